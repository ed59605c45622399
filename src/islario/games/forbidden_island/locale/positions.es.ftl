### La Isla Prohibida: por qué una posición no puede ser.

reason-position_cell = El campo "{ $field }" de la posición contiene "{ $cell }", que no es una casilla del trazado.
reason-position_no_tile = El campo "{ $field }" de la posición no tiene ninguna loseta en { $cell }.
reason-position_players = El campo "{ $field }" de la posición no es una lista de 2 a 4 jugadores.
reason-position_sunk = El campo "{ $field }" de la posición contiene una loseta que se ha hundido: { $tile }.
reason-position_too_often = El campo "{ $field }" de la posición contiene una carta más veces que la caja: { $card }, de la que hay { $cards }.
reason-position_layers = El campo "{ $field }" de la posición tiene más cartas que el mazo de Inundación, que contiene { $cards }.
reason-position_counter = El campo "{ $field }" de la posición es 0, aunque nadie tiene pendiente descartar ni nadar.
reason-position_swim_order = El campo "{ $field }" de la posición tiene que nombrar a los jugadores en orden desde el activo, cada uno una sola vez.
reason-position_swim_phase = El campo "{ $field }" de la posición solo puede nombrar jugadores en la fase "flood".
reason-position_swim_tile = El campo "{ $field }" de la posición nombra { TO($seat) }, pero su peón no está en la loseta que acaba de hundirse.
reason-position_on_sunk = El campo "{ $field }" de la posición nombra una loseta que se ha hundido ({ $tile }), y ese jugador no está entre los que nadan.
reason-position_hands = El campo "{ $field }" de la posición supera el límite de cartas, y eso no puede ocurrir mientras otra mano también lo supera o un peón tiene que nadar.
reason-position_not_ended = La posición no confirma el final indicado en el campo "{ $field }" ({ $result }).
reason-position_over = El campo "{ $field }" de la posición es null, pero la partida ya ha terminado. { $result }
