"""Everything that people can do at tables, one room for each kind of it.

Every change follows one path: checked against the table as it is, written to the log, then carried out
and told. Whoever is told that a move was played can rely on it being on disk.
"""

import time
from collections.abc import Callable

from islario.server.bot_turns import BotTurns
from islario.server.live_table import LiveTable
from islario.server.live_tables import MOST_LIVE, LiveTables
from islario.server.moves import Moves
from islario.server.news import Newsroom
from islario.server.openings import Openings
from islario.server.seating import Seating
from islario.server.storage import Storage
from islario.server.talk import Talk
from islario.server.thinkers import Thinkers


class TableService:
    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        news: Newsroom,
        pace: float,
        seeds: Callable[[], str],
        most_live: int = MOST_LIVE,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.storage = storage
        self.tables = LiveTables(storage, news, self._wake_bots, clock, most_live)
        self.openings = Openings(self.tables, seeds)
        self.moves = Moves(self.tables)
        self.seating = Seating(self.tables, self.moves)
        self.talk = Talk(self.tables)
        self.bots = BotTurns(self.tables, self.moves, thinkers, pace)

    def _wake_bots(self, live: LiveTable) -> None:
        self.bots.wake(live)

    async def close(self) -> None:
        await self.bots.close()
