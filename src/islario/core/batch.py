"""Many games of one kind, stepped at once for those who learn: all of a step happens in here.

One agent plays at every table: one seat, or each seat that is asked. What others decide, what chance brings and new
deals happen between two of its decisions. All lies in buffers, one row a table, which NumPy reads where they are.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from islario.core.action_space import ActionSpace
from islario.core.bits import lowest
from islario.core.game import REVEALING, Game, Settings, Table
from islario.core.policy import PATIENCE, Sitting
from islario.core.readings import Readings
from islario.core.reasons import IllegalMove, Reason
from islario.core.rng import SEED_LIMIT, Rng

GOES_ON: Final = 0
TERMINATED: Final = 1
TRUNCATED: Final = 2
FORFEIT: Final = -1.0
EVERY_SEAT: Final = -1
"""The agent decides for whichever seat is asked."""


class Batch:
    """``sittings`` has one for all tables, or one for each where players remember something."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        space: ActionSpace,
        players: int,
        count: int,
        seat: int,
        sittings: list[Sitting],
        most_steps: int,
        shaped: bool,
        discount: float,
        redeals: bool,
    ) -> None:
        self.game = game
        self.settings = settings
        self.space = space
        self.players: i64 = players
        self.count: i64 = count
        self.seat: i64 = seat
        """The agent's seat, or EVERY_SEAT."""
        self.sittings = sittings
        self.most_steps: i64 = most_steps
        """A game is cut off after so many steps of the agent; 0 for never."""
        self.shaped = shaped
        self.discount = discount
        self.redeals = redeals
        """Whether a table is dealt anew as soon as its game has ended."""
        self.readings = Readings(game, space, players, count)
        self.finals = Readings(game, space, players, count)
        """What the agent saw last of the games that ended in this step; the other rows say nothing."""
        self.rewards: vec[float] = vec[float]([0.0] * count)
        self.ends: vec[u8] = vec[u8]([0] * count)
        """GOES_ON, TERMINATED or TRUNCATED."""
        self.seats: vec[i64] = vec[i64]([0] * count)
        """The seat that the agent decides for now."""
        self.deals: vec[i64] = vec[i64]([0] * count)
        """The seed of the game at each table."""
        self.choices: vec[i64] = vec[i64]([0] * count)
        """What ``guess`` chose."""
        self.tables: list[Table] = []
        self.rngs: list[Rng] = []
        self._thoughts: list[Rng] = []
        self._steps: vec[i64] = vec[i64]([0] * count)
        self._potentials: vec[float] = vec[float]([0.0] * count)

    def reset(self, seed: i64) -> None:
        """Deal at every table: the first game of table i is that of ``seed + i``, each later one ``count`` further."""
        self.tables = []
        self.rngs = []
        self._thoughts = []
        self.readings.clear()
        for i in range(self.count):
            self.tables.append(Table())
            self.rngs.append(Rng(0, 0))
            self._thoughts.append(Rng(0, 0))
            self.rewards[i] = 0.0
            self.ends[i] = GOES_ON
            self._begin(i, seed + i)

    def step(self, actions: bytes) -> None:
        """Play an action at every table, a number in eight bytes each; none is played if one of them is not legal."""
        self._check(actions)
        self.readings.clear()
        for i in range(self.count):
            self._play(i, self.space.code(read_i64_le(actions, i * 8)))

    def forfeit(self) -> float:
        """What it gives to end the game of the first table by an action that is not legal."""
        return FORFEIT - self._potentials[0] if self.shaped else FORFEIT

    def guess(self, rng: Rng) -> None:
        """Choose a legal action at every table, each as likely."""
        places = self.readings.legal
        size: i64 = self.space.size
        begin: i64 = 0
        for i in range(self.count):
            end: i64 = begin
            while end < self.readings.count and places[end] < (i + 1) * size:
                end += 1
            if end > begin:
                self.choices[i] = places[begin + rng.below(end - begin)] - i * size
            begin = end

    def _check(self, actions: bytes) -> None:
        size: i64 = self.space.size
        if len(actions) != self.count * 8:
            values = {"actions": len(actions) // 8, "tables": int(self.count)}
            raise IllegalMove(Reason("actions_count", values))
        for i in range(self.count):
            number: i64 = read_i64_le(actions, i * 8)
            if number < 0 or number >= size:
                values = {"number": int(number), "most": int(size) - 1}
                raise IllegalMove(Reason("action_number", values))
            if self.readings.masks[i * size + number] == 0:
                reason = self.game.why_not(self.tables[i], self.seats[i], self.space.code(number))
                assert reason is not None, "what is not among the legal actions has a reason"
                raise IllegalMove(reason)

    def _play(self, i: i64, code: i64) -> None:
        """The agent's step at a table: its action, all that follows, and what it gives."""
        game = self.game
        table = self.tables[i]
        game.apply(table, self.seats[i], code, self.rngs[i], None)
        self._steps[i] += 1
        self._play_others(i)
        over: bool = game.waiting(table) == 0
        end: i64 = GOES_ON
        reward: float = 0.0
        if over:
            end = TERMINATED
            reward = result(game, table, self.players, self.seats[i])
        elif self.most_steps > 0 and self._steps[i] >= self.most_steps:
            end = TRUNCATED
        anew: bool = end != GOES_ON and self.redeals
        seen = self.finals.observe(table, self.seats[i], i) if anew else self._look(i)
        if self.shaped:
            reward -= self._potentials[i]
            if not over:
                self._potentials[i] = game.progress(seen, self.seats[i])
                reward += self.discount * self._potentials[i]
        self.rewards[i] = reward
        self.ends[i] = u8(end)
        if anew:
            self._begin(i, self.deals[i] + self.count)

    def _begin(self, i: i64, seed: i64) -> None:
        """Deal a game in which the agent is asked: nearly always the one of that seed."""
        while True:
            self.deals[i] = seed
            self.rngs[i] = Rng(seed)
            self._thoughts[i] = Rng(SEED_LIMIT - 1 - seed)
            self.tables[i] = self.game.deal(self.settings, self.rngs[i])
            self._steps[i] = 0
            self.seats[i] = max(self.seat, i64(0))
            self._play_others(i)
            if self.game.waiting(self.tables[i]) != 0:
                break
            seed += self.count
        seen = self._look(i)
        if self.shaped:
            self._potentials[i] = self.game.progress(seen, self.seats[i])

    def _play_others(self, i: i64) -> None:
        """Go on until the agent is asked or the game is over."""
        game = self.game
        table = self.tables[i]
        if self.seat == EVERY_SEAT:
            waiting: i64 = game.waiting(table)
            if waiting != 0:
                self.seats[i] = lowest(waiting)
            return
        quiet: i64 = 0
        while True:
            waiting = game.waiting(table)
            if waiting == 0 or (waiting >> self.seat) & 1 == 1:
                return
            sitting = self.sittings[i if len(self.sittings) > 1 else i64(0)]
            sitting.thoughts = self._thoughts[i]
            code: i64 = sitting.decide(table) if quiet < PATIENCE else sitting.guess(table, lowest(waiting))
            quiet += 1
            if game.apply(table, sitting.seat, code, self.rngs[i], None) & REVEALING != 0:
                quiet = 0

    def _look(self, i: i64) -> Table:
        """Write what the agent sees and may do; what it was read from."""
        table = self.tables[i]
        if self.game.waiting(table) != 0:
            self.readings.mark(table, self.seats[i], i)
        return self.readings.observe(table, self.seats[i], i)


def result(game: Game, table: Table, players: i64, seat: i64) -> float:
    """What a game that is over gives a seat.

    Where people win or lose together: 1 or -1. Alone for points: the points. Where seats compete: -1 for those who did
    not win, and the winners share what these lost.
    """
    value: float = game.value(table, seat)
    if not game.rivals:
        return 1.0 if value > 0.5 else -1.0
    if players == 1:
        return value
    winners: i64 = players
    for other in range(players):
        theirs: float = game.value(table, other)
        if theirs > value:
            return -1.0
        if theirs < value:
            winners -= 1
    return float(players) / float(winners) - 1.0
