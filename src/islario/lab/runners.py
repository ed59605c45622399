"""Where chunks of work are done: in this process, in several, or on a cluster (cluster.py).

A runner is given a task and items. It does the task once for each item, wherever that is, and gives what came of it in
the order of the items. So whoever adds up has the same sum with every runner.
"""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children
from typing import Protocol, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 2
"""Items that are given out for each worker: enough to keep all busy, and few enough to stop at once."""


class Runner(Protocol):
    def run(self, task: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """Do the task for each item; the results have the order of the items."""


class Here:
    """One item after the other, in this process."""

    def run(self, task: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        return map(task, items)


class Processes:
    """So many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, task: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        pool = ProcessPoolExecutor(self.jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
        try:
            waiting: deque[Future[Result]] = deque()
            for item in items:
                waiting.append(pool.submit(task, item))
                if len(waiting) > AHEAD * self.jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            for worker in active_children():  # else whoever stops this waits for the items that have begun
                worker.terminate()
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def open_runner(jobs: int, where: str | None) -> Iterator[Runner]:
    """So many processes of this machine or, if it is said where, a cluster."""
    if where is None:
        yield Here() if jobs == 1 else Processes(jobs)
        return
    from islario.lab.cluster import Cluster

    cluster = Cluster(where)
    try:
        yield cluster
    finally:
        cluster.leave()
