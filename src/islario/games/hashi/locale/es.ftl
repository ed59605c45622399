### Hashi.

game-name = Hashi

## Lo que da puntos
category-red = banderas rojas
category-blue = banderas azules
category-six = seis unidas

flag-none = sin bandera
flag-red = bandera roja
flag-blue = bandera azul

## Rangos del juego en solitario
rank-dogsbody = Esbirro
rank-water_carrier = Aguador
rank-bamboo_binder = Unidor de bambú
rank-bolt_fitter = Atornillador
rank-concrete_pourer = Vertedor de hormigón
rank-project_manager = Director de proyectos
rank-bridge_master = Maestro de puentes
rank-professional_planner = Proyectista profesional
rank-adept_of_statics = Adepto de la estática
rank-ace_of_architecture = As de la arquitectura
rank-genius_of_construction = Genio de la construcción
rank-god_of_the_islands = Dios de las islas

## Una palabra amable junto al rango
kind-dogsbody = Así empiezan todos los que tienden puentes: el próximo tablero saldrá mejor.
kind-water_carrier = Buen comienzo: las islas ya te conocen.
kind-bamboo_binder = Tus puentes aguantan; un poco más y brillarán.
kind-bolt_fitter = Trabajo sólido, tornillo a tornillo.
kind-concrete_pourer = Buenos cimientos: estas islas seguirán unidas.
kind-project_manager = Bien planeado, de la primera carta a la última.
kind-bridge_master = Un tablero magistral.
kind-professional_planner = Apenas se te olvidó una isla.
kind-adept_of_statics = Admirable: pocos tableros son tan firmes como este.
kind-ace_of_architecture = Soberbio: por tus puentes se pasará mucho tiempo.
kind-genius_of_construction = Brillante: casi no quedaba nada que ganar.
kind-god_of_the_islands = Perfecto: nadie puede hacer más.

## En qué punto de la carta está un jugador
stage-start = número inicial
stage-number = número
stage-bridges = puentes
stage-done = listo

## Lo que se puede hacer
action-start = empezar con un { $number } en la isla { $island }
action-number = escribir el número en la isla { $island }
action-skip_number = renunciar al número
action-bridge = dibujar un puente { $line }
action-skip_bridges = renunciar a los puentes

## Lo que ocurre
event-numbered = { CAP(THE($seat)) } escribe un { $number } en la isla { $island }.
event-gave_up_number = { CAP(THE($seat)) } renuncia al número { $number }.
event-bridged = { CAP(THE($seat)) } dibuja el { $count ->
    [1] primer
   *[other] segundo
} puente { $line }.
event-gave_up_bridges = { CAP(THE($seat)) } renuncia { $bridges ->
    [one] al puente
   *[other] a los { $bridges } puentes
} de la carta.
event-completed = { CAP(THE($seat)) } ha completado la isla { $island }.
event-boards_passed = Cada tablero pasa al vecino de la izquierda.
event-turned = Se descubre la carta { $round }: { $card } (número/puentes).
event-scored = { CAP(THE($seat)) } anota { $points } puntos: { $category }.
event-islands_scored = { CAP($seat) }: { $islands ->
    [one] { $islands } isla completa da
   *[other] { $islands } islas completas dan
} { $points } puntos.
event-ended = { $result }

## Cómo termina
result-last_card = Se ha jugado la última carta y se cuentan los puntos.

## Por qué algo no es posible
reason-set_up_first = Antes cada jugador tiene que escribir su número inicial; aún no se ha descubierto ninguna carta.
reason-set_up_over = La preparación ha terminado: los números iniciales se escriben solo antes de la primera carta.
reason-start_written = Este jugador ya ha escrito su número inicial.
reason-start_flag = La isla { $island } tiene bandera; el número inicial va en una isla sin ella.
reason-card_done = Este jugador ya ha terminado con la carta; la siguiente llega cuando terminen todos.
reason-number_past = El número de esta carta ya se escribió o se renunció a él; ahora tocan los puentes.
reason-number_first = Primero va el número: hay que escribir el { $number } o renunciar a él.
reason-half_drawn = Los puentes de una carta se dibujan todos o ninguno: { $left ->
    [one] dibuja el que falta
   *[other] dibuja los { $left } que faltan
} o deshaz los que has empezado.
reason-island_numbered = La isla { $island } ya tiene un número: { $number }.
reason-number_low = { $bridges ->
    [one] Llega { $bridges } puente
   *[other] Llegan { $bridges } puentes
} a la isla { $island }, así que un { $number } es demasiado bajo para ella.
reason-flag_unreached = La isla { $island } tiene bandera y aún no le llega ningún puente: no puede recibir un número.
reason-no_line = Ninguna línea de puntos une estas islas: { $islands }.
reason-rest_impossible = Esta carta pide aún { $left } puentes; con uno en { $line }, los demás no tendrían sitio.
reason-island_complete = La isla { $island } está completa: nada más puede tocarla.
reason-line_full = En { $line } ya hay dos puentes, y nunca puede haber más.
reason-crosses = Un puente { $line } cruzaría lo ya dibujado: { $lines }.
reason-island_full = La isla { $island } no tiene número y le llegan { $most } puentes; no admite más.
reason-no_number = Un puente empieza en una isla con número, y ninguna de estas lo tiene: { $islands }.
reason-unknown_island = No hay ninguna isla "{ $value }"; las islas son: { $expected }.
reason-board_unknown = Ninguna cara del tablero se llama "{ $value }"; se puede elegir { $expected }, o un dibujo de varias filas.
reason-board_mark = El tablero tiene "{ $mark }" en la fila { $row }, columna { $column }; se dibuja solo con los signos o, r, b y . (punto).
reason-board_size = El tamaño del tablero (filas: { $rows }, columnas: { $columns }) es excesivo; el máximo es { $most } de cada.
reason-board_islands = Islas (o, r, b) del tablero: { $islands }; tienen que ser exactamente { $expected }.
reason-board_flags = Banderas del tablero: rojas (r) { $red }, azules (b) { $blue }; tienen que ser exactamente { $red_needed } y { $blue_needed }.
reason-board_lonely = La isla { $island } (fila { $row }, columna { $column }) no tiene ninguna otra en su fila ni en su columna, así que ningún puente podría llegar a ella.
