"""What is in force: every mark with its card and what it touches, what will strike and when, and the threats."""

from copy import deepcopy
from typing import Any, Final

from mypy_extensions import i64

from islario.core.bits import bit
from islario.games.robinson import marks
from islario.games.robinson.box.cards import CARDS, THREAT_EFFECT
from islario.games.robinson.box.reading import reader
from islario.games.robinson.components import ACTIONS, EVENT_COUNT, REST
from islario.games.robinson.forecast import needs
from islario.games.robinson.notation import PEOPLE, TARGETS
from islario.games.robinson.planning import checks, openings, targets
from islario.games.robinson.planning.check_results import FINE
from islario.games.robinson.state import NONE, SLOT_SIZE, SLOTS, TARGET, Table

_ON_WEATHER: Final = bit(marks.RAIN) | bit(marks.SNOW) | bit(marks.STORM) | bit(marks.ANIMALS)
_PARTS: Final = {
    marks.WEATHER_SPACE: "part weather",
    marks.NIGHT_SPACE: "part night",
    marks.PRODUCTION_SPACE: "part production",
    marks.ROUND_SPACE: "part round",
    marks.DAWN: "part dawn",
    marks.ITEMS: "part items",
}
"""The parts of the round that some places stand for."""


def effects(table: Table) -> list[dict[str, Any]]:
    """Every mark that lies somewhere."""
    found: list[dict[str, Any]] = []
    for mark in table.marks:
        card: i64 = marks.card_of(mark)
        found.append(
            {
                "mark": marks.KINDS[marks.kind_of(mark)],
                "at": marks.PLACES[marks.place_of(mark)],
                "card": CARDS[card] if card != marks.NO_CARD else None,
                "fresh": marks.is_fresh(mark),
                "touches": touches(table, marks.place_of(mark), marks.kind_of(mark), mark),
            }
        )
    return found


def touches(table: Table, place: i64, kind: i64, mark: i64) -> list[str]:
    """What a mark has to do with."""
    if place < marks.SPACE_COUNT:
        return [f"place {marks.PLACES[place]}", *targets_on(table, place)]
    if place <= marks.REST_FIELD:
        return [f"action {ACTIONS[place - marks.THREAT_FIELD]}"]
    if place == marks.BUILDING_COST:
        return [TARGETS[target] for target in range(targets.SHELTER, targets.PALISADE + 1)]
    if place == marks.WEAPON_COST:
        return [TARGETS[targets.WEAPON]]
    if marks.SEATS <= place < marks.DAWN:
        found = [f"person {PEOPLE[place - marks.SEATS]}"]
        if marks.SPECIAL_WOUND <= kind < marks.ARROW:
            found.append(f"action {ACTIONS[2 + (kind - marks.SPECIAL_WOUND) // 4]}")
        return found
    found = [_PARTS[int(place)]]
    if place == marks.NIGHT_SPACE and kind == marks.PLUS_FOOD:
        found = ["part dinner"]
    who: i64 = whose(place, kind, mark)
    return [*found, f"person {PEOPLE[who]}"] if who >= 0 else found


def whose(place: i64, kind: i64, mark: i64) -> i64:
    """The person for whom something waits, or -1."""
    value: i64 = marks.value_of(mark)
    if kind == marks.LATER or kind == marks.EVERY_NIGHT:
        return value % 8 if value % 8 < len(PEOPLE) else NONE
    return value if place == marks.DAWN else NONE


def targets_on(table: Table, space: i64) -> list[str]:
    """The targets on a space that can be planned, or are."""
    found: list[str] = []
    for target in range(i64(targets.TARGET_COUNT)):
        here = targets.SPACE_OF[target] == space
        if here and (checks.is_planned(table, target) or openings.on_target(table, target) == FINE):
            found.append(TARGETS[target])
    return found


# -- what strikes --------------------------------------------------------------------------------------------


def strikes(table: Table) -> list[dict[str, Any]]:
    """Tokens and effects that will do something by themselves, and when."""
    found: list[dict[str, Any]] = []
    for mark in table.marks:
        place: i64 = marks.place_of(mark)
        kind: i64 = marks.kind_of(mark)
        when = moment(table, place, kind, marks.is_fresh(mark))
        if when:
            card: i64 = marks.card_of(mark)
            told: dict[str, Any] = {
                "mark": marks.KINDS[kind],
                "at": marks.PLACES[place],
                "card": CARDS[card] if card != marks.NO_CARD else None,
                "when": when,
            }
            who: i64 = place - marks.SEATS if marks.SEATS <= place < marks.DAWN else whose(place, kind, mark)
            if who >= 0:
                told["who"] = PEOPLE[who]
            found.append(told)
    return found


def moment(table: Table, place: i64, kind: i64, fresh: bool) -> str:
    """When a mark strikes: with an action that is planned, in the weather, at night, at dawn; or not by itself."""
    if place == marks.WEATHER_SPACE:
        return "weather" if (_ON_WEATHER >> kind) & 1 == 1 else ""
    if place == marks.NIGHT_SPACE:
        return "night"
    if place == marks.DAWN:
        return "dawn"
    if kind == marks.OUTSIDE:
        return "night"
    if fresh:
        return ""
    for slot in range(i64(SLOTS)):
        target: i64 = table.plan[slot * SLOT_SIZE + TARGET] - 1
        if target >= 0 and lies_on(table, target, place, kind):
            return "action"
    return ""


def lies_on(table: Table, target: i64, place: i64, kind: i64) -> bool:
    """Whether a mark at a place is one that works on a target."""
    own = targets.KIND[target] <= REST and place == marks.THREAT_FIELD + targets.KIND[target]
    space: i64 = targets.SPACE_OF[target]
    here = place < marks.SPACE_COUNT and place == (space if space >= 0 else table.camp)
    return (own or here) and marks.KINDS[kind] in needs.tokens(table, target)


def threats(table: Table) -> list[dict[str, Any]]:
    """Both spaces, and what becomes of their cards when the next event comes."""
    found: list[dict[str, Any]] = []
    for target in range(i64(targets.RIGHT + 1)):
        card: i64 = table.threats[target]
        if card == NONE:
            continue
        slot: i64 = slot_of(table, target)
        found.append(
            {
                "place": "left" if target == targets.LEFT else "right",
                "card": CARDS[card],
                "planned": slot >= 0,
                "complete": slot >= 0 and checks.complete(table, slot) == FINE,
                "strikes": target == targets.LEFT and card < EVENT_COUNT,
                "moves": target == targets.RIGHT,
                "effects": deepcopy(reader.written[THREAT_EFFECT[card]]) if card < EVENT_COUNT else [],
            }
        )
    return found


def slot_of(table: Table, target: i64) -> i64:
    """The slot that has a target, or -1."""
    for slot in range(i64(SLOTS)):
        if table.plan[slot * SLOT_SIZE + TARGET] == target + 1:
            return slot
    return -1
