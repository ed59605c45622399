"""What a draft can plan with: pawns that can still be placed, and ways to pay.

``able``: the seats that can still place pawns, as bits.
"""

from typing import Final

from mypy_extensions import i64

from islario.core.bits import lowest
from islario.games.robinson import components, marks, switches
from islario.games.robinson.components import FRIDAY, JENNY
from islario.games.robinson.planning import checks, costs, pawns, targets
from islario.games.robinson.planning.check_results import FINE
from islario.games.robinson.state import LEADER, PAWNS, SLOT_SIZE, TARGET, Table
from islario.games.robinson.thumb.chances import needs_different

NOBODY: Final = -1


def any_left(table: Table, able: i64) -> bool:
    """Whether there is anybody left to perform something."""
    for seat in range(table.setup.players):
        if (able >> seat) & 1 == 1 and pawns.left(table, seat) > 0:
            return True
    if (able >> table.first) & 1 == 0:
        return False
    return pawns.left(table, pawns.FRIDAY_PAWN) > 0 or pawns.left(table, pawns.JENNY_PAWN) > 0


def reach(table: Table, able: i64, target: i64, leader: i64) -> i64:
    """How many pawns all who can still place some could put on an action; Handyman is not reckoned with."""
    kind: i64 = targets.KIND[target]
    totem = checks.is_totem(table, target)
    alone = table.has(marks.ROUND_SPACE, marks.NO_MIXED)
    n: i64 = 1 if leader == JENNY else 0
    for source in range(table.setup.players):
        joins = not alone or leader == source or leader >= FRIDAY
        if joins and (able >> source) & 1 == 1 and pawns.may_do(table, source, kind):
            n += pawns.left(table, source)
    for source in range(i64(FRIDAY), i64(pawns.ECONOMY)):
        if source == pawns.JENNY_PAWN or source == pawns.HANDYMAN_PAWN:
            continue
        if source == pawns.FRIDAY_PAWN and (able >> table.first) & 1 == 0:
            continue
        if source == pawns.DOG_PAWN and leader == FRIDAY and table.switch(switches.DOG_NOT_WITH_FRIDAY):
            continue
        if pawns.helps(table, source, kind, totem):
            n += pawns.left(table, source)
    return n


def has_another(table: Table, able: i64, leader: i64) -> bool:
    """Whether another player could help."""
    for seat in range(table.setup.players):
        if seat != leader and (able >> seat) & 1 == 1 and pawns.left(table, seat) > 0:
            return leader < FRIDAY
    return False


def find_helper(table: Table, able: i64, slot: i64, badly: bool) -> i64:
    """The source that can best spare a pawn for a planned action, or -1; what is used up only if badly needed."""
    for source in range(i64(pawns.DOG_PAWN), i64(pawns.HAMMER_PAWN)):
        if may_help(table, able, slot, source):
            return source
    if may_help(table, able, slot, pawns.COMPASS_PAWN):
        return pawns.COMPASS_PAWN
    if may_help(table, able, slot, pawns.LADDER_PAWN):
        return pawns.LADDER_PAWN
    if may_help(table, able, slot, pawns.CREW_PAWN):
        return pawns.CREW_PAWN
    if may_help(table, able, slot, pawns.FRIDAY_PAWN):
        return pawns.FRIDAY_PAWN
    best: i64 = NOBODY
    most: i64 = 0
    there: i64 = table.plan[slot * SLOT_SIZE + PAWNS]
    different = needs_different(table, table.plan[slot * SLOT_SIZE + TARGET] - 1)
    for seat in range(table.setup.players):
        spare: i64 = 2 * pawns.left(table, seat)
        if spare > 0 and pawns.of(there, seat) == 0:
            spare += 9 if different else 0
        if spare > most and may_help(table, able, slot, seat):
            best = seat
            most = spare
    if best == NOBODY and badly:
        for source in range(i64(pawns.HAMMER_PAWN), i64(pawns.ECONOMY)):
            if may_help(table, able, slot, source):
                return source
    return best


def may_help(table: Table, able: i64, slot: i64, source: i64) -> bool:
    if pawns.left(table, source) <= 0:
        return False
    seat: i64 = placer_of(table, able, slot, source)
    return (able >> seat) & 1 == 1 and checks.support(table, seat, slot, source) == FINE


def placer_of(table: Table, able: i64, slot: i64, source: i64) -> i64:
    """The seat that places a pawn of a source."""
    if source < FRIDAY:
        return source
    if source == pawns.FRIDAY_PAWN:
        return table.first
    if checks.is_skill(source):
        return max(0, table.setup.seat_of[components.CARPENTER])
    leader: i64 = table.plan[slot * SLOT_SIZE + LEADER]
    return leader if leader < FRIDAY and (able >> leader) & 1 == 1 else lowest(able)


def way_to_pay(table: Table, target: i64) -> i64:
    """Fur is used before wood; -1 if nothing can be paid."""
    in_fur = costs.has_way(table, target, costs.IN_FUR) and not table.setup.rules.keeps_fur(table)
    if in_fur and _can_pay(table, target, costs.IN_FUR):
        return costs.IN_FUR
    if _can_pay(table, target, costs.IN_WOOD):
        return costs.IN_WOOD
    for way in range(i64(costs.MIXED), i64(costs.MIXED) + 3):
        if not costs.has_way(table, target, way):
            break
        if _can_pay(table, target, way):
            return way
    return -1


def _can_pay(table: Table, target: i64, way: i64) -> bool:
    return checks.can_pay(table, costs.price(table, target, way), target, 0) == FINE
