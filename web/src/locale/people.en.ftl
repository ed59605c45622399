### Those who play, in lists and on new tables.

new-names = Who plays
new-names-help = Each of you by a name of your own; remembered in this browser.
home-turn-of = Turn: { $names }
home-waiting-for = Waiting for { $names }

## My games
games-all-levels = All levels
games-all-players = Any number of players
games-of-players = { $count ->
    [one] One player
   *[other] { $count } players
}

## Another device
device-title = Another device
device-about = A private link makes you the same person on another device: your tables, games and name go with you.
device-make = Make a private link
device-link = Private link; it works once, within { $minutes } minutes
device-secret = Open it on your other device. Give it to nobody: whoever opens it plays in your place.
device-share = My private link to Islario
arrive-title = Play on here
arrive-about = This private link makes you on this device who you are on the other one. From then on both have your tables and games.
arrive-left = { $tables ->
    [one] A table is being played in this browser. It will no longer be yours here.
   *[other] { $tables } tables are being played in this browser. They will no longer be yours here.
}
arrive-yes = Yes, that is me
arrive-no = No, leave it
arrive-incomplete = The link is incomplete. Make a new one on your other device.

## A drawing of one's own
drawing-about = Press cells to draw; press again to change or clear them. With the keyboard: arrows, and the space bar.
drawing-grid = Your drawing
drawing-count = { $drawn } of { $count } { $what }
drawing-cell = Row { $row }, column { $column }: { $what }
drawing-full = All of them lie there already: take one away first.
drawing-text = Type or paste it instead
drawn-sea = sea
