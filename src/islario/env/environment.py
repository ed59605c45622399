"""A game for Gymnasium: one agent plays all seats, or one seat beside players by program."""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from islario.core.batch import TERMINATED, TRUNCATED
from islario.core.rng import SEED_LIMIT
from islario.env.rendering import draw
from islario.env.setup import SPARSE, Setup, bad_option, open_batch, read_render_mode
from islario.players import STAND_IN

LOSE: Final = "lose"
REFUSE: Final = "refuse"

Observation = NDArray[np.int16] | dict[str, NDArray[Any]]


class IslandEnv(gymnasium.Env[Observation, np.int64]):
    """One table. The options of the game are keyword arguments, and ``action_mask`` stands in each ``info``.

    - ``seat``: the agent's; None for all of them. ``others``: who plays the other seats.
    - ``reward``: ``sparse`` or ``shaped``, with ``discount``.
    - ``illegal``: an action that is not legal ends the game with -1 (``lose``), or raises IllegalMove (``refuse``).
    - ``masked``: whether observations are mappings with an ``action_mask`` too.
    - ``max_steps``: after so many steps the game is cut off (truncated); 0 for never.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = None,
        others: str = STAND_IN,
        reward: str = SPARSE,
        discount: float = 1.0,
        illegal: str = LOSE,
        masked: bool = False,
        max_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._made = {"game": game, "seat": seat, "others": others, "reward": reward, "discount": discount, **options}
        self._made |= {"illegal": illegal, "masked": masked, "max_steps": max_steps, "render_mode": render_mode}
        if illegal not in (LOSE, REFUSE):
            raise bad_option("illegal", illegal, f"{LOSE}, {REFUSE}")
        self.setup = Setup(game, options)
        self.render_mode = read_render_mode(render_mode, self.metadata["render_modes"])
        self._loses = illegal == LOSE
        self._masked = masked
        self._batch = open_batch(self.setup, 1, seat, others, reward, discount, max_steps, False)
        self._row: NDArray[np.int16] = np.asarray(self._batch.readings.observations)
        self._mask: NDArray[np.int8] = np.asarray(self._batch.readings.masks).view(np.int8)
        self._played: list[int] = []
        """The agent's actions since the deal."""
        self._over = True
        self.action_space = spaces.Discrete(len(self.setup.actions))
        row = spaces.Box(self.setup.low, self.setup.high, dtype=np.int16)
        mask = spaces.MultiBinary(len(self.setup.actions))
        self.observation_space: Any = spaces.Dict({"observation": row, "action_mask": mask}) if masked else row

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal: the game of that seed, or of one that is drawn."""
        super().reset(seed=seed)
        self._deal(int(self.np_random.integers(SEED_LIMIT // 2)) if seed is None else seed % (SEED_LIMIT // 2))
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, by its number."""
        if self._over:
            raise ResetNeeded("the game is over")
        number = int(action)
        if self._loses and not (0 <= number < len(self._mask) and self._mask[number]):
            self._over = True
            self._played.append(number)
            return self._observation(), self._batch.forfeit(), True, False, {**self._info(), "illegal": True}
        self._batch.step(number.to_bytes(8, "little", signed=True))
        self._played.append(number)
        end = self._batch.ends[0]
        self._over = end != 0
        return self._observation(), self._batch.rewards[0], end == TERMINATED, end == TRUNCATED, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that is legal; some learners ask for them so."""
        return self._mask.copy()

    def render(self) -> Any:
        """The table as the agent sees it: the terminal's drawing, or a picture."""
        view = self.setup.game.view_of(self._batch.tables[0], self._batch.seats[0])
        return draw(self.setup.game, view, self.render_mode)

    def _deal(self, seed: int) -> None:
        self._batch.reset(seed)
        self._seed = seed
        self._played = []
        self._over = False

    def _observation(self) -> Observation:
        row = self._row.copy()
        return {"observation": row, "action_mask": self._mask.copy()} if self._masked else row

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "seat": self._batch.seats[0]}

    # -- pickled as what was chosen and played ------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        dealt = self._seed if self._batch.tables else None
        return {"made": self._made, "dealt": dealt, "played": self._played, "chance": self._np_random}

    def __setstate__(self, state: dict[str, Any]) -> None:
        made = dict(state["made"])
        self.__init__(made.pop("game"), **made)  # type: ignore[misc]
        self._np_random = state["chance"]
        if state["dealt"] is not None:
            self._deal(state["dealt"])
            for number in state["played"]:
                self.step(np.int64(number))
