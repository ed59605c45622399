### Forbidden Island: why a position cannot be.

reason-position_cell = The position's field "{ $field }" has "{ $cell }", which is not a cell of the layout.
reason-position_no_tile = The position's field "{ $field }" has no tile at { $cell }.
reason-position_players = The position's field "{ $field }" is not a list of 2 to 4 players.
reason-position_sunk = The position's field "{ $field }" has a tile that has sunk: { $tile }.
reason-position_too_often = The position's field "{ $field }" has a card more often than the box: { $card }, of which there are { $cards }.
reason-position_layers = The position's field "{ $field }" has more cards than the flood deck, which holds { $cards }.
reason-position_counter = The position's field "{ $field }" is 0, though neither a discard nor a swim is due.
reason-position_swim_order = The position's field "{ $field }" does not name players in their order from the active one, each once.
reason-position_swim_phase = The position's field "{ $field }" can name players only in phase "flood".
reason-position_swim_tile = The position's field "{ $field }" names { THE($seat) }, whose pawn is not on the tile that has just sunk.
reason-position_on_sunk = The position's field "{ $field }" names a tile that has sunk ({ $tile }), and that player is not swimming.
reason-position_hands = The position's field "{ $field }" is over the hand limit, which cannot be while another hand is over it or a pawn has to swim.
reason-position_not_ended = The position's field "{ $field }" names an ending that the position does not show: { $result }
reason-position_over = The position's field "{ $field }" is null, but the game is over: { $result }
