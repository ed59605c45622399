"""Several processes that serve at one port: started, started again when one dies, and ended together.

Each is a copy of this process, and they take connections from one queue: who waits there is served by another one when
one dies. They know of each other only by the database, like servers on several machines.
"""

import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

from islario.core.reasons import IslarioError
from islario.words import explain

ENDINGS = (signal.SIGINT, signal.SIGTERM)
"""What tells a server to end."""
REFUSED_STATUS = 2
"""With which a process ends that has said why it cannot serve."""
SECONDS_TO_LIVE = 1.0
"""A process that died younger is not started again at once: it would only die again."""

logger = logging.getLogger("islario")


class Supervisor:
    def __init__(self, count: int, serve: Callable[[int, Callable[[], None]], None], language: str) -> None:
        """``serve`` serves as the process of a number until told to end. It calls what it is given once it serves."""
        self._count = count
        self._serve = serve
        self._language = language
        self._context = multiprocessing.get_context("fork")
        self._processes: dict[int, BaseProcess] = {}
        self._born: dict[int, float] = {}
        self._hear_started, self._tell_started = os.pipe()
        self._hear_end, self._stay = os.pipe()
        """Nothing is ever said here. Only this process holds the second end, so that all others hear when it dies."""
        self._leaving = False
        self._serves = False
        """Whether this process, one of those that are started, serves already."""

    def run(self, started: Callable[[], None]) -> None:
        """Serve until told to end. ``started`` is called when all processes serve for the first time."""
        for ending in ENDINGS:
            signal.signal(ending, self._pass_on)
        serving, refused = 0, False
        for number in range(self._count):
            self._start(number)
        while self._processes:
            heard = wait([self._hear_started, *(process.sentinel for process in self._processes.values())])
            if self._hear_started in heard:
                before, serving = serving, serving + len(os.read(self._hear_started, self._count))
                if before < self._count <= serving:
                    started()
            for number, process in list(self._processes.items()):
                if process.sentinel in heard:
                    process.join()
                    refused = refused or (serving < self._count and process.exitcode == REFUSED_STATUS)
                    if refused:
                        self._end_all(signal.SIGTERM)
                    self._replace(number, process)
        if refused:
            sys.exit(REFUSED_STATUS)

    def _start(self, number: int) -> None:
        """Start the process of a number, unless all are to end."""
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)  # it is among those who are told, or not started
        try:
            if not self._leaving:
                process = self._context.Process(target=self._work, args=(number,), daemon=True)
                process.start()
                self._processes[number] = process
                self._born[number] = time.monotonic()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)

    def _replace(self, number: int, gone: BaseProcess) -> None:
        del self._processes[number]
        if not self._leaving:
            place = f"process {number + 1} of {self._count}"
            logger.warning("%s ended with %s; another takes its place", place, gone.exitcode)
            time.sleep(max(0.0, self._born[number] + SECONDS_TO_LIVE - time.monotonic()))
            self._start(number)

    def _pass_on(self, ending: int, _: FrameType | None) -> None:
        self._end_all(ending)

    def _end_all(self, ending: int) -> None:
        self._leaving = True
        for process in list(self._processes.values()):
            if process.is_alive() and process.pid is not None:
                os.kill(process.pid, ending)

    # -- in the processes ---------------------------------------------------------------------------

    def _work(self, number: int) -> None:
        os.setsid()  # Ctrl-C reaches the first process, which passes it on: nobody hears it twice
        os.close(self._stay)
        threading.Thread(target=self._end_with_supervisor, daemon=True).start()
        for ending in ENDINGS:
            signal.signal(ending, self._end)
        try:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
            self._serve(number, self._say_started)
        except IslarioError as refused:
            print(f"islario: {explain(refused.reason, self._language)}", file=sys.stderr)
            sys.exit(REFUSED_STATUS)
        except KeyboardInterrupt:
            pass

    def _end(self, ending: int, frame: FrameType | None) -> None:
        """Before it serves a process has nothing to finish, and an exception could be lost where nobody catches it."""
        if not self._serves:
            os._exit(0)
        signal.default_int_handler(ending, frame)

    def _say_started(self) -> None:
        self._serves = True
        os.write(self._tell_started, b".")

    def _end_with_supervisor(self) -> None:
        os.read(self._hear_end, 1)
        os.kill(os.getpid(), signal.SIGTERM)
