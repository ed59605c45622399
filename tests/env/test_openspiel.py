"""The games in OpenSpiel: its own tests and algorithms run on them."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import islario
from islario.env import openspiel

CASES = ["forbidden_island", "hashi", "robinson"]
MORE = [
    "forbidden_island(players=4,difficulty=legendary)",
    "forbidden_island(players=3,roles=pilot+diver+engineer,layout=volcano_island)",
    "hashi(side=B)",
    "hashi(players=2)",
    "hashi(players=4)",
    *(f"robinson(players={1 + scenario % 4},scenario={scenario})" for scenario in range(1, 8)),
]


def load(text: str) -> Any:
    return pyspiel.load_game(f"python_islario_{text}")


def dealt(game: Any, *digits: int) -> Any:
    state = game.new_initial_state()
    for digit in digits:
        state.apply_action(digit)
    return state


@pytest.mark.parametrize("text", ["hashi(players=2)"])
def test_openspiel_has_nothing_against_it(text: str) -> None:
    pyspiel.random_sim_test(load(text), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.rare
@pytest.mark.parametrize("text", [*CASES, *MORE])
def test_openspiel_has_nothing_against_any_choice(text: str) -> None:
    pyspiel.random_sim_test(load(text), num_sims=2, serialize=True, verbose=False, mask_test=True)


@pytest.mark.rare
@pytest.mark.parametrize("text", CASES)
def test_openspiel_writes_down_a_game(text: str) -> None:
    lines = generate_playthrough.playthrough_lines(f"python_islario_{text}", seed=1)
    assert "IsTerminal() = True" in lines
    again = generate_playthrough.playthrough_lines(f"python_islario_{text}", seed=1)
    assert again == lines


@pytest.mark.parametrize("text", CASES)
def test_a_history_leads_to_the_same_state_again(text: str) -> None:
    game = load(text)
    pick = np.random.default_rng(3)
    state = dealt(game, 5, 77)
    for _ in range(25):
        state.apply_action(pick.choice(state.legal_actions()))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    copied, pickled = state.clone(), pickle.loads(pickle.dumps(state))
    for _ in range(25):
        if state.is_terminal():
            break
        texts = {other.observation_string(other.current_player()) for other in (state, again, copied, pickled)}
        assert len(texts) == 1
        action = pick.choice(state.legal_actions())
        for other in (state, again, copied, pickled):
            other.apply_action(action)


def test_a_deal_is_the_game_of_its_seed() -> None:
    state = dealt(load("forbidden_island(players=3,difficulty=elite)"), 2, 9)
    new = islario.game("forbidden_island").new(players=3, difficulty="elite", seed=2 * openspiel.OUTCOMES + 9)
    assert state.one.view(None) == new.view(None)
    assert state.action_to_string(state.legal_actions()[-1]) in new.legal(state.current_player())


@pytest.mark.parametrize("text", CASES)
def test_what_is_hidden_can_be_drawn_anew_as_a_player_sees_it(text: str) -> None:
    draw = openspiel.sampler(1)
    state = dealt(load(text), 5, 77)
    pick = np.random.default_rng(4)
    for _ in range(10):
        player = state.current_player()
        other = draw(state, player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(pick.choice(state.legal_actions()))
    positions = {str(draw(state, state.current_player()).one.__getstate__()["position"]) for _ in range(5)}
    assert len(positions) > 1


def test_its_search_plays() -> None:
    game = load("hashi(players=2)")
    state = dealt(game, 1, 2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 20, random_state=np.random.RandomState(2), use_observation_string=True)
    bot.set_resampler(openspiel.sampler(3))
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize(
    ("text", "option", "value"),
    [
        ("forbidden_island(players=4,first={})", "first", 3),
        ("robinson(players=3,first_player={})", "first_player", 2),
        ("robinson(book_events={})", "book_events", 0),
    ],
)
def test_a_number_that_the_seed_decides_can_be_chosen_too(text: str, option: str, value: int) -> None:
    chosen, left_out = load(text.format(value)), load(text.format(-1))
    name = text.split("(")[0]
    players = chosen.num_players()
    ours = islario.game(name).new(players=players, seed=3 * openspiel.OUTCOMES + 4, **{option: value})
    assert dealt(chosen, 3, 4).one.view(None) == ours.view(None)
    ours = islario.game(name).new(players=players, seed=3 * openspiel.OUTCOMES + 4)
    assert dealt(left_out, 3, 4).one.view(None) == ours.view(None)
    assert str(pyspiel.load_game(str(chosen))) == str(chosen)


def test_what_is_no_option_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="colour"):
        load("hashi(colour=red)")
