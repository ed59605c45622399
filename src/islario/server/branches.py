"""Tables that go on from a moment of another one: "play on from here", and "the same deal again"."""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import msgspec

from islario.core.reasons import BadOption, Reason
from islario.core.rng import open_stream
from islario.core.state import state_at
from islario.players import STAND_IN, find_player
from islario.server.live_table import LiveTable
from islario.server.messages.requests import Branching, NewSeat
from islario.server.messages.tables import Created
from islario.server.openings import row_of
from islario.server.refusals import refuse
from islario.server.storage import Entry
from islario.server.table_service import TableService


class Branches:
    def __init__(self, service: TableService) -> None:
        self._tables = service.tables
        self._openings = service.openings

    async def check(self, table: str, person: int | None, wanted: Branching) -> LiveTable:
        """The table from which somebody may branch off so; refused if they may not."""
        live = await self._tables.look(table, person)
        over = live.state.over
        if live.deal is not None and not over:
            raise refuse("branch_deal", HTTPStatus.CONFLICT)
        if wanted.luck == "same" and not over:
            raise refuse("branch_luck", HTTPStatus.CONFLICT)
        moves = len(live.known(person))
        if wanted.moment > moves:
            raise refuse("no_such_moment", HTTPStatus.NOT_FOUND, moment=wanted.moment, moves=moves)
        if over and wanted.moment == moves:
            raise refuse("branch_over", HTTPStatus.CONFLICT)
        for place in wanted.seats or []:
            find_player(place.bot)
        if wanted.seats is not None and len(wanted.seats) != len(live.seats):
            raise BadOption(Reason("seats_count", {"players": len(live.seats), "seats": len(wanted.seats)}), "players")
        return live

    async def make(
        self, live: LiveTable, before: int | None, person: int, wanted: Branching, allow: Callable[[], None]
    ) -> Created:
        """The new table. ``before``: who the person was when they asked; somebody unknown becomes known by asking."""
        allow()
        places = wanted.seats or _places(live, before)
        if wanted.luck == "new":
            row = self._redraw(live, before, wanted.moment)
            return await self._openings.set_up(row, places, wanted.name, person)
        row, entries = self._repeat(live, before, person, wanted.moment)
        return await self._openings.set_up(row, places, wanted.name, person, entries)

    def _redraw(self, live: LiveTable, person: int | None, moment: int) -> dict[str, Any]:
        """A game at what the person saw after so many moves, the unknown drawn anew.

        It is drawn as ``Game.sample`` draws it, but from a stream of which nobody can work out what comes next.
        """
        seeds = self._openings.seeds
        drawn = live.game.imagine(live.view_at(moment, person), open_stream(seeds()))
        row = row_of(state_at(live.game, drawn, seeds()))
        deal = live.deal.id if self._tables.keeps_secret(live) else None  # what was seen of it lies on this table too
        return {**row, "options": live.options, "moment": moment, "deal": deal}

    def _repeat(
        self, live: LiveTable, before: int | None, person: int, moment: int
    ) -> tuple[dict[str, Any], list[Entry]]:
        """The same game with its first moves, which are the person's own now where no bot made them."""
        state = live.beginning()
        row = row_of(state)
        row |= {"options": live.options, "moment": moment, "deal": None if live.deal is None else live.deal.id}
        entries: list[Entry] = []
        for number, move in enumerate(live.known(before)[:moment]):
            seat, action = move.told.seat, move.told.action
            state.play(seat, action)
            by = None if move.person is None else person
            at = self._tables.clock()
            why = None if move.told.why is None else msgspec.to_builtins(move.told.why)
            entries.append(Entry(row["id"], number, seat, action, 0, by, at, state.fingerprint(), why))
        return row, entries


def _places(live: LiveTable, person: int | None) -> list[NewSeat]:
    """The person's own seats, or all of people for somebody who only watched; bots at the others."""
    mine = live.seats_of(person) or [seat.seat for seat in live.seats if seat.owner is not None]
    own = len(live.seats_of(person)) > 0
    return [
        NewSeat("me", name=seat.name if own else "") if seat.seat in mine else NewSeat("bot", seat.bot or STAND_IN)
        for seat in live.seats
    ]
