"""What can happen, and its names: the kernel's log as events."""

from typing import Any, Final

from mypy_extensions import i64

from islario.core.bits import places
from islario.core.codes import pack
from islario.core.events import Event
from islario.games.robinson import causes, marks
from islario.games.robinson.agenda import LACKS
from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.components import ACTIONS, RESOURCES, SCENARIOS_AT, SPACES, WEATHER_FACES
from islario.games.robinson.notation import TARGETS, meaning
from islario.games.robinson.planning.pawns import SOURCES
from islario.games.robinson.state import PHASES
from islario.games.robinson.step_names import STEP_NAMES

ROUND_BEGAN: Final = 0
PHASE_BEGAN: Final = 1
DREW: Final = 2
GAINED: Final = 3
LOST: Final = 4
WOUNDED: Final = 5
HEALED: Final = 6
DIED: Final = 7
DETERMINED: Final = 8
DISCOURAGED: Final = 9
MORALE_IS: Final = 10
LEVEL_IS: Final = 11
MARK_PUT: Final = 12
MARK_GONE: Final = 13
TILE_FOUND: Final = 14
CAMP_MOVED: Final = 15
BUILT: Final = 16
ITEM_LOST: Final = 17
OPENED: Final = 18
PUT_AWAY: Final = 19
SHUFFLED_IN: Final = 20
KEPT: Final = 21
ROLLED: Final = 22
REROLLED: Final = 23
SUCCEEDED: Final = 24
FAILED: Final = 25
WEATHER_ROLLED: Final = 26
CLOUDS: Final = 27
FOUGHT: Final = 28
USED: Final = 29
STRUCK: Final = 30
ANSWERED: Final = 31
FIRST_IS: Final = 32
PLANNED: Final = 33
TAKEN_BACK: Final = 34
CONFIRMED: Final = 35
RESOLVED: Final = 36
BEAST_JOINED: Final = 37
BEAST_FACED: Final = 38
FOUND: Final = 39
ATE: Final = 40
ROTTED: Final = 41
ARRIVED: Final = 42
PILED: Final = 43
CREW_LOST: Final = 44
ENDED: Final = 45
SHELTER_BUILT: Final = 46
SHELTER_LOST: Final = 47
DECIDED: Final = 48
LED: Final = 49
PUT_FIRST: Final = 50
NO_SHELTER: Final = 51
NO_ADVENTURE: Final = 52
SET_ASIDE: Final = 53
PIT_ROLLED: Final = 54
FIRST_THROW: Final = 55

OWN_WORDS: Final = 512
"""In a log, an option that was chosen is one of a card, 1 + its number, or from here on one of a step."""

LEVELS: Final = ["roof", "palisade", "weapon"]
PEOPLE_NAMES: Final = ["0", "1", "2", "3", "friday", "jenny", "", "group"]
ENDINGS: Final = [
    "", "won", "death", "out_of_time", "camp_lost", "jenny_died", "child_starved", "director_died",
]  # fmt: skip

# For each kind of event: its name, and what its three values are.
_KINDS: Final[list[tuple[str, str, str, str]]] = [
    ("round_began", "number round", "", ""),
    ("phase_began", "phase phase", "", ""),
    ("drew", "person who", "card card", ""),
    ("gained", "resource resource", "number amount", "person who"),
    ("lost", "resource resource", "number amount", "number missing"),
    ("wounded", "person who", "number wounds", "card card"),
    ("healed", "person who", "number wounds", ""),
    ("died", "person who", "", ""),
    ("determined", "person who", "number amount", "number now"),
    ("discouraged", "person who", "number amount", "number missing"),
    ("morale_is", "number level", "number before", ""),
    ("level_is", "level what", "number level", "number before"),
    ("mark_put", "mark mark", "place place", "card card"),
    ("mark_gone", "mark mark", "place place", "card card"),
    ("tile_found", "space space", "number tile", "person who"),
    ("camp_moved", "space space", "space from", ""),
    ("built", "card card", "person who", ""),
    ("item_lost", "card card", "", ""),
    ("opened", "card card", "", ""),
    ("put_away", "card card", "flag carried_out", ""),
    ("shuffled_in", "card card", "", ""),
    ("kept", "card card", "", ""),
    ("rolled", "action action", "dice dice", "person who"),
    ("rerolled", "action action", "dice dice", "card card"),
    ("succeeded", "action action", "person who", ""),
    ("failed", "action action", "person who", ""),
    ("weather_rolled", "weatherdie die", "face face", ""),
    ("clouds", "number rain", "number snow", "number roof"),
    ("fought", "person who", "number strength", "number weapon"),
    ("used", "person who", "card card", ""),
    ("struck", "card card", "", ""),
    ("answered", "number seat", "", ""),
    ("first_is", "person who", "", ""),
    ("planned", "pawn pawn", "count slot", "target target"),
    ("taken_back", "pawn pawn", "count slot", ""),
    ("confirmed", "person who", "", ""),
    ("resolved", "action action", "person who", "count slot"),
    ("beast_joined", "number cards", "", ""),
    ("beast_faced", "card card", "person who", ""),
    ("found", "card card", "person who", ""),
    ("ate", "number players", "number hungry", ""),
    ("rotted", "number food", "", ""),
    ("arrived", "resource resource", "number amount", ""),
    ("piled", "number wood", "number column", ""),
    ("crew_lost", "crew crew", "", ""),
    ("ended", "ending result", "", ""),
    ("shelter_built", "", "", ""),
    ("shelter_lost", "", "", ""),
    ("decided", "card card", "count option", "person who"),
    ("led", "person who", "count slot", ""),
    ("put_first", "count slot", "", ""),
    ("no_shelter", "", "", ""),
    ("no_adventure", "person who", "", ""),
    ("set_aside", "card card", "", ""),
    ("pit_rolled", "dice dice", "card card", ""),
    ("first_throw", "action action", "dice dice", "person who"),
]
NAMES: Final = [kind[0] for kind in _KINDS]
_FORMS: Final = [
    [(place, form.split(" ")[0], form.split(" ")[1]) for place, form in enumerate(kind[1:]) if form] for kind in _KINDS
]
"""For each kind its values: which number, what it is, and its key."""
_LISTS: Final[dict[str, list[str]]] = {
    "person": PEOPLE_NAMES,
    "pawn": SOURCES,
    "target": TARGETS,
    "flag": ["no", "yes"],
    "resource": RESOURCES,
    "phase": PHASES,
    "level": LEVELS,
    "mark": marks.KINDS,
    "place": marks.PLACES,
    "space": SPACES,
    "action": ACTIONS,
    "face": WEATHER_FACES,
    "weatherdie": ["rain", "winter", "animals"],
    "ending": ENDINGS,
}
"""What a number can be the place in."""
EXPLAINED: Final = {
    "gained", "lost", "wounded", "healed", "died", "determined", "discouraged", "morale_is", "level_is", "mark_gone",
    "item_lost", "put_away", "rotted", "crew_lost", "shelter_lost", "set_aside", "first_throw",
}  # fmt: skip
"""The kinds that say why: by which card or rule."""
CLOUDED: Final = ["lost", "wounded", "died"]
"""Those of them that can come of clouds: they say where the clouds came from."""
WANTING: Final = ["wounded", "died"]
"""Those of them that can come of something that was missing: they say of what."""
_LACK_RULES: Final = {
    **dict.fromkeys(("wood", "food", "preserved", "fur", "determination"), "DEMAND-2"),
    **dict.fromkeys(("roof", "palisade", "weapon"), "DEMAND-5"),
    **dict.fromkeys(("item", "invention", "tile", "site"), "DEMAND-1"),
    "strength": "DEMAND-3",
    "source": "DEMAND-6",
}
"""The rule by which something that is missing wounds, where a card demands it."""

_FOODLESS: Final = {"hunger": "food", "night_token": "food"}
"""The causes that are nothing but a lack of food."""


def event(kind: i64, x: i64, y: i64, z: i64, why: i64) -> Event:
    """An event of the log, in names."""
    name = NAMES[kind]
    numbers = [x, y, z]
    values: dict[str, Any] = {}
    for place, what, key in _FORMS[kind]:
        values[key] = _value(what, int(numbers[place]))
    if kind == ANSWERED:
        values["asked"], answer = meaning(pack(y, z, 0))
        values |= answer
        if values["asked"] == "option":
            values |= _chosen(int(why), values["answer"])
    if name in EXPLAINED:
        values |= _explained(name, int(why))
    return Event(name, values)


def _chosen(why: int, option: str) -> dict[str, str]:
    """What an option was, for who reads the log later: its card, or the word of the rule that asked."""
    if why >= OWN_WORDS:
        return {"card": "", "means": f"{STEP_NAMES[why - OWN_WORDS]}_{option}"}
    return {"card": CARDS[why - 1] if 0 < why <= len(CARDS) else "", "means": ""}


def _explained(name: str, why: int) -> dict[str, Any]:
    """Why something happened (``causes.why``): the card or the cause, its rule, what was missing, which clouds."""
    code = why & ((1 << causes.WHY_LACKING) - 1)
    lacking = LACKS[why >> causes.WHY_LACKING & 15] if name in WANTING else ""
    if code >= causes.RULE_CAUSES:
        cause, rule = causes.CAUSES[code - causes.RULE_CAUSES]
        lacking = _FOODLESS.get(cause, lacking)
    else:
        cause, rule = CARDS[code - 1] if code > 0 else "", _LACK_RULES.get(lacking, "")
        rule = _rule_of_part(code - 1, why >> causes.WHY_PART) or rule
    values: dict[str, Any] = {"cause": cause, "rule": rule}
    if name in WANTING:
        values["lacking"] = lacking
    if name in CLOUDED:
        values["sources"] = [causes.SOURCES[place] for place in places(why >> causes.WHY_SOURCES & 15)]
    return values


def _rule_of_part(card: int, part: int) -> str:
    """The rule of a scenario's book or of one of its totems."""
    if part == 0 or card - SCENARIOS_AT >= len(causes.SCENARIO_RULES):
        return ""
    rules = causes.SCENARIO_RULES[card - SCENARIOS_AT]
    return rules[min(part, len(rules)) - 1] if rules else ""


def _value(what: str, number: int) -> Any:
    if what == "person" or what == "pawn":
        return number if number < 4 else _LISTS[what][number]
    if what == "card":
        return CARDS[number] if 0 <= number < len(CARDS) else ""
    if what == "dice":
        return [face for bit, face in ((1, "success"), (2, "wound"), (4, "adventure")) if number & bit]
    if what == "count":  # people count from 1
        return number + 1
    names = _LISTS.get(what)
    return number if names is None else names[number]
