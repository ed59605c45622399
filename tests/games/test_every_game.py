"""What holds at every moment of every game, whichever game it is."""

import json
import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Protocol, cast

import pytest

import islario
from islario.core.game import Game, Table
from islario.core.rng import Rng
from islario.core.state import State
from islario.players import PLAYERS, Bot
from tests.games.playing import sampled_states, seats_of

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run


class Room(Protocol):
    """What a game's ``whole_games`` has for these tests."""

    GAME: Game
    PLAYERS: list[str]
    """Who plays."""
    SAMPLED: dict[str, tuple[range, int]]
    """For each of them the games that positions are taken out of, and one in how many."""
    RECORDED: range
    """The games that are played at random and recorded."""
    UNASKED: set[str]
    """The verbs of what a seat may do that the game does not wait for."""
    CHANGED: tuple[range, int, int]
    """The games whose positions are changed, after how many actions at most; and how many are then played at most."""
    TOGETHER: set[str]
    """The fields of a position that mean something only together: not one of them comes out of another game."""
    WATCHED: range
    """The games that every kind of bot plays from its views alone."""

    def options(self, number: int) -> dict[str, Any]: ...
    def play(self, player: str, number: int) -> Iterator[tuple[Table, int, str]]: ...

    def undo_refusal(self, before: State, played: State, seat: int, words: str) -> str | None:
        """Why a seat cannot take back what it has just played; None if it can."""

    def reshuffled(self, position: dict[str, Any], pick: random.Random) -> dict[str, Any]:
        """A position with all that is hidden in another order."""


ROOMS = {name: cast(Room, import_module(f"tests.games.{name}.whole_games")) for name in islario.games()}


class Sample:
    """Positions of one game, as one player comes to them."""

    def __init__(self, name: str, player: str) -> None:
        self.room = ROOMS[name]
        self.game = self.room.GAME
        games, every = self.room.SAMPLED[player]
        self.states = [
            state
            for number in games
            for state in sampled_states(self.game, self.room.play(player, number), number, every)
        ]


CASES = [(name, player) for name, room in ROOMS.items() for player in room.PLAYERS]


@pytest.fixture(scope="module", params=CASES, ids=[" ".join(case) for case in CASES])
def sample(request: pytest.FixtureRequest) -> Sample:
    return Sample(*request.param)


def test_legal_is_exactly_what_why_not_has_nothing_against(sample: Sample) -> None:
    for state in sample.states:
        every = sample.game.actions(len(seats_of(state)))
        assert len(every) == len(set(every))
        for seat in seats_of(state):
            allowed = state.legal(seat)
            assert len(allowed) == len(set(allowed))
            assert set(allowed) == {words for words in every if state.why_not(seat, words) is None}


def test_a_game_waits_for_the_seats_that_can_act_until_it_is_over(sample: Sample) -> None:
    for state in sample.states:
        assert state.over == (state.waiting_for() == ()) == (state.result() is not None)
        for seat in seats_of(state):
            verbs = {words.split()[0] for words in state.legal(seat)}
            asked = seat in state.waiting_for()
            assert verbs or not asked
            assert asked or verbs <= sample.room.UNASKED
            assert not (state.over and verbs)
            unasked = not asked and bool(verbs)
            assert (sample.game.bystanders(state.table) >> seat) & 1 == unasked


def test_a_position_taken_in_again_has_the_same_legal_actions_and_views(sample: Sample) -> None:
    for state in sample.states:
        again = sample.game.position(json.loads(json.dumps(state.position())))
        assert again.position() == state.position()
        assert again.waiting_for() == state.waiting_for()
        assert again.view(None) == state.view(None)
        for seat in seats_of(state):
            assert again.legal(seat) == state.legal(seat)
            assert again.view(seat) == state.view(seat)
        assert again.result() == state.result()


def test_a_position_taken_in_again_goes_on_alike(sample: Sample) -> None:
    for number, state in enumerate(sample.states):
        pick = random.Random(number)
        one, two = state.clone(), sample.game.position(state.position(), seed=state.origin.seed)
        for _ in range(8):
            if one.over:
                break
            seat = pick.choice(one.waiting_for())
            words = pick.choice(one.legal(seat))
            told = [[event.as_dict() for event in game.play(seat, words)] for game in (one, two)]
            assert told[0] == told[1]
            assert one.position() == two.position()
            assert one.waiting_for() == two.waiting_for()


def test_a_clone_goes_its_own_way(sample: Sample) -> None:
    for state in sample.states:
        before = state.position()
        for seat in state.waiting_for():
            clone = state.clone()
            clone.play(seat, clone.legal(seat)[-1])
            assert clone.position() != before
        assert state.position() == before


def test_undo_leads_back_to_the_same_position_or_is_refused_with_the_reason(sample: Sample) -> None:
    for number, state in enumerate(sample.states):
        before = state.position()
        pick = random.Random(number)
        for seat in seats_of(state):
            allowed = state.legal(seat)
            for words in pick.sample(allowed, min(4, len(allowed))):
                played = state.clone()
                played.play(seat, words)
                whose = pick.choice([seat, None])
                why = sample.room.undo_refusal(state, played, seat, words)
                if why is not None:
                    with pytest.raises(islario.CannotUndo) as refused:
                        played.undo(whose)
                    assert refused.value.reason.code == why, words
                else:
                    played.undo(whose)
                    assert played.position() == before
                    assert played.legal(seat) == allowed


def test_what_can_be_taken_back_has_shown_nothing(sample: Sample) -> None:
    """It would have looked the same whatever the hidden cards are."""
    for number, state in enumerate(sample.states):
        pick = random.Random(number)
        for seat in state.waiting_for():
            words = pick.choice(state.legal(seat))
            played = state.clone()
            played.play(seat, words)
            other = sample.game.position(sample.room.reshuffled(state.position(), pick), seed=number + 1)
            other.play(seat, words)
            if sample.room.undo_refusal(state, played, seat, words) is None:
                assert played.view(seat) == other.view(seat)


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", ROOMS)
def test_a_bot_finishes_a_game_from_views_alone(name: str, player: str) -> None:
    room = ROOMS[name]
    for number in room.WATCHED:
        state = room.GAME.new(seed=number, **room.options(number))
        bots = [Bot(player, room.GAME, islario.Rng(seat)) for seat in seats_of(state)]
        pick = random.Random(number)
        while not state.over:
            seat = pick.choice(state.waiting_for())
            words = bots[seat].decide(state.view(seat))
            assert words in state.legal(seat)
            state.play(seat, words)


@pytest.mark.parametrize("name", ROOMS)
def test_a_record_replays_to_the_same_position(name: str) -> None:
    room = ROOMS[name]
    for number in room.RECORDED:
        state = room.GAME.new(seed=number, **room.options(number))
        pick = random.Random(number)
        while not state.over:
            seat = pick.choice(state.waiting_for())
            state.play(seat, pick.choice(state.legal(seat)))
            if pick.randrange(40) == 0:
                assert islario.replay(state.record()).position() == state.position()
        again = islario.replay(state.record())
        assert again.position() == state.position()
        assert again.record() == state.record()
        assert again.moves() == state.moves()


def test_no_view_carries_anything_hidden(sample: Sample) -> None:
    """Nor does what a player by program is shown."""
    for number, state in enumerate(sample.states):
        shuffled = sample.game.position(sample.room.reshuffled(state.position(), random.Random(number)))
        for seat in (*seats_of(state), None):
            assert shuffled.view(seat) == state.view(seat)
            json.dumps(state.view(seat))
        for seat in seats_of(state):
            assert shown(sample.game, shuffled, seat) == shown(sample.game, state, seat)


def shown(game: Game, state: State, seat: int) -> dict[str, Any]:
    seen = state.table.clone()
    game.show(state.table, seat, seen)
    return game.position_of(seen)


def test_a_sample_agrees_with_the_view_it_was_drawn_from(sample: Sample) -> None:
    rng = islario.Rng(5)
    for state in sample.states:
        for seat in seats_of(state):
            imagined = sample.game.sample(state.view(seat), rng)
            assert imagined.view(seat) == state.view(seat)
            assert imagined.waiting_for() == state.waiting_for()
            for other in seats_of(state):
                if other == seat or not sample.game.simultaneous:
                    assert imagined.legal(other) == state.legal(other)


def test_how_a_game_stands_hangs_on_nothing_that_is_hidden(sample: Sample) -> None:
    for number, state in enumerate(sample.states):
        for seat in [*seats_of(state), None]:
            other = sample.game.sample(state.view(seat), Rng(number))
            assert other.signs(seat) == state.signs(seat)
