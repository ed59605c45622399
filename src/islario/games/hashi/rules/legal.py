"""What a seat may do now."""

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import lowest
from islario.core.codes import pack
from islario.games.hashi import codes
from islario.games.hashi.components import (
    HIGHEST,
    HIGHEST_START,
    ISLAND_COUNT,
    LOWEST_START,
    Board,
    bridges_on,
    number_on,
)
from islario.games.hashi.rules.bridges import possible_lines
from islario.games.hashi.state import BRIDGES, DONE, NUMBER, START, Sheet, Table


def legal(table: Table, seat: i64, out: vec[i64]) -> i64:
    """Write the codes of the seat's legal actions into ``out``; return how many there are."""
    sheet = table.sheets[seat]
    if sheet.stage == NUMBER:
        return _numbers(table, sheet, out)
    if sheet.stage == BRIDGES:
        return _bridges(table, sheet, out)
    return _starts(table.board, out) if sheet.stage == START else 0


def waiting(table: Table) -> i64:
    """The seats, as bits, that have not finished the card."""
    if table.ended:
        return 0
    seats: i64 = 0
    for seat in range(table.players):
        if table.sheets[seat].stage != DONE:
            seats |= 1 << seat
    return seats


def takes_number(board: Board, sheet: Sheet, island: i64, number: i64) -> bool:
    """Whether the number may be written on the island (HA-NUM-1 to 4)."""
    space: i64 = sheet.space(island)  # of an island without number: HIGHEST less its bridges
    if sheet.number(island) != 0 or number < HIGHEST - space:
        return False
    return (board.flags >> island) & 1 == 0 or space < HIGHEST


def may_skip_bridges(table: Table, sheet: Sheet) -> bool:
    """All bridges of a card or none: those that are half drawn have to be finished (HA-BRIDGE-1)."""
    return sheet.left == bridges_on(table.shown)


def _starts(board: Board, out: vec[i64]) -> i64:
    n: i64 = 0
    for island in range(ISLAND_COUNT):
        if (board.flags >> island) & 1 == 0:
            for number in range(LOWEST_START, HIGHEST_START + 1):
                out[n] = pack(codes.START, number, island)
                n += 1
    return n


def _numbers(table: Table, sheet: Sheet, out: vec[i64]) -> i64:
    number: i64 = number_on(table.shown)
    n: i64 = 0
    for island in range(ISLAND_COUNT):
        if takes_number(table.board, sheet, island, number):
            out[n] = pack(codes.NUMBER, 0, island)
            n += 1
    out[n] = pack(codes.SKIP_NUMBER, 0, 0)
    return n + 1


def _bridges(table: Table, sheet: Sheet, out: vec[i64]) -> i64:
    ends = table.board.ends
    lines: i64 = possible_lines(table.board, sheet)
    n: i64 = 0
    while lines != 0:
        line: i64 = lowest(lines)
        lines &= lines - 1
        out[n] = pack(codes.BRIDGE, ends[line * 2], ends[line * 2 + 1])
        n += 1
    if may_skip_bridges(table, sheet):
        out[n] = pack(codes.SKIP_BRIDGES, 0, 0)
        n += 1
    return n
