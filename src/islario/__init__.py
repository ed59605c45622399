"""Islario: three island board games, complete and exact.

>>> import islario
>>> state = islario.game("forbidden_island").new(players=3, seed=7, difficulty="normal")
>>> state.waiting_for()
(1,)
"""

import os
import sys
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from typing import TYPE_CHECKING

__version__ = "0.1.0"


class _SourceOnly:
    """Finds the Python sources of this package beside its compiled modules."""

    @staticmethod
    def find_spec(name: str, path: list[str] | None = None, target: object = None) -> ModuleSpec | None:
        if path is None or not name.startswith("islario."):
            return None
        return FileFinder(path[0], (SourceFileLoader, [".py"])).find_spec(name)


# The same package can run interpreted where it was compiled: to compare the two, and to debug.
if os.environ.get("ISLARIO_INTERPRETED"):
    sys.meta_path.insert(0, _SourceOnly)  # type: ignore[arg-type]

from islario.core import rng as _rng  # noqa: E402
from islario.core.events import Event  # noqa: E402
from islario.core.game import Game  # noqa: E402
from islario.core.options import Option  # noqa: E402
from islario.core.reasons import (  # noqa: E402
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalMove,
    IslarioError,
    NoSuchSeat,
    Reason,
    UnknownGame,
)
from islario.core.record import replay  # noqa: E402
from islario.core.registry import find_game  # noqa: E402
from islario.core.rng import Rng  # noqa: E402
from islario.core.state import State  # noqa: E402

compiled = not (_rng.__file__ or "").endswith(".py")
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
    "NoSuchSeat",
    "Option",
    "Reason",
    "Rng",
    "State",
    "UnknownGame",
    "compiled",
    "game",
    "games",
    "replay",
]
