"""The kernel's side of a player: a choice among legal actions, from what a seat sees.

A policy never gets the table. It gets ``seen``, in which nothing hidden is left (``Game.show``), and
only if it asks for it; the stream of chance it may use is its own, so that thinking never shifts what
the game draws.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from islario.core.bits import bit, lowest
from islario.core.events import Log
from islario.core.game import ACTION, MOST_ACTIONS, NEW_TURN, REVEALING, Game, Table
from islario.core.motives import Motive
from islario.core.rng import Rng

PASS: Final = -1
"""No interjection; where several seats are waited for, also that others of them should act first."""
UNDECIDED: Final = -2
"""Nothing is decided yet."""
PATIENCE: Final = 1000
"""After so many decisions in which nothing came to light, chance decides: plans must not be changed for ever."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses among legal codes.

    ``looks``: whether it wants to see the table at all. ``interjects``: whether it wants to be asked
    also when the game does not wait for its seat, but the seat could act. ``honest``: whether it would
    choose the same if it were given the table itself, since it goes by nothing that is hidden.
    ``peeks``: whether it is given what is hidden, and goes by it. Only those who measure let such a one play.
    """

    def __init__(self) -> None:
        self.looks = True
        self.interjects = False
        self.honest = False
        self.peeks = False

    def choose(self, seen: Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        """One of the first n codes, for a seat that the game waits for; PASS leaves it to others."""
        raise NotImplementedError

    def recall(self, seen: Table, seat: i64) -> i64:
        """A legal code that it has decided on already, for a seat that the game waits for; else UNDECIDED.

        Whoever plays on a plan need not be told each time what is legal.
        """
        return UNDECIDED

    def interject(self, seen: Table, seat: i64, rng: Rng) -> i64:
        """A legal code for a seat that the game does not wait for, or, as nearly always, PASS."""
        return PASS

    def explain(self, seen: Table, seat: i64, codes: vec[i64], n: i64, code: i64) -> Motive | None:
        """Why it plays this code, which it chose here; None if there was nothing to weigh, or it does not say.

        The first n codes are those that the seat has, also where it interjects. ``seen`` is what the choice was made
        from, so that nothing hidden can be told.
        """
        return None


class RandomPolicy(Policy):
    """Any legal action, each as likely; it does not even look."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = False

    def choose(self, seen: Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        return codes[rng.below(n)]

    def explain(self, seen: Table, seat: i64, codes: vec[i64], n: i64, code: i64) -> Motive | None:
        return Motive("random") if n > 1 else None


class Course:
    """How a game went, in numbers."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.actions: i64 = 0
        """Decisions that were actions of a turn, as the game counts them."""
        self.turns: i64 = 1


class Sitting:
    """A policy at each seat, for one game or many: whose decision comes next, and what it is.

    ``imagined``: the tables are only imagined, so that an honest policy may be given them as they are.
    """

    def __init__(self, game: Game, policies: list[Policy], thoughts: Rng, imagined: bool = False) -> None:
        self.game = game
        self.imagined = imagined
        self.policies = policies
        self.thoughts = thoughts
        """The chance that policies may use."""
        self.seat: i64 = 0
        """The seat that took the last decision."""
        self._codes: vec[i64] = vec[i64]([0] * MOST_ACTIONS)
        self._seen: Table | None = None
        self._nothing = Table()
        """What is given to a policy that does not look."""
        self._interjects = any(policy.interjects for policy in policies)

    def play_out(self, table: Table, rng: Rng, turns: i64 = 0, log: Log | None = None) -> Course:
        """Play a game to its end, or so many turns of it; ``rng`` is the game's own chance. The log tells of it."""
        game = self.game
        course = Course()
        quiet: i64 = 0
        while True:
            waiting: i64 = game.waiting(table)
            if waiting == 0 or (turns > 0 and course.turns > turns):
                return course
            code: i64 = self._decide(table, waiting) if quiet < PATIENCE else self.guess(table, lowest(waiting))
            kind: i64 = game.apply(table, self.seat, code, rng, log)
            quiet += 1
            if kind & REVEALING != 0:
                quiet = 0
            course.decisions += 1
            if kind & ACTION != 0:
                course.actions += 1
            if kind & NEW_TURN != 0:
                course.turns += 1

    def decide(self, table: Table) -> i64:
        """The next decision: somebody's interjection if there is one, else that of a seat waited for."""
        return self._decide(table, self.game.waiting(table))

    def decide_for(self, table: Table, seat: i64) -> i64:
        """What a seat does that is waited for, with others or alone."""
        return self._ask(table, bit(seat))

    def _decide(self, table: Table, waiting: i64) -> i64:
        if self._interjects:
            others: i64 = self.game.bystanders(table)
            while others != 0:
                code: i64 = self._offer(table, lowest(others))
                if code != PASS:
                    return code
                others &= others - 1
        return self._ask(table, waiting)

    def _offer(self, table: Table, seat: i64) -> i64:
        """The interjection of a seat that may act unasked, or PASS."""
        policy = self.policies[seat]
        if not policy.interjects:
            return PASS
        self.seat = seat
        return policy.interject(self._show(table, seat, policy), seat, self.thoughts)

    def _ask(self, table: Table, waiting: i64) -> i64:
        """The decision of the first of the seats that are waited for who does not leave it to the others."""
        rest: i64 = waiting
        while rest != 0:
            seat: i64 = lowest(rest)
            rest &= rest - 1
            policy = self.policies[seat]
            self.seat = seat
            seen = self._nothing
            code: i64 = UNDECIDED
            if policy.looks:  # who does not has no plan either, and is asked millions of times a second
                seen = self._show(table, seat, policy)
                code = policy.recall(seen, seat)
            if code == UNDECIDED:
                n: i64 = self.game.legal(table, seat, self._codes)
                code = policy.choose(seen, seat, self._codes, n, self.thoughts)
            if code != PASS:
                return code
        return self._codes[0]  # each leaves it to the others: the last one does the first that it may

    def guess(self, table: Table, seat: i64) -> i64:
        """Any decision of a seat that is waited for."""
        self.seat = seat
        return self._codes[self.thoughts.below(self.game.legal(table, seat, self._codes))]

    def _show(self, table: Table, seat: i64, policy: Policy) -> Table:
        if not policy.looks:
            return self._nothing
        if policy.peeks or (self.imagined and policy.honest):
            return table
        seen = self._seen
        if seen is None:
            seen = self._seen = table.clone()
        self.game.show(table, seat, seen)
        return seen
