### Those at a table: who is away, who plays for whom.

table-away = { CAP(THE($names)) } { $count ->
    [one] is
   *[other] are
} away.
table-free = Nobody is here yet for { THE($names) }.
table-resting = A bot plays for you.
