"""Islario: three island board games, complete and exact.

>>> import islario
>>> state = islario.game("forbidden_island").new(players=3, seed=7, difficulty="normal")
>>> state.waiting_for()
(1,)
"""

from typing import TYPE_CHECKING

from islario import sources
from islario.core.events import Event
from islario.core.game import Game
from islario.core.motives import Motive
from islario.core.options import Option
from islario.core.reasons import (
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalMove,
    IslarioError,
    NoSuchSeat,
    OtherRules,
    Reason,
    UnknownGame,
)
from islario.core.record import replay
from islario.core.registry import find_game
from islario.core.rng import Rng
from islario.core.signs import Sign
from islario.core.state import State

__version__ = "0.1.0"

compiled = sources.are_compiled()
"""Whether the rules run compiled."""

if TYPE_CHECKING:

    def games() -> tuple[str, ...]:
        """The names of all games."""

else:
    from islario import games


def game(name: str) -> Game:
    """The game of that name; UnknownGame if there is none."""
    return find_game(name)


__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "Event",
    "Game",
    "IllegalMove",
    "IslarioError",
    "Motive",
    "NoSuchSeat",
    "Option",
    "OtherRules",
    "Reason",
    "Rng",
    "Sign",
    "State",
    "UnknownGame",
    "compiled",
    "game",
    "games",
    "replay",
]
