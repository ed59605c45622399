### O tabuleiro de A Ilha Proibida.

## A ilha
board-island = A ilha
board-grid = Peças da ilha: { $rows } fileiras, { $columns } colunas
board-cell = { $tile }, { $state }, fileira { $row }, coluna { $column }
board-cell-pawns = peões: { $pawns }
board-cell-treasure = tesouro: { $treasure }
board-cell-won = tesouro já recolhido: { $treasure }
board-cell-next = sua carta de Alagamento sai neste turno
board-cell-maybe = sua carta de Alagamento está entre as de cima
board-cell-last = a última jogada foi aqui
board-cell-can = você pode: { $actions }
board-pawn = { $role }
board-pawn-yours = { $role } (seu)

## De quem é a vez
board-turn = Vez { OF($seat) }
board-turn-yours = Sua vez: { $seat }
board-turn-last = Último turno: { $seat }
board-phase-actions = Ações
board-phase-draw = Tesouro
board-phase-flood = Alagamento
board-left = { $left ->
    [one] resta { $left }
   *[other] restam { $left }
}
board-step-done = feito
board-step-later = ainda por vir

## O que fazer agora
board-do-actions = { CAP($seat) }: { $left ->
    [one] resta uma ação.
   *[other] restam { $left } ações.
}
board-do-draw = { CAP($seat) }: compre as cartas de Tesouro.
board-do-flood = { CAP($seat) }: vire as cartas de Alagamento.
board-due-discard = { CAP(THE($seat)) } tem cartas demais: escolha uma para descartar, ou jogue uma carta especial.
board-due-swim = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [os] afundaram
    [as] afundaram
   *[other] afundou
}: escolha para onde { THE($seat) } nada.
board-due-drown = { CAP(THE($seat)) } não tem para onde nadar: só uma Fuga de Helicóptero ajuda.
board-waiting = Esperando { THE($seat) }: { $person }.
board-watching = Você está assistindo. Joga { THE($seat) }: { $person }.
board-past = Você está vendo o passado.
board-asked = Antes da próxima carta de Alagamento { OF($seat) }: jogue uma das suas cartas ou continue.
board-held = Esperando, caso alguém queira jogar uma carta antes: { THE($names) }.
board-go-on = Continuar
board-end = Encerrar ações
board-draw = Comprar carta de Tesouro ({ $left ->
    [one] resta { $left }
   *[other] restam { $left }
})
board-flood = Virar carta de Alagamento ({ $left ->
    [one] resta { $left }
   *[other] restam { $left }
})
board-finish = Terminar meu turno
board-finish-asks = { $left ->
    [one] Resta uma ação. Terminar o turno sem usá-la?
   *[other] Restam { $left } ações. Terminar o turno sem usá-las?
}
board-finish-sure = Terminar mesmo assim
board-cost-actions = { $left ->
    [one] perde-se uma ação
   *[other] perdem-se { $left } ações
}
board-cost-kept = { $kept ->
    [0] não sobra nenhuma
    [one] sobra uma
   *[other] sobram { $kept }
}
board-cost-won = o tesouro dela já foi recolhido
board-cost-special = ela ainda poderia ser jogada
board-cost-card = gasta a carta
board-cost-lost = perde-se a partida
board-play-card = Jogar: { $card }
board-stop = Parar
board-capture = Recolher
board-escape = Escapar!
board-key = { $text } (tecla { $key })

## Escolher
board-cancel = Cancelar
board-only-this = Só esta
board-pick-pair = { CAP(THE($tile)) }, e qual outra peça?
board-pick-step = Para onde vai { THE($seat) }?
board-pick-sandbags = Saco de Areia: escolha uma peça alagada.
board-pick-flyers = Fuga de Helicóptero: quem voa? Escolha peões de uma mesma peça.
board-pick-goal = Fuga de Helicóptero: para onde?
board-pick-use = { $card }: para quê?
board-play-sandbags = Jogar: escolher uma peça alagada
board-play-lift = Jogar: escolher quem voa
board-give-to = Dar { TO($seat) }

## Mãos
board-hand = { $seat }: jogador e mão
board-you = você
board-somebody = alguém
board-bot = { $name } (bot)
board-bot-for = um bot, por { $name }
board-bot-for-you = um bot, por você
board-open = falta um jogador
board-power = O que { THE($seat) } pode fazer
board-ask = Me perguntar antes de cada carta de Alagamento
board-ask-short = perguntar

## Ao lado da ilha
board-level = { $level ->
    [0] A água chegou à caveira
   *[other] { $level } cartas de Alagamento por turno
}
board-treasures = Tesouros
board-slot-open = { $treasure }: ainda por recolher
board-slot-won = { $treasure }: recolhido
board-deck-treasure = Baralho de Tesouros
board-deck-flood = Baralho de Alagamento
board-discard-treasure = Descarte de Tesouros
board-discard-flood = Descarte de Alagamento
board-pile-treasure = Tesouro
board-pile-flood = Alagamento
board-count = { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
board-top = { $name }, no topo: { $card }
board-in-deck = No baralho, em ordem desconhecida
board-known-top = Com certeza no topo, em ordem desconhecida
board-known-next = Logo abaixo, em ordem desconhecida
board-known-rest = O resto do baralho, em ordem desconhecida
board-in-discard = Descarte, a mais recente primeiro
board-no-discard = Nada ainda.

## As curvas do fim
table-curve-tiles = Peças restantes
table-curve-treasures = Tesouros

## O que se perdeu
board-lost-treasure = { CAP(THE($treasure)) } afundou com { THE($one) } e { THE($other) }.
board-lost-landing = Sem { THE($landing) }, nenhum helicóptero pode buscar o grupo.
board-lost-pawn = O mar levou { THE($role) }.
board-end-state = Tesouros recolhidos: { $won } de { $treasures }; peças acima da água: { $left } de { $all }.
