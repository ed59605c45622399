"""A game's lesson: a first game that teaches, with a deal that everybody may know.

It is data of the game's room (``lesson.toml``): who sits where, the options and the seed. The page says the rest.
"""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any


@dataclass(frozen=True)
class Lesson:
    """What is played in a lesson."""

    seed: str
    """32 hexadecimal digits. They are published with the source: nothing of this deal is hidden from anybody."""
    seats: tuple[str, ...]
    """Who plays each seat: "me", or the name of a bot."""
    options: dict[str, Any]


def find_lesson(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = files(f"islario.games.{game}").joinpath("lesson.toml")
    if not file.is_file():
        return None
    read: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    return Lesson(str(read["seed"]), tuple(read["seats"]), {"players": len(read["seats"]), **read["options"]})
