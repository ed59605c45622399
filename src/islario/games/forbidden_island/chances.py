"""How good a table is: the chance that the group still wins, as learned from games that were played.

There are two nets: one for a turn that begins, and one for a turn whose actions are over.
"""

from importlib.resources import files
from typing import Final

from islario.core.nets import Net
from islario.games.forbidden_island.state import ACTING, ESCAPED, GOING_ON, Table
from islario.games.forbidden_island.traits import TRAIT_COUNT, Observer

WIDTH: Final = 32
"""Places of the inner layer."""
NETS: Final = 2


def read_weights() -> list[list[int]]:
    """The weights of both nets, as the box has them: a line for each."""
    text = files(__package__).joinpath("chances.txt").read_text("utf-8")
    return [[int(word) for word in line.split()] for line in text.splitlines() if line and not line.startswith("#")]


class Judge:
    """Says how good tables are. Its buffers are used again and again."""

    def __init__(self) -> None:
        self.observer = Observer()
        self.nets: list[Net] = [Net(TRAIT_COUNT, WIDTH) for _ in range(NETS)]
        for net, weights in zip(self.nets, read_weights(), strict=True):
            net.set_weights(weights)

    def value(self, table: Table) -> float:
        """1 if the game is won and 0 if it is lost; before that, the chance that it will be won."""
        if table.ended != GOING_ON:
            return 1.0 if table.ended == ESCAPED else 0.0
        net = self.nets[0] if table.phase == ACTING else self.nets[1]
        return net.judge(self.observer.look(table))
