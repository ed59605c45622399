"""A view for people: the terminal's drawing as text, or a picture."""

from collections.abc import Mapping
from typing import Any, Final

from islario.core.game import Game
from islario.drawing import drawing_of
from islario.env.pictures import picture_of
from islario.words import Words

COLUMNS: Final = 100


def draw(game: Game, view: Mapping[str, Any], mode: str | None) -> Any:
    """A view as ``ansi`` or ``rgb_array``; nothing where no mode was chosen."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return picture_of(game, view)
    words, drawing = Words("en", game), drawing_of(game)
    words.seats = drawing.seat_names(view, words)
    words.called = drawing.called(view)
    return drawing.draw(view, words, COLUMNS)
