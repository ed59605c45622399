"""A game in the terminal: for a remote shell, for a screen reader, for every game from its first day.

The view is drawn (or told), the legal moves are listed by number, and what is typed is completed with Tab.
Bots sit at the seats that are not one's own, and get views like everybody else; before a bot goes on,
a person who could act out of turn is asked.
"""

import contextlib
import itertools
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from islario.completion import completion
from islario.core.motives import Motive
from islario.core.reasons import CannotUndo, IllegalMove
from islario.core.record import open_record
from islario.core.state import State
from islario.files import FileTrouble, write_text
from islario.fuzzy_input import begins, command_of, is_numeric, names, names_numbers, nearest, numbered, unaccented
from islario.players import Bot
from islario.screen import Screen

LISTED = 18
"""Moves that are listed one by one without being asked for; more are listed in groups."""
GO_ON = "go_on"
"""What Enter means where it is among the moves."""
GROUPED = 12
"""Moves that are one group if they begin with the same word; more are grouped by two words."""
UNBROKEN = "\u00a0"
"""A space at which no line is folded."""
COMMANDS = ("about", "all", "forecast", "help", "hurry", "log", "quit", "save", "table", "undo", "why")
"""What can be typed beside moves; each language has words of its own for them (``command-...``)."""


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
        self.spelling = {action.lower(): action for action in state.game.actions(len(self.seats))}
        """Actions by their texts in small letters."""
        self.commands = {"?": "help", **{command: command for command in COMMANDS}}
        """Commands by their names, in English and in the reader's language."""
        for command in COMMANDS:
            for name in self.words.say(f"command-{command}").split(", "):
                self.commands[unaccented(name)] = command
        self.hurried = False
        """Whether the person has asked to be left alone until their next turn."""
        self.shown = False
        """Whether the table has been shown."""
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
            line = self.words.say("play-seat", number=seat + 1, seat=self.words.seat(seat), who=who, about=about)
            self.write(self.screen.folded(line, 2))
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
        for sign in self.state.account():
            self.write(self.words.account(sign))
        if self.words.knows(f"kind-{result['reason']}"):
            self.write(self.words.name("kind", result["reason"]))

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
            view = self.state.view(seat)
            action = self.bots[seat].decide(view)
            if action is not None:
                self._play(seat, action, self.bots[seat].motive(view, action))
                return True
        return False

    # -- the person ------------------------------------------------------------------------------

    def _ask(self, seat: int) -> bool:
        """One move of a person's seat; False if they leave."""
        moves = self.state.legal(seat)
        if len(moves) > 1 or not self.shown:  # else there is nothing to choose, and nothing to look at
            self.write("\n" + self.screen.look(self.state, seat) + "\n")
            self.shown = True
        self._list(seat, LISTED)
        return self._listen(seat, moves[0] if len(moves) == 1 else GO_ON if GO_ON in moves else None)

    def _offer(self, seat: int) -> bool:
        """Before a bot goes on: does a person want to act out of turn? False if they leave."""
        if not self.shown:
            self.write("\n" + self.screen.look(self.state, seat) + "\n")
            self.shown = True
        moves = self.state.legal(seat)
        verbs = sorted({action.split(" ")[0] for action in moves})
        offer = self.words.say("play-offer", seat=self.words.seat(seat), moves=", ".join(verbs))
        self.write(self.screen.folded(offer, 2))
        if len(moves) <= LISTED:
            self._tell_moves(seat, range(1, len(moves) + 1))
        return self._listen(seat, None)

    def _listen(self, seat: int, alone: str | None) -> bool:
        """Take lines until one of them changes the table; False if the person leaves.

        A line with nothing on it plays the only move that there is, goes on, or lets the bots go on.
        """
        waited_for = seat in self.state.waiting_for()
        while True:
            with completion(self._completions(seat)):
                line = " ".join(self.read(self.words.say("play-prompt")).split())
            command, rest = command_of(line, self.commands)
            if command == "quit" and not rest:
                return False
            if not waited_for and (command == "hurry" or line.lower() in ("", "go on", GO_ON)):
                self.hurried = command == "hurry"
                return self._play_bot()
            if not line and alone is not None:
                line = alone
            if not line:
                self.write(self.words.say("play-choose"))
            elif self._obey(seat, line):
                return True

    def _obey(self, seat: int, line: str) -> bool:
        """Do what a line says; True if the table has changed."""
        head, colon, rest = line.partition(":")
        if colon and head.isascii() and head.isdigit() and len(head) <= 2:
            other = int(head) - 1  # people count from one
            if other in self.seats and other not in self.bots:
                return self._obey(other, rest.strip())
            return self._try(other, rest)
        command, rest = command_of(line, self.commands)
        if command in ("", "hurry", "quit"):
            return self._move(seat, line)
        if command == "undo":
            return self._undo(seat)
        if command == "help":
            self.write(self.words.say("play-help"))
        elif command == "all":
            for mine in [seat, *(other for other in self.seats if other != seat and other not in self.bots)]:
                self._list(mine, sys.maxsize)
        elif command == "about":
            told = self.screen.about(self.state, rest) or self.words.say("play-unknown", name=rest)
            for line in told.splitlines():
                self.write(self.screen.folded(line, 4))
        elif command == "forecast":
            self.write(self.screen.forecast(self.state, seat) or self.words.say("play-no-forecast"))
        elif command == "log":
            self.write("\n".join(self._log()))
        elif command == "table":
            self.write(self.screen.show(self.state, seat))
        elif command == "save":
            self._save(rest or self.save_to, told=True)
        else:
            self._why(seat, self._spelt(rest), rest)
        return False

    def _spelt(self, line: str) -> str:
        """A line as the text of an action, whichever letters of it were typed large."""
        line = self.words.recognise(line)
        return self.spelling.get(line, line)

    def _move(self, seat: int, typed: str) -> bool:
        moves = self.state.legal(seat)
        line = self._spelt(typed)
        if line.isascii() and line.isdigit():
            if len(line) > 4 or not numbered(moves, int(line)):
                self.write(self.words.say("play-pick-range", number=line, count=len(moves)))
                return False
            line = numbered(moves, int(line))
        begun = [number for number, action in enumerate(moves, 1) if action.lower().startswith(f"{line} ")]
        if line not in moves and len(begun) > 1:
            self._tell_moves(seat, begun)
            return False
        if line.lower() in self.spelling:
            return self._try(seat, line)
        return self._guess(seat, typed, line)

    def _guess(self, seat: int, typed: str, line: str) -> bool:
        """Do what is told in this line, or say what comes nearest to it."""
        legal = self.state.legal(seat)
        remarks = self.screen.remarks(self.state, seat, legal)
        told = {
            action: f"{action} {self.words.action(action, self.state)} {remark if self.screen.names(action) else ''}"
            for action, remark in zip(legal, remarks, strict=True)
        }
        named = sorted((action for action in told if names(typed, told[action])), key=len)
        if named and all(action.startswith(named[0]) for action in named):  # the others say more than was typed
            return self._try(seat, named[0])
        begun = [number for number, action in enumerate(told, 1) if begins(typed, told[action])]
        if begun:
            self._tell_moves(seat, begun)
            return False
        other = self._named(typed)
        if other:
            return self._try(seat, other)  # it is known why not
        near = nearest(line, [*told, *self.spelling.values()])
        if near or len(told) > LISTED:
            self._try(seat, line)
            if near:
                self.write(self.words.say("play-near", moves="; ".join(dict.fromkeys(near))))
        else:
            self.write(self.words.say("play-unknown", name=typed))
            self._tell_moves(seat, range(1, len(told) + 1))
        return False

    def _named(self, typed: str) -> str:
        """The shortest action, possible or not, that this line tells; nothing if there is none."""
        every = self.spelling.values()
        told = [action for action in every if names(typed, f"{action} {self.words.action(action, self.state)}")]
        return min(told, key=len, default="")

    def _try(self, seat: int, action: str) -> bool:
        if seat in self.bots:
            self.write(self.words.say("play-not-yours", seat=self.words.seat(seat)))
            return False
        try:
            self._play(seat, action)
        except IllegalMove as illegal:
            told = self.words.say("play-illegal", reason=self.words.reason(illegal.reason))
            self.write(self.screen.folded(told, 2))
            return False
        return True

    def _play(self, seat: int, action: str, motive: Motive | None = None) -> None:
        """Play a move and tell it, and why; what a bot does beside people is told when it comes to light."""
        told = self.screen.told(self.state, self.state.play(seat, action))
        if motive is not None:
            told.append(self.screen.folded(f"      ({self.words.motive(motive)})", 8))
        if self.state.settled == len(self.state.moves()):
            told, self.untold = self.untold + told, []
        elif seat in self.bots:
            self.untold += told
            told = []
        for line in told:
            self.write(line)
        self._save(self.save_to)

    def _why(self, seat: int, action: str, typed: str) -> None:
        known = action if action.lower() in self.spelling else self._named(typed) or action
        reason = self.state.why_not(seat, known)
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
        if len(moves) <= most:
            self._tell_moves(seat, range(1, len(moves) + 1))
        else:
            self._tell_groups(seat, moves)
        for other in self.seats:
            if other != seat and other not in self.bots and most == LISTED and self.state.legal(other):
                verbs = sorted({action.split(" ")[0] for action in self.state.legal(other)})
                label = self.words.seat(other)
                line = self.words.say("play-others", seat=label, number=other + 1, moves=", ".join(verbs))
                self.write(self.screen.folded(line, 2))

    def _tell_moves(self, seat: int, numbers: Sequence[int]) -> None:
        """Some legal moves one by one, by their numbers."""
        legal = self.state.legal(seat)
        moves = [legal[number - 1] for number in numbers]
        widest = max(len(action) for action in moves)
        for number, action, remark in zip(numbers, moves, self.screen.remarks(self.state, seat, moves), strict=True):
            phrase = self.words.action(action, self.state)
            label: object = number
            if names_numbers(legal):  # what else there is goes by its words
                label = action.split(" ")[1] if is_numeric(action) else ""
            line = f"{label:>4}  {action:{widest}}  {phrase}{f' ({remark})' if remark else ''}"
            self.write(self.screen.folded(line, widest + 8))

    def _tell_groups(self, seat: int, moves: list[str]) -> None:
        """Many legal moves, in one paragraph those that begin with the same word, or two."""
        verbs = Counter(action.split(" ")[0] for action in moves)
        pairs = Counter(_first_two(action) for action in moves)
        groups: dict[str, list[int]] = {}
        for number, action in enumerate(moves, 1):
            head, pair = action.split(" ")[0], _first_two(action)
            key = pair if verbs[head] > GROUPED and pairs[pair] > 2 and action != pair else head
            groups.setdefault(key, []).append(number)
        for key, numbers in groups.items():
            if len(numbers) == 1:
                self._tell_moves(seat, numbers)
                continue
            told = [f"{number}) {moves[number - 1][len(key) + 1 :]}".strip() for number in numbers]
            line = f"      {key}: {', '.join(each.replace(' ', UNBROKEN) for each in told)}"
            self.write(self.screen.folded(line, 10).replace(UNBROKEN, " "))
        longest = max(groups, key=lambda key: len(groups[key]))
        self.write(self.screen.folded(self.words.say("play-groups", begin=longest), 2))

    def _log(self, hidden: bool = False) -> Iterator[str]:
        """All that has happened and may be seen, told again from the beginning; or what may not be seen yet."""
        state, moves = open_record(self.state.record())
        for number, (seat, action) in enumerate(moves):
            told = [self.words.event(event) for event in state.play(seat, action)]
            if (number >= self.state.settled and seat in self.bots) == hidden:
                yield from told

    def _completions(self, seat: int) -> list[str]:
        others = [
            f"{other + 1}: {action}"
            for other in self.seats
            if other not in self.bots
            for action in self.state.legal(other)
        ]
        why, about = ([name for name, each in self.commands.items() if each == command] for command in ("why", "about"))
        whys = [f"{name} {action}" for name in why for action in self.state.game.actions(len(self.seats))]
        things = [f"{name} {thing}" for name in about for thing in self.screen.named(self.state)]
        return [*self.state.legal(seat), *others, *self.commands, *whys, *things]

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


def _first_two(action: str) -> str:
    return " ".join(action.split(" ")[:2])
