## The island
place-island = La isla
place-space = { $space }{ $terrain ->
    [none] {""}
   *[other] , { $terrain }
}{ $facts ->
    [none] {""}
   *[other] : { $facts }
}
place-unknown = { $space }, sin explorar
place-far = demasiado lejos
place-exhausted = { $source } (agotado)
place-camp-here = el campamento
place-totem = tótem { $n }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
}
place-feature-beast = aquí vive una bestia
place-feature-cave = un refugio natural
place-feature-totem = un tótem
place-jenny-adrift = Jenny espera en las rocas

## What can be planned somewhere
place-planned = planeado: { $who }
place-sure = éxito seguro
place-missing = { $n ->
    [one] falta 1 peón
   *[other] faltan { $n } peones
}
place-least = necesita { $n } peones
place-closed = ahora no es posible

## The camp
place-camp-picture = El campamento
place-level-shelter = { $state ->
    [built] Refugio: construido
    [natural] Refugio: uno natural
   *[none] Refugio: ninguno
}
place-level-roof = Tejado { $n }
place-level-palisade = Empalizada { $n }
place-level-weapon = Armas { $n }{ $extra ->
    [0] {""}
   *[other] , y { $extra } por ahora
}
place-label-shelter = Refugio
place-label-roof = Tejado
place-label-palisade = Empalizada
place-label-weapon = Armas
place-spot-fire = Orden
place-spot-rest = Descanso
place-spot-hunt = Caza
place-hunt-deck = { $n ->
    [0] Ninguna bestia que cazar
    [one] 1 bestia que cazar
   *[other] { $n } bestias que cazar
}
place-built = Construido: { $what }

## People
place-people = Personas
place-you = tú
place-first = guía
place-life = { $left ->
    [one] 1 herida hasta la muerte
   *[other] { $left } heridas hasta la muerte
}, { $arrow ->
    [0] ya sin flechas
    [one] 1 herida hasta la próxima flecha
   *[other] { $arrow } heridas hasta la próxima flecha
}
place-wounds = { $n ->
    [0] Sin heridas
    [one] 1 herida
   *[other] { $n } heridas
} de { $dies }
place-determination = Determinación: { $n }
place-skill = { $skill }: { $price } de determinación{ $state ->
    [used] , usada esta ronda
    [poor] , no alcanza
   *[ready] {""}
}
place-ready = ha confirmado
place-dog = ayuda a cazar y a explorar

## Stores
place-stores = Reservas
place-good = { $good }: { $n }{ $reserved ->
    [0] {""}
   *[other] , { $reserved } en reserva
}{ $coming ->
    [0] {""}
   *[other] , { $coming } por llegar
}
place-morale-track = Moral { $n }
place-good-wood = madera
place-good-food = comida
place-good-preserved = conservas
place-good-fur = pieles
