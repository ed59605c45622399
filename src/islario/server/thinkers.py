"""Bots think in processes of their own, so that the server never waits for them.

Those who answer at once and those who search have different processes: nobody waits for a quick bot because another
bot thinks. A question that fails is asked once more. If that fails too, the stand-in answers: no table stands still,
and nobody's seat is played by chance.
"""

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from islario.core.reasons import IslarioError
from islario.core.rng import Rng
from islario.core.state import State
from islario.players import STAND_IN, find_player
from islario.server.thinker import Asked, Step, Thinker
from islario.server.workers import WorkerFailed, Workers, command_of

COMMAND = command_of("thinker")
TRIES = 2
GRACE = 2.0
"""How much longer a search may take than it should: other processes come before it."""
NICE = "5"
"""How much other processes come before a search."""

logger = logging.getLogger("islario")


class Thinkers:
    """The bots of all tables."""

    def __init__(self, processes: int, seconds: float, command: Sequence[str] = COMMAND, deep: int = 1) -> None:
        self._quick = Workers(command, processes, "quick")
        self._deep = Workers([*command, NICE], deep, "deep")
        self._seconds = seconds
        """That a process may take to start and to answer a question that needs no search."""
        self._substitute: Thinker | None = None

    async def ask(self, question: list[Asked], state: State) -> list[Step]:
        """What the first of these bots does that acts, and what it will do if all goes as foreseen."""
        state = state.clone()  # the table may move on meanwhile
        ceiling = sum(_ceiling_of(asked.bot) for asked in question)
        workers = self._deep if ceiling else self._quick
        for _ in range(TRIES):
            try:
                async with workers.ask(question, self._seconds + GRACE * ceiling) as lines:
                    return _read(await lines.readline(), state)
            except WorkerFailed as trouble:
                logger.warning("a bot failed: %s", trouble)
        return await asyncio.to_thread(self._stand_in, question)

    def _stand_in(self, question: list[Asked]) -> list[Step]:
        if self._substitute is None:
            self._substitute = Thinker(Rng(0))
        return self._substitute.answer([Asked(asked.game, STAND_IN, asked.view) for asked in question])

    async def close(self) -> None:
        await self._quick.close()
        await self._deep.close()


def _ceiling_of(bot: str) -> float:
    """The most seconds that a bot searches. One who is not known any more does not."""
    try:
        return find_player(bot).ceiling
    except IslarioError:
        return 0.0


def _read(line: bytes, state: State) -> list[Step]:
    """The answer, whose first step must be legal."""
    if not line:
        raise EOFError
    steps = msgspec.json.decode(line, type=list[Step])
    if steps and state.why_not(steps[0].seat, steps[0].action) is not None:
        raise ValueError(steps[0])
    return steps
