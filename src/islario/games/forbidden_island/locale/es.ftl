### La Isla Prohibida.

game-name = La Isla Prohibida

## Losetas
tile-fools_landing = Pista de Aterrizaje
    .article = la
tile-bronze_gate = Puerta de Bronce
    .article = la
tile-copper_gate = Puerta de Cobre
    .article = la
tile-gold_gate = Puerta de Oro
    .article = la
tile-silver_gate = Puerta de Plata
    .article = la
tile-iron_gate = Puerta de Hierro
    .article = la
tile-temple_of_the_moon = Templo de la Luna
    .article = el
tile-temple_of_the_sun = Templo del Sol
    .article = el
tile-howling_garden = Jardín de los Aullidos
    .article = el
tile-whispering_garden = Jardín de los Susurros
    .article = el
tile-cave_of_embers = Caverna de las Ascuas
    .article = la
tile-cave_of_shadows = Caverna de las Sombras
    .article = la
tile-coral_palace = Palacio de Coral
    .article = el
tile-tidal_palace = Palacio de las Mareas
    .article = el
tile-breakers_bridge = Puente de los Rompientes
    .article = el
tile-cliffs_of_abandon = Acantilados del Abandono
    .article = los
tile-crimson_forest = Bosque Carmesí
    .article = el
tile-dunes_of_deception = Dunas del Engaño
    .article = las
tile-lost_lagoon = Laguna Perdida
    .article = la
tile-misty_marsh = Pantano Brumoso
    .article = el
tile-observatory = Observatorio
    .article = el
tile-phantom_rock = Roca Fantasma
    .article = la
tile-twilight_hollow = Hondonada del Crepúsculo
    .article = la
tile-watchtower = Atalaya
    .article = la

## Cartas
card-earth = Piedra de la Tierra
    .article = la
card-wind = Estatua del Viento
    .article = la
card-fire = Cristal del Fuego
    .article = el
card-ocean = Cáliz del Océano
    .article = el
card-helicopter = Ascenso en Helicóptero
    .article = el
card-sandbags = Sacos Terreros
    .article = los
card-waters_rise = ¡Las aguas suben!
    .article = none

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
action-move = mover { TO($tile) }
action-fly = volar { TO($tile) }
action-navigate = mover { TO($seat) } hasta { THE($tile) }
action-shore = asegurar { THE($tiles) }
action-give = entregar una carta { TO($receiver) }: { $card }
action-capture = recuperar { THE($card) }
action-end = no hacer más acciones
action-draw = descubrir una carta de Tesoro
action-flood = descubrir una carta de Inundación
action-discard = descartar: { $card }
action-swim = nadar hasta { THE($tile) }
action-drown = dejar que el mar se lleve al peón: la partida se pierde
action-sandbag = jugar Sacos Terreros en { THE($tile) }
action-lift = jugar Ascenso en Helicóptero hasta { THE($tile) }; a bordo: { THE($pawns) }
action-escape = jugar Ascenso en Helicóptero y escapar: ¡victoria!

## Lo que ocurre
event-moved = { CAP(THE($seat)) } va { OF($origin) } { TO($tile) }.
event-flew = { CAP(THE($seat)) } vuela { OF($origin) } { TO($tile) }.
event-navigated = El Navegador mueve { TO($seat) } { OF($origin) } { TO($tile) }.
event-swam = { CAP(THE($seat)) } va a nado { OF($origin) } { TO($tile) }.
event-shored = { CAP(THE($seat)) } asegura { THE($tile) }.
event-sandbagged = { CAP(THE($seat)) } juega Sacos Terreros y asegura { THE($tile) }.
event-gave = { CAP(THE($seat)) } entrega una carta { TO($receiver) }: { $card }
event-captured = ¡{ CAP(THE($seat)) } recupera { THE($treasure) }!
event-stopped = { CAP(THE($seat)) } no hace más acciones.
event-drew = { CAP(THE($seat)) } roba: { $card }
event-discarded = { CAP(THE($seat)) } descarta: { $card }
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
event-flooded = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [los] se inundan
    [las] se inundan
   *[other] se inunda
}.
event-sank = ¡{ CAP(THE($tile)) } { ARTICLE($tile) ->
    [los] se hunden
    [las] se hunden
   *[other] se hunde
}!
event-lifted = { CAP(THE($seat)) } juega Ascenso en Helicóptero con destino { TO($tile) }; a bordo: { THE($pawns) }.
event-turn_began = Es el turno { OF($seat) }.
event-drowned = { CAP(THE($seat)) } se ahoga.
event-took_off = { CAP(THE($seat)) } llama al helicóptero: nadie se queda en la isla.
event-ended = { $result }

## Cómo acaba
result-escaped = ¡Victoria! El grupo escapa con los cuatro tesoros.
result-treasure = Derrota: un tesoro ha quedado fuera de alcance, pues sus dos losetas se han hundido.
result-landing = Derrota: la Pista de Aterrizaje se ha hundido.
result-drowned = Derrota: uno de los aventureros se ha ahogado.
result-skull = Derrota: el agua ha llegado a la calavera.

## Una palabra amable al lado
kind-escaped = Buen vuelo: el mar se queda con la isla, y el grupo con los tesoros.
kind-treasure = Esta vez el mar fue más rápido. Otra isla, otra oportunidad.
kind-landing = Sin la pista no había vuelta a casa. La próxima vez seguirá seca un poco más.
kind-drowned = El grupo resistió unido hasta el final. La próxima expedición lo recordará.
kind-skull = El grupo aguantó todas las marcas del agua menos la última.

## Por qué algo no es posible
reason-discard_first = Antes, { THE($seat) } tiene que quedarse con cinco cartas.
reason-swim_first = Antes, { THE($seat) } tiene que salir de la loseta que acaba de hundirse.
reason-not_your_turn = Es el turno { OF($active) }, no { OF($seat) }.
reason-wrong_phase = Eso corresponde a otra parte del turno ({ $phase }); ahora toca: { $now }.
reason-only_engineer = Solo el Ingeniero asegura dos losetas con una acción; este es { THE($role) }.
reason-only_pilot = Solo el Piloto puede volar; este es { THE($role) }.
reason-only_navigator = Solo el Navegador mueve peones ajenos; este es { THE($role) }.
reason-already_flown = El Piloto ya ha volado una vez en este turno.
reason-not_yourself = El Navegador mueve así peones ajenos; el suyo avanza una loseta por acción.
reason-not_adjacent = { CAP(THE($tile)) } no { ARTICLE($tile) ->
    [los] están
    [las] están
   *[other] está
} al lado { OF($origin) }.
reason-no_dive = Ningún camino por el agua lleva { OF($origin) } { TO($tile) }.
reason-too_far = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [los] están
    [las] están
   *[other] está
} a más de dos pasos { OF($origin) }.
reason-not_nearest = Hay otra loseta más cerca { OF($origin) } que { THE($tile) }.
reason-out_of_reach = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [los] quedan
    [las] quedan
   *[other] queda
} fuera de alcance desde { THE($origin) }.
reason-tile_sunk = { CAP(THE($tile)) } se { ARTICLE($tile) ->
    [los] han
    [las] han
   *[other] ha
} hundido.
reason-same_tile = El peón ya está en { THE($tile) }.
reason-not_swimming = { CAP(THE($seat)) } no tiene que nadar.
reason-swim_order = Los peones nadan por orden de turno: primero, { THE($seat) }.
reason-can_swim = Nadie tiene que ahogarse: hay una loseta hasta la que nadar.
reason-shore_sunk = { CAP(THE($tile)) } se { ARTICLE($tile) ->
    [los] han hundido y ya no se pueden
    [las] han hundido y ya no se pueden
   *[other] ha hundido y ya no se puede
} asegurar.
reason-tile_dry = La loseta { OF($tile) } está seca.
reason-special_given = La carta { $card } no se puede entregar, solo jugar.
reason-give_yourself = Nadie se entrega cartas a sí mismo.
reason-card_missing = En esta mano no está esa carta: { $card }.
reason-not_together = { CAP(THE($seat)) } no está en { THE($tile) }; las cartas solo pasan entre peones que comparten loseta.
reason-already_captured = Ese tesoro ya está recuperado: { THE($treasure) }.
reason-not_at_site = { CAP(THE($treasure)) } solo se puede recuperar en: { THE($tiles) }.
reason-too_few_cards = Para { THE($treasure) } hacen falta { $needed } de sus cartas en una misma mano; aquí hay { $held }.
reason-no_discard_due = { CAP(THE($seat)) } no tiene nada que descartar: con cinco cartas o menos no se puede tirar ninguna.
reason-pawns_apart = Ascenso en Helicóptero solo recoge peones de una misma loseta; estos no están juntos: { THE($pawns) }.
reason-lift_swimmers = Mientras { THE($seat) } tenga que nadar, Ascenso en Helicóptero solo recoge peones de la loseta que se hunde.
reason-treasures_missing = { $missing ->
    [one] Todavía falta un tesoro.
   *[other] Todavía faltan { $missing } tesoros.
}
reason-not_all_landed = Todavía falta alguien en { THE($tile) }.
reason-pair_order = Dos losetas se nombran por el orden alfabético de sus palabras en inglés: { $expected }
reason-unknown_tile = No hay ninguna loseta llamada "{ $value }".
reason-unknown_card = No hay ninguna carta de mano llamada "{ $value }"; las que hay son: { $expected }.
reason-unknown_treasure = No hay ningún tesoro llamado "{ $value }"; los que hay son: { $expected }.
reason-seats_order = Los jugadores se unen con + de menor a mayor, por sus números desde 0, como en 0+2, y no "{ $seats }".
reason-layout_mark = El trazado tiene "{ $mark }" en la fila { $row }, columna { $column }; se dibuja solo con los signos # y . (punto).
reason-layout_size = El tamaño del trazado (filas: { $rows }, columnas: { $columns }) es excesivo; el máximo es { $most } de cada.
reason-layout_cells = Casillas (#) del trazado: { $cells }; tienen que ser exactamente { $expected }.
reason-roles_count = Roles elegidos: { $roles }; jugadores: { $players }. Hay que elegir uno para cada jugador, o ninguno.
