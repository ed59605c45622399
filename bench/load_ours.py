"""Our server under load: two people at each table, each with a socket of as little as they need."""

import asyncio
import contextlib
import http.client
import json
import random
import tempfile
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple, cast

import msgspec

from bench.load_servers import (
    HOST,
    PATIENCE,
    BenchError,
    Round,
    Server,
    Setup,
    a_move,
    memory_kib,
    our_servers,
    processor_seconds,
)
from tests.server.postgres import Postgres

GAME: Final = "forbidden_island"
TEXT_FRAME, CLOSE_FRAME, PING_FRAME, PONG_FRAME = 0x81, 0x88, 0x89, 0x8A


# -- what our server says, as far as the load needs it ---------------------------------------------


class View(msgspec.Struct):
    waiting_for: list[int]


class Standing(msgspec.Struct):
    number: int
    view: View
    legal: dict[str, list[str]]
    over: bool


class Table(Standing, tag_field="type", tag="table"):
    pass


class Moved(Standing, tag_field="type", tag="moved"):
    pass


class Seats(msgspec.Struct, tag_field="type", tag="seats"):
    pass


class Done(msgspec.Struct, tag_field="type", tag="done"):
    id: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    sentence: str


decode = msgspec.json.Decoder(Table | Moved | Seats | Done | Refused).decode
encode = msgspec.json.Encoder().encode


class Play(msgspec.Struct, tag_field="type", tag="play"):
    id: int
    number: int
    seat: int
    action: str


# -- people who play -------------------------------------------------------------------------------


class Person(asyncio.Protocol):
    """Somebody at a table: a web socket with as little to it as our server's messages need."""

    def __init__(self, sitting: "Sitting", seat: int, cookie: str) -> None:
        self.sitting = sitting
        self.seat = seat
        self.cookie = cookie
        self.standing: Standing | None = None
        self._line: asyncio.Transport | None = None
        self._received = b""
        self._open = False

    async def connect(self, port: int) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(asyncio.Transport, transport)
        port = transport.get_extra_info("peername")[1]
        lines = [
            f"GET /api/tables/{self.sitting.table}/live HTTP/1.1",
            f"Host: {HOST}:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: aXNsYXJpby1pcy1oZXJlIQ==",
            f"Cookie: {self.cookie}",
        ]
        self._line.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self._open:
            head, mark, rest = self._received.partition(b"\r\n\r\n")
            if not mark:
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.sitting.fail(head.split(b"\r\n")[0].decode())
                return
            self._open = True
            self._received = rest
        while (frame := self._take_frame()) is not None:
            kind, payload = frame
            if kind == TEXT_FRAME:
                self.sitting.hear(self, payload)
            elif kind == PING_FRAME:
                self._send(PONG_FRAME, payload)
            elif kind == CLOSE_FRAME:
                self.sitting.fail("closed")

    def _take_frame(self) -> tuple[int, bytes] | None:
        """The next frame that has come as a whole. A server's frames are not masked, and ours come in one piece."""
        received = self._received
        if len(received) < 2:
            return None
        begin = {126: 4, 127: 10}.get(received[1], 2)
        length = received[1] if begin == 2 else int.from_bytes(received[2:begin], "big")
        if len(received) < begin + length or len(received) < begin:
            return None
        self._received = received[begin + length :]
        return received[0], received[begin : begin + length]

    def _send(self, kind: int, payload: bytes) -> None:
        """A frame; the mask that a client has to use is one that changes nothing."""
        assert self._line is not None
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126, *size.to_bytes(2, "big")])
        self._line.write(bytes([kind]) + length + bytes(4) + payload)

    def play(self, number: int, action: str) -> None:
        self._send(TEXT_FRAME, encode(Play(number, number, self.seat, action)))

    def connection_lost(self, _: Exception | None) -> None:
        self.sitting.fail("cut off")

    def close(self) -> None:
        if self._line is not None:
            self._line.close()


class Sitting:
    """Two people who play at a table: whoever it is up to plays, and nobody goes on before both have seen it."""

    def __init__(self, table: str, cookies: Sequence[str], load: "Load", found: Round) -> None:
        self.table = table
        self.played = 0
        self.finished = asyncio.Event()
        self._people = [Person(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self._load = load
        self._found = found
        self._ready = asyncio.Event()
        self._deadline = 0.0
        self._number = -1
        self._sent = 0.0
        self._acknowledged = False
        self._mover = self._people[0]

    async def open(self, ports: Sequence[int]) -> None:
        """Connect both, each to the next of these servers."""
        for person in self._people:
            await person.connect(ports[person.seat % len(ports)])
        async with asyncio.timeout(PATIENCE):
            await self._ready.wait()

    def begin(self, deadline: float) -> None:
        """Play until then. Where people think, they do not begin all at once."""
        self._deadline = deadline
        asyncio.get_running_loop().call_later(random.uniform(0, self._load.think), self._play)

    def _go_on(self) -> None:
        """Play the next move, after as long a thought as people have."""
        if self._load.think:
            seconds = random.uniform(0.5 * self._load.think, 1.5 * self._load.think)
            asyncio.get_running_loop().call_later(seconds, self._play)
        else:
            self._play()

    def _play(self) -> None:
        """Play a move, unless that was the last."""
        standing = self._people[0].standing
        assert standing is not None
        if self.finished.is_set():
            return
        if standing.over or self.played >= self._load.moves or perf_counter() >= self._deadline:
            self.finished.set()
            return
        mover = self._mover = self._people[standing.view.waiting_for[0]]
        assert mover.standing is not None
        action = random.choice(mover.standing.legal[str(mover.seat)])
        self._number = standing.number
        self._acknowledged = False
        self._sent = perf_counter()
        mover.play(self._number, action)

    def hear(self, person: Person, message: bytes) -> None:
        """Take note of what the server says to one of the two."""
        if self.finished.is_set():
            return
        waited = (perf_counter() - self._sent) * 1000
        match decode(message):
            case Table() as table:
                person.standing = table
                if all(other.standing is not None for other in self._people):
                    self._ready.set()
                return
            case Moved(number=number) as moved if number == self._number + 1:
                person.standing = moved
                if person is not self._mover:
                    self._found.seen.append(waited)
            case Done(id=number) if number == self._number and person is self._mover:
                self._found.acknowledged.append(waited)
                self._acknowledged = True
                self.played += 1
            case Seats():
                return
            case Refused(sentence=sentence):
                self.fail(sentence)
                return
            case other:
                self.fail(f"unexpected: {other}")
                return
        if self._acknowledged and all(self._has_seen(other) for other in self._people):
            self._acknowledged = False
            self._go_on()

    def _has_seen(self, person: Person) -> bool:
        return person.standing is not None and person.standing.number > self._number

    def fail(self, why: str) -> None:
        """Count an error, and end the sitting by it."""
        if not self.finished.is_set():
            self._found.fail(why)
            self.finished.set()
            self._ready.set()

    def close(self) -> None:
        self.finished.set()
        for person in self._people:
            person.close()


# -- the load --------------------------------------------------------------------------------------


class Load(NamedTuple):
    """What is asked of servers."""

    tables: int = 200
    """That play."""
    idle: int = 0
    """At which people sit, and nobody plays."""
    moves: int = 60
    """Of a table at most."""
    seconds: float = 60.0
    think: float = 0.0
    """Seconds between the moves of a table."""
    together: bool = False
    """Whether people of a table are at one server, where there are several."""


class Caller:
    """Requests to our server, one after another."""

    def __init__(self, port: int) -> None:
        self._line = http.client.HTTPConnection(HOST, port, timeout=PATIENCE)

    def ask(self, method: str, path: str, data: Any = None) -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        body = None if data is None else json.dumps(data)
        self._line.request(method, f"/api/tables{path}", body, {"Content-Type": "application/json"})
        answer = self._line.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise BenchError(f"{method} /api/tables{path}: {answer.status} {text.decode(errors='replace')[:200]}")
        return json.loads(text), (answer.getheader("Set-Cookie") or "").split(";")[0]

    def create(self) -> tuple[str, list[str]]:
        """A table for two: one makes it, the other joins by invitation. Its id, and the cookies of both."""
        seats = [{"who": "me"}, {"who": "open"}]
        made, first = self.ask("POST", "", {"game": GAME, "seats": seats, "name": "Ada"})
        secret = made["invitations"][0]["secret"]
        _, second = self.ask("POST", f"/{made['table']}/join", {"secret": secret, "name": "Ben"})
        return made["table"], [first, second]

    def count_moves(self, table: str) -> int:
        """How many moves stand at a table."""
        return len(self.ask("GET", f"/{table}")[0]["moves"])


def load_ours(setup: Setup, load: Load) -> Round:
    """The load on our servers: play, read again, kill, start again, read again."""
    found = Round()
    with contextlib.ExitStack() as stack:
        place, database = stack.enter_context(tempfile.TemporaryDirectory()), None
        if setup.database == "postgres":
            database = Postgres()
            stack.callback(database.close)
            place = database.make_database()
        with our_servers(setup, place) as servers:
            before = memory_kib(*(server.process.pid for server in servers))
            callers = [Caller(server.port) for server in servers]
            made = [callers[number % len(callers)].create() for number in range(load.tables + load.idle)]
            with asyncio.Runner(loop_factory=find_loop()) as runner:
                runner.run(play_all(servers, made, load, found, before, database))
            found.lost = count_lost(servers[0], made[: load.tables], found)
        with our_servers(Setup(1, setup.database), place) as (again,):
            found.lost_by_kill = count_lost(again, made[: load.tables], found)
    return found


def find_loop() -> Any:
    """uvloop's, where there is one: the clients shall cost little."""
    with contextlib.suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop
    return None


async def play_all(
    servers: list[Server],
    made: list[tuple[str, list[str]]],
    load: Load,
    found: Round,
    before: int | None,
    database: Postgres | None,
) -> None:
    """Let tables play until they have ended or the time is up, while people sit at the others."""
    sittings = [Sitting(table, cookies, load, found) for table, cookies in made]
    processes = [server.process.pid for server in servers]
    ports = [server.port for server in servers]
    for number, sitting in enumerate(sittings):
        await sitting.open([ports[number % len(ports)]] if load.together else ports)
    after = memory_kib(*processes)
    found.memory = None if before is None or after is None else (after - before) / len(made)
    used, asked = processor_seconds(*processes), processor_seconds(*processes_of(database))
    begin = perf_counter()
    playing = sittings[: load.tables]
    for sitting in playing:
        if not sitting.finished.is_set():
            sitting.begin(begin + load.seconds)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(load.seconds + PATIENCE):
            for sitting in playing:
                await sitting.finished.wait()
    found.seconds = perf_counter() - begin
    moves = len(found.acknowledged)
    found.processor = a_move(used, processor_seconds(*processes), moves)
    found.database = None if database is None else a_move(asked, processor_seconds(*processes_of(database)), moves)
    for sitting in playing:
        if not sitting.finished.is_set():
            sitting.fail("late")
        found.played.append(sitting.played)
    for sitting in sittings:
        sitting.close()


def processes_of(database: Postgres | None) -> list[int]:
    return [] if database is None else database.processes()


def count_lost(server: Server, made: list[tuple[str, list[str]]], found: Round) -> int:
    """Read all tables again: how many of the moves that were acknowledged do not stand."""
    caller = Caller(server.port)
    try:
        stand = [caller.count_moves(table) for table, _ in made]
    except (OSError, http.client.HTTPException, BenchError) as trouble:  # it is down, or has lost a table
        found.fail(str(trouble))
        return sum(found.played)
    return found.compare(stand)
