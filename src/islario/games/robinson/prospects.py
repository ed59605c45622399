"""How good a table is for the group: what life, stores, the camp and the way to the goal let hope for.

The chance is the logistic of a weighted sum. Its weights were learned from games that the quick player played with
itself (``python -m bench.prospects``), and stand in ``prospects.toml``, for each scenario a row. What counts of a
game that is not won yet, or lost, stands in ``merits.toml``.
"""

import math
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import count
from islario.games.robinson.box.reading import reader
from islario.games.robinson.components import EVENT_COUNT, FOOD, FUR, PRESERVED, ROUNDS, SCENARIOS, WOOD
from islario.games.robinson.effects.levels import has_shelter
from islario.games.robinson.effects.people import mortal
from islario.games.robinson.state import GOING_ON, NO_TILE, NONE, WON, Table
from islario.games.robinson.thumb.needs import roof_wanted
from islario.games.robinson.thumb.worth import THREAT_WORTH

NAMES: Final = (
    "sure rounds_gone life weakest in_danger next_to_death food hungry wood fur roof roof_short palisade weapon "
    "shelter morale gloom determination tiles inventions threats goal pace late_goal"
).split()
"""What a table is looked at for, each a number in hundredths."""
COUNT: Final = 24
MOST: Final = 99_999
"""The largest weight: so many ten-thousandths for one whole."""


EARLY: Final = 0
"""What the way is worth that was gone in the first round, in hundredths of what it is worth at the end; ..."""
LOST: Final = 1
"""... when all is lost; ..."""
WEAK: Final = 2
"""... when somebody is about to die."""
HALE: Final = 3
"""So many wounds can the weakest still take where all are well."""
MERIT_NAMES: Final = ("early", "lost", "weak", "hale")
MERIT_COUNT: Final = 4


def _read(file: str, names: Sequence[str], least: int) -> list[int]:
    table = tomllib.loads(files("islario.games.robinson").joinpath(file).read_text("utf-8"))
    reader.file = file
    found = []
    for scenario in SCENARIOS:
        row = table.get(scenario, table[SCENARIOS[0]])
        for name in names:
            reader.card, reader.field = scenario, name
            found.append(reader.number(row[name], least, MOST))
    return found


WEIGHTS: Final = vec[i64](_read("prospects.toml", NAMES, -MOST))
MERITS: Final = vec[i64](_read("merits.toml", MERIT_NAMES, 1))


def value(table: Table) -> float:
    """1 if the game is won and 0 if it is lost; before that an estimate."""
    if table.ended != GOING_ON:
        return 1.0 if table.ended == WON else 0.0
    traits = traits_of(table)
    first: i64 = table.setup.scenario * COUNT
    total: i64 = 0
    for place in range(i64(COUNT)):
        total += WEIGHTS[first + place] * traits[place]
    return 1.0 / (1.0 + math.exp(-float(total) / 1_000_000.0))


def merit(table: Table) -> float:
    """How far the group came: the way to the goal, the rounds that it lived through, and how well it is to go on."""
    if table.ended == WON:
        return 1.0
    first: i64 = table.setup.scenario * MERIT_COUNT
    early: float = _share(first + EARLY)
    lived: float = float(table.round) / float(ROUNDS[table.setup.scenario])
    gone: float = table.setup.rules.headway(table) * (early + (1.0 - early) * lived)
    if table.ended != GOING_ON:
        return gone * _share(first + LOST)
    hale: i64 = MERITS[first + HALE]
    weakest: i64 = hale
    for seat in range(table.setup.players):
        weakest = min(weakest, mortal(table, seat) - 1 - table.wounds[seat])
    weak: float = _share(first + WEAK)
    return gone * (weak + (1.0 - weak) * float(max(weakest, 0)) / float(hale))


def _share(place: i64) -> float:
    return float(MERITS[place]) / 100.0


def traits_of(table: Table) -> vec[i64]:
    """What a table is like, by ``NAMES``."""
    players: i64 = table.setup.players
    rounds: i64 = ROUNDS[table.setup.scenario]
    life: i64 = 0
    weakest: i64 = 20
    det: i64 = 0
    for seat in range(players):
        left: i64 = max(0, mortal(table, seat) - 1 - table.wounds[seat])
        life += left
        weakest = min(weakest, left)
        det += min(table.det[seat], 6)
    food: i64 = table.stock[FOOD] + table.stock[PRESERVED] + table.future[FOOD]
    tiles: i64 = 0
    for tile in table.tiles:
        tiles += 1 if tile != NO_TILE else 0
    threats: i64 = 0
    for card in table.threats:
        if card != NONE and card < EVENT_COUNT:
            threats += THREAT_WORTH[card]
    goal: i64 = i64(int(100.0 * table.setup.rules.share_of_goal(table)))
    gone: i64 = 100 * (table.round - 1) // rounds
    found = vec[i64]([0] * COUNT)
    found[0] = 100
    found[1] = gone
    found[2] = 10 * life // players
    found[3] = 10 * weakest
    found[4] = 100 if weakest <= 4 else 0
    found[5] = 100 if weakest <= 2 else 0
    found[6] = 25 * min(food, 8)
    found[7] = 25 * max(0, players - food)
    found[8] = 25 * min(table.stock[WOOD], 8)
    found[9] = 25 * min(table.stock[FUR], 4)
    found[10] = 25 * min(table.roof, 6)
    found[11] = 25 * max(0, roof_wanted(table) - table.roof)
    found[12] = 25 * min(table.palisade, 6)
    found[13] = 12 * min(table.weapon, 12)
    found[14] = 100 if has_shelter(table) else 0
    found[15] = 33 * table.morale
    found[16] = 100 if table.morale < 0 else 0
    found[17] = 16 * det // players
    found[18] = 10 * tiles
    found[19] = 10 * count(table.built)
    found[20] = threats // 4
    found[21] = goal
    found[22] = goal - gone
    found[23] = goal * gone // 100
    return found
