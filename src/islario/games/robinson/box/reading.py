"""How the files of the box are read: fields, names and effects, each refused with file, card and field."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from islario.games.robinson.box.piece_names import FEWEST_AND_MOST, PAWN_USES, WITH_PAWNS
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
_READ: Final[dict[str, dict[str, Any]]] = {}
"""Files that were read before."""


def read_file(name: str) -> dict[str, Any]:
    """One file of the box; it is read once."""
    if name in _READ:
        return _READ[name]
    reader.file, reader.card, reader.field = f"{name}.toml", "-", "-"
    text = files("islario.games.robinson").joinpath("box", f"{name}.toml").read_text("utf-8")
    try:
        box = tomllib.loads(text)
    except tomllib.TOMLDecodeError as broken:
        raise reader.bad("broken", broken) from None
    for kind in box:
        if kind not in FILES[name]:
            reader.card = reader.field = kind
            raise reader.bad("field", kind)
    reader.origins[id(box)] = reader.file, "", ""
    _READ[name] = box
    return box


def table_of(box: Mapping[str, Any], kind: str, names: list[str]) -> Mapping[str, Any]:
    """A table of the box that has exactly these names."""
    reader.card, reader.field = kind, "-"
    found = reader.mapping(box.get(kind))
    if sorted(found) != sorted(names):
        raise reader.bad("name", found)
    return found


def count_of(box: dict[str, Any], kind: str) -> i64:
    """How many cards of a kind there are, where a file may have more or fewer of them."""
    reader.file, reader.card, reader.field = reader.origins[id(box)][0], kind, "-"
    fewest, most = FEWEST_AND_MOST[kind]
    found = box.get(kind)
    if not isinstance(found, list) or not fewest <= len(found) <= most:
        raise reader.bad("count", f"{fewest}-{most}")
    return len(found)


def cards_of(box: dict[str, Any], kind: str, count: int, fields: list[str]) -> list[dict[str, Any]]:
    """The cards of one kind: so many, none twice, with no field that is not known.

    What belongs to a scenario has its scenario written down with it, and so has the scenario itself.
    """
    reader.file, owner, _ = reader.origins[id(box)]
    kind_of_owner = f"{owner} {kind}".strip()
    reader.card, reader.field = kind_of_owner, "-"
    found = box.get(kind)
    if not isinstance(found, list) or len(found) != count:
        raise reader.bad("count", count)
    seen: list[str] = []
    for number, card in enumerate(found):
        reader.card, reader.field = f"{kind_of_owner} {number + 1}", "id"
        named = "id" in reader.mapping(card) or ("id" in fields and not owner)
        name = reader.text(card.get("id")) if named else reader.card
        if not name or name in seen:
            raise reader.bad("name", name)
        seen.append(name)
        reader.origins[id(card)] = reader.file, name, owner or (name if kind == "scenarios" else "")
        for field in card:
            reader.card, reader.field = name, field
            if field not in fields:
                raise reader.bad("field", field)
    return found


def names_of(cards: list[dict[str, Any]], known: list[str]) -> list[str]:
    """Their names, where the rules know each of them by its place: exactly these."""
    for card, name in zip(cards, known, strict=True):
        reader.one_of(field_of(card, "id"), [name])
    return known


def free_names_of(cards: list[dict[str, Any]], taken: Sequence[str] = ()) -> list[str]:
    """Their names, where a file may choose them: small letters, digits and _, none of them twice."""
    names = list(taken)
    for card in cards:
        name: str = field_of(card, "id")
        if not name.isascii() or not name.isidentifier() or name != name.lower() or name in names:
            raise reader.bad("name", name)
        names.append(name)
    return names[len(taken) :]


def place_of(cards: list[dict[str, Any]], name: str) -> i64:
    """The place of a card that a rule knows by its name, wherever it stands."""
    for place, card in enumerate(cards):
        if card["id"] == name:
            return place
    field_of(cards[0], "id")
    reader.card = name
    raise reader.bad("count", 1)


def field_of(card: dict[str, Any], field: str) -> Any:
    """A field of a card; whatever is wrong with it is told with the card's name and the field's path."""
    reader.field = reader.inside.get(id(card), "") + field
    if id(card) in reader.origins:
        reader.file, reader.card, reader.home = reader.origins[id(card)]
    return card.get(field)


def need(card: dict[str, Any], *fields: str) -> None:
    """Refuse a card without one of these fields."""
    for field in fields:
        if field_of(card, field) is None:
            raise reader.bad("missing")


def refuse(card: dict[str, Any], *fields: str) -> None:
    """Refuse a card with one of these fields, which nothing would read."""
    for field in fields:
        if field_of(card, field) is not None:
            raise reader.bad("field", field)


def list_of(card: dict[str, Any], field: str, low: int = 0, high: int = 63) -> Sequence[Any]:
    """A list on a card; none is an empty one."""
    found = field_of(card, field)
    return reader.listed([] if found is None else found, low, high)


def effects_of(cards: list[dict[str, Any]], field: str, place: str) -> list[int]:
    """Their lists of effects, which stand in a certain place (effects.language)."""
    return [reader.effects_at(list_of(card, field), place) for card in cards]


def numbers_of(
    cards: list[dict[str, Any]], field: str, low: int = 0, high: int = 20, absent: int | None = 0
) -> list[int]:
    """A number of each of them; one without it has what ``absent`` says, and is refused if that is nothing."""
    return [
        absent if field_of(card, field) is None and absent is not None else reader.number(card.get(field), low, high)
        for card in cards
    ]


def flags_of(cards: list[dict[str, Any]], field: str) -> list[int]:
    return [int(reader.flag(card[field])) if field_of(card, field) is not None else 0 for card in cards]


def masks_of(cards: list[dict[str, Any]], field: str, names: list[str]) -> list[int]:
    return [reader.set_of(list_of(card, field), names) for card in cards]


def item_masks_of(cards: list[dict[str, Any]], field: str) -> list[int]:
    return masks_of(cards, field, list(reader.inventions))


def pawns_of(cards: list[dict[str, Any]], bearers: Sequence[str] = WITH_PAWNS) -> dict[str, int]:
    """What the additional pawn of each bearer is for, as bits of PAWN_USES; no other card has one."""
    found = {}
    for card in cards:
        if card["id"] not in bearers:
            refuse(card, "pawn")
        else:
            need(card, "pawn")
            found[str(card["id"])] = reader.set_of(card["pawn"], PAWN_USES, low=1)
    return found


def items_of(cards: list[dict[str, Any]], field: str) -> list[int]:
    """The invention that each of them names, or -1."""
    return [-1 if field_of(card, field) is None else reader.invention(card[field]) for card in cards]


def whens_of(cards: list[dict[str, Any]], explored: str = "") -> list[int]:
    """When each of them is used, if it is; one card is used as an exploration, and no other."""
    found = []
    for card in cards:
        if not field_of(card, "use"):
            refuse(card, "when")
        when = reader.one_of("any" if field_of(card, "when") is None else card["when"], WHENS)
        if (WHENS[when] == "explore") != (explored != "" and card.get("id") == explored):
            raise reader.bad("name", card.get("when"))
        found.append(when)
    return found
