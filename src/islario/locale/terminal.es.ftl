### Lo que se dice solo en la terminal.

## Por qué se rechaza algo
reason-file_missing = No se puede leer el archivo "{ $file }".
reason-file_unwritable = No se puede escribir el archivo "{ $file }".
reason-file_exists = El archivo "{ $file }" ya existe; se puede retomar con --resume o guardar en otro.
reason-options_conflict = "{ $option }" no se puede usar junto con "{ $other }".
reason-machine = La máquina se niega: { $problem }.
reason-players_count = Se han dado { $players } jugadores para una mesa de { $seats }. Indica uno para todos, o uno por cada jugador.
reason-bad_number = "{ $option }" vale "{ $value }", pero tiene que ser un número de { $low } a { $high }.
reason-other_games = El archivo "{ $file }" guarda partidas de otra cosa; hay que nombrar otro, o jugar lo mismo con que empezó.
reason-row_damaged = La línea { $line } del archivo "{ $file }" no es una partida; hay que cortar el archivo antes de ella, o nombrar otro.
reason-ray_missing = Para esto hace falta Ray, que no está instalado aquí: pip install "islario[ray]".
reason-arrow_missing = Para esto hace falta pyarrow, que no está instalado aquí: pip install "islario[lab]".
reason-matplotlib_missing = Para esto hace falta Matplotlib, que no está instalado aquí: pip install "islario[lab]".
reason-cluster_silent = Ningún clúster de Ray responde en { $address }.
reason-cluster_version = La máquina { $machine } del clúster tiene la versión { $found } de Islario, y esta es la { $version }: las partidas podrían ser distintas.
reason-value_missing = A la opción "{ $option }" le falta un valor.
reason-word_missing = Falta algo en la línea de comandos: { $word }. "islario --help" dice todo lo que se puede escribir.
reason-unknown_command = No hay ningún comando "{ $value }"; los que hay son: { $expected }.
reason-usage = No se entiende la línea de comandos: { $problem }.
reason-unexpected_word = "{ $value }" sobra aquí.
reason-terminal_only = { $option } es para jugar en la terminal (--terminal); en el navegador se elige en la página.
reason-other_game = { $file } es una partida de { $game }; no indiques el juego, o indica ese.
reason-port_taken = El puerto { $port } está ocupado; se puede elegir otro con --port.
reason-metrics_taken = El puerto { $port } está ocupado; elige otro con --metrics.
reason-workers_alone = SQLite es para un solo proceso; para tener { $workers } (--workers), indica una base de datos PostgreSQL con --database.
reason-workers_system = Este sistema no puede tener { $workers } procesos en un mismo puerto; quita --workers.
reason-bad_host = Esta máquina no tiene la dirección "{ $host }"; --host admite una suya, o 0.0.0.0 para todas.

## Simulación
simulate-title = { $game }, { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}: { $players }
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
simulate-points = puntos del jugador { $who }
simulate-points-interval = { $mean } (de { $low } a { $high }, 95 %)
simulate-seat-wins = victorias del jugador { $who }, empates incluidos
simulate-histogram = Cuántas veces llegó { $player } a cada total:
simulate-interpreted = Aquí las reglas se ejecutan interpretadas (sin módulos compilados), mucho más despacio de lo que podrían.

## Repetición
replay-title = { $game }, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
replay-move = { $number }. { $seat }: { $words }
replay-start = El comienzo
replay-stopped = Aquí se detiene la repetición: no se puede hacer la jugada { $number }.

## Partidas en la terminal
play-welcome = { $game }. { play-choose }
play-choose = Escribe un número o las palabras de una jugada; "ayuda" explica lo demás.
play-asked = Decide { THE($seat) }:
play-groups = Escribe un número o las palabras; el principio de unas palabras, como "{ $begin }", muestra esas jugadas una por una; "todas" las muestra todas.
play-unknown = Aquí no hay nada que se llame "{ $name }".
play-prompt = jugada>{ " " }
play-illegal = No es posible: { $reason }
play-near = Tal vez: { $moves }.
play-possible = Sí es posible.
play-not-yours = Un bot juega por { THE($seat) }.
play-undone = Jugada deshecha.
play-saved = Partida guardada en { $file }.
play-resumed = Partida retomada desde { $file }: { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
play-over = Fin de la partida. { $result }
play-bye = Hasta pronto. La partida se puede retomar desde { $file }.
play-bye-unsaved = Hasta pronto.
play-pick-range = No hay ninguna jugada con el número { $number }; van de la 1 a la { $count }.
play-others = { CAP(THE($seat)) } también puede jugar: { $moves } (con "{ $number }: " delante)
play-you = tú
play-seat = { $number }. { $seat }, { $who }: { $about }
play-offer = { CAP(THE($seat)) } puede jugar ahora, fuera de turno: { $moves } (Intro: seguir; deprisa: no preguntar más hasta mi turno)
play-no-forecast = Aquí no hay nada que calcular.
play-save-where = Falta decir dónde: guardar ARCHIVO.
play-help =
    Intro            jugar la única jugada que hay, o dejar que sigan los bots
    NÚMERO, PALABRAS hacer esa jugada; las cosas se pueden llamar por su nombre
    2: ...           lo mismo como jugador 2, si llevas a varios
    todas            listar todas las jugadas legales
    por qué PALABRAS explicar por qué una jugada no es posible
    sobre NOMBRE     contar qué hace una carta o una cosa
    pronóstico       contar lo que se puede calcular de lo que viene
    deshacer         deshacer tu última jugada
    deprisa          no preguntarme más antes de mi turno
    mesa             mostrar la mesa otra vez
    crónica          lo que ha pasado hasta ahora
    guardar ARCHIVO  guardar el registro
    salir            dejar la partida
    ayuda            esta lista
    También valen las palabras inglesas: all, why, about, forecast, undo, hurry, table, log, save, quit, help.

## Órdenes en la terminal. Varios nombres se separan con comas; el primero está en la ayuda.
command-about = sobre, acerca de
command-all = todas, todo
command-forecast = pronóstico, previsión
command-help = ayuda
command-hurry = deprisa
command-log = crónica, historia
command-quit = salir
command-save = guardar
command-table = mesa
command-undo = deshacer
command-why = por qué, porqué

## Las cifras de la prueba de velocidad
bench-title = { $game }: juego legal al azar en un solo núcleo, preparación incluida
bench-figure = medida
bench-compiled = compilado
bench-interpreted = interpretado
bench-decisions = decisiones por segundo
bench-games = partidas por segundo
bench-thumb = partidas de thumb por segundo
bench-rollouts = partidas pensadas por segundo del jugador fuerte, desde la mitad de una partida
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
reason-database_unreachable = No se puede llegar a la base de datos { $address } o no sirve; su servidor dice por qué.
reason-postgres_missing = PostgreSQL necesita asyncpg, que aquí no está instalado: pip install "islario[postgres]".

## Lo mejor a posteriori
hindsight-thinking = lo mejor hasta ahora { $score }, como mucho { $bound }
hindsight-title = { $game }: lo mejor que las mismas cartas permitían { TO($seat) }
hindsight-card = carta
hindsight-number = número en
hindsight-bridges = puentes
hindsight-given-up = renuncia
hindsight-proven = Puntuación: { $yours }. Lo mejor: { $score }, demostrado en { $seconds } segundos.
hindsight-bounds = Puntuación: { $yours }. Lo mejor, hasta donde dieron { $seconds } segundos: al menos { $score }, como mucho { $bound }.
screen-unset = { $option } (si se omite: { $unset })

screen-sign-goal = Objetivo: { $sign }
screen-sign-danger = Peligro: { $sign }

## Cuidar de los datos
upkeep-rows = filas
upkeep-tables = mesas
upkeep-saved = { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
} de { $place } están ahora en { $file }. Contiene las semillas de partidas en curso: guárdalo en secreto.
upkeep-restored = { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
} de { $file } están ahora en { $place }.
upkeep-place = { $place }: forma { $shape }, { $size } MB, y { $waiting } MB que esperan a ser escritos en él
upkeep-damaged = Dañado: { $problem }
upkeep-sound = El archivo está sano.
upkeep-older = Un servidor le da la forma { $newest } al arrancar; después se pueden examinar sus mesas.
upkeep-state-sound = mesas en las que se puede seguir jugando: { $tables }
upkeep-state-same = mesas empezadas con otras reglas que llevan a las mismas posiciones, y en las que se puede seguir: { $tables }
upkeep-state-unchecked = mesas empezadas con otras reglas que no se pueden comparar, y en las que se puede seguir: { $tables }
upkeep-state-parted = mesas empezadas con otras reglas que llevan a otra parte, y que solo se pueden mirar: { $tables }
upkeep-state-damaged = mesas cuyo registro no lleva a las posiciones guardadas con él: { $tables }
upkeep-state-gap = mesas cuyo registro tiene un hueco: { $tables }
upkeep-state-unreadable = mesas que ni siquiera se pueden montar: { $tables }
upkeep-table = { $table } ({ $game }, versión { $version }): { $entries } entradas, { $left } de ellas sin mostrar; reglas { $begun }, ahora { $now }
upkeep-healthy = Todo está bien.
upkeep-ill = No todo está bien.
reason-backup_exists = El archivo "{ $file }" ya existe; una copia de seguridad nunca escribe encima de otra.
reason-backup_unknown = El archivo "{ $file }" no es una copia de seguridad de Islario.
reason-backup_damaged = El archivo "{ $file }" no está entero: fue cortado o alterado. No se ha restaurado nada.
reason-backup_newer = El archivo "{ $file }" es de una versión más nueva de Islario ({ $version }, forma { $shape }); instala esa versión.
reason-restore_not_empty = Ya hay algo en { $place }; una copia de seguridad solo se restaura en una base de datos vacía.
reason-no_data = No hay ninguna base de datos "{ $file }"; --data indica la carpeta, o --database la dirección.
reason-bad_database = "{ $value }" no es la dirección de una base de datos; tiene la forma postgresql://usuario:clave@servidor/nombre o sqlite:///archivo.
