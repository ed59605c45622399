"""Moments in which something is lost or hurts, and the causes that are told with it."""

from typing import Any

from islario.core.events import Event
from islario.core.state import State
from tests.games.robinson.helpers.positions import at, go, stage
from tests.games.robinson.helpers.scenario_moments import kinds, noted

WEATHER_STEP = {"step": "weather_phase"}
ANIMALS = {"fight": 4, "palisade": 5, "food": 6}
"""The faces of the animals die."""


def happened(state: State) -> list[Event]:
    """What happens up to the first question."""
    return go(state, "go_on")


def why(event: dict[str, Any]) -> tuple[str, str]:
    return event["cause"], event["rule"]


def whys(events: list[Event], kind: str) -> list[tuple[str, str]]:
    return [why(values) for values in kinds(events, kind)]


def sky(rain: int = 0, snow: int = 0, animals: str | None = None, **fields: Any) -> list[Event]:
    """A weather phase with these clouds and animals on the dice."""
    clouds = rain + 16 * snow + ((1 << 8) + (ANIMALS[animals] << 12) if animals else 0)
    return happened(stage(WEATHER_STEP, **{"phase": "weather", "round": 2, "clouds": clouds, **fields}))


def token(mark: str, place: str, card: str = "event storm_a", **more: Any) -> dict[str, Any]:
    return {"mark": mark, "at": place, "from": card, **more}


def sleep(**fields: Any) -> list[Event]:
    """A night and the morning after it; where somebody has to go hungry it is the first who can."""
    state = at(**{"round": 2, "begin": "night", "shelter": True, "events": [], **fields})
    events = happened(state)
    while state.waiting_for() == (0,) and state.legal(0)[0].startswith("person "):
        events += go(state, state.legal(0)[0])
    return events


def demanded(step: str, a: int, **fields: Any) -> list[Event]:
    """A card demands something of the group."""
    return happened(stage({"step": step, "a": a, "card": "event storm_a"}, phase="event", round=2, **fields))


def open_book(scenario: int, **fields: Any) -> list[Event]:
    return happened(stage({"step": "book", "a": 1}, **{"scenario": scenario, "phase": "event", "round": 2, **fields}))


def found_totem(scenario: int, nth: int) -> list[Event]:
    """Player 0 finds a tile on A1, whose totem is the nth that is found."""
    planned = {"slot": 1, "target": "explore A1", "performer": "0", "pawns": ["0"], "cost": {}}
    step = {"step": "tile_found", "a": 10, "who": "0", "in_action": True, "space": "A1"}
    notes = noted(n11=nth - 1)
    return happened(stage(step, phase="action", round=2, scenario=scenario, plan=[planned], slot=1, notes=notes))


def act(target: str, pawns: list[str], who: str = "0", seed: int = 0, **fields: Any) -> list[Event]:
    """An action is resolved, up to the first question."""
    planned = {"slot": 1, "target": target, "performer": who, "pawns": pawns}
    fields = {"phase": "action", "round": 2, "plan": [planned], **fields}
    return happened(stage({"step": "resolve_slot", "a": 0}, seed=seed, **fields))
