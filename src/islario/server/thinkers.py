"""Bots think in processes of their own, so that the server never waits for them.

A question has a time budget. A process that dies or is late is ended and another takes its place; the
question is asked once more, and if that fails too, chance answers, so that the table goes on.
"""

import asyncio
import contextlib
import logging
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from islario.core.state import State
from islario.server.thinker import Answer, Asked

COMMAND = (sys.executable, "-m", "islario.server.thinker")
TRIES = 2
SECONDS_TO_DIE = 5
LONGEST_LINE = 2**22
"""Bytes of an answer."""


logger = logging.getLogger("islario")


class Thinkers:
    """A few thinking processes, started when they are needed."""

    def __init__(self, processes: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(processes):
            self._idle.put_nowait(None)
        self._seconds = seconds
        self._command = command

    async def ask(self, question: list[Asked], state: State) -> Answer | None:
        """What the first of these bots that acts does."""
        state = state.clone()  # the table may move on meanwhile
        for _ in range(TRIES):
            process = await self._idle.get()
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                async with asyncio.timeout(self._seconds):
                    answer = await _ask(process, question)
                if answer is not None and state.why_not(answer.seat, answer.action) is not None:
                    raise ValueError(answer)
                return answer
            except (OSError, TimeoutError, EOFError, ValueError) as trouble:
                logger.warning("a bot failed: %r", trouble)
                await _end(process)
                process = None
            except asyncio.CancelledError:  # its answer would come when nobody waits for it
                await _end(process)
                process = None
                raise
            finally:
                self._idle.put_nowait(process)
        return _by_chance(question, state)

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)

    async def close(self) -> None:
        while not self._idle.empty():
            await _end(self._idle.get_nowait())


async def _ask(process: Process, question: list[Asked]) -> Answer | None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return msgspec.json.decode(line, type=Answer | None)


async def _end(process: Process | None) -> None:
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError, TimeoutError):
            process.kill()
            async with asyncio.timeout(SECONDS_TO_DIE):
                await process.wait()


def _by_chance(question: list[Asked], state: State) -> Answer | None:
    """Any legal action of a bot that the game waits for."""
    waiting = state.waiting_for()
    for asked in question:
        seat: int = asked.view["seat"]
        if seat in waiting:
            return Answer(seat, random.choice(state.legal(seat)))
    return None
