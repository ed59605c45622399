"""A player at a table where actions are texts.

A policy (``islario.core.policy``) is the fast, numeric side of a player; a ``Bot`` is the same player
at such a table: it gets views and answers with actions.
"""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.game import MOST_ACTIONS, REVEALING, Game, Table
from islario.core.motives import Motive
from islario.core.policy import PASS
from islario.core.rng import Rng
from islario.players.registry import find_policy


class Bot:
    """A player at a table where actions are texts. It is shown views and nothing else."""

    def __init__(self, name: str, game: Game, thoughts: Rng) -> None:
        self.name = name
        self._game = game
        self._policy = find_policy(name, game)
        self._thoughts = thoughts
        """The chance that it may use; bots of one table may share it."""
        self._codes: vec[i64] = vec[i64]([0] * MOST_ACTIONS)

    def decide(self, view: Mapping[str, Any]) -> str | None:
        """What the view's seat does now; None if it need not act and does not want to, or leaves it to others."""
        game = self._game
        seat: int = view["seat"]
        seen = self._look(view)
        if seat in view["waiting_for"]:
            n: i64 = game.legal(seen, seat, self._codes)
            chosen: i64 = self._policy.choose(seen, seat, self._codes, n, self._thoughts)
            return None if chosen == PASS else game.action(chosen)
        if not self._policy.interjects or (game.bystanders(seen) >> seat) & 1 == 0:
            return None
        code: i64 = self._policy.interject(seen, seat, self._thoughts)
        return None if code == PASS else game.action(code)

    def motive(self, view: Mapping[str, Any], action: str) -> Motive | None:
        """Why it does in this view what it decided; None if it had no choice, or its policy does not say."""
        game = self._game
        seat: int = view["seat"]
        seen = self._look(view)
        n: i64 = game.legal(seen, seat, self._codes)
        return self._policy.explain(seen, seat, self._codes, n, game.code(seen, action))

    def foresee(self, view: Mapping[str, Any], action: str) -> Table | None:
        """The table after an action, as the view's seat will see it; None if something unknown comes to light."""
        game = self._game
        seat: int = view["seat"]
        seen = self._look(view)
        if game.apply(seen, seat, game.code(seen, action), Rng(0), None) & REVEALING != 0:
            return None
        return seen

    def _look(self, view: Mapping[str, Any]) -> Table:
        """The table as a view shows it."""
        game = self._game
        seen = game.lay_out(game.imagine(view, Rng(0)))  # in any order: what is hidden is then taken out again
        game.show(seen.clone(), view["seat"], seen)
        return seen
