"""Two hundred tables played at once on one server, and the same load on a boardgame.io server beside it.

    python bench/server.py
    python bench/server.py --tables 50 --moves 30 --rounds 1 --json server.json
    python bench/server.py --without-peer

At each table sit two people, each with a socket and a cookie (credentials, there) of their own. Whoever the
game waits for plays a random legal action, and the table goes on when both have seen it. A table ends after
so many moves, or with its game; the peer's matches get just as many moves. Two times are taken of each move,
both from when it is sent:

- acknowledged: until the server says to the mover that it stands. Islario says so when the move is on disk
  (SQLite, synced), and to nobody before. boardgame.io has no such answer: its new state, sent back to the
  mover, counts. It is sent before it is stored, and files are not synced.
- seen: until the other person's socket has got the new state.

After the load every table is read again, then the server is killed (SIGKILL) and started again, and every
table is read once more: a move that was acknowledged and does not stand is lost.

Islario is that of the interpreter which runs this script. boardgame.io (fixed version, with npm into
``bench/boardgameio/node_modules``) plays a game of ours with about as much state as Forbidden Island, in two
ways: with its storage in files, and with the one in memory that it has from the start, which keeps nothing.
Everything is on this machine. Each server runs alone, one process, the clients of all tables in another;
rounds alternate, because machines are noisy, and the figures are medians of the rounds. The processor time of
the server (where the system tells it) depends less on what else the machine does.

Exit status: 0; 1 if on our server anything was refused, cut off or late, or a move was lost; 2 if it cannot run.
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final, Literal, NamedTuple, cast

import msgspec

HOST: Final = "127.0.0.1"
GAME: Final = "forbidden_island"
PEER: Final = Path(__file__).resolve().parent / "boardgameio"
UNLIMITED: Final = 10**6
PATIENCE: Final = 20.0
"""Seconds after the end of the load in which the last answers may come."""
TEXT_FRAME, CLOSE_FRAME, PING_FRAME, PONG_FRAME = 0x81, 0x88, 0x89, 0x8A


class BenchError(Exception):
    """The benchmark cannot be run; the text is one line."""


@dataclass
class Round:
    """What one load on one server showed; times are in milliseconds."""

    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    """Moves that were acknowledged, of each table."""
    seconds: float = 0.0
    errors: int = 0
    trouble: str = ""
    """The first error."""
    lost: int = 0
    lost_by_kill: int = 0
    processor: float | None = None
    """Milliseconds of the server's processor time a move."""

    def fail(self, why: str) -> None:
        """Count an error."""
        self.errors += 1
        self.trouble = self.trouble or why

    def compare(self, stand: list[int]) -> int:
        """How many moves are lost if so many stand at each table; more than were acknowledged are an error."""
        missing = [played - there for played, there in zip(self.played, stand, strict=True)]
        if min(missing) < 0:
            self.fail(f"{-sum(more for more in missing if more < 0)} moves stand that were not acknowledged")
        return sum(less for less in missing if less > 0)

    def figures(self) -> dict[str, float | None]:
        """The figures of which medians are taken."""
        return {
            "moves_per_second": len(self.acknowledged) / self.seconds,
            "acknowledged_median_ms": percentile(self.acknowledged, 50),
            "acknowledged_99_ms": percentile(self.acknowledged, 99),
            "seen_median_ms": percentile(self.seen, 50),
            "seen_99_ms": percentile(self.seen, 99),
            "server_processor_ms_a_move": self.processor,
        }


def percentile(values: Sequence[float], share: int) -> float:
    """The value that so many of a hundred do not exceed."""
    return sorted(values)[min(len(values) - 1, len(values) * share // 100)] if values else float("nan")


# -- servers ---------------------------------------------------------------------------------------


class Server(NamedTuple):
    process: subprocess.Popen[bytes]
    port: int


@contextmanager
def running(command: Sequence[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """A server that has said its first line; it is killed in the end, with no time to put things in order."""
    with tempfile.TemporaryFile() as complaints:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=complaints, env=os.environ | environment)
        assert process.stdout is not None
        try:
            if not process.stdout.readline():
                complaints.seek(0)
                told = complaints.read().decode(errors="replace").strip().splitlines()
                raise BenchError(f"a server does not start: {told[-1] if told else 'no message'}")
            yield process
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


@contextmanager
def our_server(folder: Path) -> Iterator[Server]:
    """Islario on its data in a folder, with limits that this load does not reach."""
    port = free_port()
    limits = ["--messages-per-second", "--requests-per-second", "--tables-per-hour", "--sockets-per-address"]
    command = [sys.executable, "-m", "islario.cli", "--lang", "en", "serve", "--port", str(port), "--data", str(folder)]
    for limit in limits:
        command += [limit, str(UNLIMITED)]
    with running(command, {}) as process:
        yield Server(process, port)


@contextmanager
def peer_server(folder: Path | None) -> Iterator[Server]:
    """boardgame.io with its files in a folder, or in memory."""
    port = free_port()
    command = ["node", str(PEER / "server.mjs"), str(port), *([] if folder is None else [str(folder)])]
    with running(command, {"NODE_ENV": "production"}) as process:
        yield Server(process, port)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def processor_seconds(process: subprocess.Popen[bytes]) -> float | None:
    """How long a process has run so far, all its threads together; None where the system does not tell."""
    try:
        told = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return None


def a_move(begin: float | None, end: float | None, moves: int) -> float | None:
    """Milliseconds a move."""
    return None if begin is None or end is None or not moves else (end - begin) * 1000 / moves


# -- what our server says, as far as the load needs it -----------------------------------------------


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


# -- people who play ---------------------------------------------------------------------------------


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

    def __init__(self, table: str, cookies: Sequence[str], moves: int, found: Round) -> None:
        self.table = table
        self.played = 0
        self.finished = asyncio.Event()
        self._people = [Person(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self._moves = moves
        self._found = found
        self._ready = asyncio.Event()
        self._deadline = 0.0
        self._number = -1
        self._sent = 0.0
        self._acknowledged = False
        self._mover = self._people[0]

    async def open(self, port: int) -> None:
        for person in self._people:
            await person.connect(port)
        async with asyncio.timeout(PATIENCE):
            await self._ready.wait()

    def go_on(self, deadline: float) -> None:
        """Play the next move, unless this was the last."""
        self._deadline = deadline
        standing = self._people[0].standing
        assert standing is not None
        if standing.over or self.played >= self._moves or perf_counter() >= deadline:
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
            self.go_on(self._deadline)

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


# -- our load ----------------------------------------------------------------------------------------


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


def load_ours(tables: int, moves: int, seconds: float) -> Round:
    """The load on our server: play, read again, kill, start again, read again."""
    found = Round()
    with tempfile.TemporaryDirectory() as folder:
        with our_server(Path(folder)) as server:
            made = [Caller(server.port).create() for _ in range(tables)]
            loop_factory = find_loop()
            with asyncio.Runner(loop_factory=loop_factory) as runner:
                runner.run(play_all(server, made, moves, seconds, found))
            found.lost = count_lost(server, made, found)
        with our_server(Path(folder)) as server:
            found.lost_by_kill = count_lost(server, made, found)
    return found


def find_loop() -> Any:
    """uvloop's, where there is one: the clients shall cost little."""
    with contextlib.suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop
    return None


async def play_all(server: Server, made: list[tuple[str, list[str]]], moves: int, seconds: float, found: Round) -> None:
    """Let all tables play until they have ended or the time is up."""
    sittings = [Sitting(table, cookies, moves, found) for table, cookies in made]
    for sitting in sittings:
        await sitting.open(server.port)
    used = processor_seconds(server.process)
    begin = perf_counter()
    for sitting in sittings:
        if not sitting.finished.is_set():
            sitting.go_on(begin + seconds)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + PATIENCE):
            for sitting in sittings:
                await sitting.finished.wait()
    found.seconds = perf_counter() - begin
    found.processor = a_move(used, processor_seconds(server.process), len(found.acknowledged))
    for sitting in sittings:
        if not sitting.finished.is_set():
            sitting.fail("late")
        found.played.append(sitting.played)
        sitting.close()


def count_lost(server: Server, made: list[tuple[str, list[str]]], found: Round) -> int:
    """Read all tables again: how many of the moves that were acknowledged do not stand."""
    caller = Caller(server.port)
    try:
        stand = [caller.count_moves(table) for table, _ in made]
    except (OSError, http.client.HTTPException, BenchError) as trouble:  # it is down, or has lost a table
        found.fail(str(trouble))
        return sum(found.played)
    return found.compare(stand)


# -- the peer's load -----------------------------------------------------------------------------------


def ready_peer() -> str | None:
    """Install boardgame.io where it is not there as the lock file says; why it cannot be, if it cannot."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return "npm is not there"
    lock, installed = PEER / "package-lock.json", PEER / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        print("installing boardgame.io into bench/boardgameio/node_modules ...", file=sys.stderr)
        done = subprocess.run(["npm", "ci", "--silent"], cwd=PEER, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            told = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
            return f"npm ci fails: {told[-1] if told else 'no message'}"
    return None


def load_peer(files: bool, lengths: list[int], seconds: float) -> Round:
    """The same load on boardgame.io: so many moves for each match."""
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) if files else None
        with peer_server(kept) as server:
            wanted = {"port": server.port, "moves": lengths, "seconds": seconds, "patience": PATIENCE}
            told, used = call_peer(server, wanted)
            matches = told.pop("matches")
            found = Round(**told)
            found.processor = a_move(used, processor_seconds(server.process), len(found.acknowledged))
            found.lost = count_lost_by_peer(server, matches, found)
        if files:
            with peer_server(kept) as server:
                found.lost_by_kill = count_lost_by_peer(server, matches, found)
        else:
            found.lost_by_kill = sum(found.played)
    return found


def count_lost_by_peer(server: Server, matches: list[Any], found: Round) -> int:
    told, _ = call_peer(server, {"port": server.port, "matches": matches})
    return found.compare(told["played"])


def call_peer(server: Server, wanted: dict[str, Any]) -> tuple[dict[str, Any], float | None]:
    """Let the peer's clients do something: what they found, and the server's processor time when they began."""
    with subprocess.Popen(["node", str(PEER / "client.mjs")], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as client:
        assert client.stdin is not None
        assert client.stdout is not None
        client.stdin.write(json.dumps(wanted).encode())
        client.stdin.close()
        client.stdout.readline()  # everybody sits: the load begins
        used = processor_seconds(server.process)
        told = client.stdout.read()
    if client.returncode != 0:
        raise BenchError("boardgame.io's clients fail")
    return json.loads(told), used


# -- the run -------------------------------------------------------------------------------------------

Name = Literal["islario", "boardgame.io, files", "boardgame.io, memory"]


def measure(names: Sequence[Name], rounds: int, tables: int, moves: int, seconds: float) -> dict[Name, list[Round]]:
    """The rounds of each server, taking turns."""
    found: dict[Name, list[Round]] = {name: [] for name in names}
    for number in range(rounds):
        for name in names:
            if name == "islario":
                taken = load_ours(tables, moves, seconds)
            else:
                lengths = found["islario"][-1].played
                taken = load_peer(name == "boardgame.io, files", lengths, seconds)
            found[name].append(taken)
            told = f"{len(taken.acknowledged):>7,} moves{taken.figures()['moves_per_second']:>9,.0f} moves/s"
            print(f"round {number + 1}  {name:<22}{told}  {taken.errors} errors {taken.trouble}", file=sys.stderr)
    return found


def middle(rounds: list[Round]) -> dict[str, Any]:
    """The medians of all figures, and the sums of all that went wrong."""
    figures = [taken.figures() for taken in rounds]
    medians = {name: median_of([found[name] for found in figures]) for name in figures[0]}
    return {
        **medians,
        "moves": sum(len(taken.acknowledged) for taken in rounds),
        "errors": sum(taken.errors for taken in rounds),
        "lost": sum(taken.lost for taken in rounds),
        "lost_by_kill": sum(taken.lost_by_kill for taken in rounds),
        "rounds": figures,
    }


def median_of(values: list[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return median(known) if known else None


HEADS: Final = {
    "moves": ("", "moves", 10),
    "moves_per_second": ("", "moves/s", 9),
    "acknowledged_median_ms": ("acknowledged", "median ms", 14),
    "acknowledged_99_ms": ("", "99 % ms", 10),
    "seen_median_ms": ("seen", "median ms", 12),
    "seen_99_ms": ("", "99 % ms", 10),
    "server_processor_ms_a_move": ("processor", "ms a move", 12),
    "errors": ("", "errors", 8),
    "lost": ("", "lost", 6),
    "lost_by_kill": ("lost by", "SIGKILL", 9),
}
"""The columns of the report: each with its head in two lines, and its width."""


def report(found: dict[Name, list[Round]], tables: int) -> dict[str, Any]:
    """Print the figures and how ours stand to theirs; return them."""
    import islario

    kind = "compiled" if islario.compiled else "interpreted"
    rounds = f"medians of {len(found['islario'])} rounds"
    print(f"islario {islario.__version__} ({kind}); {tables} tables at once, two people each; {rounds}")
    for line in (0, 1):
        print(f"{'server' if line else '':<22}" + "".join(f"{head[line]:>{head[2]}}" for head in HEADS.values()))
    servers: dict[str, Any] = {}
    for name, taken in found.items():
        servers[name] = middle(taken)
        cells = (f"{show(servers[name][column]):>{head[2]}}" for column, head in HEADS.items())
        print(f"{name:<22}" + "".join(cells))
    ratios = compare(servers)
    return {"compiled": islario.compiled, "tables": tables, "servers": servers, "ratios": ratios}


def show(figure: float | None) -> str:
    if figure is None:
        return "-"
    return f"{figure:,.2f}" if isinstance(figure, float) and figure < 100 else f"{figure:,.0f}"


def compare(servers: dict[str, Any]) -> dict[str, Any]:
    """How many times as many moves a second, and how many times as short the median times; more is better."""
    ours = servers["islario"]
    ratios: dict[str, Any] = {}
    for name, theirs in servers.items():
        if name != "islario":
            ratios[name] = {
                "moves_per_second": ours["moves_per_second"] / theirs["moves_per_second"],
                "acknowledged": theirs["acknowledged_median_ms"] / ours["acknowledged_median_ms"],
                "seen": theirs["seen_median_ms"] / ours["seen_median_ms"],
            }
            told = ratios[name]
            times = f"acknowledged {told['acknowledged']:.1f}x, seen {told['seen']:.1f}x"
            print(f"beside {name}: {told['moves_per_second']:.1f}x the moves/s; median times, theirs by ours: {times}")
    if ratios:
        print("acknowledged means: on disk and synced (islario); sent back, before it is stored (boardgame.io)")
    return ratios


def allow_files() -> None:
    """Raise how many sockets this process and those that it starts may have, as far as the system lets them."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> int:
    parser = argparse.ArgumentParser(description="Many tables at once on one server, beside boardgame.io.")
    parser.add_argument("--tables", type=int, default=200, help="tables that play at once (200)")
    parser.add_argument("--moves", type=int, default=60, help="moves of a table at most (60)")
    parser.add_argument("--seconds", type=float, default=60.0, help="of a round at most (60)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each server is measured (3)")
    parser.add_argument("--without-peer", action="store_true", help="measure our server only")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    given = parser.parse_args()
    allow_files()
    names: list[Name] = ["islario"]
    try:
        if not given.without_peer:
            missing = ready_peer()
            if missing is None:
                names += ["boardgame.io, files", "boardgame.io, memory"]
            else:
                print(f"server.py: without boardgame.io: {missing}", file=sys.stderr)
        found = measure(names, max(1, given.rounds), given.tables, given.moves, given.seconds)
        figures = report(found, given.tables)
    except (BenchError, OSError, http.client.HTTPException, TimeoutError) as error:
        print(f"server.py: {error}", file=sys.stderr)
        return 2
    if given.json:
        given.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    ours = figures["servers"]["islario"]
    return 1 if ours["errors"] or ours["lost"] or ours["lost_by_kill"] else 0


if __name__ == "__main__":
    sys.exit(main())
