"""How a game stands, for those who look up: the goal and how far it is, what is in danger, what is known to come.

A sign is a fact that the rules tell. People read it as the text ``sign-CODE`` with its values filled in. What decided
a game that is over, its account, is told in the same form and read as ``account-CODE``.
"""

from dataclasses import dataclass, field
from typing import Any, Final, Literal

GOAL: Final = "goal"
DANGER: Final = "danger"
KNOWN: Final = "known"
"""What is known to come, and no danger by itself."""


@dataclass(frozen=True)
class Sign:
    """A fact: GOAL, DANGER or KNOWN, a stable code, and its values."""

    kind: Literal["goal", "danger", "known"]
    code: str
    values: dict[str, Any] = field(default_factory=dict)
