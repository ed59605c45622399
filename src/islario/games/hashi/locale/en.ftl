### Hashi.

game-name = Hashi

## What gives points
category-red = red flags
category-blue = blue flags
category-six = six joined

flag-none = no flag
flag-red = red flag
flag-blue = blue flag

## Ranks of the solo game
rank-dogsbody = Dogsbody
rank-water_carrier = Water carrier
rank-bamboo_binder = Bamboo binder
rank-bolt_fitter = Bolt fitter
rank-concrete_pourer = Concrete pourer
rank-project_manager = Project manager
rank-bridge_master = Bridge master
rank-professional_planner = Professional planner
rank-adept_of_statics = Adept of statics
rank-ace_of_architecture = Ace of architecture
rank-genius_of_construction = Genius of construction
rank-god_of_the_islands = God of the islands

## A kind word beside the rank
kind-dogsbody = Every builder of bridges begins here: the next board will stand better.
kind-water_carrier = A good start: the islands know you now.
kind-bamboo_binder = Your bridges hold; a little more, and they will shine.
kind-bolt_fitter = Solid work, bolt by bolt.
kind-concrete_pourer = Well founded: these islands stay together.
kind-project_manager = Well planned, from the first card to the last.
kind-bridge_master = A masterly board.
kind-professional_planner = Hardly an island was forgotten.
kind-adept_of_statics = Remarkable: few boards stand as firm as this one.
kind-ace_of_architecture = Superb: people will cross your bridges for a long time.
kind-genius_of_construction = Brilliant: next to nothing was left to gain.
kind-god_of_the_islands = Perfect: nobody can do more than this.

## Where a player is with the card
stage-start = start number
stage-number = number
stage-bridges = bridges
stage-done = done

## What can be done
action-start = begin with a { $number } on island { $island }
action-number = write the number on island { $island }
action-skip_number = give up the number
action-bridge = draw a bridge { $line }
action-skip_bridges = give up the bridges

## What happens
event-numbered = { CAP(THE($seat)) } writes a { $number } on island { $island }.
event-gave_up_number = { CAP(THE($seat)) } gives up the number { $number }.
event-bridged = { CAP(THE($seat)) } draws the { $count ->
    [1] first
   *[other] second
} bridge { $line }.
event-gave_up_bridges = { CAP(THE($seat)) } gives up the { $bridges ->
    [one] bridge
   *[other] { $bridges } bridges
} of the card.
event-completed = { CAP(THE($seat)) } has completed island { $island }.
event-boards_passed = Every board goes to the neighbour on the left.
event-turned = Card { $round } is turned over: { $card } (number/bridges).
event-scored = { CAP(THE($seat)) } scores { $points } points: { $category }.
event-islands_scored = { CAP($seat) }: { $islands ->
    [one] { $islands } complete island gives
   *[other] { $islands } complete islands give
} { $points } points.
event-ended = { $result }

## How it ends
result-last_card = The last card has been played, and the points are counted.

## Why something is not possible
reason-set_up_first = First every player has to write a start number; no card is turned over yet.
reason-set_up_over = The set-up is over: start numbers are written before the first card only.
reason-start_written = This player has written the start number already.
reason-start_flag = Island { $island } has a flag; the start number goes on an island without one.
reason-card_done = This player is done with the card; the next one comes when everybody is.
reason-number_past = The number of this card was written or given up already; now come the bridges.
reason-number_first = The number comes first: write the { $number } or give it up.
reason-half_drawn = A card's bridges are drawn all or not at all: { $left ->
    [one] draw the last one
   *[other] draw the last { $left }
}, or take back those that you have begun with.
reason-island_numbered = Island { $island } has a number already: { $number }.
reason-number_low = { $bridges ->
    [one] { $bridges } bridge reaches
   *[other] { $bridges } bridges reach
} island { $island }, so a { $number } is too low for it.
reason-flag_unreached = Island { $island } has a flag, and no bridge reaches it yet: it cannot take a number.
reason-no_line = No dotted line joins these islands: { $islands }.
reason-rest_impossible = This card still asks for { $left } bridges; with one at { $line } the others would find no place.
reason-island_complete = Island { $island } is complete: nothing more may touch it.
reason-line_full = There are two bridges at { $line } already, and never more.
reason-crosses = A bridge { $line } would cross what is drawn: { $lines }.
reason-island_full = Island { $island } has no number and { $most } bridges; it takes no more.
reason-no_number = A bridge starts at an island with a number, and neither of these has one: { $islands }.
reason-unknown_island = There is no island "{ $value }"; the islands are: { $expected }.
reason-board_unknown = There is no side of the board called "{ $value }"; the choices are { $expected }, or a drawing of several rows.
reason-board_mark = The board has "{ $mark }" in row { $row }, column { $column }; it is drawn with o, r, b and . (full stop) only.
reason-board_size = The board has { $rows } rows and { $columns } columns; at most { $most } of each are taken.
reason-board_islands = The board has { $islands } islands (o, r, b); it needs exactly { $expected }.
reason-board_flags = The board has { $red } red flags (r) and { $blue } blue ones (b); it needs exactly { $red_needed } and { $blue_needed }.
reason-board_lonely = Island { $island } (row { $row }, column { $column }) has no other island in its row or column, so no bridge could reach it.
