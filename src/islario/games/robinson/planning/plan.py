"""The plan of a round: pawns placed, taken back, confirmed."""

from mypy_extensions import i64

from islario.core.bits import bit
from islario.core.events import Log
from islario.games.robinson import happenings, switches
from islario.games.robinson.agenda import NOTHING, from_card
from islario.games.robinson.causes import why
from islario.games.robinson.components import CARPENTER, ECONOMICAL, FIRST_OF_SCENARIO, FRIDAY, HANDYMAN, SKILLS_AT
from islario.games.robinson.effects.finds import owner
from islario.games.robinson.planning import checks, costs, pawns, targets
from islario.games.robinson.planning.check_results import FINE
from islario.games.robinson.state import COST, LEADER, NONE, PAWNS, SLOT_SIZE, SLOTS, TARGET, Table
from islario.games.robinson.uses.usability import price


def plan(table: Table, seat: i64, target: i64, way: i64, performer: i64, log: Log | None) -> None:
    """Place the pawn that will perform an action; what it costs is reserved."""
    slot: i64 = free_slot(table)
    source: i64 = checks.source_of(seat, performer)
    at: i64 = slot * SLOT_SIZE
    table.plan[at + TARGET] = target + 1
    table.plan[at + PAWNS] = pawns.one_of(source)
    table.plan[at + COST] = way << 12
    table.plan[at + LEADER] = source
    table.recount()
    costs.reserve(table)
    thaw(table)
    if log is not None:
        log.add(happenings.PLANNED, source, slot, target)


def free_slot(table: Table) -> i64:
    """The lowest empty slot: there is one for every pawn that can perform, and one more."""
    slot: i64 = 0
    while table.plan[slot * SLOT_SIZE + TARGET] != 0:
        slot += 1
    return slot


def support(table: Table, slot: i64, source: i64, log: Log | None) -> None:
    """Put a pawn on a planned action; a player's pawn takes the lead from Friday (PLAYERS-7)."""
    at: i64 = slot * SLOT_SIZE
    pay(table, source, 1, log)
    table.plan[at + PAWNS] += pawns.one_of(source)
    table.recount()
    if source < FRIDAY and table.plan[at + LEADER] == FRIDAY:
        table.plan[at + LEADER] = source
    costs.reserve(table)
    if log is not None:
        log.add(happenings.PLANNED, source, slot, table.plan[at + TARGET] - 1)


def pay(table: Table, source: i64, n: i64, log: Log | None) -> None:
    """Pay for pawns that cost something, or take it back; determination that goes or comes is told."""
    pawns.pay(table, source, n)
    if log is not None and n != 0 and (source == pawns.HANDYMAN_PAWN or source == pawns.ECONOMY):
        skill: i64 = HANDYMAN if source == pawns.HANDYMAN_PAWN else ECONOMICAL
        seat: i64 = table.setup.seat_of[CARPENTER]
        cause: i64 = why(table, from_card(NOTHING, SKILLS_AT + skill))
        if n > 0:
            log.add(happenings.DISCOURAGED, seat, price(table, skill), 0, cause)
        else:
            log.add(happenings.DETERMINED, seat, -n * price(table, skill), table.det[seat], cause)


def lead(table: Table, seat: i64, slot: i64, log: Log | None) -> None:
    """Another of the players on an action becomes its performer."""
    table.plan[slot * SLOT_SIZE + LEADER] = seat
    thaw(table)
    if log is not None:
        log.add(happenings.LED, seat, slot)


def take_back(table: Table, slot: i64, source: i64, log: Log | None) -> None:
    """Take a pawn back; without anybody to perform it, the action is off and all its pawns return."""
    at: i64 = slot * SLOT_SIZE
    pay(table, source, -1, log)
    table.plan[at + PAWNS] -= pawns.one_of(source)
    table.recount()
    if table.plan[at + LEADER] == source and pawns.of(table.plan[at + PAWNS], source) == 0:
        table.plan[at + LEADER] = next_leader(table, slot)
        if table.plan[at + LEADER] == NONE or not still_fits(table, slot):
            clear(table, slot, log)
    costs.reserve(table)
    thaw(table)
    if log is not None:
        log.add(happenings.TAKEN_BACK, source, slot)


def next_leader(table: Table, slot: i64) -> i64:
    """Who performs when the performer has gone: another player on it, else Friday, else nobody."""
    at: i64 = slot * SLOT_SIZE
    there: i64 = table.plan[at + PAWNS]
    invention: i64 = targets.INVENTION_OF[table.plan[at + TARGET] - 1]
    if 0 <= invention < FIRST_OF_SCENARIO and owner(table, invention) >= 0:
        return NONE
    for seat in range(i64(FRIDAY)):
        if pawns.of(there, seat) > 0:
            return seat
    return FRIDAY if pawns.of(there, pawns.FRIDAY_PAWN) > 0 else NONE


def still_fits(table: Table, slot: i64) -> bool:
    """Whether what supports an action may support it under its new performer."""
    at: i64 = slot * SLOT_SIZE
    there: i64 = table.plan[at + PAWNS]
    leader: i64 = table.plan[at + LEADER]
    if pawns.of(there, pawns.DOG_PAWN) > 0 and leader == FRIDAY and table.switch(switches.DOG_NOT_WITH_FRIDAY):
        return False
    own = checks.is_carpenter(table, leader)
    if pawns.of(there, pawns.HANDYMAN_PAWN) > 0 and table.switch(switches.PRINTED) and not own:
        return False
    return pawns.of(there, pawns.ECONOMY) == 0 or not table.switch(switches.OWN_ECONOMY) or own


def clear(table: Table, slot: i64, log: Log | None) -> None:
    """An action is off: its pawns return, and what was paid for them."""
    at: i64 = slot * SLOT_SIZE
    for source in range(i64(pawns.HAMMER_PAWN), i64(pawns.SOURCE_COUNT)):
        pay(table, source, -pawns.of(table.plan[at + PAWNS], source), log)
    for i in range(i64(SLOT_SIZE)):
        table.plan[at + i] = 0
    table.recount()


def go_first(table: Table, slot: i64, log: Log | None) -> None:
    """Name the action of its kind that is resolved first and takes the token of the field."""
    kind: i64 = costs.kind_at(table, slot)
    table.leading = (table.leading & ~(15 * bit(4 * kind))) | ((slot + 1) << (4 * kind))
    costs.reserve(table)
    thaw(table)
    if log is not None:
        log.add(happenings.PUT_FIRST, slot)


def thaw(table: Table) -> None:
    """Whoever answers for an action that is no longer complete has to confirm again."""
    if table.confirmed == 0:
        return
    for slot in range(i64(SLOTS)):
        if table.plan[slot * SLOT_SIZE + TARGET] != 0 and checks.complete(table, slot) != FINE:
            table.confirmed &= ~(1 << checks.answers_for(table, slot))


def confirm(table: Table, seat: i64, log: Log | None) -> None:
    table.confirmed |= 1 << seat
    if log is not None:
        log.add(happenings.CONFIRMED, seat)


def all_confirmed(table: Table) -> bool:
    return table.confirmed == (1 << table.setup.players) - 1


def wipe(table: Table) -> None:
    """The plan is done: every pawn returns (RESOLVE-21)."""
    for i in range(i64(SLOTS * SLOT_SIZE)):
        table.plan[i] = 0
    table.recount()
    for resource in range(i64(4)):
        table.reserved[resource] = 0
    table.confirmed = 0
    table.leading = 0
