### Quem está à mesa: quem se ausentou, quem joga por quem.

table-away = { CAP(THE($names)) } não { $count ->
    [one] está
   *[other] estão
} aqui no momento.
table-free = Ninguém chegou ainda para { THE($names) }.
table-resting = Um bot joga por você.
table-hand-over = Passe o aparelho para { $name }.
table-seat-bot = { $name }: { $bot }

## Uma jogada feita sem conexão
table-kept-kept = Ainda não enviado: { $move }. Está guardado, e será enviado quando a conexão voltar.
table-kept-sent = A conexão voltou. Enviando: { $move }.
table-kept-played = Enviado e jogado: { $move }.
table-kept-refused = Não foi jogado: { $move }. { $why }

## Avisos para quem está em outro lugar
notices = Avisar quando for minha vez e eu estiver em outro lugar
notices-refused = Este navegador não permite notificações aqui. O título, o ícone e, se quiser, um som avisam você.
notices-first = As notificações estão ativadas
notices-first-about = É assim que você será avisado da sua vez.
notices-turn = Sua vez: { $game }

## Um convite
invited-by-to = { $name } convida você: { $game }
invited-to = Um convite: { $game }
invited-table = Esta mesa: { $players } jogadores, { $level }.
