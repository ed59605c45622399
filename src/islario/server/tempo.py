"""How fast the bots of a table play, and whether they play at all: what its people have asked for.

It is stored with the table and not in its log: it is nothing of the game.
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

    def change(self, paused: bool | None, speed: int | None) -> dict[str, bool | int]:
        """Take over what was asked for, None leaves it as it is; what is to be stored."""
        asked: dict[str, bool | int] = {} if paused is None else {"paused": paused, "steps": 0}
        return self._take({**asked, **({} if speed is None else {"speed": speed})})

    def step(self) -> dict[str, bool | int]:
        """Let bots take one decision, and be paused then."""
        return self._take({"paused": True, "steps": 1})

    def count(self) -> dict[str, bool | int]:
        """A bot has decided."""
        self._steps = 0
        return {"steps": 0}

    def read(self, paused: bool, steps: int, speed: int) -> None:
        """Take over what is stored."""
        if (paused, steps, speed) != (self.paused, self._steps, self.speed):
            self._take({"paused": paused, "steps": steps, "speed": speed})

    def _take(self, changed: dict[str, bool | int]) -> dict[str, bool | int]:
        self.paused = bool(changed.get("paused", self.paused))
        self._steps = int(changed.get("steps", self._steps))
        self.speed = int(changed.get("speed", self.speed))
        self._stir()
        return changed

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
