"""The games. Each has a room of its own with the same furniture.

``islario.games()`` names them all, and ``islario.games.forbidden_island`` is one's room: the package
answers to both.
"""

import sys
from types import ModuleType

from islario.core.registry import GAMES


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        """The names of all games."""
        return GAMES


sys.modules[__name__].__class__ = _Games
