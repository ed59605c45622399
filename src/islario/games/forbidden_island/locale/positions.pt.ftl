### A Ilha Proibida: por que uma posição não pode existir.

reason-position_cell = O campo "{ $field }" da posição contém "{ $cell }", que não é uma casa do traçado.
reason-position_no_tile = O campo "{ $field }" da posição não tem nenhuma peça em { $cell }.
reason-position_players = O campo "{ $field }" da posição não é uma lista de 2 a 4 jogadores.
reason-position_sunk = O campo "{ $field }" da posição contém uma peça que já afundou: { $tile }.
reason-position_too_often = O campo "{ $field }" da posição contém uma carta mais vezes do que a caixa: { $card }, da qual há { $cards }.
reason-position_layers = O campo "{ $field }" da posição tem mais cartas do que o Baralho de Alagamento, que contém { $cards }.
reason-position_counter = O campo "{ $field }" da posição é 0, embora ninguém precise descartar nem nadar.
reason-position_swim_order = O campo "{ $field }" da posição precisa indicar os jogadores em ordem a partir do ativo, cada um uma só vez.
reason-position_swim_phase = O campo "{ $field }" da posição só pode indicar jogadores na fase "flood".
reason-position_swim_tile = O campo "{ $field }" da posição indica { THE($seat) }, mas seu peão não está na peça que acabou de afundar.
reason-position_on_sunk = O campo "{ $field }" da posição indica uma peça que já afundou ({ $tile }), e esse jogador não está entre os que nadam.
reason-position_hands = O campo "{ $field }" da posição passa do limite de cartas, e isso não pode acontecer enquanto outra mão também passa dele ou um peão precisa nadar.
reason-position_not_ended = A posição não confirma o final indicado no campo "{ $field }" ({ $result }).
reason-position_over = O campo "{ $field }" da posição é null, mas a partida já terminou. { $result }
