"""What the coach tells: the best moves now, and what became of a game by luck and by decisions."""

from typing import Any, Literal

import msgspec


class StepInfo(msgspec.Struct):
    """A step of a line of play, and what it is for people."""

    seat: int
    action: str
    verb: str
    values: dict[str, Any]


class LineInfo(msgspec.Struct):
    """A line of play, and what many games came to after it."""

    steps: list[StepInfo]
    value: float
    """The share of games that were won, or the mean of the points."""
    error: float
    """The standard error of the value."""
    games: int
    loss: str
    """For which reason these games are lost more or less often than those of the next best; empty if for none."""
    share: float
    """The share of games that are lost for it."""
    other: float
    """The same of the next best."""


class HintInfo(msgspec.Struct):
    """The best lines of play for a seat, the best first."""

    number: int
    """The number of the table's log for which it holds."""
    seat: int
    scale: Literal["chance", "points"]
    lines: list[LineInfo]


class UnitInfo(msgspec.Struct):
    """What was decided until something came to light. Decisions: ``expected`` less ``before``. Luck: ``after`` less
    ``expected``."""

    first: int
    """The moment before it."""
    last: int
    """The moment after it."""
    seat: int
    before: int
    expected: int
    after: int
    error: int
    chosen: bool
    """Whether there was anything to decide."""


class TurningInfo(msgspec.Struct):
    """Something that decided the game: the decisions of a unit, or its luck."""

    unit: int
    kind: Literal["decision", "luck"]
    steps: list[StepInfo]
    """What was played in the unit, by those who are reviewed."""
    played: LineInfo | None
    better: LineInfo | None
    """Set if something was found that is surely better than what was played."""


class BalanceInfo(msgspec.Struct):
    """The value at first, what decisions and luck made of it, and what it came to. As they are read, rounded, they add
    up."""

    first: int
    decisions: int
    luck: int
    result: int


class ReviewTold(msgspec.Struct):
    """A game that is over, looked back on. Its luck and its decisions add up to the change of its value, exactly."""

    scale: Literal["chance", "points"]
    parts: int
    """So many parts are one: certainty, or a point."""
    balance: BalanceInfo
    units: list[UnitInfo]
    turning: list[TurningInfo]
    """The weightiest first."""
    news: list[str] = []
    """The kinds of events that tell what luck brought."""
    hopeless: bool = False
    """Whether the games from which chances are estimated were hardly ever won."""


class ReviewInfo(msgspec.Struct):
    """How far a review is."""

    state: Literal["waiting", "thinking", "done"]
    seat: int
    """Whose points are looked at, where people compete."""
    done: int
    total: int
    told: ReviewTold | None = None
