"""Robinson Family: a home with everything in it, and children to be fed."""

from typing import Final

from mypy_extensions import i64

from islario.games.robinson.state import CHILD_STARVED, Table

WANTED: Final = 0
"""The note of the nine inventions that have to be built, as bits."""


def children(table: Table) -> i64:
    """How many are born by now: in rounds 7, 9 and 11."""
    return (1 if table.round >= 7 else 0) + (1 if table.round >= 9 else 0) + (1 if table.round >= 11 else 0)


def feed(table: Table, fed: i64) -> None:
    """A child without food is the end."""
    if fed < children(table):
        table.ended = CHILD_STARVED


def reached(table: Table) -> bool:
    """A home that was built, and all the inventions that were wanted (SCEN6-3)."""
    wanted: i64 = table.notes[WANTED]
    if wanted == 0 or wanted & ~table.built != 0:
        return False
    return table.shelter and table.roof >= 1 and table.palisade >= 1 and table.weapon >= 1
