"""What can happen in Forbidden Island: the kinds of events in the kernel's log, and their names."""

from typing import Any, Final

from mypy_extensions import i64

from islario.core.bits import places
from islario.core.events import Event
from islario.games.forbidden_island.components import CARDS, FLOOD_DRAWS, TILES, TREASURES
from islario.games.forbidden_island.state import (
    DROWNED,
    ESCAPED,
    LANDING_LOST,
    SKULL_REACHED,
    TREASURE_LOST,
)

MOVED: Final = 0  # seat, from, to
FLEW: Final = 1
NAVIGATED: Final = 2
SWAM: Final = 3
SHORED: Final = 4  # seat, tile
SANDBAGGED: Final = 5
GAVE: Final = 6  # seat, receiver, card
CAPTURED: Final = 7  # seat, treasure
STOPPED: Final = 8  # seat
DREW: Final = 9  # seat, card
DISCARDED: Final = 10  # seat, card
WATER_ROSE: Final = 11  # mark
FLOODS_RETURNED: Final = 12  # how many
TREASURES_SHUFFLED: Final = 13  # how many
FLOODS_SHUFFLED: Final = 14  # how many
FLOODED: Final = 15  # tile
SANK: Final = 16  # tile
LIFTED: Final = 17  # seat, pawns as bits, to
TURN_BEGAN: Final = 18  # seat
PAWN_DROWNED: Final = 19  # seat
TOOK_OFF: Final = 20  # seat
ENDED: Final = 21  # how

NAMES: Final[list[str]] = [
    "moved", "flew", "navigated", "swam", "shored", "sandbagged", "gave", "captured", "stopped", "drew",
    "discarded", "water_rose", "floods_returned", "treasures_shuffled", "floods_shuffled", "flooded", "sank",
    "lifted", "turn_began", "drowned", "took_off", "ended",
]  # fmt: skip

ENDINGS: Final[dict[int, str]] = {
    ESCAPED: "escaped",
    TREASURE_LOST: "treasure",
    LANDING_LOST: "landing",
    DROWNED: "drowned",
    SKULL_REACHED: "skull",
}


def event(kind: i64, x: i64, y: i64, z: i64) -> Event:
    """An event of the log, in names."""
    return Event(NAMES[kind], _values(kind, x, y, z))


def _values(kind: i64, x: i64, y: i64, z: i64) -> dict[str, Any]:
    if kind <= SWAM:
        return {"seat": int(x), "origin": TILES[y], "tile": TILES[z]}
    if kind <= SANDBAGGED:
        return {"seat": int(x), "tile": TILES[y]}
    if kind == GAVE:
        return {"seat": int(x), "receiver": int(y), "card": CARDS[z]}
    if kind == CAPTURED:
        return {"seat": int(x), "treasure": TREASURES[y]}
    if kind == DREW or kind == DISCARDED:
        return {"seat": int(x), "card": CARDS[y]}
    if kind == WATER_ROSE:
        return {"water": int(x), "level": int(FLOOD_DRAWS[x])}
    if kind == FLOODS_RETURNED or kind == TREASURES_SHUFFLED or kind == FLOODS_SHUFFLED:
        return {"cards": int(x)}
    if kind == FLOODED or kind == SANK:
        return {"tile": TILES[x]}
    if kind == LIFTED:
        return {"seat": int(x), "pawns": places(y), "tile": TILES[z]}
    if kind == ENDED:
        return {"result": ENDINGS[int(x)]}
    return {"seat": int(x)}
