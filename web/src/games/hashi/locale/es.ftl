### La mesa de Hashi.

## Jugadores y tableros
hashi-player = Jugador { $seat }
    .article = el
hashi-player-short = J{ $seat }
hashi-you = Tú
hashi-your-board = Tu tablero
hashi-board-of = Tablero { OF($seat) }
hashi-others = Los otros tableros
hashi-others-when = antes de esta carta
hashi-enlarge = Ver el tablero en grande
hashi-busy = aún jugando
hashi-ready = listo
hashi-winner = gana
hashi-pass = Pasa el dispositivo { TO($seat) }
hashi-pass-go = Soy { THE($seat) }

## Qué hay en un tablero
hashi-island = Isla { $island }
hashi-line = Línea { $line }
hashi-line-count = { $line }: { $count }
hashi-place = Isla { $island }, fila { $row }, columna { $column }
hashi-flag-red = bandera roja
hashi-flag-blue = bandera azul
hashi-numbered = número { $number }, { $bridges ->
    [0] sin puentes
    [one] un puente
   *[other] { $bridges } puentes
}
hashi-unnumbered = sin número, { $bridges ->
    [0] sin puentes
    [one] un puente
   *[other] { $bridges } puentes
}
hashi-complete = completa
hashi-stuck = ya no se puede completar
hashi-fresh = escrito con esta carta
hashi-way = { $island } ({ $count ->
    [0] ninguno
   *[other] { $count }
})
hashi-way-open = { $island } ({ $count ->
    [0] ninguno
   *[other] { $count }
}, cabe un puente)
hashi-ways = puentes con: { $ways }
hashi-told = Números: { $numbers }. Puentes: { $bridges }.

## La carta
hashi-card = número { $number }, { $bridges ->
    [one] un puente
   *[other] { $bridges } puentes
}
hashi-set-up = Antes de la primera carta
hashi-round = Carta { $round } de { $rounds }
hashi-step-number = Número { $number }
hashi-step-bridges = { $count ->
    [one] Un puente
   *[other] { $count } puentes
}
hashi-step-now = ahora
hashi-step-later = después
hashi-step-skipped = sin usar
hashi-step-island = en { $island }
hashi-step-drawn = { $drawn } de { $count }
hashi-legend = Las cartas
hashi-legend-aside = una de las no vistas está apartada
hashi-legend-last = la que queda estaba apartada
hashi-card-gone = { $card }: ya salió
hashi-card-shown = { $card }: en juego
hashi-card-unseen = { $card }: aún no vista

## Qué hacer ahora
hashi-past = Estás viendo el pasado.
hashi-over = La partida ha terminado.
hashi-waiting = Esperando { TO($seats) }.
hashi-watching = Estás mirando. Juegan: { $seats }.
hashi-start = Elige un número y una isla. Después, el tablero pasa { TO($seat) }.
hashi-start-alone = Elige un número y una isla para empezar. Te quedas con este tablero.
hashi-start-sure = Un { $number } en la isla { $island }: ¿listo?
hashi-start-number = Número inicial
hashi-number = Escribe el { $number } en una isla que brille.
hashi-number-none = Ninguna isla admite el { $number }: se renuncia a él.
hashi-number-sure = ¿Renunciar al { $number }? Se pierde para siempre.
hashi-give-up-number = Renunciar al { $number }
hashi-give-up-yes = Renunciar
hashi-keep = Conservar
hashi-cost-number = el { $number } no queda en ninguna isla
hashi-cost-bridges = { $count ->
    [one] su puente todavía se puede dibujar
   *[other] sus { $count } puentes todavía se pueden dibujar
}
hashi-cost-keep = eliges una isla para él
hashi-bridges = Dibuja puentes: { $drawn } de { $count }. Pulsa una línea o arrastra de isla a isla.
hashi-bridges-to = ¿De { $island } a qué vecina?
hashi-bridges-sure = { $count ->
    [one] El puente { $line }: ¿listo?
   *[other] { $line } es el último de { $count } puentes: ¿listo?
}
hashi-bridges-none = { $count ->
    [one] Ahora no cabe ningún puente en este tablero.
   *[other] Ahora no caben los { $count } puentes en este tablero.
}
hashi-bridges-skip = Ningún puente con esta carta: ¿listo?
hashi-give-up-bridges = Renunciar a los puentes
hashi-back = Quitar
hashi-done = Listo
hashi-done-key = Listo: después no se puede deshacer nada (Intro)

## Puntos
hashi-scores = Puntuación
hashi-worth = vale
hashi-worth-now = ahora daría { $points }
hashi-scored = { $points } puntos
hashi-reached = { $reached } de { $needed }
hashi-row-red = Rojas
hashi-row-blue = Azules
hashi-row-six = Seis unidas
hashi-islands = Completas
hashi-total = Total
hashi-rank-now = Por ahora: { $rank }
hashi-rank-reached = Rango alcanzado: { $rank }
hashi-rank-next = { $rank } desde { $points } puntos
hashi-clock = Los tres montones
hashi-stack = Cartas { $from } a { $end }
hashi-by = hasta la { $card }
hashi-due-open = { $category }: puntos completos hasta la carta { $card }
hashi-due-met = { $category }: a tiempo
hashi-due-late = { $category }: tarde para los puntos completos (carta { $card })
hashi-decided-alone = { $points } puntos: { $rank }

## Lo mejor, visto después
hashi-hindsight = Lo mejor, visto después
hashi-hindsight-about = Lo máximo que permitían estas cartas en este orden.
hashi-hindsight-whose = De quién es el tablero
hashi-hindsight-seek = Buscar la mejor partida posible con estas cartas
hashi-hindsight-waiting = Esperando su turno...
hashi-hindsight-range = Al menos { $score }, como mucho { $bound } puntos...
hashi-hindsight-time = { $seconds } de { $limit } segundos como mucho
hashi-hindsight-best = Conseguido: { $yours }. Lo mejor posible: { $score }.
hashi-hindsight-bounds = Conseguido: { $yours }. Lo mejor posible es al menos { $score } y como mucho { $bound }.
hashi-hindsight-show = Ver la mejor partida posible con estas cartas
hashi-replay = Lo mejor, visto después: { $seat }
hashi-replay-best = La mejor partida posible: { $points } puntos
hashi-replay-played = Como se jugó: { $points } puntos
hashi-replay-start = El comienzo.
hashi-replay-card = Carta { $card }: { $first }; { $second }.
hashi-replay-number = el { $number } en { $island }
hashi-replay-no-number = se renuncia al { $number }
hashi-replay-bridges = { $count ->
    [one] el puente { $lines }
   *[other] los puentes { $lines }
}
hashi-replay-no-bridges = { $count ->
    [one] se renuncia al puente
   *[other] se renuncia a los { $count } puentes
}
hashi-replay-previous = Carta anterior
hashi-replay-next = Carta siguiente
hashi-replay-slider = Carta de la partida
