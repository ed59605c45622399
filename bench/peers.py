"""Random play in Islario beside two well-known engines, measured in one run on one core.

    python bench/peers.py
    python bench/peers.py --rounds 5 --seconds 4 --json peers.json

The peers are catanatron (Catan, written in Python) and OpenSpiel's Hanabi (written in C++), installed in
fixed versions into a virtual environment of their own (``.venv-peers`` in the project), which is made
when it is missing and used again. Islario is that of the interpreter which runs this script.

A decision means the same for all: one action, chosen out of the list of all legal ones, each as likely,
and carried out. Seconds are of processor time; setting up each game is part of them. Games of 2, 3 and 4
players take turns, with the engine's default rules, each played to its end (for Catan, catanatron's limit
of 1000 turns holds). Each engine is driven in the fastest way that we found in its public interface:

- islario: ``Sitting.play_out`` with ``RandomPolicy``, which runs whole games in compiled code.
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
from time import process_time
from typing import Any, Final

PEERS: Final = {"catanatron": "3.2.1", "open_spiel": "2.0.2"}
PLAYERS: Final = (2, 3, 4)
WARM_UP: Final = 0.3
VENV: Final = Path(__file__).resolve().parent.parent / ".venv-peers"


class PeersError(Exception):
    """The benchmark cannot be run; the text is one line."""


# -- the engines, each imported only where it runs ------------------------------------------------


def islario_games(seconds: float) -> tuple[int, int, float]:
    from islario import Rng, game
    from islario.core.policy import RandomPolicy, Sitting

    island = game("forbidden_island")
    settings = [island.settings(island.read_options({"players": players})) for players in PLAYERS]
    sitting = Sitting(island, [RandomPolicy()] * max(PLAYERS), Rng(1))

    def play(number: int) -> int:
        rng = Rng(number)
        return sitting.play_out(island.deal(settings[number % len(settings)], rng), rng).decisions

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
        begin = process_time()
        for number in range(played, played + 300):
            which = number % len(PLAYERS)
            state = games[which].new_initial_state()
            pyspiel.evaluate_bots(state, bots[: PLAYERS[which]], number)
            ended.append(state)
        spent += process_time() - begin
        played += len(ended)
        decisions += sum(step.player >= 0 for state in ended for step in state.full_history())
    return decisions, played, spent


def timed(play: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
    """Decisions, games and seconds of games played one after another until the time is up."""
    decisions = games = 0
    spent = 0.0
    begin = process_time()
    while spent < seconds:
        games += 1
        decisions += play(games)
        spent = process_time() - begin
    return decisions, games, spent


ENGINES: Final = {"islario": islario_games, "catanatron": catanatron_games, "hanabi": hanabi_games}


# -- the run ---------------------------------------------------------------------------------------


def ready_peers() -> str:
    """The interpreter of the peers' environment, which is made if it is not there as it should be."""
    python = str(VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    look = "import sys; from importlib.metadata import version; "
    look += f"print([sys.version, *map(version, {list(PEERS)})])"
    try:
        ready = run([python, "-c", look], "").strip() == str([sys.version, *PEERS.values()])
    except PeersError:
        ready = False
    if not ready:
        pins = [f"{name}=={version}" for name, version in PEERS.items()]
        print(f"installing {' '.join(pins)} into {VENV.name} ...", file=sys.stderr)
        run([sys.executable, "-m", "venv", "--clear", str(VENV)], "the peers cannot be installed")
        run([python, "-m", "pip", "install", "--quiet", *pins], "the peers cannot be installed")
    return python


def run(command: list[str], failure: str) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise PeersError(f"{failure}: {error}") from None
    if done.returncode != 0:
        told = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
        raise PeersError(f"{failure}: {told[-1] if told else 'no message'}")
    return done.stdout


def measure(pythons: dict[str, str], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Decisions a second of each engine in each round."""
    rates: dict[str, list[float]] = {name: [] for name in pythons}
    for turn in range(rounds):
        for name, python in pythons.items():
            command = [python, str(Path(__file__).resolve()), "--engine", name, "--seconds", str(seconds)]
            decisions, games, spent = json.loads(run(command, f"{name} does not run"))
            rates[name].append(decisions / spent)
            told = f"{decisions / spent:>11,.0f} decisions/s{decisions / games:>8.1f} decisions a game"
            print(f"round {turn + 1}  {name:<11}{told}", file=sys.stderr)
    return rates


def report(rates: dict[str, list[float]]) -> dict[str, Any]:
    """Print the medians and how many times as fast islario is; return them."""
    import islario

    versions = [islario.__version__, *PEERS.values()]
    ours = median(rates["islario"])
    kind = "compiled" if islario.compiled else "interpreted"
    python = sys.version.split()[0]
    print(f"Python {python}, islario {kind}; decisions/s, medians of {len(rates['islario'])} rounds on one core")
    print(f"{'engine':<12}{'version':<9}{'median':>11}{'slowest':>11}{'fastest':>11}{'islario is':>12}")
    engines = {}
    for (name, found), version in zip(rates.items(), versions, strict=True):
        middle, ratio = median(found), ours / median(found)
        print(f"{name:<12}{version:<9}{middle:>11,.0f}{min(found):>11,.0f}{max(found):>11,.0f}{ratio:>11.1f}x")
        engines[name] = {"version": version, "median": middle, "rounds": found, "islario_is_times_as_fast": ratio}
    return {"python": python, "compiled": islario.compiled, "unit": "decisions/s", "engines": engines}


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
        figures = report(measure(pythons, max(1, given.rounds), given.seconds))
    except PeersError as error:
        print(f"peers.py: {error}", file=sys.stderr)
        return 2
    if given.json:
        given.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
