### Robinson Crusoe: what the forecast says. forecast-warn-CODE is a warning while the plan is made, forecast-answer-CODE
### what an answer changes, forecast-omit-CODE what is not counted, forecast-lack-WHAT what is missing for something.
### Chances are whole per cents.

forecast-warn-incomplete = { $target }: { $n ->
    [one] one more pawn is needed
   *[other] { $n } more pawns are needed
}
forecast-warn-wood_short = { $target }: { $n } wood too little for all that is planned
forecast-warn-different_players = { $target }: pawns of two different players are needed
forecast-warn-first_answers = { CAP(THE($who)) } performs action { $slot }: { THE($seat) }, as first player, has to complete it
forecast-warn-beast = { $target }: a beast waits there, and there is no weapon: a wound for { THE($who) }
forecast-warn-adventure_waits = An adventure waits on the field "{ $place }"
forecast-warn-first_unnamed = The token on the field "{ $place }" goes to { $target }, unless another action is named the first
forecast-warn-death = { CAP(THE($who)) } may die this round: { $chance } %
forecast-warn-hungry = { $chance ->
    [100] Up to { $n } of { $mouths } go hungry tonight
   *[other] Up to { $n } of { $mouths } may go hungry tonight: { $chance } %
}
forecast-warn-food_reserved = { $n } food is reserved for the plan and cannot be eaten
forecast-warn-clouds = { $chance ->
    [100] The roof ({ $roof }) will not hold tonight's weather
   *[other] The roof ({ $roof }) may not hold tonight's weather: { $chance } %
}
forecast-warn-no_shelter = { $chance ->
    [100] Tonight everybody sleeps in the open
   *[other] Everybody may have to sleep in the open tonight: { $chance } %
}
forecast-warn-rot = Up to { $n } food will rot
forecast-warn-threat = { $card } strikes with the next event: nobody deals with it
forecast-warn-idle = { $n ->
    [one] One pawn of the players has nothing to do yet
   *[other] { $n } pawns of the players have nothing to do yet
}
forecast-warn-friday_idle = Friday has nothing to do yet

forecast-answer-gain = { $resource } +{ $n }
forecast-answer-lose = { $resource } −{ $n }
forecast-answer-dinner = then { $food } food for { $mouths } tonight
forecast-answer-wound = { $who }: { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
forecast-answer-heal = { $who }: { $n ->
    [one] 1 wound heals
   *[other] { $n } wounds heal
}
forecast-answer-determined = { $who }: determination +{ $n }
forecast-answer-discouraged = { $who }: determination −{ $n }
forecast-answer-raise = { $level ->
    [morale] morale rises by { $n }, to { $now }
    [roof] roof +{ $n }: { $now }
    [palisade] palisade +{ $n }: { $now }
   *[weapon] weapons +{ $n }: { $now }
}
forecast-answer-lower = { $level ->
    [morale] morale falls by { $n }, to { $now }
    [roof] roof −{ $n }: { $now }
    [palisade] palisade −{ $n }: { $now }
   *[weapon] weapons −{ $n }: { $now }
}
forecast-answer-put = put there: { $mark } ({ $place })
forecast-answer-lift = gone: { $mark } ({ $place })
forecast-answer-won = won: { $card }
forecast-answer-lost = lost: { $card }
forecast-answer-comes = { $card } comes at the end of the action phase
forecast-answer-returns = { $card } will come back as an event
forecast-answer-reroll = { $die } again: { $chance } % that it falls well
forecast-answer-unknown = { $what ->
    [adventure] an adventure card is drawn
    [discovery] something is discovered
    [mystery] mystery cards are drawn
    [hunt] a beast that nobody has seen
    [tile] a tile that nobody has seen
    [event] an event card that nobody has seen
   *[chance] the rest is chance
}
forecast-answer-over = the game is over

forecast-omit-adventure = adventure cards
forecast-omit-discovery = discovery tokens
forecast-omit-mystery = mystery cards
forecast-omit-hunt = unknown beasts
forecast-omit-tile = unknown tiles
forecast-omit-event = the next event
forecast-omit-chance = what cards and items draw or roll
forecast-omit-uses = skills and items that somebody may use
forecast-omit-choices = what people may decline

forecast-lack-wood = { $n } wood
forecast-lack-food = { $n } food
forecast-lack-fur = { $n } fur
forecast-lack-pawns = { $n ->
    [one] 1 pawn
   *[other] { $n } pawns
}
forecast-lack-weapon = { $n ->
    [one] 1 weapon level
   *[other] { $n } weapon levels
}
forecast-lack-shelter = a shelter
forecast-lack-item = { $thing }
forecast-lack-terrain = { $thing }
forecast-lack-players = { $n ->
    [one] a pawn of another player
   *[other] pawns of { $n } players
}
