"""Whatever is given as a layout, it is either taken or refused with a reason; nothing else ever happens."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import islario
from tests.games.forbidden_island.whole_games import GAME

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run


@given(st.text(alphabet="#. \nx", max_size=60) | st.lists(st.sampled_from(["#", "."]), min_size=24).map("".join))
def test_any_drawing_is_a_layout_of_24_cells_or_refused(drawing: str) -> None:
    try:
        state = GAME.new(layout=drawing, seed=1)
    except islario.BadOption as refused:
        assert str(refused)
    else:
        assert drawing.count("#") == len(state.position()["tiles"]) == 24
