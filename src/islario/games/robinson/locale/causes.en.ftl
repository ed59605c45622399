## Why things happen
cause-meal = the meal
cause-hunger = hunger
cause-own_food = the meal outside the camp
cause-outside = a night outside the camp
cause-no_shelter = a night without shelter
cause-night_token = 1 food more for each player tonight
cause-camp_moved = the camp moves
cause-camp_left = the camp moves away
cause-rot = food does not keep overnight
cause-round_over = the round is over
cause-jenny_alone = Jenny is alone on her rock
cause-snow = winter clouds
cause-clouds = clouds above the roof
cause-animals_die = the roll for hungry animals
cause-storm_token = storm token
cause-weather = the weather
cause-weather_over = the weather is over
cause-break_in = animals break in where there is no palisade
cause-hungry_crew = a hungry night
cause-lair = a night in a lair
cause-lava = lava
cause-city = the city is seen
cause-war = war with the cannibals
cause-kong = the hunt for King Kong
cause-pile = wood for the pile
cause-morale = the morale of the group
cause-alone = playing alone
cause-arrow = wounds past a morale arrow
cause-production = production
cause-wound_die = wound die of the action
cause-beast_token = a beast lurks
cause-no_adventure = a wound instead of an adventure
cause-failure = the action fails
cause-threat = dealing with a threat
cause-hunt = hunt
cause-build = build
cause-gather = gathering
cause-explore = exploration
cause-camp = arranging the camp
cause-rest = rest
cause-reclaim = reclaiming land
cause-own_invention = an invention of one's own
cause-friday_reroll = Friday rolls again
cause-token_done = it has had its effect
cause-reroll_token = reroll token
cause-phase_over = the phase is over
cause-tile_down = the tile is inaccessible
cause-comes_home = comes back to the camp
cause-card_gone = its card is no longer in play
cause-moment_come = its moment has come
cause-not_wanted = not one of those that are looked for
cause-ignored = ignored
cause-carried_out = carried out
cause-rain_die = rain die
cause-winter_die = winter die
cause-rain_token = rain token
cause-snow_token = snow token

## What was missing
lack-wood = wood
lack-food = food
lack-preserved = non-perishable food
lack-fur = fur
lack-roof = roof
lack-palisade = palisade
lack-weapon = weapons to lose
lack-strength = weapons
lack-determination = determination
lack-item = items
lack-invention = inventions
lack-source = a source
lack-tile = a tile
lack-site = a place to go

## The end of a sentence that says why
because-part = { $rule ->
    [SCEN3-6] , the book
    [SCEN5-6] , the book
    [SCEN7-7] , the book
    [SCEN2-9] , { totem-s2_2 }
    [SCEN3-12] , { totem-s3_1 }
    [SCEN3-13] , { totem-s3_2 }
    [SCEN3-15] , { totem-s3_4 }
    [SCEN5-12] , a village
    [SCEN5-13] , a village
    [SCEN5-14] , a village
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
       *[other] ; missing: { $lacking }
    }{ $rule ->
        [none] {""}
       *[other] ; { $rule }
    })
}
