### Forbidden Island: what the cards do.

text-treasure = Four of these, discarded on { THE($one) } or { THE($other) }, capture the treasure.
text-helicopter = At any time: takes any number of pawns from one tile to any other. With all treasures and everybody on { THE($landing) }, it takes the group off the island.
text-sandbags = At any time: makes any flooded tile dry.
text-waters_rise = The water rises by one mark. The discarded flood cards are shuffled and laid on top of their deck.
text-flood = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [many] are flooded. If they already were, they sink
   *[other] is flooded. If it already was, it sinks
}, and this card leaves the game.
