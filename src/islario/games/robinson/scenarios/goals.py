"""The parts of a scenario's goal as they are told: how far each is, and the dangers that belong to it."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Part:
    """One part of the goal, or a danger: the text ``sign-CODE`` says it with its values."""

    code: str
    n: int
    of: int | None = None
    """How much is wanted; None where nothing has to be reached."""
    danger: bool = False
    more: dict[str, Any] = field(default_factory=dict)
    """What else its sentence says."""

    def told(self) -> dict[str, Any]:
        """The same, ready for JSON."""
        return {
            "code": self.code,
            "values": {"n": self.n, "of": self.of or 0, **self.more},
            "of": self.of,
            "done": not self.danger and self.of is not None and self.n >= self.of,
            "danger": self.danger and self.n > 0,
        }


def whether(code: str, there: bool) -> Part:
    """Something that has to be there."""
    return Part(code, int(there), 1)
