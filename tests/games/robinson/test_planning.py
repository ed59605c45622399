"""The plan of a round: what can be planned, when, how often, and what has to be there already."""

from typing import Any

import pytest

from tests.games.robinson.helpers.facts import wounds
from tests.games.robinson.helpers.plans import (
    ISLAND,
    act,
    code,
    confirm,
    cost,
    cubes,
    end_phase,
    future,
    incoming,
    kinds,
    mark,
    may,
    planned,
    planning,
    refused,
    resolved,
    slots,
)
from tests.games.robinson.helpers.positions import go, table
from tests.rules import rule

FOUR = ("cook", "carpenter", "explorer", "soldier")
PLENTY = {"wood": 9, "food": 9, "fur": 9}
THREATS = ["event strong_wind", "event vertigo"]


@rule("PLAN-1")
def test_nothing_is_resolved_before_everybody_has_confirmed() -> None:
    state = planned("0 plan camp", "1 plan camp", "0 confirm")
    assert state.waiting_for() == (1,)
    assert table(state)["morale"] == 0
    act(state, "1 confirm")
    assert table(state)["morale"] == 2


@rule("PLAN-1")
def test_the_plan_is_open_and_can_be_changed_until_all_have_confirmed() -> None:
    state = planned("0 plan camp", "0 confirm")
    assert state.view(1)["plan"][0]["target"] == "camp"
    assert code(state, "0 take_back 1 pawn") == ("confirmed_already", "PLAN-1")
    assert code(state, "0 plan rest") == ("confirmed_already", "PLAN-1")
    assert code(state, "0 confirm") == ("confirmed_already", "PLAN-1")
    assert state.legal(0) == ["reopen"]
    assert code(state, "1 reopen") == ("not_confirmed", "PLAN-1")
    act(state, "0 reopen", "0 take_back 1 pawn", "0 plan rest")
    assert slots(state) == [("rest", "0", ["0"])]


@rule("PLAN-1")
def test_nobody_takes_back_a_pawn_of_somebody_else_or_one_that_is_not_there() -> None:
    state = planned("0 plan camp", "1 plan rest")
    assert code(state, "1 take_back 1 pawn") == ("pawn_not_there", "PLAN-1")
    assert code(state, "1 take_back 2 friday") == ("pawn_not_there", "PLAN-1")
    assert code(state, "0 take_back 3 pawn") == ("nothing_planned", "PLAN-22")


@rule("PLAN-2")
def test_a_player_performs_at_most_two_actions() -> None:
    state = planned("0 plan camp", "0 plan rest")
    assert code(state, "0 plan camp") == ("no_pawn", "PLAN-2")
    assert code(state, "0 support 1 pawn") == ("no_pawn", "PLAN-2")
    assert may(state, "1 plan camp")


@rule("PLAN-3")
def test_pawns_may_stay_unused_unless_the_players_have_agreed_otherwise() -> None:
    state = planned("0 plan camp")
    assert may(state, "0 confirm")
    assert may(state, "1 confirm")
    strict = planned("0 plan camp", switches=["all_pawns"])
    assert code(strict, "0 confirm") == ("pawns_left", "PLAN-3")
    act(strict, "0 plan rest")
    assert may(strict, "0 confirm")


@rule("PLAN-4")
def test_there_are_seven_types_of_action() -> None:
    state = planning(threats=THREATS, hunting=["fox"], tiles=ISLAND, available=PLENTY)
    types = {words.split()[1] for words in state.legal(1) if words.startswith("plan ")}
    assert types == {"threat", "hunt", "build", "gather", "explore", "camp", "rest"}


@rule("PLAN-4")
@pytest.mark.parametrize(
    ("scenario", "words", "own", "elsewhere"),
    [
        (2, "explore A1", {}, ("explored_already", "EXPLORE-1")),
        (2, "build cross A1", {"available": {"wood": 2}}, ("other_scenario", "SCEN2-15")),
        (3, "explore raft", {"built": ["scenario_raft"]}, ("other_scenario", "SCEN3-7")),
        (5, "war A1", {}, ("other_scenario", "SCEN5-9")),
        (6, "reclaim", {}, ("other_scenario", "SCEN6-8")),
        (7, "build trap A1", {"available": {"wood": 4}, "built": ["shovel"]}, ("other_scenario", "SCEN7-17")),
    ],
)
def test_scenarios_add_actions_of_their_own(
    scenario: int, words: str, own: dict[str, Any], elsewhere: tuple[str, str]
) -> None:
    marks = [mark("number", "A1", value=1), mark("exhausted", "A1")]
    fields: dict[str, Any] = {"tiles": ISLAND, "marks": marks}
    assert may(planning(scenario=scenario, **fields, **own), f"0 plan {words}")
    assert code(planning(scenario=1, **fields), f"0 plan {words}") == elsewhere


@rule("SCENITEM-34", "SCEN7-17")
def test_a_cross_and_a_trap_name_their_tile() -> None:
    assert code(planning(scenario=2), "0 plan build cross") == ("names_no_tile", "SCENITEM-34")
    assert code(planning(scenario=7), "0 plan build trap") == ("names_no_tile", "SCEN7-17")


@rule("PLAN-5", "PLAN-6", "PLAN-7", "PLAN-8", "PLAN-9", "PLAN-10")
@pytest.mark.parametrize(
    "target",
    [
        "threat left",
        "threat right",
        "hunt",
        "build shelter",
        "build weapon",
        "build shovel",
        "gather A1 wood",
        "gather A1 food",
        "explore A2",
        "camp",
        "rest",
    ],
)
def test_pawns_go_on_exactly_one_target(target: str) -> None:
    fields = {"tiles": ISLAND, "hunting": ["fox"], "threats": ["wreckage food_crates", "event vertigo"]}
    state = planned(f"0 plan {target}", available=PLENTY, **fields)
    assert slots(state) == [(target, "0", ["0"])]


@rule("PLAN-5", "THREAT-1")
def test_a_threat_needs_a_card_to_go_on() -> None:
    state = planning(threats=["event vertigo", None])
    assert may(state, "0 plan threat left")
    assert code(state, "0 plan threat right") == ("no_threat", "THREAT-1")


@rule("PLAN-7", "BUILD-10", "BUILD-11")
def test_build_pawns_go_on_roof_and_palisade_too() -> None:
    state = planned("0 plan build roof", "1 plan build palisade", shelter=True, available=PLENTY)
    assert [target for target, _, _ in slots(state)] == ["build roof", "build palisade"]


@rule("PLAN-9")
def test_only_an_unexplored_space_of_the_island_can_be_explored() -> None:
    state = planning(tiles=ISLAND)
    assert may(state, "0 plan explore A2")
    assert code(state, "0 plan explore A1") == ("explored_already", "EXPLORE-1")


@rule("PLAN-11", "PLAN-14")
@pytest.mark.parametrize(
    ("target", "needed"),
    [
        ("threat left", 1),
        ("threat right", 2),
        ("hunt", 2),
        ("build weapon", 1),
        ("gather A1 wood", 1),
        ("explore A2", 2),
        ("camp", 1),
        ("rest", 1),
    ],
)
def test_with_too_few_pawns_an_action_cannot_be_confirmed(target: str, needed: int) -> None:
    threats = ["event strong_wind", "event memories_of_the_cruise"]
    state = planned(f"0 plan {target}", threats=threats, hunting=["fox"], tiles=ISLAND, available=PLENTY)
    if needed == 2:
        reason = refused(state, "0 confirm")
        assert (reason.code, reason.rule) == ("pawns_missing", "PLAN-14")
        assert reason.values == {"slot": 1, "target": target, "needed": 2, "pawns": 1}
        act(state, "0 support 1 pawn")
    assert may(state, "0 confirm")


@rule("PLAN-11", "RESOLVE-3")
@pytest.mark.parametrize("target", ["build weapon", "gather A1 wood", "explore B2"])
def test_one_pawn_means_dice_and_two_pawns_certain_success(target: str) -> None:
    state = planned(f"0 plan {target}", tiles={"B1": 8, "A1": 6}, available=PLENTY)
    assert len(kinds(confirm(state), "rolled")) == 1
    state = planned(f"0 plan {target}", "1 support 1 pawn", tiles={"B1": 8, "A1": 6}, available=PLENTY)
    events = confirm(state)
    assert kinds(events, "rolled") == []
    assert len(kinds(events, "succeeded")) == 1


@rule("PLAN-12", "PLAN-13")
def test_every_type_can_be_planned_several_times_but_a_threat_once_per_card() -> None:
    fields = {"threats": THREATS, "hunting": ["fox", "boa"], "tiles": ISLAND, "available": PLENTY}
    for target in ("hunt", "build weapon", "camp", "rest"):
        state = planned(f"0 plan {target}", players=FOUR, **fields)
        assert may(state, f"1 plan {target}"), target
    state = planned("0 plan gather A1 wood", "1 plan explore A2", "2 plan threat left", players=FOUR, **fields)
    assert may(state, "1 plan gather A1 food")
    assert may(state, "0 plan explore C2")
    assert code(state, "3 plan threat left") == ("planned_already", "THREAT-11")
    act(state, "3 plan threat right")
    assert [words for words in state.legal(0) if words.startswith("plan threat")] == []


@rule("PLAN-25")
@pytest.mark.parametrize(
    ("target", "fields", "missing", "values"),
    [
        ("build shelter", {}, "wood_missing", {"needed": 2}),
        ("build shelter fur", {}, "fur_missing", {"needed": 1}),
        ("build garden", {"scenario": 6, "built": ["shovel"]}, "food_missing", {"needed": 2}),
        ("build pot", {}, "terrain_missing", {"terrains": ["hills"]}),
        ("build bow", {"open": ["bow"]}, "item_missing", {"items": ["rope", "knife"]}),
        ("build roof", {"available": PLENTY}, "no_shelter", {}),
        ("threat right", {"threats": [None, "event otters"]}, "weapon_too_low", {"needed": 1, "weapon": 0}),
        ("threat right", {"threats": [None, "event bear"]}, "item_missing", {"items": ["shovel"]}),
        ("threat right", {"threats": [None, "event heavy_rain"]}, "wood_missing", {"needed": 1}),
        ("threat right", {"threats": [None, "event heavy_clouds"]}, "fur_missing", {"needed": 1}),
        ("threat right", {"threats": [None, "event depression"]}, "food_missing", {"needed": 1}),
        ("hunt", {}, "no_beast", {}),
    ],
)
def test_what_an_action_needs_must_be_there_while_planning(
    target: str, fields: dict[str, Any], missing: str, values: dict[str, Any]
) -> None:
    reason = refused(planning(("cook", "soldier"), **fields), f"0 plan {target}")
    assert reason.code == missing
    named = target.removesuffix(" fur")
    assert reason.values == {"target": named, **values}


@rule("PLAN-26", "PLAN-27")
def test_cubes_are_reserved_and_cannot_serve_two_actions() -> None:
    state = planned("0 plan build shelter", players=("cook", "soldier"), available={"wood": 3, "fur": 1})
    assert cubes(state, "reserved") == {"wood": 2}
    assert cubes(state, "available") == {"wood": 3, "fur": 1}
    act(state, "1 plan build weapon")
    assert cubes(state, "reserved") == {"wood": 3}
    assert code(state, "0 plan build weapon") == ("wood_missing", "PLAN-26")
    act(state, "1 take_back 2 pawn")
    assert cubes(state, "reserved") == {"wood": 2}
    assert may(state, "0 plan build weapon")


@rule("PLAN-26")
def test_a_skill_does_not_eat_food_that_is_reserved() -> None:
    cook = {"character": "cook", "determination": 2, "wounds": 1}
    fields: dict[str, Any] = {"threats": ["event depression", None], "available": {"food": 1}}
    state = planning([cook, "soldier"], **fields)
    assert may(state, "0 use grandmas_recipe")
    act(state, "1 plan threat left")
    assert refused(state, "0 use grandmas_recipe").code == "skill_needs_food"


@rule("PLAN-28", "RESOLVE-17", "RESOLVE-19", "RESOLVE-22")
def test_what_this_phase_brings_pays_for_nothing_in_it() -> None:
    state = planned("0 plan gather A1 wood", "0 support 1 pawn", players=("cook", "soldier"), tiles=ISLAND)
    assert code(state, "1 plan build weapon") == ("wood_missing", "PLAN-26")
    confirm(state)
    assert (future(state), cubes(state, "available")) == ({"wood": 1}, {})
    end_phase(state)
    assert (future(state), cubes(state, "available")) == ({}, {"wood": 1})


@rule("PLAN-29", "BUILD-18", "BUILD-19")
def test_knife_and_bow_are_not_built_in_the_same_round() -> None:
    fields: dict[str, Any] = {"tiles": {"B1": 8, "A1": 5}, "available": {"wood": 1}}
    state = planned("0 plan build knife", "0 support 1 pawn", open=["knife", "bow"], built=["rope"], **fields)
    reason = refused(state, "1 plan build bow")
    assert (reason.code, reason.values["items"]) == ("item_missing", ["knife"])
    confirm(state)
    assert incoming(state) == ["invention knife"]
    end_phase(state)
    later = planning(open=["bow"], built=table(state)["built"], **fields)
    assert may(later, "1 plan build bow")


@rule("PLAN-30")
def test_weapons_that_are_built_this_phase_do_not_count_for_a_threat() -> None:
    state = planned("0 plan build weapon", threats=["event otters", None], available={"wood": 1})
    assert code(state, "1 plan threat left") == ("weapon_too_low", "THREAT-5")
    assert may(planning(threats=["event otters", None], weapon=1), "1 plan threat left")


@rule("PLAN-31")
def test_terrain_that_is_explored_this_phase_does_not_count_for_an_invention() -> None:
    state = planned("0 plan explore A1", "0 support 1 pawn", tile_deck=[4])
    assert code(state, "1 plan build bricks") == ("terrain_missing", "BUILD-15")
    confirm(state)
    assert table(state)["tiles"]["A1"] == 4
    assert may(planning(tiles={"B1": 8, "A1": 4}), "1 plan build bricks")


@rule("PLAN-32")
def test_a_shelter_that_is_built_this_phase_allows_no_roof_yet() -> None:
    state = planned("0 plan build shelter", "0 support 1 pawn", available=PLENTY)
    assert code(state, "1 plan build roof") == ("no_shelter", "BUILD-10")
    assert code(state, "1 plan build palisade") == ("no_shelter", "BUILD-11")


@rule("PLAN-33")
def test_items_and_weapons_are_only_shown_and_serve_several_actions() -> None:
    both = ("0 plan threat left", "1 plan threat right")
    state = resolved(*both, threats=["event bear", "event fire"], built=["shovel"])
    go(state, "slot 1")
    assert table(state)["threats"] == [None, None]
    assert table(state)["built"] == ["shovel"]
    state = resolved(*both, threats=["event otters", "event jaguar"], weapon=2)
    go(state, "slot 1")
    assert (table(state)["threats"], table(state)["weapon"]) == ([None, None], 2)


@rule("PLAN-34", "TOKEN-10", "TOKEN-14")
def test_tokens_count_before_pawns_are_placed() -> None:
    marks = [mark("minus_pawn", "build"), mark("plus_wood", "build")]
    state = planned("0 plan build weapon", marks=marks, available={"wood": 2})
    assert cost(state) == {"wood": 2}
    assert refused(state, "0 confirm").values["needed"] == 2


@rule("PLAN-35")
def test_tokens_items_and_skills_raise_resources_during_planning() -> None:
    cook = {"character": "cook", "determination": 3}
    fields: dict[str, Any] = {"tokens": {"fallen_tree": 1}, "items": {"biscuits": 1}}
    state = planning([cook, "soldier"], threats=["event depression", None], **fields)
    assert code(state, "1 plan build weapon") == ("wood_missing", "PLAN-26")
    assert code(state, "1 plan threat left") == ("food_missing", "PLAN-26")
    act(state, "1 use token_fallen_tree", "1 plan build weapon", "1 use biscuits", "1 plan threat left")
    act(state, "0 use stone_soup")
    assert cubes(state, "available") == {"wood": 1, "food": 2}
    assert cubes(state, "reserved") == {"wood": 1, "food": 1}


@rule("PLAN-36", "GATHER-10")
def test_a_source_is_the_target_of_one_gather_only() -> None:
    state = planned("0 plan gather A1 wood", tiles=ISLAND)
    assert code(state, "1 plan gather A1 wood") == ("planned_already", "PLAN-36")
    assert code(state, "0 plan gather A1 wood") == ("planned_already", "PLAN-36")
    assert code(state, "0 plan gather A1 wood friday") == ("planned_already", "PLAN-36")
    assert may(state, "1 plan gather A1 food")


def sure(target: str) -> list[str]:
    """One pawn more for a Build that would be rolled for."""
    return ["1 support 1 pawn"] if target.startswith("build") else []


@rule("PLAN-39", "TOKEN-8", "TOKEN-11")
def test_building_camping_and_resting_take_place_on_the_camp_tile() -> None:
    for target in ("build weapon", "camp", "rest"):
        state = planned(f"0 plan {target}", marks=[mark("minus_pawn", "B1")], available=PLENTY)
        assert refused(state, "0 confirm").values["needed"] == 2
    cook = {"character": "cook", "wounds": 1}
    marks = [mark("beast", "B1"), mark("minus_pawn", "B1")]
    for target, suffered in (("build shovel", 2), ("camp", 2), ("rest", 1)):
        state = resolved(
            f"0 plan {target}", "0 support 1 pawn", *sure(target), players=[cook, "carpenter"], marks=marks
        )
        assert wounds(state)[0] == suffered


@rule("PLAN-39")
def test_threats_and_hunts_take_place_on_no_tile() -> None:
    marks = [mark("minus_pawn", "B1"), mark("beast", "B1")]
    state = planned("0 plan threat left", threats=["event vertigo", None], marks=marks)
    assert may(state, "0 confirm")
    confirm(state)
    assert wounds(state) == [0, 0]
    state = planned("0 plan hunt", "0 support 1 pawn", hunting=["birds"], marks=marks)
    assert may(state, "0 confirm")


@rule("PLAN-40")
def test_a_planned_action_cannot_be_called_off_once_resolution_has_begun() -> None:
    state = planned("0 plan build weapon", "0 plan build shovel", available={"wood": 1})
    confirm(state)
    assert state.legal(0) == ["slot 1", "slot 2"]
    assert code(state, "0 take_back 1 pawn") == ("not_planning", "PLAN-1")
    assert code(state, "0 reopen") == ("not_planning", "PLAN-1")


@rule("PLAN-41")
def test_an_action_is_resolved_though_the_item_it_needed_is_lost_before_it() -> None:
    state = planned(
        *("0 plan build weapon", "0 support 1 pawn", "1 plan build corral", "1 support 2 pawn"),
        open=["corral"],
        built=["rope"],
        build=["tool_breaks"],
        marks=[mark("adventure", "build")],
        available={"wood": 2},
    )
    confirm(state)
    go(state, "slot 1")
    assert table(state)["built"] == []
    assert incoming(state) == ["invention corral"]


@rule("PLAN-42")
def test_roof_palisade_and_weapons_can_be_built_several_times_each_paid_for() -> None:
    for target in ("roof", "palisade", "weapon"):
        state = planned(
            *(f"0 plan build {target}", "0 support 1 pawn", f"1 plan build {target}", "1 support 2 pawn"),
            shelter=True,
            available={"wood": 4},
        )
        assert cubes(state, "reserved") == {"wood": 2 if target == "weapon" else 4}
        confirm(state)
        go(state, "slot 2")
        assert table(state)[target] == 2


@rule("PLAN-43")
def test_a_space_an_invention_and_the_shelter_are_planned_once() -> None:
    state = planned("0 plan explore A1", "0 plan build shelter", "1 plan build shovel", available=PLENTY)
    for target in ("explore A1", "build shelter", "build shelter fur", "build shovel"):
        assert code(state, f"1 plan {target}") == ("planned_already", "PLAN-43")


@rule("PLAN-43")
def test_bells_are_planned_several_times_and_a_cross_once_per_tile() -> None:
    fields: dict[str, Any] = {"scenario": 2, "tiles": {"B1": 8, "A1": 4}, "built": ["rope"], "available": PLENTY}
    state = planned("0 plan build cross A1", "0 plan build sacred_bell", **fields)
    assert may(state, "1 plan build sacred_bell")
    assert may(state, "1 plan build cross B1")
    assert code(state, "1 plan build cross A1") == ("planned_already", "PLAN-43")
