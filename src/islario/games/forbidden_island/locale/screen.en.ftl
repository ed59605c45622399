### Forbidden Island in a terminal.

screen-turn = Turn of { $seat }: { $phase }, { $left } left
screen-discard = { $seat } has too many cards and must discard
screen-swim = { $seat } must swim from { $tile }
screen-treasures = Treasures won: { $treasures }
screen-none = none
screen-at = { $seat } at { $tile }, { $state }: { $hand }
screen-treasure-deck = Treasure deck: { $count }; discard: { $discard }
screen-flood-deck = Flood deck: { $count }; discard: { $discard }
screen-flood-known = On top of the flood deck, in unknown order: { $tiles }
screen-legend = [dry] ~flooded~ (blank: sunk or sea)   @0 pawn of seat 0   * treasure   ^ helicopter
