"""Cursed Island: five crosses on five tiles, against the fog."""

from typing import Final

from mypy_extensions import i64

from islario.core.events import Log
from islario.core.signs import Sign
from islario.games.robinson import marking, marks, steps
from islario.games.robinson.agenda import push
from islario.games.robinson.components import FIRST_OF_SCENARIO, WOOD
from islario.games.robinson.island import UNCOUNTED
from islario.games.robinson.marks import WHITE
from islario.games.robinson.planning.check_results import (
    DONE,
    EXPLORED,
    FINE,
    HAS_MARKER,
    NAMES_NO_TILE,
    NOT_HERE,
    TOO_FAR,
    UNEXPLORED,
)
from islario.games.robinson.planning.targets import SPACE_OF
from islario.games.robinson.queries import marked
from islario.games.robinson.scenarios.goals import Part
from islario.games.robinson.scenarios.scenario import Scenario, short
from islario.games.robinson.state import Table

CROSSES: Final = 5
DARK_TEMPLE: Final = 1
"""The number of the totem that can be explored."""
TREASURES: Final = 3
MONSTERS: Final = 1


class CursedIsland(Scenario):
    def __init__(self) -> None:
        super().__init__()
        self.inventions = ("cross", "sacred_bell")
        self.sited = True
        self.passive = ("cross",)
        self.own_points = ("blue_marker", "fog_marker")
        self.temples = ({"treasure": TREASURES, "monster": MONSTERS},)
        self.uncounted = UNCOUNTED | (1 << WHITE)

    def reached(self, table: Table) -> bool:
        return marked(table, marks.BLUE) >= CROSSES

    def share_of_goal(self, table: Table) -> float:
        return min(int(marked(table, marks.BLUE)), CROSSES) / CROSSES

    def headway(self, table: Table) -> float:
        """The wood of the next cross is a part of it."""
        crosses: float = float(min(marked(table, marks.BLUE), CROSSES))
        if crosses < CROSSES:
            crosses += 0.2 * float(min(table.stock[WOOD], 2))
        return crosses / float(CROSSES)

    def count(self, table: Table, name: str) -> int:
        if name == "blue_marker":
            return marked(table, marks.BLUE)
        return marked(table, WHITE) if name == "fog_marker" else super().count(table, name)

    def camp_yields(self, table: Table) -> bool:
        return not table.has(table.camp, WHITE)

    def on_totem(self, table: Table, space: i64) -> i64:
        if table.value(space, marks.NUMBER) != DARK_TEMPLE:
            return EXPLORED
        return DONE if table.has(space, marks.BURNT) else FINE

    def surcharge(self, table: Table, kind: i64, space: i64) -> i64:
        """Fog costs a pawn."""
        return 1 if table.works(space, WHITE) else 0

    def reasons(self) -> dict[int, tuple[str, str]]:
        return {
            DONE: ("done_already", "SCEN2-8"),
            HAS_MARKER: ("has_marker", "SCENITEM-7"),
            NAMES_NO_TILE: ("names_no_tile", "SCENITEM-34"),
        }

    def reasons_on_targets(self) -> dict[tuple[int, int], tuple[str, str]]:
        return {
            (NOT_HERE, self.first_site): ("other_scenario", "SCEN2-15"),
            (UNEXPLORED, self.first_site): ("not_explored", "SCENITEM-35"),
            (TOO_FAR, self.first_site): ("too_far_away", "SCENITEM-35"),
        }

    def rules_on_tokens(self) -> dict[str, str]:
        return {"placed_in_planning": "SCEN2-11", "used_already": "SCEN2-14"}

    def explore(self, table: Table, target: i64, context: i64, log: Log | None) -> None:
        """The Dark Temple: its mysteries are drawn."""
        marking.put(table, SPACE_OF[target], marks.BURNT, self.card, 0, log)
        push(table, steps.MYSTERY, TREASURES | (MONSTERS << 4), 0, context)

    def progress(self, table: Table) -> list[Part]:
        fog = Part("fog", int(marked(table, WHITE)), danger=True)
        return [Part("crosses", int(marked(table, marks.BLUE)), CROSSES), fog]

    def unmet(self, table: Table) -> list[Sign]:
        return short("crosses_short", int(marked(table, marks.BLUE)), CROSSES)

    def wood_wanted(self, table: Table) -> i64:
        return 2 * max(0, min(2, CROSSES - marked(table, marks.BLUE)))

    def worth_of_own(self, table: Table, invention: i64, left: i64) -> i64:
        return 600 if invention == FIRST_OF_SCENARIO else 150


SCENARIO: Final = CursedIsland()
