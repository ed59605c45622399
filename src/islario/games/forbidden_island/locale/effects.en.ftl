### Forbidden Island: what the cards do.

text-treasure = Four of these, discarded on { $one } or { $other }, capture the treasure.
text-helicopter = At any time: takes any number of pawns from one tile to any other. With all treasures and everybody on { $landing }, it takes the group off the island.
text-sandbags = At any time: makes any flooded tile dry.
text-waters_rise = The water rises by one mark. The discarded flood cards are shuffled and laid on top of their deck.
text-flood = { $tile } is flooded. If it already was, it sinks, and this card leaves the game.
