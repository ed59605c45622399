"""What a list of effects can help with, worked out once for everything that can be used."""

from typing import Final

from mypy_extensions import i64

from islario.games.robinson import steps
from islario.games.robinson.box import cards
from islario.games.robinson.components import CURE
from islario.games.robinson.effects.specs import EFFECTS
from islario.games.robinson.uses.relief import MONSTER, REMEDY, TRAP

HELPED_BY: Final = {spec.step: spec.helps for spec in EFFECTS.values()}
"""What each effect helps with, whatever its values are."""


def help_of(effects: i64) -> i64:
    """What a list of effects can help with, as bits."""
    found: i64 = 0
    for row in range(effects & 63):
        at: i64 = 3 * ((effects >> 6) + row)
        step: i64 = cards.PROGRAM[at]
        a: i64 = cards.PROGRAM[at + 1]
        found |= HELPED_BY.get(int(step), 0)
        if step == steps.IGNORE_MYSTERY:
            found |= MONSTER if a == 1 else TRAP
        elif step == steps.FREE_BUILD and a >> CURE & 1 == 1:
            found |= REMEDY
        elif step == steps.CHOOSE:
            for option in range(a & 63):
                found |= help_of(cards.PROGRAM[3 * ((a >> 6) + option)])
    return found
