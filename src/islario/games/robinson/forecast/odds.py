"""The chances of dice: of the three of an action, and of the weather."""

from typing import Any, Final

from mypy_extensions import i64

from islario.games.robinson import marks
from islario.games.robinson.components import (
    ADVENTURE_FACES,
    ANIMALS_DIE,
    BUILD,
    EXPLORE,
    SUCCESS_FACES,
    WEATHER_DIE,
    WOUND_FACES,
)
from islario.games.robinson.phases import actions, dice, weather
from islario.games.robinson.queries import ANIMALS_SHIFT
from islario.games.robinson.state import Table

SIDES: Final = 6


class Throw:
    """One way in which a success die can fall."""

    def __init__(self, chance: float, success: bool, spends: bool) -> None:
        self.chance = chance
        self.success = success
        self.spends = spends
        """Whether the token of the field, for which a success is thrown again, is gone then."""


def throws(table: Table, colour: i64, who: i64) -> list[Throw]:
    """The ways in which the success die of a colour can fall for a performer."""
    once = face(colour)
    again: i64 = dice.forced_again(table, colour, who)
    if again == dice.NOT_AGAIN:
        found = [Throw(once, True, False), Throw(1 - once, False, False)]
    elif again == marks.REROLL:
        found = [
            Throw(once * once, True, True),
            Throw(once * (1 - once), False, True),
            Throw(1 - once, False, False),
        ]
    else:
        found = [Throw(once * once, True, False), Throw(1 - once * once, False, False)]
    return [throw for throw in found if throw.chance > 0]


def face(colour: i64) -> float:
    """The chance of a success by one throw."""
    return float(SUCCESS_FACES[colour]) / SIDES


def wound(colour: i64) -> float:
    return float(WOUND_FACES[colour]) / SIDES


def adventure(colour: i64) -> float:
    return float(ADVENTURE_FACES[colour]) / SIDES


def is_rolled(kind: i64) -> bool:
    """Whether actions of a kind are rolled for."""
    return BUILD <= kind <= EXPLORE


def of_action(table: Table, kind: i64, who: i64, sure: bool) -> dict[str, Any] | None:
    """The odds of an action that would be resolved next; None for kinds without dice."""
    if not is_rolled(kind):
        return None
    colour: i64 = kind - BUILD
    waits = actions.adventure_waits(table, marks.THREAT_FIELD + kind)
    if sure and not table.works(marks.SEATS + who, marks.CONFUSED):
        return {"success": 1.0, "wound": 0.0, "adventure": 1.0 if waits else 0.0}
    success = sum([throw.chance for throw in throws(table, colour, who) if throw.success])
    if sure:
        return {"success": success, "wound": 0.0, "adventure": 1.0 if waits else 0.0}
    return {"success": success, "wound": wound(colour), "adventure": 1.0 if waits else adventure(colour)}


class Sky:
    """One way in which the weather dice can fall: what then stands in ``Table.clouds``."""

    def __init__(self, clouds: i64, chance: float) -> None:
        self.clouds = clouds
        self.chance = chance


def dice_of_tonight(table: Table) -> list[int]:
    """The weather dice that are still to be rolled, each as often as it is."""
    due: i64 = weather.dice_due(table)
    found = [die for die in range(3) if (due >> die) & 1 == 1]
    lying: i64 = ((table.clouds >> ANIMALS_SHIFT) & 15) + ((due >> ANIMALS_DIE) & 1)
    return found + [ANIMALS_DIE] * int(weather.animals_due(table, lying))


def skies(table: Table) -> list[Sky]:
    """All that the weather dice can show, with the dice that lie there already."""
    scratch = table.clone()
    found: dict[int, float] = {int(table.clouds): 1.0}
    for die in dice_of_tonight(table):
        more: dict[int, float] = {}
        for clouds, chance in found.items():
            for side in range(SIDES):
                scratch.clouds = clouds
                weather.show(scratch, WEATHER_DIE[SIDES * die + side])
                now = int(scratch.clouds)
                more[now] = more.get(now, 0.0) + chance / SIDES
        found = more
    return [Sky(clouds, chance) for clouds, chance in found.items()]
