"""What somebody meant who typed something else than an action."""

import difflib
import re
import unicodedata
from collections.abc import Mapping

SHORTEST_BEGINNING = 3
"""Letters that are enough to begin a word with."""
MOST_NEAR = 3
LEAST_ALIKE = 0.7


def names(typed: str, told: str) -> bool:
    """Whether every word that was typed is one of what is told."""
    wanted = _words_of(typed)
    return bool(wanted) and set(wanted) <= set(_words_of(told))


def begins(typed: str, told: str) -> bool:
    """Whether every word that was typed is, or begins, one of what is told."""
    there = _words_of(told)
    wanted = _words_of(typed)
    return bool(wanted) and all(
        word in there or (len(word) >= SHORTEST_BEGINNING and any(other.startswith(word) for other in there))
        for word in wanted
    )


def command_of(typed: str, commands: Mapping[str, str]) -> tuple[str, str]:
    """The command that a line begins with, by one of its names, and the rest of the line; nothing if there is none."""
    words = typed.split(" ")
    for end in range(len(words), 0, -1):
        command = commands.get(unaccented(" ".join(words[:end])))
        if command is not None:
            return command, " ".join(words[end:])
    return "", typed


def unaccented(text: str) -> str:
    """A text in small letters without accents: not every keyboard has them."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def nearest(typed: str, known: list[str]) -> list[str]:
    """What is written almost like that, the most alike first."""
    return difflib.get_close_matches(typed, known, MOST_NEAR, LEAST_ALIKE)


def is_numeric(action: str) -> bool:
    """Whether a move is a verb and a number: "number 3", "person 0"."""
    return action.count(" ") == 1 and action.split(" ")[1].isdigit()


def names_numbers(moves: list[str]) -> bool:
    """Whether moves name numbers that are not those of the list: who types one means the number itself."""
    named = [action for action in moves if is_numeric(action)]
    shifted = any(action.split(" ")[1] != str(place) for place, action in enumerate(moves, 1) if is_numeric(action))
    return shifted and moves[: len(named)] == named and len({action.split(" ")[0] for action in named}) == 1


def numbered(moves: list[str], number: int) -> str:
    """The move that a number stands for; nothing if there is none."""
    if names_numbers(moves):
        return next((action for action in moves if is_numeric(action) and int(action.split(" ")[1]) == number), "")
    return moves[number - 1] if 1 <= number <= len(moves) else ""


def _words_of(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", unaccented(text))
