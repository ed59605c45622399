### Hashi: what the cards do.

text-card = Write a { $number } on an island, then draw { $bridges ->
    [one] one bridge
   *[other] { $bridges } bridges
}.
