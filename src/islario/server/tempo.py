"""How fast the bots of a table play, and whether they play at all: what its people have asked for.

It is kept with the live table and not in the log: bots of a table that is opened anew play as usual.
"""

import asyncio
import contextlib

from islario.server.messages.tables import BotsInfo

SLOWEST, USUAL, FASTEST = -2, 0, 2
"""Steps of speed; each halves or doubles the wait before a bot's move."""


class Tempo:
    def __init__(self) -> None:
        self.paused = False
        self.speed = USUAL
        self._steps = 0
        """Decisions that bots may still take while they are paused."""
        self._changed = asyncio.Event()

    @property
    def stopped(self) -> bool:
        """Whether bots may not act now."""
        return self.paused and self._steps == 0

    def change(self, paused: bool | None, speed: int | None) -> None:
        """Take over what was asked for; None leaves it as it is."""
        if paused is not None:
            self.paused = paused
            self._steps = 0
        if speed is not None:
            self.speed = speed
        self._stir()

    def step(self) -> None:
        """Let bots take one decision, and be paused then."""
        self.paused = True
        self._steps = 1
        self._stir()

    def count(self) -> None:
        """A bot has decided."""
        self._steps = 0

    async def wait(self, seconds: float) -> bool:
        """Wait before a bot's move, less or more by the speed, and not at all for a step; False if that changed."""
        if self.paused:
            return True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds * 2**-self.speed):
                await self._changed.wait()
            return False
        return True

    def told(self) -> BotsInfo:
        return BotsInfo(self.paused, self.speed)

    def _stir(self) -> None:
        """Whoever waits looks again."""
        self._changed.set()
        self._changed = asyncio.Event()
