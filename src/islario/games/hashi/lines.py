"""What a seat could do with a card: every board that it could leave, once, with a way to it.

Bridges are tried in the order of their lines, since their order does not matter. Of the many boards those go on
that look best (``Outlook``). A start is a line by itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import bit, lowest
from islario.core.codes import pack
from islario.core.game import MOST_ACTIONS
from islario.core.lines import Lines
from islario.games.hashi import codes
from islario.games.hashi.components import ISLAND_COUNT, Board, number_on
from islario.games.hashi.outlook import Outlook
from islario.games.hashi.rules.bridges import draw, possible_lines, write
from islario.games.hashi.rules.legal import legal, may_skip_bridges, takes_number
from islario.games.hashi.state import BRIDGES, NUMBER, Sheet, Table

MOST_KEPT: Final = 40
"""So many boards go on at most."""
LONGEST: Final = 4
"""Steps of a card: the number, and three bridges."""


class Draftsman:
    """Looks for the boards that a card can leave. Made once and used again and again."""

    def __init__(self) -> None:
        self.outlook = Outlook()
        self._pages: list[Sheet] = [Sheet() for _ in range(LONGEST + 1)]
        """The board after each step of the line that is tried."""
        self._path: vec[i64] = vec[i64]([0] * LONGEST)
        self._kept: i64 = 0
        self._values: vec[i64] = vec[i64]([0] * MOST_KEPT)
        self._sizes: vec[i64] = vec[i64]([0] * MOST_KEPT)
        self._steps: vec[i64] = vec[i64]([0] * (MOST_KEPT * LONGEST))
        self._first_numbers: i64 = 0
        self._first_drawn: i64 = 0

    def find(self, seen: Table, seat: i64, out: Lines) -> None:
        """Add what else could be done than the first line."""
        sheet = seen.sheets[seat]
        if sheet.stage != NUMBER and sheet.stage != BRIDGES:
            buffer = vec[i64]([0] * MOST_ACTIONS)
            for i in range(legal(seen, seat, buffer)):
                if out.count == 0 or out.code(0, 0) != buffer[i]:
                    out.put(seat, buffer[i])
                    out.close()
            return
        self.outlook.weigh(seen, seat)
        self._kept = 0
        self._note_first(seen, sheet, out)
        self._pages[0].copy_from(sheet)
        if sheet.stage == NUMBER:
            self._try_numbers(seen)
        else:
            self._try_bridges(seen.board, 0, 0, may_skip_bridges(seen, sheet))
        for kept in range(self._kept):
            for step in range(self._sizes[kept]):
                out.put(seat, self._steps[kept * LONGEST + step])
            out.close()

    def _note_first(self, seen: Table, sheet: Sheet, out: Lines) -> None:
        """The board that the first line leaves need not be found again."""
        page = self._pages[1]
        page.copy_from(sheet)
        if out.count > 0:
            for step in range(out.size(0)):
                code: i64 = out.code(0, step)
                verb: i64 = code >> 16
                if verb == codes.NUMBER:
                    write(seen.board, page, code & 255, number_on(seen.shown))
                elif verb == codes.BRIDGE:
                    draw(seen.board, page, seen.board.between[((code >> 8) & 255) * ISLAND_COUNT + (code & 255)])
            self._first_numbers = page.numbers
            self._first_drawn = page.drawn
        else:
            self._first_numbers = -1

    def _try_numbers(self, seen: Table) -> None:
        board = seen.board
        number: i64 = number_on(seen.shown)
        start = self._pages[0]
        page = self._pages[1]
        for island in range(i64(ISLAND_COUNT)):
            if takes_number(board, start, island, number):
                page.copy_from(start)
                write(board, page, island, number)
                self._path[0] = pack(codes.NUMBER, 0, island)
                self._try_bridges(board, 1, 0, True)
        page.copy_from(start)
        self._path[0] = pack(codes.SKIP_NUMBER, 0, 0)
        self._try_bridges(board, 1, 0, True)

    def _try_bridges(self, board: Board, depth: i64, first: i64, may_skip: bool) -> None:
        """Draw the rest of the bridges on lines from this one on."""
        page = self._pages[depth]
        if page.left == 0:
            self._keep(board, page, depth)
            return
        if may_skip:
            self._path[depth] = pack(codes.SKIP_BRIDGES, 0, 0)
            self._keep(board, page, depth + 1)
        lines: i64 = possible_lines(board, page) & ~(bit(first) - 1)
        after = self._pages[depth + 1]
        while lines != 0:
            line: i64 = lowest(lines)
            lines &= lines - 1
            after.copy_from(page)
            draw(board, after, line)
            after.left -= 1
            self._path[depth] = pack(codes.BRIDGE, board.ends[line * 2], board.ends[line * 2 + 1])
            self._try_bridges(board, depth + 1, line, False)

    def _keep(self, board: Board, page: Sheet, size: i64) -> None:
        """Keep a line if it leaves one of the best boards so far."""
        if page.numbers == self._first_numbers and page.drawn == self._first_drawn:
            return
        value: i64 = self.outlook.value(board, page, False)
        place: i64 = self._kept
        if place < MOST_KEPT:
            self._kept += 1
        else:
            place = 0
            for i in range(1, i64(MOST_KEPT)):
                if self._values[i] < self._values[place]:
                    place = i
            if self._values[place] >= value:
                return
        self._values[place] = value
        self._sizes[place] = size
        for step in range(size):
            self._steps[place * LONGEST + step] = self._path[step]
