"""Games as a table of Parquet, one row a game, for any tool that reads it (the extra ``islario[lab]``).

pyarrow writes it: it puts group after group of rows into the file, so that millions of games never lie in memory.
"""

import json
import os
from importlib import import_module
from types import TracebackType
from typing import Any

from islario.core.reasons import IslarioError, Reason
from islario.core.registry import find_game
from islario.lab.facts import columns_of
from islario.lab.rows import Row

GROUP = 10_000
"""Rows that are written at once."""
MATCH_KEY = b"islario"
"""Where the file says what was played."""


class ParquetFile:
    """A table that is being written; there is no file before it is whole."""

    def __init__(self, path: str, game: str, heading: dict[str, Any]) -> None:
        try:
            arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
        except ImportError:
            raise IslarioError(Reason("arrow_missing")) from None
        kinds = {"number": arrow.int64(), "text": arrow.string(), "flag": arrow.bool_()}
        kinds |= {"numbers": arrow.list_(arrow.int64()), "texts": arrow.list_(arrow.string())}
        fields = [arrow.field(name, kinds[kind]) for name, kind in columns_of(find_game(game)).items()]
        self._arrow = arrow
        self._schema = arrow.schema(fields, metadata={MATCH_KEY: json.dumps(heading)})
        self._path = path
        self._beside = f"{path}.part"
        self._file = parquet.ParquetWriter(self._beside, self._schema)
        self._waiting: list[Row] = []

    def add(self, rows: list[Row]) -> None:
        self._waiting += rows
        if len(self._waiting) >= GROUP:
            self._write()

    def _write(self) -> None:
        self._file.write_table(self._arrow.Table.from_pylist(self._waiting, self._schema))
        self._waiting = []

    def __enter__(self) -> "ParquetFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self._write()
        self._file.close()
        if kind is None:
            os.replace(self._beside, self._path)
        else:
            os.remove(self._beside)
