### Hashi: como está a partida.

sign-cards = { $left ->
    [0] Não há mais cartas depois desta
    [one] Há uma carta depois desta
   *[other] Há { $left } cartas depois desta
 }
sign-points = { $points ->
    [one] Um ponto
   *[other] { $points } pontos
 }
sign-category = { $category }: { $reached } de { $needed }, valem { $worth }
sign-category_lost = { $category }: não podem mais dar pontos; ilhas que não podem ser completadas: { $islands }
sign-deadline = { $category }: { $cards ->
    [one] esta é a última carta que dá todos os pontos
   *[other] ainda há { $cards } cartas que dão todos os pontos, contando esta
 }
sign-rival = { $category }: falta uma ilha { TO($seat) }
