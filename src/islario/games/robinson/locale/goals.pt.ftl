## The parts of each scenario's goal, and what endangers it
sign-fire = { $n ->
    [0] Fogo: ainda não construído
   *[other] O Fogo está construído
}
sign-wood = { $room ->
    [0] Pilha de madeira: { $n } de { $of }, { $columns } de 5 colunas
   *[other] Pilha de madeira: { $n } de { $of }, { $columns } de 5 colunas; na aberta há lugar para mais { $room }
}
sign-crosses = Cruzes: { $n } de { $of }
sign-fog = Peças e espaços com névoa: { $n }
sign-raft = { $n ->
    [0] Jangada: ainda não construída
   *[other] A jangada está construída
}
sign-rescued = { $n ->
    [0] Jenny está sozinha na sua rocha
   *[other] Jenny está no acampamento
}
sign-lifeboat = { $n ->
    [0] Bote salva-vidas: ainda não construído
   *[other] O bote salva-vidas está construído
}
sign-wounds = Ferimentos de Jenny: { $n } de { $of }
sign-tiles = Peças exploradas: { $n } de { $of }
sign-temples = Totens explorados: { $n } de { $of }
sign-boat = { $n ->
    [0] Escaler: ainda não construído
   *[other] O escaler está construído
}
sign-lava = { $n ->
    [0] A lava não cobre nada na próxima rodada
   *[other] A lava cobre na próxima rodada: { $spaces }
}
sign-burnt = Aldeias queimadas: { $n }
sign-villages = Aldeias encontradas e não queimadas: { $n } (força { $strength } cada uma)
sign-city = { $n ->
    [0] A cidade é vista a partir da rodada { $round }
   *[other] A cidade tem força { $n }
}
sign-built = { $items ->
    [none] Invenções: { $n } de { $of }
   *[other] Invenções: { $n } de { $of }; falta construir: { $items }
}
sign-home = { $what ->
    [none] O lar tem todas as suas partes
   *[other] Partes do lar: { $n } de { $of }; faltam: { $what }
}
sign-children = Crianças para alimentar: { $n }
sign-traps = Armadilhas: { $n } de { $of }
sign-hunt = A caça a King Kong custa { $n } de armas
sign-lairs = Covis encontrados: { $n }
sign-crew = { $crew ->
    [0] Equipe de filmagem: { $n } de 9
   *[other] Equipe de filmagem: { $n } de 9; em perigo: { $crew }
}
sign-captured = A atriz está capturada
