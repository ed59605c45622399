"""What a seat may do now."""

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import lowest
from islario.core.codes import pack
from islario.games.forbidden_island import codes
from islario.games.forbidden_island.components import (
    HAND_KINDS,
    HELICOPTER,
    LANDING,
    MESSENGER,
    NAVIGATOR,
    RANKS,
    SANDBAGS,
    SITES,
    TO_CAPTURE,
    TREASURE_COUNT,
)
from islario.games.forbidden_island.rules import reach
from islario.games.forbidden_island.state import (
    ACTING,
    DISCARD_DUE,
    DRAWING,
    GOING_ON,
    HAND_BITS,
    SWIM_DUE,
    Table,
)


def legal(table: Table, seat: i64, out: vec[i64]) -> i64:
    """Write the codes of the seat's legal actions into ``out``; return how many there are."""
    n: i64 = 0
    if table.ended != GOING_ON:
        return n
    if table.due == DISCARD_DUE:
        if seat != table.asked:
            return n
        for kind in range(i64(HAND_KINDS)):
            if table.cards_of(seat, kind) > 0:
                out[n] = pack(codes.DISCARD, 0, kind)
                n += 1
    elif table.due == SWIM_DUE:
        if seat == table.asked:
            n = _list_swims(table, seat, out)
    elif seat == table.turn:
        if table.phase == ACTING:
            n = _list_actions(table, seat, out)
        else:
            out[n] = pack(codes.DRAW if table.phase == DRAWING else codes.FLOOD, 0, 0)
            n += 1
    if table.hands[seat] >> (HELICOPTER * HAND_BITS) != 0:
        n = _list_specials(table, seat, out, n)
    return n


def bystanders(table: Table) -> i64:
    """The seats, as bits, that may play a special card though the game does not wait for them."""
    found: i64 = 0
    if table.ended == GOING_ON and table.due != DISCARD_DUE:
        for seat in range(table.players):
            if seat != table.asked and _may_play_special(table, seat):
                found |= 1 << seat
    return found


def _may_play_special(table: Table, seat: i64) -> bool:
    if table.cards_of(seat, HELICOPTER) > 0:
        return True
    return table.due != SWIM_DUE and table.flooded != 0 and table.cards_of(seat, SANDBAGS) > 0


def _list_tiles(tiles: i64, verb: i64, x: i64, out: vec[i64], n: i64) -> i64:
    """One action of a verb for each of the tiles."""
    head: i64 = pack(verb, x, 0)
    while tiles != 0:
        out[n] = head | lowest(tiles)
        tiles &= tiles - 1
        n += 1
    return n


def _list_swims(table: Table, seat: i64, out: vec[i64]) -> i64:
    goals: i64 = reach.swim(table, seat)
    if goals == 0:
        out[0] = pack(codes.DROWN, 0, 0)
        return 1
    return _list_tiles(goals, codes.SWIM, 0, out, 0)


def _list_actions(table: Table, seat: i64, out: vec[i64]) -> i64:
    n: i64 = _list_tiles(reach.walk(table, seat), codes.MOVE, 0, out, 0)
    n = _list_tiles(reach.fly(table, seat), codes.FLY, 0, out, n)
    if table.roles[seat] == NAVIGATOR:
        for other in range(table.players):
            n = _list_tiles(reach.steer(table, seat, other), codes.NAVIGATE, other, out, n)
    wet: i64 = reach.shore(table, seat)
    if wet != 0:
        n = _list_tiles(wet, codes.SHORE, 0, out, n)
        if reach.shores_two(table, seat):
            n = _list_pairs(wet, out, n)
    near: i64 = receivers(table, seat)
    for treasure in range(i64(TREASURE_COUNT)):
        held: i64 = table.cards_of(seat, treasure)
        if held > 0:
            others: i64 = near
            while others != 0:
                out[n] = pack(codes.GIVE, lowest(others), treasure)
                others &= others - 1
                n += 1
            if held >= TO_CAPTURE and can_capture_here(table, seat, treasure):
                out[n] = pack(codes.CAPTURE, 0, treasure)
                n += 1
    out[n] = pack(codes.END, 0, 0)
    return n + 1


def _list_pairs(wet: i64, out: vec[i64], n: i64) -> i64:
    while wet != 0:
        one: i64 = lowest(wet)
        wet &= wet - 1
        rest: i64 = wet
        while rest != 0:
            two: i64 = lowest(rest)
            rest &= rest - 1
            if RANKS[one] < RANKS[two]:
                out[n] = pack(codes.SHORE_BOTH, one, two)
            else:
                out[n] = pack(codes.SHORE_BOTH, two, one)
            n += 1
    return n


def _list_specials(table: Table, seat: i64, out: vec[i64], n: i64) -> i64:
    if table.cards_of(seat, HELICOPTER) > 0:
        listed: i64 = 0  # seats whose tile has been dealt with
        for first in range(table.players):
            if (listed >> first) & 1 == 0:
                group: i64 = liftable(table, table.at[first])
                listed |= reach.pawns_on(table, table.at[first])
                goals: i64 = reach.elsewhere(table, table.at[first])
                some: i64 = group
                while some != 0:  # every part of the group, by counting down through its bits
                    n = _list_tiles(goals, codes.LIFT, some, out, n)
                    some = (some - 1) & group
        if can_escape(table):
            out[n] = pack(codes.ESCAPE, 0, 0)
            n += 1
    if table.due != SWIM_DUE and table.cards_of(seat, SANDBAGS) > 0:
        n = _list_tiles(table.flooded, codes.SANDBAG, 0, out, n)
    return n


def liftable(table: Table, tile: i64) -> i64:
    """The pawns on a tile that a Helicopter Lift may take: while some swim, only those (FI-SPECIAL-6)."""
    pawns: i64 = reach.pawns_on(table, tile)
    return pawns & table.swimming if table.due == SWIM_DUE else pawns


def receivers(table: Table, seat: i64) -> i64:
    """The seats, as bits, that a card can be given to (FI-GIVE-1, -3)."""
    if table.roles[seat] == MESSENGER:
        return ((1 << table.players) - 1) & ~(1 << seat)
    return reach.pawns_on(table, table.at[seat]) & ~(1 << seat)


def can_hand_to(table: Table, seat: i64, other: i64) -> bool:
    """Whether a card can be given from one hand to the other."""
    return (receivers(table, seat) >> other) & 1 == 1


def can_capture_here(table: Table, seat: i64, treasure: i64) -> bool:
    """Whether the treasure is still to be had and the pawn stands where it is (FI-CAPTURE-1, -2)."""
    return (table.captured >> treasure) & 1 == 0 and (SITES[treasure] >> table.at[seat]) & 1 == 1


def can_escape(table: Table) -> bool:
    """Whether a Helicopter Lift would win (FI-WIN-1)."""
    return table.captured == (1 << TREASURE_COUNT) - 1 and reach.all_on(table, LANDING)
