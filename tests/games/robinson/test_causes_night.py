"""The night says why it takes and hurts: hunger, the open sky, food that rots."""

from typing import Any

from islario.core.events import Event
from tests.games.robinson.helpers.causes import happened, sleep, token, why, whys
from tests.games.robinson.helpers.positions import at, go
from tests.games.robinson.helpers.scenario_moments import kinds
from tests.rules import rule


@rule("NIGHT-1", "NIGHT-5")
def test_who_goes_hungry_is_told_so() -> None:
    events = sleep()
    (meal,) = [lost for lost in kinds(events, "lost") if lost["cause"] == "meal"]
    assert (meal["amount"], meal["missing"], meal["rule"]) == (0, 2, "NIGHT-1")
    assert [(wounded["wounds"], *why(wounded), wounded["lacking"]) for wounded in kinds(events, "wounded")] == [
        (2, "hunger", "NIGHT-5", "food")
    ] * 2


@rule("NIGHT-18")
def test_a_night_without_shelter_is_told() -> None:
    assert set(whys(sleep(shelter=False, available={"food": 2}), "wounded")) == {("no_shelter", "NIGHT-18")}


@rule("NIGHT-20", "NIGHT-22")
def test_food_that_rots_is_told() -> None:
    assert whys(sleep(available={"food": 4}), "rotted") == [("rot", "NIGHT-20")]
    (larvae,) = kinds(sleep(available={"food": 2}, tokens={"larvae": 1}), "put_away")
    assert (larvae["card"], larvae["carried_out"], *why(larvae)) == ("discovery larvae", "no", "rot", "NIGHT-22")


@rule("TOKEN-22")
def test_the_food_beside_the_meal_is_told() -> None:
    marks = [token("plus_food", "night")]
    events = sleep(available={"food": 3}, marks=marks)
    assert ("night_token", "TOKEN-22") in whys(events, "mark_gone")
    hungry = kinds(sleep(available={"food": 2}, marks=marks), "wounded")
    assert {why(wounded) for wounded in hungry} == {("night_token", "TOKEN-22")}


@rule("CARD-8", "CARD-10", "CARD-11")
def test_a_night_outside_is_told() -> None:
    events = sleep(available={"food": 2}, marks=[token("outside", "seat_1", "adventure lost")])
    (wounded,) = kinds(events, "wounded")
    assert (wounded["who"], wounded["wounds"], *why(wounded)) == (1, 3, "outside", "CARD-10")
    assert wounded["lacking"] == "food"
    assert [lost["missing"] for lost in kinds(events, "lost") if lost["cause"] == "own_food"] == [1]
    assert whys(events, "mark_gone") == [("comes_home", "CARD-8")]
    fed = sleep(available={"food": 2}, marks=[token("outside", "seat_1", "adventure lost")], future={"1": {"food": 1}})
    assert ("own_food", "CARD-11") in whys(fed, "lost")
    assert [(wounded["wounds"], wounded["lacking"]) for wounded in kinds(fed, "wounded")] == [(1, "")]
    cave = [token("outside", "seat_1", "adventure lost"), token("sheltered", "seat_1", "adventure lost")]
    assert whys(sleep(available={"food": 2}, marks=cave), "wounded") == [("own_food", "CARD-11")]


@rule("NIGHT-8", "NIGHT-14", "CARD-36")
def test_what_a_moving_camp_costs_is_told() -> None:
    state = at(round=2, begin="night", shelter=True, roof=4, available={"food": 2}, tiles={"B1": 8, "A1": 1},
               built=["shortcut"], marks=[token("shortcut", "A1", "invention shortcut")])  # fmt: skip
    happened(state)
    events = go(state, "space A1")
    assert whys(events, "level_is") == [("camp_moved", "NIGHT-8")]
    assert whys(events, "item_lost") == [("camp_left", "NIGHT-14")]
    assert ("camp_left", "NIGHT-14") in whys(events, "mark_gone")


def moved(*answers: str, **fields: Any) -> list[Event]:
    """The camp moves to A1."""
    state = at(**{"round": 2, "begin": "night", "available": {"food": 2}, "tiles": {"B1": 8, "A1": 1}, **fields})
    happened(state)
    return [event for answer in ("space A1", *answers) for event in go(state, answer)]


@rule("NIGHT-12", "NIGHT-15", "NIGHT-16")
def test_what_a_moving_camp_takes_along_or_leaves_names_the_rule_for_it() -> None:
    bare = moved(tiles={"B1": 2, "A1": 1}, roof=2, palisade=1)
    assert whys(bare, "level_is")[:2] == [("camp_moved", "NIGHT-12")] * 2
    snare = token("plus_food", "B1", "invention snare")
    assert whys(moved("option 1", marks=[snare], built=["snare"]), "mark_gone")[:1] == [("camp_left", "NIGHT-15")]
    blocked = {"marks": [snare, token("plus_food", "A1")], "built": ["snare"], "switches": ["blocked_tokens_lost"]}
    lost = moved(**blocked)
    assert whys(lost, "item_lost") == whys(lost, "mark_gone")[:1] == [("camp_left", "NIGHT-16")]
