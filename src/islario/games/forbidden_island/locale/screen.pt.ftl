### A Ilha Proibida em um terminal.

screen-turn = Vez { OF($seat) }: { $phase }, { $left ->
    [one] falta { $left }
   *[other] faltam { $left }
}
screen-discard = { CAP(THE($seat)) } tem cartas demais e precisa descartar
screen-swim = { CAP(THE($seat)) } precisa nadar a partir { OF($tile) }
screen-treasures = Tesouros recolhidos: { $treasures }
screen-none = nada por enquanto
screen-at = @{ $number } { $seat } { IN($tile) } (peça { $state }): { $hand }
screen-treasure-deck = Baralho de Tesouros: { $count }; descarte: { $discard }
screen-flood-deck = Baralho de Alagamento: { $count }; descarte: { $discard }
screen-flood-known = No topo do Baralho de Alagamento, em ordem desconhecida: { $tiles }
screen-legend = [seca] ~alagada~ (em branco: afundada ou mar)   @1 peão do jogador 1   * tesouro   ^ helicóptero
