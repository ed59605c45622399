## The parts of each scenario's goal, and what endangers it
goal-fire = { $n ->
    [0] Fuego: aún sin construir
   *[other] El Fuego está construido
}
goal-wood = { $room ->
    [0] Pila de madera: { $n } de { $of }, { $columns } de 5 columnas
   *[other] Pila de madera: { $n } de { $of }, { $columns } de 5 columnas; en la abierta hay sitio para { $room } más
}
goal-crosses = Cruces: { $n } de { $of }
goal-fog = Losetas y casillas con niebla: { $n }
goal-raft = { $n ->
    [0] Balsa: aún sin construir
   *[other] La balsa está construida
}
goal-rescued = { $n ->
    [0] Jenny está sola en su roca
   *[other] Jenny está en el campamento
}
goal-lifeboat = { $n ->
    [0] Bote salvavidas: aún sin construir
   *[other] El bote salvavidas está construido
}
goal-wounds = Heridas de Jenny: { $n } de { $of }
goal-tiles = Losetas exploradas: { $n } de { $of }
goal-temples = Tótems explorados: { $n } de { $of }
goal-boat = { $n ->
    [0] Esquife: aún sin construir
   *[other] El esquife está construido
}
goal-lava = { $n ->
    [0] La lava no cubre nada la próxima ronda
   *[other] La lava cubre la próxima ronda: { $spaces }
}
goal-burnt = Aldeas quemadas: { $n }
goal-villages = Aldeas halladas y no quemadas: { $n } (fuerza { $strength } cada una)
goal-city = { $n ->
    [0] La ciudad se ve desde la ronda { $round }
   *[other] La ciudad tiene fuerza { $n }
}
goal-built = { $items ->
    [none] Inventos: { $n } de { $of }
   *[other] Inventos: { $n } de { $of }; faltan por construir: { $items }
}
goal-home = { $what ->
    [none] El hogar tiene todas sus partes
   *[other] Partes del hogar: { $n } de { $of }; faltan: { $what }
}
goal-children = Niños que alimentar: { $n }
goal-traps = Trampas: { $n } de { $of }
goal-hunt = La caza de King Kong cuesta { $n } de armas
goal-lairs = Guaridas encontradas: { $n }
goal-crew = { $crew ->
    [0] Equipo de rodaje: { $n } de 9
   *[other] Equipo de rodaje: { $n } de 9; en peligro: { $crew }
}
goal-captured = La actriz está capturada
