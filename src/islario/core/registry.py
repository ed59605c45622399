"""Which games there are. A game's room is opened only when it is asked for."""

from importlib import import_module

from islario.core.game import Game
from islario.core.reasons import Reason, UnknownGame, quoted

GAMES = ("forbidden_island", "hashi", "robinson")


def find_game(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownGame(Reason("unknown_game", {"game": quoted(name), "expected": ", ".join(GAMES)}))
    found: Game = import_module(f"islario.games.{name}").GAME
    return found
