### Forbidden Island: what is chosen before a game begins.

## Options
option-players = How many adventurers
option-seed = The seed of all chance
option-difficulty = Where the water begins
option-layout = The shape of the island
option-roles = Who takes part
option-first = The player who begins
option-discard_after_both_draws = Drawn cards count against the hand limit only after both draws
unset-roles = dealt at random
unset-first = drawn
drawn-tile = { $count ->
    [one] tile
   *[other] tiles
}
new-drawing-layout = 24 cells as #, the sea as .
difficulty-novice = Novice
difficulty-normal = Normal
difficulty-elite = Elite
difficulty-legendary = Legendary
layout-classic = Forbidden Island
layout-island_of_shadows = Island of Shadows
layout-skull_island = Skull Island
layout-volcano_island = Volcano Island
layout-island_of_death = Island of Death
layout-bone_island = Bone Island
layout-coral_reef = Coral Reef
layout-bay_of_gulls = Bay of Gulls
layout-bridge_of_horrors = Bridge of Horrors
layout-arch_of_fate = Arch of Fate
layout-atoll_of_decisions = Atoll of Decisions
layout-treasure_island = Treasure Island

## Roles, and what each can do
role-pilot = Pilot
    .article = the
role-engineer = Engineer
    .article = the
role-explorer = Explorer
    .article = the
role-navigator = Navigator
    .article = the
role-messenger = Messenger
    .article = the
role-diver = Diver
    .article = the
power-pilot = Once a turn, flies to any tile for one action.
power-engineer = Shores up two tiles for one action.
power-explorer = Moves, shores up and swims diagonally too.
power-navigator = For one action, moves another pawn one or two tiles.
power-messenger = Gives treasure cards to anybody, wherever they stand.
power-diver = For one action, passes through any number of flooded or sunk tiles.
about-role-pilot = { power-pilot }
about-role-engineer = { power-engineer }
about-role-explorer = { power-explorer }
about-role-navigator = { power-navigator }
about-role-messenger = { power-messenger }
about-role-diver = { power-diver }
