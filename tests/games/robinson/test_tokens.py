"""Tokens on fields, tiles and spaces: what each does, when it goes, and that there is only one of a kind."""

from typing import Any

import pytest

from islario.core.rng import Rng
from islario.core.state import State
from tests.games.robinson.helpers.facts import determination, wounds
from tests.games.robinson.helpers.plans import (
    ISLAND,
    act,
    code,
    confirm,
    cubes,
    end_phase,
    future,
    kinds,
    mark,
    may,
    planned,
    planning,
    refused,
    resolved,
    rolled,
    slots,
    tokens,
)
from tests.games.robinson.helpers.positions import (
    GAME,
    at,
    draw_event,
    go,
    later_event,
    meet_adventure,
    stage,
    strike,
    table,
)
from tests.rules import rule

TWO = "0 support 1 pawn"
SURE = ["0 plan gather A1 wood", TWO]
BOTH = [*SURE, "1 plan gather A1 food", "1 support 2 pawn"]
TARGETS = {"build": "build shovel", "gather": "gather A1 wood", "explore": "explore C1"}
SMALL = {"B1": 8, "A1": 6}
REROLL = [mark("reroll", "build")]


# -- tokens on fields ----------------------------------------------------------------------------------------


@rule("TOKEN-1", "TOKEN-4", "TOKEN-10", "TOKEN-14")
def test_a_token_on_a_field_goes_after_its_effect() -> None:
    marks = [mark("adventure", "build"), mark("minus_pawn", "build"), mark("plus_wood", "build")]
    state = planned("0 plan build weapon", TWO, "1 support 1 pawn", marks=marks, available={"wood": 2}, build=["tired"])
    confirm(state)
    go(state, "option 1")
    assert tokens(state) == []


@rule("TOKEN-1", "TOKEN-11", "TOKEN-8", "TOKEN-19")
def test_tokens_on_a_tile_stay() -> None:
    marks = [mark("minus_pawn", "A1"), mark("beast", "A1"), mark("plus_wood", "A1")]
    state = resolved(*SURE, "1 support 1 pawn", tiles=SMALL, marks=marks)
    assert tokens(state) == [("minus_pawn", "A1"), ("beast", "A1"), ("plus_wood", "A1")]
    assert (future(state), wounds(state)) == ({"wood": 2}, [1, 0])


@rule("TOKEN-2", "TOKEN-3", "TOKEN-6")
@pytest.mark.parametrize(("action", "faces"), [("build", (4, 4, 3)), ("gather", (5, 1, 3)), ("explore", (5, 3, 5))])
def test_the_reroll_token_rolls_a_first_success_again_and_nothing_else(
    action: str, faces: tuple[int, int, int]
) -> None:
    position = table(planned(f"0 plan {TARGETS[action]}", tiles=SMALL, marks=[mark("reroll", action)]))
    met = set()
    for seed in range(60):
        chance = Rng(seed)
        first = chance.below(6) < faces[0]
        stands = chance.below(6) < faces[0] if first else False
        wound = chance.below(6) < faces[1]
        adventure = chance.below(6) < faces[2]
        state = GAME.position(position, seed)
        (roll,) = kinds(confirm(state), "rolled")
        shown = {"success": stands, "wound": wound, "adventure": adventure}
        assert roll["dice"] == [face for face, there in shown.items() if there]
        assert (("reroll", action) in tokens(state)) == (not first)
        met.add((first, stands))
    assert met == {(False, False), (True, False), (True, True)}


@rule("TOKEN-6")
def test_an_action_without_dice_leaves_the_reroll_token() -> None:
    state = resolved(*SURE, tiles=SMALL, marks=[mark("reroll", "gather")])
    assert (tokens(state), future(state)) == ([("reroll", "gather")], {"wood": 1})


def after_roll(first_success: bool) -> State:
    """The Carpenter's failed roll under a reroll token, which has rolled a first success again or not."""
    players = [{"character": "carpenter", "determination": 2}, "cook"]
    position = table(planned("0 plan build weapon", players=players, marks=REROLL, available={"wood": 1}))
    for seed in range(200):
        state = GAME.position(position, seed)
        (roll,) = kinds(confirm(state), "rolled")
        if roll["dice"] == [] and (tokens(state) == []) == first_success:
            return state
    raise AssertionError(first_success)


@rule("TOKEN-29", "TOKEN-6")
def test_a_success_that_an_ability_made_stands_and_leaves_the_token() -> None:
    position = table(after_roll(first_success=False))
    seen = set()
    for seed in range(60):
        state = GAME.position(position, seed)
        (rerolled,) = kinds(go(state, "use craftsmanship success"), "rerolled")
        assert (table(state)["weapon"], tokens(state)) == (len(rerolled["dice"]), [("reroll", "build")])
        seen.add(table(state)["weapon"])
    assert seen == {0, 1}


@rule("TOKEN-29", "TOKEN-2")
def test_an_ability_may_reroll_what_the_token_made_of_a_success() -> None:
    position = table(after_roll(first_success=True))
    seen = set()
    for seed in range(60):
        state = GAME.position(position, seed)
        go(state, "use craftsmanship success")
        assert tokens(state) == []
        seen.add(table(state)["weapon"])
    assert seen == {0, 1}


@rule("TOKEN-4", "TOKEN-28")
def test_the_adventure_token_meets_the_next_action_of_its_type_only() -> None:
    state = planned(*BOTH, tiles=SMALL, marks=[mark("adventure", "gather"), mark("adventure", "build")])
    events = confirm(state)
    events += go(state, "slot 2")
    assert [drawn["who"] for drawn in kinds(events, "drew")] == [1]
    assert ("adventure", "gather") not in tokens(state)
    assert ("adventure", "build") in tokens(state)


@rule("TOKEN-4", "TOKEN-5")
@pytest.mark.parametrize("dice", [[], ["adventure"], ["success"], ["success", "adventure"]])
def test_token_and_die_together_bring_one_card(dice: list[str]) -> None:
    state = planned("0 plan build shovel", marks=[mark("adventure", "build")], build=["broken_lever", "construction"])
    state = rolled(state, *dice)
    assert (table(state)["build"], tokens(state)) == (["broken_lever"], [])


CARDS_WITH_TOKENS = [
    ("build", "dangerous_work", [("reroll", "build")]),
    ("explore", "theres_something_in_the_air", []),
]


@rule("TOKEN-4", "ONETOKEN-2", "DEMAND-11")
@pytest.mark.parametrize(("action", "card", "left"), CARDS_WITH_TOKENS)
def test_an_adventure_token_lies_there_until_its_card_is_resolved_so_that_an_equal_one_is_ignored(
    action: str, card: str, left: list[tuple[str, str]]
) -> None:
    waiting: dict[str, Any] = {"marks": [mark("adventure", action)], "tiles": SMALL, "tile_deck": [1], action: [card]}
    state = planned(f"0 plan {TARGETS[action]}", TWO, **waiting)
    events = confirm(state)
    assert [drawn["card"] for drawn in kinds(events, "drew")] == [f"adventure {card}"]
    assert (tokens(state), wounds(state)) == (left, [0, 0])
    by_die = rolled(planned(f"0 plan {TARGETS[action]}", **{**waiting, "marks": []}), "success", "adventure")
    assert tokens(by_die) == [*left, ("adventure", action)]


@rule("TOKEN-4")
def test_while_the_card_of_an_adventure_token_is_decided_on_the_token_still_lies_there() -> None:
    state = planned("0 plan build shovel", TWO, marks=[mark("adventure", "build")], build=["tired"])
    confirm(state)
    assert (state.legal(0), tokens(state)) == (["option 1", "option 2"], [("adventure", "build")])
    go(state, "option 1")
    assert tokens(state) == []


@rule("TOKEN-4")
def test_an_additional_build_draws_no_second_card_for_the_same_token() -> None:
    fields: dict[str, Any] = {"available": {"wood": 3}, "build": ["broken_lever", "fast_work"], "weapon": 1}
    state = planned("0 plan build weapon", TWO, marks=[mark("adventure", "build")], **fields)
    confirm(state)
    go(state, "option 2")
    assert ("adventure", "build") in tokens(state)
    position = table(state)
    seen = set()
    for seed in range(40):
        built = GAME.position(position, seed)
        events = go(built, "building weapon")
        (roll,) = kinds(events, "rolled")
        assert ("drew" in [event.kind for event in events]) == ("adventure" in roll["dice"])
        assert tokens(built) == []
        seen.add("adventure" in roll["dice"])
    assert seen == {True, False}


@rule("TOKEN-7", "HUNT-5")
def test_a_beast_token_by_the_hunting_deck_makes_the_next_beast_stronger() -> None:
    fields: dict[str, Any] = {"hunting": ["birds", "fox"], "marks": [mark("beast", "hunt")], "weapon": 2}
    state = planned("0 plan hunt", TWO, "1 plan hunt", "1 support 2 pawn", **fields)
    events = confirm(state)
    events += go(state, "slot 1")
    assert [fight["strength"] for fight in kinds(events, "fought")] == [3, 1]
    assert (wounds(state), tokens(state)) == ([1, 0], [])


@rule("TOKEN-30")
def test_a_beast_token_on_the_explore_field_wounds_the_next_explorer_without_weapons() -> None:
    moves = ["0 plan explore A1", TWO, "1 plan explore C1", "1 support 2 pawn"]
    fields: dict[str, Any] = {"marks": [mark("beast", "explore")], "tile_deck": [10, 4]}
    state = planned(*moves, **fields)
    confirm(state)
    go(state, "slot 1")
    assert (wounds(state), tokens(state)) == ([1, 0], [])
    state = resolved(*moves[:2], weapon=1, **fields)
    assert (wounds(state), tokens(state)) == ([0, 0], [])


@rule("TOKEN-30")
def test_predators_in_the_woods_put_that_token_there() -> None:
    assert ("beast", "explore") in tokens(draw_event("predators_in_the_woods"))


# -- one pawn less -------------------------------------------------------------------------------------------


@rule("TOKEN-10", "PLAN-34")
@pytest.mark.parametrize(
    ("field", "target", "needed"),
    [
        ("build", "build shovel", 2),
        ("gather", "gather A1 wood", 2),
        ("explore", "explore C1", 2),
        ("hunt", "hunt", 3),
        ("camp", "camp", 2),
        ("rest", "rest", 2),
    ],
)
def test_a_minus_pawn_token_on_a_field_asks_for_one_pawn_more_once(field: str, target: str, needed: int) -> None:
    fields: dict[str, Any] = {"tiles": SMALL, "tile_deck": [4], "hunting": ["birds"], "weapon": 1}
    state = planned(f"0 plan {target}", marks=[mark("minus_pawn", field)], **fields)
    assert refused(state, "0 confirm").values["needed"] == needed
    act(state, TWO, *["1 support 1 pawn"] * (needed - 2))
    assert may(state, "0 confirm")
    if field in TARGETS:
        state = rolled(state, "success")
    else:
        confirm(state)
    assert tokens(state) == []


@rule("TOKEN-10", "RESOLVE-3")
def test_under_a_minus_pawn_token_three_pawns_are_certain() -> None:
    fields: dict[str, Any] = {"tiles": SMALL, "marks": [mark("minus_pawn", "gather")]}
    assert len(kinds(confirm(planned(*SURE, **fields)), "rolled")) == 1
    assert kinds(confirm(planned(*SURE, "1 support 1 pawn", **fields)), "rolled") == []


@rule("TOKEN-11")
def test_a_minus_pawn_token_on_a_tile_asks_for_one_pawn_more_of_every_action_there() -> None:
    state = planned(BOTH[0], BOTH[2], tiles=SMALL, marks=[mark("minus_pawn", "A1")])
    assert [refused(state, f"{seat} confirm").values["needed"] for seat in (0, 1)] == [2, 2]
    state = planned("0 plan explore C1", "1 plan explore B2", marks=[mark("minus_pawn", "C1")])
    assert refused(state, "0 confirm").values["needed"] == 2
    assert may(state, "1 confirm")


@rule("TOKEN-12", "PLAN-24")
def test_tokens_and_distance_add_up() -> None:
    marks = [mark("minus_pawn", "explore"), mark("minus_pawn", "B3")]
    fields: dict[str, Any] = {"tiles": {"B1": 8, "B2": 10}, "marks": marks, "built": ["map"]}
    state = planned("0 plan explore B3", TWO, "1 support 1 pawn", **fields)
    assert refused(state, "0 confirm").values["needed"] == 4
    act(state, "0 support 1 map")
    assert may(state, "0 confirm")
    assert len(kinds(confirm(state), "rolled")) == 1
    state = planned("0 plan explore B3", TWO, "1 support 1 pawn", "1 support 1 pawn", "0 support 1 map", **fields)
    assert kinds(confirm(state), "rolled") == []


@rule("TOKEN-13")
def test_the_first_action_of_a_type_pays_the_extra_pawn_and_the_group_names_it() -> None:
    state = planned(*SURE, "1 plan gather A1 food", tiles=SMALL, marks=[mark("minus_pawn", "gather")])
    assert may(state, "0 confirm")
    assert may(state, "1 confirm")
    act(state, "1 first 2")
    assert table(state)["leading"] == {"gather": 2}
    assert may(state, "0 confirm")
    assert code(state, "1 confirm") == ("pawns_missing", "PLAN-14")
    act(state, "1 support 2 pawn")
    events = confirm(state)
    assert next(action["slot"] for action in kinds(events, "resolved")) == 2
    assert [roll["who"] for roll in kinds(events, "rolled")] == [1]


@rule("TOKEN-13")
def test_without_a_token_no_action_has_to_come_first() -> None:
    state = planned(*BOTH, tiles=SMALL)
    assert code(state, "0 first 2") == ("no_field_token", "TOKEN-13")
    assert code(state, "0 first 3") == ("nothing_planned", "PLAN-22")


@rule("TOKEN-28")
def test_a_token_whose_type_of_action_is_not_taken_waits() -> None:
    marks = [mark("minus_pawn", "explore"), mark("reroll", "build"), mark("beast", "hunt")]
    state = end_phase(resolved(*SURE, tiles=SMALL, marks=marks))
    assert tokens(state) == [("minus_pawn", "explore"), ("reroll", "build"), ("beast", "hunt")]


# -- beasts on tiles -----------------------------------------------------------------------------------------


@rule("TOKEN-8", "TOKEN-9")
def test_without_weapons_every_action_on_the_tile_costs_a_wound() -> None:
    fields: dict[str, Any] = {"tiles": SMALL, "marks": [mark("beast", "A1")]}
    state = planned(*BOTH, **fields)
    confirm(state)
    go(state, "slot 1")
    assert (wounds(state), future(state)) == ([1, 1], {"wood": 1, "food": 1})
    assert tokens(state) == [("beast", "A1")]
    state = planned(*BOTH, weapon=1, **fields)
    confirm(state)
    go(state, "slot 1")
    assert (wounds(state), tokens(state)) == ([0, 0], [("beast", "A1")])


@rule("TOKEN-8")
def test_a_beast_token_on_a_space_threatens_its_exploration() -> None:
    state = resolved("0 plan explore C1", TWO, tile_deck=[4], marks=[mark("beast", "C1")])
    assert (wounds(state), table(state)["tiles"]) == ([1, 0], {"B1": 8, "C1": 4})


@rule("TOKEN-9")
def test_the_level_counts_when_the_action_is_resolved_temporary_weapons_included() -> None:
    fields: dict[str, Any] = {"tiles": SMALL, "marks": [mark("beast", "A1")], "items": {"pistol": 1}}
    state = resolved(*SURE, **fields)
    assert state.legal(0) == ["go_on", "use pistol"]
    go(state, "use pistol")
    assert (wounds(state), table(state)["weapon"]) == ([0, 0], 0)
    state = resolved(*SURE, **fields)
    go(state, "go_on")
    assert wounds(state) == [1, 0]


@rule("TOKEN-33")
@pytest.mark.parametrize(("errata", "suffered"), [("rulebook", [1, 1]), ("printed", [0, 1])])
def test_dangerous_terrain_threatens_every_action_or_as_printed_gather_and_explore(
    errata: str, suffered: list[int]
) -> None:
    state = meet_adventure("explore", "dangerous_terrain", tiles=SMALL, errata=errata)
    (token,) = [mark for mark in table(state)["marks"] if mark["at"] == "A1"]
    lying = [{**token, "fresh": False}]
    camping = resolved("0 plan build shovel", TWO, tiles=SMALL, camp="A1", marks=lying, errata=errata)
    gathering = resolved(*SURE, tiles=SMALL, marks=lying, errata=errata)
    assert [wounds(camping)[0], wounds(gathering)[0]] == suffered
    exploring = resolved("0 plan explore C1", TWO, tiles=SMALL, marks=[{**lying[0], "at": "C1"}], errata=errata)
    assert wounds(exploring) == [1, 0]


# -- one cube more -------------------------------------------------------------------------------------------


@rule("TOKEN-19", "TOKEN-20", "PROD-6")
def test_a_plus_token_on_the_camp_tile_gives_a_cube_more_in_production() -> None:
    state = at(begin="production", marks=[mark("plus_wood", "B1"), mark("plus_food", "B1")])
    go(state, "go_on", "number 0")
    assert cubes(state, "available") == {"wood": 2, "food": 2}
    state = at(begin="production", tiles=SMALL, marks=[mark("plus_wood", "A1"), mark("plus_food", "A1")])
    go(state, "go_on", "number 0")
    assert cubes(state, "available") == {"wood": 1, "food": 1}


@rule("TOKEN-21")
def test_a_plus_token_without_a_source_gives_in_production_and_is_not_gathered() -> None:
    hills = {"B1": 8, "C1": 7}
    state = at(begin="production", tiles=hills, camp="C1", marks=[mark("plus_food", "C1")])
    go(state, "go_on", "number 0")
    assert cubes(state, "available") == {"wood": 1, "food": 1}
    state = planning(tiles=hills, marks=[mark("plus_food", "C1")])
    assert code(state, "0 plan gather C1 food") == ("no_source", "GATHER-1")
    covered = planning(tiles=SMALL, marks=[mark("plus_wood", "A1"), mark("exhausted_second", "A1")])
    assert may(covered, "0 plan gather A1 wood")


@rule("TOKEN-32")
def test_the_token_of_new_flock_is_a_source_of_its_own() -> None:
    hills = {"B1": 8, "A1": 7}
    flock = [mark("plus_food", "A1", **{"from": "adventure new_flock"})]
    state = planned("0 plan gather A1 food", TWO, tiles=hills, marks=flock)
    assert code(state, "1 plan gather A1 food") == ("planned_already", "PLAN-36")
    confirm(state)
    assert (future(state), tokens(state)) == ({"food": 1}, [("plus_food", "A1")])


@rule("TOKEN-22")
def test_the_token_on_the_night_space_asks_everybody_for_one_more_food_once() -> None:
    fields: dict[str, Any] = {"begin": "night", "shelter": True, "marks": [mark("plus_food", "night")]}
    fields["events"] = ["event bear"]
    for food, suffered in ((4, [0, 0]), (3, [0, 1]), (2, [1, 1])):
        state = at(available={"food": food}, **fields)
        go(state, "go_on")
        if food == 3:  # the group decides who goes without (NIGHT-2)
            assert state.legal(0) == ["person 0", "person 1"]
            go(state, "person 1")
        assert (wounds(state), ("plus_food", "night") in tokens(state)) == (suffered, False)


# -- tokens that come while actions are resolved -------------------------------------------------------------


@rule("TOKEN-23")
def test_a_token_that_comes_during_the_phase_works_from_the_next_one_on() -> None:
    fields: dict[str, Any] = {
        "tiles": SMALL,
        "gather": ["tracks_of_a_predator"],
        "marks": [mark("adventure", "gather")],
    }
    state = planned(*BOTH, **fields)
    confirm(state)
    go(state, "slot 1")
    assert (tokens(state), wounds(state)) == ([("beast", "A1")], [0, 0])
    end_phase(state)
    later = resolved(*SURE, tiles=SMALL, marks=table(state)["marks"])
    assert wounds(later) == [1, 0]


@rule("TOKEN-23", "TOKEN-10")
def test_a_minus_pawn_token_that_comes_during_the_phase_does_not_touch_its_actions() -> None:
    moves = ["0 plan build shovel", TWO, "1 plan build rope", "1 support 2 pawn"]
    fields: dict[str, Any] = {"tiles": SMALL, "build": ["laborious_work_a"], "marks": [mark("adventure", "build")]}
    state = planned(*moves, **fields)
    events = confirm(state)
    events += go(state, "slot 1")
    assert (kinds(events, "rolled"), tokens(state)) == ([], [("minus_pawn", "build")])
    end_phase(state)
    go(state, "invention rope")
    later = planned("0 plan build weapon", available={"wood": 1}, marks=table(state)["marks"])
    assert refused(later, "0 confirm").values["needed"] == 2


@rule("TOKEN-23")
def test_a_plus_token_of_a_gather_does_not_fill_the_next_one() -> None:
    fields: dict[str, Any] = {"tiles": SMALL, "gather": ["new_flock"], "marks": [mark("adventure", "gather")]}
    state = planned(*BOTH, **fields)
    confirm(state)
    go(state, "slot 1")
    assert (tokens(state), future(state)) == ([("plus_food", "A1")], {"wood": 1, "food": 1})


# -- other tokens --------------------------------------------------------------------------------------------


@rule("TOKEN-24", "ITEM-1")
def test_the_shortcut_marks_a_tile_beside_the_camp() -> None:
    explorer = {"character": "explorer"}
    state = resolved("0 plan build shortcut", TWO, players=[explorer, "cook"], tiles=ISLAND, built=["map"])
    end_phase(state)
    assert [words for words in state.legal(0) if words.startswith("space ")] == ["space A1", "space B2", "space C1"]
    go(state, "space B2")
    assert tokens(state) == [("shortcut", "B2")]


@rule("TOKEN-25", "ONETOKEN-4")
@pytest.mark.parametrize(("card", "token"), [("heavy_rain", "rain"), ("frost", "snow"), ("storm_a", "storm")])
def test_weather_tokens_wait_for_the_weather_one_of_each(card: str, token: str) -> None:
    assert (token, "weather") in tokens(draw_event(card))
    again = draw_event(card, marks=[mark(token, "weather")])
    assert (tokens(again).count((token, "weather")), wounds(again)) == (1, [0, 0])


@rule("TOKEN-25")
def test_weather_tokens_go_after_the_weather() -> None:
    marks = [mark("rain", "weather"), mark("snow", "weather"), mark("storm", "weather")]
    state = at(begin="weather", marks=marks, roof=3, palisade=1, available={"wood": 3, "food": 4}, shelter=True)
    go(state, "go_on")
    assert [token for token in tokens(state) if token[1] == "weather"] == []
    assert (table(state)["palisade"], cubes(state, "available")["wood"], wounds(state)) == (0, 2, [0, 0])


@rule("TOKEN-26")
def test_numbers_and_markers_mean_nothing_but_what_the_scenario_says() -> None:
    marks = [mark("white", "A1"), mark("blue", "A1"), mark("number", "A1", value=1)]
    fields: dict[str, Any] = {"tiles": SMALL, "marks": marks}
    assert may(planned("0 plan gather A1 wood", **fields), "0 confirm")
    assert refused(planning(**fields), "0 plan explore A1").code == "explored_already"
    assert refused(planned("0 plan gather A1 wood", scenario=2, **fields), "0 confirm").values["needed"] == 2
    assert may(planning(scenario=2, **fields), "0 plan explore A1")


@rule("TOKEN-27", "CARD-26")
def test_a_tile_turned_down_loses_everything_on_it() -> None:
    kinds_on_tile = ["minus_pawn", "beast", "plus_wood", "plus_food", "exhausted", "covered", "shortcut", "white"]
    state = draw_event(
        "earthquake", tiles=SMALL, marks=[mark(kind, "A1") for kind in kinds_on_tile], built=["shortcut"]
    )
    assert [kind for kind, place in tokens(state) if place == "A1"] == ["down"]


# -- one of a kind -------------------------------------------------------------------------------------------


@rule("ONETOKEN-1", "ONETOKEN-2")
def test_a_second_equal_token_on_a_field_is_ignored() -> None:
    state = draw_event("call_of_the_wild", marks=[mark("beast", "hunt")])
    assert (tokens(state).count(("beast", "hunt")), wounds(state)) == (1, [0, 0])
    state = strike("slow_work", marks=[mark("plus_wood", "build")])
    assert (tokens(state).count(("plus_wood", "build")), wounds(state)) == (1, [0, 0])


@rule("ONETOKEN-1", "ONETOKEN-2")
def test_a_second_equal_token_on_a_tile_or_by_the_night_is_ignored() -> None:
    state = meet_adventure("gather", "tracks_of_a_predator", marks=[mark("beast", "A1")])
    assert (tokens(state), wounds(state)) == ([("beast", "A1")], [0, 0])
    state = later_event("adventure", "flu", marks=[mark("plus_food", "night")])
    assert (tokens(state).count(("plus_food", "night")), wounds(state)) == (1, [0, 0])


@rule("ONETOKEN-3")
def test_different_tokens_share_a_place() -> None:
    state = draw_event("slow_work", marks=[mark("reroll", "build"), mark("minus_pawn", "build")])
    assert [kind for kind, place in tokens(state) if place == "build"] == ["reroll", "minus_pawn", "plus_wood"]


@rule("ONETOKEN-5", "ONETOKEN-6", "ONETOKEN-2")
@pytest.mark.parametrize(("scenario", "lying"), [(1, 1), (6, 2)])
def test_an_item_is_built_though_its_token_is_blocked(scenario: int, lying: int) -> None:
    moves = ("1 plan build snare", "1 support 1 pawn")
    state = resolved(*moves, scenario=scenario, built=["rope"], marks=[mark("plus_food", "B1")])
    end_phase(state)
    assert tokens(state) == [("plus_food", "B1")] * lying
    assert ("snare" in table(state)["built"], wounds(state)) == (True, [0, 0])


@rule("ONETOKEN-7")
def test_one_body_part_may_carry_several_special_wounds() -> None:
    state = meet_adventure("gather", "unbelievable_effort", marks=[mark("build_arm", "seat_0")])
    go(state, "option 2")
    assert tokens(state) == [("build_arm", "seat_0"), ("gather_arm", "seat_0")]


@rule("ONETOKEN-8")
def test_markers_are_not_tokens_and_a_tile_may_carry_several() -> None:
    state = draw_event("ravishing_hurricane", tiles=SMALL)
    assert tokens(state)[:2] == [("exhausted", "A1"), ("exhausted_second", "A1")]
    state = meet_adventure("gather", "unexpected_troubles", marks=[mark("exhausted", "A1")])
    assert tokens(state) == [("exhausted", "A1"), ("covered", "A1")]


@rule("TOKEN-13", "PLAN-1")
def test_an_action_that_became_the_first_has_to_be_confirmed_again() -> None:
    state = planned(*SURE, "1 plan gather A1 food", "1 confirm", tiles=SMALL, marks=[mark("minus_pawn", "gather")])
    act(state, "0 first 2")
    assert state.waiting_for() == (0, 1)
    assert slots(state)[1] == ("gather A1 food", "1", ["1"])
    assert determination(state) == [0, 0]


@rule("TOKEN-15", "BUILD-23")
def test_a_token_of_wood_stays_when_the_card_to_be_built_has_gone() -> None:
    plan = [{"slot": 1, "target": "build dam", "performer": "0", "pawns": ["0", "0"], "cost": {"wood": 3}}]
    fields: dict[str, Any] = {"phase": "action", "plan": plan, "available": {"wood": 3}, "open": ["rope"]}
    marks = [mark("plus_wood", "build")]
    state = stage({"step": "resolve_slot", "a": 0}, invention_discard=["dam"], marks=marks, **fields)
    go(state, "go_on")
    assert ("plus_wood", "build") in tokens(state)
    assert state.position()["available"]["wood"] == 3
