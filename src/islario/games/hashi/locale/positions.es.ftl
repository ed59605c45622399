### Hashi: por qué una posición no puede ser.

reason-position_all_done = En el campo "{ $field }" de la posición todos los jugadores han terminado, y eso solo puede ser tras la última carta, sin mazo.
reason-position_card = El campo "{ $field }" de la posición contiene "{ $value }", que no es una carta del mazo; las cartas se escriben como 5/3.
reason-position_card_often = El campo "{ $field }" de la posición contiene una carta más veces que el mazo: { $card }, de la que hay { $cards }.
reason-position_gone = Cartas en el campo "{ $field }" de la posición: { $cards }; en esta ronda tienen que ser { $expected }.
reason-position_deck = Cartas en el campo "{ $field }" de la posición: { $cards }; en esta ronda son como máximo { $most } y, en la preparación, al menos una.
reason-position_line = El campo "{ $field }" de la posición contiene "{ $line }", que no es una línea de puntos del tablero; las letras van en orden.
reason-position_unanchored = El campo "{ $field }" de la posición contiene un puente { $line } entre dos islas sin número.
reason-position_crossing = El campo "{ $field }" de la posición contiene un puente { $line } que cruza otro.
reason-position_overloaded = El campo "{ $field }" de la posición lleva { $bridges } puentes a la isla { $island }, que admite { $most } como máximo.
reason-position_flag = El campo "{ $field }" de la posición contiene la isla { $island }, cuya bandera no deja escribir un número antes de que llegue un puente.
reason-position_start = El campo "{ $field }" de la posición no encaja en la preparación: un tablero está vacío, o "done" con un solo 3 o 4 en una isla sin bandera.
reason-position_new = El campo "{ $field }" de la posición contiene "{ $value }", que esta carta no puede haber añadido.
reason-position_unfinishable = El campo "{ $field }" de la posición vale { $left }, pero en el tablero no hay sitio para el resto de los puentes de la carta.
