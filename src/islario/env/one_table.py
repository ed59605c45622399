"""One table with its chance, stepped seat by seat: what turn-based environments have in common."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from islario.core.batch import result
from islario.core.bits import places
from islario.core.game import Table
from islario.core.rng import Rng
from islario.env.setup import Setup


class OneTable:
    """A game that goes on, or has not been dealt yet."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rng = Rng(0)
        self.table: Table = setup.table

    def deal(self, seed: int) -> None:
        """The game of that seed."""
        self.rng = Rng(seed)
        self.table = self.setup.deal(self.rng)

    def clone(self) -> "OneTable":
        other = OneTable(self.setup)
        other.table, other.rng = self.table.clone(), self.rng.clone()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "OneTable":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        rng = self.rng
        chance = (rng.a, rng.b, rng.c, rng.counter)
        return {"setup": self.setup, "position": self.setup.game.position_of(self.table), "chance": chance}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.setup = state["setup"]
        self.table = self.setup.game.lay_out(state["position"])
        self.rng = Rng(0)
        self.rng.a, self.rng.b, self.rng.c, self.rng.counter = state["chance"]

    def imagine(self, seat: int, seed: int) -> "OneTable":
        """A table that agrees with what the seat sees, all that is hidden drawn anew, and with other chance ahead."""
        other = OneTable(self.setup)
        other.rng = Rng(seed)
        other.table = self.table.clone()
        self.setup.game.show(self.table, seat, other.table)
        self.setup.game.redeal(other.table, seat, other.rng)
        return other

    def waiting(self) -> list[int]:
        """The seats that the game waits for; none when it is over."""
        return places(self.setup.game.waiting(self.table))

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat that is asked, as numbers, ascending."""
        return self.setup.readings.numbers(self.table, seat)

    def play(self, seat: int, number: int) -> None:
        """Play a legal action."""
        self.setup.game.apply(self.table, seat, self.setup.space.code(number), self.rng, None)

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees."""
        self.setup.readings.observe(self.table, seat, 0)
        return self.setup.row.copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that is legal; a seat that is not asked has none."""
        self.setup.readings.clear()
        if seat in self.waiting():
            self.setup.readings.mark(self.table, seat, 0)
        return self.setup.mask.copy()

    def potential(self, seat: int) -> float:
        """The potential of shaped rewards; 0 when the game is over."""
        if not self.waiting():
            return 0.0
        return self.setup.game.progress(self.setup.readings.observe(self.table, seat, 0), seat)

    def result(self, seat: int) -> float:
        """What the game gave a seat; 0 while it goes on."""
        if self.waiting():
            return 0.0
        return result(self.setup.game, self.table, self.setup.players, seat)

    def digest(self, seat: int) -> int:
        """A number for all that a seat sees."""
        return self.setup.game.digest(self.setup.readings.show(self.table, seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.setup.game.view_of(self.table, seat)
