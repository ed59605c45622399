"""Tables that were seen in games, by their traits, and what came of them: what a net learns from."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core.nets import Net, Traits
from islario.core.rng import Rng

PARTS: Final = 65_536.0
"""Amounts are kept in so many parts of one."""


class Samples:
    """Many tables, their traits one after the other."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self._traits: vec[i64] = vec[i64]()
        self._ends: vec[i64] = vec[i64]()
        self._targets: vec[float] = vec[float]()
        self._found = Traits()

    def add(self, traits: Traits) -> None:
        """A table whose end is not known yet."""
        for i in range(traits.count):
            amount: i64 = i64(traits.amounts[i] * PARTS)
            self._traits = append(self._traits, (traits.places[i] << 32) | amount)
        self._ends = append(self._ends, len(self._traits))
        self._targets = append(self._targets, -1.0)
        self.count += 1

    def set_targets(self, first: i64, target: float) -> None:
        """What came of all tables from this one on."""
        for sample in range(first, self.count):
            self._targets[sample] = target

    def read(self, sample: i64) -> Traits:
        """The traits of a table."""
        found = self._found
        found.clear()
        begin: i64 = 0
        if sample > 0:
            begin = self._ends[sample - 1]
        for i in range(begin, self._ends[sample]):
            both: i64 = self._traits[i]
            found.add(both >> 32, float(both & 0xFFFFFFFF) / PARTS)
        return found

    def teach(self, net: Net, rate: float, rng: Rng, first: i64, last: i64) -> float:
        """Show a net each of these tables once, in any order; the mean of its squared errors before each."""
        n: i64 = last - first
        order = vec[i64]([0] * n)
        for i in range(n):
            order[i] = first + i
        left: i64 = n
        while left > 1:
            other: i64 = rng.below(left)
            left -= 1
            kept: i64 = order[left]
            order[left] = order[other]
            order[other] = kept
        total: float = 0.0
        for i in range(n):
            sample: i64 = order[i]
            traits = self.read(sample)
            target: float = self._targets[sample]
            error: float = target - net.judge(traits)
            total += error * error
            net.learn(traits, target, rate)
        return total / float(max(n, 1))

    def test(self, net: Net, first: i64, last: i64) -> float:
        """The mean of a net's squared errors over these tables."""
        total: float = 0.0
        for sample in range(first, last):
            error: float = self._targets[sample] - net.judge(self.read(sample))
            total += error * error
        return total / float(max(last - first, 1))
