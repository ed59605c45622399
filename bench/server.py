"""Two hundred tables played at once on one server, and the same load on a boardgame.io server beside it.

    python -m bench.server
    python -m bench.server --on sqlite postgres 2*postgres --idle 800
    python -m bench.server --think 2 --seconds 30 --within 250
    python -m bench.server --tables 50 --moves 30 --rounds 1 --json server.json
    python -m bench.server --without-peer

At each table sit two people, each with a socket and a cookie (credentials, there) of their own. Whoever the
game waits for plays a random legal action, and the table goes on when both have seen it. A table ends after
so many moves, or with its game; the peer's matches get just as many moves. Two times are taken of each move,
both from when it is sent:

- acknowledged: until the server says to the mover that it stands. Islario says so when the move is on disk
  (SQLite or PostgreSQL, synced), and to nobody before. boardgame.io has no such answer: its new state, sent
  back to the mover, counts. It is sent before it is stored, and files are not synced.
- seen: until the other person's socket has got the new state.

After the load every table is read again, then the server is killed (SIGKILL) and started again, and every
table is read once more: a move that was acknowledged and does not stand is lost.

``--on`` says how many of our servers, and on which database: ``2*postgres`` are two on one, each a process at
a port of its own, and the two people of a table sit at different ones, or with ``--together`` at one, as a proxy can
have it. ``--idle`` has people sit at further
tables, where nobody plays. With ``--think`` a table moves so many seconds after its last move, a half more or
less: then ours is measured only, and ``--within`` looks for the largest number of such tables of whose moves 99 in
a hundred are acknowledged within so many milliseconds.

Memory is what our servers grew by, from before the first table until all sit there, for each table; it does
not count PostgreSQL. A core's moves are those for which servers and database together use a second of it.

Islario is that of the interpreter which runs this script. boardgame.io (fixed version, with npm into
``bench/boardgameio/node_modules``) plays a game of ours with about as much state as Forbidden Island, in two
ways: with its storage in files, and with the one in memory that it has from the start, which keeps nothing.
Everything is on this machine, the clients of all tables in one further process; nothing is bound to a core.
Rounds alternate, because machines are noisy, and the figures are medians of the rounds. The processor time of
the server (where the system tells it) depends less on what else the machine does.

Exit status: 0; 1 if on our server anything was refused, cut off or late, or a move was lost; 2 if it cannot run.
"""

import argparse
import contextlib
import http.client
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

from bench.load_ours import Load, load_ours
from bench.load_peer import load_peer, ready_peer
from bench.load_servers import BenchError, Round, Setup

FILES: Final = "boardgame.io, files"
MEMORY: Final = "boardgame.io, memory"
DATABASES: Final = ("sqlite", "postgres")
MOST_TABLES: Final = 10_000
"""At which the search for the largest number ends."""

Measure = Callable[[], Round]


def measure(servers: dict[str, Measure], rounds: int) -> dict[str, list[Round]]:
    """The rounds of each server, taking turns."""
    found: dict[str, list[Round]] = {name: [] for name in servers}
    for number in range(rounds):
        for name, run in servers.items():
            taken = run()
            found[name].append(taken)
            told = f"{len(taken.acknowledged):>7,} moves{taken.figures()['moves_per_second']:>9,.0f} moves/s"
            print(f"round {number + 1}  {name:<26}{told}  {taken.errors} errors {taken.trouble}", file=sys.stderr)
    return found


def find_most(setup: Setup, load: Load, within: float) -> dict[int, Round]:
    """Measure ever more tables, then numbers between those that were enough and too many; all that was measured."""
    found: dict[int, Round] = {}
    good, bad, tables = 0, 0, load.tables
    while tables <= MOST_TABLES:
        taken = found[tables] = load_ours(setup, load._replace(tables=tables))
        late = taken.figures()["acknowledged_99_ms"]
        print(f"{setup.name}: {tables:,} tables, 99 % within {late:,.0f} ms", file=sys.stderr)
        if late is not None and late <= within and not taken.errors:
            good = tables
        else:
            bad = tables
        if bad and bad - good <= max(50, good // 8):
            break
        tables = (good + bad) // 2 if bad else 2 * good
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
    "moves_per_second_a_core": ("moves/s", "a core", 9),
    "memory_kib_a_table": ("KiB", "a table", 9),
    "errors": ("", "errors", 8),
    "lost": ("", "lost", 6),
    "lost_by_kill": ("lost by", "SIGKILL", 9),
}
"""The columns of the report: each with its head in two lines, and its width."""


def report(found: dict[str, list[Round]], load: Load) -> dict[str, Any]:
    """Print the figures and how ours stand to theirs; return them."""
    import islario

    kind = "compiled" if islario.compiled else "interpreted"
    rounds = f"medians of {max(map(len, found.values()))} rounds"
    idle = f" and {load.idle:,} where nobody plays" if load.idle else ""
    print(f"islario {islario.__version__} ({kind}); {load.tables:,} tables{idle}, two people each; {rounds}")
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    print(f"{os.cpu_count()} cores, in the end a load of {show(busy)}")
    for line in (0, 1):
        print(f"{'server' if line else '':<26}" + "".join(f"{head[line]:>{head[2]}}" for head in HEADS.values()))
    servers: dict[str, Any] = {}
    for name, taken in found.items():
        servers[name] = middle(taken)
        cells = (f"{show(servers[name][column]):>{head[2]}}" for column, head in HEADS.items())
        print(f"{name:<26}" + "".join(cells))
    ratios = compare(servers)
    kept = {"compiled": islario.compiled, "load_average": busy, **load._asdict()}
    return {**kept, "servers": servers, "ratios": ratios}


def show(figure: float | None) -> str:
    if figure is None:
        return "-"
    return f"{figure:,.2f}" if isinstance(figure, float) and figure < 100 else f"{figure:,.0f}"


def compare(servers: dict[str, Any]) -> dict[str, Any]:
    """How many times as many moves a second, and how many times as short the median times; more is better."""
    first, ours = next(iter(servers.items()))
    ratios: dict[str, Any] = {}
    for name, theirs in servers.items():
        if name != first:
            told = ratios[name] = {
                "moves_per_second": ours["moves_per_second"] / theirs["moves_per_second"],
                "acknowledged": theirs["acknowledged_median_ms"] / ours["acknowledged_median_ms"],
                "seen": theirs["seen_median_ms"] / ours["seen_median_ms"],
            }
            times = f"acknowledged {told['acknowledged']:.1f}x, seen {told['seen']:.1f}x"
            print(f"{first} beside {name}: {told['moves_per_second']:.1f}x the moves/s; median times: {times} as short")
    if {FILES, MEMORY} & set(servers):
        print("acknowledged means: on disk and synced (islario); sent back, before it is stored (boardgame.io)")
    return ratios


def allow_files() -> None:
    """Raise how many sockets this process and those that it starts may have, as far as the system lets them."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def read_setup(text: str) -> Setup:
    servers, _, database = text.rpartition("*")
    if database not in DATABASES or not (servers or "1").isdigit():
        raise argparse.ArgumentTypeError(f"{text} is no such thing as sqlite, postgres or 2*postgres")
    return Setup(int(servers or 1), database)


def list_servers(setups: list[Setup], load: Load, peer: bool) -> dict[str, Measure]:
    """What is measured, by name. The peer's matches are as long as those of our first servers were."""
    lengths: list[int] = []

    def run_ours(setup: Setup) -> Round:
        taken = load_ours(setup, load)
        if setup == setups[0]:
            lengths[:] = taken.played
        return taken

    servers: dict[str, Measure] = {setup.name: lambda setup=setup: run_ours(setup) for setup in setups}  # type: ignore[misc]
    missing = ready_peer() if peer else ""
    if missing is None:
        servers[FILES] = lambda: load_peer(True, lengths, load.seconds)
        servers[MEMORY] = lambda: load_peer(False, lengths, load.seconds)
    elif missing:
        print(f"server.py: without boardgame.io: {missing}", file=sys.stderr)
    return servers


def main() -> int:
    parser = argparse.ArgumentParser(description="Many tables at once on one server, beside boardgame.io.")
    parser.add_argument("--on", type=read_setup, nargs="+", default=[Setup(1, "sqlite")], help="our servers (sqlite)")
    parser.add_argument("--tables", type=int, default=200, help="tables that play at once (200)")
    parser.add_argument("--idle", type=int, default=0, help="further tables where people sit and nobody plays (0)")
    parser.add_argument("--moves", type=int, default=60, help="moves of a table at most (60)")
    parser.add_argument("--seconds", type=float, default=60.0, help="of a round at most (60)")
    parser.add_argument("--think", type=float, default=0.0, help="seconds between the moves of a table (0)")
    parser.add_argument("--together", action="store_true", help="people of a table are at one of several servers")
    parser.add_argument("--within", type=float, metavar="MS", help="find how many tables keep 99 %% within so long")
    parser.add_argument("--rounds", type=int, default=3, help="how often each server is measured (3)")
    parser.add_argument("--without-peer", action="store_true", help="measure our server only")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    given = parser.parse_args()
    allow_files()
    load = Load(given.tables, given.idle, given.moves, given.seconds, given.think, given.together)
    try:
        if given.within is None:
            alone = given.without_peer or given.think > 0
            found = measure(list_servers(given.on, load, not alone), max(1, given.rounds))
        else:
            found = {}
            for setup in given.on:
                for tables, taken in sorted(find_most(setup, load, given.within).items()):
                    found[f"{setup.name}, {tables:,}"] = [taken]
        figures = report(found, load)
    except (BenchError, OSError, http.client.HTTPException, TimeoutError) as error:
        print(f"server.py: {error}", file=sys.stderr)
        return 2
    if given.json:
        given.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    ours = [servers for name, servers in figures["servers"].items() if name not in (FILES, MEMORY)]
    return int(any(each["errors"] or each["lost"] or each["lost_by_kill"] for each in ours))


if __name__ == "__main__":
    sys.exit(main())
