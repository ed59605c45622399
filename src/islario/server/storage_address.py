"""Which database an address leads to."""

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from islario.core.reasons import BadOption, Reason
from islario.server.storage_database import Database
from islario.server.storage_sqlite import Sqlite

POSTGRES = ("postgresql", "postgres")


def database_of(address: str | URL) -> Database:
    """The database of an address; BadOption if there is none of its kind."""
    try:
        found = make_url(address)
    except (ArgumentError, ValueError):
        raise _refuse(str(address)) from None
    kind = found.get_backend_name()
    if kind == "sqlite":
        return Sqlite(found)
    if kind in POSTGRES:
        from islario.server.storage_postgres import Postgres  # an extra: not everybody has its driver

        return Postgres(found)
    raise _refuse(found.render_as_string(hide_password=False))


def kept_database(address: str) -> Database:
    """The same for an address that somebody typed: what is only in memory would be gone with the server."""
    found = database_of(address)
    if found.address.get_backend_name() == "sqlite" and found.address.database in (None, "", ":memory:"):
        raise _refuse(address)
    return found


def _refuse(address: str) -> BadOption:
    """Without what stands before the host: it may be a password."""
    return BadOption(Reason("bad_database", {"value": address.split("@")[-1]}))
