### Quienes están a la mesa: quién se ha ido, quién juega por quién.

table-away = { CAP(THE($names)) } no { $count ->
    [one] está
   *[other] están
} en este momento.
table-free = Todavía no ha llegado nadie para { THE($names) }.
table-resting = Un bot juega por ti.

## Una jugada hecha sin conexión
table-kept-kept = Sin enviar: { $move }. Se guarda, y se enviará cuando vuelva la conexión.
table-kept-sent = Ha vuelto la conexión. Enviando: { $move }.
table-kept-played = Enviado y jugado: { $move }.
table-kept-refused = No se jugó: { $move }. { $why }
