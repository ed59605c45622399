"""What is new, told to the sockets of this server and to the other servers on the same database.

Both are Litestar's channels. News say only *that* something is new: sockets ask their table, servers the database.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from islario.server.messages.servers import Heard, News, TableNews, What
from islario.server.storage_database import Exchange

FOR_SOCKETS: tuple[What, ...] = ("moved", "seats", "table", "chat")
"""What sockets tell."""

logger = logging.getLogger("islario")
_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


def draw_server() -> int:
    """The number by which a server is known to the others, as long as it runs."""
    return secrets.randbelow(2**31 - 1) + 1


class Newsroom:
    def __init__(self, exchange: Exchange, server: int) -> None:
        self.exchange = exchange
        self.server = server
        self.sockets = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        """A channel for each table."""
        self._hearing: asyncio.Task[None] | None = None

    async def open(self, hear: Callable[[Heard], Awaitable[None]]) -> None:
        """``hear`` is told what other servers say."""
        await self.sockets.__aenter__()
        await self.exchange.on_startup()
        await self.exchange.subscribe([Exchange.CHANNEL])
        self._hearing = asyncio.create_task(self._hear(hear))

    async def close(self) -> None:
        if self._hearing is None:  # it was never opened
            return
        self._hearing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._hearing
        await self.exchange.on_shutdown()
        await self.sockets.__aexit__(None, None, None)

    async def tell(self, table: str, what: What, here: Sequence[int]) -> None:
        """Say what is new at a table, and whom this server has there."""
        await self.tell_sockets(table, what)
        await self.tell_servers(TableNews(self.server, table, what, list(here)))

    async def tell_sockets(self, table: str, what: What) -> None:
        if what in FOR_SOCKETS:
            await self.sockets.wait_published(what, table)

    async def tell_servers(self, news: News) -> None:
        await self.exchange.publish(_encode(news), [Exchange.CHANNEL])

    async def _hear(self, hear: Callable[[Heard], Awaitable[None]]) -> None:
        async for _, said in self.exchange.stream_events():
            try:
                news = _decoder.decode(said)
                if news.server != self.server:
                    await hear(news)
            except Exception as trouble:  # one piece of news must not be the last
                logger.error("news of another server: %r", trouble)
