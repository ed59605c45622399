"""What the words of the effect language can mean where: their numbers, their modifiers, their places."""

from typing import Final

GAINS_AND_LOSSES: Final = ["wood", "food", "fur", "det", "morale", "roof", "palisade", "weapon"]
"""The words whose number may be less than 0; the others count something."""
ONE_AT_A_TIME: Final = [
    "remove_black", "discard_item", "starting_item", "fewer_mysteries", "ignore_animals", "reroll_animals",
]  # fmt: skip
"""The words whose number can only be 1."""
MOST: Final = 20
"""The largest number on a card."""
CAN_FAIL: Final = ["wood", "food", "fur", "roof", "palisade", "weapon"]
"""The losses that "if possible" softens."""
MAY_BE_POSSIBLE: Final = [
    *CAN_FAIL, "flip_item", "mark_items", "discard_item", "discard_inventions", "exhaust", "flip_down",
    "cover_terrain", "production", "beast", "choose",
]  # fmt: skip
"""The words that take ``possible``; some of them never ask for more than can be done."""
COUNTED_EXHAUSTS: Final = ["nearest_wood", "nearest_fish", "nearest_parrot", "nearest_food", "adjacent", "camp_food"]
"""The sources of which ``exhaust`` takes several, by ``count``."""
TOKENS_AT: Final[dict[str, list[str]]] = {
    "adventure": ["build", "gather", "explore"],
    "reroll": ["build", "gather", "explore"],
    "minus_pawn": ["hunt", "build", "gather", "explore", "camp", "rest", "here", "camp_tile"],
    "beast": ["hunt", "explore", "here", "camp_tile"],
    "plus_wood": ["build", "building_cost", "weapon_cost", "here", "camp_tile"],
    "plus_food": ["night", "here", "camp_tile"],
    "black": ["camp"],
}
"""Where each kind of token means something."""
FOR_SOMEBODY: Final = [
    "heal", "det", "det_all", "special_wound", "one_pawn", "may_only", "no_skills", "confused", "cursed",
    "night_outside", "keep", "extra_build",
]  # fmt: skip
"""The words that need somebody whom they are about: a performer, a user, each player."""

# Where a list of effects stands.
ON_EVENT: Final = "event"
ON_THREAT: Final = "threat"
AFTERWARDS: Final = "after"
ON_REWARD: Final = "reward"
IN_BUILD: Final = "build"
IN_GATHER: Final = "gather"
IN_EXPLORE: Final = "explore"
IN_MYSTERY: Final = "mystery"
IN_USE: Final = "use"
ON_BUILT: Final = "built"
IN_BOOK: Final = "book"
ON_TOTEM: Final = "totem"
SOMEBODYS: Final = [ON_REWARD, IN_BUILD, IN_GATHER, IN_EXPLORE, IN_MYSTERY, IN_USE, ON_TOTEM]
"""Where it is known whom the effects are about."""
ONLY_IN: Final[dict[str, list[str]]] = {
    "gathered": [IN_GATHER],
    "exhaust this_source": [IN_GATHER],
    "exhaust here": [IN_BUILD, IN_GATHER],
    "exhaust fire": [IN_EXPLORE],
    "cover_terrain here": [IN_BUILD, IN_GATHER, ON_TOTEM],
    "at here": [IN_BUILD, IN_GATHER, IN_EXPLORE, ON_TOTEM],
    "extra_build": [IN_BUILD],
    "keep": [IN_EXPLORE],
    "white_here": [ON_TOTEM],
    "wasteland": [ON_TOTEM],
    "lair": [ON_TOTEM],
    "repeat": [ON_THREAT],
    "stop_drawing": [IN_MYSTERY],
    "drop_treasures": [IN_MYSTERY],
    "shortcut": [ON_BUILT],
    "corral": [ON_BUILT],
    "hatchet": [ON_BUILT],
    "ignore_mystery": [IN_USE],
    "ignore_mystery treasure": [],
    "fewer_mysteries": [IN_USE],
    "ignore_cloud": [IN_USE],
    "turn_cloud": [IN_USE],
    "ignore_animals": [IN_USE],
    "reroll_animals": [IN_USE],
    "roll_weather": [IN_USE],
    "temp_weapon": [IN_USE],
    "lost_item": [IN_USE],
    "book": [ON_EVENT, ON_THREAT, AFTERWARDS, *SOMEBODYS],
}
"""The words, and the names after some words, that mean something in some places only."""
ONLY_ON: Final[dict[str, list[str]]] = {
    "pile_wood": ["castaways"],
    "white_markers": ["cursed_island", "volcano_island"],
    "white_here": ["cursed_island", "volcano_island"],
    "remove_white": ["cursed_island", "volcano_island"],
    "cannibal_raid": ["cannibal_island"],
    "crew_dies": ["king_kong_island"],
    "lair": ["king_kong_island"],
    "lost_item": ["king_kong_island"],
}
"""The words that only a scenario's own cards can have, and of which scenarios."""
