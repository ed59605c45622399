"""What others need to run a server: health, figures, logs, and leaving without losing anybody."""

import asyncio
import json
import logging
import re
import signal
import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from http import HTTPStatus
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from litestar.testing import create_test_client
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from websockets.exceptions import ConnectionClosed

from islario.cli import main
from islario.core.reasons import IslarioError
from islario.server.departure import Departure
from islario.server.health import health_routes
from islario.server.logs import JsonLines
from islario.server.people import digest
from islario.server.run import HOST, own_address, take_port, tell_metrics
from islario.server.socket import CLOSED_RESTART
from islario.server.storage import Storage, sqlite_address
from tests.server.overhearing import seeds_in
from tests.server.running import SECONDS, Person, Server, free_port
from tests.server.test_old_data import ask

NO_SUCH = "s3cret-that-nobody-has"


class Watched(Server):
    """A server whose figures can be read."""

    def __init__(self, data: Path, *more: str, database: str | None = None) -> None:
        self.metrics = free_port()
        super().__init__(data, more=["--metrics", str(self.metrics), *more], database=database)

    def figures(self) -> dict[tuple[str, ...], float]:
        """Each figure by its name and the values of its labels."""
        told = httpx.get(f"http://127.0.0.1:{self.metrics}/metrics").text
        samples = [sample for family in text_string_to_metric_families(told) for sample in family.samples]
        return {(sample.name, *sorted(sample.labels.values())): sample.value for sample in samples}

    def get(self, path: str) -> httpx.Response:
        return httpx.get(f"{self.address}{path}", timeout=SECONDS)


class Played(NamedTuple):
    """What was played at a server."""

    ana: Person
    table: str
    plays: int
    """Moves of people."""
    secrets: set[str]
    """Every secret that somebody knows, as they know it and as it is stored."""


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """The last test stops it."""
    with Watched(tmp_path_factory.mktemp("watched"), "--log", "json") as server:
        yield server


@pytest.fixture(scope="module")
def played(watched: Watched) -> Played:
    return play_some(watched)


def play_some(server: Server) -> Played:
    """A table with two people and a bot, and what else people do, right and wrong."""
    ana, bea = Person(server), Person(server)
    made = ana.start("me", "open", "steady")
    table, secret = made["table"], made["invitations"][0]["secret"]
    assert ana.http.post(f"/tables/{table}/invitation", json={"secret": NO_SUCH}).status_code == 403
    assert bea.join(table, secret).status_code == 200
    with ana.sit(table) as one, bea.sit(table) as two:
        plays = 0
        while not any(move["seat"] == 2 for move in one.moves):
            standing = one.wait_for_people()
            seat = standing["view"]["waiting_for"][0]
            mine = (one, two)[seat]
            mine.catch_up(standing["number"])
            assert mine.play(mine.standing["legal"][str(seat)][-1], seat)["type"] == "done"
            plays += 1
            one.catch_up(mine.standing["number"])
            one.wait_for_people()
        one.ask("chat", text="hola")
        two.connection.send('{"type": "play", "token": "' + secret)  # cut off
        two.wait_for("refused")
    link = ana.http.post("/me/link").json()["secret"]
    deal = ana.http.post("/deals", json={"game": "hashi", "seats": [{"who": "me"}], "name": "Ana"}).json()["deal"]
    assert bea.http.post(f"/deals/{deal}/play", json={"name": "Bea"}).status_code in (200, 201)
    stranger = httpx.Client(base_url=f"{server.address}/api", cookies={"islario": NO_SUCH})
    server.clients.append(stranger)
    assert stranger.post(f"/tables/{table}/join", json={"secret": NO_SUCH, "name": "Eva"}).status_code == 403
    assert stranger.post("/me/arrive", json={"secret": NO_SUCH}).status_code >= 400
    assert stranger.post("/tables", content=json.dumps({"secret": secret})[:-1]).status_code == 400
    words = {*(person.http.cookies["islario"] for person in (ana, bea)), secret, link, NO_SUCH}
    return Played(ana, table, plays, {*words, *map(digest, words), deal})


# -- health and figures ----------------------------------------------------------------------------


def test_a_server_that_serves_is_alive_and_ready(watched: Watched) -> None:
    assert watched.get("/health").json() == {"alive": True}
    ready = watched.get("/ready")
    assert (ready.status_code, ready.json()) == (200, {"ready": True, "database": True, "leaving": False})


def test_the_figures_are_those_of_the_games(watched: Watched, played: Played) -> None:
    with played.ana.sit(played.table):
        during = watched.figures()
    count = "SELECT count(*) FROM log WHERE person IS {} NULL"
    for by, condition in (("person", "NOT"), ("bot", "")):
        figure = ("islario_moves_total", *sorted((by, "forbidden_island")))
        ((entries,),) = ask(watched.data / "islario.db", count.format(condition))
        assert during[figure] == entries > 0
    assert during["islario_message_seconds_count", "play"] == played.plays
    assert during["islario_write_seconds_count",] == sum(
        value for (name, *_), value in during.items() if name == "islario_moves_total"
    )
    assert during["islario_sockets",] == 1
    assert during["islario_tables",] == 2
    assert during["islario_table_bytes",] > 2 * 50_000
    assert during["islario_questions_waiting", "quick"] == 0
    assert during["islario_request_seconds_count", "/api/tables/{table}/join", "POST"] == 2
    assert during["islario_answers_total", "400"] >= 1
    assert during["process_resident_memory_bytes",] > 10_000_000
    routes = {labels[0] for (name, *labels), _ in during.items() if name == "islario_request_seconds_count"}
    assert not [route for route in routes if played.table in route]


def test_strangers_do_not_see_the_figures(watched: Watched) -> None:
    assert watched.get("/metrics").status_code == 404
    assert watched.get("/api/metrics").status_code == 404
    other = own_address()
    if other != HOST:
        with pytest.raises(ConnectionRefusedError), socket.create_connection((other, watched.metrics), SECONDS):
            pass


def test_a_database_that_does_not_answer_makes_a_server_unready() -> None:
    async def ask() -> None:
        raise OperationalError("SELECT 1", None, Exception("no space left"))

    with create_test_client(health_routes(Departure(), ask), logging_config=None) as client:
        told = client.get("/ready")
        assert (told.status_code, told.json()) == (503, {"ready": False, "database": False, "leaving": False})
        assert client.get("/health").status_code == HTTPStatus.OK


def test_a_place_for_figures_that_cannot_be_had_is_refused_by_name() -> None:
    with take_port(HOST, None) as taken, pytest.raises(IslarioError, match=str(taken.getsockname()[1])):
        tell_metrics(*taken.getsockname())
    for host in ("203.0.113.7", "no such host"):
        with pytest.raises(IslarioError, match=re.escape(host)):
            tell_metrics(host, 9100)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--metrics", "nowhere"], "--metrics"),
        (["--metrics", "127.0.0.1:70000"], "70000"),
        (["--log", "xml"], "xml"),
        (["--drain", "long"], "--drain"),
        (["--host-name", "https://islas.example"], "https://islas.example"),
        (["--host-name", "islas.example:8247"], "islas.example:8247"),
        (["--host-name", ""], "--host-name"),
    ],
)
def test_bad_values_are_refused_by_name(
    tmp_path: Path, words: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--lang", "en", "serve", "--data", str(tmp_path), "--port", str(free_port()), *words])
    told = capsys.readouterr().err
    assert (ended.value.code, told.count("\n")) == (2, 1)
    assert named in told


# -- logs ------------------------------------------------------------------------------------------


def test_the_log_of_played_tables_has_no_secret_in_it(watched: Watched, played: Played) -> None:
    said = watched.stop()
    seeds = seeds_in(watched.data)
    assert len(seeds) >= 3
    assert not [secret for secret in (*played.secrets, *seeds) if secret in said]
    lines = [json.loads(line) for line in said.splitlines()]
    assert [lines[0]["message"], lines[-1]["message"]] == ["started", "stopped"]
    asked = {(line["method"], line["route"], line["status"]) for line in lines if line["by"] == "islario.requests"}
    assert ("POST", "/api/tables/{table}/join", 200) in asked
    assert ("POST", "/api/tables/{table}/join", 403) in asked


@pytest.mark.rare
def test_the_log_for_people_says_nothing_of_what_others_do_wrong(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        play_some(server)
        server.stop_without_complaint()


def test_what_the_database_says_of_a_statement_names_no_values(tmp_path: Path) -> None:
    async def break_it() -> None:
        storage = Storage(sqlite_address(tmp_path / "islario.db"))
        await storage.open()
        try:
            with closing(sqlite3.connect(tmp_path / "islario.db")) as database:
                database.execute("DROP TABLE people")
            with pytest.raises(SQLAlchemyError) as trouble:
                await storage.add_person(NO_SUCH)
            assert NO_SUCH not in repr(trouble.value) + str(trouble.value)
        finally:
            await storage.close()

    asyncio.run(break_it())


def test_an_accident_is_one_line_of_json_with_its_traceback() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        trouble = sys.exc_info()
    record = logging.LogRecord("islario", logging.ERROR, "file", 1, "it %s", ("broke",), trouble)
    told = JsonLines().format(record)
    line: dict[str, Any] = json.loads(told)
    assert "\n" not in told
    assert (line["level"], line["by"], line["message"]) == ("error", "islario", "it broke")
    assert line["traceback"].endswith("ValueError: two\nlines")


# -- leaving ---------------------------------------------------------------------------------------


def test_a_server_that_leaves_says_so_serves_on_ends_what_it_began_and_has_everybody_come_back(tmp_path: Path) -> None:
    with Server(tmp_path, more=["--drain", "600"]) as server, closing(connect(tmp_path)) as other:
        ana = Person(server)
        table = ana.start("me", "me")["table"]
        with ana.sit(table) as sitting:
            server.process.send_signal(signal.SIGTERM)
            while (ready := httpx.get(f"{server.address}/ready", timeout=SECONDS)).status_code == HTTPStatus.OK:
                pass
            assert ready.json() == {"ready": False, "database": True, "leaving": True}
            seat = sitting.standing["view"]["waiting_for"][0]
            assert sitting.play(sitting.standing["legal"][str(seat)][0])["type"] == "done"
            assert ana.read(table)["number"] == 1

            other.execute("BEGIN IMMEDIATE")  # the next move has to wait for us
            action = sitting.standing["legal"][str(seat)][0]
            message = {"type": "play", "id": 99, "number": 1, "seat": seat, "action": action}
            sitting.connection.send(json.dumps(message))
            for _ in range(2):  # when these are answered the move has been heard
                assert httpx.get(f"{server.address}/health", timeout=SECONDS).status_code == HTTPStatus.OK
            server.process.send_signal(signal.SIGTERM)  # now at once
            while is_listening(server.port):
                pass
            other.execute("ROLLBACK")
            assert sitting.wait_for("done", "refused") == {"type": "done", "id": 99}
            with pytest.raises(ConnectionClosed) as closed:
                sitting.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CLOSED_RESTART
        server.stop_without_complaint()
        assert server.process.returncode == 0
    assert ask(tmp_path / "islario.db", "SELECT number, action FROM log ORDER BY number")[1:] == [(1, action)]


def connect(data: Path) -> sqlite3.Connection:
    return sqlite3.connect(data / "islario.db", isolation_level=None)


def is_listening(port: int) -> bool:
    try:
        socket.create_connection((HOST, port), SECONDS).close()
    except (ConnectionRefusedError, ConnectionResetError):
        return False
    return True
