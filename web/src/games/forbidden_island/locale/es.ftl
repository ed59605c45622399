### El tablero de La Isla Prohibida.

## La isla
board-island = La isla
board-grid = Losetas de la isla: { $rows } filas, { $columns } columnas
board-cell = { $tile }, { $state }, fila { $row }, columna { $column }
board-cell-pawns = peones: { $pawns }
board-cell-treasure = tesoro: { $treasure }
board-cell-won = tesoro ya recuperado: { $treasure }
board-cell-next = su carta de Inundación sale este turno
board-cell-maybe = su carta de Inundación está entre las de encima
board-cell-last = la última jugada fue aquí
board-cell-can = puedes: { $actions }
board-pawn = { $role }
board-pawn-yours = { $role } (tuyo)

## De quién es el turno
board-turn = Turno { OF($seat) }
board-turn-yours = Tu turno: { $seat }
board-turn-last = Último turno: { $seat }
board-phase-actions = Acciones
board-phase-draw = Tesoro
board-phase-flood = Inundación
board-left = { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
board-step-done = hecho
board-step-later = falta aún

## Qué hacer ahora
board-do-actions = { CAP($seat) }: { $left ->
    [one] queda una acción.
   *[other] quedan { $left } acciones.
}
board-do-draw = { CAP($seat) }: roba las cartas de Tesoro.
board-do-flood = { CAP($seat) }: voltea las cartas de Inundación.
board-due-discard = { CAP(THE($seat)) } tiene demasiadas cartas: elige una para descartar, o juega una carta especial.
board-due-swim = { CAP(THE($tile)) } se { ARTICLE($tile) ->
    [los] han
    [las] han
   *[other] ha
} hundido: elige adónde nada { THE($seat) }.
board-due-drown = { CAP(THE($seat)) } no puede nadar a ninguna parte: solo ayuda un Ascenso en Helicóptero.
board-waiting = Esperando { TO($seat) }: { $person }.
board-watching = Estás mirando. Juega { THE($seat) }: { $person }.
board-past = Estás viendo el pasado.
board-asked = Antes de la próxima carta de Inundación { OF($seat) }: juega una de tus cartas o sigue.
board-held = Esperando por si alguien quiere jugar antes una carta: { THE($names) }.
board-go-on = Seguir
board-end = Terminar acciones
board-draw = Robar carta de Tesoro ({ $left ->
    [one] queda { $left }
   *[other] quedan { $left }
})
board-flood = Voltear carta de Inundación ({ $left ->
    [one] queda { $left }
   *[other] quedan { $left }
})
board-finish = Terminar mi turno
board-finish-asks = { $left ->
    [one] Queda una acción. ¿Terminar el turno sin hacerla?
   *[other] Quedan { $left } acciones. ¿Terminar el turno sin hacerlas?
}
board-finish-sure = Terminar de todos modos
board-cost-actions = { $left ->
    [one] se pierde una acción
   *[other] se pierden { $left } acciones
}
board-cost-kept = { $kept ->
    [0] no queda ninguna
    [one] queda una
   *[other] quedan { $kept }
}
board-cost-won = su tesoro ya está conseguido
board-cost-special = todavía se podría jugar
board-cost-card = se gasta la carta
board-cost-lost = se pierde la partida
board-play-card = Jugar: { $card }
board-stop = Parar
board-capture = Recuperar
board-escape = ¡Escapar!
board-key = { $text } (tecla { $key })

## Elegir
board-cancel = Cancelar
board-only-this = Solo esta
board-pick-pair = { CAP(THE($tile)) }, ¿y qué otra loseta?
board-pick-step = ¿Adónde va { THE($seat) }?
board-pick-sandbags = Sacos Terreros: elige una loseta inundada.
board-pick-flyers = Ascenso en Helicóptero: ¿quién vuela? Elige peones de una misma loseta.
board-pick-goal = Ascenso en Helicóptero: ¿adónde?
board-pick-use = { $card }: ¿para qué?
board-play-sandbags = Jugarla: elegir una loseta inundada
board-play-lift = Jugarla: elegir quién vuela
board-give-to = Entregar { TO($seat) }

## Manos
board-hand = { $seat }: jugador y mano
board-you = tú
board-somebody = alguien
board-bot = { $name } (bot)
board-bot-for = un bot, por { $name }
board-bot-for-you = un bot, por ti
board-open = falta un jugador
board-power = Qué puede hacer { THE($seat) }
board-ask = Preguntarme antes de cada carta de Inundación
board-ask-short = preguntarme

## Junto a la isla
board-level = { $level ->
    [0] El agua llegó a la calavera
   *[other] { $level } cartas de Inundación por turno
}
board-treasures = Tesoros
board-slot-open = { $treasure }: aún por recuperar
board-slot-won = { $treasure }: recuperado
board-deck-treasure = Mazo de Tesoro
board-deck-flood = Mazo de Inundación
board-discard-treasure = Descartes de Tesoro
board-discard-flood = Descartes de Inundación
board-pile-treasure = Tesoro
board-pile-flood = Inundación
board-count = { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
board-top = { $name }, encima: { $card }
board-in-deck = En el mazo, en orden desconocido
board-known-top = Con seguridad encima, en orden desconocido
board-known-next = Justo debajo, en orden desconocido
board-known-rest = El resto del mazo, en orden desconocido
board-in-discard = Descartes, el último primero
board-no-discard = Nada todavía.

## Las curvas del final
table-curve-tiles = Losetas que quedan
table-curve-treasures = Tesoros

## Lo que se perdió
board-lost-treasure = { CAP(THE($treasure)) } se hundió con { THE($one) } y { THE($other) }.
board-lost-landing = Sin { THE($landing) } ningún helicóptero puede recoger al grupo.
board-lost-pawn = El mar se llevó { TO($role) }.
board-end-state = Tesoros conseguidos: { $won } de { $treasures }; losetas a flote: { $left } de { $all }.
