"""Robinson Crusoe: the skills of the Soldier."""

from typing import Any

import pytest

from tests.games.robinson.helpers.facts import refusal
from tests.games.robinson.helpers.positions import (
    at,
    face_threat,
    go,
    later_event,
    table,
)
from tests.games.robinson.helpers.skills import having, left, planned
from tests.rules import rule


@rule("CHAR-24")
@pytest.mark.parametrize(
    ("answer", "deck"), [("option 1", ["fox", "bear", "birds"]), ("option 2", ["birds", "fox", "bear"])]
)
def test_tracking_leaves_the_top_beast_or_puts_it_at_the_bottom(answer: str, deck: list[str]) -> None:
    state = at(players=[having("soldier", 2), "cook"], hunting=["fox", "bear", "birds"])
    go(state, "use tracking")
    assert table(state)["known"]["top"] is True
    assert state.legal(0) == ["option 1", "option 2"]
    go(state, answer)
    assert table(state)["hunting"] == deck


@rule("CHAR-24")
def test_tracking_needs_a_beast_to_track() -> None:
    assert refusal(at(players=[having("soldier", 2), "cook"], hunting=[]), 0, "use tracking")[0] == "no_effect"


@rule("CHAR-25")
@pytest.mark.parametrize(("errata", "price"), [("rulebook", 3), ("printed", 2)])
@pytest.mark.parametrize(("answer", "levels"), [("option 1", (1, 0)), ("option 2", (0, 1))])
def test_the_soldier_raises_palisade_or_weapons(errata: str, price: int, answer: str, levels: tuple[int, int]) -> None:
    state = at(players=[having("soldier", 5), "cook"], shelter=True, errata=errata)
    go(state, "use defense_plan", answer)
    assert (table(state)["palisade"], table(state)["weapon"]) == levels
    assert left(state) == 5 - price


@rule("CHAR-30")
def test_without_any_shelter_only_weapons_can_be_raised() -> None:
    state = at(players=[having("soldier", 3), "cook"])
    go(state, "use defense_plan")
    assert (table(state)["palisade"], table(state)["weapon"]) == (0, 1)
    natural = at(players=[having("soldier", 3), "cook"], tiles={"B1": 11})
    go(natural, "use defense_plan")
    assert natural.legal(0) == ["option 1", "option 2"]


@rule("CHAR-26", "CHAR-40", "CARD-43", "CARD-44")
def test_frenzy_counts_until_the_fight_is_compared_and_leaves_the_track_alone() -> None:
    state = planned("hunt", ["0", "0"], players=[having("soldier", 3), "cook"], hunting=["goats"], weapon=2)
    events = go(state, "go_on")
    assert [event.values["card"] for event in events if event.kind == "beast_faced"] == ["beast goats"]
    assert state.legal(0) == ["go_on", "use defense_plan", "use frenzy"]
    events = go(state, "use frenzy")
    fought = [event.values for event in events if event.kind == "fought"]
    assert fought == [{"who": 0, "strength": 4, "weapon": 5}]
    after = table(state)
    assert (after["players"][0]["wounds"], after["weapon"], after["temporary"]) == (0, 1, 0)


@rule("CHAR-27")
def test_frenzy_is_for_an_action_that_the_soldier_performs() -> None:
    players = ["cook", having("soldier", 3)]
    state = planned("hunt", ["0", "1"], players=players, hunting=["fox"])
    go(state, "go_on")
    assert state.waiting_for() == (1,)
    assert refusal(state, 1, "use frenzy") == ("own_fight_only", "CHAR-27")
    go(state, "go_on")
    assert table(state)["players"][0]["wounds"] == 2
    own = planned("hunt", ["0", "1"], performer="1", players=players, hunting=["fox"])
    go(own, "go_on")
    assert own.waiting_for() == (1,)
    assert "use frenzy" in own.legal(1)
    event = later_event("adventure", "tiger", players=[having("soldier", 3), "cook"], items={"pistol": 1})
    assert "use pistol" in event.legal(0)
    assert refusal(event, 0, "use frenzy") == ("own_fight_only", "CHAR-27")


@rule("CHAR-40")
def test_frenzy_has_its_moment_only_before_a_fight_is_compared() -> None:
    assert refusal(at(players=[having("soldier", 3), "cook"]), 0, "use frenzy") == ("not_now", "CHAR-40")


@rule("CHAR-28", "CHAR-29")
@pytest.mark.parametrize("errata", ["rulebook", "printed"])
def test_a_beast_goes_unseen_onto_the_hunting_deck_without_shuffling_whatever_the_skill_is_called(errata: str) -> None:
    players = [having("soldier", 7), "cook"]
    for seed in range(4):
        state = at(players=players, hunting=["fox", "birds"], beasts=["bear", "tiger"], errata=errata, seed=seed)
        go(state, "use the_hunt")
        after = table(state)
        assert (after["hunting"], after["beasts"]) == (["fox", "birds", "tiger"], ["bear"])
        assert after["known"]["top"] is False
        assert left(state) == 3
    go(state, "use defense_plan")
    assert table(state)["weapon"] == 1
    assert refusal(at(players=players, beasts=[], errata=errata), 0, "use the_hunt")[0] == "no_effect"


@rule("CHAR-26", "CARD-45")
def test_weapons_for_the_moment_do_not_meet_what_a_threat_needs() -> None:
    fields: dict[str, Any] = {"players": [having("soldier", 3), "cook"], "items": {"pistol": 2}}
    state = at(threats=[None, "event jaguar"], **fields)
    assert refusal(state, 0, "plan threat right") == ("weapon_too_low", "THREAT-5")
    assert "use pistol" not in state.legal(0)
    counted = at(threats=[None, "event jaguar"], temporary=3, switches=["temporary_counts"], **fields)
    assert "plan threat right" in counted.legal(0)
    strict = at(threats=[None, "event jaguar"], temporary=3, **fields)
    assert refusal(strict, 0, "plan threat right") == ("weapon_too_low", "THREAT-5")


@rule("CHAR-6")
def test_a_threat_that_was_made_cheaper_is_resolved_for_what_was_reserved() -> None:
    state = face_threat(
        "precipice", players=[having("carpenter", 0, used=["economical_construction"]), "cook"],
        pawns=["0", "economical_construction"], available={"wood": 1},
    )  # fmt: skip
    assert table(state)["available"]["wood"] == 0
    assert left(state) == 3


@rule("CHAR-29")
@pytest.mark.parametrize(
    ("errata", "levels", "beast"), [("rulebook", "the_hunt", "defense_plan"), ("printed", "defense_plan", "the_hunt")]
)
def test_the_names_of_two_skills_of_the_soldier_are_as_the_errata_option_says(
    errata: str, levels: str, beast: str
) -> None:
    state = at(("soldier", "cook", "explorer"), errata=errata)
    called = {told["skill"]: told["called"] for told in state.view(0)["skills"][0]}
    assert called == {"tracking": "tracking", "defense_plan": levels, "frenzy": "frenzy", "the_hunt": beast}
