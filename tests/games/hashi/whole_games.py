"""Whole games for tests: every kind of table, played by policies, one decision at a time."""

from collections.abc import Iterator
from typing import Any, cast

import islario
from islario.core.bits import places
from islario.core.events import Log
from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.games.hashi.components import ISLAND_COUNT, ISLANDS, card_name
from islario.games.hashi.state import LINE_BITS, Sheet, Table
from islario.players import find_policy
from tests.games.hashi.reference import complete, loads, map_of, possible

GAME = islario.game("hashi")

OWN = "o.....r\n.r...o.\no.b.b..\n.......\no.o..ob\n.r...o.\no.o.oor"
"""A board of one's own."""
SIDES = ("A", "B", "A", "B", OWN)


def options(number: int) -> dict[str, Any]:
    """The options of game number so and so: all player counts and sides in turn."""
    return {"players": 1 + number % 4, "side": SIDES[number // 4 % 5]}


def play(player: str, number: int) -> Iterator[tuple[Table, int, str]]:
    """A game of one player at all seats: the table after each decision, with its seat and words."""
    rng = Rng(number)
    table = cast(Table, GAME.deal(GAME.plan(GAME.read_options(options(number))), rng))
    sitting = Sitting(GAME, [find_policy(player, GAME)] * 4, Rng(number + 1_000_000))
    yield table, -1, "deal"
    while GAME.waiting(table):
        code = sitting.decide(table)
        GAME.apply(table, sitting.seat, code, rng, Log())
        yield table, sitting.seat, GAME.words(code)


def cards_of(table: Table) -> list[str]:
    """The cards, wherever they are."""
    shown = [table.shown] if table.shown else []
    return sorted(card_name(card) for card in [*table.deck, *table.gone, *shown, table.aside])


def numbers_of(sheet: Sheet) -> dict[str, int]:
    """The numbers of a board, read from its bits."""
    written = [(sheet.numbers >> (3 * island)) & 7 for island in range(ISLAND_COUNT)]
    return {ISLANDS[island]: number for island, number in enumerate(written) if number}


def bridges_of(table: Table, sheet: Sheet) -> dict[str, int]:
    """The bridges of a board, read from its bits."""
    once, twice = sheet.drawn & ((1 << LINE_BITS) - 1), sheet.drawn >> LINE_BITS
    assert twice & ~once == 0
    return {table.board.lines[line]: 1 + (twice >> line & 1) for line in places(once)}


def check_sheet(table: Table, sheet: Sheet) -> None:
    """A board is one that can be, and all that the engine keeps about it follows from its numbers and bridges."""
    numbers, bridges = numbers_of(sheet), bridges_of(table, sheet)
    board = map_of(table.board.name)
    assert possible(table.board.name, numbers, bridges)
    reached = loads(bridges)
    room = {island: numbers.get(island, 6) - reached[island] for island in ISLANDS}
    assert [sheet.space(island) for island in range(ISLAND_COUNT)] == list(room.values())
    assert [sheet.load(island) for island in range(ISLAND_COUNT)] == [reached[island] for island in ISLANDS]
    assert {ISLANDS[island] for island in places(sheet.complete)} == complete(numbers, bridges)
    crossed = {line for pair in board.crossings for line in pair if pair - {line} & bridges.keys()}
    for index, line in enumerate(table.board.lines):
        one, two = line.split("-")
        live = bridges.get(line, 0) < 2 and line not in crossed and room[one] > 0 and room[two] > 0
        assert (sheet.live >> index) & 1 == live, line
        assert (sheet.anchored >> index) & 1 == (one in numbers or two in numbers), line
