## The island
place-island = The island
place-space = { $space }{ $terrain ->
    [none] {""}
   *[other] , { $terrain }
}{ $facts ->
    [none] {""}
   *[other] : { $facts }
}
place-unknown = { $space }, unexplored
place-far = too far away
place-exhausted = { $source } (exhausted)
place-camp-here = the camp
place-totem = totem { $n }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
}
place-feature-beast = a beast lives here
place-feature-cave = a natural shelter
place-feature-totem = a totem
place-jenny-adrift = Jenny waits on the rocks

## What can be planned somewhere
place-planned = planned: { $who }
place-sure = sure to succeed
place-missing = { $n ->
    [one] needs 1 more pawn
   *[other] needs { $n } more pawns
}
place-least = needs { $n } pawns
place-closed = not possible now

## The camp
place-camp-picture = The camp
place-level-shelter = { $state ->
    [built] Shelter: built
    [natural] Shelter: a natural one
   *[none] Shelter: none
}
place-level-roof = Roof { $n }
place-level-palisade = Palisade { $n }
place-level-weapon = Weapons { $n }{ $extra ->
    [0] {""}
   *[other] , and { $extra } for now
}
place-label-shelter = Shelter
place-label-roof = Roof
place-label-palisade = Palisade
place-label-weapon = Weapons
place-spot-fire = Camp
place-spot-rest = Rest
place-spot-hunt = Hunt
place-hunt-deck = { $n ->
    [0] No beast to hunt
    [one] 1 beast to hunt
   *[other] { $n } beasts to hunt
}
place-built = Built: { $what }

## People
place-people = People
place-you = you
place-first = leads
place-life = { $left ->
    [one] 1 wound to death
   *[other] { $left } wounds to death
}, { $arrow ->
    [0] no more arrows
    [one] 1 wound to the next arrow
   *[other] { $arrow } wounds to the next arrow
}
place-wounds = { $n ->
    [0] No wounds
    [one] 1 wound
   *[other] { $n } wounds
} of { $dies }
place-determination = Determination: { $n }
place-skill = { $skill }: { $price } determination{ $state ->
    [used] , used this round
    [poor] , not enough
   *[ready] {""}
}
place-ready = has confirmed
place-dog = helps with hunting and exploring

## Stores
place-stores = Stores
place-good = { $good }: { $n }{ $reserved ->
    [0] {""}
   *[other] , { $reserved } reserved
}{ $coming ->
    [0] {""}
   *[other] , { $coming } coming
}
place-morale-track = Morale { $n }
place-good-wood = wood
place-good-food = food
place-good-preserved = kept food
place-good-fur = fur
