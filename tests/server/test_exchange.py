"""What servers on one PostgreSQL tell each other and settle among themselves, without a network between them."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from islario.server import visitors as visiting
from islario.server.limits import Limits
from islario.server.messages.servers import Gone, Heard, Missed, Spent, TableNews
from islario.server.news import Newsroom
from islario.server.people import People
from islario.server.refusals import Refused
from islario.server.storage import Storage
from islario.server.visitors import Visitors
from tests.server.postgres import Postgres

PATIENCE = 60
DUTY = "bots of a table"


class Post:
    """A server as far as it hears and tells."""

    def __init__(self, address: str) -> None:
        self.storage = Storage(address)
        self.news: Newsroom = self.storage.open_newsroom()
        self.exchange = self.news.exchange
        self.heard: list[Heard] = []
        self.stirred = asyncio.Event()
        self.hear: Callable[[Heard], None] = lambda said: None

    async def open(self) -> None:
        await self.storage.open()
        await self.news.open(self._hear)
        while not await self.exchange.hold("to be there"):  # the session is made beside
            await asyncio.sleep(0)
        await self.exchange.release("to be there")

    async def close(self) -> None:
        await self.news.close()
        await self.storage.close()

    async def _hear(self, said: Heard) -> None:
        self.heard.append(said)
        self.hear(said)
        self.stirred.set()

    async def wait_for(self, wanted: Callable[[Heard], bool]) -> None:
        while not any(wanted(said) for said in self.heard):
            self.stirred.clear()
            await self.stirred.wait()


def run(address: str, work: Callable[[Post, Post], Awaitable[None]]) -> None:
    async def inside() -> None:
        one, two = Post(address), Post(address)
        try:
            async with asyncio.timeout(PATIENCE):
                await one.open()
                await two.open()
                await work(one, two)
        finally:
            await two.close()
            await one.close()

    asyncio.run(inside())


def test_a_duty_is_of_one_server_until_it_leaves_it_or_is_gone(postgres: str) -> None:
    async def work(one: Post, two: Post) -> None:
        assert await one.exchange.hold(DUTY)
        assert one.exchange.has(DUTY)
        assert not await one.exchange.hold(DUTY)  # whoever else asks at the same server does not have it either
        assert not await two.exchange.hold(DUTY)
        assert not two.exchange.has(DUTY)
        await one.exchange.release(DUTY)
        assert not one.exchange.has(DUTY)
        assert await two.exchange.hold(DUTY)
        await two.news.tell("table", "here", [7])
        await one.wait_for(lambda said: said == TableNews(two.news.server, "table", "here", [7]))
        await two.news.close()
        while not await one.exchange.hold(DUTY):
            await asyncio.sleep(0)
        await one.wait_for(lambda said: said == Gone(two.news.server))

    run(postgres, work)


def test_a_server_that_loses_its_session_loses_its_duties_and_says_what_may_have_been_missed(
    one_postgres: Postgres, postgres: str
) -> None:
    async def work(one: Post, two: Post) -> None:
        assert await one.exchange.hold(DUTY)
        await one_postgres.cut_off(postgres)
        for post in (one, two):
            await post.wait_for(lambda said: said == Missed(0))
        assert not one.exchange.has(DUTY)
        while not await two.exchange.hold(DUTY):
            await asyncio.sleep(0)
        await one.exchange.release(DUTY)  # it is not one's own any more
        assert two.exchange.has(DUTY)
        assert not await one.exchange.hold(DUTY)
        await one.news.tell("table", "moved", [7])
        await two.wait_for(lambda said: said == TableNews(one.news.server, "table", "moved", [7]))

    run(postgres, work)


def test_what_an_address_asks_for_at_one_server_counts_at_the_other(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visiting, "SECONDS_TO_TELL", 0)
    most, here = 100, 90

    async def work(one: Post, two: Post) -> None:
        limits = Limits(tables_per_hour=most)
        first, second = (Visitors(People(post.storage), post.news, limits) for post in (one, two))

        def spend(said: Heard) -> None:
            assert isinstance(said, Spent)
            second.spend(said.pace, said.asked)

        two.hear = spend
        visitor = visiting.Visitor(People(one.storage), lambda: None, None, "en", "203.0.113.9", False)
        for _ in range(here):
            first.check_tables(visitor)
        await two.wait_for(lambda said: isinstance(said, Spent))
        for _ in range(most - here):
            second.check_tables(visitor)
        with pytest.raises(Refused):
            second.check_tables(visitor)

    run(postgres, work)
