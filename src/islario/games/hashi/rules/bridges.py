"""Numbers and bridges on one board: how they are written and drawn, and which more there may be."""

from mypy_extensions import i64

from islario.core.bits import lowest
from islario.games.hashi.components import HIGHEST, ISLAND_BITS, ISLAND_COUNT, Board
from islario.games.hashi.state import ALL_LINES, EMPTY_ROOM, LINE_BITS, Sheet


def write(board: Board, sheet: Sheet, island: i64, number: i64) -> None:
    """Write a number on an island that has none (HA-NUM-1)."""
    place: i64 = island * ISLAND_BITS
    sheet.numbers |= number << place
    sheet.room -= (HIGHEST - number) << place
    sheet.anchored |= board.lines_of[island]
    if sheet.space(island) == 0:
        _complete(board, sheet, island)


def draw(board: Board, sheet: Sheet, line: i64) -> None:
    """Draw a bridge on a line."""
    a: i64 = board.ends[line * 2]
    b: i64 = board.ends[line * 2 + 1]
    bridge: i64 = 1 << line
    if sheet.drawn & bridge == 0:
        sheet.drawn |= bridge
        sheet.live &= ~board.crossings[line]
    else:
        sheet.drawn |= bridge << LINE_BITS
        sheet.live &= ~bridge
    sheet.room -= board.taken[line]
    if sheet.space(a) == 0:
        _complete(board, sheet, a)
    if sheet.space(b) == 0:
        _complete(board, sheet, b)


def _complete(board: Board, sheet: Sheet, island: i64) -> None:
    """An island has no more room: nothing more may touch it, and with a number it is complete (HA-BRIDGE-6)."""
    sheet.live &= ~board.lines_of[island]
    if sheet.number(island) != 0:
        sheet.complete |= 1 << island


def rewrite(board: Board, sheet: Sheet, numbers: i64, drawn: i64) -> None:
    """Make these the numbers and bridges of a sheet, and work out all that follows from them."""
    sheet.numbers = 0
    sheet.drawn = 0
    sheet.room = EMPTY_ROOM
    sheet.live = ALL_LINES
    sheet.anchored = 0
    sheet.complete = 0
    lines: i64 = drawn & ALL_LINES
    while lines != 0:
        line: i64 = lowest(lines)
        lines &= lines - 1
        draw(board, sheet, line)
        if (drawn >> (line + LINE_BITS)) & 1 == 1:
            draw(board, sheet, line)
    for island in range(ISLAND_COUNT):
        number: i64 = (numbers >> (island * ISLAND_BITS)) & 7
        if number != 0:
            write(board, sheet, island, number)


def open_lines(sheet: Sheet) -> i64:
    """The lines, as bits, on which one bridge may be drawn (HA-BRIDGE-2 to 6)."""
    return sheet.live & sheet.anchored


def possible_lines(board: Board, sheet: Sheet) -> i64:
    """Those of the open lines on which a bridge leaves a way to draw the rest of the card's (HA-BRIDGE-8)."""
    lines: i64 = open_lines(sheet)
    if sheet.left == 1:
        return lines
    found: i64 = 0
    rest: i64 = lines
    while rest != 0:
        line: i64 = lowest(rest)
        rest &= rest - 1
        if _leaves_way(board, sheet.room, sheet.drawn, lines, line, sheet.left):
            found |= 1 << line
    return found


def _leaves_way(board: Board, room: i64, drawn: i64, lines: i64, line: i64, bridges: i64) -> bool:
    """Whether so many bridges can be drawn on these open lines, the first of them on this one.

    A bridge never opens a line, it only closes some; so the order in which bridges are drawn does not matter.
    """
    a: i64 = board.ends[line * 2]
    b: i64 = board.ends[line * 2 + 1]
    bridge: i64 = 1 << line
    if drawn & bridge == 0:
        drawn |= bridge
        lines &= ~board.crossings[line]
    else:
        lines &= ~bridge
    room -= board.taken[line]
    if (room >> (a * ISLAND_BITS)) & 7 == 0:
        lines &= ~board.lines_of[a]
    if (room >> (b * ISLAND_BITS)) & 7 == 0:
        lines &= ~board.lines_of[b]
    if bridges == 2:
        return lines != 0
    while lines != 0:
        if _leaves_way(board, room, drawn, lines, lowest(lines), bridges - 1):
            return True
        lines &= lines - 1
    return False


def largest_group(board: Board, sheet: Sheet) -> i64:
    """The most complete islands that hang together by bridges with no other island between (HA-SCORE-3)."""
    best: i64 = 0
    unseen: i64 = sheet.complete
    while unseen != 0:
        reached: i64 = unseen & -unseen
        edge: i64 = reached
        size: i64 = 0
        while edge != 0:
            island: i64 = lowest(edge)
            edge &= edge - 1
            size += 1
            lines: i64 = board.lines_of[island] & sheet.drawn
            while lines != 0:
                line: i64 = lowest(lines)
                lines &= lines - 1
                ends: i64 = (1 << board.ends[line * 2]) | (1 << board.ends[line * 2 + 1])
                fresh: i64 = ends & sheet.complete & ~reached
                reached |= fresh
                edge |= fresh
        unseen &= ~reached
        if size > best:
            best = size
    return best


def stuck_islands(board: Board, sheet: Sheet) -> i64:
    """The islands, as bits, whose numbers can no longer be reached: too little can still be drawn to them."""
    found: i64 = 0
    for island in range(ISLAND_COUNT):
        if sheet.number(island) == 0:
            continue
        lines: i64 = sheet.live & board.lines_of[island]
        most: i64 = 0
        while lines != 0:
            line: i64 = lowest(lines)
            lines &= lines - 1
            other: i64 = board.ends[line * 2] + board.ends[line * 2 + 1] - island
            most += min(2 - sheet.bridges(line), sheet.space(other))
        if most < sheet.space(island):
            found |= 1 << island
    return found
