### Robinson Crusoe: cómo terminó una partida, en una línea.

ending-won = objetivo cumplido
ending-death = murió un náufrago
ending-out_of_time = se acabó el tiempo
ending-camp_lost = se perdió el campamento
ending-jenny_died = murió Jenny
ending-child_starved = un niño pasó hambre
ending-director_died = murió el director
