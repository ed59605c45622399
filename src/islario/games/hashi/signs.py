"""What a player sees when they look up: points and categories, who is about to score, what can no longer be had."""

from typing import Final

from mypy_extensions import i64

from islario.core.bits import count, places
from islario.core.signs import DANGER, GOAL, KNOWN, Sign
from islario.games.hashi.components import BLUE, CATEGORIES, DEADLINES, GROUP, ISLANDS, RED
from islario.games.hashi.rules.bridges import largest_group, stuck_islands
from islario.games.hashi.rules.points import reaches, total, worth
from islario.games.hashi.state import Sheet, Table

SOON: Final = 3
"""Cards to a deadline of the solo game from which on it is a danger."""


def signs(table: Table, seat: i64) -> list[Sign]:
    """How a seat stands; a spectator (-1) learns how many cards are left."""
    found = [Sign(KNOWN, "cards", {"left": len(table.deck)})]
    if seat >= 0:
        sheet = table.sheets[seat]
        found.append(Sign(GOAL, "points", {"points": int(total(sheet))}))
        for category in range(len(CATEGORIES)):
            if sheet.scored(category) == 0:
                found += _category(table, seat, category)
    return found


def _category(table: Table, seat: i64, category: i64) -> list[Sign]:
    """How far a category is that the seat has not scored yet, and what threatens it."""
    sheet, name = table.sheets[seat], CATEGORIES[category]
    needed, reached = _needed(table, category), _reached(table, sheet, category)
    lost = [ISLANDS[island] for island in places(_islands(table, category) & stuck_islands(table.board, sheet))]
    if lost:
        return [Sign(DANGER, "category_lost", {"category": name, "islands": lost})]
    values = {"category": name, "reached": reached, "needed": needed, "worth": int(worth(table, category))}
    found = [Sign(GOAL, "category", values)]
    if table.players == 1:
        cards = int(DEADLINES[category] - table.round) + 1
        if 0 < cards <= SOON and not reaches(table.board, sheet, category):
            found.append(Sign(DANGER, "deadline", {"category": name, "cards": cards}))
    for other in range(table.players):
        rival = table.sheets[other]
        if other != seat and rival.scored(category) == 0 and _reached(table, rival, category) == needed - 1 > reached:
            found.append(Sign(DANGER, "rival", {"category": name, "seat": int(other)}))
    return found


def _islands(table: Table, category: i64) -> i64:
    """The islands, as bits, that a category asks for; any will do for the group."""
    return table.board.red if category == RED else table.board.blue if category == BLUE else 0


def _needed(table: Table, category: i64) -> int:
    islands = _islands(table, category)
    return int(count(islands)) if islands != 0 else GROUP


def _reached(table: Table, sheet: Sheet, category: i64) -> int:
    islands = _islands(table, category)
    return int(count(islands & sheet.complete)) if islands != 0 else int(largest_group(table.board, sheet))
