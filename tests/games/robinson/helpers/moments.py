"""Moments at which a find or an item matters: a hunt, a weather phase, a night, an action carried out."""

from typing import Any

from islario.core.state import State
from tests.games.robinson.helpers.positions import at, go, stage

TREASURE, MONSTER, TRAP, EITHER = 1, 1 << 4, 1 << 8, 1 << 12
"""What a draw of mysteries wants: so many of each, added up."""


def cubes(wood: int = 0, food: int = 0, preserved: int = 0, fur: int = 0) -> dict[str, int]:
    return {"wood": wood, "food": food, "preserved": preserved, "fur": fur}


def hurt(*wounds: int, **fields: Any) -> list[dict[str, Any]]:
    """People with so many wounds each, the cook first."""
    names = ["cook", "carpenter", "explorer", "soldier"]
    return [{"character": name, "wounds": number, **fields} for name, number in zip(names, wounds, strict=False)]


def act(target: str, who: int = 0, pawns: int = 2, **fields: Any) -> State:
    """A player carries out one planned action with so many pawns, up to the first question."""
    planned = {"slot": 1, "target": target, "performer": str(who), "pawns": [str(who)] * pawns}
    fields = {"phase": "action", "round": 2, "plan": [planned], **fields}
    state = stage({"step": "resolve_slot", "a": 0}, **fields)
    go(state, "go_on")
    return state


def hunt(beast: str, who: int = 0, **fields: Any) -> State:
    """A player hunts with both pawns and meets this beast."""
    return act("hunt", who, **{"hunting": [beast], **fields})


def two_hunts(beasts: list[str], **fields: Any) -> State:
    """Both players are about to hunt, the last of the beasts first."""
    plan = [{"slot": seat + 1, "target": "hunt", "performer": str(seat), "pawns": [str(seat)] * 2} for seat in (0, 1)]
    fields = {"phase": "action", "round": 2, "plan": plan, "hunting": beasts, **fields}
    state = stage({"step": "resolve_next"}, **fields)
    go(state, "go_on")
    return state


def weather(rain: int = 0, snow: int = 0, **fields: Any) -> State:
    """A weather phase in which these clouds have been rolled ahead, up to its first question."""
    fields = {"round": 2, "phase": "weather", "clouds": rain + 16 * snow, **fields}
    state = stage({"step": "weather_phase"}, **fields)
    go(state, "go_on")
    return state


def night(**fields: Any) -> State:
    """A night in a shelter and a morning without an event, up to the first question."""
    state = at(**{"round": 2, "begin": "night", "shelter": True, "events": [], **fields})
    go(state, "go_on")
    return state


def draws(wanted: int, cards: list[str], **fields: Any) -> State:
    """Mysteries are drawn in an action, the last of the list first; up to the first question."""
    step = {"step": "mystery", "a": wanted, "who": "0", "in_action": True}
    state = stage(step, **{"phase": "action", "round": 2, "mysteries": cards, **fields})
    go(state, "go_on")
    return state
