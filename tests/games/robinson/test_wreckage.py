"""The three wreckage cards: one pawn for a little, two for more."""

import pytest

from tests.games.robinson.helpers.facts import refusal, wounds
from tests.games.robinson.helpers.moments import act, cubes
from tests.games.robinson.helpers.positions import GAME, at, draw_event, go, table
from tests.rules import rule

REWARDS = {
    ("food_crates", 1): cubes(food=1),
    ("food_crates", 2): cubes(food=1, preserved=1),
    ("wrecked_lifeboat", 1): cubes(wood=1),
    ("wrecked_lifeboat", 2): cubes(wood=2),
    ("captains_chest", 1): cubes(wood=1),
    ("captains_chest", 2): cubes(wood=1),
}


@rule("THREAT-9", "THREAT-12", "THREAT-13", "THREAT-15", "THREAT-19", "THREAT-20", "THREAT-7")
@pytest.mark.parametrize(("name", "pawns"), REWARDS)
def test_two_pawns_bring_more_from_a_wreck_than_one(name: str, pawns: int) -> None:
    state = act("threat right", who=1, pawns=pawns, threats=[None, f"wreckage {name}"], item_box=["bible"])
    assert table(state)["future"] == {"1": REWARDS[name, pawns]}
    assert table(state)["available"] == cubes()
    assert table(state)["threats"] == [None, None]
    assert table(state)["gone"] == [f"wreckage {name}"]
    chest = name == "captains_chest" and pawns == 2
    assert table(state)["incoming"] == ([{"card": "item bible", "who": "1"}] if chest else [])
    assert wounds(state) == [0, 0]


@rule("THREAT-20", "THREAT-21", "RESOLVE-17")
def test_the_item_of_the_captains_chest_comes_out_of_the_box_with_two_uses() -> None:
    chest = [None, "wreckage captains_chest"]
    state = act("threat right", threats=chest, items={"pistol": 1}, item_box=["biscuits", "bible"])
    assert table(state)["item_box"] == ["biscuits"]
    assert table(state)["items"] == {"pistol": 1}
    go(state, "go_on")
    assert table(state)["items"] == {"bible": 2, "pistol": 1}
    state = act("threat right", threats=chest, item_box=[])
    assert table(state)["incoming"] == []
    assert table(state)["future"] == {"0": cubes(wood=1)}


@rule("THREAT-1", "THREAT-11", "THREAT-12", "PLAN-5")
def test_a_wreck_is_searched_by_one_or_two_pawns_once() -> None:
    state = at(threats=[None, "wreckage food_crates"])
    go(state, "plan threat right", seat=0)
    assert state.why_not(0, "confirm") is None
    assert refusal(state, 1, "plan threat right")[0] == "planned_already"
    assert refusal(state, 1, "plan threat left") == ("no_threat", "THREAT-1")
    go(state, "support 1 friday", seat=0)
    assert table(state)["plan"][0]["pawns"] == ["0", "friday"]


@rule("EVENT-14", "THREAT-14")
def test_a_wreck_slides_left_and_then_away_without_an_effect() -> None:
    state = draw_event("frost", threats=[None, "wreckage food_crates"])
    assert table(state)["threats"] == ["wreckage food_crates", "event frost"]
    state = draw_event("frost", threats=["wreckage food_crates", None], round=3)
    assert table(state)["threats"] == [None, "event frost"]
    assert table(state)["gone"] == ["wreckage food_crates"]
    assert wounds(state) == [0, 0]
    assert table(state)["available"] == cubes()


@rule("SETUP-35", "THREAT-14")
def test_food_crates_lie_there_from_the_beginning() -> None:
    state = GAME.new(seed=1, players=2)
    assert state.position()["threats"] == [None, "wreckage food_crates"]
