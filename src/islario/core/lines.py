"""Lines of play: whole units, such as the rest of a turn or a card, as what would be played one after the other.

A line ends at the first chance. All lines lie one after the other in the same buffers, which are kept and used again.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST_LINES: Final = 1024
"""Nobody compares more lines than this."""


class Lines:
    """Some lines. The first is what the quick player would do (``Game.lines``)."""

    def __init__(self) -> None:
        self.count: i64 = 0
        """How many lines there are."""
        self.ends: vec[i64] = vec[i64]([0] * (MOST_LINES + 1))
        """Where each line ends among the codes."""
        self.digests: vec[i64] = vec[i64]([0] * MOST_LINES)
        """The digest of the table at the end of each line, where the game says it."""
        self._size: i64 = 0
        self._codes: vec[i64] = vec[i64]()
        self._seats: vec[i64] = vec[i64]()

    def clear(self) -> None:
        self.count = 0
        self._size = 0

    @property
    def full(self) -> bool:
        return self.count >= MOST_LINES

    def put(self, seat: i64, code: i64) -> None:
        """Another step of the line that is being written."""
        if self._size < len(self._codes):
            self._codes[self._size] = code
            self._seats[self._size] = seat
        else:
            self._codes = append(self._codes, code)
            self._seats = append(self._seats, seat)
        self._size += 1

    def close(self, digest: i64 = 0) -> None:
        """The line is written; without a step it is none."""
        begin: i64 = 0 if self.count == 0 else self.ends[self.count - 1]
        if self._size > begin and self.count < MOST_LINES:
            self.ends[self.count] = self._size
            self.digests[self.count] = digest
            self.count += 1
        else:
            self._size = begin

    def size(self, line: i64) -> i64:
        """How many steps a line has."""
        return self.ends[line] - self._begin(line)

    def code(self, line: i64, step: i64) -> i64:
        """What is played at a step of a line."""
        return self._codes[self._begin(line) + step]

    def seat(self, line: i64, step: i64) -> i64:
        """Who plays it."""
        return self._seats[self._begin(line) + step]

    def known(self, digest: i64) -> bool:
        """Whether some line ends with that digest."""
        for line in range(self.count):
            if self.digests[line] == digest:
                return True
        return False

    def keep_own(self, seats: i64) -> None:
        """Take away the lines with a step of somebody else than these seats (bits)."""
        kept: i64 = 0
        size: i64 = 0
        begin: i64 = 0
        for line in range(self.count):
            end: i64 = self.ends[line]
            own: bool = True
            for i in range(begin, end):
                own = own and (seats >> self._seats[i]) & 1 == 1
            if own:
                for i in range(begin, end):
                    self._codes[size] = self._codes[i]
                    self._seats[size] = self._seats[i]
                    size += 1
                self.ends[kept] = size
                self.digests[kept] = self.digests[line]
                kept += 1
            begin = end
        self.count = kept
        self._size = size

    def _begin(self, line: i64) -> i64:
        begin: i64 = 0
        if line > 0:
            begin = self.ends[line - 1]
        return begin
