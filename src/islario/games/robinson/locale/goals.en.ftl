## The parts of each scenario's goal, and what endangers it
sign-fire = { $n ->
    [0] Fire: not yet built
   *[other] Fire is built
}
sign-wood = { $room ->
    [0] Woodpile: { $n } of { $of }, { $columns } of 5 columns
   *[other] Woodpile: { $n } of { $of }, { $columns } of 5 columns; the open one takes { $room } more
}
sign-crosses = Crosses: { $n } of { $of }
sign-fog = Tiles and spaces in the fog: { $n }
sign-raft = { $n ->
    [0] Raft: not yet built
   *[other] The raft is built
}
sign-rescued = { $n ->
    [0] Jenny is alone on her rock
   *[other] Jenny is in the camp
}
sign-lifeboat = { $n ->
    [0] Lifeboat: not yet built
   *[other] The lifeboat is built
}
sign-wounds = Jenny's wounds: { $n } of { $of }
sign-tiles = Tiles explored: { $n } of { $of }
sign-temples = Totems explored: { $n } of { $of }
sign-boat = { $n ->
    [0] Jolly boat: not yet built
   *[other] The jolly boat is built
}
sign-lava = { $n ->
    [0] The lava takes nothing next round
   *[other] The lava takes next round: { $spaces }
}
sign-burnt = Villages burnt: { $n }
sign-villages = Villages found and not burnt: { $n } (strength { $strength } each)
sign-city = { $n ->
    [0] The city is seen from round { $round } on
   *[other] The city has strength { $n }
}
sign-built = { $items ->
    [none] Inventions: { $n } of { $of }
   *[other] Inventions: { $n } of { $of }; still to be built: { $items }
}
sign-home = { $what ->
    [none] The home has all its parts
   *[other] Parts of the home: { $n } of { $of }; missing: { $what }
}
sign-children = Children to feed: { $n }
sign-traps = Traps: { $n } of { $of }
sign-hunt = The hunt of King Kong costs { $n } weapon levels
sign-lairs = Lairs found: { $n }
sign-crew = { $crew ->
    [0] Crew: { $n } of 9
   *[other] Crew: { $n } of 9; next in danger: { $crew }
}
sign-captured = The actress is captured
