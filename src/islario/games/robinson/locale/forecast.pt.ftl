### Robinson Crusoe: o que diz a previsão. forecast-warn-CODE é um aviso enquanto se faz o plano, forecast-answer-CODE o
### que uma resposta muda, forecast-omit-CODE o que não se conta, forecast-lack-WHAT o que falta para algo.
### As chances são porcentagens inteiras.

forecast-warn-incomplete = { $target }: { $n ->
    [one] falta um peão
   *[other] faltam { $n } peões
}
forecast-warn-wood_short = { $target }: faltam { $n } de madeira para tudo o que está planejado
forecast-warn-different_players = { $target }: são necessários peões de dois jogadores diferentes
forecast-warn-first_answers = { CAP(THE($who)) } realiza a ação { $slot }: { THE($seat) }, como primeiro jogador, tem de completá-la
forecast-warn-beast = { $target }: uma fera espreita ali e não há armas: um ferimento para { THE($who) }
forecast-warn-adventure_waits = Uma aventura espera no espaço “{ $place }”
forecast-warn-first_unnamed = A ficha do espaço “{ $place }” fica com { $target }, se outra ação não for nomeada a primeira
forecast-warn-death = { CAP(THE($who)) } pode morrer nesta rodada: { $chance } %
forecast-warn-hungry = { $chance ->
    [100] Até { $n } de { $mouths } vão passar fome esta noite
   *[other] Até { $n } de { $mouths } podem passar fome esta noite: { $chance } %
}
forecast-warn-food_reserved = { $n } de comida está reservada para o plano e não pode ser comida
forecast-warn-clouds = { $chance ->
    [100] O telhado ({ $roof }) não vai aguentar o clima desta noite
   *[other] O telhado ({ $roof }) pode não aguentar o clima desta noite: { $chance } %
}
forecast-warn-no_shelter = { $chance ->
    [100] Esta noite todos dormem ao relento
   *[other] Esta noite talvez todos durmam ao relento: { $chance } %
}
forecast-warn-rot = Até { $n } de comida vai apodrecer
forecast-warn-threat = { $card } ataca com o próximo evento: ninguém cuida dela
forecast-warn-idle = { $n ->
    [one] Um peão dos jogadores ainda não tem o que fazer
   *[other] { $n } peões dos jogadores ainda não têm o que fazer
}
forecast-warn-friday_idle = Sexta-Feira ainda não tem o que fazer

forecast-answer-gain = { $resource } +{ $n }
forecast-answer-lose = { $resource } −{ $n }
forecast-answer-dinner = então { $food } de comida para { $mouths } esta noite
forecast-answer-wound = { $who }: { $n ->
    [one] 1 ferimento
   *[other] { $n } ferimentos
}
forecast-answer-heal = { $who }: { $n ->
    [one] cura-se 1 ferimento
   *[other] curam-se { $n } ferimentos
}
forecast-answer-determined = { $who }: determinação +{ $n }
forecast-answer-discouraged = { $who }: determinação −{ $n }
forecast-answer-raise = { $level ->
    [morale] o moral sobe { $n }, para { $now }
    [roof] telhado +{ $n }: { $now }
    [palisade] paliçada +{ $n }: { $now }
   *[weapon] armas +{ $n }: { $now }
}
forecast-answer-lower = { $level ->
    [morale] o moral cai { $n }, para { $now }
    [roof] telhado −{ $n }: { $now }
    [palisade] paliçada −{ $n }: { $now }
   *[weapon] armas −{ $n }: { $now }
}
forecast-answer-put = coloca-se: { $mark } ({ $place })
forecast-answer-lift = sai: { $mark } ({ $place })
forecast-answer-won = ganha-se: { $card }
forecast-answer-lost = perde-se: { $card }
forecast-answer-comes = { $card } chega no fim da fase de ação
forecast-answer-returns = { $card } voltará como evento
forecast-answer-reroll = { $die } de novo: { $chance } % de dar certo
forecast-answer-unknown = { $what ->
    [adventure] compra-se uma carta de aventura
    [discovery] descobre-se algo
    [mystery] compram-se cartas de mistério
    [hunt] uma fera que ninguém viu
    [tile] uma peça que ninguém viu
    [event] uma carta de evento que ninguém viu
   *[chance] o resto é acaso
}
forecast-answer-over = a partida acaba

forecast-omit-adventure = cartas de aventura
forecast-omit-discovery = fichas de descoberta
forecast-omit-mystery = cartas de mistério
forecast-omit-hunt = feras desconhecidas
forecast-omit-tile = peças desconhecidas
forecast-omit-event = o próximo evento
forecast-omit-chance = o que cartas e itens compram ou rolam
forecast-omit-uses = habilidades e itens que alguém pode usar
forecast-omit-choices = o que se pode recusar

forecast-lack-wood = { $n } de madeira
forecast-lack-food = { $n } de comida
forecast-lack-fur = { $n } de pele
forecast-lack-pawns = { $n ->
    [one] 1 peão
   *[other] { $n } peões
}
forecast-lack-weapon = { $n ->
    [one] 1 nível de armas
   *[other] { $n } níveis de armas
}
forecast-lack-shelter = um abrigo
forecast-lack-item = { $thing }
forecast-lack-terrain = { $thing }
forecast-lack-players = { $n ->
    [one] um peão de outro jogador
   *[other] peões de { $n } jogadores
}
