"""A small net that judges tables: what is true of a table goes in, the chance of a good end comes out.

It has one layer between. Most traits of a table are absent, so they are listed and not laid out side by side.
Its weights are learned by playing (``islario.lab``) and kept as whole numbers, as text.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_TRAITS: Final = 256
GRAIN: Final = 4096
"""Weights are kept in so many parts of one."""


class Traits:
    """What is true of a table: the numbers of its traits, and how much of each there is."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.places: vec[i64] = vec[i64]([0] * MOST_TRAITS)
        self.amounts: vec[float] = vec[float]([0.0] * MOST_TRAITS)

    def clear(self) -> None:
        self.count = 0

    def add(self, place: i64, amount: float) -> None:
        """So much of a trait; nothing of it needs no entry."""
        if amount != 0.0:
            self.places[self.count] = place
            self.amounts[self.count] = amount
            self.count += 1

    def share(self, place: i64, part: i64, whole: i64) -> None:
        """So much of a trait, as a part of something."""
        if part != 0:
            self.add(place, float(part) / float(whole))

    def mark(self, place: i64) -> None:
        """A trait that is there or not."""
        self.places[self.count] = place
        self.amounts[self.count] = 1.0
        self.count += 1


class Net:
    """Weights, and what they make of traits. The first weights of a trait are those to the inner layer."""

    def __init__(self, inputs: i64, width: i64) -> None:
        self.inputs: i64 = inputs
        self.width: i64 = width
        self.inner: vec[float] = vec[float]([0.0] * (inputs * width))
        """From each trait to each place of the inner layer."""
        self.bias: vec[float] = vec[float]([0.0] * width)
        self.outer: vec[float] = vec[float]([0.0] * (width + 1))
        """From the inner layer to the answer; the last stands for itself."""
        self.layer: vec[float] = vec[float]([0.0] * width)

    def judge(self, traits: Traits) -> float:
        """The chance, between 0 and 1."""
        layer = self.layer
        width: i64 = self.width
        for j in range(width):
            layer[j] = self.bias[j]
        inner = self.inner
        for i in range(traits.count):
            amount: float = traits.amounts[i]
            start: i64 = traits.places[i] * width
            for j in range(width):
                layer[j] += amount * inner[start + j]
        outer = self.outer
        total: float = outer[width]
        for j in range(width):
            if layer[j] > 0.0:
                total += layer[j] * outer[j]
        if total < -20.0:
            return 0.0
        return 1.0 / (1.0 + math.exp(-total))

    def learn(self, traits: Traits, target: float, rate: float) -> None:
        """A step towards the right answer."""
        slope: float = (target - self.judge(traits)) * rate
        width: i64 = self.width
        layer = self.layer
        outer = self.outer
        inner = self.inner
        for j in range(width):
            if layer[j] > 0.0:
                part: float = slope * outer[j]
                outer[j] += slope * layer[j]
                self.bias[j] += part
                layer[j] = part
            else:
                layer[j] = 0.0
        outer[width] += slope
        for i in range(traits.count):
            amount: float = traits.amounts[i]
            start: i64 = traits.places[i] * width
            for j in range(width):
                inner[start + j] += amount * layer[j]

    def weights(self) -> list[int]:
        """All weights as whole numbers."""
        found = [round(weight * GRAIN) for weight in self.inner]
        found += [round(weight * GRAIN) for weight in self.bias]
        return found + [round(weight * GRAIN) for weight in self.outer]

    def set_weights(self, weights: list[int]) -> None:
        """Take all weights from whole numbers."""
        inner: i64 = self.inputs * self.width
        for i in range(inner):
            self.inner[i] = weights[i] / GRAIN
        for j in range(self.width):
            self.bias[j] = weights[inner + j] / GRAIN
        for j in range(self.width + 1):
            self.outer[j] = weights[inner + self.width + j] / GRAIN
