"""Bots that die, hang, talk nonsense or take their time: the table goes on, and so do all others."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import islario
from islario.core.rng import Rng
from islario.core.state import State
from islario.players import PLAYERS, STAND_IN, Bot, Player, find_policy
from islario.server.messages.requests import NewSeat
from islario.server.table_service import TableService
from islario.server.thinker import Asked, Step, Thinker, fingerprint
from islario.server.thinkers import Thinkers
from tests.games.playing import seats_of
from tests.server import slow_thinker
from tests.server.running import Person, Server
from tests.server.test_table_service import owner, run, start

STEPS = ("end", "draw", "flood")


def question_at(state: State, bot: str = STAND_IN) -> list[Asked]:
    """The question that the server asks where all seats have the same bot."""
    waiting = state.waiting_for()
    aside = [seat for seat in seats_of(state) if seat not in waiting]
    return [Asked(state.game.name, bot, state.view(seat)) for seat in [*aside, *waiting]]


def ask(state: State, seconds: float, *command: str) -> list[Step]:
    async def inside() -> list[Step]:
        thinkers = Thinkers(1, seconds, command) if command else Thinkers(1, seconds)
        try:
            return await thinkers.ask(question_at(state), state)
        finally:
            await thinkers.close()

    return asyncio.run(inside())


@pytest.fixture
def state() -> State:
    return islario.game("forbidden_island").new(players=2, seed=3)


def test_a_bot_answers_with_legal_actions_as_long_as_nothing_comes_to_light(state: State) -> None:
    steps = ask(state, 30)
    assert len(steps) > 1
    for step in steps:
        assert fingerprint(state.view(step.seat)) == step.seen
        state.play(step.seat, step.action)


@pytest.mark.parametrize(
    "program",
    [
        "import sys; sys.exit(1)",
        "import time; time.sleep(60)",
        "print('nonsense', flush=True); input()",
        'print(\'[{"seat": 0, "action": "fly to the moon", "seen": ""}]\', flush=True); input()',
    ],
)
def test_for_a_bot_that_fails_twice_the_stand_in_plays_and_not_chance(state: State, program: str) -> None:
    (step, *_) = ask(state, 2, sys.executable, "-c", program)
    assert step.action == Bot(STAND_IN, state.game, Rng(5)).decide(state.view(step.seat))


@pytest.mark.parametrize("game", islario.games())
def test_steps_lead_to_what_was_foreseen(game: str) -> None:
    state, thinker = islario.game(game).new(players=2, seed=5), Thinker(Rng(0))
    questions, steps = 12, 0
    for _ in range(questions):
        for step in thinker.answer(question_at(state)):
            assert fingerprint(state.view(step.seat)) == step.seen
            state.play(step.seat, step.action)
            steps += 1
    assert steps > questions


def test_a_table_that_changed_is_not_played_as_foreseen(state: State) -> None:
    first, second, *_ = Thinker(Rng(0)).answer(question_at(state))
    state.play(first.seat, next(action for action in state.legal(first.seat) if action != first.action))
    assert fingerprint(state.view(second.seat)) != second.seen


def test_a_slow_player_at_one_table_delays_no_quick_player_at_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "gate"
    slow = Player("slow", lambda game: find_policy(STAND_IN, game), ceiling=60.0)
    monkeypatch.setitem(
        PLAYERS, slow.name, slow
    )  # in this process it is only known; its own process waits for the gate
    thinkers = Thinkers(1, 60, [sys.executable, "-m", slow_thinker.__name__, str(gate)])

    async def work(service: TableService) -> None:
        waiting = [await start(service, NewSeat("bot", "slow"), NewSeat("me")) for _ in range(2)]
        quick = await start(service, NewSeat("bot", "random"), NewSeat("bot", STAND_IN))
        while not quick.state.over:
            await asyncio.sleep(0.01)
        assert [live.number for live in waiting] == [0, 0]
        gate.touch()
        while any(0 in live.state.waiting_for() for live in waiting):
            await asyncio.sleep(0.01)

    run(tmp_path, work, thinkers=thinkers)


def test_a_line_is_played_on_after_a_pause_without_asking_again(tmp_path: Path) -> None:
    asked = 0
    paused = asyncio.Event()

    class Counting(Thinkers):
        async def ask(self, question: list[Asked], state: State) -> list[Step]:
            nonlocal asked
            asked += 1
            steps = await super().ask(question, state)
            await paused.wait()
            return steps

    async def work(service: TableService) -> None:
        live = await start(service, NewSeat("bot", STAND_IN), NewSeat("me"))
        person = await owner(live)
        while not asked:  # what they were thinking of when they were paused is not lost
            await asyncio.sleep(0.01)
        await service.bots.change(live.id, person, True, None)
        paused.set()
        while live.thinking is not None:
            await asyncio.sleep(0.01)
        assert live.number == 0
        ahead = len(Thinker(Rng(0)).answer(question_at(live.state)))
        for number in range(live.number + 1, ahead + 1):
            await service.bots.step(live.id, person)
            while live.number < number or live.thinking is not None:
                await asyncio.sleep(0.01)
        assert (live.number, asked) == (ahead, 1)

    run(tmp_path, work, thinkers=Counting(1, 30))


def children(process: int) -> list[int]:
    said = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True).stdout
    return [int(word) for word in said.split()]


def test_the_table_goes_on_when_the_process_of_the_bots_is_killed_again_and_again(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana = Person(server)
        with ana.sit(ana.start("me", "thumb", first=1)["table"]) as socket:
            for _ in range(3):
                socket.wait_for_people()  # a bot has thought
                (process,) = children(server.process.pid)
                os.kill(process, signal.SIGKILL)
                while socket.standing["view"]["turn"] == 0:
                    legal = socket.wait_for_people()["legal"]["0"]
                    assert socket.play(next((step for step in STEPS if step in legal), legal[0]), 0)["type"] == "done"
            assert socket.wait_for_people()["view"]["waiting_for"] == [0]
        assert "Traceback" not in server.stop()
