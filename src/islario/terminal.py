"""A game in the terminal: for a remote shell, for a screen reader, for every game from its first day.

The view is drawn (or told), the legal moves are listed by number, and words are completed with Tab.
Bots sit at the seats that are not one's own, and get views like everybody else; before a bot goes on,
a person who could act out of turn is asked.
"""

import contextlib
import itertools
import shutil
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from islario.core.reasons import CannotUndo, IllegalMove
from islario.core.record import open_record
from islario.core.state import State
from islario.files import FileTrouble, write_text
from islario.players import Bot
from islario.words import Words

LISTED = 18
"""Moves that are listed without being asked for."""
COMMANDS = ("all", "help", "log", "quit", "save", "table", "undo", "why")


class Screen:
    """How a game looks in a terminal, in one language."""

    def __init__(self, state: State, language: str, told: bool) -> None:
        self.words = Words(language, state.game)
        self._room: Any = import_module(f"islario.games.{state.game.name}.screen")
        self._told = told
        self.words.seats = self._room.seat_names(state.view(None), self.words)

    def show(self, state: State, seat: int | None) -> str:
        view = state.view(seat)
        if self._told:
            return str(self._room.tell(view, self.words))
        return str(self._room.draw(view, self.words, shutil.get_terminal_size((80, 24)).columns))

    def introduce(self, state: State, seat: int) -> str:
        """What there is to know about a seat before the game."""
        return str(self._room.introduce(state.view(seat), seat, self.words))


class Session:
    """One person (or several at one keyboard) and the bots at a table."""

    def __init__(
        self,
        state: State,
        screen: Screen,
        bots: dict[int, Bot],
        save_to: str | None,
        read: Callable[[str], str],
        write: Callable[[str], None],
    ) -> None:
        self.state = state
        self.screen = screen
        self.words = screen.words
        self.bots = bots
        self.save_to = save_to
        self.read = read
        self.write = write
        self.seats = range(len(screen.words.seats))
        self.hurried = False
        """Whether the person has asked to be left alone until their next turn."""
        self.untold: list[str] = []
        """What bots have done that nobody may see yet."""

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.untold = [f"  {line}" for line in self._log(hidden=True)]
        self._save(self.save_to)
        self.write(self.words.say("play-welcome", game=self.words.say("game-name")))
        for seat in self.seats:
            who = self.bots[seat].name if seat in self.bots else self.words.say("play-you")
            about = self.screen.introduce(self.state, seat)
            self.write(self.words.say("play-seat", seat=self.words.seat(seat), who=who, about=about))
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            while not self.state.over:
                if not self._next():
                    break
        if self.state.over:
            self._tell_the_end()
        elif self.save_to:
            self.write(self.words.say("play-bye", file=self.save_to))
        else:
            self.write(self.words.say("play-bye-unsaved"))

    def _tell_the_end(self) -> None:
        self.write(self.screen.show(self.state, None))
        result = self.state.result()
        assert result is not None
        self.write(self.words.say("play-over", result=self.words.name("result", result["reason"])))

    def _next(self) -> bool:
        """One decision, whoever's it is; False if the person leaves."""
        people = [seat for seat in self.state.waiting_for() if seat not in self.bots]
        if people:
            self.hurried = False
            return self._play_bot() or self._ask(people[0])  # a bot's interjection comes first
        if not self.hurried:
            for mine in self.seats:
                if mine not in self.bots and self.state.legal(mine):
                    return self._offer(mine)
        return self._play_bot()

    def _play_bot(self) -> bool:
        """The next decision of a bot, an interjection if there is one; False if no bot wants to act."""
        waiting = self.state.waiting_for()
        for seat in sorted(self.bots, key=lambda seat: seat in waiting):
            words = self.bots[seat].decide(self.state.view(seat))
            if words is not None:
                self._play(seat, words)
                return True
        return False

    # -- the person ------------------------------------------------------------------------------

    def _ask(self, seat: int) -> bool:
        """One move of a person's seat; False if they leave."""
        moves = self.state.legal(seat)
        if len(moves) > 1:  # else there is nothing to choose, and nothing to look at
            self.write("\n" + self.screen.show(self.state, seat) + "\n")
        self._list(seat, LISTED)
        return self._listen(seat, moves[0] if len(moves) == 1 else None)

    def _offer(self, seat: int) -> bool:
        """Before a bot goes on: does a person want to act out of turn? False if they leave."""
        verbs = sorted({words.split(" ")[0] for words in self.state.legal(seat)})
        self.write(self.words.say("play-offer", seat=self.words.seat(seat), moves=", ".join(verbs)))
        return self._listen(seat, None)

    def _listen(self, seat: int, alone: str | None) -> bool:
        """Take lines until one of them changes the table; False if the person leaves.

        A line with nothing on it plays the only move that there is, or lets the bots go on.
        """
        waited_for = seat in self.state.waiting_for()
        while True:
            with completion(self._completions(seat)):
                line = " ".join(self.read(self.words.say("play-prompt")).split())
            if line.lower() == "quit":
                return False
            if not waited_for and line.lower() in ("", "hurry"):
                self.hurried = line != ""
                return self._play_bot()
            if not line and alone is not None:
                line = alone
            if line and self._obey(seat, line):
                return True

    def _obey(self, seat: int, line: str) -> bool:
        """Do what a line says; True if the table has changed."""
        head, colon, rest = line.partition(":")
        if colon and head.isascii() and head.isdigit() and len(head) <= 2:
            if int(head) in self.seats and int(head) not in self.bots:
                return self._obey(int(head), rest.strip())
            return self._try(int(head), rest)
        command, _, rest = line.partition(" ")
        command = "help" if command == "?" else command.lower()
        if command not in COMMANDS:
            return self._move(seat, self.words.recognise(line))
        if command == "undo":
            return self._undo(seat)
        if command == "help":
            self.write(self.words.say("play-help"))
        elif command == "all":
            for mine in [seat, *(other for other in self.seats if other != seat and other not in self.bots)]:
                self._list(mine, sys.maxsize)
        elif command == "log":
            self.write("\n".join(self._log()))
        elif command == "table":
            self.write(self.screen.show(self.state, seat))
        elif command == "save":
            self._save(rest or self.save_to, told=True)
        else:
            self._why(seat, self.words.recognise(rest))
        return False

    def _move(self, seat: int, line: str) -> bool:
        moves = self.state.legal(seat)
        if line.isascii() and line.isdigit():
            if len(line) > 4 or not 1 <= int(line) <= len(moves):
                self.write(self.words.say("play-pick-range", number=line, count=len(moves)))
                return False
            line = moves[int(line) - 1]
        return self._try(seat, line)

    def _try(self, seat: int, words: str) -> bool:
        if seat in self.bots:
            self.write(self.words.say("play-not-yours", seat=self.words.seat(seat)))
            return False
        try:
            self._play(seat, words)
        except IllegalMove as illegal:
            self.write(self.words.say("play-illegal", reason=self.words.reason(illegal.reason)))
            return False
        return True

    def _play(self, seat: int, words: str) -> None:
        """Play a move and tell it; what a bot does beside people is told when it comes to light."""
        told = ["  " + self.words.event(event) for event in self.state.play(seat, words)]
        if self.state.settled == len(self.state.moves()):
            told, self.untold = self.untold + told, []
        elif seat in self.bots:
            self.untold += told
            told = []
        for line in told:
            self.write(line)
        self._save(self.save_to)

    def _why(self, seat: int, words: str) -> None:
        reason = self.state.why_not(seat, words)
        self.write(self.words.say("play-possible") if reason is None else self.words.reason(reason))

    def _undo(self, seat: int) -> bool:
        """Take back the last move of a person, and what bots have answered since.

        Where several act at once nobody has answered: it is the last move of the seat alone.
        """
        undone: list[int | None] = [seat]
        if not self.state.game.simultaneous:
            answers = itertools.takewhile(lambda move: move[0] in self.bots, reversed(self.state.moves()))
            undone = [None, *(None for _ in answers)]
        trial = self.state.clone()  # either all of it can be taken back, or nothing is
        try:
            for each in undone:
                trial.undo(each)
        except CannotUndo as refused:
            self.write(self.words.reason(refused.reason))
            return False
        for each in undone:
            self.state.undo(each)
        self.write(self.words.say("play-undone"))
        self._save(self.save_to)
        return True

    # -- lists, files ----------------------------------------------------------------------------

    def _list(self, seat: int, most: int) -> None:
        moves = self.state.legal(seat)
        if not moves:
            return
        self.write(self.words.say("play-asked", seat=self.words.seat(seat)))
        shown = moves if len(moves) <= most else moves[: most - 1]
        widest = max(len(words) for words in shown)
        for number, words in enumerate(shown, 1):
            self.write(f"{number:4}  {words:{widest}}  {self.words.action(words, self.state)}")
        if len(moves) > len(shown):
            self.write(self.words.say("play-more", count=len(moves) - len(shown)))
        for other in self.seats:
            if other != seat and other not in self.bots and most == LISTED and self.state.legal(other):
                verbs = sorted({words.split(" ")[0] for words in self.state.legal(other)})
                label = self.words.seat(other)
                self.write(self.words.say("play-others", seat=label, number=other, moves=", ".join(verbs)))

    def _log(self, hidden: bool = False) -> Iterator[str]:
        """All that has happened and may be seen, told again from the beginning; or what may not be seen yet."""
        state, moves = open_record(self.state.record())
        for number, (seat, words) in enumerate(moves):
            told = [self.words.event(event) for event in state.play(seat, words)]
            if (number >= self.state.settled and seat in self.bots) == hidden:
                yield from told

    def _completions(self, seat: int) -> list[str]:
        others = [
            f"{other}: {words}" for other in self.seats if other not in self.bots for words in self.state.legal(other)
        ]
        whys = [f"why {words}" for words in self.state.game.actions(len(self.seats))]
        return [*self.state.legal(seat), *others, *COMMANDS, *whys]

    def _save(self, path: str | None, told: bool = False) -> None:
        if not path:
            if told:
                self.write(self.words.say("play-save-where"))
            return
        try:
            write_text(path, self.state.record())
        except FileTrouble as trouble:
            self.write(self.words.reason(trouble.reason))
        else:
            if told:
                self.write(self.words.say("play-saved", file=path))


@contextlib.contextmanager
def completion(lines: list[str]) -> Iterator[None]:
    """Complete what is typed to one of the lines, where the terminal can."""
    try:
        import readline
    except ImportError:  # not on every platform
        yield
        return
    if not sys.stdin.isatty():
        yield
        return

    def complete(_text: str, number: int) -> str | None:
        typed = readline.get_line_buffer()
        begun = typed[: readline.get_begidx()]
        found = sorted({_next_word(line[len(begun) :]) for line in lines if line.startswith(typed)})
        return found[number] if number < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(None)


def _next_word(rest: str) -> str:
    word, space, _ = rest.partition(" ")
    return word + space
