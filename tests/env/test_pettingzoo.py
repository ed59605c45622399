"""The games as environments of PettingZoo, by its own tests and by ours."""

import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import islario
import islario.env
from islario.env.turns import TogetherEnv, TurnsEnv

CASES: list[tuple[str, dict[str, Any]]] = [
    ("forbidden_island", {"players": 3}),
    ("hashi", {"players": 2}),
    ("robinson", {"players": 2}),
]
MORE: list[tuple[str, dict[str, Any]]] = [
    ("forbidden_island", {"players": 4, "difficulty": "legendary", "reward": "shaped", "discount": 0.95}),
    ("forbidden_island", {"players": 2, "layout": "volcano_island", "max_steps": 25}),
    ("hashi", {"players": 1, "side": "B"}),
    ("hashi", {"players": 4, "reward": "shaped"}),
    *(("robinson", {"players": 1 + scenario % 4, "scenario": scenario}) for scenario in range(1, 8)),
    ("robinson", {"players": 4, "max_steps": 30}),
]

# Its tests know of a mask in an observation, and complain that the observation is then no single box and no array.
known = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent:UserWarning", "ignore:Observation is not a NumPy array:UserWarning"
)


def drive(env: Any, seed: int) -> dict[str, float]:
    """Play a game by chance; what it gave each agent."""
    pick = np.random.default_rng(seed)
    env.reset(seed=seed)
    given = dict.fromkeys(env.possible_agents, 0.0)
    for name in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        given[name] += reward
        env.step(None if terminated or truncated else pick.choice(np.flatnonzero(observation["action_mask"])))
    return given


@known
@pytest.mark.parametrize(("name", "options"), CASES, ids=str)
def test_pettingzoo_has_nothing_against_it(name: str, options: dict[str, Any]) -> None:
    api_test(islario.env.aec(name, **options), num_cycles=40)
    seed_test(lambda: islario.env.aec(name, **options), num_cycles=20)


@known
@pytest.mark.rare
@pytest.mark.parametrize(("name", "options"), MORE, ids=str)
def test_pettingzoo_has_nothing_against_any_choice(name: str, options: dict[str, Any]) -> None:
    api_test(islario.env.aec(name, **options), num_cycles=1000)
    seed_test(lambda: islario.env.aec(name, **options), num_cycles=200)


def test_pettingzoo_has_nothing_against_playing_all_at_once() -> None:
    parallel_api_test(islario.env.parallel("hashi", players=4), num_cycles=60)
    parallel_seed_test(lambda: islario.env.parallel("hashi", players=4), num_cycles=20)


@pytest.mark.rare
@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2, "side": "B"}, {"players": 3, "reward": "shaped"}])
def test_pettingzoo_has_nothing_against_any_choice_of_playing_all_at_once(options: dict[str, Any]) -> None:
    parallel_api_test(islario.env.parallel("hashi", **options), num_cycles=1000)
    parallel_seed_test(lambda: islario.env.parallel("hashi", **options), num_cycles=200)


@pytest.mark.parametrize(("name", "options"), CASES, ids=str)
def test_a_game_gives_each_agent_what_it_gives_a_seat(name: str, options: dict[str, Any]) -> None:
    env = islario.env.aec(name, **options)
    given = list(drive(env, 3).values())
    if name == "hashi":
        assert sum(given) == 0
        assert max(given) == 1
    else:
        assert len(set(given)) == 1
        assert given[0] in (-1, 1)


def test_an_agent_whose_turn_it_is_not_has_nothing_to_do() -> None:
    env = islario.env.aec("forbidden_island", players=3)
    env.reset(seed=7)
    assert env.agent_selection == "seat_1"
    assert [int(env.observe(name)["action_mask"].sum()) > 0 for name in env.agents] == [False, True, False]


def test_an_action_that_is_not_legal_ends_the_game() -> None:
    env = islario.env.aec("forbidden_island")
    env.reset(seed=7)
    name = env.agent_selection
    env.step(env.unwrapped._seats.setup.actions.index("draw"))
    assert env.rewards[name] == -1
    assert all(env.terminations.values())


def _one_waits() -> tuple[TogetherEnv, Any, Any]:
    """A game of two in which seat 0 is done with the card; what it saw just before, and what both see now."""
    env = islario.env.parallel("hashi", players=2)
    seen, _ = env.reset(seed=5)
    starts = {name: int(np.flatnonzero(one["action_mask"])[0]) for name, one in seen.items()}
    seen, rewards, *_ = env.step(starts)
    assert set(rewards.values()) == {0.0}
    actions = env._seats.setup.actions
    seen, *_ = env.step(dict.fromkeys(seen, actions.index("skip number")))
    before = seen["seat_0"]["observation"]
    bridge = int(np.flatnonzero(seen["seat_1"]["action_mask"])[0])
    seen, *_ = env.step({"seat_0": actions.index("skip bridges"), "seat_1": bridge})
    return env, before, seen


def test_all_at_once_who_is_done_waits_and_sees_nothing_of_the_others() -> None:
    env, before, seen = _one_waits()
    assert np.flatnonzero(seen["seat_0"]["action_mask"]).tolist() == [env.wait]
    part = env._seats.setup.sections["room_1"]
    assert (seen["seat_0"]["observation"][part.slice] == before[part.slice]).all()
    assert (seen["seat_1"]["observation"][part.slice] != before[part.slice]).any()
    _, rewards, ends, *_ = env.step({"seat_0": 0, "seat_1": int(np.flatnonzero(seen["seat_1"]["action_mask"])[0])})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(ends.values())
    assert env.agents == []


@pytest.mark.parametrize("number", [-1, -2, 210, 10_000])
def test_all_at_once_a_number_that_is_none_is_an_action_that_is_not_legal(number: int) -> None:
    env = islario.env.parallel("hashi", players=2)
    seen, _ = env.reset(seed=5)
    starts = {name: int(np.flatnonzero(one["action_mask"])[0]) for name, one in seen.items()}
    env.step(starts)
    done = env._seats.setup.actions.index("skip number"), env._seats.setup.actions.index("skip bridges")
    env.step(dict.fromkeys(env.agents, done[0]))
    seen, *_ = env.step({"seat_0": done[1], "seat_1": int(np.flatnonzero(env._mask("seat_1"))[0])})
    assert seen["seat_0"]["action_mask"][-1] == 1
    _, rewards, ends, *_ = env.step({"seat_0": number, "seat_1": int(np.flatnonzero(seen["seat_1"]["action_mask"])[0])})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(ends.values())
    with pytest.raises(ResetNeeded):
        env.step(starts)


def test_only_a_game_in_which_all_act_at_once_can_be_played_so() -> None:
    with pytest.raises(islario.BadOption, match="hashi"):
        islario.env.parallel("forbidden_island")


@pytest.mark.parametrize("make", [islario.env.aec, islario.env.parallel])
@pytest.mark.parametrize(
    ("option", "value"),
    [("reward", "much"), ("discount", 2.0), ("discount", "much"), ("max_steps", -1), ("render_mode", "human")],
)
def test_what_cannot_be_is_refused_with_a_sentence(make: Any, option: str, value: Any) -> None:
    with pytest.raises(islario.BadOption, match=f'"{option}"'):
        make("hashi", **{option: value})


@pytest.mark.parametrize("number", [-1, -2, 10**6])
def test_all_at_once_a_number_that_no_action_has_ends_the_game(number: int) -> None:
    """Also -1 of an agent that waits: waiting is the last of its actions."""
    env, _, seen = _one_waits()
    bridge = int(np.flatnonzero(seen["seat_1"]["action_mask"])[0])
    _, rewards, ends, *_ = env.step({"seat_0": number, "seat_1": bridge})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(ends.values())


def test_an_environment_that_was_pickled_goes_on_alike() -> None:
    env = TurnsEnv("robinson", players=3)
    env.reset(seed=2)
    for _ in range(10):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    again = pickle.loads(pickle.dumps(env))
    for _ in range(20):
        assert str(env.last()) == str(again.last())
        action = int(np.flatnonzero(env.last()[0]["action_mask"])[-1])
        env.step(action)
        again.step(action)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_a_table_can_be_looked_at(mode: str) -> None:
    for env in (islario.env.aec("robinson", render_mode=mode), islario.env.parallel("hashi", render_mode=mode)):
        env.reset(seed=1)
        assert len(env.render()) > 10
