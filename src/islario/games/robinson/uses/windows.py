"""Windows: moments at which somebody is asked whether they use something before a thing happens.

Whatever can be used is legal at every decision; but where something bad is about to happen and no
decision is due, those are asked who could do something about it.
"""

from typing import Final

from mypy_extensions import i64

from islario.games.robinson import marks, steps
from islario.games.robinson.agenda import NOTHING, push
from islario.games.robinson.state import NIGHT, Table
from islario.games.robinson.uses import catalogue, relief, usability

WEAPON: Final = relief.WEAPON
TEMP_WEAPON: Final = relief.TEMP_WEAPON
PALISADE: Final = relief.PALISADE
ROOF: Final = relief.ROOF
WOOD: Final = relief.WOOD
FOOD: Final = relief.FOOD
FUR: Final = relief.FUR
DET: Final = relief.DET
HEAL: Final = relief.HEAL
MORALE: Final = relief.MORALE
CLOUD: Final = relief.CLOUD
ANIMALS: Final = relief.ANIMALS
TRAP: Final = relief.TRAP
MONSTER: Final = relief.MONSTER
MYSTERY: Final = relief.MYSTERY
ROLL: Final = relief.ROLL
TOKEN: Final = relief.TOKEN
REMEDY: Final = relief.REMEDY
TOP_BEAST: Final = relief.TOP_BEAST
PAUSE: Final = 0
"""A window without a reason: the first player is asked before a round begins."""


def pause(table: Table) -> None:
    """Ask the first player whether to go on: before the first round (ROUND-11)."""
    push(table, steps.WINDOW, PAUSE, 1 << table.first, NOTHING)


def offer(table: Table, helps: i64, context: i64) -> bool:
    """Ask whoever could help with something; whether anybody is asked."""
    seats: i64 = helpers(table, helps)
    if seats == 0:
        return False
    push(table, steps.WINDOW, helps, seats, context)
    return True


def helpers(table: Table, helps: i64) -> i64:
    """The seats that could help, as bits: owners of skills, and the first player for what all share.

    Where nobody can at once, those who could together: food or determination for what lacks only that.
    """
    found: i64 = 0
    for seat in range(table.setup.players):
        if can_help(table, seat, helps, 0):
            found |= 1 << seat
    if found == 0:
        for seat in range(table.setup.players):
            found |= givers(table, seat, usability.lacking(table, seat, seat == host(table), helps))
    return found


def can_help(table: Table, seat: i64, helps: i64, kept: i64) -> bool:
    """Whether a seat has a use that helps: a skill of its own, or, for the first player, a shared thing.

    So much determination is kept for something else.
    """
    first: i64 = 4 * table.setup.characters[seat]
    for skill in range(first, first + 4):
        affordable = table.det[seat] >= usability.price(table, skill) + kept
        if affordable and helps_by(table, seat, catalogue.SKILLS + skill, helps):
            return True
    if seat != host(table):
        return False
    for use in range(catalogue.SKILLS):
        if helps_by(table, seat, use, helps):
            return True
    for use in range(catalogue.USE_POT, catalogue.USE_COUNT):
        if helps_by(table, seat, use, helps):
            return True
    return False


def helps_by(table: Table, seat: i64, use: i64, helps: i64) -> bool:
    """Whether a seat can help with something by a use, now."""
    return usability.helps_with(table, use) & helps != 0 and usability.usable(table, seat, use)


def givers(table: Table, seat: i64, lacking: i64) -> i64:
    """The seats that could give what somebody lacks, and that one; none if nobody can."""
    if lacking == 0:
        return 0
    found: i64 = 0
    for other in range(table.setup.players):
        if can_help(table, other, lacking & (FOOD | DET), lacking >> catalogue.KEPT_SHIFT if other == seat else 0):
            found |= (1 << other) | (1 << seat)
    return found


def host(table: Table) -> i64:
    """The seat that is asked about what all share: the first player, or the next one in the camp at night (CARD-58)."""
    seat: i64 = table.first
    for _ in range(table.setup.players):
        if table.phase != NIGHT or not table.has(marks.SEATS + seat, marks.OUTSIDE):
            return seat
        seat = (seat + 1) % table.setup.players
    return table.first


def still_asked(table: Table, helps: i64, seats: i64) -> i64:
    """Of the seats that are asked, those that could still help."""
    return helpers(table, helps) & seats
