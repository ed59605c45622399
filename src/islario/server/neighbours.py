"""The other servers on the same database: what they say, and what is to be done about it."""

import asyncio
import contextlib
import logging
from collections import defaultdict

from islario.core.reasons import IslarioError
from islario.server.live_table import LiveTable
from islario.server.live_tables import LiveTables
from islario.server.messages.servers import Forgotten, Gone, Heard, Missed, Spent, TableNews, What
from islario.server.moves import Moves
from islario.server.people import People
from islario.server.storage import StorageError
from islario.server.visitors import Visitors

logger = logging.getLogger("islario")


class Neighbours:
    def __init__(self, tables: LiveTables, moves: Moves, people: People, visitors: Visitors) -> None:
        self._tables = tables
        self._moves = moves
        self._people = people
        self._visitors = visitors
        self._due: defaultdict[str, set[What]] = defaultdict(set)
        """What is new at tables that are still to be read."""
        self._reading: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        reading = list(self._reading.values())
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)

    async def hear(self, news: Heard) -> None:
        match news:
            case TableNews():
                await self._hear_of_table(news)
            case Spent():
                self._visitors.spend(news.pace, news.asked)
            case Forgotten():
                self._people.forget(news.person)
            case Gone():
                self._people.forget_known()
                for live in self._tables.all():
                    live.presence.forget(news.server)
                    self._read(live, "table")
            case Missed():
                await self._start_over(ours=news.server == 0)

    async def _hear_of_table(self, news: TableNews) -> None:
        with contextlib.suppress(IslarioError):  # one that can be shown no more
            live = await self._tables.find_open(news.table)
            if live is None:
                return
            arrived = live.presence.hear(news.server, news.here)
            if news.what == "who" and not live.presence.empty:
                await self._tables.tell(live, "here")
            if news.what not in ("here", "who"):
                self._read(live, news.what)
            elif arrived:
                await self._tables.news.tell_sockets(live.id, "seats")

    async def _start_over(self, ours: bool) -> None:
        """News were missed: by us all that was said, by others what one of them said."""
        self._people.forget_known()
        for live in self._tables.all():
            if ours:
                live.presence.forget_others()
                await self._tables.tell(live, "who")
            self._read(live, "table")

    def _read(self, live: LiveTable, what: What) -> None:
        """Have a table read anew; what comes while it is being read is read by the same task."""
        self._due[live.id].add(what)
        if live.id not in self._reading:
            task = self._reading[live.id] = asyncio.create_task(self._read_all(live))
            task.add_done_callback(lambda _: self._reading.pop(live.id, None))

    async def _read_all(self, live: LiveTable) -> None:
        while due := self._due.pop(live.id, None):
            try:
                await self._tables.refresh(live, moves_only=due == {"moved"})
                for what in sorted(due):
                    await self._tables.news.tell_sockets(live.id, what)
                if "table" in due:  # it may be of somebody who is not there any more
                    await self._moves.release(live)
            except (OSError, StorageError) as trouble:  # once it can be read, we are told that we missed something
                logger.warning("table %s cannot be read now: %r", live.id, trouble)
            self._tables.wake(live)
