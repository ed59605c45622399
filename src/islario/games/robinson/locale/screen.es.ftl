### Robinson Crusoe en la terminal.

screen-heading = { $scenario }. Ronda { $round } de { $rounds }, fase: { $phase }. Jugador inicial: { $seat }.
screen-begins = muere con { $dies } heridas; invento propio: { $invention }; habilidades: { $skills }
screen-none = nada
screen-yes = sí
screen-no = no

## El objetivo y lo que falta
screen-goal-1 = Objetivo: toda la pila de madera y el Fuego, desde la ronda 10. Pila: { $columns } de 5 columnas, { $wood } de 15 maderas; sitio en la columna abierta: { $room }. Fuego: { $fire }.
screen-goal-2 = Objetivo: una cruz en 5 losetas. Cruces: { $crosses } de 5. Losetas y casillas con niebla: { $fog }.
screen-goal-3 = Objetivo: traer a Jenny con la balsa y construir el bote salvavidas. Balsa: { $raft }. Jenny en el campamento: { $rescued } ({ $wounds } de { $dies } heridas). Bote salvavidas: { $lifeboat }.
screen-goal-4 = Objetivo: explorar losetas y tótems y construir el esquife. Losetas: { $tiles } de { $tiles_needed }. Tótems: { $temples } de { $temples_needed }. Esquife: { $boat }. En la próxima ronda la lava cubre: { $lava }.
screen-goal-5 = Objetivo: quemar la ciudad de los caníbales. Ciudad: { $city ->
    [0] visible desde la ronda 4
   *[other] fuerza { $city }
}. Aldeas quemadas: { $burnt }; halladas y sin quemar: { $villages } (fuerza { $strength } cada una).
screen-goal-6 = Objetivo: un refugio construido, tejado, empalizada y armas de 1 o más, y los nueve inventos sacados al azar. Construidos: { $built } de { $wanted }. Faltan: { $missing }. Niños que alimentar: { $children }.
screen-goal-7 = Objetivo: 3 trampas ({ $traps } puestas) y después cazar a King Kong (cuesta { $price } de armas). Guaridas halladas: { $lairs }. Equipo de rodaje: { $crew } de 9; el siguiente en peligro: { $next }.{ $captured ->
    [yes] {" "}La actriz está capturada.
   *[no] {""}
}
screen-over = La partida ha terminado: { $ending }. Puntos: { $total } ({ $points }).
screen-point-heart = corazones { $n }
screen-point-weapon = armas { $n }
screen-point-roof = tejado { $n }
screen-point-palisade = empalizada { $n }
screen-point-pile_column = columnas de la pila { $n }
screen-point-blue_marker = cruces { $n }
screen-point-fog_marker = niebla { $n }
screen-point-jenny_saved = Jenny a salvo { $n }
screen-point-lifeboat = bote salvavidas { $n }
screen-point-jolly_boat = esquife { $n }
screen-point-explored_tile = losetas exploradas { $n }
screen-point-explored_totem = tótems explorados { $n }
screen-point-burnt_village = aldeas quemadas { $n }
screen-point-burnt_city = ciudad quemada { $n }
screen-point-item = objetos { $n }

## El campamento
screen-levels = Moral { $morale }, tejado { $roof }, empalizada { $palisade }, armas { $weapon }{ $temporary ->
    [0] {""}
   *[other] {" "}(ahora +{ $temporary })
}. { $shelter ->
    [built] Con refugio.
    [natural] En un refugio natural.
   *[none] Sin refugio.
} Campamento en { $camp }.
screen-available = Disponible: { $goods }.{ $first ->
    [food] {""}
   *[preserved] {" "}Se gasta primero la comida no perecedera.
}
screen-future = Futuro (llega tras las acciones): { $goods }.
screen-good = { $what } { $n }{ $reserved ->
    [0] {""}
   *[other] {" "}(reserva: { $reserved })
}
screen-weather = Clima: esta ronda, { $now }{ $next ->
    [none] ; es la última.
   *[other] ; la próxima, { $next }.
}
screen-weather-tokens = Se añade al clima: { $tokens }.
screen-sky = Ha salido: nubes de lluvia { $rain }, nubes de invierno { $snow }{ $animals ->
    [none] {""}
   *[other] ; animales hambrientos: { $animals }
}.
screen-no-dice = sin dados
screen-piles = Mazo de caza: { $hunting }. Losetas por hallar: { $tiles }. Fichas de descubrimiento: { $tokens }. Mazo de eventos: { $book } con libro, { $adventure } con aventura.
screen-added = Barajadas en el mazo de eventos: { $cards }.
screen-known-beast-top = Encima del mazo de caza: { $card }.
screen-known-beast-bottom = Debajo del mazo de caza: { $card }.
screen-known-event = La próxima carta de evento: { $card }.
screen-known-tiles = Las próximas losetas: { $tiles }.
screen-tile = loseta { $number }: { $what }
screen-waiting-beast = Una bestia espera sobre el mazo de eventos.

## La isla
screen-camp = CAMP
screen-reach = { $n }p
screen-unexplored = sin explorar
screen-exhausted = ({ $source })
screen-short-totem = tótem
screen-short-shelter = refugio
screen-short-beast = bestia
screen-short-beast_gather = bestia
screen-short-minus_pawn = -1 peón
screen-short-plus_wood = +1 madera
screen-short-plus_food = +1 comida
screen-short-covered = cubierta
screen-short-down = inaccesible
screen-short-shortcut = atajo
screen-short-fire_sign = humo
screen-short-number = tótem { $value }
screen-short-burnt = hecho
screen-short-white = { $scenario ->
    [2] niebla
   *[other] ceniza
}
screen-short-blue = { $scenario ->
    [2] cruz
   *[other] trampa
}
screen-legend = (Peces): agotados. 2p: desde el campamento, una acción allí necesita 2 peones; con 1 más es segura.
screen-space = { $space }: { $what }.
screen-space-camp = el campamento
screen-space-reach = { $n ->
    [one] una acción allí necesita { $n } peón
   *[other] una acción allí necesita { $n } peones
}
screen-space-far = fuera de alcance
screen-space-exhausted = fuente agotada: { $source }
screen-island = La isla:

## La gente
screen-player = { CAP($seat) }: heridas { $wounds } de { $dies }{ $arrow ->
    [0] {""}
   *[other] {" "}(a las { $arrow } baja la moral)
}, determinación { $determination }.
screen-skills = Habilidades: { $skills }.
screen-skill = { $skill } { $price }
screen-skill-used = { $skill } (usada)
screen-friday = Viernes: heridas { $wounds } de { $dies }, determinación { $determination }.
screen-dog = El Perro ayuda a cazar y a explorar.
screen-pawns = Por colocar: { $pawns }.
screen-pawns-of = { $who } { $n }
screen-confirmed = Han confirmado el plan: { $seats }.

## Las amenazas
screen-threat = { $side ->
    [left] Amenaza izquierda
   *[right] Amenaza derecha
}: { $card }
screen-no-threat = { $side ->
    [left] Amenaza izquierda
   *[right] Amenaza derecha
}: ninguna.

## Las cosas
screen-buildings = Refugio, tejado, empalizada: { $building }. Armas: { $weapon }.
screen-can-build = Se puede construir ahora: { $inventions }.
screen-cannot-build = Todavía no: { $inventions }.
screen-invention = { $name }{ $about ->
    [none] {""}
   *[other] {" "}({ $about })
}
screen-missing = falta: { $things }
screen-own = solo { THE($character) }
screen-built = Objetos: { $items }.
screen-starting-items = Objetos iniciales: { $items }.
screen-uses = { $name } (quedan { $n })
screen-tokens = Fichas de descubrimiento: { $tokens }.
screen-times = { $n }× { $name }
screen-treasures = Tesoros: { $treasures }.
screen-about-hint = "sobre NOMBRE" cuenta qué hace una carta, un objeto o una habilidad, o qué es algo como noche o clima; "sobre", todo lo de aquí.

## El plan
screen-plan = El plan:
screen-no-plan = El plan: nada todavía.
screen-slot = { $now ->
    [yes] >
   *[no] {""}
}{ $slot }. { $target }, { $performer }; { $pawns }; { $cost ->
    [none] {""}
   *[other] cuesta { $cost };{" "}
}{ $outcome }
screen-slot-pawns = { $there ->
    [one] { $there } peón
   *[other] { $there } peones
} ({ $who }), necesita { $needed }
screen-outcome-dice = CON DADOS
screen-outcome-sure = éxito seguro
screen-outcome-adventure = éxito seguro, y allí espera una ficha de aventura
screen-outcome-short = FALTAN PEONES
screen-outcome-certain = sin dados
screen-outcome-fight = un combate

## Lo que está en vigor
screen-effects = En vigor:
screen-no-effects = En vigor: nada.
screen-effect = { $place }: { $mark }{ $card ->
    [none] {""}
   *[other] {" "}[{ $card }]
}{ $fresh ->
    [yes] {" "}(no antes de que acaben las acciones)
   *[no] {""}
}
screen-effect-number = tótem { $value }{ $name ->
    [none] {""}
   *[other] : { $name }
}
screen-effect-plus_wood = { $on ->
    [tile] recolectar o producir aquí da 1 madera más
    [build] la próxima construcción con madera cuesta 1 madera más
   *[other] construir cuesta 1 madera más
}
screen-effect-plus_food = { $on ->
    [tile] recolectar o producir aquí da 1 comida más
   *[other] esta noche cada jugador tiene que comer 1 comida más
}
screen-effect-beast = { $on ->
    [hunt] la próxima bestia de la caza tiene 1 más de fuerza
    [explore] acecha una bestia: sin armas, la próxima exploración cuesta 1 herida
   *[tile] acecha una bestia: sin armas, cada acción aquí cuesta 1 herida
}
screen-effect-arrow = la flecha de moral de la herida { $value } está cubierta
screen-effect-white = { $scenario ->
    [2] niebla: aquí las acciones necesitan un peón más, y el terreno no cuenta
   *[other] ceniza: aquí las acciones necesitan un peón más
}
screen-effect-blue = { $scenario ->
    [2] una cruz
   *[other] una trampa
}
screen-effect-marked_item = marcado: { $item }

## Lo que se pregunta
screen-asked = { $seats }: { $question }.
screen-dice = Los dados muestran: { $dice }.
screen-helps = Ahora ayudaría: { $helps }.
screen-help-weapon = armas
screen-help-temp_weapon = armas para este combate
screen-help-palisade = empalizada
screen-help-roof = tejado
screen-help-wood = madera
screen-help-food = comida
screen-help-fur = pieles
screen-help-det = determinación
screen-help-heal = curar heridas
screen-help-morale = moral
screen-help-cloud = menos nubes
screen-help-animals = animales más mansos
screen-help-trap = ignorar una trampa
screen-help-monster = ignorar un monstruo
screen-help-mystery = menos misterios
screen-help-roll = volver a tirar un dado
screen-help-lost_item = un objeto perdido
screen-help-token = quitar una ficha
screen-help-remedy = una Cura
screen-help-top_beast = otra bestia encima
screen-pause = Está a punto de empezar una ronda: "go_on" la empieza.
screen-next-fight_compare = { CAP(THE($who)) } está a punto de combatir contra fuerza { $n }.
screen-next-wounds = { CAP(THE($who)) } está a punto de recibir heridas: { $n }.
screen-next-food = Está a punto de perderse comida: { $n }.
screen-next-wood = Está a punto de perderse madera: { $n }.
screen-next-fur = Están a punto de perderse pieles: { $n }.
screen-next-det = { CAP(THE($who)) } está a punto de perder determinación: { $n }.
screen-next-palisade = La empalizada está a punto de bajar { $n }.
screen-next-roof = El tejado está a punto de bajar { $n }.
screen-next-weapon = Las armas están a punto de bajar { $n }.
screen-next-night_eat = Noche: todos están a punto de comer.
screen-next-night_shelter = Noche: quien duerme sin refugio está a punto de recibir una herida.
screen-next-night_rot = Noche: la comida que queda está a punto de pudrirse.
screen-next-night_done = La noche está a punto de acabar.
screen-next-morale_result = La moral está a punto de decir qué gana o pierde el jugador inicial.
screen-next-weather_winter = Las nubes están a punto de contarse.
screen-next-weather_animals = Los animales hambrientos están a punto de llegar.
screen-ask-pile_add = ¿Cuánta madera va a la pila?
screen-ask-night_move_to = La noche: ¿se mueve el campamento? Con "decline" se queda aquí.
screen-ask-night_hungry = No hay comida para todos: ¿quién pasa hambre y recibe 2 heridas?
screen-ask-production_shortcut_at = El atajo: ¿qué fuente da 1 cubo?
screen-ask-production_half_at = Solo se produce la mitad: ¿qué cubo se toma?
screen-ask-morale_choice = La moral no puede ser más alta. ¿Qué obtiene el jugador inicial?
screen-ask-camp_choice = El campamento está en orden. ¿Qué se obtiene?
screen-ask-gather_bonus_at = { $b ->
    [7] La Cesta: ¿se usa en esta recolección?
   *[other] El Saco: ¿se usa en esta recolección?
}
screen-ask-mystery_stop_at = ¿Se roban más misterios?
screen-ask-hatchet_here = El Hacha de mano: ¿va la ficha de +1 madera a la loseta del campamento?
screen-ask-follow_one = El campamento se mueve: ¿lo sigue la ficha de su loseta?
screen-ask-raid_choice = Los caníbales atacan el campamento. ¿Qué se entrega?
screen-ask-track_at = ¿Qué pasa con la primera bestia del mazo de caza?
screen-ask-canoe_tile_at = Se han hallado dos losetas: ¿cuál se coloca?
screen-ask-reconnoitre_at = ¿Cuál de estas losetas va encima de la pila?
screen-ask-reveal_tile_at = Las losetas vuelven a la pila: ¿cuál es la siguiente, de abajo arriba?
screen-ask-new_idea_at = ¿Cuál de los inventos robados se añade a los que están a la vista?
screen-ask-scout_at = ¿Cuál de las fichas robadas se conserva?
screen-ask-item_enters_now = ¿Cuál de los objetos nuevos entra en juego ahora?
screen-ask-flip_item_at = ¿Qué objeto se pierde y vuelve a ser un invento?
screen-ask-mark_item_at = ¿Qué objeto se marca?
screen-ask-discard_item_at = ¿Qué objeto se pierde del todo?
screen-ask-discard_invention_at = ¿Qué invento a la vista se descarta?
screen-ask-gain_invention_at = ¿Qué invento se añade a los que están a la vista?
screen-ask-free_build_at = ¿Cuál de ellos se construye sin coste?
screen-ask-exhaust_at = ¿Qué fuente se agota?
screen-ask-adjacent_tile_at = ¿Qué loseta junto al campamento pierde todas sus fuentes?
screen-ask-cover_at = ¿En qué loseta el terreno cuenta como no explorado?
screen-ask-flip_down_at = ¿Qué loseta se vuelve inaccesible?
screen-ask-move_camp_to = El campamento tiene que moverse: ¿adónde?
screen-ask-shortcut_at = ¿En qué loseta junto al campamento está el atajo?
screen-ask-corral_at = El Corral: ¿qué fuente de comida se agota a cambio de una ficha de +1 comida en la loseta del campamento?
screen-ask-remove_black_at = ¿Qué marcador negro se retira?
screen-ask-white_at = ¿Dónde va el marcador blanco?
screen-ask-remove_white_at = ¿Qué marcador blanco se retira?
screen-ask-remove_any_at = ¿Qué ficha sale del tablero?
screen-ask-det_one = ¿Quién gana la determinación?
screen-ask-heal_one = ¿A quién se cura?
screen-ask-wound_one = ¿Quién recibe la herida?
screen-ask-cover_arrow_at = ¿Qué flecha de moral se cubre?
screen-ask-extra_build_at = Se puede construir una cosa más, con dados.

## Lo que significan las opciones
screen-option-morale_choice_1 = 2 de determinación
screen-option-morale_choice_2 = curar 1 herida
screen-option-camp_choice_1 = determinación para quien lo hace
screen-option-camp_choice_2 = la moral sube 1
screen-option-gather_bonus_at_1 = sí, por 1 más
screen-option-gather_bonus_at_2 = no, más tarde en esta ronda
screen-option-mystery_stop_at_1 = seguir robando
screen-option-mystery_stop_at_2 = parar aquí
screen-option-hatchet_here_1 = sí
screen-option-hatchet_here_2 = no
screen-option-follow_one_1 = lo sigue
screen-option-follow_one_2 = se queda
screen-option-raid_choice_1 = el campamento se mueve
screen-option-raid_choice_2 = se pierde el refugio
screen-option-raid_choice_3 = cada jugador recibe 2 heridas
screen-option-track_at_1 = se queda encima
screen-option-track_at_2 = va debajo del todo
screen-option-extra_build_at_1 = pagando con madera
screen-option-extra_build_at_2 = pagando con pieles
screen-option-extra_build_at_3 = con 1 piel entre la madera
screen-option-extra_build_at_4 = con 2 pieles entre la madera
screen-option-extra_build_at_5 = con 3 pieles entre la madera

## Junto a las jugadas
screen-remark-confirm = { $pawns } sin colocar
screen-remark-plan = { $pawns }{ $cost ->
    [none] {""}
   *[other] ; { $cost }
}
screen-remark-camp = { $four ->
    [yes] 2 de determinación, o sube 1 la moral
   *[no] 2 de determinación, y sube 1 la moral
}
screen-remark-rest = { $place ->
    [bed] cura 2 heridas y da 1 de determinación, en la Cama
    [hammock] cura 1 herida y da 1 de determinación, en la Hamaca
   *[none] cura 1 herida
}

simulate-turns = rondas por partida
