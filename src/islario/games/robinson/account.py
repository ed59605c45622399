"""What decided a game that is over: when the goal was reached, or who died of what, and what the goal still lacked."""

from typing import Any

from mypy_extensions import i64

from islario.core.events import Event
from islario.core.signs import DANGER, GOAL, KNOWN, Sign
from islario.games.robinson.components import ROUNDS, SPACES
from islario.games.robinson.effects.people import mortal
from islario.games.robinson.state import CAMP_LOST, CHILD_STARVED, DEATH, DIRECTOR_DIED, JENNY_DIED, PHASES, WON, Table


def account(table: Table, events: list[Event]) -> list[Sign]:
    """The last blow and what it came of, then each part of the goal that was missing."""
    when: dict[str, Any] = {"round": int(table.round), "rounds": int(ROUNDS[table.setup.scenario])}
    if table.ended == WON:
        return [Sign(GOAL, "won", when), closest(table)]
    told: list[Sign] = []
    if table.ended == DEATH or table.ended == JENNY_DIED:
        told = deaths(events, {**when, "phase": PHASES[table.phase]})
    elif table.ended == CAMP_LOST:
        told = [
            Sign(
                DANGER, "camp_lost", {**when, "space": SPACES[table.camp], "cause": _what_took_the_camp(table, events)}
            )
        ]
    elif table.ended == CHILD_STARVED:
        eaten = {"food": _last(events, "ate").get("players", 0), "children": int(table.setup.rules.children(table))}
        told = [Sign(DANGER, "child_starved", {**when, **eaten})]
    elif table.ended == DIRECTOR_DIED:
        told = [Sign(DANGER, "director_died", {**when, "cause": _last(events, "crew_lost").get("cause", "")})]
    return told + table.setup.rules.unmet(table)


def closest(table: Table) -> Sign:
    """Who of those that were saved was closest to death."""
    least: i64 = 0
    for seat in range(table.setup.players):
        if left(table, seat) < left(table, least):
            least = seat
    return Sign(KNOWN, "closest", {"who": int(least), "left": int(left(table, least))})


def left(table: Table, seat: i64) -> i64:
    """How many wounds more are death."""
    return mortal(table, seat) - table.wounds[seat]


def deaths(events: list[Event], when: dict[str, Any]) -> list[Sign]:
    """Who died and of what, the first of them first; then what all the wounds of each of those lives came of."""
    told: list[Sign] = []
    dead = [event.values for event in events if event.kind == "died" and event.values["who"] != "friday"]
    for blow in dead:
        why = {key: blow[key] for key in ("who", "cause", "lacking", "sources")}
        told.append(Sign(DANGER, "death", {**when, **why}))
    for blow in dead:
        told += wounds_of(events, blow["who"])
    return told


def wounds_of(events: list[Event], who: int | str) -> list[Sign]:
    """The wounds that somebody took, by their causes, the worst first."""
    wounds: dict[str, int] = {}
    for event in events:
        if event.kind == "wounded" and event.values["who"] == who:
            cause: str = event.values["cause"]
            wounds[cause] = wounds.get(cause, 0) + event.values["wounds"]
    worst = sorted(wounds.items(), key=lambda found: -found[1])
    return [Sign(KNOWN, "wounds", {"who": who, "cause": cause, "wounds": number}) for cause, number in worst]


def _last(events: list[Event], kind: str) -> dict[str, Any]:
    """The values of the last event of a kind; none if there was none, where a game began late."""
    for event in reversed(events):
        if event.kind == kind:
            return event.values
    return {}


def _what_took_the_camp(table: Table, events: list[Event]) -> str:
    """The card that took the tile of the camp; what a scenario takes by itself, it takes with lava."""
    for event in reversed(events):
        values = event.values
        if event.kind == "mark_put" and values["mark"] == "down" and values["place"] == SPACES[table.camp]:
            card: str = values["card"]
            return "lava" if card.startswith("scenario ") else card
    return ""
