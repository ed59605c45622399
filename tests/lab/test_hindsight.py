"""The best in hindsight keeps its promises: whatever it says is played through the rules before it is believed."""

import sys
from typing import Any

import pytest

import islario
from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.core.state import State
from islario.lab.hindsight import Best, solve
from islario.lab.retrospect import MOST_POINTS, look_back, play_best, tell
from islario.players import find_policy

HASHI = islario.game("hashi")


def played(player: str, seed: int, **options: Any) -> State:
    """A whole game by one kind of player."""
    state = HASHI.new(seed=seed, **options)
    sitting = Sitting(HASHI, [find_policy(player, HASHI)] * 4, Rng(seed))
    while not state.over:
        words = HASHI.words(sitting.decide(state.table))
        state.play(int(sitting.seat), words)
    return state


def scores(state: State) -> list[int]:
    result = state.result()
    assert result is not None
    found: list[int] = result["scores"]
    return found


@pytest.mark.long
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_best_is_proven_and_comes_true_and_nobody_did_better(seed: int, side: str) -> None:
    state = played("thumb", seed, side=side)
    past = look_back(state, 0)
    best = solve(past.puzzle, 120, at_least=past.played)
    assert best.score == best.bound
    boards = play_best(past, best)
    assert boards[-1]["total"] == best.score
    assert len(boards) == 18
    assert best.score >= max(scores(state)[0], 50)
    assert best.score not in (53, 55, 57, 59)


@pytest.mark.long
def test_with_several_players_the_first_of_the_others_sets_the_deadlines() -> None:
    state = played("thumb", 3, players=3, side="B")
    for seat in (0, 2):
        past = look_back(state, seat)
        best = solve(past.puzzle, 20, at_least=past.played)
        assert play_best(past, best)[-1]["total"] == best.score
        assert scores(state)[seat] <= best.score <= best.bound <= MOST_POINTS


def test_deadlines_are_those_of_the_solo_game_or_of_the_other_seats() -> None:
    assert look_back(played("random", 5), 0).puzzle.deadlines == (12, 7, 12)
    several = played("random", 5, players=2)
    assert look_back(several, 0).puzzle.deadlines == (17, 17, 17)  # nobody has scored anything at random


def test_what_was_played_is_a_solution_of_its_own_puzzle() -> None:
    for seed in range(6):
        state = played("random", seed, players=1 + seed % 3, side="AB"[seed % 2])
        for seat, score in enumerate(scores(state)):
            past = look_back(state, seat)
            own = Best(score, score, tuple(past.played), 0.0)
            assert play_best(past, own)[-1]["total"] == score == past.score
            assert [tell(past, own, card)[0] for card in range(17)] == [f"{n}/{b}" for n, b in past.puzzle.cards]


def test_a_promise_that_does_not_come_true_is_a_mistake_of_ours() -> None:
    past = look_back(played("random", 1), 0)
    with pytest.raises(AssertionError):
        play_best(past, Best(60, 60, tuple(past.played), 0.0))


def test_when_time_is_short_it_says_between_what_the_best_lies() -> None:
    past = look_back(played("random", 4, side="B"), 0)
    told: list[tuple[int, int]] = []
    best = solve(past.puzzle, 0.3, lambda score, bound, _: told.append((score, bound)), at_least=past.played)
    assert past.score <= best.score <= best.bound
    assert play_best(past, best)[-1]["total"] == best.score
    assert told[0][0] == past.score
    assert told[-1] == (best.score, best.bound)
    assert [score for score, _ in told] == sorted(score for score, _ in told)
    assert [bound for _, bound in told] == sorted((bound for _, bound in told), reverse=True)


def test_only_whole_finished_games_of_hashi_can_be_looked_back_on() -> None:
    over = played("random", 1)
    midway = HASHI.new(seed=1)
    island = islario.game("forbidden_island").new(seed=1)
    shown = HASHI.position({"players": [{"stage": "done"}], "cards": {"shown": "5/3", "deck": []}})
    for state, seat, code in [
        (over, 1, "no_such_seat"),
        (midway, 0, "not_over"),
        (island, 0, "hindsight_game"),
        (shown, 0, "hindsight_position"),
    ]:
        with pytest.raises(islario.IslarioError) as refused:
            look_back(state, seat)
        assert refused.value.reason.code == code


def test_without_the_solver_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ortools.sat.python.cp_model", None)
    past = look_back(played("random", 1), 0)
    with pytest.raises(islario.IslarioError) as refused:
        solve(past.puzzle, 1)
    assert refused.value.reason.code == "solver_missing"
