"""The best in hindsight of games that are over, sought one at a time in a process of its own.

What was found is kept in memory for a while; it can be found again at any time.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus
from typing import Literal

import msgspec

from islario.lab.retrospect import MOST_POINTS, look_back
from islario.server.hindsight_worker import Line, Question
from islario.server.limits import WaitingRoom
from islario.server.live_table import LiveTable
from islario.server.messages.results import HindsightInfo
from islario.server.refusals import refuse
from islario.server.workers import WorkerFailed, Workers, command_of

COMMAND = command_of("hindsight_worker")
MOST_KEPT = 500
MOST_EACH = 4
"""Searches of one person that are not done."""
GRACE = 240.0
"""Seconds beyond its limit after which a process is ended. On a busy machine it starts late: who plays comes first."""

logger = logging.getLogger("islario")


class Search:
    """The search for one seat of one table."""

    def __init__(self, table: str, info: HindsightInfo, question: Question) -> None:
        self.table = table
        self.info = info
        self.question = question
        self.task: asyncio.Task[None] | None = None
        self.trouble: tuple[str, HTTPStatus] | None = None
        """Why it failed, if it did."""


class Hindsights:
    def __init__(
        self, seconds: float, keep_best: Callable[[str, int, int], Awaitable[None]], command: Sequence[str] = COMMAND
    ) -> None:
        self._seconds = seconds
        self._keep_best = keep_best
        """Keeps what was proven to be the best of a table's seat."""
        self._workers = Workers(command, kind="hindsight")
        self._waiting = WaitingRoom(MOST_EACH)
        self._searches: OrderedDict[tuple[str, int], Search] = OrderedDict()
        self.missing = False
        """Whether the solver is known not to be installed."""

    async def close(self) -> None:
        tasks = [search.task for search in self._searches.values() if search.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()

    def seek(self, live: LiveTable, seat: int, person: int | None = None, address: str = "") -> HindsightInfo:
        """Have the best of a seat sought, unless it is or was already; for nobody if it is for the server's lists."""
        key = (live.id, seat)
        before = self._searches.get(key)
        if before is not None and before.trouble is None:
            return before.info
        past = look_back(live.state, seat)
        question = Question(live.state.record(), seat, self._seconds)
        if not self._waiting.enter(person, address):
            raise refuse("hindsight_busy", HTTPStatus.TOO_MANY_REQUESTS)
        info = HindsightInfo("waiting", seat, past.score, past.score, MOST_POINTS, 0.0, self._seconds)
        search = Search(live.id, info, question)
        self._searches[key] = search
        done = [other for other, old in self._searches.items() if old.info.state == "done"]
        for other in done[: max(0, len(self._searches) - MOST_KEPT)]:
            del self._searches[other]
        search.task = asyncio.create_task(self._run(search))
        search.task.add_done_callback(lambda _: self._waiting.leave(person, address))
        return search.info

    def sought(self, table: str, seat: int) -> Literal["no", "now", "before"]:
        """Whether the best of a seat was or is being sought."""
        search = self._searches.get((table, seat))
        if search is None:
            return "no"
        return "before" if search.info.state == "done" else "now"

    @property
    def idle(self) -> bool:
        """Whether nobody waits for a search."""
        return all(search.info.state == "done" for search in self._searches.values())

    def read(self, table: str, seat: int) -> HindsightInfo | None:
        """How far the search is; None if nobody has asked for it."""
        search = self._searches.get((table, seat))
        if search is not None and search.trouble is not None:
            raise refuse(*search.trouble)
        return None if search is None else search.info

    async def _run(self, search: Search) -> None:
        try:
            async with self._workers.ask(search.question, self._seconds + GRACE) as lines:
                search.info.state = "thinking"
                await _read(search, lines)
            self.missing = search.trouble is not None and search.trouble[0] == "solver_missing"
            if search.trouble is None and search.info.score == search.info.bound:
                await self._keep_best(search.table, search.info.seat, search.info.score)
        except WorkerFailed as trouble:
            logger.error("the best in hindsight: %r", trouble)
            search.trouble = ("accident", HTTPStatus.INTERNAL_SERVER_ERROR)
        finally:
            search.info.state = "done"


async def _read(search: Search, lines: asyncio.StreamReader) -> None:
    """Read how far the search is until it is done."""
    line: Line | None = None
    async for text in lines:
        line = msgspec.json.decode(text, type=Line)
        _take(search, line)
    if search.trouble is None and (line is None or line.start is None):
        raise EOFError


def _take(search: Search, line: Line) -> None:
    if line.trouble:
        search.trouble = (line.trouble, HTTPStatus.NOT_IMPLEMENTED)
        return
    info = search.info
    info.score, info.bound, info.seconds = line.score, line.bound, line.seconds
    info.start, info.rounds, info.played = line.start, line.rounds, line.played
