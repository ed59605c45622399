"""What the page says in a lesson comes true: the line of play that its texts suggest is played here."""

from typing import Any

import pytest

import islario
from islario.core.events import Event
from islario.core.lessons import find_lesson
from islario.core.state import State


def begin(game: str) -> State:
    lesson = find_lesson(game)
    assert lesson is not None
    return islario.game(game).new(seed=lesson.seed, **lesson.options)


def follow(state: State, *actions: str) -> list[Event]:
    """Play for whoever is waited for; what happened."""
    return [event for action in actions for event in state.play(state.waiting_for()[0], action)]


def told(events: list[Event], *kinds: str) -> list[tuple[str, dict[str, Any]]]:
    return [(event.kind, event.values) for event in events if event.kind in kinds]


def test_the_lesson_of_forbidden_island_shows_what_it_speaks_of() -> None:
    state = begin("forbidden_island")
    assert not [action for action in state.legal(0) if action.startswith("shore")]
    assert "earth" in state.view(0)["players"][0]["hand"]
    first = follow(state, "move bronze_gate", "shore crimson_forest", "give 1 earth", "draw", "draw", "flood", "flood")
    assert ("drew", {"seat": 0, "card": "sandbags"}) in told(first, "drew")
    assert first[-1] == Event("turn_began", {"seat": 1})
    assert state.view(1)["players"][1]["hand"] == ["earth"] * 3
    second = follow(state, "shore fools_landing", "move crimson_forest", "move temple_of_the_sun", "draw", "draw")
    assert told(second, "drew")[0] == ("drew", {"seat": 1, "card": "earth"})
    assert told(second, "water_rose") == [("water_rose", {"water": 2, "level": 2})]
    last = follow(state, "flood", "flood")
    assert told(last, "flooded", "sank") == [
        ("flooded", {"tile": "crimson_forest"}),
        ("sank", {"tile": "twilight_hollow"}),
    ]
    follow(state, "sandbag crimson_forest", "end", "draw", "draw")
    follow(state, *["flood"] * (2 if state.view(0)["phase"] == "flood" else 0))
    assert "capture earth" in state.legal(1)


@pytest.mark.parametrize("idle", ["end", "move bronze_gate"])
def test_whoever_does_little_in_the_lesson_of_forbidden_island_has_not_lost_by_its_last_bubble(idle: str) -> None:
    state = begin("forbidden_island")
    follow(state, *([idle] if idle == "end" else [idle, "end"]), "draw", "draw", "flood", "flood")
    follow(state, "end", "draw", "draw", "flood", "flood")
    assert (state.over, state.view(0)["turn"]) == (False, 0)


def test_the_lesson_of_hashi_completes_an_island_by_bridges_and_one_by_its_number() -> None:
    state = begin("hashi")
    follow(state, "start d 3")
    assert state.view(0)["cards"]["shown"] == "4/3"
    follow(state, "number g", "bridge b-d", "bridge d-e", "bridge d-g")
    assert (state.view(0)["players"][0]["complete"], state.view(0)["cards"]["shown"]) == (["d"], "1/1")
    follow(state, "number e")
    assert state.view(0)["players"][0]["complete"] == ["d", "e"]
    follow(state, "bridge g-h")
    assert state.view(0)["round"] == 3
