"""Actions as numbers: a verb and up to two small values, packed into one code.

``verb * 1024 + x * 32 + y``; y is the tile where there is one. notation.py says them in words.
"""

from typing import Final

from mypy_extensions import i64

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


def pack(verb: i64, x: i64, y: i64) -> i64:
    return (verb << 10) | (x << 5) | y


def verb_of(code: i64) -> i64:
    return code >> 10


def x_of(code: i64) -> i64:
    return (code >> 5) & 31


def y_of(code: i64) -> i64:
    return code & 31
