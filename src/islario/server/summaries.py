"""Lines of "my tables" for which no table is set up: games that are over, and those that cannot be shown any more."""

from collections.abc import Sequence
from typing import Any

from islario.core.registry import GAMES, find_game
from islario.server.messages.tables import RulesMark, Summary
from islario.server.presence import Presence
from islario.server.seats import Seat, tell_seats
from islario.server.storage import StoredTable
from islario.server.storage_shape import LESSON


def summarise_end(row: Any, seats: Sequence[Any], person: int) -> Summary:
    """A line for a game that is over, from what was kept at its end."""
    now = find_game(row.game).rules_number
    return Summary(
        table=row.table,
        game=row.game,
        options=row.options,
        seats=tell_seats(row.table, [Seat(seat) for seat in seats], Presence(), person, set()),
        moment=row.moves,
        your_turn=False,
        waiting=[],
        over=True,
        result=row.result,
        at=row.at,
        rules=None if row.rules == now else RulesMark(row.rules, now, "unchecked"),
        lesson=row.kind == LESSON,
    )


def summarise_unreadable(kept: StoredTable, person: int) -> Summary:
    """A line for a table whose set-up cannot be had any more."""
    row = kept.table
    now = find_game(row.game).rules_number if row.game in GAMES else 0
    return Summary(
        table=row.id,
        game=row.game,
        options=row.options,
        seats=tell_seats(row.id, [Seat(seat) for seat in kept.seats], Presence(), person, set()),
        moment=sum(-entry.undone if entry.action is None else 1 for entry in kept.log),
        your_turn=False,
        waiting=[],
        over=False,
        result=None,
        at=kept.log[-1].at if kept.log else row.created,
        rules=RulesMark(row.rules, now, "unreadable", len(kept.log)),
    )
