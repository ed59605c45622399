"""Lighthouse: a signal tower on some tile, and a great lamp that burns for three nights."""

from typing import Final

from mypy_extensions import i64

from islario.games.robinson import marks
from islario.games.robinson.components import SECOND_OF_SCENARIO
from islario.games.robinson.planning.check_results import CAMP_TILE, FINE
from islario.games.robinson.queries import has_item, marked
from islario.games.robinson.scenarios.goals import Part, whether
from islario.games.robinson.scenarios.scenario import Scenario
from islario.games.robinson.state import Table

BURNT: Final = 0
"""The note of how many nights the lamp has burnt."""
NIGHTS: Final = 3


class Lighthouse(Scenario):
    def __init__(self) -> None:
        super().__init__()
        self.inventions = ("signal_tower", "great_lamp")
        self.sited = True
        self.passive = ("signal_tower", "great_lamp")
        self.fewest_rounds = NIGHTS
        self.own_points = ("bright_night",)
        self.highest_notes = (NIGHTS,)

    def reached(self, table: Table) -> bool:
        return table.notes[BURNT] >= NIGHTS

    def share_of_goal(self, table: Table) -> float:
        return int(table.notes[BURNT]) / NIGHTS

    def count(self, table: Table, name: str) -> int:
        return table.notes[BURNT] if name == "bright_night" else super().count(table, name)

    def round_ends(self, table: Table) -> None:
        """A night is over, and the lamp has burnt if it stands on a tower."""
        if is_lit(table):
            table.notes[BURNT] += 1

    def on_site(self, table: Table, space: i64) -> i64:
        """The camp has no room for a tower."""
        return CAMP_TILE if space == table.camp else FINE

    def progress(self, table: Table) -> list[Part]:
        return [whether("lamp", is_lit(table)), Part("nights", int(table.notes[BURNT]), NIGHTS)]

    def worth_of_own(self, table: Table, invention: i64, left: i64) -> i64:
        if invention != SECOND_OF_SCENARIO and marked(table, marks.BLUE) > 0:
            return 0
        return 900


def is_lit(table: Table) -> bool:
    return has_item(table, SECOND_OF_SCENARIO) and marked(table, marks.BLUE) > 0


SCENARIO: Final = Lighthouse()
