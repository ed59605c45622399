### Robinson Crusoe: how the game stands in words, in a terminal and on the page: points, and what is in force.

## Points
point-heart = hearts { $n }
point-weapon = weapons { $n }
point-roof = roof { $n }
point-palisade = palisade { $n }
point-pile_column = columns of the pile { $n }
point-blue_marker = crosses { $n }
point-fog_marker = fog { $n }
point-jenny_saved = Jenny saved { $n }
point-lifeboat = lifeboat { $n }
point-jolly_boat = jolly boat { $n }
point-explored_tile = tiles explored { $n }
point-explored_totem = totems explored { $n }
point-burnt_village = villages burnt { $n }
point-burnt_city = city burnt { $n }
point-item = items { $n }

## What is in force
force-number = totem { $value }{ $name ->
    [none] {""}
   *[other] : { $name }
}
force-plus_wood = { $on ->
    [tile] gathering or production here brings 1 wood more
    [build] the next Build that needs wood costs 1 wood more
   *[other] building costs 1 wood more
}
force-plus_food = { $on ->
    [tile] gathering or production here brings 1 food more
   *[other] each player has to eat 1 food more tonight
}
force-beast = { $on ->
    [hunt] the next beast of the hunt is 1 stronger
    [explore] a beast lurks: without weapons the next Explore costs 1 wound
   *[tile] a beast lurks: without weapons each action here costs 1 wound
}
force-arrow = the morale arrow at wound { $value } is covered
force-white = { $scenario ->
    [2] fog: actions here need one pawn more, and the terrain does not count
   *[other] ash: actions here need one pawn more
}
force-blue = { $scenario ->
    [2] a cross
   *[other] a trap
}
force-marked_item = marked: { $item }
