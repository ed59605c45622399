"""What is found out about games: what whoever asks is told while it is being kept."""

import asyncio
import sys
from types import SimpleNamespace
from typing import Any, cast

import pytest

import islario
from islario.core.rng import Rng
from islario.players import Bot
from islario.server.hindsights import Hindsights
from islario.server.live_table import LiveTable
from islario.server.refusals import Refused
from islario.server.storage_archive import Archive
from islario.server.storage_sqlite import LoneExchange

WITHOUT_SOLVER = 'print(\'{"score":0,"bound":0,"seconds":0,"trouble":"solver_missing"}\')'


class SlowArchive:
    """An archive that takes its time to keep anything."""

    def __init__(self) -> None:
        self.kept: Any = None
        self.keeping = asyncio.Event()
        self.may_keep = asyncio.Event()

    async def find_finding(self, *_: Any) -> Any:
        return self.kept

    async def list_unfinished(self, *_: Any) -> list[int | None]:
        return []

    async def begin_finding(self, kind: str, table: str, seat: int, person: int, began: float, told: Any) -> None:
        self.kept = SimpleNamespace(told=told, done=False)

    async def keep_finding(self, kind: str, table: str, seat: int, done: bool, told: Any) -> None:
        self.keeping.set()
        await self.may_keep.wait()
        self.kept = SimpleNamespace(told=told, done=done)

    async def drop_findings(self, *_: Any) -> None:
        pass


def finished() -> LiveTable:
    game = islario.game("hashi")
    state, bot = game.new(players=1, seed=5), Bot("steady", game, Rng(5))
    while state.waiting_for():
        action = bot.decide(state.view(0))
        assert action is not None
        state.play(0, action)
    return cast(LiveTable, SimpleNamespace(id="table", state=state))


def test_a_search_that_failed_is_never_told_as_done_even_before_that_is_kept() -> None:
    async def ask() -> None:
        archive, live = SlowArchive(), finished()
        command = sys.executable, "-c", WITHOUT_SOLVER
        hindsights = Hindsights(1.0, cast(Archive, archive), LoneExchange(), lambda: 0.0, command)
        assert (await hindsights.seek(live, 0, 1)).state == "waiting"
        await archive.keeping.wait()
        for _ in range(2):  # while it is being kept, and afterwards
            with pytest.raises(Refused) as refused:
                await hindsights.read(live, 0)
            assert refused.value.reason.code == "solver_missing"
            archive.may_keep.set()
            while hindsights._mine:
                await asyncio.sleep(0)
        await hindsights.close()

    asyncio.run(ask())
