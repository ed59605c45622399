"""What is found out about games that are over: how far it is and what was found, kept where all servers read it.

The server that is asked first works on it. If that one dies, whichever is asked next takes it over.
"""

import asyncio
import contextlib
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from islario.server.limits import MOST_WAITING, WaitingRoom
from islario.server.live_table import LiveTable
from islario.server.messages.coaching import ReviewInfo
from islario.server.messages.results import HindsightInfo
from islario.server.refusals import Refused, refuse
from islario.server.storage import StorageError
from islario.server.storage_archive import Archive
from islario.server.storage_database import Exchange
from islario.server.workers import WorkerFailed, Workers

SECONDS_TO_TELL = 1.0
"""So often other servers are told how far it is."""

Info = TypeVar("Info", bound=HindsightInfo | ReviewInfo)
logger = logging.getLogger("islario")


class Limits(NamedTuple):
    """How much is found out at once, and kept."""

    each: int
    """That are not done, of one person."""
    seconds: float
    """After which a process is ended."""
    kept: int


class Found(msgspec.Struct, Generic[Info]):
    """What is kept of it."""

    info: Info
    trouble: str | None = None
    """Why it failed, if it did; the code of a refusal."""
    status: int = HTTPStatus.OK


class Work(Generic[Info]):
    """What this server is finding out about a seat of a table."""

    def __init__(self, table: str, seat: int, info: Info, question: Any) -> None:
        self.table = table
        self.seat = seat
        self.info = info
        self.question = question
        self.trouble: tuple[str, HTTPStatus] | None = None
        self.told = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    def found(self) -> Any:
        """What is to be kept."""
        code, status = self.trouble or (None, HTTPStatus.OK)
        return msgspec.to_builtins(Found(self.info, code, status))


class Findings(ABC, Generic[Info]):
    """Those of one kind."""

    kind: str
    limits: Limits

    def __init__(
        self, archive: Archive, exchange: Exchange, workers: Workers, told: type[Info], clock: Callable[[], float]
    ) -> None:
        self._archive = archive
        self._exchange = exchange
        self._workers = workers
        self._told = told
        self._clock = clock
        self._waiting = WaitingRoom(self.limits.each)
        self._mine: dict[tuple[str, int], Work[Info]] = {}

    @abstractmethod
    def prepare(self, live: LiveTable, seat: int) -> Work[Info]:
        """What is to be found out; refused if there is nothing."""

    @abstractmethod
    async def take(self, work: Work[Info], line: bytes) -> None:
        """Take over a line of the answer. What cannot be used is a ValueError."""

    @abstractmethod
    def is_whole(self, info: Info) -> bool:
        """Whether the answer has all that is wanted."""

    @abstractmethod
    def refuse_more(self) -> Refused:
        """What is said when too many wait."""

    def seat_of(self, live: LiveTable, seat: int) -> int:
        """The seat under which it is kept."""
        return seat

    async def seek(self, live: LiveTable, seat: int, person: int | None = None, address: str = "") -> Info:
        """Have it found out, unless it is or was already; for nobody if it is for the server's lists."""
        kept = await self._archive.find_finding(self.kind, live.id, self.seat_of(live, seat))
        found = self._read(kept)
        if found is None or found.trouble is not None:
            work = self.prepare(live, seat)
            if not await self._has_place(person) or not self._waiting.enter(person, address):
                raise self.refuse_more()
            try:
                asked = person, self._clock(), work.found()
                await self._archive.begin_finding(self.kind, work.table, work.seat, *asked)
            except BaseException:
                self._waiting.leave(person, address)
                raise
            self._start(work, lambda: self._waiting.leave(person, address))
        info = await self.read(live, seat)
        assert info is not None
        return info

    async def sought(self, table: str, seat: int) -> bool | None:
        """Whether it is done; None if nobody has asked for it."""
        kept = await self._archive.find_finding(self.kind, table, seat)
        return None if kept is None else bool(kept.done)

    async def is_idle(self) -> bool:
        """Whether nobody waits for any."""
        return not await self._list_waiting()

    async def read(self, live: LiveTable, seat: int) -> Info | None:
        """How far it is; None if nobody has asked for it. It is taken over if nobody works on it."""
        key = live.id, self.seat_of(live, seat)
        mine = self._mine.get(key)
        if mine is not None:
            if mine.trouble is not None:  # it may not be kept yet
                raise refuse(*mine.trouble)
            return mine.info
        kept = await self._archive.find_finding(self.kind, *key)
        found = self._read(kept)
        if kept is None or found is None:
            return None
        if found.trouble is not None:
            raise refuse(found.trouble, HTTPStatus(found.status))
        if not kept.done:
            self._start(self.prepare(live, seat))
        return found.info

    def _read(self, kept: Any) -> Found[Info] | None:
        """What is kept; None if there is nothing, or if it is of a version that told it otherwise."""
        with contextlib.suppress(msgspec.ValidationError):
            return None if kept is None else msgspec.convert(kept.told, Found[self._told])  # type: ignore[name-defined]
        return None

    async def close(self) -> None:
        tasks = [work.task for work in self._mine.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()

    async def _has_place(self, person: int | None) -> bool:
        """Whether a person may wait for one more. A waiting room knows of this server only, but of addresses too."""
        waiting = await self._list_waiting()
        return len(waiting) < MOST_WAITING and (person is None or waiting.count(person) < self.limits.each)

    async def _list_waiting(self) -> list[int | None]:
        """Who waits, once for each; what nobody has asked for any more is not counted for ever."""
        return await self._archive.list_unfinished(self.kind, self._clock() - self.limits.seconds)

    # -- the work -----------------------------------------------------------------------------------

    def _start(self, work: Work[Info], after: Callable[[], None] = lambda: None) -> None:
        """Begin to do it, unless that was begun here already."""
        if (work.table, work.seat) in self._mine:
            after()
            return
        self._mine[work.table, work.seat] = work
        work.task = asyncio.create_task(self._run(work))
        work.task.add_done_callback(lambda _: after())

    async def _run(self, work: Work[Info]) -> None:
        """Do it, unless another server does."""
        try:
            async with self._exchange.holding(f"{self.kind} {work.table} {work.seat}") as ours:
                if ours and await self.sought(work.table, work.seat) is False:
                    await self._ask(work)
                    work.info.state = "done"
                    await self._keep(work, done=True)
                    await self._archive.drop_findings(self.kind, self.limits.kept)
        except (OSError, StorageError) as trouble:  # it is not done, and will be taken over
            logger.warning("%s of %s: %r", self.kind, work.table, trouble)
        finally:
            del self._mine[work.table, work.seat]

    async def _ask(self, work: Work[Info]) -> None:
        try:
            async with self._workers.ask(work.question, self.limits.seconds) as lines:
                work.info.state = "thinking"
                async for line in lines:
                    await self.take(work, line)
                    if time.monotonic() - work.told > SECONDS_TO_TELL:
                        await self._keep(work, done=False)
                if work.trouble is None and not self.is_whole(work.info):
                    raise EOFError
        except WorkerFailed as trouble:
            logger.error("%s of %s: %r", self.kind, work.table, trouble)
            work.trouble = "accident", HTTPStatus.INTERNAL_SERVER_ERROR

    async def _keep(self, work: Work[Info], done: bool) -> None:
        work.told = time.monotonic()
        await self._archive.keep_finding(self.kind, work.table, work.seat, done, work.found())
