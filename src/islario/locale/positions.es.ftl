### Por qué no se puede leer un registro, una posición o una caja.

reason-record_first_line = Línea { $line } del registro: no empieza por "{ $text }".
reason-record_cut = El registro está cortado: después de la línea { $line } falta la línea de cierre.
reason-record_edited = El registro está modificado: la comprobación final (línea { $line }) no coincide con las líneas anteriores.
reason-record_line = No se puede leer la línea { $line } del registro: "{ $text }".
reason-record_refused = La línea { $line } del registro ({ $text }) no es válida: { $why }
reason-record_rules = El registro se hizo con las reglas { $made } de { $game }; estas son las reglas { $now } y llevan a otra parte.
reason-record_position = Las jugadas del registro no llevan a la posición que indica su línea de cierre ({ $line }).
reason-record_unchecked = El registro se hizo con las reglas { $made } de { $game }; estas son las reglas { $now }. No dice dónde terminó: esta puede ser otra posición.
reason-position_field = La posición trae un campo desconocido, "{ $field }"; los que hay son: { $expected }.
reason-position_kind = El campo "{ $field }" de la posición no es del tipo correcto; se espera: { $expected }.
reason-position_name = El campo "{ $field }" de la posición contiene "{ $value }", que no es ninguno de estos valores: { $expected }.
reason-position_twice = El campo "{ $field }" de la posición contiene "{ $value }" dos veces.
reason-position_range = El campo "{ $field }" de la posición vale "{ $value }", pero tiene que ser un número entero de { $low } a { $high }.
reason-position_seats = El campo "{ $field }" de la posición no es una lista de { $low } a { $high } jugadores.
reason-box_broken = { $file } no se puede leer: { $value }.
reason-box_count = { $file }, { $entry }: tiene que haber { $value }.
reason-box_field = { $file }, { $entry }: aquí no se conoce ningún campo "{ $field }".
reason-box_missing = { $file }, { $entry }: falta el campo "{ $field }".
reason-box_name = { $file }, { $entry }, { $field }: "{ $value }" no es un nombre conocido aquí, o está repetido.
reason-box_number = { $file }, { $entry }, { $field }: "{ $value }" no es un número entero dentro de los límites.
reason-box_flag = { $file }, { $entry }, { $field }: "{ $value }" no es ni true ni false.
reason-box_list = { $file }, { $entry }, { $field }: "{ $value }" no es una lista de la longitud debida.
reason-box_mapping = { $file }, { $entry }, { $field }: "{ $value }" no es una tabla con contenido.
reason-box_effect = { $file }, { $entry }, { $field }: "{ $value }" no es un efecto.
reason-actions_count = { $actions } acciones para { $tables } mesas: tiene que haber una para cada una.
reason-action_number = { $number } no es el número de ninguna acción; van de 0 a { $most }.
