"""The parts of the box that a client needs to draw the table."""

from typing import Any, Final

from islario.core.bits import places
from islario.games.robinson.box.piece_names import ROUND_STRIDE
from islario.games.robinson.components import (
    ARROWS,
    BUILDABLE,
    CHARACTERS,
    DIES,
    FIRST_OF_SCENARIO,
    FRIDAY,
    FRIDAY_PRICE,
    HAS_BEAST,
    HAS_SHELTER,
    HAS_TOTEM,
    INVENTIONS,
    JENNY,
    NEAR,
    NEED_FOOD,
    NEED_FUR,
    NEED_ITEMS,
    NEED_TERRAIN,
    NEED_WOOD,
    OR_FUR,
    OWN_INVENTION,
    POINTS,
    ROUNDS,
    SCENARIO_INVENTIONS,
    SCENARIOS,
    SCHEDULE,
    SKILL_PRICE,
    SKILLS,
    SOURCE,
    SPACES,
    TERRAIN,
    TILE_COUNT,
    TILE_DISCOVERIES,
    TOTEM_COUNT,
    WEATHER_DIE,
    WEATHER_FACES,
)
from islario.games.robinson.effects.specs import SOURCES, TERRAINS
from islario.games.robinson.scenarios.registry import SCENARIOS as RULES

DICE: Final = ["rain", "winter", "animals"]


def contents() -> dict[str, Any]:
    """Spaces, tiles, characters, inventions and scenarios, ready for JSON."""
    return {
        "spaces": {space: [SPACES[other] for other in places(NEAR[place])] for place, space in enumerate(SPACES)},
        "tiles": [_tile(number) for number in range(1, TILE_COUNT + 1)],
        "characters": [_character(place) for place in range(len(CHARACTERS))],
        "helpers": [
            {"helper": "friday", "dies": int(DIES[FRIDAY]), "skills": {"friday_reroll": FRIDAY_PRICE}},
            {"helper": "jenny", "dies": int(DIES[JENNY]), "skills": {}},
        ],
        "inventions": {name: _needs(place) for place, name in enumerate(INVENTIONS)},
        "scenarios": [_scenario(place) for place in range(len(SCENARIOS))],
        "weather_dice": {name: _weather_die(die) for die, name in enumerate(DICE)},
    }


def _tile(number: int) -> dict[str, Any]:
    return {
        "number": number,
        "terrain": TERRAINS[TERRAIN[number]],
        "sources": [SOURCES[kind] for kind in (SOURCE[2 * number], SOURCE[2 * number + 1]) if kind >= 0],
        "beast": HAS_BEAST[number] == 1,
        "totem": HAS_TOTEM[number] == 1,
        "shelter": HAS_SHELTER[number] == 1,
        "discoveries": int(TILE_DISCOVERIES[number]),
    }


def _character(place: int) -> dict[str, Any]:
    skills = range(4 * place, 4 * place + 4)
    return {
        "character": CHARACTERS[place],
        "dies": int(DIES[place]),
        "arrows": places(ARROWS[place]),
        "invention": INVENTIONS[OWN_INVENTION[place]],
        "skills": {SKILLS[skill]: int(SKILL_PRICE[skill]) for skill in skills},
    }


def _needs(at: int) -> dict[str, Any]:
    """What an invention needs, at its place in the tables."""
    amounts = {"wood": NEED_WOOD[at], "food": NEED_FOOD[at], "fur": NEED_FUR[at], "or_fur": OR_FUR[at]}
    return {
        "terrain": [TERRAINS[place] for place in places(NEED_TERRAIN[at])],
        "items": [INVENTIONS[place] for place in places(NEED_ITEMS[at])],
        **{name: int(amount) for name, amount in amounts.items() if amount},
    }


def _scenario(place: int) -> dict[str, Any]:
    own = [str(card["id"]) for card in SCENARIO_INVENTIONS[place]]
    rounds = int(ROUNDS[place])
    return {
        "scenario": SCENARIOS[place],
        "rounds": rounds,
        "weather": [
            [DICE[die] for die in places(SCHEDULE[ROUND_STRIDE * place + number])] for number in range(1, rounds + 1)
        ],
        "inventions": {name: _needs(BUILDABLE * place + FIRST_OF_SCENARIO + number) for number, name in enumerate(own)},
        "points": POINTS[place],
        "spaces": SPACES[: RULES[place].spaces],
        "totems": TOTEM_COUNT[place] > 0,
        "calendar": {str(number): told for number, told in RULES[place].calendar().items() if told},
    }


def _weather_die(die: int) -> dict[str, int]:
    """How many faces of a weather die show what."""
    faces = [WEATHER_FACES[WEATHER_DIE[6 * die + side]] for side in range(6)]
    return {face: faces.count(face) for face in dict.fromkeys(faces)}
