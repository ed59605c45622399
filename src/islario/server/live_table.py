"""One table as it is now, kept in memory: its log played out, its seats, and who is there.

It is a cache of what storage holds, and can be made again from it at any time.
"""

import asyncio
from typing import Any, NamedTuple

import msgspec

from islario.core import signs as core
from islario.core.state import State
from islario.drawing import names_at
from islario.server.knowledge import Move, Viewer
from islario.server.messages.tables import (
    BranchMark,
    ChatLine,
    DealMark,
    Held,
    HiddenVoice,
    HintsInfo,
    Meaning,
    Motive,
    MovedMessage,
    SeatInfo,
    SeatsMessage,
    Sign,
    Summary,
    TableMessage,
)
from islario.server.played_game import PlayedGame
from islario.server.presence import Presence
from islario.server.seats import Seat, tell_seats
from islario.server.storage import Entry, StoredTable
from islario.server.storage_shape import HINTS, LESSON
from islario.server.tempo import Tempo
from islario.server.thinker import Step


class Strayed(Exception):
    """What another server has added to the log does not lead to where it should: it has to be played out anew."""


class SpokenLine(NamedTuple):
    """A line of chat, and who said it."""

    person: int
    number: int
    name: str
    text: str
    at: float


class HeldMove(msgspec.Struct):
    """A move that waits until others have been asked, as storage has it."""

    number: int
    """Of the entry that it is to be."""
    seat: int
    action: str
    why: Motive | None = None


class LiveTable(PlayedGame):
    """A table with the people at it. IslarioError or ValueError if not even its set-up can be had."""

    def __init__(self, kept: StoredTable) -> None:
        self.seats: list[Seat] = []
        self.mutes: dict[int, set[int]] = {}
        """Whose talk each person has hidden; all tables share it."""
        self.tempo = Tempo()
        """How its bots play."""
        self.held: Held | None = None
        self.held_why: Motive | None = None
        """Why the move that is held is to be made, if a bot makes it."""
        self.willing: set[int] = set()
        """The seats that, asked about the card that is next, have said "go on"."""
        self.presence = Presence()
        """Who is connected."""
        self.lock = asyncio.Lock()
        """Held by whoever changes the table."""
        self.thinking: asyncio.Task[None] | None = None
        """What lets the bots play."""
        self.woken = False
        """Whether something is new since it was last looked whether bots are due."""
        self.foreseen: tuple[list[tuple[int, str | None]], list[Step]] = [], []
        """Which bots were asked, and what they will do if the table is as they foresee it."""
        super().__init__(kept)
        self._read(kept)

    def _begin(self) -> None:
        super()._begin()
        self._forecasts: dict[int | None, dict[str, Any] | None] = {}
        """What was reckoned for those who look through the same eyes, until the next entry."""
        self._accounted: list[Sign] | None = None

    def _read(self, kept: StoredTable) -> None:
        """What storage has besides the game."""
        row = kept.table
        self.next: str | None = row.next
        self.moment: int | None = row.moment
        """After how many moves of another table it branched off, if it did."""
        self.deal: Any = kept.deal
        """The challenge, deal of the day or lesson that is played (a row of the storage)."""
        self.hints: bool = row.options.get(HINTS, False)
        """Whether hints are allowed where several people play."""
        self.chat = [SpokenLine(row.person, row.number, row.name, row.text, row.at) for row in kept.chat]
        if self.seats:
            for seat, stored in zip(self.seats, kept.seats, strict=True):
                seat.read(stored)
        else:
            self.seats = [Seat(stored) for stored in kept.seats]
        self.tempo.read(row.paused, row.steps, row.speed)
        self.willing = set(kept.willing)
        self.held = None
        if row.held is not None:
            self.hold(msgspec.convert(row.held, HeldMove))

    def catch_up(self, kept: StoredTable) -> None:
        """Take over all that another server has changed; the log is kept from our number on."""
        if not self.parted and not self.follow(kept.log):
            raise Strayed
        self._read(kept)

    def play_anew(self, kept: StoredTable) -> None:
        """Play the whole log out once more."""
        super().__init__(kept)
        self._read(kept)

    @property
    def is_lesson(self) -> bool:
        return self.deal is not None and self.deal.kind == LESSON

    def number_for(self, person: int | None) -> int:
        """The number of the next entry as far as a person knows: it does not count what is still hidden from them."""
        return self.knowledge.number_for(self._viewer(person))

    @property
    def shared(self) -> bool:
        """Whether several people play at it, or may."""
        owners = {seat.owner for seat in self.seats if seat.owner is not None}
        return len(owners) > 1 or any(seat.invitation is not None for seat in self.seats)

    @property
    def is_test(self) -> bool:
        """Whether everybody plays it by themselves: a challenge or deal of the day."""
        return self.deal is not None and not self.is_lesson

    @property
    def is_contest(self) -> bool:
        """Whether people compete at it."""
        return self.game.rivals and len(self.seats) > 1

    def tell_hints(self) -> HintsInfo:
        return HintsInfo(not self.is_test and not self.is_contest, self.shared, self.hints)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return self.presence.empty and self.thinking is None and not self.lock.locked()

    # -- changing ----------------------------------------------------------------------------------

    def take(self, entry: Entry) -> None:
        super().take(entry)
        self._forecasts.clear()
        self._accounted = None
        self.held = None
        self.willing.clear()

    def hold(self, move: HeldMove) -> None:
        """Have a move wait until others have been asked, if it is still to come."""
        if move.number == self.number:
            self.held = Held(move.seat, move.action, self.to_be_asked(move.seat, move.action))
            self.held_why = move.why

    # -- asking ------------------------------------------------------------------------------------

    def seats_of(self, person: int | None) -> list[int]:
        """The seats of a person, also those that a bot plays for them."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.owner == person]

    def played_by(self, person: int | None) -> list[int]:
        """The seats that a person plays now."""
        return [seat for seat in self.seats_of(person) if self.seats[seat].bot is None]

    def bots_that_may_act(self) -> list[Seat]:
        """Those who could interject first, then those whom the game waits for."""
        if self.parted:
            return []
        waiting = self.state.waiting_for()
        aside = int(self.game.bystanders(self.state.table))
        bots = [seat for seat in self.seats if seat.bot is not None]
        beside = [seat for seat in bots if seat.seat not in waiting and aside >> seat.seat & 1]
        return beside + [seat for seat in bots if seat.seat in waiting]

    def takes_back(self, person: int | None) -> int:
        """How many of the last moves the person may take back: their own, and nothing that was revealed."""
        if person is None or self.state.over or self.parted:
            return 0
        return self.knowledge.takes_back(self.state, person, self._viewer(person))

    def undoes(self, person: int | None) -> int:
        """The seat whose moves the person would take back."""
        return self.knowledge.undoes(self._viewer(person))

    def known(self, person: int | None) -> list[Move]:
        """The moves that a person may know of, in their order."""
        return self.knowledge.known(self._viewer(person))

    def to_be_asked(self, seat: int, action: str) -> list[int]:
        """The seats that want a word before this action, and could use it: their people are there and hold a card."""
        if action.split(" ")[0] not in self.game.pauses:
            return []
        aside = int(self.game.bystanders(self.state.table))
        owner = self.seats[seat].owner if self.seats[seat].bot is None else None
        return [
            other.seat
            for other in self.seats
            if other.asks
            and other.bot is None
            and other.owner not in (None, owner)
            and self.presence.has(other.owner)
            and aside >> other.seat & 1
            and other.seat not in self.willing
        ]

    def view_at(self, moment: int, person: int | None) -> dict[str, Any]:
        """What the person saw after so many moves."""
        state, eyes = self._look_back(moment, person)
        return state.view(eyes)

    def signs_at(self, moment: int, person: int | None) -> list[Sign]:
        """How the game stood after so many moves."""
        return tell_signs(*self._look_back(moment, person))

    def _look_back(self, moment: int, person: int | None) -> tuple[State, int | None]:
        """The game after so many moves, and the seat through which the person saw it."""
        state = self.beginning()
        for move in self.known(person)[:moment]:
            state.play(move.told.seat, move.told.action)
        return state, self._eyes(state if self.knowledge.is_open(moment) else self.state, person)

    def curve(self, person: int | None) -> dict[str, list[int]]:
        """The game's own figures after each move that a person may know of, the beginning first."""
        state = self.beginning()
        figures = {name: [value] for name, value in self.game.figures(state.table).items()}
        for move in self.known(person):
            state.play(move.told.seat, move.told.action)
            for name, value in self.game.figures(state.table).items():
                figures[name].append(value)
        return figures

    # -- telling -----------------------------------------------------------------------------------

    def whole(self, person: int | None) -> TableMessage:
        """Everything that a person may know."""
        return TableMessage(
            **self._standing(person),
            table=self.id,
            game=self.game.name,
            options=self.options,
            seats=self.told_seats(person),
            nouns=self.game.nouns,
            called=names_at(self.game, self.state.view(None)),
            box=self.game.box(),
            bots=self.tempo.told(),
            hints=self.tell_hints(),
            moves=[move.told for move in self.known(person)],
            chat=self.heard_by(person),
            hidden=self.hidden_from(person),
            next=self.next,
            branch=self._branch(),
            deal=None if self.deal is None else DealMark(self.deal.id, self.deal.kind),
            rules=self.rules,
        )

    def news(self, person: int | None, number: int) -> MovedMessage:
        """What has changed since a number."""
        kept = self.knowledge.kept(self._viewer(person), number)
        moves = self.known(person)[kept:]
        return MovedMessage(**self._standing(person), kept=kept, moves=[move.told for move in moves])

    def company(self, person: int | None) -> SeatsMessage:
        """Who is there."""
        return SeatsMessage(self.told_seats(person), self.tempo.told(), self.tell_hints(), self.held, self.next)

    def summary(self, person: int) -> Summary:
        waiting = self.state.waiting_for()
        return Summary(
            table=self.id,
            game=self.game.name,
            options=self.options,
            seats=self.told_seats(person),
            moment=len(self.known(person)),
            your_turn=not self.parted and any(seat in waiting for seat in self.played_by(person)),
            waiting=[] if self.parted else list(waiting),
            over=self.state.over,
            result=self.state.result(),
            at=self.knowledge.touched(self._viewer(person)),
            rules=self.rules,
            lesson=self.is_lesson,
        )

    def told_seats(self, person: int | None) -> list[SeatInfo]:
        return tell_seats(self.id, self.seats, self.presence, person, self._muted_by(person))

    def heard_by(self, person: int | None, start: int = 0) -> list[ChatLine]:
        """What was said, from a line on, by those whom the person has not hidden."""
        muted = self._muted_by(person)
        return [
            ChatLine(line.number, line.name, line.text, line.at, yours=line.person == person)
            for line in self.chat[start:]
            if line.person not in muted
        ]

    def hidden_from(self, person: int | None) -> list[HiddenVoice]:
        """Those who have said something here and whose talk the person has hidden, each with their last line."""
        muted = self._muted_by(person)
        last = {line.person: line for line in self.chat if line.person in muted}
        return [HiddenVoice(line.name, line.number) for line in last.values()]

    def _muted_by(self, person: int | None) -> set[int]:
        return set() if person is None else self.mutes.get(person, set())

    def _branch(self) -> BranchMark | None:
        if self.moment is None:
            return None
        return BranchMark(self.moment, "same" if self.start is None else "new")

    def _standing(self, person: int | None) -> dict[str, Any]:
        state = self.state
        mine = [] if self.parted else self.played_by(person)
        codes = {str(seat): found for seat in mine if (found := self.game.codes(state.table, seat))}
        return {
            "number": self.number_for(person),
            "moment": len(self.known(person)),
            "view": state.view(self._eyes(state, person)),
            "legal": {seat: [self.game.action(code) for code in found] for seat, found in codes.items()},
            "meanings": {seat: [Meaning(*self.game.meaning(code)) for code in found] for seat, found in codes.items()},
            "signs": tell_signs(state, self._eyes(state, person)),
            "forecast": self._forecast(self._eyes(state, person)),
            "undo": self.takes_back(person),
            "over": state.over,
            "result": state.result(),
            "account": self._account(),
            "asking": self.held,
        }

    def _forecast(self, eyes: int | None) -> dict[str, Any] | None:
        if eyes not in self._forecasts:
            self._forecasts[eyes] = self.state.forecast(eyes)
        return self._forecasts[eyes]

    def _account(self) -> list[Sign]:
        """What decided the game; it is looked for once, since the whole game is played again for it."""
        if self._accounted is None:
            self._accounted = [_told(sign) for sign in self.state.account()]
        return self._accounted

    def _viewer(self, person: int | None) -> Viewer:
        return Viewer(self.seats_of(person), self._eyes(self.state, person))

    def _eyes(self, state: State, person: int | None) -> int | None:
        """The seat through which a person looks: of theirs, one that the game waits for; a spectator has none."""
        mine = self.played_by(person) or self.seats_of(person)
        waiting = state.waiting_for()
        return next((seat for seat in mine if seat in waiting), mine[0] if mine else None)


def tell_signs(state: State, eyes: int | None) -> list[Sign]:
    """How a game stands, as a seat may know it."""
    return [_told(sign) for sign in state.signs(eyes)]


def _told(sign: core.Sign) -> Sign:
    return Sign(sign.kind, sign.code, sign.values)
