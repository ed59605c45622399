"""The games for PettingZoo: an agent for each seat, in turn (AEC) or, in Hashi, all at once (parallel)."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from islario.core.rng import SEED_LIMIT
from islario.env.one_table import OneTable
from islario.env.rendering import draw
from islario.env.setup import SPARSE, Setup, bad_option, read_render_mode, read_rewards, read_steps

RENDER_MODES: Final = ["ansi", "rgb_array"]
ILLEGAL: Final = -1.0
"""What an action that is not legal gives; it ends the game."""
Seen = dict[str, NDArray[Any]]


class _Seats:
    """What both interfaces have in common: agents, spaces, seeds, rewards."""

    def __init__(
        self,
        game: str,
        reward: str,
        discount: float,
        max_steps: int | None,
        more_actions: int,
        options: Mapping[str, Any],
    ) -> None:
        self.shaped, self.most_steps = read_rewards(reward, discount), read_steps(game, max_steps)
        self.setup = Setup(game, options)
        self.one = OneTable(self.setup)
        self.names = [f"seat_{seat}" for seat in range(self.setup.players)]
        self.discount = discount
        self.steps = 0
        self.potentials = [0.0 for _ in self.names]
        self.chance = seeding.np_random()[0]
        actions = len(self.setup.actions) + more_actions
        row, mask = spaces.Box(self.setup.low, self.setup.high, dtype=np.int16), spaces.MultiBinary(actions)
        self.sights = {name: spaces.Dict({"observation": row, "action_mask": mask}) for name in self.names}
        self.acts = {name: spaces.Discrete(actions) for name in self.names}

    def deal(self, seed: int | None) -> None:
        """The game of that seed, or of one that is drawn."""
        if seed is not None:
            self.chance = seeding.np_random(seed)[0]
        drawn = int(self.chance.integers(SEED_LIMIT // 2)) if seed is None else seed % (SEED_LIMIT // 2)
        self.one.deal(drawn)
        self.steps = 0
        self.potentials = [self.one.potential(seat) for seat in range(self.setup.players)]

    def rewards(self) -> dict[str, float]:
        """What the last step gave each agent."""
        given = {}
        for seat, name in enumerate(self.names):
            given[name] = self.one.result(seat)
            if self.shaped:
                before, self.potentials[seat] = self.potentials[seat], self.one.potential(seat)
                given[name] += self.discount * self.potentials[seat] - before
        return given

    @property
    def cut_off(self) -> bool:
        return 0 < self.most_steps <= self.steps and bool(self.one.waiting())


class TurnsEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One agent after another: always the first of the seats that the game waits for."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        reward: str = SPARSE,
        discount: float = 1.0,
        max_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"islario_{game}_v0"}
        self.render_mode = read_render_mode(render_mode, RENDER_MODES)
        self._seats = _Seats(game, reward, discount, max_steps, 0, options)
        self.possible_agents = list(self._seats.names)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seats.sights[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._seats.acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: the game of that seed, or of one that is drawn."""
        self._seats.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is."""
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        assert action is not None
        seats = self._seats
        self._cumulative_rewards[name] = 0.0
        seats.one.play(self.possible_agents.index(name), int(action))
        seats.steps += 1
        self.rewards = seats.rewards()
        over = not seats.one.waiting()
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, seats.cut_off)
        self._accumulate_rewards()
        self._select()

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and may do if it is its turn."""
        seat, one = self.possible_agents.index(agent), self._seats.one
        mask = one.mask(seat)
        return {"observation": one.observe(seat), "action_mask": mask if agent == self.agent_selection else mask * 0}

    def render(self) -> Any:
        """The table as the agent whose turn it is sees it: the terminal's drawing, or a picture."""
        seat = self.possible_agents.index(self.agent_selection)
        return draw(self._seats.setup.game, self._seats.one.view(seat), self.render_mode)

    def _select(self) -> None:
        waiting = self._seats.one.waiting()
        self.agent_selection = self.possible_agents[waiting[0]] if waiting else self.agents[0]


class TogetherEnv(ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """All agents at once. Who is done with the card has one action, the last: to wait for the others."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        reward: str = SPARSE,
        discount: float = 1.0,
        max_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.metadata = {**self.metadata, "name": f"islario_{game}_v0"}
        self.render_mode = read_render_mode(render_mode, RENDER_MODES)
        self._seats = _Seats(game, reward, discount, max_steps, 1, options)
        if not self._seats.setup.game.simultaneous:
            raise bad_option("game", game, "hashi")
        self.wait = len(self._seats.setup.actions)
        """The number of the action that waits."""
        self.possible_agents = list(self._seats.names)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seats.sights[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._seats.acts[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal: the game of that seed, or of one that is drawn."""
        self._seats.deal(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {name: {} for name in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play an action of each agent. If one of them is not legal nothing is played, and the game is over."""
        if not self.agents:
            raise ResetNeeded("the game is over, or was not dealt yet")
        seats = self._seats
        agents = self.agents
        illegal = [name for name in agents if not self._is_legal(name, int(actions[name]))]
        if not illegal:
            for name in agents:
                if int(actions[name]) != self.wait:
                    seats.one.play(self.possible_agents.index(name), int(actions[name]))
        seats.steps += 1
        rewards = {name: ILLEGAL if name in illegal else 0.0 for name in agents} if illegal else seats.rewards()
        over, cut = bool(illegal) or not seats.one.waiting(), seats.cut_off and not illegal
        observations = self._observations()
        infos: dict[str, dict[str, Any]] = {name: {} for name in agents}
        if over or cut:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def render(self) -> Any:
        """The table as everybody sees it: the terminal's drawing, or a picture."""
        return draw(self._seats.setup.game, self._seats.one.view(None), self.render_mode)

    def _is_legal(self, name: str, number: int) -> bool:
        return 0 <= number <= self.wait and bool(self._mask(name)[number])

    def _mask(self, name: str) -> NDArray[np.int8]:
        seat, one = self.possible_agents.index(name), self._seats.one
        waits = bool(one.waiting()) and seat not in one.waiting()
        return np.append(one.mask(seat), np.int8(waits))

    def _observations(self) -> dict[str, Seen]:
        one = self._seats.one
        return {
            name: {"observation": one.observe(self.possible_agents.index(name)), "action_mask": self._mask(name)}
            for name in self.agents
        }


def aec(game: str, **options: Any) -> Any:
    """A game in turns. An action that is not legal ends it, with -1 for who played it."""
    env = wrappers.TerminateIllegalWrapper(TurnsEnv(game, **options), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def parallel(game: str, **options: Any) -> TogetherEnv:
    """A game in which all act at once: Hashi."""
    return TogetherEnv(game, **options)
