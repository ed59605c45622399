"""Whatever is given, it is either taken or refused with a reason; nothing else ever happens."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import islario
from tests.core.test_record import sealed
from tests.games.forbidden_island.whole_games import GAME, options

settings.register_profile("islario", deadline=None, derandomize=True, max_examples=300)
settings.load_profile("islario")

WORDS = sorted(
    {part for action in GAME.actions(4) for part in action.split()} | {"", "waters_rise", "9", "0+1+1", "-1"}
)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


def moment(number: int) -> dict[str, Any]:
    """A position out of some game."""
    state = GAME.new(seed=number, **options(number))
    pick = random.Random(number)
    for _ in range(pick.randrange(60)):
        if not state.over:
            seat = state.waiting_for()[0]
            state.play(seat, pick.choice(state.legal(seat)))
    return state.position()


MOMENTS = [moment(number) for number in range(24)]


SENTENCES = st.lists(st.sampled_from(WORDS) | st.text(max_size=6), max_size=4).map(" ".join)


@given(SENTENCES, st.integers(-2, 5) | st.integers())
def test_any_words_are_an_action_or_have_a_reason_against_them(words: str, seat: int) -> None:
    state = GAME.position(MOMENTS[0])
    before = state.position()
    reason = state.why_not(seat, words)
    if reason is None:
        assert words in state.legal(seat)
    else:
        assert str(reason)
        with pytest.raises(islario.IllegalMove):
            state.play(seat, words)
        assert state.position() == before


@given(st.sampled_from(MOMENTS), st.sampled_from(sorted(MOMENTS[0])), JSON)
def test_a_position_with_any_one_field_changed_is_taken_or_refused(
    position: dict[str, Any], field: str, value: Any
) -> None:
    try:
        state = GAME.position({**position, field: value})
    except islario.BadPosition as refused:
        assert refused.reason.values["field"]
        assert str(refused)
    else:
        assert GAME.position(state.position()).position() == state.position()
        assert state.over or state.legal(state.waiting_for()[0])


@given(st.sampled_from(MOMENTS), st.sampled_from(MOMENTS), st.sets(st.sampled_from(sorted(MOMENTS[0]))))
def test_a_position_mixed_from_two_is_taken_or_refused(
    one: dict[str, Any], two: dict[str, Any], fields: set[str]
) -> None:
    try:
        state = GAME.position({**one, **{field: two[field] for field in fields}})
    except islario.BadPosition as refused:
        assert refused.reason.values["field"]
    else:
        pick = random.Random(1)
        while not state.over:
            seat = state.waiting_for()[0]
            state.play(seat, pick.choice(state.legal(seat)))
        assert GAME.position(state.position()).position() == state.position()


@given(JSON)
def test_anything_at_all_is_a_position_or_a_bad_one(value: Any) -> None:
    with pytest.raises(islario.BadPosition):
        GAME.position(value)


@given(st.dictionaries(st.sampled_from([option.name for option in GAME.options]), JSON, min_size=1))
def test_any_options_are_taken_or_refused(chosen: dict[str, Any]) -> None:
    try:
        state = GAME.new(**chosen)
    except islario.BadOption as refused:
        assert str(refused)
    else:
        assert state.waiting_for()


@given(st.text(alphabet="#. \nx", max_size=60) | st.lists(st.sampled_from(["#", "."]), min_size=24).map("".join))
def test_any_drawing_is_a_layout_of_24_cells_or_refused(drawing: str) -> None:
    try:
        state = GAME.new(layout=drawing, seed=1)
    except islario.BadOption as refused:
        assert str(refused)
    else:
        assert drawing.count("#") == len(state.position()["tiles"]) == 24


STATE = GAME.new(seed=1, first=0)
STATE.play(0, "end")
RECORD = STATE.record()


@given(st.integers(0, len(RECORD)), st.integers(0, len(RECORD)), st.text(max_size=5))
def test_a_record_with_anything_put_into_it_is_whole_or_refused(start: int, end: int, text: str) -> None:
    changed = RECORD[:start] + text + RECORD[max(start, end) :]
    try:
        state = islario.replay(changed)
    except islario.BadRecord as refused:
        assert str(refused)
    else:
        assert changed.rstrip("\n") == RECORD.rstrip("\n")
        assert state.record() == RECORD


@given(
    st.integers(1, len(RECORD.splitlines()) - 2), st.text(max_size=30) | JSON.map(json.dumps).map("options {}".format)
)
def test_a_sealed_record_with_any_line_changed_is_whole_or_refused(line: int, text: str) -> None:
    lines = RECORD.splitlines()[:-1]
    lines[line] = text
    try:
        state = islario.replay(sealed(lines))
    except islario.BadRecord as refused:
        assert refused.reason.values["line"] <= sealed(lines).count("\n")
        assert str(refused)
    else:
        assert islario.replay(state.record()).position() == state.position()


@given(st.text(max_size=200))
def test_any_text_is_no_record(text: str) -> None:
    with pytest.raises(islario.BadRecord):
        islario.replay(text)
