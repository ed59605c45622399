### Robinson Crusoe: how the game stands.

sign-round = Round { $round } of { $rounds }
sign-near_death = { $seat }: { $left ->
    [one] one wound more is death
   *[other] { $left } wounds more are death
 }
sign-hunger = Tonight { $mouths } have to eat, and there is food for { $food }
sign-last_round = This is the last round
