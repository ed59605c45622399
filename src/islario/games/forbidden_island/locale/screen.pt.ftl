### Forbidden Island em um terminal.

screen-turn = Vez de { $seat }: { $phase }, { $left ->
    [one] falta { $left }
   *[other] faltam { $left }
}
screen-discard = { $seat } tem demasiadas cartas e deve descartar
screen-swim = { $seat } deve nadar a partir de { $tile }
screen-treasures = Tesouros recolhidos: { $treasures }
screen-none = nada por enquanto
screen-at = { $seat } em { $tile } (peça { $state }): { $hand }
screen-treasure-deck = Baralho de Tesouros: { $count }; descarte: { $discard }
screen-flood-deck = Baralho de Alagamento: { $count }; descarte: { $discard }
screen-flood-known = No topo do Baralho de Alagamento, em ordem desconhecida: { $tiles }
screen-legend = [seca] ~alagada~ (em branco: afundada ou mar)   @0 peão do lugar 0   * tesouro   ^ helicóptero
