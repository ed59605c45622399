"""Whatever is given, it is either taken or refused with a reason; nothing else ever happens."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import islario
from islario.core.rng import Rng
from tests.games.hashi.whole_games import GAME, OWN, options
from tests.test_fuzz import JSON

WORDS = sorted({part for action in GAME.actions(4) for part in action.split()} | {"", "a", "z", "5", "a-a", "b-a"})
SENTENCES = st.lists(st.sampled_from(WORDS) | st.text(max_size=6), max_size=4).map(" ".join)


def moment(number: int) -> dict[str, Any]:
    """A position out of some game."""
    state = GAME.new(seed=number, **options(number))
    pick = random.Random(number)
    for _ in range(pick.randrange(90)):
        if not state.over:
            seat = pick.choice(state.waiting_for())
            state.play(seat, pick.choice(state.legal(seat)))
    return state.position()


MOMENTS = [moment(number) for number in range(24)]
SEAT_FIELDS = sorted(MOMENTS[0]["players"][0])


def check(described: dict[str, Any]) -> None:
    """It is refused by a field, or it is a game: seen, imagined, taken in again, and played to its end."""
    try:
        state = GAME.position(described)
    except islario.BadPosition as refused:
        assert refused.reason.values["field"]
        assert str(refused)
        return
    assert GAME.position(state.position()).position() == state.position()
    for seat in range(len(state.position()["players"])):
        assert GAME.sample(state.view(seat), Rng(1)).view(seat) == state.view(seat)
    pick = random.Random(1)
    while not state.over:
        seat = pick.choice(state.waiting_for())
        state.play(seat, pick.choice(state.legal(seat)))


@given(st.sampled_from(MOMENTS), SENTENCES, st.integers(-2, 5))
def test_any_words_are_an_action_or_have_a_reason_against_them(position: dict[str, Any], words: str, seat: int) -> None:
    state = GAME.position(position)
    reason = state.why_not(seat, words)
    if reason is None:
        assert words in state.legal(seat)
        return
    assert str(reason)
    with pytest.raises(islario.IllegalMove):
        state.play(seat, words)
    assert state.position() == GAME.position(position).position()


@given(st.sampled_from(MOMENTS), st.sampled_from(sorted(MOMENTS[0])), JSON)
def test_a_position_with_any_one_field_changed_is_taken_or_refused(
    position: dict[str, Any], field: str, value: Any
) -> None:
    check({**position, field: value})


@given(st.sampled_from(MOMENTS), st.sampled_from(SEAT_FIELDS), JSON)
def test_a_seat_with_any_one_field_changed_is_taken_or_refused(
    position: dict[str, Any], field: str, value: Any
) -> None:
    check({**position, "players": [{**position["players"][0], field: value}, *position["players"][1:]]})


@given(st.sampled_from(MOMENTS), st.sampled_from(MOMENTS), st.sets(st.sampled_from(SEAT_FIELDS)))
def test_a_seat_mixed_from_two_is_taken_or_refused(one: dict[str, Any], two: dict[str, Any], fields: set[str]) -> None:
    mixed = {**one["players"][0], **{field: two["players"][0][field] for field in fields}}
    check({**one, "players": [mixed, *one["players"][1:]]})


@given(st.sampled_from(MOMENTS), st.sampled_from(MOMENTS), st.sets(st.sampled_from(sorted(MOMENTS[0]))))
def test_a_position_mixed_from_two_is_taken_or_refused(
    one: dict[str, Any], two: dict[str, Any], fields: set[str]
) -> None:
    check({**one, **{field: two[field] for field in fields}})


@given(st.dictionaries(st.sampled_from([option.name for option in GAME.options]), JSON, min_size=1))
def test_any_options_are_taken_or_refused(chosen: dict[str, Any]) -> None:
    try:
        state = GAME.new(**chosen)
    except islario.BadOption as refused:
        assert str(refused)
    else:
        assert state.waiting_for()


@given(st.integers(0, len(OWN) - 1), st.sampled_from("orb. \nx#"))
def test_any_drawing_is_a_board_or_refused(place: int, mark: str) -> None:
    drawing = OWN[:place] + mark + OWN[place + 1 :]
    try:
        state = GAME.new(side=drawing, seed=1)
    except islario.BadOption as refused:
        assert refused.reason.code.startswith("board_")
        assert str(refused)
    else:
        islands = state.view(None)["board"]["islands"]
        assert len(islands) == 18
        assert sorted(island["flag"] for island in islands.values()).count("red") == 4
