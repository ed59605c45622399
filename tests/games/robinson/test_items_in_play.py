"""Items in play: what each built invention does from round to round."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import determination, refusal, wounds
from tests.games.robinson.helpers.moments import act, cubes, hunt, hurt, night, weather
from tests.games.robinson.helpers.positions import PAUSE, at, go, table
from tests.rules import rule

SHORTCUT = {"mark": "shortcut", "at": "A1", "from": "invention shortcut"}


def production(**fields: Any) -> State:
    """A production phase, up to its first question."""
    stop = {**PAUSE, "b": 1}
    fields = {"round": 2, "phase": "production", **fields}
    state = at(agenda=[{"step": "planning"}, {"step": "production_phase"}, stop], **fields)
    go(state, "go_on")
    return state


# -- pawns ----------------------------------------------------------------------------------------------------------

TARGETS = {
    "build": "build weapon",
    "gather": "gather A1 wood",
    "explore": "explore C1",
    "hunt": "hunt",
    "camp": "camp",
    "rest": "rest",
    "threat": "threat right",
}
PAWNS = {
    "map": (["explore"], 18),
    "lantern": (["build"], 17),
    "belts": (["gather"], 4),
    "shield": (["hunt"], 25),
    "raft": (["gather", "explore"], 22),
}
PAWN_ITEMS = [pytest.param(name, marks=rule(f"ITEM-{PAWNS[name][1]}")) for name in PAWNS]


@rule("ITEM-42", "PLAN-20", "PLAN-21")
@pytest.mark.parametrize("item", PAWN_ITEMS)
def test_an_item_has_a_pawn_for_its_own_kinds_of_action_only(item: str) -> None:
    for kind, target in TARGETS.items():
        fields: dict[str, Any] = {"hunting": ["fox"], "threats": [None, "wreckage food_crates"]}
        state = at(round=2, tiles={"B1": 8, "A1": 6}, built=[item], available=cubes(wood=1), **fields)
        go(state, f"plan {target}", seat=0)
        if kind in PAWNS[item][0]:
            assert state.why_not(1, f"support 1 {item}") is None  # anybody may place it
            go(state, f"support 1 {item}", seat=0)
            assert table(state)["plan"][0]["pawns"] == ["0", item]
            assert refusal(state, 0, f"support 1 {item}")[0] == "no_pawn"
        else:
            assert refusal(state, 0, f"support 1 {item}") == ("not_for_this", "PLAN-21")


@rule("ITEM-32", "RESOLVE-21")
def test_the_pawn_of_an_item_is_back_in_the_next_round() -> None:
    fields: dict[str, Any] = {"built": ["map"], "shelter": True, "events": [], "tile_deck": [1, 7]}
    state = at(round=2, available=cubes(food=4), **fields)
    go(state, "plan explore A1", "support 1 map", "confirm", seat=0)
    go(state, "confirm", seat=1)
    go(state, "decline", "number 0")  # the camp stays, no wood for the pile
    assert (table(state)["round"], table(state)["tiles"]["A1"]) == (3, 7)
    go(state, "plan explore C1", "support 1 map", seat=0)
    assert table(state)["plan"][0]["pawns"] == ["0", "map"]


@rule("ITEM-33", "PLAN-29")
def test_the_pawn_of_an_item_is_there_from_the_next_round_on() -> None:
    state = at(round=2, tiles={"B1": 8, "A1": 3}, open=["map"])
    go(state, "plan build map", seat=0)
    go(state, "plan explore C1", seat=1)
    assert refusal(state, 0, "support 2 map")[0] == "no_pawn"
    state = at(round=3, tiles={"B1": 8, "A1": 3}, built=["map"])
    go(state, "plan explore C1", seat=1)
    assert state.why_not(1, "support 1 map") is None


@rule("ITEM-22")
def test_the_raft_is_for_gathering_or_exploring_but_not_for_both() -> None:
    state = at(round=2, tiles={"B1": 8, "A1": 6}, built=["raft"])
    go(state, "plan explore C1", "plan gather A1 wood", "support 1 raft", seat=0)
    assert refusal(state, 0, "support 2 raft")[0] == "no_pawn"
    go(state, "take_back 1 raft", "support 2 raft", seat=0)
    assert table(state)["plan"][1]["pawns"] == ["0", "raft"]


# -- gathering and producing --------------------------------------------------------------------------------------


@rule("ITEM-2", "ITEM-24", "GATHER-9", "GATHER-15", "GATHER-18")
def test_basket_and_sack_hold_a_cube_more_each() -> None:
    for answers, gathered in ((["1", "1"], 3), (["1", "2"], 2), (["2", "1"], 2), (["2", "2"], 1)):
        state = act("gather A1 wood", tiles={"B1": 8, "A1": 6}, built=["basket", "sack"])
        assert state.legal(0) == ["option 1", "option 2"]
        go(state, *[f"option {answer}" for answer in answers])
        assert table(state)["future"] == {"0": cubes(wood=gathered)}
    state = act("gather A1 food", tiles={"B1": 8, "A1": 6}, built=["basket"])
    go(state, "option 1")
    assert table(state)["future"] == {"0": cubes(food=2)}


@rule("ITEM-2", "ITEM-24")
@pytest.mark.parametrize("item", ["basket", "sack"])
def test_basket_and_sack_serve_once_a_round(item: str) -> None:
    plan = [
        {"slot": 1, "target": "gather A1 wood", "performer": "0", "pawns": ["0", "0"]},
        {"slot": 2, "target": "gather A1 food", "performer": "1", "pawns": ["1", "1"]},
    ]
    stop = {**PAUSE, "b": 1}
    fields: dict[str, Any] = {"round": 2, "phase": "action", "plan": plan, "tiles": {"B1": 8, "A1": 6}}
    state = at(agenda=[stop, {"step": "resolve_next"}, stop], built=[item], **fields)
    go(state, "go_on", "slot 1", "option 1")
    assert state.legal(0) == ["go_on"]  # nothing was asked for the second
    assert table(state)["future"] == {"0": cubes(wood=2), "1": cubes(food=1)}
    state = at(agenda=[stop, {"step": "resolve_next"}, stop], built=[item], **fields)
    go(state, "go_on", "slot 1", "option 2", "option 1")
    assert table(state)["future"] == {"0": cubes(wood=1), "1": cubes(food=2)}


@rule("ITEM-1", "PROD-5", "PROD-12")
def test_the_shortcut_brings_a_cube_of_a_chosen_source_in_every_production() -> None:
    for source, brought in (("source A1 1", cubes(wood=1, food=2)), ("source A1 2", cubes(wood=2, food=1))):
        state = production(tiles={"B1": 8, "A1": 6}, built=["shortcut"], marks=[SHORTCUT])
        assert state.legal(0) == ["source A1 1", "source A1 2"]
        go(state, source)
        assert table(state)["available"] == brought


@rule("ITEM-38", "PROD-12")
def test_a_token_on_the_tile_of_the_shortcut_adds_nothing() -> None:
    tokens = [SHORTCUT, {"mark": "plus_wood", "at": "A1", "from": None}]
    state = production(tiles={"B1": 8, "A1": 7}, built=["shortcut"], marks=tokens)
    assert table(state)["available"] == cubes(wood=2, food=1)
    exhausted = {"mark": "exhausted", "at": "A1", "from": None}
    state = production(tiles={"B1": 8, "A1": 7}, built=["shortcut"], marks=[*tokens, exhausted])
    assert table(state)["available"] == cubes(wood=2, food=1)
    state = production(tiles={"B1": 8, "A1": 7}, built=["shortcut"], marks=[SHORTCUT, exhausted])
    assert table(state)["available"] == cubes(wood=1, food=1)


@rule("GATHER-13")
def test_a_source_that_the_shortcut_has_used_cannot_be_gathered_from() -> None:
    state = production(tiles={"B1": 8, "A1": 6}, built=["shortcut"], marks=[SHORTCUT])
    go(state, "source A1 2", "number 0")
    assert refusal(state, 0, "plan gather A1 wood") == ("taken_this_round", "GATHER-13")
    assert state.why_not(0, "plan gather A1 food") is None


@rule("ITEM-28", "PROD-6", "TOKEN-20")
def test_snare_and_corral_feed_the_camp() -> None:
    for item in ("snare", "corral"):
        token = {"mark": "plus_food", "at": "B1", "from": f"invention {item}"}
        state = production(tiles={"B1": 8}, built=[item], marks=[token])
        assert table(state)["available"] == cubes(wood=1, food=2)


@rule("ITEM-20", "PROD-8", "ITEM-35")
@pytest.mark.parametrize(("errata", "more"), [("rulebook", 1), ("printed", 2)])
def test_the_pit_catches_something_when_the_brown_die_shows_a_wound(errata: str, more: int) -> None:
    caught: list[int] = []
    for seed in range(60):
        state = production(built=["pit"], errata=errata, seed=seed)
        assert wounds(state) == [0, 0]
        caught.append(table(state)["available"]["food"] - 1)
    assert set(caught) == {0, more}
    assert 30 < caught.count(more) < 50  # four faces of six


@rule("CHAR-37", "ITEM-20")
def test_the_die_of_the_pit_can_be_rolled_again() -> None:
    skilled = ["cook", {"character": "carpenter", "determination": 2}]
    state = production(built=["pit"], players=skilled)
    assert state.waiting_for() == (1,)
    assert "use craftsmanship wound" in state.legal(1)
    events = go(state, "use craftsmanship wound")
    assert [event.kind for event in events].count("rerolled") == 1
    assert determination(state) == [0, 0]


# -- rest, morale, weather ----------------------------------------------------------------------------------------


@rule("ITEM-3", "REST-3", "REST-4")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_a_rest_in_bed_heals_two_wounds_and_encourages(before: int, after: int) -> None:
    state = act("rest", pawns=1, built=["bed"], players=hurt(before, 4))
    assert wounds(state) == [after, 4]
    assert determination(state) == [1, 0]


@rule("ITEM-11", "ITEM-15", "MORALE-7", "MORALE-8")
@pytest.mark.parametrize(
    ("built", "morale", "gained"),
    [(["diary"], 0, 1), (["drums"], 0, 2), (["diary", "drums"], 0, 3), (["drums"], -1, 1), (["diary"], -2, -1)],
)
def test_diary_and_drums_encourage_the_first_player(built: list[str], morale: int, gained: int) -> None:
    brave = ["cook", {"character": "carpenter", "determination": 3}]
    stop = {**PAUSE, "b": 2}
    fields: dict[str, Any] = {"round": 2, "phase": "morale", "players": brave, "first": 1, "morale": morale}
    state = at(agenda=[stop, {"step": "morale_phase"}, stop], built=built, **fields)
    go(state, "go_on")
    assert determination(state) == [0, 3 + gained]
    assert wounds(state) == [0, 0]


@rule("ITEM-14", "WEATHER-27")
def test_the_furnace_melts_one_snow_cloud_in_each_weather() -> None:
    state = weather(snow=2, built=["furnace"], available=cubes(wood=3, food=3))
    assert state.legal(0) == ["go_on", "use furnace"]
    go(state, "use furnace")  # one snow cloud is left: one wood for it, one wood and one food above no roof
    assert table(state)["available"] == cubes(wood=1, food=2)
    state = weather(snow=2, built=["furnace"], available=cubes(wood=4, food=3))
    go(state, "go_on")
    assert table(state)["available"] == cubes(wood=0, food=1)
    state = weather(rain=1, built=["furnace"], available=cubes(wood=1, food=1))  # rain is none of its business
    assert table(state)["available"] == cubes()


# -- night ----------------------------------------------------------------------------------------------------------


@rule("ITEM-7", "NIGHT-20", "NIGHT-22")
def test_nothing_goes_bad_in_a_cellar() -> None:
    state = night(built=["cellar"], available=cubes(food=7), tokens={"larvae": 1})
    assert table(state)["round"] == 3
    assert table(state)["available"]["food"] == 7 - 2 + 1
    assert table(state)["tokens"] == {"larvae": 1}


@rule("ITEM-21", "ITEM-34", "HEAL-4", "HEAL-5")
def test_the_pot_heals_a_wound_for_each_food() -> None:
    state = night(built=["pot"], available=cubes(food=4), players=hurt(2, 2))
    go(state, "use pot", "person 1", "use pot", "person 0")
    assert wounds(state) == [1, 1]
    assert table(state)["available"]["food"] == 2
    go(state, "go_on")
    assert wounds(state) == [1, 1]  # two have eaten what was left
    assert (
        refusal(at(round=2, built=["pot"], available=cubes(food=4), players=hurt(2, 2)), 0, "use pot")[0] == "not_now"
    )
    assert refusal(night(available=cubes(food=4), players=hurt(2, 2)), 0, "use pot")[0] == "not_available"
    hungry = night(built=["pot"], items={"flask_of_rum": 1}, players=hurt(2, 2))
    assert refusal(hungry, 0, "use pot") == ("use_needs_food", "HEAL-5")


@rule("ITEM-13", "HEAL-6", "ITEM-34", "NIGHT-27")
def test_the_fireplace_heals_two_wounds_of_one_or_one_of_each() -> None:
    state = night(built=["fireplace"], available=cubes(food=3), players=hurt(3, 3))
    go(state, "use fireplace", "person 1", "person 1")
    assert wounds(state) == [3, 1]
    state = night(built=["fireplace"], available=cubes(food=4), players=hurt(3, 3))
    go(state, "use fireplace", "person 0", "person 1", "use fireplace", "person 0", "person 0")
    assert wounds(state) == [0, 2]
    assert table(state)["available"]["food"] == 2


@rule("ITEM-34")
@pytest.mark.parametrize("item", ["pot", "fireplace"])
def test_with_the_option_each_meal_is_cooked_once_a_night(item: str) -> None:
    fields: dict[str, Any] = {"built": [item], "available": cubes(food=6), "players": hurt(5, 0)}
    people = ["person 0"] if item == "pot" else ["person 0", "person 0"]
    state = night(switches=["one_meal"], **fields)
    go(state, f"use {item}", *people)
    assert refusal(state, 0, f"use {item}") == ("not_now", "HEAL-5")  # the night is over
    state = night(**fields)
    go(state, f"use {item}", *people, f"use {item}", *people)
    assert wounds(state) == [3 if item == "pot" else 1, 0]


@rule("HEAL-9", "HEAL-3")
def test_pot_and_fireplace_heal_neither_friday_nor_the_healthy() -> None:
    state = night(built=["pot", "fireplace"], available=cubes(food=6), friday={"wounds": 2})
    assert table(state)["round"] == 3  # nobody was asked
    assert table(state)["friday"] == {"wounds": 2, "determination": 0}


# -- items that are needed --------------------------------------------------------------------------------------


@rule("ITEM-6", "ITEM-12", "ITEM-16", "ITEM-18", "ITEM-21", "ITEM-23", "ITEM-26", "ITEM-39")
@pytest.mark.parametrize(
    ("item", "invention"),
    [
        ("bricks", "furnace"),
        ("fire", "fireplace"),
        ("knife", "belts"),
        ("map", "shortcut"),
        ("rope", "shield"),
        ("shovel", "cellar"),
    ],
)
def test_a_tool_counts_for_what_asks_for_it(item: str, invention: str) -> None:
    fields: dict[str, Any] = {"players": ["cook", "explorer"], "open": [invention], "available": cubes(wood=1, fur=1)}
    seat = 1 if invention == "shortcut" else 0
    assert refusal(at(round=2, **fields), seat, f"plan build {invention}")[0] == "item_missing"
    assert at(round=2, built=[item], **fields).why_not(seat, f"plan build {invention}") is None


@rule("ITEM-21", "DISC-17")
def test_a_pot_is_asked_for_by_discovery_tokens() -> None:
    tokens = {"poison": 1}
    assert refusal(at(round=2, tokens=tokens), 0, "use token_poison") == ("use_needs_item", "DISC-17")
    assert at(round=2, tokens=tokens, built=["pot"]).why_not(0, "use token_poison") is None


@rule("ITEM-9")
def test_a_cure_is_asked_for_by_wild_dogs() -> None:
    assert wounds(hunt("wild_dog", weapon=3)) == [2, 0]
    assert wounds(hunt("wild_dog", weapon=3, built=["cure"])) == [0, 0]


@rule("ITEM-5", "ITEM-29", "ITEM-27", "ITEM-31")
def test_weapons_that_were_built_stay_on_the_track() -> None:
    state = night(built=["bow"], weapon=3, available=cubes(food=2))
    assert (table(state)["round"], table(state)["weapon"]) == (3, 3)
