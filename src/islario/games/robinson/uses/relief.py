"""What uses can help with, as bits: what is asked for when something is about to go wrong."""

from typing import Final

from mypy_extensions import i64

from islario.games.robinson import steps
from islario.games.robinson.box import cards
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


HELPED_BY: Final[dict[int, int]] = {
    steps.WEAPON: WEAPON,
    steps.TEMP_WEAPON: TEMP_WEAPON,
    steps.PALISADE: PALISADE,
    steps.ROOF: ROOF,
    steps.WOOD: WOOD,
    steps.FOOD: FOOD,
    steps.PRESERVED: FOOD,
    steps.FUR: FUR,
    steps.GIVE_DET: DET,
    steps.SHARE_DET: DET,
    steps.GIVE_HEAL: HEAL,
    steps.SHARE_HEAL: HEAL,
    steps.EACH: HEAL,
    steps.MORALE: MORALE,
    steps.IGNORE_CLOUD: CLOUD,
    steps.TURN_CLOUD: CLOUD,
    steps.IGNORE_ANIMALS: ANIMALS,
    steps.REROLL_ANIMALS: ANIMALS,
    steps.FEWER_MYSTERIES: MYSTERY,
    steps.LOST_ITEM: LOST_ITEM,
    steps.REMOVE_ANY: TOKEN,
    steps.TRACK: TOP_BEAST,
}
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
