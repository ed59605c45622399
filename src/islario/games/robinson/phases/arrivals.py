"""What comes out of Future: cubes, tokens, treasures, and later what somebody outside brings home."""

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core.events import Log
from islario.games.robinson import happenings, marking, marks
from islario.games.robinson.agenda import NOTHING
from islario.games.robinson.box import cards
from islario.games.robinson.causes import COMES_HOME, because
from islario.games.robinson.components import (
    ADVENTURES_AT,
    BEASTS_AT,
    DISCOVERIES_AT,
    DISCOVERY_COUNT,
    FRIDAY,
    INVENTIONS_AT,
    ITEM_COUNT,
    ITEM_USES,
    ITEMS_AT,
    MYSTERIES_AT,
    PEOPLE,
    TREASURE_COUNT,
)
from islario.games.robinson.state import Table


def is_outside(table: Table, person: i64) -> bool:
    return person != FRIDAY and person < PEOPLE and table.has(marks.SEATS + person, marks.OUTSIDE)


def arrive(table: Table, log: Log | None) -> None:
    """Future becomes Available. Players who spend the night outside keep theirs (RESOLVE-22, CARD-7)."""
    for person in range(i64(PEOPLE)):
        if not is_outside(table, person):
            unload(table, person, log)
    waiting = vec[i64]()
    for thing in table.incoming:
        card: i64 = (thing >> 3) & 511
        if is_item(card) or is_outside(table, thing & 7):
            waiting = append(waiting, thing)
        else:
            receive(table, card)
    table.incoming = waiting


def bring_home(table: Table, log: Log | None) -> None:
    """At the beginning of a round whoever was outside brings along what they had (CARD-8)."""
    for person in range(i64(PEOPLE)):
        if is_outside(table, person):
            marking.lift(table, marks.SEATS + person, marks.OUTSIDE, because(NOTHING, COMES_HOME), log)
            unload(table, person, log)
    for thing in table.incoming:
        receive(table, (thing >> 3) & 511)
    table.incoming = vec[i64]()


def unload(table: Table, person: i64, log: Log | None) -> None:
    for resource in range(i64(4)):
        amount: i64 = table.future[4 * person + resource]
        if amount > 0:
            table.stock[resource] += amount
            table.future[4 * person + resource] = 0
            if log is not None:
                log.add(happenings.ARRIVED, resource, amount)


def is_item(card: i64) -> bool:
    """Whether a card is a built invention."""
    return INVENTIONS_AT <= card < ITEMS_AT


def receive(table: Table, card: i64) -> None:
    """A token, a starting item or a treasure lies in Available now."""
    if DISCOVERIES_AT <= card < DISCOVERIES_AT + DISCOVERY_COUNT:
        table.tokens[card - DISCOVERIES_AT] += 1
    elif ITEMS_AT <= card < ITEMS_AT + ITEM_COUNT:
        table.items[card - ITEMS_AT] = ITEM_USES
    elif MYSTERIES_AT <= card < BEASTS_AT:
        table.treasures[card - MYSTERIES_AT] = max(1, cards.MYSTERY_USES[card - MYSTERIES_AT])
    elif ADVENTURES_AT <= card < MYSTERIES_AT:
        table.treasures[TREASURE_COUNT] = 1
