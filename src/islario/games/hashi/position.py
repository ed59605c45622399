"""Positions: any moment of a game as named fields, out and in."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.fields import Field, Fields
from islario.core.reasons import BadOption, quoted
from islario.games.hashi.components import (
    CATEGORIES,
    DECK,
    FIRST,
    HIGHEST,
    HIGHEST_START,
    ISLAND_BITS,
    ISLAND_COUNT,
    ISLANDS,
    LATER,
    LOWEST_START,
    ROUNDS,
    Board,
    bridges_on,
    card_name,
    find_board,
    find_card,
    number_on,
)
from islario.games.hashi.rules.bridges import possible_lines, rewrite
from islario.games.hashi.rules.legal import waiting
from islario.games.hashi.state import BRIDGES, DONE, LINE_BITS, NUMBER, POINT_BITS, STAGES, START, Sheet, Table

FIELDS: Final = ("side", "cards", "round", "solo", "players")
CARD_FIELDS: Final = ("shown", "deck", "gone", "aside")
SEAT_FIELDS: Final = ("numbers", "bridges", "new", "scored", "stage", "bridges_left")
LETTERS: Final = list(ISLANDS)


# -- out -----------------------------------------------------------------------------------------


def position_of(table: Table) -> dict[str, Any]:
    """Everything on the table, as named fields."""
    return {
        "side": table.board.name,
        "cards": {
            "shown": card_name(table.shown) if table.shown else None,
            "deck": card_names(table.deck)[::-1],
            "gone": card_names(table.gone),
            "aside": card_name(table.aside) if table.aside else None,
        },
        "round": int(table.round),
        "solo": table.players == 1,
        "players": [
            {
                "numbers": numbers_told(sheet.numbers),
                "bridges": bridges_told(table.board, sheet.drawn),
                "new": new_told(table.board, sheet),
                "scored": scored_told(sheet),
                "stage": STAGES[sheet.stage],
                "bridges_left": int(sheet.left),
            }
            for sheet in table.sheets
        ],
    }


def card_names(cards: vec[i64]) -> list[str]:
    return [card_name(card) for card in cards]


def numbers_told(numbers: i64) -> dict[str, int]:
    written = [int((numbers >> (island * ISLAND_BITS)) & 7) for island in range(ISLAND_COUNT)]
    return {ISLANDS[island]: number for island, number in enumerate(written) if number}


def bridges_told(board: Board, drawn: i64) -> dict[str, int]:
    counts = [int(((drawn >> line) & 1) + ((drawn >> (line + LINE_BITS)) & 1)) for line in range(len(board.lines))]
    return {board.lines[line]: count for line, count in enumerate(counts) if count}


def new_told(board: Board, sheet: Sheet) -> dict[str, Any]:
    """What this card has added so far."""
    numbers = numbers_told(sheet.numbers ^ sheet.old_numbers)
    before = bridges_told(board, sheet.old_drawn)
    now = bridges_told(board, sheet.drawn)
    added = {line: count - before.get(line, 0) for line, count in now.items() if count > before.get(line, 0)}
    return {"number": next(iter(numbers), None), "bridges": added}


def scored_told(sheet: Sheet) -> dict[str, int]:
    return {name: int(sheet.scored(category)) for category, name in enumerate(CATEGORIES)}


# -- in ------------------------------------------------------------------------------------------


def lay_out(position: Mapping[str, Any]) -> Table:
    """The table that a position describes; BadPosition, naming the field, if there can be none."""
    given = Field(position).fields(FIELDS)
    players = given.get("players")
    if not isinstance(players.value, (list, tuple)) or not 1 <= len(players.value) <= 4:
        raise players.refuse("position_seats", low=1, high=4)
    seats = players.each()
    table = Table(_read_board(given.get("side", "A")), [Sheet() for _ in seats], vec[i64](), vec[i64](), 0)
    if given.has("solo") and given.get("solo").value is not (len(seats) == 1):
        raise given.get("solo").refuse("position_kind", expected="true" if len(seats) == 1 else "false")
    _read_cards(table, given)
    for seat, seated in enumerate(seats):
        player = seated.fields(SEAT_FIELDS)
        sheet = table.sheets[seat]
        _read_sheet(table.board, sheet, player)
        _read_stage(table, sheet, seated, player)
        _read_new(table, sheet, player.get("new", {}))
        _read_scored(sheet, player.get("scored", {}).fields(CATEGORIES))
    if waiting(table) == 0:
        if table.shown == 0 or len(table.deck) > 0:
            raise players.refuse("position_all_done")
        table.ended = True
    return table


def _read_board(side: Field) -> Board:
    try:
        return find_board(side.text())
    except BadOption as refused:
        raise side.refuse(refused.reason.code, **refused.reason.values) from None


def _read_cards(table: Table, given: Fields) -> None:
    """Every card in one place; what is left out takes, in the order of the box, cards that are placed nowhere."""
    cards = given.get("cards", {}).fields(CARD_FIELDS)
    unplaced = DECK[:]
    shown = cards.get("shown")
    if shown.value is not None:
        table.shown = _take(unplaced, shown)
    gone = _take_all(unplaced, cards.get("gone")) if cards.has("gone") else None
    deck = _take_all(unplaced, cards.get("deck")) if cards.has("deck") else None
    aside = _take(unplaced, cards.get("aside")) if cards.get("aside").value is not None else 0
    if shown.value is None:
        table.round = given.get("round", 0).number(0, 0)
    else:
        table.round = given.get("round", 1 + len(gone or [])).number(1, ROUNDS)
    before = max(int(table.round) - 1, 0)
    if gone is None:
        gone = _deal(unplaced, before)
    elif len(gone) != before:
        raise cards.get("gone").refuse("position_gone", cards=len(gone), expected=before)
    if deck is None:
        deck = _deal(unplaced, ROUNDS - int(table.round))
    elif len(deck) > ROUNDS - table.round or (not deck and shown.value is None):
        raise cards.get("deck").refuse("position_deck", cards=len(deck), most=ROUNDS - int(table.round))
    if not cards.has("aside") and unplaced:
        aside = unplaced[0]
    table.gone = vec[i64](gone)
    table.deck = vec[i64](deck[::-1])
    table.aside = aside


def _read_sheet(board: Board, sheet: Sheet, player: Fields) -> None:
    """The numbers and bridges of a board, which must be such as the rules allow."""
    numbers = _read_numbers(player.get("numbers", {}))
    drawn = _read_bridges(board, player.get("bridges", {}))
    _refuse_board(board, numbers, drawn, player.get("numbers"), player.get("bridges"))
    written = sum(number << (island * ISLAND_BITS) for island, number in enumerate(numbers))
    rewrite(board, sheet, written, drawn)
    sheet.old_numbers = sheet.numbers
    sheet.old_drawn = sheet.drawn


def _refuse_board(board: Board, numbers: list[int], drawn: int, numbers_field: Field, bridges_field: Field) -> None:
    """Complain about numbers and bridges that the rules do not allow together."""
    loads = [0] * ISLAND_COUNT
    for line in range(len(board.lines)):
        count = int(((drawn >> line) & 1) + ((drawn >> (line + LINE_BITS)) & 1))
        a, b = int(board.ends[line * 2]), int(board.ends[line * 2 + 1])
        loads[a] += count
        loads[b] += count
        if count and not numbers[a] and not numbers[b]:
            raise bridges_field.refuse("position_unanchored", line=board.lines[line])
        if count and drawn & board.crossings[line]:
            raise bridges_field.refuse("position_crossing", line=board.lines[line])
    for island, load in enumerate(loads):
        if load > (numbers[island] or HIGHEST):
            values = {"island": ISLANDS[island], "bridges": load, "most": numbers[island] or HIGHEST}
            raise bridges_field.refuse("position_overloaded", **values)
        if numbers[island] and not load and (board.flags >> island) & 1:
            raise numbers_field.refuse("position_flag", island=ISLANDS[island])


def _read_numbers(given: Field) -> list[int]:
    numbers = [0] * ISLAND_COUNT
    for island, number in given.entries():
        numbers[_island(island)] = number.number(1, HIGHEST)
    return numbers


def _read_bridges(board: Board, given: Field) -> int:
    drawn = 0
    for line, count in given.entries():
        if line.value not in board.lines:
            raise line.refuse("position_line", line=quoted(line.value))
        lines = 1 << board.lines.index(line.value)
        drawn |= lines if count.number(1, 2) == 1 else lines | lines << LINE_BITS
    return drawn


def _read_stage(table: Table, sheet: Sheet, seated: Field, player: Fields) -> None:
    set_up = table.shown == 0
    stages = [STAGES[START], STAGES[DONE]] if set_up else STAGES[NUMBER:]
    sheet.stage = STAGES.index(stages[player.get("stage", stages[0]).name(stages)])
    if set_up:
        _refuse_start(table.board, sheet, seated)
    whole = int(bridges_on(table.shown))
    low, high = {NUMBER: (whole, whole), BRIDGES: (1, whole)}.get(int(sheet.stage), (0, 0))
    left = player.get("bridges_left", high)
    sheet.left = left.number(low, high)
    if sheet.stage == BRIDGES and sheet.left < whole and possible_lines(table.board, sheet) == 0:
        raise left.refuse("position_unfinishable", left=int(sheet.left))


def _refuse_start(board: Board, sheet: Sheet, seated: Field) -> None:
    """In the set-up a board is empty, or has its start number."""
    numbers = numbers_told(sheet.numbers)
    started = all(
        LOWEST_START <= number <= HIGHEST_START and (board.flags >> ISLANDS.index(island)) & 1 == 0
        for island, number in numbers.items()
    )
    if sheet.drawn or not started or len(numbers) != (1 if sheet.stage == DONE else 0):
        raise seated.refuse("position_start")


def _read_new(table: Table, sheet: Sheet, given: Field) -> None:
    """What this card has added: the board without it is what the others see."""
    new = given.fields(["number", "bridges"])
    letter, bridges = new.get("number"), new.get("bridges", {})
    if letter.value is not None:
        island = _island(letter)
        number = sheet.number(island)
        expected = number if table.shown == 0 else number_on(table.shown)
        if sheet.stage == START or sheet.stage == NUMBER or number == 0 or number != expected:
            raise letter.refuse("position_new", value=letter.value)
        sheet.old_numbers &= ~(7 << (island * ISLAND_BITS))
    added = _read_bridges(table.board, bridges)
    before = bridges_told(table.board, sheet.drawn)
    for line, count in bridges_told(table.board, added).items():
        if count > before.get(line, 0):
            raise bridges.refuse("position_new", value=line)
        lines = 1 << table.board.lines.index(line)
        sheet.old_drawn &= ~(lines << LINE_BITS) if count < before[line] else ~(lines | lines << LINE_BITS)
    drawn = int(bridges_on(table.shown)) - (int(sheet.left) if sheet.stage != DONE else 0)
    if sum(bridges.value.values()) > drawn:
        raise bridges.refuse("position_new", value=sum(bridges.value.values()))
    if (
        letter.value is not None
        and (table.board.flags >> island) & 1
        and not sheet.old_drawn & table.board.lines_of[island]
    ):
        raise letter.refuse("position_flag", island=letter.value)
    old = [int((sheet.old_numbers >> (island * ISLAND_BITS)) & 7) for island in range(ISLAND_COUNT)]
    _refuse_board(table.board, old, int(sheet.old_drawn), bridges, letter)


def _read_scored(sheet: Sheet, scored: Fields) -> None:
    for category, name in enumerate(CATEGORIES):
        values = [0, int(FIRST[category]), int(LATER[category])]
        sheet.points |= scored.get(name, 0).one_of_numbers(values) << (category * POINT_BITS)


def _island(letter: Field) -> int:
    return letter.name(LETTERS, expected=f"{ISLANDS[0]}-{ISLANDS[-1]}")


def _take(unplaced: list[int], name: Field) -> int:
    """A card by its name, out of those that are placed nowhere yet."""
    card = find_card(name.value)
    if card == 0:
        raise name.refuse("position_card", value=quoted(name.value))
    if card not in unplaced:
        raise name.refuse("position_card_often", card=card_name(card), cards=DECK.count(card))
    unplaced.remove(card)
    return card


def _take_all(unplaced: list[int], names: Field) -> list[int]:
    return [_take(unplaced, Field(name, names)) for name in names.listed()]


def _deal(unplaced: list[int], count: int) -> list[int]:
    """The first cards of those that are placed nowhere yet."""
    dealt = unplaced[:count]
    del unplaced[:count]
    return dealt
