### Robinson Crusoe: por qué una posición no puede ser.

reason-position_camp = El campo "{ $field }" de la posición es { $space }, donde no hay ninguna loseta.
reason-position_agenda = El campo "{ $field }" de la posición está vacío, pero la partida no ha terminado.
reason-position_waits = La posición no espera a nadie, pero la partida no ha terminado: véase su campo "{ $field }".
reason-position_needs = Falta el campo "{ $field }" de la posición: el paso "{ $step }" lo necesita.
reason-position_asked = El campo "{ $field }" de la posición tiene "{ $value }", que necesita el paso "ask" justo encima.
reason-position_asks = El campo "{ $field }" de la posición tiene "ask", pero el paso de debajo no admite respuesta.
reason-position_answers = El campo "{ $field }" de la posición es { $value }, que no es la suma de dos o más de: { $expected }.
reason-position_above = El campo "{ $field }" de la posición tiene "{ $value }", que no puede estar encima de "{ $below }".
reason-position_beneath = El campo "{ $field }" de la posición tiene "{ $value }", que necesita "{ $expected }" debajo.
reason-position_long = El campo "{ $field }" de la posición tiene { $value } pasos; como mucho pueden ser { $high }.
reason-position_planned = El campo "{ $field }" de la posición nombra la acción { $value }, y el plan no tiene ahí una acción así.
reason-position_pawns = El campo "{ $field }" de la posición suma más de { $high } peones de "{ $value }" en todo el plan.
reason-position_performer = El campo "{ $field }" de la posición es "{ $value }", que no tiene ningún peón en esa acción.
reason-position_threat = El campo "{ $field }" de la posición es "{ $value }", donde no hay ninguna carta de amenaza.
reason-position_offered = El campo "{ $field }" de la posición no está vacío, pero ningún paso de la agenda elige de ahí.
reason-position_clouds = El campo "{ $field }" de la posición es { $value }, algo que los dados de clima no pueden mostrar.
reason-position_later = El campo "{ $field }" de la posición es { $value }, que no nombra efectos que puedan esperar a nadie de la mesa.
reason-position_down = El campo "{ $field }" de la posición es { $space }, donde está el campamento: la partida habría terminado.
reason-position_scenario = El campo "{ $field }" de la posición tiene "{ $value }", que no existe en el escenario { $scenario }.
