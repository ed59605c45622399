### Hashi: cómo terminó una partida, en una línea.

ending-last_card = última carta jugada
