### Lo que comparten todos los juegos.

## Artículos: cómo se forman "el", "al" y "del" ante un nombre
article-el = el { $name }
    .to = al { $name }
    .of = del { $name }
article-la = la { $name }
    .to = a la { $name }
    .of = de la { $name }
article-los = los { $name }
    .to = a los { $name }
    .of = de los { $name }
article-las = las { $name }
    .to = a las { $name }
    .of = de las { $name }
article-none = { $name }
    .to = a { $name }
    .of = de { $name }

## Jugadores
seat-number = jugador { $seat }
    .article = el

## Opciones

## Por qué se rechaza algo
reason-unknown_game = No hay ningún juego llamado "{ $game }"; los que hay son: { $expected }.
reason-unknown_option = No existe la opción "{ $option }"; las que hay son: { $expected }.
reason-bad_option = La opción "{ $option }" no admite "{ $value }"; admite: { $expected }.
reason-option_twice = La opción "{ $option }" contiene "{ $value }" dos veces.
reason-no_such_seat = En esta mesa de { $seats } no hay ningún { $seat }; los programas cuentan a los jugadores desde 0.
reason-unknown_action = "{ $action }" no es una acción; las acciones empiezan por: { $expected }.
reason-bad_action = "{ $action }" no se entiende; se escribe así: { $expected }.
reason-nothing_to_undo = No hay ninguna jugada que deshacer.
reason-revealed = "{ $action }" ya no se puede deshacer: salió a la luz algo oculto o intervino el azar.
reason-other_seat = La última jugada, "{ $action }", es { OF($seat) }: nadie más puede deshacerla.
reason-sealed = "{ $action }" no se puede deshacer: { THE($seat) } ya ha terminado.
reason-game_over = La partida ya ha terminado.
reason-unknown_player = No hay ningún jugador llamado "{ $player }"; los que hay son: { $expected }.
reason-oracle_elsewhere = El oráculo ve lo que está oculto. Solo juega donde se mide a los jugadores, nunca en una mesa.

## Por qué un bot hace algo
why-ahead = porque, de todo lo que probó en muchas partidas posibles, esto dio el mejor resultado
why-oversight = por error: pasó por alto algo mejor
why-slip = por error: la idea buena en el lugar equivocado
why-random = porque juega al azar

## En las mesas del servidor
reason-table_unknown = No hay ninguna mesa "{ $table }".
reason-stale = La partida ha avanzado; ahora va por el número { $number }.
reason-not_at_table = Eso solo pueden hacerlo los jugadores de esta mesa.
reason-not_your_seat = Tú no juegas por { THE($seat) }.
reason-bot_plays = Un bot está jugando por { THE($seat) }; vuelve antes a jugar tú.
reason-no_bots = En esta mesa no juega ningún bot.
reason-bots_wait = La partida no espera ahora a ningún bot.
reason-seat_taken = Otra persona juega ya por { THE($seat) }.
reason-invitation_unknown = Esta invitación ya no sirve: ya se usó, o hay otra más nueva.
reason-cannot_take_back = No se pueden deshacer tantas jugadas tuyas ahora: { $moves }.
reason-undo_spent = En esta mesa ya se ha deshecho { $times } veces; es suficiente.
reason-not_over = La partida aún no ha terminado.
reason-record_secret = El registro revela la semilla del azar, por eso solo se entrega cuando la partida ha terminado.
reason-seed_secret = La semilla de una mesa la sortea el servidor y se mantiene en secreto.
reason-record_deal = El registro revela la semilla del azar y otras personas aún pueden jugar este reparto; por eso no se entrega.
reason-branch_deal = Es un desafío, el reparto del día o una lección: juégalo hasta el final antes de probar otra cosa desde aquí.
reason-branch_luck = La misma suerte solo se puede tener cuando la partida ha terminado; hasta entonces puedes seguir desde aquí con otra suerte.
reason-branch_over = En este momento la partida ya ha terminado; elige uno anterior para seguir jugando.
reason-challenge_daily = Era el reparto del día, que cualquiera puede jugar; para un desafío hace falta un reparto propio.
reason-challenge_lesson = Era una lección, cuyo reparto cualquiera puede conocer; para un desafío hace falta un reparto propio.
reason-no_lesson = Todavía no hay lección para este juego.
reason-challenge_branch = Esta partida fue un segundo intento; haz el desafío con la partida de la que salió.
reason-deal_unknown = No existe ese desafío.
reason-deal_closed = Este reparto del día ya no se puede empezar; hoy hay uno nuevo.
reason-deal_left = Has abandonado este desafío, y cada jugador tiene un solo intento.
reason-deal_alone = Un desafío o una lección es para una sola persona, que lo juega con bots o en solitario; no se puede invitar a nadie.
reason-deal_secret = Solo quienes ya han jugado este reparto pueden mirar cómo lo juegan los demás.
reason-mute_nobody = Ahí no hay nadie cuyos mensajes puedas ocultar.
reason-hint_deal = En un desafío o en el reparto del día no hay pistas: cada uno lo juega por su cuenta.
reason-hint_rivals = No hay pistas donde los jugadores compiten.
reason-hints_off = En esta mesa, donde juegan varias personas, las pistas están desactivadas; cualquiera de la mesa puede activarlas para todos.
reason-hint_not_due = Ahora la partida no espera { TO($seat) }, así que no hay nada que aconsejar.
reason-hint_busy = Se están pensando demasiadas pistas; vuelve a intentarlo en un momento.
reason-review_busy = Se están repasando demasiadas partidas; vuelve a intentarlo cuando termine una.
reason-nobody_known = Aquí no se guarda nada sobre ti.
reason-link_unknown = Este enlace ya se usó o es demasiado antiguo; crea otro en tu otro dispositivo.
reason-seats_count = Se han indicado { $seats } jugadores, pero la partida es para { $players }.
reason-no_such_moment = No existe el momento { $moment }: la partida tiene { $moves } jugadas.
reason-chat_empty = Ese mensaje está vacío.
reason-chat_full = En esta mesa ya no caben más mensajes: { $lines } líneas.
reason-chat_full_of_one = Ya has dicho { $lines } líneas en esta mesa; no caben más tuyas.
reason-too_fast = Vas demasiado rápido; espera un momento.
reason-too_long = Es demasiado largo; se admiten { $most } bytes como máximo.
reason-too_many_tables = Son demasiadas mesas en poco tiempo; espera un rato.
reason-too_many_sockets = Hay demasiadas conexiones desde esta dirección.
reason-origin_foreign = Esta petición viene de una página ajena.
reason-host_unknown = Este servidor no se conoce por ese nombre. Quien lo lleva puede dárselo con --host-name.
reason-bad_message = No se entiende el mensaje: { $problem }
reason-not_found = No hay nada en { $path }.
reason-method_not_allowed = { $method } no es posible aquí.
reason-accident = Algo ha fallado por nuestra parte. La mesa sigue como estaba.
reason-storage_failed = El servidor no puede escribir ahora en su disco. Nada ha cambiado; prueba dentro de un rato.
reason-table_unreadable = Esta mesa empezó con la versión { $version } y no se puede seguir jugando con esta.
reason-rules_parted = Esta mesa empezó con las reglas número { $begun } y estas son las número { $now }: sus jugadas ya no llevan a la misma posición. Se puede mirar, pero no jugar.
reason-log_damaged = El registro de esta mesa no lleva a la posición que se guardó con él. Se puede mirar, pero no jugar.
reason-log_full = En esta mesa no caben más jugadas: hay { $entries } en su registro.

## Lo mejor a posteriori
reason-solver_missing = Para esto hace falta OR-Tools, que aquí no está instalado: pip install "islario[solve]", o make solve donde Islario se construyó con make.
reason-hindsight_game = Lo mejor a posteriori solo se puede decir de Hashi.
reason-hindsight_position = Lo mejor a posteriori se puede decir de partidas jugadas desde su comienzo.
reason-hindsight_busy = Demasiada gente ha pedido lo mejor a posteriori; prueba dentro de un rato.
