"""Cursed Island: five crosses on five tiles, against the fog."""

from typing import Final

from mypy_extensions import i64

from islario.games.robinson import marks
from islario.games.robinson.marks import SPACE_COUNT
from islario.games.robinson.state import Table

CROSSES: Final = 5
TEMPLE: Final = 3 | (1 << 4)
"""The mysteries of the Dark Temple: three treasures and a monster."""


def on_island(table: Table, kind: i64) -> i64:
    """How many tiles and spaces have a mark."""
    n: i64 = 0
    for space in range(i64(SPACE_COUNT)):
        if table.has(space, kind):
            n += 1
    return n


def reached(table: Table) -> bool:
    return on_island(table, marks.BLUE) >= CROSSES
