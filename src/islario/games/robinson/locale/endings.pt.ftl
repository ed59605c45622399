### Robinson Crusoe: como terminou uma partida, em uma linha.

ending-won = objetivo alcançado
ending-death = um náufrago morreu
ending-out_of_time = o tempo acabou
ending-camp_lost = o acampamento foi perdido
ending-jenny_died = Jenny morreu
ending-child_starved = uma criança passou fome
ending-director_died = o diretor morreu
