### Robinson Crusoe.

game-name = Robinson Crusoe

## Peones y cosas del campamento
pawn-pawn = un peón propio
    .article = none
pawn-friday = Viernes
    .article = none
pawn-jenny = Jenny
    .article = none
pawn-dog = Perro
    .article = el
pawn-map = peón del Mapa
    .article = el
pawn-lantern = peón de la Linterna
    .article = el
pawn-belts = peón de las Cintas
    .article = el
pawn-shield = peón del Escudo
    .article = el
pawn-raft = peón de la Balsa
    .article = el
pawn-hammer_and_nails = Martillo y clavos
    .article = none
pawn-candles = una ficha de Velas
    .article = none
pawn-candles_card = carta de Velas
    .article = la
pawn-compass = peón del Compás
    .article = el
pawn-handyman = peón de Manitas
    .article = el
pawn-rope_ladder = peón de la Escalera de cuerda
    .article = el
pawn-scenario_token = una ficha del escenario
    .article = none
pawn-crew_pawn = peón del equipo de rodaje
    .article = el
pawn-economical_construction = Construcción económica
    .article = none
pawn-bible = Biblia
    .article = la
building-shelter = Refugio
    .article = el
building-roof = Tejado
    .article = el
building-palisade = Empalizada
    .article = la
building-weapon = Armas
    .article = las
field-special = Recuperar terreno

## Fases, y cuándo se pueden usar las cosas
phase-event = eventos
phase-morale = moral
phase-production = producción
phase-action = acción
phase-weather = clima
phase-night = noche
when-any = en cualquier momento en que tenga efecto
when-planning = antes de colocar el primer peón de la ronda
when-fight = en un combate
when-night = de noche
when-weather = al tirar el clima
when-mystery = al robar misterios
when-animals = cuando llegan los animales hambrientos
when-explore = como acción de Exploración

## Lo que muestran los dados
face-success = éxito
face-wound = herida
face-adventure = aventura
face-rain_1 = 1 nube de lluvia
face-rain_2 = 2 nubes de lluvia
face-snow_1 = 1 nube de invierno
face-snow_2 = 2 nubes de invierno
face-fight = ataca una bestia
face-palisade = atacan la empalizada
face-food = roban comida
face-blank = nada

## Dónde están las cosas
place-A1 = Casilla A1
place-A2 = Casilla A2
place-A3 = Casilla A3
place-B1 = Casilla B1
place-B2 = Casilla B2
place-B3 = Casilla B3
place-B4 = Casilla B4
place-C1 = Casilla C1
place-C2 = Casilla C2
place-C3 = Casilla C3
place-A4 = Casilla A4
place-threat = Amenaza
place-hunt = Cazar
place-build = Construir
place-gather = Recolectar
place-explore = Exploración
place-camp = Organización del campamento
place-rest = Descansar
place-weather = Clima
place-night = Noche
place-building_cost = Coste de refugio, tejado y empalizada
place-weapon_cost = Coste de las armas
place-production = Producción
place-round = Esta ronda
place-seat_0 = Jugador 1
place-seat_1 = Jugador 2
place-seat_2 = Jugador 3
place-seat_3 = Jugador 4
place-friday = Viernes
place-jenny = Jenny
place-dawn = Inicio de la próxima ronda
place-items = Objetos

## Lo que está en vigor: fichas, marcadores, heridas especiales, lo que aún espera
mark-adventure = la próxima acción trae una aventura
mark-reroll = el próximo éxito se vuelve a tirar
mark-minus_pawn = una acción necesita un peón más
mark-beast = acecha una bestia: 1 más de fuerza al cazar; en otro lugar, 1 herida si no hay armas
mark-plus_wood = 1 madera más: se gana en una loseta, se paga al construir
mark-plus_food = 1 comida más: se gana en una loseta, de noche la come cada jugador
mark-black = la próxima vez que se organice el campamento solo se retira este marcador
mark-rain = 1 nube de lluvia más
mark-snow = 1 nube de invierno más
mark-storm = la tormenta cuesta 1 de empalizada
mark-animals = se tira el dado de animales hambrientos
mark-no_food = la producción no da comida
mark-no_wood = la producción no da madera
mark-wood_more = la producción da 1 madera más
mark-food_less = la producción da 1 comida menos
mark-half = la producción da solo la mitad, redondeando hacia abajo
mark-skip = no hay producción
mark-no_mixed = ninguna acción puede combinar peones de jugadores distintos
mark-items_off = los objetos no se pueden usar hasta que terminen las acciones
mark-exhausted = la primera fuente está agotada
mark-exhausted_second = la segunda fuente está agotada
mark-covered = el terreno cuenta como no explorado
mark-down = la loseta es inaccesible
mark-shortcut = atajo: la producción da 1 cubo de esta loseta
mark-white = niebla o ceniza: las acciones aquí necesitan un peón más
mark-blue = una cruz o una trampa
mark-fire_sign = la loseta que se halle aquí pierde una fuente
mark-number = un tótem numerado
mark-burnt = ya resuelto
mark-one_pawn = solo un peón
mark-build_camp_rest = solo puede construir, organizar el campamento o descansar
mark-only_rest = solo puede descansar
mark-no_skills = no puede usar habilidades
mark-confused = el primer éxito se vuelve a tirar, y hasta las acciones seguras tiran el dado de éxito
mark-cursed = el primer éxito se vuelve a tirar hasta que acabe la maldición
mark-outside = pasa la noche fuera del campamento
mark-build_head = herida especial en la cabeza (Construir)
mark-build_arm = herida especial en el brazo (Construir)
mark-build_belly = herida especial en el estómago (Construir)
mark-build_leg = herida especial en la pierna (Construir)
mark-gather_head = herida especial en la cabeza (Recolectar)
mark-gather_arm = herida especial en el brazo (Recolectar)
mark-gather_belly = herida especial en el estómago (Recolectar)
mark-gather_leg = herida especial en la pierna (Recolectar)
mark-explore_head = herida especial en la cabeza (Exploración)
mark-explore_arm = herida especial en el brazo (Exploración)
mark-explore_belly = herida especial en el estómago (Exploración)
mark-explore_leg = herida especial en la pierna (Exploración)
mark-arrow = una flecha de moral cubierta: ya no baja la moral
mark-later = un efecto que aún ha de llegar
mark-every_night = un efecto cada noche
mark-lost_roof = tejado perdido al mover el campamento: la acción de amenaza devuelve 1
mark-lost_palisade = empalizada perdida al mover el campamento: la acción de amenaza devuelve 1
mark-marked_item = un objeto marcado
mark-beast_gather = acecha una bestia: recolectar o explorar sin armas cuesta 1 herida
mark-crew_pawn = un peón más para construir
mark-sheltered = halló un refugio natural: si esta noche tiene que dormir fuera del campamento, no sufre herida por ello

## Lo que se pregunta
asking-plan = planificar las acciones de la ronda
asking-window = usar algo ahora o seguir
asking-option = elegir una opción
asking-space = elegir una casilla
asking-source = elegir una fuente
asking-person = elegir a una persona
asking-invention = elegir un invento
asking-slot = elegir la acción que se resuelve a continuación
asking-token = elegir una ficha de descubrimiento
asking-tile = elegir una loseta
asking-resource = elegir un recurso
asking-mark = elegir una ficha del tablero
asking-number = elegir un número
asking-arrow = elegir una flecha de moral
asking-building = elegir qué se construye

## Lo que se puede planificar
target-threat = { $a ->
    [left] ocuparse de la amenaza izquierda
   *[right] ocuparse de la amenaza derecha
}
target-hunt = { $a ->
    [kong] cazar a King Kong
   *[none] cazar
}
target-war = { $a ->
    [A4] atacar la ciudad de los caníbales
   *[other] atacar la aldea de { $a }
}
target-build = { $a ->
    [shelter] construir el refugio
    [roof] construir el tejado
    [palisade] construir la empalizada
    [weapon] fabricar armas
   *[other] construir { THE($a) }
}{ $b ->
    [none] {""}
   *[other] {" "}({ $b })
}
target-gather = { $b ->
    [wood] recolectar madera en { $a }
   *[food] recolectar comida en { $a }
}
target-explore = { $a ->
    [raft] ir a por Jenny con la balsa
    [treasure_map] seguir el Mapa del tesoro
   *[other] explorar { $a }
}
target-camp = organizar el campamento
target-rest = descansar
target-reclaim = recuperar terreno

## Lo que se puede hacer
action-plan = planificar: { $target }{ $way ->
    [fur] , pagando con pieles
    [mixed_1] , con 1 piel entre la madera
    [mixed_2] , con 2 pieles entre la madera
    [mixed_3] , con 3 pieles entre la madera
   *[wood] {""}
}{ $performer ->
    [friday] {" "}(lo hace Viernes)
    [jenny] {" "}(lo hace Jenny)
   *[own] {""}
}
action-support = apoyar la acción { $slot } con { THE($pawn) }
action-lead = pasar a realizar la acción { $slot }
action-take_back = retirar { THE($pawn) } de la acción { $slot }
action-first = que la acción { $slot } sea la primera de su tipo
action-confirm = confirmar el plan
action-reopen = volver a planificar
action-go_on = seguir
action-use = usar { THE($use) }{ $kind ->
    [discovery] {" "}(ficha)
   *[other] {""}
}{ $die ->
    [none] {""}
   *[other] : { $die }
}
action-spend_first = gastar primero { THE($resource) }
action-decline = no elegir nada
action-option = elegir la opción { $answer }
action-space = elegir la casilla { $answer }
action-source = { $which ->
    [1] elegir la primera fuente de { $space }
    [2] elegir la segunda fuente de { $space }
   *[terrain] elegir el terreno de { $space }
}
action-person = elegir { TO($who) }
action-invention = elegir { THE($answer) }
action-slot = resolver ahora la acción { $answer }
action-token = elegir { THE($answer) }
action-tile = elegir la loseta { $answer }
action-resource = elegir { THE($answer) }
action-mark = retirar la ficha { $answer }, por orden de llegada
action-number = elegir el número { $answer }
action-arrow = cubrir la flecha de moral { $which } { OF($who) }
action-building = elegir construir { THE($answer) }

## Lo que ocurre
event-round_began = Empieza la ronda { $round }.
event-phase_began = Fase: { $phase }.
event-drew = { $who ->
    [group] Se roba: { $card }.
   *[other] { CAP(THE($who)) } roba: { $card }.
}
event-gained = Se gana: { $resource }, { $amount }{ because }.
event-lost = Se pierde: { $resource }, { $amount }{ $missing ->
    [0] {""}
   *[other] ; faltan: { $missing }
}{ because-goods }.
event-wounded = { CAP($who) }: { $wounds ->
    [one] { $wounds } herida
   *[other] { $wounds } heridas
}{ because-life }.
event-healed = { CAP(THE($who)) } se cura de { $wounds ->
    [one] { $wounds } herida
   *[other] { $wounds } heridas
}{ because }.
event-died = { CAP(THE($who)) } muere{ because-life }.
event-determined = { CAP(THE($who)) } gana { $amount } de determinación, ahora { $now }{ because }.
event-discouraged = { CAP(THE($who)) } pierde { $amount } de determinación{ $missing ->
    [0] {""}
   *[other] ; faltan: { $missing }
}{ because }.
event-morale_is = La moral pasa a { $level }, antes { $before }{ because }.
event-level_is = { $what }: nivel { $level }, antes { $before }{ because }.
event-mark_put = { CAP($place) }: { $mark }{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}.
event-mark_gone = { CAP($place) }, ya no: { $mark }{ because }.
event-tile_found = Se halla la loseta { $tile } en { $space }.
event-camp_moved = El campamento se mueve de { $from } a { $space }.
event-built = { $who ->
    [group] El grupo construye { THE($card) }.
   *[other] { CAP(THE($who)) } construye { THE($card) }.
}
event-item_lost = Se { ARTICLE($card) ->
    [los] pierden
    [las] pierden
   *[other] pierde
} { THE($card) }{ because }.
event-opened = Invento nuevo: { $card }.
event-put_away = { $carried_out ->
    [yes] Se descarta: { $card }
   *[no] Se descarta sin efecto: { $card }
}{ because }.
event-shuffled_in = Se baraja en el mazo de eventos: { $card }.
event-kept = Se conserva: { $card }.
event-rolled = { CAP(THE($who)) } tira los dados de { $action ->
    [build] Construir
    [gather] Recolectar
   *[explore] Exploración
}: { $dice ->
    [none] nada
   *[other] { $dice }
}.
event-rerolled = Se vuelve a tirar un dado de { $action ->
    [build] Construir
    [gather] Recolectar
   *[explore] Exploración
}; ahora: { $dice ->
    [none] nada
   *[other] { $dice }
}.
event-succeeded = { CAP($who) }: éxito al { $action ->
    [threat] ocuparse de una amenaza
    [hunt] cazar
    [build] construir
    [gather] recolectar
    [explore] explorar
    [camp] organizar el campamento
    [rest] descansar
   *[special] recuperar terreno
}.
event-failed = { CAP($who) }: fracaso al { $action ->
    [build] construir
    [gather] recolectar
   *[explore] explorar
}.
event-weather_rolled = { $die }: { $face }.
event-clouds = El clima: { $rain ->
    [one] { $rain } nube de lluvia
   *[other] { $rain } nubes de lluvia
}, { $snow ->
    [one] { $snow } nube de invierno
   *[other] { $snow } nubes de invierno
}; tejado { $roof }.
event-fought = { CAP(THE($who)) } combate contra fuerza { $strength } con armas { $weapon }.
event-used = { $card ->
    [none] { CAP(THE($who)) } usa la determinación de Viernes.
   *[other] { CAP(THE($who)) } usa { THE($card) }.
}
event-struck = La amenaza se cumple: { $card }.
event-answered = { $asked ->
    [option] { $means ->
        [none] { CAP(THE($seat)) } elige la opción { $answer }{ $card ->
            [none] {""}
           *[other] {" "}de la carta { $card }
        }.
       *[other] { CAP(THE($seat)) }: { $means }.
    }
    [space] { CAP(THE($seat)) } elige la casilla { $answer }.
    [source] { $which ->
        [1] { CAP(THE($seat)) } elige la primera fuente de { $space }.
        [2] { CAP(THE($seat)) } elige la segunda fuente de { $space }.
       *[terrain] { CAP(THE($seat)) } elige el terreno de { $space }.
    }
    [person] { CAP(THE($seat)) } elige { TO($who) }.
    [invention] { CAP(THE($seat)) } elige { THE($answer) }.
    [slot] { CAP(THE($seat)) }: ahora se resuelve la acción { $answer }.
    [token] { CAP(THE($seat)) } elige { THE($answer) }.
    [tile] { CAP(THE($seat)) } elige la loseta { $answer }.
    [resource] { CAP(THE($seat)) } elige { THE($answer) }.
    [mark] { CAP(THE($seat)) } retira la ficha { $answer }, por orden de llegada.
    [number] { CAP(THE($seat)) } elige el número { $answer }.
    [arrow] { CAP(THE($seat)) } cubre la flecha de moral { $which } { OF($who) }.
    [building] { CAP(THE($seat)) } elige construir { THE($answer) }.
   *[decline] { CAP(THE($seat)) } no elige nada.
}
event-first_is = Primer jugador: { $who }.
event-planned = Acción { $slot }, { $target }: participa { THE($pawn) }.
event-taken_back = Acción { $slot }: se retira { THE($pawn) }.
event-led = { CAP(THE($who)) } pasa a realizar la acción { $slot }.
event-put_first = La acción { $slot } será la primera de su tipo.
event-no_shelter = El campamento no tiene refugio: quien duerme allí sufre una herida.
event-no_adventure = { CAP(THE($who)) } no roba una aventura; en su lugar sufre una herida.
event-set_aside = Se aparta sin efecto: { $card }{ because }.
event-pit_rolled = { $card }: el dado { $dice ->
    [none] no muestra nada
   *[other] muestra una herida, que trae comida
}.
event-first_throw = { CAP(THE($who)) } saca un éxito al { $action ->
    [build] construir
    [gather] recolectar
   *[explore] explorar
}, que se vuelve a tirar{ because }.
event-confirmed = { CAP(THE($who)) } confirma el plan.
event-resolved = Se resuelve la acción { $slot } ({ THE($who) }): { $action ->
    [threat] Amenaza
    [hunt] Cazar
    [build] Construir
    [gather] Recolectar
    [explore] Exploración
    [camp] Organización del campamento
    [rest] Descansar
   *[special] Recuperar terreno
}.
event-beast_joined = Una bestia se une al mazo de caza ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}).
event-beast_faced = { CAP(THE($who)) } se enfrenta { TO($card) }.
event-found = { $who ->
    [group] El grupo encuentra { THE($card) }.
   *[other] { CAP(THE($who)) } encuentra { THE($card) }.
}
event-ate = Comida consumida: { $players }; con hambre: { $hungry }.
event-rotted = Comida que se pudre: { $food }{ because }.
event-arrived = Llega al campamento: { $resource }, { $amount }.
event-piled = Madera para la columna { $column } de la pila: { $wood }.
event-crew_lost = El equipo de rodaje pierde { TO($crew) }{ because }.
event-ended = { $result }
event-shelter_built = Se construye el refugio.
event-shelter_lost = Se pierde el refugio, y con él el tejado y la empalizada{ because }.
event-decided = { CAP(THE($who)) } elige la opción { $option } de la carta { $card }.

## Cómo termina
result-won = ¡Victoria! Se ha cumplido el objetivo del escenario.
result-death = Derrota: ha muerto uno de los náufragos.
result-out_of_time = Derrota: ha terminado la última ronda sin cumplir el objetivo.
result-camp_lost = Derrota: el campamento ha desaparecido con su loseta.
result-jenny_died = Derrota: Jenny ha muerto.
result-child_starved = Derrota: un niño se ha quedado sin comer.
result-director_died = Derrota: el director ha muerto.

## Por qué algo no es posible: planificación
reason-not_planning = Ahora no es momento de planificar.
reason-planning_now = Ahora se están planificando las acciones.
reason-no_pawn = No queda ningún peón así por colocar.
reason-not_this_round = Un efecto se lo prohíbe a este peón en esta ronda: { $target }.
reason-other_scenario = En este escenario no existe esa acción: { $target }.
reason-no_threat = No hay ninguna carta en ese espacio: { $target }.
reason-planned_already = Eso ya está planificado: { $target }.
reason-taken_this_round = Esa fuente ya ha dado sus recursos en esta ronda: { $target }.
reason-item_missing = Faltan objetos ({ $target }): { THE($items) }.
reason-weapon_too_low = Hacen falta armas { $needed } y hay { $weapon }: { $target }.
reason-serves_one_threat = Hacen falta armas { $needed } y hay { $weapon }; los niveles temporales sirven para la otra amenaza: { $target }.
reason-no_beast = No hay bestias en el mazo de caza: { $target }.
reason-all_beasts_planned = Ya hay tantas cacerías planificadas como bestias en el mazo de caza ({ $cards }): { $target }.
reason-already_built = Eso ya está construido o a punto de estarlo: { $target }.
reason-no_shelter = Antes el campamento necesita un refugio: { $target }.
reason-not_open = Ese invento no está a la vista: { $target }.
reason-not_yours = Un invento personal solo lo construye su dueño.
reason-terrain_missing = Falta terreno por explorar ({ $target }): { $terrains }.
reason-names_no_tile = Indica la loseta en la que se construye: { $target }.
reason-not_explored = Ahí aún no hay ninguna loseta: { $target }.
reason-inaccessible = No hay ninguna loseta accesible: { $target }.
reason-too_far_away = Está demasiado lejos del campamento: { $target }.
reason-no_path = Ningún camino de losetas exploradas lleva hasta allí desde el campamento: { $target }.
reason-camp_tile = La loseta del campamento da sus recursos en la producción, no al recolectar: { $target }.
reason-no_source = En esa loseta no hay tal fuente: { $target }.
reason-source_exhausted = Esa fuente está agotada: { $target }.
reason-explored_already = Eso ya está explorado: { $target }.
reason-not_payable_so = Eso no se puede pagar así: { $target }.
reason-wood_missing = No hay bastante madera libre, coste { $needed }: { $target }.
reason-food_missing = No hay bastante comida libre, coste { $needed }: { $target }.
reason-fur_missing = No hay bastantes pieles libres, coste { $needed }: { $target }.
reason-nothing_planned = En el plan no hay ninguna acción { $slot }.
reason-not_for_this = La acción { $slot } no se puede apoyar así: { $pawn }.
reason-mixed_players = En esta ronda ninguna acción puede combinar peones de jugadores distintos.
reason-not_with_friday = El Perro no ayuda a Viernes.
reason-only_carpenter = La acción tiene que realizarla el Carpintero.
reason-skill_of_another = Esa habilidad solo la usa su dueño: { $pawn }.
reason-separate_actions = Aquí cada peón es una acción aparte: hay que planificar otra.
reason-nothing_to_save = La acción { $slot } no cuesta madera que se pueda ahorrar.
reason-lies_there_already = Eso ya está en la acción { $slot }: { $pawn }.
reason-performs_already = Este jugador ya realiza la acción { $slot }.
reason-not_on_it = Este jugador no tiene ningún peón en la acción { $slot }.
reason-pawn_not_there = Eso no está en la acción { $slot }: { $pawn }.
reason-not_your_pawn = Ese peón es de otra persona.
reason-has_marker = En esa loseta ya hay una: { $target }.
reason-first_player_only = El primer jugador decide sobre Viernes y Jenny.
reason-confirmed_already = Este jugador ya ha confirmado su plan; puede volver a planificar con "reopen".
reason-not_confirmed = Este jugador aún no ha confirmado su plan.
reason-pawns_missing = La acción { $slot } tiene { $pawns } de los peones que necesita ({ $needed }): { $target }.
reason-different_players = La acción { $slot } necesita peones de dos jugadores distintos: { $target }.
reason-pawns_left = Aún quedan peones por colocar.
reason-no_field_token = Ninguna ficha hace que importe si la acción { $slot } es la primera de su tipo.
reason-first_already = La acción { $slot } ya es la primera de su tipo.
reason-not_built_yet = Aún no está construido lo que hace falta: { $target }.
reason-no_totem = Aquí no hay nada para eso: { $target }.
reason-done_already = Eso ya está hecho: { $target }.
reason-nothing_to_remove = No hay ningún marcador negro que retirar: { $target }.
reason-no_treasure_map = Nadie tiene el Mapa del tesoro: { $target }.
reason-too_few_traps = Aún no hay tres trampas: { $target }.
reason-actress_captured = Antes hay que liberar a la actriz: { $target }.

## Por qué algo no es posible: respuestas, cosas y habilidades
reason-not_asked = Ahora decide { THE($seat) }.
reason-answer_first = Antes hay que responder a una pregunta.
reason-nothing_asked = Ahora no se pregunta nada.
reason-other_question = Se pregunta otra cosa: { $question }.
reason-not_among_them = Eso no está entre las opciones.
reason-one_kind_of_food = Solo hay un tipo de comida, así que no se elige cuál se gasta primero.
reason-spent_first_already = Esa ya es la que se gasta primero.
reason-not_available = Eso no está en el campamento o ya se gastó: { $use }.
reason-use_needs_weapon = Para usar { THE($use) } hacen falta armas { $weapon }.
reason-use_needs_item = Para usar { THE($use) } hace falta un objeto: { THE($item) }.
reason-use_needs_food = Para usar { THE($use) } hace falta 1 comida, y no hay ninguna libre.
reason-not_now = Usar { THE($use) } es posible { $when }.
reason-no_effect = Usar { THE($use) } ahora no serviría de nada.
reason-placed_in_planning = No es posible usar { THE($use) } directamente: al planificar se coloca en una acción (support N { $source }).
reason-works_by_itself = No hace falta usar { THE($use) }: el efecto se produce por sí solo.
reason-after_a_roll = Con { THE($use) } se vuelve a tirar un dado justo después de { $roll ->
    [build] una tirada de Construir
    [gather] una tirada de Recolectar
    [explore] una tirada de Exploración
   *[friday] una tirada de Viernes
}.
reason-die_not_rolled = Ese dado no se ha tirado ({ $use }): { $die }.
reason-rerolls_nothing = Ahora { $use } no permite volver a tirar ningún dado.
reason-used_already = Usar { THE($use) } solo es posible una vez, y ya se ha hecho.
reason-own_fight_only = Usar { THE($use) } solo es posible en un combate de una acción propia.
reason-outside_camp = Quien pasa la noche fuera no usa nada del campamento: { $use }.
reason-not_your_skill = Esa habilidad es de otro personaje: { $use }.
reason-no_skills = Este jugador no puede usar habilidades en esta ronda: { $use }.
reason-skill_used = Esa habilidad ya se ha usado en esta ronda: { $use }.
reason-determination_missing = Usar { THE($use) } cuesta { $needed } de determinación y hay { $determination }.
reason-skill_needs_food = Para usar { THE($use) } hace falta 1 comida, y no hay ninguna libre.

## Por qué una partida o una posición no puede ser
reason-characters_count = Personajes: { $characters }, jugadores: { $players }. Indica uno por jugador, o ninguno.
reason-no_soldier = El Soldado no participa con tan pocos jugadores ({ $players }).
