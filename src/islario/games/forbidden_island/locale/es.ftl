### La Isla Prohibida.

game-name = La Isla Prohibida

## Losetas
tile-fools_landing = Pista de Aterrizaje
tile-bronze_gate = Puerta de Bronce
tile-copper_gate = Puerta de Cobre
tile-gold_gate = Puerta de Oro
tile-silver_gate = Puerta de Plata
tile-iron_gate = Puerta de Hierro
tile-temple_of_the_moon = Templo de la Luna
tile-temple_of_the_sun = Templo del Sol
tile-howling_garden = Jardín de los Aullidos
tile-whispering_garden = Jardín de los Susurros
tile-cave_of_embers = Caverna de las Ascuas
tile-cave_of_shadows = Caverna de las Sombras
tile-coral_palace = Palacio de Coral
tile-tidal_palace = Palacio de las Mareas
tile-breakers_bridge = Puente de los Rompientes
tile-cliffs_of_abandon = Acantilados del Abandono
tile-crimson_forest = Bosque Carmesí
tile-dunes_of_deception = Dunas del Engaño
tile-lost_lagoon = Laguna Perdida
tile-misty_marsh = Pantano Brumoso
tile-observatory = Observatorio
tile-phantom_rock = Roca Fantasma
tile-twilight_hollow = Hondonada del Crepúsculo
tile-watchtower = Atalaya

## Cartas
card-earth = Piedra de la Tierra
card-wind = Estatua del Viento
card-fire = Cristal del Fuego
card-ocean = Cáliz del Océano
card-helicopter = Ascenso en Helicóptero
card-sandbags = Sacos Terreros
card-waters_rise = ¡Las aguas suben!

element-earth = tierra
element-wind = viento
element-fire = fuego
element-ocean = océano

## La mesa
screen-water = Agua: marca { $water } de 10, { $level } cartas de Inundación por turno
screen-no-cards = sin cartas
screen-row = Fila { $row }: { $tiles }
screen-helicopter = aquí aterriza el helicóptero
phase-actions = acciones
phase-draw = cartas de Tesoro
phase-flood = cartas de Inundación
state-dry = seca
state-flooded = inundada
state-sunk = hundida

## Lo que se puede hacer
action-move = mover a { $tile }
action-fly = volar a { $tile }
action-navigate = mover a { $seat } hasta { $tile }
action-shore = asegurar { $tiles }
action-give = entregar una carta a { $receiver }: { $card }
action-capture = recuperar un tesoro: { $card }
action-end = no hacer más acciones
action-draw = descubrir una carta de Tesoro
action-flood = descubrir una carta de Inundación
action-discard = descartar: { $card }
action-swim = nadar hasta { $tile }
action-drown = dejar que el mar se lleve al peón: la partida se pierde
action-sandbag = jugar Sacos Terreros en { $tile }
action-lift = jugar Ascenso en Helicóptero hasta { $tile }; a bordo: { $pawns }
action-escape = jugar Ascenso en Helicóptero y escapar: ¡victoria!

## Lo que ocurre
event-moved = { $seat }: va de { $origin } a { $tile }.
event-flew = { $seat }: vuela de { $origin } a { $tile }.
event-navigated = El Navegador mueve a { $seat } de { $origin } a { $tile }.
event-swam = { $seat }: va a nado de { $origin } a { $tile }.
event-shored = { $seat }: asegura { $tile }.
event-sandbagged = { $seat }: juega Sacos Terreros y asegura { $tile }.
event-gave = { $seat }: entrega { $card } a { $receiver }
event-captured = { $seat }: ¡recupera { $treasure }!
event-stopped = { $seat }: no hace más acciones.
event-drew = { $seat }: roba { $card }
event-discarded = { $seat }: descarta { $card }
event-water_rose = El agua sube a la marca { $water }.
event-floods_returned = La pila de descartes de Inundación ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}) se baraja y vuelve a lo alto de su mazo.
event-treasures_shuffled = La pila de descartes de Tesoro ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}) se baraja y pasa a ser el nuevo mazo.
event-floods_shuffled = La pila de descartes de Inundación ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}) se baraja y pasa a ser el nuevo mazo.
event-flooded = { $tile } se inunda.
event-sank = ¡{ $tile } se hunde!
event-lifted = { $seat }: juega Ascenso en Helicóptero con destino a { $tile }; a bordo: { $pawns }.
event-turn_began = Turno: { $seat }.
event-drowned = { $seat }: se ahoga.
event-took_off = { $seat }: llama al helicóptero: nadie se queda en la isla.
event-ended = { $result }

## Cómo acaba
result-escaped = ¡Victoria! El grupo escapa con los cuatro tesoros.
result-treasure = Derrota: un tesoro ha quedado fuera de alcance, pues sus dos losetas se han hundido.
result-landing = Derrota: la Pista de Aterrizaje se ha hundido.
result-drowned = Derrota: uno de los aventureros se ha ahogado.
result-skull = Derrota: el agua ha llegado a la calavera.

## Por qué algo no es posible
reason-discard_first = Antes, { $seat } tiene que quedarse con cinco cartas.
reason-swim_first = Antes, { $seat } tiene que salir de la loseta que acaba de hundirse.
reason-not_your_turn = Ahora no es el turno de este asiento ({ $seat }), sino de otro: { $active }.
reason-wrong_phase = Eso corresponde a otra parte del turno ({ $phase }); ahora toca: { $now }.
reason-only_engineer = Solo el Ingeniero asegura dos losetas con una acción, y este rol es otro: { $role }.
reason-only_pilot = Solo el Piloto puede volar, y este rol es otro: { $role }.
reason-only_navigator = Solo el Navegador mueve peones ajenos, y este rol es otro: { $role }.
reason-already_flown = El Piloto ya ha volado una vez en este turno.
reason-not_yourself = El Navegador mueve así peones ajenos; el suyo avanza una loseta por acción.
reason-not_adjacent = { $tile } no está al lado de { $origin }.
reason-no_dive = Ningún camino por el agua lleva de { $origin } a { $tile }.
reason-too_far = { $tile } está a más de dos pasos de { $origin }.
reason-not_nearest = Hay otra loseta más cerca de { $origin } que { $tile }.
reason-out_of_reach = { $tile } queda fuera de alcance desde { $origin }.
reason-tile_sunk = { $tile } se ha hundido.
reason-same_tile = El peón ya está en { $tile }.
reason-not_swimming = { $seat } no tiene que nadar.
reason-swim_order = Se nada por orden de asientos: primero, { $seat }.
reason-can_swim = Nadie tiene que ahogarse: hay una loseta a la que nadar.
reason-shore_sunk = { $tile } se ha hundido y ya no se puede asegurar.
reason-tile_dry = La loseta { $tile } está seca.
reason-special_given = La carta { $card } no se puede entregar, solo jugar.
reason-give_yourself = Las cartas se entregan a otra persona.
reason-card_missing = En esta mano no está esa carta: { $card }.
reason-not_together = { $seat } no está en { $tile }; las cartas solo pasan entre peones que comparten loseta.
reason-already_captured = Ese tesoro ya está recuperado: { $treasure }.
reason-not_at_site = Este tesoro ({ $treasure }) solo se puede recuperar en: { $tiles }.
reason-too_few_cards = Para este tesoro ({ $treasure }) hacen falta { $needed } de sus cartas en una misma mano; aquí hay { $held }.
reason-no_discard_due = { $seat } no tiene nada que descartar: con cinco cartas o menos no se puede tirar ninguna.
reason-pawns_apart = Ascenso en Helicóptero solo recoge peones de una misma loseta; estos no están juntos: { $pawns }.
reason-lift_swimmers = Mientras { $seat } tenga que nadar, Ascenso en Helicóptero solo recoge peones de la loseta que se hunde.
reason-treasures_missing = { $missing ->
    [one] Todavía falta un tesoro.
   *[other] Todavía faltan { $missing } tesoros.
}
reason-not_all_landed = Todavía falta alguien en { $tile }.
reason-pair_order = Dos losetas se nombran por el orden alfabético de sus palabras en inglés: { $expected }
reason-unknown_tile = No hay ninguna loseta llamada "{ $value }".
reason-unknown_card = No hay ninguna carta de mano llamada "{ $value }"; las que hay son: { $expected }.
reason-unknown_treasure = No hay ningún tesoro llamado "{ $value }"; los que hay son: { $expected }.
reason-seats_order = Los asientos se unen con + de menor a mayor, como en 0+2, y no "{ $seats }".
reason-layout_mark = El trazado tiene "{ $mark }" en la fila { $row }, columna { $column }; se dibuja solo con los signos # y . (punto).
reason-layout_size = El tamaño del trazado (filas: { $rows }, columnas: { $columns }) es excesivo; el máximo es { $most } de cada.
reason-layout_cells = Casillas (#) del trazado: { $cells }; tienen que ser exactamente { $expected }.
reason-roles_count = Roles elegidos: { $roles }; jugadores: { $players }. Hay que elegir uno para cada jugador, o ninguno.
