"""What is in the box, read once from ``box/`` into typed tables.

Everything is numbered by its place in those files. All cards share one range of numbers (``EVENTS_AT``
and so on), because adventures and mysteries get into the event deck and because a mark remembers the
card it came from, whatever kind of card that was. Where each kind begins follows from how many the files have.
"""

from itertools import accumulate
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.games.robinson.box import piece_names, pieces
from islario.games.robinson.box.reading import (
    cards_of,
    count_of,
    effects_of,
    field_of,
    flags_of,
    free_names_of,
    item_masks_of,
    items_of,
    list_of,
    masks_of,
    names_of,
    need,
    numbers_of,
    pawns_of,
    read_file,
    reader,
    refuse,
    whens_of,
)
from islario.games.robinson.effects.limits import IN_BOOK, IN_USE, ON_BUILT, ON_REWARD
from islario.games.robinson.effects.specs import COLOURS, TERRAINS

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
ACTIONS: Final = piece_names.ACTIONS

WOOD_SOURCE: Final = 0
FISH: Final = 1
PARROT: Final = 2

# People: four seats, then these.
FRIDAY: Final = 4
JENNY: Final = 5
NOBODY: Final = 7
"""The one that an effect is about, where it is about nobody in particular."""
PEOPLE: Final = 6

CARPENTER: Final = 0

# -- how many cards there are -----------------------------------------------------------------------
# A number that is worked out is an ``i64``: compiled, that is a plain variable, and an ``int`` is an object.
# The first six are literals, which are compiled into the code; the files must have exactly so many.
TILE_COUNT: Final = 11
INVENTION_COUNT: Final = 30
DISCOVERY_COUNT: Final = 17
ITEM_COUNT: Final = 8
WRECKAGE_COUNT: Final = 3
SKILL_COUNT: Final = 16
_EVENT_BOX: Final = read_file("events")
BOOK_EVENTS: Final = count_of(_EVENT_BOX, "book")
EVENT_COUNT: Final = BOOK_EVENTS + count_of(_EVENT_BOX, "adventure")
_ADVENTURE_BOX: Final = read_file("adventures")
_DECK_STARTS: Final = [0, *accumulate(count_of(_ADVENTURE_BOX, colour) for colour in COLOURS)]
ADVENTURE_DECKS: Final = vec[i64](_DECK_STARTS)
"""The adventure with which each of the three decks begins, and how many there are in all."""
_MYSTERY_BOX: Final = read_file("mysteries")
TREASURE_COUNT: Final = count_of(_MYSTERY_BOX, "treasure")
MONSTER_COUNT: Final = count_of(_MYSTERY_BOX, "monster")
MYSTERY_COUNT: Final = TREASURE_COUNT + MONSTER_COUNT + count_of(_MYSTERY_BOX, "trap")
_PIECES: Final = read_file("pieces")
BEAST_COUNT: Final = count_of(_PIECES, "beasts")
_SCENARIO_BOX: Final = read_file("scenarios")
SCENARIO_COUNT: Final = count_of(_SCENARIO_BOX, "scenarios")

# Where each kind of card begins among all cards.
EVENTS_AT: Final = 0
ADVENTURES_AT: Final = EVENTS_AT + EVENT_COUNT
MYSTERIES_AT: Final = ADVENTURES_AT + ADVENTURE_DECKS[3]
BEASTS_AT: Final = MYSTERIES_AT + MYSTERY_COUNT
INVENTIONS_AT: Final = BEASTS_AT + BEAST_COUNT
SCENARIO_INVENTIONS_AT: Final = INVENTIONS_AT + INVENTION_COUNT
ITEMS_AT: Final = SCENARIO_INVENTIONS_AT + 2 * SCENARIO_COUNT
WRECKAGE_AT: Final = ITEMS_AT + ITEM_COUNT
DISCOVERIES_AT: Final = WRECKAGE_AT + WRECKAGE_COUNT
SCENARIOS_AT: Final = DISCOVERIES_AT + DISCOVERY_COUNT
SKILLS_AT: Final = SCENARIOS_AT + SCENARIO_COUNT
BOOK: Final = 3
"""The icon of an event that has no adventure icon."""

_INVENTIONS: Final = cards_of(_PIECES, "inventions", INVENTION_COUNT, [*pieces.INVENTION_FIELDS, "starter", "owner"])
INVENTIONS: Final = names_of(_INVENTIONS, piece_names.INVENTIONS)
reader.inventions.update({name: place for place, name in enumerate(INVENTIONS)})

# -- the island -----------------------------------------------------------------------------------
SPACES: Final = pieces.SPACES
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
SPACES_PLAYED: Final = 10
"""How many spaces every scenario uses."""
ISLAND: Final = (1 << 10) - 1
"""The ten spaces that every scenario uses, as bits."""
NEAR: Final = vec[i64](pieces.neighbours(_PIECES))
"""The spaces beside each space, as bits."""
DISTANCE: Final = vec[i64](pieces.distances(NEAR))
"""Steps from space a to space b, at a * SPACE_COUNT + b."""

_TILES: Final = cards_of(
    _PIECES, "tiles", TILE_COUNT, ["terrain", "sources", "beast", "discoveries", "totem", "shelter"]
)


def _from_one(numbers: list[int]) -> list[int]:
    """Tiles are numbered from 1: a table for them has nothing at 0."""
    return [0, *numbers]


TERRAIN: Final = vec[i64](_from_one([reader.one_of(field_of(tile, "terrain"), TERRAINS) for tile in _TILES]))
"""The terrain of each tile, by its number (there is no tile 0)."""
_TILE_SOURCES: Final = [pieces.sources(tile) for tile in _TILES]
SOURCE_COUNT: Final = vec[i64](_from_one([len(sources) for sources in _TILE_SOURCES]))
SOURCE: Final = vec[i64]([-1, -1] + [([*sources, -1])[place] for sources in _TILE_SOURCES for place in (0, 1)])
"""The kinds of the first and second source of each tile (at 2 * tile), or -1."""
HAS_BEAST: Final = vec[i64](_from_one(flags_of(_TILES, "beast")))
HAS_TOTEM: Final = vec[i64](_from_one(flags_of(_TILES, "totem")))
HAS_SHELTER: Final = vec[i64](_from_one(flags_of(_TILES, "shelter")))
TILE_DISCOVERIES: Final = vec[i64](_from_one(numbers_of(_TILES, "discoveries")))
START_TILE: Final = 8

# -- dice: faces out of six -------------------------------------------------------------------------
SUCCESS_FACES: Final = vec[i64](pieces.faces(_PIECES, "success"))
WOUND_FACES: Final = vec[i64](pieces.faces(_PIECES, "wound"))
ADVENTURE_FACES: Final = vec[i64](pieces.faces(_PIECES, "adventure"))
WEATHER_FACES: Final = pieces.WEATHER_FACES
RAIN_1: Final = 0
RAIN_2: Final = 1
SNOW_1: Final = 2
SNOW_2: Final = 3
FACE_FIGHT: Final = 4
FACE_PALISADE: Final = 5
FACE_FOOD: Final = 6
ANIMAL_STRENGTH: Final = 3
"""What the hungry animals of the beast face fight with."""
ANIMALS_DIE: Final = 2
WEATHER_DIE: Final = vec[i64](pieces.weather_faces(_PIECES))
"""The faces of the three weather dice, six each."""

# -- characters -------------------------------------------------------------------------------------
_CHARACTERS: Final = cards_of(_PIECES, "characters", 4, ["id", "dies", "arrows", "invention"])
CHARACTERS: Final = names_of(_CHARACTERS, piece_names.CHARACTERS)
FRIDAY_AND_JENNY: Final = [4, 11]
DIES: Final = vec[i64](numbers_of(_CHARACTERS, "dies", 2, absent=None) + FRIDAY_AND_JENNY)
"""The wound that kills each character, Friday (PLAYERS-4) and Jenny."""
ARROWS: Final = vec[i64]([pieces.arrows(card) for card in _CHARACTERS] + [0, 0])
"""The wounds, as bits, at which morale falls."""
OWN_INVENTION: Final = vec[i64]([reader.invention(field_of(card, "invention")) for card in _CHARACTERS])
pieces.check_owners(_CHARACTERS, _INVENTIONS)
_SKILLS: Final = cards_of(_PIECES, "skills", SKILL_COUNT, ["id", "price", "use", "when", "pawn", "food"])
SKILLS: Final = names_of(_SKILLS, piece_names.SKILLS)
SKILL_PRICE: Final = vec[i64](numbers_of(_SKILLS, "price", 1, absent=None))
SKILL_FOOD: Final = vec[i64](numbers_of(_SKILLS, "food"))
SKILL_USE: Final = vec[i64](effects_of(_SKILLS, "use", IN_USE))
SKILL_WHEN: Final = vec[i64](whens_of(_SKILLS))
ECONOMICAL: Final = 0
CRAFTSMANSHIP: Final = 1
HANDYMAN: Final = 3
RECIPE: Final = 4
SEARCHING_TALENT: Final = 5
STONE_SOUP: Final = 6
FORTUNE: Final = 8
SPEECH: Final = 10
SCOUTING: Final = 11
DEFENSE_PLAN: Final = 13
FRENZY: Final = 14
THE_HUNT: Final = 15
PRINTED_DEFENSE_PRICE: Final = 2
FRIDAY_PRICE: Final = 2

# -- inventions: thirty of the box, and two of the scenario that is played ----------------------------
SHOVEL: Final = 0
POT: Final = 2
CURE: Final = 3
ROPE: Final = 4
KNIFE: Final = 5
FIRE: Final = 6
MAP: Final = 7
SNARE: Final = 9
FIREPLACE: Final = 10
SHORTCUT: Final = 11
BASKET: Final = 13
SACK: Final = 14
BED: Final = 15
BELTS: Final = 16
CELLAR: Final = 18
CORRAL: Final = 19
DIARY: Final = 20
DRUMS: Final = 21
FURNACE: Final = 22
LANTERN: Final = 23
PIT: Final = 25
RAFT: Final = 26
SHIELD: Final = 27
FIRST_OF_SCENARIO: Final = 30
SECOND_OF_SCENARIO: Final = 31
BUILDABLE: Final = 32
STARTERS: Final = sum(1 << place for place, starter in enumerate(flags_of(_INVENTIONS, "starter")) if starter)

_SCENARIO_FIELDS: Final = [
    "id", "rounds", "weather", "book", "totems", "points", "discoveries", "inventions", "random_inventions",
]  # fmt: skip
SCENARIO_TABLES: Final = cards_of(_SCENARIO_BOX, "scenarios", SCENARIO_COUNT, _SCENARIO_FIELDS)
"""The tables of the scenarios; what each of them must be besides is checked by ``scenarios.registry``."""
SCENARIOS: Final = [str(card["id"]) for card in SCENARIO_TABLES]
SCENARIO_INVENTIONS: Final = pieces.own_inventions(SCENARIO_TABLES)
_ALL: Final = [[*_INVENTIONS, *own] for own in SCENARIO_INVENTIONS]
"""The thirty-two things that can be built, scenario by scenario."""
_EVERY: Final = [card for cards in _ALL for card in cards]
NEED_TERRAIN: Final = vec[i64](masks_of(_EVERY, "terrain", TERRAINS))
"""Index: BUILDABLE * scenario + invention. The tables below use it too."""
NEED_ITEMS: Final = vec[i64](item_masks_of(_EVERY, "items"))
NEED_WOOD: Final = vec[i64](numbers_of(_EVERY, "wood", 0, piece_names.MOST_TO_PAY))
NEED_FUR: Final = vec[i64](numbers_of(_EVERY, "fur", 0, piece_names.MOST_TO_PAY))
NEED_FOOD: Final = vec[i64](numbers_of(_EVERY, "food", 0, piece_names.MOST_TO_PAY))
OR_FUR: Final = vec[i64](numbers_of(_EVERY, "or_fur", 0, piece_names.MOST_TO_PAY))
WHEN_BUILT: Final = vec[i64](effects_of(_EVERY, "built", ON_BUILT))
REPEATABLE: Final = vec[i64](flags_of(_EVERY, "repeatable"))
ON_A_TILE: Final = vec[i64](flags_of(_EVERY, "place"))
SITED: Final = vec[i64](pieces.sited(SCENARIO_INVENTIONS))
"""The scenarios whose first invention is built on a tile."""
SITED_COUNT: Final = i64(len(SITED))


def invention_name(scenario: int, invention: int) -> str:
    return str(_ALL[scenario][invention]["id"])


def invention_card(scenario: i64, invention: i64) -> i64:
    """The number of an invention among all cards."""
    if invention < FIRST_OF_SCENARIO:
        return INVENTIONS_AT + invention
    return SCENARIO_INVENTIONS_AT + 2 * scenario + invention - FIRST_OF_SCENARIO


# -- scenarios ----------------------------------------------------------------------------------------
ROUNDS: Final = vec[i64]([pieces.rounds(scenario) for scenario in SCENARIO_TABLES])
SCHEDULE: Final = vec[i64](pieces.schedule(SCENARIO_TABLES))
RANDOM_INVENTIONS: Final = vec[i64](numbers_of(SCENARIO_TABLES, "random_inventions", 1, 17, absent=5))
BOOK_EFFECT: Final = vec[i64](effects_of(SCENARIO_TABLES, "book", IN_BOOK))
TOTEM_COUNT: Final = vec[i64](
    [len(list_of(scenario, "totems", 0, piece_names.TOTEM_STRIDE)) for scenario in SCENARIO_TABLES]
)
TOTEM_EFFECT: Final = vec[i64](pieces.totems(SCENARIO_TABLES))
POINTS: Final[list[dict[str, int]]] = [pieces.points(scenario) for scenario in SCENARIO_TABLES]

# -- starting items, wreckage, beasts, discoveries ------------------------------------------------------
ANY_TIME: Final = 0
IN_PLANNING: Final = 1
IN_FIGHT: Final = 2
AT_NIGHT: Final = 3
IN_WEATHER: Final = 4
IN_MYSTERY: Final = 5
WITH_ANIMALS: Final = 6


_ITEMS: Final = cards_of(_PIECES, "starting_items", ITEM_COUNT, ["id", "use", "when", "pawn"])
STARTING_ITEMS: Final = names_of(_ITEMS, piece_names.STARTING_ITEMS)
PIPE: Final = 0
BIBLE: Final = 1
STORM_GLASS: Final = 2
HAMMER: Final = 5
RUM: Final = 7
ITEM_USES: Final = 2
_WRECKAGE: Final = cards_of(_PIECES, "wreckage", WRECKAGE_COUNT, ["id", "one", "two"])
WRECKAGE: Final = names_of(_WRECKAGE, piece_names.WRECKAGE)
for _card in _WRECKAGE:
    need(_card, "one", "two")
WRECKAGE_ONE: Final = vec[i64](effects_of(_WRECKAGE, "one", ON_REWARD))
WRECKAGE_TWO: Final = vec[i64](effects_of(_WRECKAGE, "two", ON_REWARD))
_BEASTS: Final = cards_of(_PIECES, "beasts", BEAST_COUNT, ["id", "fight", "extra"])
BEASTS: Final = free_names_of(_BEASTS)
BEAST_FIGHT: Final = vec[i64]([reader.effects_at([{"fight": field_of(card, "fight")}], ON_REWARD) for card in _BEASTS])
BEAST_EXTRA: Final = vec[i64](effects_of(_BEASTS, "extra", ON_REWARD))
_DISCOVERIES: Final = cards_of(_PIECES, "discoveries", DISCOVERY_COUNT, [*pieces.DISCOVERY_FIELDS, "id", "count"])
DISCOVERIES: Final = names_of(_DISCOVERIES, piece_names.DISCOVERIES)
DISCOVERY_COPIES: Final = vec[i64](numbers_of(_DISCOVERIES, "count", 1, 3, absent=1))
LARVAE: Final = 0
GOAT: Final = 2
CANDLES: Final = 3
TREASURE_TOKEN: Final = 4
for _card in _DISCOVERIES[piece_names.FIRST_SCENARIO_TOKEN :]:
    refuse(_card, "count", *pieces.DISCOVERY_FIELDS)
_OWN_TOKENS: Final = [pieces.own_tokens(scenario) for scenario in SCENARIO_TABLES]
_TOKENS: Final = [card for own in _OWN_TOKENS for card in [*_DISCOVERIES[: piece_names.FIRST_SCENARIO_TOKEN], *own]]
"""The seventeen kinds, scenario by scenario."""
TOKEN_USE: Final = vec[i64](effects_of(_TOKENS, "use", IN_USE))
"""Index: DISCOVERY_COUNT * scenario + kind. The tables below use it too."""
TOKEN_WHEN: Final = vec[i64](whens_of(_TOKENS))
TOKEN_PAWN: Final = vec[i64](masks_of(_TOKENS, "pawn", ACTIONS))
TOKEN_WEAPON: Final = vec[i64](numbers_of(_TOKENS, "weapon"))
TOKEN_ITEM: Final = vec[i64](items_of(_TOKENS, "item"))
TOKEN_REUSABLE: Final = vec[i64](flags_of(_TOKENS, "reusable"))
ITEM_USE: Final = vec[i64](effects_of(_ITEMS, "use", IN_USE))
ITEM_WHEN: Final = vec[i64](whens_of(_ITEMS))
PAWNS: Final[dict[str, int]] = {}
"""The kinds of actions that the additional pawn of a thing is for, as bits of ``piece_names.PAWN_USES``."""
for _kind in (_INVENTIONS, *SCENARIO_INVENTIONS, _SKILLS, _ITEMS, _DISCOVERIES):
    PAWNS.update(pawns_of(_kind))
