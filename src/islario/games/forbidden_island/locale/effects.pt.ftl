### A Ilha Proibida: o que as cartas fazem.

text-treasure = Quatro destas, descartadas { IN($one) } ou { IN($other) }, permitem recolher o tesouro.
text-helicopter = A qualquer momento: leva qualquer número de peões de uma peça para qualquer outra. Com todos os tesouros e todo o grupo { IN($landing) }, tira o grupo da ilha.
text-sandbags = A qualquer momento: drena qualquer peça alagada.
text-waters_rise = A água sobe uma marca. As cartas de Alagamento descartadas são embaralhadas e colocadas em cima do baralho delas.
text-flood = { CAP(THE($tile)) }: a peça é alagada. Se já estava alagada, afunda, e esta carta sai da partida.
