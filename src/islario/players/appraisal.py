"""How good lines of play are, by playing many games out: from worlds that agree with what is seen, by the quick player.

All lines are played in the same worlds, with the same chance ahead of them: what tells them apart is themselves. The
same seed draws the same worlds. So two appraisals of what follows from one view differ by what was done, and hardly by
luck.
"""

import time
from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.game import MOST_ACTIONS, Game, Table
from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.players.registry import STAND_IN, find_policy

STRIDE: Final = 7919
"""Between the seeds of two worlds."""
FEWEST: Final = 4
"""Worlds that are played however long it takes."""
FOREVER: Final = 1e9

Steps = list[tuple[int, int]]
"""A line of play: seats and the codes of what they do."""


class Appraisal:
    """What many games came to: their mean value, how sure that is, and how they ended."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.mean = 0.0
        self.spread = 0.0
        """The sum of squared differences from the mean."""
        self.losses: dict[str, int] = {}
        """How many games were lost for each reason, where all win or lose together."""

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 0.0
        return sqrt(self.spread / float(self.count - 1) / float(self.count))

    def share(self, reason: str) -> float:
        """The share of games that were lost for a reason."""
        return self.losses.get(reason, 0) / max(int(self.count), 1)

    def add(self, value: float, lost: str) -> None:
        self.count += 1
        change = value - self.mean
        self.mean += change / float(self.count)
        self.spread += change * (value - self.mean)
        if lost:
            self.losses[lost] = self.losses.get(lost, 0) + 1


class Appraiser:
    """Plays tables of one game out."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        policy = find_policy(STAND_IN, game)
        self._sitting = Sitting(game, [policy] * seats, Rng(0), True)
        self._codes: vec[i64] = vec[i64]([0] * MOST_ACTIONS)

    def appraise(self, table: Table, eyes: int, whose: int, seed: int, games: int, steps: Steps) -> Appraisal:
        """How good a table is for a seat after some steps, as the eyes see it."""
        return self.compare(table, eyes, whose, seed, games, [steps])[0]

    def compare(
        self,
        table: Table,
        eyes: int,
        whose: int,
        seed: int,
        games: int,
        lines: list[Steps],
        seconds: float = FOREVER,
    ) -> list[Appraisal]:
        """How good a table is for a seat after each of some lines. A slow machine plays fewer games."""
        game = self._game
        seen = table.clone()
        game.show(table, eyes, seen)
        dealt, world = table.clone(), table.clone()
        found = [Appraisal() for _ in lines]
        deadline = time.monotonic() + seconds
        for number in range(games):
            if number >= FEWEST and time.monotonic() > deadline:
                break
            game.copy(seen, dealt)
            game.redeal(dealt, eyes, Rng(seed + STRIDE * number))
            for steps, appraisal in zip(lines, found, strict=True):
                game.copy(dealt, world)
                rng = Rng(seed + STRIDE * number + 1)
                self._sitting.thoughts = Rng(seed + STRIDE * number + 2)
                for seat, code in steps:
                    game.apply(world, seat, code, rng, None)
                self._sitting.play_out(world, rng)
                result = game.result_of(world)
                appraisal.add(game.value(world, whose), str(result["reason"]) if result["won"] is False else "")
        return found

    def has_choice(self, table: Table, seat: int) -> bool:
        """Whether a seat has more than one legal action."""
        return self._game.legal(table, seat, self._codes) > 1
