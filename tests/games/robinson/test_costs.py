"""What builds cost, how they can be paid, and what tokens and the Carpenter change about it."""

from typing import Any

import pytest

from islario.core.reasons import IllegalMove
from tests.games.robinson.helpers.facts import determination
from tests.games.robinson.helpers.plans import (
    act,
    code,
    confirm,
    cost,
    cubes,
    kinds,
    mark,
    may,
    planned,
    planning,
    refused,
    resolved,
    rolled,
    tokens,
)
from tests.games.robinson.helpers.positions import go, roll_until, table
from tests.rules import rule

NAMES = ["cook", "soldier", "explorer", "carpenter"]
PLENTY = {"wood": 9, "food": 9, "fur": 9}
CARPENTER = {"character": "carpenter", "determination": 2}
ON_BUILD = [mark("plus_wood", "build")]


@rule("BUILD-3", "BUILD-4")
@pytest.mark.parametrize(("players", "wood", "fur"), [(1, 2, 1), (2, 2, 1), (3, 3, 2), (4, 4, 3)])
@pytest.mark.parametrize("target", ["shelter", "roof", "palisade"])
def test_shelter_roof_and_palisade_cost_the_same(target: str, players: int, wood: int, fur: int) -> None:
    fields: dict[str, Any] = {"players": NAMES[:players], "shelter": target != "shelter", "available": PLENTY}
    assert cost(planned(f"0 plan build {target}", **fields)) == {"wood": wood}
    assert cost(planned(f"0 plan build {target} fur", **fields)) == {"fur": fur}


@rule("BUILD-3", "PLAN-25")
@pytest.mark.parametrize(("players", "wood", "fur"), [(2, 2, 1), (3, 3, 2), (4, 4, 3)])
def test_one_cube_too_few_is_too_few(players: int, wood: int, fur: int) -> None:
    few = planning(["cook", "soldier", "explorer", "carpenter"][:players], available={"wood": wood - 1, "fur": fur - 1})
    assert code(few, "0 plan build shelter") == ("wood_missing", "PLAN-26")
    assert code(few, "0 plan build shelter fur") == ("fur_missing", "PLAN-26")


@rule("BUILD-5")
def test_wood_and_fur_are_not_mixed() -> None:
    state = planning(NAMES[:3], available={"wood": 2, "fur": 1}, shelter=True)
    for target in ("roof", "palisade"):
        assert code(state, f"0 plan build {target} mixed_1") == ("not_payable_so", "BUILD-5")
        assert code(state, f"0 plan build {target}") == ("wood_missing", "PLAN-26")
        assert code(state, f"0 plan build {target} fur") == ("fur_missing", "PLAN-26")


@rule("BUILD-5")
def test_the_group_chooses_between_wood_and_fur() -> None:
    state = planning(available={"wood": 2, "fur": 1})
    assert may(state, "0 plan build shelter")
    assert may(state, "0 plan build shelter fur")
    act(state, "0 plan build shelter fur", "0 support 1 pawn")
    confirm(state)
    assert (table(state)["shelter"], cubes(state, "available")) == (True, {"wood": 2})


@rule("BUILD-6", "PLAYERS-35")
def test_friday_and_the_dog_do_not_raise_the_cost() -> None:
    assert cost(planned("0 plan build shelter", players=["cook"], friday={}, dog=True, available=PLENTY)) == {"wood": 2}
    three = {"players": NAMES[:3], "friday": {}, "dog": True, "available": PLENTY}
    assert cost(planned("0 plan build shelter", **three)) == {"wood": 3}


@rule("BUILD-7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_weapons_cost_one_wood_each_time(players: int) -> None:
    state = planned("0 plan build weapon", players=NAMES[:players], weapon=4, available={"wood": 1, "fur": 5})
    assert cost(state) == {"wood": 1}


@rule("BUILD-7")
def test_weapons_are_never_paid_in_fur() -> None:
    state = planning(available={"fur": 5})
    assert code(state, "0 plan build weapon") == ("wood_missing", "PLAN-26")
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "plan build weapon fur")
    assert refusal.value.reason.code == "bad_action"


@rule("BUILD-28", "ITEM-71")
def test_only_the_sling_can_be_paid_in_wood_or_in_fur() -> None:
    state = planning(open=["sling", "pit"], built=["shovel"], available={"wood": 1, "fur": 1})
    assert [words for words in state.legal(1) if words.startswith("plan build sling")] == [
        "plan build sling",
        "plan build sling fur",
    ]
    assert [words for words in state.legal(1) if words.startswith("plan build pit")] == ["plan build pit"]
    assert cost(planned("0 plan build sling", open=["sling"], available=PLENTY)) == {"wood": 1}
    state = resolved("0 plan build sling fur", "0 support 1 pawn", open=["sling"], available={"wood": 1, "fur": 1})
    assert cubes(state, "available") == {"wood": 1}


@rule("BUILD-30", "BUILD-5")
def test_on_volcano_island_fur_counts_as_wood() -> None:
    fields: dict[str, Any] = {"scenario": 4, "players": NAMES[:3], "available": {"wood": 2, "fur": 2}}
    state = planning(**fields)
    assert [words for words in state.legal(0) if words.startswith("plan build shelter")] == [
        "plan build shelter fur",
        "plan build shelter mixed_1",
        "plan build shelter mixed_2",
    ]
    assert code(state, "0 plan build shelter mixed_3") == ("not_payable_so", "BUILD-5")
    assert cost(planned("0 plan build shelter mixed_1", **fields)) == {"wood": 2, "fur": 1}
    assert cost(planned("0 plan build shelter mixed_2", **fields)) == {"wood": 1, "fur": 2}
    assert cost(planned("0 plan build shelter fur", **fields)) == {"fur": 2}
    state = resolved("0 plan build shelter mixed_1", "0 support 1 pawn", **fields)
    assert (table(state)["shelter"], cubes(state, "available")) == (True, {"fur": 1})


@rule("PLAN-26", "NIGHT-4")
def test_food_is_reserved_of_the_kind_that_is_spent_first() -> None:
    fields: dict[str, Any] = {"scenario": 6, "built": ["shovel"], "available": {"food": 1, "preserved": 3}}
    state = planned("0 plan build garden", **fields)
    assert cubes(state, "reserved") == {"food": 1, "preserved": 1}
    act(state, "0 spend_first preserved")
    assert cubes(state, "reserved") == {"preserved": 2}
    act(state, "0 support 1 pawn")
    confirm(state)
    assert cubes(state, "available") == {"food": 1, "preserved": 1}


@rule("PLAN-26")
def test_choosing_which_food_is_spent_first_does_not_reserve_again_what_has_been_paid() -> None:
    state = planned(
        *("0 plan build shelter", "0 support 1 pawn"),
        marks=[mark("adventure", "build")],
        build=["tired"],
        available={"wood": 2, "food": 1, "preserved": 1},
    )
    confirm(state)
    assert state.legal(0) == ["option 1", "option 2", "spend_first preserved"]
    act(state, "0 spend_first preserved")
    assert cubes(state, "reserved") == {}


# -- tokens on the Build field and on cost areas -------------------------------------------------------------


@rule("TOKEN-14")
def test_the_next_build_that_needs_wood_costs_a_wood_more_once() -> None:
    state = planned(
        *("0 plan build weapon", "0 support 1 pawn", "1 plan build weapon", "1 support 2 pawn"),
        marks=ON_BUILD,
        available={"wood": 3},
    )
    assert (cost(state, 1), cost(state, 2)) == ({"wood": 2}, {"wood": 1})
    confirm(state)
    assert (table(state)["weapon"], cubes(state, "available"), tokens(state)) == (2, {}, [])


@rule("TOKEN-14", "PLAN-25")
def test_the_wood_more_must_be_there_too() -> None:
    state = planning(NAMES[:2], marks=ON_BUILD, available={"wood": 2})
    reason = refused(state, "0 plan build shelter")
    assert (reason.code, reason.values["needed"]) == ("wood_missing", 3)
    act(state, "0 plan build weapon")
    assert cubes(state, "reserved") == {"wood": 2}


@rule("TOKEN-14", "TOKEN-13")
def test_the_group_names_the_build_that_pays_the_token() -> None:
    state = planned("0 plan build weapon", "1 plan build shelter", marks=ON_BUILD, available={"wood": 4})
    assert (cost(state, 1), cost(state, 2)) == ({"wood": 2}, {"wood": 2})
    assert code(state, "0 first 1") == ("first_already", "TOKEN-13")
    act(state, "0 first 2")
    assert (cost(state, 1), cost(state, 2)) == ({"wood": 1}, {"wood": 3})
    assert cubes(state, "reserved") == {"wood": 4}
    assert kinds(confirm(state), "resolved")[0] == {"action": "build", "who": 1, "slot": 2}


@rule("TOKEN-14")
def test_a_build_without_wood_leaves_the_token_for_the_next() -> None:
    state = planned(
        *("0 plan build shovel", "0 support 1 pawn", "1 plan build weapon", "1 support 2 pawn"),
        marks=ON_BUILD,
        available={"wood": 2},
    )
    assert (cost(state, 1), cost(state, 2)) == ({}, {"wood": 2})
    confirm(state)
    go(state, "slot 1")
    assert (cubes(state, "available"), tokens(state)) == ({}, [])
    alone = resolved("0 plan build shovel", "0 support 1 pawn", marks=ON_BUILD)
    assert tokens(alone) == [("plus_wood", "build")]


@rule("TOKEN-15")
def test_the_token_stays_when_the_build_that_carries_it_fails() -> None:
    state = planned("0 plan build weapon", marks=ON_BUILD, available={"wood": 2})
    state = rolled(state)
    assert (cubes(state, "available"), tokens(state)) == ({"wood": 2}, [("plus_wood", "build")])
    state = planned("0 plan build weapon", marks=ON_BUILD, available={"wood": 2})
    state = rolled(state, "success")
    assert (cubes(state, "available"), tokens(state)) == ({}, [])


@rule("TOKEN-15", "RESOLVE-2")
def test_a_later_build_that_pays_no_wood_more_does_not_take_the_token() -> None:
    state = planned(
        *("0 plan build weapon", "1 plan build shelter", "1 support 2 pawn"),
        players=NAMES[:2],
        marks=ON_BUILD,
        available={"wood": 4},
    )
    state = rolled(state)
    assert (table(state)["weapon"], table(state)["shelter"]) == (0, True)
    assert (cubes(state, "available"), tokens(state)) == ({"wood": 2}, [("plus_wood", "build")])


@rule("TOKEN-16", "TOKEN-17", "TOKEN-31", "BUILD-3")
@pytest.mark.parametrize("target", ["shelter", "roof", "palisade"])
def test_a_token_on_the_building_cost_raises_shelter_roof_and_palisade_in_wood(target: str) -> None:
    fields: dict[str, Any] = {"marks": [mark("plus_wood", "building_cost")], "shelter": target != "shelter"}
    assert cost(planned(f"0 plan build {target}", available=PLENTY, **fields)) == {"wood": 3}
    assert cost(planned(f"0 plan build {target} fur", available=PLENTY, **fields)) == {"fur": 1}
    assert cost(planned("0 plan build weapon", available=PLENTY, **fields)) == {"wood": 1}
    state = resolved(f"0 plan build {target}", "0 support 1 pawn", available=PLENTY, **fields)
    assert tokens(state) == [("plus_wood", "building_cost")]


@rule("TOKEN-16", "TOKEN-17", "TOKEN-31", "BUILD-7")
def test_a_token_on_the_weapon_cost_raises_every_weapon_and_nothing_else() -> None:
    marks = [mark("plus_wood", "weapon_cost")]
    state = planned("0 plan build weapon", "1 plan build weapon", "0 plan build shelter", marks=marks, available=PLENTY)
    assert [cost(state, slot) for slot in (1, 2, 3)] == [{"wood": 2}, {"wood": 2}, {"wood": 2}]
    act(state, "0 take_back 3 pawn", "0 support 1 pawn", "1 support 2 pawn")
    confirm(state)
    go(state, "slot 1")
    assert (cubes(state, "available")["wood"], tokens(state)) == (5, [("plus_wood", "weapon_cost")])


@rule("TOKEN-16")
def test_inventions_are_priced_by_no_cost_area() -> None:
    marks = [mark("plus_wood", "weapon_cost"), mark("plus_wood", "building_cost")]
    fields: dict[str, Any] = {"open": ["sling"], "marks": marks, "available": PLENTY}
    assert cost(planned("0 plan build sling", **fields)) == {"wood": 1}


@rule("TOKEN-18")
def test_a_build_paid_in_fur_leaves_the_token_on_the_field() -> None:
    state = planned("0 plan build shelter fur", "0 support 1 pawn", marks=ON_BUILD, available={"fur": 1})
    assert cost(state) == {"fur": 1}
    confirm(state)
    assert (table(state)["shelter"], tokens(state)) == (True, [("plus_wood", "build")])


@rule("TOKEN-14", "TOKEN-16", "PLAN-35")
@pytest.mark.parametrize("place", ["build", "weapon_cost"])
def test_a_token_that_an_amulet_takes_away_during_planning_costs_nothing(place: str) -> None:
    fields: dict[str, Any] = {"marks": [mark("plus_wood", place)], "available": {"wood": 2}}
    state = planned("0 plan build weapon", treasures={"protective_amulet": 1}, **fields)
    assert cubes(state, "reserved") == {"wood": 2}
    act(state, "0 use treasure_protective_amulet")
    assert (cubes(state, "reserved"), cost(state), tokens(state)) == ({"wood": 1}, {"wood": 1}, [])


@rule("TOKEN-14")
def test_an_additional_build_that_needs_wood_takes_the_token_too() -> None:
    marks = [mark("adventure", "build"), mark("plus_wood", "build")]
    state = planned("0 plan build shovel", "0 support 1 pawn", build=["fast_work"], marks=marks, available={"wood": 2})
    confirm(state)
    state = roll_until(table(state), ["option 2"], {"success"})
    assert (table(state)["weapon"], cubes(state, "available"), tokens(state)) == (1, {}, [])


# -- Economical Construction ---------------------------------------------------------------------------------


@rule("CHAR-6", "PLAN-26")
def test_economical_construction_saves_a_wood_that_may_be_missing() -> None:
    state = planning(["cook", CARPENTER], available={"wood": 1})
    assert may(state, "0 plan build shelter")
    act(state, "0 plan build shelter", "0 support 1 pawn")
    reason = refused(state, "0 confirm")
    assert (reason.code, reason.rule, reason.values["needed"]) == ("wood_missing", "PLAN-26", 2)
    assert code(state, "1 plan build weapon") == ("wood_missing", "PLAN-26")
    act(state, "1 support 1 economical_construction")
    assert (cost(state), determination(state)) == ({"wood": 1}, [0, 0])
    confirm(state)
    assert (table(state)["shelter"], cubes(state, "available")) == (True, {})


@rule("PLAN-26", "CHAR-6")
def test_the_wood_saved_may_not_be_spent_twice() -> None:
    state = planned(
        *("0 plan build shelter", "0 support 1 pawn", "1 support 1 economical_construction", "1 plan build weapon"),
        *("0 confirm",),
        players=["cook", CARPENTER],
        available={"wood": 2},
    )
    assert cubes(state, "reserved") == {"wood": 2}
    act(state, "1 take_back 1 economical_construction")
    assert cubes(state, "reserved") == {"wood": 3}
    assert state.waiting_for() == (0, 1)
    assert code(state, "0 confirm") == ("wood_missing", "PLAN-26")
    assert code(state, "1 confirm") == ("wood_missing", "PLAN-26")
    act(state, "1 take_back 2 pawn")
    assert may(state, "0 confirm")
    assert may(state, "1 confirm")


@rule("CHAR-6", "PLAN-25")
def test_without_determination_nothing_is_saved() -> None:
    state = planning(["cook", "carpenter"], available={"wood": 1})
    assert code(state, "0 plan build shelter") == ("wood_missing", "PLAN-26")
    own = planning(["cook", CARPENTER], available={"wood": 1}, switches=["own_economy"])
    assert code(own, "0 plan build shelter") == ("wood_missing", "PLAN-26")
    assert may(own, "1 plan build shelter")


@rule("CHAR-6", "TOKEN-14")
def test_economical_construction_and_the_token_cancel_out() -> None:
    state = planned(
        *("1 plan build weapon", "0 support 1 pawn", "1 support 1 economical_construction"),
        players=["cook", CARPENTER],
        marks=ON_BUILD,
        available={"wood": 1},
    )
    assert cost(state) == {"wood": 1}
    confirm(state)
    assert (table(state)["weapon"], cubes(state, "available"), tokens(state)) == (1, {}, [])


@rule("CHAR-6")
def test_there_must_be_wood_to_save() -> None:
    fields: dict[str, Any] = {"players": ["cook", CARPENTER], "available": {"fur": 1}}
    state = planned("0 plan build shelter fur", "1 plan build shovel", **fields)
    assert code(state, "1 support 1 economical_construction") == ("nothing_to_save", "CHAR-6")
    assert code(state, "1 support 2 economical_construction") == ("nothing_to_save", "CHAR-6")
