"""The production phase."""

from typing import Final

from mypy_extensions import i64

from islario.core.events import Log
from islario.core.rng import Rng
from islario.games.robinson import happenings, island, marking, marks, steps, switches
from islario.games.robinson.agenda import NOTHING, RESOURCE, SOURCE, ask, from_card, push
from islario.games.robinson.causes import PRODUCTION_CHANGED, PRODUCTION_HALVED, PRODUCTION_SKIPPED, because
from islario.games.robinson.components import (
    FOOD,
    INVENTIONS_AT,
    PIT,
    SHORTCUT,
    SOURCE_COUNT,
    WOOD,
    WOUND_FACES,
)
from islario.games.robinson.effects import goods
from islario.games.robinson.marks import PLUS_FOOD, PLUS_WOOD, PRODUCTION_SPACE
from islario.games.robinson.phases import dice
from islario.games.robinson.queries import has_item, pending
from islario.games.robinson.state import PRODUCTION, Table

FOOD_SHIFT: Final = 8
"""Produced cubes are packed: wood, and food above it."""


def run(table: Table, step: i64, a: i64, b: i64, context: i64, rng: Rng, log: Log | None) -> None:
    if step == steps.PRODUCTION_PHASE:
        table.phase = PRODUCTION
        if log is not None:
            log.add(happenings.PHASE_BEGAN, PRODUCTION)
        push(table, steps.PRODUCTION_DONE, 0, 0, NOTHING)
        if not table.has(PRODUCTION_SPACE, marks.SKIP):  # PROD-14
            push(table, steps.PRODUCTION_GIVE, yield_of_camp(table), 0, NOTHING)
            push(table, steps.PRODUCTION_SHORTCUT, 0, 0, NOTHING)  # it is chosen last, when all else is known
            if has_item(table, PIT):
                push(table, steps.PRODUCTION_PIT, 0, 0, NOTHING)
    elif step == steps.PRODUCTION_SHORTCUT:
        choices: i64 = shortcut_sources(table)
        if choices != 0:
            push(table, steps.PRODUCTION_SHORTCUT_AT, 0, 0, NOTHING)
            ask(table, table.first, SOURCE, choices, NOTHING)
    elif step == steps.PRODUCTION_SHORTCUT_AT:
        resource: i64 = island.resource_of(island.source(table, a // 2, a % 2))
        table.taken |= 1 << (2 * (a // 2) + resource)
        add(table, resource, 1)
    elif step == steps.PRODUCTION_PIT:
        pit: i64 = from_card(NOTHING, INVENTIONS_AT + PIT)
        table.dice = dice.WOUND if rng.below(6) < WOUND_FACES[0] else 0
        if log is not None:
            log.add(happenings.PIT_ROLLED, table.dice, INVENTIONS_AT + PIT)
        push(table, steps.PRODUCTION_PIT_RESULT, 0, 0, pit)
        dice.offer_rerolls(table, 0, dice.WOUND, pit)
    elif step == steps.PRODUCTION_PIT_RESULT:
        if table.dice & dice.WOUND != 0:
            add(table, FOOD, 2 if table.switch(switches.PRINTED) else 1)
    elif step == steps.PRODUCTION_GIVE:
        give(table, a & 255, a >> FOOD_SHIFT, log)
    elif step == steps.PRODUCTION_HALF:
        pick_half(table, a, b)
    elif step == steps.PRODUCTION_HALF_AT:
        at: i64 = pending(table, steps.PRODUCTION_HALF)
        table.steps[at + 1] -= 1 if a == WOOD else 1 << FOOD_SHIFT
        goods.gain(table, a, 1, NOTHING, log)
    elif step == steps.PRODUCTION_DONE:
        for kind in range(i64(marks.NO_FOOD), i64(marks.SKIP + 1)):
            marking.lift(table, PRODUCTION_SPACE, kind, because(NOTHING, done_by(kind)), log)
        table.setup.rules.after_production(table)


def done_by(kind: i64) -> i64:
    """The rule by which a mark of Production has had its effect."""
    if kind == marks.SKIP:
        return PRODUCTION_SKIPPED
    return PRODUCTION_HALVED if kind == marks.HALF else PRODUCTION_CHANGED


def yield_of_camp(table: Table) -> i64:
    """What the camp tile gives: each open source a cube, each +1 token one more (PROD-1, -6, -7)."""
    camp: i64 = table.camp
    if not table.setup.rules.camp_yields(table):
        return 0
    amounts: i64 = 0
    for place in range(SOURCE_COUNT[table.tiles[camp]]):
        if not island.is_exhausted(table, camp, place):
            kind: i64 = island.source(table, camp, place)
            amounts += 1 if island.resource_of(kind) == WOOD else 1 << FOOD_SHIFT
    amounts += table.count(camp, PLUS_WOOD) if table.has(camp, PLUS_WOOD) else 0
    return amounts + (table.count(camp, PLUS_FOOD) << FOOD_SHIFT if table.has(camp, PLUS_FOOD) else 0)


def shortcut_sources(table: Table) -> i64:
    """The sources of the Shortcut's tile that give something (PROD-12)."""
    found: i64 = 0
    if not has_item(table, SHORTCUT):
        return 0
    for space in range(i64(marks.SPACE_COUNT)):
        if table.has(space, marks.SHORTCUT):
            for place in range(SOURCE_COUNT[table.tiles[space]]):
                resource: i64 = island.resource_of(island.source(table, space, place))
                if not island.is_exhausted(table, space, place) or table.has(space, island.plus_of(resource)):
                    found |= 1 << (2 * space + place)
    return found


def add(table: Table, resource: i64, amount: i64) -> None:
    """More cubes for what is about to be given."""
    at: i64 = pending(table, steps.PRODUCTION_GIVE)
    table.steps[at + 1] += amount if resource == WOOD else amount << FOOD_SHIFT


def give(table: Table, wood: i64, food: i64, log: Log | None) -> None:
    """What effects make of it, and into Available (PROD-4, -9, -13)."""
    if table.has(PRODUCTION_SPACE, marks.NO_WOOD):
        wood = 0
    if table.has(PRODUCTION_SPACE, marks.NO_FOOD):
        food = 0
    if table.has(PRODUCTION_SPACE, marks.WOOD_MORE):
        wood += 1
    if table.has(PRODUCTION_SPACE, marks.FOOD_LESS):
        food = max(0, food - 1)
    if table.has(PRODUCTION_SPACE, marks.HALF):
        push(table, steps.PRODUCTION_HALF, wood | (food << FOOD_SHIFT), (wood + food) // 2, NOTHING)
        return
    if wood > 0:
        goods.gain(table, WOOD, wood, NOTHING, log)
    if food > 0:
        goods.gain(table, FOOD, food, NOTHING, log)


def pick_half(table: Table, amounts: i64, left: i64) -> None:
    """The group picks the cubes that make up the half, one by one."""
    wood: i64 = amounts & 255
    food: i64 = amounts >> FOOD_SHIFT
    if left == 0:
        return
    choices: i64 = (1 if wood > 0 else 0) | (2 if food > 0 else 0)
    push(table, steps.PRODUCTION_HALF, amounts, left - 1, NOTHING)
    push(table, steps.PRODUCTION_HALF_AT, 0, 0, NOTHING)
    ask(table, table.first, RESOURCE, choices, NOTHING)
