"""What those at the table are told when they look up: the round, tonight's meal, and who is close to death."""

from typing import Any

import pytest

from islario import State
from islario.core.signs import DANGER, GOAL
from islario.words import Words
from tests.games.robinson.helpers.positions import GAME, at


def dangers(state: State) -> list[tuple[str, dict[str, Any]]]:
    return [(sign.code, sign.values) for sign in state.signs(0) if sign.kind == DANGER]


def test_the_round_is_told() -> None:
    assert at(round=4).signs(0)[0].values == {"round": 4, "rounds": 12}


@pytest.mark.parametrize("scenario", range(1, 8))
def test_the_parts_of_the_goal_are_told_as_the_view_tells_them(scenario: int) -> None:
    state = GAME.new(seed=1, scenario=scenario)
    told = {sign.code: (sign.kind == DANGER, sign.values) for sign in state.signs(0)}
    parts = {part["code"]: (part["danger"], part["values"]) for part in state.view(0)["progress"]}
    wanted = {code: part for code, part in parts.items() if code in told}
    assert wanted.items() <= told.items()
    assert all(not danger and values["n"] == 0 for code, (danger, values) in parts.items() if code not in told)
    assert any(code in told for code in parts)


def test_the_fire_and_the_pile_are_the_goal_of_the_castaways() -> None:
    words = Words("en", GAME)
    goals = [words.sign(sign) for sign in at(round=3).signs(0) if sign.kind == GOAL]
    assert goals[0] == "Round 3 of 12"
    assert goals[1] == "Fire: not yet built"
    assert goals[2].startswith("Woodpile: 0 of 15")


@pytest.mark.parametrize(("food", "missing"), [(0, True), (1, True), (2, False)])
def test_too_little_food_for_tonight_is_told(food: int, missing: bool) -> None:
    found = dangers(at(available={"food": food}))
    assert found == ([("hunger", {"food": food, "mouths": 2})] if missing else [])


def test_preserved_food_feeds_as_well() -> None:
    assert dangers(at(available={"food": 1, "preserved": 1})) == []


def test_whoever_is_close_to_death_is_told() -> None:
    state = at([{"character": "cook", "wounds": 10}, "carpenter"], available={"food": 2})
    assert dangers(state) == [("near_death", {"seat": 0, "left": 3})]


def test_the_last_round_is_told() -> None:
    assert ("last_round", {}) in dangers(at(round=12))
