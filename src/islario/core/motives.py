"""Why a bot plays what it plays: the largest term of the sum by which its policy weighs actions.

A policy writes the terms down where it adds them up, and only if somebody asks. People read a motive as the text
``why-CODE`` with its values filled in.
"""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Motive:
    """A fact of a bot's own thinking: a stable code, and its values."""

    code: str
    values: dict[str, Any] = field(default_factory=dict)


class Ledger:
    """The terms of one sum, in the order in which they were added."""

    def __init__(self) -> None:
        self.points: list[int] = []
        self.motives: list[Motive] = []

    def add(self, points: int, code: str, values: dict[str, Any]) -> None:
        self.points.append(points)
        self.motives.append(Motive(code, values))

    def largest(self) -> Motive | None:
        """What speaks most for the action; None if nothing does. Of equal terms the first counts."""
        most = max(self.points, default=0)
        return self.motives[self.points.index(most)] if most > 0 else None
