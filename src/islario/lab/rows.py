"""Games as rows, one mapping a game, in a file from which an interrupted run goes on."""

import json
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from islario.core.reasons import Reason
from islario.files import FileTrouble

Row = dict[str, Any]
AT_ONCE = 1000
"""Rows that are read at once."""


class RowFile:
    """A file of games. Its first line says what is played, and each other line is one game, in their order."""

    def __init__(self, path: Path, heading: dict[str, Any]) -> None:
        self.path = path
        if path.exists() and path.stat().st_size > 0:
            self._check(heading)
        else:
            self._append([heading])

    def _check(self, heading: dict[str, Any]) -> None:
        """Refuse a file of other games; forget a last line that was cut off."""
        end = 0
        with self.path.open("rb") as lines:
            first = lines.readline()
            try:
                same = json.loads(first) == json.loads(json.dumps(heading))
            except ValueError:
                same = False
            if not same:
                raise FileTrouble(Reason("other_games", {"file": str(self.path)}))
            end = len(first)
            for line in lines:
                end += len(line) if line.endswith(b"\n") else 0
        with self.path.open("r+b") as whole:
            whole.truncate(end)

    def read(self, most: int, columns: Mapping[str, str]) -> Iterator[list[Row]]:
        """The games that are there, at most so many; FileTrouble at a line that has not these columns."""
        with self.path.open(encoding="utf-8", errors="replace") as lines:
            rows = (self._row(number, line, columns) for number, line in islice(enumerate(lines, 1), 1, 1 + most))
            while found := list(islice(rows, AT_ONCE)):
                yield found

    def _row(self, number: int, line: str, columns: Mapping[str, str]) -> Row:
        try:
            row = json.loads(line)
        except ValueError:
            row = None
        if isinstance(row, dict) and all(_is(kind, row.get(name)) for name, kind in columns.items()):
            return row
        raise FileTrouble(Reason("row_damaged", {"file": str(self.path), "line": str(number)}))

    def add(self, rows: list[Row]) -> None:
        """Write games behind the others."""
        self._append(rows)

    def _append(self, things: list[dict[str, Any]]) -> None:
        text = "".join(json.dumps(thing, ensure_ascii=False) + "\n" for thing in things)
        with self.path.open("a", encoding="utf-8") as written:
            written.write(text)


def _is(kind: str, value: Any) -> bool:
    """Whether a value is of a kind of column (``facts.columns_of``). A text may be left out."""
    if kind in ("numbers", "texts"):
        return isinstance(value, list) and all(_is(kind.removesuffix("s"), each) for each in value)
    if kind == "number":
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, bool) if kind == "flag" else value is None or isinstance(value, str)
