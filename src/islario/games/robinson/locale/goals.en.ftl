## The parts of each scenario's goal, and what endangers it
goal-fire = { $n ->
    [0] Fire: not yet built
   *[other] Fire is built
}
goal-wood = { $room ->
    [0] Woodpile: { $n } of { $of }, { $columns } of 5 columns
   *[other] Woodpile: { $n } of { $of }, { $columns } of 5 columns; the open one takes { $room } more
}
goal-crosses = Crosses: { $n } of { $of }
goal-fog = Tiles and spaces in the fog: { $n }
goal-raft = { $n ->
    [0] Raft: not yet built
   *[other] The raft is built
}
goal-rescued = { $n ->
    [0] Jenny is alone on her rock
   *[other] Jenny is in the camp
}
goal-lifeboat = { $n ->
    [0] Lifeboat: not yet built
   *[other] The lifeboat is built
}
goal-wounds = Jenny's wounds: { $n } of { $of }
goal-tiles = Tiles explored: { $n } of { $of }
goal-temples = Totems explored: { $n } of { $of }
goal-boat = { $n ->
    [0] Jolly boat: not yet built
   *[other] The jolly boat is built
}
goal-lava = { $n ->
    [0] The lava takes nothing next round
   *[other] The lava takes next round: { $spaces }
}
goal-burnt = Villages burnt: { $n }
goal-villages = Villages found and not burnt: { $n } (strength { $strength } each)
goal-city = { $n ->
    [0] The city is seen from round { $round } on
   *[other] The city has strength { $n }
}
goal-built = { $items ->
    [none] Inventions: { $n } of { $of }
   *[other] Inventions: { $n } of { $of }; still to be built: { $items }
}
goal-home = { $what ->
    [none] The home has all its parts
   *[other] Parts of the home: { $n } of { $of }; missing: { $what }
}
goal-children = Children to feed: { $n }
goal-traps = Traps: { $n } of { $of }
goal-hunt = The hunt of King Kong costs { $n } weapon levels
goal-lairs = Lairs found: { $n }
goal-crew = { $crew ->
    [0] Crew: { $n } of 9
   *[other] Crew: { $n } of 9; next in danger: { $crew }
}
goal-captured = The actress is captured
