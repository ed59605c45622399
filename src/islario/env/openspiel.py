"""The games for OpenSpiel, through its Python interface: importing this module registers them.

>>> import pyspiel, islario.env.openspiel
>>> game = pyspiel.load_game("python_islario_forbidden_island(players=3)")

A game begins with two chance nodes, which choose the seed of the deal. All later chance comes of that seed, so that the
history alone leads to the same state again. A state is in turns: the first of the seats that the game waits for.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from islario.core.options import NUMBERS, Option
from islario.core.registry import find_game
from islario.core.rng import Rng
from islario.env.one_table import OneTable
from islario.env.rendering import draw
from islario.env.setup import Setup
from islario.games.hashi.components import FIRST, ISLAND_COUNT, ISLAND_POINTS

OUTCOMES: Final = 1024
"""Each chance node chooses one of so many digits of the seed."""
DIGITS: Final = 2
LONGEST: Final = {"forbidden_island": 3_000, "hashi": 300, "robinson": 20_000}
"""More actions than a game has; only in Robinson Crusoe could people go on planning, and have lost then."""
UNSAID: Final = "any"
UNNUMBERED: Final = -1
"""What stands for an option whose default is that the seed decides; a parameter keeps to the kind of its default."""


def _parameters(options: tuple[Option, ...]) -> dict[str, Any]:
    """The options of a game as OpenSpiel has parameters, with their defaults; names of a list are joined by ``+``."""
    return {
        option.name: option.default if option.default is not None else UNNUMBERED if option.kind in NUMBERS else UNSAID
        for option in options
        if option.name != "seed"
    }


def _chosen(options: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters as options."""
    lists = {option.name for option in options if option.kind == "names"}
    unsaid = {option.name for option in options if option.default is None}
    return {
        name: value.replace("+", ",") if name in lists else value
        for name, value in given.items()
        if not (name in unsaid and value in (UNSAID, UNNUMBERED))
    }


def _type_of(name: str) -> pyspiel.GameType:
    game = find_game(name)
    players = next(option for option in game.options if option.name == "players")
    shared = pyspiel.GameType.Utility.IDENTICAL
    return pyspiel.GameType(
        short_name=f"python_islario_{name}",
        long_name=f"Islario {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if game.rivals else shared,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players.high,
        min_num_players=players.low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game.options),
    )


TYPES: Final = {name: _type_of(name) for name in LONGEST}


def _info_of(setup: Setup) -> pyspiel.GameInfo:
    low, high = -1.0, 1.0
    if setup.game.rivals and setup.players == 1:
        low, high = 0.0, float(sum(FIRST) + ISLAND_POINTS * ISLAND_COUNT)
    elif setup.game.rivals:
        high = float(setup.players - 1)
    return pyspiel.GameInfo(
        num_distinct_actions=len(setup.actions),
        max_chance_outcomes=OUTCOMES,
        num_players=setup.players,
        min_utility=low,
        max_utility=high,
        max_game_length=LONGEST[setup.game.name],
    )


class IslandGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        options = find_game(name).options
        self.setup = Setup(name, _chosen(options, params or {}))
        super().__init__(TYPES[name], _info_of(self.setup), dict(params or {}))

    def new_initial_state(self) -> "IslandState":
        return IslandState(self, OneTable(self.setup))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "IslandObserver | None":
        """Whoever sees what a player sees now; None for other kinds of observation."""
        if params:
            raise ValueError("an observation has no parameters")
        return IslandObserver(self.setup) if iig_obs_type is None or _is_ordinary(iig_obs_type) else None


def _is_ordinary(kind: Any) -> bool:
    own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    return bool(kind.public_info and own and not kind.perfect_recall)


class IslandState(pyspiel.State):  # type: ignore[misc]
    """A game that goes on. It is copied with its table."""

    def __init__(self, game: IslandGame, one: OneTable) -> None:
        super().__init__(game)
        self.one = one
        self._digits: list[int] = []
        self._steps = 0

    def current_player(self) -> int:
        if len(self._digits) < DIGITS:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.one.waiting()[0]

    def is_terminal(self) -> bool:
        cut_off = self._steps >= LONGEST[self.one.setup.game.name]
        return len(self._digits) == DIGITS and (cut_off or not self.one.waiting())

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.one.setup.players
        if self.one.waiting():  # cut off
            return [-1.0] * self.one.setup.players
        return [self.one.result(seat) for seat in range(self.one.setup.players)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1.0 / OUTCOMES) for digit in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.one.legal(player) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if len(self._digits) == DIGITS:
            self.one.play(self.one.waiting()[0], action)
            self._steps += 1
            return
        self._digits.append(action)
        if len(self._digits) == DIGITS:
            self.one.deal(self._digits[0] * OUTCOMES + self._digits[1])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.one.setup.actions[action]

    def __str__(self) -> str:
        dealt = f"deal {' '.join(map(str, self._digits))}".strip()
        if len(self._digits) < DIGITS:
            return dealt
        return f"{dealt}\n{draw(self.one.setup.game, self.one.view(None), 'ansi')}"


class IslandObserver:
    """What a player sees: the sections of an observation."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self.tensor = np.zeros(len(setup.low), np.float32)
        self.dict = {part.name: self.tensor[part.slice] for part in setup.sections.values()}

    def set_from(self, state: IslandState, player: int) -> None:
        self.tensor[:] = state.one.observe(player)

    def string_from(self, state: IslandState, player: int) -> str:
        """All sections, and a number for all that the player sees."""
        row = state.one.observe(player)
        lines = [f"{part.name}: {' '.join(map(str, row[part.slice]))}" for part in self._setup.sections.values()]
        return "\n".join([*lines, f"all: {state.one.digest(player)}"])


def sampler(seed: int) -> Callable[[IslandState, int], IslandState]:
    """For ``ISMCTSBot.set_resampler``: states that agree with what a player sees, the hidden drawn anew.

    The history of such a state stays that of the state that it was drawn from.
    """
    chance = Rng(seed)

    def resample_from_infostate(state: IslandState, player: int) -> IslandState:
        other: IslandState = state.clone()
        other.one = state.one.imagine(player, chance.seed())
        return other

    return resample_from_infostate


class ForbiddenIsland(IslandGame):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("forbidden_island", params)


class Hashi(IslandGame):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("hashi", params)


class Robinson(IslandGame):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("robinson", params)


for _name, _class in (("forbidden_island", ForbiddenIsland), ("hashi", Hashi), ("robinson", Robinson)):
    pyspiel.register_game(TYPES[_name], _class)
