### Robinson Crusoe en la terminal.

screen-heading = { $scenario }. Ronda { $round } de { $rounds }, fase: { $phase }. Primer jugador: { $seat }.
screen-begins = muere con { $dies } heridas; invento propio: { $invention }; habilidades: { $skills }
screen-none = nada

## El objetivo y lo que falta
screen-over = La partida ha terminado: { $ending }. Puntos: { $total } ({ $points }).

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

## Lo que se pregunta
screen-asked = { $seats }: { $question }.
screen-dice = Los dados muestran: { $dice }.
screen-helps = Ahora ayudaría: { $helps }.
screen-pause = Está a punto de empezar una ronda: "go_on" la empieza.

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

## El pronóstico
screen-forecast-plan = El plan:
screen-forecast-slot = { $slot }. { $target }: { $about }
screen-forecast-odds = éxito { $success } %, herida { $wound } %, aventura { $adventure } %
screen-forecast-sure = seguro
screen-forecast-lacks = falta { $things }
screen-forecast-targets = Qué más se podría hacer:
screen-forecast-target = { $target }: { $least ->
    [one] 1 peón
   *[other] { $least } peones
} ({ $about }){ $sure ->
    [none] {""}
   *[other] {", "}seguro con { $sure }
}
screen-forecast-weather = Clima: { $outcomes }
screen-forecast-dinner = Cena: comida para { $have }, { $least ->
    [0] { $most ->
        [0] no llega más
       *[other] pueden llegar hasta { $most } más
    }
   *[other] llegan de { $least } a { $most } más
}; comen { $mouths }. { $outcomes }
screen-forecast-sleep = Sueño: { $outcomes }
screen-forecast-rot = Putrefacción: { $outcomes }
screen-forecast-outcome = { $chance } %: { $changes }
screen-forecast-certain = seguro: { $changes }
screen-forecast-nothing = nada
screen-forecast-level = { $level } { $n }
screen-forecast-level-morale = moral
screen-forecast-level-roof = tejado
screen-forecast-level-palisade = empalizada
screen-forecast-level-weapon = armas
screen-forecast-wounds = { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}
screen-forecast-each = cada uno { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}
screen-forecast-person = { $who }: { $least ->
    [0] hasta { $most }
   *[other] de { $least } a { $most }
} heridas esta ronda, { $left } hasta la muerte
screen-forecast-person-sure = { $who }: { $n ->
    [one] 1 herida
   *[other] { $n } heridas
} esta ronda, { $left } hasta la muerte
screen-forecast-warnings = Cuidado:
screen-forecast-omits = No se cuenta: { $omits }.
screen-forecast-answers = Qué cambian las respuestas:
screen-forecast-answer = { $action }: { $facts }

## La isla
screen-space-exhausted = fuente agotada: { $source }
