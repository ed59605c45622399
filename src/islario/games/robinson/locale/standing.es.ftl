### Robinson Crusoe: cómo está la partida, en el terminal y en la página: puntos y efectos activos.

## Puntos
point-heart = corazones { $n }
point-weapon = armas { $n }
point-roof = tejado { $n }
point-palisade = empalizada { $n }
point-pile_column = columnas de la pila { $n }
point-blue_marker = cruces { $n }
point-fog_marker = niebla { $n }
point-jenny_saved = Jenny a salvo { $n }
point-lifeboat = bote salvavidas { $n }
point-jolly_boat = esquife { $n }
point-explored_tile = losetas exploradas { $n }
point-explored_totem = tótems explorados { $n }
point-burnt_village = aldeas quemadas { $n }
point-burnt_city = ciudad quemada { $n }
point-item = objetos { $n }

## Efectos activos
force-number = tótem { $value }{ $name ->
    [none] {""}
   *[other] : { $name }
}
force-plus_wood = { $on ->
    [tile] recolectar o producir aquí da 1 madera más
    [build] la próxima construcción con madera cuesta 1 madera más
   *[other] construir cuesta 1 madera más
}
force-plus_food = { $on ->
    [tile] recolectar o producir aquí da 1 comida más
   *[other] esta noche cada jugador tiene que comer 1 comida más
}
force-beast = { $on ->
    [hunt] la próxima bestia de la caza tiene 1 más de fuerza
    [explore] acecha una bestia: sin armas, la próxima exploración cuesta 1 herida
   *[tile] acecha una bestia: sin armas, cada acción aquí cuesta 1 herida
}
force-arrow = la flecha de moral de la herida { $value } está cubierta
force-white = { $scenario ->
    [2] niebla: aquí las acciones necesitan un peón más, y el terreno no cuenta
   *[other] ceniza: aquí las acciones necesitan un peón más
}
force-blue = { $scenario ->
    [2] una cruz
   *[other] una trampa
}
force-marked_item = marcado: { $item }
