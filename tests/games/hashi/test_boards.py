"""The two sides of the board, and boards of one's own."""

from collections import Counter
from typing import Any

import pytest

import islario
from tests.games.hashi.positions import GAME, at, goals, names, play, wander
from tests.games.hashi.reference import DRAWINGS, Map
from tests.games.hashi.reference import legal as legal_again
from tests.rules import rule

LINES = {
    "A": "a-b a-j b-c b-d c-i d-e d-g e-f e-k f-l g-h g-m h-i h-n i-r j-k j-p k-l l-o m-n n-o o-q p-q q-r",
    "B": "a-b a-e b-c b-p c-d c-q d-h e-f e-g f-i g-h g-k h-i h-l j-k j-m k-l k-o l-n m-n n-r o-p p-q q-r",
}
CROSSINGS = {
    "A": "e-k/g-h f-l/h-i g-m/j-k h-n/k-l",
    "B": "b-p/e-f b-p/g-h b-p/k-l b-p/m-n c-q/e-f c-q/g-h c-q/k-l c-q/m-n d-h/e-f k-o/m-n",
}
FLAGS = {"A": {"red": "bcpq", "blue": "ein"}, "B": {"red": "afmr", "blue": "dgq"}}
DEGREES = {"A": {2: 6, 3: 12}, "B": {2: 8, 3: 8, 4: 2}}
CELLS = {  # (row, column) in the order of the letters
    "A": [(0, 0), (0, 1), (0, 5), (1, 1), (1, 2), (1, 4), (2, 1), (2, 3), (2, 5), (3, 0), (3, 2), (3, 4), (4, 1),
          (4, 3), (4, 4), (5, 0), (5, 4), (5, 5)],
    "B": [(0, 1), (0, 2), (0, 3), (0, 4), (1, 1), (1, 5), (2, 1), (2, 4), (2, 5), (3, 0), (3, 1), (3, 4), (4, 0),
          (4, 4), (5, 1), (5, 2), (5, 3), (5, 4)],
}  # fmt: skip

GRID = "rooobo\noorboo\nroobor"
"""18 islands without any sea between them: 27 lines, more than any other board has."""
SPARSE = "o.....r\n.r...o.\no.b.b..\n.......\no.o..ob\n.r...o.\no.o.oor"
"""A board of one's own with an empty row, an empty column and long lines that cross."""

EVERY_SIDE = pytest.mark.parametrize("side", ["A", "B"])


def board_of(side: str) -> dict[str, Any]:
    told: dict[str, Any] = GAME.new(side=side, seed=1).view(0)["board"]
    return told


# -- the two sides ---------------------------------------------------------------------------------


@rule("HA-SETUP-1")
@EVERY_SIDE
def test_a_side_has_18_islands_called_by_letters_in_reading_order(side: str) -> None:
    islands = board_of(side)["islands"]
    assert "".join(islands) == "abcdefghijklmnopqr"
    assert [(told["row"], told["column"]) for told in islands.values()] == CELLS[side]
    assert sorted(CELLS[side]) == CELLS[side]
    assert (board_of(side)["rows"], board_of(side)["columns"]) == (6, 6)


@rule("HA-SETUP-1")
@EVERY_SIDE
def test_four_islands_have_a_red_flag_and_three_a_blue_one(side: str) -> None:
    islands = board_of(side)["islands"]
    flags = Counter(told["flag"] for told in islands.values())
    assert flags == {"none": 11, "red": 4, "blue": 3}
    for colour, letters in FLAGS[side].items():
        assert "".join(letter for letter, told in islands.items() if told["flag"] == colour) == letters


@rule("HA-SETUP-1")
@EVERY_SIDE
def test_neighbours_are_joined_by_straight_lines(side: str) -> None:
    """Each is horizontal or vertical and passes no island; 36 less rows and columns used."""
    board = board_of(side)
    assert board["lines"] == LINES[side].split()
    assert len(board["lines"]) == 36 - 6 - 6
    cells = {(told["row"], told["column"]) for told in board["islands"].values()}
    for line in board["lines"]:
        (top, left), (bottom, right) = [
            (board["islands"][island]["row"], board["islands"][island]["column"]) for island in line.split("-")
        ]
        assert top == bottom or left == right
        between = {(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)}
        assert between & cells == {(top, left), (bottom, right)}


@rule("HA-BRIDGE-4")
@EVERY_SIDE
def test_the_lines_that_cross_are_these(side: str) -> None:
    board = board_of(side)
    assert sorted("/".join(pair) for pair in board["crossings"]) == sorted(CROSSINGS[side].split())
    assert len(board["crossings"]) == {"A": 4, "B": 10}[side]


@EVERY_SIDE
def test_so_many_lines_end_at_the_islands(side: str) -> None:
    ends = Counter(island for line in board_of(side)["lines"] for island in line.split("-"))
    assert Counter(ends.values()) == DEGREES[side]


@EVERY_SIDE
def test_a_side_keeps_the_rules_for_new_boards(side: str) -> None:
    """Ten or more with 3 or 4 neighbours, no two blue flags neighbours, a red flag in each quarter, whole without any
    one island."""
    board = Map(side)
    assert sum(len(near) >= 3 for near in board.neighbours.values()) >= 10
    assert not any({board.flags[island] for island in line.split("-")} == {"blue"} for line in board.lines)
    red = [cell for letter, cell in board.cells.items() if board.flags[letter] == "red"]
    assert {(row // 3, column // 3) for row, column in red} == {(0, 0), (0, 1), (1, 0), (1, 1)}
    for left_out in board.cells:
        rest = set(board.cells) - {left_out}
        reached = {min(rest)}
        for _ in rest:
            reached |= {near for island in reached for near in board.neighbours[island]} & rest
        assert reached == rest


@EVERY_SIDE
def test_a_side_is_the_drawing_of_the_box(side: str) -> None:
    board = Map(side)
    assert board_of(side)["lines"] == board.lines
    assert {frozenset(pair) for pair in board_of(side)["crossings"]} == board.crossings
    assert {letter: told["flag"] for letter, told in board_of(side)["islands"].items()} == board.flags


# -- boards of one's own ---------------------------------------------------------------------------


@rule("HA-SETUP-1")
@pytest.mark.parametrize("drawing", [GRID, SPARSE, DRAWINGS["A"][::-1]], ids=["grid", "sparse", "turned"])
def test_a_board_of_ones_own_may_be_drawn(drawing: str) -> None:
    board = Map(drawing)
    told = board_of(drawing)
    assert told["lines"] == board.lines
    assert {frozenset(pair) for pair in told["crossings"]} == board.crossings
    assert {letter: island["flag"] for letter, island in told["islands"].items()} == board.flags
    state = GAME.new(side=drawing, seed=2, players=2)
    assert state.position()["side"] == drawing
    assert GAME.position(state.position()).position() == state.position()


@rule("HA-BRIDGE-4")
def test_long_lines_cross_on_a_board_of_ones_own() -> None:
    state = at("i4 m4 p4 bridges", card="1/2", side=SPARSE)
    before = names("f-i h-i i-j i-o j-m l-m m-q g-p o-p p-q")
    assert goals(state, "bridge") == before
    play(state, "0 bridge g-p")
    assert goals(state, "bridge") == before - names("i-j l-m")


@pytest.mark.parametrize(("drawing", "lines"), [(GRID, 36 - 3 - 6), (SPARSE, 36 - 6 - 6)], ids=["grid", "sparse"])
def test_lines_are_36_less_the_rows_and_columns_that_are_used(drawing: str, lines: int) -> None:
    assert len(board_of(drawing)["lines"]) == lines


@pytest.mark.parametrize("drawing", [GRID, SPARSE], ids=["grid", "sparse"])
def test_a_whole_game_on_a_board_of_ones_own_allows_what_the_rules_allow(drawing: str) -> None:
    for number, state in enumerate(wander(5, side=drawing)):
        if number % 3 == 0:
            assert set(state.legal(0)) == legal_again(state.position(), 0)
    assert state.over


def test_the_drawing_of_a_side_is_that_side() -> None:
    for side, drawing in DRAWINGS.items():
        assert GAME.new(side=drawing, seed=1).position() == GAME.new(side=side, seed=1).position()


def test_a_drawing_may_be_indented_and_leave_out_the_sea_at_the_end_of_its_rows() -> None:
    rows = [f"    {row.rstrip('.')}" for row in DRAWINGS["B"].split("\n")]
    assert GAME.new(side="\n".join(["", *rows, ""]), seed=1).position()["side"] == "B"


@pytest.mark.parametrize(
    ("drawing", "code"),
    [
        ("C", "board_unknown"),
        ("a", "board_unknown"),
        ("", "board_unknown"),
        ("roooborooborooobor", "board_unknown"),  # one row only
        (GRID.replace("o", "x", 1), "board_mark"),
        (GRID.replace("r", "R"), "board_mark"),
        (GRID + "\n..3", "board_mark"),
        (GRID + "\n" + "." * 21, "board_size"),
        (GRID + "\n." * 20, "board_size"),
        (GRID.replace("o", ".", 1), "board_islands"),
        (GRID + "\no.....", "board_islands"),
        ("..\n..", "board_islands"),
        (GRID.replace("r", "o", 1), "board_flags"),
        (GRID.replace("o", "r", 1), "board_flags"),
        (GRID.replace("b", "r", 1), "board_flags"),
        (GRID.replace("b", "o", 1), "board_flags"),
        ("rooobo..\noorboo..\nroobo...\n.......r", "board_lonely"),
    ],
)
def test_a_board_that_cannot_be_is_refused_with_its_reason(drawing: str, code: str) -> None:
    with pytest.raises(islario.BadOption) as refused:
        GAME.new(side=drawing, seed=1)
    assert refused.value.reason.code == code
    with pytest.raises(islario.BadPosition) as bad:
        GAME.position({"players": [{}], "side": drawing})
    assert (bad.value.reason.code, bad.value.reason.values["field"]) == (code, "side")


@pytest.mark.parametrize("side", [7, None, ["A"], True])
def test_a_side_is_a_text(side: object) -> None:
    with pytest.raises(islario.BadOption):
        GAME.new(side=side, seed=1)
    with pytest.raises(islario.BadPosition):
        GAME.position({"players": [{}], "side": side})


def test_the_lonely_island_is_named() -> None:
    with pytest.raises(islario.BadOption) as refused:
        GAME.new(side="rooobo..\noorboo..\nroobo...\n.......r", seed=1)
    assert refused.value.reason.values == {"island": "r", "row": 4, "column": 8}
