"""What differs between the databases: how they are opened, brought up to date, and shared by several servers."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar.channels.backends.base import ChannelsBackend
from sqlalchemy import URL, Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from islario.core.reasons import IslarioError, Reason

StorageError = SQLAlchemyError
"""The database cannot be used, or not now. Nothing has changed when it is raised."""


class NoDatabase(IslarioError):
    """There is no database of that address that could be used."""


class Exchange(ChannelsBackend):
    """Where the servers on one database tell each other what is new, and settle who does what.

    What comes in are messages of ``news``. ``Gone`` and ``Missed`` are said by the exchange itself.
    """

    CHANNEL = "islario"
    alone: bool
    """Whether no other server can write to the database."""

    @abstractmethod
    async def hold(self, duty: str) -> bool:
        """Take on a duty, of those that one server at a time may have. It ends with the server at the latest."""

    @abstractmethod
    def has(self, duty: str) -> bool:
        """Whether a duty is still ours that we have taken on."""

    @abstractmethod
    async def release(self, duty: str) -> None:
        """Leave a duty to others."""

    @asynccontextmanager
    async def holding(self, duty: str) -> AsyncIterator[bool]:
        """Have a duty for a while, or not: another server has it."""
        mine = await self.hold(duty)
        try:
            yield mine
        finally:
            if mine:
                await self.release(duty)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is kept: whoever comes late reads the database."""
        return []


class Database(ABC):
    """A kind of database, at an address."""

    folder: Path | None = None
    """The folder that one server at a time may have, if it lies in one."""
    shared = False
    """Whether several servers may use it at once."""

    def __init__(self, address: URL) -> None:
        self.address = address

    def whole_address(self) -> str:
        """The address with its password."""
        return self.address.render_as_string(hide_password=False)

    @abstractmethod
    def unusable(self) -> Reason:
        """What to say when it cannot be used."""

    @abstractmethod
    def open(self) -> AsyncEngine:
        """An engine for reading and writing."""

    @abstractmethod
    def open_for_upgrade(self) -> AsyncEngine:
        """An engine with transactions that may change the shape, one server after another."""

    @abstractmethod
    def open_for_reading(self) -> AsyncEngine:
        """An engine whose transactions see the data as they were when they began, whatever others write meanwhile."""

    @abstractmethod
    def begin_upgrade(self, connection: Connection) -> None:
        """Wait until no other server changes the shape."""

    @abstractmethod
    def keep_copy(self, newest: str) -> Path | None:
        """Keep a copy of the data as they are, before they get a new shape; None where that is not ours to do."""

    @abstractmethod
    def exchange(self, server: int) -> Exchange:
        """The exchange with other servers on the same database."""
