"""Many tables at once: each of them is a game of the public face, and what the arrays say is what happens there."""

from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

import islario
import islario.env
from islario.core.readings import Readings
from islario.core.state import State
from islario.env.setup import Setup

CASES = [
    ("forbidden_island", {"players": 2}),
    ("forbidden_island", {"players": 4, "difficulty": "elite", "layout": "volcano_island"}),
    ("hashi", {"players": 1}),
    ("robinson", {"players": 2, "scenario": 1}),
    ("robinson", {"players": 3, "scenario": 6}),
]
STEPS = {"forbidden_island": 150, "hashi": 150, "robinson": 250}
TABLES = 3
SEED = 11


def seen_by(setup: Setup, state: State, seat: int) -> tuple[list[int], list[int]]:
    """What a seat sees and may do in a game of the public face."""
    readings = Readings(setup.game, setup.space, setup.players, 1)
    readings.observe(state.table, seat, 0)
    readings.mark(state.table, seat, 0)
    return np.asarray(readings.observations).tolist(), np.asarray(readings.masks).tolist()


def reward_of(state: State, seat: int) -> float:
    """What a game that is over gives, worked out from its result."""
    result = state.result()
    if result is None:
        return 0.0
    if result["won"] is not None:
        return 1.0 if result["won"] else -1.0
    scores = result["scores"]
    if len(scores) == 1:
        return float(scores[0])
    return len(scores) / len(result["winners"]) - 1.0 if seat in result["winners"] else -1.0


@pytest.mark.parametrize(("name", "options"), CASES, ids=lambda case: str(case))
def test_each_table_is_the_game_of_its_seed_played_by_the_same_actions(name: str, options: dict[str, Any]) -> None:
    tables = islario.env.batch(name, TABLES, **options)
    game = islario.game(name)
    tables.reset(SEED)
    states = [game.new(seed=SEED + i, **options) for i in range(TABLES)]
    ended = [0] * TABLES
    for _ in range(STEPS[name]):
        for i, state in enumerate(states):
            seat = state.waiting_for()[0]
            assert (tables.seats[i], tables.seeds[i]) == (seat, state.origin.seed)
            assert (tables.observations[i].tolist(), tables.masks[i].tolist()) == seen_by(tables.setup, state, seat)
        actions = tables.sample().copy()
        tables.step(actions)
        for i, state in enumerate(states):
            seat = state.waiting_for()[0]
            state.play(seat, tables.actions[actions[i]])
            assert tables.rewards[i] == reward_of(state, seat)
            assert tables.ends[i] == state.over
            if state.over:
                last = seen_by(tables.setup, state, seat)[0]
                assert tables.finals[i].tolist() == last
                ended[i] += 1
                states[i] = game.new(seed=SEED + i + ended[i] * TABLES, **options)
    assert sum(ended) > 0


@pytest.mark.parametrize("others", ["random", "steady"])
@pytest.mark.parametrize("name", islario.games())
def test_a_table_goes_as_it_would_go_alone(name: str, others: str) -> None:
    """Whoever else plays, and whatever happens at the other tables."""
    many = islario.env.batch(name, TABLES, players=2, seat=1, others=others)
    alone = islario.env.batch(name, 1, players=2, seat=1, others=others)
    many.reset(SEED)
    alone.reset(SEED + 1)
    for _ in range(40):
        assert many.observations[1].tolist() == alone.observations[0].tolist()
        assert many.masks[1].tolist() == alone.masks[0].tolist()
        actions = many.sample().copy()
        many.step(actions)
        alone.step(actions[1:2])
        assert (many.rewards[1], many.ends[1]) == (alone.rewards[0], alone.ends[0])
        if many.ends[1]:
            return


@pytest.mark.parametrize("name", islario.games())
def test_the_agent_is_asked_only_for_its_own_seat(name: str) -> None:
    tables = islario.env.batch(name, 4, players=2, seat=1, others="random")
    tables.reset(3)
    for _ in range(60):
        assert (tables.seats == 1).all()
        assert (tables.masks.sum(axis=1) > 0).all()
        tables.step(tables.sample())


def test_the_same_seed_gives_the_same_and_another_one_another() -> None:
    def play(seed: int) -> bytes:
        tables = islario.env.batch("forbidden_island", 4, seat=0, others="random")
        tables.reset(seed)
        told = b""
        for _ in range(30):
            tables.step(tables.sample())
            told += tables.observations.tobytes() + tables.rewards.tobytes()
        return told

    assert play(5) == play(5) != play(6)


def test_actions_drawn_by_chance_are_legal_and_all_legal_ones_are_drawn() -> None:
    tables = islario.env.batch("hashi", 2, players=1)
    tables.reset(0)
    drawn = np.zeros_like(tables.masks)
    for _ in range(600):
        drawn[np.arange(2), tables.sample()] = 1
    assert (drawn == tables.masks).all()


def test_an_action_that_is_not_legal_is_refused_with_the_reason_and_nothing_is_played() -> None:
    tables = islario.env.batch("forbidden_island", 2)
    tables.reset(0)
    before = tables.observations.copy()
    actions = tables.sample().copy()
    actions[1] = tables.actions.index("swim iron_gate")
    with pytest.raises(islario.IllegalMove) as refused:
        tables.step(actions)
    assert refused.value.reason.code == "not_swimming"
    for wrong, code in ((len(tables.actions), "action_number"), (-1, "action_number")):
        actions[1] = wrong
        with pytest.raises(islario.IllegalMove) as refused:
            tables.step(actions)
        assert refused.value.reason.code == code
    with pytest.raises(islario.IllegalMove, match="1 actions for 2 tables") as refused:
        tables.step(actions[:1])
    assert refused.value.reason.code == "actions_count"
    assert (tables.observations == before).all()


def test_a_game_is_cut_off_after_so_many_steps() -> None:
    tables = islario.env.batch("robinson", 3, max_steps=7)
    tables.reset(0)
    for step in range(1, 22):
        seeds = tables.seeds.copy()
        tables.step(tables.sample())
        assert (tables.ends == (2 if step % 7 == 0 else 0)).all()
        assert (tables.seeds == seeds + (3 if step % 7 == 0 else 0)).all()


@pytest.mark.parametrize(("name", "players"), [("forbidden_island", 2), ("hashi", 1), ("hashi", 2), ("robinson", 2)])
def test_shaped_rewards_add_up_to_the_sparse_one_less_the_potential_at_the_deal(name: str, players: int) -> None:
    options: dict[str, Any] = {
        "players": players,
        "seat": 0 if players > 1 and name == "hashi" else None,
        "others": "random",
    }
    sparse = islario.env.batch(name, 4, **options)
    shaped = islario.env.batch(name, 4, reward="shaped", **options)
    sparse.reset(8)
    shaped.reset(8)
    game = islario.game(name)
    starts = np.zeros(4)
    for i in range(4):
        state = game.new(seed=8 + i, players=players)
        starts[i] = game.progress(state.table, 0)
    given = {tables: np.zeros(4) for tables in (sparse, shaped)}
    over = np.zeros(4, np.bool_)
    for _ in range(800):
        actions = sparse.sample().copy()
        for tables in (sparse, shaped):
            tables.step(actions)
            given[tables] += np.where(over, 0.0, tables.rewards)
        over |= sparse.ends > 0
        if over.all():
            break
    assert over.all()
    assert np.allclose(given[shaped], given[sparse] - starts)


def test_the_discount_lowers_what_is_to_come() -> None:
    rewards = []
    for discount in (1.0, 0.5):
        tables = islario.env.batch("forbidden_island", 1, reward="shaped", discount=discount)
        tables.reset(4)
        tables.step([tables.actions.index("end")])
        state = islario.game("forbidden_island").new(seed=4)
        potential = state.game.progress(state.table, 0)
        assert potential > 0
        rewards.append(tables.rewards[0] - (discount - 1.0) * potential)
    assert np.allclose(rewards, 0.0)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"count": 0}, '"count"'),
        ({"seat": 2}, '"seat"'),
        ({"seat": True}, '"seat"'),
        ({"game": "hashi", "players": 2}, '"seat"'),
        ({"others": "nobody"}, "nobody"),
        ({"reward": "much"}, '"reward"'),
        ({"discount": 2.0}, '"discount"'),
        ({"discount": "much"}, '"discount"'),
        ({"max_steps": -1}, '"max_steps"'),
        ({"players": 9}, '"players"'),
        ({"colour": "red"}, "colour"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(options: dict[str, Any], said: str) -> None:
    chosen = {"game": "forbidden_island", "count": 2, **options}
    with pytest.raises(islario.IslarioError if "others" not in options else ValueError, match=said):
        islario.env.batch(**chosen)


def test_a_seed_that_is_none_is_refused() -> None:
    tables = islario.env.batch("hashi", 2)
    for seed in (-1, 1 << 62, "x"):
        with pytest.raises(islario.BadOption, match='"seed"'):
            tables.reset(seed)  # type: ignore[arg-type]


def test_actions_are_whole_numbers_and_nothing_is_played_before_the_deal() -> None:
    tables = islario.env.batch("hashi", 2)
    for play in (tables.sample, lambda: tables.step([0, 0])):
        with pytest.raises(ResetNeeded):
            play()
    tables.reset(0)
    for actions in ([0.5, 1.0], ["a", "b"], None):
        with pytest.raises(TypeError, match="whole numbers"):
            tables.step(actions)  # type: ignore[arg-type]
    assert tables.step(np.zeros(2, np.int32))[3].tolist() == [0, 0]
