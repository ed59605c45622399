"""All tables of a server, without a network: what is kept in memory, and what happens when something fails."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from islario.server import bot_turns, moves
from islario.server.live_table import LiveTable
from islario.server.messages.requests import NewSeat, NewTable
from islario.server.messages.servers import Heard
from islario.server.people import People
from islario.server.refusals import Refused
from islario.server.storage import Entry, Storage, sqlite_address
from islario.server.storage_archive import End
from islario.server.table_service import TableService
from islario.server.thinkers import Thinkers
from tests.server.seeded import take_from

ME, BOT = NewSeat("me"), NewSeat("bot", "random")
PATIENCE = 30


def run(
    data: Path,
    work: Callable[[TableService], Awaitable[None]],
    most_live: int = 100,
    thinkers: Thinkers | None = None,
    database: str | None = None,
) -> None:
    """Do some work with a service of its own, with a database of its own if none is named."""
    thinkers = thinkers or Thinkers(1, 20)

    async def hear(said: Heard) -> None:
        """There is no other server."""

    async def inside() -> None:
        deals = data / "deals"
        deals.write_text("0", "utf-8")
        storage = Storage(database or sqlite_address(data / "islario.db"))
        news = storage.open_newsroom()
        service = TableService(storage, thinkers, news, 0, take_from(deals), most_live)
        try:
            await storage.open()
            await news.open(hear)
            async with asyncio.timeout(PATIENCE):
                await work(service)
        finally:
            await service.close()
            await news.close()
            await thinkers.close()
            await storage.close()

    asyncio.run(inside())


async def start(service: TableService, *seats: NewSeat, **options: Any) -> LiveTable:
    person, _ = await People(service.storage).welcome()
    wanted = NewTable("forbidden_island", list(seats), {"first": 0, **options})
    made = await service.openings.create(wanted, service.openings.deal(wanted), person)
    return await service.tables.find(made.table)


async def owner(live: LiveTable) -> int:
    (person,) = {seat.owner for seat in live.seats if seat.owner is not None}
    return person


def test_tables_that_nobody_uses_are_forgotten_and_made_again_from_the_log(tmp_path: Path, database: str) -> None:
    async def work(service: TableService) -> None:
        watched = await start(service, ME, ME)
        watched.presence.arrive(None)
        first = await start(service, ME, ME)
        person = await owner(first)
        first.presence.arrive(person)
        await service.moves.play(first.id, person, 0, 0, "end")
        first.presence.go(person)
        for _ in range(4):
            await start(service, ME, ME)
        assert await service.tables.find(watched.id) is watched
        again = await service.tables.find(first.id)
        assert again is not first
        assert (again.number, again.state.position()) == (1, first.state.position())

    run(tmp_path, work, most_live=3, database=database)


def test_a_number_that_another_server_took_is_refused_with_the_table_as_it_is(tmp_path: Path, database: str) -> None:
    async def work(service: TableService) -> None:
        live = await start(service, ME, ME)
        person = await owner(live)
        await service.storage.append(Entry(live.id, 0, 0, "end", 0, person, 1.0))  # behind the service's back
        with pytest.raises(Refused) as refused:
            await service.moves.play(live.id, person, 0, 0, "end")
        assert refused.value.reason.code == "stale"
        assert (live.number, live.state.view(0)["phase"]) == (1, "draw")
        await service.moves.play(live.id, person, 1, 0, "draw")

    run(tmp_path, work, database=database)


def test_bots_go_on_after_trouble_with_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "SECONDS_AFTER_TROUBLE", 0.01)

    async def work(service: TableService) -> None:
        troubles = iter([OSError("disk full")] * 3)
        append = service.storage.append

        async def failing(entry: Entry, end: End | None = None) -> None:
            for trouble in troubles:
                raise trouble
            await append(entry, end)

        monkeypatch.setattr(service.storage, "append", failing)
        live = await start(service, BOT, BOT)
        while not live.state.over:
            await asyncio.sleep(0.01)
        assert next(troubles, None) is None

    run(tmp_path, work)


def test_a_seat_that_is_given_to_a_bot_is_played_at_once(tmp_path: Path, database: str) -> None:
    async def work(service: TableService) -> None:
        live = await start(service, ME, BOT)
        await service.seating.substitute(live.id, await owner(live), 0, "random")
        while not live.state.over:
            await asyncio.sleep(0.01)

    run(tmp_path, work, database=database)


def test_where_the_log_is_full_bots_do_not_go_on_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(moves, "LONGEST_LOG", 1)

    async def work(service: TableService) -> None:
        live = await start(service, ME, BOT)
        await service.moves.play(live.id, await owner(live), 0, 0, "end")
        await service.seating.substitute(live.id, await owner(live), 0, "random")
        while live.thinking is not None:
            await asyncio.sleep(0.01)
        assert live.number == 1

    run(tmp_path, work)
    assert caplog.records == []


def test_a_log_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "LONGEST_LOG", 2)

    async def work(service: TableService) -> None:
        live = await start(service, ME, ME)
        person = await owner(live)
        await service.moves.play(live.id, person, 0, 0, "end")
        await service.moves.undo(live.id, person, 1, 1)
        with pytest.raises(Refused) as refused:
            await service.moves.play(live.id, person, 2, 0, "end")
        assert refused.value.reason.code == "log_full"

    run(tmp_path, work)
