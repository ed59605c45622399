"""The database is brought to the shape that this version knows, by the migrations that are missing (Alembic).

A new database is made by the same migrations. All of them run in one transaction: either the database has the
newest shape afterwards, or it is as it was.
"""

import filecmp
import logging
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, NullPool, column, event, inspect, select, table
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from islario.core.reasons import IslarioError, Reason, quoted

MIGRATIONS = Path(__file__).parent / "migrations"
BEFORE_ALEMBIC = "shape_1"
"""The one revision whose databases do not name it; they have a table ``shape`` with the number 1."""
SECONDS_TO_WAIT = 60
"""How long another server may take that brings the same file up to date."""

logger = logging.getLogger("islario")


class StrangeData(IslarioError):
    """The data was written by another version of this program."""


async def bring_up_to_date(address: str | URL, migrations: Path = MIGRATIONS) -> None:
    """Give the database the newest shape. StrangeData if it has one that this version does not know."""
    engine = open_for_upgrade(address)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_bring_up_to_date, find_scripts(migrations))
    finally:
        await engine.dispose()


def open_for_upgrade(address: str | URL) -> AsyncEngine:
    """A database whose shape may be changed: one who writes at a time, and each transaction all or nothing."""
    engine = create_async_engine(address, poolclass=NullPool, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _leave_transactions_to_us)
        event.listen(engine.sync_engine, "begin", _begin_writing)
    return engine


def find_scripts(migrations: Path = MIGRATIONS) -> ScriptDirectory:
    return ScriptDirectory(str(migrations), version_locations=[str(migrations)])


def _bring_up_to_date(connection: Connection, scripts: ScriptDirectory) -> None:
    newest = scripts.get_current_head()
    assert newest is not None
    kept = bool(inspect(connection).get_table_names())
    found = find_revision(connection, scripts)
    if found == newest:
        return
    if kept and connection.dialect.name == "sqlite":
        copy = _keep_copy(Path(connection.engine.url.database or ""), newest)
        logger.warning("The data goes from %s to %s. A copy as it was is in %s.", found, newest, copy)
    if found == BEFORE_ALEMBIC:
        MigrationContext.configure(connection).stamp(scripts, BEFORE_ALEMBIC)
    upgrade(connection, scripts, "head")


def upgrade(connection: Connection, scripts: ScriptDirectory, to: str) -> None:
    """Run the migrations that are missing up to a shape."""
    with EnvironmentContext(Config(), scripts, fn=lambda revision, _: scripts._upgrade_revs(to, revision)) as context:
        context.configure(connection=connection)
        context.run_migrations()


def find_revision(connection: Connection, scripts: ScriptDirectory) -> str | None:
    """The revision of the database; None if it is new. StrangeData if this version does not know it."""
    found = MigrationContext.configure(connection).get_current_revision() or _read_shape(connection)
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        newest = str(scripts.get_current_head())
        raise StrangeData(Reason("strange_data", {"found": quoted(found), "expected": newest}))
    return found


def _read_shape(connection: Connection) -> str | None:
    """What a database says of itself that was made before there were revisions; None if it was never finished."""
    if not inspect(connection).has_table("shape"):
        return None
    number = connection.scalar(select(column("number")).select_from(table("shape")))
    return None if number is None else BEFORE_ALEMBIC if number == 1 else str(number)


def _keep_copy(file: Path, newest: str) -> Path:
    """A copy of the database beside it, as it was before it got its new shape. A copy that is there already stays."""
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


def _leave_transactions_to_us(connection: Any, _: Any) -> None:
    """The driver would end a transaction at every change of shape, and a table that is replaced is referred to."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (f"busy_timeout={SECONDS_TO_WAIT}000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=OFF"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_writing(connection: Connection) -> None:
    """Of two servers that open the same file one is first; the other waits here, and then finds it done."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
