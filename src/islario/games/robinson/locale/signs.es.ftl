### Robinson Crusoe: cómo está la partida.

sign-round = Ronda { $round } de { $rounds }
sign-near_death = { $seat }: { $left ->
    [one] una herida más es la muerte
   *[other] { $left } heridas más son la muerte
 }
sign-hunger = Esta noche tienen que comer { $mouths }, y hay comida para { $food }
sign-last_round = Esta es la última ronda
