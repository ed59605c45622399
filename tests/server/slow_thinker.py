"""A process of bots in which the player ``slow`` thinks until a file is there."""

import sys
import time
from pathlib import Path
from typing import Any

from islario.core.policy import Policy
from islario.players import PLAYERS, Player
from islario.server import thinker


class Slow(Policy):
    """The first that is legal, when its file is there."""

    def __init__(self, gate: Path) -> None:
        super().__init__()
        self._gate = gate

    def choose(self, seen: Any, seat: int, codes: Any, n: int, rng: Any) -> int:
        while not self._gate.exists():
            time.sleep(0.01)
        first: int = codes[0]
        return first


if __name__ == "__main__":
    gate = Path(sys.argv.pop(1))
    PLAYERS["slow"] = Player("slow", lambda game: Slow(gate))
    thinker.main()
