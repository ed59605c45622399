"""Single pieces as the files describe them, with what only such a piece can be asked."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.games.robinson.box import piece_names
from islario.games.robinson.box.piece_names import ROUND_STRIDE, TOTEM_STRIDE
from islario.games.robinson.box.reading import (
    cards_of,
    field_of,
    list_of,
    reader,
    refuse,
    table_of,
)
from islario.games.robinson.effects.limits import ON_TOTEM
from islario.games.robinson.effects.specs import COLOURS, SOURCES
from islario.games.robinson.marks import PLACES, SPACE_COUNT

SPACES: Final[list[str]] = PLACES[:SPACE_COUNT]
WEATHER_FACES: Final[list[str]] = ["rain_1", "rain_2", "snow_1", "snow_2", "fight", "palisade", "food", "blank"]
CLOUDS: Final = 4
"""How many of the faces are clouds."""
INVENTION_FIELDS: Final[list[str]] = ["id", "terrain", "items", "wood", "fur", "food", "or_fur", "built", "pawn"]
DISCOVERY_FIELDS: Final[list[str]] = ["use", "when", "pawn", "weapon", "item"]


def neighbours(box: dict[str, Any]) -> list[int]:
    """The spaces beside each space, as bits: both of two say it."""
    table = table_of(box, "spaces", SPACES)
    near = []
    for space in SPACES:
        reader.field = space
        near.append(reader.set_of(table[space], SPACES))
    for place, space in enumerate(SPACES):
        reader.field = space
        for other in range(SPACE_COUNT):
            if near[place] >> other & 1 != near[other] >> place & 1 or near[place] >> place & 1:
                raise reader.bad("name", SPACES[other])
    return near


def distances(near: vec[i64]) -> list[int]:
    """The steps between any two spaces, paths over all of them."""
    found = [99] * (SPACE_COUNT * SPACE_COUNT)
    for start in range(SPACE_COUNT):
        reached, step = 1 << start, 0
        while reached:
            for space in range(SPACE_COUNT):
                if reached >> space & 1 and found[start * SPACE_COUNT + space] == 99:
                    found[start * SPACE_COUNT + space] = step
            before = reached
            for space in range(SPACE_COUNT):
                if before >> space & 1:
                    reached |= near[space]
            step += 1
            if reached == before:
                break
    return found


def sources(tile: dict[str, Any]) -> list[int]:
    """The sources of a tile: one, or one of wood and one of food."""
    found = [reader.one_of(name, SOURCES) for name in list_of(tile, "sources", 1, 2)]
    if len(found) == 2 and found.count(SOURCES.index("wood")) != 1:
        raise reader.bad("list", tile["sources"])
    return found


def faces(box: dict[str, Any], result: str) -> list[int]:
    """How many faces of each of the three dice show a result."""
    counts = []
    for colour in COLOURS:
        die = table_of(table_of(box, "dice", COLOURS), colour, ["success", "wound", "adventure"])
        reader.card, reader.field = f"dice {colour}", result
        counts.append(reader.number(die[result], 0, 6))
    return counts


def weather_faces(box: dict[str, Any]) -> list[int]:
    """The faces of the three weather dice: clouds on two of them, animals on the third."""
    names = ["rain", "winter", "animals"]
    dice = table_of(box, "weather_dice", names)
    found = []
    for name in names:
        reader.field = name
        for face in reader.listed(dice[name], 6, 6):
            place = reader.one_of(face, WEATHER_FACES)
            if (place >= CLOUDS) != (name == "animals"):
                raise reader.bad("name", face)
            found.append(place)
    return found


def arrows(card: dict[str, Any]) -> int:
    """The wounds at which morale falls, as bits: four at the most, all before the last."""
    found = 0
    for wound in list_of(card, "arrows", 0, 4):
        arrow = 1 << reader.number(wound, 1, card["dies"] - 1)
        if found & arrow:
            raise reader.bad("number", wound)
        found |= arrow
    return found


def check_owners(characters: list[dict[str, Any]], inventions: list[dict[str, Any]]) -> None:
    """Both cards say whose an invention is."""
    owned = {str(card["invention"]): str(card["id"]) for card in characters}
    for card in inventions:
        if field_of(card, "owner") != owned.get(card["id"]):
            raise reader.bad("name", card.get("owner"))


def own_inventions(scenarios: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The two inventions of each scenario; all inventions have different names."""
    taken = list(piece_names.INVENTIONS)
    found: list[list[dict[str, Any]]] = []
    for scenario in scenarios:
        cards = cards_of(scenario, "inventions", 2, [*INVENTION_FIELDS, "repeatable", "place"])
        for card in cards:
            name = reader.text(field_of(card, "id"))
            if not name.isidentifier() or name in taken:
                raise reader.bad("name", name)
            taken.append(name)
        if len(sited(found)) == piece_names.MOST_SITED:
            refuse(cards[0], "place")
        refuse(cards[1], "place")
        found.append(cards)
    return found


def sited(inventions: list[list[dict[str, Any]]]) -> list[int]:
    """The scenarios whose first invention is built on a tile."""
    return [number for number, cards in enumerate(inventions) if cards[0].get("place")]


def rounds(scenario: dict[str, Any]) -> int:
    return reader.number(field_of(scenario, "rounds"), 1, ROUND_STRIDE - 1)


def schedule(scenarios: list[dict[str, Any]]) -> list[int]:
    """The weather dice of each round of each scenario, as bits, at ROUND_STRIDE * scenario + round."""
    table = [0] * (ROUND_STRIDE * len(scenarios))
    for place, scenario in enumerate(scenarios):
        for number, dice in enumerate(list_of(scenario, "weather", scenario["rounds"], scenario["rounds"])):
            table[ROUND_STRIDE * place + number + 1] = reader.set_of(list(reader.text(dice)), ["r", "w", "a"])
    return table


def totems(scenarios: list[dict[str, Any]]) -> list[int]:
    """What each totem of a scenario does, at TOTEM_STRIDE * scenario + number."""
    table = [0] * (TOTEM_STRIDE * len(scenarios))
    for place, scenario in enumerate(scenarios):
        for number, effects in enumerate(list_of(scenario, "totems")):
            table[TOTEM_STRIDE * place + number] = reader.effects_at(effects, ON_TOTEM)
    return table


def points(scenario: dict[str, Any]) -> dict[str, int]:
    """What counts for points, and how much."""
    found = {} if field_of(scenario, "points") is None else reader.mapping(scenario["points"])
    return {str(name): reader.number(worth) for name, worth in found.items()}


def own_tokens(scenario: dict[str, Any]) -> list[dict[str, Any]]:
    """What the four tokens of the scenarios are in one of them: one a pawn, and one used again and again at most."""
    cards = cards_of(scenario, "discoveries", 4, [*DISCOVERY_FIELDS, "token", "reusable"])
    pawns = again = 0
    for place, card in enumerate(cards):
        reader.one_of(field_of(card, "token"), [piece_names.DISCOVERIES[piece_names.FIRST_SCENARIO_TOKEN + place]])
        pawns += 1 if field_of(card, "pawn") is not None else 0
        if pawns > 1:
            refuse(card, "pawn")
        again += 1 if field_of(card, "reusable") is not None else 0
        if again > 1 or card.get("when") != "fight":  # once a fight
            refuse(card, "reusable")
    return cards
