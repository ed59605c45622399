### The lesson of Forbidden Island, and help beside the table.

## The lesson: of a step that waits for something, the last line says what to do
board-lesson-goal =
    Welcome! This island is sinking. Win its four treasures, bring everybody to { THE($landing) } and fly away together.
    This line always says how far you are.
board-lesson-walk =
    You lead two adventurers. { CAP(THE($role)) } begins, with three actions. A tile that glows can be reached with one.
    Press { THE($tile) } to walk there.
board-lesson-shore =
    { CAP(THE($tile)) } is flooded. If the sea comes back for it, it sinks for good. You can shore up the tile you stand on and those beside it.
    Press { THE($tile) } and choose to shore it up.
board-lesson-give =
    Four cards of one kind win a treasure. { CAP(THE($receiver)) } already has two, and { THE($role) } can give cards from afar.
    Press your card { $card } and give it away.
board-lesson-draw =
    After your actions you draw two treasure cards.
    Draw both: press the button, or the deck.
board-lesson-flood =
    { $card }! A special card: you can play it at any moment, and it costs no action. Now it is the sea's turn: a flood card floods a dry tile, and sinks a flooded one.
    Turn over the flood cards.
board-lesson-landing =
    Now { THE($role) }, who also reaches the tiles at the corners. { CAP(THE($tile)) } is flooded: if it sinks, nobody gets away.
    Press { THE($tile) } and shore it up.
board-lesson-rest =
    { CAP(THE($treasure)) } is won on a tile with its mark, such as { THE($tile) }: two steps lead there.
    Use your actions as you like, then press “{ board-finish }”.
board-lesson-rise =
    { $card } The flood cards that were turned over go back on top of the deck: the same tiles are in danger again. What you have shored up is only flooded.
    Turn over the flood cards, and watch.
board-lesson-end =
    From here on it is your game. With four cards of a treasure, capture it on one of its tiles. When you have all four, meet on { THE($landing) } and play { $card }.
    The ? at the top always has the goal, the keys and the rules.

## Help
board-help-goal = Win the four treasures, then bring all adventurers to Fools' Landing and play a Helicopter Lift. All is lost if Fools' Landing sinks, if both tiles of a missing treasure sink, if somebody cannot swim ashore, or if the water reaches the skull.
board-help-turn =
    Up to three actions: walk to a tile beside yours, shore up a flooded tile, give a card to somebody on your tile, or capture a treasure with four of its cards.
    Draw two treasure cards. With more than five in hand, discard.
    Turn over as many flood cards as the water demands: a dry tile is flooded, a flooded one sinks.
board-help-end = ends the actions
board-help-draw = draws a treasure card
board-help-flood = turns over a flood card
board-help-finish = plays the rest of the turn
board-help-arrows = go from tile to tile
board-help-press = presses the tile
board-help-all = everything that can be done with the tile
board-help-cancel = drops what is chosen
