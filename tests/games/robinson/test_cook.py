"""Robinson Crusoe: the skills of the Cook, but for the one that rerolls dice."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import refusal
from tests.games.robinson.helpers.positions import (
    at,
    go,
    stage,
    table,
)
from tests.games.robinson.helpers.skills import having, left
from tests.rules import rule


@rule("CHAR-14", "HEAL-6")
@pytest.mark.parametrize(
    ("answers", "wounds"), [(["person 0", "person 0"], [3, 5]), (["person 1", "person 0"], [4, 4])]
)
def test_grandmas_recipe_heals_two_wounds_of_one_or_one_each_of_two(answers: list[str], wounds: list[int]) -> None:
    players = [having("cook", 2, wounds=5), having("soldier", 0, wounds=5)]
    state = at(players=players, available={"food": 1, "preserved": 1})
    go(state, "use grandmas_recipe", *answers)
    assert [player["wounds"] for player in table(state)["players"]] == wounds
    assert (left(state), table(state)["available"]["food"], table(state)["available"]["preserved"]) == (0, 0, 1)


@rule("CHAR-14")
def test_grandmas_recipe_needs_food_that_is_not_reserved() -> None:
    players = [having("cook", 2, wounds=5), "soldier"]
    state = at(players=players)
    assert refusal(state, 0, "use grandmas_recipe") == ("skill_needs_food", "CHAR-14")
    state = at(players=players, available={"food": 1}, threats=[None, "event winter_depression"])
    go(state, "plan threat right", seat=1)
    assert refusal(state, 0, "use grandmas_recipe") == ("skill_needs_food", "CHAR-14")


@rule("CHAR-31")
def test_healing_beyond_the_wounds_is_lost() -> None:
    players = [having("cook", 2, wounds=1), "soldier"]
    one = at(players=players, available={"food": 1})
    go(one, "use grandmas_recipe", "person 0", "person 0")
    assert [player["wounds"] for player in table(one)["players"]] == [0, 0]
    two = at(players=players, available={"food": 1})
    go(two, "use grandmas_recipe", "person 0", "person 1")
    assert [player["wounds"] for player in table(two)["players"]] == [0, 0]


@rule("CHAR-32")
def test_grandmas_recipe_is_not_for_friday() -> None:
    state = at(players=[having("cook", 2, wounds=1), "soldier"], friday={"wounds": 2}, available={"food": 1})
    go(state, "use grandmas_recipe")
    assert state.legal(0) == ["person 0", "person 1"]
    assert refusal(state, 0, "person friday")[0] == "not_among_them"


@rule("CHAR-16")
def test_stone_soup_is_a_food_in_available() -> None:
    state = at(players=[having("cook", 3), "soldier"])
    go(state, "use stone_soup")
    assert (table(state)["available"]["food"], table(state)["future"]) == (1, {})


@rule("CHAR-33", "CHAR-16")
def test_stone_soup_of_the_action_phase_counts_at_once_and_not_for_what_was_planned() -> None:
    threat = {"slot": 1, "target": "threat right", "performer": "1", "pawns": ["1"]}
    build = {"slot": 2, "target": "build weapon", "performer": "0", "pawns": ["0"], "cost": {}}
    state = stage(
        {"step": "adventure", "a": 0, "who": "0", "in_action": True, "space": "B1"},
        phase="action", slot=2, players=[having("cook", 3), "soldier"], build=["visit_of_a_predator"],
        threats=[None, "event winter_depression"], plan=[threat, build], available={"food": 1},
    )  # fmt: skip
    go(state, "go_on")
    assert table(state)["reserved"]["food"] == 1
    assert "use stone_soup" in state.legal(0)
    go(state, "use stone_soup")
    # the soup met the demand, what the threat costs is still reserved
    after = table(state)
    assert (after["available"]["food"], after["reserved"]["food"], after["future"]) == (1, 1, {})
    assert after["players"][0]["wounds"] == 0


def clouds(rain: int, winter: int, **fields: Any) -> State:
    players = [having("cook", 3), "soldier"]
    fields = {"available": {"wood": 5, "food": 5}, "players": players, **fields}
    state = stage({"step": "weather_phase"}, phase="weather", clouds=rain | winter << 4, **fields)
    go(state, "go_on")
    return state


@rule("CHAR-17", "WEATHER-7", "WEATHER-27")
@pytest.mark.parametrize(("answer", "wood", "food"), [("option 1", 3, 4), ("option 2", 3, 3)])
def test_hooch_ignores_rain_or_turns_winter_into_rain(answer: str, wood: int, food: int) -> None:
    state = clouds(1, 1)
    assert state.legal(0) == ["go_on", "use stone_soup", "use hooch"]
    go(state, "use hooch")
    assert state.legal(0)[:2] == ["option 1", "option 2"]
    go(state, answer)
    assert (table(state)["available"]["wood"], table(state)["available"]["food"]) == (wood, food)
    assert left(state) == 0


@rule("CHAR-17")
@pytest.mark.parametrize(("rain", "winter", "wood", "food"), [(2, 0, 4, 4), (0, 2, 2, 3)])
def test_hooch_does_what_the_clouds_allow(rain: int, winter: int, wood: int, food: int) -> None:
    state = clouds(rain, winter)
    go(state, "use hooch")
    assert (table(state)["available"]["wood"], table(state)["available"]["food"]) == (wood, food)


@rule("CHAR-17")
@pytest.mark.parametrize("begin", ["event", "morale", "production", "planning", "night"])
def test_hooch_is_for_the_weather_phase_only(begin: str) -> None:
    state = at(players=[having("cook", 3), "soldier"], begin=begin)
    assert refusal(state, 0, "use hooch") == ("not_now", "CHAR-17")
