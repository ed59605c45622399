"""What the rules know of the box whatever its files say: names, places, and how far a number may go.

The engine finds characters, skills, inventions, starting items and tokens by their place. So files may say
what they cost and do, but not that they are other ones. Events, adventures, mysteries and beasts are counted
and named by the files; ``box.cards`` says which few of them a rule knows by its name.
"""

from typing import Final

CHARACTERS: Final = ("carpenter cook explorer soldier").split()
SKILLS: Final = (
    "economical_construction craftsmanship a_new_idea handyman grandmas_recipe searching_talent stone_soup hooch "
    "child_of_fortune reconnaissance motivational_speech scouting tracking defense_plan frenzy the_hunt"
).split()
"""Four of each character, in their order."""
INVENTIONS: Final = (
    "shovel bricks pot cure rope knife fire map dam snare fireplace shortcut spear basket sack bed belts bow cellar "
    "corral diary drums furnace lantern moat pit raft shield sling wall"
).split()
STARTING_ITEMS: Final = (
    "pipe_and_tobacco bible storm_glass pistol empty_bottle hammer_and_nails biscuits flask_of_rum"
).split()
WRECKAGE: Final = ("food_crates wrecked_lifeboat captains_chest").split()
DISCOVERIES: Final = (
    "larvae fallen_tree goat candles treasure old_machete thorny_bushes large_leaves tobacco vegetables poison "
    "healing_herbs herbs scenario_dashes scenario_bowtie scenario_cross scenario_bands"
).split()
FIRST_SCENARIO_TOKEN: Final = 13
"""From here on it depends on the scenario what a token is."""

FEWEST_AND_MOST: Final[dict[str, tuple[int, int]]] = {
    "book": (16, 56),
    "adventure": (16, 56),
    "build": (1, 44),
    "gather": (1, 44),
    "explore": (1, 44),
    "treasure": (1, 48),
    "monster": (1, 28),
    "trap": (1, 28),
    "beasts": (1, 32),
    "scenarios": (7, 19),
}
"""How many cards there may be of each kind that files can add to.

The longest game can have an event deck of sixteen of one kind. A card is a number of nine bits, and
a treasure of an action a bit of one number; so there is a most of all. A scenario has three numbers:
its own, and two for its inventions. The first seven carry out steps of the agenda: none can be left out.
"""

ACTIONS: Final = ["threat", "hunt", "build", "gather", "explore", "camp", "rest", "special"]
PAWN_USES: Final = [*ACTIONS, "totem"]
"""What an additional pawn can be for; a totem is explored."""
WITH_PAWNS: Final = [
    "map",
    "lantern",
    "belts",
    "shield",
    "raft",
    "rope_ladder",
    "hammer_and_nails",
    "handyman",
    "candles",
]
"""What brings an additional pawn, treasures and tokens of scenarios apart; their cards say for which actions."""
ROUND_STRIDE: Final = 16
"""A table of rounds is read at ROUND_STRIDE * scenario + round; rounds are counted from 1."""
TOTEM_STRIDE: Final = 8
"""A table of totems is read at TOTEM_STRIDE * scenario + number; so many totems can have effects."""
MOST_SITED: Final = 5
"""So many scenarios can build something on tiles: there are bits for their targets (``state.PARTS``)."""
TREASURES_WITH_PAWNS: Final = ["candles", "compass"]
USED_AGAIN: Final = ["sabre", "whip", "old_clothes"]
"""The treasures with a use that does not use them up."""
KEPT_ADVENTURE: Final = "surprising_discovery"
"""The one adventure that is kept and used."""
EXPLORED_TREASURE: Final = "treasure_map"
"""The one treasure whose use is an exploration."""
MOST_TO_PAY: Final = 14
"""The most that anything costs of one resource: with a token more, four bits still hold it (planning.costs)."""
POINTS: Final = ["heart", "weapon", "roof", "palisade", "item"]
"""What counts for points in every scenario."""
