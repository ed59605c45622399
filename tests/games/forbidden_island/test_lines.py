"""The lines that are raced: every table that a turn can leave, once."""

from pathlib import Path
from typing import Any

import pytest

from bench.learning import main, new_net
from islario.core.lines import Lines
from islario.core.rng import Rng
from islario.core.state import State
from islario.games.forbidden_island.chances import read_weights
from islario.games.forbidden_island.study import Study
from islario.players import find_policy
from tests.games.forbidden_island.whole_games import GAME, options

pytestmark = pytest.mark.once


def lines_of(state: State, seat: int) -> list[list[tuple[int, str]]]:
    lines = Lines()
    GAME.lines(state.table, seat, Rng(1), lines)
    return [
        [(int(lines.seat(line, step)), GAME.action(lines.code(line, step))) for step in range(lines.size(line))]
        for line in range(lines.count)
    ]


def left_by(state: State, steps: list[tuple[int, str]]) -> int:
    played = state.clone()
    for seat, action in steps:
        played.play(seat, action)
    return GAME.digest(played.table)


def position(**changes: Any) -> State:
    players = [{"role": "explorer", "at": "gold_gate"}, {"role": "engineer", "at": "bronze_gate"}]
    return GAME.position({"players": players, "phase": "actions", "actions_left": 1, **changes})


def test_with_one_action_left_the_lines_are_all_actions() -> None:
    state = position(flooded=["gold_gate", "misty_marsh"])
    found = lines_of(state, 0)
    assert {action for ((_, action),) in found} == set(state.legal(0))
    assert len({left_by(state, steps) for steps in found}) == len(found)


def test_orders_that_leave_the_same_table_are_one_line() -> None:
    state = position(flooded=["gold_gate"], actions_left=2)
    every = {
        left_by(state, steps)
        for first in state.legal(0)
        for steps in ([(0, first)], *([(0, first), (0, second)] for second in after(state, first)))
        if GAME.view_of(after_table(state, steps), 0)["phase"] != "actions"
    }
    found = lines_of(state, 0)
    assert len(found) == min(len(every), 60)
    assert {left_by(state, steps) for steps in found} <= every


def after(state: State, action: str) -> list[str]:
    played = state.clone()
    played.play(0, action)
    return played.legal(0) if played.view(0)["phase"] == "actions" else []


def after_table(state: State, steps: list[tuple[int, str]]) -> Any:
    played = state.clone()
    for seat, action in steps:
        played.play(seat, action)
    return played.table


def test_a_treasure_that_can_be_captured_is_among_the_lines() -> None:
    players = [
        {"role": "explorer", "at": "temple_of_the_sun", "hand": ["earth"] * 4},
        {"role": "engineer", "at": "bronze_gate"},
    ]
    state = GAME.position({"players": players, "phase": "actions", "actions_left": 3})
    assert any((0, "capture earth") in steps for steps in lines_of(state, 0))


def test_sandbags_of_any_hand_may_come_before_a_flood_card() -> None:
    players = [{"role": "explorer", "at": "gold_gate"}, {"role": "engineer", "hand": ["sandbags"]}]
    state = GAME.position(
        {"players": players, "phase": "flood", "floods_left": 2, "flooded": ["misty_marsh", "gold_gate"]}
    )
    assert sorted(lines_of(state, 0)) == [
        [(0, "flood")],
        [(1, "sandbag gold_gate")],
        [(1, "sandbag misty_marsh")],
    ]


def test_a_lift_comes_first_and_the_actions_after_it() -> None:
    players = [{"role": "explorer", "at": "gold_gate"}, {"role": "engineer", "hand": ["helicopter"]}]
    state = GAME.position({"players": players, "phase": "actions", "actions_left": 3})
    lifted = [steps for steps in lines_of(state, 0) if steps[0][1].startswith("lift")]
    assert all(seat == 1 for ((seat, _), *_) in lifted)
    assert all(len(steps) <= 4 for steps in lifted)


def test_tables_of_whole_games_are_judged_between_lost_and_won() -> None:
    for number in range(0, 288, 36):
        state = GAME.new(seed=number, **options(number))
        assert 0.0 < GAME.value(state.table, 0) < 1.0


def test_learning_anew_from_the_same_seeds_gives_the_same_weights(tmp_path: Path) -> None:
    hashes = {main(str(tmp_path / name), games=12) for name in ("one", "two")}
    assert len(hashes) == 1
    lines = (tmp_path / "one").read_text("utf-8").splitlines()
    shipped = read_weights()
    assert [len(line.split()) for line in lines] == [len(weights) for weights in shipped]


def test_a_net_learns_what_it_is_shown() -> None:
    """Of many tables of whole games: those of games that are won are judged better, after learning, than before."""
    net = new_net(Rng(5))
    study = Study(GAME)
    for number in range(24):
        table = GAME.deal(GAME.settings(GAME.read_options({})), Rng(number))
        study.play(find_policy("steady", GAME), table, Rng(number), Rng(number), 0)
    samples = study.samples[0]
    before = samples.test(net, 0, samples.count)
    for _ in range(4):
        samples.teach(net, 0.02, Rng(1), 0, samples.count)
    assert samples.test(net, 0, samples.count) < 0.8 * before
