### Robinson Crusoe: what cards do, clause by clause.

## So much of something
amount-wood = { $n } wood
amount-food = { $n } food
amount-preserved = { $n } non-perishable food
amount-fur = { $n ->
    [one] { $n } fur
   *[other] { $n } furs
}
amount-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
amount-det = { $n } determination
amount-weapon = { $n ->
    [one] { $n } weapon level
   *[other] { $n } weapon levels
}
amount-palisade = { $n ->
    [one] { $n } palisade level
   *[other] { $n } palisade levels
}
amount-pawns = { $n ->
    [one] { $n } pawn
   *[other] { $n } pawns
}
amount-treasure = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
amount-monster = { $n ->
    [one] { $n } monster
   *[other] { $n } monsters
}
amount-trap = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
}
amount-either = { $n ->
    [one] { $n } monster or trap
   *[other] { $n } monsters or traps
}
amount-any = { $n ->
    [one] { $n } mystery of any kind
   *[other] { $n } mysteries of any kind
}

## Whom an effect is about
who-performer = the performer
who-drawer = whoever drew the card
who-fighter = whoever fights
who-meeter = whoever meets it
who-user = whoever uses it
who-each = each player
who-first = the first player
who-marked = whoever has the { $wound }

## Tokens, and where they go
piece-adventure = an adventure token
piece-reroll = a reroll token
piece-minus_pawn = a “minus one pawn” token
piece-beast = a beast token
piece-plus_wood = a “+1 wood” token
piece-plus_food = a “+1 food” token
piece-black = a black marker
at-hunt = beside the hunting deck
at-build = on the Build field
at-gather = on the Gather field
at-explore = on the Explore field
at-camp = on the Arrange the Camp field
at-rest = on the Rest field
at-night = on the night space
at-building_cost = on the cost of shelter, roof and palisade
at-weapon_cost = on the cost of weapons
at-here = on the tile or space of the action
at-camp_tile = on the tile of the camp

## Effects
effect-possible = { $effect }, if possible
effect-resource = { $sign ->
    [gain] the group gains { $amount }
   *[lose] the group loses { $amount }
}
effect-food_each = the group gains { $amount } for each player
effect-lose_all = all wood, food and furs in the camp are lost
effect-gathered = the group gains { $n } more of what is being gathered, even if the action fails
effect-wounds = { $who } takes { $amount }{ $cured ->
    [no] {""}
    [0] , or none with the Cure
   *[other] , or only { $cured } with the Cure
}
effect-heal = { $who } heals { $amount }
effect-det = { $sign ->
    [gain] { $who } gains { $amount }
   *[lose] { $who } loses { $amount }
}
effect-det_all = { $who } loses all determination
effect-special_wound = { $who } gets a { $wound }
effect-unmark = that wound token is then discarded
effect-one_pawn = { $what ->
    [this_round] { $who } has only one pawn this round
   *[next_round] { $who } has only one pawn next round
}
effect-may_only = { $what ->
    [rest] { $who } may only rest this round
   *[build_camp_rest] { $who } may only build, arrange the camp or rest this round
}
effect-no_skills = { $who } may not use skills this round
effect-confused = next round { $who } rolls every first success again, and rolls the success die even for sure actions
effect-cursed = from the next round on { $who } rolls every first success again, until the curse is lifted
effect-lift_curse = the curse is lifted
effect-night_outside = { $who } spends the night outside the camp
effect-share_wounds = { $amount } per player are shared out among the players as the group likes
effect-cover_arrows = { $n ->
    [one] { $n } morale arrow is covered and no longer lowers morale
   *[other] { $n } morale arrows are covered and no longer lower morale
}
effect-give_det = one player gains { $amount }
effect-give_heal = one player heals { $amount }
effect-share_heal = { $amount } of one or several players are healed
effect-share_det = the players gain { $amount }, shared out as the group likes
effect-morale = { $sign ->
    [gain] morale rises by { $n }
   *[lose] morale falls by { $n }
}
effect-roof = { $sign ->
    [gain] the roof rises by { $n }
   *[lose] the roof drops by { $n }
}
effect-palisade = { $sign ->
    [gain] the palisade rises by { $n }
   *[lose] the palisade drops by { $n }
}
effect-weapon = { $sign ->
    [gain] the weapons rise by { $n }
   *[lose] the weapons drop by { $n }
}
effect-halve = { $what ->
    [roof] half of the roof is lost, rounded down
   *[palisade] half of the palisade is lost, rounded down
}
effect-disarm = the weapons drop to 0
effect-temp_weapon = the weapons count { $n } more for this action or fight
effect-token = { $token } goes { $place }
effect-remove_token = { $token } { $place } is removed
effect-weather = { $what ->
    [rain] a rain cloud is added to the weather
    [snow] a snow cloud is added to the weather
    [storm] a storm is added to the weather
   *[animals] the hungry animals die is rolled in the weather
}
effect-production = { $what ->
    [no_food] this round's production gives no food
    [no_wood] this round's production gives no wood
    [wood_more] this round's production gives 1 wood more
    [food_less] this round's production gives 1 food less
    [half] this round's production gives only half, rounded down
   *[skip] there is no production this round
}
effect-round = { $what ->
    [no_mixed] this round no action may combine pawns of different players
   *[items_off] items cannot be used until the actions of this round are over
}
effect-later = { $what ->
    [before_event] at the beginning of the next round
    [tonight] tonight
    [next_night] tonight
   *[every_night] every night
}: { $effects }
effect-remove_any_token = one token of your choice leaves the board
effect-exhaust = { $what ->
    [nearest_wood] the nearest wood source is exhausted
    [nearest_fish] the nearest fish source is exhausted
    [nearest_parrot] the nearest parrot source is exhausted
    [nearest_food] the nearest food source is exhausted
    [adjacent] { $count ->
        [one] a source on a tile beside the camp is exhausted
       *[other] { $count } sources on tiles beside the camp are exhausted
    }
    [adjacent_tile] all sources of a tile beside the camp are exhausted
    [camp_food] a food source of the camp's tile is exhausted
    [this_source] the source that is being gathered is exhausted
    [here] a source of this tile is exhausted
    [new_flock] all sources of the tile with this card's token are exhausted
   *[fire] a source of the explored tile is exhausted; if none was found, one of the tile found there later
}
effect-uncover = what this card covered is open again
effect-cover_terrain = { $what ->
    [beach] the terrain of a beach tile counts as unexplored
    [hills] the terrain of a hills tile counts as unexplored
    [mountains] the terrain of a mountains tile counts as unexplored
    [river] the terrain of a river tile counts as unexplored
    [plains] the terrain of a plains tile counts as unexplored
   *[here] the terrain of this tile counts as unexplored
}
effect-flip_down = { $what ->
    [adjacent] a tile beside the camp becomes inaccessible
   *[hurricane] the tile with this card's token becomes inaccessible
}
effect-flip_up = the tile that this card closed is accessible again
effect-move_camp = the camp moves to a tile beside it
effect-regain_lost = roof and palisade regain 1 level each, if they lost any by that move
effect-shortcut = the shortcut token goes on a tile beside the camp, and every production gives 1 cube of that tile
effect-corral = the group may exhaust a food source beside the camp to put a “+1 food” token on the camp's tile
effect-corral_printed = if there is a parrot source beside the camp, one is exhausted and a “+1 food” token goes on the camp's tile
effect-hatchet = the group may put a “+1 wood” token on the camp's tile
effect-remove_black = { $n ->
    [one] { $n } black marker is removed from a tile
   *[other] { $n } black markers are removed from tiles
}
effect-white_markers = { $n ->
    [one] { $n } white marker goes on a tile or space
   *[other] { $n } white markers go on different tiles or spaces
}
effect-white_here = a white marker goes on this tile
effect-remove_white = { $n ->
    [one] { $n } white marker is removed
   *[other] { $n } white markers are removed
}
effect-wasteland = the terrain of this tile counts as unexplored, if it is the first of its kind that was ever explored
effect-flip_item = { $n ->
    [one] { $n } item is lost and turns back into an invention
   *[other] { $n } items are lost and turn back into inventions
}
effect-flip_marked = the marked items are lost and turn back into inventions
effect-mark_items = { $n ->
    [one] { $n } item is marked
   *[other] { $n } items are marked
}
effect-discard_item = { $n ->
    [one] { $n } item is lost for good
   *[other] { $n } items are lost for good
}
effect-discard_inventions = { $n ->
    [one] { $n } open invention is discarded
   *[other] { $n } open inventions are discarded
}
effect-gain_invention = an invention of your choice that is not yet open joins the open ones
effect-draw_invention = { $n ->
    [one] { $n } invention is drawn and joins the open ones
   *[other] { $n } inventions are drawn and join the open ones
}
effect-free_build = { $n ->
    [one] this is built at no cost: { $items }
   *[other] one of these is built at no cost: { $items }
}
effect-discovery = { $n ->
    [one] { $n } discovery token is drawn
   *[other] { $n } discovery tokens are drawn
}
effect-starting_item = { $n ->
    [one] { $n } starting item is drawn
   *[other] { $n } starting items are drawn
}
effect-new_idea = { $n } inventions are drawn, and one of them joins the open ones
effect-reconnoitre = look at { $n } tiles of the stack and put one of them on top
effect-scout = { $n } discovery tokens are drawn, and one of them is kept
effect-track = look at the top beast of the hunting deck; it stays there or goes to the bottom
effect-reveal_tiles = the top { $n } tiles of the stack are turned up and put back in any order
effect-look_event = look at the next event card
effect-mystery = mysteries are drawn for { $wanted }; after each the drawing may stop
effect-stop_drawing = no more mysteries are drawn
effect-drop_treasures = the treasures found in this action are lost
effect-ignore_mystery = { $what ->
    [treasure] one treasure is ignored
    [monster] one monster is ignored
   *[trap] one trap is ignored
}
effect-fewer_mysteries = { $n ->
    [one] { $n } mystery fewer has to be drawn
   *[other] { $n } mysteries fewer have to be drawn
}
effect-fight = { $who } fights strength { $strength }{ $weapons ->
    [none] {""}
   *[other] ; then this is lost: { $weapons }
}{ $loot ->
    [none] {""}
   *[other] ; the spoils: { $loot }
}{ $palisade ->
    [none] {""}
   *[other] ; after them this is lost: { $palisade }
}
effect-fight_hunting = { $what ->
    [top] { $who } fights the top beast of the hunting deck
   *[free] { $who } fights the top beast of the hunting deck, whose strength does not count
}
effect-beast = { $what ->
    [discard_top] the top beast of the hunting deck is discarded
    [look] look at the top beast of the hunting deck
    [onto_event_deck] a beast waits on the event deck; the first player fights it next round
    [back_to_hunting] the beast on the event deck is shuffled into the hunting deck
    [strongest_of_three] three beasts are drawn; the strongest goes on top of the hunting deck
    [top_to_bottom] the top beast of the hunting deck goes to the bottom
   *[onto_hunting_deck] a beast goes unseen on top of the hunting deck
}
effect-choose = one of these: { $options }
effect-unless_item = without { THE($item) }: { $effects }
effect-still_missing = if it is still missing: { $effects }
effect-unless_weapon = with weapons below { $n }: { $effects }
effect-book = { $n ->
    [one] the scenario's book effect happens
   *[other] the scenario's book effect happens { $n } times
}
effect-repeat = the event happens once more
effect-clear_threats = all cards of the threat area strike and are discarded
effect-pass_first = the next player becomes the first player
effect-keep = the card is kept
effect-extra_build = { $who } may build one thing more, and rolls the dice for it
effect-ignore_cloud = { $what ->
    [rain] one rain cloud is ignored
   *[snow] one snow cloud is ignored
}
effect-turn_cloud = one snow cloud counts as a rain cloud
effect-ignore_animals = { $n ->
    [one] { $n } hungry animals die is ignored
   *[other] { $n } hungry animals dice are ignored
}
effect-reroll_animals = { $n ->
    [one] { $n } hungry animals die is rolled again
   *[other] { $n } hungry animals dice are rolled again
}
effect-roll_weather = { $what ->
    [all] the weather dice of this round are rolled now, and count in the weather phase
   *[animals] the hungry animals dice of this round are rolled now, and count in the weather phase
}
effect-pile_wood = { $n } wood goes on the pile
effect-cannibal_raid = each player takes 3 wounds, 1 fewer for each burnt village; then the camp moves, or the shelter is lost, or each player takes 2 wounds
effect-crew_dies = the crew loses the living member with the lowest number
effect-lair = from now on 1 hungry animals die more is rolled
effect-lost_item = it gives what the living member of the crew with the lowest number lost

## What cards are made of
text-nothing = nothing happens
text-book = book: first the scenario's book effect
text-event = event: { $effects }
text-threat = threat action “{ $name }” ({ $needs }): { $effects }
text-removed = the card is discarded
text-strike = if it slides off the board: { $effects }
text-stays_covered = what this card covered stays covered
text-stays_closed = the tile that this card closed stays closed
text-decide = { $who } decides: { $options }
text-option = { $number }) { $effects }
text-discard = this card is discarded
text-shuffle = this card is shuffled into the event deck
text-again = this card is shuffled into the event deck again
text-after = when it is drawn from the event deck (“{ $name }”): { $effects }
text-keep = this card is kept
text-any_time = at any time
text-use = { $when } ({ $uses ->
    [round] once a round
    [fight] once a fight
    [always] each time
    [1] once
   *[other] { $uses } times
}): { $effects }
text-pawn = one more pawn ({ $uses ->
    [round] every round
    [1] once
   *[other] { $uses } times
}): { $fields }
text-totem_pawn = Explore, on totems only
text-needs = needs: { $needs }
text-or = { $one } or { $other }
text-pawns_apart = of different players
text-weapon = weapons { $n }
text-price = price: { $needs }
text-owner = personal invention: { $character }, who gains 2 determination for building it
text-built = when it is built: { $effects }
text-repeatable = it can be built again and again
text-place = it is built on a tile
text-tool = other things need it
text-wreckage = with { $pawns }: { $effects }
text-rounds = rounds: { $n }
text-book_effect = book effect: { $effects }
text-named = { $name }: { $effects }
text-temple = once, in a later round: an Explore action here draws and resolves { $wanted }
text-goal-1 = Goal: the whole woodpile, 15 wood in five columns of 1 to 5, one column a round at most, and Fire, from round 10 on
text-goal-2 = Goal: five crosses, each on a tile of its own
text-goal-3 = Goal: fetch Jenny from her rock with the raft, and build the lifeboat; both before the rounds are over
text-goal-4 = Goal: explore enough tiles and totems, and build the jolly boat, while the lava takes space after space
text-goal-5 = Goal: burn the city of the cannibals on A4, which is seen from round 4 on; burnt villages weaken it
text-goal-6 = Goal: a shelter that was built, roof, palisade and weapons of 1 or more, and the nine inventions that were drawn at random in the set-up, all at once
text-goal-7 = Goal: three traps, then a hunt of King Kong, before the director dies
text-rule-1-1 = wood goes onto the pile once a round, after production: as much as you like and the open column takes. The columns are filled from the smallest up
text-rule-2-1 = fog (a white marker): actions there need one pawn more, and the terrain counts as unexplored
text-rule-2-2 = a camp in the fog produces nothing
text-rule-3-1 = until Jenny is fetched she takes 2 wounds every night; her 11th wound loses the game
text-rule-3-2 = once the raft is there, an Explore action fetches her; an adventure on the way costs a wound instead of a card
text-rule-3-3 = in the camp Jenny counts as a player for events, weather, food and sleep; her pawn can only rest
text-rule-3-4 = the Storm Glass is not in the game
text-rule-4-1 = lava takes its spaces when a round begins; if the camp is there, the game is lost
text-rule-4-2 = ashes lie on the Explore field: every exploration needs one pawn more; the third and the fourth totem need another one
text-rule-4-3 = a white marker is ash: actions there need one pawn more
text-rule-4-4 = shelter, roof and palisade can be paid with wood and fur mixed, at the price in wood
text-rule-5-1 = war: a Hunt with 2 pawns burns a village or the city; it is fought like a beast of that strength and brings nothing else
text-rule-5-2 = a village is as strong as 4 and all totems found and not covered; the city as 21, and 3 less for each burnt village
text-rule-5-3 = fear: the camp cannot move to a village that is not burnt, and gathering there needs one pawn more
text-rule-6-1 = each child eats 1 food a night, before the players; if a child goes hungry, the game is lost
text-rule-6-2 = reclaiming land: 2 pawns, without dice, take a black marker from a tile
text-rule-6-3 = any number of “+1 food” tokens can lie on the tile of the camp
text-rule-7-1 = for each lair found one hungry animals die is rolled every night
text-rule-7-2 = the crew loses its lowest number first; if the director dies, the game is lost. The actress is not killed but captured: an Explore action on the fourth lair frees her, past a monster
text-rule-7-3 = animals at a palisade of 0: everybody takes 1 wound, morale falls by 1 and the crew loses a member
text-rule-7-4 = after a night in a camp on a lair everybody takes 1 wound in production
text-rule-7-5 = King Kong: a Hunt with 2 pawns, once three traps stand and the actress is free; it costs 5 weapon levels, with the Tranquilizer 1, and a wound for each that is missing
text-token = { $scenario }, { $name }: { $effects }

## What things do that is more than a list of effects
passive-basket = once a round a successful gathering brings 1 more
passive-sack = once a round a successful gathering brings 1 more
passive-bed = each Rest heals 2 wounds instead of 1 and gives 1 determination
passive-cellar = food does not rot at night
passive-diary = in the morale phase the first player gains 1 determination more, or loses 1 less
passive-drums = in the morale phase the first player gains 2 determination more, or loses 2 less
passive-furnace = in each weather phase one snow cloud may be ignored
passive-fireplace = at night 1 food heals 2 wounds, of one player or of two
passive-pot = at night 1 food heals 1 wound of a player
passive-pit = in production the wound die of Build is rolled, and a wound is 1 food
passive-pit_printed = in production the wound die of Build is rolled, and a wound is 2 food
passive-canoe = each successful exploration draws 2 tiles, and one of them is placed
passive-scenario_raft = from the next round on an Explore action on it can fetch Jenny
passive-lifeboat = with it, and with Jenny rescued, the game is won
passive-jolly_boat = with it, and with enough tiles and totems explored, the game is won
passive-cross = a blue marker goes on a tile that has none
passive-trap = a blue marker goes on a tile with a totem
passive-tranquilizer = the hunt for King Kong costs 1 weapon level instead of 5
passive-gold = it has no effect
passive-helmet = in each fight 1 wound is ignored
passive-barrel = after its use the card keeps up to 2 food from rotting every night
passive-backpack = each successful exploration also draws 2 discovery tokens, and one of them is kept
passive-boxes = food does not rot at night
passive-hammock = each Rest gives 1 determination too; beside a Bed it adds nothing
passive-bible = one Arrange the Camp gives 3 determination and heals 1 wound, instead of 2 determination ({ $uses ->
    [1] once
   *[other] { $uses } times
})
passive-economical_construction = an action costs 1 wood less
passive-craftsmanship = one die of Build is rolled again
passive-searching_talent = one die of Gather is rolled again
passive-child_of_fortune = one die of Explore is rolled again
passive-handyman_printed = the pawn joins only a Build that the Carpenter performs
passive-dangerous_terrain_printed = that token counts only for gathering on that tile or exploring that space
