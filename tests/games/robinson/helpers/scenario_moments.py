"""Moments that every scenario has: its book, its totems, its weather, what is built in it, how it ends."""

from typing import Any

from islario.core.events import Event
from islario.core.state import State
from tests.games.robinson.helpers.positions import GAME, at, go, stage, table

TOTEMS = 11
"""The note of how many totems have been found."""


def noted(**notes: int) -> list[int]:
    """The notes of a scenario: ``noted(n0=511, n1=2)``."""
    found = [0] * 12
    for name, value in notes.items():
        found[int(name[1:])] = value
    return found


def open_book(scenario: int, **fields: Any) -> State:
    """The book icon of an event, up to the first question."""
    state = stage({"step": "book", "a": 1}, **{"scenario": scenario, "phase": "event", "round": 2, **fields})
    go(state, "go_on")
    return state


def find_tile(scenario: int, tile: int, nth: int = 1, who: str = "0", **fields: Any) -> State:
    """Player 0 finds a tile on A1; if it has a totem, it is the nth that is found."""
    notes = list(fields.pop("notes", noted()))
    notes[TOTEMS] = nth - 1
    planned = {"slot": 1, "target": "explore A1", "performer": who, "pawns": [who], "cost": {}}
    step = {"step": "tile_found", "a": tile, "who": who, "in_action": True, "space": "A1"}
    fields = {
        "scenario": scenario,
        "phase": "action",
        "round": 2,
        "plan": [planned],
        "slot": 1,
        "notes": notes,
        **fields,
    }
    state = stage(step, **fields)
    go(state, "go_on")
    return state


def carry_out(scenario: int, target: str, pawns: list[str], who: str = "0", pay: str = "wood", **fields: Any) -> State:
    """A planned action is resolved, up to the first question."""
    planned = {"slot": 1, "target": target, "pay": pay, "performer": who, "pawns": pawns}
    fields = {"scenario": scenario, "phase": "action", "round": 2, "plan": [planned], **fields}
    state = stage({"step": "resolve_slot", "a": 0}, **fields)
    go(state, "go_on")
    return state


def enter(scenario: int, *inventions: str, space: str | None = None, **fields: Any) -> State:
    """The Action phase ends, and these inventions of the scenario come into play, up to the first question."""
    coming: list[dict[str, Any]] = [{"card": f"invention {name}", "who": "0"} for name in inventions]
    if space is not None:
        coming = [{**thing, "space": space} for thing in coming]
    fields = {"scenario": scenario, "phase": "action", "round": 2, "incoming": coming, **fields}
    state = stage({"step": "end_of_actions"}, **fields)
    go(state, "go_on")
    return state


def weather_dice(scenario: int, number: int, **fields: Any) -> list[str]:
    """The dice that are rolled in the weather phase of a round."""
    events = go(at(scenario=scenario, round=number, begin="weather", **fields), "go_on")
    return [event.values["die"] for event in events if event.kind == "weather_rolled"]


def needs(scenario: int) -> dict[str, Any]:
    """What the two inventions of a scenario need."""
    found: dict[str, Any] = GAME.box()["scenarios"][scenario - 1]["inventions"]
    return found


def ending(state: State) -> str:
    """How the game ended, or nothing while it goes on."""
    result = state.result()
    return "" if result is None else str(result["reason"])


def cubes(state: State) -> dict[str, int]:
    """What lies in Available, without what is not there."""
    return {name: amount for name, amount in table(state)["available"].items() if amount}


def places(state: State, mark: str) -> list[str]:
    """Where marks of a kind lie."""
    return [found["at"] for found in table(state)["marks"] if found["mark"] == mark]


def kinds(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The events of a kind, as their values."""
    return [event.values for event in events if event.kind == kind]


def code(state: State, action: str, seat: int = 0) -> str:
    """The code of the reason why a seat may not do something; nothing if it may."""
    reason = state.why_not(seat, action)
    return "" if reason is None else reason.code


def score(state: State) -> int:
    """The points of a game that is over."""
    result = state.result()
    assert result is not None
    return int(result["scores"][0])


def last_night(scenario: int, number: int, **fields: Any) -> State:
    """The night of the last round is over, with food for everybody and a roof."""
    fields = {"available": {"food": 8}, "shelter": True, **fields}
    state = at(scenario=scenario, round=number, begin="night", **fields)
    while state.waiting_for():
        go(state, "decline" if "decline" in state.legal(state.waiting_for()[0]) else "go_on")
    return state


def pawns_needed(state: State, target: str) -> int:
    """The fewest pawns with which a target can be confirmed."""
    go(state, f"plan {target}", seat=0)
    reason = state.why_not(0, "confirm")
    return 1 if reason is None else int(reason.values["needed"])
