"""Robinson Family: a home with everything in it, and children to be fed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import count, lowest, places
from islario.core.signs import GOAL, Sign
from islario.games.robinson import steps
from islario.games.robinson.agenda import push
from islario.games.robinson.components import (
    BUILDABLE,
    FUR,
    INVENTION_COUNT,
    INVENTIONS,
    NEED_FUR,
    NEED_ITEMS,
    NEED_TERRAIN,
)
from islario.games.robinson.planning.check_results import FINE, NOT_HERE
from islario.games.robinson.planning.targets import RECLAIMING
from islario.games.robinson.queries import has_black_marker
from islario.games.robinson.scenarios.goals import Part
from islario.games.robinson.scenarios.scenario import Scenario
from islario.games.robinson.state import CHILD_STARVED, Table
from islario.games.robinson.thumb.worth import for_goal

WANTED: Final = 0
"""The note of the nine inventions that have to be built, as bits."""
BIRTHS: Final = (7, 9, 11)
"""The rounds in which a child is born."""
HOME: Final = 4
"""A home has so many parts: shelter, roof, palisade and weapons."""
PART_OF_HOME: Final = 250
"""The first level of each."""
NO_MARKER: Final = 100
"""An answer of planning: there is no black marker to take away."""


class RobinsonFamily(Scenario):
    def __init__(self) -> None:
        super().__init__()
        self.inventions = ("fence", "garden")
        self.own_targets = (RECLAIMING,)
        self.highest_notes = ((1 << INVENTION_COUNT) - 1,)
        self.watches = True
        self.stacks_food = True

    def reached(self, table: Table) -> bool:
        """A home that was built, and all the inventions that were wanted (SCEN6-3)."""
        wanted: i64 = table.notes[WANTED]
        if wanted == 0 or wanted & ~table.built != 0:
            return False
        return table.shelter and table.roof >= 1 and table.palisade >= 1 and table.weapon >= 1

    def share_of_goal(self, table: Table) -> float:
        wanted: i64 = table.notes[WANTED]
        return len(places(wanted & table.built)) / max(1, len(places(wanted)))

    def open_inventions(self, table: Table, dealt: i64) -> None:
        """The random inventions have to be built."""
        table.notes[WANTED] = dealt

    def headway(self, table: Table) -> float:
        """The parts of the home count as much as inventions."""
        wanted: i64 = count(table.notes[WANTED])
        done: i64 = count(table.notes[WANTED] & table.built)
        done += (1 if table.shelter else 0) + min(table.roof, 1) + min(table.palisade, 1) + min(table.weapon, 1)
        return float(done) / float(wanted + HOME)

    def children(self, table: Table) -> i64:
        """Those that are born by now."""
        born: i64 = 0
        for number in BIRTHS:
            born += 1 if table.round >= number else 0
        return born

    def fed(self, table: Table, portions: i64) -> None:
        """A child without food is the end."""
        if portions < self.children(table):
            table.ended = CHILD_STARVED

    def on_target(self, table: Table, target: i64) -> i64:
        if target != RECLAIMING:
            return NOT_HERE
        return FINE if has_black_marker(table) else NO_MARKER

    def reasons(self) -> dict[int, tuple[str, str]]:
        return {NO_MARKER: ("nothing_to_remove", "SCEN6-8")}

    def reasons_on_targets(self) -> dict[tuple[int, int], tuple[str, str]]:
        return {(NOT_HERE, RECLAIMING): ("other_scenario", "SCEN6-8")}

    def act(self, table: Table, context: i64) -> None:
        """Reclamation takes a black marker away."""
        push(table, steps.REMOVE_BLACK, 1, 0, context)

    def progress(self, table: Table) -> list[Part]:
        wanted = len(places(table.notes[WANTED]))
        missing = [INVENTIONS[place] for place in places(table.notes[WANTED] & ~table.built)]
        home = missing_home(table)
        return [
            Part("built", wanted - len(missing), wanted, more={"items": missing}),
            Part("home", HOME - len(home), HOME, more={"what": home}),
            Part("children", int(self.children(table)), danger=True),
        ]

    def unmet(self, table: Table) -> list[Sign]:
        """The inventions and the parts of a home that were missing, by their names."""
        missing = places(table.notes[WANTED] & ~table.built)
        home = missing_home(table)
        told = [Sign(GOAL, "items_short", {"items": [INVENTIONS[place] for place in missing]})] if missing else []
        return told + ([Sign(GOAL, "home_short", {"what": home})] if home else [])

    def calendar(self) -> dict[int, list[str]]:
        return {number: ["child"] for number in BIRTHS}

    def seeks(self, table: Table, missing: i64) -> bool:
        """The terrains of what is still to be built."""
        return missing & self._needed(table, NEED_TERRAIN) != 0

    def worth_of_invention(self, table: Table, invention: i64, value: i64) -> i64:
        """What has to be built, and what that needs."""
        if (table.notes[WANTED] >> invention) & 1 == 1:
            return value + for_goal(table, 350)
        return value + for_goal(table, 300) if (self._needed(table, NEED_ITEMS) >> invention) & 1 == 1 else value

    def _needed(self, table: Table, needs: vec[i64]) -> i64:
        """What all that is still to be built needs, as bits."""
        found: i64 = 0
        rest: i64 = table.notes[WANTED] & ~table.built
        while rest != 0:
            found |= needs[BUILDABLE * self.number + lowest(rest)]
            rest &= rest - 1
        return found

    def worth_of_level(self, table: Table, target: i64, levels: i64) -> i64:
        """The first of each: they are parts of a home."""
        return PART_OF_HOME if levels < 1 else i64(0)

    def keeps_fur(self, table: Table) -> bool:
        """For what has to be built of it."""
        wanted: i64 = 0
        rest: i64 = table.notes[WANTED] & ~table.built
        while rest != 0:
            wanted += NEED_FUR[BUILDABLE * self.number + lowest(rest)]
            rest &= rest - 1
        return table.stock[FUR] <= wanted and wanted > 0

    def worth_of_own(self, table: Table, invention: i64, left: i64) -> i64:
        return 220


def missing_home(table: Table) -> list[str]:
    """The parts of a home that are not there, by their names."""
    parts = (("shelter", table.shelter), ("roof", table.roof >= 1), ("palisade", table.palisade >= 1))
    return [name for name, there in (*parts, ("weapon", table.weapon >= 1)) if not there]


SCENARIO: Final = RobinsonFamily()
