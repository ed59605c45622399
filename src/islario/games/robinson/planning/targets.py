"""What pawns can be placed on: every target has a number, a kind of action, and what it stands for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.games.robinson.components import (
    BUILD,
    CAMP,
    CURSED_ISLAND,
    EXPLORE,
    FIRST_OF_SCENARIO,
    GATHER,
    HUNT,
    KING_KONG,
    REST,
    SPECIAL,
    THREAT,
)

LEFT: Final = 0
RIGHT: Final = 1
HUNTING: Final = 2
WAR: Final = 3
"""The first of eleven: a village or the city, by its space (Cannibal Island)."""
KONG: Final = 14
SHELTER: Final = 15
ROOF: Final = 16
PALISADE: Final = 17
WEAPON: Final = 18
INVENTION: Final = 19
"""The first of forty-four: thirty inventions, and two of each scenario."""
CROSS: Final = 63
"""The first of ten: a cross by the space it is built on (Cursed Island)."""
TRAP: Final = 73
"""The first of ten: a trap by the space it is built on (King Kong Island)."""
GATHERING: Final = 83
"""The first of twenty-two: by 2 * space, wood and then food."""
EXPLORING: Final = 105
"""The first of ten: by space."""
RAFT: Final = 115
TREASURE_MAP: Final = 116
ARRANGING: Final = 117
RESTING: Final = 118
RECLAIMING: Final = 119
TARGET_COUNT: Final = 120


def _kinds() -> list[int]:
    table = [THREAT] * 2 + [HUNT] * 13 + [BUILD] * (4 + 44 + 20) + [GATHER] * 22 + [EXPLORE] * 12
    return [*table, CAMP, REST, SPECIAL]


KIND: Final = vec[i64](_kinds())
"""The kind of action of each target."""


def invention_of(target: i64) -> i64:
    """The invention that is built, 30 and 31 for those of the scenario; -1 if none is."""
    if target < INVENTION or target >= GATHERING:
        return -1
    if target >= CROSS:
        return FIRST_OF_SCENARIO
    number: i64 = target - INVENTION
    return number if number < FIRST_OF_SCENARIO else FIRST_OF_SCENARIO + (number - FIRST_OF_SCENARIO) % 2


def scenario_of(target: i64) -> i64:
    """The scenario that a target belongs to, or -1 if it belongs to all."""
    if target >= CROSS and target < GATHERING:
        return CURSED_ISLAND if target < TRAP else KING_KONG
    number: i64 = target - INVENTION - FIRST_OF_SCENARIO
    if number < 0 or target >= CROSS:
        return -1
    return number >> 1


def of_invention(scenario: i64, invention: i64) -> i64:
    """The target of building an invention."""
    return INVENTION + (invention if invention < FIRST_OF_SCENARIO else invention + 2 * scenario)


def of_place(scenario: i64, space: i64) -> i64:
    """The target of building a cross on a tile, or a trap."""
    return space + (CROSS if scenario == CURSED_ISLAND else TRAP)


def space_of(target: i64) -> i64:
    """The space that a target names, or -1."""
    if target >= RAFT or target < WAR:
        return -1
    if target >= EXPLORING:
        return target - EXPLORING
    if target >= GATHERING:
        return (target - GATHERING) >> 1
    if target >= TRAP:
        return target - TRAP
    if target >= CROSS:
        return target - CROSS
    if target >= KONG:
        return -1
    return target - WAR


def resource_of(target: i64) -> i64:
    """The resource that is gathered: 0 wood, 1 food."""
    return (target - GATHERING) & 1
