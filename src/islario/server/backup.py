"""A whole database as one portable file: written while a server runs, read into an empty database of any kind.

The file is text, a JSON value a line, compressed by gzip. The first line is the header. Then come the tables, each
after those that it refers to: a line with its name and its columns, and a line for each row. The last line has a check
sum of all lines before it, so that a file that was cut or altered is found out before anything is written.
"""

import gzip
import hashlib
import os
import time
import zlib
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import JSON, URL, Connection, MetaData, Table, event, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

import islario
from islario.core.reasons import IslarioError, Reason
from islario.files import FileTrouble, check_writable, is_file
from islario.server.storage_address import database_of
from islario.server.upgrades import find_revision, find_scripts, upgrade

FORMAT = 1
"""Of the file. A newer one is refused."""
BATCH = 1000
"""Rows that are read or written at once."""
LONGEST_LINE = 2**26
"""Bytes of a row. The largest that are kept, positions, have some thousands."""
MADE_BY_MIGRATIONS = {"alembic_version", "shape"}
"""Tables that tell the shape of a database. The header tells it."""

Progress = Callable[[int, int], None]
"""Is told how many rows are done, and of how many."""


class BadBackup(IslarioError):
    """A file that is no backup, or not all of one, or one of a newer version."""


class NotEmpty(IslarioError):
    """A database that has something in it already."""


class Header(msgspec.Struct):
    """The first line: what the file is."""

    backup: str
    """Of which program."""
    format: int
    version: str
    """Of the program that wrote it."""
    shape: str
    """The revision of the database."""
    at: float
    rows: dict[str, int]
    """How many rows each table has."""


class TableLine(msgspec.Struct):
    """What comes before the rows of a table."""

    table: str
    columns: list[str]


class LastLine(msgspec.Struct):
    sha256: str
    """Of all lines before it."""


# -- writing ---------------------------------------------------------------------------------------


async def write_backup(address: str | URL, file: str, progress: Progress) -> Header:
    """Write all that a database holds at one moment into a file, whole or not at all. Others may go on using it."""
    check_writable(file)
    if is_file(file):
        raise FileTrouble(Reason("backup_exists", {"file": file}))
    part = Path(f"{file}.part")
    engine = database_of(address).open_for_reading()
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:  # it has seeds in it
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as packed:
                header = await _write(engine, packed, progress)
            raw.flush()
            os.fsync(raw.fileno())
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
        await engine.dispose()
    return header


async def _write(engine: AsyncEngine, packed: gzip.GzipFile, progress: Progress) -> Header:
    digest = hashlib.sha256()

    def put(value: Any) -> None:
        line = msgspec.json.encode(value) + b"\n"
        digest.update(line)
        packed.write(line)

    async with engine.connect() as connection:
        shape = await connection.run_sync(lambda sync: find_revision(sync, find_scripts()))
        tables = await connection.run_sync(_find_tables)
        counts = [await connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables]
        rows = {str(table.name): count for table, count in zip(tables, counts, strict=True)}
        header = Header("islario", FORMAT, islario.__version__, shape or "", time.time(), rows)
        put(header)
        done = 0
        for table in tables:
            put(TableLine(str(table.name), [str(column.name) for column in table.columns]))
            found = await connection.stream(select(table).execution_options(yield_per=BATCH))
            async for batch in found.partitions():
                for row in batch:
                    put(list(row))
                done += len(batch)
                progress(done, sum(counts))
    packed.write(msgspec.json.encode(LastLine(digest.hexdigest())) + b"\n")
    return header


def _find_tables(connection: Connection) -> list[Table]:
    """The tables of a database as it is, whatever its shape, each after those that it refers to."""
    metadata = MetaData()
    event.listen(metadata, "column_reflect", _read_nothing_as_null)
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name not in MADE_BY_MIGRATIONS]


def _read_nothing_as_null(_: Any, __: Any, column: Any) -> None:
    """In a column of JSON None is no value, not the value ``null``."""
    if isinstance(column["type"], JSON):
        column["type"] = JSON(none_as_null=True)


# -- reading ---------------------------------------------------------------------------------------


def read_lines(file: str) -> Iterator[Header | TableLine | list[Any]]:
    """What the lines of a backup say. BadBackup at the first that is wrong, or after the last if the sum is another."""
    digest = hashlib.sha256()
    try:
        with gzip.open(file, "rb") as packed:
            line = packed.readline(LONGEST_LINE)
            yield _read_header(line, file)
            while True:
                digest.update(line)
                line = packed.readline(LONGEST_LINE)
                if line.startswith(b"["):
                    yield msgspec.json.decode(line, type=list[Any])
                elif line.startswith(b'{"table"'):
                    yield msgspec.json.decode(line, type=TableLine)
                else:
                    break
            if msgspec.json.decode(line, type=LastLine).sha256 != digest.hexdigest() or packed.read(1):
                raise _damaged(file)
    except gzip.BadGzipFile:
        raise BadBackup(Reason("backup_unknown", {"file": file})) from None
    except (EOFError, zlib.error, msgspec.MsgspecError):
        raise _damaged(file) from None
    except OSError:
        raise FileTrouble(Reason("file_missing", {"file": file})) from None


def _damaged(file: str) -> BadBackup:
    return BadBackup(Reason("backup_damaged", {"file": file}))


def _read_header(line: bytes, file: str) -> Header:
    """The first line of a file, if it is one of a backup that this version can read."""
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise BadBackup(Reason("backup_unknown", {"file": file})) from None
    known = {script.revision for script in find_scripts().walk_revisions()}
    if header.format > FORMAT or header.shape not in known:
        raise BadBackup(Reason("backup_newer", {"file": file, "version": header.version, "shape": header.shape}))
    return header


async def restore_backup(address: str | URL, file: str, place: str, progress: Progress) -> Header:
    """Read a backup into a database that is empty, and give it the newest shape. All of it, or nothing.

    ``place`` is how people call the database.
    """
    for _ in read_lines(file):  # before anything is written
        pass
    engine = database_of(address).open_for_upgrade()
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(_restore, file, place, progress)
    finally:
        await engine.dispose()


def _restore(connection: Connection, file: str, place: str, progress: Progress) -> Header:
    if inspect(connection).get_table_names():
        raise NotEmpty(Reason("restore_not_empty", {"place": place}))
    lines = read_lines(file)
    header = next(lines)
    assert isinstance(header, Header)  # the first line is
    upgrade(connection, find_scripts(), header.shape)
    tables = {table.name: table for table in _find_tables(connection)}
    total = sum(header.rows.values())
    done = 0
    for line in lines:
        if not isinstance(line, TableLine):
            raise _damaged(file)
        table = tables.get(line.table)
        if table is None or not set(line.columns) <= set(table.columns.keys()):
            raise _damaged(file)
        left = header.rows.get(line.table, 0)
        while left > 0:
            batch = [_name_values(line.columns, row, file) for row in islice(lines, min(left, BATCH))]
            if not batch:
                raise _damaged(file)
            connection.execute(insert(table), batch)
            left -= len(batch)
            done += len(batch)
            progress(done, total)
    if connection.dialect.name == "postgresql":  # it counts by itself, and has not seen these numbers
        connection.execute(text("SELECT setval(pg_get_serial_sequence('people', 'id'), max(id)) FROM people"))
    upgrade(connection, find_scripts(), "head")
    return header


def _name_values(columns: list[str], row: Header | TableLine | list[Any], file: str) -> dict[str, Any]:
    """A row as the database takes it."""
    if not isinstance(row, list) or len(row) != len(columns):
        raise _damaged(file)
    return dict(zip(columns, row, strict=True))
