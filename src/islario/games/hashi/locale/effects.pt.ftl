### Hashi: o que as cartas fazem.

text-card = Escreva um { $number } em uma ilha e desenhe { $bridges ->
    [one] uma ponte
   *[other] { $bridges } pontes
}.
