"""Cannibal Island: villages and a city to burn, and raids on the camp."""

from typing import Final

from mypy_extensions import i64

from islario.core.events import Log
from islario.core.signs import GOAL, Sign
from islario.games.robinson import happenings, marking, marks, steps
from islario.games.robinson import island as tiles
from islario.games.robinson.agenda import NOTHING, OPTION, ask, push
from islario.games.robinson.causes import CITY, TOKEN_DONE, because, why
from islario.games.robinson.components import (
    A4,
    DISTANCE,
    GATHER,
    ITEM_USES,
    PIPE,
    RUM,
    SECOND_OF_SCENARIO,
    SPACES_PLAYED,
)
from islario.games.robinson.effects import island, levels, tokens
from islario.games.robinson.effects.finds import without
from islario.games.robinson.effects.people import mortal, wound_everybody
from islario.games.robinson.effects.specs import StepSpec
from islario.games.robinson.effects.tokens import put
from islario.games.robinson.marks import SPACE_COUNT
from islario.games.robinson.planning.check_results import DONE, FINE, NO_TOTEM, NOT_HERE, TAKEN
from islario.games.robinson.planning.targets import KONG, WAR, WEAPON
from islario.games.robinson.queries import has_item
from islario.games.robinson.scenarios.goals import Part
from islario.games.robinson.scenarios.scenario import WEAPON_WANTED, Scenario
from islario.games.robinson.state import Table
from islario.games.robinson.thumb.worth import for_goal

CITY_TILE: Final = 4
CITY_NUMBER: Final = 6
CITY_STRENGTH: Final = 21
CITY_ROUND: Final = 4
VILLAGES: Final = 4
FAR: Final = 4
"""From here on a space is no part of a short way to the city."""
WINS: Final = 9000
STRONG: Final = 12
"""So many burnt villages and weapon levels make the attack on the city safe."""
NO_PATH: Final = 100
"""An answer of planning: no path of tiles leads from the camp to the place of a war."""


class CannibalIsland(Scenario):
    def __init__(self) -> None:
        super().__init__()
        self.inventions = ("ballista", "canoe")
        self.passive = ("canoe",)
        self.fewest_rounds = CITY_ROUND
        self.own_points = ("burnt_village", "burnt_city")
        self.own_steps = {
            steps.RAID_CHOICE: StepSpec(question=OPTION, within=True),
            steps.WAR: StepSpec(range(SPACE_COUNT)),
        }
        self.own_targets = tuple(range(WAR, KONG))
        self.totems_end = True
        self.spaces = SPACE_COUNT

    def reached(self, table: Table) -> bool:
        return table.has(A4, marks.BURNT)

    def share_of_goal(self, table: Table) -> float:
        """Villages and weapons: both make the city weaker, or the attack stronger."""
        weapons = min(int(table.weapon), STRONG) / STRONG
        return (min(int(burnt(table)), VILLAGES) / VILLAGES + weapons) / 2

    def headway(self, table: Table) -> float:
        """How much of the city's strength is made up for, by the life of the strongest too, and whether a way leads
        there."""
        life: i64 = 0
        for seat in range(table.setup.players):
            life = max(life, mortal(table, seat) - 1 - table.wounds[seat])
        missing: i64 = min(STRONG, max(0, strength(table, A4) - table.weapon - life))
        way: float = 0.3 if tiles.is_joined(table, A4) else 0.0
        return 0.7 * (1.0 - float(missing) / float(STRONG)) + way

    def count(self, table: Table, name: str) -> int:
        if name == "burnt_village":
            return burnt(table)
        if name == "burnt_city":
            return 1 if self.reached(table) else 0
        return super().count(table, name)

    def lay_island(self, table: Table) -> None:
        """A city is hidden behind the island."""
        super().lay_island(table)
        table.tile_deck = without(table.tile_deck, CITY_TILE)
        table.tiles[A4] = CITY_TILE
        table.put(A4, marks.DOWN, self.card)

    def draw_items(self, table: Table, many: i64) -> None:
        for item in (RUM, PIPE):
            table.item_box = without(table.item_box, item)
            table.items[item] = ITEM_USES

    def run(self, table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
        if step == steps.CANNIBAL_RAID:
            raid(table, context)
        elif step == steps.RAID_CHOICE:
            if a == 0:
                push(table, steps.MOVE_CAMP, 1, 0, NOTHING)
            elif a == 1:
                lose_shelter(table, context, log)
            else:
                wound_everybody(table, 2, context)
        elif step == steps.WAR:
            put(table, a, marks.BURNT, self.card, log)

    def round_begins(self, table: Table, log: Log | None) -> None:
        """In round 4 the city is seen."""
        if table.round == CITY_ROUND:
            marking.lift(table, A4, marks.DOWN, because(NOTHING, CITY), log)
            marking.put(table, A4, marks.NUMBER, self.card, CITY_NUMBER, log)
            if log is not None:
                log.add(happenings.TILE_FOUND, A4, table.tiles[A4], 7)

    def on_target(self, table: Table, target: i64) -> i64:
        """A village or the city."""
        if target < WAR or target >= KONG:
            return NOT_HERE
        space: i64 = target - WAR
        if not table.has(space, marks.NUMBER):
            return NO_TOTEM
        if table.has(space, marks.BURNT):
            return DONE
        return FINE if tiles.is_joined(table, space) else NO_PATH

    def surcharge(self, table: Table, kind: i64, space: i64) -> i64:
        """Who gathers where cannibals live needs a pawn more, until the phase in which they are burnt is over."""
        feared = kind == GATHER and table.has(space, marks.NUMBER) and not table.works(space, marks.BURNT)
        return 1 if feared else 0  # TOKEN-23

    def reasons(self) -> dict[int, tuple[str, str]]:
        return {NO_PATH: ("no_path", "SCEN5-9")}

    def reasons_on_targets(self) -> dict[tuple[int, int], tuple[str, str]]:
        return {
            (TAKEN, WAR): ("planned_already", "SCEN5-9"),
            (DONE, WAR): ("done_already", "SCEN5-9"),
            (NO_TOTEM, WAR): ("no_totem", "SCEN5-9"),
            (NOT_HERE, WAR): ("other_scenario", "SCEN5-9"),
        }

    def hunt(self, table: Table, target: i64, context: i64, log: Log | None) -> None:
        """War: a hunt on that tile, fought like a beast of that strength; then the place burns (TOKEN-7, -8)."""
        space: i64 = target - WAR
        stronger: i64 = 0
        if table.works(marks.HUNT_FIELD, marks.BEAST):
            marking.lift(table, marks.HUNT_FIELD, marks.BEAST, because(NOTHING, TOKEN_DONE), log)
            stronger = 1
        push(table, steps.WAR, space, 0, context)
        push(table, steps.FIGHT, strength(table, space) + stronger, 0, context)
        if table.works(space, marks.BEAST):
            tokens.threaten(table, space, context)

    def tiles_to_draw(self, table: Table) -> i64:
        """Two with a Canoe (SCENITEM-16)."""
        return 2 if has_item(table, SECOND_OF_SCENARIO) else 1

    def closed_to_camp(self, table: Table) -> i64:
        """Nobody camps where cannibals live."""
        found: i64 = 0
        for space in range(i64(SPACES_PLAYED)):
            if table.has(space, marks.NUMBER) and not table.has(space, marks.BURNT):
                found |= 1 << space
        return found

    def progress(self, table: Table) -> list[Part]:
        seen = table.has(A4, marks.NUMBER)
        villages = int(uncovered(table)) - (1 if seen else 0)
        return [
            Part("burnt", int(burnt(table))),
            Part("villages", villages, more={"strength": int(strength(table, 0))}),
            Part("city", int(strength(table, A4)) if seen else 0, danger=True, more={"round": CITY_ROUND}),
        ]

    def unmet(self, table: Table) -> list[Sign]:
        """The city, and how strong it was."""
        if self.reached(table):
            return []
        if not table.has(A4, marks.NUMBER):
            return [Sign(GOAL, "city_unseen", {"round": CITY_ROUND})]
        return [Sign(GOAL, "city_stands", {"strength": int(strength(table, A4)), "weapon": int(table.weapon)})]

    def calendar(self) -> dict[int, list[str]]:
        return {CITY_ROUND: ["city"]}

    def seeks(self, table: Table, missing: i64) -> bool:
        """Villages, as long as there is time to burn them."""
        return table.round < 5

    def worth_of_own(self, table: Table, invention: i64, left: i64) -> i64:
        return 330

    def worth_of_space(self, table: Table, space: i64) -> i64:
        """The way to the city, until one leads there."""
        if tiles.is_joined(table, A4):
            return 0
        return for_goal(table, 40) * (FAR - DISTANCE[space * SPACE_COUNT + A4])

    def worth_of_level(self, table: Table, target: i64, levels: i64) -> i64:
        """As many weapons as make the attack on the city no danger."""
        return WEAPON_WANTED if target == WEAPON and levels < CITY_STRENGTH - 3 * burnt(table) else i64(0)

    def worth_of_target(self, table: Table, seat: i64, target: i64) -> i64:
        """A village or the city, less the wounds of weapons that are missing; nobody goes to their death."""
        space: i64 = target - WAR
        missing: i64 = max(0, strength(table, space) - table.weapon)
        life: i64 = mortal(table, seat) - table.wounds[seat]
        if space == A4:
            return WINS if missing < life else i64(-1000)
        if missing + 2 >= life:
            return -1000
        return for_goal(table, 420) - 130 * missing


def burnt(table: Table) -> i64:
    """How many villages have been burnt."""
    n: i64 = 0
    for space in range(i64(SPACES_PLAYED)):
        if table.has(space, marks.BURNT):
            n += 1
    return n


def uncovered(table: Table) -> i64:
    """How many totems are revealed and not covered: villages, and the city once it is seen."""
    n: i64 = 0
    for space in range(i64(SPACE_COUNT)):
        if table.has(space, marks.NUMBER) and not table.has(space, marks.BURNT):
            n += 1
    return n


def raid(table: Table, context: i64) -> None:
    """Wounds, fewer for each burnt village; then the camp moves, or the shelter is lost, or more wounds."""
    choices: i64 = 4
    if island.camp_sites(table) != 0:
        choices |= 1
    if table.shelter:
        choices |= 2
    push(table, steps.RAID_CHOICE, 0, 0, context)
    ask(table, table.first, OPTION, choices, context)
    if burnt(table) < 3:
        wound_everybody(table, 3 - burnt(table), context)


def lose_shelter(table: Table, context: i64, log: Log | None) -> None:
    """The shelter is gone, roof and palisade with it; it may be built again (BUILD-31)."""
    table.shelter = False
    if log is not None:
        log.add(happenings.SHELTER_LOST, 0, 0, 0, why(table, context))
    levels.set_level(table, levels.ROOF, 0, context, log)
    levels.set_level(table, levels.PALISADE, 0, context, log)


def strength(table: Table, space: i64) -> i64:
    """How strong a village or the city is."""
    return CITY_STRENGTH - 3 * burnt(table) if space == A4 else 4 + uncovered(table)


SCENARIO: Final = CannibalIsland()
