"""Figures that say how sure they are."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

Z95 = 1.959963984540054
"""The normal quantile of a 95 % interval."""


def wilson(hits: int, tries: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a share; by itself that of 95 %."""
    if tries == 0:
        return 0.0, 1.0
    share = hits / tries
    weight = 1 + z**2 / tries
    middle = share + z**2 / (2 * tries)
    reach = z * sqrt(share * (1 - share) / tries + z**2 / (4 * tries**2))
    return max(0.0, (middle - reach) / weight), min(1.0, (middle + reach) / weight)


@dataclass
class Spread:
    """A number seen many times: its sum and its bounds."""

    count: int = 0
    total: int = 0
    low: int = 0
    high: int = 0

    def add(self, value: int) -> None:
        self.merge(Spread(1, value, value, value))

    def merge(self, other: "Spread") -> None:
        if other.count:
            self.low = min(self.low, other.low) if self.count else other.low
            self.high = max(self.high, other.high) if self.count else other.high
            self.count += other.count
            self.total += other.total

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def as_dict(self) -> dict[str, float]:
        return {"mean": self.mean, "low": self.low, "high": self.high}


@dataclass
class Scores:
    """The points of one seat in many games."""

    counts: dict[int, int] = field(default_factory=dict)
    """How often each total was reached."""
    wins: int = 0
    """Games with no higher total at the table, ties included."""

    def add(self, points: int, won: bool) -> None:
        self.merge(Scores({points: 1}, int(won)))

    def merge(self, other: "Scores") -> None:
        self.wins += other.wins
        for points, count in other.counts.items():
            self.counts[points] = self.counts.get(points, 0) + count

    @property
    def games(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return sum(points * count for points, count in self.counts.items()) / self.games

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean; nothing is known of it after a single game."""
        games, mean = self.games, self.mean
        if games < 2:
            return mean, mean
        variance = sum((points - mean) ** 2 * count for points, count in self.counts.items()) / (games - 1)
        reach = Z95 * sqrt(variance / games)
        return mean - reach, mean + reach

    def as_dict(self) -> dict[str, object]:
        low, high = self.interval()
        least, most = wilson(self.wins, self.games)
        return {
            "mean": {"mean": self.mean, "low": low, "high": high},
            "win_share": {"share": self.wins / self.games, "low": least, "high": most},
            "histogram": {str(points): self.counts[points] for points in sorted(self.counts)},
        }


@dataclass
class Tally:
    """What came out of a number of games."""

    games: int = 0
    wins: int = 0
    scores: list[Scores] = field(default_factory=list)
    """Where players compete, or one plays for points: those of each seat."""
    ranks: dict[str, int] = field(default_factory=dict)
    """How often each rank was reached, in games that have ranks."""
    lost: dict[str, int] = field(default_factory=dict)
    """How often each reason ended a game that was not won."""
    turns: Spread = field(default_factory=Spread)
    actions: Spread = field(default_factory=Spread)
    decisions: Spread = field(default_factory=Spread)

    @classmethod
    def of(cls, rows: Iterable[Mapping[str, Any]]) -> "Tally":
        """What came out of games that are told as rows."""
        tally = cls()
        for row in rows:
            tally.add(row)
        return tally

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.wins += other.wins
        for seat, scores in enumerate(other.scores):
            self.seat(seat).merge(scores)
        for rank, count in other.ranks.items():
            self.ranks[rank] = self.ranks.get(rank, 0) + count
        for reason, count in other.lost.items():
            self.lost[reason] = self.lost.get(reason, 0) + count
        self.turns.merge(other.turns)
        self.actions.merge(other.actions)
        self.decisions.merge(other.decisions)

    def add(self, result: Mapping[str, Any]) -> None:
        """Take the result of a game, and how long it was."""
        self.games += 1
        self.turns.add(result["turns"])
        self.actions.add(result["actions"])
        self.decisions.add(result["decisions"])
        if result["won"] is None:
            for seat, points in enumerate(result["scores"]):
                self.seat(seat).add(points, seat in result["winners"])
            rank = result.get("rank")
            if rank is not None:
                self.ranks[rank] = self.ranks.get(rank, 0) + 1
        elif result["won"]:
            self.wins += 1
        else:
            self.lost[result["reason"]] = self.lost.get(result["reason"], 0) + 1

    def seat(self, seat: int) -> Scores:
        """The scores of a seat."""
        while len(self.scores) <= seat:
            self.scores.append(Scores())
        return self.scores[seat]

    def losses(self) -> dict[str, int]:
        """The reasons of losses, the most frequent first."""
        return dict(sorted(self.lost.items(), key=lambda item: (-item[1], item[0])))

    def as_dict(self) -> dict[str, object]:
        low, high = wilson(self.wins, self.games)
        won = {
            "wins": self.wins,
            "win_share": {"share": self.wins / self.games if self.games else 0.0, "low": low, "high": high},
            "losses": self.losses(),
        }
        scored = {"seats": [scores.as_dict() for scores in self.scores], "ranks": self.ranks}
        return {
            "games": self.games,
            **(scored if self.scores else won),
            "turns": self.turns.as_dict(),
            "actions": self.actions.as_dict(),
            "decisions": self.decisions.as_dict(),
        }
