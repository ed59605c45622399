### Lo que comparten todos los juegos.

## Asientos y personas
seat-number = asiento { $seat }
seat-named = { $name } ({ $seat })

## Opciones
screen-unset = { $option } (si se omite: { $unset })

## Por qué se rechaza algo
reason-unknown_game = No hay ningún juego llamado "{ $game }"; los que hay son: { $expected }.
reason-unknown_option = No existe la opción "{ $option }"; las que hay son: { $expected }.
reason-bad_option = La opción "{ $option }" no admite "{ $value }"; admite: { $expected }.
reason-option_twice = La opción "{ $option }" contiene "{ $value }" dos veces.
reason-no_such_seat = En esta mesa de { $seats } no existe el asiento indicado ({ $seat }); los asientos se cuentan desde 0.
reason-unknown_action = "{ $action }" no es una acción; las acciones empiezan por: { $expected }.
reason-bad_action = "{ $action }" no se entiende; se escribe así: { $expected }.
reason-nothing_to_undo = No hay ninguna jugada que deshacer.
reason-revealed = "{ $action }" ya no se puede deshacer: salió a la luz algo oculto o intervino el azar.
reason-other_seat = La última jugada, "{ $action }", es de otro asiento: { $seat }. Solo ese asiento puede deshacerla.
reason-sealed = "{ $action }" no se puede deshacer: el asiento { $seat } ya ha terminado.
reason-game_over = La partida ya ha terminado.
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
reason-box_field = { $file }, { $entry }: no existe el campo "{ $value }" ({ $field }).
reason-box_name = { $file }, { $entry }, { $field }: "{ $value }" no es un nombre conocido aquí, o está repetido.
reason-box_number = { $file }, { $entry }, { $field }: "{ $value }" no es un número entero dentro de los límites.
reason-box_flag = { $file }, { $entry }, { $field }: "{ $value }" no es ni true ni false.
reason-box_list = { $file }, { $entry }, { $field }: "{ $value }" no es una lista de la longitud debida.
reason-box_effect = { $file }, { $entry }, { $field }: "{ $value }" no es un efecto.
reason-file_missing = No se puede leer el archivo "{ $file }".
reason-file_unwritable = No se puede escribir el archivo "{ $file }".
reason-file_exists = El archivo "{ $file }" ya existe; se puede retomar con --resume o guardar en otro.
reason-options_conflict = "{ $option }" no se puede usar junto con "{ $other }".
reason-machine = La máquina se niega: { $problem }.
reason-unknown_player = No hay ningún jugador llamado "{ $player }"; los que hay son: { $expected }.
reason-players_count = Jugadores: { $players }, asientos: { $seats }. Da uno para todos, o uno para cada asiento.
reason-bad_number = "{ $option }" vale "{ $value }", pero tiene que ser un número de { $low } a { $high }.
reason-value_missing = A la opción "{ $option }" le falta un valor.
reason-word_missing = Falta algo en la línea de comandos: { $word }.
reason-unknown_command = No hay ningún comando "{ $value }"; los que hay son: { $expected }.
reason-usage = No se entiende la línea de comandos: { $problem }.
reason-unexpected_word = "{ $value }" sobra aquí.
reason-port_taken = El puerto { $port } está ocupado; se puede elegir otro con --port.

## Simulación
simulate-title = { $game }, { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}, { $players }
simulate-games = partidas
simulate-seed = semilla
simulate-options = opciones
simulate-wins = victorias
simulate-interval = { $share } (de { $low } a { $high }, 95 %)
simulate-losses = derrotas: { $reason }
simulate-turns = turnos por partida
simulate-actions = acciones por partida
simulate-decisions = decisiones por partida
simulate-rate = { $decisions } decisiones y { $games } partidas por segundo
simulate-mean = { $mean } (de { $low } a { $high })
simulate-points = puntos del asiento { $who }
simulate-points-interval = { $mean } ({ $low } a { $high }, 95 %)
simulate-seat-wins = victorias del asiento { $who }, empates incluidos
simulate-histogram = Cuántas veces llegó { $player } a cada total:
simulate-interpreted = Aquí las reglas se ejecutan interpretadas (sin módulos compilados), mucho más despacio de lo que podrían.

## Repetición
replay-title = { $game }, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
replay-move = { $number }. { $seat }: { $words }
replay-start = El comienzo

## Partidas en la terminal
play-welcome = { $game }. Escribe un número o las palabras de una jugada; "help" explica lo demás.
play-asked = Decide { $seat }:
play-groups = Escribe un número o las palabras; el principio de unas palabras, como "{ $begin }", cuenta esas jugadas una por una; "all" las cuenta todas.
play-unknown = Aquí no hay nada que se llame "{ $name }".
play-prompt = jugada>{ " " }
play-illegal = No es posible: { $reason }
play-near = Tal vez: { $moves }.
play-possible = Sí es posible.
play-not-yours = { $seat } está en manos de un bot.
play-undone = Jugada deshecha.
play-saved = Partida guardada en { $file }.
play-resumed = Partida retomada desde { $file }: { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
play-over = Fin de la partida. { $result }
play-bye = Hasta pronto. La partida se puede retomar desde { $file }.
play-bye-unsaved = Hasta pronto.
play-pick-range = No hay ninguna jugada con el número { $number }; van del 1 al { $count }.
play-others = { $seat } también puede jugar: { $moves } (con "{ $number }: " delante)
play-you = tú
play-seat = { $seat }, { $who }: { $about }
play-offer = { $seat } puede jugar ahora, fuera de turno: { $moves } (Intro: seguir; hurry: no preguntar más hasta mi turno)
play-save-where = Falta decir dónde: save ARCHIVO.
play-help =
    Intro            jugar la única jugada que hay, o dejar que sigan los bots
    NÚMERO, PALABRAS hacer esa jugada; las cosas se pueden llamar por su nombre
    2: ...           lo mismo como asiento 2, si otro asiento tuyo también puede actuar
    all              listar todas las jugadas legales
    why PALABRAS     explicar por qué una jugada no es posible
    about NOMBRE     contar qué hace una carta o una cosa, si el juego las tiene
    undo             deshacer la última jugada
    hurry            no preguntarme más antes de mi turno
    table            mostrar la mesa otra vez
    log              lo que ha pasado hasta ahora
    save ARCHIVO     guardar el registro
    quit             salir

## Las cifras de la prueba de velocidad
bench-title = { $game }: juego legal al azar en un solo núcleo, preparación incluida
bench-figure = medida
bench-compiled = compilado
bench-interpreted = interpretado
bench-decisions = decisiones por segundo
bench-games = partidas por segundo
bench-thumb = partidas de thumb por segundo
bench-words = decisiones por segundo con palabras (la interfaz pública)
bench-clone = microsegundos para copiar la mesa
bench-state-clone = microsegundos para copiar la partida entera
bench-ratio = compilado frente a interpretado: { $ratio } veces
bench-public = partidas al azar por segundo: { $python } veces las 950 de un motor público en Python, { $jvm } veces las 640 de uno en la JVM (medidas una vez en una máquina así)

## El servidor
serve-at = Islario está en { $address } (Ctrl-C lo detiene)
serve-stopped = Detenido.

## En las mesas del servidor
reason-table_unknown = No hay ninguna mesa "{ $table }".
reason-stale = La partida ha avanzado; ahora va por el número { $number }.
reason-not_at_table = Eso solo pueden hacerlo quienes están sentados a esta mesa.
reason-not_your_seat = El asiento { $seat } no es tuyo.
reason-bot_plays = Un bot está jugando en el asiento { $seat }; primero recupéralo.
reason-seat_taken = El asiento { $seat } ya es de alguien.
reason-invitation_unknown = Esta invitación no abre ningún asiento: ya se usó, o hay otra más nueva.
reason-cannot_take_back = No se pueden deshacer tantas jugadas tuyas ahora: { $moves }.
reason-not_over = La partida aún no ha terminado.
reason-record_secret = El registro revela la semilla del azar, por eso solo se entrega cuando la partida ha terminado.
reason-seed_secret = La semilla de una mesa la sortea el servidor y se mantiene en secreto.
reason-seats_count = Hay { $seats } asientos, pero la partida es para { $players }.
reason-no_such_moment = No existe el momento { $moment }: la partida tiene { $moves } jugadas.
reason-chat_empty = Ese mensaje está vacío.
reason-chat_full = En esta mesa ya no caben más mensajes: { $lines } líneas.
reason-too_fast = Vas demasiado rápido; espera un momento.
reason-too_long = Es demasiado largo; se admiten { $most } bytes como máximo.
reason-too_many_tables = Son demasiadas mesas en poco tiempo; espera un rato.
reason-too_many_sockets = Hay demasiadas conexiones desde esta dirección.
reason-origin_foreign = Esta petición viene de una página ajena.
reason-bad_message = No se entiende: { $problem }
reason-not_found = No hay nada en { $path }.
reason-method_not_allowed = { $method } no es posible aquí.
reason-accident = Algo ha fallado por nuestra parte. La mesa sigue como estaba.
reason-table_unreadable = Esta mesa empezó con la versión { $version } y no se puede seguir jugando con esta.
reason-rules_parted = Esta mesa empezó con las reglas número { $begun } y estas son las número { $now }: sus jugadas ya no llevan a la misma posición. Se puede mirar, pero no jugar.
reason-log_damaged = El registro de esta mesa no lleva a la posición que se guardó con él. Se puede mirar, pero no jugar.
reason-log_full = En esta mesa no caben más jugadas: hay { $entries } en su registro.
reason-strange_data = Los datos son de una versión más nueva de Islario (su forma es { $found }; esta conoce como mucho { $expected }); instala esa versión o indica otra carpeta con --data.
reason-already_running = Islario ya está funcionando con estos datos, en { $address }
reason-data_unusable = El archivo "{ $file }" no sirve como base de datos.

## Lo mejor a posteriori
hindsight-thinking = lo mejor hasta ahora { $score }, como mucho { $bound }
hindsight-title = { $game }: lo mejor que permitían las mismas cartas, asiento { $seat }
hindsight-card = carta
hindsight-number = número en
hindsight-bridges = puentes
hindsight-given-up = renuncia
hindsight-proven = Puntuación: { $yours }. Lo mejor: { $score }, demostrado en { $seconds } segundos.
hindsight-bounds = Puntuación: { $yours }. Lo mejor, hasta donde dieron { $seconds } segundos: al menos { $score }, como mucho { $bound }.
reason-solver_missing = Para esto hace falta OR-Tools, que aquí no está instalado: pip install "islario[solve]", o make solve donde Islario se construyó con make.
reason-hindsight_game = Lo mejor a posteriori solo se puede decir de Hashi.
reason-hindsight_position = Lo mejor a posteriori se puede decir de partidas jugadas desde su comienzo.
reason-hindsight_busy = Demasiada gente ha pedido lo mejor a posteriori; prueba dentro de un rato.
