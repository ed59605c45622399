### Forbidden Island: o que as cartas fazem.

text-treasure = Quatro destas, descartadas em { $one } ou em { $other }, capturam o tesouro.
text-helicopter = A qualquer momento: leva qualquer número de peões de uma peça para qualquer outra. Com todos os tesouros e todo o grupo em { $landing }, tira-o da ilha.
text-sandbags = A qualquer momento: seca qualquer peça alagada.
text-waters_rise = A água sobe uma marca. As cartas de Inundação descartadas são embaralhadas e postas em cima do seu baralho.
text-flood = { $tile }: a peça é alagada. Se já estava alagada, afunda, e esta carta sai da partida.
