"""Scenario 2: five crosses against the fog."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import refusal, wounds
from tests.games.robinson.helpers.positions import GAME, at, go, stage, table
from tests.games.robinson.helpers.scenario_moments import (
    carry_out,
    code,
    cubes,
    ending,
    enter,
    find_tile,
    kinds,
    last_night,
    needs,
    noted,
    open_book,
    pawns_needed,
    places,
    score,
    weather_dice,
)
from tests.rules import rule

ISLAND = {"B1": 8, "A1": 6, "B2": 4, "C1": 3, "A2": 9}
"""Plains beside the camp (A1), hills (B2) and a river (C1); plains further away (A2)."""


def white(*spaces: str) -> list[dict[str, Any]]:
    return [{"mark": "white", "at": space, "from": "scenario cursed_island"} for space in spaces]


def blue(*spaces: str) -> list[dict[str, Any]]:
    return [{"mark": "blue", "at": space, "from": "invention cross"} for space in spaces]


def totem(number: int, space: str = "A1") -> dict[str, Any]:
    return {"mark": "number", "at": space, "from": "scenario cursed_island", "value": number}


def planning(**fields: Any) -> State:
    return at(**{"scenario": 2, "round": 3, "tiles": ISLAND, "available": {"wood": 8}, **fields})


@rule("SCEN2-1")
def test_ten_rounds_and_an_ordinary_set_up() -> None:
    state = GAME.new(players=2, scenario=2, seed=3)
    told = table(state)
    assert (state.view(0)["rounds"], len(told["events"])) == (10, 10)
    assert (told["tiles"], told["camp"], told["marks"], len(told["items"])) == ({"B1": 8}, "B1", [], 2)


@rule("SCEN2-2", "WEATHER-28")
@pytest.mark.parametrize(("rounds", "dice"), [(range(1, 6), []), (range(6, 11), ["winter"])])
def test_winter_comes_in_round_six(rounds: range, dice: list[str]) -> None:
    assert [weather_dice(2, number) for number in rounds] == [dice] * 5


# -- fog --------------------------------------------------------------------------------------------------------


@rule("SCEN2-4")
def test_the_book_brings_fog_to_two_places_of_the_groups_choice() -> None:
    state = open_book(2, marks=white("A1"))
    assert "space A1" not in state.legal(0)
    assert len(state.legal(0)) == 9
    go(state, "space C3")
    assert "space C3" not in state.legal(0)
    go(state, "space B1")
    assert places(state, "white") == ["A1", "C3", "B1"]


@rule("SCEN2-4")
def test_without_room_for_fog_nothing_happens() -> None:
    covered = ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
    down = {"mark": "down", "at": "B4", "from": None}
    state = open_book(2, marks=[*white(*covered), down], tiles={"B1": 8, "B4": 5})
    assert (len(places(state, "white")), wounds(state), state.legal(0)) == (9, [0, 0], ["go_on"])


@rule("SCEN2-5", "TOKEN-12")
@pytest.mark.parametrize(
    ("target", "clear", "fog"),
    [("gather A1 wood", 1, 2), ("gather A2 food", 2, 3), ("explore C2", 2, 3), ("rest", 1, 2), ("build weapon", 1, 2)],
)
def test_every_action_in_the_fog_needs_a_pawn_more(target: str, clear: int, fog: int) -> None:
    space = target.split(" ")[1] if " " in target and "build" not in target else "B1"
    assert pawns_needed(planning(), target) == clear
    assert pawns_needed(planning(marks=white(space)), target) == fog


@rule("SCEN2-5", "TOKEN-23")
def test_fog_that_comes_while_actions_are_resolved_does_not_hinder_them() -> None:
    state = carry_out(2, "gather A1 wood", ["0", "0"], tiles=ISLAND, marks=[{**white("A1")[0], "fresh": True}])
    assert table(state)["future"]["0"]["wood"] == 1


@rule("SCEN2-6")
def test_a_camp_in_the_fog_produces_nothing() -> None:
    plus = {"mark": "plus_wood", "at": "B1", "from": "invention hatchet"}
    shortcut = {"mark": "shortcut", "at": "A1", "from": "invention shortcut"}
    for fog, gained in (([], {"wood": 2, "food": 1}), (white("B1"), {})):
        state = at(scenario=2, begin="production", marks=[plus, *fog])
        go(state, "go_on")
        assert cubes(state) == gained
    state = at(scenario=2, begin="production", marks=[shortcut, *white("B1")], built=["shortcut"], tiles=ISLAND)
    go(state, "go_on", "source A1 2")
    assert cubes(state) == {"wood": 1}


@rule("SCEN2-7")
def test_terrain_in_the_fog_counts_as_unexplored() -> None:
    assert "plan build rope" in planning().legal(0)
    assert "plan build rope" in planning(marks=white("A1")).legal(0)  # A2 is plains too
    assert code(planning(marks=white("A1", "A2")), "plan build rope") == "terrain_missing"


# -- totems -----------------------------------------------------------------------------------------------------


@rule("SCEN2-8", "EXPLORE-25")
def test_the_first_totem_does_nothing_when_it_is_found() -> None:
    state = find_tile(2, 6)
    assert table(state)["marks"] == [{**totem(1), "fresh": True}]
    assert wounds(state) == [0, 0]


@rule("SCEN2-8", "EXPLORE-22")
def test_the_dark_temple_is_explored_once_for_three_treasures_and_a_monster() -> None:
    cards = ["gold", "old_map", "collapse", "snake", "bite", "cave_with_furs", "antique_rapier"]
    state = carry_out(2, "explore A1", ["0", "0"], tiles=ISLAND, marks=[totem(1)], mysteries=cards)
    go(state, "option 1")  # after the rapier: go on
    go(state, "option 1")  # after the furs
    assert wounds(state) == [1, 0]
    go(state, "option 1")  # the snake and the trap are set aside
    told = table(state)
    assert (told["weapon"], told["future"]["0"]["fur"], wounds(state)) == (2, 2, [1, 0])
    assert sorted(told["mysteries"]) == ["collapse", "gold", "snake"]
    assert "burnt" in [mark["mark"] for mark in told["marks"]]


@rule("SCEN2-8")
def test_the_performer_may_leave_the_dark_temple_earlier() -> None:
    state = carry_out(2, "explore A1", ["0", "0"], tiles=ISLAND, marks=[totem(1)], mysteries=["bite", "gold"])
    go(state, "option 2")
    assert (wounds(state), table(state)["mysteries"]) == ([0, 0], ["bite"])


@rule("SCEN2-8", "EXPLORE-22")
def test_the_dark_temple_needs_the_pawns_of_its_distance_and_is_done_once() -> None:
    assert pawns_needed(planning(marks=[totem(1)]), "explore A1") == 1
    assert pawns_needed(planning(marks=[totem(1, "A2")]), "explore A2") == 2
    done = [totem(1), {"mark": "burnt", "at": "A1", "from": "scenario cursed_island"}]
    assert code(planning(marks=done), "plan explore A1") == "done_already"
    for number in (2, 3):
        assert code(planning(marks=[totem(number)]), "plan explore A1") == "explored_already"


@rule("SCEN2-9")
def test_the_second_totem_wounds_its_finder_twice() -> None:
    state = find_tile(2, 6, nth=2)
    assert (wounds(state), places(state, "white")) == ([2, 0], [])


@rule("SCEN2-9", "PLAYERS-37")
def test_friday_can_be_the_finder() -> None:
    state = find_tile(2, 6, nth=2, who="friday")
    assert (wounds(state), table(state)["friday"]["wounds"]) == ([0, 0], 2)


@rule("SCEN2-10")
@pytest.mark.parametrize("nth", [3, 4, 5, 6])
def test_every_later_totem_is_in_the_fog(nth: int) -> None:
    state = find_tile(2, 6, nth=nth)
    assert (places(state, "white"), wounds(state)) == (["A1"], [0, 0])
    assert [mark.get("value") for mark in table(state)["marks"] if mark["mark"] == "number"] == [nth]


@rule("EXPLORE-25")
def test_a_totem_turned_face_down_keeps_its_number_to_itself() -> None:
    state = find_tile(2, 6, nth=3, marks=[totem(1, "C1")], tiles={"B1": 8, "C1": 10})  # the second was turned down
    numbers = {mark["at"]: mark["value"] for mark in table(state)["marks"] if mark["mark"] == "number"}
    assert numbers == {"C1": 1, "A1": 3}


# -- tokens -----------------------------------------------------------------------------------------------------


@rule("SCEN2-11")
def test_candles_are_a_pawn_for_one_build() -> None:
    state = planning(tokens={"scenario_dashes": 1})
    assert refusal(state, 0, "use token_scenario_dashes") == ("placed_in_planning", "SCEN2-11")
    go(state, "plan build weapon", "support 1 scenario_token", seat=0)
    assert table(state)["plan"][0]["pawns"] == ["0", "scenario_token"]
    go(state, "plan rest", seat=0)
    assert code(state, "support 2 scenario_token") in ("no_pawn", "not_for_this")
    go(state, "confirm", seat=0)
    go(state, "confirm", seat=1)
    assert (table(state)["weapon"], table(state)["tokens"]) == (1, {})
    assert "discovery scenario_dashes" in table(state)["gone"]


@rule("SCEN2-12", "DISC-21")
def test_vials_are_a_cure() -> None:
    state = at(scenario=2, tokens={"scenario_bowtie": 1})
    go(state, "use token_scenario_bowtie")
    assert table(state)["built"] == ["cure"]
    assert (
        code(at(scenario=2, tokens={"scenario_bowtie": 1}, built=["cure"]), "use token_scenario_bowtie") == "no_effect"
    )


@rule("SCEN2-13", "SCENITEM-9")
def test_the_decorated_bell_drives_two_fogs_away() -> None:
    state = planning(tokens={"scenario_cross": 1}, marks=white("A1", "B1", "C3"))
    go(state, "use token_scenario_cross", "space A1", "space C3")
    assert places(state, "white") == ["B1"]
    single = planning(tokens={"scenario_cross": 1}, marks=white("A1"))
    go(single, "use token_scenario_cross")
    assert places(single, "white") == []
    assert code(planning(tokens={"scenario_cross": 1}), "use token_scenario_cross") == "no_effect"


@rule("SCEN2-14")
def test_the_dagger_helps_in_one_fight_after_another_and_wounds_each_time() -> None:
    plan = [{"slot": seat + 1, "target": "hunt", "performer": str(seat), "pawns": [str(seat)] * 2} for seat in (0, 1)]
    fields: dict[str, Any] = {"phase": "action", "plan": plan, "hunting": ["goats", "cheetah"], "weapon": 3}
    state = stage({"step": "resolve_next"}, scenario=2, round=2, tokens={"scenario_bands": 1}, **fields)
    go(state, "go_on", "slot 1", "use token_scenario_bands")
    assert (wounds(state), table(state)["tokens"]) == ([1, 0], {"scenario_bands": 1})
    go(state, "use token_scenario_bands")
    assert (wounds(state), table(state)["weapon"], table(state)["gone"]) == (
        [1, 1],
        1,
        ["beast cheetah", "beast goats"],
    )


@rule("SCEN2-14")
def test_the_dagger_is_drawn_once_a_fight_and_only_in_one() -> None:
    assert code(planning(tokens={"scenario_bands": 1}), "use token_scenario_bands") == "not_now"
    state = carry_out(2, "hunt", ["0", "0"], hunting=["bear"], tokens={"scenario_bands": 1})
    go(state, "use token_scenario_bands")
    assert wounds(state) == [1 + 3 + 1, 0]  # the dagger, three levels missing, one that cannot be lost


# -- inventions -------------------------------------------------------------------------------------------------


@rule("SCEN2-15", "SCENITEM-5", "SCENITEM-24", "SCENITEM-34")
def test_a_cross_costs_two_wood_and_names_its_tile() -> None:
    assert needs(2)["cross"] == {"terrain": [], "items": [], "wood": 2}
    assert "plan build cross A1" in planning(available={"wood": 2}).legal(0)
    assert code(planning(available={"wood": 1}), "plan build cross A1") == "wood_missing"
    state = planning(available={"wood": 5})
    go(state, "plan build cross A1", "plan build cross B1", seat=0)
    assert code(state, "plan build cross A1", seat=1) == "planned_already"
    assert code(state, "plan build cross B2", seat=1) == "wood_missing"


@rule("SCEN2-15", "SCENITEM-7", "CARD-27")
def test_a_cross_needs_an_explored_accessible_tile_without_one() -> None:
    assert code(planning(marks=blue("A1")), "plan build cross A1") == "has_marker"
    assert code(planning(), "plan build cross A3") == "not_explored"
    down = {"mark": "down", "at": "A1", "from": None}
    assert code(planning(marks=[down]), "plan build cross A1") == "inaccessible"


@rule("SCEN2-15", "SCENITEM-5", "BUILD-20")
def test_crosses_stand_at_the_end_of_the_action_phase() -> None:
    plan = [
        {"slot": 1, "target": "build cross B1", "performer": "0", "pawns": ["0", "0"]},
        {"slot": 2, "target": "build cross A1", "performer": "1", "pawns": ["1", "1"]},
    ]
    fields: dict[str, Any] = {"phase": "action", "plan": plan, "tiles": ISLAND, "available": {"wood": 4}}
    state = stage({"step": "resolve_next"}, {"step": "end_of_actions"}, scenario=2, round=2, **fields)
    go(state, "go_on", "slot 1")
    assert sorted(places(state, "blue")) == ["A1", "B1"]
    assert (cubes(state), table(state)["built"]) == ({}, ["cross"])


@rule("SCEN2-16", "SCENITEM-6", "SCENITEM-35")
@pytest.mark.parametrize(
    ("space", "fog", "needed"), [("B1", [], 1), ("A1", [], 1), ("A2", [], 2), ("A1", ["A1"], 2), ("A2", ["A2"], 3)]
)
def test_distance_and_fog_make_a_cross_harder(space: str, fog: list[str], needed: int) -> None:
    assert pawns_needed(planning(marks=white(*fog)), f"build cross {space}") == needed


@rule("SCEN2-16", "SCENITEM-35")
def test_a_cross_is_built_where_it_stands() -> None:
    assert pawns_needed(planning(marks=white("B1")), "build cross A1") == 1  # fog in the camp does not matter
    assert code(planning(tiles={**ISLAND, "A3": 5}), "plan build cross A3") == "too_far_away"


@rule("SCEN2-16", "SCENITEM-35")
def test_with_a_pawn_more_a_cross_is_certain() -> None:
    state = carry_out(2, "build cross A1", ["0", "0"], tiles=ISLAND, available={"wood": 2})
    assert table(state)["incoming"] == [{"card": "invention cross", "who": "0", "space": "A1"}]
    alone = planning()
    go(alone, "plan build cross A1", seat=0)
    rolled = [*go(alone, "confirm", seat=0), *go(alone, "confirm", seat=1)]
    assert [values["action"] for values in kinds(rolled, "rolled")] == ["build"]


@rule("SCEN2-17", "SCENITEM-8", "SCENITEM-9", "SCENITEM-25")
def test_the_sacred_bell_drives_three_fogs_away_each_time() -> None:
    assert needs(2)["sacred_bell"] == {"terrain": ["hills"], "items": ["rope"]}
    state = enter(2, "sacred_bell", "sacred_bell", marks=white("A1", "A2", "A3", "B1", "C3"))
    go(state, "space A1", "space A2", "space A3", "space B1")
    assert places(state, "white") == []  # the second bell takes the two that are left
    state = planning(built=["rope", "sacred_bell"])
    go(state, "plan build sacred_bell", "plan build sacred_bell", seat=0)
    assert [slot["target"] for slot in table(state)["plan"]] == ["build sacred_bell"] * 2
    assert code(planning(), "plan build sacred_bell") == "item_missing"
    assert code(planning(tiles={"B1": 8}, built=["rope"]), "plan build sacred_bell") == "terrain_missing"


# -- winning and losing -----------------------------------------------------------------------------------------


@rule("SCEN2-3", "END-1")
def test_the_fifth_cross_wins_at_the_end_of_the_action_phase() -> None:
    four = blue("B1", "A1", "A2", "C1")
    state = carry_out(2, "build cross B2", ["0", "0"], tiles=ISLAND, marks=four, available={"wood": 2}, round=10)
    assert ending(state) == ""
    state = enter(2, "cross", space="B2", marks=four, tiles=ISLAND)
    assert (ending(state), table(state)["phase"]) == ("won", "action")
    assert ending(enter(2, "cross", space="B2", marks=four[:3], tiles=ISLAND)) == ""


@rule("SCEN2-3", "TOKEN-27")
def test_a_cross_on_a_tile_turned_face_down_is_lost() -> None:
    four = blue("B1", "A1", "A2", "C1")
    step = {"step": "flip_down_at", "a": 0}
    state = stage(step, scenario=2, phase="event", tiles=ISLAND, marks=four)
    go(state, "go_on")
    assert places(state, "blue") == ["B1", "A2", "C1"]


@rule("SCEN2-19", "END-3")
def test_after_round_ten_it_is_too_late() -> None:
    state = last_night(2, 10, marks=blue("B1", "A1", "A2", "C1"), tiles=ISLAND)
    assert ending(state) == "out_of_time"


@rule("SCEN2-18", "SCORE-4")
def test_points_count_crosses_and_take_off_fog() -> None:
    marks = [*blue("B1", "A1"), *white("C1", "A2", "B2")]
    state = last_night(2, 10, marks=marks, tiles=ISLAND, weapon=2, roof=3, palisade=1, notes=noted())
    assert score(state) == 24 + 2 * 2 + 2 * 1 + 3 * 3 + 3 * 2 - 3
