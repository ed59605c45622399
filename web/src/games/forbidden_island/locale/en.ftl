### The board of Forbidden Island.

## The island
board-island = The island
board-grid = Tiles of the island: { $rows } rows, { $columns } columns
board-cell = { $tile }, { $state }, row { $row }, column { $column }
board-cell-pawns = pawns: { $pawns }
board-cell-treasure = treasure: { $treasure }
board-cell-won = treasure already won: { $treasure }
board-cell-next = its flood card comes this turn
board-cell-maybe = its flood card is among those on top
board-cell-last = the last move was here
board-cell-can = you can: { $actions }
board-pawn = { $role }
board-pawn-yours = { $role } (yours)

## Whose turn
board-turn = Turn of { THE($seat) }
board-turn-yours = Your turn: { $seat }
board-turn-last = The last turn: { $seat }
board-phase-actions = Actions
board-phase-draw = Treasure
board-phase-flood = Flood
board-left = { $left } left
board-step-done = done
board-step-later = still to come

## What to do now
board-do-actions = { CAP($seat) }: { $left ->
    [one] one action left.
   *[other] { $left } actions left.
}
board-do-draw = { CAP($seat) }: draw the treasure cards.
board-do-flood = { CAP($seat) }: turn over the flood cards.
board-due-discard = { CAP(THE($seat)) } has too many cards: choose one to discard, or play a special card.
board-due-swim = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [many] have
   *[other] has
} sunk: choose where { THE($seat) } swims to.
board-due-drown = { CAP(THE($seat)) } has nowhere to swim: only a Helicopter Lift can help.
board-waiting = Waiting for { THE($seat) }: { $person }.
board-watching = You are watching. At play: { $seat }, { $person }.
board-past = You are looking at the past.
board-asked = Before the next flood card of { THE($seat) }: play one of your cards, or go on.
board-held = Waiting for { $names }, who may want to play a card first.
board-go-on = Go on
board-end = End actions
board-draw = Draw a treasure card ({ $left } left)
board-flood = Turn over a flood card ({ $left } left)
board-finish = Finish my turn
board-finish-asks = { $left ->
    [one] One action is left. Finish your turn without it?
   *[other] { $left } actions are left. Finish your turn without them?
}
board-finish-sure = Finish anyway
board-cost-actions = { $left ->
    [one] one action is lost
   *[other] { $left } actions are lost
}
board-cost-kept = { $kept ->
    [0] leaves none
    [one] leaves one
   *[other] leaves { $kept }
}
board-cost-won = its treasure is already won
board-cost-special = it could still be played
board-cost-card = takes the card
board-cost-lost = the game is lost
board-play-card = Play: { $card }
board-stop = Stop
board-capture = Capture
board-escape = Escape!
board-key = { $text } (key { $key })

## Choosing
board-cancel = Cancel
board-only-this = Only this one
board-pick-pair = { CAP(THE($tile)) }, and which other tile?
board-pick-step = Where shall { THE($seat) } go?
board-pick-sandbags = Sandbags: choose a flooded tile.
board-pick-flyers = Helicopter Lift: who flies? Choose pawns of one tile.
board-pick-goal = Helicopter Lift: where to?
board-pick-use = { $card }: what for?
board-play-sandbags = Play it: choose a flooded tile
board-play-lift = Play it: choose who flies
board-give-to = Give to: { $seat }

## Hands
board-hand = { $seat }: player and hand
board-you = you
board-somebody = somebody
board-bot = { $name } (bot)
board-bot-for = a bot, for { $name }
board-bot-for-you = a bot, for you
board-open = player missing
board-power = What { THE($seat) } can do
board-ask = Ask me before each flood card
board-ask-short = ask me

## Beside the island
board-level = { $level ->
    [0] The water is at the skull
   *[other] { $level } flood cards a turn
}
board-treasures = Treasures
board-slot-open = { $treasure }: not captured yet
board-slot-won = { $treasure }: captured
board-deck-treasure = Treasure deck
board-deck-flood = Flood deck
board-discard-treasure = Treasure discard
board-discard-flood = Flood discard
board-pile-treasure = Treasure
board-pile-flood = Flood
board-count = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-top = { $name }, on top: { $card }
board-in-deck = In the deck, order unknown
board-known-top = Known to be on top, order unknown
board-known-next = Right below, order unknown
board-known-rest = The rest of the deck, order unknown
board-in-discard = Discarded, the latest first
board-no-discard = Nothing yet.

## The curves of the end
table-curve-tiles = Tiles left
table-curve-treasures = Treasures

## What was lost
board-lost-treasure = { CAP(THE($treasure)) } sank with { THE($one) } and { THE($other) }.
board-lost-landing = Without { THE($landing) } no helicopter can fetch you.
board-lost-pawn = The sea took { THE($role) }.
board-end-state = { $won } of { $treasures } treasures won, { $left } of { $all } tiles above water.
