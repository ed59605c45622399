### Forbidden Island in a terminal.

screen-turn = It is { THE($seat) }'s turn: { $phase }, { $left } left
screen-discard = { CAP(THE($seat)) } has too many cards and must discard
screen-swim = { CAP(THE($seat)) } must swim from { THE($tile) }
screen-treasures = Treasures won: { $treasures }
screen-none = none
screen-at = @{ $number } { $seat } at { THE($tile) }, { $state }: { $hand }
screen-treasure-deck = Treasure deck: { $count }; discard: { $discard }
screen-flood-deck = Flood deck: { $count }; discard: { $discard }
screen-flood-known = On top of the flood deck, in unknown order: { $tiles }
screen-legend = [dry] ~flooded~ (blank: sunk or sea)   @1 pawn of player 1   * treasure   ^ helicopter
