"""What uses can help with, as bits: what is asked for when something is about to go wrong."""

from typing import Final

WEAPON: Final = 1
TEMP_WEAPON: Final = 2
PALISADE: Final = 4
ROOF: Final = 8
WOOD: Final = 16
FOOD: Final = 32
FUR: Final = 64
DET: Final = 128
HEAL: Final = 256
MORALE: Final = 512
CLOUD: Final = 1024
ANIMALS: Final = 2048
TRAP: Final = 4096
MONSTER: Final = 8192
MYSTERY: Final = 16384
ROLL: Final = 32768
LOST_ITEM: Final = 65536
"""King Kong Island: it depends on who lives (helps_with)."""
TOKEN: Final = 1 << 17
"""A token that is about to do something leaves."""
REMEDY: Final = 1 << 18
"""A Cure is built at once."""
TOP_BEAST: Final = 1 << 19
"""Another beast comes to lie on top."""
