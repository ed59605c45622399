### A mesa de Robinson Crusoe: planejar, responder, assistir.

## Páginas
robinson-pages = Páginas do tabuleiro
robinson-tab-plan = Plano
robinson-tab-place = Ilha
robinson-tab-people = Pessoas
robinson-tab-inventions = Invenções
robinson-tab-threats = Ameaças
robinson-tab-scenario = Cenário
robinson-tab-force = Em vigor

## Planejar
robinson-do-plan = { $n ->
    [one] Resta { $n } peão: um clique planeja, outro garante.
   *[other] Restam { $n } peões: um clique planeja, outro garante.
}
robinson-night-line = { $n ->
    [0] Esta noite: nada a temer
    [one] Esta noite: { $n } aviso
   *[other] Esta noite: { $n } avisos
}
robinson-do-help = Seus peões estão colocados; outros ainda podem ajudar. Veja a noite e confirme.
robinson-do-friday = Seus peões estão colocados, mas Sexta-Feira ainda não tem o que fazer. Dê-lhe uma tarefa, ou confirme assim mesmo.
robinson-do-confirm = Todos os peões estão colocados. Veja a noite e confirme.
robinson-do-hand = Escolha o que fará; Escape ou um segundo clique devolve.
robinson-do-hand-nothing = Agora não serve para nada: planeje antes aquilo em que ajuda. Escape ou um segundo clique devolve.
robinson-wait-plan = Você confirmou. Os outros ainda planejam.
robinson-watch-plan = Estão planejando o dia.
robinson-confirm = Confirmar
robinson-confirm-sure = Confirmar mesmo assim
robinson-doubt = Há peões que não fazem nada hoje. Confirmar mesmo assim?
robinson-idle = { $n ->
    [one] { $n } peão fica sem fazer nada
   *[other] { $n } peões ficam sem fazer nada
}
robinson-reopen = Voltar a planejar
robinson-cancel = Ainda não
robinson-tray = Peões a colocar
robinson-pawn = { $n ->
    [one] { $pawn }: { $n } peão a colocar
   *[other] { $pawn }: { $n } peões a colocar
}
robinson-ready-list = Quem está pronto
robinson-ready = pronto
robinson-left = { $n ->
    [0] tudo colocado
    [one] { $n } livre
   *[other] { $n } livres
}
robinson-take-back = Retirar: { $pawn }
robinson-add = Acrescentar: { $pawn }
robinson-lead = Quem faz: { $who }
robinson-performs = Quem faz: { $who }
robinson-first = Pôr em primeiro
robinson-pay-wood = Pagar com madeira
robinson-pay-fur = Pagar com peles
robinson-pay-mixed_1 = Pagar com 1 pele
robinson-pay-mixed_2 = Pagar com 2 peles
robinson-pay-mixed_3 = Pagar com 3 peles
robinson-number = Ação { $n }
robinson-missing = { $n ->
    [one] Falta { $n } peão
   *[other] Faltam { $n } peões
}
robinson-better = certo; com outro peão se ganha mais
robinson-sure = certo
robinson-odds-success = Sucesso: { $chance }
robinson-odds-wound = Um ferimento: { $chance }
robinson-odds-adventure = Uma aventura: { $chance }
robinson-amount = { $n } { $what }
robinson-nothing-here = Nada a fazer aqui agora.
robinson-nothing-planned = Nada planejado.
robinson-more-inventions = { $n ->
    [one] mais { $n } invenção
   *[other] mais { $n } invenções
}
robinson-unfold = O que se pode fazer: { $field }
robinson-threat-none = { $side ->
    [left] Nenhuma carta à esquerda
   *[right] Nenhuma carta à direita
}
robinson-target-gather = { $what }, { $space }
robinson-place-pawn = Colocar um peão
robinson-target-hunt = Primeira fera do baralho

## O plano para quem escuta
robinson-plan = O plano
robinson-plan-empty = Nada está planejado ainda.
robinson-told-slot = { $field }: { $target }. Quem faz: { $performer }; peões: { $pawns }. { $state ->
    [sure] É certo.
    [dice] Os dados decidem.
    [short] Peões que faltam: { $missing }.
   *[none] {""}
}

## O que se pergunta
robinson-asked = { $who }: { $asked }
robinson-ask-begin = A primeira rodada vai começar.
robinson-ask-dice = { CAP(THE($who)) } rolou os dados. Eles valem?
robinson-ask-window = Use algo agora, ou siga.
robinson-ask-slot = Que ação vem agora?
robinson-ask-card = O que acontece com { $card }?
robinson-using = Usar agora?
robinson-keep-dice = Os dados valem
robinson-begin = Começar
robinson-go-on = Seguir
robinson-decline = Nenhum
robinson-stay = Ficar aqui
robinson-option = Opção { $answer }
robinson-shared = Em qualquer caso: { $what }
robinson-reroll = { $chance } % de dar certo
robinson-put = coloca-se: { $mark }
robinson-then-discard = A carta é descartada
robinson-then-shuffle = A carta vai para o baralho de eventos
robinson-tile = Peça { $tile }: { $terrain }
robinson-pile = { $n ->
    [0] Nada
   *[other] { $n } de madeira
}

## Assistir
robinson-waiting = { $seat } ({ $person }) decide.
robinson-watching = { $seat } ({ $person }) decide.
robinson-past = Você está olhando o passado.
robinson-journal = Esta rodada até agora
robinson-state-done = Feito:
robinson-state-now = Agora:
robinson-state-waits = Espera:
robinson-drawn = Recém-revelado
robinson-next = Próximo
robinson-skip = Pular ({ $n })
robinson-habits = Ritmo
robinson-pace = Como se mostra o que acontece
robinson-pace-watch = Assistir
robinson-pace-step = Passo a passo
robinson-pace-fast = Rápido
robinson-perfect = Não perguntar em rolagens perfeitas
robinson-dice = Dados
robinson-die-success-yes = sucesso
robinson-die-success-no = fracasso
robinson-die-wound-yes = ferimento
robinson-die-wound-no = sem ferimento
robinson-die-adventure-yes = aventura
robinson-die-adventure-no = sem aventura
robinson-key = { $text } (tecla { $key })

## Pessoas
robinson-somebody = alguém
robinson-you = você
robinson-bot = bot { $name }

## Curvas do fim
robinson-curve-life = { CAP($who) }: vida
robinson-curve-goal = Objetivo (%)
robinson-curve-morale = Moral
robinson-end-built = O que foi construído
robinson-end-nothing = Nada foi construído.
robinson-end-wounds = De onde vieram os ferimentos: { $who }
