"""Memory that stays taken, measured in a process of its own, so that nothing else moves it.

``python -m tests.lasting GAME WAY COUNT`` takes so many decisions in a game, and so many again, and prints how many
bytes and how many objects the second half has left behind.
"""

import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import islario
from islario.core.game import Game
from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.core.state import State
from islario.players import Bot, find_policy
from islario.players.search.levels import Level
from islario.players.search.searcher import Mind, Searcher
from tests.games.playing import scenarios_of

ROOT = Path(__file__).parent.parent
MOST_BYTES = 3_000_000
"""So much may be left behind, however long it was: what is measured is pages, and a heap breathes."""
MOST_OBJECTS = 500
"""Those are counted, so that a few are only what the measuring itself leaves."""


def resident(process: int) -> int:
    """The bytes of memory that a process has."""
    said = subprocess.run(["ps", "-o", "rss=", "-p", str(process)], capture_output=True, text=True, check=True).stdout
    return 1024 * int(said)


def play(state: State, seat: int, rng: Rng) -> None:
    """Any legal action."""
    legal = state.legal(seat)
    state.play(seat, legal[rng.below(len(legal))])


def sample(state: State, seat: int, rng: Rng) -> None:
    """A whole game drawn that agrees with the seat's view; then any legal action."""
    state.game.sample(state.view(seat), rng)
    play(state, seat, rng)


def decide(state: State, seat: int, rng: Rng) -> None:
    """What the first of some bots decides that leaves it to no other one, from its view."""
    for other in state.waiting_for():
        words = Bot("thumb", state.game, rng).decide(state.view(other))
        if words is not None:
            state.play(other, words)
            return
    raise AssertionError("nobody acts")


def search(state: State, seat: int, rng: Rng) -> None:
    """What a player decides who looks ahead a little."""
    game = state.game
    mind = SEARCHING.setdefault(
        game.name, Mind(game, find_policy("steady", game), Level("brief", 40, 60.0, turns=1, first_worlds=1))
    )
    sitting = Sitting(game, [Searcher(mind)] * 4, rng)
    code = sitting.decide(state.table)
    state.play(sitting.seat, game.action(code))


SEARCHING: dict[str, Mind] = {}
WAYS: dict[str, Callable[[State, int, Rng], None]] = {
    "play": play,
    "sample": sample,
    "decide": decide,
    "search": search,
}


def new_game(game: Game, number: int) -> State:
    """One game after another: all scenarios where there are some."""
    scenarios = scenarios_of(game)
    chosen = {"scenario": scenarios[number % len(scenarios)]} if scenarios else {}
    return game.new(seed=number, players=2 + number % 3, **chosen)


def take(game: Game, way: str, count: int, first: int) -> None:
    """So many decisions, in whole games but for the last, which is thrown away."""
    rng = Rng(first)
    state = new_game(game, first)
    for decision in range(count):
        if state.over:
            state = new_game(game, first + decision)
        WAYS[way](state, state.waiting_for()[0], rng)


def left_behind(game: Game, way: str, count: int) -> tuple[int, int]:
    """Bytes and objects that so many decisions leave behind, after as many others."""
    found: list[tuple[int, int]] = []
    for half in range(2):
        take(game, way, count, half * count)
        gc.collect()
        found.append((resident(os.getpid()), sys.getallocatedblocks()))
    return found[1][0] - found[0][0], found[1][1] - found[0][1]


def measure(game: str, way: str, count: int) -> tuple[int, int]:
    """The same in a process of its own."""
    command = [sys.executable, "-m", "tests.lasting", game, way, str(count)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    size, objects = json.loads(done.stdout)
    return size, objects


if __name__ == "__main__":
    print(json.dumps(left_behind(islario.game(sys.argv[1]), sys.argv[2], int(sys.argv[3]))))
