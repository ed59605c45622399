### A Ilha Proibida: como está a partida.

sign-treasures = { $captured } de { $all } tesouros recolhidos
sign-treasure = { $treasure }: { $held } de { $needed } cartas{ $held ->
    [0] {""}
   *[other] , com { THE($seat) }
 }
sign-leave = Todos os tesouros foram recolhidos: { $there } de { $players } jogadores estão no Porto dos Tolos; { $lifts ->
    [0] ninguém tem uma Fuga de Helicóptero
    [one] há uma Fuga de Helicóptero
   *[other] há { $lifts } Fugas de Helicóptero
 }
sign-landing_next = { CAP(THE($tile)) } está alagado e pode sair neste turno
sign-landing_flooded = { CAP(THE($tile)) } está alagado: se afundar, a partida está perdida
sign-last_tile = { $treasure }: só resta { THE($tile) }
sign-last_tile_flooded = { $treasure }: só resta { THE($tile) }, e está { ARTICLE($tile) ->
    [a] alagada
   *[other] alagado
 }
sign-last_tile_next = { $treasure }: só resta { THE($tile) }, está { ARTICLE($tile) ->
    [a] alagada
   *[other] alagado
 } e pode sair neste turno
sign-both_flooded = { $treasure }: suas duas peças estão alagadas ({ $tiles })
sign-both_next = { $treasure }: suas duas peças estão alagadas e podem sair neste turno ({ $tiles })
sign-stranded = { CAP(THE($seat)) } não teria para onde nadar se { THE($tile) } afundasse
sign-water = A próxima carta Enchente! chega à caveira e termina a partida
sign-floods_next = Saem neste turno: { $tiles }
sign-floods_among = No topo do Baralho de Alagamento, em uma ordem que ninguém conhece: { $tiles }
