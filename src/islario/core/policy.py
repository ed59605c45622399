"""The kernel's side of a player: a choice among legal actions, from what a seat sees.

A policy never gets the table. It gets ``seen``, in which nothing hidden is left (``Game.show``), and
only if it asks for it; the stream of chance it may use is its own, so that thinking never shifts what
the game draws.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from islario.core.bits import lowest
from islario.core.game import MOST_ACTIONS, Game, Table
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

    def interject(self, seen: Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        """One of the first n codes, for a seat that the game does not wait for, or PASS."""
        return PASS


class RandomPolicy(Policy):
    """Any legal action, each as likely; it does not even look."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = False

    def choose(self, seen: Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        return codes[rng.below(n)]


class Sitting:
    """Policies at a table: whose decision comes next, and what it is."""

    def __init__(self, game: Game, table: Table, policies: list[Policy], thoughts: Rng) -> None:
        self.game = game
        self.table = table
        self.policies = policies
        self.thoughts = thoughts
        self.codes: vec[i64] = vec[i64]([0] * MOST_ACTIONS)
        self.seen = table.clone()
        self.interject = any(policy.interjects for policy in policies)
        self.seat: i64 = 0
        """The seat that took the last decision."""

    def decide(self) -> i64:
        """The next decision: somebody's interjection if there is one, else that of a seat waited for."""
        if self.interject:
            others: i64 = self.game.bystanders(self.table)
            while others != 0:
                code: i64 = self._ask(lowest(others), True)
                if code != PASS:
                    return code
                others &= others - 1
        return self._ask(lowest(self.game.waiting(self.table)), False)

    def _ask(self, seat: i64, unasked: bool) -> i64:
        policy = self.policies[seat]
        if unasked and not policy.interjects:
            return PASS
        self.seat = seat
        n: i64 = self.game.legal(self.table, seat, self.codes)
        if policy.looks:
            self.game.show(self.table, seat, self.seen)
        if unasked:
            return policy.interject(self.seen, seat, self.codes, n, self.thoughts)
        return policy.choose(self.seen, seat, self.codes, n, self.thoughts)


class Course:
    """How a game went, in numbers."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.actions: i64 = 0
        """Decisions that were actions of a turn, as the game counts them."""
        self.turns: i64 = 1


def play_out(game: Game, table: Table, policies: list[Policy], rng: Rng, thoughts: Rng) -> Course:
    """Play a game to its end, a policy for each seat."""
    sitting = Sitting(game, table, policies, thoughts)
    course = Course()
    turn: i64 = game.turn(table)
    while game.waiting(table) != 0:
        code: i64 = sitting.decide()
        game.apply(table, sitting.seat, code, rng, None)
        course.decisions += 1
        if game.is_action(code):
            course.actions += 1
        now: i64 = game.turn(table)
        if now != turn:
            turn = now
            course.turns += 1
    return course
