### Robinson Crusoe.

game-name = Robinson Crusoe

## Pawns and things of the camp
pawn-pawn = a pawn of one's own
    .article = none
pawn-friday = Friday
    .article = none
pawn-jenny = Jenny
    .article = none
pawn-dog = Dog
    .article = the
pawn-map = Map's pawn
    .article = the
pawn-lantern = Lantern's pawn
    .article = the
pawn-belts = Belts' pawn
    .article = the
pawn-shield = Shield's pawn
    .article = the
pawn-raft = Raft's pawn
    .article = the
pawn-hammer_and_nails = Hammer and Nails
    .article = none
pawn-candles = a Candles token
    .article = none
pawn-candles_card = Candles card
    .article = the
pawn-compass = Compass's pawn
    .article = the
pawn-handyman = Handyman's pawn
    .article = the
pawn-rope_ladder = Rope Ladder's pawn
    .article = the
pawn-scenario_token = a token of the scenario
    .article = none
pawn-crew_pawn = crew's pawn
    .article = the
pawn-economical_construction = Economical Construction
    .article = none
pawn-bible = Bible
    .article = the
building-shelter = Shelter
    .article = the
building-roof = Roof
    .article = the
building-palisade = Palisade
    .article = the
building-weapon = Weapons
    .article = many
field-special = Reclaim Land

## Phases, and when things can be used
phase-event = event
phase-morale = morale
phase-production = production
phase-action = action
phase-weather = weather
phase-night = night
when-any = at any time, if it has an effect
when-planning = before the first pawn of the round is placed
when-fight = in a fight
when-night = at night
when-weather = when the weather is rolled
when-mystery = when mysteries are drawn
when-animals = when the hungry animals come
when-explore = as an Explore action

## What dice show
face-success = success
face-wound = wound
face-adventure = adventure
face-rain_1 = 1 rain cloud
face-rain_2 = 2 rain clouds
face-snow_1 = 1 snow cloud
face-snow_2 = 2 snow clouds
face-fight = a beast attacks
face-palisade = the palisade is attacked
face-food = food is stolen
face-blank = nothing

## Where things lie
place-A1 = Space A1
place-A2 = Space A2
place-A3 = Space A3
place-B1 = Space B1
place-B2 = Space B2
place-B3 = Space B3
place-B4 = Space B4
place-C1 = Space C1
place-C2 = Space C2
place-C3 = Space C3
place-A4 = Space A4
place-threat = Threat
place-hunt = Hunt
place-build = Build
place-gather = Gather
place-explore = Explore
place-camp = Arrange the Camp
place-rest = Rest
place-weather = Weather
place-night = Night
place-building_cost = Cost of shelter, roof and palisade
place-weapon_cost = Cost of weapons
place-production = Production
place-round = This round
place-seat_0 = Player 1
place-seat_1 = Player 2
place-seat_2 = Player 3
place-seat_3 = Player 4
place-friday = Friday
place-jenny = Jenny
place-dawn = Beginning of the next round
place-items = Items

## What is in force: tokens, markers, special wounds, what waits
mark-adventure = the next action meets an adventure
mark-reroll = the next success is rolled again
mark-minus_pawn = an action needs one pawn more
mark-beast = a beast lurks: 1 stronger in the hunt, elsewhere 1 wound without weapons
mark-plus_wood = 1 wood more: gained on a tile, paid for a build
mark-plus_food = 1 food more: gained on a tile, eaten by each player at night
mark-black = the next Arrange the Camp only takes this marker away
mark-rain = 1 rain cloud more
mark-snow = 1 snow cloud more
mark-storm = the storm costs 1 palisade
mark-animals = the hungry animals die is rolled
mark-no_food = production gives no food
mark-no_wood = production gives no wood
mark-wood_more = production gives 1 wood more
mark-food_less = production gives 1 food less
mark-half = production gives only half, rounded down
mark-skip = there is no production
mark-no_mixed = no action may combine pawns of different players
mark-items_off = items cannot be used until the actions are over
mark-exhausted = the first source is exhausted
mark-exhausted_second = the second source is exhausted
mark-covered = the terrain counts as unexplored
mark-down = the tile is inaccessible
mark-shortcut = shortcut: production gives 1 cube of this tile
mark-white = fog or ash: actions here need one pawn more
mark-blue = a cross or a trap
mark-fire_sign = the tile found here loses a source
mark-number = a numbered totem
mark-burnt = dealt with
mark-one_pawn = only one pawn
mark-build_camp_rest = may only build, arrange the camp or rest
mark-only_rest = may only rest
mark-no_skills = may not use skills
mark-confused = first successes are rolled again, and even sure actions roll the success die
mark-cursed = first successes are rolled again until the curse is lifted
mark-outside = spends the night outside the camp
mark-build_head = special wound on the head (Build)
mark-build_arm = special wound on the arm (Build)
mark-build_belly = special wound on the belly (Build)
mark-build_leg = special wound on the leg (Build)
mark-gather_head = special wound on the head (Gather)
mark-gather_arm = special wound on the arm (Gather)
mark-gather_belly = special wound on the belly (Gather)
mark-gather_leg = special wound on the leg (Gather)
mark-explore_head = special wound on the head (Explore)
mark-explore_arm = special wound on the arm (Explore)
mark-explore_belly = special wound on the belly (Explore)
mark-explore_leg = special wound on the leg (Explore)
mark-arrow = a covered morale arrow: it no longer lowers morale
mark-later = an effect still to come
mark-every_night = an effect every night
mark-lost_roof = roof lost when the camp moved: the threat action gives 1 back
mark-lost_palisade = palisade lost when the camp moved: the threat action gives 1 back
mark-marked_item = a marked item
mark-beast_gather = a beast lurks: gathering or exploring without weapons costs 1 wound
mark-crew_pawn = one more pawn for a build
mark-sheltered = found a natural shelter: whoever has to sleep outside the camp tonight takes no wound for it

## What is asked
asking-plan = plan the actions of the round
asking-window = use something now, or go on
asking-option = choose an option
asking-space = choose a space
asking-source = choose a source
asking-person = choose a person
asking-invention = choose an invention
asking-slot = choose the action that is resolved next
asking-token = choose a discovery token
asking-tile = choose a tile
asking-resource = choose a resource
asking-mark = choose a token on the board
asking-number = choose a number
asking-arrow = choose a morale arrow
asking-building = choose what to build

## What can be planned
target-threat = { $a ->
    [left] deal with the left threat
   *[right] deal with the right threat
}
target-hunt = { $a ->
    [kong] hunt King Kong
   *[none] hunt
}
target-war = { $a ->
    [A4] attack the city of the cannibals
   *[other] attack the village on { $a }
}
target-build = { $a ->
    [shelter] build the shelter
    [roof] build the roof
    [palisade] build the palisade
    [weapon] make weapons
   *[other] build { THE($a) }
}{ $b ->
    [none] {""}
   *[other] {" "}({ $b })
}
target-gather = { $b ->
    [wood] gather wood on { $a }
   *[food] gather food on { $a }
}
target-explore = { $a ->
    [raft] fetch Jenny with the raft
    [treasure_map] follow the Treasure Map
   *[other] explore { $a }
}
target-camp = arrange the camp
target-rest = rest
target-reclaim = reclaim land

## What can be done
action-plan = plan: { $target }{ $way ->
    [fur] , paid in fur
    [mixed_1] , with 1 fur among the wood
    [mixed_2] , with 2 furs among the wood
    [mixed_3] , with 3 furs among the wood
   *[wood] {""}
}{ $performer ->
    [friday] {" "}(Friday performs it)
    [jenny] {" "}(Jenny performs it)
   *[own] {""}
}
action-support = support action { $slot } with { THE($pawn) }
action-lead = become the performer of action { $slot }
action-take_back = take { THE($pawn) } back from action { $slot }
action-first = let action { $slot } be the first of its kind
action-confirm = confirm the plan
action-reopen = go back to planning
action-go_on = go on
action-use = use { THE($use) }{ $kind ->
    [discovery] {" "}(token)
   *[other] {""}
}{ $die ->
    [none] {""}
   *[other] : { $die }
}
action-spend_first = spend { THE($resource) } first
action-decline = choose none
action-option = choose option { $answer }
action-space = choose space { $answer }
action-source = { $which ->
    [1] choose the first source of { $space }
    [2] choose the second source of { $space }
   *[terrain] choose the terrain of { $space }
}
action-person = choose { THE($who) }
action-invention = choose { THE($answer) }
action-slot = resolve action { $answer } next
action-token = choose { THE($answer) }
action-tile = choose tile { $answer }
action-resource = choose { THE($answer) }
action-mark = remove token { $answer }, in the order in which they came
action-number = choose the number { $answer }
action-arrow = cover morale arrow { $which } of { THE($who) }
action-building = choose to build { THE($answer) }

## What happens
event-round_began = Round { $round } begins.
event-phase_began = Phase: { $phase }.
event-drew = { $who ->
    [group] Drawn: { $card }.
   *[other] { CAP(THE($who)) } draws: { $card }.
}
event-gained = Gained: { $resource }, { $amount }{ because }.
event-lost = Lost: { $resource }, { $amount }{ $missing ->
    [0] {""}
   *[other] ; missing: { $missing }
}{ because-goods }.
event-wounded = { CAP($who) }: { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}{ because-life }.
event-healed = { CAP(THE($who)) } heals { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}{ because }.
event-died = { CAP(THE($who)) } dies{ because-life }.
event-determined = { CAP(THE($who)) } gains { $amount } determination, now { $now }{ because }.
event-discouraged = { CAP(THE($who)) } loses { $amount } determination{ $missing ->
    [0] {""}
   *[other] ; missing: { $missing }
}{ because }.
event-morale_is = Morale is now { $level }, before { $before }{ because }.
event-level_is = { $what }: level { $level }, before { $before }{ because }.
event-mark_put = { CAP($place) }: { $mark }{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}.
event-mark_gone = { CAP($place) }, no longer: { $mark }{ because }.
event-tile_found = Tile { $tile } is found on { $space }.
event-camp_moved = The camp moves from { $from } to { $space }.
event-built = { $who ->
    [group] The group builds { THE($card) }.
   *[other] { CAP(THE($who)) } builds { THE($card) }.
}
event-item_lost = { CAP(THE($card)) } { ARTICLE($card) ->
    [many] are
   *[other] is
} lost{ because }.
event-opened = New invention: { $card }.
event-put_away = { $carried_out ->
    [yes] Discarded: { $card }
   *[no] Discarded without effect: { $card }
}{ because }.
event-shuffled_in = Shuffled into the event deck: { $card }.
event-kept = Kept: { $card }.
event-rolled = { CAP(THE($who)) } rolls for { $action ->
    [build] Build
    [gather] Gather
   *[explore] Explore
}: { $dice ->
    [none] nothing
   *[other] { $dice }
}.
event-rerolled = A die of { $action ->
    [build] Build
    [gather] Gather
   *[explore] Explore
} is rolled again; now: { $dice ->
    [none] nothing
   *[other] { $dice }
}.
event-succeeded = { CAP(THE($who)) } succeeds: { $action ->
    [threat] Threat
    [hunt] Hunt
    [build] Build
    [gather] Gather
    [explore] Explore
    [camp] Arrange the Camp
    [rest] Rest
   *[special] Reclaim Land
}.
event-failed = { CAP(THE($who)) } fails: { $action ->
    [build] Build
    [gather] Gather
   *[explore] Explore
}.
event-weather_rolled = { $die }: { $face }.
event-clouds = The weather: { $rain ->
    [one] { $rain } rain cloud
   *[other] { $rain } rain clouds
}, { $snow ->
    [one] { $snow } snow cloud
   *[other] { $snow } snow clouds
}; roof { $roof }.
event-fought = { CAP(THE($who)) } fights strength { $strength } with weapons { $weapon }.
event-used = { $card ->
    [none] { CAP(THE($who)) } uses Friday's determination.
   *[other] { CAP(THE($who)) } uses { THE($card) }.
}
event-struck = The threat strikes: { $card }.
event-answered = { $asked ->
    [option] { $means ->
        [none] { CAP(THE($seat)) } chooses option { $answer }{ $card ->
            [none] {""}
           *[other] {" "}of { $card }
        }.
       *[other] { CAP(THE($seat)) }: { $means }.
    }
    [space] { CAP(THE($seat)) } chooses space { $answer }.
    [source] { $which ->
        [1] { CAP(THE($seat)) } chooses the first source of { $space }.
        [2] { CAP(THE($seat)) } chooses the second source of { $space }.
       *[terrain] { CAP(THE($seat)) } chooses the terrain of { $space }.
    }
    [person] { CAP(THE($seat)) } chooses { THE($who) }.
    [invention] { CAP(THE($seat)) } chooses { THE($answer) }.
    [slot] { CAP(THE($seat)) }: action { $answer } is resolved next.
    [token] { CAP(THE($seat)) } chooses { THE($answer) }.
    [tile] { CAP(THE($seat)) } chooses tile { $answer }.
    [resource] { CAP(THE($seat)) } chooses { THE($answer) }.
    [mark] { CAP(THE($seat)) } removes token { $answer }, in the order in which they came.
    [number] { CAP(THE($seat)) } chooses the number { $answer }.
    [arrow] { CAP(THE($seat)) } covers morale arrow { $which } of { THE($who) }.
    [building] { CAP(THE($seat)) } chooses to build { THE($answer) }.
   *[decline] { CAP(THE($seat)) } chooses none.
}
event-first_is = { CAP(THE($who)) } is the first player.
event-planned = Action { $slot }, { $target }: { THE($pawn) } takes part.
event-taken_back = Action { $slot }: { THE($pawn) } is taken back.
event-led = { CAP(THE($who)) } becomes the performer of action { $slot }.
event-put_first = Action { $slot } comes first among those of its kind.
event-no_shelter = The camp has no shelter: everybody in it takes a wound.
event-no_adventure = { CAP(THE($who)) } draws no adventure, and takes a wound instead.
event-set_aside = Set aside without effect: { $card }{ because }.
event-pit_rolled = { $card }: the die shows { $dice ->
    [none] nothing
   *[other] a wound, which brings food
}.
event-first_throw = { CAP(THE($who)) } throws a success for { $action ->
    [build] Build
    [gather] Gather
   *[explore] Explore
}, which is thrown again{ because }.
event-confirmed = { CAP(THE($who)) } confirms the plan.
event-resolved = Action { $slot } is resolved by { THE($who) }: { $action ->
    [threat] Threat
    [hunt] Hunt
    [build] Build
    [gather] Gather
    [explore] Explore
    [camp] Arrange the Camp
    [rest] Rest
   *[special] Reclaim Land
}.
event-beast_joined = A beast joins the hunting deck ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}).
event-beast_faced = { CAP(THE($who)) } faces { THE($card) }.
event-found = { $who ->
    [group] The group finds { THE($card) }.
   *[other] { CAP(THE($who)) } finds { THE($card) }.
}
event-ate = Food eaten: { $players }; hungry: { $hungry }.
event-rotted = { $food } food rots{ because }.
event-arrived = Arrives in the camp: { $resource }, { $amount }.
event-piled = { $wood } wood goes on column { $column } of the pile.
event-crew_lost = The crew loses { THE($crew) }{ because }.
event-ended = { $result }
event-shelter_built = The shelter is built.
event-shelter_lost = The shelter is lost, roof and palisade with it{ because }.
event-decided = { CAP(THE($who)) } chooses option { $option } of { $card }.

## How it ends
result-won = Won: the goal of the scenario is reached!
result-death = Lost: one of the castaways died.
result-out_of_time = Lost: the last round is over, and the goal is not reached.
result-camp_lost = Lost: the camp is gone with its tile.
result-jenny_died = Lost: Jenny died.
result-child_starved = Lost: a child went hungry.
result-director_died = Lost: the director died.

## Why something is not possible: planning
reason-not_planning = Now is not the time to plan.
reason-planning_now = Now the actions are being planned.
reason-no_pawn = No such pawn is left to place.
reason-not_this_round = An effect forbids it to this pawn this round: { $target }.
reason-other_scenario = This scenario has no such action: { $target }.
reason-no_threat = There is no card on that space: { $target }.
reason-planned_already = That is planned already: { $target }.
reason-taken_this_round = That source has given its goods this round already: { $target }.
reason-item_missing = Items are missing ({ $target }): { THE($items) }.
reason-weapon_too_low = This needs weapons { $needed }, and there are { $weapon }: { $target }.
reason-serves_one_threat = This needs weapons { $needed }, and there are { $weapon }; the temporary levels serve the other threat: { $target }.
reason-no_beast = There is no beast in the hunting deck: { $target }.
reason-all_beasts_planned = As many hunts are planned as there are beasts in the hunting deck ({ $cards }): { $target }.
reason-already_built = That is built already, or is about to be: { $target }.
reason-no_shelter = First the camp needs a shelter: { $target }.
reason-not_open = That invention does not lie open: { $target }.
reason-not_yours = A personal invention is built by its owner only.
reason-terrain_missing = Terrain is still to be explored ({ $target }): { $terrains }.
reason-names_no_tile = Name the tile that it is built on: { $target }.
reason-not_explored = There is no tile yet: { $target }.
reason-inaccessible = There is no accessible tile: { $target }.
reason-too_far_away = That is too far from the camp: { $target }.
reason-no_path = No path of explored tiles leads there from the camp: { $target }.
reason-camp_tile = The tile of the camp gives its goods in production, not by gathering: { $target }.
reason-no_source = There is no such source on that tile: { $target }.
reason-source_exhausted = That source is exhausted: { $target }.
reason-explored_already = That is explored already: { $target }.
reason-not_payable_so = That cannot be paid in this way: { $target }.
reason-wood_missing = There is not enough free wood, { $needed } needed: { $target }.
reason-food_missing = There is not enough free food, { $needed } needed: { $target }.
reason-fur_missing = There is not enough free fur, { $needed } needed: { $target }.
reason-nothing_planned = There is no action { $slot } in the plan.
reason-not_for_this = Action { $slot } cannot be supported so: { $pawn }.
reason-mixed_players = This round no action may combine pawns of different players.
reason-not_with_friday = The Dog does not help Friday.
reason-only_carpenter = The Carpenter has to perform the action.
reason-skill_of_another = Only the owner of that skill uses it: { $pawn }.
reason-separate_actions = Here each pawn is an action of its own: plan another one.
reason-nothing_to_save = Action { $slot } costs no wood that could be saved.
reason-lies_there_already = That lies on action { $slot } already: { $pawn }.
reason-performs_already = This player performs action { $slot } already.
reason-not_on_it = This player has no pawn on action { $slot }.
reason-pawn_not_there = That does not lie on action { $slot }: { $pawn }.
reason-not_your_pawn = That pawn belongs to somebody else.
reason-has_marker = There is one on that tile already: { $target }.
reason-first_player_only = The first player decides about Friday and Jenny.
reason-confirmed_already = This player has confirmed the plan already, and can go back to planning with "reopen".
reason-not_confirmed = This player has not confirmed the plan yet.
reason-pawns_missing = Action { $slot } has { $pawns } of the pawns that it needs ({ $needed }): { $target }.
reason-different_players = Action { $slot } needs pawns of two different players: { $target }.
reason-pawns_left = There are still pawns to place.
reason-no_field_token = No token makes it matter whether action { $slot } is the first of its kind.
reason-first_already = Action { $slot } is the first of its kind already.
reason-not_built_yet = What this needs is not built yet: { $target }.
reason-no_totem = There is nothing for that here: { $target }.
reason-done_already = That has been done: { $target }.
reason-nothing_to_remove = There is no black marker to remove: { $target }.
reason-no_treasure_map = Nobody has the Treasure Map: { $target }.
reason-too_few_traps = There are not three traps yet: { $target }.
reason-actress_captured = First the actress has to be freed: { $target }.

## Why something is not possible: answers, things and skills
reason-not_asked = Now { THE($seat) } is asked.
reason-answer_first = First there is a question to answer.
reason-nothing_asked = Nothing is asked now.
reason-other_question = Something else is asked: { $question }.
reason-not_among_them = That is not among the choices.
reason-one_kind_of_food = There is only one kind of food, so no choice of what is spent first.
reason-spent_first_already = That is spent first already.
reason-not_available = That is not in the camp, or is used up: { $use }.
reason-use_needs_weapon = To use { THE($use) }, weapons { $weapon } are needed.
reason-use_needs_item = To use { THE($use) }, an item is needed: { THE($item) }.
reason-use_needs_food = To use { THE($use) }, 1 food is needed, and none is free.
reason-not_now = { CAP(THE($use)) } can be used { $when }.
reason-no_effect = { CAP(THE($use)) } would do nothing now.
reason-placed_in_planning = { CAP(THE($use)) } cannot be used directly: while planning it goes onto an action (support N { $source }).
reason-works_by_itself = Nobody has to use { THE($use) }: the effect comes by itself.
reason-after_a_roll = { CAP(THE($use)) } rerolls a die right after { $roll ->
    [build] a roll for Build
    [gather] a roll for Gather
    [explore] a roll for Explore
   *[friday] a roll for Friday
}.
reason-die_not_rolled = That die has not been rolled ({ $use }): { $die }.
reason-rerolls_nothing = { $use } rerolls no die now.
reason-used_already = { CAP(THE($use)) } can be used only once, and that is done.
reason-own_fight_only = { CAP(THE($use)) } can be used for a fight in an action of one's own only.
reason-outside_camp = Whoever spends the night outside uses nothing of the camp: { $use }.
reason-not_your_skill = That skill belongs to another character: { $use }.
reason-no_skills = This player may not use skills this round: { $use }.
reason-skill_used = That skill has been used this round: { $use }.
reason-determination_missing = Using { THE($use) } costs { $needed } determination, and there is { $determination }.
reason-skill_needs_food = To use { THE($use) }, 1 food is needed, and none is free.

## Why a game or a position cannot be
reason-characters_count = Characters: { $characters }, players: { $players }. Name one for each player, or none at all.
reason-no_soldier = The Soldier does not take part with so few players ({ $players }).
