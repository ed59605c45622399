"""How a game looks in a terminal: its own screen, told or drawn, in lines that fit."""

import shutil
import sys
from textwrap import wrap

from islario.core.events import Event
from islario.core.signs import KNOWN
from islario.core.state import State
from islario.drawing import drawing_of
from islario.words import Words

NARROWEST = 30
"""Columns below which nothing is folded."""


class Screen:
    """How a game looks in a terminal, in one language: its ``Drawing``, and all that is the same for every game."""

    def __init__(self, state: State, language: str, told: bool) -> None:
        self.words = Words(language, state.game)
        self._drawing = drawing_of(state.game)
        self._told = told
        self._moment: str | None = None
        """The moment for which the whole table was shown last."""
        self.words.seats = self._drawing.seat_names(state.view(None), self.words)
        self.words.called = self._drawing.called(state.view(None))

    def show(self, state: State, seat: int | None) -> str:
        """The whole table, and below it how the game stands."""
        view = state.view(seat)
        drawing = self._drawing
        drawn = drawing.tell(view, self.words) if self._told else drawing.draw(view, self.words, self.width)
        return "\n".join([drawn, *self._signs(state, seat)])

    def _signs(self, state: State, seat: int | None) -> list[str]:
        """The goal and the dangers, one to a line."""
        signs = [sign for sign in state.signs(seat) if sign.kind != KNOWN]
        lines = [self.words.say(f"screen-sign-{sign.kind}", sign=self.words.sign(sign)) for sign in signs]
        return [self.folded(line, 2) for line in lines]

    def look(self, state: State, seat: int | None) -> str:
        """The table, or a glance at what changes on it where the whole was shown at this moment."""
        view = state.view(seat)
        before, self._moment = self._moment, self._drawing.moment(view) or self._moment or ""
        if before is None or self._moment != before:
            return self.show(state, seat)
        glance = self._drawing.glance(view, self.words, sys.maxsize if self._told else self.width)
        return self.show(state, seat) if glance is None else glance

    @property
    def width(self) -> int:
        return shutil.get_terminal_size((80, 24)).columns

    def remarks(self, state: State, seat: int, moves: list[str]) -> list[str]:
        """What there is to say about each of some moves."""
        return self._drawing.remarks(state.view(seat), moves, self.words)

    def names(self, action: str) -> bool:
        """Whether the remark on a move names what the move is about."""
        return action.split(" ")[0] in self._drawing.naming

    def told(self, state: State, events: list[Event]) -> list[str]:
        """What has happened, in lines."""
        view = state.view(None)
        lines: list[str] = []
        for event in events:
            lines.append(self.folded(f"  {self.words.event(event)}", 4))
            lines += [self.folded(f"      {line}", 8) for line in self._drawing.gloss(view, event, self.words)]
        return lines

    def forecast(self, state: State, seat: int | None) -> str:
        """What can be reckoned of what is to come; empty where nothing can."""
        told = state.forecast(seat)
        lines = [] if told is None else self._drawing.forecast(told, state, self.words)
        return "\n".join(self.folded(line, 4) for line in lines)

    def about(self, state: State, name: str) -> str | None:
        """What a thing of the game does; None where there is no such thing."""
        return self._drawing.about(state.view(None), name, self.words)

    def named(self, state: State) -> list[str]:
        """The things that can be asked about."""
        return self._drawing.named(state.view(None), self.words)

    def folded(self, line: str, indent: int) -> str:
        """A line that fits the terminal; what does not begins further right. Who listens gets it whole."""
        if self._told or len(line) <= self.width or self.width < NARROWEST:
            return line
        return "\n".join(wrap(line, self.width, subsequent_indent=" " * min(indent, self.width // 3)))

    def introduce(self, state: State, seat: int) -> str:
        """What there is to know about a seat before the game."""
        return self._drawing.introduce(state.view(seat), seat, self.words)
