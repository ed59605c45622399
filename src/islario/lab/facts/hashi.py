"""What a row tells of a game of Hashi."""

from typing import Any, Final, cast

from islario.core import game as core
from islario.core.bits import count
from islario.core.events import Log
from islario.games.hashi import happenings
from islario.games.hashi.components import CATEGORIES
from islario.games.hashi.state import Table
from islario.lab.facts import events_of

COLUMNS: Final = {
    "start_numbers": "numbers",  # the number with which the board of each player begins ...
    "start_islands": "texts",  # ... and where it stands
    "complete": "numbers",  # complete islands of each player
    **dict.fromkeys(CATEGORIES, "numbers"),  # what each category gave to each player
}

NEWS: Final = ("numbered", "turned", "scored", "ended")


def facts(game: core.Game, table: core.Table, log: Log) -> dict[str, Any]:
    sheets = cast(Table, table).sheets
    written = [event.values for event in events_of(game, log, happenings.NUMBERED)[: len(sheets)]]
    by_writer = {values["seat"]: values for values in written}
    starts = [by_writer[(seat - 1) % len(sheets)] for seat in range(len(sheets))]  # boards go to the left neighbour
    return {
        "start_numbers": [start["number"] for start in starts],
        "start_islands": [start["island"] for start in starts],
        "complete": [int(count(sheet.complete)) for sheet in sheets],
        **{name: [int(sheet.scored(place)) for sheet in sheets] for place, name in enumerate(CATEGORIES)},
    }
