"""What a seat sees of its board and the others as a row of numbers, for those who learn to play (docs/environments.md).

Everything is read from a table that ``show`` made. Islands stand in the order of their letters.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from islario.core.bits import lowest
from islario.core.sections import Section, lay_out
from islario.games.hashi.components import (
    CATEGORIES,
    DECK,
    HIGHEST,
    ISLAND_COUNT,
    LARGEST_GRID,
    ROUNDS,
    SIX,
    Board,
    bridges_on,
    number_on,
)
from islario.games.hashi.rules.points import total, worth
from islario.games.hashi.state import ALL_LINES, DONE, Sheet, Table

CARD_KINDS: Final = 18
"""Six numbers by three bridges."""
SHEET: Final = 4 * ISLAND_COUNT
LEAD: Final = 0.1
"""What a point of lead is worth in ``progress``, where seats compete."""


def sections(players: int) -> list[Section]:
    """What an observation is made of."""
    grid, most = LARGEST_GRID - 1, max(DECK.count(card) for card in DECK)
    boards: list[tuple[str, int, int, int, str]] = []
    for seat in range(players):
        boards += [
            (f"stage_{seat}", 1, 0, DONE, "0 the start number, 1 the card's number, 2 its bridges, 3 done"),
            (f"left_{seat}", 1, 0, 3, "bridges of this card still to be drawn"),
            (f"scored_{seat}", len(CATEGORIES), 0, 15, f"points that each category gave: {', '.join(CATEGORIES)}"),
            (f"total_{seat}", 1, 0, 99, "all points, complete islands among them"),
            (f"numbers_{seat}", ISLAND_COUNT, 0, HIGHEST, "the number on each island, 0 for none"),
            (f"room_{seat}", ISLAND_COUNT, 0, HIGHEST, "bridges that each island can still take"),
            (f"right_{seat}", ISLAND_COUNT, 0, 2, "bridges from each island to the next on its right"),
            (f"down_{seat}", ISLAND_COUNT, 0, 2, "bridges from each island to the next below"),
        ]
    return lay_out(
        [
            ("seat", players, 0, 1, "whose eyes these are"),
            ("waiting", players, 0, 1, "the seats that have not finished the card"),
            ("round", 1, 0, ROUNDS, "the number of the card that is shown, 0 in the set-up"),
            ("shown", 2, 0, HIGHEST, "the number and the bridges of that card"),
            ("worth", len(CATEGORIES), 0, 15, "what each category gives to those who reach it with this card"),
            ("unseen", CARD_KINDS, 0, most, "cards that nobody has seen, at 3 * (number - 1) + bridges - 1"),
            ("row", ISLAND_COUNT, 0, grid, "the row of each island"),
            ("column", ISLAND_COUNT, 0, grid, "the column of each island"),
            ("flag", ISLAND_COUNT, 0, 2, "no flag, red or blue"),
            *boards,
        ]
    )


def observe(seen: Table, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write what the seat sees from ``at`` on; where it ends."""
    players: i64 = seen.players
    for other in range(players):
        out[at + other] = 1 if other == seat else 0
        waits: bool = not seen.ended and seen.sheets[other].stage != DONE
        out[at + players + other] = 1 if waits else 0
    at += 2 * players
    out[at] = i16(seen.round)
    out[at + 1] = i16(number_on(seen.shown))
    out[at + 2] = i16(bridges_on(seen.shown))
    at += 3
    for category in range(i64(SIX + 1)):
        out[at + category] = i16(worth(seen, category))
    at = _count_cards(seen, out, at + SIX + 1)
    at = _tell_board(seen.board, out, at)
    for sheet in seen.sheets:
        at = _tell_sheet(seen.board, sheet, out, at)
    return at


def _count_cards(seen: Table, out: vec[i16], at: i64) -> i64:
    for kind in range(i64(CARD_KINDS)):
        out[at + kind] = 0
    for card in seen.deck:
        out[at + 3 * number_on(card) + bridges_on(card) - 4] += 1
    if seen.aside != 0:
        out[at + 3 * number_on(seen.aside) + bridges_on(seen.aside) - 4] += 1
    return at + CARD_KINDS


def _tell_board(board: Board, out: vec[i16], at: i64) -> i64:
    for island in range(i64(ISLAND_COUNT)):
        out[at] = i16(board.row_of[island])
        out[at + ISLAND_COUNT] = i16(board.column_of[island])
        out[at + 2 * ISLAND_COUNT] = i16(((board.red >> island) & 1) + 2 * ((board.blue >> island) & 1))
        at += 1
    return at + 2 * ISLAND_COUNT


def _tell_sheet(board: Board, sheet: Sheet, out: vec[i16], at: i64) -> i64:
    out[at] = i16(sheet.stage)
    out[at + 1] = i16(sheet.left)
    for category in range(i64(SIX + 1)):
        out[at + 2 + category] = i16(sheet.scored(category))
    at += 2 + SIX + 1
    out[at] = i16(total(sheet))
    at += 1
    for island in range(i64(ISLAND_COUNT)):
        out[at + island] = i16(sheet.number(island))
        out[at + ISLAND_COUNT + island] = i16(sheet.space(island))
        out[at + 2 * ISLAND_COUNT + island] = 0
        out[at + 3 * ISLAND_COUNT + island] = 0
    lines: i64 = sheet.drawn & ALL_LINES
    while lines != 0:
        line: i64 = lowest(lines)
        lines &= lines - 1
        side: i64 = 2 + ((board.down >> line) & 1)
        out[at + side * ISLAND_COUNT + board.ends[2 * line]] = i16(sheet.bridges(line))
    return at + SHEET


def progress(seen: Table, seat: i64) -> float:
    """The potential of shaped rewards: alone the points so far, else a tenth of the lead before the best other."""
    own: i64 = total(seen.sheets[seat])
    if seen.players == 1:
        return float(own)
    best: i64 = 0
    for other in range(seen.players):
        if other != seat:
            best = max(best, total(seen.sheets[other]))
    return LEAD * float(own - best)
