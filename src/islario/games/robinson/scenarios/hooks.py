"""Where the common rules ask the scenario that is played."""

from typing import Final

from mypy_extensions import i64

from islario.core.events import Log
from islario.games.robinson import marking, marks, steps
from islario.games.robinson.agenda import NOTHING, from_card, push, push_effects
from islario.games.robinson.components import (
    CANNIBAL_ISLAND,
    CASTAWAYS,
    CURSED_ISLAND,
    DIES,
    JENNY_SCENARIO,
    KING_KONG,
    POINTS,
    ROBINSON_FAMILY,
    SCENARIOS_AT,
    SECOND_OF_SCENARIO,
    TOTEM_COUNT,
    TOTEM_EFFECT,
    VOLCANO_ISLAND,
)
from islario.games.robinson.planning.targets import KONG, RAFT, WAR
from islario.games.robinson.planning.targets import space_of as space_of_target
from islario.games.robinson.scenarios import (
    cannibal_island,
    castaways,
    cursed_island,
    jenny,
    king_kong_island,
    robinson_family,
    volcano_island,
)
from islario.games.robinson.state import GOING_ON, WON, Table
from islario.games.robinson.switches import HUNGRY_CREW

TOTEMS: Final = 11
"""The note of how many totems have been found, in every scenario that numbers them."""


def run(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
    """A step of a scenario."""
    if step <= steps.PILE_ADD:
        castaways.run(table, step, a, log)
    elif step <= steps.WAR:
        cannibal_island.run(table, step, a, b, context, log)
    elif step == steps.TOTEM_ACTION:
        volcano_island.leave_temple(table, a, log)
    else:
        king_kong_island.run(table, step, a, b, context, log)
    check_goal(table)


def check_goal(table: Table) -> None:
    """The goal is met: the game is won at once (END-1)."""
    if table.ended == GOING_ON and reached(table):
        table.ended = WON


def reached(table: Table) -> bool:
    scenario: i64 = table.setup.scenario
    if scenario == CASTAWAYS:
        return castaways.reached(table)
    if scenario == CURSED_ISLAND:
        return cursed_island.reached(table)
    if scenario == JENNY_SCENARIO:
        return jenny.reached(table)
    if scenario == VOLCANO_ISLAND:
        return volcano_island.reached(table)
    if scenario == CANNIBAL_ISLAND:
        return cannibal_island.reached(table)
    if scenario == ROBINSON_FAMILY:
        return robinson_family.reached(table)
    return king_kong_island.reached(table)


def round_begins(table: Table, log: Log | None) -> None:
    """Before the event phase: the ship, the lava, the city."""
    check_goal(table)
    if table.setup.scenario == VOLCANO_ISLAND:
        volcano_island.flow(table, log)
    elif table.setup.scenario == CANNIBAL_ISLAND and table.round == cannibal_island.CITY_ROUND:
        cannibal_island.reveal_city(table, log)


def after_production(table: Table, log: Log | None) -> None:
    if table.setup.scenario == CASTAWAYS:
        push(table, steps.PILE_WINDOW, 0, 0, NOTHING)  # END-11
    elif table.setup.scenario == KING_KONG:
        king_kong_island.wake(table)


def totem_found(table: Table, space: i64, context: i64, log: Log | None) -> None:
    """A totem: numbered in the order of finding, with what that number means (EXPLORE-25)."""
    scenario: i64 = table.setup.scenario
    if scenario == CASTAWAYS:
        return
    for other in range(i64(10)):
        table.notes[TOTEMS] = max(table.notes[TOTEMS], table.value(other, marks.NUMBER))
    table.notes[TOTEMS] += 1
    number: i64 = table.notes[TOTEMS]
    marking.put(table, space, marks.NUMBER, SCENARIOS_AT + scenario, number, log)
    n: i64 = TOTEM_COUNT[scenario]
    if n == 0 or (number > n and (scenario == JENNY_SCENARIO or scenario == CANNIBAL_ISLAND)):
        return
    own: i64 = from_card(context, SCENARIOS_AT + scenario)
    push_effects(table, TOTEM_EFFECT[8 * scenario + min(number, n) - 1], own)


def tile_found(table: Table) -> None:
    if table.setup.scenario == VOLCANO_ISLAND:
        table.notes[volcano_island.NEW_TILES] += 1
        check_goal(table)


def hunt(table: Table, target: i64, context: i64, log: Log | None) -> None:
    """War on cannibals, or the hunt for King Kong."""
    if target == KONG:
        king_kong_island.hunt(table, context)
    else:
        cannibal_island.attack(table, target - WAR, context, log)


def explore(table: Table, target: i64, context: i64, log: Log | None) -> None:
    """An exploration of a totem, or with the raft."""
    scenario: i64 = table.setup.scenario
    if target == RAFT:
        jenny.rescue(table)
        check_goal(table)
        return
    space: i64 = space_of_target(target)
    if scenario == VOLCANO_ISLAND:
        volcano_island.enter_temple(table, space, context)
    elif scenario == CURSED_ISLAND:
        marking.put(table, space, marks.BURNT, SCENARIOS_AT + scenario, 0, log)
        push(table, steps.MYSTERY, cursed_island.TEMPLE, 0, context)
    elif scenario == KING_KONG:
        push(table, steps.RESCUE, 0, 0, context)
        push(table, steps.MYSTERY, 1 << 4, 0, context)


def items_entered(table: Table, log: Log | None) -> None:
    """After the action phase everything that was built counts."""
    check_goal(table)


def animals_dice(table: Table) -> i64:
    """King Kong Island: an animals die for each lair that was found."""
    return min(table.notes[king_kong_island.LAIRS], 6) if table.setup.scenario == KING_KONG else 0


def animals_at_the_palisade(table: Table) -> None:
    """The animals take a palisade level; King Kong Island has more to it."""
    if table.setup.scenario == KING_KONG:
        king_kong_island.at_the_palisade(table)
    else:
        push(table, steps.PALISADE, -1, 0, NOTHING)


def night_begins(table: Table, log: Log | None) -> None:
    if table.setup.scenario == JENNY_SCENARIO:
        jenny.suffer(table)


def children(table: Table) -> i64:
    return robinson_family.children(table) if table.setup.scenario == ROBINSON_FAMILY else 0


def fed(table: Table, portions: i64) -> None:
    if table.setup.scenario == ROBINSON_FAMILY:
        robinson_family.feed(table, portions)


def hungry_night(table: Table, log: Log | None) -> None:
    if table.setup.scenario == KING_KONG and table.switch(HUNGRY_CREW):
        push(table, steps.CREW_DIES, 1, 0, NOTHING)


def round_ends(table: Table, log: Log | None) -> None:
    if table.setup.scenario == KING_KONG:
        king_kong_island.sleep(table)
    check_goal(table)


# -- points ------------------------------------------------------------------------------------------------


def points(table: Table) -> dict[str, int]:
    """What the scenario's table counts, each with its number (SCORE-1 to -6)."""
    hearts = 0
    for seat in range(table.setup.players):
        hearts += max(0, DIES[table.setup.characters[seat]] - 1 - table.wounds[seat])
    return {name: _count(table, name, hearts) for name in POINTS[table.setup.scenario]}


def _count(table: Table, name: str, hearts: int) -> int:
    scenario: i64 = table.setup.scenario
    if name == "heart":
        return hearts
    if name == "weapon":
        return table.weapon
    if name == "roof":
        return table.roof
    if name == "palisade":
        return table.palisade
    if name == "pile_column":
        return castaways.column(table)
    if name == "blue_marker":
        return cursed_island.on_island(table, marks.BLUE)
    if name == "fog_marker":
        return cursed_island.on_island(table, marks.WHITE)
    if name == "jenny_saved":
        return 1 if table.rescued() else 0
    if name == "lifeboat":
        return 1 if jenny.has_lifeboat(table) else 0
    if name == "jolly_boat":
        return (table.built >> SECOND_OF_SCENARIO) & 1
    if name == "explored_tile":
        return table.notes[volcano_island.NEW_TILES]
    if name == "explored_totem":
        return table.notes[volcano_island.TEMPLES]
    if name == "burnt_village":
        return cannibal_island.burnt(table)
    if name == "burnt_city":
        return 1 if scenario == CANNIBAL_ISLAND and cannibal_island.reached(table) else 0
    n = 0
    for item in range(i64(30)):
        n += (table.built >> item) & 1
    return n
