"""The yes-or-no options of a game, as bits of ``Setup.switches``: rulings on which players differ."""

from typing import Final

PRINTED: Final = 0
"""Where document and printed component differ, the component decides (ROUND-17)."""
ALL_PAWNS: Final = 1
"""Every pawn has to be placed (PLAN-3)."""
LEVELS_WITHOUT_SHELTER: Final = 2
"""Items, tokens and skills raise roof and palisade also where there is no shelter (BUILD-27)."""
OWN_ECONOMY: Final = 3
"""Economical Construction only for an action that the Carpenter performs (CHAR-7)."""
OWN_REROLLS: Final = 4
"""Reroll skills only for dice of an action that their owner performs (CHAR-22)."""
HEAL_FRIDAY: Final = 5
"""Friday can be healed by what heals players (CHAR-32, HEAL-9)."""
TEMPORARY_COUNTS: Final = 6
"""Temporary weapon levels count for what a threat needs (CARD-45)."""
BLOCKED_TOKENS_LOST: Final = 7
"""A +1 token that cannot follow the camp is lost (NIGHT-16)."""
DOG_NOT_WITH_FRIDAY: Final = 8
"""The Dog helps players only (PLAYERS-36)."""
ONE_MEAL: Final = 9
"""Pot and Fireplace once a night each (ITEM-34)."""
HUNGRY_CREW: Final = 10
"""King Kong Island: a hungry night costs a crew member."""
SWITCHES: Final = [
    "printed", "all_pawns", "levels_without_shelter", "own_economy", "own_rerolls", "heal_friday", "temporary_counts",
    "blocked_tokens_lost", "dog_not_with_friday", "one_meal", "hungry_crew",
]  # fmt: skip
