### La mesa de Robinson Crusoe: planear, responder, mirar.

## Páginas
board-pages = Páginas del tablero
board-tab-plan = Plan
board-tab-place = Isla
board-tab-people = Personas
board-tab-inventions = Inventos
board-tab-threats = Amenazas
board-tab-scenario = Escenario
board-tab-force = En vigor

## Planear
board-do-plan = { $n ->
    [one] Queda { $n } peón: un clic planea, otro asegura.
   *[other] Quedan { $n } peones: un clic planea, otro asegura.
}
board-night-line = { $n ->
    [0] Esta noche: nada que temer
    [one] Esta noche: { $n } aviso
   *[other] Esta noche: { $n } avisos
}
board-do-help = Tus peones están puestos; otros aún pueden ayudar. Mira la noche y confirma.
board-do-confirm = Todos los peones están puestos. Mira la noche y confirma.
board-do-hand = Elige qué hará este peón; Escape lo suelta.
board-wait-plan = Has confirmado. Los demás siguen planeando.
board-watch-plan = Están planeando el día.
board-confirm = Confirmar
board-confirm-sure = Confirmar de todos modos
board-doubt = Hay peones que hoy no hacen nada. ¿Confirmar de todos modos?
board-idle = { $n ->
    [one] { $n } peón queda sin hacer nada
   *[other] { $n } peones quedan sin hacer nada
}
board-reopen = Volver a planear
board-cancel = Todavía no
board-tray = Peones por poner
board-pawn = { $n ->
    [one] { $pawn }: { $n } peón por poner
   *[other] { $pawn }: { $n } peones por poner
}
board-ready-list = Quién está listo
board-ready = listo
board-left = { $n ->
    [0] todo puesto
    [one] { $n } libre
   *[other] { $n } libres
}
board-take-back = Retirar: { $pawn }
board-add = Añadir: { $pawn }
board-lead = Lo hace { $who }
board-performs = Lo hace { $who }
board-first = Poner primero
board-pay-wood = Pagar con madera
board-pay-fur = Pagar con pieles
board-pay-mixed_1 = Pagar con 1 piel
board-pay-mixed_2 = Pagar con 2 pieles
board-pay-mixed_3 = Pagar con 3 pieles
board-missing = { $n ->
    [one] Falta { $n } peón
   *[other] Faltan { $n } peones
}
board-sure = seguro
board-odds-success = Éxito: { $chance }
board-odds-wound = Una herida: { $chance }
board-odds-adventure = Una aventura: { $chance }
board-amount = { $n } { $what }
board-nothing-here = Ahora no hay nada que hacer aquí.
board-more-inventions = { $n ->
    [one] { $n } invento más
   *[other] { $n } inventos más
}
board-unfold = Qué se puede hacer: { $field }
board-threat-none = { $side ->
    [left] Ninguna carta a la izquierda
   *[right] Ninguna carta a la derecha
}
board-target-gather = { $what }, { $space }
board-place-pawn = Poner un peón
board-target-hunt = Primera bestia del mazo

## El plan para quien escucha
board-plan = El plan
board-plan-empty = Aún no hay nada planeado.
board-told-slot = { $field }: { $target }. Lo hace { $performer }; peones: { $pawns }. { $state ->
    [sure] Es seguro.
    [dice] Deciden los dados.
    [short] Peones que faltan: { $missing }.
   *[none] {""}
}

## Lo que se pregunta
board-asked = { $who }: { $asked }
board-ask-begin = La primera ronda está por comenzar.
board-ask-dice = { $who } ha tirado. ¿Valen los dados?
board-ask-window = Usa algo ahora, o sigue.
board-ask-slot = ¿Qué acción viene ahora?
board-ask-card = ¿Qué ocurre con { $card }?
board-using = ¿Usarlo ahora?
board-keep-dice = Los dados valen
board-begin = Comenzar
board-go-on = Seguir
board-decline = Ninguno
board-stay = Quedarse aquí
board-option = Opción { $answer }
board-then-discard = La carta se descarta
board-then-shuffle = La carta va al mazo de eventos
board-tile = Loseta { $tile }: { $terrain }
board-pile = { $n ->
    [0] Nada
   *[other] { $n } de madera
}

## Mirar
board-waiting = Decide { $seat } ({ $person }).
board-watching = Decide { $seat } ({ $person }).
board-past = Estás mirando el pasado.
board-journal = Lo que va de ronda
board-state-done = Hecho:
board-state-now = Ahora:
board-state-waits = Espera:
board-next = Siguiente
board-skip = Saltar ({ $n })
board-habits = Ritmo
board-pace = Cómo se muestra lo que ocurre
board-pace-watch = Mirar
board-pace-step = Paso a paso
board-pace-fast = Rápido
board-perfect = No preguntar en tiradas perfectas
board-dice = Dados
board-die-success-yes = éxito
board-die-success-no = fracaso
board-die-wound-yes = herida
board-die-wound-no = sin herida
board-die-adventure-yes = aventura
board-die-adventure-no = sin aventura
board-key = { $text } (tecla { $key })

## Personas
board-somebody = alguien
board-you = tú
board-bot = bot { $name }

## Curvas del final
board-curve-life = { CAP($who) }: vida
board-curve-goal = Objetivo (%)
board-curve-morale = Moral
board-end-built = Lo que se construyó
board-end-nothing = No se construyó nada.
board-end-wounds = De dónde vinieron las heridas: { $who }
