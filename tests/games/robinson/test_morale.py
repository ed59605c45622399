"""The morale phase: what the first player gains or loses."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import determination, wounds
from tests.games.robinson.helpers.positions import at, go, stage
from tests.rules import rule


def morale_phase(level: int, *moves: str, players: Any = ("cook", "carpenter"), **fields: Any) -> State:
    """The morale phase with morale at a level, then these answers."""
    state = at(players, begin="morale", morale=level, **fields)
    go(state, "go_on", *moves)
    return state


def cook(determination: int = 0, wounds: int = 0) -> list[Any]:
    """A cook with so many tokens and wounds, and a carpenter with five tokens."""
    player = {"character": "cook", "determination": determination, "wounds": wounds}
    return [player, {"character": "carpenter", "determination": 5}]


@rule("MORALE-1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_morale_is_for_the_first_player_only(first: int) -> None:
    state = morale_phase(1, players=("cook", "carpenter", "explorer"), first=first)
    assert determination(state) == [1 if seat == first else 0 for seat in range(3)]


@rule("MORALE-1")
@pytest.mark.parametrize("number", [1, 2, 12])
def test_every_round_has_it_the_first_too(number: int) -> None:
    state = at(begin="round", round=number, morale=2, events=[])
    go(state, "go_on")
    assert determination(state) == [2, 0]


@rule("MORALE-2")
@pytest.mark.parametrize(("level", "left"), [(-3, 2), (-2, 3), (-1, 4), (0, 5), (1, 6), (2, 7)])
def test_each_level_has_its_gain_or_loss(level: int, left: int) -> None:
    state = morale_phase(level, players=cook(5))
    assert determination(state) == [left, 5]
    assert wounds(state) == [0, 0]


@rule("MORALE-2", "MORALE-3", "MORALE-10")
@pytest.mark.parametrize(("answer", "left", "hurt"), [("option 1", 3, 4), ("option 2", 1, 3)])
def test_at_the_top_the_first_player_takes_two_tokens_or_heals_a_wound(answer: str, left: int, hurt: int) -> None:
    state = morale_phase(3, players=cook(1, 4))
    assert state.waiting_for() == (0,)
    assert state.legal(0) == ["option 1", "option 2"]
    assert state.position()["phase"] == "morale"
    go(state, answer)
    assert (determination(state), wounds(state)) == ([left, 5], [hurt, 0])


@rule("MORALE-4")
@pytest.mark.parametrize(("level", "own", "hurt"), [(-3, 1, 2), (-3, 0, 3), (-2, 1, 1), (-1, 0, 1), (-3, 3, 0)])
def test_tokens_that_are_missing_are_wounds_for_the_first_player(level: int, own: int, hurt: int) -> None:
    state = morale_phase(level, players=cook(own))
    assert determination(state) == [0, 5]
    assert wounds(state) == [hurt, 0]


@rule("MORALE-5")
def test_tokens_go_while_there_are_some_without_a_choice() -> None:
    state = morale_phase(-2, players=cook(3), scenario=3)
    assert (determination(state), wounds(state)) == ([1, 5], [0, 0])
    assert state.view(0)["asking"]["kind"] == "plan"


@rule("MORALE-6")
@pytest.mark.parametrize(("level", "change", "then"), [(3, 1, 3), (2, 2, 3), (-3, -1, -3), (-2, -2, -3)])
def test_morale_stays_at_its_ends_without_a_wound(level: int, change: int, then: int) -> None:
    state = stage({"step": "morale", "a": change}, morale=level)
    go(state, "go_on")
    assert state.position()["morale"] == then
    assert wounds(state) == [0, 0]


@rule("MORALE-7", "MORALE-8")
@pytest.mark.parametrize(
    ("level", "built", "left"),
    [
        (0, ["diary"], 6),
        (0, ["drums"], 7),
        (0, ["diary", "drums"], 8),
        (2, ["diary"], 8),
        (-3, ["diary", "drums"], 5),
        (-3, ["diary"], 3),
        (-1, ["drums"], 6),
        (-1, ["diary"], 5),
    ],
)
def test_diary_and_drums_are_added_to_the_result(level: int, built: list[str], left: int) -> None:
    state = morale_phase(level, players=cook(5), built=built)
    assert (determination(state), wounds(state)) == ([left, 5], [0, 0])


@rule("MORALE-7", "MORALE-9")
@pytest.mark.parametrize(("answer", "left", "hurt"), [("option 1", 5, 4), ("option 2", 3, 3)])
def test_who_heals_at_the_top_still_gets_what_the_items_give(answer: str, left: int, hurt: int) -> None:
    state = morale_phase(3, answer, players=cook(0, 4), built=["diary", "drums"])
    assert (determination(state), wounds(state)) == ([left, 5], [hurt, 0])


@rule("MORALE-10")
def test_nothing_else_heals_in_the_morale_phase() -> None:
    state = morale_phase(3, players=cook(0, 4), built=["pot"], items={"flask_of_rum": 2}, available={"food": 1})
    for words in ("use pot", "use flask_of_rum"):
        reason = state.why_not(0, words)
        assert reason is not None
        assert reason.code == "not_now"


@rule("MORALE-11")
def test_an_arrow_passed_in_the_phase_does_not_change_its_result() -> None:
    state = morale_phase(-1, players=cook(0, 3))
    assert state.position()["morale"] == -2
    assert (determination(state), wounds(state)) == ([0, 5], [4, 0])


@rule("MORALE-12", "PLAYERS-25")
@pytest.mark.parametrize(("level", "then", "left"), [(-3, -2, 3), (-1, 0, 5), (0, 1, 6), (1, 2, 7)])
def test_alone_morale_rises_before_it_counts(level: int, then: int, left: int) -> None:
    state = morale_phase(level, players=[{"character": "cook", "determination": 5}])
    assert (state.position()["morale"], determination(state)) == (then, [left])


@rule("MORALE-12", "PLAYERS-25")
@pytest.mark.parametrize("level", [2, 3])
def test_alone_morale_does_not_rise_above_its_top(level: int) -> None:
    state = morale_phase(level, "option 1", players=["cook"])
    assert (state.position()["morale"], determination(state)) == (3, [2])
