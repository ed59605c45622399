"""How games ended: what is kept of it, and which deals are still to be played by others."""

from typing import Any

from islario.core.game import Game
from islario.core.state import State
from islario.server.live_table import LiveTable
from islario.server.storage_archive import End
from islario.server.storage_shape import LESSON

OWN = "own"
"""The level of a game with a drawing of one's own."""
SECONDS_TO_FINISH = 24 * 3600.0
"""So long after a deal may not be begun any more, those who have begun may finish, and it stays secret."""


def level_of(game: Game, options: dict[str, Any]) -> str:
    """By what results of a game are told apart."""
    option = next((option for option in game.options if option.name == game.level), None)
    if option is None:
        return ""
    value = options[option.name]
    return OWN if option.kind == "layout" and value not in option.choices else str(value)


def levels_of(game: Game) -> list[Any]:
    """All values of the option by which results are told apart, in their order."""
    option = next(option for option in game.options if option.name == game.level)
    return list(option.choices) or list(range(option.low, option.high + 1))


def harder_levels(game: Game) -> list[str]:
    """The levels of a game, each harder than the one before; none where they are only different."""
    return next((list(option.choices) for option in game.options if option.name == "difficulty"), [])


def end_of(live: LiveTable, state: State, at: float) -> End:
    """What is kept of a game that is over."""
    result = state.result()
    assert result is not None
    players = len(result["scores"])
    alone = result["won"] is None and players == 1
    row = {
        "table": live.id,
        "game": live.game.name,
        "level": level_of(live.game, live.options),
        "players": players,
        "result": result,
        "moves": len(state.moves()),
        "at": at,
    }
    won = [None if alone else seat in result["winners"] for seat in range(players)]
    return End(
        row,
        [
            {"table": live.id, "seat": seat, "won": won[seat], "score": score}
            for seat, score in enumerate(result["scores"])
        ],
    )


def is_secret(deal: Any, now: float) -> bool:
    """Whether only those who have played a deal may know its cards.

    Those of a challenge are always secret, those of a deal of the day for a while, those of a lesson never.
    """
    return deal.kind != LESSON and (deal.closes is None or now < last_moment(deal))


def last_moment(deal: Any) -> float:
    """Until when a deal that closes may be finished."""
    return float(deal.closes) + SECONDS_TO_FINISH
