"""A game being played: the public face that every game shares.

Around a game's table stand what the table itself must not hold: the stream of chance, and the moves
so far. Moves form a chain that clones share, so that a clone costs little however long the game is.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import places
from islario.core.events import ROW, Event, Log
from islario.core.game import MOST_ACTIONS, REVEALING, SEALING, Game, Table
from islario.core.reasons import CannotUndo, IllegalMove, NoSuchSeat, Reason, quoted
from islario.core.rng import Rng, open_stream
from islario.core.signs import Sign


class Move:
    """A move that was played, and the table before it if it may be taken back."""

    def __init__(self, seat: int, action: str, kind: int, before: Table | None, previous: "Move | None") -> None:
        self.seat = seat
        self.action = action
        self.kind = kind
        """What kind of step it was (core.game)."""
        self.before = before
        self.previous = previous
        self.number: int = 1 if previous is None else previous.number + 1


class Origin:
    """Where a game came from: options and a seed, or a position and a seed."""

    def __init__(self, options: dict[str, Any] | None, position: dict[str, Any] | None, seed: int | str) -> None:
        self.options = options
        self.position = position
        self.seed = seed


class State:
    """A game being played. Actions are texts; what is refused changes nothing."""

    def __init__(self, game: Game, origin: Origin, table: Table, rng: Rng, last: Move | None) -> None:
        self.game = game
        self.origin = origin
        self.table = table
        self._rng = rng
        self._last = last

    # -- asking --------------------------------------------------------------------------------

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that the game waits for, ascending; none when it is over."""
        return tuple(places(self.game.waiting(self.table)))

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat, as texts."""
        self._check_seat(seat)
        codes = vec[i64]([0] * MOST_ACTIONS)
        n = self.game.legal(self.table, seat, codes)
        return [self.game.action(codes[i]) for i in range(n)]

    def why_not(self, seat: int, action: str) -> Reason | None:
        """None if the seat may play the action now, else the reason."""
        try:
            self._code(seat, action)
        except IllegalMove as illegal:
            return illegal.reason
        return None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.waiting(self.table) == 0

    def result(self) -> dict[str, Any] | None:
        """How the game ended: won, winners, scores, reason. None while it goes on."""
        return self.game.result_of(self.table) if self.over else None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator (None), may know."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view_of(self.table, seat)

    def signs(self, seat: int | None) -> list[Sign]:
        """The goal, dangers and what is known to come, as a seat or a spectator (None) may know; none at the end."""
        if seat is not None:
            self._check_seat(seat)
        eyes = -1 if seat is None else seat
        return [] if self.over else self.game.signs(self._seen(eyes), eyes)

    def account(self) -> list[Sign]:
        """What decided the game, beyond its result; nothing while it goes on."""
        return self.game.account(self.table, self.events()) if self.over else []

    def beginning(self) -> "State":
        """The game before its first move."""
        origin = self.origin
        if origin.position is not None:
            return state_at(self.game, origin.position, origin.seed)
        return new_state(self.game, origin.seed, origin.options or {})

    def events(self) -> list[Event]:
        """All that has happened, by playing the game again."""
        again = self.beginning()
        told: list[Event] = []
        for seat, action in self.moves():
            told += again.play(seat, action)
        return told

    def forecast(self, seat: int | None) -> dict[str, Any] | None:
        """What can be reckoned of what is to come, as a seat or a spectator may know; None where nothing is."""
        if seat is not None:
            self._check_seat(seat)
        eyes = -1 if seat is None else seat
        return None if self.over else self.game.forecast(self._seen(eyes), eyes)

    def position(self) -> dict[str, Any]:
        """Everything on the table, hidden things too; the game's ``position`` takes it in again."""
        return self.game.position_of(self.table)

    def fingerprint(self) -> str:
        """A check over the whole position: two games with the same one stand alike."""
        text = json.dumps(self.position(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def moves(self) -> list[tuple[int, str]]:
        """The moves so far, taken-back ones left out: (seat, action)."""
        found: list[tuple[int, str]] = []
        move = self._last
        while move is not None:
            found.append((move.seat, move.action))
            move = move.previous
        found.reverse()
        return found

    # -- playing -------------------------------------------------------------------------------

    def play(self, seat: int, action: str) -> list[Event]:
        """Play an action; the events that followed. IllegalMove, and nothing changed, if it may not be."""
        code = self._code(seat, action)
        log = Log()
        self._apply(seat, code, log)
        rows = log.rows
        return [
            self.game.event(rows[i], rows[i + 1], rows[i + 2], rows[i + 3], rows[i + 4])
            for i in range(0, len(rows), ROW)
        ]

    def undo(self, seat: int | None = None) -> None:
        """Take the last move back; with a seat, that seat's last.

        Where one seat acts at a time, the last move has to be that seat's. Where several act at once, what others
        have done since stays as it is.
        """
        if seat is not None:
            self._check_seat(seat)
        since: list[Move] = []
        move = self._last
        while move is not None and move.before is not None and seat is not None and move.seat != seat:
            if not self.game.simultaneous:
                raise CannotUndo(Reason("other_seat", {"seat": move.seat, "action": move.action}))
            since.append(move)
            move = move.previous
        if move is None:
            raise CannotUndo(Reason("nothing_to_undo"))
        if move.before is None:
            raise CannotUndo(Reason("revealed", {"action": move.action}))
        if move.kind & SEALING != 0:
            raise CannotUndo(Reason("sealed", {"seat": move.seat, "action": move.action}))
        self.table = move.before.clone()
        self._last = move.previous
        for other in reversed(since):
            self._apply(other.seat, self.game.code(self.table, other.action), None)

    @property
    def settled(self) -> int:
        """How many moves everybody may know. Where several act at once: up to the last revealing one."""
        move = self._last
        if self.game.simultaneous:
            while move is not None and move.before is not None:
                move = move.previous
        return 0 if move is None else move.number

    @property
    def last_kind(self) -> int:
        """What kind of step the last move was (core.game); 0 before the first."""
        return 0 if self._last is None else self._last.kind

    def clone(self) -> "State":
        """A copy that goes its own way from here, with the same chance ahead of it."""
        return State(self.game, self.origin, self.table.clone(), self._rng.clone(), self._last)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as its record."""
        from islario.core.record import replay

        return replay, (self.record(),)

    def record(self) -> str:
        """The whole game so far as a small text; ``islario.replay`` takes it in again."""
        from islario.core.record import write_record

        return write_record(self)

    # -- within --------------------------------------------------------------------------------

    def _seen(self, eyes: int) -> Table:
        """A table with nothing on it but what the eyes see."""
        seen = self.table.clone()
        self.game.show(self.table, eyes, seen)
        return seen

    def _apply(self, seat: int, code: int, log: Log | None) -> None:
        """Carry out a legal action, and remember it."""
        before = self.table.clone()
        kind = self.game.apply(self.table, seat, code, self._rng, log)
        self._last = Move(seat, self.game.action(code), kind, None if kind & REVEALING else before, self._last)

    def _check_seat(self, seat: int) -> None:
        seats: int = self.game.seats(self.table)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            raise NoSuchSeat(Reason("no_such_seat", {"seat": quoted(seat), "seats": seats}))

    def _code(self, seat: int, action: str) -> int:
        """The action's code if it is legal; IllegalMove if not."""
        try:
            self._check_seat(seat)
        except NoSuchSeat as absent:
            raise IllegalMove(absent.reason) from None
        code = self.game.code(self.table, action)
        reason = self.game.why_not(self.table, seat, code)
        if reason is not None:
            raise IllegalMove(reason)
        return code


def new_state(game: Game, seed: int | str, chosen: dict[str, Any]) -> State:
    """A new game, set up from its seed."""
    options = game.read_options(chosen)
    rng = open_stream(seed)
    return State(game, Origin(options, None, seed), game.deal(game.settings(options), rng), rng, None)


def state_at(game: Game, position: Mapping[str, Any], seed: int | str) -> State:
    """A game that begins at a position; the seed is for what is shuffled later."""
    table = game.lay_out(position)
    return State(game, Origin(None, game.position_of(table), seed), table, open_stream(seed), None)
