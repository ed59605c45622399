"""Moves at a table: played, held until others were asked, taken back, and why one may not be played."""

import contextlib
from http import HTTPStatus

import msgspec

from islario.core.reasons import IllegalMove, Reason
from islario.server.limits import LONGEST_LOG, MOST_TAKEN_BACK
from islario.server.live_table import HeldMove, LiveTable
from islario.server.live_tables import LiveTables
from islario.server.measures import MOVES, WRITING
from islario.server.messages.tables import Held, Motive
from islario.server.permissions import check_goes_on, check_number, check_owns, check_plays, check_sits
from islario.server.refusals import Stale, refuse
from islario.server.results import end_of
from islario.server.storage import Entry, NumberTaken

ENTRIES_TO_GROW = 32
"""After so many a table is so much larger that others may have to leave memory for it."""


class Moves:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def play(self, table: str, person: int | None, number: int, seat: int, action: str) -> Held | None:
        """Play a move; None once it is on disk, or who is asked first."""
        live = await self._find(table, person, number)
        async with live.lock:
            check_plays(live, person, seat)
            check_goes_on(live)
            check_number(live, person, number)
            reason = live.state.why_not(seat, action)
            if reason is not None:
                raise IllegalMove(reason)
            held = await self.play_or_hold(live, seat, action, person)
        await self._tables.changed(live, "seats" if held else "moved")
        return held

    async def play_or_hold(
        self, live: LiveTable, seat: int, action: str, person: int | None, why: Motive | None = None
    ) -> Held | None:
        """Play a legal move, or hold it if somebody is to be asked first. The table's lock is held."""
        asked = live.to_be_asked(seat, action)
        if not asked:
            await self._append(live, seat, action, person, why=why)
            return None
        held = HeldMove(live.number, seat, action, why)
        await self._tables.storage.set_held(live.id, msgspec.to_builtins(held))
        live.hold(held)
        return live.held

    async def why(self, table: str, person: int | None, seat: int, actions: list[str]) -> list[Reason | None]:
        """Why one's seat may not play these actions now; None for those that it may."""
        live = await self._tables.find(table)
        check_owns(live, person, seat)
        check_goes_on(live)
        return [live.state.why_not(seat, action) for action in actions]

    async def go_on(self, table: str, person: int | None, number: int) -> None:
        """Somebody who was asked has no wish to play a card; the last one lets the move happen."""
        live = await self._find(table, person, number)
        async with live.lock:
            check_sits(live, person)
            check_number(live, person, number)
            mine = live.seats_of(person)
            live.willing.update(await self._tables.storage.let_come(table, live.number, mine))
        await self.release(live)

    async def release(self, live: LiveTable) -> None:
        """Let a held move happen if nobody is to be asked any more."""
        async with live.lock:
            held = live.held
            if held is None:
                return
            held.asked = live.to_be_asked(held.seat, held.action)
            if not held.asked:
                holder = live.seats[held.seat]
                person = holder.owner if holder.bot is None else None
                why = live.held_why if holder.bot is not None else None
                with contextlib.suppress(Stale):  # another server was faster
                    await self._append(live, held.seat, held.action, person, why=why)
        await self._tables.changed(live, "seats" if held.asked else "moved")

    async def undo(self, table: str, person: int | None, number: int, count: int | None) -> None:
        """Take back the last moves, as many as asked for, or all that may be."""
        live = await self._find(table, person, number)
        async with live.lock:
            check_sits(live, person)
            check_goes_on(live)
            check_number(live, person, number)
            possible = live.takes_back(person)
            if possible == 0 or (count or 0) > possible:
                raise refuse("cannot_take_back", HTTPStatus.CONFLICT, moves=possible)
            if live.taken_back >= MOST_TAKEN_BACK:
                raise refuse("undo_spent", HTTPStatus.CONFLICT, times=MOST_TAKEN_BACK)
            await self._append(live, live.undoes(person), None, person, count or possible)
        await self._tables.changed(live, "moved")

    async def _find(self, table: str, person: int | None, number: int) -> LiveTable:
        """The table, which knows of all that the person knows: they may have heard it from another server."""
        live = await self._tables.find(table)
        if number > live.number_for(person):
            await self._tables.refresh(live)
        return live

    async def _append(
        self,
        live: LiveTable,
        seat: int,
        action: str | None,
        person: int | None,
        count: int = 0,
        why: Motive | None = None,
    ) -> None:
        """Write an entry that was checked, and carry it out. The table's lock is held."""
        if live.number >= LONGEST_LOG:
            raise refuse("log_full", HTTPStatus.CONFLICT, entries=LONGEST_LOG)
        after = live.state_after(seat, action, count)
        told = None if why is None else msgspec.to_builtins(why)
        at = self._tables.clock()
        entry = Entry(live.id, live.number, seat, action, count, person, at, after.fingerprint(), told)
        try:
            with WRITING.time():
                await self._tables.storage.append(entry, end_of(live, after, entry.at) if after.over else None)
        except NumberTaken:
            await self._tables.catch_up(live)
            raise Stale(live.whole(person)) from None
        live.take(entry)
        if live.number % ENTRIES_TO_GROW == 0:
            self._tables.make_room(live)
        MOVES.labels(live.game.name, "bot" if person is None else "person").inc()
