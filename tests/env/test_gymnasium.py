"""The games as environments of Gymnasium, by its own checks and by ours."""

import itertools
import pickle
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import islario
import islario.env
from islario.env.environment import IslandEnv

CHOICES: list[dict[str, Any]] = [
    {},
    {"seat": 0, "others": "random", "masked": True},
    {"seat": 1, "players": 2, "reward": "shaped", "discount": 0.9},
    {"players": 3, "seat": 2, "others": "learner"},
]
OWN: dict[str, list[dict[str, Any]]] = {
    "islario/ForbiddenIsland-v0": [{"difficulty": "legendary", "layout": "arch_of_fate"}, {"players": 4}],
    "islario/Hashi-v0": [{"side": "B"}, {"players": 4, "seat": 3}],
    "islario/Robinson-v0": [{"scenario": scenario, "players": 1 + scenario % 4} for scenario in range(1, 8)],
}


def make(name: str, **options: Any) -> IslandEnv:
    return cast(IslandEnv, gymnasium.make(name, disable_env_checker=True, **options).unwrapped)


def play(env: IslandEnv, seed: int, steps: int) -> list[Any]:
    """What an agent meets that plays by chance."""
    pick = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    met: list[Any] = [observation]
    for _ in range(steps):
        observation, reward, terminated, truncated, info = env.step(pick.choice(np.flatnonzero(info["action_mask"])))
        met += [observation, reward, terminated, truncated, info["seat"]]
        if terminated or truncated:
            break
    return met


@pytest.mark.parametrize("name", islario.env.IDS)
def test_gymnasium_has_nothing_against_it(name: str) -> None:
    check_env(make(name, seat=0, others="random", render_mode="rgb_array"))


@pytest.mark.rare
@pytest.mark.parametrize("mode", [None, "ansi", "rgb_array"])
@pytest.mark.parametrize("name", islario.env.IDS)
def test_gymnasium_has_nothing_against_any_choice(name: str, mode: str | None) -> None:
    for options in (*CHOICES, *OWN[name]):
        check_env(make(name, render_mode=mode, **options))


@pytest.mark.parametrize("name", islario.env.IDS)
def test_an_environment_that_was_pickled_goes_on_alike(name: str) -> None:
    env = make(name, players=2, seat=0, others="steady", masked=True)
    play(env, 5, 12)
    again = pickle.loads(pickle.dumps(env))
    assert str(again._observation()) == str(env._observation())
    for one, two in itertools.pairwise([play(env, 6, 30), play(again, 6, 30)]):
        assert str(one) == str(two)
    assert env.reset()[1]["seat"] == again.reset()[1]["seat"]
    assert str(env._observation()) == str(again._observation())
    fresh = pickle.loads(pickle.dumps(make(name)))
    assert play(fresh, 1, 1)[0].tolist() == make(name).reset(seed=1)[0].tolist()  # type: ignore[union-attr]


def test_an_episode_is_the_game_of_its_seed() -> None:
    env = make("islario/Robinson-v0", players=3)
    state = islario.game("robinson").new(players=3, seed=9)
    env.reset(seed=9)
    pick = np.random.default_rng(1)
    over = False
    while not over:
        seat = state.waiting_for()[0]
        action = pick.choice(state.legal(seat))
        _, reward, over, _, info = env.step(np.int64(env.setup.actions.index(action)))
        state.play(seat, action)
        assert over == state.over
        assert over or info["seat"] == state.waiting_for()[0]
    result = state.result()
    assert result is not None
    assert reward == (1 if result["won"] else -1)


def test_an_action_that_is_not_legal_loses_or_is_refused() -> None:
    env = make("islario/ForbiddenIsland-v0", reward="shaped")
    env.reset(seed=4)
    _, reward, terminated, truncated, info = env.step(np.int64(env.setup.actions.index("draw")))
    state = islario.game("forbidden_island").new(seed=4)
    assert (terminated, truncated, info["illegal"]) == (True, False, True)
    assert reward == pytest.approx(-1 - state.game.progress(state.table, 0))
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))
    strict = make("islario/ForbiddenIsland-v0", illegal="refuse")
    strict.reset(seed=4)
    with pytest.raises(islario.IllegalMove):
        strict.step(np.int64(strict.setup.actions.index("draw")))
    assert not strict.step(np.int64(strict.setup.actions.index("end")))[2]


def test_a_game_is_cut_off_after_so_many_steps() -> None:
    met = play(make("islario/Robinson-v0", max_steps=5), 1, 100)
    assert len(met) == 1 + 5 * 5
    assert met[-3:-1] == [False, True]


@pytest.mark.parametrize("name", islario.env.IDS)
def test_what_is_rendered_is_the_table_as_the_agent_sees_it(name: str) -> None:
    text, picture = (make(name, render_mode=mode, players=2, seat=0) for mode in ("ansi", "rgb_array"))
    play(text, 3, 8)
    play(picture, 3, 8)
    drawn, pixels = text.render(), picture.render()
    assert len(drawn.splitlines()) > 5
    assert pixels.dtype == np.uint8
    assert pixels.shape[2] == 3
    play(picture, 3, 90)
    assert (picture.render() != pixels).any()
    assert picture.render().shape == pixels.shape


@pytest.mark.parametrize("name", islario.env.IDS)
def test_many_tables_are_what_single_ones_are(name: str) -> None:
    options: dict[str, Any] = {"players": 2, "seat": 0, "others": "random"}
    many = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point", **options)
    alone = make(name, **options)
    observations, infos = many.reset(seed=20)
    observation, info = alone.reset(seed=21)
    pick = np.random.default_rng(2)
    over = False
    while not over:
        assert observations[1].tolist() == observation.tolist()  # type: ignore[union-attr]
        assert infos["action_mask"][1].tolist() == info["action_mask"].tolist()
        actions = np.array([pick.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        observations, rewards, terminated, truncated, infos = many.step(actions)
        observation, reward, over, _, info = alone.step(actions[1])
        assert (rewards[1], terminated[1], truncated[1]) == (reward, over, False)
    assert infos["_final_obs"][1]
    assert infos["final_obs"][1].tolist() == observation.tolist()  # type: ignore[union-attr]
    assert many.observation_space.contains(observations)
    assert many.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP


def test_any_seed_is_taken_by_single_tables_and_by_many() -> None:
    many = gymnasium.make_vec("islario/ForbiddenIsland-v0", num_envs=2, vectorization_mode="vector_entry_point")
    alone = make("islario/ForbiddenIsland-v0")
    for seed in (0, 2**61 + 5, 2**70 + 5):
        assert many.reset(seed=seed)[0][0].tolist() == alone.reset(seed=seed)[0].tolist()  # type: ignore[union-attr]


@pytest.mark.parametrize("option", ["illegal", "render_mode"])
def test_what_cannot_be_is_refused_with_a_sentence(option: str) -> None:
    with pytest.raises(islario.BadOption, match=option):
        IslandEnv("hashi", **{option: "so"})  # type: ignore[arg-type]
