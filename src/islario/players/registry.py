"""Who can sit at a table, by name. A new player is one entry here."""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Final

from islario.core.game import Game
from islario.core.policy import Policy, RandomPolicy
from islario.core.reasons import IslarioError, Reason, quoted


class UnknownPlayer(IslarioError):
    """No player of that name."""


class Player:
    """A player: how it is called, how else, and how its policy for a game is made."""

    def __init__(self, name: str, make_policy: Callable[[Game], Policy], other_names: tuple[str, ...] = ()) -> None:
        self.name = name
        self.make_policy = make_policy
        self.other_names = other_names


def _by_chance(game: Game) -> Policy:
    return RandomPolicy()


def _by_thumb(game: Game) -> Policy:
    policy: Policy = import_module(f"islario.games.{game.name}.thumb").Thumb()
    return policy


PLAYERS: Final[dict[str, Player]] = {
    player.name: player
    for player in (
        Player("random", _by_chance),
        Player("thumb", _by_thumb),
    )
}
"""All players by their names, the simplest first."""
STAND_IN: Final = "thumb"
"""The player who sits down where nobody says which."""


def find_player(name: str, besides: Iterable[str] = ()) -> Player:
    """The player who is called so. ``besides`` names what else could have been said there."""
    for player in PLAYERS.values():
        if name == player.name or name in player.other_names:
            return player
    values = {"player": quoted(name), "expected": ", ".join([*besides, *PLAYERS])}
    raise UnknownPlayer(Reason("unknown_player", values))


def find_policy(name: str, game: Game) -> Policy:
    """The policy for a game of the player who is called so."""
    return find_player(name).make_policy(game)
