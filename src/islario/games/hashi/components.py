"""What is in the box, read once from ``components.toml`` into typed tables.

Islands are numbered in reading order and called by letters. Lines and crossings are worked out from a
board's drawing. A card is one number, ``number * 4 + bridges``.
"""

import re
import tomllib
from importlib.resources import files
from textwrap import dedent
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core.digests import START, stir, stir_all
from islario.core.reasons import BadOption, Reason, quoted

_BOX: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))

ISLANDS: Final = "abcdefghijklmnopqr"
ISLAND_COUNT: Final = 18
ISLAND_BITS: Final = 3
"""What is known of each island (a number, the bridges it can still take) is so many bits of one number."""
RED_COUNT: Final = 4
BLUE_COUNT: Final = 3
HIGHEST: Final = 6
"""The highest number, and the most bridges at an island that has none yet."""
LOWEST_START: Final = 3
HIGHEST_START: Final = 4
GROUP: Final = 6
"""Complete islands that have to hang together."""

RED: Final = 0
BLUE: Final = 1
SIX: Final = 2
CATEGORIES: Final = ["red", "blue", "six"]
FIRST: Final = vec[i64]([_BOX["points"][name][0] for name in CATEGORIES])
LATER: Final = vec[i64]([_BOX["points"][name][1] for name in CATEGORIES])
DEADLINES: Final = vec[i64]([_BOX["solo"]["deadlines"][name] for name in CATEGORIES])
"""Alone: the last card with which each category gives its high value."""
STACKS: Final[list[int]] = list(_BOX["solo"]["stacks"])
ISLAND_POINTS: Final[int] = _BOX["points"]["island"]
RANKS: Final[dict[str, int]] = dict(_BOX["ranks"])


def number_on(card: i64) -> i64:
    return card >> 2


def bridges_on(card: i64) -> i64:
    return card & 3


def card_name(card: i64) -> str:
    return f"{number_on(card)}/{bridges_on(card)}"


def read_card(text: str) -> int:
    """The card that is written so."""
    assert re.fullmatch("[1-6]/[1-3]", text), f"components.toml: {text} is not a card"
    return int(text[0]) * 4 + int(text[2])


DECK: Final[list[int]] = [read_card(text) for text in _BOX["deck"]["cards"]]
assert len(set(DECK)) == len(DECK), "components.toml: a card is twice in the deck"
ROUNDS: Final = len(DECK) - 1
"""Cards that are played: one is laid away."""

_CARDS: Final[dict[str, int]] = {card_name(card): card for card in DECK}


def find_card(text: object) -> int:
    """The card of the deck that is written so; 0 if there is none."""
    return _CARDS.get(text, 0) if isinstance(text, str) else 0


def rank_of(points: int) -> str:
    """The rank that so many points reach in the solo game."""
    return [name for name, least in RANKS.items() if points >= least][-1]


# -- boards --------------------------------------------------------------------------------------

MARKS: Final = "orb."
LARGEST_GRID: Final = 20


class Board:
    """A side of the board: where the islands lie, their flags, and the lines between them."""

    def __init__(self, name: str, drawing: str) -> None:
        self.name = name
        """Its name in the box; of a board of one's own, the drawing itself."""
        rows = drawing.split("\n")
        self.rows = len(rows)
        self.columns = len(rows[0])
        self.cells: list[tuple[int, int]] = [
            (row, column) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark != "."
        ]
        """Where each island lies: (row, column)."""
        self.row_of: vec[i64] = vec[i64]([row for row, _ in self.cells])
        """The same as numbers."""
        self.column_of: vec[i64] = vec[i64]([column for _, column in self.cells])
        marks = [rows[row][column] for row, column in self.cells]
        self.red: i64 = sum(1 << i for i, mark in enumerate(marks) if mark == "r")
        """Islands with a red flag, as bits."""
        self.blue: i64 = sum(1 << i for i, mark in enumerate(marks) if mark == "b")
        self.flags: i64 = self.red | self.blue
        pairs = _neighbours(self.cells)
        self.lines: list[str] = [f"{ISLANDS[a]}-{ISLANDS[b]}" for a, b in pairs]
        self.ends: vec[i64] = vec[i64]([end for pair in pairs for end in pair])
        """The two islands of each line, one line after the other."""
        self.down: i64 = 0
        """The lines, as bits, that go down; the others go to the right."""
        self.taken: vec[i64] = vec[i64]([(1 << (a * ISLAND_BITS)) + (1 << (b * ISLAND_BITS)) for a, b in pairs])
        """What a bridge on each line takes of the room of its two islands."""
        self.lines_of: vec[i64] = vec[i64]([0] * ISLAND_COUNT)
        """The lines, as bits, that end at each island."""
        self.between: vec[i64] = vec[i64]([-1] * (ISLAND_COUNT * ISLAND_COUNT))
        """The line between two islands, at ``a * ISLAND_COUNT + b`` with a < b; -1 if there is none."""
        for line, (a, b) in enumerate(pairs):
            if self.cells[a][0] != self.cells[b][0]:
                self.down |= 1 << line
            self.lines_of[a] |= 1 << line
            self.lines_of[b] |= 1 << line
            self.between[a * ISLAND_COUNT + b] = line
        self.crossings: vec[i64] = vec[i64]()
        """The lines, as bits, that cross each line."""
        for one in pairs:
            crossed = [line for line, other in enumerate(pairs) if _cross(self.cells, one, other)]
            self.crossings = append(self.crossings, sum(1 << line for line in crossed))
        places = vec[i64]([row * 64 + column for row, column in self.cells])
        self.digest: i64 = stir(stir(stir_all(START, places), self.red), self.blue)

    def flag_of(self, island: i64) -> str:
        if (self.red >> island) & 1 == 1:
            return "red"
        return "blue" if (self.blue >> island) & 1 == 1 else "none"


def _neighbours(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Pairs of islands with nothing but sea between them in a row or column, in the order of their letters."""
    pairs: list[tuple[int, int]] = []
    for a, (row, column) in enumerate(cells):
        right = [b for b in range(a + 1, len(cells)) if cells[b][0] == row]
        below = [b for b in range(a + 1, len(cells)) if cells[b][1] == column]
        pairs += [(a, near[0]) for near in (right, below) if near]
    return pairs


def _cross(cells: list[tuple[int, int]], one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two lines meet between their ends."""
    (top, left), (bottom, right) = cells[one[0]], cells[one[1]]
    (other_top, other_left), (other_bottom, other_right) = cells[other[0]], cells[other[1]]
    if top == bottom and other_left == other_right:
        return left < other_left < right and other_top < top < other_bottom
    if left == right and other_top == other_bottom:
        return other_left < left < other_right and top < other_top < bottom
    return False


def _bad(code: str, values: dict[str, Any]) -> BadOption:
    return BadOption(Reason(code, values), "side")


def draw_board(text: str, name: str = "") -> Board:
    """The board that is drawn: rows of ``o r b .``; BadOption if it cannot be played on. A board of one's own is called
    by its drawing."""
    lines = [line.rstrip() for line in dedent(text).strip("\r\n").splitlines()]
    for row, line in enumerate(lines):
        for column, mark in enumerate(line):
            if mark not in MARKS:
                raise _bad("board_mark", {"mark": mark, "row": row + 1, "column": column + 1})
    width = max(len(line) for line in lines)
    if width > LARGEST_GRID or len(lines) > LARGEST_GRID:
        raise _bad("board_size", {"rows": len(lines), "columns": width, "most": LARGEST_GRID})
    drawing = "\n".join([line.ljust(width, ".") for line in lines])
    islands = len(drawing) - drawing.count(".") - drawing.count("\n")
    if islands != ISLAND_COUNT:
        raise _bad("board_islands", {"islands": islands, "expected": ISLAND_COUNT})
    red, blue = drawing.count("r"), drawing.count("b")
    if red != RED_COUNT or blue != BLUE_COUNT:
        values = {"red": red, "blue": blue, "red_needed": RED_COUNT, "blue_needed": BLUE_COUNT}
        raise _bad("board_flags", values)
    board = Board(name or drawing, drawing)
    for island in range(ISLAND_COUNT):
        if board.lines_of[island] == 0:
            row, column = board.cells[island]
            raise _bad("board_lonely", {"island": ISLANDS[island], "row": row + 1, "column": column + 1})
    return board


BOARDS: Final[dict[str, Board]] = {name: draw_board(drawing, name) for name, drawing in _BOX["boards"].items()}


def find_board(text: str) -> Board:
    """The side of that name, or the board that is drawn."""
    if text in BOARDS:
        return BOARDS[text]
    if len(text.strip("\r\n").splitlines()) < 2:
        raise _bad("board_unknown", {"value": quoted(text), "expected": ", ".join(BOARDS)})
    board = draw_board(text)
    for known in BOARDS.values():
        if known.cells == board.cells and known.red == board.red and known.blue == board.blue:
            return known
    return board


def contents() -> dict[str, Any]:
    """What those need to know of the box who draw the table."""
    return {
        "cards": [card_name(card) for card in DECK],
        "rounds": ROUNDS,
        "points": _BOX["points"],
        "group": GROUP,
        "deadlines": _BOX["solo"]["deadlines"],
        "stacks": STACKS,
        "ranks": RANKS,
    }
