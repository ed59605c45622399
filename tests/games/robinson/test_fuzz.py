"""Whatever is given, it is either taken or refused with a reason; nothing else ever happens."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import islario
from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.components import SPACES
from islario.games.robinson.notation import PEOPLE
from islario.games.robinson.step_names import STEPS
from tests.games.robinson.whole_games import GAME, play
from tests.games.test_fuzz import check, go_on, json_of, moments_of

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run


@given(
    st.sampled_from(moments_of("robinson")),
    st.sampled_from(["agenda", "plan", "marks", "incoming"]),
    st.sampled_from(["step", "who", "card", "space", "source", "in_action", "target", "pawns", "slot", "mark", "at"]),
    json_of("robinson"),
)
def test_a_list_with_any_one_field_of_its_last_changed_is_taken_or_refused(
    position: dict[str, Any], field: str, name: str, value: Any
) -> None:
    if position[field]:
        check("robinson", {**position, field: [*position[field][:-1], {**position[field][-1], name: value}]})


# -- agendas ---------------------------------------------------------------------------------------------------

COURSES = [("random", 41), ("thumb", 86), ("spared", 173), ("random", 212), ("spared", 265)]
"""The games that agendas are taken out of."""
NUMBERS = [0, 1, -1, 2, 3, 5, 7, 15, 30, 63, 64, 255, 256, 1 << 16, 1 << 20, 1 << 40, 1 << 60, -(1 << 40)]
CHANGES: dict[str, list[Any]] = {
    "step": list(STEPS),
    "a": NUMBERS,
    "b": NUMBERS,
    "who": [None, *PEOPLE],
    "space": [None, *SPACES],
    "source": [0, 1, 2, 3],
    "card": [None, *CARDS],
    "in_action": [False, True],
}


def hostile(agenda: list[dict[str, Any]], pick: random.Random) -> list[dict[str, Any]]:
    """An agenda in which one thing is changed: a field of a step, or the order, or how often a step is there."""
    changed = [dict(step) for step in agenda]
    place = pick.randrange(len(changed))
    change = pick.choice([*CHANGES, "a", "b", "drop", "double", "move"])
    if change == "drop":
        del changed[place]
    elif change == "double":
        changed.insert(place, dict(changed[place]))
    elif change == "move":
        changed.insert(pick.randrange(len(changed)), changed.pop(place))
    else:
        near = [changed[place].get(change, 0) + by for by in (-1, 1, 8)] if change in ("a", "b") else []
        changed[place][change] = pick.choice([*CHANGES[change], *near])
    return changed


@pytest.mark.parametrize(("player", "number"), COURSES)
def test_an_agenda_with_any_one_thing_changed_is_refused_or_can_be_played(player: str, number: int) -> None:
    pick = random.Random(number)
    moments = [GAME.position_of(table) for table, _, _ in play(player, number) if table.depth > 5]
    taken = 0
    for seed in range(150):
        position = pick.choice(moments)
        try:
            state = GAME.position({**position, "agenda": hostile(position["agenda"], pick)}, seed)
        except islario.BadPosition as refused:
            assert str(refused)
            continue
        taken += 1
        state.view(0)
        go_on(state, pick, 30)
        assert state.waiting_for() or state.position()["ended"]
    assert 30 < taken < 120
