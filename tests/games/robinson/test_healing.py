"""Robinson Crusoe: healing."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import refusal_code, wounds
from tests.games.robinson.helpers.moments import hurt
from tests.games.robinson.helpers.positions import at, go, meet_adventure, stage, table
from tests.rules import rule


def hungry_night(**fields: Any) -> State:
    """A night that has just begun, with too little food: before anybody eats."""
    fields = {"phase": "night", "shelter": True, "available": {"food": 1}, **fields}
    state = at(begin="night", **fields)
    go(state, "go_on")
    return state


def resolve(target: str, performer: str = "0", pawns: list[str] | None = None, **fields: Any) -> State:
    """An action of the plan is resolved."""
    planned = {"slot": 1, "target": target, "performer": performer, "pawns": pawns or [performer]}
    state = stage({"step": "resolve_slot", "a": 0}, phase="action", plan=[planned], **fields)
    go(state, "go_on")
    return state


def heal(number: int, before: int, morale: int = 0) -> State:
    state = stage({"step": "heal", "a": number, "who": "0"}, phase="event", players=hurt(before), morale=morale)
    go(state, "go_on")
    return state


@rule("HEAL-1")
def test_a_healed_wound_moves_the_marker_back_by_one() -> None:
    assert wounds(heal(1, before=5)) == [4]
    assert wounds(heal(2, before=5)) == [3]


@rule("HEAL-2")
@pytest.mark.parametrize("before", [4, 7, 9, 11])
def test_passing_an_arrow_backwards_leaves_morale_alone(before: int) -> None:
    assert table(heal(1, before, morale=-1))["morale"] == -1


@rule("HEAL-3")
def test_whoever_has_no_wounds_cannot_be_healed_further() -> None:
    assert wounds(heal(1, before=0)) == [0]
    assert wounds(heal(3, before=2)) == [0]


@rule("HEAL-4", "HEAL-5", "HEAL-7")
@pytest.mark.parametrize(
    ("things", "use", "healed"),
    [
        ({"items": {"flask_of_rum": 1}}, "flask_of_rum", 1),
        ({"treasures": {"bottle_of_wine": 1}}, "treasure_bottle_of_wine", 2),
        ({"built": ["pot"], "available": {"food": 5}}, "pot", 1),
        ({"scenario": 5, "tokens": {"scenario_bowtie": 1}}, "token_scenario_bowtie", 1),
    ],
)
def test_what_heals_one_player_is_used_at_night_only(things: dict[str, Any], use: str, healed: int) -> None:
    for begin, phase in (("planning", "action"), ("event", "event"), ("weather", "weather")):
        early = at(players=hurt(4, 4), begin=begin, phase=phase, **things)
        assert f"use {use}" not in early.legal(0)
        assert refusal_code(early, 0, f"use {use}") == "not_now"
    state = hungry_night(players=hurt(4, 4), **things)
    go(state, f"use {use}", "person 1")
    assert wounds(state) == [4, 4 - healed]


@rule("HEAL-5", "HEAL-6")
@pytest.mark.parametrize(
    ("things", "use"),
    [
        ({"built": ["fireplace"], "available": {"food": 5}}, "fireplace"),
        ({"built": ["pot"], "tokens": {"vegetables": 1}}, "token_vegetables"),
    ],
)
def test_two_wounds_of_one_player_or_one_each_of_two(things: dict[str, Any], use: str) -> None:
    state = hungry_night(players=hurt(4, 4, 4), **things)
    both = state.clone()
    go(state, f"use {use}", "person 2", "person 2")
    assert wounds(state) == [4, 4, 2]
    go(both, f"use {use}", "person 2", "person 0")
    assert wounds(both) == [3, 4, 3]


@rule("HEAL-6")
def test_the_one_who_uses_it_chooses_who_is_healed() -> None:
    state = hungry_night(players=hurt(4, 4), built=["fireplace"], available={"food": 5})
    go(state, "use fireplace", seat=1)
    assert state.waiting_for() == (1,)
    assert state.legal(1)[:2] == ["person 0", "person 1"]
    assert refusal_code(state, 0, "person 0") == "not_asked"


@rule("HEAL-6", "CHAR-14")
def test_the_cook_chooses_also_when_somebody_else_is_fighting() -> None:
    players = [*hurt(4, determination=2), {"character": "soldier", "wounds": 11}]
    state = meet_adventure("build", "predator_in_the_camp", who=1, players=players, available={"food": 1})
    assert state.waiting_for() == (0,)
    go(state, "use grandmas_recipe")
    assert state.waiting_for() == (0,)
    go(state, "person 1", "person 1")
    assert wounds(state)[0] == 4


@rule("HEAL-4")
def test_rest_heals_in_the_action_phase() -> None:
    assert wounds(resolve("rest", players=hurt(3, 3))) == [2, 3]


@rule("HEAL-4")
def test_the_top_level_of_morale_may_heal() -> None:
    state = at(players=hurt(3, 3), begin="morale", phase="morale", morale=3)
    go(state, "go_on", "option 2")
    assert wounds(state) == [2, 3]


@rule("HEAL-4", "CHAR-14")
@pytest.mark.parametrize(
    ("begin", "phase"),
    [
        ("event", "event"),
        ("morale", "morale"),
        ("production", "production"),
        ("planning", "action"),
        ("weather", "weather"),
        ("night", "night"),
    ],
)
def test_grandmas_recipe_heals_in_any_phase(begin: str, phase: str) -> None:
    state = at(players=hurt(3, 3, determination=2), begin=begin, phase=phase, available={"food": 1})
    go(state, "use grandmas_recipe", "person 0", "person 1", seat=0)
    assert wounds(state) == [2, 2]


@rule("HEAL-7")
def test_healing_of_a_card_that_is_being_resolved_happens_at_once() -> None:
    state = meet_adventure("build", "tired", players=hurt(3, 3))
    go(state, "option 2")
    assert wounds(state) == [1, 3]


@rule("HEAL-7")
def test_the_bible_heals_while_the_camp_is_arranged() -> None:
    state = resolve("camp", pawns=["0", "bible"], players=hurt(3, 3), items={"bible": 1})
    assert wounds(state) == [2, 3]
    assert table(state)["players"][0]["determination"] == 3


@rule("HEAL-8")
def test_ordinary_healing_leaves_special_wounds() -> None:
    mark = {"mark": "build_arm", "at": "seat_0", "from": "adventure nasty_wound"}
    state = resolve("rest", players=hurt(1, 0), marks=[mark])
    assert wounds(state) == [0, 0]
    assert table(state)["marks"] == [mark]
    assert wounds(resolve("rest", players=hurt(0, 0), marks=[mark])) == [0, 0]


@rule("HEAL-9", "CHAR-32")
@pytest.mark.parametrize(
    ("things", "use"),
    [
        ({"built": ["pot"], "available": {"food": 5}}, "pot"),
        ({"built": ["fireplace"], "available": {"food": 5}}, "fireplace"),
        ({"built": ["pot"], "tokens": {"vegetables": 1}}, "token_vegetables"),
        ({"available": {"food": 1}}, "grandmas_recipe"),
    ],
)
def test_friday_is_not_healed_by_what_heals_players_unless_an_option_says_so(things: dict[str, Any], use: str) -> None:
    players = hurt(2, 2, determination=2)
    state = hungry_night(players=players, friday={"wounds": 2}, **things)
    go(state, f"use {use}")
    assert [words for words in state.legal(0) if words.startswith("person")] == ["person 0", "person 1"]
    state = hungry_night(players=players, friday={"wounds": 2}, switches=["heal_friday"], **things)
    go(state, f"use {use}", "person friday")
    assert table(state)["friday"]["wounds"] == 1


@rule("HEAL-9", "CHAR-32")
def test_where_only_friday_is_wounded_nothing_can_be_used_for_him_without_the_option() -> None:
    players = hurt(0, 0, determination=2)
    things: dict[str, Any] = {"friday": {"wounds": 2}, "available": {"food": 5}, "players": players}
    assert refusal_code(at(**things), 0, "use grandmas_recipe") == "no_effect"
    assert "use grandmas_recipe" in at(**things, switches=["heal_friday"]).legal(0)


@rule("HEAL-9")
def test_rest_heals_friday() -> None:
    state = resolve("rest", performer="friday", friday={"wounds": 2})
    assert table(state)["friday"]["wounds"] == 1
