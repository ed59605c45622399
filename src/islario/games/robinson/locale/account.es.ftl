### Robinson Crusoe: lo que decidió una partida terminada, y una palabra amable.

account-won = Se logró en la ronda { $round } de { $rounds }.
account-closest = { CAP(THE($who)) } fue quien más cerca estuvo de la muerte: a { $left ->
    [one] una herida
   *[other] { $left } heridas
}.
account-death = { CAP(THE($who)) } murió en la ronda { $round } de { $rounds }, fase: { $phase }{ $cause ->
    [none] {""}
   *[other] . Causa: { $cause }{ $sources ->
        [none] {""}
       *[other] {" "}({ $sources })
    }{ $lacking ->
        [none] {""}
       *[other] ; faltaba: { $lacking }
    }
}.
account-wounds = { $cause ->
    [none] Lo demás
   *[other] { CAP($cause) }
}: { $wounds ->
    [one] { $wounds } herida
   *[other] { $wounds } heridas
}
account-camp_lost = El campamento de { $space } se perdió en la ronda { $round } de { $rounds }{ $cause ->
    [none] {""}
   *[other] : { $cause }
}.
account-child_starved = En la ronda { $round } de { $rounds } { $food ->
    [0] no había comida
   *[other] había comida para { $food }
}; { $children ->
    [one] había un niño que alimentar
   *[other] había { $children } niños que alimentar
}.
account-director_died = El equipo perdió a su director en la ronda { $round } de { $rounds }{ $cause ->
    [none] {""}
   *[other] : { $cause }
}.

## Lo que aún faltaba del objetivo
account-no_fire = El Fuego no se construyó.
account-wood_short = { $n ->
    [one] Faltó una madera en la pila.
   *[other] Faltaron { $n } maderas en la pila.
}
account-crosses_short = { $n ->
    [one] Faltó una cruz.
   *[other] Faltaron { $n } cruces.
}
account-no_raft = La balsa no se construyó.
account-jenny_alone = Nadie fue a buscar a Jenny a su roca.
account-no_lifeboat = El bote salvavidas no se construyó.
account-tiles_short = { $n ->
    [one] Quedó una loseta por explorar.
   *[other] Quedaron { $n } losetas por explorar.
}
account-temples_short = { $n ->
    [one] Quedó un tótem por explorar.
   *[other] Quedaron { $n } tótems por explorar.
}
account-no_boat = El esquife no se construyó.
account-city_unseen = La ciudad de los caníbales se ve a partir de la ronda { $round }: no se llegó a ella.
account-city_stands = La ciudad de los caníbales no se quemó: su fuerza era { $strength }, el nivel de armas { $weapon }.
account-items_short = Inventos que faltaron: { $items }.
account-home_short = Al hogar le faltó: { $what }.
account-traps_short = { $n ->
    [one] Faltó una trampa.
   *[other] Faltaron { $n } trampas.
}
account-kong_stays = No se ahuyentó a King Kong: la caza cuesta { $price } niveles de armas, y el nivel de armas era { $weapon }.

## Una palabra amable
kind-won = La isla dejó marchar al grupo. Se lo ganó, día a día.
kind-death = La isla es dura con quien llega a ella. Los próximos sabrán más.
kind-out_of_time = El grupo aguantó todas las tormentas; solo faltaron días.
kind-camp_lost = Un campamento se puede perder. La isla tiene otras orillas para el próximo.
kind-jenny_died = No se podía hacer más. Ella sabía que alguien venía.
kind-child_starved = Era demasiado para tan pocas manos. La próxima vez la despensa estará más llena.
kind-director_died = La película queda sin terminar, pero la historia es buena.
