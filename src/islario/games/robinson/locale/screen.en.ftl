### Robinson Crusoe in a terminal.

screen-heading = { $scenario }. Round { $round } of { $rounds }, phase: { $phase }. First player: { $seat }.
screen-begins = dies at { $dies } wounds; own invention: { $invention }; skills: { $skills }
screen-none = none
screen-yes = yes
screen-no = no

## The goal and how far it is
screen-goal-1 = Goal: the whole pile of wood and Fire, from round 10 on. Pile: { $columns } of 5 columns, { $wood } of 15 wood; the open column takes { $room } more. Fire: { $fire }.
screen-goal-2 = Goal: a cross on 5 tiles. Crosses: { $crosses } of 5. Tiles and spaces in the fog: { $fog }.
screen-goal-3 = Goal: fetch Jenny with the raft, and build the lifeboat. Raft: { $raft }. Jenny in the camp: { $rescued } ({ $wounds } of { $dies } wounds). Lifeboat: { $lifeboat }.
screen-goal-4 = Goal: explore tiles and totems, and build the jolly boat. Tiles: { $tiles } of { $tiles_needed }. Totems: { $temples } of { $temples_needed }. Jolly boat: { $boat }. The lava takes next round: { $lava }.
screen-goal-5 = Goal: burn the city of the cannibals. City: { $city ->
    [0] seen from round 4 on
   *[other] strength { $city }
}. Villages burnt: { $burnt }; found and not burnt: { $villages } (strength { $strength } each).
screen-goal-6 = Goal: a built shelter, roof, palisade and weapons of 1 or more, and the nine inventions drawn at random. Built: { $built } of { $wanted }. Missing: { $missing }. Children to feed: { $children }.
screen-goal-7 = Goal: { $traps } of 3 traps, then hunt King Kong (costs { $price } weapon levels). Lairs found: { $lairs }. Crew: { $crew } of 9; next in danger: { $next }.{ $captured ->
    [yes] {" "}The actress is captured.
   *[no] {""}
}
screen-over = The game is over: { $ending }. Points: { $total } ({ $points }).
screen-point-heart = hearts { $n }
screen-point-weapon = weapons { $n }
screen-point-roof = roof { $n }
screen-point-palisade = palisade { $n }
screen-point-pile_column = columns of the pile { $n }
screen-point-blue_marker = crosses { $n }
screen-point-fog_marker = fog { $n }
screen-point-jenny_saved = Jenny saved { $n }
screen-point-lifeboat = lifeboat { $n }
screen-point-jolly_boat = jolly boat { $n }
screen-point-explored_tile = tiles explored { $n }
screen-point-explored_totem = totems explored { $n }
screen-point-burnt_village = villages burnt { $n }
screen-point-burnt_city = city burnt { $n }
screen-point-item = items { $n }

## The camp
screen-levels = Morale { $morale }, roof { $roof }, palisade { $palisade }, weapons { $weapon }{ $temporary ->
    [0] {""}
   *[other] {" "}(+{ $temporary } now)
}. { $shelter ->
    [built] With a shelter.
    [natural] In a natural shelter.
   *[none] No shelter.
} Camp on { $camp }.
screen-available = Available: { $goods }.{ $first ->
    [food] {""}
   *[preserved] {" "}Non-perishable food is spent first.
}
screen-future = Future (comes after the actions): { $goods }.
screen-good = { $what } { $n }{ $reserved ->
    [0] {""}
   *[other] {" "}({ $reserved } reserved)
}
screen-weather = Weather: this round { $now }{ $next ->
    [none] ; it is the last.
   *[other] ; next round { $next }.
}
screen-weather-tokens = Added to the weather: { $tokens }.
screen-sky = Rolled: rain clouds { $rain }, snow clouds { $snow }{ $animals ->
    [none] {""}
   *[other] ; hungry animals: { $animals }
}.
screen-no-dice = no dice
screen-piles = Hunting deck: { $hunting }. Island tiles left: { $tiles }. Discovery tokens left: { $tokens }. Event deck: { $book } with a book, { $adventure } with an adventure.
screen-added = Shuffled into the event deck: { $cards }.
screen-known-beast-top = On top of the hunting deck: { $card }.
screen-known-beast-bottom = At the bottom of the hunting deck: { $card }.
screen-known-event = The next event card: { $card }.
screen-known-tiles = The next island tiles: { $tiles }.
screen-tile = tile { $number }: { $what }
screen-waiting-beast = A beast waits on the event deck.

## The island
screen-camp = CAMP
screen-reach = { $n }p
screen-unexplored = unexplored
screen-exhausted = ({ $source })
screen-short-totem = totem
screen-short-shelter = shelter
screen-short-beast = beast
screen-short-beast_gather = beast
screen-short-minus_pawn = -1 pawn
screen-short-plus_wood = +1 wood
screen-short-plus_food = +1 food
screen-short-covered = covered
screen-short-down = closed
screen-short-shortcut = shortcut
screen-short-fire_sign = smoke
screen-short-number = totem { $value }
screen-short-burnt = done
screen-short-white = { $scenario ->
    [2] fog
   *[other] ash
}
screen-short-blue = { $scenario ->
    [2] cross
   *[other] trap
}
screen-legend = (Fish): exhausted. 2p: from the camp an action there needs 2 pawns; with 1 more it is sure.
screen-space = { $space }: { $what }.
screen-space-camp = the camp
screen-space-reach = { $n ->
    [one] an action there needs { $n } pawn
   *[other] an action there needs { $n } pawns
}
screen-space-far = out of reach
screen-space-exhausted = { $source } exhausted
screen-island = The island:

## People
screen-player = { CAP($seat) }: wounds { $wounds } of { $dies }{ $arrow ->
    [0] {""}
   *[other] {" "}(morale falls at { $arrow })
}, determination { $determination }.
screen-skills = Skills: { $skills }.
screen-skill = { $skill } { $price }
screen-skill-used = { $skill } (used)
screen-friday = Friday: wounds { $wounds } of { $dies }, determination { $determination }.
screen-dog = The Dog helps to hunt and explore.
screen-pawns = To be placed: { $pawns }.
screen-pawns-of = { $who } { $n }
screen-confirmed = Plan confirmed by: { $seats }.

## Threats
screen-threat = { $side ->
    [left] Left threat
   *[right] Right threat
}: { $card }
screen-no-threat = { $side ->
    [left] Left threat
   *[right] Right threat
}: none.

## Things
screen-buildings = Shelter, roof, palisade: { $building }. Weapons: { $weapon }.
screen-can-build = Can be built now: { $inventions }.
screen-cannot-build = Not yet: { $inventions }.
screen-invention = { $name }{ $about ->
    [none] {""}
   *[other] {" "}({ $about })
}
screen-missing = missing: { $things }
screen-own = only { THE($character) }
screen-built = Items: { $items }.
screen-starting-items = Starting items: { $items }.
screen-uses = { $name } ({ $n } left)
screen-tokens = Discovery tokens: { $tokens }.
screen-times = { $n }× { $name }
screen-treasures = Treasures: { $treasures }.
screen-about-hint = "about NAME" tells what a card, an item or a skill does, or a word such as camp or weather means; "about", what all here do.

## The plan
screen-plan = The plan:
screen-no-plan = The plan: nothing yet.
screen-slot = { $now ->
    [yes] >
   *[no] {""}
}{ $slot }. { $target }, { $performer }; { $pawns }; { $cost ->
    [none] {""}
   *[other] cost { $cost };{" "}
}{ $outcome }
screen-slot-pawns = { $there ->
    [one] { $there } pawn
   *[other] { $there } pawns
} ({ $who }), needs { $needed }
screen-outcome-dice = DICE
screen-outcome-sure = sure success
screen-outcome-adventure = sure success, and an adventure token waits there
screen-outcome-short = PAWNS MISSING
screen-outcome-certain = no dice
screen-outcome-fight = a fight

## What is in force
screen-effects = In force:
screen-no-effects = In force: nothing.
screen-effect = { $place }: { $mark }{ $card ->
    [none] {""}
   *[other] {" "}[{ $card }]
}{ $fresh ->
    [yes] {" "}(not before the actions are over)
   *[no] {""}
}
screen-effect-number = totem { $value }{ $name ->
    [none] {""}
   *[other] : { $name }
}
screen-effect-plus_wood = { $on ->
    [tile] gathering or production here brings 1 wood more
    [build] the next Build that needs wood costs 1 wood more
   *[other] building costs 1 wood more
}
screen-effect-plus_food = { $on ->
    [tile] gathering or production here brings 1 food more
   *[other] each player has to eat 1 food more tonight
}
screen-effect-beast = { $on ->
    [hunt] the next beast of the hunt is 1 stronger
    [explore] a beast lurks: without weapons the next Explore costs 1 wound
   *[tile] a beast lurks: without weapons each action here costs 1 wound
}
screen-effect-arrow = the morale arrow at wound { $value } is covered
screen-effect-white = { $scenario ->
    [2] fog: actions here need one pawn more, and the terrain does not count
   *[other] ash: actions here need one pawn more
}
screen-effect-blue = { $scenario ->
    [2] a cross
   *[other] a trap
}
screen-effect-marked_item = marked: { $item }

## What is asked
screen-asked = { $seats }: { $question }.
screen-dice = The dice show: { $dice }.
screen-helps = What would help now: { $helps }.
screen-help-weapon = weapons
screen-help-temp_weapon = weapons for this fight
screen-help-palisade = palisade
screen-help-roof = roof
screen-help-wood = wood
screen-help-food = food
screen-help-fur = fur
screen-help-det = determination
screen-help-heal = healing
screen-help-morale = morale
screen-help-cloud = fewer clouds
screen-help-animals = tamer animals
screen-help-trap = ignoring a trap
screen-help-monster = ignoring a monster
screen-help-mystery = fewer mysteries
screen-help-roll = rolling a die again
screen-help-lost_item = a lost item
screen-help-token = removing a token
screen-help-remedy = a Cure
screen-help-top_beast = another beast on top
screen-pause = A new round is about to begin: "go_on" begins it.
screen-next-fight_compare = { CAP(THE($who)) } is about to fight strength { $n }.
screen-next-wounds = { CAP(THE($who)) } is about to take wounds: { $n }.
screen-next-food = Food is about to be lost: { $n }.
screen-next-wood = Wood is about to be lost: { $n }.
screen-next-fur = Furs are about to be lost: { $n }.
screen-next-det = { CAP(THE($who)) } is about to lose determination: { $n }.
screen-next-palisade = The palisade is about to drop by { $n }.
screen-next-roof = The roof is about to drop by { $n }.
screen-next-weapon = The weapons are about to drop by { $n }.
screen-next-night_eat = Night: everybody is about to eat.
screen-next-night_shelter = Night: those who sleep without a shelter are about to take a wound.
screen-next-night_rot = Night: food that is left is about to rot.
screen-next-night_done = The night is about to end.
screen-next-morale_result = Morale is about to tell what the first player gains or loses.
screen-next-weather_winter = The clouds are about to be counted.
screen-next-weather_animals = The hungry animals are about to come.
screen-ask-pile_add = How much of the wood goes on the pile?
screen-ask-night_move_to = The night: does the camp move? "decline" stays here.
screen-ask-night_hungry = There is not enough food: who goes hungry and takes 2 wounds?
screen-ask-production_shortcut_at = The shortcut: which source gives 1 cube?
screen-ask-production_half_at = Only half is produced: which cube is taken?
screen-ask-morale_choice = Morale is as high as it can be. What does the first player get?
screen-ask-camp_choice = The camp is arranged. What does it bring?
screen-ask-gather_bonus_at = { $b ->
    [7] The Basket: is it used for this gathering?
   *[other] The Sack: is it used for this gathering?
}
screen-ask-mystery_stop_at = Are more mysteries drawn?
screen-ask-hatchet_here = The Hatchet: does the +1 wood token go on the camp's tile?
screen-ask-follow_one = The camp moves: does the token of its tile follow?
screen-ask-raid_choice = The cannibals raid the camp. What is given up?
screen-ask-track_at = What happens to the top beast of the hunting deck?
screen-ask-canoe_tile_at = Two tiles were found: which one is placed?
screen-ask-reconnoitre_at = Which of these tiles goes on top of the stack?
screen-ask-reveal_tile_at = The tiles go back onto the stack: which is the next, from the lowest to the top?
screen-ask-new_idea_at = Which of the drawn inventions joins the open ones?
screen-ask-scout_at = Which of the drawn tokens is kept?
screen-ask-item_enters_now = Which of the new items comes into play next?
screen-ask-flip_item_at = Which item is lost and turns back into an invention?
screen-ask-mark_item_at = Which item is marked?
screen-ask-discard_item_at = Which item is lost for good?
screen-ask-discard_invention_at = Which open invention is discarded?
screen-ask-gain_invention_at = Which invention joins the open ones?
screen-ask-free_build_at = Which of them is built at no cost?
screen-ask-exhaust_at = Which source is exhausted?
screen-ask-adjacent_tile_at = Which tile beside the camp loses all its sources?
screen-ask-cover_at = On which tile does the terrain count as unexplored?
screen-ask-flip_down_at = Which tile becomes inaccessible?
screen-ask-move_camp_to = The camp has to move: where to?
screen-ask-shortcut_at = On which tile beside the camp does the shortcut lie?
screen-ask-corral_at = The Corral: which food source is exhausted for a +1 food token on the camp's tile?
screen-ask-remove_black_at = Which black marker is removed?
screen-ask-white_at = Where does the white marker go?
screen-ask-remove_white_at = Which white marker is removed?
screen-ask-remove_any_at = Which token leaves the board?
screen-ask-det_one = Who gains the determination?
screen-ask-heal_one = Who is healed?
screen-ask-wound_one = Who takes the wound?
screen-ask-cover_arrow_at = Which morale arrow is covered?
screen-ask-extra_build_at = One thing more may be built, with dice.

## What options mean
screen-option-morale_choice_1 = 2 determination
screen-option-morale_choice_2 = heal 1 wound
screen-option-camp_choice_1 = determination for the one who does it
screen-option-camp_choice_2 = morale rises by 1
screen-option-gather_bonus_at_1 = yes, for 1 more
screen-option-gather_bonus_at_2 = no, later this round
screen-option-mystery_stop_at_1 = draw on
screen-option-mystery_stop_at_2 = stop here
screen-option-hatchet_here_1 = yes
screen-option-hatchet_here_2 = no
screen-option-follow_one_1 = it follows
screen-option-follow_one_2 = it stays
screen-option-raid_choice_1 = the camp moves
screen-option-raid_choice_2 = the shelter is lost
screen-option-raid_choice_3 = each player takes 2 wounds
screen-option-track_at_1 = it stays on top
screen-option-track_at_2 = it goes to the bottom
screen-option-extra_build_at_1 = paid in wood
screen-option-extra_build_at_2 = paid in fur
screen-option-extra_build_at_3 = with 1 fur among the wood
screen-option-extra_build_at_4 = with 2 furs among the wood
screen-option-extra_build_at_5 = with 3 furs among the wood

## Beside the moves
screen-remark-confirm = { $pawns } not placed
screen-remark-plan = { $pawns }{ $cost ->
    [none] {""}
   *[other] ; { $cost }
}
screen-remark-camp = { $four ->
    [yes] 2 determination, or morale 1 higher
   *[no] 2 determination, and morale 1 higher
}
screen-remark-rest = { $place ->
    [bed] heals 2 wounds and gives 1 determination, in the Bed
    [hammock] heals 1 wound and gives 1 determination, in the Hammock
   *[none] heals 1 wound
}

simulate-turns = rounds per game
