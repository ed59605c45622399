"""Hints: the best moves now, for those who may have them, thought of in processes of their own.

Whoever plays alone may always have them. Where several people play, it is an option of the table that all see. Nobody
has them in a challenge or deal of the day, nor against others.
"""

import logging
from collections.abc import Sequence
from http import HTTPStatus

import msgspec

from islario.server.coach_worker import AdviceAsked
from islario.server.limits import WaitingRoom
from islario.server.live_tables import LiveTables
from islario.server.messages.coaching import HintInfo, LineInfo
from islario.server.permissions import check_goes_on, check_hints, check_number, check_plays, check_sits
from islario.server.refusals import refuse
from islario.server.storage_shape import HINTS
from islario.server.workers import WorkerFailed, Workers, command_of

COMMAND = command_of("coach_worker")
SECONDS = 60.0
"""After which a process is ended; on a busy machine it needs most of them to start."""
TRIES = 2
MOST_EACH = 2
"""Hints that one person waits for."""

logger = logging.getLogger("islario")


class Hints:
    def __init__(self, tables: LiveTables, processes: int = 1, command: Sequence[str] = COMMAND) -> None:
        self._tables = tables
        self._workers = Workers(command, processes, "hint")
        self._waiting = WaitingRoom(MOST_EACH)

    async def close(self) -> None:
        await self._workers.close()

    async def ask(self, table: str, person: int | None, address: str, number: int, seat: int) -> HintInfo:
        """The best that a seat can do now, by what it sees."""
        live = await self._tables.find(table)
        check_plays(live, person, seat)
        check_goes_on(live)
        check_number(live, person, number)
        if live.state.over:
            raise refuse("game_over", HTTPStatus.CONFLICT)
        check_hints(live)
        if live.shared and not live.hints:
            raise refuse("hints_off", HTTPStatus.CONFLICT)
        if seat not in live.state.waiting_for():
            raise refuse("hint_not_due", HTTPStatus.CONFLICT, seat=seat)
        question = AdviceAsked(live.game.name, live.state.view(seat), live.played_by(person))
        if not self._waiting.enter(person, address):
            raise refuse("hint_busy", HTTPStatus.TOO_MANY_REQUESTS)
        try:
            return HintInfo(number, seat, "points" if live.game.rivals else "chance", await self._think(question))
        finally:
            self._waiting.leave(person, address)

    async def _think(self, question: AdviceAsked) -> list[LineInfo]:
        for _ in range(TRIES):
            try:
                async with self._workers.ask(question, SECONDS) as lines:
                    return _read(await lines.readline())
            except WorkerFailed as trouble:
                logger.warning("a hint failed: %s", trouble)
        raise refuse("accident", HTTPStatus.INTERNAL_SERVER_ERROR)

    async def switch(self, table: str, person: int | None, on: bool) -> None:
        """Allow hints at a table where several people play, or forbid them; all are told."""
        live = await self._tables.find(table)
        check_sits(live, person)
        check_hints(live)
        async with live.lock:
            await self._tables.storage.set_options(table, {**live.options, HINTS: on})
            live.hints = on
        await self._tables.changed(live, "seats")


def _read(line: bytes) -> list[LineInfo]:
    if not line:
        raise EOFError
    return msgspec.json.decode(line, type=list[LineInfo])
