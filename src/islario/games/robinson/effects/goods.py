"""Wood, food, preserved food, fur: won, lost, demanded."""

from mypy_extensions import i64

from islario.core.events import Log
from islario.games.robinson import happenings, island, steps
from islario.games.robinson.agenda import (
    ASKED,
    LACK_FOOD,
    LACK_WOOD,
    in_action,
    lacking,
    push,
    source_of,
    space_of,
    who_of,
)
from islario.games.robinson.causes import why
from islario.games.robinson.components import FISH, FOOD, FRIDAY, JENNY, NOBODY, PRESERVED, WOOD
from islario.games.robinson.effects.language import POSSIBLE
from islario.games.robinson.effects.people import wound_everybody
from islario.games.robinson.queries import free, free_food
from islario.games.robinson.state import Table
from islario.games.robinson.uses import windows


def run(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
    if step <= steps.FUR:
        if a > 0:
            gain(table, step, a, context, log)
        elif a < 0:
            demand(table, step, -a, b, context, log)
    elif step == steps.FOOD_EACH:
        gain(table, FOOD, a * table.setup.players, context, log)
    elif step == steps.LOSE_ALL:
        for resource in range(i64(4)):
            lose(table, resource, free(table, resource), 0, context, log)
    elif step == steps.GATHERED:
        place: i64 = source_of(context)
        kind: i64 = island.source(table, space_of(context), place) if place < 2 else FISH
        gain(table, island.resource_of(kind), a, context, log)
    else:
        lack(table, a, context)


def gain(table: Table, resource: i64, amount: i64, context: i64, log: Log | None) -> None:
    """Cubes come in: to Future in an action (RESOLVE-17), else to Available (EVENT-16)."""
    who: i64 = who_of(context)
    if in_action(context):
        table.future[4 * (who if who <= JENNY else FRIDAY) + resource] += amount
    else:
        table.stock[resource] += amount
    if log is not None:
        log.add(happenings.GAINED, resource, amount, who, why(table, context))


def lose(table: Table, resource: i64, amount: i64, missing: i64, context: i64, log: Log | None) -> None:
    """Cubes that are there go; so many were demanded beside them."""
    table.stock[resource] -= amount
    if log is not None and amount + missing > 0:
        what: i64 = LACK_FOOD if resource == PRESERVED else LACK_WOOD + resource
        log.add(happenings.LOST, resource, amount, missing, why(table, lacking(context, what)))


def lose_food(table: Table, amount: i64, missing: i64, context: i64, log: Log | None) -> None:
    """Food that is there goes, of the kind that the group wants to spend first (WEATHER-23, NIGHT-4)."""
    first: i64 = PRESERVED if table.preserved_first else FOOD
    part: i64 = min(amount, free(table, first))
    lose(table, first, part, missing if first == FOOD else 0, context, log)
    lose(table, PRESERVED + FOOD - first, amount - part, missing if first == PRESERVED else 0, context, log)


def demand(table: Table, resource: i64, amount: i64, flags: i64, context: i64, log: Log | None) -> None:
    """So many cubes must go; a wound for each that is missing, unless it is only "if possible" (DEMAND-1, -9)."""
    have: i64 = free_food(table) if resource == FOOD else free(table, resource)
    missing: i64 = max(0, amount - have)
    if missing > 0 and flags & POSSIBLE == 0 and flags & ASKED == 0:
        relief: i64 = windows.FOOD if resource == FOOD else windows.WOOD if resource == WOOD else windows.FUR
        push(table, resource, -amount, flags | ASKED, context)
        if windows.offer(table, relief, context):
            return
        table.depth -= 1
    unmet: i64 = missing if flags & POSSIBLE == 0 else 0
    if resource == FOOD:
        lose_food(table, amount - missing, unmet, context, log)
    else:
        lose(table, resource, amount - missing, unmet, context, log)
    if unmet > 0:
        lack(table, unmet, lacking(context, LACK_WOOD + resource))


def lack(table: Table, missing: i64, context: i64) -> None:
    """Wounds for what could not be met: the one it is about, or every player (DEMAND-12, -17)."""
    if who_of(context) != NOBODY:
        push(table, steps.WOUNDS, missing, 0, context)
    else:
        wound_everybody(table, missing, context)
