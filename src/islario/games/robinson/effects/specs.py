"""Every effect that a card can have: one row, from which all tables about effects are made.

A row says which step an effect is, how it is written, where it may stand, what it needs, and what it helps
with. What the step does is code (the other modules of ``effects``); so is when a use of it can matter
(``uses.usability``). A new effect is a row here, a step, what the step does, and its clause in the texts.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from islario.games.robinson import marks, steps
from islario.games.robinson.effects.limits import (
    AFTERWARDS,
    IN_BUILD,
    IN_EXPLORE,
    IN_GATHER,
    IN_MYSTERY,
    IN_USE,
    MOST,
    ON_BUILT,
    ON_EVENT,
    ON_THREAT,
    ON_TOTEM,
    SOMEBODYS,
)
from islario.games.robinson.uses import relief

# -- names that effects are written with ------------------------------------------------------------------
PARTS: Final = ["head", "arm", "belly", "leg"]
COLOURS: Final = ["build", "gather", "explore"]
WOUND_NAMES: Final = [f"{colour}_{part}" for colour in COLOURS for part in PARTS]
TOKENS: Final = ["adventure", "reroll", "minus_pawn", "beast", "plus_wood", "plus_food", "black"]
HERE: Final = 62
CAMP_TILE: Final = 63
TOKEN_PLACES: Final[dict[str, int]] = {
    "hunt": marks.HUNT_FIELD,
    "build": marks.BUILD_FIELD,
    "gather": marks.GATHER_FIELD,
    "explore": marks.EXPLORE_FIELD,
    "camp": marks.CAMP_FIELD,
    "rest": marks.REST_FIELD,
    "night": marks.NIGHT_SPACE,
    "building_cost": marks.BUILDING_COST,
    "weapon_cost": marks.WEAPON_COST,
    "here": HERE,
    "camp_tile": CAMP_TILE,
}
SOURCES: Final = ["wood", "fish", "parrot"]
TERRAINS: Final = ["beach", "hills", "mountains", "river", "plains"]
EXHAUSTS: Final = [
    "nearest_wood", "nearest_fish", "nearest_parrot", "nearest_food", "adjacent", "adjacent_tile", "camp_food",
    "this_source", "here", "new_flock", "fire",
]  # fmt: skip
COUNTED_EXHAUSTS: Final = ["nearest_wood", "nearest_fish", "nearest_parrot", "nearest_food", "adjacent", "camp_food"]
"""The sources of which ``exhaust`` takes several, by ``count``."""
BEASTS: Final = [
    "discard_top",
    "look",
    "onto_event_deck",
    "back_to_hunting",
    "strongest_of_three",
    "top_to_bottom",
    "onto_hunting_deck",
]
MOMENTS: Final = ["before_event", "tonight", "next_night", "every_night"]
MYSTERY_KINDS: Final = ["treasure", "monster", "trap", "either", "any"]
FIGHT_PARTS: Final = ["strength", "weapon", "palisade", "food", "fur"]

# Kinds of effects: how the value of one is read.
NUMBER: Final = "number"
FLAG: Final = "flag"
NAME: Final = "name"
EFFECT_LIST: Final = "effects"
NAMED_EFFECTS: Final = "named effects"
OPTIONS: Final = "options"
TOKEN: Final = "token"
INVENTIONS: Final = "inventions"
INVENTION_EFFECTS: Final = "invention effects"
NUMBER_EFFECTS: Final = "number effects"
MYSTERY: Final = "mystery"
FIGHT: Final = "fight"

# What a step can need.
WHO: Final = 1
"""Somebody whom it is about."""
WHERE: Final = 2
"""A space."""
EVENT: Final = 4
"""An event card that speaks."""
DRAWS: Final = 8
"""It may lay something out to choose from: nothing else may lie there then."""

# What the number of a step can be.
AMOUNT: Final = range(-999, 1000)
LOSSES: Final = range(100)
FEW: Final = range(MOST + 1)
EITHER: Final = range(2)
NO_VALUE: Final = range(1)


class EffectSpec(NamedTuple):
    """What there is to know of an effect without doing it."""

    step: int
    kind: str
    names: Sequence[str] = ()
    """The names that it takes."""
    values: Sequence[int] | None = None
    """What the first value of its step can be, where its kind does not say it."""
    signed: bool = False
    """Its number may be less than 0: a loss."""
    most: int = MOST
    """The largest number on a card."""
    possible: bool = False
    """It takes the modifier ``possible``; a signed one does so for a loss only."""
    modifiers: Sequence[str] = ()
    """Other modifiers that it takes beside those of its kind."""
    counted: Sequence[str] = ()
    """The names that take the modifier ``count``."""
    places: Sequence[str] | None = None
    """The lists that it may stand in; any, if there are none."""
    names_at: Mapping[str, Sequence[str]] = {}
    """The same for some of its names."""
    scenarios: Sequence[str] = ()
    """The scenarios whose own cards can have it; all cards, if there are none."""
    needs: int = 0
    personal: bool = False
    """A card with it must name a person. The step without a person does nothing."""
    on_space: Sequence[str] = ()
    """The names with which its step needs a space."""
    waits: bool = True
    """Whether its step can wait on an agenda for a decision of somebody."""
    helps: int = 0
    """What it helps with, whatever its value is (``uses.relief``)."""
    counts: str = ""
    """What its number counts, where texts say it with the number."""
    sign: str = ""
    """What stands for it on the face of a card; the name that it takes or its own, if there is none."""


class StepSpec(NamedTuple):
    """What a step of the agenda takes: its two values, what it needs, the question whose answer is its first value."""

    a: Sequence[int] = NO_VALUE
    b: Sequence[int] = NO_VALUE
    needs: int = 0
    question: int = -1
    within: bool = False
    """Whether a scenario's step comes from what an effect does, not from the course of a round."""


WITH_FOG: Final = ("cursed_island", "volcano_island")
EFFECTS: Final[dict[str, EffectSpec]] = {
    # goods
    "wood": EffectSpec(steps.WOOD, NUMBER, signed=True, possible=True, helps=relief.WOOD, counts="wood"),
    "food": EffectSpec(steps.FOOD, NUMBER, signed=True, possible=True, helps=relief.FOOD, counts="food"),
    "preserved": EffectSpec(steps.PRESERVED, NUMBER, values=AMOUNT, helps=relief.FOOD, counts="preserved"),
    "fur": EffectSpec(steps.FUR, NUMBER, signed=True, possible=True, helps=relief.FUR, counts="fur"),
    "food_each": EffectSpec(steps.FOOD_EACH, NUMBER, counts="food", sign="food"),
    "lose_all": EffectSpec(steps.LOSE_ALL, FLAG, sign="food"),
    "gathered": EffectSpec(steps.GATHERED, NUMBER, needs=WHERE, places=(IN_GATHER,), sign="production"),
    # people
    "wounds": EffectSpec(steps.WOUNDS, NUMBER, modifiers=("cured",), values=LOSSES, counts="wounds", sign="wound"),
    "heal": EffectSpec(steps.HEAL, NUMBER, personal=True, counts="wounds", sign="cure"),
    "det": EffectSpec(steps.DET, NUMBER, signed=True, needs=WHO, counts="det", sign="determination"),
    "det_all": EffectSpec(steps.DET_ALL, FLAG, needs=WHO, sign="determination"),
    "special_wound": EffectSpec(steps.SPECIAL_WOUND, NAME, WOUND_NAMES, needs=WHO),
    "one_pawn": EffectSpec(steps.ONE_PAWN, NAME, ("this_round", "next_round"), needs=WHO, sign="pawn"),
    "may_only": EffectSpec(steps.MAY_ONLY, NAME, ("build_camp_rest", "rest"), needs=WHO, sign="rest"),
    "no_skills": EffectSpec(steps.NO_SKILLS, FLAG, needs=WHO, sign="determination"),
    "confused": EffectSpec(steps.CONFUSED, FLAG, needs=WHO),
    "cursed": EffectSpec(steps.CURSED, FLAG, needs=WHO),
    "lift_curse": EffectSpec(steps.LIFT_CURSE, FLAG),
    "night_outside": EffectSpec(steps.NIGHT_OUTSIDE, FLAG, needs=WHO, sign="rest"),
    "each": EffectSpec(steps.EACH, EFFECT_LIST, helps=relief.HEAL),
    "first": EffectSpec(steps.FIRST, EFFECT_LIST),
    "marked": EffectSpec(steps.MARKED, NAMED_EFFECTS, WOUND_NAMES, modifiers=("keep",)),
    "share_wounds": EffectSpec(steps.SHARE_WOUNDS, NUMBER, counts="wounds", sign="wound"),
    "cover_arrows": EffectSpec(steps.COVER_ARROWS, NUMBER),
    "give_det": EffectSpec(steps.GIVE_DET, NUMBER, helps=relief.DET, counts="det"),
    "give_heal": EffectSpec(steps.GIVE_HEAL, NUMBER, helps=relief.HEAL, counts="wounds"),
    "share_heal": EffectSpec(steps.SHARE_HEAL, NUMBER, helps=relief.HEAL, counts="wounds"),
    "share_det": EffectSpec(steps.SHARE_DET, NUMBER, helps=relief.DET, counts="det"),
    # levels
    "morale": EffectSpec(steps.MORALE, NUMBER, signed=True, helps=relief.MORALE),
    "roof": EffectSpec(steps.ROOF, NUMBER, signed=True, possible=True, helps=relief.ROOF),
    "palisade": EffectSpec(steps.PALISADE, NUMBER, signed=True, possible=True, helps=relief.PALISADE),
    "weapon": EffectSpec(steps.WEAPON, NUMBER, signed=True, possible=True, helps=relief.WEAPON),
    "halve": EffectSpec(steps.HALVE, NAME, ("roof", "palisade")),
    "disarm": EffectSpec(steps.DISARM, FLAG, sign="weapon"),
    "temp_weapon": EffectSpec(steps.TEMP_WEAPON, NUMBER, places=(IN_USE,), helps=relief.TEMP_WEAPON),
    # tokens
    "token": EffectSpec(steps.TOKEN, TOKEN, TOKENS),
    "remove_token": EffectSpec(steps.REMOVE_TOKEN, TOKEN, TOKENS, sign="no"),
    "weather": EffectSpec(steps.WEATHER, NAME, ("rain", "snow", "storm", "animals")),
    "production": EffectSpec(
        steps.PRODUCTION, NAME, ("no_food", "no_wood", "wood_more", "food_less", "half", "skip"), possible=True
    ),
    "round": EffectSpec(steps.ROUND, NAME, ("no_mixed", "items_off")),
    "later": EffectSpec(steps.LATER, NAMED_EFFECTS, MOMENTS),
    "remove_any_token": EffectSpec(steps.REMOVE_ANY, FLAG, helps=relief.TOKEN),
    # the island
    "exhaust": EffectSpec(
        steps.EXHAUST,
        NAME,
        EXHAUSTS,
        possible=True,
        names_at={"this_source": (IN_GATHER,), "here": (IN_BUILD, IN_GATHER), "fire": (IN_EXPLORE,)},
        on_space=("this_source", "here"),
        counted=COUNTED_EXHAUSTS,
    ),
    "uncover": EffectSpec(steps.UNCOVER, FLAG),
    "cover_terrain": EffectSpec(
        steps.COVER_TERRAIN,
        NAME,
        (*TERRAINS, "here"),
        possible=True,
        names_at={"here": (IN_BUILD, IN_GATHER, ON_TOTEM)},
        on_space=("here",),
    ),
    "flip_down": EffectSpec(steps.FLIP_DOWN, NAME, ("adjacent", "hurricane"), possible=True, sign="down"),
    "flip_up": EffectSpec(steps.FLIP_UP, FLAG),
    "move_camp": EffectSpec(steps.MOVE_CAMP, FLAG, sign="camp"),
    "regain_lost": EffectSpec(steps.REGAIN_LOST, FLAG),
    "shortcut": EffectSpec(steps.SHORTCUT, FLAG, places=(ON_BUILT,)),
    "corral": EffectSpec(steps.CORRAL, FLAG, places=(ON_BUILT,)),
    "hatchet": EffectSpec(steps.HATCHET, FLAG, places=(ON_BUILT,)),
    "remove_black": EffectSpec(steps.REMOVE_BLACK, NUMBER, most=1),
    "white_markers": EffectSpec(steps.WHITE_MARKERS, NUMBER, scenarios=WITH_FOG),
    "white_here": EffectSpec(steps.WHITE_HERE, FLAG, needs=WHERE, places=(ON_TOTEM,), scenarios=WITH_FOG),
    "remove_white": EffectSpec(steps.REMOVE_WHITE, NUMBER, scenarios=WITH_FOG),
    "wasteland": EffectSpec(steps.WASTELAND, FLAG, needs=WHERE, places=(ON_TOTEM,)),
    # inventions, items, finds
    "flip_item": EffectSpec(steps.FLIP_ITEM, NUMBER, possible=True, sign="invention"),
    "flip_marked": EffectSpec(steps.FLIP_MARKED, FLAG, sign="invention"),
    "mark_items": EffectSpec(steps.MARK_ITEMS, NUMBER, possible=True, sign="invention"),
    "discard_item": EffectSpec(steps.DISCARD_ITEM, NUMBER, most=1, possible=True, sign="invention"),
    "discard_inventions": EffectSpec(steps.DISCARD_INVENTIONS, NUMBER, possible=True, sign="invention"),
    "gain_invention": EffectSpec(steps.GAIN_INVENTION, FLAG),
    "draw_invention": EffectSpec(steps.DRAW_INVENTION, NUMBER, sign="invention"),
    "free_build": EffectSpec(steps.FREE_BUILD, INVENTIONS, sign="invention"),
    "discovery": EffectSpec(steps.DISCOVERY, NUMBER),
    "starting_item": EffectSpec(steps.STARTING_ITEM, NUMBER, most=1, sign="treasure"),
    "new_idea": EffectSpec(steps.NEW_IDEA, NUMBER, needs=DRAWS),
    "reconnoitre": EffectSpec(steps.RECONNOITRE, NUMBER, needs=DRAWS),
    "scout": EffectSpec(steps.SCOUT, NUMBER, needs=DRAWS),
    "track": EffectSpec(steps.TRACK, FLAG, helps=relief.TOP_BEAST),
    "reveal_tiles": EffectSpec(steps.REVEAL_TILES, NUMBER, needs=DRAWS),
    "look_event": EffectSpec(steps.LOOK_EVENT, FLAG),
    # mysteries
    "mystery": EffectSpec(steps.MYSTERY, MYSTERY, MYSTERY_KINDS, needs=DRAWS),
    "stop_drawing": EffectSpec(steps.STOP_DRAWING, FLAG, places=(IN_MYSTERY,), sign="no"),
    "drop_treasures": EffectSpec(steps.DROP_TREASURES, FLAG, places=(IN_MYSTERY,), sign="treasure"),
    "ignore_mystery": EffectSpec(
        steps.IGNORE_MYSTERY, NAME, ("treasure", "monster", "trap"), places=(IN_USE,), names_at={"treasure": ()}
    ),
    "fewer_mysteries": EffectSpec(
        steps.FEWER_MYSTERIES, NUMBER, most=1, waits=False, places=(IN_USE,), helps=relief.MYSTERY
    ),
    # fights
    "fight": EffectSpec(steps.FIGHT, FIGHT, FIGHT_PARTS),
    "fight_hunting": EffectSpec(steps.FIGHT_HUNTING, NAME, ("top", "free"), sign="fight"),
    "beast": EffectSpec(steps.BEAST, NAME, BEASTS, possible=True, sign="beast"),
    # choices and cards
    "choose": EffectSpec(steps.CHOOSE, OPTIONS, possible=True),
    "unless_item": EffectSpec(steps.UNLESS_ITEM, INVENTION_EFFECTS),
    "unless_weapon": EffectSpec(steps.UNLESS_WEAPON, NUMBER_EFFECTS, sign="weapon"),
    "book": EffectSpec(steps.BOOK, NUMBER, places=(ON_EVENT, ON_THREAT, AFTERWARDS, *SOMEBODYS)),
    "repeat": EffectSpec(steps.REPEAT, FLAG, needs=EVENT, places=(ON_THREAT,), sign="event"),
    "clear_threats": EffectSpec(steps.CLEAR_THREATS, FLAG, sign="threat"),
    "pass_first": EffectSpec(steps.PASS_FIRST, FLAG, sign="pawn"),
    "keep": EffectSpec(steps.KEEP, FLAG, needs=WHO, waits=False, places=(IN_EXPLORE,), sign="treasure"),
    "extra_build": EffectSpec(steps.EXTRA_BUILD, FLAG, needs=WHO, places=(IN_BUILD,), sign="build"),
    # weather
    "ignore_cloud": EffectSpec(steps.IGNORE_CLOUD, NAME, ("rain", "snow"), places=(IN_USE,), helps=relief.CLOUD),
    "turn_cloud": EffectSpec(steps.TURN_CLOUD, FLAG, places=(IN_USE,), helps=relief.CLOUD),
    "ignore_animals": EffectSpec(steps.IGNORE_ANIMALS, NUMBER, most=1, places=(IN_USE,), helps=relief.ANIMALS),
    "reroll_animals": EffectSpec(steps.REROLL_ANIMALS, NUMBER, most=1, places=(IN_USE,), helps=relief.ANIMALS),
    "roll_weather": EffectSpec(steps.ROLL_WEATHER, NAME, ("all",), values=EITHER, places=(IN_USE,)),
    # scenarios
    "pile_wood": EffectSpec(steps.PILE_WOOD, NUMBER, scenarios=("castaways",)),
    "cannibal_raid": EffectSpec(steps.CANNIBAL_RAID, FLAG, scenarios=("cannibal_island",)),
    "crew_dies": EffectSpec(steps.CREW_DIES, FLAG, scenarios=("king_kong_island",)),
    "lair": EffectSpec(steps.LAIR, FLAG, places=(ON_TOTEM,), scenarios=("king_kong_island",)),
    "lost_item": EffectSpec(
        steps.LOST_ITEM, FLAG, places=(IN_USE,), scenarios=("king_kong_island",), helps=relief.LOST_ITEM
    ),
}
"""Every effect by its name on cards."""


def named(effect: Mapping[str, object]) -> list[str]:
    """The effects that a table of a card names; ``keep`` beside ``marked`` is a modifier."""
    return [key for key in effect if key in EFFECTS and not (key == "keep" and "marked" in effect)]
