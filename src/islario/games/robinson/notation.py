"""How actions are written, and read again.

The notation is that of docs/games/robinson.md. Every action has exactly one spelling.
"""

from typing import Any, Final

from mypy_extensions import i64

from islario.core.codes import pack, verb_of, x_of, y_of
from islario.core.reasons import IllegalMove, Reason, quoted
from islario.games.robinson import codes
from islario.games.robinson.agenda import (
    ARROW,
    BUILDING,
    INVENTION,
    LEVELS,
    MARK,
    NUMBER,
    OPTION,
    PERSON,
    QUESTIONS,
    RESOURCE,
    SLOT,
    SOURCE,
    SPACE,
    TILE,
    TOKEN,
)
from islario.games.robinson.box import cards
from islario.games.robinson.components import (
    DISCOVERIES,
    INVENTIONS,
    RESOURCES,
    SCENARIO_INVENTIONS,
    SITED,
    SKILLS,
    SPACES,
    STARTING_ITEMS,
    TREASURE_COUNT,
)
from islario.games.robinson.planning import pawns, targets
from islario.games.robinson.planning.costs import WAYS
from islario.games.robinson.state import SLOTS
from islario.games.robinson.uses import catalogue

VERBS: Final = [
    "plan", "support", "lead", "take_back", "first", "confirm", "reopen", "go_on", "use", "spend_first", "decline",
    *QUESTIONS,
]  # fmt: skip
"""What people are told of each verb, by its number."""

_OWN: Final = [str(card["id"]) for cards in SCENARIO_INVENTIONS for card in cards]
BUILDS: Final = ["shelter", "roof", "palisade", "weapon", *INVENTIONS, *_OWN]
"""What can be built, from targets.SHELTER on; the last ones belong to scenarios, two to each."""
PERFORMERS: Final = ["", "friday", "jenny"]
PEOPLE: Final = ["0", "1", "2", "3", "friday", "jenny"]
FOODS: Final = ["food", "preserved"]
DICE: Final = ["success", "wound", "adventure"]
USES: Final = [
    *STARTING_ITEMS,
    *(f"token_{name}" for name in DISCOVERIES),
    *(f"treasure_{name}" for name in cards.MYSTERIES[:TREASURE_COUNT]),
    "surprising_discovery",
    *SKILLS,
    "pot",
    "fireplace",
    "furnace",
    "friday_reroll",
]
"""What can be used, by its number (uses.catalogue)."""
USED: Final = [
    *(f"item {name}" for name in STARTING_ITEMS),
    *(f"discovery {name}" for name in DISCOVERIES),
    *(f"mystery {name}" for name in cards.MYSTERIES[:TREASURE_COUNT]),
    "adventure surprising_discovery",
    *(f"skill {name}" for name in SKILLS),
    "invention pot",
    "invention fireplace",
    "invention furnace",
    "skill friday_reroll",
]
"""The same, as the cards that they are."""
SPOTS: Final = [f"{space} {place}" for space in SPACES for place in (1, 2)] + [f"{space} terrain" for space in SPACES]
"""Sources by space and place, and the terrain of tiles."""


def _target_words() -> list[str]:
    builds = [f"build {name}" for name in BUILDS]
    sited = [SCENARIO_INVENTIONS[number][0]["id"] for number in SITED]
    placed = [f"build {what} {space}" for what in sited for space in SPACES[:10]]
    gathers = [f"gather {space} {what}" for space in SPACES for what in ("wood", "food")]
    wars = [f"war {space}" for space in SPACES]
    explores = [f"explore {space}" for space in SPACES[:10]]
    return [
        "threat left", "threat right", "hunt", *wars, "hunt kong", *builds, *placed, *gathers, *explores,
        "explore raft", "explore treasure_map", "camp", "rest", "reclaim",
    ]  # fmt: skip


TARGETS: Final = _target_words()
"""What can be planned, by its number (planning.targets)."""

_ANSWERS: Final[dict[int, list[str]]] = {
    OPTION: [str(number) for number in range(1, 9)],
    SPACE: SPACES,
    SOURCE: SPOTS,
    PERSON: PEOPLE,
    INVENTION: BUILDS[LEVELS:],
    SLOT: [str(number) for number in range(1, SLOTS + 1)],
    TOKEN: DISCOVERIES,
    TILE: [str(number) for number in range(12)],
    RESOURCE: RESOURCES,
    MARK: [str(number) for number in range(1, 61)],
    NUMBER: [str(number) for number in range(16)],
    ARROW: [f"{seat} {number}" for seat in range(4) for number in range(1, 5)],
    BUILDING: BUILDS,
}
"""The answers to each kind of question, by their numbers."""


def action(code: i64) -> str:
    """An action as text."""
    verb: i64 = verb_of(code)
    x: i64 = x_of(code)
    y: i64 = y_of(code)
    name = VERBS[verb]
    if verb == codes.PLAN:
        way = f" {WAYS[y & 15]}" if y & 15 else ""
        performer = f" {PERFORMERS[y >> 4]}" if y >> 4 else ""
        return f"plan {TARGETS[x]}{way}{performer}"
    if verb == codes.SUPPORT or verb == codes.TAKE_BACK:
        return f"{name} {x + 1} {pawns.SOURCES[y]}"
    if verb == codes.LEAD or verb == codes.GO_FIRST:
        return f"{name} {x + 1}"
    if verb == codes.USE:
        return f"use {USES[x]} {DICE[y - 1]}" if y > 0 else f"use {USES[x]}"
    if verb == codes.SPEND_FIRST:
        return f"spend_first {FOODS[x]}"
    if verb >= codes.ANSWER:
        return f"{name} {_ANSWERS[verb - codes.ANSWER][x]}"
    return name


def meaning(code: i64) -> tuple[str, dict[str, Any]]:
    """An action as its verb and its values, for those who say it in a language."""
    verb: i64 = verb_of(code)
    x: i64 = x_of(code)
    y: i64 = y_of(code)
    values: dict[str, Any] = {}
    if verb == codes.PLAN:
        values = {"target": TARGETS[x], "way": WAYS[y & 15], "performer": PERFORMERS[y >> 4] or "own"}
    elif verb == codes.SUPPORT or verb == codes.TAKE_BACK:
        values = {"slot": int(x + 1), "pawn": pawns.SOURCES[y]}
    elif verb == codes.LEAD or verb == codes.GO_FIRST:
        values = {"slot": int(x + 1)}
    elif verb == codes.USE:
        kind = USED[x].partition(" ")[0]
        values = {"use": USED[x], "kind": kind, "die": DICE[y - 1] if y > 0 else "none"}
    elif verb == codes.SPEND_FIRST:
        values = {"resource": FOODS[x]}
    elif verb >= codes.ANSWER:
        values = _meaning_of_answer(verb - codes.ANSWER, _ANSWERS[verb - codes.ANSWER][x])
    return VERBS[verb], values


def _meaning_of_answer(kind: i64, answer: str) -> dict[str, Any]:
    """An answer as text, and its parts where it is a person, or something of a space or a person."""
    head, _, rest = answer.partition(" ")
    values: dict[str, Any] = {"answer": answer}
    if kind == SOURCE:
        values["space"] = head
    elif kind == PERSON or kind == ARROW:
        values["who"] = int(head) if head.isdigit() else head
    if rest:
        values["which"] = int(rest) if rest.isdigit() else rest
    return values


def _codes() -> dict[str, int]:
    """Every action that there is."""
    found: list[int] = []
    for target in range(targets.TARGET_COUNT):
        for way in range(len(WAYS)):
            for performer in range(3):
                found += [pack(codes.PLAN, target, way | (performer << 4))] if _can_be(target, way, performer) else []
    for slot in range(SLOTS):
        for source in (0, *range(4, pawns.SOURCE_COUNT)):
            if source != pawns.JENNY_PAWN:
                found.append(pack(codes.SUPPORT, slot, source))
            found.append(pack(codes.TAKE_BACK, slot, source))
        found += [pack(codes.LEAD, slot, 0), pack(codes.GO_FIRST, slot, 0)]
    found += [pack(verb, 0, 0) for verb in (codes.CONFIRM, codes.REOPEN, codes.GO_ON, codes.DECLINE)]
    for use in range(catalogue.USE_COUNT):
        rerolls = use == catalogue.FRIDAY_REROLL or use - catalogue.SKILLS in (1, 5, 8)
        if not rerolls:
            found.append(pack(codes.USE, use, 0))
        if rerolls or use == catalogue.TREASURES - 1:
            found += [pack(codes.USE, use, die) for die in (1, 2, 3)]
    found += [pack(codes.SPEND_FIRST, food, 0) for food in (0, 1)]
    for kind, answers in _ANSWERS.items():
        found += [pack(codes.ANSWER + kind, value, 0) for value in range(len(answers))]
    return {action(code): code for code in found}


def _can_be(target: int, way: int, performer: int) -> bool:
    """Whether a target has a way to be paid, and a performer, that the notation has to name."""
    built = targets.SHELTER <= target <= targets.PALISADE
    if way > 0 and not built and not (way == 1 and (target <= targets.RIGHT or target == targets.INVENTION + 28)):
        return False
    return performer < 2 or (target == targets.RESTING and way == 0)


_CODES: Final = _codes()


def actions() -> list[str]:
    """Every action that there is, in a fixed order."""
    return list(_CODES)


def code(text: str) -> int:
    """The action that a text means; IllegalMove with the reason if it means none."""
    if isinstance(text, str) and text in _CODES:
        return _CODES[text]
    verb = text.split(" ")[0] if isinstance(text, str) else ""
    if verb not in VERBS:
        raise IllegalMove(Reason("unknown_action", {"action": quoted(text), "expected": ", ".join(VERBS)}))
    examples = [action for action in _CODES if action.split(" ")[0] == verb]
    raise IllegalMove(Reason("bad_action", {"action": quoted(text), "expected": "; ".join(examples[:3])}))
