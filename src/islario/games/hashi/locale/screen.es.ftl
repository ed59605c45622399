### Hashi en la terminal.

screen-begins = empieza con un 3 o un 4 en una isla, escrito por su vecino de la derecha, { THE($seat) }
screen-begins-alone = empieza con un 3 o un 4 en una isla, que se escribe antes que nada
screen-side = Cara { $side }
screen-own-side = Un tablero dibujado
screen-set-up = { $side }. Preparación: aún no se ha descubierto ninguna carta
screen-card = { $side }. Carta { $round } de { $rounds }: número { $number }, { $bridges ->
    [one] { $bridges } puente
   *[other] { $bridges } puentes
}
screen-over = { $side }. La partida ha terminado
screen-do-start = Ahora: un 3 o un 4 en una isla sin bandera. Este tablero será para el vecino de la izquierda
screen-do-start-alone = Ahora: un 3 o un 4 en una isla sin bandera
screen-do-number = Ahora: escribe el { $number } o renuncia a él
screen-do-bridges = Ahora: { $left ->
    [one] dibuja el puente o renuncia a él
   *[other] dibuja los { $left } puentes o renuncia a todos
}
screen-do-rest = Ahora: { $left ->
    [one] dibuja un puente más
   *[other] dibuja { $left } puentes más
}
screen-wait = Listo. Aún están jugando: { $seats }
screen-new = Nuevo en el tablero: { $things }
screen-worth = { $category }: { $reached } de { $needed }, ahora valen { $points }
screen-scored = { $category }: { $points } puntos
screen-missed = { $category }: { $reached } de { $needed }, sin puntos
screen-islands = islas completas: { $islands }, { $points } puntos
screen-total = total: { $points } puntos
screen-stuck = ya no se pueden completar: { $islands }
screen-stack = Montón { $stack } de { $stacks }: carta { $card } de { $size }
screen-deadlines = Puntuación alta hasta la carta: azules { $blue }, rojas { $red }, seis { $six }
screen-rank = Rango: { $rank }
screen-short = { CAP($seat) }: { $points } puntos, { $islands ->
    [one] { $islands } isla completa
   *[other] { $islands } islas completas
}; { $bonuses }
screen-busy = aún jugando
screen-won = Más puntos: { $seats }
screen-unseen = Cartas no vistas ({ $count }), de las que saldrán { $left }: { $cards }
screen-aside = Apartada desde el principio: { $card }
screen-legend = (c5) completa  ▲ bandera roja  ▼ azul  ─ │ un puente  ═ ║ dos  · línea libre
screen-board = Tablero { OF($seat) }
screen-row = Fila { $row }: { $islands }
screen-number = número { $number }
screen-no-number = sin número
screen-complete = completa
screen-bridges = Puentes: { $lines }
screen-twice = { $line } dos veces
screen-no-bridges = Todavía no hay puentes
screen-free = Líneas que aún admiten un puente: { $lines }
