"""A quick player by rules of thumb.

It plans the number and the bridges of a card together: it looks at every island for the number, and on the best few
draws the bridges one by one where each looks best; it begins what leaves the best board (``outlook``). To give up the
number, or the bridges, is one way among the others. Only the start that it gives to another is left to chance.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from islario.core import game as core
from islario.core.bits import lowest
from islario.core.codes import pack, verb_of, x_of, y_of
from islario.core.game import MOST_ACTIONS
from islario.core.motives import Motive
from islario.core.policy import Policy
from islario.core.rng import Rng
from islario.games.hashi import codes as verbs
from islario.games.hashi.components import Board, number_on
from islario.games.hashi.motives import Ballot
from islario.games.hashi.outlook import Outlook
from islario.games.hashi.rules.bridges import draw, possible_lines, write
from islario.games.hashi.state import NUMBER, START, Sheet, Table

ISLANDS_TRIED: Final = 6
"""Islands on which the number is tried with the bridges: 4 cost half a point, more bring little."""
QUICKLY_TRIED: Final = 2
"""The same for one who plays many games in thought."""
AWKWARD_STARTS: Final = 4
"""So many starts, those that look worst, are given to others."""
NOTHING: Final = -1_000_000_000
"""Worse than any board."""


class Thumb(Policy):
    """Plays its own board; of the others it only knows what they have scored."""

    def __init__(self, islands_tried: int = ISLANDS_TRIED) -> None:
        super().__init__()
        self.honest = True
        self._islands_tried: i64 = islands_tried
        self.outlook = Outlook()
        self._pages: list[Sheet] = [Sheet() for _ in range(3)]
        """To try things out: the number, the bridges, one more bridge."""
        self._values: vec[i64] = vec[i64]([0] * MOST_ACTIONS)
        """How each start or number looks."""
        self._line: i64 = -1
        """The line of the first bridge; -1 for none."""
        self._ballot: Ballot | None = None
        """Where to write down what is looked at; None unless somebody asks why."""

    def choose(self, seen: core.Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        if n == 1:
            return codes[0]
        table = cast(Table, seen)
        sheet = table.sheets[seat]
        self.outlook.weigh(table, seat)
        if sheet.stage == START:
            return self._start(table, sheet, codes, n, rng)
        if sheet.stage == NUMBER:
            return self._number(table, sheet, codes, n)
        give_up: bool = verb_of(codes[n - 1]) == verbs.SKIP_BRIDGES
        self._bridges(table.board, sheet, give_up, self._ballot)
        if self._line < 0:
            return codes[n - 1]
        return _bridge(table.board, self._line)

    def _start(self, table: Table, sheet: Sheet, codes: vec[i64], n: i64, rng: Rng) -> i64:
        """The start that looks best; if another gets the board (HA-SETUP-2), one of those that look worst.

        Which of them is left to chance: players who all think alike would else all have the same board.
        """
        alone: bool = table.players == 1
        for i in range(n):
            page = self._written(table.board, sheet, codes[i], x_of(codes[i]))
            value: i64 = self.outlook.value(table.board, page, False)
            if self._ballot is not None:
                self._ballot.add(codes[i], self.outlook, page)
            self._values[i] = value if alone else -value
        tries: i64 = 1 if alone else rng.below(min(AWKWARD_STARTS, n)) + 1
        pick: i64 = 0
        for _ in range(tries):
            pick = self._take_best(n)
        return codes[pick]

    def _number(self, table: Table, sheet: Sheet, codes: vec[i64], n: i64) -> i64:
        """The island for the number, or to give it up, that is best with the best bridges."""
        board = table.board
        number: i64 = number_on(table.shown)
        for i in range(n):
            self._values[i] = self.outlook.value(board, self._written(board, sheet, codes[i], number), True)
        most: i64 = NOTHING
        pick: i64 = codes[0]
        for _ in range(min(self._islands_tried, n)):
            best: i64 = self._take_best(n)
            page = self._written(board, sheet, codes[best], number)
            value: i64 = self._bridges(board, page, True, None)
            if self._ballot is not None:
                self._write_down(board, codes[best], page)
            if value > most:
                most = value
                pick = codes[best]
        return pick

    def _take_best(self, n: i64) -> i64:
        """Which of the first n values is best; it is not taken again."""
        best: i64 = 0
        for i in range(1, n):
            if self._values[i] > self._values[best]:
                best = i
        self._values[best] = NOTHING
        return best

    def _bridges(self, board: Board, sheet: Sheet, give_up: bool, ballot: Ballot | None) -> i64:
        """The value of the board with the bridges of the card, or without; ``_line`` is the first of them.

        The first bridges that are looked at, and to draw none, are written on the ballot.
        """
        page = self._pages[1]
        page.copy_from(sheet)
        value: i64 = NOTHING
        first: i64 = -1
        while page.left > 0:
            lines: i64 = possible_lines(board, page)
            if lines == 0:
                break
            value = NOTHING
            pick: i64 = -1
            while lines != 0:
                line: i64 = lowest(lines)
                lines &= lines - 1
                trial = self._pages[2]
                trial.copy_from(page)
                draw(board, trial, line)
                look: i64 = self.outlook.value(board, trial, page.left > 1)
                if ballot is not None and first < 0:
                    ballot.add(_bridge(board, line), self.outlook, trial)
                if look > value:
                    value = look
                    pick = line
            draw(board, page, pick)
            page.left -= 1
            if first < 0:
                first = pick
        self._line = first
        if give_up:
            without: i64 = self.outlook.value(board, sheet, False)
            if ballot is not None:
                ballot.add(pack(verbs.SKIP_BRIDGES, 0, 0), self.outlook, sheet)
            if without >= value:
                self._line = -1
                return without
        return value

    def _written(self, board: Board, sheet: Sheet, code: i64, number: i64) -> Sheet:
        """The board with the number where a code puts it."""
        page = self._pages[0]
        page.copy_from(sheet)
        if verb_of(code) != verbs.SKIP_NUMBER:
            write(board, page, y_of(code), number)
        return page

    # -- why -------------------------------------------------------------------------------------

    def explain(self, seen: core.Table, seat: i64, codes: vec[i64], n: i64, code: i64) -> Motive | None:
        """The term by which its choice is most above the average of what else it looks at (``motives``)."""
        if n == 1:
            return None
        if verb_of(code) == verbs.START and cast(Table, seen).players > 1:
            return Motive("hard_start")  # the same sum, but the least of it: another gets the board
        ballot = self._ballot = Ballot()
        self.choose(seen, seat, codes, n, Rng(0))
        self._ballot = None
        return ballot.motive(code)

    def _write_down(self, board: Board, code: i64, page: Sheet) -> None:
        """A number, with the board as ``_bridges`` has left it."""
        final = page if self._line < 0 else self._pages[1]
        self.outlook.value(board, final, False)
        ballot = self._ballot
        assert ballot is not None
        ballot.add(code, self.outlook, final)


class Quick(Thumb):
    """The same with less patience: for the many games that are played in thought."""

    def __init__(self) -> None:
        super().__init__(QUICKLY_TRIED)


def _bridge(board: Board, line: i64) -> i64:
    return pack(verbs.BRIDGE, board.ends[line * 2], board.ends[line * 2 + 1])
