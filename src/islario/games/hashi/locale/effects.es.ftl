### Hashi: lo que hacen las cartas.

text-card = Escribe un { $number } en una isla y dibuja { $bridges ->
    [one] un puente
   *[other] { $bridges } puentes
}.
