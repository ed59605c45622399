### La mesa de Robinson Crusoe: planear, responder, mirar.

## Páginas
robinson-pages = Páginas del tablero
robinson-tab-plan = Plan
robinson-tab-place = Isla
robinson-tab-people = Personas
robinson-tab-inventions = Inventos
robinson-tab-threats = Amenazas
robinson-tab-scenario = Escenario
robinson-tab-force = En vigor

## Planear
robinson-do-plan = { $n ->
    [one] Queda { $n } peón: un clic planea, otro asegura.
   *[other] Quedan { $n } peones: un clic planea, otro asegura.
}
robinson-night-line = { $n ->
    [0] Esta noche: nada que temer
    [one] Esta noche: { $n } aviso
   *[other] Esta noche: { $n } avisos
}
robinson-do-help = Tus peones están puestos; otros aún pueden ayudar. Mira la noche y confirma.
robinson-do-friday = Tus peones están puestos, pero Viernes aún no tiene nada que hacer. Dale una tarea, o confirma de todos modos.
robinson-do-confirm = Todos los peones están puestos. Mira la noche y confirma.
robinson-do-hand = Elige qué hará; Escape o un segundo clic lo devuelve.
robinson-do-hand-nothing = Ahora no sirve para nada: planea antes aquello en lo que ayuda. Escape o un segundo clic lo devuelve.
robinson-wait-plan = Has confirmado. Los demás siguen planeando.
robinson-watch-plan = Están planeando el día.
robinson-confirm = Confirmar
robinson-confirm-sure = Confirmar de todos modos
robinson-doubt = Hay peones que hoy no hacen nada. ¿Confirmar de todos modos?
robinson-idle = { $n ->
    [one] { $n } peón queda sin hacer nada
   *[other] { $n } peones quedan sin hacer nada
}
robinson-reopen = Volver a planear
robinson-cancel = Todavía no
robinson-tray = Peones por poner
robinson-pawn = { $n ->
    [one] { $pawn }: { $n } peón por poner
   *[other] { $pawn }: { $n } peones por poner
}
robinson-ready-list = Quién está listo
robinson-ready = listo
robinson-left = { $n ->
    [0] todo puesto
    [one] { $n } libre
   *[other] { $n } libres
}
robinson-take-back = Retirar: { $pawn }
robinson-add = Añadir: { $pawn }
robinson-lead = Lo hace { $who }
robinson-performs = Lo hace { $who }
robinson-first = Poner primero
robinson-pay-wood = Pagar con madera
robinson-pay-fur = Pagar con pieles
robinson-pay-mixed_1 = Pagar con 1 piel
robinson-pay-mixed_2 = Pagar con 2 pieles
robinson-pay-mixed_3 = Pagar con 3 pieles
robinson-number = Acción { $n }
robinson-missing = { $n ->
    [one] Falta { $n } peón
   *[other] Faltan { $n } peones
}
robinson-better = seguro; con otro peón se gana más
robinson-sure = seguro
robinson-odds-success = Éxito: { $chance }
robinson-odds-wound = Una herida: { $chance }
robinson-odds-adventure = Una aventura: { $chance }
robinson-amount = { $n } { $what }
robinson-nothing-here = Ahora no hay nada que hacer aquí.
robinson-nothing-planned = Nada planeado.
robinson-more-inventions = { $n ->
    [one] { $n } invento más
   *[other] { $n } inventos más
}
robinson-unfold = Qué se puede hacer: { $field }
robinson-threat-none = { $side ->
    [left] Ninguna carta a la izquierda
   *[right] Ninguna carta a la derecha
}
robinson-target-gather = { $what }, { $space }
robinson-place-pawn = Poner un peón
robinson-target-hunt = Primera bestia del mazo

## El plan para quien escucha
robinson-plan = El plan
robinson-plan-empty = Aún no hay nada planeado.
robinson-told-slot = { $field }: { $target }. Lo hace { $performer }; peones: { $pawns }. { $state ->
    [sure] Es seguro.
    [dice] Deciden los dados.
    [short] Peones que faltan: { $missing }.
   *[none] {""}
}

## Lo que se pregunta
robinson-asked = { $who }: { $asked }
robinson-ask-begin = La primera ronda está por comenzar.
robinson-ask-dice = { CAP(THE($who)) } ha tirado. ¿Valen los dados?
robinson-ask-window = Usa algo ahora, o sigue.
robinson-ask-slot = ¿Qué acción viene ahora?
robinson-ask-card = ¿Qué ocurre con { $card }?
robinson-using = ¿Usarlo ahora?
robinson-keep-dice = Los dados valen
robinson-begin = Comenzar
robinson-go-on = Seguir
robinson-decline = Ninguno
robinson-stay = Quedarse aquí
robinson-option = Opción { $answer }
robinson-shared = En cualquier caso: { $what }
robinson-reroll = { $chance } % de que salga bien
robinson-put = se pone: { $mark }
robinson-then-discard = La carta se descarta
robinson-then-shuffle = La carta va al mazo de eventos
robinson-tile = Loseta { $tile }: { $terrain }
robinson-pile = { $n ->
    [0] Nada
   *[other] { $n } de madera
}

## Mirar
robinson-waiting = Decide { $seat } ({ $person }).
robinson-watching = Decide { $seat } ({ $person }).
robinson-past = Estás mirando el pasado.
robinson-journal = Lo que va de ronda
robinson-state-done = Hecho:
robinson-state-now = Ahora:
robinson-state-waits = Espera:
robinson-drawn = Recién revelado
robinson-next = Siguiente
robinson-skip = Saltar ({ $n })
robinson-habits = Ritmo
robinson-pace = Cómo se muestra lo que ocurre
robinson-pace-watch = Mirar
robinson-pace-step = Paso a paso
robinson-pace-fast = Rápido
robinson-perfect = No preguntar en tiradas perfectas
robinson-dice = Dados
robinson-die-success-yes = éxito
robinson-die-success-no = fracaso
robinson-die-wound-yes = herida
robinson-die-wound-no = sin herida
robinson-die-adventure-yes = aventura
robinson-die-adventure-no = sin aventura
robinson-key = { $text } (tecla { $key })

## Personas
robinson-somebody = alguien
robinson-you = tú
robinson-bot = bot { $name }

## Curvas del final
robinson-curve-life = { CAP($who) }: vida
robinson-curve-goal = Objetivo (%)
robinson-curve-morale = Moral
robinson-end-built = Lo que se construyó
robinson-end-nothing = No se construyó nada.
robinson-end-wounds = De dónde vinieron las heridas: { $who }
