### Those at a table: who is away, who plays for whom.

table-away = { CAP(THE($names)) } { $count ->
    [one] is
   *[other] are
} away.
table-free = Nobody is here yet for { THE($names) }.
table-resting = A bot plays for you.

## A move that was made without connection
table-kept-kept = Not sent yet: { $move }. It is kept, and sent when the connection is back.
table-kept-sent = The connection is back. Being sent: { $move }.
table-kept-played = Sent and played: { $move }.
table-kept-refused = Not played: { $move }. { $why }
