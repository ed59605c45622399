"""The tables of a server that are in memory: opened from the log, looked at, told of what is new there."""

import asyncio
import logging
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable
from http import HTTPStatus

from islario.core.reasons import quoted
from islario.server.live_table import LiveTable, Strayed
from islario.server.messages.servers import What
from islario.server.messages.tables import Summary
from islario.server.news import Newsroom
from islario.server.permissions import check_sits
from islario.server.refusals import Refused, refuse
from islario.server.results import end_of, is_secret
from islario.server.storage import Storage
from islario.server.summaries import summarise_end, summarise_unreadable

MOST_LIVE = 2000
"""Tables kept in memory; the longest unused are made again from the log when they are asked for."""
MOST_BYTES = 2**29
"""Bytes that they may take together, about: a game of Robinson Crusoe takes more than a mebibyte."""

logger = logging.getLogger("islario")


class LiveTables:
    def __init__(
        self,
        storage: Storage,
        news: Newsroom,
        wake: Callable[[LiveTable], None],
        clock: Callable[[], float],
        most_live: int,
        most_bytes: int = MOST_BYTES,
    ) -> None:
        self.storage = storage
        self.news = news
        self.clock = clock
        """Seconds since 1970."""
        self.wake = wake
        """Lets the bots of a table play, if it is up to them."""
        self._mutes: dict[int, set[int]] = {}
        """Whose talk people have hidden, of those people who were here and have hidden some."""
        self._most_live = most_live
        self._most_bytes = most_bytes
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}

    def all(self) -> list[LiveTable]:
        """Those that are in memory."""
        return list(self._live.values())

    async def find(self, table: str) -> LiveTable:
        """The table of that id."""
        found = self._live.get(table)
        if found is not None:
            self._live.move_to_end(table)
            return found
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.ensure_future(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def find_open(self, table: str) -> LiveTable | None:
        """The table of that id, if it is in memory or about to be."""
        opening = self._opening.get(table)
        return self._live.get(table) if opening is None else await asyncio.shield(opening)

    async def look(self, table: str, person: int | None) -> LiveTable:
        """The table, for somebody who wants to look at it.

        A deal that others play too is shown to those who sit there or have played it, and to all when it is no secret
        any more. A lesson is shown to those who sit there.
        """
        live = await self.find(table)
        if live.is_lesson:
            check_sits(live, person)
        if self.keeps_secret(live) and not live.seats_of(person) and not await self.has_finished(live.deal.id, person):
            raise refuse("deal_secret", HTTPStatus.FORBIDDEN)
        if person is not None:
            await self.read_mutes(person)
        return live

    async def look_back(self, table: str, person: int | None, moment: int) -> LiveTable:
        """The table, for somebody who wants to know how it was after so many moves."""
        live = await self.look(table, person)
        moves = len(live.known(person))
        if moment > moves:
            raise refuse("no_such_moment", HTTPStatus.NOT_FOUND, moment=moment, moves=moves)
        return live

    def keeps_secret(self, live: LiveTable) -> bool:
        """Whether others still play the table's deal, and are not to know it."""
        return live.deal is not None and is_secret(live.deal, self.clock())

    async def has_finished(self, deal: str, person: int | None) -> bool:
        """Whether a person has played a deal to its end."""
        tried = None if person is None else await self.storage.archive.find_try(deal, person)
        return tried is not None and tried.seat is not None and tried.at is not None

    async def summarise(self, person: int | None) -> list[Summary]:
        """A line for each table of a person; games that are over are not played out for it."""
        if person is None:
            return []
        listed = await self.storage.list_tables(person)
        ends = {row.table: row for row in await self.storage.archive.list_ends(listed)}
        seats = defaultdict(list)
        for row in await self.storage.archive.list_seats(list(ends)):
            seats[row.table].append(row)
        found: list[Summary] = []
        for table in listed:
            if table in ends and table not in self._live:
                found.append(summarise_end(ends[table], seats[table], person))
                continue
            try:
                found.append((await self.find(table)).summary(person))
            except Refused:  # it can be shown no more, but people are told that it is there
                kept = await self.storage.read_table(table)
                assert kept is not None
                found.append(summarise_unreadable(kept, person))
            await asyncio.sleep(0)  # others may want something meanwhile
        return found

    # -- from the log ------------------------------------------------------------------------------

    async def settle(self, table: str) -> None:
        """Find out whether a table is over of which that is not known yet. Its bots are left alone."""
        if table not in self._live:
            await self._read(table)

    async def _open(self, table: str) -> LiveTable:
        live = await self._read(table)
        self._live[table] = live
        self.make_room(live)
        await self.tell(live, "who")
        self.wake(live)
        return live

    def make_room(self, newest: LiveTable) -> None:
        """A table was opened, or has grown: forget the longest unused until the rest is within the limits."""
        total = sum(live.bytes for live in self._live.values())
        for unused in [live for live in self._live.values() if live.idle and live is not newest]:
            if len(self._live) <= self._most_live and total <= self._most_bytes:
                return
            total -= unused.bytes
            del self._live[unused.id]

    async def _read(self, table: str) -> LiveTable:
        """A table as the log has it."""
        kept = await self.storage.read_table(table)
        if kept is None:
            raise refuse("table_unknown", HTTPStatus.NOT_FOUND, table=quoted(table))
        try:
            live = LiveTable(kept)
        except Exception as trouble:  # whatever is wrong with what is kept
            logger.error("table %s of version %s cannot be set up: %r", table, kept.table.version, trouble)
            if kept.table.unsettled:
                await self.storage.archive.settle(table, None)
            raise refuse("table_unreadable", HTTPStatus.GONE, version=kept.table.version) from None
        live.mutes = self._mutes
        if kept.table.unsettled:
            over = live.state.over
            await self.storage.archive.settle(
                table, end_of(live, live.state, live.knowledge.log[-1].at) if over else None
            )
        return live

    async def catch_up(self, live: LiveTable) -> None:
        """Take over all that other servers have written to a table. Its lock is held."""
        kept = await self.storage.read_table(live.id, live.number)
        assert kept is not None
        try:
            live.catch_up(kept)
        except Strayed:
            await self._play_anew(live)

    async def follow(self, live: LiveTable) -> None:
        """Take over the moves alone. Its lock is held."""
        if not live.parted and not live.follow(await self.storage.read_log(live.id, live.number)):
            await self._play_anew(live)

    async def _play_anew(self, live: LiveTable) -> None:
        kept = await self.storage.read_table(live.id)
        assert kept is not None
        live.play_anew(kept)

    async def refresh(self, live: LiveTable, moves_only: bool = False) -> None:
        """Take over what other servers have written to a table, if there may be any."""
        if self.news.exchange.alone:
            return
        async with live.lock:
            await (self.follow(live) if moves_only else self.catch_up(live))
        if not moves_only:
            for person in live.presence.people():
                await self.read_mutes(person)

    async def refresh_open(self, table: str) -> None:
        """The same for a table that may be in memory."""
        live = self._live.get(table)
        if live is not None:
            await self.refresh(live)

    # -- news --------------------------------------------------------------------------------------

    async def tell(self, live: LiveTable, what: What) -> None:
        """Tell everybody at a table, whichever server they are connected to, that something is new there."""
        await self.news.tell(live.id, what, live.presence.people())

    async def changed(self, live: LiveTable, what: What) -> None:
        """Tell what is new at a table, and let its bots play."""
        await self.tell(live, what)
        self.wake(live)

    async def reread(self, tables: Iterable[str]) -> None:
        """These tables are not in storage as they are in memory: they are read anew, here and elsewhere."""
        for table in tables:
            live = self._live.get(table)
            if live is None:
                await self.news.tell(table, "table", [])
                continue
            async with live.lock:
                await self.catch_up(live)
            await self.tell(live, "table")

    async def read_mutes(self, person: int) -> None:
        """Learn whose talk a person has hidden."""
        others = await self.storage.archive.list_muted(person)
        if others:
            self._mutes[person] = others
        else:
            self._mutes.pop(person, None)
