## The parts of each scenario's goal, and what endangers it
sign-fire = { $n ->
    [0] Fuego: aún sin construir
   *[other] El Fuego está construido
}
sign-wood = { $room ->
    [0] Pila de madera: { $n } de { $of }, { $columns } de 5 columnas
   *[other] Pila de madera: { $n } de { $of }, { $columns } de 5 columnas; en la abierta hay sitio para { $room } más
}
sign-crosses = Cruces: { $n } de { $of }
sign-fog = Losetas y casillas con niebla: { $n }
sign-raft = { $n ->
    [0] Balsa: aún sin construir
   *[other] La balsa está construida
}
sign-rescued = { $n ->
    [0] Jenny está sola en su roca
   *[other] Jenny está en el campamento
}
sign-lifeboat = { $n ->
    [0] Bote salvavidas: aún sin construir
   *[other] El bote salvavidas está construido
}
sign-wounds = Heridas de Jenny: { $n } de { $of }
sign-tiles = Losetas exploradas: { $n } de { $of }
sign-temples = Tótems explorados: { $n } de { $of }
sign-boat = { $n ->
    [0] Esquife: aún sin construir
   *[other] El esquife está construido
}
sign-lava = { $n ->
    [0] La lava no cubre nada la próxima ronda
   *[other] La lava cubre la próxima ronda: { $spaces }
}
sign-burnt = Aldeas quemadas: { $n }
sign-villages = Aldeas halladas y no quemadas: { $n } (fuerza { $strength } cada una)
sign-city = { $n ->
    [0] La ciudad se ve desde la ronda { $round }
   *[other] La ciudad tiene fuerza { $n }
}
sign-built = { $items ->
    [none] Inventos: { $n } de { $of }
   *[other] Inventos: { $n } de { $of }; faltan por construir: { $items }
}
sign-home = { $what ->
    [none] El hogar tiene todas sus partes
   *[other] Partes del hogar: { $n } de { $of }; faltan: { $what }
}
sign-children = Niños que alimentar: { $n }
sign-traps = Trampas: { $n } de { $of }
sign-hunt = La caza de King Kong cuesta { $n } de armas
sign-lairs = Guaridas encontradas: { $n }
sign-crew = { $crew ->
    [0] Equipo de rodaje: { $n } de 9
   *[other] Equipo de rodaje: { $n } de 9; en peligro: { $crew }
}
sign-captured = La actriz está capturada
