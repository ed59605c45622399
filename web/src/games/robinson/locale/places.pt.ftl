## The island
place-island = A ilha
place-space = { $space }{ $terrain ->
    [none] {""}
   *[other] , { $terrain }
}{ $facts ->
    [none] {""}
   *[other] : { $facts }
}
place-unknown = { $space }, inexplorado
place-far = longe demais
place-exhausted = { $source } (esgotado)
place-camp-here = o acampamento
place-totem = totem { $n }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
}
place-feature-beast = uma fera vive aqui
place-feature-cave = um abrigo natural
place-feature-totem = um totem
place-jenny-adrift = Jenny espera nas rochas

## What can be planned somewhere
place-planned = planejado: { $who }
place-sure = sucesso garantido
place-missing = { $n ->
    [one] falta 1 peão
   *[other] faltam { $n } peões
}
place-least = precisa de { $n } peões
place-closed = não é possível agora

## The camp
place-camp-picture = O acampamento
place-level-shelter = { $state ->
    [built] Abrigo: construído
    [natural] Abrigo: um natural
   *[none] Abrigo: nenhum
}
place-level-roof = Telhado { $n }
place-level-palisade = Paliçada { $n }
place-level-weapon = Armas { $n }{ $extra ->
    [0] {""}
   *[other] , e { $extra } por enquanto
}
place-label-shelter = Abrigo
place-label-roof = Telhado
place-label-palisade = Paliçada
place-label-weapon = Armas
place-spot-fire = Ordem
place-spot-rest = Descanso
place-spot-hunt = Caça
place-hunt-deck = { $n ->
    [0] Nenhuma fera para caçar
    [one] 1 fera para caçar
   *[other] { $n } feras para caçar
}
place-built = Construído: { $what }

## People
place-people = Pessoas
place-you = você
place-first = lidera
place-life = { $left ->
    [one] 1 ferimento até a morte
   *[other] { $left } ferimentos até a morte
}, { $arrow ->
    [0] sem mais setas
    [one] 1 ferimento até a próxima seta
   *[other] { $arrow } ferimentos até a próxima seta
}
place-wounds = { $n ->
    [0] Sem ferimentos
    [one] 1 ferimento
   *[other] { $n } ferimentos
} de { $dies }
place-determination = Determinação: { $n }
place-skill = { $skill }: { $price } de determinação{ $state ->
    [used] , usada nesta rodada
    [poor] , não basta
   *[ready] {""}
}
place-ready = confirmou
place-dog = ajuda a caçar e a explorar

## Stores
place-stores = Estoques
place-good = { $good }: { $n }{ $reserved ->
    [0] {""}
   *[other] , { $reserved } reservado
}{ $coming ->
    [0] {""}
   *[other] , { $coming } a caminho
}
place-morale-track = Moral { $n }
place-good-wood = madeira
place-good-food = comida
place-good-preserved = conservas
place-good-fur = peles
