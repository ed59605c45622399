"""Castaways: a fire and a great pile of wood, seen by a ship in the last three rounds."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import bit
from islario.core.events import Log
from islario.core.signs import Sign
from islario.games.robinson import causes, happenings, steps
from islario.games.robinson.agenda import NOTHING, NUMBER, ask, push
from islario.games.robinson.causes import because
from islario.games.robinson.components import FIRE, FIRST_OF_SCENARIO, ROUNDS, WOOD
from islario.games.robinson.effects import goods
from islario.games.robinson.effects.specs import EITHER, TERRAINS, StepSpec
from islario.games.robinson.planning import costs
from islario.games.robinson.queries import free
from islario.games.robinson.scenarios.goals import Part, whether
from islario.games.robinson.scenarios.scenario import NO_OPINION, Scenario, short
from islario.games.robinson.state import Table
from islario.games.robinson.thumb import weights
from islario.games.robinson.thumb.needs import roof_wanted
from islario.games.robinson.uses import windows

PILE: Final = 0
"""The note of how much wood lies on the pile."""
SHIP_COMES: Final = 10
FULL: Final = 15
COLUMNS: Final = 5
MOST_WOOD: Final = 8
"""So much wood for the next columns is worth keeping."""
MOUNTAINS: Final = TERRAINS.index("mountains")
TOPS: Final = vec[i64]([1, 3, 6, 10, 15])
"""How much wood there is when each of the five columns is complete."""


class Castaways(Scenario):
    def __init__(self) -> None:
        super().__init__()
        self.inventions = ("mast", "hatchet")
        self.fewest_rounds = SHIP_COMES
        self.own_points = ("pile_column",)
        self.own_steps = {steps.PILE_WINDOW: StepSpec(EITHER), steps.PILE_ADD: StepSpec(question=NUMBER)}
        self.highest_notes = (FULL,)
        self.totems = False

    def reached(self, table: Table) -> bool:
        """Fire and the whole pile, from round 10 on (END-8)."""
        return table.round >= SHIP_COMES and table.notes[PILE] >= FULL and (table.built >> FIRE) & 1 == 1

    def share_of_goal(self, table: Table) -> float:
        return int(table.notes[PILE]) / FULL

    def headway(self, table: Table) -> float:
        """The fire counts as three pieces of wood."""
        return float(table.notes[PILE] + 3 * ((table.built >> FIRE) & 1)) / float(FULL + 3)

    def count(self, table: Table, name: str) -> int:
        return column(table) if name == "pile_column" else super().count(table, name)

    def run(self, table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
        if step == steps.PILE_WINDOW:
            open_window(table, a)
        elif step == steps.PILE_ADD:
            wood: i64 = min(a, room(table))  # Oil may have filled the column since the question
            goods.lose(table, WOOD, wood, 0, because(NOTHING, causes.PILE), log)
            add(table, wood, log)
        elif step == steps.PILE_WOOD:
            add(table, min(a, room(table)), log)  # what the open column does not take is lost (SCENITEM-4)

    def possible_answers(self, table: Table, step: i64, choices: i64) -> i64:
        return amounts(table) if step == steps.PILE_ADD else choices

    def after_production(self, table: Table) -> None:
        push(table, steps.PILE_WINDOW, 0, 0, NOTHING)  # END-11

    def can_matter(self, table: Table, step: i64) -> bool:
        return table.notes[PILE] < FULL

    def progress(self, table: Table) -> list[Part]:
        wood = Part(
            "wood", int(table.notes[PILE]), FULL, more={"columns": int(column(table)), "room": int(room(table))}
        )
        return [whether("fire", (table.built >> FIRE) & 1 == 1), wood]

    def unmet(self, table: Table) -> list[Sign]:
        fire = int((table.built >> FIRE) & 1)
        return short("no_fire", fire, 1) + short("wood_short", int(table.notes[PILE]), FULL)

    def calendar(self) -> dict[int, list[str]]:
        return {number: ["ship"] for number in range(SHIP_COMES, int(ROUNDS[self.number]) + 1)}

    def wood_wanted(self, table: Table) -> i64:
        return min(FULL - table.notes[PILE], MOST_WOOD)

    def seeks(self, table: Table, missing: i64) -> bool:
        """The fire needs mountains."""
        return (missing >> MOUNTAINS) & 1 == 1

    def worth_of_invention(self, table: Table, invention: i64, value: i64) -> i64:
        if invention == FIRE:
            return weights.of(table, weights.FIRE_LATE if table.round >= 4 else weights.FIRE)
        return super().worth_of_invention(table, invention, value)

    def worth_of_own(self, table: Table, invention: i64, left: i64) -> i64:
        return 150 * min(room(table), 3) if invention == FIRST_OF_SCENARIO else 90 * (left - 2)

    def worth_of_answer(self, table: Table, step: i64, answer: i64) -> i64:
        return worth_of_wood(table, answer) if step == steps.PILE_ADD else NO_OPINION


def open_window(table: Table, asked: i64) -> None:
    """Ask how much wood goes onto the pile. Ask first who could get more of it (END-11)."""
    most: i64 = min(room(table), free(table, WOOD))
    if most < room(table) and asked == 0:
        push(table, steps.PILE_WINDOW, 1, 0, NOTHING)
        if windows.offer(table, windows.WOOD, NOTHING):
            return
        table.depth -= 1
    if most > 0:
        push(table, steps.PILE_ADD, 0, 0, NOTHING)
        ask(table, table.first, NUMBER, amounts(table), NOTHING)


def amounts(table: Table) -> i64:
    """How much wood can go onto the pile, as bits: more or less while it is asked, if somebody uses something."""
    return bit(min(room(table), free(table, WOOD)) + 1) - 1


def column(table: Table) -> i64:
    """The column that is open, the smallest that is not complete (END-14): so many are complete."""
    for place in range(i64(COLUMNS)):
        if table.notes[PILE] < TOPS[place]:
            return place
    return COLUMNS


def room(table: Table) -> i64:
    """How much wood the open column still takes."""
    place: i64 = column(table)
    return TOPS[place] - table.notes[PILE] if place < COLUMNS else 0


def add(table: Table, wood: i64, log: Log | None) -> None:
    if wood > 0:
        if log is not None:
            log.add(happenings.PILED, wood, column(table) + 1)
        table.notes[PILE] += wood


def worth_of_wood(table: Table, wood: i64) -> i64:
    """Wood for the pile: once there is a shelter and something of a roof, or when time runs short."""
    price: i64 = costs.BUILDING_WOOD[table.setup.players]
    keep: i64 = 0 if table.shelter else price
    if table.roof < min(3, roof_wanted(table)):
        keep += price
    late: i64 = table.round - weights.of(table, weights.PILE_ROUND)
    if late >= column(table):  # a column a round from here on, or never
        keep = weights.of(table, weights.WOOD_KEPT) if table.round < 11 else i64(0)
    elif table.round >= 6:
        keep += weights.of(table, weights.WOOD_KEPT)
    return 100 * wood if table.stock[WOOD] - wood >= keep else -100 * wood


SCENARIO: Final = Castaways()
