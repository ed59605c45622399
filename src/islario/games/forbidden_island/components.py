"""What is in the box, read once from ``components.toml`` into typed tables.

Everything is numbered by its place in that file: tile 0 is Fools' Landing, role 0 the Pilot, card 0 an
Earth card. Sets of tiles are the bits of one number.
"""

import tomllib
from importlib.resources import files
from textwrap import dedent
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core.reasons import BadOption, Reason, quoted

_BOX: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))

HAND_LIMIT: Final = 5
ACTIONS: Final = 3
DRAWS: Final = 2
FIRST_HAND: Final = 2
FIRST_FLOODS: Final = 6
TO_CAPTURE: Final = 4
SKULL: Final = 10

TILES: Final[list[str]] = list(_BOX["tiles"]["names"])
ROLES: Final[list[str]] = list(_BOX["roles"])
TREASURES: Final[list[str]] = list(_BOX["treasures"])
DIFFICULTIES: Final[dict[str, int]] = dict(_BOX["difficulties"])

# Cards that a hand can hold come first, so that a hand is six small counts.
CARDS: Final[list[str]] = [*TREASURES, "helicopter", "sandbags", "waters_rise"]
HELICOPTER: Final = 4
SANDBAGS: Final = 5
WATERS_RISE: Final = 6
HAND_KINDS: Final = 6

PILOT: Final = 0
ENGINEER: Final = 1
EXPLORER: Final = 2
NAVIGATOR: Final = 3
MESSENGER: Final = 4
DIVER: Final = 5

LANDING: Final = 0
TREASURE_COUNT: Final = 4
TILE_COUNT: Final = 24
ALL_TILES: Final = (1 << TILE_COUNT) - 1

RANKS: Final = vec[i64]([sorted(TILES).index(tile) for tile in TILES])
"""The place of each tile in the alphabet: a pair is spelled in that order."""

CARD_COUNTS: Final[list[int]] = [_BOX["cards"][name] for name in CARDS]
"""How many of each card the treasure deck has."""

BOX_ORDER: Final[list[int]] = [CARDS.index(name) for name in _BOX["cards"]]
"""The cards in the order of the file, in which a deck that a position leaves out is stacked."""

FLOOD_DRAWS: Final = vec[i64]([0] + _BOX["water"]["draws"] + [0])
"""Flood cards a turn at each water mark, from mark 0 (unused) to the skull (none)."""

STARTS: Final = vec[i64]([TILES.index(tile) for tile in _BOX["roles"].values()])
"""The tile that each role starts on."""

SITES: Final = vec[i64]([sum(1 << TILES.index(tile) for tile in pair) for pair in _BOX["treasures"].values()])
"""The two tiles, as bits, where each treasure can be captured."""


def treasure_of(tile: str) -> str | None:
    """The treasure that can be captured on a tile."""
    for treasure, sites in _BOX["treasures"].items():
        if tile in sites:
            return str(treasure)
    return None


def contents() -> dict[str, Any]:
    """What those need to know of the box who draw the table."""
    return {
        "treasures": _BOX["treasures"],
        "starts": _BOX["roles"],
        "landing": TILES[LANDING],
        "water": _BOX["water"]["draws"],
        "difficulties": DIFFICULTIES,
        "cards": _BOX["cards"],
        "hand_limit": HAND_LIMIT,
        "actions": ACTIONS,
        "draws": DRAWS,
    }


class Layout:
    """A shape of island: its cells in reading order, and which of them touch."""

    def __init__(self, name: str, grid: str) -> None:
        self.name = name
        """Its name in the box; of a layout of one's own, the drawing itself."""
        self.cells: list[tuple[int, int]] = [
            (row, column)
            for row, line in enumerate(grid.split("\n"))
            for column, mark in enumerate(line)
            if mark == "#"
        ]
        self.rows: vec[i64] = vec[i64]([row for row, _ in self.cells])
        """The row of each cell."""
        self.columns: vec[i64] = vec[i64]([column for _, column in self.cells])
        self.beside: vec[i64] = self._pairs((0, 1), (1, 0))
        """Pairs of cells that share a side, one after the other."""
        self.corners: vec[i64] = self._pairs((1, -1), (1, 1))
        """Pairs of cells that share a corner only."""

    def _pairs(self, *steps: tuple[int, int]) -> vec[i64]:
        number = {cell: index for index, cell in enumerate(self.cells)}
        pairs = vec[i64]()
        for (row, column), index in number.items():
            for down, right in steps:
                other = number.get((row + down, column + right))
                if other is not None:
                    pairs = append(append(pairs, index), other)
        return pairs


LAYOUTS: Final[dict[str, Layout]] = {name: Layout(name, grid.strip()) for name, grid in _BOX["layouts"].items()}
assert all(len(layout.cells) == TILE_COUNT for layout in LAYOUTS.values()), (
    f"components.toml: a layout has other than {TILE_COUNT} places"
)

LARGEST_GRID: Final = 99


def _bad(code: str, values: dict[str, Any]) -> BadOption:
    return BadOption(Reason(code, values), "layout")


def find_layout(text: str) -> Layout:
    """The layout of that name, or the one that is drawn: a grid of ``#`` and ``.`` with 24 ``#``."""
    name = _BOX["layout_aliases"].get(text, text)
    if name in LAYOUTS:
        return LAYOUTS[name]
    if "#" not in text:
        expected = ", ".join(LAYOUTS)
        raise BadOption(Reason("bad_option", {"option": "layout", "value": quoted(text), "expected": expected}))
    lines = [line.rstrip() for line in dedent(text).strip("\r\n").splitlines()]
    for row, line in enumerate(lines):
        for column, mark in enumerate(line):
            if mark not in "#.":
                raise _bad("layout_mark", {"mark": mark, "row": row + 1, "column": column + 1})
    width = max(len(line) for line in lines)
    if width > LARGEST_GRID or len(lines) > LARGEST_GRID:
        raise _bad("layout_size", {"rows": len(lines), "columns": width, "most": LARGEST_GRID})
    grid = "\n".join(line.ljust(width, ".") for line in lines)
    if grid.count("#") != TILE_COUNT:
        raise _bad("layout_cells", {"cells": grid.count("#"), "expected": TILE_COUNT})
    for layout in LAYOUTS.values():
        if layout.cells == Layout("", grid).cells:
            return layout
    return Layout(grid, grid)
