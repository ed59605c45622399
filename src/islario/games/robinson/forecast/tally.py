"""What has changed in a part of the round: counted on each course, and added up to chances.

A chance has a least and a most where it hangs on what people choose. Courses that part by a choice have it all, each of
them; so what is true of several is at most their sum, and at least what all others leave.
"""

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


class Chance:
    """How likely something is, of all that can be."""

    def __init__(self) -> None:
        self.least = 0.0
        self.most = 0.0
        self.others_least = 0.0
        self.others_most = 0.0

    def take(self, course: Course, happens: bool, share: float = 1.0) -> None:
        if happens:
            self.least += course.least * share
            self.most += course.most * share
        else:
            self.others_least += course.least * share
            self.others_most += course.most * share

    def told(self) -> dict[str, float]:
        least = rounded(max(self.least, 1 - self.others_most))
        return {"least": least, "most": max(least, rounded(min(self.most, 1 - self.others_least)))}


class Spread:
    """The chances of several cases, each known by a text."""

    def __init__(self) -> None:
        self.cases: dict[str, Any] = {}
        self.chances: dict[str, Chance] = {}
        self.all = Chance()

    def add(self, key: str, case: Any, course: Course, share: float = 1.0) -> None:
        self.cases[key] = case
        if key not in self.chances:
            self.chances[key] = Chance()
        self.chances[key].take(course, True, share)
        self.all.take(course, True, share)

    def miss(self, course: Course) -> None:
        """A course that comes to none of the cases."""
        self.all.take(course, False)

    def told(self) -> list[dict[str, Any]]:
        """The cases, the likeliest first."""
        for chance in self.chances.values():
            chance.others_least = self.all.least + self.all.others_least - chance.least
            chance.others_most = self.all.most + self.all.others_most - chance.most
        order = sorted(self.chances, key=self.likelihood)
        return [{"chance": self.chances[key].told(), **self.cases[key]} for key in order]

    def likelihood(self, key: str) -> tuple[float, float, str]:
        chance = self.chances[key].told()
        return -chance["most"], -chance["least"], key


def rounded(chance: float) -> float:
    """A chance as it is told: sums of fractions are not quite whole."""
    return max(0.0, min(1.0, round(float(chance), 9)))


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
            spread.add(str(changes), {"changes": changes}, course)
        else:
            spread.miss(course)
    over = Chance()
    for course in courses:
        over.take(course, not course.before)
    return {"certain": len(spread.cases) == 1, "outcomes": spread.told(), "over": over.told()}


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
