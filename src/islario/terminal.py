"""A game in the terminal: for a remote shell, for a screen reader, for every game from its first day.

The view is drawn (or told), the legal moves are listed by number, and words are completed with Tab.
Bots sit at the seats that are not one's own, and get views like everybody else.
"""

import contextlib
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from islario.core.reasons import IllegalMove, IslarioError, Reason
from islario.core.state import State
from islario.players import Bot
from islario.words import Words

LISTED = 18
"""Moves that are listed without being asked for."""


class FileTrouble(IslarioError):
    """A file that cannot be read or written."""


def read_text(path: str) -> str:
    """The text of a file that the user named."""
    try:
        return Path(path).read_text("utf-8")
    except (OSError, UnicodeError):
        raise FileTrouble(Reason("file_missing", {"file": path})) from None


def write_text(path: str, text: str) -> None:
    """Write a file that the user named."""
    try:
        Path(path).write_text(text, "utf-8")
    except OSError:
        raise FileTrouble(Reason("file_unwritable", {"file": path})) from None


class Screen:
    """How a game looks in a terminal, in one language."""

    def __init__(self, state: State, words: Words, told: bool) -> None:
        self.words = words
        self._room: Any = import_module(f"islario.games.{state.game.name}.screen")
        self._told = told
        words.seats = self._room.seat_names(state.view(None), words)

    def show(self, state: State, seat: int | None) -> str:
        view = state.view(seat)
        if self._told:
            return str(self._room.tell(view, self.words))
        return str(self._room.draw(view, self.words, shutil.get_terminal_size((80, 24)).columns))


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
        self.log: list[str] = []

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.write(self.words.say("play-welcome", game=self.words.say("game-name")))
        while self._play_bots() and not self.state.over:
            if not self._ask(self.state.waiting_for()[0]):
                self._leave()
                return
        if self.state.over:
            self.write(self.screen.show(self.state, None))
            result = self.state.result()
            assert result is not None
            self.write(self.words.say("play-over", result=self.words.name("result", result["reason"])))
        self._save(self.save_to)

    # -- the bots --------------------------------------------------------------------------------

    def _play_bots(self) -> bool:
        """Let bots decide, and interject, until a person has to; always True, for the loop's sake."""
        while not self.state.over:
            waiting = self.state.waiting_for()
            for seat in sorted(self.bots, key=lambda seat: seat in waiting):  # interjections first
                words = self.bots[seat].decide(self.state.view(seat))
                if words is not None:
                    self.write(self.words.say("play-bot", seat=self.words.seat(seat), words=words))
                    self._play(seat, words)
                    break
            else:
                return True
        return True

    # -- the person ------------------------------------------------------------------------------

    def _ask(self, seat: int) -> bool:
        """One move of a person's seat; False if they leave."""
        self.write("\n" + self.screen.show(self.state, seat) + "\n")
        moves = self.state.legal(seat)
        self._list(seat, moves, LISTED)
        self._offer_others(seat)
        while True:
            with completion(self._completions(moves)):
                try:
                    line = " ".join(self.read(self.words.say("play-prompt")).split())
                except EOFError:
                    return False
            if line == "quit":
                return False
            if line and self._obey(seat, moves, line):
                return True

    def _obey(self, seat: int, moves: list[str], line: str) -> bool:
        """Do what a line says; True if the table has changed."""
        command, _, rest = line.partition(" ")
        if command == "help":
            self.write(self.words.say("play-help"))
        elif command == "all":
            self._list(seat, moves, len(moves))
        elif command == "log":
            self.write("\n".join(self.log))
        elif command == "save":
            self._save(rest or self.save_to)
        elif command == "why":
            self._why(seat, rest)
        elif command == "undo":
            return self._undo()
        else:
            return self._move(seat, moves, line)
        return False

    def _move(self, seat: int, moves: list[str], line: str) -> bool:
        head, colon, rest = line.partition(":")
        if colon and head.isdigit():
            return self._try(int(head[:4]), rest.strip())
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
        for event in self.state.play(seat, words):
            self.log.append(self.words.event(event))
            self.write("  " + self.log[-1])

    def _why(self, seat: int, words: str) -> None:
        reason = self.state.why_not(seat, words)
        self.write(self.words.say("play-possible") if reason is None else self.words.reason(reason))

    def _undo(self) -> bool:
        try:
            self.state.undo()
        except IslarioError as refused:
            self.write(self.words.reason(refused.reason))
            return False
        self.write(self.words.say("play-undone"))
        return True

    # -- lists, files ----------------------------------------------------------------------------

    def _list(self, seat: int, moves: list[str], most: int) -> None:
        self.write(self.words.say("play-asked", seat=self.words.seat(seat)))
        shown = moves if len(moves) <= most else moves[: most - 1]
        widest = max(len(words) for words in shown)
        for number, words in enumerate(shown, 1):
            self.write(f"{number:4}  {words:{widest}}  {self.words.action(words, self.state)}")
        if len(moves) > len(shown):
            self.write(self.words.say("play-more", count=len(moves) - len(shown)))

    def _offer_others(self, asked: int) -> None:
        """Tell which of one's other seats could act now, out of turn."""
        for seat in range(len(self.words.seats)):
            if seat != asked and seat not in self.bots:
                verbs = sorted({words.split(" ")[0] for words in self.state.legal(seat)})
                if verbs:
                    self.write(self.words.say("play-others", seat=self.words.seat(seat), moves=", ".join(verbs)))

    def _completions(self, moves: list[str]) -> list[str]:
        others = [
            f"{seat}: {words}"
            for seat in range(len(self.words.seats))
            if seat not in self.bots
            for words in self.state.legal(seat)
        ]
        return [*moves, *others, "all", "help", "log", "quit", "save ", "undo", "why "]

    def _save(self, path: str | None) -> None:
        if path:
            try:
                write_text(path, self.state.record())
            except FileTrouble as trouble:
                self.write(self.words.reason(trouble.reason))
            else:
                self.write(self.words.say("play-saved", file=path))

    def _leave(self) -> None:
        self._save(self.save_to)
        if self.save_to:
            self.write(self.words.say("play-bye", file=self.save_to))
        else:
            self.write(self.words.say("play-bye-unsaved"))


@contextlib.contextmanager
def completion(lines: list[str]) -> Any:
    """Complete what is typed to one of the lines, where the terminal can."""
    if not sys.stdin.isatty():
        yield
        return
    try:
        import readline
    except ImportError:  # not on every platform
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
