"""Why not: a code, its values and the rule, and nothing changed."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

import islario
from islario import State
from tests.games.hashi.positions import ALL_DONE, GAME, ISLANDS, at, play, refusal, seats, wander
from tests.rules import rule

FULL_AT_H = "c3 d4 e5 g4 i6 l6 c-d e-g d-h*2 h-i*2 h-l*2"
"""Side B: six bridges reach h, which has no number."""


def unchanged_after(state: State, move: str, code: str) -> None:
    before = (state.position(), state.record(), [state.legal(seat) for seat in seats(state)])
    seat, _, action = move.partition(" ")
    with pytest.raises(islario.IllegalMove) as refused:
        state.play(int(seat), action)
    assert refused.value.reason.code == code
    assert (state.position(), state.record(), [state.legal(seat) for seat in seats(state)]) == before


Case = tuple[Callable[[], State], str, str, dict[str, Any], str]

CASES: list[Case] = [
    # the set-up
    (lambda: at("start", "start"), "0 start b 3", "start_flag", {"island": "b"}, "HA-SETUP-2"),
    (lambda: at("start", "start"), "1 start e 4", "start_flag", {"island": "e"}, "HA-SETUP-2"),
    (lambda: at("start", "start", side="B"), "0 start a 3", "start_flag", {"island": "a"}, "HA-SETUP-2"),
    (lambda: at("+a3 done", "start"), "0 start d 3", "start_written", {}, "HA-SETUP-2"),
    (lambda: at("a3", "d3", card="5/1"), "0 start d 3", "set_up_over", {}, "HA-SETUP-2"),
    (lambda: at("start", "start"), "0 number a", "set_up_first", {}, "HA-SETUP-2"),
    (lambda: at("start", "start"), "0 skip number", "set_up_first", {}, "HA-SETUP-2"),
    (lambda: at("start", "start"), "0 bridge a-b", "set_up_first", {}, "HA-SETUP-2"),
    (lambda: at("start", "start"), "0 skip bridges", "set_up_first", {}, "HA-SETUP-2"),
    (lambda: at("+a3 done", "start"), "0 number d", "set_up_first", {}, "HA-SETUP-2"),
    # the order of a round
    (lambda: at("a3", card="5/1"), "0 bridge a-b", "number_first", {"number": 5}, "HA-ROUND-1"),
    (lambda: at("a3", card="5/1"), "0 skip bridges", "number_first", {"number": 5}, "HA-ROUND-1"),
    (lambda: at("a3 bridges", card="5/1"), "0 number d", "number_past", {}, "HA-ROUND-1"),
    (lambda: at("a3 bridges", card="5/1"), "0 skip number", "number_past", {}, "HA-ROUND-1"),
    (lambda: at("a3 done", "a3", card="5/1"), "0 number d", "card_done", {}, "HA-ROUND-1"),
    (lambda: at("a3 done", "a3", card="5/1"), "0 skip number", "card_done", {}, "HA-ROUND-1"),
    (lambda: at("a3 done", "a3", card="5/1"), "0 bridge a-b", "card_done", {}, "HA-ROUND-1"),
    (lambda: at("a3 done", "a3", card="5/1"), "0 skip bridges", "card_done", {}, "HA-ROUND-1"),
    # numbers
    (lambda: at("a3", card="5/1"), "0 number a", "island_numbered", {"island": "a", "number": 3}, "HA-NUM-1"),
    (lambda: at("a1 a-b", card="5/1"), "0 number a", "island_numbered", {"island": "a", "number": 1}, "HA-NUM-1"),
    (lambda: at("a3", card="5/1"), "0 number c", "flag_unreached", {"island": "c"}, "HA-NUM-3"),
    (lambda: at("a3 a-b*2", card="1/1"), "0 number b", "number_low",
     {"island": "b", "number": 1, "bridges": 2}, "HA-NUM-4"),
    (lambda: at("a3 a-j*2", card="1/1"), "0 number j", "number_low",
     {"island": "j", "number": 1, "bridges": 2}, "HA-NUM-4"),
    # bridges
    (lambda: at("d4 g4 bridges left=1", card="5/2"), "0 skip bridges", "half_drawn", {"left": 1}, "HA-BRIDGE-1"),
    (lambda: at("a3 bridges", card="5/1"), "0 bridge a-c", "no_line", {"islands": ["a", "c"]}, "HA-BRIDGE-2"),
    (lambda: at("a3 bridges", card="5/1"), "0 bridge a-r", "no_line", {"islands": ["a", "r"]}, "HA-BRIDGE-2"),
    (lambda: at("a3 bridges", card="5/1"), "0 bridge b-d", "no_number", {"islands": ["b", "d"]}, "HA-BRIDGE-2"),
    (lambda: at("a6 a-b*2 bridges", card="5/1"), "0 bridge a-b", "line_full", {"line": "a-b"}, "HA-BRIDGE-3"),
    (lambda: at("g6 k6 g-h bridges", card="5/1"), "0 bridge e-k", "crosses",
     {"line": "e-k", "lines": ["g-h"]}, "HA-BRIDGE-4"),
    (lambda: at("b6 e6 l6 e-f k-l bridges", card="5/1", side="B"), "0 bridge b-p", "crosses",
     {"line": "b-p", "lines": ["e-f", "k-l"]}, "HA-BRIDGE-4"),
    (lambda: at(f"{FULL_AT_H} bridges", card="5/1", side="B"), "0 bridge g-h", "island_full",
     {"island": "h", "most": 6}, "HA-BRIDGE-5"),
    (lambda: at("a1 a-b d4 bridges", card="5/1"), "0 bridge a-j", "island_complete", {"island": "a"}, "HA-BRIDGE-6"),
    (lambda: at("g1 d4 d-g bridges", card="5/1"), "0 bridge g-m", "island_complete", {"island": "g"}, "HA-BRIDGE-6"),
    (lambda: at("a1 bridges", card="5/2"), "0 bridge a-b", "rest_impossible",
     {"line": "a-b", "left": 2}, "HA-BRIDGE-8"),
    (lambda: at("a2 bridges", card="5/3"), "0 bridge a-b", "rest_impossible",
     {"line": "a-b", "left": 3}, "HA-BRIDGE-8"),
    # the end
    (lambda: at("a3 done", card="5/1", deck=""), "0 start d 3", "game_over", {}, "HA-SCORE-5"),
    (lambda: at("a3 done", card="5/1", deck=""), "0 number d", "game_over", {}, "HA-SCORE-5"),
    (lambda: at("a3 done", card="5/1", deck=""), "0 bridge a-b", "game_over", {}, "HA-SCORE-5"),
    (lambda: at("a3 done", card="5/1", deck=""), "0 skip bridges", "game_over", {}, "HA-SCORE-5"),
]  # fmt: skip


@rule("HA-ERR-1")
@pytest.mark.parametrize(
    ("begin", "move", "code", "values", "why"), CASES, ids=[f"{i}-{case[2]}" for i, case in enumerate(CASES)]
)
def test_what_is_not_allowed_is_refused_with_its_reason(
    begin: Callable[[], State], move: str, code: str, values: dict[str, Any], why: str
) -> None:
    """So mistakes that are found later do not arise."""
    state = begin()
    reason = refusal(state, move)
    assert (reason.code, reason.values, reason.rule) == (code, values, why)
    unchanged_after(state, move, code)


@pytest.mark.parametrize("seat", [2, -1, 99])
def test_there_are_no_other_seats_than_those_of_the_table(seat: int) -> None:
    state = at("a3", "d3", card="5/1")
    reason = state.why_not(seat, "skip number")
    assert reason is not None
    assert (reason.code, reason.values) == ("no_such_seat", {"seat": str(seat), "seats": 2})
    with pytest.raises(islario.IllegalMove):
        state.play(seat, "skip number")
    for ask in (state.legal, state.view, state.undo):
        with pytest.raises(islario.NoSuchSeat):
            ask(seat)
    assert state.waiting_for() == (0, 1)


# -- words that mean nothing -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("", "unknown_action"),
        ("jump a", "unknown_action"),
        ("Number a", "unknown_action"),
        (" number a", "unknown_action"),
        ("skip", "bad_action"),
        ("skip both", "bad_action"),
        ("skip number bridges", "bad_action"),
        ("number", "bad_action"),
        ("number a 5", "bad_action"),
        ("number  a", "bad_action"),
        ("start a", "bad_action"),
        ("start a 2", "bad_action"),
        ("start a 5", "bad_action"),
        ("start a 03", "bad_action"),
        ("bridge a", "bad_action"),
        ("bridge a b", "bad_action"),
        ("bridge a-b-d", "bad_action"),
        ("bridge a-b*2", "unknown_island"),
        ("bridge b-a", "bad_action"),
        ("bridge a-a", "bad_action"),
        ("number s", "unknown_island"),
        ("number A", "unknown_island"),
        ("number ab", "unknown_island"),
        ("number ", "unknown_island"),
        ("start s 3", "unknown_island"),
        ("bridge a-s", "unknown_island"),
        ("bridge -a", "unknown_island"),
    ],
)
def test_words_that_mean_no_action_are_refused(action: str, code: str) -> None:
    state = at("a3", "d3", card="5/1")
    assert refusal(state, f"0 {action}").code == code
    unchanged_after(state, f"0 {action}", code)


def test_letters_in_the_wrong_order_are_told_the_right_one() -> None:
    assert refusal(at("a3", card="5/1"), "0 bridge b-a").values["expected"] == "bridge a-b"


# -- legal and why not -----------------------------------------------------------------------------


def every_action() -> set[str]:
    """All that can be said."""
    return {
        *[f"start {island} {number}" for island in ISLANDS for number in (3, 4)],
        *[f"number {island}" for island in ISLANDS],
        *[f"bridge {one}-{two}" for one, two in combinations(ISLANDS, 2)],
        "skip number",
        "skip bridges",
    }


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_actions_are_listed_once(players: int) -> None:
    actions = GAME.actions(players)
    assert len(actions) == len(set(actions))
    assert set(actions) == every_action()


@pytest.mark.parametrize(("seed", "side"), [(11, "A"), (12, "B")])
def test_all_that_is_legal_has_no_reason_against_it_and_all_else_has_one(seed: int, side: str) -> None:
    space = every_action()
    for number, state in enumerate(wander(seed, players=2, side=side)):
        if number % 5 == 0 or state.over:
            for seat in seats(state):
                allowed = {action for action in space if state.why_not(seat, action) is None}
                assert sorted(state.legal(seat)) == sorted(allowed)


def test_nothing_is_legal_when_all_is_complete_but_to_give_up() -> None:
    state = at(ALL_DONE, card="5/3", deck="")
    assert state.legal(0) == ["skip number"]
    play(state, "0 skip number")
    assert state.legal(0) == ["skip bridges"]
