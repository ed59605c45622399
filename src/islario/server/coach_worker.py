"""A process that gives advice and looks back on games: a question a line on standard input, answers on standard output.

Advice is asked for with a view, so that it can tell nothing that the seat does not see. A review comes after lines that
say how far it is.
"""

import os
from collections.abc import Iterable
from typing import Any

import msgspec

import islario
from islario.core.game import Game
from islario.core.registry import find_game
from islario.core.rng import Rng
from islario.lab.facts import news_of
from islario.lab.review import MOST_LINES, Review, review
from islario.players.coach import Advised, Coach
from islario.players.search.levels import STRONG, Level, find_level
from islario.server.messages.coaching import BalanceInfo, LineInfo, ReviewTold, StepInfo, TurningInfo, UnitInfo
from islario.server.worker import questions, say

NICE = 5
"""Whoever plays comes first, and whoever waits for advice."""
CEILING = 0.6
"""The most seconds of a processor in which a hint is sought, as hard as the strong player thinks."""
GAMES = 400
"""By which each line of a hint is judged, if there is time."""
SECONDS = 0.35
"""To judge them."""


class AdviceAsked(msgspec.Struct, tag="advice"):
    """What is best for a seat, by its view."""

    game: str
    view: dict[str, Any]
    seats: list[int]
    """Whose steps may be in it: those whom the person plays who asks."""


class ReviewAsked(msgspec.Struct, tag="review"):
    record: str
    seat: int
    games: int
    """By which each value is estimated."""


class Progress(msgspec.Struct):
    """How far a review is; the last line has it."""

    done: int
    total: int
    told: ReviewTold | None = None


def hint_level(game: str) -> Level:
    """The strong player's choices, in less time."""
    level = find_level(STRONG, game)
    level.name, level.ceiling = "hint", CEILING
    return level


class Adviser:
    """The coaches of a process, one for each game and number of seats."""

    def __init__(self) -> None:
        self._coaches: dict[tuple[str, int], Coach] = {}

    def advise(self, asked: AdviceAsked) -> list[LineInfo]:
        game = find_game(asked.game)
        table = game.lay_out(game.imagine(asked.view, Rng(0)))
        key = asked.game, int(game.seats(table))
        if key not in self._coaches:
            self._coaches[key] = Coach(game, key[1], hint_level(asked.game), GAMES, SECONDS, MOST_LINES)
        seats = sum(1 << seat for seat in asked.seats)
        found = self._coaches[key].advise(table, asked.view["seat"], seats=seats)
        return [tell_line(game, each) for each in found]


def look_back(asked: ReviewAsked) -> None:
    """Say how far a review is, and at last what it found."""
    os.nice(NICE)  # the process ends with it
    state = islario.replay(asked.record)
    for found in review(state, asked.seat, asked.games):
        if isinstance(found, Review):
            say(Progress(0, 0, tell_review(state.game, found)))
        else:
            say(Progress(*found))


def tell_review(game: Game, found: Review) -> ReviewTold:
    units = [UnitInfo(**{name: value for name, value in vars(unit).items() if name != "steps"}) for unit in found.units]
    turning = [
        TurningInfo(
            each.unit,
            each.kind,
            tell_steps(game, found.units[each.unit].steps),
            None if each.played is None else tell_line(game, each.played),
            None if each.better is None else tell_line(game, each.better),
        )
        for each in found.turning
    ]
    balance = BalanceInfo(**vars(found.balance))
    return ReviewTold(found.scale, found.parts, balance, units, turning, news_of(game), found.hopeless)


def tell_line(game: Game, line: Advised) -> LineInfo:
    found = line.appraisal
    return LineInfo(
        tell_steps(game, line.steps), found.mean, found.error, int(found.count), line.loss, line.share, line.other
    )


def tell_steps(game: Game, steps: Iterable[tuple[int, int]]) -> list[StepInfo]:
    return [StepInfo(seat, game.action(code), *game.meaning(code)) for seat, code in steps]


def main() -> None:
    adviser = Adviser()
    for question in questions(msgspec.json.Decoder(AdviceAsked | ReviewAsked)):
        if isinstance(question, AdviceAsked):
            say(adviser.advise(question))
        else:
            look_back(question)
            return


if __name__ == "__main__":
    main()
