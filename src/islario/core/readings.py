"""What seats see and may do, as rows of numbers in buffers that NumPy reads where they are.

A row is an observation (``Game.observe``) and a mask over all actions. Observations are made from what ``Game.show``
leaves of a table, so nothing hidden gets into them; or, much quicker, from the table itself in a game that reads
nothing hidden of it, which a test holds.
"""

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from islario.core.action_space import ActionSpace
from islario.core.game import MOST_ACTIONS, Game, Table
from islario.core.sections import width_of


class Readings:
    """So many rows for tables of one game, all with the same number of players."""

    def __init__(self, game: Game, space: ActionSpace, players: int, rows: int) -> None:
        self.game = game
        self.space = space
        self.width: i64 = width_of(game.sections(players))
        """How many numbers an observation has."""
        self.observations: vec[i16] = vec[i16]([0] * (int(self.width) * rows))
        self.masks: vec[u8] = vec[u8]([0] * (int(space.size) * rows))
        """1 for each action that is legal."""
        self.legal: vec[i64] = vec[i64]()
        """The places of the ones among all masks, row after row; used again and again."""
        self.count: i64 = 0
        """How many of them there are."""
        self._codes: vec[i64] = vec[i64]([0] * MOST_ACTIONS)
        self._seen: Table | None = None

    def observe(self, table: Table, seat: i64, row: i64) -> Table:
        """Write what the seat sees of a table; what it was read from, for ``Game.progress``."""
        seen = table if self.game.reads_openly else self.show(table, seat)
        self.game.observe(seen, seat, self.observations, row * self.width)
        return seen

    def show(self, table: Table, seat: i64) -> Table:
        """The table as the seat sees it, to be read at once."""
        seen = self._seen
        if seen is None:
            seen = self._seen = table.clone()
        self.game.show(table, seat, seen)
        return seen

    def clear(self) -> None:
        """Take everything out of the masks."""
        for i in range(self.count):
            self.masks[self.legal[i]] = 0
        self.count = 0

    def mark(self, table: Table, seat: i64, row: i64) -> None:
        """Write what the seat may do; rows come in their order, after ``clear``."""
        n: i64 = self.game.legal(table, seat, self._codes)
        begin: i64 = row * self.space.size
        while self.count + n > len(self.legal):
            self.legal = append(self.legal, 0)
        for i in range(n):
            place: i64 = begin + self.space.number(self._codes[i])
            self.masks[place] = 1
            self.legal[self.count] = place
            self.count += 1

    def numbers(self, table: Table, seat: i64) -> list[int]:
        """The legal actions of a seat as numbers, ascending."""
        n: i64 = self.game.legal(table, seat, self._codes)
        return sorted([int(self.space.number(self._codes[i])) for i in range(n)])
