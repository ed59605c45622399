### Hashi in a terminal.

screen-begins = begins with a 3 or a 4 on one island, written by the neighbour on the right, { THE($seat) }
screen-begins-alone = begins with a 3 or a 4 on one island, to be written first
screen-side = Side { $side }
screen-own-side = A board of one's own
screen-set-up = { $side }. Set-up: no card is turned over yet
screen-card = { $side }. Card { $round } of { $rounds }: number { $number }, { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
}
screen-over = { $side }. The game is over
screen-do-start = Now: a 3 or a 4 on an island without a flag. The neighbour on the left will get this board
screen-do-start-alone = Now: a 3 or a 4 on an island without a flag
screen-do-number = Now: write the { $number }, or give it up
screen-do-bridges = Now: { $left ->
    [one] draw the bridge, or give it up
   *[other] draw the { $left } bridges, or give them all up
}
screen-do-rest = Now: { $left ->
    [one] draw one more bridge
   *[other] draw { $left } more bridges
}
screen-wait = Done. Still at it: { $seats }
screen-new = New on the board: { $things }
screen-worth = { $category }: { $reached } of { $needed }, worth { $points } now
screen-scored = { $category }: { $points } points
screen-missed = { $category }: { $reached } of { $needed }, no points
screen-islands = complete islands: { $islands }, { $points } points
screen-total = total: { $points } points
screen-stuck = beyond completion: { $islands }
screen-stack = Stack { $stack } of { $stacks }: card { $card } of { $size }
screen-deadlines = High points up to card: blue { $blue }, red { $red }, six { $six }
screen-rank = Rank: { $rank }
screen-short = { CAP($seat) }: { $points } points, { $islands ->
    [one] { $islands } complete island
   *[other] { $islands } complete islands
}; { $bonuses }
screen-busy = still at it
screen-won = Most points: { $seats }
screen-unseen = Unseen cards ({ $count }), of which { $left } will come: { $cards }
screen-aside = Laid away all the time: { $card }
screen-legend = (c5) complete  ▲ red flag  ▼ blue flag  ─ │ one bridge  ═ ║ two  · free line
screen-board = Board of { THE($seat) }
screen-row = Row { $row }: { $islands }
screen-number = number { $number }
screen-no-number = no number
screen-complete = complete
screen-bridges = Bridges: { $lines }
screen-twice = { $line } twice
screen-no-bridges = No bridges yet
screen-free = Lines that could still take a bridge: { $lines }
