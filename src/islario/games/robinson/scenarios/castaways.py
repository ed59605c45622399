"""Castaways: a fire and a great pile of wood, seen by a ship in the last three rounds."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import bit
from islario.core.events import Log
from islario.games.robinson import causes, happenings, steps
from islario.games.robinson.agenda import NOTHING, NUMBER, ask, push
from islario.games.robinson.causes import because
from islario.games.robinson.components import FIRE, WOOD
from islario.games.robinson.effects import goods
from islario.games.robinson.queries import free
from islario.games.robinson.state import Table
from islario.games.robinson.uses import windows

PILE: Final = 0
"""The note of how much wood lies on the pile."""
SHIP_COMES: Final = 10
FULL: Final = 15
TOPS: Final = vec[i64]([1, 3, 6, 10, 15])
"""How much wood there is when each of the five columns is complete."""


def run(table: Table, step: i64, a: i64, log: Log | None) -> None:
    if step == steps.PILE_WINDOW:
        open_window(table, a)
    elif step == steps.PILE_ADD:
        wood: i64 = min(a, room(table))  # Oil may have filled the column since the question
        goods.lose(table, WOOD, wood, 0, because(NOTHING, causes.PILE), log)
        add(table, wood, log)
    elif step == steps.PILE_WOOD:
        add(table, min(a, room(table)), log)  # what the open column does not take is lost (SCENITEM-4)


def open_window(table: Table, asked: i64) -> None:
    """How much wood goes onto the pile; first those are asked who could get more of it (END-11)."""
    most: i64 = min(room(table), free(table, WOOD))
    if most < room(table) and asked == 0:
        push(table, steps.PILE_WINDOW, 1, 0, NOTHING)
        if windows.offer(table, windows.WOOD, NOTHING):
            return
        table.depth -= 1
    if most > 0:
        push(table, steps.PILE_ADD, 0, 0, NOTHING)
        ask(table, table.first, NUMBER, amounts(table), NOTHING)


def amounts(table: Table) -> i64:
    """How much wood can go onto the pile, as bits: more or less while it is asked, if somebody uses something."""
    return bit(min(room(table), free(table, WOOD)) + 1) - 1


def column(table: Table) -> i64:
    """The column that is open, the smallest that is not complete (END-14): so many are complete."""
    for place in range(i64(5)):
        if table.notes[PILE] < TOPS[place]:
            return place
    return 5


def room(table: Table) -> i64:
    """How much wood the open column still takes."""
    place: i64 = column(table)
    return TOPS[place] - table.notes[PILE] if place < 5 else 0


def add(table: Table, wood: i64, log: Log | None) -> None:
    if wood > 0:
        if log is not None:
            log.add(happenings.PILED, wood, column(table) + 1)
        table.notes[PILE] += wood


def reached(table: Table) -> bool:
    """Fire and the whole pile, from round 10 on (END-8)."""
    return table.round >= SHIP_COMES and table.notes[PILE] >= FULL and (table.built >> FIRE) & 1 == 1
