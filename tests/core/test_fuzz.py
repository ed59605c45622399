"""Whatever is given as a record, it is either taken or refused with a reason; nothing else ever happens."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import islario
from tests.core.test_record import sealed
from tests.games.forbidden_island.whole_games import GAME
from tests.games.test_fuzz import json_of

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run

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
    st.integers(1, len(RECORD.splitlines()) - 2),
    st.text(max_size=30) | json_of("forbidden_island").map(json.dumps).map("options {}".format),
)
def test_a_sealed_record_with_any_line_changed_is_whole_or_refused(line: int, text: str) -> None:
    lines = RECORD.splitlines()[:-1]
    lines[line] = text
    try:
        state = islario.replay(sealed(lines, STATE.fingerprint()))
    except islario.BadRecord as refused:
        assert refused.reason.values["line"] <= sealed(lines, "").count("\n")
        assert str(refused)
    else:
        assert islario.replay(state.record()).position() == state.position()


@given(st.text(max_size=200))
def test_any_text_is_no_record(text: str) -> None:
    with pytest.raises(islario.BadRecord):
        islario.replay(text)
