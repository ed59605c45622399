"""What additional pawns are for in boxes that somebody has edited (test_box): a script for a copy of the package.

It prints a line of JSON for each edit that its input describes: a file, what stands there, what is written
instead, and the source of the pawn.
"""

import json
import sys
from importlib import import_module
from pathlib import Path

from tests.games.robinson.helpers.changed_boxes import ROOM, forget


def uses_of(source: str) -> list[str]:
    """The actions that the pawns of a source help with, by the rules of planning."""
    pawns = import_module(f"{ROOM}.planning.pawns")
    names = import_module(f"{ROOM}.box.piece_names").PAWN_USES
    helps = int(pawns.HELPS[pawns.SOURCES.index(source)])
    return [name for place, name in enumerate(names) if helps >> place & 1]


def main(folder: Path) -> None:
    for line in sys.stdin:
        name, old, new, source, *_ = json.loads(line)
        text = (folder / name).read_text("utf-8")
        assert old in text, (name, old)
        (folder / name).write_text(text.replace(old, new, 1), "utf-8")
        forget()
        print(json.dumps(uses_of(source)))
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
