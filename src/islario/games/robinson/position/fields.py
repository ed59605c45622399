"""A position as it was given: its fields, each of the kind that it has to be, or refused by its name."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from islario.core.reasons import is_mapping, quoted
from islario.games.robinson.position.checks import refuse

FIELDS: Final[list[str]] = [
    "scenario", "errata", "switches", "round", "phase", "begin", "first", "players", "friday", "dog", "jenny", "morale",
    "roof", "palisade", "weapon", "shelter", "camp", "tiles", "marks", "available", "spend_first", "future", "incoming",
    "threats", "open", "built", "items", "treasures", "tokens", "plan", "reserved", "confirmed", "leading", "taken",
    "agenda", "slot", "dice", "temporary", "clouds", "used", "spent", "notes", "ended", "aside", "offered",
    "mystery_discard", "invention_discard", "gone", "known", "events", "event_box", "build", "gather", "explore",
    "mysteries", "beasts", "hunting", "waiting_beast", "inventions", "tile_deck", "discoveries", "item_box",
]  # fmt: skip


class Given:
    """What a position says, field by field; whatever is wrong is refused with the name of the field."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        if not is_mapping(position):
            raise refuse("position_kind", "position", expected="{...}")
        for name in position:
            if name not in FIELDS:
                raise refuse("position_field", quoted(name), expected=", ".join(FIELDS))
        self.position = position

    def has(self, field: str) -> bool:
        return field in self.position

    def number(self, field: str, low: int, high: int, default: int) -> int:
        return number_in(self.position.get(field, default), field, low, high)

    def flag(self, field: str, default: bool) -> bool:
        return flag_in(self.position.get(field, default), field)

    def name(self, field: str, names: Sequence[str], default: str) -> int:
        return name_in(self.position.get(field, default), field, names)

    def names(self, field: str, names: Sequence[str]) -> list[int]:
        return [name_in(value, field, names) for value in self.list(field)]

    def bits(self, field: str, names: Sequence[str]) -> int:
        """Names, each at most once, as bits."""
        found = 0
        for place in self.names(field, names):
            if found >> place & 1:
                raise refuse("position_twice", field, value=names[place])
            found |= 1 << place
        return found

    def list(self, field: str) -> Sequence[Any]:
        return list_in(self.position.get(field, []), field)

    def mapping(self, field: str) -> Mapping[str, Any]:
        return mapping_in(self.position.get(field, {}), field)


def number_in(value: Any, field: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise refuse("position_range", field, value=quoted(value), low=low, high=high)
    return value


def name_in(value: Any, field: str, names: Sequence[str]) -> int:
    try:
        return names.index(value)
    except ValueError:
        expected = ", ".join(names) if len(names) < 40 else f"{names[0]}, ..., {names[-1]}"
        raise refuse("position_name", field, value=quoted(value), expected=expected) from None


def list_in(value: Any, field: str) -> Sequence[Any]:
    if not isinstance(value, (list, tuple)):
        raise refuse("position_kind", field, expected="[...]")
    return value


def mapping_in(value: Any, field: str) -> Mapping[str, Any]:
    if not is_mapping(value):
        raise refuse("position_kind", field, expected="{...}")
    return value


def flag_in(value: Any, field: str) -> bool:
    if not isinstance(value, bool):
        raise refuse("position_kind", field, expected="true, false")
    return value


def fields_in(value: Any, field: str, names: Sequence[str]) -> Mapping[str, Any]:
    """A mapping that has no other fields than these."""
    for name in mapping_in(value, field):
        if name not in names:
            raise refuse("position_field", f"{field}.{quoted(name)}", expected=", ".join(names))
    return mapping_in(value, field)
