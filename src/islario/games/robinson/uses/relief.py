"""What uses can help with, as bits: what is asked for when something is about to go wrong."""

from typing import Final

from mypy_extensions import i64

from islario.games.robinson import cards, steps
from islario.games.robinson.components import CURE

WEAPON: Final = 1
TEMP_WEAPON: Final = 2
PALISADE: Final = 4
ROOF: Final = 8
WOOD: Final = 16
FOOD: Final = 32
FUR: Final = 64
DET: Final = 128
HEAL: Final = 256
MORALE: Final = 512
CLOUD: Final = 1024
ANIMALS: Final = 2048
TRAP: Final = 4096
MONSTER: Final = 8192
MYSTERY: Final = 16384
ROLL: Final = 32768
LOST_ITEM: Final = 65536
"""King Kong Island: it depends on who lives (helps_with)."""
TOKEN: Final = 1 << 17
"""A token that is about to do something leaves."""
REMEDY: Final = 1 << 18
"""A Cure is built at once."""
TOP_BEAST: Final = 1 << 19
"""Another beast comes to lie on top."""


def help_of(effects: i64) -> i64:
    """What a list of effects can help with, as bits."""
    found: i64 = 0
    for row in range(effects & 63):
        at: i64 = 3 * ((effects >> 6) + row)
        step: i64 = cards.PROGRAM[at]
        a: i64 = cards.PROGRAM[at + 1]
        if step == steps.WEAPON:
            found |= WEAPON
        elif step == steps.TEMP_WEAPON:
            found |= TEMP_WEAPON
        elif step == steps.PALISADE:
            found |= PALISADE
        elif step == steps.ROOF:
            found |= ROOF
        elif step == steps.WOOD:
            found |= WOOD
        elif step == steps.FOOD or step == steps.PRESERVED:
            found |= FOOD
        elif step == steps.FUR:
            found |= FUR
        elif step == steps.GIVE_DET or step == steps.SHARE_DET:
            found |= DET
        elif step == steps.GIVE_HEAL or step == steps.SHARE_HEAL or step == steps.EACH:
            found |= HEAL
        elif step == steps.MORALE:
            found |= MORALE
        elif step == steps.IGNORE_CLOUD or step == steps.TURN_CLOUD:
            found |= CLOUD
        elif step == steps.IGNORE_ANIMALS or step == steps.REROLL_ANIMALS:
            found |= ANIMALS
        elif step == steps.IGNORE_MYSTERY:
            found |= MONSTER if a == 1 else TRAP
        elif step == steps.FEWER_MYSTERIES:
            found |= MYSTERY
        elif step == steps.LOST_ITEM:
            found |= LOST_ITEM
        elif step == steps.REMOVE_ANY:
            found |= TOKEN
        elif step == steps.FREE_BUILD and a >> CURE & 1 == 1:
            found |= REMEDY
        elif step == steps.TRACK:
            found |= TOP_BEAST
        elif step == steps.CHOOSE:
            for option in range(a & 63):
                found |= help_of(cards.PROGRAM[3 * ((a >> 6) + option)])
    return found
