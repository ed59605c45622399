"""What a round and the end of the game give (HA-SCORE, HA-SOLO)."""

from mypy_extensions import i64

from islario.core.bits import count
from islario.core.events import Log
from islario.games.hashi import happenings
from islario.games.hashi.components import (
    BLUE,
    DEADLINES,
    FIRST,
    GROUP,
    ISLAND_POINTS,
    LATER,
    RED,
    SIX,
    Board,
)
from islario.games.hashi.rules.bridges import largest_group
from islario.games.hashi.state import POINT_BITS, Sheet, Table


def score_round(table: Table, log: Log | None) -> None:
    """Give the points of every category that was reached; all who reach it in one round get the same."""
    for category in range(RED, SIX + 1):
        value: i64 = worth(table, category)
        for seat in range(table.players):
            sheet = table.sheets[seat]
            if sheet.scored(category) == 0 and reaches(table.board, sheet, category):
                sheet.points |= value << (category * POINT_BITS)
                if log is not None:
                    log.add(happenings.SCORED, seat, category, value)


def reaches(board: Board, sheet: Sheet, category: i64) -> bool:
    """Whether a board shows what a category asks for."""
    if category == RED:
        return board.red & ~sheet.complete == 0
    if category == BLUE:
        return board.blue & ~sheet.complete == 0
    return count(sheet.complete) >= GROUP and largest_group(board, sheet) >= GROUP


def worth(table: Table, category: i64) -> i64:
    """What the category gives to those who reach it in this round."""
    if table.players == 1:
        return FIRST[category] if table.round <= DEADLINES[category] else LATER[category]
    for seat in range(table.players):
        if table.sheets[seat].scored(category) != 0:
            return LATER[category]
    return FIRST[category]


def total(sheet: Sheet) -> i64:
    """All points of a board: its categories, and its complete islands."""
    categories: i64 = sheet.scored(RED) + sheet.scored(BLUE) + sheet.scored(SIX)
    return categories + ISLAND_POINTS * count(sheet.complete)
