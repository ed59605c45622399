"""What somebody may try who means harm: endless heads, requests that never end, too many connections, false names."""

import asyncio
import json
import socket
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from islario.server import connections, limits, live_tables, moves
from islario.server.live_table import LiveTable
from islario.server.table_service import TableService
from tests.server.running import SECONDS, Person, Server, Socket
from tests.server.test_table_service import ME, owner, run, start


@contextmanager
def wire(server: Server) -> Iterator[socket.socket]:
    """A bare connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS) as plain:
        yield plain


def read_all(plain: socket.socket) -> bytes:
    """What the server says until it ends the connection."""
    said = b""
    try:
        while part := plain.recv(65_536):
            said += part
    except ConnectionResetError:
        pass  # it was ended while we still spoke
    return said


def hear_on(there: Socket) -> None:
    """Listen until the connection ends."""
    while True:
        there.hear()


def status_of(said: bytes) -> int:
    return int(said.split(b" ", 2)[1])


# -- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["[", "[::1", "a b", "a:b:c", "\xe9\xff", "evil.example", "evil.example:1", "", "."])
def test_a_host_that_is_not_ours_is_refused_and_no_accident(server: Server, host: str) -> None:
    with wire(server) as plain:
        request = f"GET /api/tables HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        plain.sendall(request.encode("latin-1"))
        said = read_all(plain)
    refused = json.loads(said.rpartition(b"\r\n\r\n")[2])
    assert (status_of(said), refused["code"]) in ((421, "host_unknown"), (400, "bad_message")), said
    assert host.startswith("evil") <= (refused["code"] == "host_unknown")


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:99", "127.0.0.1", "[::1]:8247", "10.1.2.3:80", "isla.localhost"]
)
def test_addresses_and_names_of_this_machine_are_ours(ana: Person, host: str) -> None:
    assert ana.http.get("/tables", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("hosts", [["evil.example"], ["localhost", "evil.example"], []])
def test_a_socket_by_a_false_name_is_refused(ana: Person, hosts: list[str]) -> None:
    table = ana.start("me", "me")["table"]
    named = "".join(f"Host: {host}\r\n" for host in hosts)
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    with wire(ana.server) as plain:
        plain.sendall(f"GET /api/tables/{table}/live HTTP/1.1\r\n{named}{upgrade}{key}\r\n".encode())
        assert status_of(read_all(plain)) == 421


def test_a_name_that_was_given_is_ours(tmp_path: Path) -> None:
    with Server(tmp_path, more=["--host-name", "islas.example", "--host-name", "Other.example"]) as server:
        ana = Person(server)
        for name, status in [("islas.example", 200), ("other.example:443", 200), ("evil.example", 421)]:
            assert ana.http.get("/tables", headers={"Host": name}).status_code == status


# -- heads and bodies -----------------------------------------------------------------------------


@pytest.mark.parametrize("begin", [b"GET /api/games?", b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Much: "])
def test_a_head_without_end_ends_the_connection(server: Server, begin: bytes) -> None:
    sent = 0
    with wire(server) as plain:
        plain.sendall(begin)
        try:
            while sent < 50 * limits.LONGEST_HEAD:
                sent += plain.send(b"x" * 16_384)
        except (BrokenPipeError, ConnectionResetError):
            pass
        read_all(plain)
    assert sent < 50 * limits.LONGEST_HEAD


def test_a_head_that_is_too_long_is_refused_though_it_ends(server: Server) -> None:
    many = b"".join(b"X-%d: %s\r\n" % (i, b"y" * 1000) for i in range(80))
    with wire(server) as plain:
        plain.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n" + many + b"\r\n")
        assert status_of(read_all(plain)) == 400


def test_very_many_headers_are_refused_though_they_are_short(server: Server) -> None:
    with wire(server) as plain:
        plain.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * limits.MOST_HEADERS + b"\r\n")
        assert status_of(read_all(plain)) == 400


CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (CHUNKED + b"1\r\n{\r\n0\r\n", b"X: y\r\n" * 2_000),
        (CHUNKED + b"1\r\n{\r\n0\r\nX: ", b"y" * 16_384),
        (CHUNKED + b"1;", b"y" * 16_384),
        (CHUNKED, b"1000\r\n" + b" " * 4096 + b"\r\n"),
        (b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999\r\n\r\n", b" " * 16_384),
    ],
    ids=["headers after the body", "one header after it", "extensions of a part", "parts", "a body that nobody wants"],
)
def test_what_comes_after_a_head_without_end_ends_the_connection(server: Server, begin: bytes, more: bytes) -> None:
    sent, most = 0, 50 * limits.LONGEST_REST
    with wire(server) as plain:
        plain.sendall(begin)
        try:
            while sent < most:
                sent += plain.send(more)
        except (BrokenPipeError, ConnectionResetError):
            pass
        read_all(plain)
    assert sent < most


def test_headers_after_a_body_are_not_kept() -> None:
    async def work() -> None:
        heard: list[Any] = []

        async def silent(scope: Any, receive: Any, send: Any) -> None:
            heard.append(scope["headers"])
            await asyncio.Event().wait()

        protocol = guarded(silent, asyncio.get_running_loop())
        protocol.connection_made(FakeTransport())
        protocol.data_received(CHUNKED + b"0\r\n" + b"X: y\r\n" * 50)
        await asyncio.sleep(0)
        assert heard == [[(b"host", b"localhost"), (b"transfer-encoding", b"chunked")]]
        await end_all()

    asyncio.run(work())


def test_a_body_is_not_waited_for_where_the_pace_is_over(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_second=1) as server:
        ana = Person(server)
        while ana.http.get("/tables").status_code == 200:
            pass
        with wire(server) as plain:
            head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            plain.sendall(head + b"Content-Length: 5000\r\nConnection: close\r\n\r\n")  # and nothing of it comes
            assert status_of(read_all(plain)) == 429


def test_a_body_is_at_most_eight_kibibytes_long(ana: Person) -> None:
    answer = ana.http.post("/tables", content=b" " * 8193, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_long")


# -- connections ----------------------------------------------------------------------------------


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with Server(tmp_path, connections_per_address=4) as server, ExitStack() as held:
        request = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        open_ones = [held.enter_context(wire(server)) for _ in range(4)]
        with wire(server) as late:
            assert status_of(read_all(late)) == 429
        open_ones[0].sendall(request)
        assert status_of(read_all(open_ones[0])) == 200  # its place is free again
        with wire(server) as again:
            again.sendall(request)
            assert status_of(read_all(again)) == 200


def test_sockets_do_not_count_as_connections_of_requests(tmp_path: Path) -> None:
    with Server(tmp_path, connections_per_address=2) as server, ExitStack() as held:
        ana = Person(server)
        table = ana.start("me", "me")["table"]
        for _ in range(5):
            held.enter_context(ana.sit(table))
        assert ana.read(table)["number"] == 0


class FakeTransport(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.closed = self.aborted = False
        self.waiting = 0

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("10.0.0.1", 5), "sockname": ("10.0.0.2", 80)}.get(name, default)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Nobody reads it."""

    def pause_reading(self) -> None:
        """Nothing more is coming anyway."""

    def resume_reading(self) -> None:
        """Likewise."""


STATE = ServerState()


def configured(app: Any) -> uvicorn.Config:
    config = uvicorn.Config(app, log_level="critical")
    config.load()
    return config


def guarded(app: Any, loop: asyncio.AbstractEventLoop) -> Any:
    """A connection that leads to an application, without a server."""
    return connections.guard_connections(9)(configured(app), STATE, {}, loop)  # type: ignore[call-arg]


async def end_all() -> None:
    """End whatever still runs."""
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()


class Timers:
    """Calls that were put off, to be made when the test says so."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.seconds: list[float] = []
        self.last: asyncio.TimerHandle | None = None
        self._call_later = loop.call_later

    def call_later(self, delay: float, *words: Any, **names: Any) -> asyncio.TimerHandle:
        self.seconds.append(delay)
        self.last = self._call_later(3600, *words, **names)
        return self.last


@pytest.mark.parametrize(
    ("sent", "due"),
    [
        (b"", limits.SECONDS_FOR_HEAD),
        (b"GET /api/games HTTP/1.1\r\nHost: local", limits.SECONDS_FOR_HEAD),
        (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{", limits.SECONDS_FOR_BODY),
        (b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n", None),
    ],
)
def test_a_request_that_does_not_come_ends_its_connection(sent: bytes, due: float | None) -> None:
    async def work() -> None:
        async def silent(scope: Any, receive: Any, send: Any) -> None:
            await asyncio.Event().wait()

        loop = asyncio.get_running_loop()
        timers = Timers(loop)
        protocol = guarded(silent, loop)
        protocol.loop = type("Loop", (), {"call_later": timers.call_later, "create_task": loop.create_task})()
        transport = FakeTransport()
        protocol.connection_made(transport)
        if sent:
            protocol.data_received(sent)
        waiting = timers.last is not None and not timers.last.cancelled()
        assert waiting == (due is not None)
        if due is not None:
            assert timers.seconds[-1] == due
            assert timers.last is not None
            timers.last._run()  # the time is over
            assert transport.closed
        await end_all()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("waits", "ends"),
    [
        ([0, 0, 0, 0], False),
        ([9, 9], True),
        ([9, 12], True),
        ([9, 5, 5], True),
        ([9, 5, 2, 0], False),
        ([9, 0, 9, 0], False),
        ([9, None, 9, None, 9], False),  # all was read meanwhile, and more was sent
        ([9, None, 9, 9], True),
    ],
)
@pytest.mark.parametrize("kind", ["requests", "socket"])
def test_a_connection_on_which_nothing_is_read_for_long_is_ended(
    kind: str, waits: list[int | None], ends: bool
) -> None:
    """``waits``: how many bytes wait to be sent, each time it is looked; None: all is read between two looks."""

    async def work() -> None:
        loop = asyncio.get_running_loop()
        timers = Timers(loop)
        protocol: Any = (
            guarded(None, loop) if kind == "requests" else connections.GuardedSocket(configured(None), STATE, {})
        )
        protocol.loop = type("Loop", (), {"call_later": timers.call_later})()
        transport = FakeTransport()
        protocol.connection_made(transport)
        look = protocol._look
        for waiting in waits:
            if waiting is None:
                protocol.resume_writing()
                continue
            assert not transport.aborted
            transport.waiting = waiting
            look._run()
            look = protocol._look
        assert transport.aborted == ends
        protocol.connection_lost(None)
        assert protocol._look is None

    asyncio.run(work())


def test_an_address_that_is_gone_leaves_no_trace() -> None:
    addresses = connections.Addresses(2)
    assert [addresses.enter("a") for _ in range(3)] == [True, True, False]
    addresses.leave("a")
    assert addresses.enter("a")
    for _ in range(2):
        addresses.leave("a")
    assert not addresses._open


# -- sockets --------------------------------------------------------------------------------------


def test_a_frame_that_is_too_long_ends_the_connection(ana: Person) -> None:
    table = ana.start("me", "me")["table"]
    with ana.sit(table) as there:
        there.connection.send("x" * (limits.LONGEST_FRAME + 1))
        with pytest.raises(ConnectionClosed) as closed:
            hear_on(there)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


def test_a_head_that_no_socket_begins_with_ends_the_connection(tmp_path: Path) -> None:
    """Otherwise it would wait for ever, and be counted nowhere; and the server could not end."""
    begin = b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE + KEY
    with Server(tmp_path, connections_per_address=2) as server:
        for more in (b"X: " + b"y" * 9000, b"Content-Length: 5", b"Transfer-Encoding: chunked"):
            with wire(server) as plain:
                plain.sendall(begin + more + b"\r\n\r\n")
                assert status_of(read_all(plain)) == 400
        assert Person(server).http.get("/games").status_code == 200
        server.stop_without_complaint()


def test_bad_letters_and_broken_requests_are_told_in_one_line_each(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana = Person(server)
        table = ana.start("me", "me")["table"]
        with ana.sit(table) as there:
            there.connection.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed):
                hear_on(there)
        for _ in range(5):
            with wire(server) as plain:
                head = (
                    f"POST /api/tables/{table}/chat HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                )
                plain.sendall(head.encode() + b"Content-Length: 50\r\n\r\n{")
        assert ana.read(table)["number"] == 0
        told = server.stop().splitlines()
    assert all("Traceback" not in line and not line.startswith(" ") for line in told), told
    assert len(told) <= 6


# -- what fills up --------------------------------------------------------------------------------


def test_moves_taken_back_for_ever_do_not_fill_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "MOST_TAKEN_BACK", 3)

    async def work(service: TableService) -> None:
        live = await start(service, ME, ME)
        person = await owner(live)
        action = next(action for action in live.state.legal(0) if action.startswith("move"))
        for _ in range(3):
            await service.moves.play(live.id, person, live.number, 0, action)
            await service.moves.undo(live.id, person, live.number, None)
        await service.moves.play(live.id, person, live.number, 0, action)
        with pytest.raises(Exception, match="taken back 3 times"):
            await service.moves.undo(live.id, person, live.number, None)
        await service.moves.play(live.id, person, live.number, 0, "end")

    run(tmp_path, work)


def test_one_person_cannot_use_up_the_chat_of_all(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana, bea = Person(server), Person(server)
        made = ana.start("me", "open")
        bea.join(made["table"], made["invitations"][0]["secret"])
        path = f"/tables/{made['table']}/chat"
        for _ in range(limits.LINES_EACH):
            assert ana.http.post(path, json={"text": "hola"}).status_code < 300
        answer = ana.http.post(path, json={"text": "hola"})
        assert (answer.status_code, answer.json()["code"]) == (409, "chat_full_of_one")
        assert bea.http.post(path, json={"text": "hola"}).status_code < 300


def test_tables_in_memory_are_bounded_by_their_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables.LiveTables.__init__, "__defaults__", (180_000,))

    async def work(service: TableService) -> None:
        large: LiveTable = await start(service, ME, ME)
        person = await owner(large)
        while large.bytes < 110_000:
            seat = large.state.waiting_for()[0]
            await service.moves.play(large.id, person, large.number, seat, large.state.legal(seat)[-1])
        small = await start(service, ME, ME)
        assert service.tables.all() == [large, small]
        newest = await start(service, ME, ME)
        assert service.tables.all() == [small, newest]

    run(tmp_path, work)


def test_a_table_that_grows_in_memory_makes_others_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables.LiveTables.__init__, "__defaults__", (140_000,))
    monkeypatch.setattr(moves, "ENTRIES_TO_GROW", 4)

    async def work(service: TableService) -> None:
        played, unused = [await start(service, ME, ME) for _ in range(2)]
        person = await owner(played)
        while played.bytes + unused.bytes <= 140_000 or played.number % 4:
            assert set(service.tables.all()) == {unused, played}
            seat = played.state.waiting_for()[0]
            await service.moves.play(played.id, person, played.number, seat, played.state.legal(seat)[-1])
        assert service.tables.all() == [played]

    run(tmp_path, work)


def test_a_database_that_somebody_holds_is_told_as_such(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana = Person(server)
        table = ana.start("me", "me", first=0)["table"]
        with ana.sit(table) as there:
            holder = sqlite3.connect(tmp_path / "islario.db", isolation_level=None)
            holder.execute("BEGIN IMMEDIATE")
            assert (there.play("end")["code"], there.standing["number"]) == ("storage_failed", 0)
            answer = ana.http.post(f"/tables/{table}/chat", json={"text": "hola"})
            assert (answer.status_code, answer.json()["code"]) == (503, "storage_failed")
            holder.execute("ROLLBACK")
            holder.close()
            assert there.play("end")["type"] == "done"


def test_the_data_is_for_nobody_else_to_read(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    with Server(folder, deals=None) as server:
        Person(server).start("me", "me")
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
