"""Whatever is given to a game, it is either taken or refused with a reason; nothing else ever happens."""

import functools
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import islario
from islario.core.state import State
from tests.games.playing import seats_of
from tests.games.test_every_game import ROOMS

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run


every_game = pytest.mark.parametrize("name", ROOMS)


@functools.cache
def words_of(name: str) -> list[str]:
    """The words that actions are made of, and some that look like them."""
    known = {part for action in ROOMS[name].GAME.actions(4) for part in action.split()}
    return sorted(known | {"", "waters_rise", "9", "99", "0", "-1", "0+1+1", "A9", "a-a", "b-a", "z"})


@functools.cache
def json_of(name: str) -> st.SearchStrategy[Any]:
    """Anything that can be written as JSON, with words that a game knows in it."""
    numbers = st.integers() | st.floats(allow_nan=False)
    simple = st.none() | st.booleans() | numbers | st.text(max_size=8) | st.sampled_from(words_of(name))
    return st.recursive(
        simple,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
        max_leaves=8,
    )


@functools.cache
def sentences_of(name: str) -> st.SearchStrategy[str]:
    parts = st.sampled_from(words_of(name)) | st.text(max_size=6)
    return st.lists(parts, max_size=5).map(" ".join) | st.sampled_from(ROOMS[name].GAME.actions(4))


@functools.cache
def moments_of(name: str) -> list[dict[str, Any]]:
    """Positions out of some games."""
    room = ROOMS[name]
    games, most, _ = room.CHANGED
    found = []
    for number in games:
        pick = random.Random(number)
        state = room.GAME.new(seed=number, **room.options(number))
        go_on(state, pick, pick.randrange(most))
        found.append(state.position())
    return found


def go_on(state: State, pick: random.Random, most: int) -> None:
    """Play on at random, so many actions at most."""
    for _ in range(most):
        if state.over:
            return
        seat = pick.choice(state.waiting_for())
        state.play(seat, pick.choice(state.legal(seat)))


def check(name: str, described: dict[str, Any]) -> None:
    """It is refused by a field, or it is a game: taken in again, seen, imagined, and played on."""
    game = ROOMS[name].GAME
    try:
        state = game.position(described)
    except islario.BadPosition as refused:
        assert refused.reason.values["field"]
        assert str(refused)
        return
    assert game.position(state.position()).position() == state.position()
    for seat in seats_of(state):
        assert game.sample(state.view(seat), islario.Rng(1)).view(seat) == state.view(seat)
    go_on(state, random.Random(1), ROOMS[name].CHANGED[2])
    assert game.position(state.position()).position() == state.position()
    assert state.waiting_for() or state.over


@every_game
@given(st.data())
def test_any_words_are_an_action_or_have_a_reason_against_them(name: str, data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(moments_of(name)))
    words, seat = data.draw(sentences_of(name)), data.draw(st.integers(-2, 5) | st.integers())
    state = ROOMS[name].GAME.position(position)
    reason = state.why_not(seat, words)
    if reason is None:
        assert words in state.legal(seat)
        return
    assert str(reason)
    with pytest.raises(islario.IllegalMove):
        state.play(seat, words)
    assert state.position() == ROOMS[name].GAME.position(position).position()


@every_game
@given(st.data())
def test_a_position_with_any_one_field_changed_is_taken_or_refused(name: str, data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(moments_of(name)))
    check(name, {**position, data.draw(st.sampled_from(sorted(position))): data.draw(json_of(name))})


@every_game
@given(st.data())
def test_a_seat_with_any_one_field_changed_is_taken_or_refused(name: str, data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(moments_of(name)))
    first, *others = position["players"]
    changed = {**first, data.draw(st.sampled_from(sorted(first))): data.draw(json_of(name))}
    check(name, {**position, "players": [changed, *others]})


@every_game
@given(st.data())
def test_a_position_mixed_from_two_is_taken_or_refused(name: str, data: st.DataObject) -> None:
    one, two = data.draw(st.sampled_from(moments_of(name))), data.draw(st.sampled_from(moments_of(name)))
    fields = data.draw(st.sets(st.sampled_from(sorted(set(one) - ROOMS[name].TOGETHER)), min_size=1))
    check(name, {**one, **{field: two[field] for field in fields}})


@every_game
@given(st.data())
def test_anything_at_all_is_a_position_or_a_bad_one(name: str, data: st.DataObject) -> None:
    with pytest.raises(islario.BadPosition):
        ROOMS[name].GAME.position(data.draw(json_of(name)))


@every_game
@given(st.data())
def test_a_view_with_anything_changed_in_it_is_imagined_or_refused(name: str, data: st.DataObject) -> None:
    game = ROOMS[name].GAME
    view = game.position(data.draw(st.sampled_from(moments_of(name)))).view(0)
    part, inner = view, data.draw(st.sampled_from([view, *(each for each in view.values() if isinstance(each, dict))]))
    if inner:
        changed = {**inner, data.draw(st.sampled_from(sorted(inner))): data.draw(json_of(name))}
        part = changed if inner is view else {**view, **{key: changed for key in view if view[key] is inner}}
    try:
        state = game.sample(part, islario.Rng(1))
    except islario.BadPosition as refused:
        assert refused.reason.values["field"]
        assert str(refused)
    else:
        assert game.position(state.position()).position() == state.position()


@every_game
@given(st.data())
def test_anything_at_all_is_a_view_or_a_bad_one(name: str, data: st.DataObject) -> None:
    with pytest.raises(islario.BadPosition):
        ROOMS[name].GAME.sample(data.draw(json_of(name)), islario.Rng(1))


@every_game
@given(st.data())
def test_any_options_are_taken_or_refused(name: str, data: st.DataObject) -> None:
    game = ROOMS[name].GAME
    names = st.sampled_from([option.name for option in game.options])
    try:
        state = game.new(**data.draw(st.dictionaries(names, json_of(name), min_size=1)))
    except islario.BadOption as refused:
        assert str(refused)
    else:
        assert state.waiting_for()


@every_game
def test_mappings_whose_keys_are_no_texts_are_refused(name: str) -> None:
    game = ROOMS[name].GAME
    wrong: dict[Any, Any] = {1: 2}
    for position in moments_of(name):
        inner = [{**position, field: {**wrong, **part}} for field, part in position.items() if isinstance(part, dict)]
        for bad in ({**wrong, **position}, *inner):
            with pytest.raises(islario.BadPosition):
                game.position(bad)
        with pytest.raises(islario.BadPosition):
            game.sample({**wrong, **game.position(position).view(0)}, islario.Rng(1))
