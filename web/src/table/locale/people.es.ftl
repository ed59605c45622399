### Quienes están a la mesa: quién se ha ido, quién juega por quién.

table-away = { CAP(THE($names)) } no { $count ->
    [one] está
   *[other] están
} en este momento.
table-free = Todavía no ha llegado nadie para { THE($names) }.
table-resting = Un bot juega por ti.
