"""Resolving the plan: the order, the dice, rerolls, Future, and the end of the phase."""

from typing import Any

import pytest

from islario.core.rng import Rng
from islario.core.state import State
from tests.games.robinson.helpers.facts import determination, wounds
from tests.games.robinson.helpers.plans import (
    ISLAND,
    code,
    confirm,
    cubes,
    end_phase,
    future,
    incoming,
    kinds,
    mark,
    may,
    planned,
    planning,
    resolved,
    rolled,
    tokens,
)
from tests.games.robinson.helpers.positions import GAME, go, table
from tests.rules import rule

FOUR = ("cook", "carpenter", "explorer", "soldier")
TWO = "0 support 1 pawn"
TARGETS = {"build": "build shovel", "gather": "gather A1 wood", "explore": "explore C1"}


# -- the order -----------------------------------------------------------------------------------------------


@rule("RESOLVE-1")
def test_actions_are_resolved_type_by_type() -> None:
    state = planned(
        *("0 plan rest", "0 plan camp", "1 plan explore C1", "1 plan gather A1 wood", "2 plan build shovel"),
        *("2 plan hunt", "3 support 6 pawn", "3 plan threat left"),
        players=FOUR,
        threats=["event vertigo", None],
        hunting=["birds"],
        tiles={"B1": 8, "A1": 6},
        build=[],
        gather=[],
        explore=[],
    )
    events = confirm(state)
    events += go(state, "option 1")
    order = ["threat", "hunt", "build", "gather", "explore", "camp", "rest"]
    assert [action["action"] for action in kinds(events, "resolved")] == order
    assert [action["slot"] for action in kinds(events, "resolved")] == [7, 6, 5, 4, 3, 2, 1]


@rule("RESOLVE-1")
def test_a_round_without_any_action_just_goes_on() -> None:
    state = planning()
    assert kinds(confirm(state), "resolved") == []
    assert state.legal(0) == ["go_on"]


@rule("RESOLVE-2")
def test_the_group_chooses_among_actions_of_one_type() -> None:
    state = planned("0 plan build shovel", TWO, "1 plan build shelter", "1 support 2 pawn", available={"wood": 2})
    confirm(state)
    assert (state.waiting_for(), state.legal(0)) == ((0,), ["slot 1", "slot 2"])
    go(state, "slot 2")
    assert (table(state)["shelter"], incoming(state)) == (True, ["invention shovel"])


# -- dice ----------------------------------------------------------------------------------------------------


@rule("RESOLVE-3", "RESOLVE-16")
@pytest.mark.parametrize("action", ["build", "gather"])
@pytest.mark.parametrize("needed", [1, 2])
def test_dice_are_rolled_when_the_pawns_are_the_fewest_possible(action: str, needed: int) -> None:
    marks = [mark("minus_pawn", action)] if needed == 2 else []
    moves = [f"0 plan {TARGETS[action]}", *([TWO] * (needed - 1))]
    rolls = kinds(confirm(planned(*moves, tiles=ISLAND, marks=marks)), "rolled")
    assert [roll["action"] for roll in rolls] == [action]
    state = planned(*moves, "1 support 1 pawn", tiles=ISLAND, marks=marks)
    events = confirm(state)
    assert (kinds(events, "rolled"), kinds(events, "drew"), wounds(state)) == ([], [], [0, 0])


@rule("RESOLVE-3")
def test_nothing_is_rolled_for_threat_hunt_camp_and_rest() -> None:
    state = planned(
        *("0 plan threat left", "0 plan camp", "1 plan hunt", "1 support 3 pawn", "0 plan rest friday"),
        threats=["event vertigo", None],
        hunting=["birds"],
        weapon=1,
    )
    assert kinds(confirm(state), "rolled") == []


@rule("RESOLVE-4", "RESOLVE-5")
@pytest.mark.parametrize("action", ["build", "gather", "explore"])
def test_a_roll_is_three_independent_dice(action: str) -> None:
    position = table(planned(f"0 plan {TARGETS[action]}", tiles={"B1": 8, "A1": 6}))
    seen = set()
    for seed in range(400):
        state = GAME.position(position, seed)
        (roll,) = kinds(confirm(state), "rolled")
        seen.add(frozenset(roll["dice"]))
    faces = ("success", "wound", "adventure")
    every = {frozenset(face for place, face in enumerate(faces) if number >> place & 1) for number in range(8)}
    assert seen == every


@rule("RESOLVE-5", "RESOLVE-6", "RESOLVE-7", "RESOLVE-8")
@pytest.mark.parametrize("success", [True, False])
@pytest.mark.parametrize("wound", [True, False])
@pytest.mark.parametrize("adventure", [True, False])
def test_each_die_has_its_own_result(success: bool, wound: bool, adventure: bool) -> None:
    shown = {"success": success, "wound": wound, "adventure": adventure}
    state = planned("0 plan build weapon", available={"wood": 1}, build=["broken_lever", "construction"])
    state = rolled(state, *(face for face, there in shown.items() if there))
    assert table(state)["weapon"] == (1 if success else 0)
    assert determination(state) == [0 if success else 2, 0]
    assert wounds(state) == [1 if wound else 0, 0]
    assert table(state)["build"] == (["broken_lever"] if adventure else ["broken_lever", "construction"])


@rule("RESOLVE-8", "RESOLVE-26")
@pytest.mark.parametrize(("action", "card"), [("build", "tired"), ("gather", "furs"), ("explore", "bamboo")])
def test_the_performer_draws_from_the_deck_of_the_actions_colour(action: str, card: str) -> None:
    decks = {"build": ["tired"], "gather": ["furs"], "explore": ["bamboo"]}
    target = TARGETS[action]
    state = planned(
        f"1 plan {target}", "1 support 1 pawn", tiles={"B1": 8, "A1": 6}, marks=[mark("adventure", action)], **decks
    )
    events = confirm(state)
    assert kinds(events, "drew") == [{"who": 1, "card": f"adventure {card}"}]
    assert state.waiting_for() == (1,)


@rule("RESOLVE-9")
def test_the_wound_comes_first_then_success_or_failure_then_the_adventure() -> None:
    for dice, outcome in ((["success", "wound", "adventure"], "succeeded"), (["wound", "adventure"], "failed")):
        state = planned("0 plan gather A1 wood", tiles=ISLAND, gather=["viper"])
        for seed in range(400):
            trial = GAME.position(table(state), seed)
            events = confirm(trial)
            if kinds(events, "rolled")[0]["dice"] == dice:
                break
        order = [event.kind for event in events if event.kind in ("wounded", "succeeded", "failed", "drew")]
        assert order == ["wounded", outcome, "drew"]


@rule("RESOLVE-13", "RESOLVE-14", "RESOLVE-15", "RESOLVE-4")
@pytest.mark.parametrize(
    ("action", "success", "wound", "adventure"), [("build", 4, 4, 3), ("gather", 5, 1, 3), ("explore", 5, 3, 5)]
)
def test_the_faces_of_the_dice(action: str, success: int, wound: int, adventure: int) -> None:
    position = table(planned(f"0 plan {TARGETS[action]}", tiles={"B1": 8, "A1": 6}))
    for seed in range(60):
        chance = Rng(seed)
        faces = {"success": success, "wound": wound, "adventure": adventure}
        shown = [face for face, number in faces.items() if chance.below(6) < number]
        (roll,) = kinds(confirm(GAME.position(position, seed)), "rolled")
        assert roll["dice"] == shown


# -- rerolls -------------------------------------------------------------------------------------------------


def with_carpenter(determination: int = 2) -> State:
    """The Carpenter builds a weapon with one pawn."""
    carpenter = {"character": "carpenter", "determination": determination}
    return planned("0 plan build weapon", players=[carpenter, "cook"], available={"wood": 1}, build=["construction"])


def reroll(state: State, die: str, *wanted: str) -> tuple[State, list[dict[str, Any]]]:
    """Reroll a die with the first seed after which the dice show exactly this."""
    for seed in range(200):
        trial = GAME.position(table(state), seed)
        events = go(trial, f"use craftsmanship {die}")
        if set(kinds(events, "rerolled")[0]["dice"]) == set(wanted):
            return trial, kinds(events, "rerolled")
    raise AssertionError(wanted)


@rule("RESOLVE-10")
def test_rerolls_are_decided_before_any_result_counts() -> None:
    state = rolled(with_carpenter(), "wound")
    assert table(state)["dice"] == ["wound"]
    assert (wounds(state), determination(state), table(state)["weapon"]) == ([0, 0], [2, 0], 0)
    dice = [f"use craftsmanship {die}" for die in ("success", "wound", "adventure")]
    assert state.legal(0) == ["go_on", *dice]
    go(state, "go_on")
    assert (wounds(state), determination(state)) == ([1, 0], [4, 0])
    assert code(state, "0 use craftsmanship wound")[0] == "after_a_roll"


@rule("RESOLVE-11")
def test_determination_for_a_failure_cannot_pay_for_the_reroll() -> None:
    state = rolled(with_carpenter(0))
    assert (table(state)["plan"], determination(state)) == ([], [2, 0])
    state = rolled(with_carpenter(1), "wound")
    assert (table(state)["plan"], determination(state)) == ([], [3, 0])


@rule("RESOLVE-12", "CHAR-8")
def test_the_new_result_replaces_the_old_one() -> None:
    state = rolled(with_carpenter(), "wound")
    better, _ = reroll(state, "success", "success", "wound")
    assert (table(better)["weapon"], wounds(better), determination(better)) == (1, [1, 0], [0, 0])
    unhurt, _ = reroll(state, "wound")
    assert (table(unhurt)["weapon"], wounds(unhurt), determination(unhurt)) == (0, [0, 0], [2, 0])
    worse, told = reroll(state, "adventure", "wound", "adventure")
    assert told == [{"action": "build", "dice": ["wound", "adventure"], "card": "skill craftsmanship"}]
    assert table(worse)["build"] == []


@rule("RESOLVE-12")
def test_a_success_that_is_rolled_again_may_be_lost() -> None:
    state = rolled(with_carpenter(), "success")
    lost, _ = reroll(state, "success")
    assert (table(lost)["weapon"], cubes(lost, "available"), determination(lost)) == (0, {"wood": 1}, [2, 0])


# -- certain success -----------------------------------------------------------------------------------------


@rule("RESOLVE-16", "TOKEN-4")
@pytest.mark.parametrize("action", ["build", "gather", "explore"])
def test_certain_success_brings_neither_wound_nor_adventure_but_for_a_token(action: str) -> None:
    target = TARGETS[action]
    for marks, drawn in (([], 0), ([mark("adventure", action)], 1)):
        state = planned(f"0 plan {target}", TWO, tiles={"B1": 8, "A1": 6}, marks=marks)
        events = confirm(state)
        assert (len(kinds(events, "drew")), kinds(events, "rolled")) == (drawn, [])
        assert kinds(events, "succeeded") == [{"action": action, "who": 0}]


# -- Future --------------------------------------------------------------------------------------------------


@rule("RESOLVE-17", "RESOLVE-19", "RESOLVE-22")
def test_everything_won_waits_in_future() -> None:
    state = planned(
        *("0 plan hunt", TWO, "1 plan explore C1", "1 support 2 pawn"),
        hunting=["birds"],
        tile_deck=[4],
        discoveries=["fallen_tree"],
        marks=[mark("adventure", "explore")],
        explore=["shrine"],
        mysteries=["helmet"],
        weapon=1,
    )
    confirm(state)
    go(state, "option 2")
    assert future(state) == {"food": 2}
    assert sorted(incoming(state)) == ["discovery fallen_tree", "mystery helmet"]
    assert (cubes(state, "available"), table(state)["tokens"], table(state)["treasures"]) == ({}, {}, {})
    assert not may(state, "0 use token_fallen_tree")
    end_phase(state)
    assert (future(state), incoming(state)) == ({}, [])
    assert (cubes(state, "available"), table(state)["tokens"]) == ({"food": 2}, {"fallen_tree": 1})
    assert list(table(state)["treasures"]) == ["helmet"]


@rule("RESOLVE-18")
def test_determination_wounds_healing_and_morale_count_at_once() -> None:
    cook = {"character": "cook", "wounds": 2}
    state = resolved("0 plan rest", "0 plan camp", players=[cook, "carpenter"])
    assert (wounds(state), determination(state), table(state)["morale"]) == ([1, 0], [2, 0], 1)
    state = rolled(planned("0 plan build weapon", available={"wood": 1}), "success", "wound")
    assert (table(state)["weapon"], wounds(state)) == (1, [1, 0])


@rule("RESOLVE-18")
def test_weapons_built_first_help_in_what_comes_later() -> None:
    state = resolved(
        *("0 plan build weapon", TWO, "1 plan gather A1 wood", "1 support 2 pawn"),
        tiles=ISLAND,
        marks=[mark("beast", "A1")],
        available={"wood": 1},
    )
    assert wounds(state) == [0, 0]


@rule("RESOLVE-19", "RESOLVE-20")
def test_a_demand_in_an_action_does_not_reach_into_future() -> None:
    state = planned(
        *("0 plan hunt", "1 support 1 pawn", "0 plan build shovel", "1 support 2 pawn"),
        hunting=["birds"],
        weapon=1,
        marks=[mark("adventure", "build")],
        build=["visit_of_a_predator"],
    )
    confirm(state)
    assert (future(state), wounds(state)) == ({"food": 2}, [1, 0])


@rule("RESOLVE-20")
def test_a_demand_takes_only_cubes_that_are_not_reserved() -> None:
    fields: dict[str, Any] = {"marks": [mark("adventure", "build")], "build": ["visit_of_a_predator"]}
    state = resolved("0 plan build shovel", TWO, available={"food": 1}, **fields)
    assert (cubes(state, "available"), wounds(state)) == ({}, [0, 0])
    moves = ("0 plan build rope", TWO, "1 plan build garden", "1 support 2 pawn")
    fields |= {"scenario": 6, "built": ["shovel"], "tiles": {"B1": 8, "A1": 6}, "players": ("cook", "soldier")}
    state = resolved(*moves, available={"food": 2}, **fields)
    go(state, "slot 1")
    assert (cubes(state, "available"), wounds(state)) == ({}, [1, 0])


# -- the end of the phase ------------------------------------------------------------------------------------


@rule("RESOLVE-23", "RESOLVE-24")
def test_cubes_come_before_items_and_the_group_orders_the_items() -> None:
    state = resolved(
        *("0 plan build knife", TWO, "1 plan build shovel", "1 support 2 pawn"),
        tiles={"B1": 8, "A1": 5},
        future={"0": {"wood": 1}},
    )
    go(state, "slot 1")
    end_phase(state)
    assert cubes(state, "available") == {"wood": 1}
    assert (state.waiting_for(), state.legal(0)) == ((0,), ["invention shovel", "invention knife"])
    assert (table(state)["built"], table(state)["weapon"]) == ([], 0)
    go(state, "invention knife")
    assert (table(state)["built"], table(state)["weapon"]) == (["shovel", "knife"], 1)


@rule("RESOLVE-25")
def test_what_is_new_is_usable_from_the_weather_on() -> None:
    state = resolved(
        "0 plan explore C1", TWO, tile_deck=[4], discoveries=["large_leaves"], marks=[mark("rain", "weather")]
    )
    assert not may(state, "0 use token_large_leaves")
    end_phase(state)
    go(state, "go_on")
    assert (table(state)["phase"], may(state, "0 use token_large_leaves")) == ("weather", True)


@rule("RESOLVE-26")
def test_an_adventure_is_shuffled_in_discarded_or_kept() -> None:
    fields: dict[str, Any] = {"marks": [mark("adventure", "explore")], "tile_deck": [4], "events": []}
    state = resolved("0 plan explore C1", TWO, explore=["cold_wind"], **fields)
    assert (table(state)["events"], table(state)["gone"]) == (["adventure cold_wind"], [])
    state = resolved("0 plan explore C1", TWO, explore=["lost_in_the_woods"], **fields)
    assert (table(state)["events"], table(state)["gone"]) == ([], ["adventure lost_in_the_woods"])
    state = end_phase(resolved("0 plan explore C1", TWO, explore=["surprising_discovery"], **fields))
    assert (table(state)["events"], table(state)["gone"]) == ([], [])
    assert table(state)["treasures"] == {"surprising_discovery": 1}


@rule("RESOLVE-27")
def test_an_empty_adventure_deck_gives_no_card_and_no_penalty() -> None:
    gone = ["adventure viper"]
    state = planned(
        "0 plan gather A1 wood", TWO, tiles=ISLAND, gather=[], gone=gone, marks=[mark("adventure", "gather")]
    )
    events = confirm(state)
    assert (kinds(events, "drew"), wounds(state), tokens(state)) == ([], [0, 0], [])
    assert (table(state)["gather"], table(state)["gone"]) == ([], gone)


@rule("RESOLVE-21")
def test_all_pawns_return_when_the_phase_ends() -> None:
    state = end_phase(resolved("0 plan camp", "0 plan rest", "1 plan camp", "0 plan rest friday"))
    assert (table(state)["plan"], table(state)["confirmed"]) == ([], [])
    left = state.view(0)["pawns_left"]
    assert (left["0"], left["1"], left["friday"]) == (2, 2, 1)
