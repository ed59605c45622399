"""What the quick player goes by, in hundredths of a wound or so: one weight for each thing that it thinks about.

Each scenario has weights of its own. They were found by a search over many games (``bench/weights.py``),
on other seeds than those of the results in the docs. Cannibal Island and King Kong Island, which it all but
never wins, have those of Castaways, the former with less exploring.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.games.robinson.state import Table

FOOD_NEEDED: Final = 0
"""A portion that is missing tonight."""
FOOD_KEPT: Final = 1
"""A portion more, where food keeps."""
FOOD_SPARE: Final = 2
"""A portion more."""
COLD: Final = 3
"""Wood that is missing for a night with snow."""
WOOD_FOR_GOAL: Final = 4
"""Wood for the pile of Castaways."""
WOOD_NEEDED: Final = 5
"""Wood for what is built next."""
WOOD_SPARE: Final = 6
"""Wood more."""
SHELTER: Final = 7
"""The shelter, under the open sky."""
ROOF_NOW: Final = 8
"""A level of roof against the clouds of tonight."""
ROOF_SOON: Final = 9
"""One against those of the next rounds."""
ROOF_SPARE: Final = 10
"""One more."""
PALISADE: Final = 11
"""The first level of palisade."""
PALISADE_MORE: Final = 12
"""The next ones."""
WEAPON: Final = 13
"""One of the first weapon levels."""
WEAPON_MORE: Final = 14
"""The next ones."""
WEAPON_FOR_HUNT: Final = 15
"""More if there is something to hunt."""
EXPLORING: Final = 16
"""A new tile in the first rounds."""
EXPLORING_LATE: Final = 17
"""A new tile later."""
NEW_SOURCES: Final = 18
"""More while there is nothing to gather."""
SOURCES_WANTED: Final = 19
"""How many sources are enough."""
MISSING_TERRAIN: Final = 20
"""More while terrains are missing."""
EXPLORING_FOR_GOAL: Final = 21
"""More while the goal asks for more of the island."""
CAMP: Final = 22
"""Arranging the camp."""
MORALE_LOW: Final = 23
"""More while morale is below zero."""
MORALE_MIDDLING: Final = 24
"""More while it is not good."""
DETERMINATION: Final = 25
"""More for somebody with little determination."""
FIRE: Final = 26
"""The fire of Castaways, in the first rounds."""
FIRE_LATE: Final = 27
"""The fire later."""
REST_AT_ONCE: Final = 28
"""Rest for somebody next to death."""
REST_SOON: Final = 29
"""Rest for somebody near it."""
REST: Final = 30
"""Rest for somebody not far from it."""
REST_SPARE: Final = 31
"""Rest for somebody with any wound."""
THREAT_PERCENT: Final = 32
"""Answering a threat, times what its effects weigh."""
INVENTION_PERCENT: Final = 33
"""An invention, times its own worth."""
GOAL_PERCENT: Final = 34
"""What the scenario asks for, times its own worth."""
HUNT_FOOD: Final = 35
"""A portion of a hunt that is needed."""
HUNT_PERCENT: Final = 36
"""The wounds of a hunt, times what they weigh."""
PAWN: Final = 37
"""What a second pawn could do elsewhere."""
MORE_PAWNS: Final = 38
"""Each pawn more that an action needs."""
BEGINNING: Final = 39
"""What has to be gained for anything to be begun."""
WOUND: Final = 40
"""A wound by the dice."""
ADVENTURE: Final = 41
"""An adventure."""
FAILURE: Final = 42
"""The determination of a failure."""
LATER: Final = 43
"""A card that comes back out of the event deck."""
FUR_SAVES: Final = 44
"""Paying in fur, which little else needs."""
WOOD_KEPT: Final = 45
"""Wood that is kept from the pile for snow."""
PILE_ROUND: Final = 46
"""The round from which on the pile comes first."""
COUNT: Final = 47

CASTAWAYS: Final = [
    372, 112, 56, 677, 314, 274, 141, 4143, 658, 143, 129, 190, 84, 88, 91, 73,
    272, 71, 185, 5, 56, 286, 50, 597, 188, 88, 220, 498, 90, 172, 60, 61,
    526, 166, 213, 112, 146, 164, 27, 63, 184, 24, 25, 67, 101, 0, 6,
]  # fmt: skip
CURSED_ISLAND: Final = [
    359, 103, 46, 677, 320, 827, 234, 2045, 437, 96, 179, 126, 71, 86, 73, 97,
    441, 57, 272, 6, 82, 299, 49, 289, 175, 106, 290, 708, 119, 201, 85, 41,
    259, 88, 630, 128, 93, 132, 29, 42, 124, 31, 27, 89, 96, 0, 6,
]  # fmt: skip
JENNY: Final = [
    298, 148, 40, 1019, 351, 147, 185, 4138, 227, 91, 71, 148, 62, 48, 97, 55,
    404, 267, 190, 4, 54, 285, 44, 89, 167, 62, 395, 584, 123, 155, 75, 26,
    415, 106, 427, 140, 97, 62, 36, 55, 105, 14, 48, 42, 50, 1, 5,
]  # fmt: skip
VOLCANO_ISLAND: Final = [
    255, 64, 71, 859, 304, 596, 218, 1508, 400, 120, 146, 278, 111, 76, 105, 69,
    661, 120, 351, 4, 65, 624, 47, 208, 145, 62, 312, 508, 94, 220, 82, 60,
    200, 282, 472, 153, 146, 106, 38, 97, 221, 18, 13, 86, 115, 1, 5,
]  # fmt: skip
CANNIBAL_ISLAND: Final = [
    372, 112, 56, 677, 314, 274, 141, 4143, 658, 143, 129, 190, 84, 88, 91, 73,
    80, 71, 120, 5, 56, 30, 50, 597, 188, 88, 220, 498, 90, 172, 60, 61,
    526, 166, 213, 112, 146, 164, 27, 63, 184, 24, 25, 67, 101, 0, 6,
]  # fmt: skip
ROBINSON_FAMILY: Final = [
    577, 71, 63, 767, 249, 483, 91, 1528, 1143, 486, 188, 49, 344, 54, 23, 78,
    504, 93, 162, 6, 85, 368, 50, 174, 241, 91, 282, 732, 65, 188, 47, 34,
    202, 367, 194, 339, 157, 48, 20, 41, 305, 22, 24, 47, 165, 0, 5,
]  # fmt: skip
KING_KONG_ISLAND: Final = [
    372, 112, 56, 677, 314, 274, 141, 4143, 658, 143, 129, 190, 84, 88, 91, 73,
    272, 71, 185, 5, 56, 286, 50, 597, 188, 88, 220, 498, 90, 172, 60, 61,
    526, 166, 213, 112, 146, 164, 27, 63, 184, 24, 25, 67, 101, 0, 6,
]  # fmt: skip


def _rows() -> list[int]:
    scenarios = [CASTAWAYS, CURSED_ISLAND, JENNY, VOLCANO_ISLAND, CANNIBAL_ISLAND, ROBINSON_FAMILY, KING_KONG_ISLAND]
    return [weight for row in scenarios for weight in row]


TABLE: Final = vec[i64](_rows())
"""The weights of all scenarios, one after the other."""


def of(table: Table, which: i64) -> i64:
    """A weight, in the scenario that is played."""
    return TABLE[table.setup.scenario * COUNT + which]
