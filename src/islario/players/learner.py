"""A player who makes the mistakes that people make who are new to a game, on purpose.

It thinks like the quick player, but now and then it slips: it does something of the right kind in the wrong place, or
does not see the best thing at all. When it slips is chance and does not follow from what it sees: else it would make
the same mistake again and again where a move can be taken back.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.codes import verb_of
from islario.core.game import MOST_ACTIONS, Game, Table
from islario.core.motives import Motive
from islario.core.policy import Policy
from islario.core.rng import Rng

SLIPS: Final = 12
"""In a hundred decisions: the right kind of action, in the wrong place."""
OVERSIGHTS: Final = 4
"""In a hundred decisions: it overlooks what it should do, and does anything else."""

NONE: Final = 0
SLIP: Final = 1
OVERSIGHT: Final = 2
MISTAKES: Final = ("", "slip", "oversight")
"""The mistakes as motives."""


class Learner(Policy):
    """Plays a seat as the quick player does, with mistakes."""

    def __init__(self, game: Game, base: Policy) -> None:
        super().__init__()
        self._game = game
        self._base = base
        self.interjects = base.interjects
        self._others: vec[i64] = vec[i64]([0] * MOST_ACTIONS)
        self._made: i64 = NONE
        """Its last mistake, what it did then, and the table that it saw."""
        self._made_by: i64 = 0
        self._made_at: i64 = 0

    def choose(self, seen: Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        best: i64 = self._base.choose(seen, seat, codes, n, rng)
        if n == 1:
            return best
        mistake: i64 = draw_mistake(rng)
        if mistake == NONE:
            return best
        count: i64 = 0
        for i in range(n):
            if codes[i] != best and (mistake == OVERSIGHT or verb_of(codes[i]) == verb_of(best)):
                self._others[count] = codes[i]
                count += 1
        if count == 0:
            return best
        self._made = mistake
        self._made_by = self._others[rng.below(count)]
        self._made_at = self._game.digest(seen)
        return self._made_by

    def interject(self, seen: Table, seat: i64, rng: Rng) -> i64:
        return self._base.interject(seen, seat, rng)

    def explain(self, seen: Table, seat: i64, codes: vec[i64], n: i64, code: i64) -> Motive | None:
        """Which mistake it was, as long as it remembers; if it was none, what the quick player says."""
        if self._made != NONE and code == self._made_by and self._game.digest(seen) == self._made_at:
            return Motive(MISTAKES[self._made])
        return self._base.explain(seen, seat, codes, n, code)


def draw_mistake(rng: Rng) -> i64:
    """Whether it makes a mistake now, and which."""
    drawn: i64 = rng.below(100)
    if drawn < SLIPS:
        return SLIP
    return OVERSIGHT if drawn < SLIPS + OVERSIGHTS else NONE
