"""What a successful Build action brings, and the further build that some skills and cards grant."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from islario.core.bits import bit
from islario.core.events import Log
from islario.games.robinson import happenings, marking, marks, steps
from islario.games.robinson.agenda import (
    BUILDING,
    IN_ACTION,
    NO_SOURCE,
    NOTHING,
    OPTION,
    SPACE,
    about,
    ask,
    card_of,
    chooser,
    push,
    who_of,
)
from islario.games.robinson.causes import OWN_INVENTION, THREAT_ACTION, TOKEN_DONE, because
from islario.games.robinson.components import (
    A4,
    BUILD,
    BUILDABLE,
    FIRST_OF_SCENARIO,
    FOOD,
    FUR,
    ON_A_TILE,
    PRESERVED,
    WOOD,
    invention_card,
)
from islario.games.robinson.effects import finds, goods, levels, people
from islario.games.robinson.planning import checks, costs, openings, pawns, plan, targets
from islario.games.robinson.planning.check_results import FINE
from islario.games.robinson.queries import free
from islario.games.robinson.state import COST, LEADER, PAWNS, SLOT_SIZE, TARGET, Table

ON_WHICH_TILE: Final = targets.TARGET_COUNT
"""Instead of a target: the tile for a cross or a trap is being chosen."""


def build(table: Table, slot: i64, context: i64, log: Log | None) -> None:
    """Pay, and build one thing (BUILD-1, -17, -18)."""
    at: i64 = slot * SLOT_SIZE
    target: i64 = table.plan[at + TARGET] - 1
    carrying = slot == costs.carrying(table)
    cost: i64 = table.plan[at + COST]
    table.plan[at + COST] = 0
    invention: i64 = targets.INVENTION_OF[target]
    if 0 <= invention < FIRST_OF_SCENARIO and (table.open >> invention) & 1 == 0:
        release(table, cost)  # the card was discarded, or built by another effect, before its turn came
        return
    pay(table, cost, because(context, THREAT_ACTION + BUILD), log)
    if carrying:
        marking.lift(table, marks.BUILD_FIELD, marks.PLUS_WOOD, because(NOTHING, TOKEN_DONE), log)
    if target == targets.SHELTER:
        table.shelter = True
        if log is not None:
            log.add(happenings.SHELTER_BUILT)
    elif target <= targets.WEAPON:
        level: i64 = target - targets.ROOF
        levels.set_level(table, level, levels.get_level(table, level) + 1, because(context, THREAT_ACTION + BUILD), log)
    else:
        build_invention(table, target, context, log)


def build_invention(table: Table, target: i64, context: i64, log: Log | None) -> None:
    """An invention waits in Future; its owner is glad at once (BUILD-21, -22)."""
    invention: i64 = targets.INVENTION_OF[target]
    who: i64 = who_of(context)
    if invention < FIRST_OF_SCENARIO:
        if finds.owner(table, invention) == who:
            people.encourage(table, who, 2, because(context, OWN_INVENTION), log)
        finds.finish(table, invention, who, context, log)
        return
    card: i64 = invention_card(table.setup.scenario, invention)
    place: i64 = targets.SPACE_OF[target] + 1
    table.incoming = append(table.incoming, card * 8 + who + (place << 12))
    if log is not None:
        log.add(happenings.BUILT, card, who)


def pay(table: Table, cost: i64, context: i64, log: Log | None) -> None:
    """What was reserved is discarded."""
    spend(table, WOOD, costs.wood_of(cost), context, log)
    spend(table, FUR, costs.fur_of(cost), context, log)
    food: i64 = costs.food_of(cost)
    first: i64 = PRESERVED if table.preserved_first else FOOD
    part: i64 = min(food, table.reserved[first])
    spend(table, first, part, context, log)
    spend(table, FOOD + PRESERVED - first, food - part, context, log)


def spend(table: Table, resource: i64, amount: i64, context: i64, log: Log | None) -> None:
    table.reserved[resource] -= amount
    goods.lose(table, resource, amount, 0, context, log)


def release(table: Table, cost: i64) -> None:
    """What was reserved and not spent is free again (BUILD-23, -24)."""
    table.reserved[WOOD] -= costs.wood_of(cost)
    table.reserved[FUR] -= costs.fur_of(cost)
    food: i64 = costs.food_of(cost)
    part: i64 = min(food, table.reserved[FOOD])
    table.reserved[FOOD] -= part
    table.reserved[PRESERVED] -= food - part


def build_more(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
    """Fast Work: one more Build with a mandatory roll; what it needs must be there now."""
    leader: i64 = who_of(context)
    if step == steps.EXTRA_BUILD:
        choices: i64 = more_builds(table, leader)
        if choices != 0:
            push(table, steps.EXTRA_BUILD_AT, 0, 0, context)
            ask(table, chooser(table, context), BUILDING, choices, context)
    elif b == 0 and is_placed(table, a):  # what is built is known: on which tile
        push(table, steps.EXTRA_BUILD_AT, 0, ON_WHICH_TILE, context)
        ask(table, chooser(table, context), SPACE, more_sites(table, leader), context)
    elif b == 0 or b == ON_WHICH_TILE:  # how is it paid (BUILD-5)
        target: i64 = more_target(table, a) if b == 0 else table.setup.rules.first_site + a
        push(table, steps.EXTRA_BUILD_AT, 0, target, context)
        ask(table, chooser(table, context), OPTION, payable_ways(table, target), context)
    else:
        begin_more(table, b, a, context)


def begin_more(table: Table, target: i64, way: i64, context: i64) -> None:
    """The additional Build becomes an action like any other, but for the pawn."""
    leader: i64 = who_of(context)
    slot: i64 = plan.free_slot(table)
    at: i64 = slot * SLOT_SIZE
    cost: i64 = costs.price(table, target, way)
    if costs.wood_of(cost) > 0:
        cost += checks.token_wood(table, target)
    table.plan[at + TARGET] = target + 1
    table.plan[at + PAWNS] = pawns.one_of(leader)
    table.recount()
    table.plan[at + COST] = cost | (way << 12)
    table.plan[at + LEADER] = leader
    reserve_more(table, cost)
    space: i64 = targets.SPACE_OF[target]
    own: i64 = about(leader, IN_ACTION, space if space >= 0 else table.camp, NO_SOURCE, card_of(context))
    push(table, steps.RESUME, table.slot, 0, context)
    push(table, steps.ACTION_DONE, slot, 0, own)
    push(table, steps.ATTEMPT, BUILD, 1, own)
    table.slot = slot


def reserve_more(table: Table, cost: i64) -> None:
    table.reserved[WOOD] += costs.wood_of(cost)
    table.reserved[FUR] += costs.fur_of(cost)
    food: i64 = costs.food_of(cost)
    part: i64 = min(food, free(table, FOOD))
    table.reserved[FOOD] += part
    table.reserved[PRESERVED] += food - part


def more_target(table: Table, number: i64) -> i64:
    """The target of what can be built in addition: four that have no card, then inventions."""
    return targets.SHELTER + number if number < 4 else targets.of_invention(table.setup.scenario, number - 4)


def more_builds(table: Table, leader: i64) -> i64:
    """What could be built in addition, as bits: four that have no card, then inventions."""
    found: i64 = 0
    for number in range(i64(4 + BUILDABLE)):
        if is_placed(table, number):
            if more_sites(table, leader) != 0:
                found |= bit(number)
        elif can_build_more(table, leader, more_target(table, number)):
            found |= bit(number)
    return found


def is_placed(table: Table, number: i64) -> bool:
    """Whether what is built in addition is the scenario's cross or trap, which stands on a tile."""
    return number >= 4 and ON_A_TILE[BUILDABLE * table.setup.scenario + number - 4] == 1


def more_sites(table: Table, leader: i64) -> i64:
    """The spaces on which a cross or a trap could be built in addition, as bits."""
    found: i64 = 0
    for space in range(i64(A4)):
        if can_build_more(table, leader, table.setup.rules.first_site + space):
            found |= bit(space)
    return found


def is_coming(table: Table, target: i64) -> bool:
    """Whether a scenario's invention was built in this phase already, on that tile if it stands on one (BUILD-25)."""
    invention: i64 = targets.INVENTION_OF[target]
    if invention < FIRST_OF_SCENARIO:
        return False
    space: i64 = targets.SPACE_OF[target]
    if space < 0 and openings.repeats(table, target):
        return False
    card: i64 = invention_card(table.setup.scenario, invention)
    for thing in table.incoming:
        if (thing >> 3) & 511 == card and (space < 0 or thing >> 12 == space + 1):
            return True
    return False


def can_build_more(table: Table, leader: i64, target: i64) -> bool:
    if is_coming(table, target):
        return False
    return checks.on_target(table, leader, target, checks.OWN) == FINE and payable_ways(table, target) != 0


def payable_ways(table: Table, target: i64) -> i64:
    """The ways in which a target could be paid now, as bits."""
    found: i64 = 0
    for way in range(i64(5)):
        fits = costs.has_way(table, target, way)
        if fits and checks.can_pay(table, costs.price(table, target, way), target, 0) == FINE:
            found |= 1 << way
    return found
