### Hashi: why a position cannot be.

reason-position_all_done = In the position's field "{ $field }" every player is done, which can only be after the last card, with no deck left.
reason-position_card = The position's field "{ $field }" has "{ $value }", which is no card of the deck; cards are written like 5/3.
reason-position_card_often = The position's field "{ $field }" has a card more often than the deck: { $card }, of which there are { $cards }.
reason-position_gone = The position's field "{ $field }" has { $cards } cards; in this round it has to be { $expected }.
reason-position_deck = The position's field "{ $field }" has { $cards } cards; in this round there are at most { $most }, and in the set-up at least one.
reason-position_line = The position's field "{ $field }" has "{ $line }", which is no dotted line of the board; letters come in order.
reason-position_unanchored = The position's field "{ $field }" has a bridge { $line } between two islands without numbers.
reason-position_crossing = The position's field "{ $field }" has a bridge { $line } that crosses another.
reason-position_overloaded = The position's field "{ $field }" brings { $bridges } bridges to island { $island }, which takes { $most } at most.
reason-position_flag = The position's field "{ $field }" has island { $island }, whose flag lets it take a number only after a bridge.
reason-position_start = The position's field "{ $field }" does not fit the set-up: a board is empty, or "done" with one 3 or 4 on an island without a flag.
reason-position_new = The position's field "{ $field }" has "{ $value }", which this card cannot have added.
reason-position_unfinishable = The position's field "{ $field }" is { $left }, but the board has no place for the rest of the card's bridges.
