"""Bots think in processes of their own, so that the server never waits for them.

A question has a time budget. A question that fails is asked once more, and if that fails too, chance answers, so that
the table goes on.
"""

import logging
import random
from collections.abc import Sequence

import msgspec

from islario.core.state import State
from islario.server.thinker import Answer, Asked
from islario.server.workers import WorkerFailed, Workers, command_of

COMMAND = command_of("thinker")
TRIES = 2

logger = logging.getLogger("islario")


class Thinkers:
    """The bots of all tables."""

    def __init__(self, processes: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self._workers = Workers(command, processes)
        self._seconds = seconds

    async def ask(self, question: list[Asked], state: State) -> Answer | None:
        """What the first of these bots that acts does."""
        state = state.clone()  # the table may move on meanwhile
        for _ in range(TRIES):
            try:
                async with self._workers.ask(question, self._seconds) as lines:
                    return _read(await lines.readline(), state)
            except WorkerFailed as trouble:
                logger.warning("a bot failed: %s", trouble)
        return _by_chance(question, state)

    async def close(self) -> None:
        await self._workers.close()


def _read(line: bytes, state: State) -> Answer | None:
    """The answer, which must be legal."""
    if not line:
        raise EOFError
    answer = msgspec.json.decode(line, type=Answer | None)
    if answer is not None and state.why_not(answer.seat, answer.action) is not None:
        raise ValueError(answer)
    return answer


def _by_chance(question: list[Asked], state: State) -> Answer | None:
    """Any legal action of a bot that the game waits for."""
    waiting = state.waiting_for()
    for asked in question:
        seat: int = asked.view["seat"]
        if seat in waiting:
            return Answer(seat, random.choice(state.legal(seat)))
    return None
