"""Files that a user names: read and written with a sentence where that cannot be."""

import os
from pathlib import Path

from islario.core.reasons import IslarioError, Reason


class FileTrouble(IslarioError):
    """A file that cannot be read or written."""


def is_file(path: str) -> bool:
    """Whether there is such a file; what cannot even be a path is none."""
    return os.path.isfile(path)  # unlike Path.is_file it never raises


def read_text(path: str) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text("utf-8")
    except (OSError, ValueError):
        raise FileTrouble(Reason("file_missing", {"file": path})) from None


def write_text(path: str, text: str) -> None:
    """Write a file, whole or not at all."""
    beside = f"{path}.part"
    try:
        Path(beside).write_text(text, "utf-8")
        os.replace(beside, path)
    except (OSError, ValueError):
        raise FileTrouble(Reason("file_unwritable", {"file": path})) from None


def check_writable(path: str) -> None:
    """Complain now about a file that could not be written later."""
    if os.path.isdir(path) or not os.access(os.path.dirname(path) or ".", os.W_OK) or not path:
        raise FileTrouble(Reason("file_unwritable", {"file": path}))
