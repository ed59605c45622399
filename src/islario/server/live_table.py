"""One table as it is now, kept in memory: its log played out, its seats, and who is there.

It is a cache of what storage holds, and can be made again from it at any time.
"""

import asyncio
import json
import logging
from collections import Counter
from typing import Any, NamedTuple

from islario.core import signs as core
from islario.core.reasons import IslarioError
from islario.core.registry import find_game
from islario.core.rng import read_seed
from islario.core.state import State, new_state, state_at
from islario.drawing import names_at
from islario.players import name_player
from islario.server.bot_names import name_bots
from islario.server.knowledge import Move, Viewer, knowledge_of
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
    RulesMark,
    SeatInfo,
    SeatsMessage,
    Sign,
    Summary,
    TableMessage,
)
from islario.server.storage import Entry, StoredTable
from islario.server.storage_shape import HINTS, LESSON
from islario.server.tempo import Tempo
from islario.server.thinker import Step

BYTES_OF_A_TABLE = 50_000
"""Besides its moves, about."""

logger = logging.getLogger("islario")


class Seat:
    """Who holds a seat. A bot may play for its owner; with no owner and no bot it is open."""

    def __init__(self, seat: int, row: Any) -> None:
        self.seat = seat
        self.owner: int | None = row.owner
        self.name: str = row.name
        self.bot: str | None = row.bot
        self.invitation: str | None = row.invitation
        self.inviter: int | None = row.inviter
        self.asks: bool = row.asks


class SpokenLine(NamedTuple):
    """A line of chat, and who said it."""

    person: int
    number: int
    name: str
    text: str
    at: float


class LiveTable:
    """A table whose log is played out. IslarioError or ValueError if not even its set-up can be had."""

    def __init__(self, kept: StoredTable) -> None:
        self.id: str = kept.table.id
        self.game = find_game(kept.table.game)
        self.options: dict[str, Any] = dict(kept.table.options)
        self.hints: bool = self.options.pop(HINTS, False)
        """Whether hints are allowed where several people play."""
        self.seed = read_seed(kept.table.chance, kept.table.seed)
        self.created: float = kept.table.created
        self.next: str | None = kept.table.next
        self.start: dict[str, Any] | None = kept.table.start
        """The position at which it begins, if it was not dealt."""
        self.moment: int | None = kept.table.moment
        """After how many moves of another table it branched off, if it did."""
        self.deal: Any = kept.deal
        """The challenge, deal of the day or lesson that is played (a row of the storage)."""
        self.seats = [Seat(row.seat, row) for row in kept.seats]
        self.chat = [SpokenLine(row.person, row.number, row.name, row.text, row.at) for row in kept.chat]
        self.mutes: dict[int, set[int]] = {}
        """Whose talk each person has hidden; all tables share it."""
        self.tempo = Tempo()
        """How its bots play."""
        self.held: Held | None = None
        self.held_why: Motive | None = None
        """Why the move that is held is to be made, if a bot makes it."""
        self.willing: set[int] = set()
        """The seats that, asked about the card that is next, have said "go on"."""
        self.here: Counter[int | None] = Counter()
        """The people who are connected, each with how many connections; spectators are nobody."""
        self.lock = asyncio.Lock()
        """Held by whoever changes the table."""
        self.thinking: asyncio.Task[None] | None = None
        """What lets the bots play."""
        self.foreseen: tuple[list[tuple[int, str | None]], list[Step]] = [], []
        """Which bots were asked, and what they will do if the table is as they foresee it."""
        self._begin()
        self.rules = self._play_out(kept)
        """How the table fares under today's rules; None: it was begun under them."""
        self._bytes_of_a_move = len(json.dumps(self.state.position()))

    def beginning(self) -> State:
        """The game before its first move."""
        if self.start is not None:
            return state_at(self.game, self.start, self.seed)
        return new_state(self.game, self.seed, self.options)

    def _begin(self) -> None:
        """The table before the first entry of its log."""
        self.state = self.beginning()
        self.knowledge = knowledge_of(self.game, self.created)
        self._forecasts: dict[int | None, dict[str, Any] | None] = {}
        """What was reckoned for those who look through the same eyes, until the next entry."""
        self._accounted: list[Sign] | None = None

    def _play_out(self, kept: StoredTable) -> RulesMark | None:
        """Replay the log. Under other rules, stop at the first position that differs."""
        setup: str | None = kept.table.position
        if setup not in (None, self.state.fingerprint()):
            raise ValueError("the set-up is another one")
        begun: int = kept.table.rules
        now = self.game.rules_number
        entries = kept.log
        if begun == now:
            if self._replay(entries, len(entries) - 1) == len(entries):
                return None
            logger.error("the log of table %s does not lead to the positions that were kept with it", self.id)
            self._begin()
        agreeing = self._replay(entries, 0)
        if agreeing < len(entries):
            self._begin()
            self._replay(entries[:agreeing], agreeing)
            return RulesMark(begun, now, "parted", len(entries) - agreeing)
        checked = [entry.position for entry in entries] or [setup]
        return RulesMark(begun, now, "unchecked" if None in checked else "same")

    def _replay(self, entries: list[Entry], compared: int) -> int:
        """Carry the entries out; how many, before one that is refused or leads to another position.

        ``compared``: the first entry whose position is compared.
        """
        for place, entry in enumerate(entries):
            try:
                self.take(entry)
            except (IslarioError, AssertionError):
                return place
            if place >= compared and entry.position not in (None, self.state.fingerprint()):
                return place
        return len(entries)

    @property
    def parted(self) -> bool:
        """Whether it can only be looked at: the rest of its log leads elsewhere now."""
        return self.rules is not None and self.rules.state == "parted"

    @property
    def is_lesson(self) -> bool:
        return self.deal is not None and self.deal.kind == LESSON

    @property
    def number(self) -> int:
        """How many entries the log has: the number of the next one."""
        return len(self.knowledge.log)

    @property
    def taken_back(self) -> int:
        """How often moves were taken back."""
        return sum(entry.action is None for entry in self.knowledge.log)

    @property
    def bytes(self) -> int:
        """About how much memory it takes: each move keeps the table before it."""
        return BYTES_OF_A_TABLE + self.number * self._bytes_of_a_move

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

    def arrive(self, person: int | None) -> None:
        self.here[person] += 1

    def go(self, person: int | None) -> None:
        self.here[person] -= 1
        if self.here[person] == 0:
            del self.here[person]

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.here and self.thinking is None and not self.lock.locked()

    # -- changing ----------------------------------------------------------------------------------

    def take(self, entry: Entry) -> None:
        """Carry out an entry of the log."""
        assert entry.number == self.number, "the log has a gap"
        self.knowledge.take(entry, self.state)
        self._forecasts.clear()
        self._accounted = None
        self.held = None
        self.willing.clear()

    def state_after(self, seat: int, action: str | None, undone: int) -> State:
        """The game as an entry will leave it."""
        trial = self.state.clone()
        if action is not None:
            trial.play(seat, action)
        for _ in range(undone):
            self.knowledge.undo(trial, seat)
        return trial

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
            and self.here[other.owner] > 0
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
        return tell_seats(self.id, self.seats, self.here, person, self._muted_by(person))

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


def tell_seats(
    table: str, seats: list[Seat], here: Counter[int | None], person: int | None, muted: set[int]
) -> list[SeatInfo]:
    """The seats of a table, for a person who has hidden what the muted say."""
    bots = [seat.seat for seat in seats if seat.bot is not None and seat.owner is None]
    called = name_bots(table, bots, (seat.name for seat in seats))
    return [
        SeatInfo(
            seat=seat.seat,
            who="bot" if seat.bot is not None else "open" if seat.owner is None else "person",
            name=called.get(seat.seat, seat.name),
            person=seat.owner is not None,
            bot=None if seat.bot is None else name_player(seat.bot),
            yours=person is not None and seat.owner == person,
            here=seat.owner is not None and here[seat.owner] > 0,
            asks=seat.asks,
            invited=seat.invitation is not None,
            muted=seat.owner in muted,
        )
        for seat in seats
    ]


def tell_signs(state: State, eyes: int | None) -> list[Sign]:
    """How a game stands, as a seat may know it."""
    return [_told(sign) for sign in state.signs(eyes)]


def _told(sign: core.Sign) -> Sign:
    return Sign(sign.kind, sign.code, sign.values)
