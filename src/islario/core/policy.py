"""The kernel's side of a player: a choice among legal actions, from what a seat sees.

A policy never gets the table. It gets ``seen``, in which nothing hidden is left (``Game.show``), and
only if it asks for it; the stream of chance it may use is its own, so that thinking never shifts what
the game draws.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from islario.core.bits import lowest
from islario.core.game import MOST_ACTIONS, Game, Table
from islario.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses one of the legal codes. ``looks`` says whether it wants to see the table at all."""

    def __init__(self) -> None:
        self.looks = True

    def choose(self, seen: Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        raise NotImplementedError


class RandomPolicy(Policy):
    """Any legal action, each as likely; it does not even look."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = False

    def choose(self, seen: Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        return codes[rng.below(n)]


def play_out(game: Game, table: Table, policies: list[Policy], rng: Rng, thoughts: Rng) -> i64:
    """Play a game to its end, a policy for each seat; return how many decisions were taken."""
    codes = vec[i64]([0] * MOST_ACTIONS)
    seen = table.clone()
    decisions: i64 = 0
    waiting: i64 = game.waiting(table)
    while waiting != 0:
        seat: i64 = lowest(waiting)
        policy = policies[seat]
        n: i64 = game.legal(table, seat, codes)
        if policy.looks:
            game.show(table, seat, seen)
        code: i64 = policy.choose(seen, seat, codes, n, thoughts)
        game.apply(table, seat, code, rng, None)
        decisions += 1
        waiting = game.waiting(table)
    return decisions
