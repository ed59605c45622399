"""A process in which bots think: a question a line on standard input, an answer a line on standard output.

A question is a list of bots that may act, each with its game and the view of its seat. The answer is what the first of
them does that acts, and what follows it as long as nothing hidden comes to light: each step with why, and with a
fingerprint of the view at which it holds. An empty answer: none of them acts.
"""

import hashlib
import os
import secrets
import sys
import time
from typing import Any

import msgspec

from islario.core.registry import find_game
from islario.core.rng import SEED_LIMIT, Rng
from islario.players import Bot
from islario.server.messages.tables import Motive
from islario.server.worker import questions, say

MOST_STEPS = 64
"""Of one answer."""
SECONDS_MORE = 0.05
"""How long the steps after the first may be looked for: a bot that has a line ready just reads it off."""


class Asked(msgspec.Struct):
    """A bot at a seat."""

    game: str
    bot: str
    view: dict[str, Any]


class Step(msgspec.Struct):
    """What a bot does as soon as its seat's view has this fingerprint."""

    seat: int
    action: str
    seen: str
    why: Motive | None = None


class Thinker:
    """The bots of a process. They are kept, and so is what they remember of their plans."""

    def __init__(self, thoughts: Rng) -> None:
        self._thoughts = thoughts
        self._bots: dict[tuple[str, str], Bot] = {}

    def answer(self, question: list[Asked]) -> list[Step]:
        """What the first of these bots does that acts, and how it goes on."""
        steps: list[Step] = []
        latest = 0.0
        while len(steps) < MOST_STEPS:
            taken = self._act(question)
            if taken is None:
                break
            asked, step = taken
            steps.append(step)
            latest = latest or time.monotonic() + SECONDS_MORE
            if time.monotonic() > latest:
                break
            question = self._foresee(question, asked, step)
        return steps

    def _act(self, question: list[Asked]) -> tuple[Asked, Step] | None:
        """The first that acts, and what it does."""
        for asked in question:
            bot = self._bot(asked)
            action = bot.decide(asked.view)
            if action is not None:
                motive = bot.motive(asked.view, action)
                why = None if motive is None else Motive(motive.code, motive.values)
                return asked, Step(asked.view["seat"], action, fingerprint(asked.view), why)
        return None

    def _foresee(self, question: list[Asked], asked: Asked, step: Step) -> list[Asked]:
        """The same question after a step; empty if nobody knows what it brings, or the turn is another's then."""
        game = find_game(asked.game)
        table = self._bot(asked).foresee(asked.view, step.action)
        if table is None or step.seat not in game.view_of(table, step.seat)["waiting_for"]:
            return []
        if game.simultaneous:  # what others see does not change, and is not known here
            question = [asked]
        return [Asked(each.game, each.bot, game.view_of(table, each.view["seat"])) for each in question]

    def _bot(self, asked: Asked) -> Bot:
        key = asked.game, asked.bot
        if key not in self._bots:
            self._bots[key] = Bot(asked.bot, find_game(asked.game), self._thoughts)
        return self._bots[key]


def fingerprint(view: dict[str, Any]) -> str:
    """A check over all that a seat sees: two views with the same one are alike."""
    return hashlib.sha256(msgspec.json.encode(view, order="deterministic")).hexdigest()[:32]


def main() -> None:
    """Think until nobody asks any more. An argument: how much other processes come before."""
    if len(sys.argv) > 1:
        os.nice(int(sys.argv[1]))
    thinker = Thinker(Rng(secrets.randbelow(SEED_LIMIT)))
    for question in questions(msgspec.json.Decoder(list[Asked])):
        say(thinker.answer(question))


if __name__ == "__main__":
    main()
