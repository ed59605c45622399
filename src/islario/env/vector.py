"""The same tables as one of Gymnasium's vector environments."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from islario.core.batch import GOES_ON, TERMINATED, TRUNCATED
from islario.core.rng import SEED_LIMIT
from islario.env.setup import bad_option
from islario.env.tables import Tables

Arrays = NDArray[Any]


class IslandVectorEnv(VectorEnv[Arrays, Arrays, Arrays]):
    """Many tables, stepped in compiled code. What it returns are copies; ``info`` has masks and, where games ended, the
    last observations. Actions have to be legal: IllegalMove tells of those that are not."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, game: str, num_envs: int = 1, render_mode: str | None = None, **options: Any) -> None:
        if render_mode is not None:
            raise bad_option("render_mode", render_mode, "None")
        self.tables = Tables(game, num_envs, **options)
        setup = self.tables.setup
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(setup.low, setup.high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(len(setup.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """Deal at every table: table i gets the game of ``seed + i``."""
        super().reset(seed=seed)
        self.tables.reset(int(self.np_random.integers(SEED_LIMIT // 2)) if seed is None else seed % (SEED_LIMIT // 2))
        return self.tables.observations.copy(), self._infos()

    def step(self, actions: Arrays) -> tuple[Arrays, Arrays, Arrays, Arrays, dict[str, Any]]:
        """Play an action at every table."""
        observations, _, rewards, ends = self.tables.step(actions)
        return observations.copy(), rewards.copy(), ends == TERMINATED, ends == TRUNCATED, self._infos()

    def _infos(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        infos = {"action_mask": self.tables.masks.copy(), "_action_mask": every}
        infos |= {"seat": self.tables.seats.copy(), "_seat": every}
        ended = self.tables.ends != GOES_ON
        if ended.any():
            infos |= {"final_obs": self.tables.finals.copy(), "_final_obs": ended}
        return infos
