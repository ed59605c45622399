"""What somebody meant who typed something else than the words of an action."""

import difflib
import re

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


def nearest(typed: str, known: list[str]) -> list[str]:
    """What is written almost like that, the most alike first."""
    return difflib.get_close_matches(typed, known, MOST_NEAR, LEAST_ALIKE)


def _words_of(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text.casefold())
