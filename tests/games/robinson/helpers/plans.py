"""Plans of Robinson Crusoe for tests: made in words, resolved, and looked at before and after the phase ends.

A move is a seat and its words: "0 plan build shelter".
"""

from typing import Any

from islario.core.events import Event
from islario.core.reasons import Reason
from islario.core.state import State
from tests.games.robinson.helpers.positions import at, plain, roll_until, table

ISLAND = {"B1": 8, "A1": 6, "B2": 10, "C1": 7}
"""The camp on the beach; around it plains (bird, wood), a river (wood, fish) and hills (wood)."""


def planning(players: Any = ("cook", "carpenter"), first: int = 0, **fields: Any) -> State:
    """Planning; when all have confirmed, the game stops before the end of the phase, and once more after it."""
    pause = {"step": "window", "b": 1 << first}
    after = [{"step": "night_phase"}, {"step": "weather_phase"}, pause, {"step": "end_of_actions"}, pause]
    return at(players, first=first, agenda=[*after, {"step": "resolve_next"}, {"step": "planning"}], **fields)


def act(state: State, *moves: str) -> list[Event]:
    """Play moves, each by the seat that it names."""
    events: list[Event] = []
    for move in moves:
        seat, _, words = move.partition(" ")
        events += state.play(int(seat), words)
    return events


def planned(*moves: str, players: Any = ("cook", "carpenter"), **fields: Any) -> State:
    """A position in which these moves of a plan have been made."""
    state = planning(players, **fields)
    act(state, *moves)
    return state


def confirm(state: State) -> list[Event]:
    """Everybody confirms: the actions are resolved up to a question, or to the end of the phase."""
    events: list[Event] = []
    for seat in state.waiting_for():
        events += state.play(seat, "confirm")
    return events


def resolved(*moves: str, players: Any = ("cook", "carpenter"), **fields: Any) -> State:
    """The moves of a plan made and resolved; what was won lies in Future yet."""
    state = planned(*moves, players=players, **fields)
    confirm(state)
    return state


def rolled(state: State, *wanted: str) -> State:
    """The plan confirmed, with dice that show exactly this."""
    return roll_until(table(state), ["confirm"] * len(state.waiting_for()), set(wanted))


def end_phase(state: State) -> State:
    """The action phase ends."""
    state.play(state.waiting_for()[0], "go_on")
    return state


def may(state: State, move: str) -> bool:
    """Whether a seat may make a move now; what is legal and what is refused agree."""
    seat, _, words = move.partition(" ")
    fine = state.why_not(int(seat), words) is None
    assert (words in state.legal(int(seat))) == fine
    return fine


def refused(state: State, move: str) -> Reason:
    """Why a seat may not make a move."""
    seat, _, words = move.partition(" ")
    assert not may(state, move)
    reason = state.why_not(int(seat), words)
    assert reason is not None
    return reason


def code(state: State, move: str) -> tuple[str, str]:
    """The code and the rule of a refusal."""
    reason = refused(state, move)
    return reason.code, reason.rule


def slots(state: State) -> list[tuple[str, str, list[str]]]:
    """The plan: targets, performers, pawns."""
    return [(slot["target"], slot["performer"], slot["pawns"]) for slot in table(state)["plan"]]


def cost(state: State, slot: int = 1) -> dict[str, int]:
    """What a planned action costs."""
    return next(planned["cost"] for planned in table(state)["plan"] if planned["slot"] == slot)


def cubes(state: State, where: str) -> dict[str, int]:
    """Cubes in Available or reserved, those that there are."""
    return {name: number for name, number in table(state)[where].items() if number}


def future(state: State) -> dict[str, int]:
    """Cubes in Future, whoever won them."""
    total: dict[str, int] = {}
    for won in table(state)["future"].values():
        for name, number in won.items():
            if number:
                total[name] = total.get(name, 0) + number
    return total


def incoming(state: State) -> list[str]:
    """Cards and tokens in Future."""
    return [thing["card"] for thing in table(state)["incoming"]]


def tokens(state: State) -> list[tuple[str, str]]:
    """Marks and where they lie."""
    return [(mark["mark"], mark["at"]) for mark in table(state)["marks"]]


def mark(name: str, place: str, **more: Any) -> dict[str, Any]:
    return {"mark": name, "at": place, **more}


def kinds(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """What all events of a kind tell, without why."""
    return [plain(event) for event in events if event.kind == kind]
