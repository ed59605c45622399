"""Whether the actions that scenarios add can be planned."""

from mypy_extensions import i64

from islario.games.robinson import island, marks
from islario.games.robinson.components import (
    CANNIBAL_ISLAND,
    CURSED_ISLAND,
    JENNY_SCENARIO,
    KING_KONG,
    ROBINSON_FAMILY,
    VOLCANO_ISLAND,
)
from islario.games.robinson.planning.check_results import (
    CAPTURED,
    DONE,
    EXPLORED,
    FINE,
    NO_MARKER,
    NO_PATH,
    NO_TOTEM,
    NOT_BUILT,
    NOT_HERE,
    TOO_FEW_TRAPS,
)
from islario.games.robinson.planning.targets import KONG, WAR
from islario.games.robinson.queries import has_mark
from islario.games.robinson.scenarios import jenny, king_kong_island
from islario.games.robinson.scenarios.cursed_island import on_island
from islario.games.robinson.state import JENNY_RESCUED, Table


def war(table: Table, target: i64) -> i64:
    """A village or the city; or King Kong."""
    if target == KONG:
        if table.setup.scenario != KING_KONG:
            return NOT_HERE
        if on_island(table, marks.BLUE) < king_kong_island.TRAPS:
            return TOO_FEW_TRAPS
        return CAPTURED if table.notes[king_kong_island.CAPTURED] == 1 else FINE
    if table.setup.scenario != CANNIBAL_ISLAND:
        return NOT_HERE
    space: i64 = target - WAR
    if not table.has(space, marks.NUMBER):
        return NO_TOTEM
    if table.has(space, marks.BURNT):
        return DONE
    return FINE if island.is_joined(table, space) else NO_PATH


def raft(table: Table) -> i64:
    if table.setup.scenario != JENNY_SCENARIO:
        return NOT_HERE
    if table.notes[JENNY_RESCUED] == 1:
        return DONE
    return FINE if jenny.has_raft(table) else NOT_BUILT


def totem(table: Table, space: i64) -> i64:
    """Whether a tile that is explored has a totem for an action."""
    scenario: i64 = table.setup.scenario
    number: i64 = table.value(space, marks.NUMBER)
    if (scenario == CURSED_ISLAND and number == 1) or (scenario == VOLCANO_ISLAND and 1 <= number <= 4):
        return DONE if table.has(space, marks.BURNT) else FINE
    if scenario == KING_KONG and number == king_kong_island.RESCUE_LAIR:
        return FINE if table.notes[king_kong_island.CAPTURED] == 1 else EXPLORED
    return EXPLORED


def reclaim(table: Table) -> i64:
    if table.setup.scenario != ROBINSON_FAMILY:
        return NOT_HERE
    black = has_mark(table, marks.EXHAUSTED) or has_mark(table, marks.EXHAUSTED + 1) or has_mark(table, marks.COVERED)
    return FINE if black else NO_MARKER
