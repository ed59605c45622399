### Robinson Crusoe in a terminal.

screen-heading = { $scenario }. Round { $round } of { $rounds }, phase: { $phase }. First player: { $seat }.
screen-begins = dies at { $dies } wounds; own invention: { $invention }; skills: { $skills }
screen-none = none

## The goal and how far it is
screen-over = The game is over: { $ending }. Points: { $total } ({ $points }).

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

## What is asked
screen-asked = { $seats }: { $question }.
screen-dice = The dice show: { $dice }.
screen-helps = What would help now: { $helps }.
screen-pause = A new round is about to begin: "go_on" begins it.

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

## The forecast
screen-forecast-plan = The plan:
screen-forecast-slot = { $slot }. { $target }: { $about }
screen-forecast-odds = success { $success } %, wound { $wound } %, adventure { $adventure } %
screen-forecast-sure = certain
screen-forecast-lacks = lacks { $things }
screen-forecast-targets = What else could be done:
screen-forecast-target = { $target }: { $least ->
    [one] 1 pawn
   *[other] { $least } pawns
} ({ $about }){ $sure ->
    [none] {""}
   *[other] {", "}certain with { $sure }
}
screen-forecast-weather = Weather: { $outcomes }
screen-forecast-dinner = Dinner: food for { $have }, { $least ->
    [0] { $most ->
        [0] nothing more comes
       *[other] up to { $most } more may come
    }
   *[other] from { $least } to { $most } more come
}; { $mouths } eat. { $outcomes }
screen-forecast-sleep = Sleep: { $outcomes }
screen-forecast-rot = Rot: { $outcomes }
screen-forecast-outcome = { $chance } %: { $changes }
screen-forecast-certain = certain: { $changes }
screen-forecast-nothing = nothing
screen-forecast-level = { $level } { $n }
screen-forecast-level-morale = morale
screen-forecast-level-roof = roof
screen-forecast-level-palisade = palisade
screen-forecast-level-weapon = weapons
screen-forecast-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
screen-forecast-each = each { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
screen-forecast-person = { $who }: { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
} wounds this round, { $left } to death
screen-forecast-person-sure = { $who }: { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} this round, { $left } to death
screen-forecast-warnings = Beware:
screen-forecast-omits = Not counted: { $omits }.
screen-forecast-answers = What the answers change:
screen-forecast-answer = { $action }: { $facts }

## The island
screen-space-exhausted = { $source } exhausted
