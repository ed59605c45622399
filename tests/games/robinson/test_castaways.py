"""Scenario 1: a fire and a pile of wood that a ship can see."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import determination, wounds
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


def pile(state: State) -> int:
    return int(table(state)["notes"][0])


def before_planning(wood: int, on_pile: int = 0, **fields: Any) -> State:
    """Production is over, and the pile may be fed; the camp tile produces nothing."""
    fields = {"phase": "production", "round": 4, "available": {"wood": wood}, "notes": noted(n0=on_pile), **fields}
    state = stage({"step": "production_done"}, **fields)
    go(state, "go_on")
    return state


@rule("SCEN1-1")
def test_twelve_rounds_and_an_ordinary_set_up() -> None:
    state = GAME.new(players=2, scenario=1, seed=3)
    told = table(state)
    assert state.view(0)["rounds"] == 12
    assert (told["tiles"], told["camp"], told["built"], told["shelter"]) == ({"B1": 8}, "B1", [], False)
    assert len(told["items"]) == 2
    assert (len(told["events"]), len(told["open"])) == (12, 9 + 5 + 2)


@rule("SCEN1-2", "WEATHER-2")
@pytest.mark.parametrize(
    ("rounds", "dice"), [((1, 3), []), ((4, 6), ["rain"]), ((7, 12), ["rain", "winter", "animals"])]
)
def test_the_weather_gets_worse(rounds: tuple[int, int], dice: list[str]) -> None:
    for number in range(rounds[0], rounds[1] + 1):
        assert weather_dice(1, number) == dice


# -- the pile ---------------------------------------------------------------------------------------------------


@rule("SCEN1-4", "SCEN1-5", "END-10", "END-11")
def test_the_pile_takes_as_much_as_its_open_column_has_room_for() -> None:
    state = before_planning(wood=5, on_pile=3)
    assert state.legal(0) == ["number 0", "number 1", "number 2", "number 3"]
    assert code(state, "number 4") == "not_among_them"
    events = go(state, "number 3")
    assert kinds(events, "piled") == [{"wood": 3, "column": 3}]
    assert (pile(state), cubes(state)) == (6, {"wood": 2})


@rule("SCEN1-5", "END-10")
def test_only_one_column_a_round() -> None:
    state = at(round=4, begin="production", available={"wood": 9}, tiles={"B1": 3})
    go(state, "go_on")
    assert state.legal(0) == ["number 0", "number 1"]
    go(state, "number 1")
    assert table(state)["phase"] == "action"
    assert (pile(state), cubes(state)) == (1, {"wood": 9 - 1, "food": 1})


@rule("SCEN1-4", "END-14")
def test_a_column_may_be_left_unfinished_and_goes_on_later() -> None:
    state = before_planning(wood=5, on_pile=10)
    go(state, "number 2")
    assert pile(state) == 12
    later = before_planning(wood=9, on_pile=12)
    assert later.legal(0) == ["number 0", "number 1", "number 2", "number 3"]


@rule("SCEN1-4", "SCEN1-5")
def test_a_complete_pile_and_an_empty_store_are_not_asked_about() -> None:
    assert before_planning(wood=5, on_pile=15).legal(0) == ["go_on"]
    assert before_planning(wood=0, on_pile=3).legal(0) == ["go_on"]


@rule("SCEN1-5")
def test_wood_can_be_got_before_the_pile_is_fed() -> None:
    state = before_planning(wood=1, on_pile=3, tokens={"fallen_tree": 1})
    assert state.legal(0) == ["go_on", "use token_fallen_tree"]
    go(state, "use token_fallen_tree")
    assert state.legal(0) == ["number 0", "number 1", "number 2"]


@rule("SCEN1-5", "SCEN1-9")
def test_oil_poured_while_the_pile_is_asked_about_leaves_less_room_or_opens_the_next_column() -> None:
    state = before_planning(wood=3, on_pile=3, tokens={"scenario_bowtie": 1})
    go(state, "use token_scenario_bowtie")
    assert (pile(state), state.legal(0)) == (5, ["number 0", "number 1"])
    go(state, "number 1")
    assert (pile(state), cubes(state)) == (6, {"wood": 2})
    state = before_planning(wood=5, on_pile=1, tokens={"scenario_bowtie": 1})
    go(state, "use token_scenario_bowtie")
    assert (pile(state), state.legal(0)) == (3, ["number 0", "number 1", "number 2", "number 3"])
    go(state, "number 3")
    assert (pile(state), cubes(state)) == (6, {"wood": 2})


# -- winning and losing -----------------------------------------------------------------------------------------


@rule("SCEN1-3", "END-8", "END-12")
def test_what_was_ready_earlier_wins_when_round_ten_begins() -> None:
    ready: dict[str, Any] = {"built": ["fire"], "notes": noted(n0=15), "shelter": True, "available": {"food": 4}}
    for number, end in ((8, ""), (9, "won")):
        state = at(round=number, begin="night", events=[], **ready)
        go(state, "go_on")
        assert (table(state)["round"], ending(state)) == (number + 1, end)
        assert table(state)["phase"] == ("event" if end else "action")


@rule("SCEN1-3", "END-12", "END-1")
@pytest.mark.parametrize("number", [10, 11, 12])
def test_the_last_wood_wins_at_once(number: int) -> None:
    state = before_planning(wood=5, on_pile=13, built=["fire"], round=number)
    go(state, "number 2")
    assert ending(state) == "won"
    assert (table(state)["phase"], state.waiting_for()) == ("production", ())


@rule("SCEN1-3")
@pytest.mark.parametrize(("built", "wood", "number"), [(["fire"], 14, 11), (["rope"], 15, 11), (["fire"], 15, 9)])
def test_pile_fire_and_ship_are_all_needed(built: list[str], wood: int, number: int) -> None:
    state = stage({"step": "round_begins"}, round=number, built=built, notes=noted(n0=wood), events=[])
    go(state, "go_on")
    assert ending(state) == ""


@rule("SCEN1-3", "END-12")
def test_fire_wins_at_the_end_of_the_action_phase() -> None:
    state = carry_out(1, "build fire", ["0", "0"], round=12, notes=noted(n0=15), tiles={"B1": 8, "A1": 2})
    assert ending(state) == ""
    go(state, "go_on")
    assert (ending(state), table(state)["phase"]) == ("won", "action")


@rule("SCEN1-15", "END-3", "NIGHT-26")
def test_after_round_twelve_it_is_too_late() -> None:
    assert ending(last_night(1, 12, notes=noted(n0=15))) == "out_of_time"
    assert ending(last_night(1, 12, notes=noted(n0=14), built=["fire"])) == "out_of_time"


# -- book, totems, tokens, inventions ---------------------------------------------------------------------------


@rule("SCEN1-6", "EVENT-22")
def test_the_book_is_empty() -> None:
    before = {**table(at(round=2)), "agenda": [], "phase": ""}
    after = {**table(open_book(1, available={})), "agenda": [], "phase": ""}
    assert after == before


@rule("SCEN1-7", "EXPLORE-9")
def test_a_totem_means_nothing_and_gets_no_number() -> None:
    state = find_tile(1, 6)
    assert table(state)["tiles"]["A1"] == 6
    assert (places(state, "number"), wounds(state)) == ([], [0, 0])


@rule("SCEN1-8", "DISC-24", "DISC-25")
def test_herbs_heal_at_night() -> None:
    hurt = [{"character": "cook", "wounds": 2}, {"character": "carpenter", "wounds": 1}]
    assert code(at(hurt, tokens={"scenario_dashes": 1}), "use token_scenario_dashes") == "not_now"
    state = stage(phase="night", players=hurt, tokens={"scenario_dashes": 1})
    go(state, "use token_scenario_dashes", "person 1")
    assert (wounds(state), table(state)["gone"]) == ([2, 0], ["discovery scenario_dashes"])


@rule("SCEN1-9", "DISC-24", "SCENITEM-4")
@pytest.mark.parametrize(("before", "after"), [(6, 8), (9, 10), (0, 1)])
def test_oil_is_two_wood_for_the_open_column(before: int, after: int) -> None:
    state = at(round=5, tokens={"scenario_bowtie": 1}, notes=noted(n0=before), available={"wood": 1})
    go(state, "use token_scenario_bowtie")
    assert (pile(state), cubes(state), table(state)["tokens"]) == (after, {"wood": 1}, {})


@rule("SCEN1-9", "SCEN1-3")
def test_oil_may_be_the_wood_that_wins() -> None:
    state = at(round=11, tokens={"scenario_bowtie": 1}, notes=noted(n0=13), built=["fire"])
    go(state, "use token_scenario_bowtie")
    assert ending(state) == "won"


@rule("SCEN1-10", "DISC-24")
def test_the_sabre_is_a_weapon_level() -> None:
    state = at(tokens={"scenario_cross": 1})
    go(state, "use token_scenario_cross")
    assert (table(state)["weapon"], table(state)["tokens"]) == (1, {})


@rule("SCEN1-11", "DISC-24")
def test_the_medallion_is_shared_out() -> None:
    state = at(tokens={"scenario_bands": 1})
    go(state, "use token_scenario_bands", "person 0", "person 1", "person 1")
    assert determination(state) == [1, 2]


@rule("SCEN1-12", "SCENITEM-1", "SCENITEM-3", "SCENITEM-22")
def test_the_mast_needs_rope_wood_and_fur_and_waits_for_the_end_of_the_phase() -> None:
    assert needs(1)["mast"] == {"terrain": [], "items": ["rope"], "wood": 1, "fur": 1}
    ready: dict[str, Any] = {"built": ["rope"], "available": {"wood": 1, "fur": 1}}
    assert code(at(**{**ready, "built": []}), "plan build mast") == "item_missing"
    assert code(at(**{**ready, "available": {"fur": 1}}), "plan build mast") == "wood_missing"
    assert code(at(**{**ready, "available": {"wood": 1}}), "plan build mast") == "fur_missing"
    for seat in (0, 1):
        assert "plan build mast" in at(**ready).legal(seat)
    state = carry_out(1, "build mast", ["0", "0"], notes=noted(n0=3), **ready)
    assert (pile(state), cubes(state)) == (3, {})
    assert table(state)["incoming"] == [{"card": "invention mast", "who": "0"}]
    state = enter(1, "mast", notes=noted(n0=3), available={"wood": 2})
    assert (pile(state), cubes(state), table(state)["built"]) == (6, {"wood": 2}, ["mast"])


@rule("SCEN1-12", "SCENITEM-3", "SCENITEM-4")
def test_wood_of_the_mast_that_the_column_does_not_take_is_lost() -> None:
    state = enter(1, "mast", notes=noted(n0=9))
    assert (pile(state), cubes(state)) == (10, {})


@rule("SCEN1-12", "SCEN1-3")
def test_the_mast_may_be_the_wood_that_wins() -> None:
    assert ending(enter(1, "mast", notes=noted(n0=12), built=["fire"], round=10)) == "won"
    assert ending(enter(1, "mast", notes=noted(n0=12), built=["fire"], round=9)) == ""


@rule("SCENITEM-21")
def test_the_mast_is_never_among_the_items_that_are_lost() -> None:
    state = stage({"step": "flip_item", "a": 2}, phase="event", round=3, built=["mast", "hatchet", "rope", "pot"])
    go(state, "go_on")
    assert state.legal(0) == ["invention pot", "invention rope"]
    alone = stage({"step": "discard_item", "a": 1, "b": 1}, phase="event", round=3, built=["mast", "hatchet"])
    go(alone, "go_on")
    assert (table(alone)["built"], wounds(alone)) == (["mast", "hatchet"], [0, 0])


@rule("SCEN1-13", "SCENITEM-2", "SCENITEM-23")
@pytest.mark.parametrize(("answer", "tokens"), [("option 1", ["B1"]), ("option 2", [])])
def test_the_hatchet_may_put_a_wood_token_on_the_camp_tile(answer: str, tokens: list[str]) -> None:
    assert needs(1)["hatchet"] == {"terrain": ["mountains"], "items": [], "wood": 1}
    assert code(at(available={"wood": 1}), "plan build hatchet") == "terrain_missing"
    assert "plan build hatchet" in at(available={"wood": 1}, tiles={"B1": 8, "A1": 2}).legal(0)
    state = enter(1, "hatchet")
    go(state, answer)
    assert places(state, "plus_wood") == tokens


@rule("SCEN1-13", "NIGHT-31")
def test_the_token_of_the_hatchet_can_move_with_the_camp() -> None:
    token = {"mark": "plus_wood", "at": "B1", "from": "invention hatchet"}
    state = stage({"step": "move_camp"}, phase="event", tiles={"B1": 8, "A1": 6}, marks=[token])
    go(state, "go_on", "option 1")
    assert places(state, "plus_wood") == ["A1"]


# -- points -----------------------------------------------------------------------------------------------------


@rule("SCEN1-14", "SCORE-1", "SCORE-5")
def test_points_are_counted_when_the_game_is_won() -> None:
    hurt = [{"character": "cook", "wounds": 2}, {"character": "carpenter", "wounds": 5}]
    fields: dict[str, Any] = {"weapon": 3, "roof": 2, "palisade": 4, "built": ["fire"], "round": 10}
    state = before_planning(wood=1, on_pile=14, players=hurt, **fields)
    go(state, "number 1")
    assert score(state) == 10 + 7 + 2 * 3 + 3 * 2 + 2 * 4 + 4 * 5
    assert state.view(0)["points"] == {"heart": 17, "weapon": 3, "roof": 2, "palisade": 4, "pile_column": 5}


@rule("SCEN1-14", "SCORE-1", "SCORE-2")
def test_points_are_counted_when_the_game_is_lost_too() -> None:
    state = last_night(1, 12, notes=noted(n0=7), weapon=1)
    assert (ending(state), score(state)) == ("out_of_time", 24 + 2 + 4 * 3)
