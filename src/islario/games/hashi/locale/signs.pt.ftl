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
sign-category = { $category }: { $reached } de { $needed }, vale { $worth }
sign-category_lost = { $category }: não pode mais ser pontuada, pois { $islands } não pode ser completada
sign-deadline = { $category }: { $cards ->
    [one] esta é a última carta que dá todos os pontos
   *[other] mais { $cards } cartas dão todos os pontos, contando esta
 }
sign-rival = { $category }: falta uma ilha { TO($seat) }
