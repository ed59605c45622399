"""The games for those who learn to play: Gymnasium, PettingZoo, OpenSpiel, and thousands of tables at once.

>>> import gymnasium, islario.env
>>> env = gymnasium.make("islario/ForbiddenIsland-v0", players=2, seat=0, others="steady")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())
"""

from typing import Final

import gymnasium

from islario.env.tables import Tables, batch
from islario.env.turns import aec, parallel

IDS: Final = {
    "islario/ForbiddenIsland-v0": "forbidden_island",
    "islario/Hashi-v0": "hashi",
    "islario/Robinson-v0": "robinson",
}
"""The ids of Gymnasium's environments, and whose they are."""

for _id, _game in IDS.items():
    gymnasium.register(
        _id,
        entry_point="islario.env.environment:IslandEnv",
        vector_entry_point="islario.env.vector:IslandVectorEnv",
        kwargs={"game": _game},
    )

__all__ = ["IDS", "Tables", "aec", "batch", "parallel"]
