"""Who sits where: people come by invitation, leave, and have bots play for them."""

import secrets
from http import HTTPStatus
from typing import Any

from islario.players import STAND_IN, find_player
from islario.server.live_table import LiveTable
from islario.server.live_tables import LiveTables
from islario.server.messages.tables import Invitation, Invited
from islario.server.moves import Moves
from islario.server.people import clean, digest
from islario.server.permissions import check_owns, check_shared, check_sits, find_invited, find_seat
from islario.server.refusals import refuse
from islario.server.seats import Seat


class Seating:
    def __init__(self, tables: LiveTables, moves: Moves) -> None:
        self._tables = tables
        self._moves = moves

    async def check_invitation(self, table: str, secret: str) -> Invited:
        """The seat that an invitation opens, and what the person is called whose invitation it is."""
        live = await self._tables.find(table)
        place = find_invited(live, secret)
        theirs = live.seats_of(place.inviter)
        return Invited(place.seat, live.seats[theirs[0]].name if theirs else "")

    async def join(self, table: str, secret: str, name: str, person: int) -> int:
        """Sit down with an invitation, which is used up by that."""
        live = await self._tables.find(table)
        async with live.lock:
            check_shared(live)
            seat = find_invited(live, secret)
            invited = {"invitation": digest(secret)}
            changed = {"owner": person, "name": clean(name), "bot": None, "invitation": None, "inviter": None}
            if not await self._change(live, seat, invited, changed):
                raise refuse("invitation_unknown", HTTPStatus.FORBIDDEN)
        await self._reseated(live)
        return seat.seat

    async def invite(self, table: str, person: int | None, seat: int) -> Invitation:
        """A new invitation to a seat that nobody owns; an older one no longer works."""
        live = await self._tables.find(table)
        secret = secrets.token_urlsafe(16)
        async with live.lock:
            check_sits(live, person)
            check_shared(live)
            place = find_seat(live, seat)
            if place.owner is not None or not await self._change(
                live, place, {"owner": None}, {"invitation": digest(secret), "inviter": person}
            ):
                raise refuse("seat_taken", HTTPStatus.CONFLICT, seat=seat)
        await self._tables.changed(live, "seats")
        return Invitation(seat, secret)

    async def substitute(self, table: str, person: int | None, seat: int, bot: str | None) -> None:
        """Give one's seat to a bot, or take it back (no bot); also that of somebody who is not there."""
        live = await self._tables.find(table)
        if bot is not None:
            find_player(bot)
        async with live.lock:
            place = find_seat(live, seat)
            away = not live.presence.has(place.owner)
            if bot is None or not away or not live.seats_of(person):
                check_owns(live, person, seat)
            await self._change(live, place, {"owner": place.owner}, {"bot": bot})
        await self._reseated(live)

    async def ask_before(self, table: str, person: int | None, seat: int, on: bool) -> None:
        """Whether the seat wants to be asked before each card that another turns over."""
        live = await self._tables.find(table)
        async with live.lock:
            place = check_owns(live, person, seat)
            await self._change(live, place, {"owner": person}, {"asks": on})
        await self._reseated(live)

    async def leave(self, table: str, person: int | None) -> None:
        """Give up all one's seats: bots play on, and others may be invited to them."""
        live = await self._tables.find(table)
        async with live.lock:
            for seat in check_sits(live, person):
                place = live.seats[seat]
                changed = {"owner": None, "name": "", "bot": place.bot or STAND_IN, "asks": False}
                await self._change(live, place, {"owner": person}, changed)
        await self._reseated(live)

    async def come(self, live: LiveTable) -> None:
        """Somebody came: bots play on when somebody looks, and whoever is there is asked before a held move."""
        await self._tables.changed(live, "seats")
        await self._moves.release(live)

    async def go(self, live: LiveTable, person: int | None) -> None:
        """Somebody went: nobody who is away is waited for."""
        live.presence.go(person)
        await self._tables.changed(live, "seats")
        await self._moves.release(live)

    async def _change(self, live: LiveTable, seat: Seat, expected: dict[str, Any], changed: dict[str, Any]) -> bool:
        """Change a seat that is as expected; whether it still was. The table's lock is held."""
        if not await self._tables.storage.change_seat(live.id, seat.seat, expected, changed):
            await self._tables.catch_up(live)
            return False
        for name, value in changed.items():
            setattr(seat, name, value)
        return True

    async def _reseated(self, live: LiveTable) -> None:
        """Others play or are asked now: a move that was held may be free to happen."""
        await self._tables.changed(live, "table")
        await self._moves.release(live)
