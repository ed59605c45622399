"""What a person has played, and all that is kept about them."""

import contextlib
import secrets
from collections import defaultdict
from http import HTTPStatus
from itertools import pairwise
from typing import Any

from islario.core.registry import GAMES, find_game
from islario.server.limits import LISTED_GAMES, WINS_FOR_NUDGE
from islario.server.messages.results import History, Nudge, PlayedGame, Rate
from islario.server.messages.servers import Forgotten
from islario.server.permissions import check_sits
from islario.server.presence import Presence
from islario.server.refusals import Refused, refuse
from islario.server.results import harder_levels
from islario.server.seats import Seat, tell_seats
from islario.server.storage_archive import Wanted
from islario.server.storage_shape import LESSON
from islario.server.table_service import TableService


class Histories:
    def __init__(self, service: TableService) -> None:
        self._tables = service.tables
        self._seating = service.seating
        self._archive = service.storage.archive

    async def read(self, person: int | None, wanted: Wanted) -> History:
        """The games that a person has finished, from what was kept when they ended."""
        if person is None:
            return History([], False, [], None)
        await self._settle(person)
        rows = await self._archive.list_results(person, wanted, LISTED_GAMES + 1)
        shown = rows[:LISTED_GAMES]
        seats = defaultdict(list)
        for row in await self._archive.list_seats([row.table for row in shown]):
            seats[row.table].append(Seat(row))
        games = [
            PlayedGame(
                table=row.table,
                game=row.game,
                level=row.level,
                players=row.players,
                options=row.options,
                seats=tell_seats(row.table, seats[row.table], Presence(), person, set()),
                result=row.result,
                won=None if row.won is None else bool(row.won),
                score=row.score,
                best=row.best,
                moves=row.moves,
                at=row.at,
                deal=row.deal,
                lesson=row.kind == LESSON,
            )
            for row in shown
        ]
        rates = [
            Rate(row.game, row.level, row.players, row.games, None if row.won is None else int(row.won), row.best)
            for row in await self._archive.list_rates(person)
        ]
        return History(games, len(rows) > LISTED_GAMES, rates, await self._nudge(person, rates))

    async def _settle(self, person: int) -> None:
        """Play out, once, the tables of which it is not known yet whether they are over."""
        for table in await self._archive.list_unsettled(person):
            with contextlib.suppress(Refused):
                await self._tables.settle(table)

    async def _nudge(self, person: int, rates: list[Rate]) -> Nudge | None:
        """A harder level, if the last games of one were all won and the harder one was not tried yet."""
        for name in GAMES:
            levels = harder_levels(find_game(name))
            tried = {rate.level for rate in rates if rate.game == name}
            for level, harder in pairwise(levels):
                if level not in tried or harder in tried:
                    continue
                last = await self._archive.list_results(person, Wanted(name, level, real=True), WINS_FOR_NUDGE)
                if len(last) == WINS_FOR_NUDGE and all(row.won for row in last):
                    return Nudge(name, level, harder, WINS_FOR_NUDGE)
        return None

    async def hide(self, person: int | None, table: str, on: bool) -> None:
        """Take a game out of one's list, or put it in again."""
        live = await self._tables.find(table)
        check_sits(live, person)
        assert person is not None
        await self._archive.hide(person, table, on)

    async def export(self, person: int | None) -> dict[str, Any]:
        """Everything that is kept about a person."""
        if person is None:
            raise refuse("nobody_known", HTTPStatus.NOT_FOUND)
        found = await self._archive.tell_all(person)
        told: dict[str, Any] = {name: [row._asdict() for row in rows] for name, rows in found.items()}
        return {**told, "person": told["person"][0], "muted": len(told["muted"])}

    async def forget(self, person: int | None) -> None:
        """A person's names and talk go: their seats go to bots where a game goes on, and have no name elsewhere."""
        if person is None:
            raise refuse("nobody_known", HTTPStatus.NOT_FOUND)
        sat, said = await self._archive.tables_of(person)
        for table in sat:
            with contextlib.suppress(Refused):  # one that can be shown no more
                if not (await self._tables.find(table)).state.over:
                    await self._seating.leave(table, person)
        await self._archive.forget(person, f"gone {secrets.token_hex(16)}")
        await self._tables.read_mutes(person)
        await self._tables.reread({*sat, *said})
        await self._tables.news.tell_servers(Forgotten(self._tables.news.server, person))
