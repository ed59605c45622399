"""Build actions: shelter, levels, inventions, and what success and failure bring."""

from typing import Any

import pytest

from islario.games.robinson.components import INVENTIONS
from tests.games.robinson.helpers.facts import determination, wounds
from tests.games.robinson.helpers.plans import (
    ISLAND,
    act,
    code,
    confirm,
    cubes,
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
from tests.games.robinson.helpers.positions import draw_event, go, table
from tests.rules import rule

PLENTY = {"wood": 9, "food": 9, "fur": 9}
TWO = "0 support 1 pawn"
BUILT = ("shelter", "roof", "palisade", "weapon", "built", "incoming")


@rule("BUILD-1")
@pytest.mark.parametrize(
    ("target", "changed", "value"),
    [
        ("shelter", "shelter", True),
        ("roof", "roof", 2),
        ("palisade", "palisade", 2),
        ("weapon", "weapon", 2),
        ("shovel", "incoming", [{"card": "invention shovel", "who": "0"}]),
    ],
)
def test_a_build_makes_exactly_one_thing(target: str, changed: str, value: Any) -> None:
    levels = {"roof": 1, "palisade": 1, "weapon": 1, "shelter": target != "shelter"}
    state = planned(f"0 plan build {target}", TWO, available=PLENTY, **levels)
    before = {name: table(state)[name] for name in BUILT}
    confirm(state)
    assert {name: table(state)[name] for name in BUILT} == {**before, changed: value}


@rule("BUILD-2", "RESOLVE-3", "RESOLVE-4")
def test_one_pawn_rolls_the_brown_dice_and_two_pawns_none() -> None:
    rolls = kinds(confirm(planned("0 plan build shovel")), "rolled")
    assert [(roll["action"], roll["who"]) for roll in rolls] == [("build", 0)]
    events = confirm(planned("0 plan build shovel", TWO))
    assert (kinds(events, "rolled"), kinds(events, "succeeded")) == ([], [{"action": "build", "who": 0}])


# -- the shelter ---------------------------------------------------------------------------------------------


@rule("BUILD-8", "BUILD-9", "BUILD-17", "RESOLVE-18")
def test_the_shelter_is_built_at_once_and_only_once() -> None:
    state = planned("0 plan build shelter", TWO, available={"wood": 2})
    events = confirm(state)
    assert len(kinds(events, "shelter_built")) == 1
    assert (table(state)["shelter"], cubes(state, "available")) == (True, {})
    assert code(planning(shelter=True, available=PLENTY), "0 plan build shelter") == ("already_built", "BUILD-8")


@rule("BUILD-8")
def test_the_shelter_moves_with_the_camp() -> None:
    state = draw_event("landslide", tiles={"B1": 8, "A1": 6}, shelter=True, roof=2)
    assert (table(state)["camp"], table(state)["shelter"]) == ("A1", True)
    assert may(planning(tiles={"B1": 8, "A1": 6}, camp="A1", shelter=True, available=PLENTY), "0 plan build roof")


@rule("BUILD-10", "BUILD-11")
@pytest.mark.parametrize(("target", "forbids"), [("roof", "BUILD-10"), ("palisade", "BUILD-11")])
def test_roof_and_palisade_need_a_shelter(target: str, forbids: str) -> None:
    assert code(planning(available=PLENTY), f"0 plan build {target}") == ("no_shelter", forbids)
    state = resolved(f"0 plan build {target}", TWO, shelter=True, available={"wood": 2})
    assert (table(state)[target], cubes(state, "available")) == (1, {})


@rule("BUILD-10", "BUILD-11", "BUILD-26", "EXPLORE-24")
@pytest.mark.parametrize("tile", [2, 11])
@pytest.mark.parametrize("target", ["roof", "palisade"])
def test_a_natural_shelter_will_do_while_the_camp_stands_on_it(tile: int, target: str) -> None:
    island = {"B1": 8, "A1": tile}
    assert may(planning(tiles=island, camp="A1", available=PLENTY), f"0 plan build {target}")
    assert code(planning(tiles=island, camp="B1", available=PLENTY), f"0 plan build {target}")[0] == "no_shelter"
    assert may(planning(tiles=island, camp="A1", available=PLENTY), "0 plan build shelter")


@rule("BUILD-12", "BUILD-13", "ROUND-16")
@pytest.mark.parametrize("target", ["roof", "palisade", "weapon"])
def test_levels_have_no_upper_limit(target: str) -> None:
    state = resolved(f"0 plan build {target}", TWO, shelter=True, available=PLENTY, **{target: 30})
    assert table(state)[target] == 31


@rule("BUILD-13", "ROUND-16")
def test_the_shelter_has_no_level() -> None:
    assert table(planning(shelter=True))["shelter"] is True
    assert code(planning(shelter=True, available=PLENTY), "0 plan build shelter")[0] == "already_built"


@rule("BUILD-17", "RESOLVE-18")
@pytest.mark.parametrize("target", ["roof", "palisade", "weapon"])
def test_levels_rise_at_once(target: str) -> None:
    state = planned(f"0 plan build {target}", TWO, shelter=True, available={"wood": 2})
    events = confirm(state)
    assert kinds(events, "level_is") == [{"what": target, "level": 1, "before": 0}]
    assert table(state)["phase"] == "action"


@rule("BUILD-27")
@pytest.mark.parametrize(("invention", "gain"), [("bricks", 1), ("fire", 1), ("moat", 2), ("wall", 2)])
def test_an_item_that_raises_the_palisade_needs_a_shelter_to_do_so(invention: str, gain: int) -> None:
    fields: dict[str, Any] = {
        "open": [invention],
        "built": ["shovel", "bricks"] if gain == 2 else [],
        "tiles": {"B1": 8, "A1": 4, "C1": 5},
        "available": PLENTY,
    }
    for more, palisade in (({}, 0), ({"shelter": True}, gain), ({"switches": ["levels_without_shelter"]}, gain)):
        state = end_phase(resolved(f"0 plan build {invention}", TWO, **fields, **more))
        assert invention in table(state)["built"]
        assert (table(state)["palisade"], wounds(state)) == (palisade, [0, 0])


@rule("BUILD-27")
def test_the_other_effects_of_such_an_item_count() -> None:
    state = resolved("0 plan build ballista", TWO, scenario=5, built=["rope"], available={"wood": 2})
    end_phase(state)
    assert (table(state)["palisade"], table(state)["weapon"]) == (0, 1)


@rule("BUILD-31")
def test_a_shelter_that_cannibals_take_is_gone_with_its_levels_and_can_be_built_again() -> None:
    state = draw_event("the_island_rebels_against_you", scenario=5, shelter=True, roof=2, palisade=3)
    go(state, "option 2")
    position = table(state)
    assert (position["shelter"], position["roof"], position["palisade"]) == (False, 0, 0)
    assert may(planning(scenario=5, shelter=position["shelter"], available=PLENTY), "0 plan build shelter")


# -- inventions ----------------------------------------------------------------------------------------------


@rule("BUILD-14", "PLAN-25")
def test_an_invention_needs_terrain_items_and_resources_all_together() -> None:
    whole: dict[str, Any] = {"open": ["lantern"], "built": ["fire"], "tiles": {"B1": 8, "A1": 4}}
    assert may(planning(**whole), "0 plan build lantern")
    assert refused(planning(**{**whole, "built": []}), "0 plan build lantern").values["items"] == ["fire"]
    assert refused(planning(**{**whole, "tiles": {"B1": 8}}), "0 plan build lantern").values["terrains"] == ["hills"]
    drums: dict[str, Any] = {"open": ["drums"], "tiles": {"B1": 8, "A1": 4}}
    assert may(planning(**drums, available={"fur": 1}), "0 plan build drums")
    assert code(planning(**drums), "0 plan build drums") == ("fur_missing", "PLAN-26")


@rule("BUILD-15", "CARD-30")
@pytest.mark.parametrize("lost", ["covered", "down"])
def test_a_terrain_that_is_lost_again_does_not_count(lost: str) -> None:
    assert may(planning(tiles={"B1": 8, "A1": 4}), "0 plan build pot")
    state = planning(tiles={"B1": 8, "A1": 4}, marks=[mark(lost, "A1")])
    reason = refused(state, "0 plan build pot")
    assert (reason.code, reason.rule, reason.values["terrains"]) == ("terrain_missing", "BUILD-15", ["hills"])
    assert may(planning(tiles={"B1": 8, "A1": 4, "C1": 7}, marks=[mark(lost, "A1")]), "0 plan build pot")


@rule("BUILD-16")
def test_inventions_come_from_the_board_from_ones_own_card_and_from_the_scenario() -> None:
    state = planning(built=["rope", "fire"], available=PLENTY)
    for seat in (0, 1):
        assert may(state, f"{seat} plan build shovel")
        assert may(state, f"{seat} plan build mast")
    assert may(state, "0 plan build fireplace")
    assert may(state, "1 plan build snare")
    assert code(state, "0 plan build snare") == ("not_yours", "PLAN-37")
    assert code(state, "1 plan build fireplace") == ("not_yours", "PLAN-37")
    assert code(state, "0 plan build spear") == ("not_open", "BUILD-16")
    assert code(state, "0 plan build basket") == ("not_open", "BUILD-16")
    assert code(state, "0 plan build canoe") == ("other_scenario", "BUILD-16")


@rule("BUILD-18", "BUILD-19", "RESOLVE-17", "RESOLVE-23")
def test_a_built_item_waits_in_future_without_effect_until_the_phase_ends() -> None:
    state = resolved("0 plan build knife", TWO, tiles={"B1": 8, "A1": 5})
    position = table(state)
    assert (incoming(state), position["built"], position["weapon"]) == (["invention knife"], [], 0)
    assert "knife" not in position["open"]
    end_phase(state)
    position = table(state)
    assert (incoming(state), position["built"], position["weapon"]) == ([], ["knife"], 1)


@rule("BUILD-18")
def test_the_resources_of_an_invention_are_discarded_when_it_succeeds() -> None:
    state = resolved("0 plan build bow", TWO, open=["bow"], built=["rope", "knife"], available={"wood": 1})
    assert (cubes(state, "available"), incoming(state)) == ({}, ["invention bow"])


@rule("BUILD-20")
def test_an_invention_of_the_scenario_counts_at_the_end_of_the_phase() -> None:
    state = resolved("0 plan build mast", TWO, built=["rope"], available={"wood": 1, "fur": 1}, notes=[3])
    assert (table(state)["built"], table(state)["notes"][0]) == (["rope"], 3)
    end_phase(state)
    assert (table(state)["built"], table(state)["notes"][0]) == (["rope", "mast"], 6)
    assert code(planning(built=["rope", "mast"], available=PLENTY), "0 plan build mast") == (
        "already_built",
        "BUILD-25",
    )


@rule("BUILD-21", "BUILD-22")
def test_the_owner_of_a_personal_invention_is_glad_at_once_and_all_have_the_item_later() -> None:
    state = resolved("1 plan build snare", "1 support 1 pawn", built=["rope"])
    assert determination(state) == [0, 2]
    assert (incoming(state), table(state)["built"]) == (["invention snare"], ["rope"])
    end_phase(state)
    assert table(state)["built"] == ["rope", "snare"]
    assert [(mark["mark"], mark["at"]) for mark in table(state)["marks"]] == [("plus_food", "B1")]


@rule("BUILD-21")
def test_the_supporter_of_a_personal_invention_gains_nothing() -> None:
    state = resolved("1 plan build snare", "0 support 1 pawn", built=["rope"])
    assert determination(state) == [0, 2]


@rule("BUILD-21")
def test_other_inventions_gladden_nobody() -> None:
    assert determination(resolved("0 plan build shovel", TWO)) == [0, 0]


@rule("BUILD-25")
def test_a_built_item_is_built_again_only_after_it_was_lost() -> None:
    assert code(planning(built=["shovel"]), "0 plan build shovel") == ("already_built", "BUILD-25")
    state = draw_event("flood", built=["shovel"])
    go(state, "option 1")
    assert (table(state)["built"], "shovel" in table(state)["open"]) == ([], True)
    assert may(planning(open=table(state)["open"]), "0 plan build shovel")


@rule("BUILD-25")
def test_a_bell_may_be_built_again_and_again() -> None:
    fields: dict[str, Any] = {"scenario": 2, "tiles": {"B1": 8, "A1": 4}, "built": ["rope", "sacred_bell"]}
    assert may(planning(**fields), "0 plan build sacred_bell")


@rule("BUILD-29")
def test_the_fireplace_is_one_card() -> None:
    assert (INVENTIONS.count("fireplace"), len(INVENTIONS), len(set(INVENTIONS))) == (1, 30, 30)


# -- success and failure -------------------------------------------------------------------------------------


@rule("BUILD-23", "RESOLVE-6")
def test_a_failed_build_costs_nothing_and_encourages_the_performer() -> None:
    state = planned("0 plan build shelter", available={"wood": 2})
    state = rolled(state)
    assert table(state)["shelter"] is False
    assert (cubes(state, "available"), cubes(state, "reserved")) == ({"wood": 2}, {})
    assert determination(state) == [2, 0]


@rule("BUILD-23", "BUILD-18")
def test_an_invention_that_fails_stays_on_the_board() -> None:
    state = rolled(planned("0 plan build shovel"))
    assert ("shovel" in table(state)["open"], incoming(state)) == (True, [])


@rule("BUILD-24", "BUILD-23", "RESOLVE-9", "RESOLVE-20")
def test_cubes_that_come_back_meet_the_demand_of_an_adventure() -> None:
    fields: dict[str, Any] = {
        "scenario": 6,
        "built": ["shovel"],
        "available": {"food": 2},
        "build": ["visit_of_a_predator"],
    }
    state = rolled(planned("0 plan build garden", **fields), "adventure")
    assert (cubes(state, "available"), wounds(state)) == ({"food": 1}, [0, 0])


@rule("BUILD-24", "RESOLVE-20")
def test_cubes_reserved_for_another_action_do_not() -> None:
    state = planned(
        *("0 plan build rope", TWO, "1 plan build garden", "1 support 2 pawn"),
        scenario=6,
        tiles={"B1": 8, "A1": 6},
        built=["shovel"],
        players=("cook", "soldier"),
        available={"food": 2},
        build=["visit_of_a_predator"],
        marks=[mark("adventure", "build")],
    )
    confirm(state)
    go(state, "slot 1")
    assert wounds(state) == [1, 0]
    assert incoming(state) == ["invention rope", "invention garden"]


@rule("BUILD-24", "PLAN-28")
def test_cubes_that_come_back_pay_for_no_other_planned_action() -> None:
    state = planned("0 plan build weapon", players=("cook", "soldier"), available={"wood": 1})
    assert code(state, "1 plan build weapon") == ("wood_missing", "PLAN-26")
    state = rolled(state)
    assert (cubes(state, "available"), table(state)["plan"], table(state)["weapon"]) == ({"wood": 1}, [], 0)


@rule("BUILD-17", "BUILD-23", "RESOLVE-6")
@pytest.mark.parametrize(("dice", "weapon", "left", "gained"), [(["success"], 1, {}, 0), ([], 0, {"wood": 1}, 2)])
def test_the_success_die_decides(dice: list[str], weapon: int, left: dict[str, int], gained: int) -> None:
    state = rolled(planned("0 plan build weapon", available={"wood": 1}), *dice)
    assert (table(state)["weapon"], cubes(state, "available"), determination(state)[0]) == (weapon, left, gained)


@rule("BUILD-16", "BUILD-2")
def test_friday_builds_from_the_board_and_from_the_scenario() -> None:
    state = planning(built=["rope"], tiles=ISLAND, available=PLENTY)
    assert may(state, "0 plan build pot friday")
    assert may(state, "0 plan build mast friday")
    act(state, "0 plan build pot friday", "1 support 1 pawn")
    confirm(state)
    assert incoming(state) == ["invention pot"]
