"""The rules of Hashi once more, slowly, from the rule page alone: what the engine is measured against.

Nothing here knows the engine. A board is its drawing, a seat is what ``State.position()`` says of it.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations, combinations_with_replacement
from typing import Any

LETTERS = "abcdefghijklmnopqr"
DRAWINGS = {
    "A": "or...r .ob.o. .o.o.b o.o.o. .o.bo. r...ro".replace(" ", "\n"),
    "B": ".roob. .o...r .b..oo oo..o. r...o. .oobr.".replace(" ", "\n"),
}

Cell = tuple[int, int]


class Map:
    """A board: found out by walking over its drawing cell by cell."""

    def __init__(self, side: str) -> None:
        rows = DRAWINGS.get(side, side).split("\n")
        marks = {(y, x): mark for y, row in enumerate(rows) for x, mark in enumerate(row)}
        islands = [cell for cell in sorted(marks) if marks[cell] != "."]
        self.cells: dict[str, Cell] = dict(zip(LETTERS, islands, strict=True))
        letters = {cell: letter for letter, cell in self.cells.items()}
        self.flags = {
            letter: {"r": "red", "b": "blue", "o": "none"}[marks[cell]] for letter, cell in self.cells.items()
        }
        self.under: dict[str, set[Cell]] = {}
        """The lines, each with the cells of sea that it runs over."""
        for letter, (y, x) in self.cells.items():
            for down, right in ((0, 1), (1, 0)):
                sea: set[Cell] = set()
                cell = (y + down, x + right)
                while marks.get(cell) == ".":
                    sea.add(cell)
                    cell = (cell[0] + down, cell[1] + right)
                if cell in marks:
                    self.under[f"{letter}-{letters[cell]}"] = sea
        self.lines = sorted(self.under)
        self.crossings = {
            frozenset(pair) for pair in combinations(self.lines, 2) if self.under[pair[0]] & self.under[pair[1]]
        }
        self.neighbours: dict[str, set[str]] = {letter: set() for letter in self.cells}
        for line in self.lines:
            one, two = line.split("-")
            self.neighbours[one].add(two)
            self.neighbours[two].add(one)


_maps: dict[str, Map] = {}


def map_of(side: str) -> Map:
    if side not in _maps:
        _maps[side] = Map(side)
    return _maps[side]


# -- one board -----------------------------------------------------------------------------------


def loads(bridges: Mapping[str, int]) -> dict[str, int]:
    """How many bridges reach each island."""
    found = dict.fromkeys(LETTERS, 0)
    for line, count in bridges.items():
        found[line[0]] += count
        found[line[2]] += count
    return found


def possible(side: str, numbers: Mapping[str, int], bridges: Mapping[str, int]) -> bool:
    """Whether the rules allow this board (HA-NUM-3 and 4, HA-BRIDGE-2 to 6)."""
    board = map_of(side)
    reached = loads(bridges)
    return (
        all(line in board.under and 1 <= count <= 2 for line, count in bridges.items())
        and all(line[0] in numbers or line[2] in numbers for line in bridges)
        and all(load <= numbers.get(island, 6) for island, load in reached.items())
        and all(1 <= number <= 6 for number in numbers.values())
        and all(reached[island] > 0 for island in numbers if board.flags[island] != "none")
        and not any(pair <= bridges.keys() for pair in board.crossings)
    )


def complete(numbers: Mapping[str, int], bridges: Mapping[str, int]) -> set[str]:
    """The islands whose bridges equal their number (HA-BRIDGE-6)."""
    reached = loads(bridges)
    return {island for island, number in numbers.items() if reached[island] == number}


def largest_group(numbers: Mapping[str, int], bridges: Mapping[str, int]) -> int:
    """The most complete islands that bridges join with no unfinished island between (HA-SCORE-3)."""
    groups = [{island} for island in complete(numbers, bridges)]
    for line in bridges:
        joined = [group for group in groups if group & set(line.split("-"))]
        if len(joined) == 2:
            groups = [group for group in groups if group not in joined] + [joined[0] | joined[1]]
    return max([len(group) for group in groups], default=0)


def reached(side: str, numbers: Mapping[str, int], bridges: Mapping[str, int]) -> set[str]:
    """The categories that a board has reached (HA-SCORE-1 to 3)."""
    flags = map_of(side).flags
    circled = complete(numbers, bridges)
    found = {
        colour for colour in ("red", "blue") if circled >= {island for island, flag in flags.items() if flag == colour}
    }
    return found | ({"six"} if largest_group(numbers, bridges) >= 6 else set())


# -- what may be done ----------------------------------------------------------------------------


def legal(position: Mapping[str, Any], seat: int) -> set[str]:
    """All that a seat may do now, in words."""
    player = position["players"][seat]
    board = map_of(position["side"])
    if player["stage"] == "start":
        free = [island for island, flag in board.flags.items() if flag == "none"]
        return {f"start {island} {number}" for island in free for number in (3, 4)}
    if player["stage"] == "done":
        return set()
    number, bridges = (int(part) for part in position["cards"]["shown"].split("/"))
    if player["stage"] == "number":
        return {f"number {island}" for island in LETTERS if _takes(board, player, island, number)} | {"skip number"}
    offered = {f"bridge {line}" for line in _offered(position["side"], player)}
    return offered | ({"skip bridges"} if player["bridges_left"] == bridges else set())


def _takes(board: Map, player: Mapping[str, Any], island: str, number: int) -> bool:
    load = loads(player["bridges"])[island]
    return island not in player["numbers"] and load <= number and (board.flags[island] == "none" or load >= 1)


def _offered(side: str, player: Mapping[str, Any]) -> set[str]:
    """The lines that are part of some whole set of bridges after which the board is still one that may be."""
    single = [line for line in map_of(side).lines if _stands(side, player, (line,))]
    found: set[str] = set()
    for lines in combinations_with_replacement(single, player["bridges_left"]):
        if not found.issuperset(lines) and _stands(side, player, lines):
            found.update(lines)
    return found


def _stands(side: str, player: Mapping[str, Any], lines: tuple[str, ...]) -> bool:
    return possible(side, player["numbers"], Counter(player["bridges"]) + Counter(lines))
