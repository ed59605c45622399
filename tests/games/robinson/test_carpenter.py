"""Robinson Crusoe: the skills of the Carpenter, but for the one that rerolls dice."""

from typing import Any

import pytest

from tests.games.robinson.helpers.facts import refusal
from tests.games.robinson.helpers.positions import (
    at,
    go,
    strike,
    table,
)
from tests.games.robinson.helpers.skills import having, left, planned, used
from tests.rules import rule


@rule("CHAR-6", "CHAR-38")
def test_economical_construction_saves_a_wood_of_a_build() -> None:
    state = at(players=[having("carpenter", 2), "cook"], available={"wood": 1})
    go(state, "plan build shelter", seat=0)
    assert refusal(state, 0, "confirm") == ("wood_missing", "PLAN-26")
    go(state, "support 1 economical_construction", "support 1 pawn", seat=0)
    plan = table(state)["plan"][0]
    assert plan["cost"] == {"wood": 1}
    assert table(state)["reserved"]["wood"] == 1
    assert state.why_not(0, "confirm") is None


@rule("CHAR-6", "CHAR-38")
def test_economical_construction_saves_the_wood_of_a_threat() -> None:
    state = at(players=[having("carpenter", 2), "cook"], threats=[None, "event awful_weather"])
    go(state, "plan threat right", seat=0)
    assert refusal(state, 0, "confirm")[0] == "wood_missing"
    go(state, "support 1 economical_construction", seat=0)
    assert table(state)["plan"][0]["cost"] == {}
    assert state.why_not(0, "confirm") is None


@rule("CHAR-6")
def test_economical_construction_never_saves_more_than_the_action_costs() -> None:
    state = at(players=[having("carpenter", 2), "cook"], hunting=["fox"], tiles={"B1": 8, "A1": 6})
    go(state, "plan build shovel", "plan gather A1 wood", seat=0)
    assert refusal(state, 0, "support 1 economical_construction") == ("nothing_to_save", "CHAR-6")
    assert refusal(state, 0, "support 2 economical_construction")[0] == "not_for_this"
    state = at(players=[having("carpenter", 2), "cook"], available={"wood": 1})
    go(state, "plan build weapon", "support 1 economical_construction", seat=0)
    assert (table(state)["plan"][0]["cost"], table(state)["reserved"]["wood"]) == ({}, 0)


@rule("CHAR-7")
@pytest.mark.parametrize("performer", ["", " friday"])
def test_economical_construction_may_serve_the_action_of_another_unless_an_option_forbids_it(performer: str) -> None:
    fields: dict[str, Any] = {"players": ["cook", having("carpenter", 2)], "available": {"wood": 2}}
    state = at(**fields)
    go(state, f"plan build weapon{performer}", seat=0)
    go(state, "support 1 economical_construction", seat=1)
    assert (table(state)["plan"][0]["cost"], left(state, 1)) == ({}, 0)
    own = at(**fields, switches=["own_economy"])
    go(own, f"plan build weapon{performer}", seat=0)
    assert refusal(own, 1, "support 1 economical_construction") == ("only_carpenter", "CHAR-7")


@rule("CHAR-13", "CHAR-38")
@pytest.mark.parametrize(("skill", "forbids"), [("economical_construction", "CHAR-38"), ("handyman", "CHAR-13")])
def test_skills_that_are_laid_on_an_action_are_not_used_by_themselves(skill: str, forbids: str) -> None:
    reason = at(players=[having("carpenter", 9), "soldier"]).why_not(0, f"use {skill}")
    assert reason is not None
    assert (reason.code, reason.rule, reason.values["source"]) == ("placed_in_planning", forbids, skill)


@rule("CHAR-39")
def test_when_the_build_fails_the_determination_of_economical_construction_is_gone() -> None:
    for seed in range(100):
        player = having("carpenter", 0, used=["economical_construction"])
        fields: dict[str, Any] = {"players": [player, "cook"], "available": {"wood": 1}, "build": ["construction"]}
        state = planned("build shelter", ["0", "economical_construction"], seed=seed, **fields)
        if "failed" in [event.kind for event in go(state, "go_on")]:
            break
    assert table(state)["available"]["wood"] == 1
    assert left(state) == 2
    assert used(state) == ["economical_construction"]


@rule("CHAR-9")
def test_a_new_idea_shows_five_inventions_and_one_is_put_on_the_board() -> None:
    deck = ["wall", "sling", "shield", "raft", "pit", "moat"]
    state = at(players=[having("carpenter", 3), "cook"], inventions=deck)
    go(state, "use a_new_idea")
    assert state.legal(0) == [f"invention {name}" for name in ("moat", "pit", "raft", "shield", "sling")]
    go(state, "invention raft")
    after = table(state)
    assert "raft" in after["open"]
    assert sorted(after["invention_discard"]) == ["moat", "pit", "shield", "sling"]
    assert after["inventions"] == ["wall"]
    assert refusal(state, 0, "plan build raft")[0] == "item_missing"


@rule("CHAR-10", "CHAR-11")
def test_an_empty_invention_deck_is_made_of_the_discard() -> None:
    players = [having("carpenter", 3), "cook"]
    discard = ["wall", "sling", "shield", "raft", "pit", "moat"]
    state = at(players=players, inventions=[], invention_discard=discard)
    go(state, "use a_new_idea")
    assert len(state.legal(0)) == 5
    assert (len(table(state)["inventions"]), table(state)["invention_discard"]) == (1, [])
    few = at(players=players, inventions=["bow", "cellar"], invention_discard=["wall", "sling"])
    go(few, "use a_new_idea")
    assert few.legal(0) == [f"invention {name}" for name in ("bow", "cellar", "sling", "wall")]
    go(few, "invention bow")
    assert sorted(table(few)["invention_discard"]) == ["cellar", "sling", "wall"]


@rule("CHAR-11")
def test_the_rest_of_the_deck_is_drawn_before_the_discard_is_shuffled() -> None:
    state = at(
        players=[having("carpenter", 3), "cook"], inventions=["bow", "cellar"],
        invention_discard=["wall", "sling", "shield", "raft", "pit", "moat"],
    )  # fmt: skip
    go(state, "use a_new_idea")
    assert {"invention bow", "invention cellar"} < set(state.legal(0))
    assert len(state.legal(0)) == 5
    assert len(table(state)["inventions"]) == 3


@rule("CHAR-11")
def test_without_any_invention_left_nobody_has_an_idea() -> None:
    state = at(players=[having("carpenter", 3), "cook"], inventions=[])
    assert refusal(state, 0, "use a_new_idea") == ("no_effect", "CHAR-5")


@rule("CHAR-12", "CHAR-13")
def test_the_pawn_of_the_handyman_makes_a_build_certain_and_is_gone_after_it() -> None:
    state = at(players=[having("carpenter", 3), "cook"], available={"wood": 2, "food": 2}, events=[])
    go(state, "plan build weapon", "support 1 handyman", seat=0)
    assert table(state)["plan"][0]["pawns"] == ["0", "handyman"]
    assert (left(state), used(state)) == (0, ["handyman"])
    go(state, "confirm", seat=0)
    events = go(state, "confirm", seat=1)
    assert "succeeded" in [event.kind for event in events]
    assert "rolled" not in [event.kind for event in events]
    assert table(state)["weapon"] == 1
    assert table(state)["plan"] == []


@rule("CHAR-12")
def test_the_pawn_of_the_handyman_builds_only() -> None:
    state = at(players=[having("carpenter", 3), "cook"], tiles={"B1": 8, "A1": 6}, threats=[None, "event mist"])
    go(state, "plan gather A1 wood", "plan threat right", seat=0)
    for slot in (1, 2):
        assert refusal(state, 0, f"support {slot} handyman")[0] == "not_for_this"


@rule("CHAR-13")
def test_a_handyman_who_is_taken_back_costs_nothing_and_none_is_left_for_the_next_round() -> None:
    state = at(players=[having("carpenter", 3), "cook"], available={"wood": 1, "food": 2}, shelter=True, events=[])
    go(state, "plan build weapon", "support 1 handyman", "take_back 1 handyman", seat=0)
    assert (left(state), used(state)) == (3, [])
    go(state, "take_back 1 pawn", "confirm", seat=0)
    go(state, "confirm", seat=1)
    while table(state)["phase"] != "action":
        go(state, state.legal(state.waiting_for()[0])[0])
    assert (table(state)["round"], left(state), table(state)["plan"]) == (2, 3, [])


@rule("CHAR-36", "CHAR-12")
def test_by_the_rulebook_the_handyman_helps_any_build_and_by_the_card_only_the_carpenters() -> None:
    fields: dict[str, Any] = {"players": ["cook", having("carpenter", 3)], "available": {"wood": 2}}
    state = at(**fields)
    go(state, "plan build weapon", seat=0)
    go(state, "support 1 handyman", seat=1)
    assert table(state)["plan"][0]["pawns"] == ["0", "handyman"]
    printed = at(**fields, errata="printed")
    go(printed, "plan build weapon", seat=0)
    assert refusal(printed, 1, "support 1 handyman") == ("only_carpenter", "CHAR-36")
    go(printed, "plan build weapon", "support 2 handyman", seat=1)
    assert table(printed)["plan"][1]["pawns"] == ["1", "handyman"]


@rule("CHAR-35", "CARD-52", "CARD-34")
def test_a_personal_invention_gives_two_determination_each_time_it_is_built() -> None:
    state = planned("build snare", ["0", "0"], players=["carpenter", "cook"], built=["rope"])
    go(state, "go_on")
    assert left(state) == 2
    lost = strike("strong_wind", players=["carpenter", "cook"], built=["rope", "snare"])
    go(lost, "invention snare")
    assert "snare" in table(lost)["open"]
    again = planned(
        "build snare", ["0", "0"], players=table(lost)["players"], built=table(lost)["built"], open=table(lost)["open"]
    )
    go(again, "go_on")
    assert left(again) == 2
    plain = planned("build shovel", ["0", "0"], players=["carpenter", "cook"])
    go(plain, "go_on")
    assert left(plain) == 0
