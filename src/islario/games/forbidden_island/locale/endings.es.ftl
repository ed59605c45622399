### La Isla Prohibida: cómo terminó una partida, en una línea.

ending-escaped = el grupo escapó
ending-treasure = se hundió un tesoro
ending-landing = se hundió la Pista de Aterrizaje
ending-drowned = alguien se ahogó
ending-skull = el agua llegó a la calavera
