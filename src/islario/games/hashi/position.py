"""Positions: any moment of a game as a mapping of words, out and in."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.reasons import BadOption, BadPosition, Reason, is_mapping, quoted
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


# -- out -----------------------------------------------------------------------------------------


def position_of(table: Table) -> dict[str, Any]:
    """Everything on the table, in words."""
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
    _refuse_fields(position, FIELDS, "")
    players = position.get("players")
    if not isinstance(players, (list, tuple)) or not 1 <= len(players) <= 4:
        raise _bad("position_seats", "players", low=1, high=4)
    table = Table(_read_board(position), [Sheet() for _ in players], vec[i64](), vec[i64](), 0)
    if "solo" in position and position["solo"] is not (len(players) == 1):
        raise _bad("position_kind", "solo", expected="true" if len(players) == 1 else "false")
    _read_cards(table, position)
    for seat, player in enumerate(players):
        where = f"players[{seat}]"
        _refuse_fields(_mapping(player, where), SEAT_FIELDS, f"{where}.")
        sheet = table.sheets[seat]
        _read_sheet(table.board, sheet, player, where)
        _read_stage(table, sheet, player, where)
        _read_new(table, sheet, player, where)
        _read_scored(sheet, player.get("scored", {}), f"{where}.scored")
    if waiting(table) == 0:
        if table.shown == 0 or len(table.deck) > 0:
            raise _bad("position_all_done", "players")
        table.ended = True
    return table


def _read_board(position: Mapping[str, Any]) -> Board:
    text = position.get("side", "A")
    if not isinstance(text, str):
        raise _bad("position_kind", "side", expected='"..."')
    try:
        return find_board(text)
    except BadOption as refused:
        raise _bad(refused.reason.code, "side", **refused.reason.values) from None


def _read_cards(table: Table, position: Mapping[str, Any]) -> None:
    """Every card in one place; what is left out takes, in the order of the box, cards that are placed nowhere."""
    given = _mapping(position.get("cards", {}), "cards")
    _refuse_fields(given, CARD_FIELDS, "cards.")
    unplaced = DECK[:]
    shown = given.get("shown")
    if shown is not None:
        table.shown = _take(unplaced, shown, "cards.shown")
    gone = _take_all(unplaced, given["gone"], "cards.gone") if "gone" in given else None
    deck = _take_all(unplaced, given["deck"], "cards.deck") if "deck" in given else None
    aside = _take(unplaced, given["aside"], "cards.aside") if given.get("aside") is not None else 0
    if shown is None:
        table.round = _count(position.get("round", 0), "round", 0, 0)
    else:
        table.round = _count(position.get("round", 1 + len(gone or [])), "round", 1, ROUNDS)
    before = max(int(table.round) - 1, 0)
    if gone is None:
        gone = _deal(unplaced, before)
    elif len(gone) != before:
        raise _bad("position_gone", "cards.gone", cards=len(gone), expected=before)
    if deck is None:
        deck = _deal(unplaced, ROUNDS - int(table.round))
    elif len(deck) > ROUNDS - table.round or (not deck and shown is None):
        raise _bad("position_deck", "cards.deck", cards=len(deck), most=ROUNDS - int(table.round))
    if "aside" not in given and unplaced:
        aside = unplaced[0]
    table.gone = vec[i64](gone)
    table.deck = vec[i64](deck[::-1])
    table.aside = aside


def _read_sheet(board: Board, sheet: Sheet, player: Mapping[str, Any], where: str) -> None:
    """The numbers and bridges of a board, which must be such as the rules allow."""
    numbers = _read_numbers(player.get("numbers", {}), f"{where}.numbers")
    drawn = _read_bridges(board, player.get("bridges", {}), f"{where}.bridges")
    _refuse_board(board, numbers, drawn, f"{where}.numbers", f"{where}.bridges")
    written = sum(number << (island * ISLAND_BITS) for island, number in enumerate(numbers))
    rewrite(board, sheet, written, drawn)
    sheet.old_numbers = sheet.numbers
    sheet.old_drawn = sheet.drawn


def _refuse_board(board: Board, numbers: list[int], drawn: int, numbers_field: str, bridges_field: str) -> None:
    """Complain about numbers and bridges that the rules do not allow together."""
    loads = [0] * ISLAND_COUNT
    for line in range(len(board.lines)):
        count = int(((drawn >> line) & 1) + ((drawn >> (line + LINE_BITS)) & 1))
        a, b = int(board.ends[line * 2]), int(board.ends[line * 2 + 1])
        loads[a] += count
        loads[b] += count
        if count and not numbers[a] and not numbers[b]:
            raise _bad("position_unanchored", bridges_field, line=board.lines[line])
        if count and drawn & board.crossings[line]:
            raise _bad("position_crossing", bridges_field, line=board.lines[line])
    for island, load in enumerate(loads):
        if load > (numbers[island] or HIGHEST):
            values = {"island": ISLANDS[island], "bridges": load, "most": numbers[island] or HIGHEST}
            raise _bad("position_overloaded", bridges_field, **values)
        if numbers[island] and not load and (board.flags >> island) & 1:
            raise _bad("position_flag", numbers_field, island=ISLANDS[island])


def _read_numbers(given: Any, field: str) -> list[int]:
    numbers = [0] * ISLAND_COUNT
    for island, number in _mapping(given, field).items():
        numbers[_island(island, field)] = _count(number, f"{field}.{island}", 1, HIGHEST)
    return numbers


def _read_bridges(board: Board, given: Any, field: str) -> int:
    drawn = 0
    for line, count in _mapping(given, field).items():
        if line not in board.lines:
            raise _bad("position_line", field, line=quoted(line))
        lines = 1 << board.lines.index(line)
        drawn |= lines if _count(count, f"{field}.{line}", 1, 2) == 1 else lines | lines << LINE_BITS
    return drawn


def _read_stage(table: Table, sheet: Sheet, player: Mapping[str, Any], where: str) -> None:
    set_up = table.shown == 0
    stages = [STAGES[START], STAGES[DONE]] if set_up else STAGES[NUMBER:]
    stage = player.get("stage", stages[0])
    if not isinstance(stage, str) or stage not in stages:
        raise _bad("position_name", f"{where}.stage", value=quoted(stage), expected=", ".join(stages))
    sheet.stage = STAGES.index(stage)
    if set_up:
        _refuse_start(table.board, sheet, where)
    whole = int(bridges_on(table.shown))
    low, high = {NUMBER: (whole, whole), BRIDGES: (1, whole)}.get(int(sheet.stage), (0, 0))
    sheet.left = _count(player.get("bridges_left", high), f"{where}.bridges_left", low, high)
    if sheet.stage == BRIDGES and sheet.left < whole and possible_lines(table.board, sheet) == 0:
        raise _bad("position_unfinishable", f"{where}.bridges_left", left=int(sheet.left))


def _refuse_start(board: Board, sheet: Sheet, where: str) -> None:
    """In the set-up a board is empty, or has its start number."""
    numbers = numbers_told(sheet.numbers)
    started = all(
        LOWEST_START <= number <= HIGHEST_START and (board.flags >> ISLANDS.index(island)) & 1 == 0
        for island, number in numbers.items()
    )
    if sheet.drawn or not started or len(numbers) != (1 if sheet.stage == DONE else 0):
        raise _bad("position_start", where)


def _read_new(table: Table, sheet: Sheet, player: Mapping[str, Any], where: str) -> None:
    """What this card has added: the board without it is what the others see."""
    new = _mapping(player.get("new", {}), f"{where}.new")
    _refuse_fields(new, ("number", "bridges"), f"{where}.new.")
    letter = new.get("number")
    if letter is not None:
        island = _island(letter, f"{where}.new.number")
        number = sheet.number(island)
        expected = number if table.shown == 0 else number_on(table.shown)
        if sheet.stage == START or sheet.stage == NUMBER or number == 0 or number != expected:
            raise _bad("position_new", f"{where}.new.number", value=letter)
        sheet.old_numbers &= ~(7 << (island * ISLAND_BITS))
    given = new.get("bridges", {})
    added = _read_bridges(table.board, given, f"{where}.new.bridges")
    before = bridges_told(table.board, sheet.drawn)
    for line, count in bridges_told(table.board, added).items():
        if count > before.get(line, 0):
            raise _bad("position_new", f"{where}.new.bridges", value=line)
        lines = 1 << table.board.lines.index(line)
        sheet.old_drawn &= ~(lines << LINE_BITS) if count < before[line] else ~(lines | lines << LINE_BITS)
    drawn = int(bridges_on(table.shown)) - (int(sheet.left) if sheet.stage != DONE else 0)
    if sum(given.values()) > drawn:
        raise _bad("position_new", f"{where}.new.bridges", value=sum(given.values()))
    if letter is not None and (table.board.flags >> island) & 1 and not sheet.old_drawn & table.board.lines_of[island]:
        raise _bad("position_flag", f"{where}.new.number", island=letter)
    old = [int((sheet.old_numbers >> (island * ISLAND_BITS)) & 7) for island in range(ISLAND_COUNT)]
    _refuse_board(table.board, old, int(sheet.old_drawn), f"{where}.new.bridges", f"{where}.new.number")


def _read_scored(sheet: Sheet, given: Any, field: str) -> None:
    scored = _mapping(given, field)
    _refuse_fields(scored, tuple(CATEGORIES), f"{field}.")
    for category, name in enumerate(CATEGORIES):
        values = [0, int(FIRST[category]), int(LATER[category])]
        value = scored.get(name, 0)
        if isinstance(value, bool) or not isinstance(value, int) or value not in values:
            expected = ", ".join([str(known) for known in values])
            raise _bad("position_name", f"{field}.{name}", value=quoted(value), expected=expected)
        sheet.points |= value << (category * POINT_BITS)


# -- reading single values -----------------------------------------------------------------------


def _mapping(given: Any, field: str) -> Mapping[str, Any]:
    if not is_mapping(given):
        raise _bad("position_kind", field, expected="{...}")
    return given


def _refuse_fields(given: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    for field in given:
        if field not in known:
            raise _bad("position_field", f"{where}{quoted(field)}", expected=", ".join(known))


def _island(letter: Any, field: str) -> int:
    if not isinstance(letter, str) or len(letter) != 1 or letter not in ISLANDS:
        raise _bad("position_name", field, value=quoted(letter), expected=f"{ISLANDS[0]}-{ISLANDS[-1]}")
    return ISLANDS.index(letter)


def _count(value: Any, field: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise _bad("position_range", field, value=quoted(value), low=low, high=high)
    return value


def _take(unplaced: list[int], name: Any, field: str) -> int:
    """A card by its name, out of those that are placed nowhere yet."""
    card = find_card(name)
    if card == 0:
        raise _bad("position_card", field, value=quoted(name))
    if card not in unplaced:
        raise _bad("position_card_often", field, card=card_name(card), cards=DECK.count(card))
    unplaced.remove(card)
    return card


def _take_all(unplaced: list[int], names: Any, field: str) -> list[int]:
    if not isinstance(names, (list, tuple)):
        raise _bad("position_kind", field, expected="[...]")
    return [_take(unplaced, name, field) for name in names]


def _deal(unplaced: list[int], count: int) -> list[int]:
    """The first cards of those that are placed nowhere yet."""
    dealt = unplaced[:count]
    del unplaced[:count]
    return dealt


def _bad(code: str, field: str, **values: Any) -> BadPosition:
    return BadPosition(Reason(code, {"field": field, **values}))
