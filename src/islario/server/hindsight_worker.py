"""A process that seeks the best in hindsight: a question on standard input, lines of how far it is on standard output.

The last line has the best line of play, board by board.
"""

import os
from typing import Any

import msgspec

import islario
from islario.core.reasons import IslarioError
from islario.lab.hindsight import Best, find_solver, solve
from islario.lab.retrospect import look_back, play_best, tell
from islario.server.messages.results import HindsightRound
from islario.server.worker import questions, say

NICE = 5
"""Whoever plays comes before a search."""


class Question(msgspec.Struct):
    record: str
    seat: int
    seconds: float


class Line(msgspec.Struct):
    """How far it is. The last line has the seat's board as it begins, and what to do with each card."""

    score: int
    bound: int
    seconds: float
    start: dict[str, Any] | None = None
    rounds: list[HindsightRound] = []
    played: list[dict[str, Any]] = []
    trouble: str = ""


def seek(question: Question) -> None:
    past = look_back(islario.replay(question.record), question.seat)
    try:
        find_solver()
        os.nice(NICE)  # only now, so that on a busy machine people hear at once that it is missing
        best = solve(
            past.puzzle,
            question.seconds,
            lambda score, bound, seconds: say(Line(score, bound, seconds)),
            at_least=past.played,
        )
    except IslarioError as refused:
        say(Line(0, 0, 0, trouble=refused.reason.code))
        return
    start, *boards = play_best(past, best)
    rounds = [HindsightRound(*tell(past, best, card), board) for card, board in enumerate(boards)]
    _, *played = play_best(past, Best(past.score, past.score, tuple(past.played), 0.0))
    say(Line(best.score, best.bound, best.seconds, start, rounds, played))


if __name__ == "__main__":
    seek(next(questions(msgspec.json.Decoder(Question))))
