"""Robinson Crusoe: moments at which somebody is asked whether they use something."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import wounds
from tests.games.robinson.helpers.positions import (
    at,
    draw_event,
    draw_mystery,
    go,
    later_event,
    meet_adventure,
    stage,
    strike,
    table,
)
from tests.rules import rule

FOOD_FACE = 1 << 8 | 6 << 12
FIGHT_FACE = 1 << 8 | 4 << 12


def having(name: str, determination: int = 0, wounds: int = 0) -> dict[str, Any]:
    return {"character": name, "determination": determination, "wounds": wounds}


def weather(clouds: int, **fields: Any) -> State:
    state = stage({"step": "weather_phase"}, phase="weather", clouds=clouds, **fields)
    go(state, "go_on")
    return state


def uses(state: State, seat: int) -> list[str]:
    return [words for words in state.legal(seat) if words.startswith("use")]


# -- demands that cannot be met -------------------------------------------------------------------------------


@rule("DEMAND-14", "WEATHER-11")
def test_before_wood_is_missing_its_token_may_be_used() -> None:
    state = weather(1 << 4, roof=1, tokens={"fallen_tree": 1})
    assert state.legal(0) == ["go_on", "use token_fallen_tree"]
    burdened = state.clone()
    go(state, "use token_fallen_tree")
    assert (wounds(state), table(state)["tokens"]) == ([0, 0], {})
    go(burdened, "go_on")
    assert (wounds(burdened), table(burdened)["tokens"]) == ([1, 1], {"fallen_tree": 1})


@rule("DEMAND-14", "NIGHT-2")
def test_before_somebody_goes_hungry_food_may_be_had() -> None:
    players = ["carpenter", having("cook", 3)]
    things: dict[str, Any] = {"items": {"biscuits": 1}, "tokens": {"larvae": 1}}
    state = at(players=players, begin="night", phase="night", round=12, shelter=True, **things)
    go(state, "go_on")
    assert state.legal(0) == ["go_on", "use biscuits", "use token_larvae"]
    assert uses(state, 1) == ["use biscuits", "use token_larvae", "use stone_soup"]
    go(state, "use biscuits", "go_on")
    assert state.waiting_for() == (1,)
    go(state, "use stone_soup")
    assert state.over
    assert (wounds(state), table(state)["tokens"]) == ([0, 0], {})


@rule("DEMAND-14")
@pytest.mark.parametrize("who", [0, 1])
def test_before_food_is_missing_in_an_action_somebody_else_may_provide_it(who: int) -> None:
    players = [having("cook", 3), "soldier"]
    state = meet_adventure("build", "visit_of_a_predator", who=who, players=players)
    assert state.waiting_for() == (0,)
    go(state, "use stone_soup")
    assert wounds(state) == [0, 0]


@rule("DEMAND-14", "WEATHER-17")
def test_before_hungry_animals_find_no_food_it_may_be_had() -> None:
    state = weather(FOOD_FACE, items={"biscuits": 2})
    go(state, "use biscuits", "go_on")
    assert (wounds(state), table(state)["available"]["food"]) == ([0, 0], 0)


@rule("DEMAND-14", "DEMAND-5")
def test_before_the_palisade_is_missing_it_may_be_raised_where_there_is_a_shelter() -> None:
    players = [having("soldier", 3), "cook"]
    state = strike("storm_a", players=players, shelter=True, tokens={"thorny_bushes": 1})
    assert {"use token_thorny_bushes", "use defense_plan"} < set(state.legal(0))
    go(state, "use token_thorny_bushes", "go_on")
    assert (wounds(state), table(state)["palisade"]) == ([0, 0], 0)
    bare = strike("storm_a", players=players, tokens={"thorny_bushes": 1})
    assert "use token_thorny_bushes" not in bare.legal(0)


@rule("DEMAND-14", "WEATHER-19")
def test_before_a_storm_finds_no_palisade_it_may_be_raised() -> None:
    storm = {"mark": "storm", "at": "weather", "from": "event storm_a"}
    state = weather(0, marks=[storm], shelter=True, tokens={"thorny_bushes": 1})
    go(state, "use token_thorny_bushes")
    assert (wounds(state), table(state)["palisade"]) == ([0, 0], 0)


@rule("DEMAND-14", "DEMAND-5")
def test_before_weapons_are_missing_they_may_be_raised() -> None:
    state = later_event("mystery", "gorilla", items={"empty_bottle": 1}, tokens={"old_machete": 1})
    assert state.legal(0) == ["go_on", "use empty_bottle", "use token_old_machete"]
    go(state, "use empty_bottle", "use token_old_machete")
    assert (wounds(state), table(state)["weapon"]) == ([0, 0], 0)


@rule("DEMAND-14", "DEMAND-2")
def test_before_determination_is_missing_it_may_be_given() -> None:
    state = meet_adventure("explore", "lost_in_the_woods", who=1, items={"pipe_and_tobacco": 2})
    assert state.waiting_for() == (0,)
    go(state, "use pipe_and_tobacco")
    assert state.legal(0)[:2] == ["person 0", "person 1"]
    go(state, "person 1", "go_on")
    assert (wounds(state), table(state)["players"][1]["determination"]) == ([0, 0], 0)


@rule("DEMAND-14", "DEMAND-2")
def test_before_the_morale_phase_takes_what_is_not_there_determination_may_be_given() -> None:
    state = at(begin="morale", phase="morale", morale=-1, items={"pipe_and_tobacco": 1})
    go(state, "go_on")
    assert state.legal(0) == ["go_on", "use pipe_and_tobacco"]
    go(state, "use pipe_and_tobacco", "person 0")
    assert (wounds(state), table(state)["players"][0]["determination"]) == ([0, 0], 1)


@rule("DEMAND-8")
def test_nobody_is_asked_where_a_demand_is_met_or_nothing_helps() -> None:
    state = strike("storm_a", palisade=1, shelter=True, tokens={"thorny_bushes": 1})
    assert (table(state)["palisade"], table(state)["tokens"]) == (0, {"thorny_bushes": 1})
    state = strike("storm_a", shelter=True, items={"biscuits": 2, "pistol": 2}, tokens={"fallen_tree": 1})
    assert wounds(state) == [1, 1]


# -- decisions ------------------------------------------------------------------------------------------------


@rule("CARD-4", "CHAR-5")
def test_before_a_decision_what_makes_an_option_payable_may_be_used() -> None:
    state = meet_adventure("build", "hungry_predator", palisade=1, items={"biscuits": 1})
    assert state.legal(0) == ["go_on", "use biscuits"]
    declined = state.clone()
    go(state, "use biscuits")
    assert state.legal(0) == ["option 1", "option 2"]
    go(state, "option 2")
    assert wounds(state) == [0, 0]
    go(declined, "go_on")
    assert wounds(declined) == [2, 0]
    state = draw_event("unusually_cold_night", available={"wood": 1}, tokens={"fallen_tree": 1})
    go(state, "use token_fallen_tree", "option 1")
    assert (wounds(state), table(state)["available"]["wood"]) == ([0, 0], 0)


# -- wounds that would kill -----------------------------------------------------------------------------------


@rule("HEAL-4", "WOUND-5")
@pytest.mark.parametrize("victim", [0, 1])
def test_before_a_wound_that_kills_the_cook_may_heal(victim: int) -> None:
    players = [having("cook", 2, 12 if victim == 0 else 0), having("soldier", 0, 11 if victim == 1 else 0)]
    state = draw_event("poisoning", players=players, first=1, available={"food": 1})
    assert state.waiting_for() == (0,)
    assert state.legal(0) == ["go_on", "use grandmas_recipe"]
    dying = state.clone()
    go(state, "use grandmas_recipe", f"person {victim}", f"person {victim}")
    assert not state.over
    assert wounds(state)[victim] == (11 if victim == 0 else 10)
    go(dying, "go_on")
    assert dying.over


@rule("HEAL-4", "WOUND-5")
def test_nobody_is_asked_before_a_wound_that_does_not_kill() -> None:
    players = [having("cook", 2, 11), having("soldier", 0, 10)]
    state = draw_event("poisoning", players=players, available={"food": 1})
    assert wounds(state) == [12, 11]


@rule("HEAL-5", "NIGHT-25", "WOUND-5")
def test_at_night_what_heals_at_night_may_save_a_life() -> None:
    players = [having("cook"), having("soldier", 0, 11)]
    state = stage({"step": "night_shelter"}, phase="night", players=players, items={"flask_of_rum": 1})
    go(state, "go_on")
    assert state.legal(0) == ["go_on", "use flask_of_rum"]
    go(state, "use flask_of_rum", "person 1")
    assert wounds(state) == [1, 11]
    day = stage({"step": "wounds", "a": 1, "who": "1"}, phase="event", players=players, items={"flask_of_rum": 1})
    go(day, "go_on")
    assert day.over


# -- fights ---------------------------------------------------------------------------------------------------


@rule("HUNT-7", "CHAR-40")
def test_before_a_fight_is_compared_weapons_may_be_raised_by_whoever_can() -> None:
    slot = {"slot": 1, "target": "hunt", "performer": "1", "pawns": ["1", "1"]}
    state = stage(
        {"step": "resolve_slot", "a": 0}, phase="action", plan=[slot], hunting=["bear"],
        players=["cook", having("soldier", 3)], items={"pistol": 1, "empty_bottle": 1}, treasures={"sabre": 1},
    )  # fmt: skip
    go(state, "go_on")
    assert state.waiting_for() == (0,)
    shared = ["use pistol", "use empty_bottle", "use treasure_sabre"]
    assert uses(state, 0) == shared
    assert uses(state, 1) == [*shared, "use defense_plan", "use frenzy"]
    go(state, "use pistol", "go_on")
    assert state.waiting_for() == (1,)
    go(state, "use frenzy", "go_on")
    assert (wounds(state), table(state)["future"]["1"]["food"]) == ([0, 1], 5)


@rule("HUNT-7")
def test_the_wound_of_the_sabre_is_the_fighters() -> None:
    state = meet_adventure("build", "predator_in_the_camp", who=1, treasures={"sabre": 1})
    go(state, "use treasure_sabre", seat=0)
    assert wounds(state) == [0, 2]
    assert table(state)["treasures"] == {"sabre": 1}


@rule("HUNT-7")
def test_nobody_is_asked_before_a_fight_that_is_won() -> None:
    state = later_event("adventure", "tiger", weapon=4, palisade=1, items={"pistol": 1})
    assert (wounds(state), table(state)["items"]) == ([0, 0], {"pistol": 1})


@rule("HUNT-7", "TOKEN-8")
def test_before_a_beast_token_bites_weapons_may_be_raised() -> None:
    slot = {"slot": 1, "target": "gather A1 wood", "performer": "0", "pawns": ["0", "0"]}
    beast = {"mark": "beast", "at": "A1", "from": "adventure tracks_of_a_predator"}
    state = stage(
        {"step": "resolve_slot", "a": 0}, phase="action", plan=[slot], tiles={"B1": 8, "A1": 6}, marks=[beast],
        items={"pistol": 1},
    )  # fmt: skip
    go(state, "go_on")
    assert state.legal(0) == ["go_on", "use pistol"]
    go(state, "use pistol")
    assert wounds(state) == [0, 0]


@rule("WEATHER-22", "WEATHER-16")
def test_before_the_animals_attack_weapons_may_be_raised() -> None:
    state = weather(FIGHT_FACE, players=["cook", having("soldier", 3)], items={"empty_bottle": 2})
    go(state, "use empty_bottle", "use empty_bottle")
    assert state.waiting_for() == (1,)
    go(state, "use defense_plan")
    assert (wounds(state), table(state)["weapon"]) == ([0, 0], 3)


# -- weather, morale, mysteries -------------------------------------------------------------------------------


@rule("WEATHER-7", "CHAR-17")
def test_before_clouds_are_counted_those_are_asked_who_can_change_them_and_not_afterwards() -> None:
    players = ["carpenter", having("cook", 3)]
    state = weather(1 | 1 << 4, players=players, built=["furnace"], available={"wood": 3, "food": 3})
    assert state.legal(0) == ["go_on", "use furnace"]
    go(state, "go_on")
    assert state.waiting_for() == (1,)
    go(state, "go_on")
    assert (table(state)["available"]["wood"], table(state)["available"]["food"]) == (0, 1)
    short = weather(1 << 4, players=players, roof=1, tokens={"fallen_tree": 1})
    go(short, "go_on")
    assert uses(short, 0) == ["use token_fallen_tree"]
    assert uses(short, 1) == ["use token_fallen_tree", "use stone_soup"]


@rule("WEATHER-7", "WEATHER-14")
@pytest.mark.parametrize(("scenario", "token"), [(6, "scenario_cross"), (7, "scenario_bowtie")])
def test_before_the_animals_come_their_dice_may_be_changed(scenario: int, token: str) -> None:
    state = weather(FOOD_FACE, scenario=scenario, tokens={token: 1}, available={"food": 5}, palisade=5, weapon=5)
    assert state.legal(0) == ["go_on", f"use token_{token}"]
    events = go(state, f"use token_{token}")
    rolled = [event.values["face"] for event in events if event.kind == "weather_rolled"]
    assert len(rolled) == (1 if scenario == 6 else 0)
    assert table(state)["available"]["food"] == (4 if rolled == ["food"] else 5)


@rule("CHAR-20", "CHAR-2")
def test_before_morale_counts_it_may_be_raised() -> None:
    players = ["cook", having("explorer", 3)]
    state = at(players=players, begin="morale", phase="morale", morale=0, tokens={"tobacco": 1})
    go(state, "go_on")
    assert state.legal(0) == ["go_on", "use token_tobacco"]
    go(state, "use token_tobacco")
    assert state.waiting_for() == (1,)
    go(state, "use motivational_speech")
    assert (table(state)["morale"], table(state)["players"][0]["determination"]) == (2, 2)


@rule("CARD-49")
def test_before_a_trap_is_resolved_the_whip_may_ignore_it() -> None:
    state = draw_mystery("sharp_blade", treasures={"whip": 1})
    assert state.legal(0) == ["go_on", "use treasure_whip"]
    suffering = state.clone()
    go(state, "use treasure_whip")
    assert wounds(state) == [0, 0]
    go(suffering, "go_on")
    assert wounds(suffering) == [2, 0]


# -- whoever is not asked -------------------------------------------------------------------------------------


@rule("CHAR-2", "NIGHT-25", "HEAL-5")
def test_at_any_decision_every_seat_may_use_what_all_share_and_its_own_skills() -> None:
    players = ["carpenter", having("cook", 3, 4), having("soldier", 2)]
    things: dict[str, Any] = {"items": {"biscuits": 1, "empty_bottle": 1}, "tokens": {"tobacco": 1}, "hunting": ["fox"]}
    state = draw_event("flying_surprise", players=players, roof=1, palisade=1, shelter=True, **things)
    assert state.waiting_for() == (0,)
    shared = ["use empty_bottle", "use biscuits", "use token_tobacco"]
    assert state.legal(0) == ["option 1", "option 2", *shared]
    assert state.legal(1) == [*shared, "use stone_soup"]
    assert state.legal(2) == [*shared, "use tracking"]
    go(state, "use tracking", seat=2)
    assert state.waiting_for() == (2,)
    go(state, "option 2")
    go(state, "use biscuits", "use stone_soup", "use token_tobacco", seat=1)
    assert state.waiting_for() == (0,)
    assert (table(state)["available"]["food"], table(state)["morale"]) == (2, 1)
    assert state.legal(0) == ["option 1", "option 2", "use empty_bottle"]


@rule("CHAR-2", "CHAR-14")
def test_while_planning_also_those_who_have_confirmed_may_use_things() -> None:
    players = ["carpenter", having("cook", 2, 4)]
    state = at(players=players, available={"food": 1})
    go(state, "confirm", seat=1)
    assert state.legal(1) == ["reopen", "use grandmas_recipe"]
    go(state, "use grandmas_recipe", "person 1", "person 1", seat=1)
    assert wounds(state) == [0, 2]
    assert state.waiting_for() == (0,)
    assert table(state)["confirmed"] == [1]


@rule("CHAR-5")
def test_those_who_could_help_are_asked_from_the_first_player_on_and_each_goes_on() -> None:
    players = [having("soldier", 3), having("cook"), having("explorer")]
    state = later_event("mystery", "gorilla", players=players, first=2, items={"empty_bottle": 1})
    assert state.waiting_for() == (2,)
    reason = state.why_not(0, "go_on")
    assert reason is not None
    assert reason.code == "not_asked"
    go(state, "go_on")
    assert state.waiting_for() == (0,)
    go(state, "use defense_plan")
    assert wounds(state) == [1, 1, 1]
