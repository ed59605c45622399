### Robinson Crusoe: o que decidiu uma partida terminada, e uma palavra gentil.

account-won = Foi conseguido na rodada { $round } de { $rounds }.
account-closest = { CAP(THE($who)) } foi quem chegou mais perto da morte: a { $left ->
    [one] um ferimento
   *[other] { $left } ferimentos
}.
account-death = { CAP(THE($who)) } morreu na rodada { $round } de { $rounds }, fase: { $phase }{ $cause ->
    [none] {""}
   *[other] . Causa: { $cause }{ $sources ->
        [none] {""}
       *[other] {" "}({ $sources })
    }{ $lacking ->
        [none] {""}
       *[other] ; faltou: { $lacking }
    }
}.
account-wounds = { $cause ->
    [none] O resto
   *[other] { CAP($cause) }
}: { $wounds ->
    [one] { $wounds } ferimento
   *[other] { $wounds } ferimentos
}
account-camp_lost = O acampamento em { $space } foi perdido na rodada { $round } de { $rounds }{ $cause ->
    [none] {""}
   *[other] : { $cause }
}.
account-child_starved = Na rodada { $round } de { $rounds } { $food ->
    [0] não havia comida
   *[other] havia comida para { $food }
}; { $children ->
    [one] havia uma criança para alimentar
   *[other] havia { $children } crianças para alimentar
}.
account-director_died = A equipe perdeu o diretor na rodada { $round } de { $rounds }{ $cause ->
    [none] {""}
   *[other] : { $cause }
}.

## O que ainda faltava do objetivo
account-no_fire = O Fogo não foi construído.
account-wood_short = { $n ->
    [one] Faltou uma madeira na pilha.
   *[other] Faltaram { $n } madeiras na pilha.
}
account-crosses_short = { $n ->
    [one] Faltou uma cruz.
   *[other] Faltaram { $n } cruzes.
}
account-no_raft = A jangada não foi construída.
account-jenny_alone = Ninguém buscou Jenny na sua rocha.
account-no_lifeboat = O bote salva-vidas não foi construído.
account-tiles_short = { $n ->
    [one] Faltou explorar uma peça.
   *[other] Faltou explorar { $n } peças.
}
account-temples_short = { $n ->
    [one] Faltou explorar um totem.
   *[other] Faltou explorar { $n } totens.
}
account-no_boat = O escaler não foi construído.
account-city_unseen = A cidade dos canibais é vista a partir da rodada { $round }: não se chegou a ela.
account-city_stands = A cidade dos canibais não foi queimada: sua força era { $strength }, o nível de armas { $weapon }.
account-items_short = Invenções que faltaram: { $items }.
account-home_short = Ao lar faltou: { $what }.
account-traps_short = { $n ->
    [one] Faltou uma armadilha.
   *[other] Faltaram { $n } armadilhas.
}
account-kong_stays = King Kong não foi afugentado: a caçada custa { $price } níveis de armas, e o nível de armas era { $weapon }.

## Uma palavra gentil
kind-won = A ilha deixou o grupo partir. Foi merecido, dia após dia.
kind-death = A ilha é dura com quem chega a ela. Os próximos saberão mais.
kind-out_of_time = O grupo resistiu a todas as tempestades; só faltaram dias.
kind-camp_lost = Acampamentos podem se perder. A ilha tem outras margens para o próximo.
kind-jenny_died = Não dava para tentar mais. Ela sabia que alguém vinha.
kind-child_starved = Era demais para tão poucas mãos. Da próxima vez a despensa estará mais cheia.
kind-director_died = O filme fica sem final, e mesmo assim a história é boa.
