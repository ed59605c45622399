"""What can happen in Hashi: the kinds of events in the kernel's log, and their names."""

from typing import Any, Final

from mypy_extensions import i64

from islario.core.events import Event
from islario.games.hashi.components import CATEGORIES, ISLAND_COUNT, ISLANDS, card_name

NUMBERED: Final = 0  # seat, island, number
GAVE_UP_NUMBER: Final = 1  # seat, number
BRIDGED: Final = 2  # seat, first island * ISLAND_COUNT + second island, bridges that lie there now
GAVE_UP_BRIDGES: Final = 3  # seat, bridges
COMPLETED: Final = 4  # seat, island
BOARDS_PASSED: Final = 5
TURNED: Final = 6  # round, card
SCORED: Final = 7  # seat, category, points
ISLANDS_SCORED: Final = 8  # seat, complete islands, points
ENDED: Final = 9

NAMES: Final[list[str]] = [
    "numbered", "gave_up_number", "bridged", "gave_up_bridges", "completed", "boards_passed", "turned", "scored",
    "islands_scored", "ended",
]  # fmt: skip

ENDING: Final = "last_card"
"""The one way in which a game ends."""


def event(kind: i64, x: i64, y: i64, z: i64) -> Event:
    """An event of the log, in names."""
    return Event(NAMES[kind], _values(kind, x, y, z))


def _values(kind: i64, x: i64, y: i64, z: i64) -> dict[str, Any]:
    if kind == NUMBERED:
        return {"seat": int(x), "island": ISLANDS[y], "number": int(z)}
    if kind == GAVE_UP_NUMBER:
        return {"seat": int(x), "number": int(y)}
    if kind == BRIDGED:
        line = f"{ISLANDS[y // ISLAND_COUNT]}-{ISLANDS[y % ISLAND_COUNT]}"
        return {"seat": int(x), "line": line, "count": int(z)}
    if kind == GAVE_UP_BRIDGES:
        return {"seat": int(x), "bridges": int(y)}
    if kind == COMPLETED:
        return {"seat": int(x), "island": ISLANDS[y]}
    if kind == TURNED:
        return {"round": int(x), "card": card_name(y)}
    if kind == SCORED:
        return {"seat": int(x), "category": CATEGORIES[y], "points": int(z)}
    if kind == ISLANDS_SCORED:
        return {"seat": int(x), "islands": int(y), "points": int(z)}
    if kind == ENDED:
        return {"result": ENDING}
    return {}
