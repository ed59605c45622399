"""Games that are over, looked back on, one at a time in a process of its own."""

from collections.abc import Callable, Sequence
from http import HTTPStatus

import msgspec

from islario.server.coach_worker import Progress, ReviewAsked
from islario.server.findings import Findings, Limits, Work
from islario.server.live_table import LiveTable
from islario.server.messages.coaching import ReviewInfo
from islario.server.refusals import Refused, refuse
from islario.server.storage_archive import Archive
from islario.server.storage_database import Exchange
from islario.server.workers import Workers, command_of

COMMAND = command_of("coach_worker")
MOST_SECONDS = 1_200.0
"""After which a process is ended. On a busy machine it takes long: who plays comes first."""


class Reviews(Findings[ReviewInfo]):
    kind = "review"
    limits = Limits(each=3, seconds=MOST_SECONDS, kept=200)

    def __init__(
        self,
        games: int,
        archive: Archive,
        exchange: Exchange,
        clock: Callable[[], float],
        command: Sequence[str] = COMMAND,
    ) -> None:
        super().__init__(archive, exchange, Workers(command, kind="review"), ReviewInfo, clock)
        self._games = games

    def seat_of(self, live: LiveTable, seat: int) -> int:
        """Where people compete, each seat has a review of its own."""
        return seat if live.game.rivals else 0

    def prepare(self, live: LiveTable, seat: int) -> Work[ReviewInfo]:
        whose = self.seat_of(live, seat)
        asked = ReviewAsked(live.state.record(), whose, self._games)
        return Work(live.id, whose, ReviewInfo("waiting", whose, 0, 1), asked)

    async def take(self, work: Work[ReviewInfo], line: bytes) -> None:
        told = msgspec.json.decode(line, type=Progress)
        info = work.info
        info.done, info.total, info.told = told.done or info.total, told.total or info.total, told.told

    def is_whole(self, info: ReviewInfo) -> bool:
        return info.told is not None

    def refuse_more(self) -> Refused:
        return refuse("review_busy", HTTPStatus.TOO_MANY_REQUESTS)
