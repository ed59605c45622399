### The lesson of Robinson Crusoe, and help beside the table.

## The lesson: of a step that waits for something, the last line says what to do
robinson-lesson-goal =
    Welcome ashore! From round 10 to round 12 a ship passes. Have { $item } and a pile of 15 wood by then, and it sees you. If one of you dies, all is lost.
    This line has the round with its phases, the weather to come and, on the right, how far you are.
robinson-lesson-people =
    You lead { THE($who) } and { THE($character) }, and Friday helps. Each wound is a step along their life: past an arrow morale falls, at the skull the game is lost. The star counts determination, which pays for skills.
robinson-lesson-keep =
    Every morning the tile of the camp gives what it has: 1 wood and 1 food. Then wood can go onto the pile. But a shelter costs 2 wood, and it comes first.
    Keep the wood: press “None”.
robinson-lesson-crates =
    Now plan the day. Each of you has two pawns, Friday has one. Dinner takes 2 food, and you have 1; { THE($card) } on the beach have more.
    Press “{ $card }”: it takes one pawn.
robinson-lesson-explore =
    What lies beside the camp? One pawn has to roll dice: you see the odds of success, of a wound and of an adventure. A second pawn makes it sure, with no dice at all.
    Press “{ $space }”, look at the odds, and press it again.
robinson-lesson-shovel =
    An invention needs what you have found: { THE($item) } a beach, and there you are. It helps against many a trouble. The second pawn will be Friday’s.
    Press { THE($item) } twice.
robinson-lesson-tonight =
    “{ panel-tonight-short }” reckons with your plan: there is dinner for both, but without a shelter each takes a wound. You will build it tomorrow. Whoever changes their mind presses a placed pawn: it comes back.
    Look at it, then press “{ robinson-confirm }”.
robinson-lesson-night =
    The day is done. { $space } has mountains, with wood and parrots, and everybody has eaten. At night the camp can move to a tile beside it, but it is well where it is.
    Press “{ robinson-stay }”.
robinson-lesson-event =
    Each new day brings an event, seldom a good one: { $card }. It has done its first harm, and now it lies among the threats.
    Again there is wood for the pile, but you need 2 for the shelter: press “None”.
robinson-lesson-shelter =
    Under a shelter nobody is wounded at night. Dice fail more often in building than elsewhere, and wound more often too: better send two pawns.
    Press the shelter twice.
robinson-lesson-threat =
    { CAP(THE($card)) } moves left with the next event, and off the board with the one after: then morale falls by 2. Unless somebody deals with it, which even gives determination.
    Press “{ $action }”: that is how it is dealt with.
robinson-lesson-dice =
    Dinner lacks 1 food: the parrots of { $space }. Dare it with one pawn, for gathering mostly succeeds and seldom wounds. “{ $camp }” with Friday raises morale, and good morale gives determination.
    Press the food of { $space } once, place Friday, then press “{ robinson-confirm }”.
robinson-lesson-adventure =
    The dice say success, and adventure! { $card }: take what it offers, and the card goes into the event deck, to come back one morning with the bill. Or leave it.
    Choose, then pass the night.
robinson-lesson-pile =
    Nobody was hurt last night. Now there is wood to spare. Five columns make up the pile, and the first one takes just 1.
    Put 1 wood on the pile.
robinson-lesson-end =
    From here on it is your game. With mountains found you can build { $item }: look at “{ robinson-tab-inventions }”. “{ robinson-tab-threats }”, “{ robinson-tab-scenario }” and “{ robinson-tab-force }” have the rest, and every card shows its text when you press it.
    The ? at the top always has the goal, the keys, the rules and the card book.

## Help
robinson-help-goal = Reach the goal of the scenario before its last round is over: the line at the top shows how far you are, and “{ robinson-tab-scenario }” tells it in full. If one of you dies, all have lost.
robinson-help-turn =
    Event, from the second round on: a card does its harm and becomes a threat. Pushed off the board, it strikes.
    Morale: whoever leads gains or loses determination.
    Production: the tile of the camp gives its wood and food.
    Actions: plan together, two pawns each, and confirm. With as many pawns as it takes, dice decide; with one more it is sure.
    Weather: clouds that the roof does not keep off cost wood and food.
    Night: who does not eat takes 2 wounds, and without a shelter everybody takes 1. Food that does not keep rots.
robinson-help-press = plans what has the focus; again makes it sure, once more takes it back
robinson-help-hand = takes the next pawn into the hand
robinson-help-confirm = confirms the plan
robinson-help-next = goes on with what is being told
robinson-help-arrows = go from space to space, from page to page and from answer to answer
robinson-help-cancel = puts the pawn down; ends what is being told
