"""The kernel's side of a player: a choice among legal actions, from what a seat sees.

A policy never gets the table. It gets ``seen``, in which nothing hidden is left (``Game.show``), and
only if it asks for it; the stream of chance it may use is its own, so that thinking never shifts what
the game draws.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from islario.core.bits import lowest
from islario.core.game import ACTION, MOST_ACTIONS, NEW_TURN, Game, Table
from islario.core.motives import Motive
from islario.core.rng import Rng

PASS: Final = -1
"""No interjection."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses among legal codes.

    ``looks``: whether it wants to see the table at all. ``interjects``: whether it wants to be asked
    also when the game does not wait for its seat, but the seat could act.
    """

    def __init__(self) -> None:
        self.looks = True
        self.interjects = False

    def choose(self, seen: Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        """One of the first n codes, for a seat that the game waits for."""
        raise NotImplementedError

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
    """A policy at each seat, for one game or many: whose decision comes next, and what it is."""

    def __init__(self, game: Game, policies: list[Policy], thoughts: Rng) -> None:
        self.game = game
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

    def play_out(self, table: Table, rng: Rng) -> Course:
        """Play a game to its end; ``rng`` is the game's own chance."""
        game = self.game
        course = Course()
        while True:
            waiting: i64 = game.waiting(table)
            if waiting == 0:
                return course
            code: i64 = self._decide(table, waiting)
            kind: i64 = game.apply(table, self.seat, code, rng, None)
            course.decisions += 1
            if kind & ACTION != 0:
                course.actions += 1
            if kind & NEW_TURN != 0:
                course.turns += 1

    def decide(self, table: Table) -> i64:
        """The next decision: somebody's interjection if there is one, else that of a seat waited for."""
        return self._decide(table, self.game.waiting(table))

    def _decide(self, table: Table, waiting: i64) -> i64:
        if self._interjects:
            others: i64 = self.game.bystanders(table)
            while others != 0:
                code: i64 = self._offer(table, lowest(others))
                if code != PASS:
                    return code
                others &= others - 1
        return self._ask(table, lowest(waiting))

    def _offer(self, table: Table, seat: i64) -> i64:
        """The interjection of a seat that may act unasked, or PASS."""
        policy = self.policies[seat]
        if not policy.interjects:
            return PASS
        self.seat = seat
        return policy.interject(self._show(table, seat, policy), seat, self.thoughts)

    def _ask(self, table: Table, seat: i64) -> i64:
        """The decision of a seat that is waited for."""
        policy = self.policies[seat]
        self.seat = seat
        n: i64 = self.game.legal(table, seat, self._codes)
        return policy.choose(self._show(table, seat, policy), seat, self._codes, n, self.thoughts)

    def _show(self, table: Table, seat: i64, policy: Policy) -> Table:
        if not policy.looks:
            return self._nothing
        seen = self._seen
        if seen is None:
            seen = self._seen = table.clone()
        self.game.show(table, seat, seen)
        return seen
