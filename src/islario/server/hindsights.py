"""The best in hindsight of games that are over, sought one at a time in a process of its own."""

from collections.abc import Callable, Sequence
from http import HTTPStatus

import msgspec

from islario.lab.retrospect import MOST_POINTS, look_back
from islario.server.findings import Findings, Limits, Work
from islario.server.hindsight_worker import Line, Question
from islario.server.live_table import LiveTable
from islario.server.messages.results import HindsightInfo
from islario.server.refusals import Refused, refuse
from islario.server.storage_archive import Archive
from islario.server.storage_database import Exchange
from islario.server.workers import Workers, command_of

COMMAND = command_of("hindsight_worker")
GRACE = 240.0
"""Seconds beyond its limit after which a process is ended. On a busy machine it starts late: who plays comes first."""


class Hindsights(Findings[HindsightInfo]):
    kind = "hindsight"

    def __init__(
        self,
        seconds: float,
        archive: Archive,
        exchange: Exchange,
        clock: Callable[[], float],
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.limits = Limits(each=4, seconds=seconds + GRACE, kept=500)
        super().__init__(archive, exchange, Workers(command, kind="hindsight"), HindsightInfo, clock)
        self._seconds = seconds
        self.missing = False
        """Whether the solver is known not to be installed."""

    def prepare(self, live: LiveTable, seat: int) -> Work[HindsightInfo]:
        past = look_back(live.state, seat)
        info = HindsightInfo("waiting", seat, past.score, past.score, MOST_POINTS, 0.0, self._seconds)
        return Work(live.id, seat, info, Question(live.state.record(), seat, self._seconds))

    async def take(self, work: Work[HindsightInfo], line: bytes) -> None:
        told = msgspec.json.decode(line, type=Line)
        self.missing = told.trouble == "solver_missing"
        if told.trouble:
            work.trouble = told.trouble, HTTPStatus.NOT_IMPLEMENTED
            return
        info = work.info
        info.score, info.bound, info.seconds = told.score, told.bound, told.seconds
        info.start, info.rounds, info.played = told.start, told.rounds, told.played
        if info.start is not None and info.score == info.bound:
            await self._archive.keep_best(work.table, work.seat, info.score)

    def is_whole(self, info: HindsightInfo) -> bool:
        return info.start is not None

    def refuse_more(self) -> Refused:
        return refuse("hindsight_busy", HTTPStatus.TOO_MANY_REQUESTS)
