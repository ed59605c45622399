### Lo que se dice solo en un terminal.

## Por qué se rechaza algo
reason-file_missing = No se puede leer el archivo "{ $file }".
reason-file_unwritable = No se puede escribir el archivo "{ $file }".
reason-file_exists = El archivo "{ $file }" ya existe; se puede retomar con --resume o guardar en otro.
reason-options_conflict = "{ $option }" no se puede usar junto con "{ $other }".
reason-machine = La máquina se niega: { $problem }.
reason-players_count = Jugadores: { $players }, asientos: { $seats }. Da uno para todos, o uno para cada asiento.
reason-bad_number = "{ $option }" vale "{ $value }", pero tiene que ser un número de { $low } a { $high }.
reason-value_missing = A la opción "{ $option }" le falta un valor.
reason-word_missing = Falta algo en la línea de comandos: { $word }.
reason-unknown_command = No hay ningún comando "{ $value }"; los que hay son: { $expected }.
reason-usage = No se entiende la línea de comandos: { $problem }.
reason-unexpected_word = "{ $value }" sobra aquí.
reason-port_taken = El puerto { $port } está ocupado; se puede elegir otro con --port.
reason-bad_host = Esta máquina no tiene la dirección "{ $host }"; --host admite una suya, o 0.0.0.0 para todas.

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
screen-unset = { $option } (si se omite: { $unset })

screen-sign-goal = Objetivo: { $sign }
screen-sign-danger = Peligro: { $sign }
