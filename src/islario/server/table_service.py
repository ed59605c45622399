"""All tables of a server, and everything that people can do at them.

Every change follows one path: checked against the table as it is, written to the log, then carried out
and told. Whoever is told that a move was played can rely on it being on disk.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus
from typing import Any

from islario.core.reasons import BadOption, IllegalMove, IslarioError, Reason, quoted
from islario.core.registry import find_game
from islario.core.rng import chance_of
from islario.core.state import State, new_state
from islario.players import STAND_IN, find_player
from islario.server.limits import KEPT_CHAT
from islario.server.live_table import LiveTable, Seat, SpokenLine, summarise_unreadable
from islario.server.messages import ChatLine, Created, Held, Invitation, NewSeat, NewTable, Summary
from islario.server.people import clean, digest
from islario.server.refusals import Refused, Stale, refuse
from islario.server.results import end_of, is_secret
from islario.server.storage import Entry, NumberTaken, Storage
from islario.server.thinker import Asked
from islario.server.thinkers import Thinkers

LONGEST_LOG = 20_000
"""Entries of a table's log; a long game has a few hundred."""
SECONDS_AFTER_TROUBLE = 5.0
MOST_LIVE = 2000
"""Tables kept in memory; the longest unused are made again from the log when they are asked for."""

Tell = Callable[[str, str], Awaitable[None]]
"""Tells everybody at a table that something is new there: (table, what)."""


logger = logging.getLogger("islario")


class TableService:
    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        tell: Tell,
        pace: float,
        seeds: Callable[[], str],
        most_live: int = MOST_LIVE,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.storage = storage
        self._thinkers = thinkers
        self._tell = tell
        self._pace = pace
        """Seconds that a bot waits before its move, so that people can follow."""
        self.seeds = seeds
        """Draws the secret seed of each table."""
        self.clock = clock
        """Seconds since 1970."""
        self._mutes: dict[int, set[int]] = {}
        """Whose talk people have hidden, of those people who were here and have hidden some."""
        self._most_live = most_live
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}

    async def close(self) -> None:
        thinking = [table.thinking for table in self._live.values() if table.thinking is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    # -- tables ------------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable:
        """The table of that id."""
        found = self._live.get(table)
        if found is not None:
            self._live.move_to_end(table)
            return found
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.ensure_future(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def look(self, table: str, person: int | None) -> LiveTable:
        """The table, for somebody who wants to look at it.

        A deal that others play too is shown to those who sit there or have played it, and to all when it is no secret
        any more. A lesson is shown to those who sit there.
        """
        live = await self.find(table)
        if live.is_lesson:
            self.sits(live, person)
        secret = live.deal is not None and is_secret(live.deal, self.clock())
        if secret and not live.seats_of(person) and not await self.has_finished(live.deal.id, person):
            raise refuse("deal_secret", HTTPStatus.FORBIDDEN)
        if person is not None:
            self._keep_mutes(person, await self.storage.archive.list_muted(person))
        return live

    async def has_finished(self, deal: str, person: int | None) -> bool:
        """Whether a person has played a deal to its end."""
        tried = None if person is None else await self.storage.archive.find_try(deal, person)
        return tried is not None and tried.seat is not None and tried.at is not None

    async def _open(self, table: str) -> LiveTable:
        kept = await self.storage.read_table(table)
        if kept is None:
            raise refuse("table_unknown", HTTPStatus.NOT_FOUND, table=quoted(table))
        try:
            live = LiveTable(kept)
        except (IslarioError, ValueError) as trouble:
            logger.error("table %s of version %s cannot be set up: %r", table, kept.table.version, trouble)
            if kept.table.unsettled:
                await self.storage.archive.settle(table, None)
            raise refuse("table_unreadable", HTTPStatus.GONE, version=kept.table.version) from None
        live.mutes = self._mutes
        if kept.table.unsettled:
            over = live.state.over
            await self.storage.archive.settle(
                table, end_of(live, live.state, live.knowledge.log[-1].at) if over else None
            )
        self._live[table] = live
        if len(self._live) > self._most_live:
            unused = next((other.id for other in self._live.values() if other.idle and other is not live), None)
            self._live.pop(unused or "", None)
        self._let_bots_play(live)
        return live

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
            kept: dict[str, Any] = {"owner": None, "name": "", "bot": None, "invitation": None, "asks": False}
            if place.who == "me":
                kept |= {"owner": person, "name": clean(name)}
            elif place.who == "bot":
                kept["bot"] = place.bot
            else:
                invitations.append(Invitation(seat, secrets.token_urlsafe(16)))
                kept["invitation"] = digest(invitations[-1].secret)
            places.append({"table": table, "seat": seat, **kept})
        await self.storage.add_table(row, places, entries, tried_by)
        await self.find(table)
        return Created(table, invitations)

    async def again(self, table: str, person: int | None, allow: Callable[[], None]) -> str:
        """A table with the same game, options and people; the first to ask makes it for all, if that is allowed."""
        live = await self.find(table)
        self.sits(live, person)
        if not live.state.over:
            raise refuse("not_over", HTTPStatus.CONFLICT)
        async with live.lock:
            if live.next is None:
                allow()
                row = row_of(new_state(live.game, self.seeds(), live.options))
                following: str = row["id"]
                places = [{"owner": seat.owner, "name": seat.name, "asks": seat.asks} for seat in live.seats]
                for place, seat in zip(places, live.seats, strict=True):  # who was there plays again, whoever stood in
                    place["bot"] = None if seat.owner is not None else seat.bot or STAND_IN
                await self.storage.add_table(
                    row,
                    [{"table": following, "seat": seat, **place} for seat, place in enumerate(places)],
                )
                if await self.storage.set_next(table, following):
                    live.next = following
                else:
                    await self._reload(live)
        assert live.next is not None
        await self._tell(table, "seats")
        return live.next

    async def tables_of(self, person: int | None) -> list[Summary]:
        if person is None:
            return []
        found: list[Summary] = []
        for table in await self.storage.list_tables(person):
            try:
                found.append((await self.find(table)).summary(person))
            except Refused:  # it can be shown no more, but people are told that it is there
                kept = await self.storage.read_table(table)
                assert kept is not None
                found.append(summarise_unreadable(kept, person))
            await asyncio.sleep(0)  # others may want something meanwhile
        return found

    # -- moves -------------------------------------------------------------------------------------

    async def play(self, table: str, person: int | None, number: int, seat: int, action: str) -> Held | None:
        """Play a move; None once it is on disk, or who is asked first."""
        live = await self.find(table)
        async with live.lock:
            self._plays(live, person, seat)
            self._goes_on(live)
            if number != live.number_for(person):
                raise Stale(live.whole(person))
            reason = live.state.why_not(seat, action)
            if reason is not None:
                raise IllegalMove(reason)
            held = await self._play_or_hold(live, seat, action, person)
        await self._changed(live, "seats" if held else "moved")
        return held

    async def _play_or_hold(self, live: LiveTable, seat: int, action: str, person: int | None) -> Held | None:
        """Play a legal move, or hold it if somebody is to be asked first. The table's lock is held."""
        asked = live.to_be_asked(seat, action)
        live.held = Held(seat, action, asked) if asked else None
        if not asked:
            await self._append(live, seat, action, person)
        return live.held

    async def why(self, table: str, person: int | None, seat: int, actions: list[str]) -> list[Reason | None]:
        """Why one's seat may not play these actions now; None for those that it may."""
        live = await self.find(table)
        self._owns(live, person, seat)
        self._goes_on(live)
        return [live.state.why_not(seat, action) for action in actions]

    async def go_on(self, table: str, person: int | None, number: int) -> None:
        """Somebody who was asked has no wish to play a card; the last one lets the move happen."""
        live = await self.find(table)
        self.sits(live, person)
        if number != live.number_for(person):
            raise Stale(live.whole(person))
        live.willing.update(live.seats_of(person))
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
                await self._append(live, held.seat, held.action, holder.owner if holder.bot is None else None)
        await self._changed(live, "seats" if held.asked else "moved")

    async def undo(self, table: str, person: int | None, number: int, count: int | None) -> None:
        """Take back the last moves, as many as asked for, or all that may be."""
        live = await self.find(table)
        async with live.lock:
            self.sits(live, person)
            self._goes_on(live)
            if number != live.number_for(person):
                raise Stale(live.whole(person))
            possible = live.takes_back(person)
            if possible == 0 or (count or 0) > possible:
                raise refuse("cannot_take_back", HTTPStatus.CONFLICT, moves=possible)
            await self._append(live, live.undoes(person), None, person, count or possible)
        await self._changed(live, "moved")

    async def _append(self, live: LiveTable, seat: int, action: str | None, person: int | None, count: int = 0) -> None:
        """Write an entry that was checked, and carry it out. The table's lock is held."""
        if live.number >= LONGEST_LOG:
            raise refuse("log_full", HTTPStatus.CONFLICT, entries=LONGEST_LOG)
        after = live.state_after(seat, action, count)
        entry = Entry(live.id, live.number, seat, action, count, person, self.clock(), after.fingerprint())
        try:
            await self.storage.append(entry, end_of(live, after, entry.at) if after.over else None)
        except NumberTaken:
            await self._reload(live)
            raise Stale(live.whole(person)) from None
        live.take(entry)

    async def _reload(self, live: LiveTable) -> None:
        """Another server has written to the table: take over what it wrote."""
        kept = await self.storage.read_table(live.id)
        assert kept is not None
        fresh = LiveTable(kept)
        for name in ("state", "seats", "chat", "knowledge", "next", "deal", "held", "willing", "rules"):
            setattr(live, name, getattr(fresh, name))

    async def presence(self, live: LiveTable) -> None:
        """Somebody came or went: nobody who is away is waited for, and bots play on when somebody looks."""
        await self._changed(live, "seats")
        await self.release(live)

    async def _changed(self, live: LiveTable, what: str) -> None:
        await self._tell(live.id, what)
        self._let_bots_play(live)

    # -- bots --------------------------------------------------------------------------------------

    def _let_bots_play(self, live: LiveTable) -> None:
        """Let bots play as long as it is up to them. They are never waited for."""
        if live.thinking is None and live.held is None and live.bots_that_may_act():
            live.thinking = asyncio.create_task(self._play_bots(live))

    async def _play_bots(self, live: LiveTable) -> None:
        try:
            while bots := live.bots_that_may_act():
                try:
                    if not await self._play_bot(live, bots):
                        return
                except Stale:
                    continue  # another server was faster
                except Exception as trouble:  # the disk, say: the table must not stand still for ever
                    logger.error("the bots of %s: %r", live.id, trouble)
                    await asyncio.sleep(SECONDS_AFTER_TROUBLE)
        finally:
            live.thinking = None

    async def _play_bot(self, live: LiveTable, bots: list[Seat]) -> bool:
        """Ask the bots that may act; whether it is worth asking again."""
        number = live.number
        waiting = live.state.waiting_for()
        if bots[-1].seat in waiting and live.knowledge.is_watched(waiting):
            await asyncio.sleep(self._pace)
        question = [Asked(live.game.name, bot.bot or "", live.state.view(bot.seat)) for bot in bots]
        answer = await self._thinkers.ask(question, live.state)
        async with live.lock:
            if number != live.number or live.bots_that_may_act() != bots:  # it was another table that they thought of
                return True
            if answer is None:
                return False
            held = await self._play_or_hold(live, answer.seat, answer.action, None)
        await self._tell(live.id, "seats" if held else "moved")
        return held is None

    # -- seats -------------------------------------------------------------------------------------

    async def check_invitation(self, table: str, secret: str) -> int:
        """The seat that an invitation opens."""
        return self._invited(await self.find(table), secret).seat

    async def join(self, table: str, secret: str, name: str, person: int) -> int:
        """Sit down with an invitation, which is used up by that."""
        live = await self.find(table)
        async with live.lock:
            self._is_shared(live)
            seat = self._invited(live, secret)
            changed = {"owner": person, "name": clean(name), "bot": None, "invitation": None}
            if not await self.storage.change_seat(table, seat.seat, {"invitation": digest(secret)}, changed):
                await self._reload(live)
                raise refuse("invitation_unknown", HTTPStatus.FORBIDDEN)
            _set(seat, changed)
        await self._reseated(live)
        return seat.seat

    async def invite(self, table: str, person: int | None, seat: int) -> Invitation:
        """A new invitation to a seat that nobody owns; an older one no longer works."""
        live = await self.find(table)
        secret = secrets.token_urlsafe(16)
        async with live.lock:
            self.sits(live, person)
            self._is_shared(live)
            if self._seat(live, seat).owner is not None or not await self._change_seat(
                live, seat, None, invitation=digest(secret)
            ):
                raise refuse("seat_taken", HTTPStatus.CONFLICT, seat=seat)
        await self._changed(live, "seats")
        return Invitation(seat, secret)

    async def substitute(self, table: str, person: int | None, seat: int, bot: str | None) -> None:
        """Give one's seat to a bot, or take it back (no bot); also that of somebody who is not there."""
        live = await self.find(table)
        if bot is not None:
            find_player(bot)
        async with live.lock:
            owner = self._seat(live, seat).owner
            away = owner is None or live.here[owner] == 0
            if bot is None or not away or not live.seats_of(person):
                self._owns(live, person, seat)
            await self._change_seat(live, seat, owner, bot=bot)
        await self._reseated(live)

    async def ask_before(self, table: str, person: int | None, seat: int, on: bool) -> None:
        """Whether the seat wants to be asked before each card that another turns over."""
        live = await self.find(table)
        async with live.lock:
            self._owns(live, person, seat)
            await self._change_seat(live, seat, person, asks=on)
        await self._reseated(live)

    async def leave(self, table: str, person: int | None) -> None:
        """Give up all one's seats: bots play on, and others may be invited to them."""
        live = await self.find(table)
        async with live.lock:
            for seat in self.sits(live, person):
                bot = live.seats[seat].bot or STAND_IN
                await self._change_seat(live, seat, person, owner=None, name="", bot=bot, asks=False)
        await self._reseated(live)

    async def _change_seat(self, live: LiveTable, seat: int, owner: int | None, /, **changed: Any) -> bool:
        """Change a seat that has this owner; whether it still had. The table's lock is held."""
        if not await self.storage.change_seat(live.id, seat, {"owner": owner}, changed):
            await self._reload(live)
            return False
        _set(live.seats[seat], changed)
        return True

    async def _reseated(self, live: LiveTable) -> None:
        """Others play or are asked now: a move that was held may be free to happen."""
        await self._changed(live, "table")
        await self.release(live)

    # -- talk --------------------------------------------------------------------------------------

    async def say(self, table: str, person: int | None, text: str) -> None:
        live = await self.find(table)
        mine = self.sits(live, person)
        said = clean(text)
        if not said:
            raise refuse("chat_empty", HTTPStatus.BAD_REQUEST)
        async with live.lock:
            if len(live.chat) >= KEPT_CHAT:
                raise refuse("chat_full", HTTPStatus.CONFLICT, lines=KEPT_CHAT)
            number = live.chat[-1].told.number + 1 if live.chat else 0
            line = ChatLine(number, live.seats[mine[0]].name, said, self.clock())
            row = {"number": line.number, "name": line.name, "text": line.text, "at": line.at}
            await self.storage.add_chat({"table": table, "person": person, **row})
            assert person is not None
            live.chat.append(SpokenLine(person, line))
        await self._tell(table, "chat")

    async def mute(self, table: str, person: int, seat: int, on: bool) -> None:
        """Hide what the person of a seat says, here and elsewhere, or show it again."""
        live = await self.look(table, person)
        owner = self._seat(live, seat).owner
        if owner is None or owner == person:
            raise refuse("mute_nobody", HTTPStatus.CONFLICT)
        await self.storage.archive.mute(person, owner, on)
        self._keep_mutes(person, await self.storage.archive.list_muted(person))
        await self._tell(table, "table")

    def _keep_mutes(self, person: int, others: set[int]) -> None:
        if others:
            self._mutes[person] = others
        else:
            self._mutes.pop(person, None)

    async def forget(self, person: int) -> None:
        """A person's names and talk go: their seats go to bots where a game goes on, and have no name elsewhere."""
        archive = self.storage.archive
        sat, said = await archive.tables_of(person)
        for table in sat:
            with contextlib.suppress(Refused):  # one that can be shown no more
                if not (await self.find(table)).state.over:
                    await self.leave(table, person)
        await archive.forget(person, f"gone {secrets.token_hex(16)}")
        self._mutes.pop(person, None)
        for live in [self._live[table] for table in {*sat, *said} if table in self._live]:
            live.chat = [line for line in live.chat if line.person != person]
            for seat in live.seats_of(person):
                live.seats[seat].name = ""
            await self._tell(live.id, "table")

    # -- who may -----------------------------------------------------------------------------------

    def sits(self, live: LiveTable, person: int | None) -> list[int]:
        """The seats of the person, who must have some."""
        mine = live.seats_of(person)
        if not mine:
            raise refuse("not_at_table", HTTPStatus.FORBIDDEN)
        return mine

    def _owns(self, live: LiveTable, person: int | None, seat: int) -> Seat:
        place = self._seat(live, seat)
        if person is None or place.owner != person:
            raise refuse("not_your_seat", HTTPStatus.FORBIDDEN, seat=seat)
        return place

    def _plays(self, live: LiveTable, person: int | None, seat: int) -> None:
        if self._owns(live, person, seat).bot is not None:
            raise refuse("bot_plays", HTTPStatus.CONFLICT, seat=seat)

    def _is_shared(self, live: LiveTable) -> None:
        """The table must be one to which others may come."""
        if live.deal is not None:
            raise refuse("deal_alone", HTTPStatus.CONFLICT)

    def live_tables(self) -> list[LiveTable]:
        """Those that are in memory."""
        return list(self._live.values())

    def _goes_on(self, live: LiveTable) -> None:
        """The table must be one that can be played, not only looked at."""
        mark = live.rules
        if mark is not None and mark.state == "parted":
            if mark.begun == mark.now:
                raise refuse("log_damaged", HTTPStatus.CONFLICT)
            raise refuse("rules_parted", HTTPStatus.CONFLICT, begun=mark.begun, now=mark.now)

    def _seat(self, live: LiveTable, seat: int) -> Seat:
        if not 0 <= seat < len(live.seats):
            raise refuse("no_such_seat", HTTPStatus.NOT_FOUND, seat=str(seat), seats=len(live.seats))
        return live.seats[seat]

    def _invited(self, live: LiveTable, secret: str) -> Seat:
        hashed = digest(secret)
        for seat in live.seats:
            if seat.invitation is not None and secrets.compare_digest(seat.invitation, hashed):
                return seat
        raise refuse("invitation_unknown", HTTPStatus.FORBIDDEN)


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


def _set(seat: Seat, changed: dict[str, Any]) -> None:
    for name, value in changed.items():
        setattr(seat, name, value)
