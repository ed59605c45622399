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


def answer(state: State, *actions: str) -> list[Event]:
    """Answer what is asked until the next plan; what allows one answer only the page answers itself."""
    events, left = [], list(actions)
    while state.view(0)["asking"]["kind"] != "plan":
        legal = state.legal(state.waiting_for()[0])
        events += follow(state, legal[0] if len(legal) == 1 else left.pop(0))
    assert not left
    return events


def plan(state: State, *actions: tuple[int, str]) -> list[Event]:
    return [event for seat, action in (*actions, (0, "confirm"), (1, "confirm")) for event in state.play(seat, action)]


def test_the_lesson_of_robinson_crusoe_shows_what_it_speaks_of() -> None:
    state = begin("robinson")
    answer(state, "number 0")
    view = state.view(0)
    assert (view["available"]["wood"], view["available"]["food"]) == (1, 1)
    assert not [action for action in state.legal(0) if action.startswith("plan gather")]
    first = plan(
        state,
        (0, "plan threat right"),
        (0, "plan explore B2"),
        (1, "support 2 pawn"),
        (1, "plan build shovel"),
        (0, "support 3 friday"),
    )
    assert told(first, "tile_found") == [("tile_found", {"space": "B2", "tile": 5, "who": 0})]
    assert told(first, "ate") == [("ate", {"players": 2, "hungry": 0})]
    assert state.legal(0) == ["space B2", "decline"]
    night = answer(state, "decline", "number 0")
    assert [values["wounds"] for _, values in told(night, "wounded")] == [1, 1]  # no shelter
    assert told(night, "drew") == [("drew", {"who": "group", "card": "event exhausting_night"})]
    assert state.view(0)["threats"] == [None, "event exhausting_night"]
    assert state.view(0)["available"]["wood"] == 2
    second = plan(
        state,
        (0, "plan build shelter"),
        (0, "support 1 pawn"),
        (1, "plan threat right"),
        (1, "plan gather B2 food"),
        (1, "plan camp friday"),
    )
    assert [values["dice"] for _, values in told(second, "rolled")] == [["success", "adventure"]]
    assert told(second, "drew") == [("drew", {"who": 1, "card": "adventure nice_surprise"})]
    assert told(second, "determined") != []
    rest = answer(state, "option 2", "decline", "number 1")
    assert told(rest, "wounded", "no_shelter") == []
    assert told(rest, "ate") == [("ate", {"players": 2, "hungry": 0})]
    assert told(rest, "piled") == [("piled", {"wood": 1, "column": 1})]
    assert "plan build fire" in state.legal(0)


def test_whoever_leaves_the_threat_of_the_lesson_of_robinson_crusoe_loses_morale() -> None:
    state = begin("robinson")
    answer(state, "number 0")
    plan(state, (0, "plan threat right"))
    answer(state, "number 0")
    assert state.view(0)["threats"] == [None, "event exhausting_night"]
    plan(state, (0, "plan build shelter"), (0, "support 1 pawn"))
    answer(state, "person 0")
    assert state.view(0)["threats"][0] == "event exhausting_night"
    plan(state)
    struck = answer(state, "person 1")
    assert told(struck, "struck") == [("struck", {"card": "event exhausting_night"})]
    falls = [values["before"] - values["level"] for _, values in told(struck, "morale_is")]
    assert 2 in falls


def test_whoever_does_nothing_in_the_lesson_of_robinson_crusoe_has_not_lost_by_its_last_bubble() -> None:
    state = begin("robinson")
    answer(state, "number 0")
    for hungry in ("person 0", "person 1"):
        plan(state)
        answer(state, hungry, "number 0")
    assert (state.over, state.view(0)["round"], state.view(0)["morale"]) == (False, 3, 0)
