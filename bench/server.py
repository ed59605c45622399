"""Two hundred tables played at once on one server, and the same load on a boardgame.io server beside it.

    python -m bench.server
    python -m bench.server --tables 50 --moves 30 --rounds 1 --json server.json
    python -m bench.server --without-peer

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
import contextlib
import http.client
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final, Literal

from bench.load_ours import load_ours
from bench.load_peer import load_peer, ready_peer
from bench.load_servers import BenchError, Round

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
