"""Why the quick player does something: the terms of what an action is worth to it, by their names.

Each weight is a term of its own (``weights``); what goes by no weight has a number after them. The largest term of the
chosen action counts: what the action costs is in the sum too, but speaks against it.
"""

from typing import Final

from mypy_extensions import i64

from islario.core.motives import Motive
from islario.games.robinson.thumb import weights

FUR: Final = 60
"""The fur of a hunt. From here on: what goes by no weight."""
FOUND: Final = 61
"""What has been found, and may be worth a look."""
FINISH: Final = 62
"""A pawn without which an action that is begun could not be done."""
SAFETY: Final = 63
"""A second pawn, so that nothing is left to the dice."""
ITEM: Final = 64
"""A pawn of a thing that costs nothing."""
BROKEN: Final = 65
"""An action taken back because it cannot be completed."""
RELIEF: Final = 66
"""Something used against what is about to go wrong."""
HEALING: Final = 67
SUPPER: Final = 68
LOOK_AHEAD: Final = 69
CHEER: Final = 70
DEFENCE: Final = 71
GAME: Final = 72
"""Beasts to be hunted."""
GAIN: Final = 73
"""Something used for what it gives."""
REROLL: Final = 74
STAY: Final = 75
CAVE: Final = 76
"""A camp with a natural shelter."""
RICH_SITE: Final = 77
NEXT_TO_DEATH: Final = 78
"""Somebody healed."""
LEAST_DETERMINED: Final = 79
STRONGEST: Final = 80
"""Somebody harmed who can bear it best."""
LEAST_HARM: Final = 81
MORE_TO_COME: Final = 82
"""A mystery card more."""
MORALE_WOUND: Final = 83
"""How bad morale is borne, by who is wounded."""
SCENARIO: Final = 84
"""What the scenario has to say."""

CODES: Final[dict[int, str]] = {
    weights.FOOD_NEEDED: "food_needed",
    weights.FOOD_KEPT: "food_spare",
    weights.FOOD_SPARE: "food_spare",
    weights.COLD: "cold",
    weights.WOOD_FOR_GOAL: "wood_for_goal",
    weights.WOOD_NEEDED: "wood_needed",
    weights.WOOD_SPARE: "wood_spare",
    weights.SHELTER: "shelter",
    weights.ROOF_NOW: "roof_now",
    weights.ROOF_SOON: "roof_soon",
    weights.ROOF_SPARE: "roof_spare",
    weights.ROOF_CHANCE: "roof_now",
    weights.PALISADE: "palisade",
    weights.PALISADE_MORE: "palisade",
    weights.WEAPON: "weapon",
    weights.WEAPON_MORE: "weapon",
    weights.WEAPON_FOR_HUNT: "weapon_for_hunt",
    weights.EXPLORING: "exploring",
    weights.EXPLORING_LATE: "exploring",
    weights.NEW_SOURCES: "new_sources",
    weights.NEW_FOOD: "new_sources",
    weights.MISSING_TERRAIN: "missing_terrain",
    weights.EXPLORING_FOR_GOAL: "goal",
    weights.CAMP: "camp",
    weights.MORALE_LOW: "morale_low",
    weights.MORALE_MIDDLING: "morale_low",
    weights.DETERMINATION: "determination",
    weights.REST_AT_ONCE: "rest_soon",
    weights.REST_SOON: "rest_soon",
    weights.REST: "rest",
    weights.REST_SPARE: "rest",
    weights.THREAT_PERCENT: "threat",
    weights.INVENTION_PERCENT: "invention",
    weights.GOAL_PERCENT: "goal",
    weights.HUNT_FOOD: "food_needed",
    weights.FUR_SAVES: "fur_saves",
    FUR: "hunt",
    FOUND: "found",
    FINISH: "finish",
    SAFETY: "safety",
    ITEM: "item",
    BROKEN: "broken",
    RELIEF: "relief",
    HEALING: "healing",
    SUPPER: "food_needed",
    LOOK_AHEAD: "look_ahead",
    CHEER: "morale_low",
    DEFENCE: "defence",
    GAME: "hunt",
    GAIN: "gain",
    REROLL: "reroll",
    STAY: "stay",
    CAVE: "cave",
    RICH_SITE: "rich_site",
    NEXT_TO_DEATH: "next_to_death",
    LEAST_DETERMINED: "least_determined",
    STRONGEST: "strongest",
    LEAST_HARM: "least_harm",
    MORE_TO_COME: "more_to_come",
    MORALE_WOUND: "least_harm",
    SCENARIO: "goal",
}
"""The code of each term that can speak for an action."""
STRAY: Final = "stray"
"""Nothing is worth anything, and chance decides."""
MOTIVES: Final = tuple(dict.fromkeys([*CODES.values(), STRAY]))


class Tally:
    """The terms of one action's worth, as they are added up."""

    def __init__(self) -> None:
        self.terms: list[int] = []
        self.points: list[int] = []

    def add(self, term: i64, points: i64) -> None:
        self.terms.append(int(term))
        self.points.append(int(points))

    def share(self, part: i64, of: i64) -> None:
        """Only a part of everything so far counts."""
        for place, points in enumerate(self.points):
            self.points[place] = points * int(part) // int(of)

    def motive(self) -> Motive | None:
        """The largest term; it may be below zero, where one evil is less than another."""
        if not self.terms:
            return None
        return Motive(CODES[self.terms[self.points.index(max(self.points))]])
