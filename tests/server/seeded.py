"""``islario serve``, but with given deals: ``python -m tests.server.seeded FILE [arguments of serve]``.

The file holds a number: that of the next deal. Each table that is started takes it and leaves the next one. So a test
says which deals it gets by writing a number into the file, whatever other tests have done before.
"""

import sys
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


def main() -> None:
    file, *words = sys.argv[1:]
    typed = parse(["serve", *words], "en")
    typed.lang = "en"
    serve_tables(typed, browser=False, seeds=take_from(Path(file)))


if __name__ == "__main__":
    main()
