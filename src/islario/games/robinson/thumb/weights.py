"""What the quick player goes by, in hundredths of a wound or so: one weight for each thing that it thinks about.

Each scenario has weights of its own in ``weights.toml``, which also says whether they were found by a search over
many games (``bench/weights.py``), on other seeds than those of the results in the docs, or are borrowed.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.games.robinson.box.reading import reader
from islario.games.robinson.components import SCENARIOS
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
DANGER_PERCENT: Final = 47
"""What keeps people alive, where somebody is near death, and wounds for who is: so many hundredths."""
LATER_PERCENT: Final = 48
"""A threat that does not strike yet, by its worth."""
ROOF_CHANCE: Final = 49
"""A level of roof against the worst that tonight's dice can bring."""
SITE_FOOD: Final = 50
"""A food source of a camp site: what it brings every round."""
SITE_WOOD: Final = 51
"""A wood source of one."""
NEW_FOOD: Final = 52
"""A new tile while too few sources of food are near."""
COUNT: Final = 53

NAMES: Final = (
    "food_needed food_kept food_spare cold wood_for_goal wood_needed wood_spare shelter roof_now roof_soon "
    "roof_spare palisade palisade_more weapon weapon_more weapon_for_hunt exploring exploring_late new_sources "
    "sources_wanted missing_terrain exploring_for_goal camp morale_low morale_middling determination fire "
    "fire_late rest_at_once rest_soon rest rest_spare threat_percent invention_percent goal_percent hunt_food "
    "hunt_percent pawn more_pawns beginning wound adventure failure later fur_saves wood_kept pile_round "
    "danger_percent later_percent roof_chance site_food site_wood new_food"
).split()
"""Their names in weights.toml."""

LENDER: Final = "castaways"
"""The default scenario to borrow weights from."""


def _read() -> dict[str, dict[str, Any]]:
    text = files("islario.games.robinson").joinpath("thumb", "weights.toml").read_text("utf-8")
    return tomllib.loads(text)


_TABLES: Final = _read()
BORROWED: Final[dict[str, str]] = {
    scenario: _TABLES.get(scenario, {}).get("borrowed_from", LENDER)
    for scenario in SCENARIOS
    if not _TABLES.get(scenario, {}).get("searched", False)
}
"""Scenarios without own weights -> the scenario they borrow from."""


def _row(scenario: str) -> list[int]:
    """The weights of a scenario: its own, and for the rest those that it borrows."""
    own = {
        name: value for name, value in _TABLES.get(scenario, {}).items() if name not in ("searched", "borrowed_from")
    }
    if scenario in BORROWED:
        own = {**dict(zip(NAMES, _row(BORROWED[scenario]), strict=True)), **own}
    reader.file, reader.card = "weights.toml", scenario
    for name in own:
        if name not in NAMES:
            reader.field = name
            raise reader.bad("field", name)
    found = []
    for name in NAMES:
        reader.field = name
        found.append(reader.number(own.get(name), 0, 9999))
    return found


TABLE: Final = vec[i64]([weight for scenario in SCENARIOS for weight in _row(scenario)])
"""The weights of all scenarios, one after the other."""


def of(table: Table, which: i64) -> i64:
    """A weight, in the scenario that is played."""
    return TABLE[table.setup.scenario * COUNT + which]
