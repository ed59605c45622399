"""Scenario 3: Jenny on her rock, a raft, a lifeboat."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import wounds
from tests.games.robinson.helpers.moments import night
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
    places,
    score,
    weather_dice,
)
from tests.rules import rule

RESCUED = noted(n0=1)
JENNY_REST = {"slot": 1, "target": "rest", "performer": "jenny", "pawns": ["jenny"]}


def night_with_food(**fields: Any) -> State:
    """A night in a shelter, with enough to eat."""
    return night(**{"scenario": 3, "available": {"food": 5}, **fields})


@rule("SCEN3-1")
@pytest.mark.parametrize("items", [2, 7])
def test_eight_rounds_without_the_storm_glass(items: int) -> None:
    for seed in range(25):
        told = table(GAME.new(players=2, scenario=3, seed=seed, starting_items=items))
        assert len(told["items"]) == items
        assert "storm_glass" not in [*told["items"], *told["item_box"]]
        assert told["gone"] == ["item storm_glass"]
    assert GAME.new(players=2, scenario=3, seed=0).view(0)["rounds"] == 8


@rule("SCEN3-2", "WEATHER-28")
@pytest.mark.parametrize(("rounds", "dice"), [(range(1, 5), []), (range(5, 9), ["animals"])])
def test_animals_are_hungry_from_round_five(rounds: range, dice: list[str]) -> None:
    assert [weather_dice(3, number) for number in rounds] == [dice] * 4


# -- Jenny ------------------------------------------------------------------------------------------------------


@rule("SCEN3-5")
def test_alone_jenny_takes_two_wounds_every_night() -> None:
    assert table(night_with_food())["jenny"] == 2
    assert table(night_with_food(jenny=7))["jenny"] == 9
    assert table(night_with_food(jenny=7, notes=RESCUED))["jenny"] == 7


@rule("SCEN3-5", "SCEN3-4")
def test_nobody_can_heal_her_before_she_is_there() -> None:
    hurt = [{"character": "cook", "wounds": 3}, "carpenter"]
    for notes, patients in ((noted(), ["person 0", "person 1"]), (RESCUED, ["person 0", "person 1", "person jenny"])):
        state = stage(scenario=3, phase="night", players=hurt, items={"flask_of_rum": 2}, jenny=4, notes=notes)
        go(state, "use flask_of_rum")
        assert [words for words in state.legal(0) if words.startswith("person")] == patients


@rule("SCEN3-4", "END-7")
def test_the_eleventh_wound_kills_jenny_and_loses_the_game() -> None:
    assert ending(night_with_food(jenny=8)) == ""
    assert (ending(night_with_food(jenny=9)), table(night_with_food(jenny=9))["jenny"]) == ("jenny_died", 11)


@rule("SCEN3-4", "SCEN3-9")
def test_she_can_die_in_the_camp_too() -> None:
    state = stage({"step": "lack", "a": 1}, scenario=3, phase="event", notes=RESCUED, jenny=10)
    go(state, "go_on")
    assert (ending(state), wounds(state), table(state)["morale"]) == ("jenny_died", [1, 1], 0)


@rule("SCEN3-9", "DEMAND-4")
def test_in_the_camp_she_shares_events_and_demands() -> None:
    for notes, jenny in ((noted(), 0), (RESCUED, 2)):
        state = stage({"step": "wood", "a": -2}, scenario=3, phase="event", notes=notes)
        go(state, "go_on")
        assert (wounds(state), table(state)["jenny"]) == ([2, 2], jenny)


@rule("SCEN3-9")
def test_in_the_camp_the_weather_hits_her() -> None:
    rain = [{"mark": "rain", "at": "weather", "from": None}]
    state = stage({"step": "weather_phase"}, scenario=3, round=2, phase="weather", marks=rain, notes=RESCUED)
    go(state, "go_on")
    assert (wounds(state), table(state)["jenny"]) == ([2, 2], 2)  # no wood and no food for a cloud


@rule("SCEN3-9", "NIGHT-1", "NIGHT-2")
def test_in_the_camp_she_eats() -> None:
    state = stage({"step": "night_eat"}, scenario=3, phase="night", notes=RESCUED, available={"food": 5})
    go(state, "go_on")
    assert cubes(state) == {"food": 2}
    state = night_with_food(notes=RESCUED, available={"food": 2})
    assert state.legal(0) == ["person 0", "person 1", "person jenny"]
    go(state, "person jenny")
    assert (wounds(state), table(state)["jenny"]) == ([0, 0], 2)


@rule("SCEN3-9", "TOKEN-22")
def test_a_night_that_asks_for_more_food_asks_for_hers_too() -> None:
    token = [{"mark": "plus_food", "at": "night", "from": None}]
    state = night_with_food(notes=RESCUED, available={"food": 5}, marks=token)
    assert state.legal(0) == ["person 0", "person 1", "person jenny"]
    go(state, "person jenny")
    assert (wounds(state), table(state)["jenny"]) == ([0, 0], 1)  # two players eat twice, she once


@rule("SCEN3-9", "NIGHT-18")
def test_in_the_camp_she_sleeps_badly_without_a_shelter() -> None:
    state = night_with_food(notes=RESCUED, shelter=False, available={"food": 3})
    assert (wounds(state), table(state)["jenny"]) == ([1, 1], 1)


@rule("SCEN3-10")
def test_her_pawn_is_the_first_players_and_only_rests() -> None:
    state = at(scenario=3, notes=RESCUED, jenny=3, first=1)
    assert "plan rest jenny" in state.legal(1)
    assert code(state, "plan rest jenny", seat=0) == "first_player_only"
    assert [words for words in state.legal(1) if words.endswith("jenny")] == ["plan rest jenny"]
    go(state, "plan rest jenny", seat=1)
    assert code(state, "plan rest jenny", seat=1) == "no_pawn"
    assert "plan rest jenny" not in at(scenario=3, jenny=3).legal(0)


@rule("SCEN3-10")
def test_her_rest_heals_one_wound_and_no_bed_helps() -> None:
    state = stage(
        {"step": "resolve_next"},
        scenario=3,
        phase="action",
        round=2,
        plan=[JENNY_REST],
        jenny=3,
        notes=RESCUED,
        built=["bed"],
        treasures={"hammock": 1},
    )
    go(state, "go_on")
    assert table(state)["jenny"] == 2


@rule("SCEN3-11", "ROUND-6")
def test_she_is_never_first_player_and_prices_stay() -> None:
    state = night_with_food(notes=RESCUED, first=1)
    assert table(state)["first"] == 0
    assert code(at(scenario=3, notes=RESCUED, available={"wood": 2}), "plan build shelter") == ""


# -- the raft ---------------------------------------------------------------------------------------------------


@rule("SCEN3-7", "SCENITEM-10", "EXPLORE-22")
def test_the_raft_can_be_explored_in_a_round_after_it_was_built() -> None:
    assert code(at(scenario=3), "plan explore raft") == "not_built_yet"
    assert "plan explore raft" in at(scenario=3, built=["scenario_raft"]).legal(0)
    state = at(scenario=3, built=["rope"], available={"wood": 2})
    go(state, "plan build scenario_raft", seat=0)
    assert code(state, "plan explore raft", seat=1) == "not_built_yet"
    assert code(at(scenario=3, built=["scenario_raft"], notes=RESCUED), "plan explore raft") == "done_already"
    assert code(at(scenario=1), "plan explore raft") == "other_scenario"


@rule("SCEN3-7", "SCEN3-3")
def test_two_pawns_bring_jenny_for_certain() -> None:
    state = carry_out(3, "explore raft", ["0", "0"], built=["scenario_raft"], jenny=4)
    assert (table(state)["notes"][0], wounds(state), ending(state)) == (1, [0, 0], "")
    assert "jenny" in state.view(0)["pawns_left"]


@rule("SCEN3-8", "SCENITEM-11")
def test_an_adventure_at_sea_is_a_wound() -> None:
    token = [{"mark": "adventure", "at": "explore", "from": None}]
    state = carry_out(3, "explore raft", ["0", "0"], built=["scenario_raft"], marks=token)
    assert (wounds(state), places(state, "adventure"), len(table(state)["explore"])) == ([1, 0], [], 30)


@rule("SCEN3-7", "SCEN3-8", "SCENITEM-11")
def test_one_pawn_rolls_the_dice() -> None:
    rolls: set[tuple[str, ...]] = set()
    planned = {"slot": 1, "target": "explore raft", "performer": "0", "pawns": ["0"]}
    fields: dict[str, Any] = {"phase": "action", "plan": [planned], "built": ["scenario_raft"]}
    for seed in range(20):
        state = stage({"step": "resolve_slot", "a": 0}, scenario=3, round=2, seed=seed, **fields)
        events = go(state, "go_on")
        dice = kinds(events, "rolled")[0]["dice"]
        rolls.add(tuple(dice))
        assert kinds(events, "drew") == []
        assert wounds(state) == [("wound" in dice) + ("adventure" in dice), 0]
        assert table(state)["notes"][0] == ("success" in dice)
    assert ("success", "wound", "adventure") in rolls
    assert any("success" not in dice for dice in rolls)


@rule("SCEN3-7", "TOKEN-10")
def test_a_token_on_the_explore_field_asks_for_a_pawn_more() -> None:
    token = [{"mark": "minus_pawn", "at": "explore", "from": None}]
    state = at(scenario=3, built=["scenario_raft"], marks=token)
    go(state, "plan explore raft", seat=0)
    reason = state.why_not(0, "confirm")
    assert reason is not None
    assert reason.values["needed"] == 2


# -- winning and losing -----------------------------------------------------------------------------------------


@rule("SCEN3-3", "SCENITEM-12", "END-1")
def test_the_rescue_wins_at_once_where_the_lifeboat_is_ready() -> None:
    state = carry_out(3, "explore raft", ["0", "0"], built=["scenario_raft", "lifeboat"])
    assert (ending(state), table(state)["phase"]) == ("won", "action")


@rule("SCEN3-3", "SCENITEM-12")
def test_the_lifeboat_wins_at_the_end_of_the_action_phase_where_jenny_is_rescued() -> None:
    assert ending(enter(3, "lifeboat", notes=RESCUED)) == "won"
    assert ending(enter(3, "lifeboat")) == ""


@rule("SCEN3-3", "END-3")
def test_after_round_eight_it_is_too_late() -> None:
    assert ending(last_night(3, 8, notes=RESCUED)) == "out_of_time"


# -- book, totems -----------------------------------------------------------------------------------------------


@rule("SCEN3-6", "DEMAND-5")
def test_the_book_takes_a_palisade_level_or_wounds() -> None:
    state = open_book(3, palisade=2, shelter=True)
    assert (table(state)["palisade"], wounds(state)) == (1, [0, 0])
    assert wounds(open_book(3)) == [1, 1]


@rule("SCEN3-12")
def test_slippery_rocks() -> None:
    assert wounds(find_tile(3, 6)) == [2, 0]


@rule("SCEN3-13")
def test_the_cemetery() -> None:
    assert table(find_tile(3, 6, nth=2, morale=1))["morale"] == -1


@rule("SCEN3-14")
def test_masts_and_spars_are_a_rope_after_the_phase() -> None:
    state = find_tile(3, 6, nth=3, discoveries=[])
    assert table(state)["incoming"] == [{"card": "invention rope", "who": "0"}]
    go(state, "go_on")
    assert table(state)["built"] == ["rope"]
    assert table(find_tile(3, 6, nth=3, built=["rope"], discoveries=[]))["incoming"] == []


@rule("SCEN3-15")
def test_the_balloon_wreck_and_nothing_after_it() -> None:
    assert table(find_tile(3, 6, nth=4))["future"]["0"]["fur"] == 2
    fifth = table(find_tile(3, 6, nth=5))
    assert (fifth["future"], fifth["morale"], fifth["players"][0]["wounds"]) == ({}, 0, 0)


# -- tokens -----------------------------------------------------------------------------------------------------


@rule("SCEN3-16", "DISC-25")
def test_herbs_heal_at_night() -> None:
    hurt = [{"character": "cook", "wounds": 2}, "carpenter"]
    state = stage(scenario=3, phase="night", players=hurt, tokens={"scenario_dashes": 1})
    go(state, "use token_scenario_dashes", "person 0")
    assert (wounds(state), table(state)["tokens"]) == ([1, 0], {})
    day = at(scenario=3, players=hurt, tokens={"scenario_dashes": 1})
    assert code(day, "use token_scenario_dashes") == "not_now"


@rule("SCEN3-17")
def test_the_pistol_helps_in_one_fight() -> None:
    state = carry_out(3, "hunt", ["0", "0"], hunting=["fox"], tokens={"scenario_bowtie": 1})
    go(state, "use token_scenario_bowtie")
    assert (wounds(state), table(state)["weapon"], table(state)["tokens"]) == ([0, 0], 0, {})


@rule("SCEN3-18")
def test_the_ruined_hut_is_two_wood() -> None:
    state = at(scenario=3, tokens={"scenario_cross": 1})
    go(state, "use token_scenario_cross")
    assert cubes(state) == {"wood": 2}


@rule("SCEN3-19", "BUILD-27")
def test_vines_are_a_palisade_level_where_there_is_a_shelter() -> None:
    state = at(scenario=3, tokens={"scenario_bands": 1}, shelter=True)
    go(state, "use token_scenario_bands")
    assert table(state)["palisade"] == 1
    assert code(at(scenario=3, tokens={"scenario_bands": 1}), "use token_scenario_bands") == "no_effect"


# -- inventions -------------------------------------------------------------------------------------------------


@rule("SCEN3-20", "SCENITEM-20", "SCENITEM-26")
def test_jennys_raft_is_not_the_raft_of_the_box() -> None:
    assert needs(3)["scenario_raft"] == {"terrain": [], "items": ["rope"], "wood": 2}
    state = at(scenario=3, built=["rope"], open=["raft"], available={"wood": 4})
    assert {"plan build raft", "plan build scenario_raft"} <= set(state.legal(0))
    assert code(at(scenario=3, built=["rope", "raft"]), "plan explore raft") == "not_built_yet"
    assert "raft" not in at(scenario=3, built=["scenario_raft"]).view(0)["pawns_left"]


@rule("SCEN3-21", "SCENITEM-27")
def test_the_lifeboat_is_expensive() -> None:
    assert needs(3)["lifeboat"] == {"terrain": [], "items": ["rope", "knife"], "wood": 6, "fur": 4}
    state = at(scenario=3, built=["rope", "knife"], available={"wood": 6, "fur": 4})
    go(state, "plan build lifeboat", seat=0)
    assert table(state)["reserved"] == {"wood": 6, "food": 0, "preserved": 0, "fur": 4}
    poor = at(scenario=3, built=["rope", "knife"], available={"wood": 6, "fur": 3})
    assert code(poor, "plan build lifeboat") == "fur_missing"


@rule("SCEN3-22", "SCEN3-11")
def test_points_count_jenny_and_the_lifeboat() -> None:
    fields: dict[str, Any] = {"weapon": 1, "roof": 2, "palisade": 1, "jenny": 3, "shelter": True}
    state = carry_out(3, "explore raft", ["0", "0"], built=["scenario_raft", "lifeboat"], **fields)
    assert score(state) == 24 + 2 + 4 * 2 + 3 + 5 + 5
    assert score(last_night(3, 8, notes=RESCUED)) == 24 + 5


@rule("SCEN3-1", "CARD-1")
def test_fast_work_adds_a_build_even_when_every_pawn_performs_an_action() -> None:
    players = ["cook", "carpenter", "explorer", "soldier"]
    plan: list[dict[str, Any]] = [
        {"slot": slot + 1, "target": "build weapon" if slot < 4 else "camp", "performer": str(slot % 4)}
        for slot in range(8)
    ]
    plan += [
        {"slot": 9, "target": "build weapon", "performer": "friday"},
        {"slot": 10, "target": "rest", "performer": "jenny"},
    ]
    for action in plan:
        action["pawns"] = [str(action["performer"])]
    fast = {"step": "adventure", "a": 0, "who": "0", "in_action": True}
    state = stage(
        fast,
        {"step": "resolve_next"},
        players=players,
        scenario=3,
        friday={},
        phase="action",
        round=3,
        available={"wood": 9},
        plan=plan,
        slot=1,
        build=["fast_work"],
        notes=[1],
    )
    events = go(state, "go_on", "option 2", "building weapon")
    assert [event.values["action"] for event in events if event.kind == "rolled"] == ["build"]
    assert [action["slot"] for action in state.position()["plan"]] == [*range(1, 11)]


@rule("SCEN3-1")
def test_wounds_that_players_share_out_are_not_for_jenny() -> None:
    later = {"step": "give_wound", "a": 1, "card": "mystery strange_disease"}
    state = stage(later, scenario=3, notes=[1], phase="night")
    go(state, "go_on")
    assert state.legal(0) == ["person 0", "person 1"]
