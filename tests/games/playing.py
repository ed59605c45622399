"""Whole games for tests: any game, played by policies, one decision at a time."""

import random
from collections.abc import Iterable, Iterator
from typing import Any

from islario.core.action_space import ActionSpace
from islario.core.events import Log
from islario.core.game import Game
from islario.core.policy import Sitting
from islario.core.readings import Readings
from islario.core.rng import Rng
from islario.core.state import State
from islario.players import find_policy

MOST_DECISIONS = 20_000
"""More than any game needs; one that takes them has somebody in it who never makes up their mind."""


def play_out(game: Game, chosen: dict[str, Any], player: str, number: int) -> Iterator[tuple[Any, int, str]]:
    """A game of one player at all seats: the table after each decision, with its seat and words."""
    rng = Rng(number)
    table = game.deal(game.settings(game.read_options(chosen)), rng)
    sitting = Sitting(game, [find_policy(player, game)] * 4, Rng(number + 1_000_000))
    yield table, -1, "deal"
    decisions = 0
    while game.waiting(table):
        decisions += 1
        assert decisions < MOST_DECISIONS, f"{game.name} {number} by {player} goes on and on"
        code = sitting.decide(table)
        game.apply(table, sitting.seat, code, rng, Log())
        yield table, sitting.seat, game.action(code)


def sampled_states(game: Game, whole: Iterable[tuple[Any, int, str]], number: int, every: int) -> Iterator[State]:
    """Positions out of a whole game, one in so many, always its last."""
    pick = random.Random(number)
    for table, _, _ in whole:
        if pick.randrange(every) == 0 or not game.waiting(table):
            yield game.position(game.position_of(table), seed=number)


def scenarios_of(game: Game) -> range:
    """The numbers of a game's scenarios; none where there is no such choice."""
    return next((range(option.low, option.high + 1) for option in game.options if option.name == "scenario"), range(0))


def seats_of(state: State) -> range:
    return range(len(state.view(None)["players"]))


def observation_of(state: State, seat: int) -> dict[str, list[int]]:
    """What a seat sees as numbers, by the names of the sections."""
    players = len(seats_of(state))
    readings = Readings(state.game, ActionSpace([0]), players, 1)
    readings.observe(state.table, seat, 0)
    row = memoryview(bytes(readings.observations)).cast("h").tolist()
    return {part.name: row[part.slice] for part in state.game.sections(players)}
