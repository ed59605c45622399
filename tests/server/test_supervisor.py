"""``islario serve --workers N``: several processes at one port, which end together, and of which none is missed."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from islario.cli import main
from islario.server.run import HOST, take_port
from islario.server.socket import CLOSED_RESTART
from islario.words import LANGUAGES
from tests.server.running import SECONDS, Person, Server, Socket, free_port
from tests.server.test_operation import is_listening
from tests.server.test_tables import two_people
from tests.server.test_thinkers import children

PROCESSES = 2
MOST_TRIES = 200


class Several(Server):
    """A server of several processes, whose figures can be read."""

    def __init__(self, data: Path, database: str, *more: str) -> None:
        self.metrics = free_pair()
        chosen = ["--workers", str(PROCESSES), "--metrics", str(self.metrics), *more]
        super().__init__(data, more=chosen, database=database)

    def figures(self, number: int) -> dict[tuple[str, ...], float]:
        """The figures of one of its processes, each by its name and the values of its labels."""
        told = httpx.get(f"http://127.0.0.1:{self.metrics + number}/metrics", timeout=SECONDS).text
        samples = [sample for family in text_string_to_metric_families(told) for sample in family.samples]
        return {(sample.name, *sorted(sample.labels.values())): sample.value for sample in samples}

    def sockets(self) -> list[int]:
        """How many sockets each process has."""
        return [int(self.figures(number)["islario_sockets",]) for number in range(PROCESSES)]


def free_pair() -> int:
    """The first of two free ports that follow each other."""
    first = free_port()
    while (second := free_port()) != first + 1:
        first = second
    return first


@pytest.fixture
def several(tmp_path: Path, postgres: str) -> Iterator[Several]:
    with Several(tmp_path, postgres) as server:
        yield server


def sit_at_each(stack: ExitStack, server: Several, person: Person, table: str) -> list[Socket]:
    """Sit down at a table until every process has a socket of it."""
    sitting: list[Socket] = []
    for _ in range(MOST_TRIES):
        sitting.append(stack.enter_context(person.sit(table)))
        if all(server.sockets()):
            return sitting
    raise AssertionError("one process takes all connections")


def hear_on(socket: Socket) -> NoReturn:
    while True:
        socket.hear()


def test_processes_serve_one_table_and_end_together_when_told_so(several: Several) -> None:
    ana, bea = Person(several), Person(several)
    table = two_people(ana, bea)
    with ExitStack() as stack:
        sitting = sit_at_each(stack, several, ana, table)
        with bea.sit(table) as b:
            assert sitting[0].play("end", 0)["type"] == "done"
            for place in (*sitting, b):
                assert place.catch_up(1)["view"]["phase"] == "draw"
        moves = ("islario_moves_total", "forbidden_island", "person")
        assert sum(several.figures(number).get(moves, 0) for number in range(PROCESSES)) == 1
        several.process.send_signal(signal.SIGTERM)
        for place in sitting:
            with pytest.raises(ConnectionClosed) as closed:
                hear_on(place)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CLOSED_RESTART
    several.stop_without_complaint()
    assert several.process.returncode == 0
    assert not is_listening(several.port)


def test_a_process_that_is_killed_is_replaced_and_none_outlives_the_one_that_was_started(several: Several) -> None:
    ana = Person(several)
    table = ana.start("me", "me", first=0)["table"]
    for number in range(PROCESSES):
        victim = children(several.process.pid)[0]
        os.kill(victim, signal.SIGKILL)
        while len(now := children(several.process.pid)) < PROCESSES or victim in now:
            pass
        with ana.sit(table) as place:
            assert place.standing["number"] == number
            assert place.play(place.standing["legal"]["0"][0], 0)["type"] == "done"
    below = children(several.process.pid)
    assert several.kill().count("another takes its place") == PROCESSES
    while any(is_alive(process) for process in below):
        pass
    assert not is_listening(several.port)


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_what_keeps_a_process_from_starting_is_said_once_and_ends_all(postgres: str) -> None:
    with take_port(HOST, None) as taken:
        port = str(taken.getsockname()[1])
        words = ["serve", "--database", postgres, "--port", str(free_port()), "--workers", "2", "--metrics", port]
        command = [sys.executable, "-m", "islario.cli", "--lang", "en", *words]
        done = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), timeout=SECONDS)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"islario: Port {port} is taken; choose another with --metrics.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sqlite_is_for_one_process(tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    for kept in (["--data", str(data)], ["--database", f"sqlite:///{data / 'islario.db'}"]):
        with pytest.raises(SystemExit) as ended:
            main(["--lang", language, "serve", *kept, "--workers", "3"])
        told = capsys.readouterr().err
        assert (ended.value.code, told.count("\n")) == (2, 1)
        assert "SQLite" in told
        assert "3" in told
        assert "PostgreSQL" in told
    assert not data.exists()


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--database", ""], "postgresql://"),
        (["--database", "sqlite://"], "sqlite:///"),
        (["--database", "sqlite:///:memory:"], "sqlite:///"),
        (["--nope"], "--workers"),
        (["--workers", "0"], "--workers"),
        (["--workers", "many"], "many"),
        (["--workers", "65"], "64"),
        (["--workers", "2", "--metrics", "65535"], "65534"),
    ],
)
def test_bad_numbers_are_refused_by_name(words: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--lang", "en", "serve", *words])
    told = capsys.readouterr().err
    assert (ended.value.code, told.count("\n")) == (2, 1)
    assert named in told
