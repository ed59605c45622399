"""Whole games for tests: every kind of table, played by policies, one decision at a time."""

import random
from collections.abc import Iterator
from typing import Any

import islario
from islario.core.bits import places
from islario.core.state import State
from islario.games.hashi.components import ISLAND_COUNT, ISLANDS, card_name
from islario.games.hashi.state import LINE_BITS, Sheet, Table
from tests.games.hashi.reference import complete, loads, map_of, possible
from tests.games.playing import play_out

GAME = islario.game("hashi")
PLAYERS = ["random", "thumb"]
SOME = {"random": range(20), "thumb": range(0, 20, 5)}
"""A few games for the tests that also run interpreted, where the thumb thinks long."""
SAMPLED = {player: (games, 2 * len(games)) for player, games in SOME.items()}
"""The games that positions are taken out of, and one in how many of them."""
RECORDED = range(8)
UNASKED: set[str] = set()
"""What seats may do that the game does not wait for: nothing."""
CHANGED = (range(24), 90, 1000)
"""The games whose positions are changed, after how many actions, and how many are then played, at most."""
TOGETHER: set[str] = set()
"""Any field may come out of another game."""
WATCHED = range(0, 16, 5)
"""The games that bots play from their views alone."""

OWN = "o.....r\n.r...o.\no.b.b..\n.......\no.o..ob\n.r...o.\no.o.oor"
"""A board of one's own."""
SIDES = ("A", "B", "A", "B", OWN)


def options(number: int) -> dict[str, Any]:
    """The options of game number so and so: all player counts and sides in turn."""
    return {"players": 1 + number % 4, "side": SIDES[number // 4 % 5]}


def play(player: str, number: int) -> Iterator[tuple[Table, int, str]]:
    """A game of one player at all seats: the table after each decision, with its seat and words."""
    return play_out(GAME, options(number), player, number)


def undo_refusal(before: State, played: State, seat: int, words: str) -> str | None:
    """Why what a seat has just played cannot be taken back; None if it can: it is not done, and no card was turned."""
    if played.position()["round"] != before.position()["round"] or played.over:
        return "revealed"
    return None if seat in played.waiting_for() else "sealed"


def reshuffled(position: dict[str, Any], pick: random.Random) -> dict[str, Any]:
    """A position with the deck and the card set aside in another order."""
    cards = position["cards"]
    *deck, aside = pick.sample([*cards["deck"], cards["aside"]], len(cards["deck"]) + 1)
    return {**position, "cards": {**cards, "deck": deck, "aside": aside}}


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
