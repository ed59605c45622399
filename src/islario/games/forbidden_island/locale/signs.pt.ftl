### A Ilha Proibida: como está a partida.

sign-treasures = { $captured } de { $all } tesouros conquistados
sign-treasure = { $treasure }: { $held } de { $needed } cartas{ $held ->
    [0] {""}
   *[other] , com { $seat }
 }
sign-leave = Todos os tesouros foram conquistados: { $there } de { $players } jogadores estão no Porto dos Tolos; { $lifts ->
    [0] ninguém tem uma Fuga de Helicóptero
    [one] há uma Fuga de Helicóptero
   *[other] há { $lifts } Fugas de Helicóptero
 }
sign-landing_next = { $tile }: está inundado e pode sair neste turno
sign-landing_flooded = { $tile }: está inundado; com ele se perde a partida
sign-last_tile = { $treasure }: só resta { $tile } para conquistá-lo
sign-last_tile_flooded = { $treasure }: só resta { $tile }, e está inundado
sign-last_tile_next = { $treasure }: só resta { $tile }; está inundado e pode sair neste turno
sign-both_flooded = { $treasure }: seus dois locais estão inundados ({ $tiles })
sign-both_next = { $treasure }: seus dois locais estão inundados e podem sair neste turno ({ $tiles })
sign-stranded = { $seat }: se { $tile } afundar, não há para onde nadar
sign-water = A próxima carta Enchente! chega à caveira e termina a partida
sign-floods_next = Saem neste turno: { $tiles }
sign-floods_among = No topo do baralho de Inundação, em uma ordem que ninguém conhece: { $tiles }
