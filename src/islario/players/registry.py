"""Who can sit at a table, by name. A new player is one entry here."""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Final

from islario.core.game import Game
from islario.core.policy import Policy, RandomPolicy
from islario.core.reasons import IslarioError, Reason, quoted
from islario.players.learner import Learner
from islario.players.search.levels import (
    ORACLE,
    RELENTLESS,
    RELENTLESS_SECONDS,
    STRONG,
    STRONG_SECONDS,
    Level,
    find_level,
)
from islario.players.search.searcher import Mind, Searcher


class UnknownPlayer(IslarioError):
    """No player of that name."""


class Player:
    """A player: how it is called, how else, and how its policy for a game is made."""

    def __init__(
        self,
        name: str,
        make_policy: Callable[[Game], Policy],
        other_names: tuple[str, ...] = (),
        ceiling: float = 0.0,
    ) -> None:
        self.name = name
        self.make_policy = make_policy
        self.other_names = other_names
        self.ceiling = ceiling
        """The most seconds that it thinks about one unit of play; 0 of those who answer at once."""


def _by_chance(game: Game) -> Policy:
    return RandomPolicy()


def _by_thumb(game: Game) -> Policy:
    policy: Policy = import_module(f"islario.games.{game.name}.thumb").Thumb()
    return policy


def _quickly(game: Game) -> Policy:
    """Who plays the games in thought: the quick player, or one that is quicker still where a game has one."""
    room = import_module(f"islario.games.{game.name}.thumb")
    policy: Policy = getattr(room, "Quick", room.Thumb)()
    return policy


def _by_thumb_with_mistakes(game: Game) -> Policy:
    return Learner(game, _by_thumb(game))


def _by_search(game: Game, level: str) -> Policy:
    key = game.name, level
    if key not in _MINDS:
        _MINDS[key] = new_mind(game, find_level(level, game.name))
    return Searcher(_MINDS[key])


def new_mind(game: Game, level: Level) -> Mind:
    """A mind that thinks as hard as a level says."""
    return Mind(game, _by_thumb(game), level, _quickly(game))


def _strongly(game: Game) -> Policy:
    return _by_search(game, STRONG)


def _relentlessly(game: Game) -> Policy:
    return _by_search(game, RELENTLESS)


_MINDS: Final[dict[tuple[str, str], Mind]] = {}
"""One mind for all seats of a process, since all of them would think the same."""
PLAYERS: Final[dict[str, Player]] = {
    player.name: player
    for player in (
        Player("random", _by_chance),
        Player("learner", _by_thumb_with_mistakes),
        Player("steady", _by_thumb, ("thumb",)),
        Player(STRONG, _strongly, ceiling=STRONG_SECONDS),
        Player(RELENTLESS, _relentlessly, ceiling=RELENTLESS_SECONDS),
    )
}
"""All players by their names, the simplest first."""
STAND_IN: Final = "steady"
"""The player who sits down where nobody says which."""


def find_player(name: str, besides: Iterable[str] = ()) -> Player:
    """The player who is called so. ``besides`` names what else could have been said there."""
    for player in PLAYERS.values():
        if name == player.name or name in player.other_names:
            return player
    if name == ORACLE:
        raise UnknownPlayer(Reason("oracle_elsewhere", {"player": name}))
    values = {"player": quoted(name), "expected": ", ".join([*besides, *PLAYERS])}
    raise UnknownPlayer(Reason("unknown_player", values))


def name_player(name: str) -> str:
    """How a player is called now whom an old table calls so. In the place of one who has left plays the stand-in."""
    try:
        return find_player(name).name
    except UnknownPlayer:
        return STAND_IN


def find_policy(name: str, game: Game) -> Policy:
    """The policy for a game of the player who is called so."""
    return find_player(name).make_policy(game)


def find_measured(name: str, game: Game) -> Policy:
    """The same for those who only measure: the oracle, who sees what is hidden, is among their players."""
    return _by_search(game, ORACLE) if name == ORACLE else find_policy(name, game)
