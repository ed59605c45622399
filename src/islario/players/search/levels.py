"""How hard a player thinks: every choice of the search, by name. What each has chosen stands in ``levels.toml``."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from islario.core.lines import MOST_LINES


class Level:
    """The choices of a search. Its budget is counted in rollouts, so that the same seed gives the same move."""

    def __init__(
        self,
        name: str,
        rollouts: int,
        ceiling: float,
        turns: int = 0,
        first_worlds: int = 8,
        most_worlds: int = 400,
        margin: float = 1.0,
        merit: float = 0.0,
        rollouts_each: int = 100_000,
        most_lines: int = MOST_LINES,
        oracle: bool = False,
    ) -> None:
        self.name = name
        self.rollouts = rollouts
        """At most so many rollouts for a unit of play, but for the first worlds of each round."""
        self.ceiling = ceiling
        """At most so many seconds of a processor for a unit. Only a slow machine comes to it, and not a busy one."""
        self.turns = turns
        """So many turns are played out, then the table is judged (``Game.value``); 0: to the end."""
        self.first_worlds = first_worlds
        """In so many worlds all lines are tried; of those that look best half goes on, in twice as many."""
        self.most_worlds = most_worlds
        """More worlds than this make no line surer."""
        self.margin = margin
        """The quick player's own line is left only for a gain of so many standard errors."""
        self.merit = merit
        """What counts beside the value: how far games came (``Game.merit``), times this."""
        self.rollouts_each = rollouts_each
        """And at most so many for each line: where few lines can be told apart, few rollouts do."""
        self.most_lines = most_lines
        """So many lines are tried, of those that the game lists."""
        self.oracle = oracle
        """Whether it sees what is hidden: only for measuring."""


STRONG: Final = "strong"
RELENTLESS: Final = "relentless"
ORACLE: Final = "oracle"
STRONG_SECONDS: Final = 1.0
RELENTLESS_SECONDS: Final = 5.0


def _read() -> dict[str, dict[str, dict[str, Any]]]:
    return tomllib.loads(files("islario.players.search").joinpath("levels.toml").read_text("utf-8"))


_CHOICES: Final = _read()
"""What the levels of each game have chosen."""
_CEILINGS: Final = {STRONG: STRONG_SECONDS, RELENTLESS: RELENTLESS_SECONDS, ORACLE: STRONG_SECONDS}


def find_level(name: str, game: str) -> Level:
    """The level of that name for a game. The oracle thinks as hard as the strong."""
    chosen = _CHOICES.get(game, _CHOICES["default"])[STRONG if name == ORACLE else name]
    return Level(name, ceiling=_CEILINGS[name], oracle=name == ORACLE, **chosen)
