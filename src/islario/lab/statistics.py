"""Figures that say how sure they are."""

from dataclasses import dataclass, field
from math import sqrt

Z95 = 1.959963984540054
"""The normal quantile of a 95 % interval."""


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if tries == 0:
        return 0.0, 1.0
    share = hits / tries
    weight = 1 + Z95**2 / tries
    middle = share + Z95**2 / (2 * tries)
    reach = Z95 * sqrt(share * (1 - share) / tries + Z95**2 / (4 * tries**2))
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
class Tally:
    """What came out of a number of games."""

    games: int = 0
    wins: int = 0
    lost: dict[str, int] = field(default_factory=dict)
    """How often each reason ended a game that was not won."""
    turns: Spread = field(default_factory=Spread)
    actions: Spread = field(default_factory=Spread)
    decisions: Spread = field(default_factory=Spread)

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.wins += other.wins
        for reason, count in other.lost.items():
            self.lost[reason] = self.lost.get(reason, 0) + count
        self.turns.merge(other.turns)
        self.actions.merge(other.actions)
        self.decisions.merge(other.decisions)

    def losses(self) -> dict[str, int]:
        """The reasons of losses, the most frequent first."""
        return dict(sorted(self.lost.items(), key=lambda item: (-item[1], item[0])))

    def as_dict(self) -> dict[str, object]:
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": self.wins,
            "win_share": {"share": self.wins / self.games if self.games else 0.0, "low": low, "high": high},
            "losses": self.losses(),
            "turns": self.turns.as_dict(),
            "actions": self.actions.as_dict(),
            "decisions": self.decisions.as_dict(),
        }
