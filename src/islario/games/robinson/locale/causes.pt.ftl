## Por que as coisas acontecem
cause-meal = a refeição do grupo
cause-hunger = fome
cause-own_food = a refeição fora do acampamento
cause-outside = uma noite fora do acampamento
cause-no_shelter = uma noite sem abrigo
cause-night_token = mais 1 comida por jogador esta noite
cause-camp_moved = o acampamento se muda
cause-camp_left = o acampamento se muda para outra peça
cause-rot = a comida não dura até amanhã
cause-round_over = a rodada terminou
cause-jenny_alone = Jenny está sozinha no seu rochedo
cause-snow = nuvens de neve
cause-clouds = nuvens acima do telhado
cause-animals_die = dado de animais famintos
cause-storm_token = ficha de tempestade
cause-weather = o clima
cause-weather_over = o clima passou
cause-break_in = os animais entram onde não há paliçada
cause-hungry_crew = uma noite de fome
cause-lair = uma noite em um covil
cause-lava = lava
cause-city = a cidade é avistada
cause-war = guerra contra os canibais
cause-kong = a caça a King Kong
cause-pile = madeira para a pilha
cause-morale = o moral do grupo
cause-alone = partida solo
cause-arrow = ferimentos além de uma seta de moral
cause-production = produção
cause-wound_die = dado de ferimento da ação
cause-beast_token = uma fera à espreita
cause-no_adventure = um ferimento em vez de uma aventura
cause-failure = a ação fracassa
cause-threat = enfrentar uma ameaça
cause-hunt = caça
cause-build = construção
cause-gather = coleta
cause-explore = exploração
cause-camp = organização do acampamento
cause-rest = descanso
cause-reclaim = recuperação de terreno
cause-own_invention = uma invenção própria
cause-friday_reroll = Sexta-Feira rola de novo
cause-token_done = já teve o seu efeito
cause-reroll_token = ficha de rolar de novo
cause-phase_over = a fase terminou
cause-tile_down = a peça está inacessível
cause-comes_home = volta ao acampamento
cause-card_gone = sua carta não está mais em jogo
cause-moment_come = chegou o seu momento
cause-not_wanted = não é das que se procuram
cause-ignored = ignorada
cause-carried_out = cumprida
cause-rain_die = dado de chuva
cause-winter_die = dado de inverno
cause-rain_token = ficha de nuvem de chuva
cause-snow_token = ficha de nuvem de neve

## O que faltava
lack-wood = madeira
lack-food = comida
lack-preserved = comida não perecível
lack-fur = pele
lack-roof = telhado
lack-palisade = paliçada
lack-weapon = armas para perder
lack-strength = armas
lack-determination = determinação
lack-item = itens
lack-invention = invenções
lack-source = uma fonte
lack-tile = uma peça
lack-site = para onde ir

## O fim de uma frase que diz por quê
because-part = { $rule ->
    [SCEN3-6] , o livro
    [SCEN5-6] , o livro
    [SCEN7-7] , o livro
    [SCEN2-9] , { totem-s2_2 }
    [SCEN3-12] , { totem-s3_1 }
    [SCEN3-13] , { totem-s3_2 }
    [SCEN3-15] , { totem-s3_4 }
    [SCEN5-12] , uma aldeia
    [SCEN5-13] , uma aldeia
    [SCEN5-14] , uma aldeia
   *[other] {""}
}
because = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause }{ because-part }{ $rule ->
        [none] {""}
       *[other] ; { $rule }
    })
}
because-goods = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause }{ because-part }{ $sources ->
        [none] {""}
       *[other] : { $sources }
    }{ $rule ->
        [none] {""}
       *[other] ; { $rule }
    })
}
because-life = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause }{ because-part }{ $sources ->
        [none] {""}
       *[other] : { $sources }
    }{ $lacking ->
        [none] {""}
       *[other] ; falta: { $lacking }
    }{ $rule ->
        [none] {""}
       *[other] ; { $rule }
    })
}
