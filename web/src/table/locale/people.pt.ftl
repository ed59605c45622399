### Quem está à mesa: quem se ausentou, quem joga por quem.

table-away = { CAP(THE($names)) } não { $count ->
    [one] está
   *[other] estão
} aqui no momento.
table-free = Ninguém chegou ainda para { THE($names) }.
table-resting = Um bot joga por você.
