"""The turns of bots: they are woken when a table has changed, and play as long as it is up to them."""

import asyncio
import logging
from http import HTTPStatus

from islario.core.reasons import IslarioError
from islario.server.live_table import LiveTable
from islario.server.live_tables import LiveTables
from islario.server.moves import Moves
from islario.server.permissions import check_goes_on, check_sits
from islario.server.refusals import Stale, refuse
from islario.server.seats import Seat
from islario.server.thinker import Asked, Step, fingerprint
from islario.server.thinkers import Thinkers

SECONDS_AFTER_TROUBLE = 5.0
SECONDS_OF_ANOTHER = 1.0
"""After which a server looks whether another one still asks the bots of a table."""

logger = logging.getLogger("islario")


class BotTurns:
    def __init__(self, tables: LiveTables, moves: Moves, thinkers: Thinkers, pace: float) -> None:
        self._tables = tables
        self._moves = moves
        self._thinkers = thinkers
        self._pace = pace
        """Seconds that a bot waits before its move, so that people can follow."""

    async def change(self, table: str, person: int | None, paused: bool | None, speed: int | None) -> None:
        """Pause the bots or let them play on, and have them play slower or faster. Whoever sits there may do so."""
        live = await self._check(table, person)
        async with live.lock:
            if changed := live.tempo.change(paused, speed):
                await self._tables.storage.set_pace(table, **changed)
        await self._tables.changed(live, "seats")

    async def step(self, table: str, person: int | None) -> None:
        """Let a bot take one decision, and pause the bots then."""
        live = await self._check(table, person)
        waiting = live.state.waiting_for()
        if live.held is not None or not any(live.seats[seat].bot is not None for seat in waiting):
            raise refuse("bots_wait", HTTPStatus.CONFLICT)
        async with live.lock:
            await self._tables.storage.set_pace(table, **live.tempo.step())
        await self._tables.changed(live, "seats")

    async def _check(self, table: str, person: int | None) -> LiveTable:
        """The table, whose bots the person must be able to stop."""
        live = await self._tables.find(table)
        check_sits(live, person)
        check_goes_on(live)
        if live.state.over:
            raise refuse("game_over", HTTPStatus.CONFLICT)
        if all(seat.bot is None for seat in live.seats):
            raise refuse("no_bots", HTTPStatus.CONFLICT)
        return live

    async def close(self) -> None:
        thinking = [live.thinking for live in self._tables.all() if live.thinking is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    def wake(self, live: LiveTable) -> None:
        """Let bots play as long as it is up to them. They are never waited for."""
        live.woken = True
        if live.thinking is None and _are_due(live):
            live.thinking = asyncio.create_task(self._play_on(live))

    async def _play_on(self, live: LiveTable) -> None:
        """One server at a time asks the bots of a table. The others wait: it may end."""
        duty = f"bots of {live.id}"
        try:
            while live.woken and _are_due(live):
                live.woken = False
                async with self._tables.news.exchange.holding(duty) as ours:
                    if ours:
                        await self._play_while_due(live, duty)
                if not ours:
                    await asyncio.sleep(SECONDS_OF_ANOTHER)
                    live.woken = True
        finally:
            live.thinking = None

    async def _play_while_due(self, live: LiveTable, duty: str) -> None:
        """Play until it is up to people, or until another server may have the duty."""
        fresh = False
        while self._tables.news.exchange.has(duty):
            try:
                if not fresh:  # who had the duty before may have used up a step or held a move
                    await self._tables.refresh(live)
                    fresh = True
                bots = live.bots_that_may_act()
                if not bots or live.tempo.stopped or not await self._play_one(live, bots):
                    return
            except Stale:
                continue  # another server was faster
            except IslarioError:  # nothing may be played any more: the log is full, say
                return
            except Exception as trouble:  # the disk, say: the table must not stand still for ever
                logger.error("the bots of %s: %r", live.id, trouble)
                await asyncio.sleep(SECONDS_AFTER_TROUBLE)
                fresh = False

    async def _play_one(self, live: LiveTable, bots: list[Seat]) -> bool:
        """Ask the bots that may act; whether it is worth asking again."""
        number = live.number
        waiting = live.state.waiting_for()
        watched = bots[-1].seat in waiting and live.knowledge.is_watched(waiting)
        if watched and not await live.tempo.wait(self._pace):
            return True
        steps = _foreseen(live, bots)
        if not steps:
            question = [Asked(live.game.name, bot.bot or "", live.state.view(bot.seat)) for bot in bots]
            steps = await self._thinkers.ask(question, live.state)
        async with live.lock:
            if number != live.number or live.bots_that_may_act() != bots:  # it was another table that they thought of
                return True
            live.foreseen = _names(bots), steps  # kept if they were paused meanwhile
            if live.tempo.stopped or not steps:
                return False
            live.foreseen = _names(bots), steps[1:]
            held = await self._moves.play_or_hold(live, steps[0].seat, steps[0].action, None, steps[0].why)
            if live.tempo.paused:
                await self._tables.storage.set_pace(live.id, **live.tempo.count())
        await self._tables.tell(live, "seats" if held else "moved")
        return held is None


def _are_due(live: LiveTable) -> bool:
    """Whether bots may play now."""
    return live.held is None and not live.tempo.stopped and len(live.bots_that_may_act()) > 0


def _foreseen(live: LiveTable, bots: list[Seat]) -> list[Step]:
    """What the same bots have said that they would do now; nothing if the table is not as they foresaw it."""
    names, steps = live.foreseen
    if steps and names == _names(bots) and fingerprint(live.state.view(steps[0].seat)) == steps[0].seen:
        return steps
    return []


def _names(bots: list[Seat]) -> list[tuple[int, str | None]]:
    return [(bot.seat, bot.bot) for bot in bots]
