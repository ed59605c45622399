"""Whatever is given, it is either taken or refused with a reason; nothing else ever happens."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import islario
from islario.core.rng import Rng
from islario.games.robinson.cards import CARDS
from islario.games.robinson.components import SPACES
from islario.games.robinson.notation import PEOPLE
from islario.games.robinson.position import STEPS
from tests.games.robinson.whole_games import GAME, options, play
from tests.test_fuzz import JSON

ACTIONS = GAME.actions(4)
WORDS = sorted({part for action in ACTIONS for part in action.split()} | {"", "0", "99", "A9", "-1"})
SENTENCES = st.lists(st.sampled_from(WORDS) | st.text(max_size=6), max_size=5).map(" ".join) | st.sampled_from(ACTIONS)


def moment(number: int) -> dict[str, Any]:
    """A position out of some game."""
    state = GAME.new(seed=number, **options(number))
    pick = random.Random(number)
    for _ in range(pick.randrange(150)):
        if not state.over:
            seat = pick.choice(state.waiting_for())
            state.play(seat, pick.choice(state.legal(seat)))
    return state.position()


MOMENTS = [moment(number) for number in range(0, 280, 9)]
FIELDS = sorted(MOMENTS[0])
SEAT_FIELDS = sorted(MOMENTS[0]["players"][0])
IN_HAND = ["scenario", "players", "agenda", "slot", "plan", "offered", "notes", "dice", "phase", "tiles", "camp"]
"""What only together says what is being resolved, and for whom."""


def check(described: dict[str, Any]) -> None:
    """It is refused by a field, or it is a game: seen, imagined, taken in again, and played on."""
    try:
        state = GAME.position(described)
    except islario.BadPosition as refused:
        assert refused.reason.values["field"]
        assert str(refused)
        return
    assert GAME.position(state.position()).position() == state.position()
    assert GAME.sample(state.view(0), Rng(1)).view(0) == state.view(0)
    pick = random.Random(1)
    for _ in range(100):
        if state.over:
            break
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


@given(st.sampled_from(MOMENTS), st.sampled_from(FIELDS), JSON)
def test_a_position_with_any_one_field_changed_is_taken_or_refused(
    position: dict[str, Any], field: str, value: Any
) -> None:
    check({**position, field: value})


@given(st.sampled_from(MOMENTS), st.sampled_from(SEAT_FIELDS), JSON)
def test_a_seat_with_any_one_field_changed_is_taken_or_refused(
    position: dict[str, Any], field: str, value: Any
) -> None:
    check({**position, "players": [{**position["players"][0], field: value}, *position["players"][1:]]})


@given(
    st.sampled_from(MOMENTS),
    st.sampled_from(["agenda", "plan", "marks", "incoming"]),
    st.sampled_from(["step", "who", "card", "space", "source", "in_action", "target", "pawns", "slot", "mark", "at"]),
    JSON,
)
def test_a_list_with_any_one_field_of_its_last_changed_is_taken_or_refused(
    position: dict[str, Any], field: str, name: str, value: Any
) -> None:
    if position[field]:
        check({**position, field: [*position[field][:-1], {**position[field][-1], name: value}]})


@settings(max_examples=600)
@given(st.sampled_from(MOMENTS), st.sampled_from(MOMENTS), st.sets(st.sampled_from(FIELDS), min_size=1, max_size=4))
def test_a_position_mixed_from_two_is_taken_or_refused(
    one: dict[str, Any], two: dict[str, Any], fields: set[str]
) -> None:
    apart = {field for field in fields if field not in IN_HAND}
    check({**one, **{field: two[field] for field in apart}})


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
        for _ in range(30):
            state.view(0)
            if state.over:
                break
            seat = pick.choice(state.waiting_for())
            state.play(seat, pick.choice(state.legal(seat)))
        assert state.waiting_for() or state.position()["ended"]
    assert 30 < taken < 120
