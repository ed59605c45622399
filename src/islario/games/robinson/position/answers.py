"""What a question can be answered with: the answers from which the step beneath it could go on, as bits."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from islario.core.bits import bit
from islario.games.robinson import agenda, island, steps
from islario.games.robinson.components import (
    BUILDABLE,
    FOOD,
    FRIDAY,
    INVENTION_COUNT,
    ISLAND,
    JENNY,
    WOOD,
)
from islario.games.robinson.effects import tokens
from islario.games.robinson.effects.finds import mask_of
from islario.games.robinson.marks import SPACE_COUNT
from islario.games.robinson.phases.actions import invention_of
from islario.games.robinson.phases.arrivals import is_item
from islario.games.robinson.phases.building import ON_WHICH_TILE
from islario.games.robinson.phases.production import FOOD_SHIFT
from islario.games.robinson.planning.costs import WAYS
from islario.games.robinson.position.step_specs import STEP_SPECS
from islario.games.robinson.state import SLOT_SIZE, SLOTS, STEP_SIZE, TARGET, Table


def kind_asked(step: i64, b: i64) -> int:
    """The kind of question that a step takes the answer of, or -1."""
    if step == steps.EXTRA_BUILD_AT and b != 0:
        return agenda.SPACE if b == ON_WHICH_TILE else agenda.OPTION
    return STEP_SPECS[step].question


def answers(table: Table, number: int) -> int:
    """The answers that step ``number`` of the agenda can take."""
    at: i64 = number * STEP_SIZE
    step: i64 = table.steps[at]
    b: i64 = table.steps[at + 2]
    if step in _LOOKED_UP:
        return _LOOKED_UP[step](table, at)
    if step in _FIXED:
        return _FIXED[step]
    return _OF_KIND[kind_asked(step, b)]


_FIXED: Final[dict[int, int]] = {
    steps.RAID_CHOICE: 7,
    steps.REMOVE_BLACK_AT: (1 << 3 * SPACE_COUNT) - 1,
    steps.CORRAL_AT: (1 << 2 * SPACE_COUNT) - 1 | 1 << agenda.DECLINE,
    steps.FREE_BUILD_AT: (1 << BUILDABLE) - 1,
}
_OF_KIND: Final[dict[int, int]] = {
    agenda.OPTION: 3,
    agenda.SPACE: (1 << SPACE_COUNT) - 1,
    agenda.SOURCE: (1 << 2 * SPACE_COUNT) - 1,
    agenda.INVENTION: (1 << INVENTION_COUNT) - 1,
}
"""For those steps that have no answers of their own."""


def people(table: Table) -> i64:
    """Everybody who can be at the table: the players, Friday, and in her scenario Jenny."""
    seats: i64 = bit(table.setup.players) - 1
    return seats | bit(FRIDAY) | (bit(JENNY) if table.setup.rules.jenny else 0)


def _people(table: Table, at: i64) -> i64:
    return people(table)


def _hungry(table: Table, at: i64) -> i64:
    return people(table) & (table.steps[at + 2] >> 8)


def _arrows(table: Table, at: i64) -> i64:
    return bit(4 * table.setup.players) - 1


def _tokens(table: Table, at: i64) -> i64:
    return tokens.removable(table)


def _sites(table: Table, at: i64) -> i64:
    """Where a camp could be."""
    return island.accessible(table) & ISLAND


def _sites_or_none(table: Table, at: i64) -> i64:
    return _sites(table, at) | bit(agenda.DECLINE)


def _offered(table: Table, at: i64) -> i64:
    return mask_of(table.offered)


def _options(table: Table, at: i64) -> i64:
    return bit(table.steps[at + 2] & 63) - 1


def _cubes(table: Table, at: i64) -> i64:
    """The cubes of which the group picks a half: what the step beneath still has."""
    amounts: i64 = table.steps[at - STEP_SIZE + 1]
    return (bit(WOOD) if amounts & 255 != 0 else 0) | (bit(FOOD) if amounts >> FOOD_SHIFT != 0 else 0)


def _wood(table: Table, at: i64) -> i64:
    return bit(min(table.stock[WOOD], 15) + 1) - 1


def _slots(table: Table, at: i64) -> i64:
    found: i64 = 0
    for slot in range(i64(SLOTS)):
        if table.plan[slot * SLOT_SIZE + TARGET] != 0:
            found |= bit(slot)
    return found


def _entering(table: Table, at: i64) -> i64:
    """The items that wait in Future."""
    found: i64 = 0
    for thing in table.incoming:
        if is_item((thing >> 3) & 511):
            found |= bit(invention_of(table, (thing >> 3) & 511))
    return found


def _buildings(table: Table, at: i64) -> i64:
    """What is built in addition, then perhaps on which tile, then how it is paid."""
    b: i64 = table.steps[at + 2]
    return bit(agenda.LEVELS + BUILDABLE) - 1 if b == 0 else ISLAND if b == ON_WHICH_TILE else bit(len(WAYS)) - 1


_LOOKED_UP: Final[dict[int, Callable[[Table, i64], i64]]] = {
    steps.DET_ONE: _people,
    steps.HEAL_ONE: _people,
    steps.WOUND_ONE: _people,
    steps.NIGHT_HUNGRY: _hungry,
    steps.COVER_ARROW_AT: _arrows,
    steps.REMOVE_ANY_AT: _tokens,
    steps.MOVE_CAMP_TO: _sites,
    steps.NIGHT_MOVE_TO: _sites_or_none,
    steps.NEW_IDEA_AT: _offered,
    steps.SCOUT_AT: _offered,
    steps.RECONNOITRE_AT: _offered,
    steps.REVEAL_TILE_AT: _offered,
    steps.CANOE_TILE_AT: _offered,
    steps.CHOOSE_AT: _options,
    steps.PRODUCTION_HALF_AT: _cubes,
    steps.PILE_ADD: _wood,
    steps.RESOLVE_SLOT: _slots,
    steps.ITEM_ENTERS_NOW: _entering,
    steps.EXTRA_BUILD_AT: _buildings,
}
"""For those steps whose answers depend on what lies on the table."""
