"""The best in hindsight keeps its promises: whatever it says is played through the rules before it is believed."""

import random
import sys
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

import islario
from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.core.state import State
from islario.lab.hindsight import Best, Puzzle, solve
from islario.lab.retrospect import MOST_POINTS, look_back, play_best, tell
from islario.players import find_policy
from tests.rarely import rarely

HASHI = islario.game("hashi")


def played(player: str, seed: int, **options: Any) -> State:
    """A whole game by one kind of player."""
    state = HASHI.new(seed=seed, **options)
    sitting = Sitting(HASHI, [find_policy(player, HASHI)] * 4, Rng(seed))
    while not state.over:
        action = HASHI.action(sitting.decide(state.table))
        state.play(int(sitting.seat), action)
    return state


def scores(state: State) -> list[int]:
    result = state.result()
    assert result is not None
    found: list[int] = result["scores"]
    return found


@pytest.mark.once
@pytest.mark.parametrize(("seed", "side"), [(1, "A"), (1, "B"), rarely(2, "A"), rarely(2, "B")])
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


@pytest.mark.once
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
    state = played("thumb", 1, players=3)
    scored = first_scored(state)
    assert scored, "somebody has scored"
    for seat in range(3):
        expected = [
            min([17, *(when for (who, name), when in scored.items() if who != seat and name == category)])
            for category in ("red", "blue", "six")
        ]
        assert list(look_back(state, seat).puzzle.deadlines) == expected


def first_scored(state: State) -> dict[tuple[int, str], int]:
    """The card with which each seat scored each category, as the events of the game tell it."""
    again = HASHI.new(seed=state.origin.seed, **(state.origin.options or {}))
    found: dict[tuple[int, str], int] = {}
    card = 0
    for seat, action in state.moves():
        for event in again.play(seat, action):
            if event.kind == "scored":
                found[event.values["seat"], event.values["category"]] = card
            if event.kind == "turned":
                card = event.values["round"]
    return found


# -- small puzzles, solved by trying everything ----------------------------------------------------

Board = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Numbers of the islands (0: none), bridges of the lines, points of the categories."""


def small_puzzle(seed: int) -> Puzzle:
    """A few islands and cards: every rule can matter, and all can be tried."""
    pick = random.Random(seed)
    islands = pick.choice([4, 5])
    every = list(combinations(range(islands), 2))
    lines = sorted(pick.sample(every, pick.choice([3, 4])))
    apart = [(i, j) for i, j in combinations(range(len(lines)), 2) if not set(lines[i]) & set(lines[j])]
    flags = pick.sample(range(islands), 3)
    plain = [island for island in range(islands) if island not in flags]
    return Puzzle(
        islands=islands,
        lines=tuple(lines),
        crossings=tuple(pick.sample(apart, min(len(apart), pick.choice([0, 1])))),
        red=tuple(flags[:2]),
        blue=tuple(flags[2:]),
        start=(pick.choice(plain), pick.choice([1, 2, 3])),
        cards=tuple((pick.choice([1, 1, 2, 2, 3]), pick.choice([1, 1, 2])) for _ in range(4)),
        deadlines=(pick.randrange(5), pick.randrange(5), pick.randrange(5)),
        group=pick.choice([2, 3]),
    )


def steps(puzzle: Puzzle, numbers: tuple[int, ...], bridges: tuple[int, ...], card: tuple[int, int]) -> Iterator[Any]:
    """Every way to play a card: the numbers and bridges then."""
    number, count = card
    loads = [sum(bridges[line] for line, ends in enumerate(puzzle.lines) if i in ends) for i in range(puzzle.islands)]
    flags = {*puzzle.red, *puzzle.blue}
    written = [numbers] + [
        (*numbers[:island], number, *numbers[island + 1 :])
        for island in range(puzzle.islands)
        if not numbers[island] and loads[island] <= number and (island not in flags or loads[island])
    ]
    for then in written:
        yield then, bridges
        for drawn in combinations_with_replacement(range(len(bridges)), count):
            after = tuple(one + drawn.count(line) for line, one in enumerate(bridges))
            if may_stand(puzzle, then, after, set(drawn)):
                yield then, after


def may_stand(puzzle: Puzzle, numbers: tuple[int, ...], bridges: tuple[int, ...], drawn: set[int]) -> bool:
    if any(one > 2 for one in bridges) or any(bridges[one] and bridges[two] for one, two in puzzle.crossings):
        return False
    if any(not numbers[puzzle.lines[line][0]] and not numbers[puzzle.lines[line][1]] for line in drawn):
        return False
    for island in range(puzzle.islands):
        load = sum(bridges[line] for line, ends in enumerate(puzzle.lines) if island in ends)
        if load > (numbers[island] or 6):
            return False
    return True


def best_of_all(puzzle: Puzzle) -> int:
    """The best, found by trying everything."""
    numbers = tuple(puzzle.start[1] if island == puzzle.start[0] else 0 for island in range(puzzle.islands))
    boards: set[Board] = {(numbers, (0,) * len(puzzle.lines), (0, 0, 0))}
    for when, card in enumerate(puzzle.cards, 1):
        after: set[Board] = set()
        for one, two, scored in boards:
            for then, drawn in steps(puzzle, one, two, card):
                reached = reaches(puzzle, then, drawn)
                points = tuple(
                    scored[i] or (puzzle.bonuses[i][when > puzzle.deadlines[i]] if reached[i] else 0) for i in range(3)
                )
                after.add((then, drawn, points))
        boards = after
    return max(2 * len(complete(puzzle, one, two)) + sum(scored) for one, two, scored in boards)


def complete(puzzle: Puzzle, numbers: tuple[int, ...], bridges: tuple[int, ...]) -> set[int]:
    return {
        island
        for island in range(puzzle.islands)
        if numbers[island]
        and numbers[island] == sum(bridges[line] for line, ends in enumerate(puzzle.lines) if island in ends)
    }


def reaches(puzzle: Puzzle, numbers: tuple[int, ...], bridges: tuple[int, ...]) -> tuple[bool, bool, bool]:
    done = complete(puzzle, numbers, bridges)
    largest = 0
    for start in done:
        group = {start}
        for _ in done:
            group |= {
                end for line, ends in enumerate(puzzle.lines) if bridges[line] and group & {*ends} for end in ends
            } & done
        largest = max(largest, len(group))
    return done >= {*puzzle.red}, done >= {*puzzle.blue}, largest >= puzzle.group


@pytest.mark.once
@pytest.mark.parametrize("chunk", range(4))
def test_the_solver_finds_what_trying_everything_finds(chunk: int) -> None:
    scores = set()
    for seed in range(chunk * 15, chunk * 15 + 15):
        puzzle = small_puzzle(seed)
        best = solve(puzzle, 60)
        assert best.score == best.bound == best_of_all(puzzle), seed
        scores.add(best.score)
    assert len(scores) > 3


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
    with pytest.raises(RuntimeError):
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
