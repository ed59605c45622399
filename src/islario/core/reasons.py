"""Why something is refused: a stable code, its values, and the rule that forbids it.

Whoever shows a reason to a person says it in their language (``islario.words``); as text, a reason
and its exception are the English sentence.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final, TypeGuard

LONGEST: Final = 60
"""Characters of what somebody gave that a refusal repeats."""


def quoted(given: object) -> str:
    """What somebody gave, short enough to be repeated in a sentence."""
    try:
        return str(given)[:LONGEST]
    except ValueError:  # a number of thousands of digits
        return "..."


def is_mapping(given: object) -> TypeGuard[Mapping[str, Any]]:
    """Whether somebody gave a mapping whose keys are texts, as JSON has them."""
    return isinstance(given, Mapping) and all(isinstance(key, str) for key in given)


@dataclass(frozen=True)
class Reason:
    """Why not: ``code`` never changes its meaning, ``values`` fill the sentence, ``rule`` names the rule."""

    code: str
    values: dict[str, Any] = field(default_factory=dict)
    rule: str = ""

    def __str__(self) -> str:
        return str(import_module("islario.words").explain(self))  # looked up late: the rules need no words

    def __reduce__(self) -> tuple[Any, ...]:  # frozen and compiled, it can only be pickled as it was made
        return Reason, (self.code, self.values, self.rule)


class IslarioError(ValueError):
    """Anything that is refused. Nothing has changed when it is raised."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


class UnknownGame(IslarioError):
    """No game of that name is in the registry."""


class BadOption(IslarioError):
    """An option that the game does not have, or a value that the option does not take.

    ``option`` names it, where it is one of the game's, so that whoever asks can say so beside it.
    """

    def __init__(self, reason: Reason, option: str = "") -> None:
        super().__init__(reason)
        self.option = option or str(reason.values.get("option", ""))


class NoSuchSeat(IslarioError):
    """A seat that the table does not have."""


class IllegalMove(IslarioError):
    """An action that this seat may not play now."""


class BadPosition(IslarioError):
    """A position that cannot be; the reason's value ``field`` names where."""


class CannotUndo(IslarioError):
    """A move that can not be taken back."""


class BadRecord(IslarioError):
    """A record that was cut, edited, or never was one; the reason's value ``line`` names where."""


class OtherRules(UserWarning):
    """A record of an older format was made under other rules, and where it ended cannot be compared."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason
