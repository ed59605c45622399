"""Moments that nobody would think of: whole games came to them."""

from typing import Any

from tests.games.robinson.helpers.positions import GAME, at, go, pieces, stage, table
from tests.games.robinson.whole_games import cards_of, check_table
from tests.rules import rule

LAME = [
    {"mark": "build_camp_rest", "at": "seat_0", "from": "adventure twisted_ankle"},
    {"mark": "one_pawn", "at": "seat_0", "from": "event vertigo"},
]
SWAMP = {"mark": "minus_pawn", "at": "B1", "from": "adventure swamp"}


@rule("PLAN-3", "PLAN-14")
def test_where_every_pawn_has_to_be_placed_one_that_can_do_nothing_may_stay() -> None:
    state = at(["cook"], switches=["all_pawns"], friday=None, marks=LAME)
    reason = state.why_not(0, "confirm")
    assert reason is not None
    assert (reason.code, reason.rule) == ("pawns_left", "PLAN-3")
    swamped = at(["cook"], switches=["all_pawns"], friday=None, marks=[*LAME, SWAMP])
    assert "plan rest" in swamped.legal(0)  # which needs a second pawn, and there is none
    assert swamped.why_not(0, "confirm") is None
    helped = at(["cook", "carpenter"], switches=["all_pawns"], friday=None, marks=[*LAME, SWAMP])
    go(helped, "plan build shovel", seat=1)
    reason = helped.why_not(0, "confirm")  # there is somebody to support
    assert reason is not None
    assert reason.code == "pawns_left"


@rule("BUILD-18")
def test_an_invention_that_was_discarded_before_its_turn_is_not_built_and_costs_nothing() -> None:
    plan = [{"slot": 1, "target": "build sack", "performer": "0", "pawns": ["0", "0"]}]
    fields: dict[str, Any] = {"plan": plan, "available": {"fur": 2}, "phase": "action", "round": 2}
    built = stage({"step": "resolve_slot", "a": 0}, open=["sack"], **fields)
    go(built, "go_on")
    assert table(built)["incoming"] == [{"card": "invention sack", "who": "0"}]
    assert table(built)["available"]["fur"] == 1
    gone = stage({"step": "resolve_slot", "a": 0}, open=[], invention_discard=["sack"], **fields)
    assert table(gone)["reserved"]["fur"] == 1
    go(gone, "go_on")
    assert (table(gone)["incoming"], table(gone)["invention_discard"]) == ([], ["sack"])
    assert (table(gone)["available"]["fur"], table(gone)["reserved"]["fur"]) == (2, 0)
    assert table(gone)["plan"] == []


@rule("ROUND-12")
def test_both_uses_of_the_bible_can_be_planned_at_once_and_it_leaves_after_the_second() -> None:
    state = at(["cook"], items={"bible": 2}, friday=None, threats=[None, "wreckage food_crates"])
    go(state, "plan camp", "plan camp", "support 1 bible", "support 2 bible")
    assert table(state)["items"] == {}
    assert "support 1 bible" not in state.legal(0)
    check_table(pieces(state))
    go(state, "take_back 2 bible")
    assert table(state)["items"] == {"bible": 1}
    go(state, "support 2 bible", "confirm")
    while table(state)["phase"] == "action":
        check_table(pieces(state))
        go(state, state.legal(0)[0])
    assert table(state)["gone"].count("item bible") == 1


def test_at_the_end_of_a_game_what_was_being_dealt_with_is_put_away() -> None:
    state = stage(
        {"step": "strike", "a": 0},
        {"step": "wounds", "a": 20, "who": "0"},
        {"step": "put_away", "a": 80, "b": 1},
        threats=[None, "wreckage food_crates"],
    )
    before = cards_of(pieces(state))
    go(state, "go_on")
    assert (state.over, table(state)["ended"]) == (True, 2)
    assert cards_of(pieces(state)) == before
    assert len(table(state)["gone"]) == 2
    assert GAME.position(state.position()).position() == state.position()
