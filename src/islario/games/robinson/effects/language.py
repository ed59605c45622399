"""The language that effects are written in: a closed set of words, each one step.

An effect is a table with exactly one word of ``WORDS`` and, where the word takes them, modifiers:
``{wood = -2, possible = true}``. A list of effects becomes rows of a program, three numbers each
(step, first value, second value), and is named by one number: where it begins, and how many rows it
has. What cannot be read is refused with the file, the card and the field; so is what could be read
but would do nothing: a word where nobody and no place is meant, a number or a modifier that its step
does not look at.
"""

from collections.abc import Sequence
from typing import Any, Final

from islario.core.reasons import IslarioError, Reason, quoted
from islario.games.robinson import marks, steps
from islario.games.robinson.effects.limits import (
    AFTERWARDS,
    CAN_FAIL,
    COUNTED_EXHAUSTS,
    FOR_SOMEBODY,
    GAINS_AND_LOSSES,
    MAY_BE_POSSIBLE,
    MOST,
    ON_REWARD,
    ONE_AT_A_TIME,
    ONLY_IN,
    ONLY_ON,
    SOMEBODYS,
    TOKENS_AT,
)

POSSIBLE: Final = 1
"""The modifier ``possible``: no wounds where it cannot be done."""
KEEP_MARK: Final = 256
"""The modifier ``keep`` of ``marked``: the special wound stays."""

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

# How the value of a word is read.
NUMBER: Final = "number"
FLAG: Final = "flag"
NAME: Final = "name"
EFFECTS: Final = "effects"
NAMED_EFFECTS: Final = "named effects"
OPTIONS: Final = "options"
TOKEN: Final = "token"
INVENTIONS: Final = "inventions"
INVENTION_EFFECTS: Final = "invention effects"
NUMBER_EFFECTS: Final = "number effects"
MYSTERY: Final = "mystery"
FIGHT: Final = "fight"

WORDS: Final[dict[str, tuple[int, str, list[str]]]] = {
    "wood": (steps.WOOD, NUMBER, []),
    "food": (steps.FOOD, NUMBER, []),
    "preserved": (steps.PRESERVED, NUMBER, []),
    "fur": (steps.FUR, NUMBER, []),
    "food_each": (steps.FOOD_EACH, NUMBER, []),
    "lose_all": (steps.LOSE_ALL, FLAG, []),
    "gathered": (steps.GATHERED, NUMBER, []),
    "wounds": (steps.WOUNDS, NUMBER, []),
    "heal": (steps.HEAL, NUMBER, []),
    "det": (steps.DET, NUMBER, []),
    "det_all": (steps.DET_ALL, FLAG, []),
    "special_wound": (steps.SPECIAL_WOUND, NAME, WOUND_NAMES),
    "one_pawn": (steps.ONE_PAWN, NAME, ["this_round", "next_round"]),
    "may_only": (steps.MAY_ONLY, NAME, ["build_camp_rest", "rest"]),
    "no_skills": (steps.NO_SKILLS, FLAG, []),
    "confused": (steps.CONFUSED, FLAG, []),
    "cursed": (steps.CURSED, FLAG, []),
    "lift_curse": (steps.LIFT_CURSE, FLAG, []),
    "night_outside": (steps.NIGHT_OUTSIDE, FLAG, []),
    "each": (steps.EACH, EFFECTS, []),
    "first": (steps.FIRST, EFFECTS, []),
    "marked": (steps.MARKED, NAMED_EFFECTS, WOUND_NAMES),
    "share_wounds": (steps.SHARE_WOUNDS, NUMBER, []),
    "cover_arrows": (steps.COVER_ARROWS, NUMBER, []),
    "give_det": (steps.GIVE_DET, NUMBER, []),
    "give_heal": (steps.GIVE_HEAL, NUMBER, []),
    "share_heal": (steps.SHARE_HEAL, NUMBER, []),
    "share_det": (steps.SHARE_DET, NUMBER, []),
    "morale": (steps.MORALE, NUMBER, []),
    "roof": (steps.ROOF, NUMBER, []),
    "palisade": (steps.PALISADE, NUMBER, []),
    "weapon": (steps.WEAPON, NUMBER, []),
    "halve": (steps.HALVE, NAME, ["roof", "palisade"]),
    "disarm": (steps.DISARM, FLAG, []),
    "temp_weapon": (steps.TEMP_WEAPON, NUMBER, []),
    "token": (steps.TOKEN, TOKEN, TOKENS),
    "remove_token": (steps.REMOVE_TOKEN, TOKEN, TOKENS),
    "weather": (steps.WEATHER, NAME, ["rain", "snow", "storm", "animals"]),
    "production": (steps.PRODUCTION, NAME, ["no_food", "no_wood", "wood_more", "food_less", "half", "skip"]),
    "round": (steps.ROUND, NAME, ["no_mixed", "items_off"]),
    "later": (steps.LATER, NAMED_EFFECTS, MOMENTS),
    "remove_any_token": (steps.REMOVE_ANY, FLAG, []),
    "exhaust": (steps.EXHAUST, NAME, EXHAUSTS),
    "uncover": (steps.UNCOVER, FLAG, []),
    "cover_terrain": (steps.COVER_TERRAIN, NAME, [*TERRAINS, "here"]),
    "flip_down": (steps.FLIP_DOWN, NAME, ["adjacent", "hurricane"]),
    "flip_up": (steps.FLIP_UP, FLAG, []),
    "move_camp": (steps.MOVE_CAMP, FLAG, []),
    "regain_lost": (steps.REGAIN_LOST, FLAG, []),
    "shortcut": (steps.SHORTCUT, FLAG, []),
    "corral": (steps.CORRAL, FLAG, []),
    "hatchet": (steps.HATCHET, FLAG, []),
    "remove_black": (steps.REMOVE_BLACK, NUMBER, []),
    "white_markers": (steps.WHITE_MARKERS, NUMBER, []),
    "white_here": (steps.WHITE_HERE, FLAG, []),
    "remove_white": (steps.REMOVE_WHITE, NUMBER, []),
    "wasteland": (steps.WASTELAND, FLAG, []),
    "flip_item": (steps.FLIP_ITEM, NUMBER, []),
    "flip_marked": (steps.FLIP_MARKED, FLAG, []),
    "mark_items": (steps.MARK_ITEMS, NUMBER, []),
    "discard_item": (steps.DISCARD_ITEM, NUMBER, []),
    "discard_inventions": (steps.DISCARD_INVENTIONS, NUMBER, []),
    "gain_invention": (steps.GAIN_INVENTION, FLAG, []),
    "draw_invention": (steps.DRAW_INVENTION, NUMBER, []),
    "free_build": (steps.FREE_BUILD, INVENTIONS, []),
    "discovery": (steps.DISCOVERY, NUMBER, []),
    "starting_item": (steps.STARTING_ITEM, NUMBER, []),
    "new_idea": (steps.NEW_IDEA, NUMBER, []),
    "reconnoitre": (steps.RECONNOITRE, NUMBER, []),
    "scout": (steps.SCOUT, NUMBER, []),
    "track": (steps.TRACK, FLAG, []),
    "reveal_tiles": (steps.REVEAL_TILES, NUMBER, []),
    "look_event": (steps.LOOK_EVENT, FLAG, []),
    "mystery": (steps.MYSTERY, MYSTERY, MYSTERY_KINDS),
    "stop_drawing": (steps.STOP_DRAWING, FLAG, []),
    "drop_treasures": (steps.DROP_TREASURES, FLAG, []),
    "ignore_mystery": (steps.IGNORE_MYSTERY, NAME, ["treasure", "monster", "trap"]),
    "fewer_mysteries": (steps.FEWER_MYSTERIES, NUMBER, []),
    "fight": (steps.FIGHT, FIGHT, FIGHT_PARTS),
    "fight_hunting": (steps.FIGHT_HUNTING, NAME, ["top", "free"]),
    "beast": (steps.BEAST, NAME, BEASTS),
    "choose": (steps.CHOOSE, OPTIONS, []),
    "unless_item": (steps.UNLESS_ITEM, INVENTION_EFFECTS, []),
    "unless_weapon": (steps.UNLESS_WEAPON, NUMBER_EFFECTS, []),
    "book": (steps.BOOK, NUMBER, []),
    "repeat": (steps.REPEAT, FLAG, []),
    "clear_threats": (steps.CLEAR_THREATS, FLAG, []),
    "pass_first": (steps.PASS_FIRST, FLAG, []),
    "keep": (steps.KEEP, FLAG, []),
    "extra_build": (steps.EXTRA_BUILD, FLAG, []),
    "ignore_cloud": (steps.IGNORE_CLOUD, NAME, ["rain", "snow"]),
    "turn_cloud": (steps.TURN_CLOUD, FLAG, []),
    "ignore_animals": (steps.IGNORE_ANIMALS, NUMBER, []),
    "reroll_animals": (steps.REROLL_ANIMALS, NUMBER, []),
    "roll_weather": (steps.ROLL_WEATHER, NAME, ["all"]),
    "pile_wood": (steps.PILE_WOOD, NUMBER, []),
    "cannibal_raid": (steps.CANNIBAL_RAID, FLAG, []),
    "crew_dies": (steps.CREW_DIES, FLAG, []),
    "lair": (steps.LAIR, FLAG, []),
    "lost_item": (steps.LOST_ITEM, FLAG, []),
}
"""Every word, with its step, how its value is read, and the names that it takes."""

MODIFIERS: Final[dict[str, list[str]]] = {
    TOKEN: ["at"],
    NAMED_EFFECTS: ["effects"],
    INVENTION_EFFECTS: ["effects"],
    NUMBER_EFFECTS: ["effects"],
}
"""The modifiers that every word of a kind takes."""


class BadComponents(IslarioError):
    """A file of the box that cannot be read; the reason names file, card and field."""


class Reader:
    """Reads the effects of one file into a program that all files share."""

    def __init__(self, program: list[int], inventions: dict[str, int]) -> None:
        self.program = program
        self.inventions = inventions
        self.file = ""
        self.card = ""
        self.field = ""
        self.home = ""
        """The scenario that the card belongs to, if it belongs to one."""
        self.place = ON_REWARD
        """Where the effects that are read stand."""
        self.somebody = True
        """Whether it is known whom they are about."""
        self.origins: dict[int, tuple[str, str, str]] = {}
        """The file, the name and the scenario of every card that was found, by the identity of its table."""
        self.written: dict[int, list[Any]] = {}
        """Every list of effects as its card has it, by the number that names it."""

    def bad(self, problem: str, value: object = "") -> BadComponents:
        values = {"file": self.file, "entry": self.card, "field": self.field, "value": quoted(value)}
        return BadComponents(Reason(f"box_{problem}", values))

    def number(self, value: Any, low: int = -20, high: int = 20) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.bad("number", value)
        return value

    def flag(self, value: Any) -> bool:
        if not isinstance(value, bool):
            raise self.bad("flag", value)
        return value

    def one_of(self, value: Any, names: list[str]) -> int:
        if not isinstance(value, str) or value not in names:
            raise self.bad("name", value)
        return names.index(value)

    def set_of(self, value: Any, names: list[str], low: int = 0, high: int = 63) -> int:
        """Some of the names, none of them twice, as bits."""
        found = 0
        for name in self.listed(value, low, high):
            bit = 1 << self.one_of(name, names)
            if found & bit:
                raise self.bad("name", name)
            found |= bit
        return found

    def invention(self, value: Any) -> int:
        return self.one_of(value, list(self.inventions))

    def listed(self, value: Any, low: int = 0, high: int = 63) -> Sequence[Any]:
        if not isinstance(value, list) or not low <= len(value) <= high:
            raise self.bad("list", value)
        return value

    def effects_at(self, value: Any, place: str) -> int:
        """A list of effects that stands in a certain place of a card."""
        self.place, self.somebody = place, place in SOMEBODYS
        return self.effects(value)

    def effects(self, value: Any) -> int:
        """A list of effects, as the number that names it."""
        value = self.listed(value)
        found = self._store([self._effect(effect) for effect in value])
        self.written[found] = list(value)
        return found

    def _inner(self, value: Any, word: str) -> int:
        """A list of effects inside a word, which may change whom and what it is about."""
        place, somebody = self.place, self.somebody
        self.somebody = somebody or word in ("each", "first", "marked")
        if word == "later":
            self.place = ON_REWARD if somebody else AFTERWARDS
        found = self.effects(value)
        self.place, self.somebody = place, somebody
        return found

    def _store(self, rows: list[tuple[int, int, int]]) -> int:
        start = len(self.program) // 3
        for row in rows:
            self.program.extend(row)
        return start << 6 | len(rows)

    def _effect(self, effect: Any) -> tuple[int, int, int]:
        if not isinstance(effect, dict):
            raise self.bad("effect", effect)
        words = [key for key in effect if key in WORDS and not (key == "keep" and "marked" in effect)]
        if len(words) != 1:
            raise self.bad("effect", effect)
        word = words[0]
        step, kind, names = WORDS[word]
        for key in effect:
            if key != word and key not in _modifiers(word, effect):
                raise self.bad("effect", key)
        self._check_place(word, effect)
        value = effect[word]
        flags = POSSIBLE if self.flag(effect.get("possible", False)) else 0
        flags |= self.number(effect["count"], 1, 9) << 8 if "count" in effect else 0
        if kind == NUMBER:
            return self._counted(word, value, flags, effect)
        if kind == FLAG:
            if not self.flag(value):
                raise self.bad("effect", effect)
            return step, 1, flags
        if kind == NAME:
            return step, self.one_of(value, names), flags
        if kind == EFFECTS:
            return step, self._inner(value, word), flags
        if kind == NAMED_EFFECTS:
            kept = KEEP_MARK if self.flag(effect.get("keep", False)) else 0
            return step, self.one_of(value, names) | kept, self._inner(effect.get("effects"), word)
        if kind == OPTIONS:
            options = self.listed(value, 2, 8)
            return step, self._store([(self.effects(option), 0, 0) for option in options]), flags
        if kind == TOKEN:
            return step, self.one_of(value, names), self._token_place(word, value, effect)
        if kind == INVENTIONS:
            return step, self.set_of(value, list(self.inventions), 1), flags
        if kind == INVENTION_EFFECTS:
            return step, self.invention(value), self._inner(effect.get("effects"), word)
        if kind == NUMBER_EFFECTS:
            return step, self.number(value, 1), self._inner(effect.get("effects"), word)
        packed = self._packed(value, names)
        if kind == MYSTERY:
            return step, packed, flags
        if packed & 15 == 0:  # a fight has a strength
            raise self.bad("effect", value)
        return step, packed & 15, packed >> 4

    def _check_place(self, word: str, effect: dict[str, Any]) -> None:
        """Refuse a word where it means nothing."""
        if word in FOR_SOMEBODY and not self.somebody:
            raise self.bad("effect", effect)
        if word in ONLY_ON and self.home not in ONLY_ON[word]:
            raise self.bad("effect", effect)
        for said in (word, f"{word} {effect[word]}", f"at {effect.get('at')}"):
            if self.place not in ONLY_IN.get(said, [self.place]):
                raise self.bad("effect", effect)

    def _counted(self, word: str, value: Any, flags: int, effect: dict[str, Any]) -> tuple[int, int, int]:
        """A word with a number, within its limits."""
        low = -MOST if word in GAINS_AND_LOSSES else 1
        number = self.number(value, low, 1 if word in ONE_AT_A_TIME else MOST)
        if number == 0:
            raise self.bad("number", value)
        if number > 0 and word in CAN_FAIL and flags & POSSIBLE:
            raise self.bad("effect", effect)
        if "cured" in effect:
            flags = 1 + self.number(effect["cured"], 0)
        return WORDS[word][0], number, flags

    def _token_place(self, word: str, token: str, effect: dict[str, Any]) -> int:
        """Where a token is put; one is taken away only from a place that has a name."""
        self.one_of(token, TOKENS)
        places = [place for place in TOKENS_AT[token] if word == "token" or TOKEN_PLACES[place] < HERE]
        return TOKEN_PLACES[places[self.one_of(effect.get("at"), places)]]

    def _packed(self, value: Any, names: list[str]) -> int:
        """A table of small numbers, four bits each, in the order of the names."""
        if not isinstance(value, dict) or not value:
            raise self.bad("effect", value)
        for name in value:
            self.one_of(name, names)
        return sum(self.number(value[name], 1, 15) << (4 * place) for place, name in enumerate(names) if name in value)


def _modifiers(word: str, effect: dict[str, Any]) -> list[str]:
    """The modifiers that an effect may have."""
    found = list(MODIFIERS.get(WORDS[word][1], []))
    if word in MAY_BE_POSSIBLE:
        found.append("possible")
    if word == "exhaust" and effect[word] in COUNTED_EXHAUSTS:
        found.append("count")
    if word == "wounds":
        found.append("cured")
    if word == "marked":
        found.append("keep")
    return found
