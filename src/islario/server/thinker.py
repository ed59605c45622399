"""A process in which bots think: a question a line on standard input, an answer a line on standard output.

A question is a list of bots that may act, each with its game and the view of its seat. The answer is the
first of them that does act, what it does, and why; null if none does.
"""

import secrets
from typing import Any

import msgspec

from islario.core.registry import find_game
from islario.core.rng import SEED_LIMIT, Rng
from islario.players import Bot
from islario.server.messages.tables import Motive
from islario.server.worker import questions, say


class Asked(msgspec.Struct):
    """A bot at a seat."""

    game: str
    bot: str
    view: dict[str, Any]


class Answer(msgspec.Struct):
    seat: int
    action: str
    why: Motive | None = None


def answer(question: list[Asked], thoughts: Rng) -> Answer | None:
    for asked in question:
        bot = Bot(asked.bot, find_game(asked.game), thoughts)
        action = bot.decide(asked.view)
        if action is not None:
            motive = bot.motive(asked.view, action)
            why = None if motive is None else Motive(motive.code, motive.values)
            return Answer(asked.view["seat"], action, why)
    return None


def main() -> None:
    thoughts = Rng(secrets.randbelow(SEED_LIMIT))
    for question in questions(msgspec.json.Decoder(list[Asked])):
        say(answer(question, thoughts))


if __name__ == "__main__":
    main()
