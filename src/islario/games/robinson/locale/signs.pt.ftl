### Robinson Crusoe: como está a partida.

sign-round = Rodada { $round } de { $rounds }
sign-near_death = { $seat }: { $left ->
    [one] mais um ferimento é a morte
   *[other] mais { $left } ferimentos são a morte
 }
sign-hunger = Esta noite { $mouths } precisam comer, e há comida para { $food }
sign-last_round = Esta é a última rodada
