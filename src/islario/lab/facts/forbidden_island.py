"""What a row tells of a game of Forbidden Island."""

from typing import Any, Final, cast

from islario.core import game as core
from islario.core.bits import places
from islario.core.events import Log
from islario.games.forbidden_island import happenings
from islario.games.forbidden_island.components import ROLES, TILES, TREASURES
from islario.games.forbidden_island.state import ESCAPED, SKULL_REACHED, Table
from islario.lab.facts import events_of

COLUMNS: Final = {
    "roles": "texts",  # by player
    "captured": "texts",
    "sunk": "texts",
    "water": "number",
    "lost_tile": "text",  # the tile whose sinking ended the game; none if it was won, or the water reached the skull
}

NEWS: Final = ("drew", "water_rose", "flooded", "sank", "drowned", "ended")


def facts(game: core.Game, table: core.Table, log: Log) -> dict[str, Any]:
    mine = cast(Table, table)
    sank = [str(event.values["tile"]) for event in events_of(game, log, happenings.SANK)]
    return {
        "roles": [ROLES[role] for role in mine.roles],
        "captured": [TREASURES[treasure] for treasure in places(mine.captured)],
        "sunk": [TILES[tile] for tile in places(mine.sunk)],
        "water": int(mine.water),
        "lost_tile": None if mine.ended in (ESCAPED, SKULL_REACHED) else sank[-1],
    }
