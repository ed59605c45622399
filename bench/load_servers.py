"""Servers under load: ours and the peer's, started, measured and killed; what a round of load showed."""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

HOST: Final = "127.0.0.1"
PEER: Final = Path(__file__).resolve().parent / "boardgameio"
UNLIMITED: Final = 10**6
PATIENCE: Final = 20.0
"""Seconds after the end of the load in which the last answers may come."""


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
    database: float | None = None
    """Milliseconds of the database's, where it has processes of its own."""
    memory: float | None = None
    """KiB that the server has grown by for each table."""

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
            "database_processor_ms_a_move": self.database,
            "moves_per_second_a_core": None if not self.processor else 1000 / (self.processor + (self.database or 0)),
            "memory_kib_a_table": self.memory,
        }


def percentile(values: Sequence[float], share: int) -> float:
    """The value that so many of a hundred do not exceed."""
    return sorted(values)[min(len(values) - 1, len(values) * share // 100)] if values else float("nan")


class Server(NamedTuple):
    process: subprocess.Popen[bytes]
    port: int


class Setup(NamedTuple):
    """So many of our servers on a database of a kind."""

    servers: int
    database: str

    @property
    def name(self) -> str:
        return f"islario, {'' if self.servers == 1 else f'{self.servers} on '}{self.database}"


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
def our_servers(setup: Setup, place: str) -> Iterator[list[Server]]:
    """Islario with limits that this load does not reach. ``place`` is a folder, or the address of a database."""
    limits = ["--messages-per-second", "--requests-per-second", "--tables-per-hour", "--newcomers-per-hour"]
    limits += ["--sockets-per-address"]
    command = [sys.executable, "-m", "islario.cli", "--lang", "en", "serve"]
    command += ["--data" if setup.database == "sqlite" else "--database", place]
    for limit in limits:
        command += [limit, str(UNLIMITED)]
    with ExitStack() as stack:
        servers = []
        for _ in range(setup.servers):
            port = free_port()
            process = stack.enter_context(running([*command, "--port", str(port)], {}))
            servers.append(Server(process, port))
        yield servers


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


def processor_seconds(*processes: int) -> float | None:
    """How long processes have run so far, all their threads together; None where the system does not tell."""
    try:
        return sum(_ticks_of(process) for process in processes) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return None


def _ticks_of(process: int) -> int:
    """Its own, and those of what it had started and has ended since."""
    told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, told[11:15]))


def memory_kib(*processes: int) -> int | None:
    """How much memory processes have; None where the system does not tell."""
    try:
        told = "".join(Path(f"/proc/{process}/status").read_text() for process in processes)
        return sum(int(line.split()[1]) for line in told.splitlines() if line.startswith("VmRSS:"))
    except OSError:
        return None


def a_move(begin: float | None, end: float | None, moves: int) -> float | None:
    """Milliseconds a move."""
    return None if begin is None or end is None or not moves else (end - begin) * 1000 / moves
