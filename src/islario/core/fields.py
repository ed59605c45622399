"""Values that somebody gave. Each is of the kind that it has to be, or it is refused.

A ``Value`` is checked here; whoever reads it says how it is refused. A ``Field`` is a value of a position: it knows its
path, such as ``players[1].hand``, and every refusal names that.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from islario.core.reasons import BadPosition, IslarioError, Reason, is_mapping, quoted

MOST_NAMES: Final = 40
"""So many names are no longer listed in a refusal."""
CODES: Final = {"number": "position_range", "name": "position_name"}
"""The refusal code for each kind; default ``position_kind``."""


class Value:
    """A value that somebody gave."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def wrong(self, kind: str, **values: Any) -> IslarioError:
        """The refusal of a value that is not of a kind: number, flag, text, name, list or mapping."""
        raise NotImplementedError

    def number(self, low: int, high: int) -> int:
        """A number within its limits. Yes and no are none."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong("number", low=low, high=high)
        return value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("flag", expected="true, false")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.wrong("text", expected='"..."')
        return self.value

    def name(self, names: Sequence[str], expected: str = "") -> int:
        """The index of the name. ``expected`` replaces the full list in the refusal."""
        if isinstance(self.value, str) and self.value in names:
            return names.index(self.value)
        every = ", ".join(names) if len(names) < MOST_NAMES else f"{names[0]}, ..., {names[-1]}"
        raise self.wrong("name", expected=expected or every)

    def one_of_numbers(self, numbers: Sequence[int]) -> int:
        """One of some numbers. Yes and no are none."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or self.value not in numbers:
            raise self.wrong("name", expected=", ".join([str(number) for number in numbers]))
        return self.value

    def listed(self) -> Sequence[Any]:
        if not isinstance(self.value, (list, tuple)):
            raise self.wrong("list", expected="[...]")
        return self.value

    def mapping(self) -> Mapping[str, Any]:
        """A mapping whose keys are texts."""
        if not is_mapping(self.value):
            raise self.wrong("mapping", expected="{...}")
        return self.value


class Field(Value):
    """A value of a position. Without one above it, it is the position itself."""

    def __init__(self, value: Any, above: "Field | None" = None, step: str = "") -> None:
        super().__init__(value)
        self._above = above
        self._step = step
        """What the path adds to that of the one above: ``.name``, ``[place]`` or nothing."""

    @property
    def path(self) -> str:
        return self._step if self._above is None else (self._above.path + self._step).removeprefix(".")

    def refuse(self, code: str, **values: Any) -> BadPosition:
        return refuse(code, self.path or "position", **values)

    def wrong(self, kind: str, **values: Any) -> IslarioError:
        if kind in CODES:
            values = {"value": quoted(self.value), **values}
        return self.refuse(CODES.get(kind, "position_kind"), **values)

    def numbers(self, low: int, high: int) -> list[int]:
        """A list of numbers. Each is refused with the path of the list."""
        return [Field(value, self).number(low, high) for value in self.listed()]

    def names(self, names: Sequence[str]) -> list[int]:
        """A list of names, as their places. Each is refused with the path of the list."""
        return [Field(value, self).name(names) for value in self.listed()]

    def bits(self, names: Sequence[str]) -> int:
        """A list of names, each at most once, as bits."""
        found = 0
        for place in self.names(names):
            if found >> place & 1:
                raise self.refuse("position_twice", value=names[place])
            found |= 1 << place
        return found

    def each(self) -> "list[Field]":
        """The elements of a list, each with its own path."""
        return [Field(value, self, f"[{place}]") for place, value in enumerate(self.listed())]

    def entries(self) -> "list[tuple[Field, Field]]":
        """The keys and values of a mapping. A key is refused with the path of the mapping."""
        return [(Field(key, self), Field(value, self, f".{quoted(key)}")) for key, value in self.mapping().items()]

    def fields(self, names: Sequence[str]) -> "Fields":
        """A mapping that has no other fields than these."""
        for name in self.mapping():
            if name not in names:
                unknown = Field(None, self, f".{quoted(name)}")
                raise unknown.refuse("position_field", expected=", ".join(names))
        return Fields(self)


class Fields:
    """The fields of a mapping."""

    def __init__(self, field: Field) -> None:
        self._field = field
        self._given = field.mapping()

    def has(self, name: str) -> bool:
        return name in self._given

    def get(self, name: str, default: Any = None) -> Field:
        """A field, or its default if it is left out."""
        return Field(self._given.get(name, default), self._field, f".{name}")


def refuse(code: str, path: str, **values: Any) -> BadPosition:
    """The refusal of a position, which names the field."""
    return BadPosition(Reason(code, {"field": path, **values}))
