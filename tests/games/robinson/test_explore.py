"""Exploring: which spaces, how many pawns, and what a new tile brings."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import determination, wounds
from tests.games.robinson.helpers.plans import (
    ISLAND,
    act,
    code,
    confirm,
    end_phase,
    incoming,
    kinds,
    mark,
    may,
    planned,
    planning,
    refused,
    resolved,
    rolled,
)
from tests.games.robinson.helpers.positions import GAME, go, later_event, table
from tests.rules import rule

TWO = "0 support 1 pawn"


def spaces(state: State) -> list[str]:
    """What seat 1 could explore."""
    return [words.removeprefix("plan explore ") for words in state.legal(1) if words.startswith("plan explore ")]


@rule("EXPLORE-1")
def test_the_unexplored_spaces_beside_the_camp_can_be_explored() -> None:
    assert spaces(planning()) == ["A1", "B2", "C1"]
    assert spaces(planning(tiles={"B1": 8, "A1": 6})) == ["A2", "B2", "C1"]
    state = planning(tiles={"B1": 8, "A1": 6})
    assert code(state, "0 plan explore A1") == ("explored_already", "EXPLORE-1")
    assert code(state, "0 plan explore B1") == ("explored_already", "EXPLORE-1")


@rule("EXPLORE-2", "CARD-29")
def test_one_tile_further_an_accessible_tile_must_lie_between() -> None:
    assert may(planning(tiles={"B1": 8, "B2": 10}), "0 plan explore B3")
    assert code(planning(), "0 plan explore B3")[0] == "too_far_away"
    assert code(planning(tiles={"B1": 8, "A1": 6}), "0 plan explore B3")[0] == "too_far_away"
    down = planning(tiles={"B1": 8, "B2": 10}, marks=[mark("down", "B2")])
    assert code(down, "0 plan explore B3")[0] == "too_far_away"


@rule("EXPLORE-3", "RESOLVE-3")
def test_beside_the_camp_one_pawn_rolls_and_two_pawns_are_certain() -> None:
    state = planned("0 plan explore A1")
    assert may(state, "0 confirm")
    assert [roll["action"] for roll in kinds(confirm(state), "rolled")] == ["explore"]
    state = planned("0 plan explore A1", TWO, tile_deck=[4])
    assert kinds(confirm(state), "rolled") == []
    assert table(state)["tiles"] == {"B1": 8, "A1": 4}


@rule("EXPLORE-4", "PLAN-14")
def test_one_tile_further_two_pawns_roll_and_three_are_certain() -> None:
    state = planned("0 plan explore B3", tiles={"B1": 8, "B2": 10})
    assert refused(state, "0 confirm").values == {"slot": 1, "target": "explore B3", "needed": 2, "pawns": 1}
    act(state, TWO)
    assert len(kinds(confirm(state), "rolled")) == 1
    state = planned("0 plan explore B3", TWO, "1 support 1 pawn", tiles={"B1": 8, "B2": 10})
    assert kinds(confirm(state), "rolled") == []


@rule("EXPLORE-5")
def test_nothing_is_explored_further_away() -> None:
    state = planning(tiles={"B1": 8, "B2": 10, "B3": 6})
    assert code(state, "0 plan explore B4") == ("too_far_away", "EXPLORE-5")


@rule("EXPLORE-6")
def test_the_top_tile_is_laid_face_up_on_the_chosen_space() -> None:
    state = planned("0 plan explore C1", TWO, tile_deck=[1, 7, 4])
    events = confirm(state)
    assert kinds(events, "tile_found") == [{"space": "C1", "tile": 4, "who": 0}]
    assert (table(state)["tiles"], table(state)["tile_deck"]) == ({"B1": 8, "C1": 4}, [1, 7])


@rule("EXPLORE-7", "EXPLORE-20", "BUILD-15")
def test_a_new_terrain_counts_for_every_visible_invention() -> None:
    fields: dict[str, Any] = {"open": ["basket", "cure", "rope", "map"], "players": ("cook", "soldier")}
    before = planning(**fields)
    for name in ("basket", "cure", "rope"):
        assert refused(before, f"0 plan build {name}").values["terrains"] == ["plains"]
    state = resolved("0 plan explore A1", TWO, tile_deck=[1], **fields)
    after = planning(tiles=table(state)["tiles"], **fields)
    assert all(may(after, f"0 plan build {name}") for name in ("basket", "cure", "rope"))
    assert refused(after, "0 plan build map").values["terrains"] == ["river"]


@rule("EXPLORE-7")
def test_a_new_terrain_counts_for_the_inventions_of_the_scenario() -> None:
    fields: dict[str, Any] = {"available": {"wood": 1}}
    assert refused(planning(**fields), "0 plan build hatchet").values["terrains"] == ["mountains"]
    assert may(planning(tiles={"B1": 8, "A1": 5}, **fields), "0 plan build hatchet")


@rule("EXPLORE-8", "EXPLORE-20")
def test_a_beast_icon_brings_a_beast_into_the_hunting_deck() -> None:
    state = planned("0 plan explore A1", TWO, tile_deck=[1], beasts=["boa", "fox"], hunting=["bear"])
    events = confirm(state)
    assert len(kinds(events, "beast_joined")) == 1
    assert sorted(table(state)["hunting"]) == ["bear", "fox"]
    assert table(state)["beasts"] == ["boa"]
    assert state.view(0)["decks"]["hunting"] == 2
    state = resolved("0 plan explore A1", TWO, tile_deck=[4], beasts=["boa", "fox"])
    assert table(state)["hunting"] == []


@rule("EXPLORE-8")
def test_the_hunting_deck_is_shuffled() -> None:
    tops = set()
    for seed in range(12):
        state = planning(tile_deck=[1], beasts=["fox"], hunting=["bear", "boa"], seed=seed)
        act(state, "0 plan explore A1", TWO)
        confirm(state)
        tops.add(table(state)["hunting"][-1])
    assert tops == {"bear", "boa", "fox"}


@rule("EXPLORE-9", "EXPLORE-10")
def test_a_totem_means_what_the_scenario_says_and_nothing_on_castaways() -> None:
    state = resolved("0 plan explore A1", TWO, tile_deck=[4])
    assert (table(state)["marks"], wounds(state)) == ([], [0, 0])
    state = resolved("0 plan explore A1", TWO, tile_deck=[4], scenario=3)
    assert wounds(state) == [2, 0]
    assert [(mark["mark"], mark["at"], mark["value"]) for mark in table(state)["marks"]] == [("number", "A1", 1)]


@rule("EXPLORE-11", "EXPLORE-14", "DISC-1", "RESOLVE-17", "RESOLVE-22")
def test_discovery_tokens_lie_open_in_future_and_are_usable_after_the_phase() -> None:
    state = resolved("0 plan explore A1", TWO, tile_deck=[3], discoveries=["larvae", "old_machete", "tobacco", "goat"])
    assert incoming(state) == ["discovery goat", "discovery tobacco", "discovery old_machete"]
    assert (table(state)["tokens"], table(state)["discoveries"]) == ({}, ["larvae"])
    assert code(state, "0 use token_old_machete") == ("not_available", "ROUND-10")
    end_phase(state)
    assert table(state)["tokens"] == {"goat": 1, "old_machete": 1, "tobacco": 1}
    go(state, "use token_old_machete")
    assert table(state)["weapon"] == 1


@rule("EXPLORE-12")
def test_the_beast_comes_before_the_totem_and_the_totem_before_the_tokens() -> None:
    state = planned("0 plan explore A1", TWO, tile_deck=[7], scenario=3)
    order = [event.kind for event in confirm(state)]
    steps = [kind for kind in order if kind in ("tile_found", "beast_joined", "wounded", "found")]
    assert steps == ["tile_found", "beast_joined", "wounded", "found", "found"]


@rule("EXPLORE-13")
@pytest.mark.parametrize("tile", [2, 11])
def test_a_natural_shelter_is_not_a_built_one(tile: int) -> None:
    state = resolved("0 plan explore A1", TWO, tile_deck=[tile])
    assert table(state)["shelter"] is False


@rule("EXPLORE-15", "RESOLVE-6")
def test_a_failed_exploration_brings_no_tile_but_determination() -> None:
    state = rolled(planned("0 plan explore A1", tile_deck=[1, 7, 4]))
    assert (table(state)["tiles"], table(state)["tile_deck"]) == ({"B1": 8}, [1, 7, 4])
    assert determination(state) == [2, 0]


@rule("EXPLORE-16", "RESOLVE-2")
def test_tiles_are_drawn_in_the_order_of_resolution() -> None:
    state = planned("0 plan explore A1", TWO, "1 plan explore C1", "1 support 2 pawn", tile_deck=[1, 10, 4])
    confirm(state)
    assert state.legal(0) == ["slot 1", "slot 2"]
    go(state, "slot 2")
    assert table(state)["tiles"] == {"B1": 8, "A1": 10, "C1": 4}


@rule("EXPLORE-17", "CARD-27")
def test_a_tile_turned_face_down_cannot_be_explored() -> None:
    state = planning(tiles={"B1": 8, "A1": 6}, marks=[mark("down", "A1")])
    assert code(state, "0 plan explore A1") == ("inaccessible", "CARD-27")


@rule("EXPLORE-18")
def test_an_invention_that_comes_later_finds_the_terrain_explored() -> None:
    state = later_event("adventure", "skeleton", tiles={"B1": 8, "A1": 6}, inventions=["sack", "basket"])
    position = table(state)
    assert "basket" in position["open"]
    assert may(planning(tiles=position["tiles"], open=position["open"]), "0 plan build basket")


@rule("EXPLORE-19", "EXPLORE-24", "EXPLORE-23")
def test_eleven_tiles_of_five_terrains_with_two_natural_shelters() -> None:
    tiles = GAME.box()["tiles"]
    assert {tile["terrain"] for tile in tiles} == {"beach", "hills", "mountains", "river", "plains"}
    assert [tile["number"] for tile in tiles if tile["shelter"]] == [2, 11]
    assert len(tiles) == 11


@rule("EXPLORE-20")
def test_the_example_of_a_plains_tile() -> None:
    fields: dict[str, Any] = {"tile_deck": [1], "open": ["basket", "cure", "rope"], "beasts": ["fox"]}
    state = resolved("0 plan explore B2", TWO, **fields)
    assert len(table(state)["hunting"]) == 1
    assert len(incoming(state)) == 2
    assert table(state)["tiles"] == {"B1": 8, "B2": 1}


@rule("EXPLORE-21")
def test_an_empty_pile_of_discovery_tokens_gives_what_is_left() -> None:
    state = resolved("0 plan explore A1", TWO, tile_deck=[3], discoveries=["goat"])
    assert (incoming(state), wounds(state)) == (["discovery goat"], [0, 0])
    state = resolved("0 plan explore A1", TWO, tile_deck=[3], discoveries=[])
    assert (incoming(state), wounds(state)) == ([], [0, 0])


@rule("EXPLORE-22")
def test_a_totem_is_entered_with_the_pawns_and_dice_of_an_exploration() -> None:
    fields: dict[str, Any] = {"scenario": 2, "marks": [mark("number", "A1", value=1)]}
    state = planned("0 plan explore A1", tiles=ISLAND, **fields)
    assert may(state, "0 confirm")
    assert [roll["action"] for roll in kinds(confirm(state), "rolled")] == ["explore"]
    fields["marks"] = [mark("number", "B3", value=1)]
    state = planned("0 plan explore B3", tiles={"B1": 8, "B2": 10, "B3": 6}, **fields)
    assert refused(state, "0 confirm").values["needed"] == 2


@rule("EXPLORE-22")
def test_a_scenario_item_can_be_used_for_an_exploration() -> None:
    state = planning(scenario=3)
    assert code(state, "0 plan explore raft") == ("not_built_yet", "SCENITEM-10")
    state = planned("0 plan explore raft", scenario=3, built=["scenario_raft"])
    assert [roll["action"] for roll in kinds(confirm(state), "rolled")] == ["explore"]


FULL = {"A1": 1, "A2": 2, "A3": 3, "B1": 8, "B2": 4, "B3": 5, "B4": 6, "C1": 7, "C2": 9, "C3": 10}


@rule("EXPLORE-23")
def test_on_a_full_island_nothing_is_left_to_explore_and_one_tile_stays() -> None:
    state = planning(tiles=FULL)
    assert spaces(state) == []
    assert table(state)["tile_deck"] == [11]
    assert spaces(planning(tiles={space: tile for space, tile in FULL.items() if space != "B4"})) == []
    totem = planning(tiles=FULL, scenario=2, marks=[mark("number", "A1", value=1)])
    assert spaces(totem) == ["A1"]


@rule("EXPLORE-25")
def test_totems_are_numbered_in_the_order_of_finding() -> None:
    moves = ("0 plan explore A1", TWO, "1 plan explore C1", "1 support 2 pawn")
    state = planned(*moves, tile_deck=[7, 4], scenario=3)
    confirm(state)
    go(state, "slot 2")
    numbers = [(mark["at"], mark["value"]) for mark in table(state)["marks"] if mark["mark"] == "number"]
    assert numbers == [("C1", 1), ("A1", 2)]
    assert (wounds(state), table(state)["morale"]) == ([0, 2], -2)
