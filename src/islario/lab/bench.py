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
from islario.core.bits import places
from islario.core.game import Game, Table
from islario.core.policy import Policy, RandomPolicy, Sitting
from islario.core.registry import find_game
from islario.core.rng import Rng
from islario.core.state import State
from islario.players import STAND_IN, find_policy
from islario.players.search.levels import STRONG
from islario.players.search.searcher import Searcher

ROUNDS = 3
PUBLIC_GAMES = {"forbidden_island": {"jvm": 640.0, "python": 950.0}}
"""Random games a second that public engines reach on a machine such as ours."""


def measure(name: str, seconds: float) -> dict[str, float]:
    """The figures of a game in this process: random legal play with set-up, thumb, clones, and play by texts."""
    game = find_game(name)
    decisions, games = _playing_rates(game, [RandomPolicy()] * 4, seconds)
    state = game.new(players=4, seed=1)
    return {
        "decisions_per_second": decisions,
        "games_per_second": games,
        "thumb_games_per_second": _playing_rates(game, [find_policy("thumb", game)] * 4, seconds / 2)[1],
        "rollouts_per_second": rollouts_rate(game, seconds / 2),
        "words_per_second": _words_rate(game, seconds / 4),
        "clone_microseconds": _microseconds(state.table.clone, seconds / 8),
        "state_clone_microseconds": _microseconds(state.clone, seconds / 8),
    }


def _playing_rates(game: Game, policies: list[Policy], seconds: float) -> tuple[float, float]:
    """Decisions and games a second, over all numbers of seats in turn."""
    players = next(option for option in game.options if option.name == "players")
    settings = [game.settings(game.read_options({"players": seats})) for seats in range(players.low, players.high + 1)]
    sitting = Sitting(game, policies, Rng(1))
    decisions = 0
    games = 0
    started = time.perf_counter()
    while time.perf_counter() < started + seconds:
        for _ in range(10):
            rng = Rng(games)
            decisions += sitting.play_out(game.deal(settings[games % len(settings)], rng), rng).decisions
            games += 1
    elapsed = time.perf_counter() - started
    return decisions / elapsed, games / elapsed


def rollouts_rate(game: Game, seconds: float) -> float:
    """Rollouts a second of the strong player, at a unit of play in the middle of a game."""
    policy = find_policy(STRONG, game)
    assert isinstance(policy, Searcher)
    table, seat = middle(game)
    seen = table.clone()
    game.show(table, seat, seen)
    race = policy.mind.race
    started, first = time.process_time(), race.rollouts
    while time.process_time() < started + seconds:
        policy.mind.think(seen, seat, game.simultaneous)
    return float(race.rollouts - first) / (time.process_time() - started)


def middle(game: Game) -> tuple[Table, int]:
    """A table half way through a game of two, where a unit of play begins, and who is to play."""
    settings = game.settings(game.read_options({"players": 2}))
    turns = 0
    for most in (10_000, 0):
        rng = Rng(3)
        table = game.deal(settings, rng)
        sitting = Sitting(game, [find_policy(STAND_IN, game)] * 2, Rng(4))
        turns = sitting.play_out(table, rng, most or turns // 2).turns
    return table, places(game.waiting(table))[0]


def _words_rate(game: Game, seconds: float) -> float:
    """Decisions a second through the public face: legal actions as texts, one of them played."""
    rng = Rng(2)
    state: State | None = None
    decisions = 0
    started = time.perf_counter()
    while time.perf_counter() < started + seconds:
        if state is None or state.over:
            state = game.new(players=3, seed=decisions)
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


def bench(game: str, seconds: float, progress: Callable[[], object] = lambda: None) -> dict[str, Any]:
    """Measure a game in rounds, compiled and interpreted in turn; tell ``progress`` of each measure."""
    rounds: dict[str, list[dict[str, float]]] = {"compiled": [], "interpreted": []}
    for _ in range(ROUNDS):
        for kind, seen in rounds.items():
            if kind == "interpreted" or islario.compiled:
                seen.append(_measure_apart(game, kind == "interpreted", seconds))
            progress()
    figures: dict[str, Any] = {
        kind: {name: median(one[name] for one in seen) for name in seen[0]} for kind, seen in rounds.items() if seen
    }
    best = figures.get("compiled", figures["interpreted"])
    if game in PUBLIC_GAMES:
        others = PUBLIC_GAMES[game].items()
        figures["over_public_engines"] = {name: best["games_per_second"] / rate for name, rate in others}
    if rounds["compiled"]:
        pairs = zip(rounds["compiled"], rounds["interpreted"], strict=True)
        figures["ratio"] = median(one["decisions_per_second"] / two["decisions_per_second"] for one, two in pairs)
    return figures


def _measure_apart(game: str, interpreted: bool, seconds: float) -> dict[str, float]:
    """The figures of a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "ISLARIO_INTERPRETED"}
    if interpreted:
        environment["ISLARIO_INTERPRETED"] = "1"
    command = [sys.executable, "-m", "islario.lab.bench", game, str(seconds)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
