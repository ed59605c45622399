### Hashi: cómo está la partida.

sign-cards = { $left ->
    [0] No queda ninguna carta después de esta
    [one] Queda una carta después de esta
   *[other] Quedan { $left } cartas después de esta
 }
sign-points = { $points ->
    [one] Un punto
   *[other] { $points } puntos
 }
sign-category = { $category }: { $reached } de { $needed }, vale { $worth }
sign-category_lost = { $category }: ya no se puede puntuar, pues no se puede completar { $islands }
sign-deadline = { $category }: { $cards ->
    [one] esta es la última carta que da todos sus puntos
   *[other] { $cards } cartas más dan todos sus puntos, contando esta
 }
sign-rival = { $category }: { TO($seat) } le falta una isla
