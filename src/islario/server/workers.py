"""The one runner of processes that think, so that the server never waits for a thought.

A process is asked by a line on its standard input and answers by lines on its standard output; ``worker`` is its own
side of that. It is started when it is needed. One that is late, dies or answers nonsense is ended, and another takes
its place.
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec

from islario.server.measures import THINKING, WAITING

SECONDS_TO_DIE = 5
LONGEST_LINE = 2**22
"""Bytes of a line of an answer."""


class WorkerFailed(Exception):
    """A process was late or died, or what it answered is of no use."""


def command_of(module: str) -> tuple[str, ...]:
    """The command that runs a module of the server as a process."""
    return sys.executable, "-m", f"islario.server.{module}"


class Workers:
    """A few processes of one kind. Whoever asks while all of them think waits for the first that is done."""

    def __init__(self, command: Sequence[str], processes: int = 1, kind: str = "other") -> None:
        """``kind`` is what they are called where they are measured."""
        self._command = command
        self._waiting, self._thinking = WAITING.labels(kind), THINKING.labels(kind)
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(processes):
            self._idle.put_nowait(None)

    @contextlib.asynccontextmanager
    async def ask(self, question: Any, seconds: float) -> AsyncIterator[asyncio.StreamReader]:
        """Ask a process, which has so many seconds, and read the lines of its answer.

        The process stays for the next question, unless it ends after its answer. Whoever reads an answer that cannot
        be used raises a ValueError or EOFError: the process is ended then, and the error becomes a WorkerFailed.
        """
        with self._waiting.track_inprogress():
            process = await self._idle.get()
        kept: Process | None = None
        self._thinking.inc()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            async with asyncio.timeout(seconds):
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                yield process.stdout
            if not process.stdout.at_eof():
                kept = process
        except (OSError, EOFError, ValueError) as trouble:
            raise WorkerFailed(repr(trouble)) from trouble
        finally:
            self._thinking.dec()
            self._idle.put_nowait(kept)
            if kept is None:  # its answer would come when nobody waits for it
                await _end(process)

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)

    async def close(self) -> None:
        """End the processes that do not think now. Whoever asked the others has to be cancelled before."""
        while not self._idle.empty():
            await _end(self._idle.get_nowait())


async def _end(process: Process | None) -> None:
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError, TimeoutError):
            process.kill()
            async with asyncio.timeout(SECONDS_TO_DIE):
                await process.wait()
