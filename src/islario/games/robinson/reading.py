"""How the files of the box are read: fields, names and effects, each refused with file, card and field."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from islario.games.robinson.effects.language import Reader

WHENS: Final = ["any", "planning", "fight", "night", "weather", "mystery", "animals", "explore"]
"""When something may be used."""

reader: Final = Reader([], {})


def read_file(name: str) -> dict[str, Any]:
    """One file of the box."""
    reader.file, reader.card, reader.field = f"{name}.toml", "-", "-"
    text = files("islario.games.robinson").joinpath("box", f"{name}.toml").read_text("utf-8")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as broken:
        raise reader.bad("broken", broken) from None


def cards_of(box: dict[str, Any], kind: str, count: int, fields: list[str]) -> list[dict[str, Any]]:
    """The cards of one kind: so many, none twice, with no field that is not known."""
    reader.card, reader.field = kind, "-"
    found = box.get(kind)
    if not isinstance(found, list) or len(found) != count:
        raise reader.bad("count", count)
    seen: list[str] = []
    for number, card in enumerate(found):
        reader.card, reader.field = f"{kind} {number + 1}", "id"
        if not isinstance(card, dict):
            raise reader.bad("effect", card)
        name = card.get("id", str(number + 1))
        if not isinstance(name, str) or name in seen:
            raise reader.bad("name", name)
        seen.append(name)
        for field in card:
            reader.card, reader.field = name, field
            if field not in fields:
                raise reader.bad("field", field)
    return found


def names_of(cards: list[dict[str, Any]]) -> list[str]:
    return [card["id"] for card in cards]


def field_of(card: dict[str, Any], field: str) -> Any:
    """A field of a card; whatever is wrong with it is told with the card's name."""
    reader.card, reader.field = card.get("id", reader.card), field
    return card.get(field)


def effects_of(cards: list[dict[str, Any]], field: str) -> list[int]:
    return [reader.effects(field_of(card, field) or []) for card in cards]


def numbers_of(cards: list[dict[str, Any]], field: str, low: int = 0, high: int = 20) -> list[int]:
    return [reader.number(field_of(card, field) or 0, low, high) for card in cards]


def flags_of(cards: list[dict[str, Any]], field: str) -> list[int]:
    return [int(reader.flag(card[field])) if field_of(card, field) is not None else 0 for card in cards]


def masks_of(cards: list[dict[str, Any]], field: str, names: list[str]) -> list[int]:
    return [sum(1 << reader.one_of(name, names) for name in field_of(card, field) or []) for card in cards]


def item_masks_of(cards: list[dict[str, Any]], field: str) -> list[int]:
    return [sum(1 << reader.invention(name) for name in field_of(card, field) or []) for card in cards]


def whens_of(cards: list[dict[str, Any]]) -> list[int]:
    return [reader.one_of(field_of(card, "when") or "any", WHENS) for card in cards]
