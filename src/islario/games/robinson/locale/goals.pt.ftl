## The parts of each scenario's goal, and what endangers it
goal-fire = { $n ->
    [0] Fogo: ainda não construído
   *[other] O Fogo está construído
}
goal-wood = { $room ->
    [0] Pilha de madeira: { $n } de { $of }, { $columns } de 5 colunas
   *[other] Pilha de madeira: { $n } de { $of }, { $columns } de 5 colunas; na aberta há lugar para mais { $room }
}
goal-crosses = Cruzes: { $n } de { $of }
goal-fog = Peças e espaços com névoa: { $n }
goal-raft = { $n ->
    [0] Jangada: ainda não construída
   *[other] A jangada está construída
}
goal-rescued = { $n ->
    [0] Jenny está sozinha na sua rocha
   *[other] Jenny está no acampamento
}
goal-lifeboat = { $n ->
    [0] Bote salva-vidas: ainda não construído
   *[other] O bote salva-vidas está construído
}
goal-wounds = Ferimentos de Jenny: { $n } de { $of }
goal-tiles = Peças exploradas: { $n } de { $of }
goal-temples = Totens explorados: { $n } de { $of }
goal-boat = { $n ->
    [0] Escaler: ainda não construído
   *[other] O escaler está construído
}
goal-lava = { $n ->
    [0] A lava não cobre nada na próxima rodada
   *[other] A lava cobre na próxima rodada: { $spaces }
}
goal-burnt = Aldeias queimadas: { $n }
goal-villages = Aldeias encontradas e não queimadas: { $n } (força { $strength } cada uma)
goal-city = { $n ->
    [0] A cidade é vista a partir da rodada { $round }
   *[other] A cidade tem força { $n }
}
goal-built = { $items ->
    [none] Invenções: { $n } de { $of }
   *[other] Invenções: { $n } de { $of }; falta construir: { $items }
}
goal-home = { $what ->
    [none] O lar tem todas as suas partes
   *[other] Partes do lar: { $n } de { $of }; faltam: { $what }
}
goal-children = Crianças para alimentar: { $n }
goal-traps = Armadilhas: { $n } de { $of }
goal-hunt = A caça a King Kong custa { $n } de armas
goal-lairs = Covis encontrados: { $n }
goal-crew = { $crew ->
    [0] Equipe de filmagem: { $n } de 9
   *[other] Equipe de filmagem: { $n } de 9; em perigo: { $crew }
}
goal-captured = A atriz está capturada
