"""What is due: steps on a stack, and what each of them is about.

A step is four numbers: which step, two values, and a context. The top is done next and may put others
on top of itself. A question is a step too: it waits until it is answered, and its answer becomes
the first value of the step beneath it. So any moment of a game is plain data.

The context says whom and what a step is about: a person, the moment (an action, or any other), a space
and a source of the island, the card that speaks. Of wounds it also says what was missing that they come of:
only people are told of that, no rule asks for it, and positions leave it out.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from islario.games.robinson import steps
from islario.games.robinson.box.cards import PROGRAM
from islario.games.robinson.components import NOBODY
from islario.games.robinson.marks import NO_CARD
from islario.games.robinson.state import STEP_SIZE, Table

NO_SPACE: Final = 15
NO_SOURCE: Final = 3
ELSEWHERE: Final = 0
"""The moment of an event, a threat, the weather, the night: demands are the group's."""
IN_ACTION: Final = 1
"""The moment of an action: demands are the performer's, gains go to Future."""

# Kinds of questions: what is chosen from.
OPTION: Final = 0
SPACE: Final = 1
SOURCE: Final = 2
PERSON: Final = 3
INVENTION: Final = 4
SLOT: Final = 5
TOKEN: Final = 6
TILE: Final = 7
RESOURCE: Final = 8
MARK: Final = 9
NUMBER: Final = 10
ARROW: Final = 11
BUILDING: Final = 12
LEVELS: Final = 4
"""The first answers to BUILDING: shelter, roof, palisade and weapon. Inventions follow."""
QUESTIONS: Final = [
    "option", "space", "source", "person", "invention", "slot", "token", "tile", "resource", "mark",
    "number", "arrow", "building",
]  # fmt: skip
DECLINE: Final = 61
"""The answer "none of them", where one may decline."""
REMEDY_ASKED: Final = 1 << 17
"""Set in wounds that a Cure would lessen once people were asked for one."""
ASKED: Final = 1 << 16
"""Set in a demand or a choice once people were asked whether they use something to meet it."""


# What can be missing where something is demanded.
LACK_WOOD: Final = 1
"""The first of four: the resources, in their order."""
LACK_FOOD: Final = 2
LACK_ROOF: Final = 5
"""The first of three: roof, palisade, weapons."""
LACK_PALISADE: Final = 6
LACK_STRENGTH: Final = 8
"""Weapons for a fight."""
LACK_DETERMINATION: Final = 9
LACK_ITEM: Final = 10
LACK_INVENTION: Final = 11
LACK_SOURCE: Final = 12
LACK_TILE: Final = 13
LACK_SITE: Final = 14
LACKS: Final = [
    "", "wood", "food", "preserved", "fur", "roof", "palisade", "weapon", "strength", "determination", "item",
    "invention", "source", "tile", "site",
]  # fmt: skip
LACKING_SHIFT: Final = 20


def about(who: i64, moment: i64, space: i64, source: i64, card: i64) -> i64:
    """A context."""
    return who | (moment << 3) | (space << 5) | (source << 9) | (card << 11)


NOTHING: Final = NOBODY | (NO_SPACE << 5) | (NO_SOURCE << 9) | (NO_CARD << 11)
"""A context about nobody and nothing."""


def who_of(context: i64) -> i64:
    return context & 7


def in_action(context: i64) -> bool:
    return (context >> 3) & 3 == IN_ACTION


def space_of(context: i64) -> i64:
    return (context >> 5) & 15


def source_of(context: i64) -> i64:
    return (context >> 9) & 3


def card_of(context: i64) -> i64:
    return (context >> 11) & 511


def lacking_of(context: i64) -> i64:
    return (context >> LACKING_SHIFT) & 15


def lacking(context: i64, what: i64) -> i64:
    """The same, for want of something."""
    return (context & ~(15 << LACKING_SHIFT)) | (what << LACKING_SHIFT)


def for_person(context: i64, who: i64) -> i64:
    """The same, about another person."""
    return (context & ~7) | who


def from_card(context: i64, card: i64) -> i64:
    """The same, of another card."""
    return (context & ~(511 << 11)) | (card << 11)


def push(table: Table, step: i64, a: i64, b: i64, context: i64) -> None:
    """Put a step on top."""
    at: i64 = table.depth * STEP_SIZE
    if at >= i64(len(table.steps)):
        for _ in range(16 * STEP_SIZE):
            table.steps = append(table.steps, 0)
    table.steps[at] = step
    table.steps[at + 1] = a
    table.steps[at + 2] = b
    table.steps[at + 3] = context
    table.depth += 1


def push_effects(table: Table, effects: i64, context: i64) -> None:
    """Put a list of effects on top, the first of them uppermost."""
    row: i64 = (effects >> 6) * 3
    n: i64 = effects & 63
    while n > 0:
        n -= 1
        push(table, PROGRAM[row + 3 * n], PROGRAM[row + 3 * n + 1], PROGRAM[row + 3 * n + 2], context)


def ask(table: Table, seat: i64, kind: i64, choices: i64, context: i64) -> None:
    """Ask a seat for one of a set; the answer goes into the step that is on top now."""
    push(table, steps.ASK, kind | (seat << 4), choices, context)


def chooser(table: Table, context: i64) -> i64:
    """The seat that decides for the one a step is about; the first player where it is nobody's (CARD-2)."""
    who: i64 = context & 7
    return who if who < table.setup.players else table.first


def top(table: Table) -> i64:
    """Where the uppermost step begins."""
    return (table.depth - 1) * STEP_SIZE
