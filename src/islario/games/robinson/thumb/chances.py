"""What an action is worth when dice, pawns and danger are reckoned with."""

from typing import Final

from mypy_extensions import i64

from islario.games.robinson import components, marks
from islario.games.robinson.box import cards
from islario.games.robinson.components import (
    ADVENTURE_FACES,
    BUILD,
    EXPLORE,
    FRIDAY,
    HUNT,
    REST,
    SUCCESS_FACES,
    WOUND_FACES,
)
from islario.games.robinson.effects.people import mortal
from islario.games.robinson.planning import costs, plan, targets
from islario.games.robinson.state import Table
from islario.games.robinson.thumb import weights
from islario.games.robinson.thumb.needs import NEAR_DEATH, NEXT_TO_DEATH

NEVER: Final = -1_000_000
UNWISE: Final = -5_000
"""Only if nothing else can be done."""
DEADLY: Final = 9_000
"""A wound that kills."""
BY_FRIDAY: Final = 30
"""Friday gains no determination when he fails, and takes wounds for adventures."""


def score_of(table: Table, target: i64, kind: i64, who: i64, value: i64, needed: i64, reach: i64) -> i64:
    """What it is worth to begin an action of this value, with so many of the pawns that could be put on it."""
    if who == FRIDAY and kind == HUNT and table.weapon < 3:
        return UNWISE
    score: i64 = value
    if BUILD <= kind <= EXPLORE:
        score = expected(table, value, kind - BUILD, who)
        if reach > needed:
            score = max(score, value - weights.of(table, weights.PAWN))
        if who == FRIDAY:
            score -= BY_FRIDAY
    return score - weights.of(table, weights.MORE_PAWNS) * (needed - 1) - weights.of(table, weights.BEGINNING)


def expected(table: Table, value: i64, colour: i64, who: i64) -> i64:
    """What an action is worth that is left to the dice."""
    hit: i64 = SUCCESS_FACES[colour]
    gained: i64 = value * hit + weights.of(table, weights.FAILURE) * (6 - hit)
    gained -= wound(table, who) * WOUND_FACES[colour]
    return (gained - weights.of(table, weights.ADVENTURE) * ADVENTURE_FACES[colour]) // 6


def wound(table: Table, who: i64) -> i64:
    """How bad a wound by the dice is for somebody: worse, the fewer are left, and the last one ends the game."""
    points: i64 = weights.of(table, weights.WOUND)
    if who >= FRIDAY:
        return points
    life: i64 = mortal(table, who) - 1 - table.wounds[who]
    if life <= 0:
        return DEADLY
    if life <= NEXT_TO_DEATH:
        points *= 3
    return points * weights.of(table, weights.DANGER_PERCENT) // 100 if life <= NEAR_DEATH else points


def token_pawn(table: Table, kind: i64) -> i64:
    """A pawn more for the token of a field."""
    if kind > REST or not table.has(marks.THREAT_FIELD + kind, marks.MINUS_PAWN):
        return 0
    if kind == EXPLORE and table.setup.rules.lasts:
        return 0
    first: i64 = costs.first_slot(table, kind)
    return 1 if first < 0 or plan.free_slot(table) < first else 0


def needs_different(table: Table, target: i64) -> bool:
    """Whether a threat wants pawns of different players."""
    if target > targets.RIGHT:
        return False
    card: i64 = table.threats[target]
    return 0 <= card < components.EVENT_COUNT and cards.THREAT_DIFFERENT[card] == 1
