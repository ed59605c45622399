"""From games to the rows of a table: what is counted for each key, and what the counts say."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from statistics import NormalDist
from typing import Any

from islario.lab.almanac.plan import TableSpec
from islario.lab.statistics import Z95, wilson

Key = tuple[Any, ...]
SHARES = ("won", "share")
"""Measures that are shares of games."""


@dataclass
class Estimate:
    """A figure, and between what it lies."""

    value: float
    low: float
    high: float


@dataclass
class Group:
    """Games that have something in common."""

    games: int = 0
    wins: int = 0
    total: float = 0.0
    """Of the numbers whose mean is told."""
    squares: float = 0.0


class Counter:
    """Counts the games of one table."""

    def __init__(self, spec: TableSpec) -> None:
        self.spec = spec
        means = [measure for measure in spec.measures if measure not in (*SHARES, "gain")]
        self.groups: dict[Key, dict[str, Group]] = {}
        """For each key, and for each number whose mean is told, the games; "" is the games alone."""
        self.wholes: dict[Key, Group] = {}
        """All games of each stratum, whatever they have in the last column."""
        self._columns = ["", *means]

    def add(self, row: Mapping[str, Any]) -> None:
        spec = self.spec
        if any(row[name] != value for name, value in spec.where.items()):
            return
        stratum = tuple(_single(row[name]) for name in spec.by[:-1])
        wins = int(bool(row.get("won")))
        whole = self.wholes.setdefault(stratum, Group())
        whole.games += 1
        whole.wins += wins
        for last in _keys(row[spec.by[-1]], spec.sets):
            columns = self.groups.setdefault((*stratum, *last), {name: Group() for name in self._columns})
            for name, group in columns.items():
                group.games += 1
                group.wins += wins
                if name:
                    group.total += row[name]
                    group.squares += row[name] ** 2

    def ranked(self) -> list[Key]:
        """The keys with games enough, in the order in which they are told: group by group as they were played."""
        spec = self.spec
        strata = len(spec.by) - 1
        played = {key: place for place, key in enumerate(self.groups)}
        groups = {stratum: place for place, stratum in enumerate(self.wholes)}
        found = [key for key, columns in self.groups.items() if columns[""].games >= spec.least]
        order: dict[Key, Key]
        if not spec.ordered:
            order = {key: (-self.estimate(key, spec.measures[0]).value, played[key]) for key in found}
        elif all(isinstance(part, int) for key in found for part in key[strata:]):
            order = {key: key[strata:] for key in found}
        else:
            order = {key: (played[key],) for key in found}
        return sorted(found, key=lambda key: (groups[key[:strata]], order[key]))

    def figure(self, key: Key, measure: str) -> Estimate | None:
        """What the games say of a key; None where there is nothing to compare it with."""
        whole = self.wholes[key[: len(self.spec.by) - 1]]
        if measure == "gain" and self.groups[key][""].games == whole.games:
            return None
        return self.estimate(key, measure)

    def estimate(self, key: Key, measure: str, z: float = Z95) -> Estimate:
        """The same of a key that can be compared."""
        columns = self.groups[key]
        group, whole = columns[""], self.wholes[key[: len(self.spec.by) - 1]]
        if measure == "won":
            return Estimate(group.wins / group.games, *wilson(group.wins, group.games, z))
        if measure == "share":
            return Estimate(group.games / whole.games, *wilson(group.games, whole.games, z))
        if measure == "gain":
            return gain(group, whole, z)
        return mean(columns[measure], z)


def gain(group: Group, whole: Group, z: float) -> Estimate:
    """The share of wins with something less that without it; its interval is Newcombe's."""
    others, wins = whole.games - group.games, whole.wins - group.wins
    one, two = group.wins / group.games, wins / others
    low, high = wilson(group.wins, group.games, z)
    least, most = wilson(wins, others, z)
    below, above = sqrt((one - low) ** 2 + (most - two) ** 2), sqrt((high - one) ** 2 + (two - least) ** 2)
    return Estimate(one - two, one - two - below, one - two + above)


def mean(group: Group, z: float) -> Estimate:
    """The mean of a number."""
    middle = group.total / group.games
    if group.games < 2:
        return Estimate(middle, middle, middle)
    variance = max(0.0, group.squares - group.games * middle**2) / (group.games - 1)
    reach = student(z, group.games - 1) * sqrt(variance / group.games)
    return Estimate(middle, middle - reach, middle + reach)


def student(z: float, freedom: int) -> float:
    """The quantile of Student's t that stands for a normal one, by its expansion: few games are less sure."""
    parts = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(part / float(freedom) ** power for power, part in enumerate(parts, 1))


def together(count: int) -> float:
    """How many standard errors an interval needs so that all of so many hold with 95 % at once (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, count))


def _single(value: Any) -> Any:
    return value[0] if isinstance(value, list) else value


def _keys(value: Any, size: int) -> list[Key]:
    """The keys under which a value counts: itself, or each set of so many elements of a list."""
    if isinstance(value, list):
        return list(combinations(sorted(set(value)), size))
    return [] if value is None else [(value,)]
