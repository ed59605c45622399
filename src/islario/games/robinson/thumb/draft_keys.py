"""Numbers by which a draft knows its table and its plan again."""

from typing import Final

from mypy_extensions import i64

from islario.core.digests import START, stir
from islario.games.robinson.planning import costs
from islario.games.robinson.state import COST, LEADER, PAWNS, SLOT_SIZE, SLOTS, TARGET, Table

LONG_SUM: Final = 0x3FF_FFFF_FFFF
"""As many bits of a check sum as can be multiplied once more."""


def digest_of(table: Table) -> i64:
    """The plan as a number, whatever the order of its slots is."""
    found: i64 = 0
    for slot in range(i64(SLOTS)):
        at: i64 = slot * SLOT_SIZE
        if table.plan[at + TARGET] != 0:
            one: i64 = stir(stir(START, table.plan[at + TARGET]), table.plan[at + PAWNS])
            found += stir(stir(one, costs.way_of(table.plan[at + COST])), table.plan[at + LEADER]) >> 8
    return found


def key_of(table: Table) -> i64:
    """A check sum over all that a draft hangs on: two tables with the same one have the same plan."""
    key: i64 = ((table.round * 16 + table.confirmed) * 4 + table.first) * 8 + table.setup.players
    key = stir_fast(key, table.setup.scenario * 4096 + table.setup.switches)
    key = stir_fast(key, table.leading)
    for seat in range(table.setup.players):
        key = stir_fast(key, table.setup.characters[seat])
    for number in table.plan:
        key = stir_fast(key, number)
    for number in table.stock:
        key = stir_fast(key, number)
    for number in table.wounds:
        key = stir_fast(key, number)
    for number in table.det:
        key = stir_fast(key, number)
    for number in table.on:
        key = stir_fast(key, number)
    for number in table.tiles:
        key = stir_fast(key, number)
    for number in table.items:
        key = stir_fast(key, number)
    for number in table.tokens:
        key = stir_fast(key, number)
    for number in table.treasures:
        key = stir_fast(key, number + 1)
    for number in table.notes:
        key = stir_fast(key, number)
    key = stir_fast(stir_fast(key, table.built), table.open)
    key = stir_fast(stir_fast(key, table.used), table.spent)
    levels: i64 = table.roof + 16 * table.palisade + 256 * table.weapon + 4096 * (table.morale + 8)
    key = stir_fast(key, levels + 65536 * table.camp)
    key = stir_fast(key, (table.threats[0] + 1) * 512 + table.threats[1] + 1)
    there: i64 = (1 if table.shelter else 0) + (2 if table.friday else 0) + (4 if table.dog else 0)
    key = stir_fast(key, 8 * i64(len(table.hunting)) + there)
    return stir_fast(key, table.clouds)


def stir_fast(key: i64, number: i64) -> i64:
    """The check sum with one more number."""
    return ((key & LONG_SUM) * 1_000_003 + number) & LONG_SUM
