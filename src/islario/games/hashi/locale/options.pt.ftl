### Hashi: o que se escolhe antes de começar um jogo.

## Opções
option-players = Número de jogadores
option-seed = A semente de todo o acaso
option-side = O lado do tabuleiro
side-A = A: Treliça (mais fácil)
side-B = B: Anel (mais difícil)
