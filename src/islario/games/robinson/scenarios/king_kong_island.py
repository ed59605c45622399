"""King Kong Island: a film crew, a beast of a size, and three traps for it."""

from typing import Final

from mypy_extensions import i64

from islario.core.events import Log
from islario.games.robinson import happenings, marking, marks, steps
from islario.games.robinson.agenda import NOTHING, card_of, push
from islario.games.robinson.causes import BREAK_IN, HUNGRY_CREW, by_rule, why
from islario.games.robinson.components import SECOND_OF_SCENARIO
from islario.games.robinson.effects.people import wound_everybody
from islario.games.robinson.queries import crew_member, has_item
from islario.games.robinson.state import DIRECTOR_DIED, GOING_ON, WEATHER, Table
from islario.games.robinson.uses import windows

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
ACTRESS: Final = 5
DIRECTOR: Final = 8
TRAPS: Final = 3
RESCUE_LAIR: Final = 4


def run(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
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


def next_one(table: Table) -> i64:
    """The crew member with the lowest number who is alive and in the camp, from 0; -1 if there is none."""
    return crew_member(table) - 1


def lose_one(table: Table, context: i64, log: Log | None) -> None:
    """The lowest-numbered one dies; the actress is captured, the director's death is the end."""
    who: i64 = next_one(table)
    if who < 0:
        return
    if log is not None:
        cause: i64 = BREAK_IN if table.phase == WEATHER else HUNGRY_CREW
        log.add(happenings.CREW_LOST, who + 1, 0, 0, why(table, by_rule(context, cause)))
    if who == ACTRESS:
        table.notes[CAPTURED] = 1
        return
    table.notes[CREW] &= ~(1 << who)
    if who == DIRECTOR and table.ended == GOING_ON:
        table.ended = DIRECTOR_DIED


def use_lost_item(table: Table, context: i64, log: Log | None) -> None:
    """What the lowest-numbered living crew member lost."""
    who: i64 = next_one(table) + 1
    if who == 1:
        marking.put(table, marks.ROUND_SPACE, marks.CREW_PAWN, card_of(context), 0, log)
    elif who == 2:
        push(table, steps.GIVE_DET, 2, 0, context)
    elif who == 3:
        push(table, steps.ROLL_WEATHER, 0, 0, context)
    elif who == 4:
        push(table, steps.LOOK_EVENT, 1, 0, context)
    elif who == 6:
        push(table, steps.MORALE, 1, 0, context)
    elif who == 7:
        push(table, steps.REROLL_ANIMALS, 1, 0, context)
    elif who == 8:
        push(table, steps.WEAPON, 2, 0, context)


def price(table: Table) -> i64:
    """Weapon levels that are lost: five, or one with the tranquilizer."""
    return 1 if has_item(table, SECOND_OF_SCENARIO) else 5


def hunt(table: Table, context: i64) -> None:
    """King Kong is hunted: weapons are lost, or wounds taken for those that are not there, and he is dealt with."""
    push(table, steps.KONG_HUNT, 0, 0, context)
    push(table, steps.WEAPON, -price(table), 0, context)


def at_the_palisade(table: Table) -> None:
    """Animals at a palisade: who could raise it is asked first."""
    push(table, steps.BREAK_IN, 0, 0, NOTHING)
    if table.palisade == 0:
        windows.offer(table, windows.PALISADE, NOTHING)


def break_in(table: Table) -> None:
    """The palisade falls by one; where there is none, wounds for all, morale, and a crew member."""
    if table.palisade > 0:
        push(table, steps.PALISADE, -1, 0, NOTHING)
        return
    push(table, steps.CREW_DIES, 1, 0, NOTHING)
    push(table, steps.MORALE, -1, 0, NOTHING)
    wound_everybody(table, 1, NOTHING)


def sleep(table: Table) -> None:
    """Whether the camp spends the night in a lair."""
    table.notes[SLEPT] = 1 if table.has(table.camp, marks.NUMBER) else 0


def wake(table: Table) -> None:
    """A night in a lair costs each player a wound in the next production phase."""
    if table.notes[SLEPT] == 1:
        table.notes[SLEPT] = 0
        wound_everybody(table, 1, NOTHING)


def reached(table: Table) -> bool:
    return table.notes[AWAY] == 1
