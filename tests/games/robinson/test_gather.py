"""Gathering: which sources, how far away, how many pawns, and how many cubes."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import determination, wounds
from tests.games.robinson.helpers.plans import (
    ISLAND,
    act,
    code,
    confirm,
    cubes,
    end_phase,
    future,
    kinds,
    mark,
    may,
    planned,
    planning,
    refused,
    resolved,
    rolled,
)
from tests.games.robinson.helpers.positions import at, go, table
from tests.rules import rule

TWO = "0 support 1 pawn"
FAR = {"B1": 8, "B2": 10, "B3": 6}
"""Tile 6 (bird, wood) lies one tile further than the river beside the camp."""


def gathers(state: State) -> list[str]:
    """What seat 1 could gather."""
    return [words.removeprefix("plan gather ") for words in state.legal(1) if words.startswith("plan gather ")]


@rule("GATHER-1", "GATHER-2")
def test_sources_of_explored_tiles_beside_the_camp_can_be_gathered() -> None:
    state = planning(tiles=ISLAND)
    assert gathers(state) == ["A1 wood", "A1 food", "B2 wood", "B2 food", "C1 wood"]


@rule("GATHER-1")
def test_there_must_be_a_tile_and_the_source_on_it() -> None:
    state = planning(tiles={"B1": 8, "C1": 7})
    assert code(state, "0 plan gather C1 food") == ("no_source", "GATHER-1")
    assert code(state, "0 plan gather A1 wood") == ("not_explored", "GATHER-1")


@rule("GATHER-2")
def test_the_camp_tile_is_never_gathered_from() -> None:
    state = planning(tiles=ISLAND)
    assert code(state, "0 plan gather B1 wood") == ("camp_tile", "GATHER-2")
    assert code(state, "0 plan gather B1 food") == ("camp_tile", "GATHER-2")
    assert may(planning(tiles=ISLAND, camp="A1"), "0 plan gather B1 wood")


@rule("GATHER-3", "RESOLVE-3")
def test_beside_the_camp_one_pawn_rolls_and_two_pawns_are_certain() -> None:
    state = planned("0 plan gather A1 wood", tiles=ISLAND)
    assert may(state, "0 confirm")
    assert [roll["action"] for roll in kinds(confirm(state), "rolled")] == ["gather"]
    state = planned("0 plan gather A1 wood", TWO, tiles=ISLAND)
    assert kinds(confirm(state), "rolled") == []
    assert future(state) == {"wood": 1}


@rule("GATHER-4", "GATHER-5", "PLAN-14")
def test_one_tile_further_two_pawns_roll_and_three_are_certain() -> None:
    state = planned("0 plan gather B3 wood", tiles=FAR)
    assert refused(state, "0 confirm").values == {"slot": 1, "target": "gather B3 wood", "needed": 2, "pawns": 1}
    act(state, TWO)
    assert len(kinds(confirm(state), "rolled")) == 1
    state = planned("0 plan gather B3 wood", TWO, "1 support 1 pawn", tiles=FAR)
    assert kinds(confirm(state), "rolled") == []
    assert future(state) == {"wood": 1}


@rule("GATHER-5", "CARD-29")
def test_an_accessible_tile_must_lie_between() -> None:
    assert may(planning(tiles=FAR), "0 plan gather B3 wood")
    assert code(planning(tiles={"B1": 8, "B3": 6}), "0 plan gather B3 wood") == ("too_far_away", "GATHER-6")
    assert code(planning(tiles={"B1": 8, "A1": 10, "B3": 6}), "0 plan gather B3 wood")[0] == "too_far_away"
    assert code(planning(tiles=FAR, marks=[mark("down", "B2")]), "0 plan gather B3 wood")[0] == "too_far_away"
    assert may(planning(tiles={"B1": 8, "A1": 10, "A2": 6}), "0 plan gather A2 wood")


@rule("GATHER-6")
def test_nothing_is_gathered_further_away() -> None:
    state = planning(tiles={"B1": 8, "B2": 10, "B3": 6, "B4": 4})
    assert code(state, "0 plan gather B4 wood") == ("too_far_away", "GATHER-6")


@rule("GATHER-7", "RESOLVE-17")
@pytest.mark.parametrize(("source", "cube"), [("A1 wood", "wood"), ("A1 food", "food"), ("B2 food", "food")])
def test_a_success_brings_one_cube_to_future(source: str, cube: str) -> None:
    state = resolved(f"0 plan gather {source}", TWO, tiles=ISLAND)
    assert (future(state), cubes(state, "available")) == ({cube: 1}, {})
    assert cubes(end_phase(state), "available") == {cube: 1}


@rule("GATHER-8", "TOKEN-19", "TOKEN-20")
@pytest.mark.parametrize(("cube", "token"), [("wood", "plus_wood"), ("food", "plus_food")])
def test_a_matching_token_on_the_tile_brings_one_more(cube: str, token: str) -> None:
    state = resolved(f"0 plan gather A1 {cube}", TWO, tiles=ISLAND, marks=[mark(token, "A1")])
    assert future(state) == {cube: 2}
    other = "plus_food" if token == "plus_wood" else "plus_wood"
    state = resolved(f"0 plan gather A1 {cube}", TWO, tiles=ISLAND, marks=[mark(other, "A1"), mark(token, "B2")])
    assert future(state) == {cube: 1}


@rule("GATHER-9", "GATHER-15")
@pytest.mark.parametrize("item", ["basket", "sack"])
def test_basket_and_sack_hold_a_cube_more_of_one_gather_a_round(item: str) -> None:
    moves = ("0 plan gather A1 wood", TWO, "1 plan gather A1 food", "1 support 2 pawn")
    state = planned(*moves, tiles=ISLAND, built=[item])
    confirm(state)
    go(state, "slot 1")
    assert (state.waiting_for(), state.legal(0)) == ((0,), ["option 1", "option 2"])
    go(state, "option 2")
    assert (state.waiting_for(), future(state)) == ((1,), {"wood": 1, "food": 1})
    go(state, "option 1")
    assert future(state) == {"wood": 1, "food": 2}


@rule("GATHER-9")
def test_a_basket_that_was_used_is_not_offered_again_this_round() -> None:
    moves = ("0 plan gather A1 wood", TWO, "1 plan gather A1 food", "1 support 2 pawn")
    state = planned(*moves, tiles=ISLAND, built=["basket"])
    confirm(state)
    go(state, "slot 1", "option 1")
    assert future(state) == {"wood": 2, "food": 1}
    assert state.legal(0) == ["go_on"]


@rule("GATHER-9", "GATHER-18")
def test_basket_and_sack_on_the_same_gather_make_three_cubes() -> None:
    state = resolved("0 plan gather A1 wood", TWO, tiles=ISLAND, built=["basket", "sack"])
    go(state, "option 1", "option 1")
    assert future(state) == {"wood": 3}


@rule("GATHER-15")
def test_neither_is_asked_for_when_a_gather_fails() -> None:
    state = rolled(planned("0 plan gather A1 wood", tiles=ISLAND, built=["basket", "sack"]))
    assert (state.legal(0), future(state)) == (["go_on"], {})


@rule("GATHER-10", "PLAN-36")
def test_the_two_sources_of_a_tile_are_two_actions() -> None:
    state = planned("0 plan gather A1 wood", TWO, "1 plan gather A1 food", "1 support 2 pawn", tiles=ISLAND)
    assert code(state, "0 plan gather A1 wood friday") == ("planned_already", "PLAN-36")
    confirm(state)
    go(state, "slot 1")
    assert future(state) == {"wood": 1, "food": 1}
    assert table(state)["taken"] == ["A1 wood", "A1 food"]


@rule("GATHER-11", "GATHER-12", "CARD-25")
def test_an_exhausted_source_gives_only_the_cube_of_its_token() -> None:
    marks = [mark("exhausted_second", "A1"), mark("plus_wood", "A1")]
    state = resolved("0 plan gather A1 wood", TWO, tiles=ISLAND, marks=marks)
    assert future(state) == {"wood": 1}


@rule("GATHER-19", "GATHER-11")
def test_an_exhausted_source_without_its_token_cannot_be_planned() -> None:
    state = planning(tiles=ISLAND, marks=[mark("exhausted_second", "A1")])
    assert code(state, "0 plan gather A1 wood") == ("source_exhausted", "GATHER-19")
    assert may(state, "0 plan gather A1 food")
    other = planning(tiles=ISLAND, marks=[mark("exhausted_second", "A1"), mark("plus_food", "A1")])
    assert code(other, "0 plan gather A1 wood") == ("source_exhausted", "GATHER-19")


@rule("GATHER-13")
def test_a_source_that_the_shortcut_used_cannot_be_gathered_this_round() -> None:
    state = at(tiles=ISLAND, built=["shortcut"], marks=[mark("shortcut", "A1")], begin="production")
    go(state, "go_on")
    assert state.legal(0) == ["source A1 1", "source A1 2"]
    go(state, "source A1 2", "number 0")
    assert cubes(state, "available") == {"wood": 2, "food": 1}
    assert code(state, "0 plan gather A1 wood") == ("taken_this_round", "GATHER-13")
    assert may(state, "0 plan gather A1 food")


@rule("GATHER-14", "RESOLVE-6")
def test_a_failed_gather_brings_no_cube_but_determination() -> None:
    state = rolled(planned("0 plan gather A1 wood", tiles=ISLAND))
    assert (future(state), determination(state)) == ({}, [2, 0])


@rule("GATHER-16", "CARD-27")
def test_nothing_is_gathered_from_an_inaccessible_tile() -> None:
    state = planning(tiles=ISLAND, marks=[mark("down", "A1")])
    assert code(state, "0 plan gather A1 wood") == ("inaccessible", "CARD-27")
    assert gathers(state) == ["B2 wood", "B2 food", "C1 wood"]


@rule("GATHER-17", "GATHER-11")
def test_basket_and_sack_add_their_cubes_to_that_of_a_token() -> None:
    marks = [mark("exhausted_second", "A1"), mark("plus_wood", "A1")]
    state = resolved("0 plan gather A1 wood", TWO, tiles=ISLAND, marks=marks, built=["basket", "sack"])
    go(state, "option 1", "option 1")
    assert future(state) == {"wood": 3}


@rule("GATHER-8", "GATHER-9", "GATHER-18")
def test_token_basket_and_sack_add_up() -> None:
    fields: dict[str, Any] = {"tiles": ISLAND, "marks": [mark("plus_food", "A1")], "built": ["basket", "sack"]}
    state = resolved("0 plan gather A1 food", TWO, **fields)
    go(state, "option 1", "option 1")
    assert future(state) == {"food": 4}


@rule("GATHER-3", "RESOLVE-5", "RESOLVE-7")
def test_a_gather_that_fails_can_still_wound() -> None:
    state = rolled(planned("0 plan gather A1 wood", tiles=ISLAND), "wound")
    assert (future(state), determination(state), wounds(state)) == ({}, [2, 0], [1, 0])
