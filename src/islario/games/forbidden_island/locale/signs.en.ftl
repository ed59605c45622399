### Forbidden Island: how the game stands.

sign-treasures = { $captured } of { $all } treasures captured
sign-treasure = { $treasure }: { $held } of { $needed } cards{ $held ->
    [0] {""}
   *[other] , with { THE($seat) }
 }
sign-leave = All treasures are captured: { $there } of { $players } players are at Fools' Landing, { $lifts ->
    [0] nobody has a Helicopter Lift
    [one] there is one Helicopter Lift
   *[other] there are { $lifts } Helicopter Lifts
 }
sign-landing_next = { $tile } is flooded and may be turned up this turn
sign-landing_flooded = { $tile } is flooded: the game is lost with it
sign-last_tile = { $treasure }: only { THE($tile) } is left to capture it
sign-last_tile_flooded = { $treasure }: only { THE($tile) } is left, and it is flooded
sign-last_tile_next = { $treasure }: only { THE($tile) } is left, it is flooded and may be turned up this turn
sign-both_flooded = { $treasure }: both of its tiles are flooded ({ $tiles })
sign-both_next = { $treasure }: both of its tiles are flooded and may be turned up this turn ({ $tiles })
sign-stranded = { CAP(THE($seat)) } would have nowhere to swim to if { THE($tile) } sank
sign-water = The next Waters Rise! reaches the skull and ends the game
sign-floods_next = Turned up this turn: { $tiles }
sign-floods_among = On top of the flood deck, in an order that nobody knows: { $tiles }
