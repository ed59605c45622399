"""What a row tells of a game besides its result: who had which role, what sank, what killed.

Each game has a module here. Its ``COLUMNS`` say what there is and of what kind, and ``facts`` takes it from the table
at the end and the events that led there. Its ``NEWS`` are the kinds of events that luck shows itself in.
"""

from functools import cache
from importlib import import_module
from typing import Any

from islario.core.events import ROW, Event, Log
from islario.core.game import Game, Table

RESULT = {"seed": "number", "reason": "text", "turns": "number", "actions": "number", "decisions": "number"}
"""What every game has: the seed of the deal, why it ended, how long it was."""
TOGETHER = {"won": "flag"}
APART = {"scores": "numbers", "winners": "numbers", "rank": "text"}


@cache
def _module(game: str) -> Any:
    return import_module(f"islario.lab.facts.{game}")


def columns_of(game: Game) -> dict[str, str]:
    """The columns of a game's rows, and of what kind they are: number, text, flag, numbers or texts."""
    columns: dict[str, str] = _module(game.name).COLUMNS
    return {**RESULT, **(APART if game.rivals else TOGETHER), **columns}


def facts_of(game: Game, table: Table, log: Log) -> dict[str, Any]:
    """What a game's own columns say of a game that is over."""
    told: dict[str, Any] = _module(game.name).facts(game, table, log)
    return told


def news_of(game: Game) -> list[str]:
    """The kinds of events that tell what luck brought: not what was decided, nor what had to come."""
    return list(_module(game.name).NEWS)


def events_of(game: Game, log: Log, *kinds: int) -> list[Event]:
    """The events of some kinds; all others are not even looked at, since a game has hundreds."""
    rows = log.rows
    found = [start for start in range(0, len(rows), ROW) if rows[start] in kinds]
    return [game.event(*(rows[start + value] for value in range(ROW))) for start in found]
