### Those at a table: who is away, who plays for whom.

table-away = { CAP(THE($names)) } { $count ->
    [one] is
   *[other] are
} away.
table-free = Nobody is here yet for { THE($names) }.
table-resting = A bot plays for you.
table-hand-over = Give the device to { $name }.
table-seat-bot = { $name }: { $bot }

## A move that was made without connection
table-kept-kept = Not sent yet: { $move }. It is kept, and sent when the connection is back.
table-kept-sent = The connection is back. Being sent: { $move }.
table-kept-played = Sent and played: { $move }.
table-kept-refused = Not played: { $move }. { $why }

## Notices to somebody who is elsewhere
notices = Notify me when it is my turn and I am elsewhere
notices-refused = This browser does not allow notifications here. The title, the icon and, if you like, a sound tell you instead.
notices-first = Notifications are on
notices-first-about = You will be told like this when it is your turn.
notices-turn = Your turn: { $game }

## An invitation
invited-by-to = { $name } invites you: { $game }
invited-to = You are invited: { $game }
invited-table = This table: { $players } players, { $level }.
