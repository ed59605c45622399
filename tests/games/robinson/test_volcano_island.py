"""Scenario 4: tiles, temples and a boat before the lava comes."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import wounds
from tests.games.robinson.helpers.positions import GAME, at, go, stage, table
from tests.games.robinson.helpers.scenario_moments import (
    carry_out,
    code,
    ending,
    enter,
    find_tile,
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

VOLCANO = {"mark": "down", "at": "B3", "from": "scenario volcano_island"}
TIRED = {"mark": "minus_pawn", "at": "explore", "from": "scenario volcano_island"}
START = [VOLCANO, TIRED]
ISLAND = {"B4": 10, "B3": 8, "A3": 6, "A2": 4, "C3": 9}
SMALL_FINDS = ["gold", "old_map", "cave_with_furs", "antique_rapier", "bite"]
"""Mysteries that ask nothing; the last is drawn first."""


def totem(number: int, space: str = "A3") -> dict[str, Any]:
    return {"mark": "number", "at": space, "from": "scenario volcano_island", "value": number}


def white(*spaces: str) -> list[dict[str, Any]]:
    return [{"mark": "white", "at": space, "from": "scenario volcano_island"} for space in spaces]


def planning(*marks: dict[str, Any], **fields: Any) -> State:
    return at(**{"scenario": 4, "round": 2, "tiles": ISLAND, "marks": [*START, *marks], **fields})


def temple(number: int, pawns: int, **fields: Any) -> State:
    """Both players explore the tile of a totem, on A3 beside the camp, without dice."""
    told = ["0", "0", "1", "1"][:pawns]
    fields = {"tiles": ISLAND, "marks": [*START, totem(number)], "mysteries": SMALL_FINDS, **fields}
    return carry_out(4, "explore A3", told, **fields)


# -- set-up -----------------------------------------------------------------------------------------------------


@rule("SCEN4-1", "SCEN4-3")
def test_eight_rounds_and_knife_and_shovel_from_the_beginning() -> None:
    state = GAME.new(players=2, scenario=4, seed=5)
    told = table(state)
    assert (state.view(0)["rounds"], len(told["events"])) == (8, 8)
    assert (told["built"], told["weapon"]) == (["shovel", "knife"], 1)
    assert not {"shovel", "knife"} & set(told["open"])


@rule("SCEN4-4", "SETUP-26")
def test_the_camp_begins_at_the_foot_of_the_volcano() -> None:
    told = table(GAME.new(players=2, scenario=4, seed=5))
    assert (told["tiles"], told["camp"]) == ({"B3": 8, "B4": 10}, "B4")
    assert VOLCANO in told["marks"]
    assert (told["tokens"], told["incoming"], len(told["discoveries"])) == ({}, [], 22)
    assert not [mark for mark in told["marks"] if mark["mark"] == "number"]
    assert sorted(told["tile_deck"]) == [1, 2, 3, 4, 5, 6, 7, 9, 11]


@rule("SCEN4-4")
def test_the_volcano_is_inaccessible() -> None:
    state = planning()
    assert code(state, "plan explore B3") == "inaccessible"
    assert code(state, "plan gather B3 wood") == "inaccessible"
    assert code(planning(built=[]), "plan build shovel") == "terrain_missing"  # nobody has been on a beach


@rule("SCEN4-2", "WEATHER-28")
@pytest.mark.parametrize(("rounds", "dice"), [(range(1, 4), []), (range(4, 9), ["rain"])])
def test_rain_from_round_four(rounds: range, dice: list[str]) -> None:
    for number in rounds:
        assert weather_dice(4, number) == dice


@rule("SCEN4-5")
def test_every_exploration_needs_a_pawn_more_for_the_whole_game() -> None:
    told = table(GAME.new(players=2, scenario=4, seed=5))
    assert TIRED in told["marks"]
    bare: dict[str, Any] = {"tiles": {"B4": 10, "B3": 8, "A3": 6}}
    assert pawns_needed(planning(**bare), "explore C3") == 2
    assert pawns_needed(planning(**bare), "explore A2") == 3
    assert pawns_needed(planning(totem(1)), "explore A3") == 2
    state = carry_out(4, "explore C3", ["0", "0", "1"], **bare)
    assert (len(table(state)["tiles"]), places(state, "minus_pawn")) == (4, ["explore"])


@rule("SCEN4-5", "ROUND-8")
def test_a_card_that_removes_any_token_can_take_it_away() -> None:
    assert pawns_needed(at(scenario=4, tiles={"B4": 10, "B3": 8}, marks=[VOLCANO]), "explore C3") == 1


# -- lava -------------------------------------------------------------------------------------------------------

FULL = {"B4": 10, "B3": 8, "A1": 1, "A2": 2, "A3": 3, "B2": 4, "C1": 5, "C2": 6, "C3": 7, "B1": 9}


@rule("SCEN4-8")
@pytest.mark.parametrize(
    ("number", "lost"), [(3, []), (4, ["B4"]), (5, ["A3", "C3"]), (6, ["A2", "C2"]), (7, ["B2"]), (8, ["A1", "C1"])]
)
def test_the_lava_takes_its_tiles_when_a_round_begins(number: int, lost: list[str]) -> None:
    state = stage({"step": "round_begins"}, scenario=4, round=number, tiles=FULL, camp="B1", marks=START, events=[])
    go(state, "go_on")
    assert places(state, "down") == ["B3", *lost]


@rule("SCEN4-8", "CARD-26", "CARD-28")
def test_a_tile_under_lava_loses_everything() -> None:
    marks = [*START, totem(1, "A3"), *white("A3")]
    state = stage({"step": "round_begins"}, scenario=4, round=5, tiles=ISLAND, camp="A2", marks=marks, events=[])
    go(state, "go_on")
    assert (places(state, "number"), places(state, "white")) == ([], [])
    assert code(state, "plan gather A3 wood") == "inaccessible"
    assert code(state, "plan build rope") == "terrain_missing"


@rule("SCEN4-8")
def test_a_space_under_lava_cannot_be_explored_any_more() -> None:
    tiles = {"B4": 10, "B3": 8, "A3": 6, "A2": 4}
    state = stage({"step": "round_begins"}, scenario=4, round=6, tiles=tiles, camp="A3", marks=START, events=[])
    go(state, "go_on")
    assert places(state, "down") == ["B3", "A2", "C2"]
    assert code(at(scenario=4, round=6, tiles=tiles, camp="A3", marks=table(state)["marks"]), "plan explore C2") == (
        "inaccessible"
    )


@rule("SCEN4-9", "END-9")
def test_a_camp_in_the_way_of_the_lava_is_the_end() -> None:
    fields: dict[str, Any] = {"shelter": True, "available": {"food": 4}, "events": []}
    stayed = at(scenario=4, round=3, begin="night", **fields)
    go(stayed, "go_on")
    assert (ending(stayed), table(stayed)["round"], table(stayed)["phase"]) == ("camp_lost", 4, "event")
    moved = at(scenario=4, round=3, begin="night", tiles=ISLAND, **fields)
    go(moved, "go_on", "space A3")
    assert ending(moved) == ""


# -- fur, ash ---------------------------------------------------------------------------------------------------


@rule("SCEN4-10", "BUILD-30")
@pytest.mark.parametrize(
    ("players", "ways"),
    [
        (("cook", "carpenter"), {"": (2, 0), "fur": (0, 1), "mixed_1": (1, 1)}),
        (("cook", "carpenter", "soldier"), {"": (3, 0), "fur": (0, 2), "mixed_1": (2, 1), "mixed_2": (1, 2)}),
        (
            ("cook", "carpenter", "soldier", "explorer"),
            {"": (4, 0), "fur": (0, 3), "mixed_1": (3, 1), "mixed_2": (2, 2), "mixed_3": (1, 3)},
        ),
    ],
)
def test_fur_counts_as_wood(players: tuple[str, ...], ways: dict[str, tuple[int, int]]) -> None:
    state = planning(players=players, available={"wood": 4, "fur": 4})
    told = [words for words in state.legal(0) if words.startswith("plan build shelter") and "friday" not in words]
    assert told == [f"plan build shelter {way}".strip() for way in ways]
    for way, (wood, fur) in ways.items():
        state = planning(players=players, available={"wood": 4, "fur": 4})
        go(state, f"plan build shelter {way}".strip(), seat=0)
        assert (table(state)["reserved"]["wood"], table(state)["reserved"]["fur"]) == (wood, fur)


@rule("SCEN4-10", "BUILD-30")
def test_only_shelter_roof_and_palisade_can_be_mixed() -> None:
    state = planning(available={"wood": 4, "fur": 4}, shelter=True)
    assert {"plan build roof mixed_1", "plan build palisade mixed_1"} <= set(state.legal(0))
    assert not [words for words in state.legal(0) if "weapon" in words and ("mixed" in words or "fur" in words)]
    elsewhere = at(scenario=1, available={"wood": 4, "fur": 4})
    assert code(elsewhere, "plan build shelter mixed_1") == "not_payable_so"


@rule("SCEN4-11")
def test_the_book_brings_ash_to_two_places() -> None:
    state = open_book(4, marks=[*START, *white("A3")])
    assert "space B3" not in state.legal(0)
    assert "space A3" not in state.legal(0)
    go(state, "space B4", "space C3")
    assert places(state, "white") == ["A3", "B4", "C3"]


@rule("SCEN4-11", "TOKEN-12")
def test_ash_asks_for_a_pawn_more() -> None:
    assert pawns_needed(planning(*white("A3")), "gather A3 wood") == 2
    assert pawns_needed(planning(*white("A3"), totem(1)), "explore A3") == 3
    assert pawns_needed(planning(*white("B4")), "rest") == 2


# -- totems -----------------------------------------------------------------------------------------------------


@rule("SCEN4-12", "EXPLORE-25")
def test_totems_are_numbered_when_found() -> None:
    for nth in (1, 5):
        state = find_tile(4, 6, nth=nth, marks=START)
        numbers = [mark["value"] for mark in table(state)["marks"] if mark["mark"] == "number"]
        assert (numbers, wounds(state)) == ([nth], [0, 0])


@rule("SCEN4-12", "EXPLORE-22")
def test_a_totem_is_explored_once_and_only_the_first_four() -> None:
    done = {"mark": "burnt", "at": "A3", "from": "scenario volcano_island"}
    assert "plan explore A3" in planning(totem(4)).legal(0)
    assert code(planning(totem(4), done), "plan explore A3") == "done_already"
    assert code(planning(totem(5)), "plan explore A3") == "explored_already"
    assert code(planning(), "plan explore A3") == "explored_already"


@rule("SCEN4-12", "SCEN4-14", "EXPLORE-22")
@pytest.mark.parametrize(
    ("number", "space", "needed"),
    [(1, "A3", 2), (2, "A3", 2), (1, "A2", 3), (1, "B4", 2), (3, "A3", 3), (4, "A3", 3), (4, "A2", 4)],
)
def test_the_third_and_fourth_totem_need_a_pawn_more(number: int, space: str, needed: int) -> None:
    assert pawns_needed(planning(totem(number, space)), f"explore {space}") == needed


@rule("SCEN4-13", "SCEN4-14")
@pytest.mark.parametrize(("number", "pawns", "drawn"), [(1, 3, 3), (2, 3, 4), (3, 4, 4), (4, 4, 5)])
def test_every_mystery_of_a_totem_is_resolved(number: int, pawns: int, drawn: int) -> None:
    state = temple(number, pawns)
    assert len(table(state)["mysteries"]) == 5 - drawn
    assert (table(state)["weapon"], wounds(state)) == (1 + 2, [1, 0])
    assert table(state)["future"]["0"]["fur"] == 2
    assert (table(state)["notes"][1], places(state, "burnt")) == (1, ["A3"])


@rule("SCEN4-7", "SCEN4-13", "END-5")
def test_a_totem_counts_when_its_mysteries_are_resolved() -> None:
    last: dict[str, Any] = {"notes": noted(n0=6, n1=2), "built": ["jolly_boat"]}
    dying = [{"character": "cook", "wounds": 12}, "carpenter"]
    assert ending(temple(1, 3, **last)) == "won"
    assert ending(temple(1, 3, players=dying, **last)) == "death"
    collapsed = temple(1, 3, mysteries=["snake", "collapse"], **last)
    assert (ending(collapsed), table(collapsed)["mysteries"]) == ("won", ["snake"])


# -- tokens -----------------------------------------------------------------------------------------------------


@rule("SCEN4-15")
def test_the_old_map_saves_a_mystery() -> None:
    state = temple(1, 3, tokens={"scenario_dashes": 1})
    assert (state.legal(0), wounds(state)) == (["go_on", "use token_scenario_dashes"], [0, 0])
    go(state, "use token_scenario_dashes")
    assert (len(table(state)["mysteries"]), table(state)["tokens"]) == (3, {})
    assert code(planning(tokens={"scenario_dashes": 1}), "use token_scenario_dashes") == "not_now"


@rule("SCEN4-16", "SCEN4-17")
@pytest.mark.parametrize(
    ("token", "card", "other"), [("bowtie", "sharp_blade", "snake"), ("cross", "snake", "sharp_blade")]
)
def test_diary_and_torch_ignore_a_trap_or_a_monster(token: str, card: str, other: str) -> None:
    use = f"use token_scenario_{token}"
    state = temple(1, 3, mysteries=["gold", "old_map", card], tokens={f"scenario_{token}": 1})
    assert use in state.legal(0)
    go(state, use)
    assert (wounds(state), len(table(state)["mysteries"]), table(state)["tokens"]) == ([0, 0], 0, {})
    assert card in table(state)["mystery_discard"]
    spared = temple(1, 3, mysteries=["gold", "old_map", other], tokens={f"scenario_{token}": 1})
    assert (wounds(spared), table(spared)["tokens"]) == ([2, 0], {f"scenario_{token}": 1})


@rule("SCEN4-18")
def test_the_canvas_ignores_a_rain_cloud() -> None:
    fields: dict[str, Any] = {"clouds": 2, "tokens": {"scenario_bands": 1}, "available": {"wood": 2, "food": 2}}
    state = stage({"step": "weather_phase"}, scenario=4, phase="weather", round=2, **fields)
    go(state, "go_on", "use token_scenario_bands")
    assert table(state)["available"] == {"wood": 1, "food": 1, "preserved": 0, "fur": 0}


# -- inventions -------------------------------------------------------------------------------------------------


@rule("SCEN4-19", "SCENITEM-13", "SCENITEM-28")
def test_the_rope_ladder_is_a_pawn_for_totems_only() -> None:
    assert needs(4)["rope_ladder"] == {"terrain": [], "items": ["rope"]}
    state = planning(totem(1), built=["rope_ladder"], tiles={"B4": 10, "B3": 8, "A3": 6})
    go(state, "plan explore A3", "plan explore C3", seat=0)
    assert "support 1 rope_ladder" in state.legal(0)
    assert code(state, "support 2 rope_ladder") == "not_for_this"
    go(state, "support 1 rope_ladder", seat=0)
    assert code(state, "support 1 rope_ladder") == "no_pawn"


@rule("SCEN4-20", "SCENITEM-29")
def test_the_jolly_boat_needs_rope_and_three_wood() -> None:
    assert needs(4)["jolly_boat"] == {"terrain": [], "items": ["rope"], "wood": 3}
    assert "plan build jolly_boat" in planning(built=["rope"], available={"wood": 3}).legal(0)
    assert code(planning(built=["rope"], available={"wood": 2}), "plan build jolly_boat") == "wood_missing"
    assert code(planning(available={"wood": 3}), "plan build jolly_boat") == "item_missing"


# -- winning and losing -----------------------------------------------------------------------------------------


@rule("SCEN4-6", "SCENITEM-14")
@pytest.mark.parametrize(
    ("players", "tiles", "totems"),
    [
        (["cook"], 6, 3),
        (["cook", "carpenter"], 6, 3),
        (["cook", "carpenter", "soldier"], 7, 4),
        (["cook", "carpenter", "soldier", "explorer"], 8, 4),
    ],
)
def test_the_boat_wins_when_enough_has_been_explored(players: list[str], tiles: int, totems: int) -> None:
    assert ending(enter(4, "jolly_boat", players=players, notes=noted(n0=tiles, n1=totems))) == "won"
    assert ending(enter(4, "jolly_boat", players=players, notes=noted(n0=tiles - 1, n1=totems))) == ""
    assert ending(enter(4, "jolly_boat", players=players, notes=noted(n0=tiles, n1=totems - 1))) == ""


@rule("SCEN4-6", "SCEN4-7", "END-1")
def test_the_last_tile_wins_at_once() -> None:
    ready: dict[str, Any] = {"built": ["jolly_boat"], "marks": START, "tiles": {"B4": 10, "B3": 8}}
    assert ending(find_tile(4, 6, notes=noted(n0=5, n1=3), **ready)) == "won"
    missing = find_tile(4, 6, notes=noted(n0=4, n1=3), **ready)
    assert (ending(missing), table(missing)["notes"][0]) == ("", 5)


@rule("SCEN4-7")
def test_lava_does_not_take_back_what_was_explored() -> None:
    fields: dict[str, Any] = {"tiles": ISLAND, "camp": "A2", "marks": [*START, totem(1)], "notes": noted(n0=4, n1=1)}
    state = stage({"step": "round_begins"}, scenario=4, round=5, events=[], **fields)
    go(state, "go_on")
    assert table(state)["notes"][:2] == [4, 1]


@rule("SCEN4-6", "END-3")
def test_after_round_eight_it_is_too_late() -> None:
    state = last_night(4, 8, notes=noted(n0=8, n1=4), tiles={"B1": 9, "B3": 8}, camp="B1", marks=START)
    assert ending(state) == "out_of_time"


@rule("SCEN4-21")
def test_points_count_tiles_totems_and_the_boat() -> None:
    state = enter(4, "jolly_boat", notes=noted(n0=7, n1=3), weapon=2, roof=3, shelter=True)
    assert score(state) == 24 + 2 * 2 + 5 + 7 + 3 * 3
