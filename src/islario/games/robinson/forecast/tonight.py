"""The rest of the round, part by part: weather, dinner, sleep, rot, and what is left at dawn."""

from typing import Any, Final

from mypy_extensions import i64

from islario.core.bits import places
from islario.games.robinson import marks, steps
from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.box.pieces import WEATHER_FACES
from islario.games.robinson.components import FOOD, PRESERVED, RESOURCES
from islario.games.robinson.effects import levels
from islario.games.robinson.forecast import courses as ahead
from islario.games.robinson.forecast import odds
from islario.games.robinson.forecast.courses import Course, Ledger, advance, merged
from islario.games.robinson.forecast.tally import ADDED_UP, EACH, Chance, Range, Spread, count, mark, part
from islario.games.robinson.notation import PEOPLE
from islario.games.robinson.phases import night
from islario.games.robinson.queries import ANIMALS_SHIFT, FACES_SHIFT, free_food, pending, rain, snow
from islario.games.robinson.state import GOING_ON, Table

DICE: Final = ["rain", "winter", "animals"]


class Night:
    """The rest of the round as it was imagined."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ledger = Ledger()
        self.weather: dict[str, Any] | None = None
        self.dinner: dict[str, Any] | None = None
        self.sleep: dict[str, Any] | None = None
        self.rot: dict[str, Any] | None = None
        self.coming: list[Range] = []
        self.courses: list[Course] = []
        """How it can all have gone when the night is over."""

    def imagine(self) -> None:
        """Let the round run to its end."""
        found = self.act(ahead.begin(self.table))
        found = self.face_weather(found)
        found = self.dine(found)
        self.courses = self.lie_down(found)

    def reach(self, courses: list[Course], step: i64) -> list[Course]:
        """Run to a step, where it is still to come."""
        found: list[Course] = []
        going: list[Course] = []
        for course in courses:
            if pending(course.table, step) >= 0:
                going.append(course)
            else:
                found.append(course)
        return found + advance(going, step, 0, self.ledger)

    def act(self, courses: list[Course]) -> list[Course]:
        if pending(self.table, steps.RESOLVE_NEXT) >= 0:
            courses = ahead.act(courses, self.ledger)
        courses = merged(self.reach(courses, steps.WEATHER_PHASE))
        for resource in range(i64(4)):
            brought = Range()
            for course in courses:
                spent: i64 = self.table.stock[resource] - self.table.reserved[resource]
                brought.take(course.table.stock[resource] - spent)
            self.coming.append(brought)
        return courses

    # -- the weather -----------------------------------------------------------------------------------

    def face_weather(self, courses: list[Course]) -> list[Course]:
        """Clouds against the roof, hungry animals, a storm."""
        if pending(self.table, steps.NIGHT_PHASE) < 0:
            return courses
        mark(courses)
        roof = Range()
        for course in courses:
            roof.take(course.table.roof)
        due = odds.dice_of_tonight(self.table) if pending(self.table, steps.WEATHER_PHASE) >= 0 else []
        clouds = Spread()
        animals = Spread()
        if pending(self.table, steps.WEATHER_PHASE) >= 0 or pending(self.table, steps.WEATHER_WINTER) >= 0:
            courses = advance(courses, steps.WEATHER_WINTER, 0, self.ledger)
            for course in courses:
                wet, white = int(rain(course.table)), int(snow(course.table))
                clouds.add(f"{wet} {white}", {"rain": wet, "snow": white}, course)
                tell_animals(course, animals)
        courses = self.reach(courses, steps.WEATHER_ANIMALS)
        holds = Chance()
        for course in courses:
            holds.take(course, course.before == count(course.table))
        courses = self.reach(courses, steps.NIGHT_PHASE)
        self.weather = {
            **part(courses, EACH, self.ledger),
            "dice": [DICE[die] for die in due],
            "clouds": clouds.told(),
            "animals": animals.told(),
            "roof": roof.told(),
            "holds": holds.told(),
        }
        return merged(courses)

    # -- the night -------------------------------------------------------------------------------------

    def dine(self, courses: list[Course]) -> list[Course]:
        """The meal in the camp and outside, and what is eaten beside it."""
        if pending(self.table, steps.NIGHT_PHASE) < 0 and pending(self.table, steps.NIGHT_EAT) < 0:
            return self.reach(courses, steps.NIGHT_MOVE)
        courses = merged(advance(courses, steps.NIGHT_EAT, 0, self.ledger))
        mark(courses)
        hungry = Range()
        enough = Chance()
        extra: i64 = 0
        for course in courses:
            if not course.before:
                enough.take(course, False)
                continue
            missing: i64 = max(0, night.mouths(course.table) - free_food(course.table))
            hungry.take(missing)
            enough.take(course, missing == 0)
            if course.table.has(marks.NIGHT_SPACE, marks.PLUS_FOOD):
                extra = max(extra, night.size(night.sleepers(course.table)))
        courses = advance(courses, steps.NIGHT_MOVE, 0, self.ledger)
        food = {"least": 0, "most": 0}
        if self.coming:
            kinds = [self.coming[FOOD].told(), self.coming[PRESERVED].told()]
            food = {name: kinds[0][name] + kinds[1][name] for name in food}
        self.dinner = {
            **part(courses, ADDED_UP, self.ledger),
            "mouths": int(night.mouths(self.table)),
            "have": int(free_food(self.table)),
            "coming": food,
            "wanted": int(extra),
            "hungry": hungry.told(),
            "enough": enough.told(),
        }
        return merged(courses)

    def lie_down(self, courses: list[Course]) -> list[Course]:
        """Shelter, what waited for the night, and rot."""
        if pending(self.table, steps.NIGHT_PHASE) >= 0 or pending(self.table, steps.NIGHT_SHELTER) >= 0:
            mark(courses)
            in_the_open = Chance()
            outside: i64 = 0
            for course in courses:
                in_the_open.take(course, len(course.before) > 0 and not levels.has_shelter(course.table))
                if not course.before:
                    continue
                for seat in range(course.table.setup.players):
                    if course.table.has(marks.SEATS + seat, marks.OUTSIDE):
                        outside |= 1 << seat
            courses = self.reach(courses, steps.NIGHT_LATER)
            told = {"open": in_the_open.told(), "outside": [PEOPLE[seat] for seat in places(outside)]}
            self.sleep = {**part(courses, ADDED_UP, self.ledger), **told}
            courses = merged(courses)
        if pending(self.table, steps.NIGHT_PHASE) >= 0 or pending(self.table, steps.NIGHT_ROT) >= 0:
            courses = merged(self.reach(courses, steps.NIGHT_ROT))
            mark(courses)
            kept: i64 = marks.NO_CARD
            for course in courses:
                kept = night.keeper(course.table)
            courses = self.reach(courses, steps.NIGHT_DONE)
            self.rot = {
                **part(courses, ADDED_UP, self.ledger),
                "kept_by": CARDS[kept] if kept != marks.NO_CARD else None,
            }
        return merged(self.reach(courses, steps.NIGHT_DONE))

    # -- what is told ----------------------------------------------------------------------------------

    def told(self) -> dict[str, Any]:
        """The parts, without tokens and threats."""
        return {
            "weather": self.weather,
            "dinner": self.dinner,
            "sleep": self.sleep,
            "rot": self.rot,
            "stores": {name: self.store(resource) for resource, name in enumerate(RESOURCES)},
            "over": self.over(),
            "omits": [ahead.OMITS[what] for what in places(self.ledger.omits)],
        }

    def over(self) -> dict[str, float]:
        """The chance that no further round begins; the last one ends the game."""
        ends = [course.part(course.table.clone(), 1.0, False) for course in self.courses]
        over = Chance()
        for course in advance(ends, steps.ROUND_BEGINS, 0, self.ledger):
            over.take(course, course.table.ended != GOING_ON)
        return over.told()

    def store(self, resource: int) -> dict[str, Any]:
        dawn = Range()
        for course in self.courses:
            dawn.take(course.table.stock[resource])
        return {
            "now": int(self.table.stock[resource]),
            "reserved": int(self.table.reserved[resource]),
            "coming": self.coming[resource].told(),
            "dawn": dawn.told(),
        }


def tell_animals(course: Course, spread: Spread) -> None:
    """What the animals dice of a course show; of several each has its share."""
    clouds: i64 = course.table.clouds
    n: i64 = (clouds >> ANIMALS_SHIFT) & 15
    for die in range(n):
        face = WEATHER_FACES[(clouds >> (FACES_SHIFT + 3 * die)) & 7]
        spread.add(face, {"face": "none" if face == "blank" else face}, course, 1 / float(n))
