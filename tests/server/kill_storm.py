"""Servers that are killed while people play, and people who then go on at whichever server answers.

Each server is a process of its own, forked from one that has loaded everything, so that another is there in no time.
"""

import asyncio
import multiprocessing
import os
import random
import signal
import sys
import threading
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import ExitStack, closing, suppress
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NamedTuple, cast

import httpx
from websockets.exceptions import WebSocketException

from islario.core.reasons import IslarioError
from islario.core.registry import find_game
from islario.core.rng import read_seed
from islario.core.state import new_state
from islario.server.storage import Storage, StoredTable
from islario.server.supervisor import REFUSED_STATUS
from tests.server import seeded
from tests.server.running import GENEROUS, SECONDS, Person, Server, Socket, free_port

TROUBLE = (OSError, EOFError, WebSocketException, httpx.HTTPError)
"""What people meet when a server dies, or starts."""
EXPECTED = ("stale", "storage_failed")
"""Refusals that one meets when servers die; all others are mistakes."""
LOADED = (
    "islario.server.run",
    "islario.server.storage_postgres",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
"""What a server loads while it starts."""
MOST_TRIES = 300
LISTENING_SECONDS = 0.2
"""After which somebody who waits looks whether it is over."""


class Place:
    """A port at which a server is, or soon will be."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.clients: list[httpx.Client] = []

    def is_open(self) -> bool:
        """Whether a server is there that can use its database."""
        asking = HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
        with closing(asking), suppress(OSError, HTTPException):
            asking.request("GET", "/ready")
            return asking.getresponse().status == HTTPStatus.OK
        return False


class Fleet:
    """So many servers on one database."""

    def __init__(self, folder: Path, kept: Sequence[str], servers: int) -> None:
        """``kept``: what the command line says of the database."""
        self._deals = folder / "deals"
        self._deals.write_text("0", "utf-8")
        self._said = folder / "said"
        self._kept = kept
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload([seeded.__name__, *LOADED])
        self.doors = [Place(free_port()) for _ in range(servers)]
        self._processes = [self._start(door) for door in self.doors]

    def _start(self, door: Place) -> BaseProcess:
        words = [*self._kept, "--bot-pace", "0", "--port", str(door.port)]
        words += [word for name, value in GENEROUS.items() for word in (f"--{name}", str(value))]
        process = self._context.Process(target=serve, args=([str(self._deals), *words], str(self._said)))
        process.start()
        return process

    def kill(self, number: int) -> None:
        """Kill a server, and start another one in its place."""
        process = self._processes[number]
        process.kill()
        process.join()
        assert process.exitcode == -signal.SIGKILL, self.said()
        self._processes[number] = self._start(self.doors[number])

    def revive(self) -> None:
        """Wait until all serve; those that found no database when they started are started again."""
        for number, door in enumerate(self.doors):
            while not door.is_open():
                ended = self._processes[number].exitcode
                if ended is not None:
                    assert ended == REFUSED_STATUS, self.said()
                    self._processes[number] = self._start(door)

    def stop(self) -> None:
        for process in self._processes:
            process.terminate()
            process.join(SECONDS)
            assert process.exitcode == 0, self.said()

    def close(self) -> None:
        for process in self._processes:
            process.kill()
            process.join()
        for door in self.doors:
            for client in door.clients:
                client.close()

    def said(self) -> str:
        """What the servers have said, each line once."""
        return "\n".join(dict.fromkeys(self._said.read_text("utf-8").splitlines()))


def serve(words: list[str], said: str) -> None:
    """What a process of the fleet does."""
    file = os.open(said, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(file, stream.fileno())
    sys.argv[1:] = words
    try:
        seeded.main()
    except IslarioError:  # it found no database
        sys.exit(REFUSED_STATUS)


class Written(NamedTuple):
    """An entry that somebody wants in the log: a move, or (with no action) how many were taken back."""

    table: str
    number: int
    seat: int
    action: str | None
    undone: int


class Storm:
    """People at their tables, and what the servers have acknowledged."""

    def __init__(self, fleet: Fleet, teams: Sequence[Sequence[str]], seed: int) -> None:
        """``teams``: for each team the bots that play with its two people."""
        self.fleet = fleet
        self.over = threading.Event()
        self.sent: set[Written] = set()
        self.acknowledged: set[Written] = set()
        self.chatted: defaultdict[str, list[str]] = defaultdict(list)
        """The lines that were acknowledged, of each table."""
        self.troubles: list[str] = []
        """What should not happen."""
        self.tables: set[str] = set()
        self._heard = threading.Condition()
        self.players: list[Player] = []
        for team, bots in enumerate(teams):
            people = [Player(self, random.Random(f"{seed} {team} {seat}"), seat) for seat in (0, 1)]
            table, secret = people[0].insist(lambda person, bots=bots: open_table(person, bots))
            people[1].insist(lambda person, table=table, secret=secret: person.join(table, secret).raise_for_status())
            self.tables.add(table)
            for player in people:
                player.table = table
            self.players += people

    def begin(self) -> None:
        for player in self.players:
            player.start()

    def hear(self, acknowledged: Written | None) -> None:
        """Something was acknowledged, or went wrong."""
        with self._heard:
            if acknowledged is not None:
                self.acknowledged.add(acknowledged)
            self._heard.notify_all()

    def complain(self, trouble: str) -> None:
        self.troubles.append(trouble)
        self.hear(None)

    def wait_for(self, moves: int) -> None:
        """Until so many more entries were acknowledged."""
        with self._heard:
            wanted = len(self.acknowledged) + moves
            done = self._heard.wait_for(lambda: self.troubles or len(self.acknowledged) >= wanted, SECONDS)
        assert done, f"nobody can play any more: {self.fleet.said()}"
        assert not self.troubles, self.troubles

    def end(self) -> None:
        self.over.set()
        for player in self.players:
            player.join(SECONDS)
            assert not player.is_alive()
        assert not self.troubles, self.troubles


class Player(threading.Thread):
    """Somebody who plays, takes back and talks at one table after the other."""

    def __init__(self, storm: Storm, chance: random.Random, seat: int) -> None:
        super().__init__(daemon=True)
        self._storm = storm
        self._chance = chance
        self._seat = seat
        self._cookies = httpx.Cookies()
        self._as: dict[int, Person] = {}
        self.table = ""

    def at(self, door: Place) -> Person:
        """The person, who speaks to the server behind a door."""
        if door.port not in self._as:
            self._as[door.port] = Person(cast(Server, door))  # it has all that a person asks of one
        person = self._as[door.port]
        person.http.cookies = self._cookies
        return person

    def insist(self, ask: Any) -> Any:
        """Ask whichever server answers."""
        while not self._storm.over.is_set():
            try:
                person = self.anywhere()
                answer = ask(person)
                self._cookies = person.http.cookies
                return answer
            except TROUBLE:
                self._storm.over.wait(LISTENING_SECONDS / 4)
        return None

    def anywhere(self) -> Person:
        return self.at(self._chance.choice(self._storm.fleet.doors))

    def find_last_table(self) -> None:
        """Go on to the table at which the same people play again, as long as the game is over."""
        while self.anywhere().read(self.table)["over"]:
            self._go_on(self.anywhere())

    def _go_on(self, person: Person) -> None:
        answer = person.http.post(f"/tables/{self.table}/again")
        answer.raise_for_status()
        self.table = answer.json()["table"]
        self._storm.tables.add(self.table)

    def run(self) -> None:
        try:
            while not self._storm.over.is_set():
                self.insist(self._play_at)
        except Exception as trouble:
            self._storm.complain(repr(trouble))

    def _play_at(self, person: Person) -> None:
        """Play at a server until it is gone, and at the next table when the game is over."""
        with person.sit(self.table) as socket:
            while not self._storm.over.is_set() and not socket.standing["over"]:
                if not self._act(socket):
                    try:
                        socket.hear(LISTENING_SECONDS)
                    except TimeoutError:
                        continue
        if socket.standing["over"]:
            self._go_on(person)

    def _act(self, socket: Socket) -> bool:
        """Do something that may be done now; whether there was anything."""
        standing = socket.standing
        number, legal = standing["number"], standing["legal"].get(str(self._seat))
        dice = self._chance.random()
        if dice < 0.03:
            self._say(socket, f"{self._seat} {dice}")
        if standing["undo"] and dice > 0.9:
            self._write(socket, Written(self.table, number, self._seat, None, 1), "undo", count=1)
            return True
        if legal and self._seat in standing["view"]["waiting_for"]:
            action = self._chance.choice(legal)
            self._write(
                socket, Written(self.table, number, self._seat, action, 0), "play", seat=self._seat, action=action
            )
            return True
        return False

    def _write(self, socket: Socket, entry: Written, kind: str, **values: Any) -> None:
        self._storm.sent.add(entry)
        answer = socket.ask(kind, number=entry.number, **values)
        if answer["type"] == "done":
            self._storm.hear(entry)
        elif answer.get("code") not in EXPECTED:
            self._storm.complain(f"{entry} is answered with {answer}")
        elif answer["code"] == "storage_failed":
            self._storm.over.wait(LISTENING_SECONDS)

    def _say(self, socket: Socket, text: str) -> None:
        answer = socket.ask("chat", text=text)
        if answer["type"] == "done":
            self._storm.chatted[self.table].append(text)
        elif answer.get("code") not in EXPECTED:
            self._storm.complain(f"{text!r} is answered with {answer}")


def open_table(person: Person, bots: Sequence[str]) -> tuple[str, str]:
    made = person.start("me", "open", *bots)
    return made["table"], made["invitations"][0]["secret"]


# -- afterwards ------------------------------------------------------------------------------------


def check(storm: Storm, address: str) -> tuple[int, int]:
    """What was acknowledged is there, and everybody sees the same; how many entries people and bots have made."""
    storm.fleet.revive()
    for one, two in zip(storm.players[::2], storm.players[1::2], strict=True):
        check_that_both_see_the_same(one, two, address)
    storm.fleet.stop()
    assert "Traceback" not in storm.fleet.said(), storm.fleet.said()
    kept = read_tables(address, storm.tables)
    assert len(kept) == len(storm.tables)
    for table in kept:
        check_log(table, storm)
        said = [line.text for line in table.chat]
        assert [line.number for line in table.chat] == list(range(len(said)))
        assert all(said.count(text) == 1 for text in storm.chatted[table.table.id])
    entries = [entry for table in kept for entry in table.log]
    bots = sum(entry.person is None for entry in entries)
    return len(entries) - bots, bots


def check_that_both_see_the_same(one: Player, two: Player, address: str) -> None:
    """They end at the same table and know the same moves, at whichever server they are."""
    for player in (one, two):
        player.find_last_table()
    assert one.table == two.table
    with ExitStack() as stack:
        sitting = [stack.enter_context(player.anywhere().sit(one.table)) for player in (one, two)]
        for _ in range(MOST_TRIES):
            (kept,) = read_tables(address, [one.table])
            if {socket.standing["number"] for socket in sitting} == {len(kept.log)}:
                break
            for socket in sitting:
                with suppress(TimeoutError):
                    socket.hear(LISTENING_SECONDS)
        assert sitting[0].moves == sitting[1].moves
        assert sitting[0].standing["moment"] == sum(1 if entry.action else -entry.undone for entry in kept.log)
        assert {socket.standing["number"] for socket in sitting} == {len(kept.log)}


def check_log(kept: StoredTable, storm: Storm) -> None:
    """Everything acknowledged is in the log and nothing else of people; each entry goes on from the one before."""
    table, entries = kept.table, kept.log
    assert [entry.number for entry in entries] == list(range(len(entries)))
    written = {Written(entry.table, entry.number, entry.seat, entry.action, entry.undone): entry for entry in entries}
    assert not {entry for entry in storm.acknowledged if entry.table == table.id} - set(written)
    assert not {key for key, entry in written.items() if entry.person is not None} - storm.sent
    state = new_state(find_game(table.game), read_seed(table.chance, table.seed), table.options)
    before = table.position
    for entry in entries:
        if entry.action is None:
            for _ in range(entry.undone):
                state.undo()
        else:
            state.play(entry.seat, entry.action)
        assert entry.position == state.fingerprint()
        assert entry.position != before  # nobody has answered the same standing twice
        before = entry.position


def read_tables(address: str, tables: Iterable[str]) -> list[StoredTable]:
    async def read() -> list[StoredTable]:
        storage = Storage(address)
        try:
            return [kept for table in tables if (kept := await storage.read_table(table)) is not None]
        finally:
            await storage.close()

    return asyncio.run(read())
