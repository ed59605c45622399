"""How the files of the box are read: fields, names and effects, each refused with file, card and field."""

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from islario.games.robinson.effects.language import Reader

WHENS: Final = ["any", "planning", "fight", "night", "weather", "mystery", "animals", "explore"]
"""When something may be used."""

reader: Final = Reader([], {})


FILES: Final[dict[str, list[str]]] = {
    "pieces": [
        "spaces", "tiles", "dice", "weather_dice", "characters", "skills", "inventions", "starting_items", "wreckage",
        "beasts", "discoveries",
    ],
    "events": ["book", "adventure"],
    "adventures": ["build", "gather", "explore"],
    "mysteries": ["treasure", "monster", "trap"],
    "scenarios": ["scenarios"],
}  # fmt: skip
"""The files of the box, and the kinds of things in each."""


def read_file(name: str) -> dict[str, Any]:
    """One file of the box."""
    reader.file, reader.card, reader.field = f"{name}.toml", "-", "-"
    text = files("islario.games.robinson").joinpath("box", f"{name}.toml").read_text("utf-8")
    try:
        box = tomllib.loads(text)
    except tomllib.TOMLDecodeError as broken:
        raise reader.bad("broken", broken) from None
    for kind in box:
        if kind not in FILES[name]:
            raise reader.bad("field", kind)
    reader.origins[id(box)] = reader.file, ""
    return box


def table_of(box: dict[str, Any], kind: str, names: list[str]) -> dict[str, Any]:
    """A table of the box that has exactly these names."""
    reader.card, reader.field = kind, "-"
    found = box.get(kind)
    if not isinstance(found, dict) or sorted(found) != sorted(names):
        raise reader.bad("name", found)
    return found


def cards_of(box: dict[str, Any], kind: str, count: int, fields: list[str]) -> list[dict[str, Any]]:
    """The cards of one kind: so many, none twice, with no field that is not known."""
    reader.file, owner = reader.origins[id(box)]
    kind_of_owner = f"{owner} {kind}".strip()
    reader.card, reader.field = kind_of_owner, "-"
    found = box.get(kind)
    if not isinstance(found, list) or len(found) != count:
        raise reader.bad("count", count)
    seen: list[str] = []
    for number, card in enumerate(found):
        reader.card, reader.field = f"{kind_of_owner} {number + 1}", "id"
        if not isinstance(card, dict):
            raise reader.bad("effect", card)
        name = card.get("id", None if "id" in fields and not owner else reader.card)
        if not isinstance(name, str) or name in seen:
            raise reader.bad("name", name)
        seen.append(name)
        reader.origins[id(card)] = reader.file, name
        for field in card:
            reader.card, reader.field = name, field
            if field not in fields:
                raise reader.bad("field", field)
    return found


def names_of(cards: list[dict[str, Any]]) -> list[str]:
    """Their names; there is one on each of them."""
    return [str(field_of(card, "id")) for card in cards]


def field_of(card: dict[str, Any], field: str) -> Any:
    """A field of a card; whatever is wrong with it is told with the card's name."""
    reader.field = field
    if id(card) in reader.origins:
        reader.file, reader.card = reader.origins[id(card)]
    return card.get(field)


def list_of(card: dict[str, Any], field: str, low: int = 0, high: int = 63) -> Sequence[Any]:
    """A list on a card; none is an empty one."""
    found = field_of(card, field)
    return reader.listed([] if found is None else found, low, high)


def effects_of(cards: list[dict[str, Any]], field: str) -> list[int]:
    return [reader.effects(list_of(card, field)) for card in cards]


def numbers_of(cards: list[dict[str, Any]], field: str, low: int = 0, high: int = 20) -> list[int]:
    return [reader.number(0 if field_of(card, field) is None else card[field], low, high) for card in cards]


def flags_of(cards: list[dict[str, Any]], field: str) -> list[int]:
    return [int(reader.flag(card[field])) if field_of(card, field) is not None else 0 for card in cards]


def masks_of(cards: list[dict[str, Any]], field: str, names: list[str]) -> list[int]:
    return [sum(1 << reader.one_of(name, names) for name in list_of(card, field)) for card in cards]


def item_masks_of(cards: list[dict[str, Any]], field: str) -> list[int]:
    return [sum(1 << reader.invention(name) for name in list_of(card, field)) for card in cards]


def items_of(cards: list[dict[str, Any]], field: str) -> list[int]:
    """The invention that each of them names, or -1."""
    return [-1 if field_of(card, field) is None else reader.invention(card[field]) for card in cards]


def whens_of(cards: list[dict[str, Any]]) -> list[int]:
    return [reader.one_of("any" if field_of(card, "when") is None else card["when"], WHENS) for card in cards]
