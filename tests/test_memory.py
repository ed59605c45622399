"""Memory stays flat, however long a bot plays: nothing is left behind at the border of compiled code."""

import subprocess
from collections.abc import Iterator
from itertools import cycle

import msgspec
import pytest

import islario
from islario.core.rng import Rng
from islario.server.thinker import Asked
from islario.server.thinkers import COMMAND
from tests.games.playing import seats_of
from tests.lasting import MOST_BYTES, MOST_OBJECTS, WAYS, decide, measure, new_game, resident

pytestmark = pytest.mark.once

HALF = 5_000 if islario.compiled else 500
"""Half of the decisions of a test: so many first, and so many that must leave nothing behind."""
LONG_HALF = 50_000
"""Half of a hundred thousand, now and then."""
SHORT = {"sample": 5, "search": 100}
"""A sample takes ten times as long as a move, and what it once left behind was five thousand bytes: a fifth tells.
Who looks ahead plays some thousand moves for one."""
MOMENTS = 100
"""Of each game, for questions."""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", islario.games())
@pytest.mark.parametrize("half", [HALF, pytest.param(LONG_HALF, marks=pytest.mark.rare)])
def test_decisions_leave_nothing_behind(game: str, way: str, half: int) -> None:
    half //= SHORT.get(way, 1)
    size, objects = measure(game, way, half)
    assert objects < MOST_OBJECTS, f"{objects / half:.2f} objects a decision"
    assert size < MOST_BYTES, f"{size / half:.0f} bytes a decision"


def questions() -> Iterator[bytes]:
    """Moments of each game in turn, as the server asks about them: all seats have bots."""
    for name in islario.games():
        state, rng = new_game(islario.game(name), 1), Rng(1)
        for number in range(MOMENTS):
            if state.over:
                state = new_game(state.game, number)
            yield msgspec.json.encode([Asked(name, "thumb", state.view(seat)) for seat in seats_of(state)]) + b"\n"
            decide(state, state.waiting_for()[0], rng)


def growth_of_a_thinker(half: int) -> int:
    """The bytes by which one process has grown when it has answered so many questions, after as many others."""
    sizes = []
    asked = cycle(list(questions()))
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as thinker:
        assert thinker.stdin is not None
        assert thinker.stdout is not None
        for _ in range(2):
            for _ in range(half):
                thinker.stdin.write(next(asked))
                thinker.stdin.flush()
                assert msgspec.json.decode(thinker.stdout.readline())
            sizes.append(resident(thinker.pid))
    return sizes[1] - sizes[0]


@pytest.mark.parametrize("half", [HALF, pytest.param(LONG_HALF, marks=pytest.mark.rare)])
def test_a_thinker_does_not_grow(half: int) -> None:
    size = growth_of_a_thinker(half)
    assert size < MOST_BYTES, f"{size / half:.0f} bytes a question"
