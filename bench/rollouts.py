"""Rollouts a second of players that search, from the middle of a game: ``strong`` beside OpenSpiel's own MCTS.

    python -m bench.rollouts
    python -m bench.rollouts --rounds 5 --seconds 4 --json rollouts.json

OpenSpiel's ``MCTSBot`` (C++, one random rollout a simulation) searches in games of like length, Othello and backgammon.
It stands in the environment of ``bench/peers.py``. Each engine runs alone on one core, in rounds that alternate.
*Decisions* is how long a rollout is: it begins where the search is asked, and ends where the search ends it. Ours are
played by the quick player and not by chance, and begin with a world that is drawn anew. They compare
speeds, not strengths.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

from bench.peers import PEERS, VENV, PeersError, ready_peers, run

OURS: Final = ("forbidden_island", "hashi", "robinson")
THEIRS: Final = ("othello", "backgammon")
SIMULATIONS: Final = 500
"""Of OpenSpiel's search at a time."""
TRIED: Final = 200
"""Rollouts by which their length is told."""


def time_ours(name: str, seconds: float) -> tuple[float, float]:
    """Rollouts a second at a unit of play, and decisions of each."""
    from islario.core.policy import Sitting
    from islario.core.registry import find_game
    from islario.core.rng import Rng
    from islario.lab.bench import middle, rollouts_rate
    from islario.players import find_policy
    from islario.players.search.levels import STRONG, find_level

    game = find_game(name)
    table, _ = middle(game)
    sitting = Sitting(game, [find_policy("steady", game)] * 2, Rng(1), True)
    turns = find_level(STRONG, name).turns
    decisions = sum(int(sitting.play_out(table.clone(), Rng(number), turns).decisions) for number in range(TRIED))
    return rollouts_rate(game, seconds), decisions / TRIED


def time_theirs(name: str, seconds: float) -> tuple[float, float]:
    """The same of OpenSpiel."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    state = pyspiel.load_game(name).new_initial_state()
    chance = import_module("random").Random(3)

    def play(state: Any, most: int) -> int:
        moves = 0
        while not state.is_terminal() and moves < most:
            moves += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
        return moves

    play(state, play(state.clone(), 10_000) // 2)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    decisions = sum(play(state.clone(), 10_000) for _ in range(TRIED))
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, 1000, False, 1, False)
    searches, begin = 0, process_time()
    while process_time() - begin < seconds:
        bot.mcts_search(state)
        searches += 1
    return searches * SIMULATIONS / (process_time() - begin), decisions / TRIED


TIMED: Final[dict[str, Callable[[str, float], tuple[float, float]]]] = {
    **dict.fromkeys(OURS, time_ours),
    **dict.fromkeys(THEIRS, time_theirs),
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Rollouts a second, beside OpenSpiel's MCTS.")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured (3)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each time (2)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    parser.add_argument("--engine", choices=TIMED, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.engine:
        print(json.dumps(TIMED[given.engine](given.engine, given.seconds)))
        return 0
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in TIMED}
    try:
        peers = ready_peers(PEERS, VENV)
        if hasattr(os, "sched_setaffinity"):  # processes started from here on share one core
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        for _ in range(max(1, given.rounds)):
            for name in TIMED:
                python = sys.executable if name in OURS else peers
                command = [python, "-m", "bench.rollouts", "--engine", name, "--seconds", str(given.seconds)]
                found[name].append(json.loads(run(command, f"{name} does not run")))
    except PeersError as error:
        print(f"rollouts: {error}", file=sys.stderr)
        return 2
    print(f"{'game':<18}{'searched by':<20}{'rollouts/s':>11}{'decisions':>11}")
    for name, rounds in found.items():
        by = "islario strong" if name in OURS else f"open_spiel {PEERS['open_spiel']} MCTS"
        print(f"{name:<18}{by:<24}{median(rate for rate, _ in rounds):>7,.0f}{rounds[0][1]:>11.1f}")
    if given.json:
        given.json.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
