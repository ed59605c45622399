"""Cannibal Island: villages and a city to burn, and raids on the camp."""

from typing import Final

from mypy_extensions import i64

from islario.core.events import Log
from islario.games.robinson import happenings, marking, marks, steps
from islario.games.robinson.agenda import NOTHING, OPTION, ask, push
from islario.games.robinson.causes import CITY, TOKEN_DONE, because, why
from islario.games.robinson.components import A4, CANNIBAL_ISLAND, SCENARIOS_AT
from islario.games.robinson.effects import island, levels, tokens
from islario.games.robinson.effects.people import wound_everybody
from islario.games.robinson.effects.tokens import put
from islario.games.robinson.marks import SPACE_COUNT
from islario.games.robinson.state import Table

CITY_NUMBER: Final = 6
CITY_STRENGTH: Final = 21
CITY_ROUND: Final = 4
ORIGIN: Final = SCENARIOS_AT + CANNIBAL_ISLAND


def run(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
    if step == steps.CANNIBAL_RAID:
        raid(table, context)
    elif step == steps.RAID_CHOICE:
        if a == 0:
            push(table, steps.MOVE_CAMP, 1, 0, NOTHING)
        elif a == 1:
            lose_shelter(table, context, log)
        else:
            wound_everybody(table, 2, context)
    elif step == steps.WAR:
        put(table, a, marks.BURNT, ORIGIN, log)


def burnt(table: Table) -> i64:
    """How many villages have been burnt."""
    n: i64 = 0
    for space in range(i64(10)):
        if table.has(space, marks.BURNT):
            n += 1
    return n


def uncovered(table: Table) -> i64:
    """How many totems are revealed and not covered: villages, and the city once it is seen."""
    n: i64 = 0
    for space in range(i64(SPACE_COUNT)):
        if table.has(space, marks.NUMBER) and not table.has(space, marks.BURNT):
            n += 1
    return n


def raid(table: Table, context: i64) -> None:
    """Wounds, fewer for each burnt village; then the camp moves, or the shelter is lost, or more wounds."""
    choices: i64 = 4
    if island.camp_sites(table) != 0:
        choices |= 1
    if table.shelter:
        choices |= 2
    push(table, steps.RAID_CHOICE, 0, 0, context)
    ask(table, table.first, OPTION, choices, context)
    if burnt(table) < 3:
        wound_everybody(table, 3 - burnt(table), context)


def lose_shelter(table: Table, context: i64, log: Log | None) -> None:
    """The shelter is gone, roof and palisade with it; it may be built again (BUILD-31)."""
    table.shelter = False
    if log is not None:
        log.add(happenings.SHELTER_LOST, 0, 0, 0, why(table, context))
    levels.set_level(table, levels.ROOF, 0, context, log)
    levels.set_level(table, levels.PALISADE, 0, context, log)


def reveal_city(table: Table, log: Log | None) -> None:
    """In round 4 the city is seen."""
    marking.lift(table, A4, marks.DOWN, because(NOTHING, CITY), log)
    marking.put(table, A4, marks.NUMBER, ORIGIN, CITY_NUMBER, log)
    if log is not None:
        log.add(happenings.TILE_FOUND, A4, table.tiles[A4], 7)


def strength(table: Table, space: i64) -> i64:
    """How strong a village or the city is."""
    return CITY_STRENGTH - 3 * burnt(table) if space == A4 else 4 + uncovered(table)


def attack(table: Table, space: i64, context: i64, log: Log | None) -> None:
    """War: a hunt on that tile, fought like a beast of that strength; then the place burns (TOKEN-7, -8)."""
    stronger: i64 = 0
    if table.works(marks.HUNT_FIELD, marks.BEAST):
        marking.lift(table, marks.HUNT_FIELD, marks.BEAST, because(NOTHING, TOKEN_DONE), log)
        stronger = 1
    push(table, steps.WAR, space, 0, context)
    push(table, steps.FIGHT, strength(table, space) + stronger, 0, context)
    if table.works(space, marks.BEAST):
        tokens.threaten(table, space, context)


def reached(table: Table) -> bool:
    return table.has(A4, marks.BURNT)
