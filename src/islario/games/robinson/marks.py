"""Everything in force is a mark on a place: tokens, markers, special wounds, what waits for later.

A mark remembers the card that it came from and, where it needs one, a value. ``Table.on`` keeps, for
each place, which kinds lie there, as bits; the list of marks is what people are shown.
"""

from typing import Final

from mypy_extensions import i64

# -- places: the eleven spaces of the island come first --------------------------------------------
SPACE_COUNT: Final = 11
THREAT_FIELD: Final = 11
HUNT_FIELD: Final = 12
BUILD_FIELD: Final = 13
GATHER_FIELD: Final = 14
EXPLORE_FIELD: Final = 15
CAMP_FIELD: Final = 16
REST_FIELD: Final = 17
WEATHER_SPACE: Final = 18
NIGHT_SPACE: Final = 19
BUILDING_COST: Final = 20
WEAPON_COST: Final = 21
PRODUCTION_SPACE: Final = 22
ROUND_SPACE: Final = 23
SEATS: Final = 24
"""The first of six places for people: four seats, Friday, Jenny."""
DAWN: Final = 30
"""What waits for the beginning of the next round."""
ITEMS: Final = 31
"""Marks on items: the value is the item."""
PLACE_COUNT: Final = 32

# -- kinds ------------------------------------------------------------------------------------------
ADVENTURE: Final = 0
REROLL: Final = 1
MINUS_PAWN: Final = 2
BEAST: Final = 3
PLUS_WOOD: Final = 4
PLUS_FOOD: Final = 5
BLACK: Final = 6
RAIN: Final = 7
SNOW: Final = 8
STORM: Final = 9
ANIMALS: Final = 10
NO_FOOD: Final = 11
NO_WOOD: Final = 12
WOOD_MORE: Final = 13
FOOD_LESS: Final = 14
HALF: Final = 15
SKIP: Final = 16
NO_MIXED: Final = 17
ITEMS_OFF: Final = 18
EXHAUSTED: Final = 19
"""A black marker on the first printed source of a tile; kind 20 is that of the second."""
COVERED: Final = 21
"""A marker on the terrain of a tile: it counts as unexplored (CARD-56)."""
DOWN: Final = 22
"""A tile turned face down: inaccessible (CARD-26)."""
SHORTCUT: Final = 23
WHITE: Final = 24
BLUE: Final = 25
FIRE_SIGN: Final = 26
"""A space whose tile loses a source when it is found (Signs of Fire)."""
NUMBER: Final = 27
"""A totem: the value is its number."""
BURNT: Final = 28
"""A totem that is covered: a burnt village, a totem done with."""
ONE_PAWN: Final = 29
BUILD_CAMP_REST: Final = 30
ONLY_REST: Final = 31
NO_SKILLS: Final = 32
CONFUSED: Final = 33
CURSED: Final = 34
OUTSIDE: Final = 35
SPECIAL_WOUND: Final = 36
"""The first of twelve: build, gather, explore by head, arm, belly, leg."""
ARROW: Final = 48
"""A covered morale arrow: the value is the wound at which it stands."""
LATER: Final = 49
"""Effects that wait for the moment that the place stands for: the value is their list."""
EVERY_NIGHT: Final = 50
LOST_ROOF: Final = 51
LOST_PALISADE: Final = 52
MARKED_ITEM: Final = 53
BEAST_GATHER: Final = 54
"""The beast token of Dangerous Terrain, where it is read as printed (TOKEN-33)."""
CREW_PAWN: Final = 55
"""A build pawn of this round (a lost item on King Kong Island)."""
SHELTERED: Final = 56
"""Somebody found a natural shelter this round (CARD-10)."""
KIND_COUNT: Final = 57

KINDS: Final[list[str]] = [
    "adventure", "reroll", "minus_pawn", "beast", "plus_wood", "plus_food", "black", "rain", "snow", "storm",
    "animals", "no_food", "no_wood", "wood_more", "food_less", "half", "skip", "no_mixed", "items_off",
    "exhausted", "exhausted_second", "covered", "down", "shortcut", "white", "blue", "fire_sign", "number", "burnt",
    "one_pawn", "build_camp_rest", "only_rest", "no_skills", "confused", "cursed", "outside",
    "build_head", "build_arm", "build_belly", "build_leg", "gather_head", "gather_arm", "gather_belly", "gather_leg",
    "explore_head", "explore_arm", "explore_belly", "explore_leg",
    "arrow", "later", "every_night", "lost_roof", "lost_palisade", "marked_item", "beast_gather",
    "crew_pawn", "sheltered",
]  # fmt: skip

PLACES: Final[list[str]] = [
    "A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "A4",
    "threat", "hunt", "build", "gather", "explore", "camp", "rest",
    "weather", "night", "building_cost", "weapon_cost", "production", "round",
    "seat_0", "seat_1", "seat_2", "seat_3", "friday", "jenny", "dawn", "items",
]  # fmt: skip

NO_CARD: Final = 511


def pack(place: i64, kind: i64, card: i64, fresh: bool, value: i64) -> i64:
    return place | (kind << 6) | (card << 12) | ((1 << 21) if fresh else 0) | (value << 22)


def place_of(mark: i64) -> i64:
    return mark & 63


def kind_of(mark: i64) -> i64:
    return (mark >> 6) & 63


def card_of(mark: i64) -> i64:
    return (mark >> 12) & 511


def is_fresh(mark: i64) -> bool:
    return (mark >> 21) & 1 == 1


def value_of(mark: i64) -> i64:
    return mark >> 22
