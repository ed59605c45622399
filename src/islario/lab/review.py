"""A game that is over, looked back on: how its value went, and what luck and what decisions made of it.

The value is the chance to win, or in a game of points the points that a seat may expect, if from there on the quick
player decided for all. A *unit* is all that was decided until something came to light: cards, dice, what others did.
Its decisions are worth what is expected after them, less the value before. Its luck is the value after it, less what
was expected. So decisions and luck add up to the whole change of the value, from the first to the result, exactly.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

import islario
from islario.core import lines as core
from islario.core.events import Event
from islario.core.game import REVEALING, Game, Table
from islario.core.reasons import IslarioError, Reason
from islario.core.state import State
from islario.lab.facts import news_of
from islario.players.appraisal import Appraisal, Appraiser, Steps
from islario.players.coach import Advised, Coach
from islario.players.search.levels import Level

GAMES = 600 if islario.compiled else 2
"""Games by which a value is estimated. Where the rules run interpreted, more would take hours."""
CHANCE = 10_000
"""Parts into which a chance is divided: values are whole numbers, so that their sums are exact."""
POINT = 100
"""Parts into which a point is divided."""
SURE = 2.0
"""Standard errors by which something has to differ before anybody is told."""
MOST_TURNING = 8
"""Things that are told as those that decided the game."""
MOST_EVENTS = 6
"""Events that are told of what came."""
HOPELESS = 0.03
"""Where no chance was ever higher than this, it tells next to nothing."""
MOST_BETTER = 4
"""Decisions for which something better is sought."""
DEEP = Level("review", rollouts=2_000, ceiling=20.0) if islario.compiled else Level("review", 20, 1.0)
"""How hard it is sought."""
MOST_LINES = core.MOST_LINES if islario.compiled else 6
"""Lines among which it is sought."""

Scale = Literal["chance", "points"]
READ: dict[Scale, int] = {"chance": 100, "points": 10}
"""Into how many parts people read one: percents, and tenths."""


@dataclass(frozen=True)
class Unit:
    """What was decided until something came to light, and what came to light then. Values are in parts."""

    first: int
    """The moment before it: so many moves were made."""
    last: int
    """The moment after it."""
    seat: int
    """Who decided, or, where there was nothing to decide, who moved first."""
    before: int
    expected: int
    after: int
    error: int
    """The standard error of its values."""
    chosen: bool
    """Whether there was anything to decide."""
    steps: tuple[tuple[int, int], ...] = ()
    """What was played by those who are reviewed: seats and codes."""

    @property
    def decision(self) -> int:
        return self.expected - self.before

    @property
    def luck(self) -> int:
        return self.after - self.expected


@dataclass(frozen=True)
class Turning:
    """Something that decided the game: the decisions of a unit, or its luck."""

    unit: int
    """Its place among the units."""
    kind: Literal["decision", "luck"]
    played: Advised | None = None
    """What was played, and what it came to in many worlds, if something was found that is better."""
    better: Advised | None = None


@dataclass(frozen=True)
class Balance:
    """What a value was, what decisions and luck made of it, and what it came to, as people read it: rounded to whole
    percents or tenths of a point, so that what they read adds up. The rounding is left to luck."""

    first: int
    decisions: int
    luck: int
    result: int


@dataclass(frozen=True)
class Review:
    """A game in units, one after the other."""

    scale: Scale
    parts: int
    """The parts of one: of certainty, or of a point."""
    seat: int | None
    """Whose points they are; None where all win or lose together."""
    units: tuple[Unit, ...]
    turning: tuple[Turning, ...] = ()
    """What decided it, the weightiest first."""

    @property
    def first(self) -> int:
        return self.units[0].before

    @property
    def result(self) -> int:
        return self.units[-1].after

    @property
    def decisions(self) -> int:
        return sum(unit.decision for unit in self.units)

    @property
    def luck(self) -> int:
        return sum(unit.luck for unit in self.units)

    @property
    def hopeless(self) -> bool:
        """Whether the games from which values are estimated were hardly ever won, from the first to the last."""
        highest = max(max(unit.before, unit.expected, unit.after) for unit in self.units)
        return self.scale == "chance" and highest < HOPELESS * self.parts

    @property
    def balance(self) -> Balance:
        read = self.parts // READ[self.scale]
        first, decisions, result = (
            (2 * value + read) // (2 * read) * read for value in (self.first, self.decisions, self.result)
        )
        return Balance(first, decisions, result - first - decisions, result)


@dataclass(frozen=True)
class Stretch:
    """The moves of a unit, and the tables that its values are estimated from."""

    first: int
    last: int
    seat: int
    chosen: bool
    start: Table
    end: Table
    """Before the move with which something comes to light, or after the last of the game."""
    steps: Steps
    """What was played, by those who are reviewed."""
    closes: bool
    """Whether the last of these steps is the one with which something comes to light."""
    revealed: bool


def stretches_of(state: State, seat: int | None, appraiser: Appraiser) -> list[Stretch]:
    """The units of a game, not valued yet. ``seat``: whose decisions are looked at; None: everybody's."""
    game = state.game
    again = state.beginning()
    found: list[Stretch] = []
    start, first = again.table.clone(), 0
    decider: int | None = None
    steps: Steps = []
    moves = state.moves()
    for number, (who, action) in enumerate(moves, 1):
        before = again.table.clone()
        mine = seat is None or who == seat
        if mine:
            steps.append((who, game.code(before, action)))
            if decider is None and appraiser.has_choice(before, who):
                decider = who
        again.play(who, action)
        revealed = again.last_kind & REVEALING != 0
        if not revealed and number < len(moves):
            continue
        end = before if revealed else again.table.clone()
        led = decider if decider is not None else steps[0][0] if steps else who
        found.append(Stretch(first, number, led, decider is not None, start, end, steps, revealed and mine, revealed))
        start, first, decider, steps = again.table.clone(), number, None, []
    return found


def review(
    state: State, seat: int | None = None, games: int = GAMES, level: Level = DEEP
) -> Iterator[Review | tuple[int, int]]:
    """Look back on a game that is over. First come signs of progress, how many steps of how many; last the review.

    ``seat``: whose points are looked at, where people compete.
    """
    if not state.over:
        raise IslarioError(Reason("not_over"))
    result = state.result()
    assert result is not None
    together = result["won"] is not None
    whose = None if together else seat or 0
    parts = CHANCE if together else POINT
    appraiser = Appraiser(state.game, len(result["scores"]))
    stretches = stretches_of(state, whose, appraiser)
    total = len(stretches) + MOST_BETTER
    valued: list[Unit] = []
    for unit in _value(stretches, state, whose, parts, games, appraiser):
        valued.append(unit)
        yield len(valued), total
    found = find_turning(valued)
    wrong = [each for each in found if each.kind == "decision" and valued[each.unit].decision < 0][:MOST_BETTER]
    coach = Coach(state.game, len(result["scores"]), level, games, most_lines=MOST_LINES)
    for number, each in enumerate(wrong, 1):
        stretch = stretches[each.unit]
        *advised, played = coach.advise(stretch.start, stretch.seat, stretch.steps)
        if advised and advised[0].surely_beats(played):
            advised[0].compare(played)
            found[found.index(each)] = replace(each, played=played, better=advised[0])
        yield len(stretches) + number, total
    yield Review("chance" if together else "points", parts, whose, tuple(valued), tuple(found))


def _value(
    stretches: list[Stretch], state: State, seat: int | None, parts: int, games: int, appraiser: Appraiser
) -> Iterator[Unit]:
    """The units with their values."""
    game = state.game
    value: Appraisal | None = None
    for number, stretch in enumerate(stretches):
        eyes = whose = stretch.seat if seat is None else seat
        if value is None:
            value = appraiser.appraise(stretch.start, eyes, whose, number, games, [])
        before, error = _in_parts(value.mean, parts), value.error
        if not stretch.chosen:
            expected = before
        elif not stretch.revealed:
            expected = _in_parts(game.value(stretch.end, whose), parts)
        else:
            found = appraiser.appraise(
                stretch.end, eyes, whose, number, games, stretch.steps[-1:] if stretch.closes else []
            )
            expected, error = _in_parts(found.mean, parts), max(error, found.error)
        if number + 1 < len(stretches):
            value = appraiser.appraise(stretches[number + 1].start, eyes, whose, number + 1, games, [])
            after, error = _in_parts(value.mean, parts), max(error, value.error)
        else:
            after = _in_parts(game.value(state.table, whose), parts)
        doubt = _in_parts(error, parts)
        steps = tuple(stretch.steps)
        yield Unit(stretch.first, stretch.last, stretch.seat, before, expected, after, doubt, stretch.chosen, steps)


def tell_news(game: Game, events: list[Event]) -> list[Event]:
    """What of a move's events is told as its luck: the news, or, where there are none, what it began with."""
    news = news_of(game)
    return ([event for event in events if event.kind in news] or events)[:MOST_EVENTS]


def find_turning(units: list[Unit]) -> list[Turning]:
    """What decided a game, the weightiest first: as far as it is more than the doubt of the values."""
    found: list[tuple[int, Turning]] = []
    for place, unit in enumerate(units):
        for kind, weight in (("decision", abs(unit.decision)), ("luck", abs(unit.luck))):
            if weight > SURE * unit.error:
                found.append((weight, Turning(place, "decision" if kind == "decision" else "luck")))
    found.sort(key=lambda each: -each[0])
    return [each for _, each in found[:MOST_TURNING]]


def _in_parts(value: float, parts: int) -> int:
    return round(value * parts)
