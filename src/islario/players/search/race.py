"""A race between lines of play, in worlds that agree with what is known.

All lines are tried in the same worlds and with the same chance ahead of them, so that what tells them apart is
themselves. The best half goes on into more worlds, again and again. The first line, the quick player's own, always
goes on: another takes its place only if it gained more in the same worlds than can well be luck.
"""

import math
import time

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.game import Game, Table
from islario.core.lines import MOST_LINES, Lines
from islario.core.policy import Policy, Sitting
from islario.core.rng import Rng
from islario.players.search.levels import Level


class Race:
    """What is known of each line after ``run``. Its buffers are used again and again."""

    def __init__(self, game: Game, base: Policy, level: Level) -> None:
        self.game = game
        self.level = level
        self.sitting = Sitting(game, [base] * 4, Rng(0), True)
        self.totals: vec[float] = vec[float]([0.0] * MOST_LINES)
        """The sum of what each line came to."""
        self.gains: vec[float] = vec[float]([0.0] * MOST_LINES)
        """The sum of what it gained over the first line in the same worlds."""
        self.squares: vec[float] = vec[float]([0.0] * MOST_LINES)
        """The sum of the squares of these gains."""
        self.tries: vec[i64] = vec[i64]([0] * MOST_LINES)
        """In how many worlds it was tried."""
        self.order: vec[i64] = vec[i64]([0] * MOST_LINES)
        """The lines that still run come first, the best of them first."""
        self.running: i64 = 0
        self.spent: i64 = 0
        """Rollouts in all."""
        self.late: bool = False
        """Whether the ceiling of time was reached."""
        self.races: i64 = 0
        """How many races there were ..."""
        self.rollouts: i64 = 0
        """... how many rollouts in all of them ..."""
        self.late_races: i64 = 0
        """... and how many of them came to the ceiling."""
        self._world: Table | None = None
        self._table: Table | None = None

    def run(self, seen: Table, seat: i64, lines: Lines, seed: i64) -> i64:
        """The line to play."""
        level = self.level
        n: i64 = min(lines.count, level.most_lines)
        for line in range(n):
            self.totals[line] = 0.0
            self.gains[line] = 0.0
            self.squares[line] = 0.0
            self.tries[line] = 0
            self.order[line] = line
        self.running = n
        self.spent = 0
        self.late = False
        if n <= 1:
            return 0
        rounds: i64 = 1
        while (n >> rounds) > 1:
            rounds += 1
        budget: i64 = min(level.rollouts, level.rollouts_each * n)
        most: i64 = level.most_worlds
        deadline: float = time.process_time() + level.ceiling
        world: i64 = 0
        for done in range(rounds):
            share: i64 = (budget - self.spent) // (rounds - done)
            worlds: i64 = max(share // self._count_played(), level.first_worlds)
            worlds = min(worlds, most - world)
            for _ in range(worlds):
                self._try_world(seen, seat, lines, world, seed)
                world += 1
                if time.process_time() > deadline:
                    self.late = True
                    break
            self._sort()
            if self.late or world >= most:
                break
            self.running = max((self.running + 1) // 2, 2)
        self.races += 1
        self.rollouts += self.spent
        if self.late:
            self.late_races += 1
        return self._choose()

    def _try_world(self, seen: Table, seat: i64, lines: Lines, world: i64, seed: i64) -> None:
        game = self.game
        dealt = self._world
        table = self._table
        if dealt is None or table is None:
            dealt = self._world = seen.clone()
            table = self._table = seen.clone()
        chance: i64 = (seed ^ (world * 0x9E3779B1)) & 0x3FFFFFFFFFFFFFF
        game.copy(seen, dealt)
        if not self.level.oracle:
            game.redeal(dealt, seat, Rng(chance))
        first: float = self._roll(dealt, table, seat, lines, 0, chance)
        self.totals[0] += first
        self.tries[0] += 1
        for i in range(self.running):
            line: i64 = self.order[i]
            if line == 0:
                continue
            value: float = self._roll(dealt, table, seat, lines, line, chance)
            gain: float = value - first
            self.totals[line] += value
            self.gains[line] += gain
            self.squares[line] += gain * gain
            self.tries[line] += 1

    def _roll(self, dealt: Table, table: Table, seat: i64, lines: Lines, line: i64, chance: i64) -> float:
        """What a line comes to in a world."""
        game = self.game
        game.copy(dealt, table)
        rng = Rng(chance + 1)
        for step in range(lines.size(line)):
            game.apply(table, lines.seat(line, step), lines.code(line, step), rng, None)
        sitting = self.sitting
        sitting.thoughts = Rng(chance + 2)
        sitting.play_out(table, rng, self.level.turns)
        self.spent += 1
        value: float = game.value(table, seat)
        if self.level.merit > 0.0:
            value += self.level.merit * game.merit(table, seat)
        return value

    def mean(self, line: i64) -> float:
        """What a line comes to on the average."""
        return self.totals[line] / float(self.tries[line])

    def gain(self, line: i64) -> float:
        """What it gains over the first line on the average."""
        return self.gains[line] / float(self.tries[line])

    def error(self, line: i64) -> float:
        """The standard error of that gain."""
        n: float = float(self.tries[line])
        mean: float = self.gains[line] / n
        variance: float = self.squares[line] / n - mean * mean
        if variance <= 0.0:
            return 0.0
        return math.sqrt(variance / n)

    def _count_played(self) -> i64:
        """How many lines are played in each world: those that run, and the first."""
        for i in range(self.running):
            if self.order[i] == 0:
                return self.running
        return self.running + 1

    def _sort(self) -> None:
        """Put the lines that run into order, the best first (insertion sort: they are few, and nearly in order)."""
        order = self.order
        for i in range(1, self.running):
            line: i64 = order[i]
            gain: float = self.gain(line)
            j: i64 = i
            while j > 0 and self.gain(order[j - 1]) < gain:
                order[j] = order[j - 1]
                j -= 1
            order[j] = line

    def _choose(self) -> i64:
        best: i64 = self.order[0]
        if best == 0 or self.gain(best) < self.level.margin * self.error(best):
            return 0
        return best
