### La Isla Prohibida: cómo está la partida.

sign-treasures = { $captured } de { $all } tesoros recuperados
sign-treasure = { $treasure }: { $held } de { $needed } cartas{ $held ->
    [0] {""}
   *[other] , las tiene { THE($seat) }
 }
sign-leave = Todos los tesoros están recuperados: { $there } de { $players } jugadores están en la Pista de Aterrizaje; { $lifts ->
    [0] nadie tiene un Ascenso en Helicóptero
    [one] hay un Ascenso en Helicóptero
   *[other] hay { $lifts } Ascensos en Helicóptero
 }
sign-landing_next = { CAP(THE($tile)) } está inundada y puede salir este turno
sign-landing_flooded = { CAP(THE($tile)) } está inundada: si se hunde, se pierde la partida
sign-last_tile = { $treasure }: solo queda { THE($tile) }
sign-last_tile_flooded = { $treasure }: solo queda { THE($tile) }, y está { ARTICLE($tile) ->
    [la] inundada
   *[other] inundado
 }
sign-last_tile_next = { $treasure }: solo queda { THE($tile) }, está { ARTICLE($tile) ->
    [la] inundada
   *[other] inundado
 } y puede salir este turno
sign-both_flooded = { $treasure }: sus dos losetas están inundadas ({ $tiles })
sign-both_next = { $treasure }: sus dos losetas están inundadas y pueden salir este turno ({ $tiles })
sign-stranded = { CAP(THE($seat)) } no tendría adónde nadar si se hundiera { THE($tile) }
sign-water = La próxima carta ¡Las aguas suben! llega a la calavera y termina la partida
sign-floods_next = Salen este turno: { $tiles }
sign-floods_among = Encima del mazo de Inundación, en un orden que nadie conoce: { $tiles }
