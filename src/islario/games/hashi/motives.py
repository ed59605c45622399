"""Why the quick player does something: what sets its choice apart from all others that it looked at.

A board's value is a sum (``outlook``): two points for each island's chance, and what the categories promise. Boards
share most of it, so that the largest term would nearly always be the same; the term counts by which the board of the
choice is most above the average of the other boards.
"""

from typing import Any, Final

from mypy_extensions import i64

from islario.core.codes import verb_of, y_of
from islario.core.motives import Ledger, Motive
from islario.games.hashi import codes as verbs
from islario.games.hashi.components import CATEGORIES, ISLAND_BITS, ISLAND_COUNT, ISLAND_POINTS, ISLANDS
from islario.games.hashi.outlook import PART_COUNT, SCARCE, WASTE, Outlook
from islario.games.hashi.state import Sheet

MOTIVES: Final = ("complete", "fits", "reach", "open", "category", "few_cards", "high_numbers", "hard_start", "spoil")


class Choice:
    """An action that was looked at: the terms of the board that it leads to."""

    def __init__(self, code: int, outlook: Outlook, sheet: Sheet) -> None:
        self.code = code
        self.terms = [int(outlook.sure[island]) * ISLAND_POINTS for island in range(ISLAND_COUNT)]
        self.terms += [int(outlook.parts[part]) for part in range(PART_COUNT)]
        self.complete = int(sheet.complete)
        self.numbers = int(sheet.numbers)


class Ballot:
    """All actions that were looked at for one decision."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []

    def add(self, code: i64, outlook: Outlook, sheet: Sheet) -> None:
        """An action, and the board whose value the outlook has just told."""
        self.choices.append(Choice(int(code), outlook, sheet))

    def motive(self, code: i64) -> Motive | None:
        """What speaks for an action; None if it was not looked at."""
        chosen = next((choice for choice in self.choices if choice.code == code), None)
        if chosen is None:
            return None
        others = [choice for choice in self.choices if choice is not chosen]
        ledger = Ledger()
        for term in range(ISLAND_COUNT + PART_COUNT):
            average = sum(choice.terms[term] for choice in others) // max(len(others), 1)
            name, values = _name(term, chosen)
            ledger.add(chosen.terms[term] - average, name, values)
        motive = ledger.largest()
        gives_up = verb_of(code) == verbs.SKIP_NUMBER or verb_of(code) == verbs.SKIP_BRIDGES
        return Motive("spoil") if motive is None and gives_up else motive


def _name(term: int, chosen: Choice) -> tuple[str, dict[str, Any]]:
    """A term by its name, on the board of the choice."""
    part = term - ISLAND_COUNT
    if part >= 0:
        if part < SCARCE:
            return "category", {"category": CATEGORIES[part]}
        return ("high_numbers" if part == WASTE else "few_cards"), {}
    number = (chosen.numbers >> (term * ISLAND_BITS)) & 7
    values: dict[str, Any] = {"island": ISLANDS[term], "number": number}
    if number == 0:
        return "open", {"island": ISLANDS[term]}
    if (chosen.complete >> term) & 1 == 1:
        return "complete", values
    writes = verb_of(chosen.code) == verbs.NUMBER or verb_of(chosen.code) == verbs.START
    return ("fits" if writes and y_of(chosen.code) == term else "reach"), values
