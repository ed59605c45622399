"""King Kong Island: a film crew, a beast of a size, and three traps for it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import lowest, places
from islario.core.events import Log
from islario.core.signs import GOAL, Sign
from islario.games.robinson import happenings, marking, marks, steps
from islario.games.robinson.agenda import NOTHING, card_of, push
from islario.games.robinson.causes import BREAK_IN, HUNGRY_CREW, by_rule, why
from islario.games.robinson.components import (
    ANY_TIME,
    DISCOVERY_COUNT,
    IN_PLANNING,
    SECOND_OF_SCENARIO,
    SHOVEL,
    TILE_COUNT,
    WITH_ANIMALS,
    WOOD,
)
from islario.games.robinson.effects.people import mortal, wound_everybody
from islario.games.robinson.effects.specs import StepSpec
from islario.games.robinson.planning.check_results import (
    EXPLORED,
    FINE,
    HAS_MARKER,
    NAMES_NO_TILE,
    NO_TOTEM,
    NOT_HERE,
    TAKEN,
    TOO_FAR,
    UNEXPLORED,
)
from islario.games.robinson.planning.targets import KONG, PALISADE, WEAPON
from islario.games.robinson.queries import has_item, marked, pending
from islario.games.robinson.scenarios.goals import Part
from islario.games.robinson.scenarios.scenario import WEAPON_WANTED, Scenario, short
from islario.games.robinson.state import ACTION, DIRECTOR_DIED, GOING_ON, WEATHER, Table
from islario.games.robinson.switches import HUNGRY_CREW as HUNGER_KILLS
from islario.games.robinson.uses import catalogue, helping, usability, windows

CREW: Final = 0
"""The note of who is alive, as bits: crew member n is bit n - 1."""
LAIRS: Final = 1
"""The note of how many lairs have been found."""
CAPTURED: Final = 2
"""The note of the actress: 1 while she is captured."""
AWAY: Final = 3
"""The note that King Kong has been dealt with."""
SLEPT: Final = 4
"""The note of a night in a lair."""
ALL: Final = 511
ACTRESS: Final = 6
STUNT_DOUBLE: Final = 7
DIRECTOR: Final = 9
FEW: Final = 3
"""With so many of the crew left the director is in danger: the last of them is the end."""
TRAPS: Final = 3
WINS: Final = 9000
RESCUE_LAIR: Final = 4
MOST_DICE: Final = 6
STRONG: Final = 12
"""So many weapon levels make the hunt safe."""
FENCED: Final = 90
"""A palisade level for each lair."""
# Answers of planning.
TOO_FEW_TRAPS: Final = 100
IS_CAPTURED: Final = 101

NOTHING_LOST: Final = -1
A_PAWN: Final = -2
"""Not a step: a pawn more for a Build of this round."""
_LOST: Final = [
    (NOTHING_LOST, 0, ANY_TIME),
    (A_PAWN, 0, ANY_TIME),
    (steps.GIVE_DET, 2, ANY_TIME),
    (steps.ROLL_WEATHER, 0, IN_PLANNING),
    (steps.LOOK_EVENT, 1, ANY_TIME),
    (NOTHING_LOST, 0, ANY_TIME),
    (steps.MORALE, 1, ANY_TIME),
    (steps.REROLL_ANIMALS, 1, WITH_ANIMALS),
    (steps.WEAPON, 2, ANY_TIME),
    (NOTHING_LOST, 0, ANY_TIME),
]
"""What each member of the crew has lost, from 1: what it does, how much, and when it can be used."""
LOST_STEP: Final = vec[i64]([step for step, _, _ in _LOST])
LOST_AMOUNT: Final = vec[i64]([amount for _, amount, _ in _LOST])
LOST_WHEN: Final = vec[i64]([when for _, _, when in _LOST])
LOST_HELPS: Final = vec[i64]([helping.HELPED_BY.get(step, 0) for step, _, _ in _LOST])


class KingKongIsland(Scenario):
    def __init__(self) -> None:
        super().__init__()
        self.inventions = ("trap", "tranquilizer")
        self.sited = True
        self.passive = ("trap", "tranquilizer")
        self.own_steps = {steps.KONG_HUNT: StepSpec(), steps.RESCUE: StepSpec(), steps.BREAK_IN: StepSpec()}
        self.own_targets = (KONG,)
        self.highest_notes = (ALL, TILE_COUNT, 1, 1, 1)
        self.soldier = True

    def reached(self, table: Table) -> bool:
        return table.notes[AWAY] == 1

    def share_of_goal(self, table: Table) -> float:
        """Weapons for the hunt count as much as the traps, and the hunt as both."""
        traps, weapons = min(int(marked(table, marks.BLUE)), TRAPS) / TRAPS, min(int(table.weapon), STRONG) / STRONG
        return (traps + weapons + 2 * int(table.notes[AWAY])) / 4

    def headway(self, table: Table) -> float:
        """The shovel, lairs that are found, traps, the wood of the next one, and weapons for the hunt."""
        traps: i64 = min(marked(table, marks.BLUE), TRAPS)
        done: i64 = 2 * min(table.notes[LAIRS], TRAPS) + 6 * traps
        done += 2 if has_item(table, SHOVEL) or traps == TRAPS else 0
        done += min(table.stock[WOOD], 4) if traps < TRAPS else 4
        return (float(done) + 2.0 * float(min(table.weapon, price(table))) / float(price(table))) / 32.0

    def lay_island(self, table: Table) -> None:
        super().lay_island(table)
        table.shelter = True
        table.notes[CREW] = ALL

    def run(self, table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
        if step == steps.CREW_DIES:
            lose_one(table, context, log)
        elif step == steps.LAIR:
            table.notes[LAIRS] += 1
        elif step == steps.LOST_ITEM:
            use_lost_item(table, context, log)
        elif step == steps.KONG_HUNT:
            table.notes[AWAY] = 1
        elif step == steps.RESCUE:
            table.notes[CAPTURED] = 0
        elif step == steps.BREAK_IN:
            break_in(table)

    def after_production(self, table: Table) -> None:
        """A night in a lair costs each player a wound."""
        if table.notes[SLEPT] == 1:
            table.notes[SLEPT] = 0
            wound_everybody(table, 1, NOTHING)

    def animals_dice(self, table: Table) -> i64:
        """One for each lair that was found."""
        return min(table.notes[LAIRS], MOST_DICE)

    def at_the_palisade(self, table: Table) -> None:
        """Who could raise the palisade is asked first."""
        push(table, steps.BREAK_IN, 0, 0, NOTHING)
        if table.palisade == 0:
            windows.offer(table, windows.PALISADE, NOTHING)

    def hungry_night(self, table: Table) -> None:
        if table.switch(HUNGER_KILLS):
            push(table, steps.CREW_DIES, 1, 0, NOTHING)

    def round_ends(self, table: Table) -> None:
        """Whether the camp has spent the night in a lair."""
        table.notes[SLEPT] = 1 if table.has(table.camp, marks.NUMBER) else 0

    def on_target(self, table: Table, target: i64) -> i64:
        if target != KONG:
            return NOT_HERE
        if marked(table, marks.BLUE) < TRAPS:
            return TOO_FEW_TRAPS
        return IS_CAPTURED if table.notes[CAPTURED] == 1 else FINE

    def on_totem(self, table: Table, space: i64) -> i64:
        """The actress can be rescued out of one of the lairs."""
        rescue = table.value(space, marks.NUMBER) == RESCUE_LAIR and table.notes[CAPTURED] == 1
        return FINE if rescue else EXPLORED

    def on_site(self, table: Table, space: i64) -> i64:
        """A trap stands at a lair."""
        return FINE if table.has(space, marks.NUMBER) else NO_TOTEM

    def reasons(self) -> dict[int, tuple[str, str]]:
        return {
            TOO_FEW_TRAPS: ("too_few_traps", "SCEN7-11"),
            IS_CAPTURED: ("actress_captured", "SCEN7-11"),
            NO_TOTEM: ("no_totem", "SCEN7-17"),
            NAMES_NO_TILE: ("names_no_tile", "SCEN7-17"),
        }

    def reasons_on_targets(self) -> dict[tuple[int, int], tuple[str, str]]:
        return {
            (TAKEN, KONG): ("planned_already", "SCEN7-11"),
            (NOT_HERE, KONG): ("other_scenario", "SCEN7-11"),
            (NOT_HERE, self.first_site): ("other_scenario", "SCEN7-17"),
            (UNEXPLORED, self.first_site): ("not_explored", "SCEN7-17"),
            (TOO_FAR, self.first_site): ("too_far_away", "SCEN7-17"),
            (TAKEN, self.first_site): ("planned_already", "SCEN7-17"),
            (HAS_MARKER, self.first_site): ("has_marker", "SCEN7-17"),
        }

    def rules_on_tokens(self) -> dict[str, str]:
        return {"placed_in_planning": "SCEN7-15", "rerolls_nothing": "SCEN7-16"}

    def hunt(self, table: Table, target: i64, context: i64, log: Log | None) -> None:
        """Hunt King Kong: lose weapons, and take a wound for each that is missing. Then he is dealt with."""
        push(table, steps.KONG_HUNT, 0, 0, context)
        push(table, steps.WEAPON, -price(table), 0, context)

    def explore(self, table: Table, target: i64, context: i64, log: Log | None) -> None:
        """The actress is rescued from a monster."""
        push(table, steps.RESCUE, 0, 0, context)
        push(table, steps.MYSTERY, 1 << 4, 0, context)

    def can_matter(self, table: Table, step: i64) -> bool:
        return step != steps.LOST_ITEM or lost_item_matters(table)

    def helps_now(self, table: Table) -> i64:
        return LOST_HELPS[in_danger(table)]

    def rerolls_die(self, table: Table) -> bool:
        """The stunt double's lost item does (SCEN7-16)."""
        if table.tokens[DISCOVERY_COUNT - 1] == 0:
            return False
        return in_danger(table) == STUNT_DOUBLE and pending(table, steps.ROLL_WINDOW) >= 0

    def progress(self, table: Table) -> list[Part]:
        alive = [member + 1 for member in places(table.notes[CREW])]
        told = [
            Part("traps", int(marked(table, marks.BLUE)), TRAPS),
            Part("hunt", int(price(table))),
            Part("lairs", int(table.notes[LAIRS]), danger=True),
            Part("crew", len(alive), danger=len(alive) <= FEW, more={"alive": alive, "crew": int(in_danger(table))}),
        ]
        return [*told, Part("captured", 1, danger=True)] if table.notes[CAPTURED] == 1 else told

    def unmet(self, table: Table) -> list[Sign]:
        """The traps, and the hunt with its price in weapons."""
        told = short("traps_short", int(marked(table, marks.BLUE)), TRAPS)
        return [*told, Sign(GOAL, "kong_stays", {"price": int(price(table)), "weapon": int(table.weapon)})]

    def seeks(self, table: Table, missing: i64) -> bool:
        return True

    def worth_of_level(self, table: Table, target: i64, levels: i64) -> i64:
        """A palisade that holds out a night, and as many weapons as the animals of a lair need: the hunt costs wounds
        where they are missing."""
        found: i64 = table.notes[LAIRS]
        if target == PALISADE:
            return FENCED if levels < min(found, TRAPS) else i64(0)
        return WEAPON_WANTED if target == WEAPON and levels < (3 if found > 0 else 1) else i64(0)

    def wood_wanted(self, table: Table) -> i64:
        return 4 * max(0, min(2, TRAPS - marked(table, marks.BLUE)))

    def worth_of_invention(self, table: Table, invention: i64, value: i64) -> i64:
        return value + 250 if invention == SHOVEL else super().worth_of_invention(table, invention, value)

    def worth_of_own(self, table: Table, invention: i64, left: i64) -> i64:
        return 150 if invention == SECOND_OF_SCENARIO else 600

    def worth_of_target(self, table: Table, seat: i64, target: i64) -> i64:
        """The end of the game, won unless the wounds for weapons that are missing kill the hunter first."""
        missing: i64 = max(0, price(table) - table.weapon)
        return WINS if missing < mortal(table, seat) - table.wounds[seat] else i64(-1000)


# -- the crew ------------------------------------------------------------------------------------------------


def in_danger(table: Table) -> i64:
    """The crew member with the lowest number who is alive and in the camp, from 1; 0 if there is none."""
    alive: i64 = table.notes[CREW] & ~(table.notes[CAPTURED] << (ACTRESS - 1))
    return lowest(alive) + 1 if alive != 0 else 0


def lose_one(table: Table, context: i64, log: Log | None) -> None:
    """The lowest-numbered one dies; the actress is captured, the director's death is the end."""
    who: i64 = in_danger(table)
    if who == 0:
        return
    if log is not None:
        cause: i64 = BREAK_IN if table.phase == WEATHER else HUNGRY_CREW
        log.add(happenings.CREW_LOST, who, 0, 0, why(table, by_rule(context, cause)))
    if who == ACTRESS:
        table.notes[CAPTURED] = 1
        return
    table.notes[CREW] &= ~(1 << (who - 1))
    if who == DIRECTOR and table.ended == GOING_ON:
        table.ended = DIRECTOR_DIED


def use_lost_item(table: Table, context: i64, log: Log | None) -> None:
    """What the lowest-numbered living crew member lost."""
    who: i64 = in_danger(table)
    if LOST_STEP[who] == A_PAWN:
        marking.put(table, marks.ROUND_SPACE, marks.CREW_PAWN, card_of(context), 0, log)
    elif LOST_STEP[who] != NOTHING_LOST:
        push(table, LOST_STEP[who], LOST_AMOUNT[who], 0, context)


def lost_item_matters(table: Table) -> bool:
    """Whether what that crew member lost could do anything now; dice are rerolled by naming one of them."""
    who: i64 = in_danger(table)
    if LOST_STEP[who] == NOTHING_LOST:
        return False
    if LOST_STEP[who] == A_PAWN:
        planning = table.phase < ACTION or pending(table, steps.PLANNING) >= 0
        return planning and not table.has(marks.ROUND_SPACE, marks.CREW_PAWN)
    in_time = usability.is_time(table, table.first, catalogue.TREASURES - 1, LOST_WHEN[who])
    return in_time and usability.can_step_matter(table, LOST_STEP[who], LOST_AMOUNT[who])


# -- the beasts ----------------------------------------------------------------------------------------------


def price(table: Table) -> i64:
    """Weapon levels that are lost: five, or one with the tranquilizer."""
    return 1 if has_item(table, SECOND_OF_SCENARIO) else 5


def break_in(table: Table) -> None:
    """The palisade falls by one; where there is none, wounds for all, morale, and a crew member."""
    if table.palisade > 0:
        push(table, steps.PALISADE, -1, 0, NOTHING)
        return
    push(table, steps.CREW_DIES, 1, 0, NOTHING)
    push(table, steps.MORALE, -1, 0, NOTHING)
    wound_everybody(table, 1, NOTHING)


SCENARIO: Final = KingKongIsland()
