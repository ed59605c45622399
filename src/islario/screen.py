"""How a game looks in a terminal: its own screen, told or drawn, in lines that fit."""

import shutil
import sys
from importlib import import_module
from textwrap import wrap
from typing import Any

from islario.core.events import Event
from islario.core.signs import KNOWN
from islario.core.state import State
from islario.words import Words, names_at

NARROWEST = 30
"""Columns below which nothing is folded."""


class Screen:
    """How a game looks in a terminal, in one language.

    A room offers ``seat_names``, ``introduce``, ``draw`` and ``tell``, and, where that helps, ``remarks`` (what else
    there is to know of moves), ``gloss`` (what else there is to say of something that happened), ``about`` and
    ``named`` (what a thing does, and the names of things), ``glance`` and ``moment`` (less than the whole table, for
    as long as the moment is the same or none), ``called`` (what has another name at this table), ``NAMING`` (the verbs
    of moves whose remarks name what they are about).
    """

    def __init__(self, state: State, language: str, told: bool) -> None:
        self.words = Words(language, state.game)
        self._room: Any = import_module(f"islario.games.{state.game.name}.screen.drawing")
        self._told = told
        self._moment: str | None = None
        """The moment for which the whole table was shown last."""
        self.words.seats = self._room.seat_names(state.view(None), self.words)
        self.words.called = names_at(state.game, state.view(None))

    def show(self, state: State, seat: int | None) -> str:
        """The whole table, and below it how the game stands."""
        view = state.view(seat)
        drawn = self._room.tell(view, self.words) if self._told else self._room.draw(view, self.words, self.width)
        return "\n".join([str(drawn), *self._signs(state, seat)])

    def _signs(self, state: State, seat: int | None) -> list[str]:
        """The goal and the dangers, one to a line."""
        signs = [sign for sign in state.signs(seat) if sign.kind != KNOWN]
        lines = [self.words.say(f"screen-sign-{sign.kind}", sign=self.words.sign(sign)) for sign in signs]
        return [self.folded(line, 2) for line in lines]

    def look(self, state: State, seat: int | None) -> str:
        """The table, or a glance at what changes on it where the whole was shown at this moment."""
        if not hasattr(self._room, "glance"):
            return self.show(state, seat)
        view = state.view(seat)
        before, self._moment = self._moment, self._room.moment(view) or self._moment or ""
        if before is None or self._moment != before:
            return self.show(state, seat)
        return str(self._room.glance(view, self.words, sys.maxsize if self._told else self.width))

    @property
    def width(self) -> int:
        return shutil.get_terminal_size((80, 24)).columns

    def remarks(self, state: State, seat: int, moves: list[str]) -> list[str]:
        """What the room has to say about each of some moves."""
        if not hasattr(self._room, "remarks"):
            return [""] * len(moves)
        return list(self._room.remarks(state.view(seat), moves, self.words))

    def names(self, action: str) -> bool:
        """Whether the remark on a move names what the move is about."""
        return action.split(" ")[0] in getattr(self._room, "NAMING", ())

    def told(self, state: State, events: list[Event]) -> list[str]:
        """What has happened, in lines."""
        gloss = getattr(self._room, "gloss", None)
        view = state.view(None) if gloss is not None else None
        lines: list[str] = []
        for event in events:
            lines.append(self.folded(f"  {self.words.event(event)}", 4))
            lines += [self.folded(f"      {line}", 8) for line in gloss(view, event, self.words)] if gloss else []
        return lines

    def about(self, state: State, name: str) -> str | None:
        """What a thing of the game does; None where there is no such thing."""
        return self._room.about(state.view(None), name, self.words) if hasattr(self._room, "about") else None

    def named(self, state: State) -> list[str]:
        """The things that can be asked about."""
        return list(self._room.named(state.view(None), self.words)) if hasattr(self._room, "named") else []

    def folded(self, line: str, indent: int) -> str:
        """A line that fits the terminal; what does not begins further right. Who listens gets it whole."""
        if self._told or len(line) <= self.width or self.width < NARROWEST:
            return line
        return "\n".join(wrap(line, self.width, subsequent_indent=" " * min(indent, self.width // 3)))

    def introduce(self, state: State, seat: int) -> str:
        """What there is to know about a seat before the game."""
        return str(self._room.introduce(state.view(seat), seat, self.words))
