"""Games whose chance nobody can compute: all that holds for numbers as seeds holds for secret ones."""

import json
import pickle
import random

import pytest

import islario
from islario.core.rng import open_stream
from islario.core.state import State

SEEDS = [f"{number:032x}" for number in (7, 0xFEDCBA9876543210FEDCBA9876543210)]
ALL_SHUFFLED_AT_FIRST = {"hashi"}
"""The games in which nothing is left to chance after the deal."""
STEP = 9
"""Every so many moves of a game are looked at closely."""


def look_closely(state: State, pick: random.Random) -> None:
    """Clones, pickles, records, undo and samples of one moment of a game."""
    before = state.position()
    seat = pick.choice(state.waiting_for())
    words = pick.choice(state.legal(seat))
    played = state.clone()
    played.play(seat, words)
    for again in (state.clone(), pickle.loads(pickle.dumps(state)), islario.replay(state.record())):
        again.play(seat, words)
        assert again.position() == played.position()  # the same chance lies ahead
    refusal = None
    try:
        played.undo(seat)
    except islario.CannotUndo as refused:
        refusal = refused.reason.code
    assert refusal in ("revealed", "sealed") or played.position() == before
    for viewer in (seat, None):
        view = state.view(viewer)
        assert str(state.origin.seed) not in json.dumps(view)
        sample = state.game.sample(view, open_stream(SEEDS[0]))
        assert sample.view(viewer) == view
        assert isinstance(sample.origin.seed, int)  # it is imagined: nobody plays at it
    assert state.position() == before


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", islario.games())
def test_undo_replay_clones_and_samples_work_with_a_secret_seed(name: str, seed: str) -> None:
    pick = random.Random(name)
    state = islario.game(name).new(players=2, seed=seed)
    moves = 0
    while not state.over:
        if moves % STEP == 0:
            look_closely(state, pick)
        seat = pick.choice(state.waiting_for())
        state.play(seat, pick.choice(state.legal(seat)))
        moves += 1
    assert state.origin.seed == seed
    assert moves > STEP
    assert islario.replay(state.record()).result() == state.result()


@pytest.mark.parametrize("name", islario.games())
def test_the_same_secret_seed_gives_the_same_game(name: str) -> None:
    game = islario.game(name)
    one, two = SEEDS
    assert game.new(seed=one).position() == game.new(seed=one).position() != game.new(seed=two).position()


@pytest.mark.parametrize("name", islario.games())
def test_a_position_goes_on_with_a_secret_seed(name: str) -> None:
    game = islario.game(name)
    position = game.new(seed=5, players=2).position()
    ways = []
    for seed in (*SEEDS, SEEDS[0]):
        state = game.position(position, seed=seed)
        pick = random.Random(3)
        while not state.over:
            seat = pick.choice(state.waiting_for())
            state.play(seat, pick.choice(state.legal(seat)))
        ways.append(state.position())
    assert ways[0] == ways[2]
    assert (ways[0] == ways[1]) == (name in ALL_SHUFFLED_AT_FIRST)
