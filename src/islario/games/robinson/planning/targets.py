"""What pawns can be placed on: every target has a number, a kind of action, and what it stands for.

Those that follow the inventions depend on how many scenarios there are. They are worked out as ``i64``, which is
a plain variable where it is compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.games.robinson.components import (
    BUILD,
    CAMP,
    EXPLORE,
    FIRST_OF_SCENARIO,
    GATHER,
    HUNT,
    REST,
    SCENARIO_COUNT,
    SITED,
    SITED_COUNT,
    SPECIAL,
    THREAT,
)

LEFT: Final = 0
RIGHT: Final = 1
HUNTING: Final = 2
WAR: Final = 3
"""The first of eleven: a village or the city, by its space (``cannibal_island``)."""
KONG: Final = 14
"""King Kong (``king_kong_island``)."""
SHELTER: Final = 15
ROOF: Final = 16
PALISADE: Final = 17
WEAPON: Final = 18
INVENTION: Final = 19
"""The first of those that build inventions: thirty of the box, and two of each scenario."""
SITES: Final = INVENTION + FIRST_OF_SCENARIO + 2 * SCENARIO_COUNT
"""The first of ten for each scenario that builds on tiles (a cross, a trap), by the space that is built on."""
GATHERING: Final = SITES + 10 * SITED_COUNT
"""The first of twenty-two: by 2 * space, wood and then food."""
EXPLORING: Final = GATHERING + 22
"""The first of ten: by space."""
RAFT: Final = EXPLORING + 10
"""The raft at sea (``jenny``)."""
TREASURE_MAP: Final = RAFT + 1
ARRANGING: Final = RAFT + 2
RESTING: Final = RAFT + 3
RECLAIMING: Final = RAFT + 4
"""The action that a scenario adds (``robinson_family``)."""
TARGET_COUNT: Final = RAFT + 5


def _kinds() -> list[int]:
    builds = [BUILD] * (GATHERING - SHELTER)
    return [THREAT] * 2 + [HUNT] * 13 + builds + [GATHER] * 22 + [EXPLORE] * 12 + [CAMP, REST, SPECIAL]


def _invention_of(target: i64) -> i64:
    if target < INVENTION or target >= GATHERING:
        return -1
    if target >= SITES:
        return FIRST_OF_SCENARIO
    number: i64 = target - INVENTION
    return number if number < FIRST_OF_SCENARIO else FIRST_OF_SCENARIO + (number - FIRST_OF_SCENARIO) % 2


def _scenario_of(target: i64) -> i64:
    if target >= SITES and target < GATHERING:
        return SITED[(target - SITES) // 10]
    number: i64 = target - INVENTION - FIRST_OF_SCENARIO
    if number < 0 or target >= SITES:
        return -1
    return number >> 1


def _space_of(target: i64) -> i64:
    if target >= RAFT or target < WAR:
        return -1
    if target >= EXPLORING:
        return target - EXPLORING
    if target >= GATHERING:
        return (target - GATHERING) >> 1
    if target >= SITES:
        return (target - SITES) % 10
    if target >= KONG:
        return -1
    return target - WAR


KIND: Final = vec[i64](_kinds())
"""The kind of action of each target."""
INVENTION_OF: Final = vec[i64]([_invention_of(target) for target in range(TARGET_COUNT)])
"""The invention that a target builds, 30 and 31 for those of the scenario; -1 if none is."""
SCENARIO_OF: Final = vec[i64]([_scenario_of(target) for target in range(TARGET_COUNT)])
"""The scenario whose invention is built, or -1 if it is one of the box or nothing is built."""
SPACE_OF: Final = vec[i64]([_space_of(target) for target in range(TARGET_COUNT)])
"""The space that a target names, or -1."""


def of_invention(scenario: i64, invention: i64) -> i64:
    """The target of building an invention."""
    return INVENTION + (invention if invention < FIRST_OF_SCENARIO else invention + 2 * scenario)


def first_site(scenario: i64) -> i64:
    """The first target of what a scenario builds on tiles, or -1."""
    for place in range(SITED_COUNT):
        if SITED[place] == scenario:
            return SITES + 10 * place
    return -1


def resource_of(target: i64) -> i64:
    """The resource that is gathered: 0 wood, 1 food."""
    return (target - GATHERING) & 1
