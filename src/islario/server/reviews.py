"""Games that are over, looked back on, one at a time in a process of its own.

What was found is kept in memory for a while; it can be found again at any time.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from http import HTTPStatus

import msgspec

from islario.server.coach_worker import Progress, ReviewAsked
from islario.server.limits import WaitingRoom
from islario.server.live_table import LiveTable
from islario.server.messages.coaching import ReviewInfo
from islario.server.refusals import refuse
from islario.server.workers import WorkerFailed, Workers, command_of

COMMAND = command_of("coach_worker")
MOST_KEPT = 200
MOST_EACH = 3
"""Reviews for one person that are not done."""
MOST_SECONDS = 1_200.0
"""After which a process is ended. On a busy machine it takes long: who plays comes first."""

logger = logging.getLogger("islario")


class Looking:
    """The review of one table, for one seat."""

    def __init__(self, info: ReviewInfo, question: ReviewAsked) -> None:
        self.info = info
        self.question = question
        self.task: asyncio.Task[None] | None = None
        self.failed = False


class Reviews:
    def __init__(self, games: int, command: Sequence[str] = COMMAND) -> None:
        self._games = games
        self._workers = Workers(command, kind="review")
        self._waiting = WaitingRoom(MOST_EACH)
        self._kept: OrderedDict[tuple[str, int], Looking] = OrderedDict()

    async def close(self) -> None:
        tasks = [each.task for each in self._kept.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()

    def seek(self, live: LiveTable, seat: int, person: int | None, address: str) -> ReviewInfo:
        """Have a game looked back on, unless it is or was already."""
        key = (live.id, seat if live.game.rivals else 0)
        before = self._kept.get(key)
        if before is not None and not before.failed:
            return before.info
        question = ReviewAsked(live.state.record(), key[1], self._games)
        if not self._waiting.enter(person, address):
            raise refuse("review_busy", HTTPStatus.TOO_MANY_REQUESTS)
        looking = Looking(ReviewInfo("waiting", key[1], 0, 1), question)
        self._kept[key] = looking
        done = [other for other, old in self._kept.items() if old.info.state == "done"]
        for other in done[: max(0, len(self._kept) - MOST_KEPT)]:
            del self._kept[other]
        looking.task = asyncio.create_task(self._run(looking))
        looking.task.add_done_callback(lambda _: self._waiting.leave(person, address))
        return looking.info

    def read(self, live: LiveTable, seat: int) -> ReviewInfo | None:
        """How far the review is; None if nobody has asked for it."""
        looking = self._kept.get((live.id, seat if live.game.rivals else 0))
        if looking is not None and looking.failed:
            raise refuse("accident", HTTPStatus.INTERNAL_SERVER_ERROR)
        return None if looking is None else looking.info

    async def _run(self, looking: Looking) -> None:
        info = looking.info
        try:
            async with self._workers.ask(looking.question, MOST_SECONDS) as lines:
                info.state = "thinking"
                async for text in lines:
                    line = msgspec.json.decode(text, type=Progress)
                    info.done, info.total = line.done or info.total, line.total or info.total
                    info.told = line.told
                if info.told is None:
                    raise EOFError
        except WorkerFailed as trouble:
            logger.error("a review: %r", trouble)
            looking.failed = True
        finally:
            info.state = "done"
