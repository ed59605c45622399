"""What lies on the table in Hashi. No rules, no chance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core import game as core
from islario.games.hashi.components import HIGHEST, ISLAND_BITS, ISLAND_COUNT, Board

# Where a seat is with the card (or with the set-up).
START: Final = 0
NUMBER: Final = 1
BRIDGES: Final = 2
DONE: Final = 3
STAGES: Final = ["start", "number", "bridges", "done"]
"""The same in words."""

LINE_BITS: Final = 27
"""18 islands never have more lines than 36 - 4 - 5; a board's lines are so many bits of one number."""
ALL_LINES: Final = (1 << LINE_BITS) - 1
POINT_BITS: Final = 4
EMPTY_ROOM: Final = sum(HIGHEST << (island * ISLAND_BITS) for island in range(ISLAND_COUNT))


class Sheet:
    """The board of one seat, with all that is written on it, and where the seat is with the card.

    ``numbers`` and ``drawn`` say everything; ``room``, ``live``, ``anchored`` and ``complete`` follow from them
    and are kept because everything is asked of them (rules.bridges).
    """

    def __init__(self) -> None:
        self.numbers: i64 = 0
        """The number on each island, 0 for none."""
        self.drawn: i64 = 0
        """The lines with a bridge, as bits; LINE_BITS higher, those with two."""
        self.room: i64 = EMPTY_ROOM
        """How many bridges each island can still take."""
        self.live: i64 = ALL_LINES
        """The lines, as bits, that could take a bridge: not two yet, nothing crossing, room at both ends."""
        self.anchored: i64 = 0
        """The lines, as bits, with a number at an end."""
        self.complete: i64 = 0
        """The complete islands, as bits."""
        self.old_numbers: i64 = 0
        """The numbers as they were when the card was turned: what the others see."""
        self.old_drawn: i64 = 0
        self.stage: i64 = START
        self.left: i64 = 0
        """Bridges of this card that are still to be drawn."""
        self.points: i64 = 0
        """What each category gave, in POINT_BITS each."""

    def copy_from(self, other: "Sheet") -> None:
        """Become a copy of another sheet."""
        self.numbers = other.numbers
        self.drawn = other.drawn
        self.room = other.room
        self.live = other.live
        self.anchored = other.anchored
        self.complete = other.complete
        self.old_numbers = other.old_numbers
        self.old_drawn = other.old_drawn
        self.stage = other.stage
        self.left = other.left
        self.points = other.points

    def number(self, island: i64) -> i64:
        """The number on an island, 0 for none."""
        return (self.numbers >> (island * ISLAND_BITS)) & 7

    def space(self, island: i64) -> i64:
        """How many bridges an island can still take."""
        return (self.room >> (island * ISLAND_BITS)) & 7

    def load(self, island: i64) -> i64:
        """How many bridges reach an island."""
        number: i64 = self.number(island)
        return (HIGHEST if number == 0 else number) - self.space(island)

    def bridges(self, line: i64) -> i64:
        """How many bridges lie on a line."""
        return ((self.drawn >> line) & 1) + ((self.drawn >> (line + LINE_BITS)) & 1)

    def scored(self, category: i64) -> i64:
        """What a category has given, 0 for not yet."""
        return (self.points >> (category * POINT_BITS)) & 15


class Table(core.Table):
    """Everything on the table. The deck has its top at the end."""

    def __init__(self, board: Board, sheets: list[Sheet], deck: vec[i64], gone: vec[i64], aside: i64) -> None:
        self.board = board
        """The side that all play on; it never changes, so clones share it."""
        self.sheets = sheets
        """The board of each seat."""
        self.players: i64 = len(sheets)
        self.deck = deck
        self.gone = gone
        """The cards before the one that is shown, in the order in which they were turned."""
        self.aside: i64 = aside
        """The card that was laid away unseen; 0 if a position has none."""
        self.shown: i64 = 0
        """The card that is being played; 0 in the set-up."""
        self.round: i64 = 0
        self.ended: bool = False

    def clone(self) -> "Table":
        sheets: list[Sheet] = []
        for sheet in self.sheets:
            other_sheet = Sheet()
            other_sheet.copy_from(sheet)
            sheets.append(other_sheet)
        other = Table(self.board, sheets, self.deck[:], self.gone[:], self.aside)
        other.shown = self.shown
        other.round = self.round
        other.ended = self.ended
        return other

    def copy_from(self, other: "Table") -> None:
        """Become a copy of another table."""
        self.board = other.board
        if self.players != other.players:
            self.players = other.players
            self.sheets = [Sheet() for _ in other.sheets]
        for seat in range(len(self.sheets)):
            self.sheets[seat].copy_from(other.sheets[seat])
        self.deck = other.deck[:]
        self.gone = other.gone[:]
        self.aside = other.aside
        self.shown = other.shown
        self.round = other.round
        self.ended = other.ended
