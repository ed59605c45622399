### Lições, e ajuda ao lado da mesa.

## Balões
guide-step = Passo { $step } de { $steps }
guide-next = Próximo
guide-back = Voltar
guide-skip = Pular a lição
guide-put-away = A lição foi guardada. Um botão lá em cima a traz de volta.
guide-resume = Voltar à lição
guide-play-on = Continuar jogando
guide-new-game = Uma nova partida
guide-rules = Teclas e regras

## O painel
guide-help = Ajuda: objetivo, teclas e regras (tecla ?)
guide-help-of = { $game }: ajuda
guide-goal = O objetivo
guide-turn = Como se joga
guide-keys = Teclas
guide-key-look = mostra em tamanho grande e com seu texto a carta apontada
guide-key-help = abre e fecha esta ajuda
guide-rules-page = As regras em uma página própria
guide-cards-page = O que cada carta diz: o livro de cartas
