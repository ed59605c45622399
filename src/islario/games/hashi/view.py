"""What each seat may see.

Hidden are the order of the deck, which of the unseen cards is laid away, and what the other seats have done with the
card that is being played: of their boards a view has what was there when the card was turned (HA-ROUND-3).
"""

from collections.abc import Mapping
from typing import Any

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from islario.core.bits import bit, count, lowest, places
from islario.core.digests import START as START_DIGEST
from islario.core.digests import stir, stir_all
from islario.core.fields import refuse
from islario.core.game import MOST_ACTIONS
from islario.core.rng import Rng
from islario.games.hashi.components import BLUE, CATEGORIES, ISLANDS, RED, SIX, Board, bridges_on, card_name, rank_of
from islario.games.hashi.position import (
    SEAT_FIELDS,
    bridges_told,
    card_names,
    lay_out,
    new_told,
    numbers_told,
    position_of,
    scored_told,
)
from islario.games.hashi.rules.bridges import largest_group, rewrite, stuck_islands
from islario.games.hashi.rules.legal import legal, waiting
from islario.games.hashi.rules.points import total, worth
from islario.games.hashi.rules.round import apply
from islario.games.hashi.state import DONE, NUMBER, STAGES, START, Sheet, Table


def view_of(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, may know."""
    seen = table.clone()
    show(table, -1 if seat is None else seat, seen)
    return {
        "game": "hashi",
        "seat": seat,
        "waiting_for": places(waiting(table)),
        "side": table.board.name,
        "board": _board_told(table.board),
        "round": int(table.round),
        "solo": table.players == 1,
        "cards": {
            "shown": card_name(table.shown) if table.shown else None,
            "gone": card_names(table.gone),
            "unseen": _unseen_told(seen),
            "left": len(table.deck),
        },
        "worth": {name: int(worth(table, category)) for category, name in enumerate(CATEGORIES)},
        "players": [_sheet_told(seen, sheet) for sheet in seen.sheets],
    }


def _board_told(board: Board) -> dict[str, Any]:
    crossed = [(one, other) for one in range(len(board.lines)) for other in places(board.crossings[one]) if one < other]
    return {
        "rows": board.rows,
        "columns": board.columns,
        "islands": {
            ISLANDS[island]: {"row": row, "column": column, "flag": board.flag_of(island)}
            for island, (row, column) in enumerate(board.cells)
        },
        "lines": board.lines,
        "crossings": [[board.lines[one], board.lines[other]] for one, other in crossed],
    }


def _unseen_told(seen: Table) -> list[str]:
    """The cards that nobody has seen yet, the one laid away among them, in the order of their numbers."""
    cards = [*seen.deck, *([seen.aside] if seen.aside else [])]
    return [card_name(card) for card in sorted(cards)]


def _sheet_told(table: Table, sheet: Sheet) -> dict[str, Any]:
    """A board, and what follows from it: nobody who draws it need know a rule."""
    board = table.board
    return {
        "numbers": numbers_told(sheet.numbers),
        "bridges": bridges_told(board, sheet.drawn),
        "new": new_told(board, sheet),
        "scored": scored_told(sheet),
        "stage": STAGES[sheet.stage],
        "bridges_left": int(sheet.left),
        "complete": [ISLANDS[island] for island in places(sheet.complete)],
        "free": [line for number, line in enumerate(board.lines) if (sheet.live >> number) & 1],
        "stuck": [ISLANDS[island] for island in places(stuck_islands(board, sheet))],
        "reached": _progress(board, sheet),
        "total": int(total(sheet)),
        "rank": rank_of(int(total(sheet))) if table.players == 1 else None,
    }


def _progress(board: Board, sheet: Sheet) -> dict[str, int]:
    """How many islands of each category are complete."""
    reached = {RED: count(board.red & sheet.complete), BLUE: count(board.blue & sheet.complete)}
    reached[SIX] = largest_group(board, sheet)
    return {name: int(reached[category]) for category, name in enumerate(CATEGORIES)}


def figures(table: Table) -> dict[str, int]:
    """The points of each seat, its complete islands counted."""
    return {f"points{seat}": int(total(sheet)) for seat, sheet in enumerate(table.sheets)}


# -- what hidden things could be -----------------------------------------------------------------


def imagine(view: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
    """A position that agrees with a view: unseen cards in any order, and for seats that are done something they may
    have done."""
    try:
        cards, seat, players = dict(view["cards"]), view["seat"], [dict(player) for player in view["players"]]
        unseen, left, waited_for = list(cards.pop("unseen")), int(cards.pop("left")), list(view["waiting_for"])
    except (KeyError, TypeError, ValueError):
        raise refuse("position_kind", "cards, players, seat, waiting_for", expected="{...}, [...]") from None
    order = vec[i64](range(len(unseen)))
    rng.shuffle(order)
    mixed = [unseen[i] for i in order]
    cards |= {"deck": mixed[:left], "aside": mixed[left] if left < len(mixed) else None}
    hidden = [other for other in range(len(players)) if other != seat and other not in waited_for and waited_for]
    if not view.get("round"):  # a start number that is seen is known already
        hidden = [other for other in hidden if not players[other].get("numbers")]
    position = {
        "side": view.get("side", "A"),
        "cards": cards,
        "round": view.get("round", 0),
        "players": [
            {name: player[name] for name in SEAT_FIELDS if name in player and (other not in hidden or name != "stage")}
            for other, player in enumerate(players)
        ],
    }
    for other in hidden:
        position["players"][other].pop("bridges_left", None)
    if not hidden:
        return position
    table = lay_out(position)
    codes = vec[i64]([0] * MOST_ACTIONS)
    for other in hidden:
        while table.sheets[other].stage != DONE:
            n = legal(table, other, codes)
            apply(table, other, codes[rng.below(n)], None)
    return position_of(table)


def show(table: Table, seat: i64, seen: Table) -> None:
    """Make ``seen`` what the seat sees of the table; no seat (-1) is a spectator."""
    seen.copy_from(table)
    _forget_order(seen)
    if table.ended:
        return
    for other in range(table.players):
        sheet = seen.sheets[other]
        if other != seat and (sheet.numbers != sheet.old_numbers or sheet.drawn != sheet.old_drawn):
            rewrite(table.board, sheet, sheet.old_numbers, sheet.old_drawn)
        if other != seat and sheet.stage != DONE:
            sheet.stage = START if table.shown == 0 else NUMBER
            sheet.left = bridges_on(table.shown)


def _forget_order(seen: Table) -> None:
    """Put all unseen cards, the one laid away too, into one order: no two cards of the deck are the same."""
    if len(seen.deck) == 0:
        return
    cards = seen.deck
    if seen.aside != 0:
        cards = append(cards, seen.aside)
    unseen: i64 = 0
    for card in cards:
        unseen |= bit(card)
    for place in range(len(cards) - 1, -1, -1):
        cards[place] = lowest(unseen)
        unseen &= unseen - 1
    if seen.aside != 0:
        cards, seen.aside = pop(cards)
    seen.deck = cards


def redeal(seen: Table, seat: i64, rng: Rng) -> None:
    """Draw anew what is hidden in a table that ``show`` made for the seat: the cards that nobody has seen, and what
    seats that are done with the card have done."""
    _mix_cards(seen, rng)
    if waiting(seen) == 0:
        return
    for other in range(seen.players):
        sheet = seen.sheets[other]
        if other == seat or sheet.stage != DONE:
            continue
        if seen.shown == 0 and sheet.numbers != 0:  # a start number that is seen is known already
            continue
        sheet.stage = START if seen.shown == 0 else NUMBER
        sheet.left = bridges_on(seen.shown)
        codes = vec[i64]([0] * MOST_ACTIONS)
        while sheet.stage != DONE:
            n: i64 = legal(seen, other, codes)
            apply(seen, other, codes[rng.below(n)], None)


def _mix_cards(seen: Table, rng: Rng) -> None:
    cards = seen.deck
    if seen.aside != 0:
        cards = append(cards, seen.aside)
    rng.shuffle(cards)
    if seen.aside != 0:
        cards, seen.aside = pop(cards)
    seen.deck = cards


def digest(table: Table) -> i64:
    """All that lies on the table, as one number."""
    found: i64 = stir_all(stir_all(START_DIGEST, table.deck), table.gone)
    found = stir(found, ((table.aside * 64 + table.shown) * 64 + table.round) * 2 + (1 if table.ended else 0))
    for sheet in table.sheets:
        found = stir(stir(found, sheet.numbers), sheet.drawn)
        found = stir(stir(found, sheet.old_numbers), sheet.old_drawn)
        found = stir(found, (sheet.points * 8 + sheet.stage) * 8 + sheet.left)
    return found
