"""PostgreSQL: one database for any number of servers."""

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, NullPool, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from islario.core.reasons import Reason
from islario.server.messages.servers import Gone, Missed, News
from islario.server.storage_database import Database, Exchange, NoDatabase

try:
    import asyncpg
except ModuleNotFoundError as missing:  # it is an extra
    raise NoDatabase(Reason("postgres_missing")) from missing

SECONDS_TO_CONNECT = 10.0
UPGRADING = 8247
"""The lock of whoever changes the shape."""
SERVERS = 8248
"""The family of locks that servers hold as long as they are there."""
SECONDS_BETWEEN_LOOKS = 2.0
"""How often a server looks which others are there."""
SECONDS_TO_ANSWER = 10.0
SECONDS_TO_RETURN = 0.2
"""So long after its session was lost a server opens another one."""
SETTINGS = {"application_name": "islario", "synchronous_commit": "on"}
SETTINGS_OF_A_SESSION = """
SET synchronous_commit = off;
SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;
"""
"""News need not be on disk; and what a machine held that has vanished is free again after seconds, not hours."""

TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What the driver raises when the database is gone, or ends a session in the middle of something."""

logger = logging.getLogger("islario")


class Postgres(Database):
    shared = True

    def __init__(self, address: URL) -> None:
        super().__init__(address.set(drivername="postgresql+asyncpg"))

    def unusable(self) -> Reason:
        return Reason("database_unreachable", {"address": self.address.render_as_string(hide_password=True)})

    def open(self) -> AsyncEngine:
        return create_async_engine(self.address, async_creator=self.connect, pool_pre_ping=True, hide_parameters=True)

    def open_for_upgrade(self) -> AsyncEngine:
        return create_async_engine(self.address, async_creator=self.connect, poolclass=NullPool, hide_parameters=True)

    def open_for_reading(self) -> AsyncEngine:
        engine = create_async_engine(self.address, async_creator=self.connect, poolclass=NullPool, hide_parameters=True)
        return engine.execution_options(isolation_level="REPEATABLE READ")

    def begin_upgrade(self, connection: Connection) -> None:
        """Of two servers that open the same database one is first; the other waits here, and then finds it done."""
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADING})

    def keep_copy(self, newest: str) -> Path | None:
        """Its backups are made by whoever runs it."""
        return None

    def exchange(self, server: int) -> Exchange:
        return PostgresExchange(server, self.connect)

    async def connect(self) -> Any:
        """A connection of the driver."""
        _, named = self._dialect().create_connect_args(self.address)
        try:
            return await asyncpg.connect(**named, timeout=SECONDS_TO_CONNECT, server_settings=SETTINGS)
        except TROUBLE as trouble:  # of these the engine knows nothing
            raise OperationalError("connect", None, trouble) from trouble

    def _dialect(self) -> Any:
        return self.address.get_dialect()()


class PostgresExchange(Exchange):
    """One session of a server, which hears and tells news (LISTEN, NOTIFY) and holds its duties (advisory locks).

    All of it ends with the session, whichever way the server ends. Litestar has a backend for the same notifications.
    It opens a connection for each piece of news and does not come back when its own is lost, so this is one of ours.
    """

    alone = False

    def __init__(self, server: int, connect: Callable[[], Awaitable[Any]]) -> None:
        self._server = server
        self._connect = connect
        self._session: Any = None
        self._using = asyncio.Lock()
        """Held by whoever uses the session: it does one thing at a time."""
        self._staying: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._due: list[str] = []
        """News to be told."""
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._duties: dict[str, Any] = {}
        """Those that are ours, each with the session that holds it; none while it is asked."""
        self._others: set[int] = set()
        """The servers that were there at the last look, or have been heard since."""

    # -- news --------------------------------------------------------------------------------------

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell others as soon as the session is free, all that has come until then in one go."""
        self._due.append(data.decode())
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def subscribe(self, channels: Iterable[str]) -> None:
        """There is one channel, which is listened to as long as there is a session."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        pass

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._heard.get()

    async def _tell(self) -> None:
        """What cannot be told is not kept: with the next session, all others read everything anew."""
        telling = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"
        while self._due:
            async with self._using:
                due, self._due = self._due, []
                with self._giving_up():
                    if self._session is not None:
                        await self._session.execute(telling, self.CHANNEL, due, timeout=SECONDS_TO_ANSWER)

    def _hear(self, _: Any, process: int, channel: str, told: Any) -> None:
        self._others.add(msgspec.json.decode(told, type=News).server)
        self._heard.put_nowait((channel, str(told).encode()))

    def _say(self, news: News) -> None:
        """Say something to this server alone."""
        self._heard.put_nowait((self.CHANNEL, msgspec.json.encode(news)))

    # -- duties ------------------------------------------------------------------------------------

    async def hold(self, duty: str) -> bool:
        if duty in self._duties:
            return False
        self._duties[duty] = None
        held = False
        try:
            async with self._using:
                session = self._session
                held = await self._ask("SELECT pg_try_advisory_lock($1)", duty)
                if held:
                    self._duties[duty] = session
        finally:
            if not held:
                del self._duties[duty]
        return held

    def has(self, duty: str) -> bool:
        session = self._duties.get(duty)
        return session is not None and session is self._session

    async def release(self, duty: str) -> None:
        session = self._duties.pop(duty)
        async with self._using:
            if session is self._session:  # else it ended with its own
                await self._ask("SELECT pg_advisory_unlock($1)", duty)

    async def _ask(self, question: str, duty: str) -> bool:
        """The session's answer about a duty; no if there is none."""
        with self._giving_up():
            if self._session is not None:
                return bool(await self._session.fetchval(question, _key_of(duty), timeout=SECONDS_TO_ANSWER))
        return False

    @contextlib.contextmanager
    def _giving_up(self) -> Iterator[None]:
        """A session that fails is ended: what it has told, and which duties it holds, nobody knows then."""
        try:
            yield
        except TROUBLE:
            if self._session is not None:
                self._session.terminate()

    # -- the session -------------------------------------------------------------------------------

    async def on_startup(self) -> None:
        self._staying = asyncio.create_task(self._stay())

    async def on_shutdown(self) -> None:
        if self._telling is not None:
            await self._telling
        if self._staying is not None:
            self._staying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._staying

    async def _stay(self) -> None:
        """Have a session, and another one whenever it is lost."""
        lost = False
        while True:
            try:
                await self._stay_until_lost(lost)
            except (*TROUBLE, OperationalError) as trouble:
                logger.debug("the session with the database is lost: %r", trouble)
            lost = True
            await asyncio.sleep(SECONDS_TO_RETURN)

    async def _stay_until_lost(self, before: bool) -> None:
        """``before``: whether another session was lost before, and news with it."""
        session = await self._connect()
        lost = asyncio.Event()
        session.add_termination_listener(lambda _: lost.set())
        try:
            await session.execute(SETTINGS_OF_A_SESSION)
            await session.execute("SELECT pg_advisory_lock_shared($1, $2)", SERVERS, self._server)
            await session.add_listener(self.CHANNEL, self._hear)
            self._others = await _find_servers(session)
            self._session = session
            if before:
                self._say(Missed(0))
                await self.publish(msgspec.json.encode(Missed(self._server)), [self.CHANNEL])
            while not lost.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(SECONDS_BETWEEN_LOOKS):
                        await lost.wait()
                await self._look(session)
        finally:
            self._session = None
            session.terminate()

    async def _look(self, session: Any) -> None:
        """Say which servers are not there any more."""
        before = self._others.copy()
        async with self._using:
            others = await _find_servers(session)
        for gone in before - others:
            self._say(Gone(gone))
        self._others = others | (self._others - before)


async def _find_servers(session: Any) -> set[int]:
    """The servers that are there: each holds a lock of its number."""
    here = "(SELECT oid FROM pg_database WHERE datname = current_database())"
    held = f"SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND database = {here}"
    return {row["objid"] for row in await session.fetch(held, SERVERS, timeout=SECONDS_TO_ANSWER)}


def _key_of(duty: str) -> int:
    """A lock is known by a number of 64 bits. That two duties have the same does no harm: one waits for the other."""
    return int.from_bytes(hashlib.sha256(duty.encode()).digest()[:8], "big", signed=True)
