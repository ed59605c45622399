"""The verbs of actions as numbers, and what their two values are; y is the tile where there is one."""

from typing import Final

MOVE: Final = 0  # y: tile
FLY: Final = 1  # y: tile
NAVIGATE: Final = 2  # x: seat, y: tile
SHORE: Final = 3  # y: tile
SHORE_BOTH: Final = 4  # x, y: two tiles, in the alphabetical order of their names
GIVE: Final = 5  # x: seat, y: card
CAPTURE: Final = 6  # y: treasure
END: Final = 7
DRAW: Final = 8
FLOOD: Final = 9
DISCARD: Final = 10  # y: card
SWIM: Final = 11  # y: tile
DROWN: Final = 12
SANDBAG: Final = 13  # y: tile
LIFT: Final = 14  # x: seats as bits, y: tile
ESCAPE: Final = 15
