### Hashi: what is chosen before a game begins.

## Options
option-players = How many players
option-seed = The seed of all chance
option-side = The side of the board
drawn-island = { $count ->
    [one] island
   *[other] islands
}
drawn-red = { $count ->
    [one] island with a red flag
   *[other] islands with a red flag
}
drawn-blue = { $count ->
    [one] island with a blue flag
   *[other] islands with a blue flag
}
new-drawing-side = 18 islands as o, four of them r (red flag) and three b (blue flag), the sea as .
side-A = A: Lattice (easier)
side-B = B: Ring (harder)
