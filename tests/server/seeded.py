"""``islario serve``, but with given deals: ``python -m tests.server.seeded FILE [arguments of serve]``.

The file holds a number: that of the next deal. Each table that is started takes it and leaves the next one. So a test
says which deals it gets by writing a number into the file, whatever other tests have done before.

If there is a file ``clock`` beside it, the time is the number that it holds: seconds since 1970.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path

from islario.cli import parse
from islario.commands import serve_tables


def seed_of_deal(number: int) -> str:
    """The seed of a deal by its number."""
    return f"{number:032x}"


def take_from(file: Path) -> Callable[[], str]:
    """A source of seeds that takes the numbers of deals from a file."""

    def draw() -> str:
        number = int(file.read_text("utf-8"))
        file.write_text(str(number + 1), "utf-8")
        return seed_of_deal(number)

    return draw


def read_clock(file: Path) -> Callable[[], float]:
    """A clock that a test sets."""
    return lambda: float(file.read_text("utf-8")) if file.exists() else time.time()


def main() -> None:
    file, *words = sys.argv[1:]
    typed = parse(["serve", *words], "en")
    typed.lang = "en"
    clock = read_clock(Path(file).with_name("clock"))
    serve_tables(typed, browser=False, seeds=take_from(Path(file)), clock=clock)


if __name__ == "__main__":
    main()
