"""How a server leaves while people play: nobody new is sent to it, and those who are there are told to come back.

First it says that it is not ready, and for some seconds serves on, so that a proxy hears of it. Then it takes no new
connection, answers each message that it has begun to carry out, and ends each socket with the code that means: connect
again. Only then it stops.
"""

import asyncio
import contextlib
import logging
import signal
import socket
import time
from collections.abc import Iterator
from types import FrameType

import uvicorn

from islario.server.socket import Connection

GOODBYE_SECONDS = 3
"""How long open connections may take to end."""

logger = logging.getLogger("islario")


class Departure:
    """Who is connected, and whether they are to go."""

    def __init__(self) -> None:
        self.leaving = False
        self.here: set[Connection] = set()

    @contextlib.contextmanager
    def knows(self, connection: Connection) -> Iterator[None]:
        """Count a connection among those who are here."""
        self.here.add(connection)
        try:
            yield
        finally:
            self.here.discard(connection)

    async def dismiss_all(self) -> None:
        """Tell everybody to come back, each as soon as their message was answered."""
        self.leaving = True
        going = [asyncio.create_task(connection.dismiss()) for connection in self.here]
        if going:
            logger.info("%d sockets are told to connect again", len(going))
            await asyncio.wait(going, timeout=GOODBYE_SECONDS)


class LeavingServer(uvicorn.Server):
    """uvicorn's server, which leaves as it should."""

    def __init__(self, config: uvicorn.Config, departure: Departure, seconds: float) -> None:
        super().__init__(config)
        self._departure = departure
        self._seconds = seconds
        """How long it serves on when it is told to end. Ctrl-C ends it at once, and so does whoever tells it twice."""
        self._end: float | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        first = not self._departure.leaving
        self._departure.leaving = True
        super().handle_exit(sig, frame)
        if first and sig == signal.SIGTERM and self._seconds:
            self.should_exit = False
            self._end = time.monotonic() + self._seconds

    async def on_tick(self, counter: int) -> bool:
        if self._end is not None and time.monotonic() >= self._end:
            self.should_exit = True
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._departure.dismiss_all()
        await super().shutdown(sockets)
