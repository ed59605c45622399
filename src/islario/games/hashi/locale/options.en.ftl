### Hashi: what is chosen before a game begins.

## Options
option-players = How many players
option-seed = The seed of all chance
option-side = The side of the board
side-A = A: Lattice (easier)
side-B = B: Ring (harder)
