"""Jenny: rescued over the sea with a raft, and away with the lifeboat."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from islario.core.events import Log
from islario.core.signs import Sign
from islario.games.robinson import steps
from islario.games.robinson.agenda import NOTHING, for_person, push
from islario.games.robinson.components import (
    DIES,
    FIRST_OF_SCENARIO,
    FUR,
    ITEMS_AT,
    JENNY,
    KNIFE,
    ROPE,
    SECOND_OF_SCENARIO,
    STORM_GLASS,
    WOOD,
)
from islario.games.robinson.effects.finds import without
from islario.games.robinson.effects.specs import TERRAINS
from islario.games.robinson.planning.check_results import DONE, FINE, NOT_HERE
from islario.games.robinson.planning.targets import RAFT
from islario.games.robinson.queries import has_item
from islario.games.robinson.scenarios.goals import Part, whether
from islario.games.robinson.scenarios.scenario import Scenario, short
from islario.games.robinson.state import Table
from islario.games.robinson.thumb.worth import for_goal

PLAINS: Final = TERRAINS.index("plains")
MOUNTAINS: Final = TERRAINS.index("mountains")
RESCUED: Final = 0
"""The note that Jenny is in the camp."""
ALONE: Final = 2
"""The wounds of a night on her rock."""
NOT_BUILT: Final = 100
"""An answer of planning: there is no raft yet."""


class JennyNeedsHelp(Scenario):
    def __init__(self) -> None:
        super().__init__()
        self.inventions = ("scenario_raft", "lifeboat")
        self.passive = ("scenario_raft", "lifeboat")
        self.own_points = ("jenny_saved", "lifeboat")
        self.own_targets = (RAFT,)
        self.highest_notes = (1,)
        self.totems_end = True
        self.jenny = True
        self.missing_item = STORM_GLASS

    def reached(self, table: Table) -> bool:
        return self.rescued(table) and has_lifeboat(table)

    def share_of_goal(self, table: Table) -> float:
        return (int(has_lifeboat(table)) + 2 * int(table.notes[RESCUED])) / 3

    def headway(self, table: Table) -> float:
        """Rope, knife and raft are on the way; so are wood and fur for the boat."""
        done: i64 = 2 if has_item(table, ROPE) else 0
        done += 1 if has_item(table, KNIFE) else 0
        done += 6 if self.rescued(table) else (2 if has_raft(table) else 0)
        done += 7 if has_lifeboat(table) else min(table.stock[WOOD], 6) // 2 + min(table.stock[FUR], 4) // 2
        return float(done) / 16.0

    def count(self, table: Table, name: str) -> int:
        if name == "jenny_saved":
            return 1 if self.rescued(table) else 0
        if name == "lifeboat":
            return 1 if has_lifeboat(table) else 0
        return super().count(table, name)

    def draw_items(self, table: Table, many: i64) -> None:
        super().draw_items(table, many)
        table.item_box = without(table.item_box, STORM_GLASS)
        table.gone = append(table.gone, ITEMS_AT + STORM_GLASS)

    def night_begins(self, table: Table) -> None:
        """Alone on her rock she takes two wounds every night."""
        if not self.rescued(table):
            push(table, steps.WOUNDS, ALONE, 0, for_person(NOTHING, JENNY))

    def on_target(self, table: Table, target: i64) -> i64:
        if target != RAFT:
            return NOT_HERE
        if self.rescued(table):
            return DONE
        return FINE if has_raft(table) else NOT_BUILT

    def reasons(self) -> dict[int, tuple[str, str]]:
        return {NOT_BUILT: ("not_built_yet", "SCENITEM-10")}

    def reasons_on_targets(self) -> dict[tuple[int, int], tuple[str, str]]:
        return {(NOT_HERE, RAFT): ("other_scenario", "SCEN3-7"), (DONE, RAFT): ("done_already", "SCEN3-7")}

    def explore(self, table: Table, target: i64, context: i64, log: Log | None) -> None:
        """The raft brings her."""
        table.notes[RESCUED] = 1
        self.check_goal(table)

    def rescued(self, table: Table) -> bool:
        return table.notes[RESCUED] == 1

    def progress(self, table: Table) -> list[Part]:
        return [
            whether("raft", has_raft(table)),
            whether("rescued", self.rescued(table)),
            whether("lifeboat", has_lifeboat(table)),
            Part("wounds", int(table.wounds[JENNY]), int(DIES[JENNY]), danger=True),
        ]

    def unmet(self, table: Table) -> list[Sign]:
        raft = int(has_raft(table)) if not self.rescued(table) else 1
        told = short("no_raft", raft, 1) + short("jenny_alone", int(self.rescued(table)), 1)
        return told + short("no_lifeboat", int(has_lifeboat(table)), 1)

    def wood_wanted(self, table: Table) -> i64:
        return 2 if not has_raft(table) and not self.rescued(table) else i64(6)

    def keeps_fur(self, table: Table) -> bool:
        return not has_lifeboat(table)

    def seeks(self, table: Table, missing: i64) -> bool:
        """Plains for a rope, and mountains for a knife."""
        rope = (missing >> PLAINS) & 1 == 1 and not has_item(table, ROPE)
        return rope or ((missing >> MOUNTAINS) & 1 == 1 and not has_item(table, KNIFE))

    def worth_of_invention(self, table: Table, invention: i64, value: i64) -> i64:
        if invention == ROPE:
            return value + for_goal(table, 300)
        return value + for_goal(table, 200) if invention == KNIFE else value

    def worth_of_own(self, table: Table, invention: i64, left: i64) -> i64:
        return 700 if invention == SECOND_OF_SCENARIO else 500

    def worth_of_target(self, table: Table, seat: i64, target: i64) -> i64:
        return for_goal(table, 900)


def has_raft(table: Table) -> bool:
    return has_item(table, FIRST_OF_SCENARIO)


def has_lifeboat(table: Table) -> bool:
    return (table.built >> SECOND_OF_SCENARIO) & 1 == 1


SCENARIO: Final = JennyNeedsHelp()
