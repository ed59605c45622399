"""SQLite: everything in one file, for one server."""

import filecmp
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import URL, Connection, NullPool, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from islario.core.reasons import Reason
from islario.server.storage_database import Database, Exchange

SECONDS_TO_WAIT = 60
"""How long another server may take that brings the same file up to date."""


def sqlite_address(file: Path) -> str:
    """The address of a database in a file."""
    return f"sqlite+aiosqlite:///{file}"


class LoneExchange(MemoryChannelsBackend, Exchange):
    """There is no other server: every duty is ours."""

    alone = True

    async def hold(self, duty: str) -> bool:
        return True

    def has(self, duty: str) -> bool:
        return True

    async def release(self, duty: str) -> None:
        pass


class Sqlite(Database):
    def __init__(self, address: URL) -> None:
        super().__init__(address.set(drivername="sqlite+aiosqlite"))
        if address.database:
            self.folder = Path(address.database).parent

    def unusable(self) -> Reason:
        return Reason("data_unusable", {"file": str(self.address.database)})

    def open(self) -> AsyncEngine:
        engine = create_async_engine(self.address, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare)
        return engine

    def open_for_upgrade(self) -> AsyncEngine:
        engine = create_async_engine(self.address, poolclass=NullPool, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare_upgrade)
        event.listen(engine.sync_engine, "begin", _begin_writing)
        return engine

    def open_for_reading(self) -> AsyncEngine:
        engine = create_async_engine(self.address, poolclass=NullPool, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _leave_transactions_to_us)
        event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        return engine

    def begin_upgrade(self, connection: Connection) -> None:
        """The transaction began with the right to write (``_begin_writing``)."""

    def keep_copy(self, newest: str) -> Path:
        """A copy of the file beside it. A copy that is there already stays."""
        file = Path(self.address.database or "")
        fresh = file.with_name(f"{file.name}.copying-{os.getpid()}")
        try:
            fresh.touch(mode=0o600)
            with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(fresh)) as target:
                source.backup(target)
            shutil.copymode(file, fresh)
        except BaseException:  # a full disk, say
            fresh.unlink(missing_ok=True)
            raise
        number = 1
        while True:
            copy = file.with_name(f"{file.name}.before-{newest}" + (f"-{number}" if number > 1 else ""))
            if not copy.exists():
                fresh.rename(copy)
                return copy
            if filecmp.cmp(fresh, copy, shallow=False):  # an earlier try kept it, and then failed
                fresh.unlink()
                return copy
            number += 1

    def exchange(self, server: int) -> Exchange:
        return LoneExchange()


def _prepare(connection: Any, _: Any) -> None:
    """Readers beside a writer, and what is committed is on disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _leave_transactions_to_us(connection: Any, _: Any) -> None:
    """The driver would begin one at the first write only, and end it at every change of shape."""
    connection.isolation_level = None


def _prepare_upgrade(connection: Any, _: Any) -> None:
    """What is referred to may be replaced."""
    _leave_transactions_to_us(connection, None)
    cursor = connection.cursor()
    for setting in (f"busy_timeout={SECONDS_TO_WAIT}000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=OFF"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_writing(connection: Connection) -> None:
    """Of two servers that open the same file one is first; the other waits here, and then finds it done."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
