## Por qué pasan las cosas
cause-meal = la comida del grupo
cause-hunger = hambre
cause-own_food = la comida fuera del campamento
cause-outside = una noche fuera del campamento
cause-no_shelter = una noche sin refugio
cause-night_token = 1 comida más por jugador esta noche
cause-camp_moved = el campamento se mueve
cause-camp_left = el campamento se mueve a otra loseta
cause-rot = la comida no dura hasta mañana
cause-round_over = la ronda ha terminado
cause-jenny_alone = Jenny está sola en su roca
cause-snow = nubes de invierno
cause-clouds = nubes por encima del tejado
cause-animals_die = dado de animales hambrientos
cause-storm_token = ficha de tormenta
cause-weather = el clima
cause-weather_over = el clima ha pasado
cause-break_in = los animales entran donde no hay empalizada
cause-hungry_crew = una noche de hambre
cause-lair = una noche en una guarida
cause-lava = lava
cause-city = se avista la ciudad
cause-war = guerra contra los caníbales
cause-kong = la caza de King Kong
cause-pile = madera para la pila
cause-morale = la moral del grupo
cause-alone = partida en solitario
cause-arrow = heridas más allá de una flecha de moral
cause-production = producción
cause-wound_die = dado de herida de la acción
cause-beast_token = una bestia acecha
cause-no_adventure = una herida en lugar de una aventura
cause-failure = la acción fracasa
cause-threat = se afronta una amenaza
cause-hunt = caza
cause-build = construcción
cause-gather = recolección
cause-explore = exploración
cause-camp = organización del campamento
cause-rest = descanso
cause-reclaim = recuperación de terreno
cause-own_invention = un invento propio
cause-friday_reroll = Viernes vuelve a tirar
cause-token_done = ya tuvo su efecto
cause-reroll_token = ficha de volver a tirar
cause-phase_over = la fase ha terminado
cause-tile_down = la loseta es inaccesible
cause-comes_home = vuelve al campamento
cause-card_gone = su carta ya no está en juego
cause-moment_come = ha llegado su momento
cause-not_wanted = no es de las que se buscan
cause-ignored = se ignora
cause-carried_out = cumplida
cause-rain_die = dado de lluvia
cause-winter_die = dado de invierno
cause-rain_token = ficha de nube de lluvia
cause-snow_token = ficha de nube de invierno

## Lo que faltaba
lack-wood = madera
lack-food = comida
lack-preserved = comida no perecedera
lack-fur = piel
lack-roof = tejado
lack-palisade = empalizada
lack-weapon = armas que perder
lack-strength = armas
lack-determination = determinación
lack-item = objetos
lack-invention = inventos
lack-source = una fuente
lack-tile = una loseta
lack-site = adónde ir

## El final de una frase que dice por qué
because-part = { $rule ->
    [SCEN3-6] , el libro
    [SCEN5-6] , el libro
    [SCEN7-7] , el libro
    [SCEN2-9] , { totem-s2_2 }
    [SCEN3-12] , { totem-s3_1 }
    [SCEN3-13] , { totem-s3_2 }
    [SCEN3-15] , { totem-s3_4 }
    [SCEN5-12] , una aldea
    [SCEN5-13] , una aldea
    [SCEN5-14] , una aldea
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
