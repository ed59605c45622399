"""Random play in Islario beside two well-known engines, measured in one run on one core.

    python bench/peers.py
    python bench/peers.py --rounds 5 --seconds 4 --json peers.json

The peers are catanatron (Catan, written in Python) and OpenSpiel's Hanabi (written in C++). They are
installed, in fixed versions, into a virtual environment of their own (``.venv-peers`` beside the
project, or ``--venv``), which is made when it is missing and used again afterwards. Islario is the one
that the interpreter running this script has installed.

What is counted is the same for all three: a decision is one action chosen out of the list of all legal
ones, each as likely, and carried out. Setting up each game is part of the time; so is everything that
happens between decisions. Games of 2, 3 and 4 players take turns, all with the engine's default rules,
and every game is played to its end (catanatron's own limit of 1000 turns holds for Catan). Each engine
is driven in the fastest way that its public interface has:

- islario: ``play_out`` with ``RandomPolicy``, which runs whole games in compiled code.
- catanatron: ``Game.execute`` on one of ``playable_actions``, without checking again that it is one.
- hanabi: ``evaluate_bots`` with uniform random bots, which runs whole games in compiled code. Cards that
  chance deals are sampled there but are no decisions; they are told apart after the clock has stopped.

Each engine runs alone, in a process of its own, in several rounds that alternate between the three,
because machines are noisy; the figures are medians over the rounds. They compare the speed of engines,
not of games: a decision in Catan asks for more than one in Hanabi.

Exit status: 0, or 2 if the peers cannot be installed or an engine does not run.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

PEERS: Final = {"catanatron": "3.2.1", "open_spiel": "2.0.2"}
PLAYERS: Final = (2, 3, 4)
WARM_UP: Final = 0.3
VENV: Final = Path(__file__).resolve().parent.parent / ".venv-peers"

Games = Callable[[int, int], list[int]]
"""Plays the games from one number up to another; the decisions in each, or what ``Tally`` needs for them."""


class Unable(Exception):
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
    decisions = 0
    begin = perf_counter()
    for number in count(1):
        rng = Rng(number)
        decisions += play_out(island, deal(plans[number % len(plans)], rng), policies, rng, thoughts)
        spent = perf_counter() - begin
        if spent >= seconds:
            break
    return decisions, number, spent


def catanatron_games(seconds: float) -> tuple[int, int, float]:
    catanatron: Any = import_module("catanatron")
    limit: int = import_module("catanatron.game").TURNS_LIMIT
    colours = list(catanatron.Color)
    decisions = 0
    begin = perf_counter()
    for number in count(1):
        players = [catanatron.RandomPlayer(colour) for colour in colours[: PLAYERS[number % len(PLAYERS)]]]
        game = catanatron.Game(players, seed=number)
        while game.winning_color() is None and game.state.num_turns < limit:
            game.execute(random.choice(game.state.playable_actions), validate_action=False)
            decisions += 1
        spent = perf_counter() - begin
        if spent >= seconds:
            break
    return decisions, number, spent


def hanabi_games(seconds: float) -> tuple[int, int, float]:
    pyspiel: Any = import_module("pyspiel")
    games = [pyspiel.load_game("hanabi", {"players": players}) for players in PLAYERS]
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(max(PLAYERS))]
    decisions = number = 0
    spent = 0.0
    while spent < seconds:
        played = []
        begin = perf_counter()
        for number in range(number + 1, number + 301):
            which = number % len(PLAYERS)
            state = games[which].new_initial_state()
            pyspiel.evaluate_bots(state, bots[: PLAYERS[which]], number)
            played.append(state)
        spent += perf_counter() - begin
        decisions += sum(step.player >= 0 for state in played for step in state.full_history())
    return decisions, number, spent


ENGINES: Final = {"islario": islario_games, "catanatron": catanatron_games, "hanabi": hanabi_games}


# -- the run ---------------------------------------------------------------------------------------


def ready_peers(venv: Path) -> str:
    """The interpreter of the peers' environment, which is made if it is not there as it should be."""
    python = str(venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    wanted = json.dumps([sys.version, PEERS])
    look = "import json, sys; from importlib.metadata import version as v; "
    look += f"print(json.dumps([sys.version, {{name: v(name) for name in {list(PEERS)}}}]))"
    try:
        found = subprocess.run([python, "-c", look], capture_output=True, text=True, check=False).stdout
    except OSError:
        found = ""
    if found.strip() != wanted:
        print(f"installing {', '.join(PEERS)} into {venv.name} ...", file=sys.stderr)
        _run([sys.executable, "-m", "venv", "--clear", str(venv)], "the peers cannot be installed")
        pins = [f"{name}=={version}" for name, version in PEERS.items()]
        _run([python, "-m", "pip", "install", "--quiet", *pins], "the peers cannot be installed")
    return python


def _run(command: list[str], failure: str) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise Unable(f"{failure}: {error}") from None
    if done.returncode != 0:
        told = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()] or ["no message"]
        errors = [line for line in told if line.startswith("ERROR")] or told
        raise Unable(f"{failure}: {errors[-1]}")
    return done.stdout


def measure(pythons: dict[str, str], rounds: int, seconds: float) -> dict[str, list[dict[str, float]]]:
    """Decisions a second of each engine, in each of the rounds."""
    figures: dict[str, list[dict[str, float]]] = {name: [] for name in ENGINES}
    for turn in range(rounds):
        for name, python in pythons.items():
            command = [python, str(Path(__file__).resolve()), "--engine", name, "--seconds", str(seconds)]
            decisions, games, spent = json.loads(_run(command, f"{name} does not run"))
            figures[name].append({"decisions": decisions, "games": games, "seconds": spent})
            print(f"round {turn + 1}  {name:<11}{decisions / spent:>12,.0f} decisions/s", file=sys.stderr)
    return figures


def report(figures: dict[str, list[dict[str, float]]]) -> dict[str, Any]:
    import islario

    versions = {"islario": islario.__version__, "catanatron": PEERS["catanatron"], "hanabi": PEERS["open_spiel"]}
    engines: dict[str, Any] = {}
    for name, rounds in figures.items():
        rates = [one["decisions"] / one["seconds"] for one in rounds]
        engines[name] = {
            "version": versions[name],
            "decisions_per_second": round(median(rates)),
            "slowest": round(min(rates)),
            "fastest": round(max(rates)),
            "decisions_per_game": round(sum(one["decisions"] for one in rounds) / sum(one["games"] for one in rounds), 1),
            "rounds": rounds,
        }
    ours = engines["islario"]["decisions_per_second"]
    for one in engines.values():
        one["islario_is_faster_by"] = round(ours / one["decisions_per_second"], 2)
    return {"python": sys.version.split()[0], "compiled": islario.compiled, "engines": engines}


def main() -> int:
    parser = argparse.ArgumentParser(description="Random legal play: decisions a second of three engines.")
    parser.add_argument("--rounds", type=int, default=3, help="how often each engine is measured (3)")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each time (3)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    parser.add_argument("--venv", type=Path, default=VENV, help="the peers' environment (.venv-peers)")
    parser.add_argument("--engine", choices=ENGINES, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.engine:
        ENGINES[given.engine](WARM_UP)
        print(json.dumps(ENGINES[given.engine](given.seconds)))
        return 0
    try:
        peers = ready_peers(given.venv)
        if hasattr(os, "sched_setaffinity"):  # processes started from here on share one core
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        pythons = {name: sys.executable if name == "islario" else peers for name in ENGINES}
        figures = report(measure(pythons, max(1, given.rounds), given.seconds))
    except Unable as error:
        print(f"peers.py: {error}", file=sys.stderr)
        return 2
    kind = "compiled" if figures["compiled"] else "interpreted"
    print(f"Python {figures['python']}, islario {kind}; medians of {max(1, given.rounds)} rounds on one core")
    print(f"{'engine':<12}{'version':<9}{'decisions/s':>12}{'slowest':>12}{'fastest':>12}{'a game':>9}{'islario is':>12}")
    for name, one in figures["engines"].items():
        rates = [one["decisions_per_second"], one["slowest"], one["fastest"]]
        print(f"{name:<12}{one['version']:<9}" + "".join(f"{rate:>12,}" for rate in rates), end="")
        print(f"{one['decisions_per_game']:>9}{one['islario_is_faster_by']:>11.1f}x")
    if given.json:
        given.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
