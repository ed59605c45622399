"""The rest of a round, imagined: the engine itself runs on, and where chance decides, it runs on in every way.

Where people have to choose, it goes on with each answer. Nobody uses anything, and what may be declined is declined.
What nobody can know (the next card, a tile that is turned over) is left out, and noted as left out. A course is a table
on which things went one way, with the chance of that: from the least to the most, as people choose. Courses that came
to the same are one.
"""

from typing import Any, Final

from mypy_extensions import i64

from islario.core.bits import bit, lowest, places
from islario.core.rng import Rng
from islario.games.robinson import engine, marks, steps
from islario.games.robinson.agenda import DECLINE, SLOT, who_of
from islario.games.robinson.components import BUILD
from islario.games.robinson.forecast import odds
from islario.games.robinson.phases import actions, dice
from islario.games.robinson.planning import checks, costs, plan
from islario.games.robinson.planning.check_results import FINE
from islario.games.robinson.queries import pending
from islario.games.robinson.scenarios import registry
from islario.games.robinson.state import ACTION, GOING_ON, NONE, SLOT_SIZE, SLOTS, STEP_SIZE, TARGET, Table

# What is left out.
ADVENTURE_CARD: Final = 0
DISCOVERED: Final = 1
MYSTERY_CARD: Final = 2
BEAST_CARD: Final = 3
TILE_CARD: Final = 4
EVENT_CARD: Final = 5
OTHER_CHANCE: Final = 6
"""Dice that cards and items roll, inventions that are drawn."""
USES: Final = 7
CHOICES: Final = 8
"""What may be declined, and more ways to choose than can be followed."""
MOST_COURSES: Final = 400
"""Where so many courses run already, only the first answer to a question is followed."""
OMITS: Final = ["adventure", "discovery", "mystery", "hunt", "tile", "event", "chance", "uses", "choices"]

_UNKNOWN: Final = {
    steps.ADVENTURE: ADVENTURE_CARD,
    steps.DISCOVERY: DISCOVERED,
    steps.STARTING_ITEM: DISCOVERED,
    steps.SCOUT: DISCOVERED,
    steps.BACKPACK: DISCOVERED,
    steps.MYSTERY: MYSTERY_CARD,
    steps.MYSTERY_NEXT: MYSTERY_CARD,
    steps.FIGHT_HUNTING: BEAST_CARD,
    steps.BEAST: BEAST_CARD,
    steps.BEAST_WAITS: BEAST_CARD,
    steps.PLACE_TILE: TILE_CARD,
    steps.REVEAL_TILES: TILE_CARD,
    steps.RECONNOITRE: TILE_CARD,
    steps.EVENT_DRAW: EVENT_CARD,
    steps.LOOK_EVENT: EVENT_CARD,
    steps.TRACK: BEAST_CARD,
    steps.DRAW_INVENTION: OTHER_CHANCE,
    steps.NEW_IDEA: OTHER_CHANCE,
    steps.PRODUCTION_PIT: OTHER_CHANCE,
    steps.REROLL_ANIMALS: OTHER_CHANCE,
    steps.ROLL_WEATHER: OTHER_CHANCE,
}
"""Steps that turn something over or ask chance, and what is left out with each."""


class Course:
    """One way that things can go."""

    def __init__(self, table: Table, least: float, most: float, rolled: bool, before: list[int]) -> None:
        self.table = table
        self.least = least
        """Its chance if people choose against it, ..."""
        self.most = most
        """... and if they choose for it."""
        self.rolled = rolled
        """Whether the dice of the action being resolved were imagined: of them only the success die lies there."""
        self.before = before
        """How much there was when a part of the round began (``Tally``)."""

    def part(self, table: Table, chance: float, rolled: bool) -> "Course":
        """One of the ways in which it goes on by chance."""
        return Course(table, self.least * chance, self.most * chance, rolled, self.before)

    def choose(self, table: Table) -> "Course":
        """One of the ways in which it goes on if people choose it."""
        return Course(table, 0.0, self.most, self.rolled, self.before)


class Ledger:
    """What is noted while courses run."""

    def __init__(self, straight: bool = False) -> None:
        self.straight = straight
        """Whether a course ends where dice are thrown or somebody has to choose, instead of going on."""
        self.omits: i64 = 0
        self.rng = Rng(0)
        """Only what stays hidden anyway is shuffled by it."""
        self.thrown = [0.0] * SLOTS
        """For each slot of the plan, how much of all courses threw its dice, ..."""
        self.success = [0.0] * SLOTS
        """... and had a success."""
        self.attempted = [0.0] * SLOTS
        """For each slot, how much of all courses came to its adventure die, ..."""
        self.adventure = [0.0] * SLOTS
        """... and met an adventure."""
        self.wounds: dict[int, tuple[int, float]] = {}
        """Wounds by dice, by 2 * slot, and one more for those that are instead of an adventure: whose, its chance."""

    def omit(self, what: i64) -> None:
        self.omits |= bit(what)


def begin(table: Table) -> list[Course]:
    """One course, from the table as it is; what is planned and not complete is not done."""
    own = table.clone()
    if own.depth > 0 and own.steps[(own.depth - 1) * STEP_SIZE] == steps.PLANNING:
        drop_incomplete(own)
    return [Course(own, 1.0, 1.0, False, [])]


def drop_incomplete(table: Table) -> None:
    """Nobody can confirm an action that lacks pawns: it is taken out, until all that are left are complete."""
    while True:
        bad: i64 = -1
        for slot in range(i64(SLOTS)):
            if table.plan[slot * SLOT_SIZE + TARGET] != 0 and checks.complete(table, slot) != FINE:
                bad = slot
        if bad < 0:
            return
        plan.clear(table, bad, None)
        costs.reserve(table)


def advance(courses: list[Course], stop: i64, floor: i64, ledger: Ledger) -> list[Course]:
    """Let every course run until a step is uppermost, or no more steps than ``floor`` are left, or the game is over."""
    arrived: list[Course] = []
    waiting = courses[:]
    while waiting:
        course = waiting.pop()
        if follow(course, stop, floor, ledger, waiting):
            arrived.append(course)
    return arrived


def act(courses: list[Course], ledger: Ledger) -> list[Course]:
    """Let the actions of the plan be resolved, and bring courses together after each of them."""
    done: list[Course] = []
    while courses:
        going: list[Course] = []
        for course in merged(advance(courses, steps.RESOLVE_NEXT, 0, ledger)):
            at: i64 = (course.table.depth - 1) * STEP_SIZE
            if course.table.ended == GOING_ON and course.table.steps[at] == steps.RESOLVE_NEXT:
                do(course, at, steps.RESOLVE_NEXT, ledger)
                if pending(course.table, steps.RESOLVE_SLOT) >= 0:
                    going.append(course)
                    continue
            done.append(course)
        courses = going
    return merged(done)


def follow(course: Course, stop: i64, floor: i64, ledger: Ledger, others: list[Course]) -> bool:
    """Let a course run; whether it has arrived. Where it parts, its parts are put to the others instead."""
    table = course.table
    while table.depth > floor and table.ended == GOING_ON:
        at: i64 = (table.depth - 1) * STEP_SIZE
        step: i64 = table.steps[at]
        if step == stop:
            return True
        if ledger.straight and is_crossing(table, at, step):
            return True
        if step == steps.ASK:
            answers = answers_at(table, at, ledger, len(others))
            if len(answers) > 1:
                for value in answers:
                    own = table.clone()
                    engine.answer(own, value)
                    others.append(course.choose(own))
                return False
            engine.answer(table, answers[0])
        elif step > steps.ASK or step == steps.PLANNING:
            pass_over(table, step, ledger)
        elif step in _UNKNOWN:
            ledger.omit(_UNKNOWN[step])
            table.depth -= 1
        elif step == steps.ROLL:
            part_at_roll(course, at, ledger, others)
            return False
        elif step == steps.WEATHER_PHASE and len(odds.dice_of_tonight(table)) > 0:
            for sky in odds.skies(table):
                own = table.clone()
                own.clouds = sky.clouds
                others.append(course.part(own, sky.chance, False))
            return False
        else:
            do(course, at, step, ledger)
    return True


def is_crossing(table: Table, at: i64, step: i64) -> bool:
    """Whether a course would part here, or somebody has to choose."""
    if step == steps.ASK:
        choices: i64 = registry.possible_answers(table, table.steps[at - STEP_SIZE], table.steps[at + 2])
        return choices & (choices - 1) != 0
    return step == steps.ROLL or step == steps.WEATHER_PHASE or step == steps.PLANNING


def answers_at(table: Table, at: i64, ledger: Ledger, courses: int) -> list[int]:
    """The answers to a question that are followed: every one, or only that it is declined.

    In which order the actions of a kind are resolved is no choice that counts: the first answer will do.
    """
    choices: i64 = registry.possible_answers(table, table.steps[at - STEP_SIZE], table.steps[at + 2])
    if choices & (choices - 1) == 0 or table.steps[at + 1] & 15 == SLOT:
        return [int(lowest(choices))]
    if (choices >> DECLINE) & 1 == 1 or courses >= MOST_COURSES:
        ledger.omit(CHOICES)
        return [DECLINE if (choices >> DECLINE) & 1 == 1 else int(lowest(choices))]
    return places(choices)


def pass_over(table: Table, step: i64, ledger: Ledger) -> None:
    """Nobody uses anything, and everybody has confirmed."""
    if step == steps.WINDOW:
        ledger.omit(USES)
    else:
        table.phase = ACTION
    table.depth -= 1


def do(course: Course, at: i64, step: i64, ledger: Ledger) -> None:
    """Do a step as the engine does; note what dice bring that were only imagined."""
    table = course.table
    a: i64 = table.steps[at + 1]
    b: i64 = table.steps[at + 2]
    context: i64 = table.steps[at + 3]
    if step == steps.APPLY_ADVENTURE:
        note_adventure(course, a, b, who_of(context), ledger)
    elif step == steps.ACTION_DONE:
        course.rolled = False
    known = table.known_top
    table.depth -= 1
    engine.do(table, step, a, b, context, ledger.rng, None)
    if table.setup.rules.watches:
        table.setup.rules.check_goal(table)
    top: i64 = (table.depth - 1) * STEP_SIZE
    if step != steps.FIGHT_CARD and top >= 0 and table.steps[top] == steps.FIGHT_CARD and not known:
        ledger.omit(BEAST_CARD)  # the beast that was turned over is not known
        table.depth -= 1


def part_at_roll(course: Course, at: i64, ledger: Ledger, others: list[Course]) -> None:
    """The success die decides how a course goes on. The others are noted: they change nothing but wounds."""
    table = course.table
    colour: i64 = table.steps[at + 1]
    which: i64 = table.steps[at + 2]
    who: i64 = who_of(table.steps[at + 3])
    table.depth -= 1
    slot: i64 = table.slot
    if slot != NONE:
        ledger.thrown[slot] += course.most
        if which & dice.WOUND != 0:
            ledger.wounds[2 * slot] = (int(who), odds.wound(colour))
    for throw in odds.throws(table, colour, who):
        own = table.clone()
        own.dice = dice.SUCCESS if throw.success else 0
        if throw.spends:
            own.lift(marks.BUILD_FIELD + colour, marks.REROLL)
        if throw.success and slot != NONE:
            ledger.success[slot] += course.most * throw.chance
        others.append(course.part(own, throw.chance, True))


def note_adventure(course: Course, kind: i64, sure: i64, who: i64, ledger: Ledger) -> None:
    """How likely the action that is resolved meets an adventure, or a wound instead."""
    table = course.table
    slot: i64 = table.slot
    if slot == NONE:
        return
    ledger.attempted[slot] += course.most
    if actions.adventure_waits(table, marks.THREAT_FIELD + kind):
        ledger.adventure[slot] += course.most
    elif sure == 0 and course.rolled:
        chance = odds.adventure(kind - BUILD)
        ledger.adventure[slot] += course.most * chance
        if actions.is_spared(table, who):
            ledger.wounds[2 * slot + 1] = (int(who), chance)
        else:
            ledger.omit(ADVENTURE_CARD)


def merged(courses: list[Course]) -> list[Course]:
    """Of those that came to the same, one with all their chances."""
    if len(courses) < 2:
        return courses
    found: dict[Any, Course] = {}
    for course in courses:
        key = signature(course.table)
        first = found.get(key)
        if first is None:
            found[key] = course
        else:
            first.least += course.least
            first.most += course.most
    return list(found.values())


def signature(table: Table) -> Any:
    """All that makes a difference for the rest of a round."""
    levels = (table.roof, table.palisade, table.weapon, table.morale, table.camp, table.clouds, table.built)
    goods = (tuple(table.stock), tuple(table.future), tuple(table.incoming))
    finds = (tuple(table.items), tuple(table.tokens), tuple(table.treasures))
    waiting = table.on[marks.NIGHT_SPACE] & ((1 << marks.LATER) | (1 << marks.EVERY_NIGHT)) != 0
    people = (tuple(table.wounds), tuple(table.det) if waiting else None, table.friday)
    board = (tuple(table.on), tuple(table.plan), tuple(table.notes), tuple(table.tiles), tuple(table.threats))
    return levels, goods, finds, people, board, table.shelter, table.ended, table.depth, table.open
