"""What happened in a move, told in small typed events."""

from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

ROW: Final = 5
"""Numbers that an event takes in a log."""


class Log:
    """Where the kernel writes what happens: five numbers an event (kind, up to three values, and why it happened)."""

    def __init__(self) -> None:
        self.rows: vec[i64] = vec[i64]()

    def add(self, kind: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0, why: i64 = 0) -> None:
        self.rows = append(append(append(append(append(self.rows, kind), x), y), z), why)


@dataclass(frozen=True)
class Event:
    """One thing that happened: a stable kind, and values that are names, numbers or lists of them."""

    kind: str
    values: dict[str, Any]

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {"event": self.kind, **self.values}

    def __reduce__(self) -> tuple[Any, ...]:  # frozen and compiled, it can only be pickled as it was made
        return Event, (self.kind, self.values)
