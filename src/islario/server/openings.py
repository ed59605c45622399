"""New tables: a game is dealt, its seats are given out, and the same people play again."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from islario.core.reasons import BadOption, Reason, quoted
from islario.core.registry import find_game
from islario.core.rng import chance_of
from islario.core.state import State, new_state
from islario.players import STAND_IN, find_player
from islario.server.live_tables import LiveTables
from islario.server.messages.requests import NewSeat, NewTable
from islario.server.messages.tables import Created, Invitation
from islario.server.people import clean, digest
from islario.server.permissions import check_over, check_sits
from islario.server.storage import AlreadyFollowed, Entry


class Openings:
    def __init__(self, tables: LiveTables, seeds: Callable[[], str]) -> None:
        self._tables = tables
        self.seeds = seeds
        """Draws the secret seed of each table."""

    def deal(self, wanted: NewTable) -> State:
        """The game that is wanted, with a seed of its own; complains about what cannot be."""
        game = find_game(wanted.game)
        if "seed" in wanted.options:
            raise BadOption(Reason("seed_secret"))
        options = {"players": len(wanted.seats), **wanted.options}
        if options["players"] != len(wanted.seats):
            values = {"players": quoted(options["players"]), "seats": len(wanted.seats)}
            raise BadOption(Reason("seats_count", values), "players")
        for place in wanted.seats:
            find_player(place.bot)
        return new_state(game, self.seeds(), options)

    async def create(self, wanted: NewTable, state: State, person: int) -> Created:
        """A table with the game that was dealt, waiting for its first move."""
        return await self.set_up(row_of(state), wanted.seats, wanted.name, person)

    async def set_up(
        self,
        row: dict[str, Any],
        wanted: list[NewSeat],
        name: str,
        person: int,
        entries: Sequence[Entry] = (),
        tried_by: int = 0,
    ) -> Created:
        """A new table, of which the row says what is played, and who is wanted at its seats."""
        table: str = row["id"]
        invitations: list[Invitation] = []
        places: list[dict[str, Any]] = []
        for seat, place in enumerate(wanted):
            kept: dict[str, Any] = dict.fromkeys(("owner", "bot", "invitation", "inviter"))
            kept |= {"name": "", "asks": False}
            if place.who == "me":
                kept |= {"owner": person, "name": clean(place.name or name)}
            elif place.who == "bot":
                kept["bot"] = place.bot
            else:
                invitations.append(Invitation(seat, secrets.token_urlsafe(16)))
                kept |= {"invitation": digest(invitations[-1].secret), "inviter": person}
            places.append({"table": table, "seat": seat, **kept})
        await self._tables.storage.add_table(row, places, entries, tried_by)
        await self._tables.find(table)
        return Created(table, invitations)

    async def again(self, table: str, person: int | None, allow: Callable[[], None]) -> str:
        """A table with the same game, options and people; the first to ask makes it for all, if that is allowed."""
        live = await self._tables.find(table)
        check_sits(live, person)
        check_over(live)
        async with live.lock:
            if live.next is None:
                allow()
                row = row_of(new_state(live.game, self.seeds(), live.options))
                following: str = row["id"]
                places = [{"owner": seat.owner, "name": seat.name, "asks": seat.asks} for seat in live.seats]
                for place, seat in zip(places, live.seats, strict=True):  # who was there plays again, whoever stood in
                    place["bot"] = None if seat.owner is not None else seat.bot or STAND_IN
                kept = [{"table": following, "seat": seat, **place} for seat, place in enumerate(places)]
                try:
                    await self._tables.storage.add_table(row, kept, after=table)
                    live.next = following
                except AlreadyFollowed:  # somebody asked at another server
                    await self._tables.catch_up(live)
        assert live.next is not None
        await self._tables.tell(live, "seats")
        return live.next


def row_of(state: State) -> dict[str, Any]:
    """What is kept of a game that was dealt, at a table with a new id."""
    origin = state.origin
    return {
        "id": secrets.token_urlsafe(9),
        "game": state.game.name,
        "options": origin.options,
        "start": origin.position,
        "seed": str(origin.seed),
        "chance": chance_of(origin.seed),
        "rules": state.game.rules_number,
        "position": state.fingerprint(),
    }
