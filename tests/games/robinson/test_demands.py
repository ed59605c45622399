"""Robinson Crusoe: what must be done and cannot be done."""

from typing import Any

import pytest

from tests.games.robinson.helpers.facts import wounds
from tests.games.robinson.helpers.positions import (
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

THREE = ["cook", "carpenter", "soldier"]


def determined(*numbers: int) -> list[dict[str, Any]]:
    return [{"character": name, "determination": number} for name, number in zip(THREE, numbers, strict=False)]


# -- one player -----------------------------------------------------------------------------------------------


@rule("DEMAND-1", "DEMAND-12")
@pytest.mark.parametrize(
    ("colour", "card"),
    [("build", "visit_of_a_predator"), ("build", "wind_storm"), ("build", "broken_lever"), ("explore", "old_grave")],
)
@pytest.mark.parametrize("who", [0, 1])
def test_a_demand_of_an_adventure_that_cannot_be_met_wounds_the_performer_only(
    colour: str, card: str, who: int
) -> None:
    state = meet_adventure(colour, card, who=who, players=THREE)
    assert wounds(state) == [1 if seat == who else 0 for seat in range(3)]


@rule("DEMAND-1", "DEMAND-12")
def test_a_demand_of_a_mystery_wounds_the_performer_only() -> None:
    state = draw_mystery("spiders", who=1, players=determined(5, 0, 5))
    assert wounds(state) == [0, 2, 0]
    assert [player["determination"] for player in table(state)["players"]] == [5, 0, 5]


@rule("DEMAND-12", "DEMAND-6")
def test_a_source_that_is_not_there_wounds_the_performer_of_an_action() -> None:
    covered = [{"mark": kind, "at": "A1"} for kind in ("exhausted", "exhausted_second")]
    state = meet_adventure("gather", "winter_freezing", who=1, marks=covered)
    assert wounds(state) == [0, 1]


@rule("DEMAND-2", "DEMAND-7")
@pytest.mark.parametrize(("have", "left", "wound"), [(0, 0, 2), (1, 0, 1), (2, 0, 0), (3, 1, 0)])
def test_tokens_that_must_go_go_as_far_as_they_last_and_the_rest_are_wounds(have: int, left: int, wound: int) -> None:
    state = meet_adventure("explore", "lost_in_the_woods", players=determined(have, 4))
    assert table(state)["players"][0]["determination"] == left
    assert wounds(state) == [wound, 0]


@rule("DEMAND-3", "CARD-40")
@pytest.mark.parametrize(("weapon", "wound"), [(0, 4), (1, 3), (4, 0), (6, 0)])
def test_a_fight_wounds_for_each_missing_level_of_weapons(weapon: int, wound: int) -> None:
    state = meet_adventure("build", "predator_in_the_camp", who=1, weapon=weapon)
    assert wounds(state) == [0, wound]
    assert table(state)["weapon"] == weapon


# -- everybody ------------------------------------------------------------------------------------------------


@rule("DEMAND-4", "DEMAND-5", "DEMAND-17")
@pytest.mark.parametrize("who", [0, 2])
def test_a_palisade_that_is_not_there_wounds_every_player_when_a_threat_strikes(who: int) -> None:
    assert wounds(strike("storm_a", players=THREE, first=who)) == [1, 1, 1]


@rule("DEMAND-5", "DEMAND-17")
@pytest.mark.parametrize("answer", ["option 1", "option 2"])
def test_an_event_that_lowers_roof_or_palisade_without_either_wounds_every_player(answer: str) -> None:
    state = draw_event("flying_surprise", players=THREE)
    assert state.legal(0) == ["option 1", "option 2"]
    go(state, answer)
    assert wounds(state) == [1, 1, 1]


@rule("DEMAND-5", "DEMAND-7", "DEMAND-17")
@pytest.mark.parametrize(("weapon", "left", "wound"), [(3, 1, 0), (1, 0, 1), (0, 0, 2)])
def test_weapons_are_lost_as_far_as_there_are_any(weapon: int, left: int, wound: int) -> None:
    state = later_event("mystery", "gorilla", players=THREE, weapon=weapon)
    assert table(state)["weapon"] == left
    assert wounds(state) == [wound] * 3


@rule("DEMAND-6", "CARD-50")
@pytest.mark.parametrize(("card", "tile"), [("otters", 9), ("predator_is_near", 8), ("thunderstorm", 3)])
def test_a_source_to_be_covered_that_is_not_there_wounds_every_player(card: str, tile: int) -> None:
    state = draw_event(card, players=THREE, tiles={"B1": tile})
    assert wounds(state) == [1, 1, 1]
    assert not [mark for mark in table(state)["marks"] if mark["mark"].startswith("exhausted")]


@rule("DEMAND-4", "DEMAND-6", "DEMAND-7")
def test_sources_beside_the_camp_are_covered_as_far_as_there_are_any() -> None:
    state = draw_event("devastating_blows", players=THREE, tiles={"B1": 8, "A1": 9})
    exhausted = [mark for mark in table(state)["marks"] if mark["mark"].startswith("exhausted")]
    assert [mark["at"] for mark in exhausted] == ["A1"]
    assert wounds(state) == [1, 1, 1]


@rule("DEMAND-17")
def test_a_text_that_names_each_player_wounds_those_who_cannot_pay() -> None:
    state = strike("winter_depression", players=determined(1, 0, 2))
    assert wounds(state) == [0, 1, 0]
    assert [player["determination"] for player in table(state)["players"]] == [0, 0, 1]


@rule("DEMAND-17")
def test_a_text_that_names_the_first_player_wounds_only_that_one() -> None:
    state = later_event("adventure", "old_grave", players=determined(0, 1, 0), first=1)
    assert wounds(state) == [0, 1, 0]


@rule("DEMAND-18", "CARD-38", "CARD-39")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_fight_of_the_event_phase_wounds_only_the_first_player_also_for_losses_that_cannot_be_made(
    first: int,
) -> None:
    state = later_event("adventure", "howling_in_the_bushes", players=THREE, first=first, weapon=1)
    # strength 3 against 1: two wounds; the weapon goes; there is no palisade: a third
    assert wounds(state) == [3 if seat == first else 0 for seat in range(3)]
    after = table(state)
    assert (after["weapon"], after["palisade"]) == (0, 0)
    assert (after["available"]["food"], after["available"]["fur"]) == (2, 1)


@rule("DEMAND-13")
def test_friday_is_not_wounded_by_what_the_group_cannot_do() -> None:
    state = strike("storm_a", friday={"wounds": 2})
    assert wounds(state) == [1, 1]
    assert table(state)["friday"]["wounds"] == 2
    state = later_event("mystery", "gorilla", friday={"wounds": 2})
    assert table(state)["friday"]["wounds"] == 2


# -- no choice, no demand -------------------------------------------------------------------------------------


@rule("DEMAND-8")
def test_wounds_cannot_be_chosen_instead_of_paying() -> None:
    state = strike("storm_a", palisade=1)
    assert state.legal(0) == ["go_on"]
    assert (table(state)["palisade"], wounds(state)) == (0, [0, 0])
    state = meet_adventure("build", "visit_of_a_predator", available={"food": 1})
    assert state.legal(0) == ["go_on"]
    assert (table(state)["available"]["food"], wounds(state)) == (0, [0, 0])


@rule("DEMAND-9", "CARD-3")
@pytest.mark.parametrize(("wood", "left"), [(2, 1), (0, 0)])
def test_insects_take_a_wood_if_possible(wood: int, left: int) -> None:
    for state in (
        draw_event("insects", available={"wood": wood}),
        strike("insects", available={"wood": wood}),
    ):
        assert table(state)["available"]["wood"] == left
        assert wounds(state) == [0, 0]


@rule("DEMAND-9", "CARD-3")
def test_if_possible_takes_what_there_is() -> None:
    state = draw_event("ravishing_windstorm", weapon=1)
    assert (table(state)["weapon"], wounds(state)) == (0, [0, 0])
    state = meet_adventure("build", "hard_work")
    assert wounds(state) == [0, 0]


@rule("DEMAND-9")
def test_nobody_is_asked_for_help_with_what_happens_only_if_possible() -> None:
    state = draw_event("insects", tokens={"fallen_tree": 1})
    assert table(state)["tokens"] == {"fallen_tree": 1}
    assert [step["step"] for step in table(state)["agenda"]][-1] == "window"
    assert table(state)["threats"][1] == "event insects"


@rule("DEMAND-10")
def test_morale_stays_at_its_ends_without_wounds() -> None:
    state = strike("body_on_the_beach", morale=-2)
    assert (table(state)["morale"], wounds(state)) == (-3, [0, 0])
    state = strike("body_on_the_beach", morale=-3)
    assert (table(state)["morale"], wounds(state)) == (-3, [0, 0])
    state = stage({"step": "morale", "a": 2}, phase="event", morale=2)
    go(state, "go_on")
    assert (table(state)["morale"], wounds(state)) == (3, [0, 0])


@rule("DEMAND-11")
@pytest.mark.parametrize(
    ("card", "mark"),
    [
        ("heavy_rain", {"mark": "rain", "at": "weather", "from": "event rain"}),
        ("storm_a", {"mark": "storm", "at": "weather", "from": "event storm_b"}),
        ("call_of_the_wild", {"mark": "beast", "at": "hunt", "from": "event night_howling"}),
        ("strong_wind", {"mark": "minus_pawn", "at": "build", "from": "adventure laborious_work_a"}),
    ],
)
def test_a_token_that_an_equal_one_blocks_counts_as_put(card: str, mark: dict[str, str]) -> None:
    state = draw_event(card, marks=[mark])
    alike = [other for other in table(state)["marks"] if (other["mark"], other["at"]) == (mark["mark"], mark["at"])]
    assert alike == [mark]
    assert wounds(state) == [0, 0]


@rule("DEMAND-14")
def test_nothing_has_to_be_used_to_avoid_a_wound() -> None:
    state = meet_adventure("build", "visit_of_a_predator", items={"biscuits": 2}, tokens={"larvae": 1})
    assert state.legal(0) == ["go_on", "use biscuits", "use token_larvae"]
    go(state, "go_on")
    assert wounds(state) == [1, 0]
    assert (table(state)["items"], table(state)["tokens"]) == ({"biscuits": 2}, {"larvae": 1})


@rule("DEMAND-15")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (3, 2), (4, 2)])
def test_halving_a_level_that_loses_nothing_is_no_wound(before: int, after: int) -> None:
    state = later_event("adventure", "construction_is_weak", roof=before)
    assert (table(state)["roof"], wounds(state)) == (after, [0, 0])


@rule("DEMAND-16", "WOUND-3")
def test_several_wounds_are_dealt_one_by_one() -> None:
    state = later_event("adventure", "viper", players=[{"character": "cook", "wounds": 6}, "soldier"])
    assert wounds(state) == [9, 0]
    assert table(state)["morale"] == -2
    state = later_event("adventure", "viper", players=[{"character": "soldier", "wounds": 10}, "cook"])
    result = state.result()
    assert result is not None
    assert result["reason"] == "death"
