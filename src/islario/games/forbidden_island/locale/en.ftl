### Forbidden Island.

game-name = Forbidden Island

## Tiles
tile-fools_landing = Fools' Landing
    .article = none
tile-bronze_gate = Bronze Gate
    .article = the
tile-copper_gate = Copper Gate
    .article = the
tile-gold_gate = Gold Gate
    .article = the
tile-silver_gate = Silver Gate
    .article = the
tile-iron_gate = Iron Gate
    .article = the
tile-temple_of_the_moon = Temple of the Moon
    .article = the
tile-temple_of_the_sun = Temple of the Sun
    .article = the
tile-howling_garden = Howling Garden
    .article = the
tile-whispering_garden = Whispering Garden
    .article = the
tile-cave_of_embers = Cave of Embers
    .article = the
tile-cave_of_shadows = Cave of Shadows
    .article = the
tile-coral_palace = Coral Palace
    .article = the
tile-tidal_palace = Tidal Palace
    .article = the
tile-breakers_bridge = Breakers Bridge
    .article = the
tile-cliffs_of_abandon = Cliffs of Abandon
    .article = many
tile-crimson_forest = Crimson Forest
    .article = the
tile-dunes_of_deception = Dunes of Deception
    .article = many
tile-lost_lagoon = Lost Lagoon
    .article = the
tile-misty_marsh = Misty Marsh
    .article = the
tile-observatory = Observatory
    .article = the
tile-phantom_rock = Phantom Rock
    .article = the
tile-twilight_hollow = Twilight Hollow
    .article = the
tile-watchtower = Watchtower
    .article = the

## Cards
card-earth = Earth Stone
    .article = the
card-wind = Statue of the Wind
    .article = the
card-fire = Crystal of Fire
    .article = the
card-ocean = Ocean's Chalice
    .article = the
card-helicopter = Helicopter Lift
    .article = the
card-sandbags = Sandbags
    .article = none
card-waters_rise = Waters Rise!
    .article = none

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
action-move = move to { THE($tile) }
action-fly = fly to { THE($tile) }
action-navigate = move { THE($seat) } to { THE($tile) }
action-shore = shore up { THE($tiles) }
action-give = give { THE($receiver) } a card: { $card }
action-capture = capture { THE($card) }
action-end = take no more actions
action-draw = turn over a treasure card
action-flood = turn over a flood card
action-discard = discard: { $card }
action-swim = swim to { THE($tile) }
action-drown = let the sea take the pawn: the game is lost
action-sandbag = play Sandbags on { THE($tile) }
action-lift = play a Helicopter Lift to { THE($tile) }, aboard: { THE($pawns) }
action-escape = play a Helicopter Lift and escape: won!

## What happens
event-moved = { CAP(THE($seat)) } moves from { THE($origin) } to { THE($tile) }.
event-flew = { CAP(THE($seat)) } flies from { THE($origin) } to { THE($tile) }.
event-navigated = The Navigator moves { THE($seat) } from { THE($origin) } to { THE($tile) }.
event-swam = { CAP(THE($seat)) } swims from { THE($origin) } to { THE($tile) }.
event-shored = { CAP(THE($seat)) } shores up { THE($tile) }.
event-sandbagged = { CAP(THE($seat)) } plays Sandbags and shores up { THE($tile) }.
event-gave = { CAP(THE($seat)) } gives { THE($receiver) } a card: { $card }
event-captured = { CAP(THE($seat)) } captures { THE($treasure) }!
event-stopped = { CAP(THE($seat)) } takes no more actions.
event-drew = { CAP(THE($seat)) } draws: { $card }
event-discarded = { CAP(THE($seat)) } discards: { $card }
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
event-flooded = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [many] are
   *[other] is
} flooded.
event-sank = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [many] sink
   *[other] sinks
}!
event-lifted = { CAP(THE($seat)) } plays a Helicopter Lift to { THE($tile) }, aboard: { THE($pawns) }.
event-turn_began = It is { THE($seat) }'s turn.
event-drowned = { CAP(THE($seat)) } drowns.
event-took_off = { CAP(THE($seat)) } calls the helicopter: nobody stays on the island.
event-ended = { $result }

## How it ends
result-escaped = Won: you escaped with all four treasures!
result-treasure = Lost: a treasure can no longer be reached, both its tiles have sunk.
result-landing = Lost: Fools' Landing has sunk.
result-drowned = Lost: an adventurer drowned.
result-skull = Lost: the water reached the skull.

## A kind word beside it
kind-escaped = Well flown: the sea takes the island, and the treasures are yours.
kind-treasure = This time the sea was quicker. Another island, another chance.
kind-landing = Without the landing there was no way home. Next time it stays dry a little longer.
kind-drowned = You held on together to the last. The next crew will remember it.
kind-skull = You outlasted every mark of the water but the last.

## Why something is not possible
reason-discard_first = First { THE($seat) } has to come down to five cards.
reason-swim_first = First { THE($seat) } has to leave the tile that has just sunk.
reason-not_your_turn = It is { THE($active) }'s turn, not { THE($seat) }'s.
reason-wrong_phase = That belongs to another part of the turn ({ $phase }); now it is: { $now }.
reason-only_engineer = Only the Engineer shores up two tiles with one action; this is { THE($role) }.
reason-only_pilot = Only the Pilot can fly; this is { THE($role) }.
reason-only_navigator = Only the Navigator moves other pawns; this is { THE($role) }.
reason-already_flown = The Pilot has flown once this turn already.
reason-not_yourself = The Navigator moves other pawns; the Navigator's own walks one tile per action.
reason-not_adjacent = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [many] are
   *[other] is
} not beside { THE($origin) }.
reason-no_dive = No way through the water leads from { THE($origin) } to { THE($tile) }.
reason-too_far = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [many] are
   *[other] is
} more than two steps from { THE($origin) }.
reason-not_nearest = Another tile is nearer to { THE($origin) } than { THE($tile) }.
reason-out_of_reach = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [many] are
   *[other] is
} out of reach from { THE($origin) }.
reason-tile_sunk = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [many] have
   *[other] has
} sunk.
reason-same_tile = The pawn is at { THE($tile) } already.
reason-not_swimming = { CAP(THE($seat)) } does not have to swim.
reason-swim_order = The players swim in the order of their turns: { THE($seat) } comes first.
reason-can_swim = Nobody has to drown: there is a tile to swim to.
reason-shore_sunk = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [many] have
   *[other] has
} sunk and cannot be shored up any more.
reason-tile_dry = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [many] are
   *[other] is
} dry.
reason-special_given = { $card } cannot be given away, only played.
reason-give_yourself = Nobody gives a card to themselves.
reason-card_missing = There is no such card in this hand: { $card }.
reason-not_together = { CAP(THE($seat)) } is not at { THE($tile) }; cards pass only between pawns on one tile.
reason-already_captured = That treasure is yours already: { $treasure }.
reason-not_at_site = { CAP(THE($treasure)) } can only be captured at: { $tiles }.
reason-too_few_cards = { CAP(THE($treasure)) } needs { $needed } matching cards in one hand; this hand has { $held }.
reason-no_discard_due = { CAP(THE($seat)) } has no cards to discard: at five or fewer none may be thrown away.
reason-pawns_apart = The Helicopter Lift takes pawns from one tile only; these are apart: { THE($pawns) }.
reason-lift_swimmers = While { THE($seat) } has to swim, the Helicopter Lift takes only pawns off the sinking tile.
reason-treasures_missing = { $missing ->
    [one] One treasure is still missing.
   *[other] { $missing } treasures are still missing.
}
reason-not_all_landed = Not everybody is at { THE($tile) }.
reason-pair_order = Two tiles are named in the alphabetical order of their words: { $expected }
reason-unknown_tile = There is no tile called "{ $value }".
reason-unknown_card = No card that a hand can hold is called "{ $value }"; the choices are: { $expected }.
reason-unknown_treasure = There is no treasure called "{ $value }"; the choices are: { $expected }.
reason-seats_order = Players are joined by + in ascending order, as their numbers from 0, such as 0+2, not "{ $seats }".
reason-layout_mark = The layout has "{ $mark }" in row { $row }, column { $column }; it is drawn with # and . only.
reason-layout_size = The layout has { $rows } rows and { $columns } columns; at most { $most } of each are taken.
reason-layout_cells = The layout has { $cells } cells (#); it needs exactly { $expected }.
reason-roles_count = There are { $roles } roles for { $players } players; choose one for each, or none.
