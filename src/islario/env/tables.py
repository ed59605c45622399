"""Thousands of tables at once, as NumPy arrays: ``islario.env.batch``."""

from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import ArrayLike, NDArray

from islario.core.batch import Batch
from islario.core.rng import SEED_LIMIT, Rng
from islario.env.setup import SPARSE, Setup, bad_option, open_batch
from islario.players import STAND_IN


class Tables:
    """Tables of one game at which an agent plays. A table whose game has ended is dealt anew in the same step.

    The arrays are the same in each step, and each step writes them anew; copy what you keep. They cannot be written to.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seat: int | None = None,
        others: str = STAND_IN,
        reward: str = SPARSE,
        discount: float = 1.0,
        max_steps: int | None = None,
        **options: Any,
    ) -> None:
        self.setup = Setup(game, options)
        self.count = count
        self._batch: Batch = open_batch(self.setup, count, seat, others, reward, discount, max_steps, True)
        self._chance = Rng(0)
        readings, finals = self._batch.readings, self._batch.finals
        self.observations: NDArray[np.int16] = np.asarray(readings.observations).reshape(count, -1)
        """What the agent sees at each table (``sections``)."""
        self.masks: NDArray[np.int8] = np.asarray(readings.masks).view(np.int8).reshape(count, -1)
        """1 for each action that is legal."""
        self.rewards: NDArray[np.float64] = np.asarray(self._batch.rewards)
        self.ends: NDArray[np.uint8] = np.asarray(self._batch.ends)
        """0 where the game goes on, 1 where it ended in this step, 2 where it was cut off."""
        self.finals: NDArray[np.int16] = np.asarray(finals.observations).reshape(count, -1)
        """What the agent saw last of games that ended in this step; other rows say nothing."""
        self.seats: NDArray[np.int64] = np.asarray(self._batch.seats)
        """The seat that the agent decides for."""
        self.seeds: NDArray[np.int64] = np.asarray(self._batch.deals)
        """The seed of each game: ``islario.game(...).new(seed=...)`` is the same deal."""
        self._choices: NDArray[np.int64] = np.asarray(self._batch.choices)
        self.sections = self.setup.sections
        """The parts of an observation by their names."""
        self.actions = self.setup.actions
        """Every action by its number."""

    def reset(self, seed: int = 0) -> tuple[NDArray[np.int16], NDArray[np.int8]]:
        """Deal at every table. The k-th game of table i is that of ``seed + i + k * count``."""
        if not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT // 2:
            raise bad_option("seed", seed, f"0-{SEED_LIMIT // 2 - 1}")
        self._chance = Rng(SEED_LIMIT - 1 - seed)
        self._batch.reset(seed)
        return self.observations, self.masks

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.int16], NDArray[np.int8], NDArray[np.float64], NDArray[np.uint8]]:
        """Play an action at every table: observations, masks, rewards, ends. IllegalMove, and nothing played, if one of
        them is not legal."""
        self._check_dealt()
        numbers = np.asarray(actions)
        if numbers.dtype.kind not in "iu":
            raise TypeError("actions are whole numbers, one for each table")
        self._batch.step(numbers.astype(np.int64, copy=False).tobytes())
        return self.observations, self.masks, self.rewards, self.ends

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every table, each as likely."""
        self._check_dealt()
        self._batch.guess(self._chance)
        return self._choices

    def _check_dealt(self) -> None:
        if not self._batch.tables:
            raise ResetNeeded("nothing was dealt yet: reset")


def batch(game: str, count: int, **options: Any) -> Tables:
    """So many tables of a game; the options are those of ``Tables`` and of the game."""
    return Tables(game, count, **options)
