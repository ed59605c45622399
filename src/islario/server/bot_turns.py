"""The turns of bots: they are woken when a table has changed, and play as long as it is up to them."""

import asyncio
import logging

from islario.server.live_table import LiveTable, Seat
from islario.server.live_tables import LiveTables
from islario.server.moves import Moves
from islario.server.refusals import Stale
from islario.server.thinker import Asked
from islario.server.thinkers import Thinkers

SECONDS_AFTER_TROUBLE = 5.0

logger = logging.getLogger("islario")


class BotTurns:
    def __init__(self, tables: LiveTables, moves: Moves, thinkers: Thinkers, pace: float) -> None:
        self._tables = tables
        self._moves = moves
        self._thinkers = thinkers
        self._pace = pace
        """Seconds that a bot waits before its move, so that people can follow."""

    async def close(self) -> None:
        thinking = [live.thinking for live in self._tables.all() if live.thinking is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    def wake(self, live: LiveTable) -> None:
        """Let bots play as long as it is up to them. They are never waited for."""
        if live.thinking is None and live.held is None and live.bots_that_may_act():
            live.thinking = asyncio.create_task(self._play_on(live))

    async def _play_on(self, live: LiveTable) -> None:
        try:
            while bots := live.bots_that_may_act():
                try:
                    if not await self._play_one(live, bots):
                        return
                except Stale:
                    continue  # another server was faster
                except Exception as trouble:  # the disk, say: the table must not stand still for ever
                    logger.error("the bots of %s: %r", live.id, trouble)
                    await asyncio.sleep(SECONDS_AFTER_TROUBLE)
        finally:
            live.thinking = None

    async def _play_one(self, live: LiveTable, bots: list[Seat]) -> bool:
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
            held = await self._moves.play_or_hold(live, answer.seat, answer.action, None)
        await self._tables.tell(live.id, "seats" if held else "moved")
        return held is None
