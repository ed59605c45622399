"""A player that looks ahead: it races whole units of play, and then plays the best one step by step."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import bit, lowest
from islario.core.digests import stir
from islario.core.game import NEW_TURN, REVEALING, SEALING, Game, Table
from islario.core.lines import Lines
from islario.core.motives import Motive
from islario.core.policy import PASS, Policy, Sitting
from islario.core.rng import Rng
from islario.players.search.levels import Level
from islario.players.search.race import Race

PLACES: Final = 4096
"""Places for steps that are foreseen; when half of them are taken, all are forgotten."""
LONGEST: Final = 64
"""Steps of a line at most."""
NOBODY: Final = -1
EVERYBODY: Final = -1
"""All seats, as bits."""


class Mind:
    """Thinks for all seats of one level, so that a unit of play is thought about once. What it foresees it keeps by the
    digest of what is seen."""

    def __init__(self, game: Game, base: Policy, level: Level, quick: Policy | None = None) -> None:
        self.game = game
        self.base = base
        """Plays the first line."""
        self.race = Race(game, base if quick is None else quick, level)
        self.lines = Lines()
        self._sitting = Sitting(game, [base] * 4, Rng(0), True)
        self._scratch: Table | None = None
        self._keys: vec[i64] = vec[i64]([0] * PLACES)
        self._seats: vec[i64] = vec[i64]([0] * PLACES)
        self._codes: vec[i64] = vec[i64]([0] * PLACES)
        self._own: vec[i64] = vec[i64]([0] * PLACES)
        """1 for steps of a line that the quick player would not have taken."""
        self._kept: i64 = 0
        self.seat: i64 = NOBODY
        """Whose step ``find_step`` has found."""

    def find_step(self, seen: Table, seat: i64, alone: bool) -> i64:
        """What comes next in the best unit of play, and in ``seat`` whose step it is; ``alone``: of this seat only."""
        key: i64 = self._key(seen, seat, alone)
        place: i64 = self._place(key)
        if self._keys[place] == 0:
            self.think(seen, seat, alone)
            place = self._place(key)
        self.seat = self._seats[place]
        return self._codes[place]

    def found_better(self, seen: Table, seat: i64, code: i64) -> bool:
        """Whether it found by looking ahead that this is better than what the quick player would do."""
        for alone in (False, True):
            place: i64 = self._place(self._key(seen, seat, alone))
            if self._keys[place] != 0 and self._codes[place] == code:
                return self._own[place] == 1
        return False

    def think(self, seen: Table, seat: i64, alone: bool) -> None:
        """Race all lines, and keep the steps of the best."""
        self.gather(seen, seat, bit(seat) if alone else EVERYBODY)
        best: i64 = self.race.run(seen, seat, self.lines, self.game.digest(seen))
        if self._kept + LONGEST > PLACES // 2:  # only here: what is foreseen now must not be forgotten half way
            self._forget()
        self._keep(self._begin(seen), seat, alone, best)

    def gather(self, seen: Table, seat: i64, seats: i64) -> None:
        """Write down all lines in which only these seats (bits) do something, the quick player's own first."""
        table = self._begin(seen)
        lines = self.lines
        lines.clear()
        digest: i64 = self.game.digest(seen)
        if self.game.simultaneous:  # where each has a board, those who think alike had better not start alike
            digest = stir(digest, seat)
        self._follow(table, seat, Rng(digest))
        self.game.lines(seen, seat, Rng(digest), lines)
        lines.keep_own(seats)
        if lines.count == 0:  # every line had a step of somebody else
            lines.put(seat, self._sitting.decide_for(self._begin(seen), seat))
            lines.close()

    def _begin(self, seen: Table) -> Table:
        table = self._scratch
        if table is None:
            table = self._scratch = seen.clone()
        self.game.copy(seen, table)
        return table

    def _follow(self, table: Table, seat: i64, rng: Rng) -> None:
        """Write down what the quick player would do, up to the first chance."""
        game = self.game
        sitting = self._sitting
        sitting.thoughts = rng
        chance = Rng(0)
        for _ in range(LONGEST):
            waiting: i64 = game.waiting(table)
            if waiting == 0 or (game.simultaneous and (waiting >> seat) & 1 == 0):
                break
            code: i64 = sitting.decide_for(table, seat) if game.simultaneous else sitting.decide(table)
            self.lines.put(sitting.seat, code)
            if game.apply(table, sitting.seat, code, chance, None) & (REVEALING | NEW_TURN | SEALING) != 0:
                break
        self.lines.close()

    def _keep(self, table: Table, seat: i64, alone: bool, best: i64) -> None:
        """Remember each step of a line by what is seen when its turn comes."""
        game = self.game
        lines = self.lines
        chance = Rng(0)
        for step in range(lines.size(best)):
            place: i64 = self._place(self._key(table, seat, alone))
            if self._keys[place] == 0:
                self._kept += 1
            self._keys[place] = self._key(table, seat, alone)
            self._seats[place] = lines.seat(best, step)
            self._codes[place] = lines.code(best, step)
            self._own[place] = min(best, 1)
            if game.apply(table, lines.seat(best, step), lines.code(best, step), chance, None) & REVEALING != 0:
                return

    def _forget(self) -> None:
        for i in range(i64(PLACES)):
            self._keys[i] = 0
        self._kept = 0

    def _key(self, seen: Table, seat: i64, alone: bool) -> i64:
        digest: i64 = stir(self.game.digest(seen), self.game.setup_digest(seen))
        return stir(digest, seat) | 1 if alone else digest | 1

    def _place(self, key: i64) -> i64:
        place: i64 = (key >> 1) & (PLACES - 1)
        while self._keys[place] != 0 and self._keys[place] != key:
            place = (place + 1) & (PLACES - 1)
        return place


class Searcher(Policy):
    """Plays a seat by what its mind finds best."""

    def __init__(self, mind: Mind) -> None:
        super().__init__()
        self.mind = mind
        self.interjects = mind.base.interjects
        self.peeks = mind.race.level.oracle

    def choose(self, seen: Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        if n == 1:
            return codes[0]
        mind = self.mind
        code: i64 = mind.find_step(seen, seat, mind.game.simultaneous)
        if mind.seat == seat:
            return code
        if (mind.game.waiting(seen) >> mind.seat) & 1 == 1:
            return PASS
        return mind.find_step(seen, seat, True)  # whoever had to act first does not: they think otherwise

    def interject(self, seen: Table, seat: i64, rng: Rng) -> i64:
        mind = self.mind
        waiting: i64 = mind.game.waiting(seen)
        if waiting == 0 or mind.game.simultaneous:
            return PASS
        code: i64 = mind.find_step(seen, lowest(waiting), False)
        return code if mind.seat == seat else PASS

    def explain(self, seen: Table, seat: i64, codes: vec[i64], n: i64, code: i64) -> Motive | None:
        """That it looked ahead, where that found something better; else what the quick player says."""
        if n > 1 and self.mind.found_better(seen, seat, code):
            return Motive("ahead")
        return self.mind.base.explain(seen, seat, codes, n, code)
