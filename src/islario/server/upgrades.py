"""The database is brought to the shape that this version knows, by the migrations that are missing (Alembic).

A new database is made by the same migrations. All of them run in one transaction: either the database has the
newest shape afterwards, or it is as it was.
"""

import logging
from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, column, inspect, select, table

from islario.core.reasons import IslarioError, Reason, quoted
from islario.server.storage_database import Database

MIGRATIONS = Path(__file__).parent / "migrations"
BEFORE_ALEMBIC = "shape_1"
"""The one revision whose databases do not name it; they have a table ``shape`` with the number 1."""

logger = logging.getLogger("islario")


class StrangeData(IslarioError):
    """The data was written by another version of this program."""


async def bring_up_to_date(database: Database, migrations: Path = MIGRATIONS) -> None:
    """Give the database the newest shape. StrangeData if it has one that this version does not know."""
    engine = database.open_for_upgrade()
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_bring_up_to_date, find_scripts(migrations), database)
    finally:
        await engine.dispose()


def find_scripts(migrations: Path = MIGRATIONS) -> ScriptDirectory:
    return ScriptDirectory(str(migrations), version_locations=[str(migrations)])


def _bring_up_to_date(connection: Connection, scripts: ScriptDirectory, database: Database) -> None:
    database.begin_upgrade(connection)
    newest = scripts.get_current_head()
    assert newest is not None
    kept = bool(inspect(connection).get_table_names())
    found = find_revision(connection, scripts)
    if found == newest:
        return
    copy = database.keep_copy(newest) if kept else None
    if copy is not None:
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
