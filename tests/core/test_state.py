"""The public face that all games share."""

import copy
import pickle

import pytest

import islario
from tests.games.forbidden_island.positions import GAME

TOGETHER = islario.game("hashi")
"""A game in which several seats act at once."""


def test_games_are_found_by_their_names() -> None:
    assert "forbidden_island" in islario.games()
    assert [islario.game(name).name for name in islario.games()] == list(islario.games())
    assert islario.games() == islario.games()


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(islario.UnknownGame) as refused:
        islario.game("chess")
    assert refused.value.reason.code == "unknown_game"
    assert "chess" in str(refused.value)


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"flavour": "salty"}, "unknown_option"),
        ({"players": 5}, "bad_option"),
        ({"players": True}, "bad_option"),
        ({"players": "two"}, "bad_option"),
        ({"difficulty": "hard"}, "bad_option"),
        ({"difficulty": 3}, "bad_option"),
        ({"layout": "nowhere"}, "bad_option"),
        ({"layout": "#" * 23}, "layout_cells"),
        ({"layout": "#" * 24 + "x"}, "layout_mark"),
        ({"layout": "#" * 24 + "." * 90}, "layout_size"),
        ({"roles": ["pilot", "cook"]}, "bad_option"),
        ({"roles": ["pilot", "pilot"]}, "option_twice"),
        ({"roles": ["pilot"]}, "roles_count"),
        ({"roles": 7}, "bad_option"),
        ({"first": 2}, "bad_option"),
        ({"seed": -1}, "bad_option"),
        ({"seed": 2**62}, "bad_option"),
        ({"discard_after_both_draws": "perhaps"}, "bad_option"),
    ],
)
def test_options_that_cannot_be_are_refused_with_a_reason(chosen: dict[str, object], code: str) -> None:
    with pytest.raises(islario.BadOption) as refused:
        GAME.new(**chosen)
    assert refused.value.reason.code == code
    assert str(refused.value).endswith(".")


def test_every_option_has_a_default_and_is_described() -> None:
    names = [option.name for option in GAME.options]
    assert names[:2] == ["seed", "players"]
    assert not GAME.new().over


def test_the_same_seed_gives_the_same_game() -> None:
    assert GAME.new(seed=5, players=3).position() == GAME.new(seed=5, players=3).position()
    assert GAME.new(seed=5).position() != GAME.new(seed=6).position()


def test_the_seed_alone_decides_the_island_whatever_the_options() -> None:
    one = GAME.new(seed=5, players=2, difficulty="elite").position()
    two = GAME.new(seed=5, players=4, roles=["diver", "pilot", "engineer", "explorer"]).position()
    assert one["tiles"] == two["tiles"]
    assert one["flood_deck"] == two["flood_deck"]


def test_an_illegal_move_changes_nothing() -> None:
    state = GAME.new(seed=1)
    before, record = state.position(), state.record()
    for seat, words in [(0, "dance"), (9, "end"), (-1, "end"), (0, ""), (1 - state.waiting_for()[0], "end")]:
        with pytest.raises(islario.IllegalMove) as refused:
            state.play(seat, words)
        assert state.why_not(seat, words) == refused.value.reason
    assert (state.position(), state.record()) == (before, record)


def test_a_seat_that_is_not_there_has_no_legal_actions_and_no_view() -> None:
    state = GAME.new(seed=1)
    for ask in (state.legal, state.view, state.undo):
        with pytest.raises(islario.NoSuchSeat):
            ask(2)


def test_moves_are_taken_back_one_by_one_to_the_beginning() -> None:
    state = GAME.new(seed=2, roles=["explorer", "diver"], first=0)
    positions = [state.position()]
    for _ in range(2):
        state.play(0, next(words for words in state.legal(0) if words.startswith("move")))
        positions.append(state.position())
    while len(positions) > 1:
        assert state.position() == positions.pop()
        state.undo()
    assert state.position() == positions[0]
    assert state.moves() == []
    with pytest.raises(islario.CannotUndo) as refused:
        state.undo()
    assert refused.value.reason.code == "nothing_to_undo"


def test_only_the_seat_that_moved_takes_its_move_back() -> None:
    state = GAME.new(seed=2, first=0)
    state.play(0, "end")
    with pytest.raises(islario.CannotUndo) as refused:
        state.undo(1)
    assert refused.value.reason.code == "other_seat"
    state.undo(0)
    assert state.moves() == []


def test_clones_share_their_past_and_not_their_future() -> None:
    state = GAME.new(seed=3, first=0)
    state.play(0, "end")
    clone = state.clone()
    clone.play(0, "draw")
    assert clone.moves() == [(0, "end"), (0, "draw")]
    assert state.moves() == [(0, "end")]
    state.play(0, "draw")
    assert state.position() == clone.position()  # the same chance lies ahead of both


def test_what_was_undone_in_a_clone_is_still_done_in_the_original() -> None:
    state = GAME.new(seed=3, first=0)
    state.play(0, "end")
    before = state.position()
    clone = state.clone()
    clone.undo()
    clone.play(0, "end")
    assert state.position() == before
    state.undo()
    assert state.moves() == []


def test_states_reasons_and_options_are_pickled_and_copied() -> None:
    state = GAME.new(seed=3, first=0)
    event = state.play(0, "end")[0]
    for again in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert again.position() == state.position()
        assert again.moves() == state.moves()
        again.play(0, "draw")
        assert state.moves() == [(0, "end")]
    with pytest.raises(islario.UnknownGame) as refused:
        islario.game("chess")
    for thing in (event, refused.value.reason, GAME.options[1]):
        assert pickle.loads(pickle.dumps(thing)) == thing
    assert pickle.loads(pickle.dumps(refused.value)).reason == refused.value.reason


def test_a_move_with_odd_spaces_is_no_move() -> None:
    state = GAME.new(seed=3, first=0)
    for words in (" end", "end ", "move  iron_gate", "End"):
        assert state.why_not(0, words) is not None


# -- several seats at once -------------------------------------------------------------------------


def beside_each_other() -> islario.State:
    """A game of three in its first round."""
    state = TOGETHER.new(seed=1, players=3)
    for seat in range(3):
        state.play(seat, "start a 3")
    assert state.waiting_for() == (0, 1, 2)
    return state


def test_where_several_act_at_once_a_seat_takes_its_move_back_over_the_moves_of_others() -> None:
    state = beside_each_other()
    before = len(state.moves())
    for seat, words in [(0, "number d"), (1, "number d"), (2, "skip number"), (1, "skip bridges")]:
        state.play(seat, words)
    others = state.position()["players"][1:]
    state.undo(0)
    assert state.moves()[before:] == [(1, "number d"), (2, "skip number"), (1, "skip bridges")]
    assert state.position()["players"][1:] == others
    assert "number d" in state.legal(0)
    state.undo(2)
    assert state.moves()[before:] == [(1, "number d"), (1, "skip bridges")]
    assert islario.replay(state.record()).position() == state.position()


def test_where_several_act_at_once_undo_without_a_seat_takes_the_last_move_back() -> None:
    state = beside_each_other()
    state.play(0, "number d")
    start = state.position()
    state.play(2, "number f")
    state.undo()
    assert state.position() == start
    assert state.moves()[-1] == (0, "number d")


def test_a_seat_that_is_done_takes_nothing_back_though_nothing_came_to_light() -> None:
    state = beside_each_other()
    state.play(1, "skip number")
    state.play(1, "skip bridges")
    before = (state.position(), state.record())
    for seat in (1, None):
        with pytest.raises(islario.CannotUndo) as refused:
            state.undo(seat)
        assert (refused.value.reason.code, refused.value.reason.values) == (
            "sealed",
            {"seat": 1, "action": "skip bridges"},
        )
    assert (state.position(), state.record()) == before


def test_no_seat_takes_anything_back_from_before_the_last_revealing_move() -> None:
    state = beside_each_other()
    for seat in (0, 1, 2, None):
        with pytest.raises(islario.CannotUndo) as refused:
            state.undo(seat)
        assert refused.value.reason.code == "revealed"
    state.play(0, "number d")
    for seat in (1, 2):
        with pytest.raises(islario.CannotUndo) as refused:
            state.undo(seat)
        assert refused.value.reason.code == "revealed"
    state.undo(0)
    assert state.moves() == [(0, "start a 3"), (1, "start a 3"), (2, "start a 3")]


def test_what_a_seat_takes_back_in_a_clone_is_still_done_in_the_original() -> None:
    state = beside_each_other()
    state.play(0, "number d")
    state.play(1, "number f")
    before = (state.position(), state.record())
    clone = state.clone()
    clone.undo(0)
    clone.play(0, "number g")
    assert (state.position(), state.record()) == before
    assert clone.position() != state.position()


def test_what_all_may_know_of_ends_with_the_last_revealing_move_where_several_act_at_once() -> None:
    state = beside_each_other()
    assert state.settled == 3
    state.play(0, "number d")
    state.play(1, "number f")
    assert (state.settled, len(state.moves())) == (3, 5)
    alone = GAME.new(seed=3, first=0)
    alone.play(0, "end")
    assert alone.settled == 1


@pytest.mark.parametrize("name", islario.games())
def test_a_fingerprint_tells_positions_apart_and_nothing_else(name: str) -> None:
    state = islario.game(name).new(seed=5)
    beginning = state.fingerprint()
    assert beginning == islario.game(name).new(seed=5).fingerprint() != islario.game(name).new(seed=6).fingerprint()
    seat = state.waiting_for()[0]
    state.play(seat, state.legal(seat)[0])
    assert state.fingerprint() != beginning
    assert islario.game(name).position(state.position(), seed=9).fingerprint() == state.fingerprint()
