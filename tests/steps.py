"""The steps of ``make test``, ``make quick`` and ``make long``: two at a time, and a table of where the time goes.

Every step is a target of the Makefile. One core compiles the rules while the other does all that does not need them.
It needs nothing but Python, since the first steps install the rest.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from graphlib import TopologicalSorter

LANES = 2
LIGHT = {"debian", "debian-rare"}
"""Steps that wait for the network rather than compute: they take no lane."""
WORKS = {
    "test": {
        "playing": [],
        "builder": [],
        "page": ["builder"],
        "libraries": ["playing"],
        "wheel": ["page"],
        "debian": [],
        "browser": ["libraries", "debian"],
        "style": ["libraries"],
        "types": ["libraries"],
        "tests-interpreted": ["libraries"],
        "page-types": ["page", "libraries"],
        "tests-browser": ["page", "browser"],
        "package": ["wheel", "libraries"],
        "tests-rules": ["package"],
        "tests": ["debian", "package", "style", "types", "page-types", "tests-interpreted", "tests-browser"],
    },
    "quick": {"libraries": [], "style": ["libraries"], "types": ["style"], "tests-quick": ["types"]},
    "long": {"debian-rare": [], "package": [], "browser": ["package"], "tests-rare": ["browser", "debian-rare"]},
}
"""For each work its steps, the most urgent first, and what has to be done before each."""


class Step:
    """A step that was done: when it began, how long it took, whether it went well, and what it said."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.begun = time.monotonic()
        self.said = ""
        command = ["make", "--no-print-directory", name]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as running:
            assert running.stdout is not None
            for line in running.stdout:
                self.said += line
                print(f"{name:>17} | {line}", end="", flush=True)
        self.failed = running.returncode != 0
        self.seconds = time.monotonic() - self.begun


def run(after: dict[str, list[str]]) -> list[Step]:
    """Do all steps, each as soon as it can be done; after a failure nothing new is begun."""
    order = list(after)
    plan = TopologicalSorter(after)
    plan.prepare()
    ready: list[str] = []
    running: dict[Future[Step], str] = {}
    done: list[Step] = []
    with ThreadPoolExecutor(LANES + len(LIGHT)) as lanes:
        while plan.is_active():
            ready = sorted([*ready, *plan.get_ready()], key=order.index)
            for name in tuple(ready):
                if name in LIGHT or sum(other not in LIGHT for other in running.values()) < LANES:
                    ready.remove(name)
                    running[lanes.submit(Step, name)] = name
            ended, _ = wait(running, return_when=FIRST_COMPLETED)
            running = {future: name for future, name in running.items() if future not in ended}
            for step in (future.result() for future in ended):
                done.append(step)
                plan.done(step.name)
            if any(step.failed for step in done):
                done += [future.result() for future in running]
                break
    return done


def main() -> int:
    begun = time.monotonic()
    os.environ.pop("MAKEFLAGS", None)  # each step is a make of its own
    done = run(WORKS[sys.argv[1]])
    print("\n begins    takes  step")
    for step in sorted(done, key=lambda step: step.begun):
        print(f"{step.begun - begun:5.0f} s  {step.seconds:5.0f} s  {step.name}{' FAILED' if step.failed else ''}")
    print(f"         {time.monotonic() - begun:5.0f} s  all together")
    for step in done:
        if step.failed:
            print(f"\n{step.name} failed:\n{step.said}")
    return any(step.failed for step in done)


if __name__ == "__main__":
    sys.exit(main())
