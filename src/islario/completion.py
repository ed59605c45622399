"""What is typed, completed with Tab, where the terminal can."""

import contextlib
import sys
from collections.abc import Iterator


@contextlib.contextmanager
def completion(lines: list[str]) -> Iterator[None]:
    """Complete what is typed to one of the lines, where the terminal can."""
    try:
        import readline
    except ImportError:  # not on every platform
        yield
        return
    if not sys.stdin.isatty():
        yield
        return

    def complete(_text: str, number: int) -> str | None:
        typed = readline.get_line_buffer()
        begun = typed[: readline.get_begidx()]
        found = sorted({_next_word(line[len(begun) :]) for line in lines if line.startswith(typed)})
        return found[number] if number < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(None)


def _next_word(rest: str) -> str:
    word, space, _ = rest.partition(" ")
    return word + space
