"""What a database is like: its shape and size, whether it is sound, and whether every table in it can be played on.

Nothing is changed by it, and a server may run meanwhile.
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlalchemy import URL, Connection, Row, func, make_url, select
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from islario.server.live_table import LiveTable
from islario.server.storage import Storage, StoredTable
from islario.server.storage_address import database_of
from islario.server.storage_shape import metadata, tables
from islario.server.upgrades import find_revision, find_scripts

MOST_COMPLAINTS = 20
"""Of the database itself that are told."""

State = Literal["sound", "same", "unchecked", "parted", "damaged", "gap", "unreadable"]
BAD: tuple[State, ...] = ("parted", "damaged", "gap", "unreadable")
"""States in which a table cannot be played on."""

PLAIN = tables.c.id, tables.c.game, tables.c.rules, tables.c.version
"""What can be read of a table even if the rest is spoilt."""

Progress = Callable[[int, int], None]
"""Is told how many tables are done, and of how many."""


class Patient(msgspec.Struct):
    """A table that is not simply sound."""

    table: str
    game: str
    state: State
    begun: int
    """The number of the rules that it began with."""
    now: int
    """The number of the rules of this version; 0 if it does not know the game."""
    version: str
    """Of the program that it began with."""
    entries: int
    left: int = 0
    """Entries that do not lead to the positions that were kept, or that cannot be carried out."""
    missing: int | None = None
    """The first number that the log lacks."""


class Report(msgspec.Struct):
    """What was found."""

    database: str
    """Its kind: sqlite or postgresql."""
    shape: str | None
    """None: it is new."""
    newest: str
    """The shape that this version gives it."""
    bytes: int
    bytes_of_log: int
    """Of what SQLite has not written back into its file yet."""
    complaints: list[str]
    """What SQLite finds wrong in its file."""
    rows: dict[str, int]
    states: dict[State, int]
    """How many tables there are of each kind."""
    patients: list[Patient]

    @property
    def healthy(self) -> bool:
        """Whether nothing is wrong, and every table can be played on."""
        return not self.complaints and not any(patient.state in BAD for patient in self.patients)


async def examine(address: str | URL, progress: Progress) -> Report:
    """Look at all of a database. StrangeData if it is of a newer version."""
    url = make_url(address)
    newest = str(find_scripts().get_current_head())
    report = Report(url.get_backend_name(), None, newest, 0, 0, [], {}, {}, [])
    engine = database_of(url).open_for_reading()
    found: list[Row[Any]] = []
    try:
        async with engine.connect() as connection:
            await _measure(connection, report)
            if not report.complaints:
                report.shape = await connection.run_sync(lambda sync: find_revision(sync, find_scripts()))
                report.rows = await connection.run_sync(_count)
                if report.shape == newest:
                    found = list(await connection.execute(select(*PLAIN).order_by(tables.c.created)))
    except DatabaseError as trouble:  # so damaged that it cannot even be read
        if report.database != "sqlite" and isinstance(trouble, OperationalError):  # it does not answer: no damage
            raise
        report.complaints.append(str(trouble.orig))
    finally:
        await engine.dispose()
    await _examine_tables(url, found, report, progress)
    return report


async def _measure(connection: AsyncConnection, report: Report) -> None:
    if report.database != "sqlite":
        report.bytes = await connection.scalar(select(func.pg_database_size(func.current_database()))) or 0
        return
    file = Path(connection.engine.url.database or "")
    beside = file.with_name(f"{file.name}-wal")
    report.bytes = file.stat().st_size
    report.bytes_of_log = beside.stat().st_size if beside.exists() else 0
    found = await connection.exec_driver_sql(f"PRAGMA integrity_check({MOST_COMPLAINTS})")
    report.complaints += [line for (line,) in found if line != "ok"]
    strays = await connection.exec_driver_sql("PRAGMA foreign_key_check")
    for stray in strays.fetchmany(MOST_COMPLAINTS):
        report.complaints.append(f"row {stray.rowid} of {stray.table} refers to what is not in {stray.parent}")


def _count(connection: Connection) -> dict[str, int]:
    """The rows of each table that this shape of the database has."""
    there = connection.dialect.get_table_names(connection)
    named = [table for table in metadata.sorted_tables if table.name in there]
    return {table.name: connection.scalar(select(func.count()).select_from(table)) or 0 for table in named}


async def _examine_tables(url: URL, found: list[Row[Any]], report: Report, progress: Progress) -> None:
    storage = Storage(url.render_as_string(hide_password=False))
    states: Counter[State] = Counter()
    try:
        for done, row in enumerate(found, 1):
            try:
                kept = await storage.read_table(row.id)
                patient = None if kept is None else examine_table(kept)
            except (ValueError, TypeError):  # what is kept of it is no text, or no JSON
                patient = Patient(row.id, row.game, "unreadable", row.rules, 0, row.version, 0)
            if patient is not None:
                states[patient.state] += 1
                if patient.state != "sound":
                    report.patients.append(patient)
            progress(done, len(found))
    finally:
        await storage.close()
    report.states = dict(states)


def examine_table(kept: StoredTable) -> Patient:
    """Play out a table's log, and tell how that went."""
    row, entries = kept.table, kept.log
    patient = Patient(row.id, row.game, "sound", row.rules, 0, row.version, len(entries))
    patient.missing = next((place for place, entry in enumerate(entries) if entry.number != place), None)
    if patient.missing is not None:
        patient.state = "gap"
        return patient
    try:
        live = LiveTable(kept)
        live.whole(None)
    except Exception:  # whatever is wrong, it cannot be shown
        patient.state = "unreadable"
        return patient
    patient.now = live.game.rules_number
    if live.rules is not None:
        patient.left = live.rules.left
        same = live.rules.begun == live.rules.now
        patient.state = "damaged" if same and live.parted else live.rules.state
    return patient
