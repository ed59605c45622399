"""What is kept: people, tables, seats, the log of each table, and its chat; storage_archive.py has the rest.

The log is the truth. An entry is written under (table, number), and a number can be taken once; whoever
comes second is told so by the database itself, be it another tab, another task or another server.
"""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Row, Select, Update, insert, select, update
from sqlalchemy.exc import IntegrityError

import islario
from islario.server.limits import LISTED_TABLES
from islario.server.news import Newsroom, draw_server
from islario.server.storage_address import database_of
from islario.server.storage_archive import Archive, End, write_end
from islario.server.storage_database import Database, StorageError
from islario.server.storage_shape import chat, deals, log, people, seats, tables, tries, willing
from islario.server.storage_sqlite import sqlite_address
from islario.server.upgrades import bring_up_to_date

__all__ = ["Storage", "StorageError", "check_data", "sqlite_address"]


class Entry(NamedTuple):
    """A line of a table's log: a move, or (with no action) that the last moves were taken back."""

    table: str
    number: int
    seat: int
    action: str | None
    undone: int
    person: int | None
    at: float
    position: str | None = None
    why: dict[str, Any] | None = None
    """The motive of a bot that made the move."""


class Pending(NamedTuple):
    """An entry that is to be written, with how the game ended by it if it did."""

    entry: Entry
    end: End | None
    written: asyncio.Future[None]


class NumberTaken(Exception):
    """The number was taken by another entry."""


class AlreadyTried(Exception):
    """The person has begun to play this deal at another table."""


class AlreadyFollowed(Exception):
    """The same people play again at another table."""


class StoredTable(NamedTuple):
    """All that is kept of a table."""

    table: Row[Any]
    seats: Sequence[Row[Any]]
    log: list[Entry]
    chat: Sequence[Row[Any]]
    deal: Row[Any] | None = None
    """The challenge or deal of the day that is played there."""
    willing: Sequence[int] = ()
    """The seats that have let the next card come."""


class Storage:
    """The database. Reads run side by side; writes one after another, entries of the log many at a time."""

    def __init__(self, address: str) -> None:
        self.database = database_of(address)
        self._engine = self.database.open()
        self._writing = asyncio.Lock()
        self.archive = Archive(self._engine, self._writing)
        """Results, deals, and what is kept about a person."""
        self._pending: list[Pending] = []
        self._scribe: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Set the database up if it is new, and bring it up to date if it is old."""
        await bring_up_to_date(self.database)

    def open_newsroom(self) -> Newsroom:
        """Where the servers on this database hear of each other."""
        server = draw_server()
        return Newsroom(self.database.exchange(server), server)

    async def close(self) -> None:
        if self._scribe is not None:
            await self._scribe
        await self._engine.dispose()

    # -- the log -----------------------------------------------------------------------------------

    async def append(self, entry: Entry, end: End | None = None) -> None:
        """Write an entry, and how the game ended if it did by that; when this returns both are on disk.

        NumberTaken if there is an entry of that number.
        """
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append(Pending(entry, end, written))
        if self._scribe is None or self._scribe.done():
            self._scribe = asyncio.create_task(self._write_pending())
        await written

    async def _write_pending(self) -> None:
        """Write what is pending, all that came while the disk was busy in one go."""
        while self._pending:
            batch, self._pending = self._pending, []
            try:
                await self._write(batch)
            except IntegrityError:  # one of them is late: each by itself then
                await self._write_singly(batch)
            except Exception as trouble:
                for pending in batch:
                    _fail(pending.written, trouble)
            else:
                for pending in batch:
                    if not pending.written.done():
                        pending.written.set_result(None)

    async def _write_singly(self, batch: list[Pending]) -> None:
        for pending in batch:
            try:
                await self._write([pending])
            except IntegrityError:
                _fail(pending.written, NumberTaken())
            except Exception as trouble:
                _fail(pending.written, trouble)
            else:
                if not pending.written.done():
                    pending.written.set_result(None)

    async def _write(self, batch: list[Pending]) -> None:
        async with self._writing, self._engine.begin() as connection:
            # in one order for all servers, so that no two of them wait for each other
            batch = sorted(batch, key=lambda pending: (pending.entry.table, pending.entry.number))
            await connection.execute(insert(log), [pending.entry._asdict() for pending in batch])
            for pending in batch:
                if pending.end is not None:
                    await write_end(connection, pending.end)

    # -- people ------------------------------------------------------------------------------------

    async def add_person(self, token: str) -> int:
        async with self._writing, self._engine.begin() as connection:
            made = await connection.execute(insert(people).values(token=token, created=time.time()))
            return int(made.inserted_primary_key[0])  # type: ignore[index]  # there is one row

    async def find_person(self, token: str) -> int | None:
        async with self._engine.connect() as connection:
            return await connection.scalar(select(people.c.id).where(people.c.token == token))

    # -- tables ------------------------------------------------------------------------------------

    async def add_table(
        self,
        table: dict[str, Any],
        places: list[dict[str, Any]],
        entries: Sequence[Entry] = (),
        tried_by: int = 0,
        after: str | None = None,
    ) -> None:
        """A new table, with the first entries of its log, and as the try of a person at its deal if one is named.

        AlreadyTried, and no table, if the person has a try there. ``after``: the table whose people play again here;
        AlreadyFollowed, and no table, if they play again elsewhere.
        """
        row = {"created": time.time(), "version": islario.__version__, **table}
        async with self._writing, self._engine.begin() as connection:
            if after is not None:
                first = update(tables).where(tables.c.id == after, tables.c.next.is_(None)).values(next=table["id"])
                if (await connection.execute(first)).rowcount != 1:
                    raise AlreadyFollowed
            await connection.execute(insert(tables).values(**row))
            await connection.execute(insert(seats), places)
            if entries:
                await connection.execute(insert(log), [entry._asdict() for entry in entries])
            if tried_by:
                tried = {"deal": table["deal"], "person": tried_by, "table": table["id"]}
                try:
                    await connection.execute(insert(tries).values(**tried))
                except IntegrityError:
                    raise AlreadyTried from None

    async def read_table(self, table: str, since: int = 0) -> StoredTable | None:
        """A table, with the entries of its log from a number on."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
            if row is None:
                return None
            sat = await connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
            entries = [Entry(*entry) for entry in await connection.execute(_log_since(table, since))]
            asked = select(willing.c.seat).where(willing.c.table == table, willing.c.number == since + len(entries))
            let = (await connection.scalars(asked)).all()
            lines = await connection.execute(select(chat).where(chat.c.table == table).order_by(chat.c.number))
            played = await connection.execute(select(deals).where(deals.c.id == row.deal))
            return StoredTable(row, sat.all(), entries, lines.all(), played.one_or_none(), let)

    async def read_log(self, table: str, since: int) -> list[Entry]:
        """The entries of a table's log from a number on."""
        async with self._engine.connect() as connection:
            return [Entry(*entry) for entry in await connection.execute(_log_since(table, since))]

    async def list_tables(self, person: int) -> list[str]:
        """The tables at which a person has a seat, the last used first."""
        moved = select(log.c.at).where(log.c.table == tables.c.id).order_by(log.c.number.desc()).limit(1)
        touched: ColumnElement[float] = moved.scalar_subquery()
        mine = select(seats.c.table).where(seats.c.owner == person)
        listed = select(tables.c.id, touched.label("at"), tables.c.created).where(tables.c.id.in_(mine))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(listed)).all()
        rows = sorted(rows, key=lambda row: row.at or row.created, reverse=True)
        return [row.id for row in rows[:LISTED_TABLES]]

    async def change_seat(self, table: str, seat: int, expected: dict[str, Any], changed: dict[str, Any]) -> bool:
        """Change a seat if it still is as expected; whether it was."""
        still = [seats.c[name] == value for name, value in expected.items()]
        return await self._change(
            update(seats).where(seats.c.table == table, seats.c.seat == seat, *still).values(**changed)
        )

    async def set_pace(self, table: str, **changed: bool | int) -> None:
        """How the bots of a table play: paused, steps, speed."""
        await self._change(update(tables).where(tables.c.id == table).values(**changed))

    async def set_held(self, table: str, held: dict[str, Any]) -> None:
        """Keep a move that waits until others have been asked."""
        await self._change(update(tables).where(tables.c.id == table).values(held=held))

    async def let_come(self, table: str, number: int, of: Sequence[int]) -> list[int]:
        """These seats let the entry of a number come; all that do."""
        for seat in of:
            with contextlib.suppress(IntegrityError):  # they have said so before
                async with self._writing, self._engine.begin() as connection:
                    await connection.execute(insert(willing).values(table=table, number=number, seat=seat))
        asked = select(willing.c.seat).where(willing.c.table == table, willing.c.number == number)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(asked))

    async def set_options(self, table: str, options: dict[str, Any]) -> None:
        await self._change(update(tables).where(tables.c.id == table).values(options=options))

    async def add_chat(self, line: dict[str, Any]) -> None:
        """NumberTaken if there is a line of that number."""
        try:
            async with self._writing, self._engine.begin() as connection:
                await connection.execute(insert(chat).values(**line))
        except IntegrityError:
            raise NumberTaken from None

    async def _change(self, statement: Update) -> bool:
        async with self._writing, self._engine.begin() as connection:
            return (await connection.execute(statement)).rowcount == 1


def _log_since(table: str, since: int) -> Select[Any]:
    return select(log).where(log.c.table == table, log.c.number >= since).order_by(log.c.number)


async def check_data(database: Database) -> None:
    """Complain about data that cannot be used, before anything is started with it."""
    await bring_up_to_date(database)


def _fail(written: asyncio.Future[None], trouble: BaseException) -> None:
    if not written.done():
        written.set_exception(trouble)
