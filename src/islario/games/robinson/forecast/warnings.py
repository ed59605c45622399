"""What people should know before they confirm: codes with values, to be said in words."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from islario.games.robinson import marks, switches
from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.components import ACTIONS, EVENT_COUNT, FOOD, FRIDAY, PRESERVED, REST, WOOD
from islario.games.robinson.forecast.in_force import slot_of
from islario.games.robinson.forecast.tonight import Night
from islario.games.robinson.notation import PEOPLE, TARGETS
from islario.games.robinson.planning import check_results, checks, costs, pawns, targets
from islario.games.robinson.planning.check_results import FINE
from islario.games.robinson.state import LEADER, PAWNS, SLOT_SIZE, SLOTS, TARGET, Table

BAD: Final = "bad"
PLAIN: Final = "plain"


def warn(code: str, tone: str, **values: Any) -> dict[str, Any]:
    return {"code": code, "values": values, "tone": tone}


def warnings(table: Table, night: Night, people: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The plan's own gaps first, then the dangers of the night, then what is left undone."""
    found: list[dict[str, Any]] = []
    for slot in range(i64(SLOTS)):
        if table.plan[slot * SLOT_SIZE + TARGET] != 0:
            found += of_slot(table, slot)
    found += of_fields(table)
    for person in people:
        if person["death"]["most"] > 0:
            found.append(warn("death", BAD, who=named(person["who"]), chance=per_cents(person["death"])))
    return found + of_night(table, night) + of_threats(table) + of_pawns(table)


def named(who: str) -> int | str:
    """A person as words want it: the number of a seat, or a name."""
    return int(who) if who.isdigit() else who


def per_cent(chance: float) -> int:
    """A chance for people: what can happen is never 0, what may fail never 100."""
    return max(1, min(99, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


def per_cents(chance: Mapping[str, float]) -> int | str:
    """The same of a chance that hangs on what people choose: from the least to the most."""
    least, most = per_cent(chance["least"]), per_cent(chance["most"])
    return least if least == most else f"{least}\N{EN DASH}{most}"


def against(chance: Mapping[str, float]) -> dict[str, float]:
    """The chance that something does not happen."""
    return {"least": 1 - chance["most"], "most": 1 - chance["least"]}


# -- the plan ------------------------------------------------------------------------------------------------


def of_slot(table: Table, slot: i64) -> list[dict[str, Any]]:
    """What is wrong with a planned action, and what lies in wait there."""
    at: i64 = slot * SLOT_SIZE
    target: i64 = table.plan[at + TARGET] - 1
    leader: i64 = table.plan[at + LEADER]
    name = TARGETS[target]
    found: list[dict[str, Any]] = []
    why: i64 = checks.complete(table, slot)
    if why == check_results.INCOMPLETE:
        missing = int(costs.needed(table, slot) - pawns.count(table.plan[at + PAWNS]))
        found.append(warn("incomplete", BAD, slot=int(slot + 1), target=name, n=missing))
    elif why == check_results.NO_WOOD:
        short = int(table.reserved[WOOD] - table.stock[WOOD])
        found.append(warn("wood_short", BAD, slot=int(slot + 1), target=name, n=short))
    elif why == check_results.DIFFERENT_PLAYERS:
        found.append(warn("different_players", BAD, slot=int(slot + 1), target=name))
    if why != FINE and leader >= FRIDAY:
        found.append(warn("first_answers", PLAIN, slot=int(slot + 1), who=PEOPLE[leader], seat=int(table.first)))
    space: i64 = targets.SPACE_OF[target]
    if space >= 0 and table.weapon == 0:
        beast = table.works(space, marks.BEAST) or table.works(space, marks.BEAST_GATHER)
        if beast:
            found.append(warn("beast", BAD, slot=int(slot + 1), target=name, who=person(leader)))
    return found


def person(who: i64) -> int | str:
    return int(who) if who < FRIDAY else PEOPLE[who]


def of_fields(table: Table) -> list[dict[str, Any]]:
    """Adventures that wait on fields with an action, and tokens of which nobody has said who takes them."""
    found: list[dict[str, Any]] = []
    for kind in range(i64(REST + 1)):
        first: i64 = costs.first_slot(table, kind)
        if first < 0:
            continue
        field: i64 = marks.THREAT_FIELD + kind
        if table.works(field, marks.ADVENTURE):
            found.append(warn("adventure_waits", PLAIN, kind=ACTIONS[kind], place=marks.PLACES[field]))
        several = 0
        for slot in range(i64(SLOTS)):
            several += 1 if costs.kind_at(table, slot) == kind else 0
        token = table.works(field, marks.MINUS_PAWN) or table.works(field, marks.PLUS_WOOD)
        if several > 1 and token and (table.leading >> (4 * kind)) & 15 == 0:
            target: i64 = table.plan[first * SLOT_SIZE + TARGET] - 1
            values = {"kind": ACTIONS[kind], "place": marks.PLACES[field], "slot": int(first + 1)}
            found.append(warn("first_unnamed", PLAIN, **values, target=TARGETS[target]))
    return found


# -- the night and after -------------------------------------------------------------------------------------


def of_night(table: Table, night: Night) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    dinner = night.dinner
    if dinner is not None and dinner["hungry"]["most"] > 0:
        chance = per_cents(against(dinner["enough"]))
        found.append(warn("hungry", BAD, n=dinner["hungry"]["most"], chance=chance, mouths=dinner["mouths"]))
        reserved = int(table.reserved[FOOD] + table.reserved[PRESERVED])
        if reserved > 0:
            found.append(warn("food_reserved", BAD, n=reserved))
    weather = night.weather
    if weather is not None and weather["holds"]["least"] < 1:
        found.append(warn("clouds", BAD, chance=per_cents(against(weather["holds"])), roof=weather["roof"]["least"]))
    sleep = night.sleep
    if sleep is not None and sleep["open"]["most"] > 0:
        found.append(warn("no_shelter", BAD, chance=per_cents(sleep["open"])))
    rot = night.rot
    if rot is not None:
        lost = max([-outcome["changes"].get("food", 0) for outcome in rot["outcomes"]], default=0)
        if lost > 0:
            found.append(warn("rot", PLAIN, n=lost))
    return found


def of_threats(table: Table) -> list[dict[str, Any]]:
    """The card of the left space strikes with the next event, unless it is dealt with now."""
    card: i64 = table.threats[targets.LEFT]
    if 0 <= card < EVENT_COUNT:
        slot: i64 = slot_of(table, targets.LEFT)
        if slot < 0 or checks.complete(table, slot) != FINE:
            return [warn("threat", BAD, card=CARDS[card])]
    return []


def of_pawns(table: Table) -> list[dict[str, Any]]:
    """Pawns that have nothing to do yet."""
    idle = 0
    for seat in range(table.setup.players):
        idle += int(pawns.left(table, seat))
    found: list[dict[str, Any]] = []
    if idle > 0:
        must = table.switch(switches.ALL_PAWNS)
        found.append(warn("idle", BAD if must else PLAIN, n=idle))
    if pawns.left(table, pawns.FRIDAY_PAWN) > 0:
        found.append(warn("friday_idle", PLAIN))
    return found
