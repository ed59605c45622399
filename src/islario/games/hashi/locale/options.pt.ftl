### Hashi: o que se escolhe antes de começar um jogo.

## Opções
option-players = Número de jogadores
option-seed = A semente de todo o acaso
option-side = O lado do tabuleiro
drawn-island = { $count ->
    [one] ilha
   *[other] ilhas
}
drawn-red = { $count ->
    [one] ilha com bandeira vermelha
   *[other] ilhas com bandeira vermelha
}
drawn-blue = { $count ->
    [one] ilha com bandeira azul
   *[other] ilhas com bandeira azul
}
new-drawing-side = 18 ilhas com o, quatro delas com r (bandeira vermelha) e três com b (bandeira azul), o mar com .
side-A = A: Treliça (mais fácil)
side-B = B: Anel (mais difícil)
