### Forbidden Island.

game-name = Forbidden Island

## Tiles
tile-fools_landing = Fools' Landing
tile-bronze_gate = Bronze Gate
tile-copper_gate = Copper Gate
tile-gold_gate = Gold Gate
tile-silver_gate = Silver Gate
tile-iron_gate = Iron Gate
tile-temple_of_the_moon = Temple of the Moon
tile-temple_of_the_sun = Temple of the Sun
tile-howling_garden = Howling Garden
tile-whispering_garden = Whispering Garden
tile-cave_of_embers = Cave of Embers
tile-cave_of_shadows = Cave of Shadows
tile-coral_palace = Coral Palace
tile-tidal_palace = Tidal Palace
tile-breakers_bridge = Breakers Bridge
tile-cliffs_of_abandon = Cliffs of Abandon
tile-crimson_forest = Crimson Forest
tile-dunes_of_deception = Dunes of Deception
tile-lost_lagoon = Lost Lagoon
tile-misty_marsh = Misty Marsh
tile-observatory = Observatory
tile-phantom_rock = Phantom Rock
tile-twilight_hollow = Twilight Hollow
tile-watchtower = Watchtower

## Cards
card-earth = Earth Stone
card-wind = Statue of the Wind
card-fire = Crystal of Fire
card-ocean = Ocean's Chalice
card-helicopter = Helicopter Lift
card-sandbags = Sandbags
card-waters_rise = Waters Rise!

element-earth = earth
element-wind = wind
element-fire = fire
element-ocean = ocean

## The table
screen-water = Water: mark { $water } of 10, { $level } flood cards a turn
screen-no-cards = no cards
screen-row = Row { $row }: { $tiles }
screen-helicopter = the helicopter lands here
phase-actions = actions
phase-draw = treasure cards
phase-flood = flood cards
state-dry = dry
state-flooded = flooded
state-sunk = sunk

## What can be done
action-move = move to { $tile }
action-fly = fly to { $tile }
action-navigate = move { $seat } to { $tile }
action-shore = shore up { $tiles }
action-give = give { $receiver } a card: { $card }
action-capture = capture a treasure: { $card }
action-end = take no more actions
action-draw = turn over a treasure card
action-flood = turn over a flood card
action-discard = discard: { $card }
action-swim = swim to { $tile }
action-drown = let the sea take the pawn: the game is lost
action-sandbag = play Sandbags on { $tile }
action-lift = play a Helicopter Lift to { $tile }, aboard: { $pawns }
action-escape = play a Helicopter Lift and escape: won!

## What happens
event-moved = { $seat } moves from { $origin } to { $tile }.
event-flew = { $seat } flies from { $origin } to { $tile }.
event-navigated = The Navigator moves { $seat } from { $origin } to { $tile }.
event-swam = { $seat } swims from { $origin } to { $tile }.
event-shored = { $seat } shores up { $tile }.
event-sandbagged = { $seat } plays Sandbags: { $tile } is dry.
event-gave = { $seat } gives { $receiver } a card: { $card }
event-captured = { $seat } captures a treasure: { $treasure }!
event-stopped = { $seat } takes no more actions.
event-drew = { $seat } draws: { $card }
event-discarded = { $seat } discards: { $card }
event-water_rose = The water rises to mark { $water }.
event-floods_returned = The flood discard ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}) is shuffled and put on top of the flood deck.
event-treasures_shuffled = The treasure discard ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}) is shuffled into a new deck.
event-floods_shuffled = The flood discard ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}) is shuffled into a new deck.
event-flooded = { $tile } is flooded.
event-sank = { $tile } sinks!
event-lifted = { $seat } plays a Helicopter Lift to { $tile }, aboard: { $pawns }.
event-turn_began = It is the turn of { $seat }.
event-drowned = { $seat } drowns.
event-took_off = { $seat } calls the helicopter: nobody stays on the island.
event-ended = { $result }

## How it ends
result-escaped = Won: you escaped with all four treasures!
result-treasure = Lost: a treasure can no longer be reached, both its tiles have sunk.
result-landing = Lost: Fools' Landing has sunk.
result-drowned = Lost: an adventurer drowned.
result-skull = Lost: the water reached the skull.

## Why something is not possible
reason-discard_first = First { $seat } has to come down to five cards.
reason-swim_first = First { $seat } has to leave the tile that has just sunk.
reason-not_your_turn = It is the turn of { $active }, not of { $seat }.
reason-wrong_phase = That belongs to another part of the turn ({ $phase }); now it is: { $now }.
reason-only_engineer = Only the Engineer shores up two tiles with one action; this is the { $role }.
reason-only_pilot = Only the Pilot can fly; this is the { $role }.
reason-only_navigator = Only the Navigator moves other pawns; this is the { $role }.
reason-already_flown = The Pilot has flown once this turn already.
reason-not_yourself = The Navigator moves other pawns; the Navigator's own walks one tile per action.
reason-not_adjacent = { $tile } is not beside { $origin }.
reason-no_dive = No way through the water leads from { $origin } to { $tile }.
reason-too_far = { $tile } is more than two steps from { $origin }.
reason-not_nearest = Another tile is nearer to { $origin } than { $tile }.
reason-out_of_reach = { $tile } is out of reach from { $origin }.
reason-tile_sunk = { $tile } has sunk.
reason-same_tile = The pawn is at { $tile } already.
reason-not_swimming = { $seat } does not have to swim.
reason-swim_order = Swimming goes by seats: { $seat } comes first.
reason-can_swim = Nobody has to drown: there is a tile to swim to.
reason-shore_sunk = { $tile } has sunk and cannot be shored up any more.
reason-tile_dry = { $tile } is dry.
reason-special_given = { $card } cannot be given away, only played.
reason-give_yourself = Nobody gives a card to themselves.
reason-card_missing = There is no such card in this hand: { $card }.
reason-not_together = { $seat } is not at { $tile }; cards pass only between pawns on one tile.
reason-already_captured = That treasure is yours already: { $treasure }.
reason-not_at_site = { $treasure } can only be captured at: { $tiles }.
reason-too_few_cards = { $treasure } needs { $needed } matching cards in one hand; this hand has { $held }.
reason-no_discard_due = { $seat } has no cards to discard: at five or fewer none may be thrown away.
reason-pawns_apart = The Helicopter Lift takes pawns from one tile only; these are apart: { $pawns }.
reason-lift_swimmers = While { $seat } has to swim, the Helicopter Lift takes only pawns off the sinking tile.
reason-treasures_missing = { $missing ->
    [one] One treasure is still missing.
   *[other] { $missing } treasures are still missing.
}
reason-not_all_landed = Not everybody is at { $tile }.
reason-pair_order = Two tiles are named in the alphabetical order of their words: { $expected }
reason-unknown_tile = There is no tile called "{ $value }".
reason-unknown_card = No card that a hand can hold is called "{ $value }"; the choices are: { $expected }.
reason-unknown_treasure = There is no treasure called "{ $value }"; the choices are: { $expected }.
reason-seats_order = Seats are joined by + in ascending order, such as 0+2, not "{ $seats }".
reason-layout_mark = The layout has "{ $mark }" in row { $row }, column { $column }; it is drawn with # and . only.
reason-layout_size = The layout has { $rows } rows and { $columns } columns; at most { $most } of each are taken.
reason-layout_cells = The layout has { $cells } cells (#); it needs exactly { $expected }.
reason-roles_count = There are { $roles } roles for { $players } players; choose one for each, or none.
