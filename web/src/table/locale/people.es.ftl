### Quienes están a la mesa: quién se ha ido, quién juega por quién.

table-away = { CAP(THE($names)) } no { $count ->
    [one] está
   *[other] están
} en este momento.
table-free = Todavía no ha llegado nadie para { THE($names) }.
table-resting = Un bot juega por ti.
table-hand-over = Pasa el dispositivo a { $name }.
table-seat-bot = { $name }: { $bot }

## Una jugada hecha sin conexión
table-kept-kept = Sin enviar: { $move }. Se guarda, y se enviará cuando vuelva la conexión.
table-kept-sent = Ha vuelto la conexión. Enviando: { $move }.
table-kept-played = Enviado y jugado: { $move }.
table-kept-refused = No se jugó: { $move }. { $why }

## Avisos a quien está en otra parte
notices = Avisarme cuando me toque y esté en otra parte
notices-refused = Este navegador no permite notificaciones aquí. El título, el icono y, si quieres, un sonido te avisan en su lugar.
notices-first = Las notificaciones están activadas
notices-first-about = Así se te avisará cuando te toque.
notices-turn = Te toca: { $game }

## Una invitación
invited-by-to = { $name } te invita: { $game }
invited-to = Una invitación: { $game }
invited-table = Esta mesa: { $players } jugadores, { $level }.
