### The table of Hashi.

## Players and boards
hashi-player = Player { $seat }
    .article = none
hashi-player-short = P{ $seat }
hashi-you = You
hashi-your-board = Your board
hashi-board-of = { THE($seat) }'s board
hashi-others = The others' boards
hashi-others-when = before this card
hashi-enlarge = Show the board large
hashi-busy = still busy
hashi-ready = done
hashi-winner = winner
hashi-pass = Pass the device to { THE($seat) }
hashi-pass-go = I am { THE($seat) }

## What is on a board
hashi-island = Island { $island }
hashi-line = Line { $line }
hashi-line-count = { $line }: { $count }
hashi-place = Island { $island }, row { $row }, column { $column }
hashi-flag-red = red flag
hashi-flag-blue = blue flag
hashi-numbered = number { $number }, { $bridges ->
    [0] no bridges
    [one] one bridge
   *[other] { $bridges } bridges
}
hashi-unnumbered = no number, { $bridges ->
    [0] no bridges
    [one] one bridge
   *[other] { $bridges } bridges
}
hashi-complete = complete
hashi-stuck = can no longer be completed
hashi-fresh = written with this card
hashi-way = { $island } ({ $count ->
    [0] none
   *[other] { $count }
})
hashi-way-open = { $island } ({ $count ->
    [0] none
   *[other] { $count }
}, a bridge is possible)
hashi-ways = bridges to: { $ways }
hashi-told = Numbers: { $numbers }. Bridges: { $bridges }.

## The card
hashi-card = number { $number }, { $bridges ->
    [one] one bridge
   *[other] { $bridges } bridges
}
hashi-set-up = Before the first card
hashi-round = Card { $round } of { $rounds }
hashi-step-number = Number { $number }
hashi-step-bridges = { $count ->
    [one] One bridge
   *[other] { $count } bridges
}
hashi-step-now = now
hashi-step-later = afterwards
hashi-step-skipped = given up
hashi-step-island = on { $island }
hashi-step-drawn = { $drawn } of { $count }
hashi-legend = The cards
hashi-legend-aside = one of the unseen ones is laid away
hashi-legend-last = the one left was laid away
hashi-card-gone = { $card }: gone
hashi-card-shown = { $card }: being played
hashi-card-unseen = { $card }: not seen yet

## What to do now
hashi-past = You are looking at the past.
hashi-over = The game is over.
hashi-waiting = Waiting for { THE($seats) }.
hashi-watching = You are watching. At work: { $seats }.
hashi-start = Choose a number and an island. Then the board goes to { THE($seat) }.
hashi-start-alone = Choose a number and an island to begin with. You keep this board.
hashi-start-sure = A { $number } on island { $island }: done?
hashi-start-number = Number to begin with
hashi-number = Write the { $number } on an island that glows.
hashi-number-none = No island can take the { $number }: it is given up.
hashi-number-sure = Give up the { $number }? It is lost for good.
hashi-give-up-number = Give up the { $number }
hashi-give-up-yes = Give it up
hashi-keep = Keep it
hashi-cost-number = the { $number } stands on no island
hashi-cost-bridges = { $count ->
    [one] its bridge can still be drawn
   *[other] its { $count } bridges can still be drawn
}
hashi-cost-keep = you choose an island for it
hashi-bridges = Draw bridges: { $drawn } of { $count }. Press a line, or drag from island to island.
hashi-bridges-to = From { $island } to which neighbour?
hashi-bridges-sure = { $count ->
    [one] The bridge { $line }: done?
   *[other] { $line } is the last of { $count } bridges: done?
}
hashi-bridges-none = { $count ->
    [one] No bridge can be drawn on this board now.
   *[other] { $count } bridges cannot all be drawn on this board now.
}
hashi-bridges-skip = No bridges with this card: done?
hashi-give-up-bridges = Give up the bridges
hashi-back = Take back
hashi-done = Done
hashi-done-key = Done: after this nothing can be taken back (Enter)

## Points
hashi-scores = Score sheet
hashi-worth = worth
hashi-worth-now = would give { $points } now
hashi-scored = { $points } points
hashi-reached = { $reached } of { $needed }
hashi-row-red = Red flags
hashi-row-blue = Blue flags
hashi-row-six = Six joined
hashi-islands = Complete
hashi-total = Total
hashi-rank-now = So far: { $rank }
hashi-rank-reached = Rank reached: { $rank }
hashi-rank-next = { $rank } from { $points } points
hashi-clock = The three stacks
hashi-stack = Cards { $from } to { $end }
hashi-by = by card { $card }
hashi-due-open = { $category }: full points until card { $card }
hashi-due-met = { $category }: in time
hashi-due-late = { $category }: too late for full points (card { $card })
hashi-decided-alone = { $points } points: { $rank }

## Best in hindsight
hashi-hindsight = Best in hindsight
hashi-hindsight-about = The most that these cards, in this order, would have allowed.
hashi-hindsight-whose = Whose board
hashi-hindsight-seek = Find the best line of play
hashi-hindsight-waiting = Waiting for its turn...
hashi-hindsight-range = At least { $score }, at most { $bound } points...
hashi-hindsight-time = { $seconds } of at most { $limit } seconds
hashi-hindsight-best = Scored: { $yours }. The best possible: { $score }.
hashi-hindsight-bounds = Scored: { $yours }. The best possible is at least { $score } and at most { $bound }.
hashi-hindsight-show = Show the best line of play
hashi-replay = Best in hindsight: { $seat }
hashi-replay-best = The best line of play: { $points } points
hashi-replay-played = As it was played: { $points } points
hashi-replay-start = The beginning.
hashi-replay-card = Card { $card }: { $first }; { $second }.
hashi-replay-number = the { $number } on { $island }
hashi-replay-no-number = the { $number } is given up
hashi-replay-bridges = { $count ->
    [one] the bridge { $lines }
   *[other] the bridges { $lines }
}
hashi-replay-no-bridges = { $count ->
    [one] the bridge is given up
   *[other] the { $count } bridges are given up
}
hashi-replay-previous = Previous card
hashi-replay-next = Next card
hashi-replay-slider = Card of the game
