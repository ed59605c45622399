"""What is in the box, read once from ``box/`` into typed tables.

Everything is numbered by its place in those files. All cards share one range of numbers (``EVENTS_AT``
and so on), because adventures and mysteries get into the event deck and because a mark remembers the
card it came from, whatever kind of card that was.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.games.robinson.effects.language import SOURCES, TERRAINS
from islario.games.robinson.marks import PLACES, SPACE_COUNT
from islario.games.robinson.reading import (
    cards_of,
    effects_of,
    field_of,
    flags_of,
    item_masks_of,
    items_of,
    list_of,
    masks_of,
    names_of,
    numbers_of,
    read_file,
    reader,
    table_of,
    whens_of,
)

WOOD: Final = 0
FOOD: Final = 1
PRESERVED: Final = 2
FUR: Final = 3
RESOURCES: Final = ["wood", "food", "preserved", "fur"]

# Kinds of actions, in the order in which they are resolved (RESOLVE-1).
THREAT: Final = 0
HUNT: Final = 1
BUILD: Final = 2
GATHER: Final = 3
EXPLORE: Final = 4
CAMP: Final = 5
REST: Final = 6
SPECIAL: Final = 7
"""The action that a scenario adds (Reclamation)."""
ACTIONS: Final = ["threat", "hunt", "build", "gather", "explore", "camp", "rest", "special"]
TOTEM_PAWN: Final = 8
"""Bit of a pawn that helps only on totems."""
PAWN_USES: Final = [*ACTIONS, "totem"]

WOOD_SOURCE: Final = 0
FISH: Final = 1
PARROT: Final = 2
BEACH: Final = 0

# People: four seats, then these.
FRIDAY: Final = 4
JENNY: Final = 5
NOBODY: Final = 7
"""The one that an effect is about, where it is about nobody in particular."""
PEOPLE: Final = 6

CARPENTER: Final = 0
COOK: Final = 1
EXPLORER: Final = 2
SOLDIER: Final = 3

# Where each kind of card begins among all cards.
EVENTS_AT: Final = 0
ADVENTURES_AT: Final = 73
MYSTERIES_AT: Final = 163
BEASTS_AT: Final = 215
INVENTIONS_AT: Final = 231
SCENARIO_INVENTIONS_AT: Final = 261
ITEMS_AT: Final = 275
WRECKAGE_AT: Final = 283
DISCOVERIES_AT: Final = 286
SCENARIOS_AT: Final = 303
SKILLS_AT: Final = 310
CARD_COUNT: Final = 326

EVENT_COUNT: Final = 73
ADVENTURE_COUNT: Final = 30
MYSTERY_COUNT: Final = 52
TREASURE_COUNT: Final = 26
MONSTER_COUNT: Final = 13
BEAST_COUNT: Final = 16
TILE_COUNT: Final = 11
INVENTION_COUNT: Final = 30
DISCOVERY_COUNT: Final = 17
ITEM_COUNT: Final = 8
WRECKAGE_COUNT: Final = 3
BOOK: Final = 3
"""The icon of an event that has no adventure icon."""

_PIECES: Final = read_file("pieces")
_INVENTION_FIELDS: Final = [
    "id", "starter", "owner", "terrain", "items", "wood", "fur", "food", "or_fur", "built", "pawn", "repeatable",
    "place",
]  # fmt: skip
_INVENTIONS: Final = cards_of(_PIECES, "inventions", INVENTION_COUNT, _INVENTION_FIELDS)
INVENTIONS: Final = names_of(_INVENTIONS)
reader.inventions.update({name: place for place, name in enumerate(INVENTIONS)})

# -- the island -----------------------------------------------------------------------------------
SPACES: Final = PLACES[:SPACE_COUNT]
A1: Final = 0
A2: Final = 1
A3: Final = 2
B1: Final = 3
B2: Final = 4
B3: Final = 5
B4: Final = 6
C1: Final = 7
C2: Final = 8
C3: Final = 9
A4: Final = 10
ISLAND: Final = (1 << 10) - 1
"""The ten spaces that every scenario uses, as bits."""


def _neighbours() -> list[int]:
    table = table_of(_PIECES, "spaces", SPACES)
    near = []
    for space in SPACES:
        reader.field = space
        near.append(sum(1 << reader.one_of(name, SPACES) for name in reader.listed(table[space])))
    return near


NEAR: Final = vec[i64](_neighbours())
"""The spaces beside each space, as bits."""


def _distances() -> list[int]:
    """The steps between any two spaces, paths over all of them."""
    found = [99] * (SPACE_COUNT * SPACE_COUNT)
    for start in range(SPACE_COUNT):
        reached, step = 1 << start, 0
        while reached:
            for space in range(SPACE_COUNT):
                if reached >> space & 1 and found[start * SPACE_COUNT + space] == 99:
                    found[start * SPACE_COUNT + space] = step
            known = reached
            for space in range(SPACE_COUNT):
                if known >> space & 1:
                    reached |= NEAR[space]
            step += 1
            if reached == known:
                break
    return found


DISTANCE: Final = vec[i64](_distances())
"""Steps from space a to space b, at a * SPACE_COUNT + b."""

_TILES: Final = cards_of(
    _PIECES, "tiles", TILE_COUNT, ["terrain", "sources", "beast", "discoveries", "totem", "shelter"]
)


def _from_one(numbers: list[int]) -> list[int]:
    """Tiles are numbered from 1: a table for them has nothing at 0."""
    return [0, *numbers]


TERRAIN: Final = vec[i64](_from_one([reader.one_of(field_of(tile, "terrain"), TERRAINS) for tile in _TILES]))
"""The terrain of each tile, by its number (there is no tile 0)."""
_TILE_SOURCES: Final = [[reader.one_of(name, SOURCES) for name in list_of(tile, "sources", 1, 2)] for tile in _TILES]
SOURCE_COUNT: Final = vec[i64](_from_one([len(sources) for sources in _TILE_SOURCES]))
SOURCE: Final = vec[i64]([-1, -1] + [([*sources, -1])[place] for sources in _TILE_SOURCES for place in (0, 1)])
"""The kinds of the first and second source of each tile (at 2 * tile), or -1."""
HAS_BEAST: Final = vec[i64](_from_one(flags_of(_TILES, "beast")))
HAS_TOTEM: Final = vec[i64](_from_one(flags_of(_TILES, "totem")))
HAS_SHELTER: Final = vec[i64](_from_one(flags_of(_TILES, "shelter")))
TILE_DISCOVERIES: Final = vec[i64](_from_one(numbers_of(_TILES, "discoveries")))
START_TILE: Final = 8

# -- dice: faces out of six -------------------------------------------------------------------------
_COLOURS: Final = ["build", "gather", "explore"]
_DICE: Final = table_of(_PIECES, "dice", _COLOURS)


def _faces(result: str) -> list[int]:
    """How many faces of each of the three dice show a result."""
    counts = []
    for colour in _COLOURS:
        die = table_of(_DICE, colour, ["success", "wound", "adventure"])
        reader.card, reader.field = f"dice {colour}", result
        counts.append(reader.number(die[result], 0, 6))
    return counts


SUCCESS_FACES: Final = vec[i64](_faces("success"))
WOUND_FACES: Final = vec[i64](_faces("wound"))
ADVENTURE_FACES: Final = vec[i64](_faces("adventure"))
WEATHER_FACES: Final = ["rain_1", "rain_2", "snow_1", "snow_2", "fight", "palisade", "food", "blank"]
RAIN_1: Final = 0
RAIN_2: Final = 1
SNOW_1: Final = 2
SNOW_2: Final = 3
FACE_FIGHT: Final = 4
FACE_PALISADE: Final = 5
FACE_FOOD: Final = 6
FACE_BLANK: Final = 7
RAIN_DIE: Final = 0
WINTER_DIE: Final = 1
ANIMALS_DIE: Final = 2
_WEATHER_DICE: Final = ["rain", "winter", "animals"]


def _weather_faces() -> list[int]:
    dice = table_of(_PIECES, "weather_dice", _WEATHER_DICE)
    found = []
    for name in _WEATHER_DICE:
        reader.field = name
        found += [reader.one_of(face, WEATHER_FACES) for face in reader.listed(dice[name], 6, 6)]
    return found


WEATHER_DIE: Final = vec[i64](_weather_faces())
"""The faces of the three weather dice, six each."""

# -- characters -------------------------------------------------------------------------------------
_CHARACTERS: Final = cards_of(_PIECES, "characters", 4, ["id", "dies", "arrows", "invention"])
CHARACTERS: Final = names_of(_CHARACTERS)
FRIDAY_AND_JENNY: Final = [4, 11]
DIES: Final = vec[i64](numbers_of(_CHARACTERS, "dies", 1) + FRIDAY_AND_JENNY)
"""The wound that kills each character, Friday (PLAYERS-4) and Jenny."""
ARROWS: Final = vec[i64](
    [sum(1 << reader.number(wound, 1) for wound in list_of(card, "arrows")) for card in _CHARACTERS] + [0, 0]
)
"""The wounds, as bits, at which morale falls."""
OWN_INVENTION: Final = vec[i64]([reader.invention(field_of(card, "invention")) for card in _CHARACTERS])
_SKILLS: Final = cards_of(_PIECES, "skills", 16, ["id", "price", "use", "when", "pawn", "food"])
SKILLS: Final = names_of(_SKILLS)
SKILL_PRICE: Final = vec[i64](numbers_of(_SKILLS, "price", 1))
SKILL_FOOD: Final = vec[i64](numbers_of(_SKILLS, "food"))
SKILL_USE: Final = vec[i64](effects_of(_SKILLS, "use"))
SKILL_WHEN: Final = vec[i64](whens_of(_SKILLS))
ECONOMICAL: Final = 0
CRAFTSMANSHIP: Final = 1
A_NEW_IDEA: Final = 2
HANDYMAN: Final = 3
RECIPE: Final = 4
SEARCHING_TALENT: Final = 5
STONE_SOUP: Final = 6
HOOCH: Final = 7
FORTUNE: Final = 8
RECONNAISSANCE: Final = 9
SPEECH: Final = 10
SCOUTING: Final = 11
TRACKING: Final = 12
DEFENSE_PLAN: Final = 13
FRENZY: Final = 14
THE_HUNT: Final = 15
PRINTED_DEFENSE_PRICE: Final = 2
FRIDAY_PRICE: Final = 2

# -- inventions: thirty of the box, and two of the scenario that is played ----------------------------
SHOVEL: Final = 0
BRICKS: Final = 1
POT: Final = 2
CURE: Final = 3
ROPE: Final = 4
KNIFE: Final = 5
FIRE: Final = 6
MAP: Final = 7
DAM: Final = 8
SNARE: Final = 9
FIREPLACE: Final = 10
SHORTCUT: Final = 11
SPEAR: Final = 12
BASKET: Final = 13
SACK: Final = 14
BED: Final = 15
BELTS: Final = 16
BOW: Final = 17
CELLAR: Final = 18
CORRAL: Final = 19
DIARY: Final = 20
DRUMS: Final = 21
FURNACE: Final = 22
LANTERN: Final = 23
MOAT: Final = 24
PIT: Final = 25
RAFT: Final = 26
SHIELD: Final = 27
SLING: Final = 28
WALL: Final = 29
FIRST_OF_SCENARIO: Final = 30
SECOND_OF_SCENARIO: Final = 31
BUILDABLE: Final = 32
STARTERS: Final = sum(1 << place for place, starter in enumerate(flags_of(_INVENTIONS, "starter")) if starter)

_SCENARIO_FIELDS: Final = [
    "id", "rounds", "weather", "book", "totems", "points", "discoveries", "inventions", "random_inventions",
]  # fmt: skip
_SCENARIOS: Final = cards_of(read_file("scenarios"), "scenarios", 7, _SCENARIO_FIELDS)
SCENARIOS: Final = names_of(_SCENARIOS)
SCENARIO_INVENTIONS: Final = [cards_of(scenario, "inventions", 2, _INVENTION_FIELDS) for scenario in _SCENARIOS]
_ALL: Final = [[*_INVENTIONS, *own] for own in SCENARIO_INVENTIONS]
"""The thirty-two things that can be built, scenario by scenario."""
_EVERY: Final = [card for cards in _ALL for card in cards]
NEED_TERRAIN: Final = vec[i64](masks_of(_EVERY, "terrain", TERRAINS))
"""What an invention needs, at 32 * scenario + invention; so are the next tables."""
NEED_ITEMS: Final = vec[i64](item_masks_of(_EVERY, "items"))
NEED_WOOD: Final = vec[i64](numbers_of(_EVERY, "wood"))
NEED_FUR: Final = vec[i64](numbers_of(_EVERY, "fur"))
NEED_FOOD: Final = vec[i64](numbers_of(_EVERY, "food"))
OR_FUR: Final = vec[i64](numbers_of(_EVERY, "or_fur"))
WHEN_BUILT: Final = vec[i64](effects_of(_EVERY, "built"))
PAWN_OF: Final = vec[i64](masks_of(_EVERY, "pawn", PAWN_USES))
REPEATABLE: Final = vec[i64](flags_of(_EVERY, "repeatable"))
ON_A_TILE: Final = vec[i64](flags_of(_EVERY, "place"))


def invention_name(scenario: int, invention: int) -> str:
    return str(_ALL[scenario][invention]["id"])


def invention_card(scenario: i64, invention: i64) -> i64:
    """The number of an invention among all cards."""
    if invention < FIRST_OF_SCENARIO:
        return INVENTIONS_AT + invention
    return SCENARIO_INVENTIONS_AT + 2 * scenario + invention - FIRST_OF_SCENARIO


# -- scenarios ----------------------------------------------------------------------------------------
CASTAWAYS: Final = 0
CURSED_ISLAND: Final = 1
JENNY_SCENARIO: Final = 2
VOLCANO_ISLAND: Final = 3
CANNIBAL_ISLAND: Final = 4
ROBINSON_FAMILY: Final = 5
KING_KONG: Final = 6
ROUNDS: Final = vec[i64](numbers_of(_SCENARIOS, "rounds", 1, 15))


def _schedule() -> list[int]:
    """The weather dice of each round of each scenario, as bits, at 16 * scenario + round."""
    table = [0] * (16 * len(_SCENARIOS))
    for place, scenario in enumerate(_SCENARIOS):
        for number, dice in enumerate(list_of(scenario, "weather", ROUNDS[place], ROUNDS[place])):
            for letter in str(dice):
                table[16 * place + number + 1] |= 1 << reader.one_of(letter, ["r", "w", "a"])
    return table


SCHEDULE: Final = vec[i64](_schedule())
RANDOM_INVENTIONS: Final = vec[i64]([number or 5 for number in numbers_of(_SCENARIOS, "random_inventions")])
BOOK_EFFECT: Final = vec[i64](effects_of(_SCENARIOS, "book"))
TOTEM_COUNT: Final = vec[i64]([len(list_of(scenario, "totems", 0, 8)) for scenario in _SCENARIOS])


def _totems() -> list[int]:
    table = [0] * (8 * len(_SCENARIOS))
    for place, scenario in enumerate(_SCENARIOS):
        for number, effects in enumerate(list_of(scenario, "totems")):
            table[8 * place + number] = reader.effects(effects)
    return table


TOTEM_EFFECT: Final = vec[i64](_totems())
_POINTS: Final = [
    "heart", "weapon", "roof", "palisade", "pile_column", "blue_marker", "fog_marker", "jenny_saved", "lifeboat",
    "jolly_boat", "explored_tile", "explored_totem", "burnt_village", "burnt_city", "item",
]  # fmt: skip


def _points(scenario: dict[str, Any]) -> dict[str, int]:
    found = {} if field_of(scenario, "points") is None else scenario["points"]
    if not isinstance(found, dict):
        raise reader.bad("name", found)
    return {_POINTS[reader.one_of(name, _POINTS)]: reader.number(worth) for name, worth in found.items()}


POINTS: Final[list[dict[str, int]]] = [_points(scenario) for scenario in _SCENARIOS]

# -- starting items, wreckage, beasts, discoveries ------------------------------------------------------
ANY_TIME: Final = 0
IN_PLANNING: Final = 1
IN_FIGHT: Final = 2
AT_NIGHT: Final = 3
IN_WEATHER: Final = 4
IN_MYSTERY: Final = 5
WITH_ANIMALS: Final = 6
AS_EXPLORING: Final = 7


_ITEMS: Final = cards_of(_PIECES, "starting_items", ITEM_COUNT, ["id", "use", "when", "pawn"])
STARTING_ITEMS: Final = names_of(_ITEMS)
PIPE: Final = 0
BIBLE: Final = 1
STORM_GLASS: Final = 2
PISTOL: Final = 3
BOTTLE: Final = 4
HAMMER: Final = 5
BISCUITS: Final = 6
RUM: Final = 7
ITEM_USES: Final = 2
_WRECKAGE: Final = cards_of(_PIECES, "wreckage", WRECKAGE_COUNT, ["id", "one", "two"])
WRECKAGE: Final = names_of(_WRECKAGE)
WRECKAGE_ONE: Final = vec[i64](effects_of(_WRECKAGE, "one"))
WRECKAGE_TWO: Final = vec[i64](effects_of(_WRECKAGE, "two"))
_BEASTS: Final = cards_of(_PIECES, "beasts", BEAST_COUNT, ["id", "fight", "extra"])
BEASTS: Final = names_of(_BEASTS)


def _fights() -> list[int]:
    return [reader.effects([{"fight": field_of(card, "fight")}]) for card in _BEASTS]


BEAST_FIGHT: Final = vec[i64](_fights())
BEAST_EXTRA: Final = vec[i64](effects_of(_BEASTS, "extra"))
_DISCOVERY_FIELDS: Final = ["id", "count", "use", "when", "pawn", "weapon", "item", "token", "reusable"]
_DISCOVERIES: Final = cards_of(_PIECES, "discoveries", DISCOVERY_COUNT, _DISCOVERY_FIELDS)
DISCOVERIES: Final = names_of(_DISCOVERIES)
DISCOVERY_COPIES: Final = vec[i64]([number or 1 for number in numbers_of(_DISCOVERIES, "count")])
LARVAE: Final = 0
FALLEN_TREE: Final = 1
GOAT: Final = 2
CANDLES: Final = 3
TREASURE_TOKEN: Final = 4
LARGE_LEAVES: Final = 7
VEGETABLES: Final = 9
HEALING_HERBS: Final = 11
FIRST_SCENARIO_TOKEN: Final = 13
_OWN_TOKENS: Final = [cards_of(scenario, "discoveries", 4, _DISCOVERY_FIELDS) for scenario in _SCENARIOS]
_TOKENS: Final = [card for own in _OWN_TOKENS for card in [*_DISCOVERIES[:FIRST_SCENARIO_TOKEN], *own]]
"""The seventeen kinds, scenario by scenario."""
TOKEN_USE: Final = vec[i64](effects_of(_TOKENS, "use"))
"""What a discovery token does, at 17 * scenario + kind; so are the next tables."""
TOKEN_WHEN: Final = vec[i64](whens_of(_TOKENS))
TOKEN_PAWN: Final = vec[i64](masks_of(_TOKENS, "pawn", PAWN_USES))
TOKEN_WEAPON: Final = vec[i64](numbers_of(_TOKENS, "weapon"))
TOKEN_ITEM: Final = vec[i64](items_of(_TOKENS, "item"))
TOKEN_REUSABLE: Final = vec[i64](flags_of(_TOKENS, "reusable"))
ITEM_USE: Final = vec[i64](effects_of(_ITEMS, "use"))
ITEM_WHEN: Final = vec[i64](whens_of(_ITEMS))
