"""Robinson Crusoe: what holds for all skills of the characters."""

from typing import Any

import pytest

from tests.games.robinson.helpers.facts import refusal
from tests.games.robinson.helpers.positions import (
    at,
    draw_event,
    go,
    meet_adventure,
    table,
)
from tests.games.robinson.helpers.skills import having, left, used
from tests.rules import rule

PRICES = {
    "economical_construction": ("carpenter", 2),
    "craftsmanship": ("carpenter", 2),
    "a_new_idea": ("carpenter", 3),
    "handyman": ("carpenter", 3),
    "grandmas_recipe": ("cook", 2),
    "searching_talent": ("cook", 2),
    "stone_soup": ("cook", 3),
    "hooch": ("cook", 3),
    "child_of_fortune": ("explorer", 2),
    "reconnaissance": ("explorer", 2),
    "motivational_speech": ("explorer", 3),
    "scouting": ("explorer", 3),
    "tracking": ("soldier", 2),
    "defense_plan": ("soldier", 3),
    "frenzy": ("soldier", 3),
    "the_hunt": ("soldier", 4),
}
REROLLS = ["craftsmanship", "searching_talent", "child_of_fortune"]
PLANNED = ["economical_construction", "handyman"]
AT_ONCE = [skill for skill in PRICES if skill not in [*REROLLS, *PLANNED, "hooch", "frenzy"]]
FIELDS: dict[str, Any] = {"hunting": ["fox", "birds"], "available": {"food": 1, "wood": 1}, "first": 1}


def owner(skill: str, determination: int, wounds: int = 3, **fields: Any) -> list[Any]:
    """The owner of a skill and somebody else, who is the first player."""
    name = PRICES[skill][0]
    other = "cook" if name == "soldier" else "soldier"
    return [{"character": name, "determination": determination, "wounds": wounds, **fields}, other]


def words(skill: str) -> str:
    return f"use {skill} success" if skill in REROLLS else f"use {skill}"


@rule("CHAR-1", "CHAR-2", "CHAR-3")
@pytest.mark.parametrize("skill", AT_ONCE)
def test_a_skill_costs_its_price_and_is_marked(skill: str) -> None:
    price = PRICES[skill][1]
    state = at(players=owner(skill, price + 1), **FIELDS)
    assert words(skill) in state.legal(0)
    go(state, words(skill), seat=0)
    assert left(state) == 1
    assert used(state) == [skill]


@rule("CHAR-4", "CHAR-1")
@pytest.mark.parametrize("skill", [skill for skill in PRICES if skill not in PLANNED])
def test_without_enough_determination_a_skill_cannot_be_used(skill: str) -> None:
    price = PRICES[skill][1]
    state = at(players=owner(skill, price - 1), **FIELDS)
    assert words(skill) not in state.legal(0)
    assert refusal(state, 0, words(skill)) == ("determination_missing", "CHAR-4")
    reason = state.why_not(0, words(skill))
    assert reason is not None
    assert (reason.values["needed"], reason.values["determination"]) == (price, price - 1)


@rule("CHAR-4", "CHAR-6", "CHAR-12")
@pytest.mark.parametrize("skill", PLANNED)
def test_without_enough_determination_a_planned_skill_cannot_be_used(skill: str) -> None:
    price = PRICES[skill][1]
    state = at(players=owner(skill, price - 1), available={"wood": 1})
    go(state, "plan build weapon", seat=0)
    assert refusal(state, 0, f"support 1 {skill}") == ("determination_missing", "CHAR-4")
    state = at(players=owner(skill, price), available={"wood": 1})
    go(state, "plan build weapon", f"support 1 {skill}", seat=0)
    assert (left(state), used(state)) == (0, [skill])


@rule("CHAR-2")
@pytest.mark.parametrize("skill", [skill for skill in PRICES if skill not in PLANNED])
def test_a_skill_is_used_once_a_round(skill: str) -> None:
    state = at(players=owner(skill, 9, used=[skill]), **FIELDS)
    assert words(skill) not in state.legal(0)
    assert refusal(state, 0, words(skill)) == ("skill_used", "CHAR-2")


@rule("CHAR-2", "CHAR-6", "CHAR-12")
@pytest.mark.parametrize("skill", PLANNED)
def test_a_planned_skill_is_used_once_a_round(skill: str) -> None:
    state = at(players=owner(skill, 9), available={"wood": 4})
    go(state, "plan build weapon", f"support 1 {skill}", "plan build weapon", seat=0)
    assert refusal(state, 0, f"support 2 {skill}") == ("skill_used", "CHAR-2")
    go(state, f"take_back 1 {skill}", f"support 2 {skill}", seat=0)
    assert left(state) == 9 - PRICES[skill][1]


@rule("CHAR-1")
@pytest.mark.parametrize("skill", [skill for skill in PRICES if skill not in PLANNED])
def test_a_skill_belongs_to_its_character(skill: str) -> None:
    state = at(players=owner(skill, 9), **FIELDS)
    assert refusal(state, 1, words(skill)) == ("not_your_skill", "CHAR-1")


@rule("ROUND-8")
@pytest.mark.parametrize("skill", list(PRICES))
def test_a_weak_player_has_no_skills_this_round(skill: str) -> None:
    weak = {"mark": "no_skills", "at": "seat_0", "from": "event weakness"}
    state = at(players=owner(skill, 9), marks=[weak], **FIELDS)
    if skill in PLANNED:
        go(state, "plan build weapon", seat=0)
        assert refusal(state, 0, f"support 1 {skill}") == ("no_skills", "ROUND-8")
    else:
        assert words(skill) not in state.legal(0)
        assert refusal(state, 0, words(skill)) == ("no_skills", "ROUND-8")


@rule("CHAR-2", "CHAR-3")
def test_all_four_skills_may_be_used_in_one_round_and_are_fresh_in_the_next() -> None:
    players = [having("soldier", 12), "cook"]
    state = at(
        players=players, hunting=["fox", "birds"], beasts=["tiger"], shelter=True, available={"food": 2}, events=[]
    )
    go(state, "use tracking", "option 2", "use defense_plan", "option 1", "use the_hunt")
    assert table(state)["hunting"] == ["birds", "fox", "tiger"]
    go(state, "plan hunt", "support 1 pawn", "confirm", seat=0)
    go(state, "confirm", seat=1)
    assert (left(state), used(state)) == (3, ["tracking", "defense_plan", "the_hunt"])
    go(state, "use frenzy")
    assert (left(state), table(state)["players"][0]["wounds"]) == (0, 5)
    assert (table(state)["round"], used(state)) == (2, [])


@rule("CHAR-2", "CHAR-5")
def test_a_skill_is_legal_for_a_seat_that_is_not_asked() -> None:
    state = draw_event("flying_surprise", players=["soldier", having("explorer", 3)], roof=1, palisade=1, shelter=True)
    assert state.waiting_for() == (0,)
    assert state.legal(1) == ["use reconnaissance", "use motivational_speech", "use scouting"]
    go(state, "use motivational_speech", seat=1)
    assert table(state)["morale"] == 1
    assert state.legal(0) == ["option 1", "option 2"]


@rule("CHAR-5")
def test_a_skill_comes_before_a_result_and_does_not_undo_it() -> None:
    players = [having("cook", 3), "soldier"]
    state = meet_adventure("build", "visit_of_a_predator", players=players)
    assert state.legal(0) == ["go_on", "use stone_soup"]
    late = state.clone()
    go(state, "use stone_soup")
    assert (table(state)["players"][0]["wounds"], table(state)["available"]["food"]) == (0, 0)
    go(late, "go_on", "use stone_soup")
    assert (table(late)["players"][0]["wounds"], table(late)["available"]["food"]) == (1, 1)
