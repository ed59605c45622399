"""Where a list of effects can stand, where tokens mean something, and how large a number can be."""

from typing import Final

MOST: Final = 20
"""The largest number on a card."""
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
ON_A_SPACE: Final = [IN_BUILD, IN_GATHER, IN_EXPLORE, ON_TOTEM]
"""Where ``at = "here"`` means something."""
