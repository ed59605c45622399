"""Cards say that it was they who took, and what was missing; morale and deaths say why."""

import pytest

from tests.games.robinson.helpers.causes import demanded, happened, why, whys
from tests.games.robinson.helpers.positions import at, stage
from tests.games.robinson.helpers.scenario_moments import kinds
from tests.rules import rule


@rule("DEMAND-2", "DEMAND-5", "DEMAND-6")
@pytest.mark.parametrize(
    ("step", "lacking", "id"),
    [
        ("wood", "wood", "DEMAND-2"),
        ("food", "food", "DEMAND-2"),
        ("fur", "fur", "DEMAND-2"),
        ("roof", "roof", "DEMAND-5"),
        ("palisade", "palisade", "DEMAND-5"),
        ("weapon", "weapon", "DEMAND-5"),
    ],
)
def test_a_demand_of_a_card_that_cannot_be_met_names_the_card_and_what_was_missing(
    step: str, lacking: str, id: str
) -> None:
    events = demanded(step, -2)
    wounds = kinds(events, "wounded")
    assert [(each["card"], each["cause"], each["lacking"], each["rule"]) for each in wounds] == [
        ("event storm_a", "event storm_a", lacking, id)
    ] * 2
    for lost in kinds(events, "lost"):
        assert (lost["resource"], lost["amount"], lost["missing"], lost["cause"]) == (step, 0, 2, "event storm_a")
    assert len(kinds(events, "lost")) == (1 if step in ("wood", "food", "fur") else 0)


@rule("DEMAND-7", "DEMAND-9")
def test_what_is_there_is_told_beside_what_is_missing_and_nothing_is_missing_where_it_is_only_if_possible() -> None:
    (lost,) = kinds(demanded("wood", -3, available={"wood": 2}), "lost")
    assert (lost["amount"], lost["missing"]) == (2, 1)
    possible = stage({"step": "wood", "a": -1, "b": 1, "card": "event storm_a"}, phase="event", round=2)
    assert kinds(happened(possible), "wounded") == []


@rule("DEMAND-2")
def test_missing_determination_is_told() -> None:
    step = {"step": "det", "a": -2, "who": "1", "card": "adventure tired"}
    events = happened(stage(step, phase="event", round=2))
    (gone,) = kinds(events, "discouraged")
    assert (gone["who"], gone["amount"], gone["missing"], gone["cause"]) == (1, 0, 2, "adventure tired")
    (wounded,) = kinds(events, "wounded")
    assert (wounded["cause"], wounded["lacking"]) == ("adventure tired", "determination")


@rule("MORALE-2", "MORALE-4")
def test_low_morale_is_the_cause_of_what_it_costs() -> None:
    events = happened(at(round=2, begin="morale", morale=-2, events=[]))
    assert whys(events, "discouraged") == [("morale", "MORALE-2")]
    assert [(*why(each), each["lacking"]) for each in kinds(events, "wounded")] == [
        ("morale", "MORALE-4", "determination")
    ]


@rule("WOUND-2")
def test_morale_that_falls_by_an_arrow_says_so() -> None:
    step = {"step": "wounds", "a": 4, "who": "0", "card": "event storm_a"}
    events = happened(stage(step, phase="event", round=2))
    assert whys(events, "morale_is") == [("arrow", "WOUND-2")]


@rule("WOUND-5")
def test_a_death_says_of_what() -> None:
    step = {"step": "wounds", "a": 9, "who": "0", "card": "event storm_a"}
    dying = [{"character": "cook", "wounds": 10}, "carpenter"]
    (died,) = kinds(happened(stage(step, phase="event", round=2, players=dying)), "died")
    assert (died["who"], died["cause"]) == (0, "event storm_a")


@rule("CARD-34", "CARD-36")
def test_a_lost_item_names_the_card_and_what_it_takes_along_the_item() -> None:
    step = {"step": "flip_item", "a": 1, "card": "event storm_a"}
    events = happened(stage(step, phase="event", round=2, built=["knife"], weapon=1))
    assert [(lost["card"], lost["cause"]) for lost in kinds(events, "item_lost")] == [
        ("invention knife", "event storm_a")
    ]
    assert whys(events, "level_is") == [("invention knife", "")]


@rule("DEMAND-1")
def test_an_item_that_is_not_there_is_missing() -> None:
    events = happened(stage({"step": "flip_item", "a": 1, "card": "event storm_a"}, phase="event", round=2))
    assert {(each["lacking"], each["rule"]) for each in kinds(events, "wounded")} == {("item", "DEMAND-1")}
