"""Bots that die, hang or talk nonsense: the table goes on."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import islario
from islario.core.state import State
from islario.server.thinker import Answer, Asked
from islario.server.thinkers import Thinkers
from tests.server.running import Person, Server

STEPS = ("end", "draw", "flood")


def ask(state: State, seconds: float, *command: str) -> Answer | None:
    async def run() -> Answer | None:
        thinkers = Thinkers(1, seconds, command) if command else Thinkers(1, seconds)
        try:
            seat = state.waiting_for()[0]
            return await thinkers.ask([Asked(state.game.name, "thumb", state.view(seat))], state)
        finally:
            await thinkers.close()

    return asyncio.run(run())


@pytest.fixture
def state() -> State:
    return islario.game("forbidden_island").new(players=2, seed=3)


def test_a_bot_answers_with_a_legal_action_of_its_seat(state: State) -> None:
    answer = ask(state, 30)
    assert answer is not None
    assert answer.action in state.legal(answer.seat)


@pytest.mark.parametrize(
    "program",
    [
        "import sys; sys.exit(1)",
        "import time; time.sleep(60)",
        "print('nonsense', flush=True); input()",
        'print(\'{"seat": 0, "action": "fly to the moon"}\', flush=True); input()',
    ],
)
def test_a_bot_that_fails_twice_is_replaced_by_chance(state: State, program: str) -> None:
    answer = ask(state, 2, sys.executable, "-c", program)
    assert answer is not None
    assert answer.action in state.legal(answer.seat)


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
