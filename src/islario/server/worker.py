"""The inner side of a process that thinks (``workers``): it reads questions and says answers, a line each."""

import os
import signal
import sys
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

Question = TypeVar("Question")


def questions(decoder: msgspec.json.Decoder[Question]) -> Iterator[Question]:
    """What the process is asked, until nobody asks any more. Ctrl-C is for the server: it ends its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        yield decoder.decode(line)


def say(answer: Any) -> None:
    """Answer with one line. The process ends if nobody is there to read it: the server was killed."""
    try:
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os._exit(0)  # not even what is left is said
