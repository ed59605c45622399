"""What is to be played and by whom, checked once: what all environments are made from."""

from collections.abc import Iterable, Mapping
from functools import cache
from numbers import Real
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from islario.core.action_space import ActionSpace, number_actions
from islario.core.batch import EVERY_SEAT, Batch
from islario.core.game import Game, Settings, Table
from islario.core.policy import Sitting
from islario.core.readings import Readings
from islario.core.reasons import BadOption, Reason, quoted
from islario.core.registry import find_game
from islario.core.rng import Rng
from islario.core.sections import Section
from islario.players import find_player, find_policy

SPARSE: Final = "sparse"
SHAPED: Final = "shaped"
FORGETFUL: Final = "random"
"""The player who remembers nothing, so that one is enough for all tables."""
MOST_STEPS: Final = {"robinson": 20_000}
"""Games in which somebody could plan anew for ever, and after how many steps they are cut off by themselves."""


class Setup:
    """A game with its options: its actions by number, and what an observation is made of."""

    def __init__(self, name: str, options: Mapping[str, Any]) -> None:
        self.game: Game = find_game(name)
        self.settings: Settings = self.game.settings(self.game.read_options(options))
        self.table: Table = self.game.deal(self.settings, Rng(0))
        """A table that was dealt once; nobody plays at it."""
        self.players = int(self.game.seats(self.table))
        self.space = _space_of(name, self.players)
        self.actions: list[str] = self.game.actions(self.players)
        """Every action that there is, by its number."""
        self.sections: dict[str, Section] = {part.name: part for part in self.game.sections(self.players)}
        """What an observation is made of."""
        self.low, self.high = self._bounds()
        self.readings = Readings(self.game, self.space, self.players, 1)
        """What one table is read with. It holds nothing from one reading to the next."""
        self.row: NDArray[np.int16] = np.asarray(self.readings.observations)
        self.mask: NDArray[np.int8] = np.asarray(self.readings.masks).view(np.int8)
        self._chosen = name, dict(options)

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, self._chosen

    def _bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        low = [part.low for part in self.sections.values() for _ in range(part.size)]
        high = [part.high for part in self.sections.values() for _ in range(part.size)]
        return np.array(low, np.int16), np.array(high, np.int16)

    def deal(self, rng: Rng) -> Table:
        return self.game.deal(self.settings, rng)


@cache
def _space_of(name: str, players: int) -> ActionSpace:
    game = find_game(name)
    return number_actions(game, game.deal(game.settings(game.read_options({"players": players})), Rng(0)))


def open_batch(
    setup: Setup,
    count: int,
    seat: int | None,
    others: str,
    reward: str,
    discount: float,
    max_steps: int | None,
    redeals: bool,
) -> Batch:
    """The tables of an agent; BadOption for what there cannot be."""
    game, players = setup.game, setup.players
    shaped, steps = read_rewards(reward, discount), read_steps(game.name, max_steps)
    if not isinstance(count, int) or count < 1:
        raise bad_option("count", count, "1-")
    own = _own_seat(setup, seat)
    shared = find_player(others).name == FORGETFUL or own == EVERY_SEAT
    sittings = [
        Sitting(game, [find_policy(others, game) for _ in range(players)], Rng(0))
        for _ in range(1 if shared else count)
    ]
    return Batch(game, setup.settings, setup.space, players, count, own, sittings, steps, shaped, discount, redeals)


def read_rewards(reward: str, discount: float) -> bool:
    """Whether rewards are shaped."""
    if reward not in (SPARSE, SHAPED):
        raise bad_option("reward", reward, f"{SPARSE}, {SHAPED}")
    if not isinstance(discount, Real) or not 0 <= discount <= 1:
        raise bad_option("discount", discount, "0-1")
    return reward == SHAPED


def read_steps(game: str, max_steps: int | None) -> int:
    """After how many steps a game is cut off; 0 for never."""
    steps = MOST_STEPS.get(game, 0) if max_steps is None else max_steps
    if not isinstance(steps, int) or steps < 0:
        raise bad_option("max_steps", max_steps, "0-")
    return steps


def read_render_mode(mode: str | None, modes: Iterable[str]) -> str | None:
    """A way to look at a table, or None."""
    if mode is not None and mode not in modes:
        raise bad_option("render_mode", mode, ", ".join(modes))
    return mode


def _own_seat(setup: Setup, seat: int | None) -> int:
    """The agent's seat. Where seats compete it has to have one."""
    if seat is None and not (setup.game.rivals and setup.players > 1):
        return EVERY_SEAT
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < setup.players:
        return seat
    raise bad_option("seat", seat, f"0-{setup.players - 1}")


def bad_option(option: str, value: object, expected: str) -> BadOption:
    return BadOption(Reason("bad_option", {"option": option, "value": quoted(value), "expected": expected}))
