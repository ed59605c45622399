"""Robinson Crusoe: wounds, life scales, special wounds."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import wounds
from tests.games.robinson.helpers.positions import (
    at,
    draw_event,
    draw_mystery,
    go,
    later_event,
    meet_adventure,
    stage,
    table,
)
from tests.rules import rule

LIVES = [
    ("carpenter", 13, [5, 8, 10]),
    ("explorer", 12, [6, 11]),
    ("cook", 13, [4, 7, 9, 11]),
    ("soldier", 12, [5, 9]),
]
PLAYERS = ["cook", "carpenter", "explorer"]


def take_wounds(number: int, before: int = 0, character: str = "cook", morale: int = 0) -> State:
    """A player takes so many wounds at once."""
    players = [{"character": character, "wounds": before}]
    state = stage({"step": "wounds", "a": number, "who": "0"}, phase="event", players=players, morale=morale)
    go(state, "go_on")
    return state


def special(kind: str, seat: int, card: str) -> dict[str, str]:
    return {"mark": kind, "at": f"seat_{seat}", "from": f"adventure {card}"}


# -- the life scale -------------------------------------------------------------------------------------------


@rule("WOUND-1")
def test_a_wound_moves_the_marker_by_one() -> None:
    assert wounds(take_wounds(1)) == [1]
    assert wounds(take_wounds(1, before=1)) == [2]
    assert table(take_wounds(1))["morale"] == 0


@rule("WOUND-2", "WOUND-8", "WOUND-9", "WOUND-10")
@pytest.mark.parametrize(("character", "deadly", "arrows"), LIVES)
def test_morale_falls_at_the_arrows_of_each_character(character: str, deadly: int, arrows: list[int]) -> None:
    fallen = [n for n in range(1, deadly) if table(take_wounds(1, n - 1, character))["morale"] == -1]
    assert fallen == arrows


@rule("WOUND-5", "WOUND-8", "WOUND-9")
@pytest.mark.parametrize(("character", "deadly", "arrows"), LIVES)
def test_each_character_dies_at_the_last_space_and_the_game_is_lost_at_once(
    character: str, deadly: int, arrows: list[int]
) -> None:
    assert not take_wounds(1, deadly - 2, character).over
    state = take_wounds(1, deadly - 1, character)
    assert state.over
    result = state.result()
    assert result is not None
    assert (result["won"], result["reason"]) == (False, "death")


@rule("WOUND-2")
def test_morale_does_not_fall_below_its_lowest() -> None:
    assert table(take_wounds(1, before=3, morale=-3))["morale"] == -3


@rule("WOUND-3")
@pytest.mark.parametrize(("number", "morale"), [(3, 0), (4, -1), (6, -1), (7, -2), (9, -3)])
def test_every_arrow_that_is_passed_counts(number: int, morale: int) -> None:
    assert table(take_wounds(number))["morale"] == morale


@rule("WOUND-4", "WOUND-15", "HEAL-2")
def test_the_cook_passes_the_first_arrow_twice_when_healed_in_between() -> None:
    for number in (1, 2, 3):
        assert table(take_wounds(1, before=number - 1))["morale"] == 0
    once = {"step": "wounds", "a": 1, "who": "0"}
    heal = {"step": "heal", "a": 1, "who": "0"}
    state = stage(once, heal, once, phase="event", players=[{"character": "cook", "wounds": 3}])
    go(state, "go_on")
    assert wounds(state) == [4]
    assert table(state)["morale"] == -2
    assert take_wounds(1, before=12).over


@rule("WOUND-11")
def test_wounds_cannot_be_passed_on_or_prevented() -> None:
    players = [{"character": name, "determination": 20} for name in PLAYERS]
    state = draw_event("jaguar", players=players, built=["cure", "shield"], palisade=9, weapon=9)
    assert state.legal(0)[0] == "go_on"
    assert table(state)["threats"][1] == "event jaguar"
    assert wounds(state) == [1, 1, 1]


@rule("WOUND-11")
def test_a_card_may_prevent_wounds() -> None:
    assert wounds(draw_mystery("scorpion")) == [3, 0]
    assert wounds(draw_mystery("scorpion", built=["cure"])) == [0, 0]
    assert wounds(draw_mystery("furious_tiger", weapon=1)) == [3, 0]
    assert wounds(draw_mystery("furious_tiger", weapon=1, treasures={"helmet": 1})) == [2, 0]


@rule("WOUND-12")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_wounds_to_each_player_are_dealt_from_the_first_player_on(first: int, order: list[int]) -> None:
    fields: dict[str, Any] = {"phase": "event", "round": 2, "events": ["event jaguar"], "players": PLAYERS}
    state = stage({"step": "event_draw"}, first=first, **fields)
    events = go(state, "go_on")
    assert [(e.values["who"], e.values["wounds"]) for e in events if e.kind == "wounded"] == [(n, 1) for n in order]


# -- special wounds -------------------------------------------------------------------------------------------

SPECIAL = [
    ("build", "accident", "build_leg"),
    ("build", "nasty_wound", "build_arm"),
    ("build", "sting", "build_belly"),
    ("build", "cut_head", "build_head"),
    ("explore", "vipers", "explore_head"),
    ("explore", "wild_berries", "explore_belly"),
    ("explore", "misadventure", "explore_leg"),
    ("explore", "thorny_bush", "explore_arm"),
    ("gather", "twisted_ankle", "gather_leg"),
    ("gather", "spider", "gather_head"),
    ("gather", "fruit", "gather_belly"),
]


@rule("WOUND-6", "WOUND-13")
@pytest.mark.parametrize(("colour", "card", "kind"), SPECIAL)
def test_a_special_wound_lies_on_a_part_of_the_performer(colour: str, card: str, kind: str) -> None:
    state = meet_adventure(colour, card, who=1)
    told = [(mark["mark"], mark["at"], mark["from"]) for mark in table(state)["marks"]]
    assert told == [(kind, "seat_1", f"adventure {card}")]


@rule("WOUND-6", "HEAL-8")
def test_special_wounds_stay_through_the_night_and_when_others_heal() -> None:
    mark = special("build_leg", 0, "accident")
    state = at(players=[{"character": "cook", "wounds": 2}, "soldier"], begin="night", phase="night", marks=[mark],
               shelter=True, available={"food": 2}, items={"flask_of_rum": 2}, events=[])  # fmt: skip
    go(state, "go_on", "use flask_of_rum", "person 0")
    assert wounds(state) == [1, 0]
    while table(state)["round"] == 1:
        go(state, "go_on")
    assert table(state)["marks"] == [mark]


@rule("WOUND-7")
def test_a_special_wound_does_nothing_by_itself() -> None:
    marks = [special(kind, 0, card) for _, card, kind in SPECIAL]
    burdened, free = at(marks=marks), at()
    assert burdened.legal(0) == free.legal(0)
    assert wounds(burdened) == [0, 0]


@rule("WOUND-13", "WOUND-7")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_event_part_hits_only_the_one_who_has_that_wound(seat: int) -> None:
    others = [special("gather_leg", 0, "twisted_ankle"), special("build_arm", 2, "nasty_wound")]
    state = later_event(
        "adventure", "accident", players=PLAYERS, marks=[special("build_leg", seat, "accident"), *others]
    )
    assert wounds(state) == [3 if other == seat else 0 for other in range(3)]
    assert table(state)["marks"] == others


@rule("WOUND-13")
def test_the_event_part_hits_nobody_if_nobody_has_that_wound() -> None:
    other = special("explore_leg", 0, "misadventure")
    state = later_event("adventure", "accident", players=PLAYERS, marks=[other])
    assert wounds(state) == [0, 0, 0]
    assert table(state)["marks"] == [other]


@rule("WOUND-14")
@pytest.mark.parametrize(("built", "wound"), [([], 3), (["cure"], 1)])
def test_the_token_goes_after_its_event_part_whether_or_not_a_cure_helped(built: list[str], wound: int) -> None:
    state = later_event("adventure", "accident", marks=[special("build_leg", 1, "accident")], built=built)
    assert wounds(state) == [0, wound]
    assert table(state)["marks"] == []
    state = later_event("adventure", "sting", marks=[special("build_belly", 1, "sting")], built=["cure"])
    assert table(state)["marks"] == []


@rule("WOUND-14")
@pytest.mark.parametrize(
    ("card", "kind"), [("vipers", "explore_head"), ("wild_berries", "explore_belly"), ("thorny_bush", "explore_arm")]
)
def test_three_explore_cards_leave_their_token_without_further_effect(card: str, kind: str) -> None:
    mark = special(kind, 1, card)
    state = later_event("adventure", card, marks=[mark])
    pawn = {"mark": "one_pawn", "at": "seat_1", "from": f"adventure {card}"}
    assert table(state)["marks"] == [mark, pawn]
    assert at(marks=[mark]).legal(1) == at().legal(1)
