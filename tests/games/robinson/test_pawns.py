"""Pawns on planned actions: whose they are, who performs, what additional pawns may do, how they come back."""

from typing import Any

import pytest

from tests.games.robinson.helpers.facts import determination, wounds
from tests.games.robinson.helpers.plans import (
    ISLAND,
    act,
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
    refused,
    resolved,
    rolled,
    slots,
)
from tests.games.robinson.helpers.positions import table
from tests.rules import rule

PLENTY = {"wood": 9, "food": 9, "fur": 9}
CARPENTER = {"character": "carpenter", "determination": 6}
FAR = {"B1": 8, "B2": 10, "B3": 6}
"""Tile 6 lies one tile further than the river beside the camp."""

SOURCES: list[tuple[str, dict[str, Any], set[str]]] = [
    ("friday", {}, {"threat", "hunt", "build", "gather", "explore"}),
    ("dog", {"dog": True}, {"hunt", "explore"}),
    ("map", {"built": ["map"]}, {"explore"}),
    ("lantern", {"built": ["lantern"]}, {"build"}),
    ("belts", {"built": ["belts"]}, {"gather"}),
    ("shield", {"built": ["shield"]}, {"hunt"}),
    ("raft", {"built": ["raft"]}, {"gather", "explore"}),
    ("hammer_and_nails", {"items": {"hammer_and_nails": 2}}, {"build"}),
    ("candles", {"tokens": {"candles": 1}}, {"build"}),
    ("candles_card", {"treasures": {"candles": 2}}, {"build"}),
    ("compass", {"treasures": {"compass": 1}}, {"explore"}),
    ("handyman", {"players": [CARPENTER, "cook"]}, {"build"}),
    ("scenario_token", {"scenario": 2, "tokens": {"scenario_dashes": 1}}, {"build"}),
    ("scenario_token", {"scenario": 7, "tokens": {"scenario_cross": 1}}, {"explore"}),
    ("crew_pawn", {"scenario": 7, "marks": [mark("crew_pawn", "round")]}, {"build"}),
]
TARGETS = {
    "threat": "threat left",
    "hunt": "hunt",
    "build": "build weapon",
    "gather": "gather A1 wood",
    "explore": "explore A2",
}


def with_actions(**fields: Any) -> dict[str, Any]:
    """What lets every type of action be planned."""
    common = {"threats": ["event vertigo", None], "hunting": ["birds"], "tiles": ISLAND, "available": PLENTY}
    return {**common, **fields}


@rule("PLAN-2")
def test_a_player_has_two_pawns() -> None:
    state = planning()
    assert [state.view(0)["pawns_left"][seat] for seat in ("0", "1")] == [2, 2]


@rule("PLAN-15")
def test_a_pawn_more_than_needed_is_legal_and_does_nothing() -> None:
    state = planned("0 plan gather A1 wood", "0 support 1 pawn", tiles=ISLAND)
    assert may(state, "1 support 1 pawn")
    act(state, "1 support 1 pawn")
    events = confirm(state)
    assert kinds(events, "rolled") == []
    assert future(state) == {"wood": 1}
    threat = resolved("0 plan threat left", "0 support 1 pawn", threats=["event vertigo", None])
    assert determination(threat) == [1, 0]


@rule("PLAN-15", "HUNT-2", "THREAT-6")
def test_a_pawn_more_than_needed_does_nothing_in_a_hunt_and_a_threat_either() -> None:
    hunts = [
        resolved("0 plan hunt", "0 support 1 pawn", *more, **with_actions()) for more in ([], ["1 support 1 pawn"])
    ]
    assert [(wounds(state), future(state)) for state in hunts] == [([1, 0], {"food": 2})] * 2
    two = ["0 plan threat right", "0 support 1 pawn"]
    threat = [None, "event chronic_tiredness"]
    threats = [resolved(*two, *more, threats=threat) for more in ([], ["1 support 1 pawn"])]
    assert [determination(state) for state in threats] == [[2, 0]] * 2


@rule("PLAN-16", "PLAN-19")
@pytest.mark.parametrize("pawn", ["0 support 1 pawn", "1 support 1 pawn", "0 support 1 friday", "1 support 1 belts"])
def test_any_two_pawns_make_a_gather_certain(pawn: str) -> None:
    state = planned("0 plan gather A1 wood", pawn, tiles=ISLAND, built=["belts"])
    events = confirm(state)
    assert kinds(events, "rolled") == []
    assert kinds(events, "succeeded") == [{"action": "gather", "who": 0}]


@rule("PLAN-17")
def test_the_players_on_an_action_choose_who_performs_it() -> None:
    state = planned("0 plan camp", "1 support 1 pawn", marks=[mark("minus_pawn", "camp")])
    assert slots(state) == [("camp", "0", ["0", "1"])]
    assert code(state, "0 lead 1") == ("performs_already", "PLAN-17")
    act(state, "1 lead 1")
    assert slots(state) == [("camp", "1", ["0", "1"])]
    confirm(state)
    assert determination(state) == [0, 2]


@rule("PLAN-17")
def test_only_a_player_on_the_action_can_lead_it() -> None:
    state = planned("0 plan build weapon", available=PLENTY)
    assert code(state, "1 lead 1") == ("not_on_it", "PLAN-17")
    assert code(state, "1 lead 2") == ("nothing_planned", "PLAN-22")


@rule("PLAN-18", "RESOLVE-7")
@pytest.mark.parametrize("leader", [0, 1])
def test_dice_wound_the_performer_only(leader: int) -> None:
    state = planned("0 plan gather B3 wood", "1 support 1 pawn", tiles=FAR)
    if leader == 1:
        act(state, "1 lead 1")
    state = rolled(state, "success", "wound")
    assert wounds(state) == [1 - leader, leader]


@rule("PLAN-18", "BUILD-23")
def test_determination_for_a_failure_goes_to_the_performer_only() -> None:
    state = planned("1 plan gather B3 wood", "0 support 1 pawn", tiles=FAR)
    assert determination(rolled(state)) == [0, 2]


@rule("PLAN-18", "RESOLVE-8")
def test_adventures_and_special_wounds_meet_the_performer_only() -> None:
    state = planned(
        "1 plan gather A1 wood",
        "0 support 1 pawn",
        tiles=ISLAND,
        gather=["spider"],
        marks=[mark("adventure", "gather")],
    )
    events = confirm(state)
    assert kinds(events, "drew") == [{"who": 1, "card": "adventure spider"}]
    assert [(mark["mark"], mark["at"]) for mark in table(state)["marks"]] == [("gather_head", "seat_1")]


@rule("PLAN-20", "PLAN-21")
@pytest.mark.parametrize(("source", "fields", "helps"), SOURCES)
def test_additional_pawns_help_with_the_actions_that_their_source_names(
    source: str, fields: dict[str, Any], helps: set[str]
) -> None:
    for action, target in TARGETS.items():
        state = planned(f"0 plan {target}", **with_actions(**fields))
        if action in helps:
            assert may(state, f"0 support 1 {source}")
            act(state, f"0 support 1 {source}")
            assert slots(state) == [(target, "0", ["0", source])]
        else:
            assert code(state, f"0 support 1 {source}") == ("not_for_this", "PLAN-21")


@rule("PLAN-20", "PLAN-21", "EXPLORE-22")
def test_the_rope_ladder_helps_with_totems_only() -> None:
    fields: dict[str, Any] = {"scenario": 4, "tiles": {"B4": 10, "B3": 8, "C3": 6}, "built": ["rope_ladder"]}
    state = planned("0 plan explore C3", "1 plan explore A3", marks=[mark("number", "C3", value=1)], **fields)
    assert may(state, "0 support 1 rope_ladder")
    assert code(state, "0 support 2 rope_ladder") == ("not_for_this", "SCENITEM-13")


@rule("PLAN-20", "PLAYERS-7")
def test_friday_supports_a_player_as_an_additional_pawn() -> None:
    state = resolved("0 plan camp", "0 support 1 friday", marks=[mark("minus_pawn", "camp")])
    assert determination(state) == [2, 0]
    assert table(state)["friday"]["determination"] == 0


@rule("PLAN-21")
def test_pawns_of_players_go_anywhere_unless_a_card_says_otherwise() -> None:
    fields = with_actions(marks=[mark("build_camp_rest", "seat_0"), mark("only_rest", "seat_1")])
    state = planning(**fields)
    types = [{words.split()[1] for words in state.legal(seat) if words.startswith("plan ")} for seat in (0, 1)]
    assert types[1] == {"rest"}
    assert code(state, "1 plan camp") == ("not_this_round", "ROUND-8")
    assert code(state, "0 plan gather A1 wood") == ("not_this_round", "ROUND-8")
    assert may(state, "0 plan build weapon")
    assert may(state, "0 plan camp")
    act(state, "0 plan camp")
    assert code(state, "1 support 1 pawn") == ("not_this_round", "ROUND-8")
    assert may(state, "0 plan rest")


@rule("PLAN-22")
def test_an_additional_pawn_goes_only_where_somebody_performs() -> None:
    state = planning(tiles=ISLAND, built=["map"])
    assert code(state, "0 support 1 map") == ("nothing_planned", "PLAN-22")
    act(state, "0 plan explore A2 friday")
    assert may(state, "0 support 1 map")


@rule("PLAN-22", "PLAN-23")
def test_compass_and_map_explore_nothing_without_a_player() -> None:
    state = planned(
        "0 plan explore A1", "0 support 1 map", "0 support 1 compass", built=["map"], treasures={"compass": 1}
    )
    assert slots(state) == [("explore A1", "0", ["0", "map", "compass"])]
    assert kinds(act(state, "0 take_back 1 pawn"), "taken_back") == [{"pawn": 0, "slot": 1}]
    assert slots(state) == []
    left = state.view(0)["pawns_left"]
    assert (left["0"], left["map"], left["compass"]) == (2, 1, 1)


@rule("PLAN-24", "GATHER-4", "EXPLORE-4", "TOKEN-12")
@pytest.mark.parametrize(
    ("target", "pawn", "marks"),
    [
        ("gather B3 wood", "belts", []),
        ("explore A2", "map", []),
        ("gather B2 wood", "belts", [mark("minus_pawn", "gather")]),
        ("explore A1", "map", [mark("minus_pawn", "explore")]),
        ("explore C1", "map", [mark("minus_pawn", "C1")]),
        ("build shovel", "lantern", [mark("minus_pawn", "build")]),
        ("hunt", "shield", []),
    ],
)
def test_additional_pawns_cover_what_distance_and_tokens_demand(target: str, pawn: str, marks: list[Any]) -> None:
    built = ["map", "belts", "lantern", "shield"]
    state = planned(f"0 plan {target}", tiles=FAR, built=built, marks=marks, hunting=["birds"])
    assert refused(state, "0 confirm").values["needed"] == 2
    act(state, f"0 support 1 {pawn}")
    assert may(state, "0 confirm")


@rule("PLAN-37", "BUILD-16")
def test_a_personal_invention_is_performed_by_its_owner_and_supported_by_anybody() -> None:
    state = planning(built=["rope"])
    assert code(state, "0 plan build snare") == ("not_yours", "PLAN-37")
    assert code(state, "0 plan build snare friday") == ("not_yours", "PLAN-37")
    act(state, "1 plan build snare", "0 support 1 pawn")
    assert code(state, "0 lead 1") == ("not_yours", "PLAN-37")
    act(state, "1 take_back 1 pawn")
    assert slots(state) == []
    assert state.view(0)["pawns_left"]["0"] == 2


@rule("PLAN-37")
def test_friday_cannot_build_a_personal_invention_for_the_first_player() -> None:
    state = planning(built=["rope"], first=1)
    assert code(state, "1 plan build snare friday") == ("not_yours", "PLAN-37")
    assert may(state, "1 plan build snare")


@rule("PLAN-38")
def test_however_many_pawns_are_taken_away_one_is_left() -> None:
    twice = [mark("one_pawn", "seat_0"), mark("one_pawn", "seat_0")]
    state = planning(marks=twice)
    assert state.view(0)["pawns_left"]["0"] == 1
    act(state, "0 plan camp")
    assert code(state, "0 plan camp") == ("no_pawn", "PLAN-2")


# -- taking back ---------------------------------------------------------------------------------------------


@rule("PLAN-1", "PLAN-17")
def test_when_the_performer_leaves_another_player_on_the_action_performs_it() -> None:
    state = planned("0 plan camp", "1 support 1 pawn", "0 take_back 1 pawn", marks=[mark("minus_pawn", "camp")])
    assert slots(state) == [("camp", "1", ["1"])]


@rule("PLAN-1", "PLAYERS-7")
def test_when_the_last_player_leaves_friday_performs_what_he_stands_on() -> None:
    state = planned("0 plan gather A1 wood", "0 support 1 friday", "0 take_back 1 pawn", tiles=ISLAND)
    assert slots(state) == [("gather A1 wood", "friday", ["friday"])]


@rule("PLAN-1")
def test_a_confirmed_player_is_asked_again_when_an_action_of_theirs_lost_a_pawn() -> None:
    state = planned("0 plan hunt", "1 support 1 pawn", "0 confirm", hunting=["birds"])
    assert state.waiting_for() == (1,)
    act(state, "1 take_back 1 pawn")
    assert state.waiting_for() == (0, 1)
    assert code(state, "0 confirm") == ("pawns_missing", "PLAN-14")


@rule("PLAN-1", "PLAN-20", "PLAN-26")
@pytest.mark.parametrize(
    ("source", "fields"),
    [
        ("handyman", {"players": [CARPENTER, "cook"]}),
        ("economical_construction", {"players": [CARPENTER, "cook"]}),
        ("hammer_and_nails", {"items": {"hammer_and_nails": 1}}),
        ("candles", {"tokens": {"candles": 2}}),
        ("candles_card", {"treasures": {"candles": 1}}),
        ("scenario_token", {"scenario": 2, "tokens": {"scenario_dashes": 1}}),
        ("lantern", {"built": ["lantern"]}),
    ],
)
@pytest.mark.parametrize("all_at_once", [False, True])
def test_taking_back_returns_whatever_was_paid(source: str, fields: dict[str, Any], all_at_once: bool) -> None:
    state = planning(**{"available": {"wood": 2}, **fields})
    before = table(state)
    act(state, "0 plan build shelter", f"0 support 1 {source}")
    assert table(state) != before
    if not all_at_once:
        act(state, f"0 take_back 1 {source}")
    act(state, "0 take_back 1 pawn")
    assert table(state) == before


@rule("PLAN-1")
def test_a_bible_that_is_taken_back_is_as_it_was() -> None:
    state = planning(items={"bible": 1})
    before = table(state)
    act(state, "0 plan camp", "0 support 1 bible")
    assert table(state)["items"] == {}
    act(state, "0 take_back 1 pawn")
    assert table(state) == before


@rule("PLAN-20", "ITEM-77")
def test_what_pawns_cost_is_paid_when_they_are_placed() -> None:
    state = planned(
        *("0 plan build shelter", "0 support 1 hammer_and_nails", "0 support 1 candles", "1 support 1 handyman"),
        players=["cook", CARPENTER],
        items={"hammer_and_nails": 2},
        tokens={"candles": 1},
        available={"wood": 2},
    )
    position = table(state)
    assert (position["items"], position["tokens"], determination(state)) == ({"hammer_and_nails": 1}, {}, [0, 3])
    assert "support 1 hammer_and_nails" in state.legal(0)
    assert code(state, "1 support 1 handyman") == ("skill_used", "CHAR-2")


# -- the end of the phase ------------------------------------------------------------------------------------


@rule("RESOLVE-21", "DISC-10", "ITEM-77")
def test_pawns_return_and_what_served_once_leaves_the_game() -> None:
    state = planned(
        *("0 plan build shovel", "0 support 1 hammer_and_nails", "0 support 1 candles", "0 support 1 candles_card"),
        *("0 support 1 lantern", "1 plan explore B2", "1 support 2 map", "1 support 2 compass"),
        items={"hammer_and_nails": 1},
        tokens={"candles": 1},
        treasures={"candles": 1, "compass": 1},
        built=["map", "lantern"],
        tile_deck=[4],
    )
    confirm(state)
    end_phase(state)
    position = table(state)
    assert position["plan"] == []
    assert position["gone"] == ["item hammer_and_nails", "discovery candles"]
    assert position["mystery_discard"] == ["candles"]
    assert position["treasures"] == {"compass": 1}
    assert position["built"] == ["shovel", "map", "lantern"]
    later = planning(tiles=position["tiles"], built=position["built"], treasures=position["treasures"])
    left = later.view(0)["pawns_left"]
    assert [left[source] for source in ("0", "1", "map", "lantern", "compass")] == [2, 2, 1, 1, 1]


@rule("RESOLVE-21")
def test_a_hammer_with_a_use_left_stays() -> None:
    state = resolved("0 plan build shovel", "0 support 1 hammer_and_nails", items={"hammer_and_nails": 2})
    assert (table(state)["items"], table(state)["gone"]) == ({"hammer_and_nails": 1}, [])
    assert incoming(state) == ["invention shovel"]


@rule("PLAN-20", "PLAYERS-5")
def test_only_the_first_player_places_friday() -> None:
    state = planned("0 plan build weapon", available=PLENTY)
    assert code(state, "1 plan rest friday") == ("first_player_only", "PLAYERS-5")
    assert code(state, "1 support 1 friday") == ("first_player_only", "PLAYERS-5")
    act(state, "0 support 1 friday")
    assert code(state, "1 take_back 1 friday") == ("first_player_only", "PLAYERS-5")
    assert cubes(state, "reserved") == {"wood": 1}


@rule("PLAN-18", "PLAN-19")
def test_the_reward_of_a_threat_is_the_performers_only() -> None:
    state = resolved("0 plan threat left", "1 support 1 pawn", threats=["event memories_of_the_cruise", None])
    assert determination(state) == [2, 0]


@rule("CHAR-1", "PERSONAL-1")
@pytest.mark.parametrize("skill", ["handyman", "economical_construction"])
def test_only_the_carpenter_puts_a_skill_on_an_action(skill: str) -> None:
    state = planned("0 plan build shelter", players=["cook", CARPENTER], available={"wood": 2})
    assert code(state, f"0 support 1 {skill}") == ("skill_of_another", "CHAR-1")
    act(state, f"1 support 1 {skill}")
    assert code(state, f"0 take_back 1 {skill}") == ("skill_of_another", "CHAR-1")
    assert may(state, f"1 take_back 1 {skill}")
