"""The eight starting items: two uses each, for everybody, at any moment unless the card says otherwise."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import determination, refusal, wounds
from tests.games.robinson.helpers.moments import act, cubes, hunt, night, weather
from tests.games.robinson.helpers.positions import GAME, PAUSE, at, draw_mystery, go, later_event, stage, table
from tests.rules import rule

ITEMS = ["pipe_and_tobacco", "bible", "storm_glass", "pistol", "empty_bottle", "hammer_and_nails", "biscuits"]
ITEMS += ["flask_of_rum"]


def before_actions(**fields: Any) -> State:
    """The production phase of a round with all three weather dice is over; then it is planned."""
    stop = {**PAUSE, "b": 1}
    fields = {"round": 7, "phase": "production", **fields}
    return at(agenda=[stop, {"step": "weather_phase"}, {"step": "planning"}, stop], **fields)


# -- all of them ----------------------------------------------------------------------------------------------------


@rule("ITEM-41", "SETUP-28", "SETUP-27")
def test_a_game_begins_with_two_starting_items_of_two_uses() -> None:
    seen: set[str] = set()
    for seed in range(30):
        position = GAME.new(seed=seed, players=3).position()
        assert list(position["items"].values()) == [2, 2]
        assert sorted([*position["items"], *position["item_box"]]) == sorted(ITEMS)
        seen |= set(position["items"])
    assert seen == set(ITEMS)


@rule("ROUND-12", "ROUND-13", "ITEM-40")
def test_an_empty_bottle_can_be_used_up_before_the_first_round() -> None:
    state = at(begin="round", items={"empty_bottle": 2})
    go(state, "use empty_bottle")
    assert (table(state)["weapon"], table(state)["items"]) == (1, {"empty_bottle": 1})
    go(state, "use empty_bottle")
    assert (table(state)["weapon"], table(state)["items"]) == (2, {})
    assert table(state)["gone"] == ["item empty_bottle"]
    assert refusal(state, 0, "use empty_bottle") == ("not_available", "ROUND-10")
    assert table(state)["round"] == 1


@rule("ROUND-11")
@pytest.mark.parametrize("item", ["pipe_and_tobacco", "empty_bottle", "biscuits"])
def test_most_items_can_be_used_at_any_moment(item: str) -> None:
    items = {item: 1}
    moments = [
        at(begin="round", items=items),
        at(begin="morale", round=2, items=items),
        at(begin="production", round=2, items=items),
        at(round=2, items=items),
        at(begin="weather", round=2, items=items),
        at(begin="night", round=2, items=items),
        later_event("adventure", "wild_dog", items=items, available=cubes(food=1)),
    ]
    for state in moments:
        assert f"use {item}" in state.legal(0)


@rule("ROUND-10", "ROUND-12")
def test_anybody_may_use_what_all_share() -> None:
    state = at(round=2, players=["cook", "carpenter", "explorer"], items={"biscuits": 2, "empty_bottle": 1}, first=1)
    go(state, "use biscuits", seat=0)
    go(state, "use biscuits", seat=2)
    go(state, "use empty_bottle", seat=2)
    assert table(state)["available"] == cubes(food=2)
    assert table(state)["weapon"] == 1
    assert table(state)["items"] == {}
    assert table(state)["gone"] == ["item biscuits", "item empty_bottle"]


# -- one by one -----------------------------------------------------------------------------------------------------


@rule("ITEM-73", "ROUND-18")
def test_pipe_and_tobacco_encourage_one_player() -> None:
    state = at(round=2, items={"pipe_and_tobacco": 2})
    go(state, "use pipe_and_tobacco", seat=0)
    assert state.waiting_for() == (0,)
    assert state.legal(0)[:2] == ["person 0", "person 1"]
    go(state, "person 1")
    assert determination(state) == [0, 2]
    assert table(state)["items"] == {"pipe_and_tobacco": 1}


@rule("ITEM-73", "DEMAND-14")
def test_a_pipe_helps_who_must_discard_determination_but_nobody_is_forced() -> None:
    state = draw_mystery("spiders", who=1, items={"pipe_and_tobacco": 1})
    assert state.legal(0) == ["go_on", "use pipe_and_tobacco"]
    go(state, "use pipe_and_tobacco", "person 1")
    assert determination(state) == [0, 0]
    assert wounds(state) == [0, 0]
    state = draw_mystery("spiders", who=1, items={"pipe_and_tobacco": 1})
    go(state, "go_on")
    assert wounds(state) == [0, 2]
    assert table(state)["items"] == {"pipe_and_tobacco": 1}


@rule("ITEM-74", "HEAL-7", "CAMP-2")
def test_the_bible_makes_arranging_the_camp_better() -> None:
    state = at(round=2, items={"bible": 2}, players=[{"character": "cook", "wounds": 2}, "carpenter"], first=1)
    go(state, "plan camp", "support 1 bible", "plan camp", seat=0)
    assert table(state)["items"] == {"bible": 1}
    assert refusal(state, 0, "support 1 bible")[0] == "lies_there_already"
    go(state, "confirm", seat=0)
    go(state, "confirm", seat=1)
    assert determination(state) == [3 + 2, 0]
    assert wounds(state)[0] == 1
    assert table(state)["morale"] == 2


@rule("ITEM-74")
def test_the_bible_is_read_by_nobody_who_does_something_else() -> None:
    state = at(round=2, items={"bible": 2})
    go(state, "plan rest", seat=0)
    assert refusal(state, 0, "support 1 bible") == ("not_for_this", "ITEM-74")
    assert refusal(state, 0, "use bible") == ("placed_in_planning", "ITEM-74")
    state = at(round=2, items={"bible": 1})
    go(state, "plan camp", "support 1 bible", seat=0)
    assert table(state)["items"] == {}
    go(state, "take_back 1 bible", seat=0)
    assert table(state)["items"] == {"bible": 1}


@rule("ITEM-74", "CAMP-3", "PLAYERS-1")
def test_with_four_players_the_bible_is_read_instead_of_the_determination() -> None:
    four = [{"character": "cook", "wounds": 2}, "carpenter", "explorer", "soldier"]
    planned = [{"slot": 1, "target": "camp", "performer": "0", "pawns": ["0", "bible"]}]
    for answer, gained, healed, morale in (("option 1", 3, 1, 0), ("option 2", 0, 0, 1)):
        fields: dict[str, Any] = {"phase": "action", "round": 2, "players": four, "plan": planned}
        state = stage({"step": "resolve_slot"}, **fields)
        go(state, "go_on", answer)
        assert determination(state)[0] == gained
        assert wounds(state)[0] == 2 - healed
        assert table(state)["morale"] == morale
        assert table(state)["gone"] == ["item bible"]


@rule("ITEM-75")
def test_the_storm_glass_shows_the_weather_before_the_actions() -> None:
    state = before_actions(items={"storm_glass": 2})
    events = go(state, "use storm_glass")
    assert [event.values["die"] for event in events if event.kind == "weather_rolled"] == ["rain", "winter", "animals"]
    assert table(state)["items"] == {"storm_glass": 1}
    clouds = table(state)["clouds"]
    assert clouds > 0
    assert refusal(state, 0, "use storm_glass")[0] == "no_effect"  # it has been rolled
    go(state, "go_on")
    assert table(state)["clouds"] == clouds
    go(state, "confirm", seat=0)
    events = go(state, "confirm", seat=1)
    assert not [event for event in events if event.kind == "weather_rolled"]
    told = [event.values for event in events if event.kind == "clouds"]
    assert told == [{"rain": clouds & 15, "snow": clouds >> 4 & 15, "roof": 0}]


@rule("ITEM-75")
def test_the_storm_glass_needs_weather_to_come_and_actions_not_yet_begun() -> None:
    assert refusal(at(round=2, items={"storm_glass": 2}), 0, "use storm_glass")[0] == "no_effect"
    assert at(round=4, items={"storm_glass": 2}).why_not(0, "use storm_glass") is None
    state = draw_mystery("ropes", items={"storm_glass": 2}, round=7, shelter=True)
    assert refusal(state, 0, "use storm_glass")[0] == "not_now"
    assert refusal(at(begin="weather", round=7, items={"storm_glass": 2}), 0, "use storm_glass")[0] == "not_now"
    state = at(round=7, items={"storm_glass": 2})
    go(state, "plan rest", seat=1)
    assert refusal(state, 0, "use storm_glass")[0] == "not_now"  # a pawn has been placed


@rule("ITEM-76", "CARD-43", "CARD-44")
def test_the_pistol_is_three_levels_for_one_fight() -> None:
    state = hunt("goats", who=1, weapon=1, items={"pistol": 2})
    go(state, "use pistol", "go_on")
    assert wounds(state) == [0, 0]
    assert (table(state)["weapon"], table(state)["temporary"]) == (0, 0)
    assert table(state)["items"] == {"pistol": 1}
    assert refusal(state, 0, "use pistol")[0] == "not_now"


@rule("ITEM-76", "TOKEN-9")
def test_the_pistol_serves_for_an_action_among_beasts() -> None:
    token = [{"mark": "beast", "at": "A1", "from": None}]
    fields: dict[str, Any] = {"tiles": {"B1": 8, "A1": 6}, "marks": token, "items": {"pistol": 1}}
    state = act("gather A1 wood", **fields)
    go(state, "use pistol")
    assert wounds(state) == [0, 0]
    assert table(state)["future"] == {"0": cubes(wood=1)}
    assert table(state)["gone"] == ["item pistol"]
    state = act("gather A1 wood", **fields)
    go(state, "go_on")
    assert wounds(state) == [1, 0]


@rule("ITEM-76", "WEATHER-16", "WEATHER-22")
def test_the_pistol_drives_hungry_animals_away() -> None:
    for seed in range(100):
        state = stage({"step": "weather_phase"}, phase="weather", scenario=3, round=5, items={"pistol": 1}, seed=seed)
        events = go(state, "go_on")
        if [event.values["face"] for event in events if event.kind == "weather_rolled"] == ["fight"]:
            go(state, "use pistol")
            assert wounds(state) == [0, 0]
            assert table(state)["items"] == {}
            return
    raise AssertionError("no hungry animals")


@rule("ITEM-40")
def test_the_level_of_an_empty_bottle_is_there_for_good() -> None:
    state = hunt("fox", weapon=1, items={"empty_bottle": 1})
    go(state, "use empty_bottle")
    assert wounds(state) == [0, 0]
    assert table(state)["weapon"] == 2
    go(state, "go_on")
    assert table(state)["weapon"] == 2


@rule("ITEM-77", "PLAN-20", "PLAN-21")
def test_hammer_and_nails_help_to_build_twice_even_in_one_round() -> None:
    state = at(round=2, items={"hammer_and_nails": 2}, available=cubes(wood=2))
    go(state, "plan build weapon", "support 1 hammer_and_nails", "plan build weapon", seat=0)
    assert table(state)["items"] == {"hammer_and_nails": 1}
    go(state, "support 2 hammer_and_nails", seat=0)
    assert table(state)["items"] == {}
    assert refusal(state, 0, "support 2 hammer_and_nails")[0] == "no_pawn"
    go(state, "confirm", seat=0)
    events = go(state, "confirm", seat=1)
    events += go(state, "slot 1")
    assert not [event for event in events if event.kind == "rolled"]
    assert (table(state)["weapon"], table(state)["gone"]) == (2, ["item hammer_and_nails"])
    state = at(round=2, items={"hammer_and_nails": 1})
    go(state, "plan explore A1", seat=0)
    assert refusal(state, 0, "support 1 hammer_and_nails") == ("not_for_this", "PLAN-21")


@rule("ITEM-77", "ROUND-12", "RESOLVE-21")
def test_the_last_nails_are_discarded_after_the_build() -> None:
    state = at(round=2, items={"hammer_and_nails": 1}, available=cubes(wood=1))
    go(state, "plan build weapon", "support 1 hammer_and_nails", "confirm", seat=0)
    assert table(state)["gone"] == []
    go(state, "confirm", seat=1)
    assert table(state)["gone"] == ["item hammer_and_nails"]
    assert table(state)["items"] == {}


@rule("ITEM-78", "PROD-11")
def test_biscuits_are_food_that_goes_bad() -> None:
    state = at(round=2, items={"biscuits": 2})
    go(state, "use biscuits", seat=0)
    assert table(state)["available"] == cubes(food=1)
    state = night(items={"biscuits": 1}, available=cubes(food=1))
    assert state.legal(0) == ["go_on", "use biscuits"]  # somebody would go hungry
    go(state, "use biscuits")
    assert wounds(state) == [0, 0]
    assert table(state)["round"] == 3


@rule("ITEM-78", "WEATHER-11", "DEMAND-14")
def test_biscuits_can_be_thrown_to_the_rain() -> None:
    state = weather(rain=1, items={"biscuits": 1}, available=cubes(wood=1))
    go(state, "use biscuits")
    assert wounds(state) == [0, 0]
    assert table(state)["available"] == cubes()
    state = weather(rain=1, items={"biscuits": 1}, available=cubes(wood=1))
    go(state, "go_on")
    assert wounds(state) == [1, 1]
    assert table(state)["items"] == {"biscuits": 1}


@rule("ITEM-79", "HEAL-4", "HEAL-7", "ROUND-18")
def test_rum_heals_a_wound_of_one_player_at_night() -> None:
    hurt = [{"character": "cook", "wounds": 2}, {"character": "carpenter", "wounds": 2}]
    state = night(items={"flask_of_rum": 2}, players=hurt, available=cubes(food=2))
    go(state, "use flask_of_rum", "person 1", "use flask_of_rum", "person 0")
    assert wounds(state) == [1, 1]
    assert table(state)["gone"] == ["item flask_of_rum"]
    state = at(round=2, items={"flask_of_rum": 2}, players=hurt)
    reason = state.why_not(0, "use flask_of_rum")
    assert reason is not None
    assert (reason.code, reason.values["when"]) == ("not_now", "night")
