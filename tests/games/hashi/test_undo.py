"""Taking back, where several seats act at once."""

import random

import pytest

import islario
from islario import State
from tests.games.hashi.positions import GAME, at, card, give_up, play, seats, told
from tests.rules import rule


def refused(state: State, seat: int | None = None) -> str:
    """Why nothing can be taken back; nothing changes by asking."""
    before = (state.position(), state.record())
    with pytest.raises(islario.CannotUndo) as refusal:
        state.undo(seat)
    assert (state.position(), state.record()) == before
    return refusal.value.reason.code


def three() -> State:
    return at("a3 d4", "d4 f3", "f3", card="5/2", deck="1/1 2/2")


# -- one's own actions -----------------------------------------------------------------------------


@rule("HA-BRIDGE-1", "HA-ERR-1")
@pytest.mark.parametrize("moves", [["number g"], ["skip number"], ["skip number", "bridge d-g"]])
def test_an_action_of_this_card_may_be_taken_back_until_the_seat_is_done(moves: list[str]) -> None:
    state = three()
    positions = [state.position()]
    for move in moves:
        play(state, f"0 {move}")
        positions.append(state.position())
    while len(positions) > 1:
        assert state.position() == positions.pop()
        state.undo(0)
    assert state.position() == positions[0]
    assert refused(state, 0) == "nothing_to_undo"


def test_half_drawn_bridges_may_be_taken_back_and_then_given_up() -> None:
    state = at("d4 g4", card="5/3", deck="1/1")
    play(state, "0 skip number", "0 bridge d-g", "0 bridge d-g")
    state.undo(0)
    assert told(state, "bridges", "bridges_left") == [{"d-g": 1}, 2]
    state.undo(0)
    assert told(state, "bridges", "bridges_left", "stage") == [{}, 3, "bridges"]
    play(state, "0 skip bridges")
    assert card(state) == "1/1"


def test_taking_back_a_bridge_opens_what_it_had_closed() -> None:
    state = at("g1 k6", card="5/2")
    play(state, "0 skip number")
    before = state.legal(0)
    play(state, "0 bridge g-h")
    assert state.view(0)["players"][0]["complete"] == ["g"]
    assert "bridge e-k" not in state.legal(0)
    state.undo(0)
    assert state.legal(0) == before
    assert state.view(0)["players"][0]["complete"] == []


# -- over what others have done since --------------------------------------------------------------


def test_a_seat_takes_back_its_own_last_action_whatever_others_have_done_since() -> None:
    state = three()
    play(state, "0 number g", "1 number a", "2 skip number", "1 bridge f-l", "2 skip bridges")
    before = [told(state, "numbers", "bridges", "stage", "bridges_left", "new", seat=seat) for seat in (1, 2)]
    state.undo(0)
    assert told(state, "numbers", "stage") == [{"a": 3, "d": 4}, "number"]
    assert [told(state, "numbers", "bridges", "stage", "bridges_left", "new", seat=seat) for seat in (1, 2)] == before
    assert state.waiting_for() == (0, 1)
    assert state.moves() == [(1, "number a"), (2, "skip number"), (1, "bridge f-l"), (2, "skip bridges")]


def test_several_seats_take_back_in_any_order() -> None:
    state = three()
    start = state.position()
    play(state, "0 number g", "1 number a", "0 bridge d-g", "2 number a", "1 bridge a-b")
    for seat in (1, 0, 2, 0, 1):
        state.undo(seat)
    assert state.position() == start
    assert state.moves() == []


def test_without_a_seat_the_last_action_played_is_taken_back() -> None:
    state = three()
    play(state, "0 number g", "1 number a")
    state.undo()
    assert state.moves() == [(0, "number g")]
    state.undo()
    assert state.moves() == []
    assert refused(state) == "nothing_to_undo"


def test_a_seat_that_has_done_nothing_with_this_card_has_nothing_to_take_back() -> None:
    state = three()
    play(state, "0 number g", "1 number a")
    assert refused(state, 2) == "nothing_to_undo"
    assert told(state, "numbers") == {"a": 3, "d": 4, "g": 5}


def test_others_may_go_on_after_somebody_took_back() -> None:
    state = three()
    play(state, "0 number g", "1 number a", "2 number g")
    state.undo(0)
    play(state, "1 bridge a-b", "0 skip number", "2 bridge g-h", "1 bridge a-b", "0 bridge d-g", "2 bridge g-h")
    play(state, "0 bridge d-g")
    assert card(state) == "1/1"
    assert [told(state, "numbers", "bridges", seat=seat) for seat in seats(state)] == [
        [{"a": 3, "d": 4}, {"d-g": 2}],
        [{"a": 5, "d": 4, "f": 3}, {"a-b": 2}],
        [{"f": 3, "g": 5}, {"g-h": 2}],
    ]


# -- sealed ----------------------------------------------------------------------------------------


@rule("HA-ROUND-3")
@pytest.mark.parametrize("last", ["skip bridges", "bridge d-g"])
def test_a_seat_that_is_done_takes_nothing_back(last: str) -> None:
    state = at("d4 g4", "d4", card="5/1", deck="1/1")
    play(state, "0 skip number", f"0 {last}")
    assert refused(state, 0) == "sealed"
    assert refused(state) == "sealed"
    play(state, "1 number a")
    assert refused(state, 0) == "sealed"
    state.undo(1)
    assert told(state, "stage", seat=1) == "number"


@rule("HA-SETUP-2")
def test_a_start_number_is_not_taken_back() -> None:
    state = GAME.new(players=3, seed=1)
    play(state, "1 start a 3")
    assert refused(state, 1) == "sealed"
    assert refused(state, 0) == "nothing_to_undo"
    play(state, "0 start d 3", "2 start f 4")
    assert [refused(state, seat) for seat in (0, 1, 2, None)] == ["revealed"] * 4


# -- never across a turned card --------------------------------------------------------------------


@rule("HA-ROUND-1")
def test_nothing_is_taken_back_across_a_turned_card() -> None:
    state = at("d4", "d4", card="5/1", deck="1/1 2/2")
    give_up(state)
    after = state.position()
    assert [refused(state, seat) for seat in (0, 1, None)] == ["revealed"] * 3
    play(state, "0 number g", "1 number g")
    state.undo(0)
    assert refused(state, 0) == "revealed"
    state.undo(1)
    assert state.position() == after
    assert refused(state, 1) == "revealed"


@pytest.mark.parametrize("players", [1, 2])
def test_nothing_is_taken_back_when_the_game_is_over(players: int) -> None:
    state = at(*["d4"] * players, card="5/1", deck="")
    give_up(state)
    assert state.over
    assert [refused(state, seat) for seat in (*range(players), None)] == ["revealed"] * (players + 1)


def test_alone_the_last_bridge_turns_the_next_card_and_stays() -> None:
    state = at("d4", card="5/1", deck="1/1 2/2")
    play(state, "0 number g", "0 bridge d-g")
    assert card(state) == "1/1"
    assert refused(state, 0) == "revealed"


def test_what_all_may_know_of_ends_with_the_last_revealing_move() -> None:
    state = GAME.new(players=2, seed=1)
    play(state, "0 start a 3")
    assert state.settled == 0
    play(state, "1 start a 3")
    assert state.settled == 2
    play(state, "0 skip number", "1 skip number", "0 skip bridges")
    assert state.settled == 2
    play(state, "1 skip bridges")
    assert state.settled == 6


# -- records and clones ----------------------------------------------------------------------------


def test_a_record_leaves_out_what_was_taken_back() -> None:
    state = three()
    play(state, "0 number g", "1 number a", "2 skip number")
    state.undo(0)
    play(state, "0 number j", "2 skip bridges")
    again = islario.replay(state.record())
    assert again.position() == state.position()
    assert again.moves() == state.moves() == [
        (1, "number a"), (2, "skip number"), (0, "number j"), (2, "skip bridges"),
    ]  # fmt: skip
    assert again.record() == state.record()


def test_what_was_undone_in_a_clone_is_still_done_in_the_original() -> None:
    state = three()
    play(state, "0 number g", "1 number a")
    before = (state.position(), state.record())
    clone = state.clone()
    clone.undo(0)
    clone.play(0, "number j")
    clone.undo(1)
    assert (state.position(), state.record()) == before
    state.undo(0)
    state.undo(1)
    assert state.moves() == []


@pytest.mark.parametrize("seed", range(8))
def test_taking_back_at_random_never_disturbs_a_game(seed: int) -> None:
    """However often seats change their minds, the game is the one of the moves that stayed."""
    chance = random.Random(seed)
    state = GAME.new(seed=seed, players=2 + seed % 3, side="AB"[seed % 2])
    taken_back = 0
    while not state.over:
        seat = chance.choice(state.waiting_for())
        if chance.randrange(3) == 0 and told(state, "stage", seat=seat) == "bridges":
            others = [state.view(other) for other in seats(state) if other != seat]
            state.undo(seat)
            assert [state.view(other) for other in seats(state) if other != seat] == others
            taken_back += 1
        else:
            state.play(seat, chance.choice(state.legal(seat)))
    again = islario.replay(state.record())
    assert (again.position(), again.result()) == (state.position(), state.result())
    assert taken_back > 5
