### Robinson Crusoe: lo que dice el pronóstico. forecast-warn-CODE es un aviso mientras se hace el plan,
### forecast-answer-CODE lo que cambia una respuesta, forecast-omit-CODE lo que no se cuenta, forecast-lack-WHAT lo que
### falta para algo. Las probabilidades son tantos por ciento enteros.

forecast-warn-incomplete = { $target }: { $n ->
    [one] falta un peón
   *[other] faltan { $n } peones
}
forecast-warn-wood_short = { $target }: faltan { $n } de madera para todo lo planeado
forecast-warn-different_players = { $target }: hacen falta peones de dos jugadores distintos
forecast-warn-first_answers = { CAP(THE($who)) } realiza la acción { $slot }: { THE($seat) }, como primer jugador, tiene que completarla
forecast-warn-beast = { $target }: allí acecha una bestia y no hay armas: una herida para { THE($who) }
forecast-warn-adventure_waits = Una aventura espera en el espacio «{ $place }»
forecast-warn-first_unnamed = La ficha del espacio «{ $place }» es para { $target }, si no se nombra primera otra acción
forecast-warn-death = { CAP(THE($who)) } puede morir esta ronda: { $chance } %
forecast-warn-hungry = { $chance ->
    [100] Hasta { $n } de { $mouths } pasarán hambre esta noche
   *[other] Hasta { $n } de { $mouths } pueden pasar hambre esta noche: { $chance } %
}
forecast-warn-food_reserved = { $n } de comida está reservada para el plan y no se puede comer
forecast-warn-clouds = { $chance ->
    [100] El tejado ({ $roof }) no aguantará el clima de esta noche
   *[other] El tejado ({ $roof }) puede no aguantar el clima de esta noche: { $chance } %
}
forecast-warn-no_shelter = { $chance ->
    [100] Esta noche se duerme al raso
   *[other] Puede que esta noche se duerma al raso: { $chance } %
}
forecast-warn-rot = Se pudrirá hasta { $n } de comida
forecast-warn-threat = { $card } golpea con el próximo evento: nadie se ocupa de ella
forecast-warn-idle = { $n ->
    [one] Un peón de los jugadores aún no tiene nada que hacer
   *[other] { $n } peones de los jugadores aún no tienen nada que hacer
}
forecast-warn-friday_idle = Viernes aún no tiene nada que hacer

forecast-answer-gain = { $resource } +{ $n }
forecast-answer-lose = { $resource } −{ $n }
forecast-answer-dinner = entonces { $food } de comida para { $mouths } esta noche
forecast-answer-wound = { $who }: { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}
forecast-answer-heal = { $who }: { $n ->
    [one] se cura 1 herida
   *[other] se curan { $n } heridas
}
forecast-answer-determined = { $who }: determinación +{ $n }
forecast-answer-discouraged = { $who }: determinación −{ $n }
forecast-answer-raise = { $level ->
    [morale] la moral sube { $n }, a { $now }
    [roof] tejado +{ $n }: { $now }
    [palisade] empalizada +{ $n }: { $now }
   *[weapon] armas +{ $n }: { $now }
}
forecast-answer-lower = { $level ->
    [morale] la moral baja { $n }, a { $now }
    [roof] tejado −{ $n }: { $now }
    [palisade] empalizada −{ $n }: { $now }
   *[weapon] armas −{ $n }: { $now }
}
forecast-answer-put = se pone: { $mark } ({ $place })
forecast-answer-lift = se va: { $mark } ({ $place })
forecast-answer-won = se obtiene: { $card }
forecast-answer-lost = se pierde: { $card }
forecast-answer-comes = { $card } llega al final de la fase de acción
forecast-answer-returns = { $card } volverá como evento
forecast-answer-reroll = { $die } otra vez: { $chance } % de que salga bien
forecast-answer-unknown = { $what ->
    [adventure] se roba una carta de aventura
    [discovery] se descubre algo
    [mystery] se roban cartas de misterio
    [hunt] una bestia que nadie ha visto
    [tile] una loseta que nadie ha visto
    [event] una carta de evento que nadie ha visto
   *[chance] lo demás es azar
}
forecast-answer-over = se acaba la partida

forecast-omit-adventure = cartas de aventura
forecast-omit-discovery = fichas de descubrimiento
forecast-omit-mystery = cartas de misterio
forecast-omit-hunt = bestias desconocidas
forecast-omit-tile = losetas desconocidas
forecast-omit-event = el próximo evento
forecast-omit-chance = lo que cartas y objetos roban o tiran
forecast-omit-uses = habilidades y objetos que alguien puede usar
forecast-omit-choices = lo que se puede dejar pasar

forecast-lack-wood = { $n } de madera
forecast-lack-food = { $n } de comida
forecast-lack-fur = { $n } de piel
forecast-lack-pawns = { $n ->
    [one] 1 peón
   *[other] { $n } peones
}
forecast-lack-weapon = { $n ->
    [one] 1 nivel de armas
   *[other] { $n } niveles de armas
}
forecast-lack-shelter = un refugio
forecast-lack-item = { $thing }
forecast-lack-terrain = { $thing }
forecast-lack-players = { $n ->
    [one] un peón de otro jugador
   *[other] peones de { $n } jugadores
}
