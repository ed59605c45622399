### Quem está à mesa: quem se ausentou, quem joga por quem.

table-away = { CAP(THE($names)) } não { $count ->
    [one] está
   *[other] estão
} aqui no momento.
table-free = Ninguém chegou ainda para { THE($names) }.
table-resting = Um bot joga por você.

## Uma jogada feita sem conexão
table-kept-kept = Ainda não enviado: { $move }. Está guardado, e será enviado quando a conexão voltar.
table-kept-sent = A conexão voltou. Enviando: { $move }.
table-kept-played = Enviado e jogado: { $move }.
table-kept-refused = Não foi jogado: { $move }. { $why }
