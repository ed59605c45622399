"""What the group lacks: food and a roof for tonight, wood for what comes next, life."""

from typing import Final

from mypy_extensions import i64

from islario.core.bits import bit, count
from islario.games.robinson import island, marks
from islario.games.robinson.box.piece_names import ROUND_STRIDE
from islario.games.robinson.components import FISH, FOOD, PARROT, PRESERVED, ROUNDS, SCHEDULE, WOOD
from islario.games.robinson.effects.levels import has_shelter
from islario.games.robinson.effects.people import mortal
from islario.games.robinson.planning import costs, targets
from islario.games.robinson.state import SLOT_SIZE, SLOTS, TARGET, Table
from islario.games.robinson.thumb import weights
from islario.games.robinson.thumb.motives import Tally

NOT_NEAR_DEATH: Final = 20
NEXT_TO_DEATH: Final = 2
NEAR_DEATH: Final = 4
NOT_FAR_FROM_DEATH: Final = 6
"""Wounds that somebody can still take."""
FOOD_SOURCES: Final = (1 << FISH) | (1 << PARROT)
# The dice of the weather, as bits of the schedule.
RAIN_DIE: Final = 1
SNOW_DIE: Final = 2
ANIMALS_DIE: Final = 4


class Needs:
    """What the group lacks this round, worked out once for each decision of a plan."""

    def __init__(self) -> None:
        self.food: i64 = 0
        """Portions that are missing tonight, what is planned counted in."""
        self.lethal: i64 = 0
        """Portions without which a child could starve tonight, likewise: that is the end."""
        self.wood: i64 = 0
        """Wood that is wanted for what comes next."""
        self.roof_now: i64 = 0
        """Levels of roof that are wanted tonight, what is planned counted in."""
        self.roof: i64 = 0
        """Levels of roof that are wanted tonight or soon, likewise."""
        self.life: i64 = 0
        """The wounds that the weakest of the players can still take."""
        self.left: i64 = 0
        """Rounds to come, this one included."""
        self.cold: i64 = 0
        """Wood that is missing for a night with snow, what is planned counted in."""
        self.sources: i64 = 0
        """Sources that can be gathered from without a long way."""
        self.food_sources: i64 = 0
        """Those of them that give food, the camp's own included."""
        self.tally: Tally | None = None
        """Where to write down the terms of what an action is worth; None unless somebody asks why."""

    def term(self, term: i64, points: i64) -> i64:
        """A term of what an action is worth."""
        if self.tally is not None and points != 0:
            self.tally.add(term, points)
        return points

    def share(self, points: i64, part: i64, of: i64) -> i64:
        """A part of what has been added up."""
        if self.tally is not None:
            self.tally.share(part, of)
        return points * part // of

    def instead(self, term: i64, points: i64) -> i64:
        """One term instead of all that were added up."""
        if self.tally is not None:
            self.tally.share(0, 1)
        return self.term(term, points)

    def weigh(self, table: Table, weight: i64) -> i64:
        """A weight as a term of its own."""
        return self.term(weight, weights.of(table, weight))

    def reckon(self, table: Table) -> None:
        players: i64 = table.setup.players
        self.left = ROUNDS[table.setup.scenario] - table.round + 1
        self.life = NOT_NEAR_DEATH
        for seat in range(players):
            self.life = min(self.life, mortal(table, seat) - 1 - table.wounds[seat])
        wood: i64 = table.stock[WOOD] - table.reserved[WOOD]
        stock: i64 = table.stock[FOOD] + table.stock[PRESERVED] - table.reserved[FOOD] - table.reserved[PRESERVED]
        roof: i64 = table.roof
        for slot in range(i64(SLOTS)):
            target: i64 = table.plan[slot * SLOT_SIZE + TARGET] - 1
            if target == targets.ROOF:
                roof += 1
            elif target == targets.HUNTING:
                stock += 2
            elif targets.GATHERING <= target < targets.EXPLORING:
                if targets.resource_of(target) == FOOD:
                    stock += 1
                else:
                    wood += 1
        clouds: i64 = clouds_tonight(table)
        self.roof_now = clouds - roof
        self.roof = roof_wanted(table) - roof
        self.food = mouths(table) + max(0, self.roof_now) - stock
        fed: i64 = table.setup.rules.children(table)
        self.lethal = fed + max(0, self.roof_now) + beasts_tonight(table) - stock if fed > 0 else i64(0)
        self.sources = count(island.sources_on(table, island.beside_camp(table), island.ANY_SOURCE))
        near: i64 = island.beside_camp(table) | bit(table.camp)
        self.food_sources = count(island.sources_on(table, near, FOOD_SOURCES))
        self.cold = snow_tonight(table) + max(0, self.roof_now) - wood
        self.wood = wood_wanted(table) - wood

    def urgent(self, table: Table, weight: i64) -> i64:
        """The weight of what keeps people alive: more, if somebody is near death."""
        points: i64 = weights.of(table, weight)
        if self.life <= NEAR_DEATH:
            points = points * weights.of(table, weights.DANGER_PERCENT) // 100
        return self.term(weight, points)


def mouths(table: Table) -> i64:
    """How many portions are eaten tonight, those that a token demands included."""
    people: i64 = table.setup.players + (1 if table.rescued() else 0)
    more: i64 = people if table.has(marks.NIGHT_SPACE, marks.PLUS_FOOD) else 0
    return people + more + table.setup.rules.children(table)


def clouds_tonight(table: Table) -> i64:
    """The clouds to reckon with tonight."""
    dice: i64 = SCHEDULE[ROUND_STRIDE * table.setup.scenario + table.round]
    clouds: i64 = (1 if dice & RAIN_DIE != 0 else 0) + (2 if dice & SNOW_DIE != 0 else 0)
    if table.clouds != 0:
        clouds = (table.clouds & 15) + ((table.clouds >> 4) & 15)
    if table.has(marks.WEATHER_SPACE, marks.RAIN):
        clouds += 1
    if table.has(marks.WEATHER_SPACE, marks.SNOW):
        clouds += 1
    return clouds


def beasts_tonight(table: Table) -> i64:
    """The food to reckon with that hungry animals could take tonight."""
    return 1 if SCHEDULE[ROUND_STRIDE * table.setup.scenario + table.round] & ANIMALS_DIE != 0 else 0


def worse_tonight(table: Table) -> i64:
    """How many clouds more the dice could bring."""
    if table.clouds != 0:
        return 0
    return 1 if SCHEDULE[ROUND_STRIDE * table.setup.scenario + table.round] & RAIN_DIE != 0 else 0


def snow_tonight(table: Table) -> i64:
    """The winter clouds to reckon with, each of which burns wood."""
    snow: i64 = 1 if SCHEDULE[ROUND_STRIDE * table.setup.scenario + table.round] & SNOW_DIE != 0 else 0
    if table.clouds != 0:
        snow = (table.clouds >> 4) & 15
    return snow + (1 if table.has(marks.WEATHER_SPACE, marks.SNOW) else 0)


def roof_wanted(table: Table) -> i64:
    """The roof that the weather of this round and the next asks for."""
    most: i64 = 0
    for ahead in range(i64(3)):
        number: i64 = table.round + ahead
        if number <= ROUNDS[table.setup.scenario]:
            dice: i64 = SCHEDULE[ROUND_STRIDE * table.setup.scenario + number]
            clouds: i64 = (2 if dice & RAIN_DIE != 0 else 0) + (2 if dice & SNOW_DIE != 0 else 0)
            if clouds > 0:
                clouds = clouds if ahead == 0 else clouds - (1 if ahead > 1 else 0)
            most = max(most, clouds)
    if table.has(marks.WEATHER_SPACE, marks.RAIN):
        most += 1
    if table.has(marks.WEATHER_SPACE, marks.SNOW):
        most += 1
    return most


def wood_wanted(table: Table) -> i64:
    """Wood for the next builds, and for the goal."""
    price: i64 = costs.BUILDING_WOOD[table.setup.players]
    wanted: i64 = 0 if has_shelter(table) and table.shelter else price
    wanted += price
    return wanted + table.setup.rules.wood_wanted(table) + 1
