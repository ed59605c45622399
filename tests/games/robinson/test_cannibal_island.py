"""Scenario 5: villages and a city to burn, and raids on the camp."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import wounds
from tests.games.robinson.helpers.positions import GAME, at, go, stage, table
from tests.games.robinson.helpers.scenario_moments import (
    carry_out,
    code,
    cubes,
    ending,
    enter,
    find_tile,
    last_night,
    needs,
    open_book,
    pawns_needed,
    places,
    score,
    weather_dice,
)
from tests.rules import rule

ISLAND = {"B1": 8, "A1": 6, "B2": 9, "C1": 10, "C2": 5, "A4": 4}
HIDDEN = {"mark": "down", "at": "A4", "from": "scenario cannibal_island"}


def totem(number: int, space: str) -> dict[str, Any]:
    return {"mark": "number", "at": space, "from": "scenario cannibal_island", "value": number}


def burnt(*spaces: str) -> list[dict[str, Any]]:
    return [{"mark": "burnt", "at": space, "from": "scenario cannibal_island"} for space in spaces]


CITY = totem(6, "A4")
VILLAGES = [totem(1, "A1"), totem(2, "C1"), totem(3, "C2")]


def planning(*marks: dict[str, Any], **fields: Any) -> State:
    return at(**{"scenario": 5, "round": 3, "tiles": ISLAND, "marks": list(marks), **fields})


def war(space: str, *marks: dict[str, Any], **fields: Any) -> State:
    """Player 0 burns a place, up to the first question."""
    return carry_out(5, f"war {space}", ["0", "0"], **{"tiles": ISLAND, "marks": list(marks), "round": 5, **fields})


# -- set-up, the city -------------------------------------------------------------------------------------------


@rule("SCEN5-1", "WEATHER-28")
def test_nine_rounds_without_weather_dice() -> None:
    state = GAME.new(players=2, scenario=5, seed=1)
    assert (state.view(0)["rounds"], len(table(state)["events"])) == (9, 10)
    assert [weather_dice(5, number) for number in range(1, 10)] == [[]] * 9


@rule("SCEN5-2")
@pytest.mark.parametrize("items", [0, 2, 4])
def test_rum_and_pipe_are_the_starting_items(items: int) -> None:
    told = table(GAME.new(players=2, scenario=5, seed=1, starting_items=items))
    assert told["items"] == {"pipe_and_tobacco": 2, "flask_of_rum": 2}
    assert len(told["item_box"]) == 6


@rule("SCEN5-3", "SETUP-41")
def test_the_city_lies_hidden_beyond_the_island() -> None:
    told = table(GAME.new(players=2, scenario=5, seed=1))
    assert (told["tiles"], told["marks"]) == ({"B1": 8, "A4": 4}, [HIDDEN])
    assert sorted(told["tile_deck"]) == [1, 2, 3, 5, 6, 7, 9, 10, 11]
    assert GAME.box()["spaces"]["A4"] == ["A3", "B4"]


@rule("SCEN5-4")
def test_the_city_is_seen_when_round_four_begins() -> None:
    for number, marks in ((3, [HIDDEN]), (4, [CITY]), (5, [HIDDEN])):
        state = stage({"step": "round_begins"}, scenario=5, round=number, events=[])
        go(state, "go_on")
        assert table(state)["marks"] == marks
    assert (len(table(state)["discoveries"]), table(state)["hunting"]) == (22, [])


@rule("SCEN5-4")
def test_the_hills_of_the_city_do_not_count() -> None:
    assert code(planning(CITY), "plan build pot") == "terrain_missing"


@rule("SCEN5-4")
def test_the_city_is_never_turned_face_down() -> None:
    fields: dict[str, Any] = {"tiles": {"B4": 6, "A3": 2, "A4": 4}, "camp": "B4", "marks": [CITY]}
    state = stage({"step": "flip_down", "a": 0}, scenario=5, phase="event", round=5, **fields)
    go(state, "go_on")
    assert places(state, "down") == ["A3"]


# -- raids ------------------------------------------------------------------------------------------------------


@rule("SCEN5-6")
@pytest.mark.parametrize(("places_burnt", "expected"), [([], 3), (["A1"], 2), (["A1", "C1", "C2"], 0)])
def test_a_raid_wounds_everybody_less_for_each_burnt_village(places_burnt: list[str], expected: int) -> None:
    marks = [*VILLAGES, *burnt(*places_burnt)]
    state = open_book(5, tiles=ISLAND, marks=marks, shelter=True)
    assert wounds(state) == [expected, expected]
    assert state.legal(0) == ["option 1", "option 2", "option 3"]


@rule("SCEN5-6", "NIGHT-17")
def test_after_a_raid_the_camp_may_move() -> None:
    state = open_book(5, tiles=ISLAND, marks=[], shelter=True, roof=3, palisade=2)
    go(state, "option 1", "space B2")
    told = table(state)
    assert (told["camp"], told["roof"], told["palisade"], told["marks"]) == ("B2", 2, 1, [])
    assert (told["shelter"], wounds(state)) == (True, [3, 3])


@rule("SCEN5-6", "SCEN5-7", "BUILD-31")
def test_after_a_raid_the_shelter_may_be_lost_and_built_again() -> None:
    state = open_book(5, tiles=ISLAND, shelter=True, roof=3, palisade=2, marks=[])
    go(state, "option 2")
    told = table(state)
    assert (told["shelter"], told["roof"], told["palisade"], wounds(state)) == (False, 0, 0, [3, 3])
    assert "plan build shelter" in planning(available={"wood": 2}).legal(0)


@rule("SCEN5-6")
def test_after_a_raid_more_wounds_may_be_taken() -> None:
    state = open_book(5, tiles=ISLAND, shelter=True, marks=[])
    go(state, "option 3")
    assert (wounds(state), table(state)["camp"], table(state)["shelter"]) == ([5, 5], "B1", True)


@rule("SCEN5-6", "SCEN5-8")
def test_what_cannot_be_done_after_a_raid_is_no_choice() -> None:
    homeless = open_book(5, tiles=ISLAND, marks=[])
    assert homeless.legal(0) == ["option 1", "option 3"]
    surrounded = open_book(5, tiles={"B1": 8, "A1": 6, "A4": 4}, marks=[HIDDEN, totem(1, "A1")], shelter=True)
    assert surrounded.legal(0) == ["option 2", "option 3"]
    assert wounds(open_book(5)) == [5, 5]  # neither: the wounds come by themselves


# -- fear -------------------------------------------------------------------------------------------------------


@rule("SCEN5-8")
def test_the_camp_does_not_move_to_cannibals() -> None:
    fields: dict[str, Any] = {"tiles": ISLAND, "shelter": True, "available": {"food": 2}}
    state = at(scenario=5, begin="night", marks=[CITY, *VILLAGES, *burnt("C1")], **fields)
    go(state, "go_on")
    assert state.legal(0) == ["space B2", "space C1", "decline"]
    near = {"tiles": {"A3": 6, "B4": 9, "A4": 4}, "camp": "A3", "marks": [CITY]}
    state = at(scenario=5, begin="night", **{**fields, **near})
    go(state, "go_on")
    assert state.legal(0) == ["space B4", "decline"]


@rule("SCEN5-8")
def test_gathering_among_cannibals_needs_a_pawn_more() -> None:
    assert pawns_needed(planning(), "gather A1 wood") == 1
    assert pawns_needed(planning(totem(1, "A1")), "gather A1 wood") == 2
    assert pawns_needed(planning(totem(1, "A1"), *burnt("A1")), "gather A1 wood") == 1
    assert pawns_needed(planning(totem(1, "C2")), "gather C2 wood") == 3
    assert pawns_needed(planning(CITY, tiles={"A3": 6, "A4": 4}, camp="A3"), "gather A4 wood") == 2


# -- war --------------------------------------------------------------------------------------------------------


@rule("SCEN5-9")
def test_war_needs_two_pawns_and_a_place_that_is_not_burnt() -> None:
    assert pawns_needed(planning(*VILLAGES), "war A1") == 2
    assert code(planning(), "plan war A1") == "no_totem"
    assert code(planning(HIDDEN), "plan war A4") == "no_totem"
    assert code(planning(*VILLAGES, *burnt("A1")), "plan war A1") == "done_already"
    assert code(at(scenario=1), "plan war A1") == "other_scenario"
    state = planning(*VILLAGES)
    go(state, "plan war A1", seat=0)
    assert code(state, "plan war A1", seat=1) == "planned_already"


@rule("SCEN5-9", "CARD-29")
def test_war_needs_a_path_of_tiles_from_the_camp() -> None:
    path = {"B1": 8, "B2": 1, "B3": 3, "A3": 9, "A4": 4}
    assert pawns_needed(planning(CITY, tiles=path), "war A4") == 2  # however long it is
    nothing_towards_it = planning(CITY, tiles={"B1": 8, "A4": 4}).why_not(0, "plan war A4")
    assert nothing_towards_it is not None
    assert (nothing_towards_it.code, nothing_towards_it.rule) == ("no_path", "SCEN5-9")
    gap = {space: tile for space, tile in path.items() if space != "B3"}
    assert code(planning(CITY, tiles=gap), "plan war A4") == "no_path"
    closed = {"mark": "down", "at": "B3", "from": "event earthquake"}
    assert code(planning(CITY, closed, tiles=path), "plan war A4") == "no_path"
    village = totem(1, "A3")
    assert code(planning(CITY, closed, village, tiles={**path, "A3": 5}), "plan war A3") == "no_path"
    assert pawns_needed(planning(CITY, tiles=path, camp="A3"), "war A4") == 2


@rule("SCEN5-9", "SCEN5-10")
@pytest.mark.parametrize(
    ("marks", "strength"),
    [
        ([totem(1, "A1")], 5),
        (VILLAGES, 7),
        ([*VILLAGES, *burnt("C1")], 6),
        ([*VILLAGES, CITY], 8),
        ([*VILLAGES, totem(5, "B2")], 8),
    ],
)
def test_a_village_is_stronger_the_more_totems_lie_open(marks: list[dict[str, Any]], strength: int) -> None:
    state = war("A1", *marks, weapon=3)
    assert wounds(state) == [strength - 3, 0]
    assert "A1" in places(state, "burnt")
    assert (table(state)["weapon"], table(state)["future"], ending(state)) == (3, {}, "")


@rule("SCEN5-9")
def test_the_second_war_of_a_round_meets_fewer_of_them() -> None:
    plan = [
        {"slot": 1, "target": "war A1", "performer": "0", "pawns": ["0", "0"]},
        {"slot": 2, "target": "war C1", "performer": "1", "pawns": ["1", "1"]},
    ]
    fields: dict[str, Any] = {"phase": "action", "plan": plan, "tiles": ISLAND, "marks": VILLAGES, "weapon": 3}
    state = stage({"step": "resolve_next"}, scenario=5, round=5, **fields)
    go(state, "go_on", "slot 1")
    assert (wounds(state), places(state, "burnt")) == ([4, 3], ["A1", "C1"])


@rule("SCEN5-9", "TOKEN-7", "TOKEN-8", "TOKEN-10", "TOKEN-11")
def test_war_is_a_hunt_on_that_tile() -> None:
    token = {"mark": "beast", "from": None}
    stronger = war("A1", totem(1, "A1"), {**token, "at": "hunt"}, weapon=5)
    assert (wounds(stronger), places(stronger, "beast")) == ([1, 0], [])
    wild = war("A1", totem(1, "A1"), {**token, "at": "A1"}, weapon=0)
    assert (wounds(wild), places(wild, "beast")) == ([1 + 5, 0], ["A1"])
    for place in ("A1", "hunt"):
        tired = {"mark": "minus_pawn", "at": place, "from": None}
        assert pawns_needed(planning(totem(1, "A1"), tired), "war A1") == 3


@rule("SCEN5-11", "SCEN5-5", "END-1")
@pytest.mark.parametrize(("places_burnt", "strength"), [([], 21), (["A1"], 18), (["A1", "C1", "C2"], 12)])
def test_burning_the_city_wins_at_once(places_burnt: list[str], strength: int) -> None:
    marks = [CITY, *VILLAGES, *burnt(*places_burnt)]
    state = war("A4", *marks, weapon=strength - 2)
    assert (wounds(state), ending(state), table(state)["phase"]) == ([2, 0], "won", "action")


@rule("SCEN5-5", "END-5")
def test_whoever_falls_before_the_city_burns_has_lost() -> None:
    state = war("A4", CITY, weapon=5)
    assert (ending(state), places(state, "burnt")) == ("death", [])


@rule("SCEN5-5", "END-3")
def test_after_round_nine_it_is_too_late() -> None:
    state = last_night(5, 9, marks=[CITY, *VILLAGES, *burnt("A1", "C1", "C2")], tiles=ISLAND)
    assert ending(state) == "out_of_time"


# -- totems -----------------------------------------------------------------------------------------------------


@rule("SCEN5-12", "EXPLORE-25")
def test_the_first_village() -> None:
    state = find_tile(5, 6, available={"wood": 1})
    assert (wounds(state), cubes(state)) == ([1, 0], {"wood": 1})
    assert {**totem(1, "A1"), "fresh": True} in table(state)["marks"]


@rule("SCEN5-13", "CARD-4")
@pytest.mark.parametrize("nth", [2, 3])
def test_the_second_and_third_village_take_wood_or_food(nth: int) -> None:
    state = find_tile(5, 6, nth=nth, available={"wood": 1, "food": 1})
    assert (wounds(state), state.legal(0)) == ([1, 0], ["option 1", "option 2"])
    go(state, "option 2")
    assert cubes(state) == {"wood": 1}
    only = find_tile(5, 6, nth=nth, available={"food": 1})
    assert (cubes(only), only.legal(0)) == ({}, ["go_on"])
    nothing = find_tile(5, 6, nth=nth)
    assert (wounds(nothing), nothing.legal(0)) == ([1, 0], ["go_on"])


@rule("SCEN5-13", "RESOLVE-20")
def test_reserved_wood_is_not_given_to_them() -> None:
    building = {"slot": 2, "target": "build weapon", "performer": "1", "pawns": ["1"]}
    exploring = {"slot": 1, "target": "explore A1", "performer": "0", "pawns": ["0"]}
    state = find_tile(5, 6, nth=2, available={"wood": 1}, plan=[exploring, building])
    assert (cubes(state), wounds(state)) == ({"wood": 1}, [1, 0])


@rule("SCEN5-14")
@pytest.mark.parametrize(("built", "taken"), [([], 3), (["cure"], 1)])
def test_the_fourth_village_is_worse_without_a_cure(built: list[str], taken: int) -> None:
    state = find_tile(5, 6, nth=4, built=built, available={"wood": 1})
    assert (wounds(state), cubes(state)) == ([taken, 0], {})


@rule("SCEN5-14")
def test_the_fifth_village_is_quiet() -> None:
    state = find_tile(5, 6, nth=5, available={"wood": 1})
    assert (wounds(state), cubes(state)) == ([0, 0], {"wood": 1})
    assert {**totem(5, "A1"), "fresh": True} in table(state)["marks"]


# -- tokens -----------------------------------------------------------------------------------------------------


@rule("SCEN5-15")
def test_the_blowpipe_helps_in_one_fight() -> None:
    state = carry_out(5, "hunt", ["0", "0"], hunting=["fox"], tokens={"scenario_dashes": 1})
    go(state, "use token_scenario_dashes")
    assert (wounds(state), table(state)["weapon"], table(state)["tokens"]) == ([0, 0], 0, {})


@rule("SCEN5-16", "DISC-25")
def test_the_ointment_heals_at_night() -> None:
    hurt = [{"character": "cook", "wounds": 2}, "carpenter"]
    state = stage(scenario=5, phase="night", players=hurt, tokens={"scenario_bowtie": 1})
    go(state, "use token_scenario_bowtie", "person 0")
    assert wounds(state) == [1, 0]
    assert code(at(scenario=5, players=hurt, tokens={"scenario_bowtie": 1}), "use token_scenario_bowtie") == "not_now"


@rule("SCEN5-17")
def test_the_map_orders_the_next_three_tiles() -> None:
    state = at(scenario=5, tokens={"scenario_cross": 1}, tile_deck=[1, 2, 3, 5, 6])
    go(state, "use token_scenario_cross")
    assert state.legal(0) == ["tile 3", "tile 5", "tile 6"]
    go(state, "tile 6", "tile 3")
    assert (table(state)["tile_deck"], table(state)["known"]["tiles"]) == ([1, 2, 6, 3, 5], 3)


@rule("SCEN5-18")
def test_the_machete_is_a_weapon_level() -> None:
    state = at(scenario=5, tokens={"scenario_bands": 1})
    go(state, "use token_scenario_bands")
    assert table(state)["weapon"] == 1


# -- inventions -------------------------------------------------------------------------------------------------


@rule("SCEN5-19", "SCENITEM-15", "SCENITEM-19", "SCENITEM-30", "BUILD-27")
@pytest.mark.parametrize(("shelter", "palisade"), [(True, 3), (False, 0)])
def test_the_ballista_strengthens_palisade_and_weapons(shelter: bool, palisade: int) -> None:
    assert needs(5)["ballista"] == {"terrain": [], "items": ["rope"], "wood": 2}
    state = enter(5, "ballista", shelter=shelter, palisade=1 if shelter else 0)
    assert (table(state)["palisade"], table(state)["weapon"], table(state)["built"]) == (palisade, 1, ["ballista"])


@rule("SCEN5-20", "SCENITEM-16", "SCENITEM-31")
def test_the_canoe_finds_one_of_two_tiles() -> None:
    assert needs(5)["canoe"] == {"terrain": ["river"], "items": [], "wood": 1}
    state = carry_out(5, "explore A1", ["0", "0"], built=["canoe"], tile_deck=[9, 11, 2, 3, 1])
    assert state.legal(0) == ["tile 1", "tile 3"]
    go(state, "tile 3")
    assert table(state)["tiles"]["A1"] == 3
    assert sorted(table(state)["tile_deck"]) == [1, 2, 9, 11]
    plain = carry_out(5, "explore A1", ["0", "0"], tile_deck=[9, 11, 2, 3, 1])
    assert table(plain)["tiles"]["A1"] == 1
    single = carry_out(5, "explore A1", ["0", "0"], built=["canoe"], tile_deck=[9])
    assert table(single)["tiles"]["A1"] == 9


@rule("SCEN5-21")
def test_points_count_villages_and_the_city() -> None:
    marks = [CITY, *VILLAGES, *burnt("A1", "C1")]
    state = war("A4", *marks, weapon=15, palisade=2, roof=4, shelter=True)
    assert score(state) == 24 + 3 * 15 + 3 * 2 + 3 * 2 + 5
