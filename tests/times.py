"""Where the time goes: runs the steps of ``make test``, notes how long each takes, and tells it in a table.

``python tests/times.py NAME COMMAND ...`` runs a command and notes its time; ``python tests/times.py`` prints the
table and forgets what was noted. It needs nothing but Python, since the first steps install the rest.
"""

import subprocess
import sys
import time
from pathlib import Path

NOTES = Path("build", "times.tsv")


def note(name: str, command: list[str]) -> int:
    """Run a command; its exit status."""
    begun = time.time()
    status = subprocess.run(command).returncode
    NOTES.parent.mkdir(exist_ok=True)
    with NOTES.open("a", encoding="utf-8") as notes:
        notes.write(f"{name}\t{begun}\t{time.time()}\n")
    return status


def tell() -> None:
    """Print what was noted: when each step began and how long it took, and how long all took together."""
    rows = [line.split("\t") for line in NOTES.read_text("utf-8").splitlines()]
    steps = sorted((float(begun), float(ended), name) for name, begun, ended in rows)
    first = steps[0][0]
    print("   begins     takes")
    for begun, ended, name in steps:
        print(f"{begun - first:7.0f} s {ended - begun:7.0f} s  {name}")
    print(f"          {max(ended for _, ended, _ in steps) - first:8.0f} s  all together")
    NOTES.unlink()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.exit(note(sys.argv[1], sys.argv[2:]))
    tell()
