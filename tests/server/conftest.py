"""One server for the tests that can share it; each makes tables of its own."""

from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

from islario.server.storage import sqlite_address
from tests.server.postgres import Postgres
from tests.server.running import Person, Server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """It is one server whichever way the rules run: once is enough."""
    for item in items:
        if item.path.parent.name == "server":
            item.add_marker(pytest.mark.once)


@pytest.fixture(scope="session")
def one_postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.close()


@pytest.fixture
def postgres(one_postgres: Postgres) -> str:
    """The address of an empty database."""
    return one_postgres.make_database()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_address(tmp_path / "islario.db")
    return str(request.getfixturevalue("postgres"))


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data"), review_games=20) as running:
        yield running
        running.stop_without_complaint()


@pytest.fixture
def server(one_server: Server, request: pytest.FixtureRequest) -> Server:
    """Each test has deals of its own, whatever ran before it."""
    one_server.deal_from(crc32(request.node.name.encode()))
    return one_server


@pytest.fixture
def ana(server: Server) -> Person:
    return Person(server)


@pytest.fixture
def bea(server: Server) -> Person:
    return Person(server)
