"""The quick player's plan for all seats, drawn from what lies there, and other plans for those who look ahead."""

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

from islario.core.lines import Lines
from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.core.state import State
from islario.games.robinson import prospects
from islario.games.robinson.state import Table
from islario.games.robinson.thumb import weights
from islario.games.robinson.thumb.draft import Draft
from islario.games.robinson.thumb.needs import Needs
from islario.players import Bot, find_policy
from tests.games.robinson.whole_games import GAME, options

MIDDLE: dict[str, Any] = {
    "scenario": 1,
    "players": ["carpenter", "cook"],
    "round": 3,
    "shelter": True,
    "tiles": {"B1": 8, "A1": 6, "B2": 5},
    "available": {"wood": 2, "food": 1},
}
"""A morning with things to do."""


def table_of(state: State) -> Table:
    return cast(Table, state.table)


def follow(state: State, draft: Draft) -> list[str]:
    """Play a draft to the end of planning; each of its steps has to be legal."""
    draft.draw(table_of(state))
    steps = [(int(draft.seats[i]), GAME.action(draft.codes[i])) for i in range(draft.n)]
    for seat, action in steps:
        assert action in state.legal(seat)
        state.play(seat, action)
    return [f"{seat} {action}" for seat, action in steps]


def plans_of(number: int, rounds: int) -> Iterator[State]:
    """A game by the quick player: the state at the beginning of each plan."""
    state = GAME.new(seed=number, **options(number))
    sitting = Sitting(GAME, [find_policy("thumb", GAME)] * 4, Rng(number))
    last = 0
    while not state.over and state.position()["round"] <= rounds:
        if state.view(None)["asking"]["kind"] == "plan" and state.position()["round"] != last:
            last = state.position()["round"]
            yield state
        action = GAME.action(sitting.decide(state.table))
        state.play(int(sitting.seat), action)


def test_every_step_of_a_draft_is_legal_when_it_comes_and_the_last_one_ends_the_plan() -> None:
    drafts = 0
    for number in range(0, 56, 5):
        for state in plans_of(number, 4):
            draft, tried = Draft(Needs()), state.clone()
            draft.draw(table_of(tried))
            if draft.sure:
                follow(tried, draft)
                assert tried.over or tried.view(None)["asking"]["kind"] != "plan" or tried.position()["plan"] == []
                drafts += 1
    assert drafts > 25


def test_whoever_draws_a_draft_draws_the_same_one() -> None:
    state = GAME.position(MIDDLE)
    one, two = Draft(Needs()), Draft(Needs())
    one.draw(table_of(state))
    two.draw(table_of(state.clone()))
    assert [(one.codes[i], one.seats[i]) for i in range(one.n)] == [(two.codes[i], two.seats[i]) for i in range(two.n)]


def test_a_plan_that_is_half_made_is_gone_on_with() -> None:
    state = GAME.position(MIDDLE)
    draft = Draft(Needs())
    whole = follow(state.clone(), draft)
    seat, action = whole[0].split(" ", 1)
    state.play(int(seat), action)
    assert follow(state, Draft(Needs())) == whole[1:]


def test_pawns_of_two_players_work_on_one_action() -> None:
    """The one who performs it waits until the other one has joined."""
    sitting = Sitting(GAME, [find_policy("thumb", GAME)] * 2, Rng(1))
    together = 0
    for number in range(6):
        state = GAME.new(seed=number, scenario=1, players=2)
        while not state.over:
            action = GAME.action(sitting.decide(state.table))
            state.play(int(sitting.seat), action)
            for slot in state.position()["plan"]:
                together += {"0", "1"} <= {str(pawn) for pawn in slot["pawns"]}
    assert together > 20


def test_of_bots_that_leave_decisions_to_others_somebody_always_acts() -> None:
    """Somebody always acts, so that plans end."""
    for number in range(4):
        state = GAME.new(seed=number, scenario=2, players=3)
        bots = [Bot("thumb", GAME, Rng(seat)) for seat in range(3)]
        while state.position()["round"] < 3 and not state.over:
            acted = False
            for seat in state.waiting_for():
                action = bots[seat].decide(state.view(seat))
                if action is not None:
                    state.play(seat, action)
                    acted = True
                    break
            assert acted


@pytest.mark.parametrize("number", range(6))
def test_with_any_weights_nobody_plans_and_takes_back_without_end(number: int) -> None:
    pick = random.Random(number)
    scenario = 1 + number % 7
    first = (scenario - 1) * weights.COUNT
    before = [weights.TABLE[first + which] for which in range(weights.COUNT)]
    try:
        for which in range(weights.COUNT):
            weights.TABLE[first + which] = pick.choice([0, 5, 50, 500, 5000])
        state = GAME.new(seed=number, scenario=scenario, players=1 + number % 4)
        sitting = Sitting(GAME, [find_policy("thumb", GAME)] * 4, Rng(number))
        course = sitting.play_out(state.table, Rng(number))
        assert course.decisions < 60 * course.turns
    finally:
        for which, weight in enumerate(before):
            weights.TABLE[first + which] = weight


def test_other_plans_differ_from_each_other_and_are_legal_to_their_end() -> None:
    state = GAME.position(MIDDLE)
    seen = state.table.clone()
    GAME.show(state.table, 0, seen)
    lines = Lines()
    GAME.lines(seen, 0, Rng(3), lines)
    told = set()
    for line in range(lines.count):
        tried = state.clone()
        for step in range(lines.size(line)):
            seat, action = int(lines.seat(line, step)), GAME.action(lines.code(line, step))
            assert action in tried.legal(seat)
            if lines.size(line) > 1 and step == lines.size(line) - 1:
                slots = tried.position()["plan"]
                told.add(str(sorted(str(sorted(slot.items(), key=str)) for slot in slots)))
            tried.play(seat, action)
    plans = sum(lines.size(line) > 1 for line in range(lines.count))
    assert len(told) == plans > 20


def test_a_table_is_worth_less_the_nearer_death_is() -> None:
    well = table_of(GAME.position(MIDDLE))
    wounded = [{"character": name, "wounds": 9} for name in MIDDLE["players"]]
    hurt = table_of(GAME.position({**MIDDLE, "players": wounded}))
    assert 0 < prospects.value(hurt) < prospects.value(well) < 1
    assert len(prospects.traits_of(well)) == len(prospects.NAMES) == prospects.COUNT
