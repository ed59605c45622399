"""How fast the engine is: the same package compiled and interpreted, in turns, in one run.

Machines are noisy, so each round measures both, and what counts is the median of the rounds and of
their ratios.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import islario
from islario.core.policy import Policy, RandomPolicy, Sitting
from islario.core.registry import find_game
from islario.core.rng import Rng
from islario.core.state import State
from islario.players import find_policy

ROUNDS = 3
PUBLIC_GAMES = {"jvm": 640.0, "python": 950.0}
"""Random games of Forbidden Island a second that public engines reach on a machine such as ours."""


def measure(seconds: float) -> dict[str, float]:
    """The figures of this process: random legal play with set-up, thumb, clones, and play in words."""
    decisions, games = _playing_rates([RandomPolicy()] * 4, seconds)
    state = islario.game("forbidden_island").new(players=4, seed=1)
    thumb = find_policy("thumb", state.game)
    return {
        "decisions_per_second": decisions,
        "games_per_second": games,
        "thumb_games_per_second": _playing_rates([thumb] * 4, seconds / 2)[1],
        "words_per_second": _words_rate(seconds / 4),
        "clone_microseconds": _microseconds(state.table.clone, seconds / 8),
        "state_clone_microseconds": _microseconds(state.clone, seconds / 8),
    }


def _playing_rates(policies: list[Policy], seconds: float) -> tuple[float, float]:
    """Decisions and games a second, over 2, 3 and 4 seats in turn."""
    game = find_game("forbidden_island")
    plans = [game.plan(game.read_options({"players": players})) for players in (2, 3, 4)]
    sitting = Sitting(game, policies, Rng(1))
    decisions = 0
    games = 0
    started = time.perf_counter()
    while time.perf_counter() < started + seconds:
        for _ in range(10):
            rng = Rng(games)
            decisions += sitting.play_out(game.deal(plans[games % 3], rng), rng).decisions
            games += 1
    elapsed = time.perf_counter() - started
    return decisions / elapsed, games / elapsed


def _words_rate(seconds: float) -> float:
    """Decisions a second through the public face: legal actions as words, one of them played."""
    rng = Rng(2)
    state: State | None = None
    decisions = 0
    started = time.perf_counter()
    while time.perf_counter() < started + seconds:
        if state is None or state.over:
            state = islario.game("forbidden_island").new(players=3, seed=decisions)
        seat = state.waiting_for()[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
        decisions += 1
    return decisions / (time.perf_counter() - started)


def _microseconds(call: Callable[[], object], seconds: float) -> float:
    calls = 0
    started = time.perf_counter()
    while time.perf_counter() < started + seconds:
        for _ in range(100):
            call()
        calls += 100
    return (time.perf_counter() - started) / calls * 1e6


def bench(seconds: float, progress: Callable[[], object] = lambda: None) -> dict[str, Any]:
    """Measure in rounds, compiled and interpreted in turn; tell ``progress`` of each measure."""
    rounds: dict[str, list[dict[str, float]]] = {"compiled": [], "interpreted": []}
    for _ in range(ROUNDS):
        for kind, seen in rounds.items():
            if kind == "interpreted" or islario.compiled:
                seen.append(_measure_apart(kind == "interpreted", seconds))
            progress()
    figures: dict[str, Any] = {
        kind: {name: median(one[name] for one in seen) for name in seen[0]} for kind, seen in rounds.items() if seen
    }
    best = figures.get("compiled", figures["interpreted"])
    figures["over_public_engines"] = {name: best["games_per_second"] / rate for name, rate in PUBLIC_GAMES.items()}
    if rounds["compiled"]:
        pairs = zip(rounds["compiled"], rounds["interpreted"], strict=True)
        figures["ratio"] = median(one["decisions_per_second"] / two["decisions_per_second"] for one, two in pairs)
    return figures


def _measure_apart(interpreted: bool, seconds: float) -> dict[str, float]:
    """The figures of a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "ISLARIO_INTERPRETED"}
    if interpreted:
        environment["ISLARIO_INTERPRETED"] = "1"
    command = [sys.executable, "-m", "islario.lab.bench", str(seconds)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
