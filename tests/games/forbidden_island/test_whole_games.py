"""What holds at every moment of every game."""

import json
import random

import pytest

import islario
from islario.core.state import State
from islario.games.forbidden_island.components import CARD_COUNTS, TILE_COUNT
from tests.games.forbidden_island.whole_games import GAME, flood_cards, options, play, treasure_cards

GAMES = 2000
CHUNKS = 20
ALL_FLOOD_CARDS = list(range(TILE_COUNT))


def chunk_of(chunk: int) -> range:
    return range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("player", ["random", "thumb"])
def test_every_card_is_in_exactly_one_place_after_every_action(player: str, chunk: int) -> None:
    for number in chunk_of(chunk):
        for table, _, words in play(player, number):
            assert treasure_cards(table) == CARD_COUNTS, (number, words)
            assert flood_cards(table) == ALL_FLOOD_CARDS, (number, words)
            assert table.flooded & table.sunk == 0
        assert table.ended != 0


def sampled_states(player: str, games: range, every: int) -> list[State]:
    """Positions out of whole games, one in so many, always the last of a game."""
    states = []
    for number in games:
        pick = random.Random(number)
        for table, _, _ in play(player, number):
            if pick.randrange(every) == 0 or not GAME.waiting(table):
                states.append(GAME.position(GAME.position_of(table), seed=number))
    return states


@pytest.fixture(scope="module", params=["random", "thumb"])
def states(request: pytest.FixtureRequest) -> list[State]:
    return sampled_states(request.param, range(0, GAMES, 25), every=60)


def test_legal_is_exactly_what_why_not_has_nothing_against(states: list[State]) -> None:
    for state in states:
        players = len(state.view(None)["players"])
        every = GAME.actions(players)
        assert len(every) == len(set(every))
        for seat in range(players):
            legal = state.legal(seat)
            assert len(legal) == len(set(legal))
            assert set(legal) == {words for words in every if state.why_not(seat, words) is None}


def test_a_game_waits_for_a_seat_that_can_act_until_it_is_over(states: list[State]) -> None:
    for state in states:
        assert state.over == (state.waiting_for() == ()) == (state.result() is not None)
        for seat in state.waiting_for():
            assert state.legal(seat)
        for seat in range(len(state.view(None)["players"])):
            verbs = {words.split()[0] for words in state.legal(seat)}
            assert seat in state.waiting_for() or verbs <= {"lift", "sandbag", "escape"}
            assert not state.over or not verbs
            unasked = seat not in state.waiting_for() and bool(verbs)
            assert (GAME.bystanders(state.table) >> seat) & 1 == unasked


def test_a_position_taken_in_again_has_the_same_legal_actions_and_views(states: list[State]) -> None:
    for state in states:
        position = json.loads(json.dumps(state.position()))
        again = GAME.position(position)
        assert again.position() == state.position()
        assert again.waiting_for() == state.waiting_for()
        for seat in range(len(position["players"])):
            assert again.legal(seat) == state.legal(seat)
            assert again.view(seat) == state.view(seat)
        assert again.result() == state.result()


def test_a_clone_goes_its_own_way(states: list[State]) -> None:
    for state in states:
        before = state.position()
        clone = state.clone()
        for seat in clone.waiting_for():
            clone.play(seat, clone.legal(seat)[-1])
            assert clone.position() != before
        assert state.position() == before


def test_undo_leads_back_to_the_same_position_unless_a_card_was_turned(states: list[State]) -> None:
    for number, state in enumerate(states):
        before = state.position()
        pick = random.Random(number)
        for seat in range(len(before["players"])):
            legal = state.legal(seat)
            for words in pick.sample(legal, min(4, len(legal))):
                played = state.clone()
                played.play(seat, words)
                if words in ("draw", "flood"):
                    with pytest.raises(islario.CannotUndo) as refused:
                        played.undo()
                    assert refused.value.reason.code == "revealed"
                else:
                    played.undo()
                    assert played.position() == before
                    assert played.legal(seat) == legal


def test_a_record_replays_to_the_same_position() -> None:
    for number in range(0, GAMES, 50):
        state = GAME.new(seed=number, **options(number))
        pick = random.Random(number)
        while not state.over:
            seat = state.waiting_for()[0]
            state.play(seat, pick.choice(state.legal(seat)))
            if pick.randrange(40) == 0:
                assert islario.replay(state.record()).position() == state.position()
        again = islario.replay(state.record())
        assert again.position() == state.position()
        assert again.record() == state.record()
        assert again.moves() == state.moves()


def test_no_view_carries_the_order_of_a_deck(states: list[State]) -> None:
    for number, state in enumerate(states):
        position = state.position()
        pick = random.Random(number)
        position["treasure_deck"] = pick.sample(position["treasure_deck"], len(position["treasure_deck"]))
        top = 0
        for size in [*position["flood_layers"], len(position["flood_deck"])]:
            known = position["flood_deck"][top : top + size]
            position["flood_deck"][top : top + size] = pick.sample(known, len(known))
            top += size
        shuffled = GAME.position(position)
        for seat in (*range(len(position["players"])), None):
            assert shuffled.view(seat) == state.view(seat)
            json.dumps(state.view(seat))


def test_a_sample_agrees_with_the_view_it_was_drawn_from(states: list[State]) -> None:
    rng = islario.Rng(5)
    for state in states:
        sample = GAME.sample(state.view(0), rng)
        assert sample.view(0) == state.view(0)
        for seat in range(len(state.view(0)["players"])):
            assert sample.legal(seat) == state.legal(seat)
