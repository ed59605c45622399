"""Whatever is given, it is either taken or refused with a reason; nothing else ever happens."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import islario
from tests.games.hashi.whole_games import GAME, OWN
from tests.games.test_fuzz import check, moments_of

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run

MOMENTS = moments_of("hashi")
SEAT_FIELDS = sorted(MOMENTS[0]["players"][0])


@given(st.sampled_from(MOMENTS), st.sampled_from(MOMENTS), st.sets(st.sampled_from(SEAT_FIELDS)))
def test_a_seat_mixed_from_two_is_taken_or_refused(one: dict[str, Any], two: dict[str, Any], fields: set[str]) -> None:
    mixed = {**one["players"][0], **{field: two["players"][0][field] for field in fields}}
    check("hashi", {**one, "players": [mixed, *one["players"][1:]]})


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
