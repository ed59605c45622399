"""Random play in Islario beside two well-known engines, measured in one run on one core.

    python bench/peers.py
    python bench/peers.py --rounds 5 --seconds 4 --json peers.json

The peers are catanatron (Catan, written in Python) and OpenSpiel's Hanabi (written in C++), installed in
fixed versions into a virtual environment of their own (``.venv-peers`` in the project), which is made
when it is missing and used again. Islario is that of the interpreter which runs this script.

A decision means the same for all: one action, chosen out of the list of all legal ones, each as likely,
and carried out. Setting up each game is part of the time. Games of 2, 3 and 4 players take turns, with
the engine's default rules, each played to its end (for Catan, catanatron's limit of 1000 turns holds).
Each engine is driven in the fastest way that we found in its public interface:

- islario: ``play_out`` with ``RandomPolicy``, which runs whole games in compiled code.
- catanatron: ``Game.execute`` on one of ``playable_actions``, without checking again that it is one.
- hanabi: ``evaluate_bots`` with uniform random bots, which runs whole games in compiled code. Cards that
  chance deals are sampled there but are no decisions; they are told apart after the clock has stopped.
  (Stepped through from Python, action by action, the same engine is slower.)

Each engine runs alone, in a process of its own, in rounds that alternate between the three, because
machines are noisy; the figures are medians. They compare engines, not games: a decision in Catan asks
for more than one in Hanabi. Exit status: 0, or 2 if the peers cannot be installed or do not run.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

PEERS: Final = {"catanatron": "3.2.1", "open_spiel": "2.0.2"}
PLAYERS: Final = (2, 3, 4)
WARM_UP: Final = 0.3
VENV: Final = Path(__file__).resolve().parent.parent / ".venv-peers"

Figures = dict[str, list[dict[str, float]]]  # for each engine what each round gave


class PeersError(Exception):
    """The benchmark cannot be run; the text is one line."""


# -- the engines, each imported only where it runs ------------------------------------------------


def islario_games(seconds: float) -> tuple[int, int, float]:
    from islario import Rng, game
    from islario.core.policy import Policy, RandomPolicy, play_out
    from islario.games.forbidden_island.rules.deal import Plan, deal

    island = game("forbidden_island")
    plans = [Plan(island.read_options({"players": players})) for players in PLAYERS]
    policies: list[Policy] = [RandomPolicy() for _ in range(max(PLAYERS))]
    thoughts = Rng(1)

    def play(number: int) -> int:
        rng = Rng(number)
        return play_out(island, deal(plans[number % len(plans)], rng), policies, rng, thoughts).decisions

    return timed(play, seconds)


def catanatron_games(seconds: float) -> tuple[int, int, float]:
    catanatron: Any = import_module("catanatron")
    limit: int = import_module("catanatron.game").TURNS_LIMIT
    colours = list(catanatron.Color)

    def play(number: int) -> int:
        seated = colours[: PLAYERS[number % len(PLAYERS)]]
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in seated], seed=number)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            game.execute(random.choice(game.state.playable_actions), validate_action=False)
            decisions += 1
        return decisions

    return timed(play, seconds)


def hanabi_games(seconds: float) -> tuple[int, int, float]:
    pyspiel: Any = import_module("pyspiel")
    games = [pyspiel.load_game("hanabi", {"players": players}) for players in PLAYERS]
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(max(PLAYERS))]
    decisions = played = 0
    spent = 0.0
    while spent < seconds:
        ended = []
        begin = perf_counter()
        for number in range(played, played + 300):
            which = number % len(PLAYERS)
            state = games[which].new_initial_state()
            pyspiel.evaluate_bots(state, bots[: PLAYERS[which]], number)
            ended.append(state)
        spent += perf_counter() - begin
        played += len(ended)
        decisions += sum(step.player >= 0 for state in ended for step in state.full_history())
    return decisions, played, spent


def timed(play: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
    """Decisions, games and seconds of games played one after another until the time is up."""
    decisions = games = 0
    spent = 0.0
    begin = perf_counter()
    while spent < seconds:
        games += 1
        decisions += play(games)
        spent = perf_counter() - begin
    return decisions, games, spent


ENGINES: Final = {"islario": islario_games, "catanatron": catanatron_games, "hanabi": hanabi_games}


# -- the run ---------------------------------------------------------------------------------------


def ready_peers() -> str:
    """The interpreter of the peers' environment, which is made if it is not there as it should be."""
    python = str(VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    look = "import sys; from importlib.metadata import version; "
    look += f"print([sys.version, *map(version, {list(PEERS)})])"
    try:
        ready = _run([python, "-c", look], "").strip() == str([sys.version, *PEERS.values()])
    except PeersError:
        ready = False
    if not ready:
        pins = [f"{name}=={version}" for name, version in PEERS.items()]
        print(f"installing {' '.join(pins)} into {VENV.name} ...", file=sys.stderr)
        _run([sys.executable, "-m", "venv", "--clear", str(VENV)], "the peers cannot be installed")
        _run([python, "-m", "pip", "install", "--quiet", *pins], "the peers cannot be installed")
    return python


def _run(command: list[str], failure: str) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise PeersError(f"{failure}: {error}") from None
    if done.returncode != 0:
        told = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
        raise PeersError(f"{failure}: {told[-1] if told else 'no message'}")
    return done.stdout


def measure(pythons: dict[str, str], rounds: int, seconds: float) -> Figures:
    figures: Figures = {name: [] for name in ENGINES}
    for turn in range(rounds):
        for name, python in pythons.items():
            command = [python, str(Path(__file__).resolve()), "--engine", name, "--seconds", str(seconds)]
            decisions, games, spent = json.loads(_run(command, f"{name} does not run"))
            figures[name].append({"decisions": decisions, "games": games, "seconds": spent})
            print(f"round {turn + 1}  {name:<11}{decisions / spent:>12,.0f} decisions/s", file=sys.stderr)
    return figures


def sum_up(figures: Figures) -> dict[str, Any]:
    """The medians, and how many times each engine islario does in the same time."""
    import islario

    versions = {"islario": islario.__version__, "catanatron": PEERS["catanatron"], "hanabi": PEERS["open_spiel"]}
    engines: dict[str, Any] = {}
    for name, rounds in figures.items():
        rates = [one["decisions"] / one["seconds"] for one in rounds]
        lengths = [one["decisions"] / one["games"] for one in rounds]
        engines[name] = {
            "version": versions[name],
            "decisions_per_second": round(median(rates)),
            "slowest": round(min(rates)),
            "fastest": round(max(rates)),
            "decisions_per_game": round(median(lengths), 1),
            "rounds": rounds,
        }
    ours = engines["islario"]["decisions_per_second"]
    for one in engines.values():
        one["islario_is_faster_by"] = round(ours / one["decisions_per_second"], 2)
    return {"python": sys.version.split()[0], "compiled": islario.compiled, "engines": engines}


def show(figures: dict[str, Any]) -> None:
    kind = "compiled" if figures["compiled"] else "interpreted"
    print(f"Python {figures['python']}, islario {kind}; decisions/s, medians of all rounds, on one core")
    print(f"{'engine':<12}{'version':<9}{'median':>11}{'slowest':>11}{'fastest':>11}{'a game':>9}{'islario is':>12}")
    for name, one in figures["engines"].items():
        rates = [one["decisions_per_second"], one["slowest"], one["fastest"]]
        print(f"{name:<12}{one['version']:<9}" + "".join(f"{rate:>11,}" for rate in rates), end="")
        print(f"{one['decisions_per_game']:>9}{one['islario_is_faster_by']:>11.1f}x")


def main() -> int:
    parser = argparse.ArgumentParser(description="Random legal play: decisions a second of three engines.")
    parser.add_argument("--rounds", type=int, default=3, help="how often each engine is measured (3)")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each time (3)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    parser.add_argument("--engine", choices=ENGINES, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.engine:
        ENGINES[given.engine](WARM_UP)
        print(json.dumps(ENGINES[given.engine](given.seconds)))
        return 0
    try:
        peers = ready_peers()
        if hasattr(os, "sched_setaffinity"):  # processes started from here on share one core
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        pythons = {name: sys.executable if name == "islario" else peers for name in ENGINES}
        figures = sum_up(measure(pythons, max(1, given.rounds), given.seconds))
    except PeersError as error:
        print(f"peers.py: {error}", file=sys.stderr)
        return 2
    show(figures)
    if given.json:
        given.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
