"""What has changed in a part of the round: counted on each course, and added up to chances."""

from typing import Any, Final

from mypy_extensions import i64

from islario.games.robinson.components import PEOPLE, RESOURCES
from islario.games.robinson.forecast.courses import Course, Ledger
from islario.games.robinson.state import GOING_ON, Table

COUNTED: Final = [*RESOURCES, "morale", "roof", "palisade", "weapon"]
"""What a count has, before the wounds of each person."""
WOUNDS: Final = 8
"""Where the wounds begin in a count."""
EACH: Final = 0
"""How wounds are told: the most that anybody has, ..."""
ADDED_UP: Final = 1
"""... or those of everybody together."""


def count(table: Table) -> list[int]:
    """How much there is of everything, and everybody's wounds."""
    found = [int(table.stock[resource]) for resource in range(4)]
    found += [int(table.morale), int(table.roof), int(table.palisade), int(table.weapon)]
    return found + [int(table.wounds[person]) for person in range(PEOPLE)]


def change(before: list[int], after: list[int], how: int) -> dict[str, Any]:
    """What is different, as ``RobinsonChanges``."""
    found: dict[str, Any] = {}
    for place, name in enumerate(COUNTED):
        if after[place] != before[place]:
            found[name] = after[place] - before[place]
    wounds = [after[WOUNDS + person] - before[WOUNDS + person] for person in range(PEOPLE)]
    told = sum(wounds) if how == ADDED_UP else max(wounds)
    if told != 0:
        found["wounds"] = told
    return found


class Spread:
    """The chances of several cases, each known by a text."""

    def __init__(self) -> None:
        self.cases: dict[str, Any] = {}
        self.chances: dict[str, float] = {}

    def add(self, key: str, case: Any, chance: float) -> None:
        self.cases[key] = case
        self.chances[key] = self.chances.get(key, 0.0) + chance

    def told(self) -> list[dict[str, Any]]:
        """The cases, the likeliest first."""
        order = sorted(self.chances, key=self.likelihood)
        return [{"chance": rounded(self.chances[key]), **self.cases[key]} for key in order]

    def likelihood(self, key: str) -> tuple[float, str]:
        return -rounded(self.chances[key]), key


def rounded(chance: float) -> float:
    """A chance as it is told: sums of fractions are not quite whole."""
    return min(1.0, round(float(chance), 9))


def part(courses: list[Course], how: int, ledger: Ledger) -> dict[str, Any]:
    """How a part of the round can go, from what each course had before it; those that do not reach it are left out.

    Wounds by dice move people to and from morale arrows: where any are possible, morale is not counted here.
    """
    spread = Spread()
    for course in courses:
        if course.before:
            changes = change(course.before, count(course.table), how)
            if ledger.wounds:
                changes.pop("morale", None)
            spread.add(str(changes), {"changes": changes}, course.chance)
    return {"certain": len(spread.cases) == 1, "outcomes": spread.told()}


def mark(courses: list[Course]) -> None:
    """A part of the round begins, for those that get there."""
    for course in courses:
        course.before = count(course.table) if course.table.ended == GOING_ON else []


class Range:
    """From the least to the most that was seen."""

    def __init__(self) -> None:
        self.least: i64 = 0
        self.most: i64 = 0
        self.empty = True

    def take(self, value: i64) -> None:
        self.least = value if self.empty else min(self.least, value)
        self.most = value if self.empty else max(self.most, value)
        self.empty = False

    def told(self) -> dict[str, int]:
        return {"least": int(self.least), "most": int(self.most)}
