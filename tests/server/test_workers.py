"""The runner of processes that think: who is kept for the next question, who is ended, and who waits."""

import asyncio
import sys
from collections.abc import Awaitable, Callable

import pytest

from islario.server.workers import WorkerFailed, Workers

pytestmark = pytest.mark.once

PATIENCE = 60
COUNTING = """
import os, sys
for number, line in enumerate(sys.stdin, 1):
    print(os.getpid(), number, line.strip(), flush=True)
"""
"""Says its id, how often it was asked, and what it was asked now."""
ONCE = "question = input(); print(1, flush=True); print(2, question, flush=True)"


def run(program: str, work: Callable[[Workers], Awaitable[None]]) -> None:
    async def inside() -> None:
        workers = Workers([sys.executable, "-c", program])
        try:
            async with asyncio.timeout(PATIENCE):
                await work(workers)
        finally:
            await workers.close()

    asyncio.run(inside())


async def count(workers: Workers, question: str) -> list[str]:
    async with workers.ask(question, PATIENCE) as lines:
        return (await lines.readline()).decode().split()


def test_a_process_stays_for_the_next_question() -> None:
    async def work(workers: Workers) -> None:
        first, second = await count(workers, "a"), await count(workers, "b")
        assert (first[1:], second[1:]) == (["1", '"a"'], ["2", '"b"'])
        assert first[0] == second[0]

    run(COUNTING, work)


def test_who_asks_while_the_only_process_thinks_waits_for_it() -> None:
    async def work(workers: Workers) -> None:
        answers = await asyncio.gather(*(count(workers, question) for question in "abc"))
        assert [answer[1:] for answer in answers] == [["1", '"a"'], ["2", '"b"'], ["3", '"c"']]

    run(COUNTING, work)


@pytest.mark.parametrize("trouble", [ValueError("nonsense"), EOFError()])
def test_a_process_whose_answer_is_refused_is_ended_and_another_takes_its_place(trouble: Exception) -> None:
    async def work(workers: Workers) -> None:
        first = await count(workers, "a")
        with pytest.raises(WorkerFailed):
            async with workers.ask("b", PATIENCE):
                raise trouble
        again = await count(workers, "c")
        assert again[1:] == ["1", '"c"']
        assert again[0] != first[0]

    run(COUNTING, work)


def test_a_process_that_is_late_is_ended() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(WorkerFailed):
            async with workers.ask("a", 0.01) as lines:
                await lines.readline()

    run("input(); input()", work)


def test_whoever_stops_waiting_leaves_no_answer_behind_for_the_next() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(asyncio.CancelledError):
            async with workers.ask("a", PATIENCE):
                raise asyncio.CancelledError
        assert (await count(workers, "b"))[1:] == ["1", '"b"']

    run(COUNTING, work)


def test_a_process_may_answer_in_several_lines_and_end() -> None:
    async def work(workers: Workers) -> None:
        for question in "ab":
            async with workers.ask(question, PATIENCE) as lines:
                assert [line.decode().strip() async for line in lines] == ["1", f'2 "{question}"']

    run(ONCE, work)


def test_what_cannot_be_started_has_failed() -> None:
    async def work() -> None:
        workers = Workers(["no-such-program"])
        for _ in range(2):
            with pytest.raises(WorkerFailed):
                await count(workers, "a")

    asyncio.run(work())
