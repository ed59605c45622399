"""What can be chosen before a game begins: described as data, checked in one place."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from islario.core.reasons import BadOption, Reason, quoted
from islario.core.rng import is_secret

LONGEST_NUMBER: Final = 20
"""More digits than any number that is taken."""


@dataclass(frozen=True)
class Option:
    """One choice. ``kind`` is one of ``number``, ``seat``, ``seed``, ``choice``, ``flag``, ``names``, ``layout``.

    - ``number``: from ``low`` to ``high``; ``None`` as default means that the seed decides.
    - ``seat``: the number of a seat that is there; ``None`` as default as above.
    - ``seed``: such a number, or a text of 32 hexadecimal digits (core.rng).
    - ``choice``: one of ``choices``.
    - ``flag``: yes or no.
    - ``names``: a list out of ``choices`` with none twice, or ``None``: the seed decides.
    - ``layout``: one of ``choices``, or a drawing of one's own that the game itself checks.
    """

    name: str
    kind: str
    default: Any
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def __reduce__(self) -> tuple[Any, ...]:  # frozen and compiled, it can only be pickled as it was made
        return Option, (self.name, self.kind, self.default, self.choices, self.low, self.high)

    def read(self, value: Any) -> Any:
        """The value as the game takes it, from Python or from the words of a command line."""
        if value is None and self.default is None:
            return None
        if self.kind == "seed" and isinstance(value, str) and is_secret(value):
            return value
        if self.kind in ("number", "seat", "seed"):
            return self._number(value)
        if self.kind == "flag":
            return self._flag(value)
        if self.kind == "names":
            return self._names(value)
        if not isinstance(value, str):
            raise self._refusal(value)
        if self.kind == "choice" and value not in self.choices:
            raise self._refusal(value)
        return value

    def _number(self, value: Any) -> int:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= LONGEST_NUMBER:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            expected = f"{self.low}-{self.high}{', [0-9a-f]{32}' if self.kind == 'seed' else ''}"
            raise BadOption(Reason("bad_option", {"option": self.name, "value": quoted(value), "expected": expected}))
        return value

    def _flag(self, value: Any) -> bool:
        if isinstance(value, str):
            value = {"yes": True, "true": True, "no": False, "false": False}.get(value, value)
        if not isinstance(value, bool):
            expected = "yes, no"
            raise BadOption(Reason("bad_option", {"option": self.name, "value": quoted(value), "expected": expected}))
        return value

    def _names(self, value: Any) -> list[str]:
        names = value.split(",") if isinstance(value, str) else value
        if not isinstance(names, (list, tuple)):
            raise self._refusal(value)
        for name in names:
            if not isinstance(name, str) or name not in self.choices:
                raise self._refusal(name)
            if list(names).count(name) > 1:
                raise BadOption(Reason("option_twice", {"option": self.name, "value": name}))
        return list(names)

    def _refusal(self, value: Any) -> BadOption:
        expected = ", ".join(self.choices)
        return BadOption(Reason("bad_option", {"option": self.name, "value": quoted(value), "expected": expected}))


def read_options(options: tuple[Option, ...], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """All options but the seed, the chosen values checked and the others at their defaults."""
    known = {option.name: option for option in options if option.name != "seed"}
    for name in chosen:
        if name not in known:
            expected = ", ".join(sorted(known))
            raise BadOption(Reason("unknown_option", {"option": quoted(name), "expected": expected}))
    return {name: option.read(chosen.get(name, option.default)) for name, option in known.items()}
