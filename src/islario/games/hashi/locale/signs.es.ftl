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
sign-category = { $category }: { $reached } de { $needed }, valen { $worth }
sign-category_lost = { $category }: ya no pueden dar puntos; islas que no se pueden completar: { $islands }
sign-deadline = { $category }: { $cards ->
    [one] esta es la última carta que da todos sus puntos
   *[other] quedan { $cards } cartas que dan todos sus puntos, contando esta
 }
sign-rival = { $category }: { TO($seat) } le falta una isla
