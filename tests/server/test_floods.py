"""Much that costs the sender little: requests and frames that pile up, questions that take long, many addresses."""

import asyncio
import socket
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from islario.cli import main
from islario.server import hints as hints_module
from islario.server import limits
from islario.server.hints import Hints
from islario.server.limits import WaitingRoom, network_of
from islario.server.refusals import Refused
from islario.server.table_service import TableService
from tests.server.running import SECONDS, Person, Server, free_port
from tests.server.test_attacks import read_all, wire
from tests.server.test_table_service import ME, owner, run, start

REQUEST = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
TEXT, PART, CLOSE, PING = 0x01, 0x00, 0x88, 0x89


def frame(kind: int, content: bytes = b"") -> bytes:
    """A short frame; its mask changes nothing."""
    return bytes([kind, 0x80 | len(content)]) + bytes(4) + content


# -- requests before answers -----------------------------------------------------------------------


def test_some_requests_may_come_before_the_first_is_answered(server: Server) -> None:
    with wire(server) as plain:
        plain.sendall((REQUEST + b"\r\n") * 5 + REQUEST + b"Connection: close\r\n\r\n")
        assert read_all(plain).count(b"HTTP/1.1 200") == 6


def test_very_many_requests_before_the_first_is_answered_end_the_connection(server: Server) -> None:
    with wire(server) as plain:
        plain.sendall((REQUEST + b"\r\n") * (limits.MOST_REQUESTS_AHEAD + 9) + b"GET")
        assert read_all(plain).count(b"HTTP/1.1 200") <= limits.MOST_REQUESTS_AHEAD


def test_whoever_goes_before_the_answers_come_is_no_accident(server: Server) -> None:
    """If it were, the server would complain of it, and that fails the last test."""
    for _ in range(5):
        with wire(server) as plain:
            plain.sendall((REQUEST + b"\r\n") * limits.MOST_REQUESTS_AHEAD)
    assert Person(server).http.get("/games").status_code == 200


# -- frames ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent",
    [
        frame(PING, b"x" * 125) * 100,
        frame(TEXT) + frame(PART) * (limits.MOST_PARTS + 1),
        frame(0x80 | TEXT, b"{}") * (limits.MOST_QUEUED + 300),
    ],
    ids=["pings whose answers nobody reads", "a message in very many parts", "messages faster than they are read"],
)
def test_frames_that_pile_up_end_the_connection(ana: Person, sent: bytes) -> None:
    table = ana.start("me", "me")["table"]
    with wire(ana.server) as plain:
        plain.sendall(f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\n".encode() + UPGRADE + b"\r\n")
        heard = b""
        while b'"type":"table"' not in heard:
            heard += plain.recv(65_536)
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            send_on(plain, sent)
    assert ana.read(table)["number"] == 0


def test_bad_letters_and_a_goodbye_at_once_are_no_accident(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = Person(server).start("me", "me")["table"]
        with wire(server) as plain:
            plain.sendall(f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\n".encode() + UPGRADE + b"\r\n")
            heard = b""
            while b'"type":"table"' not in heard:
                heard += plain.recv(65_536)
            plain.sendall(frame(0x80 | TEXT, b"\xff") + frame(CLOSE))
            read_all(plain)
        assert "Traceback" not in server.stop()


def send_on(plain: socket.socket, sent: bytes) -> None:
    """Send it again and again, much more than can be on its way."""
    for _ in range(50 * 2**20 // len(sent)):
        plain.sendall(sent)


# -- what takes long -------------------------------------------------------------------------------


def test_whoever_waits_leaves_place_for_others() -> None:
    room = WaitingRoom(each=2)
    assert [room.enter(1, "a") for _ in range(3)] == [True, True, False]
    assert [room.enter(person, "a") for person in range(2, 20)].count(True) == limits.MOST_OF_ADDRESS - 2
    assert room.enter(50, "b")
    room.leave(1, "a")
    assert room.enter(1, "a")
    places = limits.MOST_WAITING - limits.MOST_OF_ADDRESS - 1
    assert [room.enter(None, "") for _ in range(places + 1)] == [True] * places + [False]


def test_hints_that_one_person_waits_for_are_few(tmp_path: Path) -> None:
    """Whoever asks, hangs up and asks again does not keep the coach from others."""

    async def work(service: TableService) -> None:
        live = await start(service, ME, ME)
        person = await owner(live)
        hints = Hints(service.tables, command=[sys.executable, "-c", "import sys; sys.stdin.read()"])
        asked = [asyncio.create_task(hints.ask(live.id, person, "a", 0, 0)) for _ in range(hints_module.MOST_EACH + 1)]
        done, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        assert [refused_of(task) for task in done] == [("hint_busy", 429)]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        again = asyncio.create_task(hints.ask(live.id, person, "a", 0, 0))
        assert await asyncio.wait([again], timeout=0.01) == (set(), {again})
        again.cancel()
        await asyncio.gather(again, return_exceptions=True)
        await hints.close()

    run(tmp_path, work)


def refused_of(task: asyncio.Task[Any]) -> tuple[str, int]:
    refused = task.exception()
    assert isinstance(refused, Refused)
    return refused.reason.code, refused.status


def test_newcomers_of_one_address_are_so_many_and_no_more(tmp_path: Path) -> None:
    """Each is a row of the database, whether or not they get the table that they ask for."""
    with Server(tmp_path, newcomers_per_hour=2) as server:
        day = Person(server).http.get("/daily").json()[0]["deal"]
        newcomers = [Person(server) for _ in range(3)]
        answers = [each.http.post(f"/deals/{day}/play", json={"name": "Eva"}) for each in newcomers]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert newcomers[0].http.post(f"/deals/{day}/play", json={"name": "Eva"}).status_code == 201


def test_links_of_one_address_do_not_push_out_those_of_others(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana = Person(server)
        ana.start("me", "me")
        made = 0
        while (status := ana.http.post("/me/link").status_code) == 201:
            made += 1
        assert status == 429
        assert limits.LINKS_PER_HOUR <= made < limits.MOST_LINKS / 2


# -- addresses -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a:b", "a:b"),
        ("", ""),
    ],
)
def test_addresses_that_one_house_has_count_as_one(host: str, counted: str) -> None:
    assert network_of(host) == counted


def start_as(server: Server, address: str) -> int:
    """The status for somebody who starts a table, and of whom a proxy says that they are at an address."""
    body = {"game": "hashi", "seats": [{"who": "me"}]}
    headers = {"X-Forwarded-For": address}
    return httpx.post(f"{server.address}/api/tables", json=body, headers=headers, timeout=SECONDS).status_code


def test_a_proxy_is_believed_as_to_who_asks(tmp_path: Path) -> None:
    with Server(tmp_path, tables_per_hour=2, more=["--behind-proxy"]) as server:
        assert [start_as(server, "192.0.2.1") for _ in range(3)] == [201, 201, 429]
        assert start_as(server, "192.0.2.2") == 201
        assert start_as(server, "192.0.2.3, 192.0.2.1") == 429  # what the client itself said stands first


@pytest.mark.parametrize("more", [[], ["--behind-proxy", "192.0.2.99,10.0.0.0/8"]])
def test_nobody_else_is_believed_as_to_who_asks(tmp_path: Path, more: list[str]) -> None:
    with Server(tmp_path, tables_per_hour=2, more=more) as server:
        assert [start_as(server, f"192.0.2.{client}") for client in range(3)] == [201, 201, 429]


def test_a_proxy_that_is_no_address_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--lang", "en", "serve", "--data", str(tmp_path), "--port", str(free_port()), "--behind-proxy", "nginx"])
    told = capsys.readouterr().err
    assert (ended.value.code, told.count("\n")) == (2, 1)
    assert "nginx" in told
