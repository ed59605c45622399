### A mesa de Hashi.

## Jogadores e tabuleiros
hashi-player = Jogador { $seat }
    .article = o
hashi-player-short = J{ $seat }
hashi-you = Você
hashi-your-board = Seu tabuleiro
hashi-board-of = Tabuleiro { OF($seat) }
hashi-others = Os outros tabuleiros
hashi-others-when = antes desta carta
hashi-enlarge = Ver o tabuleiro grande
hashi-busy = ainda jogando
hashi-ready = pronto
hashi-winner = vence
hashi-pass = Passe o aparelho para { THE($seat) }
hashi-pass-go = Sou { THE($seat) }

## O que há em um tabuleiro
hashi-island = Ilha { $island }
hashi-line = Linha { $line }
hashi-line-count = { $line }: { $count }
hashi-place = Ilha { $island }, fileira { $row }, coluna { $column }
hashi-flag-red = bandeira vermelha
hashi-flag-blue = bandeira azul
hashi-numbered = número { $number }, { $bridges ->
    [0] sem pontes
    [one] uma ponte
   *[other] { $bridges } pontes
}
hashi-unnumbered = sem número, { $bridges ->
    [0] sem pontes
    [one] uma ponte
   *[other] { $bridges } pontes
}
hashi-complete = completa
hashi-stuck = não pode mais ser completada
hashi-fresh = escrito com esta carta
hashi-way = { $island } ({ $count ->
    [0] nenhuma
   *[other] { $count }
})
hashi-way-open = { $island } ({ $count ->
    [0] nenhuma
   *[other] { $count }
}, cabe uma ponte)
hashi-ways = pontes com: { $ways }
hashi-told = Números: { $numbers }. Pontes: { $bridges }.

## A carta
hashi-card = número { $number }, { $bridges ->
    [one] uma ponte
   *[other] { $bridges } pontes
}
hashi-set-up = Antes da primeira carta
hashi-round = Carta { $round } de { $rounds }
hashi-step-number = Número { $number }
hashi-step-bridges = { $count ->
    [one] Uma ponte
   *[other] { $count } pontes
}
hashi-step-now = agora
hashi-step-later = depois
hashi-step-skipped = sem usar
hashi-step-island = em { $island }
hashi-step-drawn = { $drawn } de { $count }
hashi-legend = As cartas
hashi-legend-aside = uma das não vistas está de lado
hashi-legend-last = a que resta estava de lado
hashi-card-gone = { $card }: já saiu
hashi-card-shown = { $card }: em jogo
hashi-card-unseen = { $card }: ainda não vista

## O que fazer agora
hashi-past = Você está vendo o passado.
hashi-over = A partida terminou.
hashi-waiting = Esperando { THE($seats) }.
hashi-watching = Você está assistindo. Jogam: { $seats }.
hashi-start = Escolha um número e uma ilha. Depois, o tabuleiro vai para { THE($seat) }.
hashi-start-alone = Escolha um número e uma ilha para começar. Você fica com este tabuleiro.
hashi-start-sure = Um { $number } na ilha { $island }: pronto?
hashi-start-number = Número inicial
hashi-number = Escreva o { $number } em uma ilha que esteja brilhando.
hashi-number-none = Nenhuma ilha aceita o { $number }: só resta desistir dele.
hashi-number-sure = Desistir do { $number }? Ele se perde para sempre.
hashi-give-up-number = Desistir do { $number }
hashi-give-up-yes = Desistir
hashi-keep = Manter
hashi-cost-number = o { $number } não fica em nenhuma ilha
hashi-cost-bridges = { $count ->
    [one] a ponte da carta ainda pode ser desenhada
   *[other] as { $count } pontes da carta ainda podem ser desenhadas
}
hashi-cost-keep = você escolhe uma ilha para ele
hashi-bridges = Desenhe pontes: { $drawn } de { $count }. Toque em uma linha ou arraste de ilha em ilha.
hashi-bridges-to = De { $island } para qual vizinha?
hashi-bridges-sure = { $count ->
    [one] A ponte { $line }: pronto?
   *[other] { $line } é a última de { $count } pontes: pronto?
}
hashi-bridges-none = { $count ->
    [one] Agora não cabe nenhuma ponte neste tabuleiro.
   *[other] Agora não cabem as { $count } pontes neste tabuleiro.
}
hashi-bridges-skip = Nenhuma ponte com esta carta: pronto?
hashi-give-up-bridges = Desistir das pontes
hashi-back = Retirar
hashi-done = Pronto
hashi-done-key = Pronto: depois nada pode ser desfeito (Enter)

## Pontos
hashi-scores = Pontuação
hashi-worth = vale
hashi-worth-now = agora daria { $points }
hashi-scored = { $points } pontos
hashi-reached = { $reached } de { $needed }
hashi-row-red = Vermelhas
hashi-row-blue = Azuis
hashi-row-six = Seis ligadas
hashi-islands = Completas
hashi-total = Total
hashi-rank-now = Por enquanto: { $rank }
hashi-rank-reached = Título alcançado: { $rank }
hashi-rank-next = { $rank } a partir de { $points } pontos
hashi-clock = Os três montes
hashi-stack = Cartas { $from } a { $end }
hashi-by = até a { $card }
hashi-due-open = { $category }: pontos completos até a carta { $card }
hashi-due-met = { $category }: a tempo
hashi-due-late = { $category }: tarde para os pontos completos (carta { $card })
hashi-decided-alone = { $points } pontos: { $rank }

## O melhor, visto depois
hashi-hindsight = O melhor, visto depois
hashi-hindsight-about = O máximo que estas cartas, nesta ordem, permitiam.
hashi-hindsight-whose = De quem é o tabuleiro
hashi-hindsight-seek = Procurar a melhor partida possível com estas cartas
hashi-hindsight-waiting = Esperando a vez...
hashi-hindsight-range = Pelo menos { $score }, no máximo { $bound } pontos...
hashi-hindsight-time = { $seconds } de no máximo { $limit } segundos
hashi-hindsight-best = Conseguido: { $yours }. O melhor possível: { $score }.
hashi-hindsight-bounds = Conseguido: { $yours }. O melhor possível é pelo menos { $score } e no máximo { $bound }.
hashi-hindsight-show = Ver a melhor partida possível com estas cartas
hashi-replay = O melhor, visto depois: { $seat }
hashi-replay-best = A melhor partida possível: { $points } pontos
hashi-replay-played = Como foi jogado: { $points } pontos
hashi-replay-start = O começo.
hashi-replay-card = Carta { $card }: { $first }; { $second }.
hashi-replay-number = o { $number } em { $island }
hashi-replay-no-number = o { $number } não é usado
hashi-replay-bridges = { $count ->
    [one] a ponte { $lines }
   *[other] as pontes { $lines }
}
hashi-replay-no-bridges = { $count ->
    [one] a ponte não é usada
   *[other] as { $count } pontes não são usadas
}
hashi-replay-previous = Carta anterior
hashi-replay-next = Próxima carta
hashi-replay-slider = Carta da partida
