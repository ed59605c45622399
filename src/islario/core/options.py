"""What can be chosen before a game begins: described as data, checked in one place."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from islario.core.fields import Value
from islario.core.reasons import BadOption, IslarioError, Reason, quoted
from islario.core.rng import is_secret

Kind = Literal["number", "seat", "seed", "choice", "flag", "names", "layout"]

LONGEST_NUMBER: Final = 20
"""More digits than any number that is taken."""
NUMBERS: Final = ("number", "seat", "seed")
"""The kinds of options that take a number."""


@dataclass(frozen=True)
class Option:
    """One choice, of one of these kinds:

    - ``number``: from ``low`` to ``high``; ``None`` as default means that the seed decides.
    - ``seat``: the number of a seat that is there; ``None`` as default as above.
    - ``seed``: such a number, or a text of 32 hexadecimal digits (core.rng).
    - ``choice``: one of ``choices``.
    - ``flag``: yes or no.
    - ``names``: a list out of ``choices`` with none twice, or ``None``: the seed decides.
    - ``layout``: one of ``choices``, or a drawing of one's own that the game itself checks. It is made of ``marks``
      and dots for the sea: the mark, what it stands for, and how many there have to be.
    """

    name: str
    kind: Kind
    default: Any
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    family: str = ""
    """The family of texts in which its choices have names; empty if it is called like the option."""
    marks: tuple[tuple[str, str, int], ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:  # frozen and compiled, it can only be pickled as it was made
        made = (self.name, self.kind, self.default, self.choices, self.low, self.high, self.family, self.marks)
        return Option, made

    def read(self, value: Any) -> Any:
        """The value as the game takes it, from Python or as text from a command line."""
        if value is None and self.default is None:
            return None
        if self.kind == "seed" and isinstance(value, str) and is_secret(value):
            return value
        if self.kind in NUMBERS:
            return self._number(value)
        if self.kind == "flag":
            return self._flag(value)
        if self.kind == "names":
            return self._names(value)
        if self.kind == "choice":
            return self.choices[Chosen(self, value).name(self.choices)]
        return Chosen(self, value).text()

    def expected(self) -> str:
        """What it takes."""
        if self.kind in NUMBERS:
            return f"{self.low}-{self.high}{', [0-9a-f]{32}' if self.kind == 'seed' else ''}"
        return "yes, no" if self.kind == "flag" else ", ".join(self.choices)

    def _number(self, value: Any) -> int:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= LONGEST_NUMBER:
            value = int(value)
        return Chosen(self, value).number(self.low, self.high)

    def _flag(self, value: Any) -> bool:
        if isinstance(value, str):
            value = {"yes": True, "true": True, "no": False, "false": False}.get(value, value)
        return Chosen(self, value).flag()

    def _names(self, value: Any) -> list[str]:
        names = list(value.split(",") if isinstance(value, str) else Chosen(self, value).listed())
        for name in names:
            Chosen(self, name).name(self.choices)
            if names.count(name) > 1:
                raise BadOption(Reason("option_twice", {"option": self.name, "value": name}))
        return names


class Chosen(Value):
    """A value that was chosen for an option."""

    def __init__(self, option: Option, value: Any) -> None:
        super().__init__(value)
        self._option = option

    def wrong(self, kind: str, **values: Any) -> IslarioError:
        option = self._option
        told = {"option": option.name, "value": quoted(self.value), "expected": option.expected()}
        return BadOption(Reason("bad_option", told))


def read_options(options: tuple[Option, ...], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """All options but the seed, the chosen values checked and the others at their defaults."""
    known = {option.name: option for option in options if option.name != "seed"}
    for name in chosen:
        if name not in known:
            expected = ", ".join(sorted(known))
            raise BadOption(Reason("unknown_option", {"option": quoted(name), "expected": expected}))
    return {name: option.read(chosen.get(name, option.default)) for name, option in known.items()}
