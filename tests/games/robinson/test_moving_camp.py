"""Robinson Crusoe: the camp moves, at night or by a card."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.positions import at, draw_event, go, stage, table
from tests.rules import rule

ISLAND = {"B1": 8, "A1": 6, "B2": 11, "C1": 4}


def night_move(**fields: Any) -> State:
    """The moment of a night at which the camp may move, from B1 unless another place is named."""
    fields = {"tiles": ISLAND, "phase": "night", "round": 2, **fields}
    state = stage({"step": "night_move"}, **fields)
    go(state, "go_on")
    return state


def levels(state: State) -> tuple[int, int]:
    return table(state)["roof"], table(state)["palisade"]


def token(kind: str, card: str, place: str = "B1") -> dict[str, str]:
    return {"mark": kind, "at": place, "from": card}


# -- where to -------------------------------------------------------------------------------------------------


@rule("NIGHT-7")
def test_the_camp_may_stay_or_move_once_to_an_adjacent_explored_tile() -> None:
    state = night_move(tiles={"B1": 8, "A1": 6, "B2": 11, "B3": 9})
    assert state.legal(0) == ["space A1", "space B2", "decline"]
    staying = state.clone()
    go(staying, "decline")
    assert table(staying)["camp"] == "B1"
    events = go(state, "space B2")
    assert table(state)["camp"] == "B2"
    assert [e.values for e in events if e.kind == "camp_moved"] == [{"space": "B2", "from": "B1"}]
    assert state.legal(0) == ["go_on"]


@rule("NIGHT-7", "CARD-27")
def test_the_camp_cannot_move_to_an_inaccessible_tile() -> None:
    state = night_move(marks=[token("down", "event earthquake", "A1")])
    assert state.legal(0) == ["space B2", "space C1", "decline"]
    reason = state.why_not(0, "space A1")
    assert reason is not None
    assert reason.code == "not_among_them"


@rule("NIGHT-7")
def test_nobody_is_asked_where_there_is_nowhere_to_go() -> None:
    state = night_move(tiles={"B1": 8, "B3": 9})
    assert state.legal(0) == ["go_on"]


@rule("NIGHT-29")
def test_after_a_move_production_and_distances_are_those_of_the_new_camp() -> None:
    state = at(begin="night", phase="night", shelter=True, tiles={"B1": 8, "A1": 9}, available={"food": 2}, events=[])
    go(state, "go_on", "space A1")
    assert (table(state)["round"], table(state)["phase"]) == (2, "action")
    assert table(state)["available"] == {"wood": 0, "food": 1, "preserved": 0, "fur": 0}
    legal = state.legal(0)
    assert "plan gather B1 wood" in legal
    assert "plan explore A2" in legal
    for words, code in (("plan gather A1 food", "camp_tile"), ("plan explore B3", "too_far_away")):
        reason = state.why_not(0, words)
        assert reason is not None
        assert reason.code == code
    go(state, "plan explore C1")
    reason = state.why_not(0, "confirm")
    assert reason is not None
    assert (reason.code, reason.values["needed"]) == ("pawns_missing", 2)


# -- roof and palisade ----------------------------------------------------------------------------------------


@rule("NIGHT-8", "NIGHT-9", "NIGHT-10", "DEMAND-15")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_with_a_built_shelter_roof_and_palisade_lose_half_rounded_down(before: int, after: int) -> None:
    state = night_move(shelter=True, roof=before, palisade=2)
    go(state, "space A1")
    assert levels(state) == (after, 1)
    state = night_move(shelter=True, roof=4, palisade=before)
    go(state, "space A1")
    assert levels(state) == (2, after)
    assert [player["wounds"] for player in table(state)["players"]] == [0, 0]
    assert table(state)["shelter"] is True


@rule("NIGHT-11")
def test_without_shelter_and_levels_a_move_has_no_consequence() -> None:
    state = night_move()
    before = table(state)
    go(state, "space A1")
    after = table(state)
    assert after["camp"] == "A1"
    for field in ("roof", "palisade", "weapon", "shelter", "players", "available", "marks", "built", "morale"):
        assert after[field] == before[field]


@rule("NIGHT-12")
@pytest.mark.parametrize("target", ["B1", "A2"])
def test_levels_built_in_a_natural_shelter_are_lost_even_if_the_new_tile_has_one_too(target: str) -> None:
    state = night_move(tiles={"A1": 11, "B1": 8, "A2": 2}, camp="A1", roof=3, palisade=1)
    go(state, f"space {target}")
    assert levels(state) == (0, 0)


@rule("NIGHT-13")
def test_moving_to_a_natural_shelter_builds_none() -> None:
    state = night_move()
    go(state, "space B2")
    assert table(state)["shelter"] is False
    away = night_move(tiles=ISLAND, camp="B2")
    go(away, "space A1")
    assert table(away)["shelter"] is False


# -- the shortcut ---------------------------------------------------------------------------------------------


@rule("NIGHT-14")
def test_a_move_takes_the_shortcut_away_and_it_must_be_built_again() -> None:
    marks = [token("shortcut", "invention shortcut", "A1")]
    state = night_move(players=["explorer", "cook"], built=["map", "shortcut"], marks=marks)
    staying = state.clone()
    go(staying, "decline")
    assert table(staying)["marks"] == marks
    go(state, "space C1")
    after = table(state)
    assert after["marks"] == []
    assert after["built"] == ["map"]
    assert "shortcut" in after["open"]
    again = at(**{**after, "agenda": [{"step": "planning"}], "phase": "action"})
    assert "plan build shortcut" in again.legal(0)


# -- tokens that follow ---------------------------------------------------------------------------------------


@rule("NIGHT-15", "NIGHT-16")
@pytest.mark.parametrize(("answer", "place"), [("option 1", "A1"), ("option 2", "B1")])
def test_the_token_of_an_item_may_follow_the_camp_or_stay(answer: str, place: str) -> None:
    state = night_move(built=["rope", "snare"], marks=[token("plus_food", "invention snare")])
    go(state, "space A1")
    assert state.legal(0) == ["option 1", "option 2"]
    go(state, answer)
    assert table(state)["marks"] == [token("plus_food", "invention snare", place)]


@rule("NIGHT-15", "NIGHT-16")
@pytest.mark.parametrize(("switches", "left"), [([], 2), (["blocked_tokens_lost"], 1)])
def test_a_token_is_blocked_by_an_equal_one_and_stays_or_by_option_is_lost(switches: list[str], left: int) -> None:
    there = token("plus_food", "adventure new_flock", "A1")
    own = token("plus_food", "invention snare")
    state = night_move(built=["rope", "snare"], marks=[own, there], switches=switches)
    go(state, "space A1")
    assert state.legal(0) == ["go_on"]
    assert table(state)["marks"] == [own, there][2 - left :]


@rule("NIGHT-15")
def test_tokens_of_different_kinds_are_asked_for_one_by_one() -> None:
    tokens = [token("plus_food", "invention corral"), token("plus_wood", "mystery hatchet")]
    state = night_move(marks=tokens)
    go(state, "space A1", "option 1", "option 2")
    places = sorted((mark["mark"], mark["at"]) for mark in table(state)["marks"])
    assert places == [("plus_food", "A1"), ("plus_wood", "B1")]


@rule("NIGHT-31")
@pytest.mark.parametrize(
    ("card", "kind", "follows"),
    [
        ("invention snare", "plus_food", True),
        ("invention corral", "plus_food", True),
        ("mystery hatchet", "plus_wood", True),
        ("invention hatchet", "plus_wood", True),
        ("adventure new_flock", "plus_food", False),
    ],
)
def test_only_tokens_that_items_put_on_the_camp_tile_follow_it(card: str, kind: str, follows: bool) -> None:
    state = night_move(marks=[token(kind, card)])
    go(state, "space A1")
    assert state.legal(0) == (["option 1", "option 2"] if follows else ["go_on"])


# -- moved by a card ------------------------------------------------------------------------------------------


@rule("NIGHT-17")
def test_a_card_moves_the_camp_with_the_same_consequences() -> None:
    marks = [token("shortcut", "invention shortcut", "A1"), token("plus_food", "invention snare")]
    state = draw_event(
        "landslide", players=["explorer", "carpenter"], tiles=ISLAND, shelter=True, roof=3, palisade=1,
        built=["map", "shortcut", "rope", "snare"], marks=marks,
    )  # fmt: skip
    assert state.legal(0) == ["space A1", "space B2", "space C1"]
    go(state, "space B2", "option 1")
    after = table(state)
    assert (after["camp"], levels(state)) == ("B2", (2, 1))
    assert "shortcut" in after["open"]
    assert token("plus_food", "invention snare", "B2") in after["marks"]


@rule("NIGHT-17", "NIGHT-12")
def test_a_card_that_moves_the_camp_out_of_a_natural_shelter_costs_both_levels() -> None:
    state = draw_event("cloud_burst", tiles=ISLAND, camp="B2", roof=2, palisade=2)
    go(state, "space A1")
    assert levels(state) == (0, 0)
