### Robinson Crusoe: como está a partida, no terminal e na página: pontos e efeitos ativos.

## Pontos
point-heart = corações { $n }
point-weapon = armas { $n }
point-roof = telhado { $n }
point-palisade = paliçada { $n }
point-pile_column = colunas da pilha { $n }
point-blue_marker = cruzes { $n }
point-fog_marker = névoa { $n }
point-jenny_saved = Jenny salva { $n }
point-lifeboat = bote salva-vidas { $n }
point-jolly_boat = escaler { $n }
point-explored_tile = peças exploradas { $n }
point-explored_totem = totens explorados { $n }
point-burnt_village = aldeias queimadas { $n }
point-burnt_city = cidade queimada { $n }
point-item = itens { $n }

## Efeitos ativos
force-number = totem { $value }{ $name ->
    [none] {""}
   *[other] : { $name }
}
force-plus_wood = { $on ->
    [tile] coletar ou produzir aqui dá 1 madeira a mais
    [build] a próxima construção com madeira custa 1 madeira a mais
   *[other] construir custa 1 madeira a mais
}
force-plus_food = { $on ->
    [tile] coletar ou produzir aqui dá 1 comida a mais
   *[other] nesta noite cada jogador precisa comer 1 comida a mais
}
force-beast = { $on ->
    [hunt] a próxima fera da caça tem 1 a mais de força
    [explore] uma fera à espreita: sem armas, a próxima exploração custa 1 ferimento
   *[tile] uma fera à espreita: sem armas, cada ação aqui custa 1 ferimento
}
force-arrow = a seta de moral do ferimento { $value } está coberta
force-white = { $scenario ->
    [2] névoa: as ações aqui precisam de mais um peão, e o terreno não conta
   *[other] cinza: as ações aqui precisam de mais um peão
}
force-blue = { $scenario ->
    [2] uma cruz
   *[other] uma armadilha
}
force-marked_item = marcado: { $item }
