"""Deals that several people play, each alone: challenges, and the deal of the day.

The server keeps game, options and seed. Whoever has finished sees how the others did; nobody is told the seed as long
as somebody may still play it.
"""

import contextlib
import hmac
import secrets
from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from http import HTTPStatus
from typing import Any

from islario.core.reasons import IslarioError
from islario.core.registry import GAMES, find_game
from islario.core.rng import CHACHA8, chance_of, read_seed
from islario.core.state import State, new_state, state_at
from islario.lab.retrospect import SOLVABLE
from islario.players import STAND_IN, name_player
from islario.server.hindsights import Hindsights
from islario.server.limits import LISTED_RESULTS
from islario.server.messages.requests import NewSeat, NewTable
from islario.server.messages.results import DealInfo, DealResult
from islario.server.messages.tables import Created
from islario.server.openings import row_of
from islario.server.people import clean
from islario.server.permissions import check_over, check_sits
from islario.server.refusals import refuse
from islario.server.results import is_secret, last_moment, levels_of
from islario.server.storage import AlreadyTried
from islario.server.storage_shape import LESSON
from islario.server.table_service import TableService


class Deals:
    def __init__(self, service: TableService, hindsights: Hindsights) -> None:
        self._hindsights = hindsights
        self._tables = service.tables
        self._openings = service.openings
        self._archive = service.storage.archive
        self._today: date | None = None
        """The day whose deals are kept already."""

    # -- challenges --------------------------------------------------------------------------------

    def check(self, wanted: NewTable) -> State:
        """The game of a new challenge; complains about what cannot be."""
        who = {seat.who for seat in wanted.seats}
        if "open" in who or "me" not in who:
            raise refuse("deal_alone", HTTPStatus.CONFLICT)
        return self._openings.deal(wanted)

    async def make(self, wanted: NewTable, state: State, person: int) -> str:
        """A challenge with a deal that nobody knows yet."""
        bots = [None if seat.who == "me" else seat.bot for seat in wanted.seats]
        deal = self._challenge(row_of(state), bots, wanted.name, person)
        await self._archive.add_deal(deal)
        return str(deal["id"])

    async def make_from(self, table: str, person: int | None, name: str, allow: Callable[[], None]) -> str:
        """A challenge with the deal of a game that is over; those who sat there have played it."""
        live = await self._tables.find(table)
        check_sits(live, person)
        assert person is not None
        check_over(live)
        if live.deal is not None and live.deal.kind == "daily":
            raise refuse("challenge_daily", HTTPStatus.CONFLICT)
        if live.is_lesson:
            raise refuse("challenge_lesson", HTTPStatus.CONFLICT)
        known = live.deal is not None or live.start is None
        if live.moment is not None and (known or await self._archive.is_repeat(str(live.seed), live.created)):
            raise refuse("challenge_branch", HTTPStatus.CONFLICT)
        playing: list[str] = []
        async with live.lock:
            if live.deal is None:
                allow()
                bots = [None if seat.owner == person else seat.bot or STAND_IN for seat in live.seats]
                seed = {"seed": str(live.seed), "chance": chance_of(live.seed)}
                row = {"game": live.game.name, "options": live.options, "start": live.start, **seed}
                playing = await self._archive.spread(self._challenge(row, bots, name, person), table)
        await self._tables.reread(playing)
        return str(live.deal.id)

    def _challenge(self, row: dict[str, Any], bots: list[str | None], name: str, person: int) -> dict[str, Any]:
        """What is kept of a challenge to play the game of a row."""
        played = {key: row[key] for key in ("game", "options", "start", "seed", "chance")}
        made = {"name": clean(name), "person": person, "created": self._tables.clock(), "closes": None}
        return {"id": secrets.token_urlsafe(16), "kind": "challenge", "places": bots, **played, **made}

    # -- the deal of the day -----------------------------------------------------------------------

    async def today(self, person: int | None) -> list[DealInfo]:
        """Today's deals, one for each game."""
        day = await self._deal_today()
        return [await self._tell(await self._find(_id_of(day, name)), person) for name in GAMES]

    async def _deal_today(self) -> date:
        """Keep today's deals, if they are not kept yet."""
        day = datetime.fromtimestamp(self._tables.clock(), UTC).date()
        if day != self._today:
            key = await self._archive.key("daily", secrets.token_hex(32))
            for name in GAMES:
                await self._archive.add_deal(_daily(day, name, key))
            self._today = day
        return day

    # -- playing -----------------------------------------------------------------------------------

    async def tell(self, deal: str, person: int | None) -> DealInfo:
        """What a person may know of a deal. If they see the results, the best of its cards is sought meanwhile."""
        row = await self._find(deal)
        told = await self._tell(row, person)
        if told.results and row.game == SOLVABLE:
            seeking = await self._seek_best(deal)
            if not seeking:  # it may have been found since the results were read, and nobody would ask again
                told = await self._tell(row, person)
            told.seeking = seeking
        return told

    async def _seek_best(self, deal: str) -> bool:
        """Have the best sought for the next who has finished, if nobody waits for another; whether one is due."""
        unsought = []
        for place in await self._archive.list_unproven(deal):
            done = await self._hindsights.sought(place.table, place.seat)
            if done is None:
                unsought.append(place)
            elif not done and await self._seek(place):
                return True
        if not unsought or self._hindsights.missing:
            return False
        if not await self._hindsights.is_idle():
            return True
        for place in unsought:
            if await self._seek(place):
                return True
        return False

    async def _seek(self, place: Any) -> bool:
        """Whether the best of a place can be sought: its table may be shown no more, or have begun at a position."""
        with contextlib.suppress(IslarioError):
            await self._hindsights.seek(await self._tables.find(place.table), place.seat)
            return True
        return False

    async def _tell(self, row: Any, person: int | None) -> DealInfo:
        deal = row.id
        now = self._tables.clock()
        tries = await self._archive.list_tries(deal, None if row.closes is None else last_moment(row))
        tried = None if person is None else await self._archive.find_try(deal, person)
        finished = await self._tables.has_finished(deal, person)
        results = [
            DealResult(
                name=found.name,
                yours=found.person == person,
                table=found.table,
                won=None if found.won is None else bool(found.won),
                score=found.score,
                best=found.best,
                reason=found.result["reason"],
                rank=found.result.get("rank"),
                moves=found.moves,
                at=found.at,
            )
            for found in tries
        ]
        results.sort(key=lambda result: (not result.won, -result.score, result.moves, result.at))
        return DealInfo(
            deal=row.id,
            kind=row.kind,
            game=row.game,
            options=row.options,
            bots=[None if bot is None else name_player(bot) for bot in row.places],
            name=row.name,
            created=row.created,
            closes=row.closes,
            table=None if tried is None or tried.seat is None else tried.table,
            left=tried is not None and tried.seat is None,
            finished=finished,
            count=len(results),
            results=results[:LISTED_RESULTS] if finished or not is_secret(row, now) else None,
            seeking=False,
        )

    async def check_open(self, deal: str) -> None:
        """Complain about a deal that is not there, or closed."""
        row = await self._find(deal)
        if row.closes is not None and self._tables.clock() >= row.closes:
            raise refuse("deal_closed", HTTPStatus.CONFLICT)

    async def play(self, deal: str, person: int, name: str, allow: Callable[[], None]) -> Created:
        """The table at which a person plays a deal: each has one try."""
        row = await self._find(deal)
        if await self._archive.find_try(deal, person) is None:
            allow()
            game, seed = find_game(row.game), read_seed(row.chance, row.seed)
            dealt = row.start is None
            state = new_state(game, seed, row.options) if dealt else state_at(game, row.start, seed)
            places = [NewSeat("me") if bot is None else NewSeat("bot", bot) for bot in row.places]
            kept = {**row_of(state), "options": row.options, "deal": deal}
            try:
                return await self._openings.set_up(kept, places, name, person, tried_by=person)
            except AlreadyTried:  # they have pressed twice
                pass
        tried = await self._archive.find_try(deal, person)
        assert tried is not None
        if tried.seat is None:
            raise refuse("deal_left", HTTPStatus.CONFLICT)
        return Created(tried.table, [])

    async def _find(self, deal: str) -> Any:
        await self._deal_today()
        row = await self._archive.find_deal(deal)
        if row is None or row.kind == LESSON:
            raise refuse("deal_unknown", HTTPStatus.NOT_FOUND)
        return row


def _id_of(day: date, game: str) -> str:
    return f"{day.isoformat()}-{game}"


def _daily(day: date, name: str, key: str) -> dict[str, Any]:
    """The deal of a day: one person plays as few seats as the game has, and each day another level comes."""
    game = find_game(name)
    players = next(option.low for option in game.options if option.name == "players")
    levels = levels_of(game)
    options = game.read_options({"players": players, game.level: levels[day.toordinal() % len(levels)]})
    begins = datetime.combine(day, time(), UTC)
    return {
        "id": _id_of(day, name),
        "kind": "daily",
        "game": name,
        "options": options,
        "start": None,
        "seed": hmac.new(bytes.fromhex(key), _id_of(day, name).encode(), "sha256").hexdigest()[:32],
        "chance": CHACHA8,
        "places": [None] * players,
        "name": "",
        "person": None,
        "created": begins.timestamp(),
        "closes": (begins + timedelta(days=1)).timestamp(),
    }
