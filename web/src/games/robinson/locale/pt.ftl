### A mesa de Robinson Crusoe: planejar, responder, assistir.

## Páginas
board-pages = Páginas do tabuleiro
board-tab-plan = Plano
board-tab-place = Ilha
board-tab-people = Pessoas
board-tab-inventions = Invenções
board-tab-threats = Ameaças
board-tab-scenario = Cenário
board-tab-force = Em vigor

## Planejar
board-do-plan = { $n ->
    [one] Resta { $n } peão: um clique planeja, outro garante.
   *[other] Restam { $n } peões: um clique planeja, outro garante.
}
board-night-line = { $n ->
    [0] Esta noite: nada a temer
    [one] Esta noite: { $n } aviso
   *[other] Esta noite: { $n } avisos
}
board-do-help = Seus peões estão colocados; outros ainda podem ajudar. Veja a noite e confirme.
board-do-confirm = Todos os peões estão colocados. Veja a noite e confirme.
board-do-hand = Escolha o que este peão vai fazer; Escape o solta.
board-wait-plan = Você confirmou. Os outros ainda planejam.
board-watch-plan = Estão planejando o dia.
board-confirm = Confirmar
board-confirm-sure = Confirmar mesmo assim
board-doubt = Há peões que não fazem nada hoje. Confirmar mesmo assim?
board-idle = { $n ->
    [one] { $n } peão fica sem fazer nada
   *[other] { $n } peões ficam sem fazer nada
}
board-reopen = Voltar a planejar
board-cancel = Ainda não
board-tray = Peões a colocar
board-pawn = { $n ->
    [one] { $pawn }: { $n } peão a colocar
   *[other] { $pawn }: { $n } peões a colocar
}
board-ready-list = Quem está pronto
board-ready = pronto
board-left = { $n ->
    [0] tudo colocado
    [one] { $n } livre
   *[other] { $n } livres
}
board-take-back = Retirar: { $pawn }
board-add = Acrescentar: { $pawn }
board-lead = Quem faz: { $who }
board-performs = Quem faz: { $who }
board-first = Pôr em primeiro
board-pay-wood = Pagar com madeira
board-pay-fur = Pagar com peles
board-pay-mixed_1 = Pagar com 1 pele
board-pay-mixed_2 = Pagar com 2 peles
board-pay-mixed_3 = Pagar com 3 peles
board-missing = { $n ->
    [one] Falta { $n } peão
   *[other] Faltam { $n } peões
}
board-sure = certo
board-odds-success = Sucesso: { $chance }
board-odds-wound = Um ferimento: { $chance }
board-odds-adventure = Uma aventura: { $chance }
board-amount = { $n } { $what }
board-nothing-here = Nada a fazer aqui agora.
board-more-inventions = { $n ->
    [one] mais { $n } invenção
   *[other] mais { $n } invenções
}
board-unfold = O que se pode fazer: { $field }
board-threat-none = { $side ->
    [left] Nenhuma carta à esquerda
   *[right] Nenhuma carta à direita
}
board-target-gather = { $what }, { $space }
board-place-pawn = Colocar um peão
board-target-hunt = Primeira fera do baralho

## O plano para quem escuta
board-plan = O plano
board-plan-empty = Nada está planejado ainda.
board-told-slot = { $field }: { $target }. Quem faz: { $performer }; peões: { $pawns }. { $state ->
    [sure] É certo.
    [dice] Os dados decidem.
    [short] Peões que faltam: { $missing }.
   *[none] {""}
}

## O que se pergunta
board-asked = { $who }: { $asked }
board-ask-begin = A primeira rodada vai começar.
board-ask-dice = { $who } rolou os dados. Eles valem?
board-ask-window = Use algo agora, ou siga.
board-ask-slot = Que ação vem agora?
board-ask-card = O que acontece com { $card }?
board-using = Usar agora?
board-keep-dice = Os dados valem
board-begin = Começar
board-go-on = Seguir
board-decline = Nenhum
board-stay = Ficar aqui
board-option = Opção { $answer }
board-then-discard = A carta é descartada
board-then-shuffle = A carta vai para o baralho de eventos
board-tile = Peça { $tile }: { $terrain }
board-pile = { $n ->
    [0] Nada
   *[other] { $n } de madeira
}

## Assistir
board-waiting = { $seat } ({ $person }) decide.
board-watching = { $seat } ({ $person }) decide.
board-past = Você está olhando o passado.
board-journal = Esta rodada até agora
board-state-done = Feito:
board-state-now = Agora:
board-state-waits = Espera:
board-next = Próximo
board-skip = Pular ({ $n })
board-habits = Ritmo
board-pace = Como se mostra o que acontece
board-pace-watch = Assistir
board-pace-step = Passo a passo
board-pace-fast = Rápido
board-perfect = Não perguntar em rolagens perfeitas
board-dice = Dados
board-die-success-yes = sucesso
board-die-success-no = fracasso
board-die-wound-yes = ferimento
board-die-wound-no = sem ferimento
board-die-adventure-yes = aventura
board-die-adventure-no = sem aventura
board-key = { $text } (tecla { $key })

## Pessoas
board-somebody = alguém
board-you = você
board-bot = bot { $name }

## Curvas do fim
board-curve-life = { CAP($who) }: vida
board-curve-goal = Objetivo (%)
board-curve-morale = Moral
board-end-built = O que foi construído
board-end-nothing = Nada foi construído.
board-end-wounds = De onde vieram os ferimentos: { $who }
