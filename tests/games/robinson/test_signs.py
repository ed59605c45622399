"""What those at the table are told when they look up: the round, tonight's meal, and who is close to death."""

from typing import Any

import pytest

from islario import State
from islario.core.signs import DANGER
from tests.games.robinson.helpers.positions import at


def dangers(state: State) -> list[tuple[str, dict[str, Any]]]:
    return [(sign.code, sign.values) for sign in state.signs(0) if sign.kind == DANGER]


def test_the_round_is_told() -> None:
    assert at(round=4).signs(0)[0].values == {"round": 4, "rounds": 12}


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
