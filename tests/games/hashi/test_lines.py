"""The lines that are raced: every board that a card can leave, once."""

import pytest

import islario
from islario.core.lines import Lines
from islario.core.rng import Rng
from islario.core.state import State
from islario.players import Bot

pytestmark = pytest.mark.once

GAME = islario.game("hashi")
MOST = 40
"""So many boards are kept."""


def boards(state: State, seat: int) -> set[str]:
    """Every board that a seat can leave when it is done with the card, by playing all there is."""
    found: set[str] = set()
    due = [state]
    while due:
        now = due.pop()
        for action in now.legal(seat):
            played = now.clone()
            played.play(seat, action)
            told = played.view(seat)
            if told["round"] != state.view(seat)["round"] or seat not in told["waiting_for"]:
                player = played.position()["players"][seat]
                found.add(str((player["numbers"], player["bridges"])))
            else:
                due.append(played)
    return found


def left_by(state: State, seat: int) -> list[str]:
    lines = Lines()
    GAME.lines(state.table, seat, Rng(1), lines)
    found = []
    for line in range(lines.count):
        played = state.clone()
        for step in range(lines.size(line)):
            played.play(seat, GAME.action(lines.code(line, step)))
        player = played.position()["players"][seat]
        found.append(str((player["numbers"], player["bridges"])))
    return found


def middle(number: int, seats: int, rounds: int) -> State:
    state = GAME.new(seed=number, players=seats)
    bot = Bot("steady", GAME, Rng(number))
    while not state.over and state.view(0)["round"] < rounds:
        seat = state.waiting_for()[0]
        words = bot.decide(state.view(seat))
        assert words is not None
        state.play(seat, words)
    return state


@pytest.mark.parametrize(("number", "rounds"), [(1, 22), (2, 24), (3, 25), (4, 20)])
def test_the_lines_of_a_card_leave_each_board_once(number: int, rounds: int) -> None:
    state = middle(number, 1, rounds)
    seat = 0
    every = boards(state, seat)
    found = left_by(state, seat)
    assert len(set(found)) == len(found) == min(MOST, len(every))
    assert set(found) <= every


def test_half_a_card_has_lines_too() -> None:
    state = middle(6, 2, 12)
    action = next(action for action in state.legal(0) if action.startswith("number"))
    state.play(0, action)
    found = left_by(state, 0)
    assert set(found) <= boards(state, 0)
    assert found


def test_each_start_is_a_line() -> None:
    state = GAME.new(seed=1)
    assert len(left_by(state, 0)) == len(state.legal(0))
