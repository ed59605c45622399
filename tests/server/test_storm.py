"""Very many bad requests and messages: no accident, none that is not answered, and the server stays as large."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import given, settings
from prometheus_client.parser import text_string_to_metric_families
from schemathesis.checks import positive_data_acceptance
from schemathesis.core.result import Ok
from schemathesis.openapi import from_dict

from tests.rarely import rarely
from tests.server.running import SECONDS, Person, Server, free_port
from tests.server.storm import TEXT, Storm, frame
from tests.server.test_bad_input import CERTAIN
from tests.server.test_tables import play_to_the_end

LINES = 100
"""Connections at once."""
FRAMES_A_TIME = 10
"""After so many it is asked whether the server still answers."""
GROWTH = 48 * 2**20
"""Bytes that the server may be larger in the end: what Python keeps for the next time."""
PING = frame(TEXT, b'{"type":"ping"}')
UPGRADE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: islario={cookie}\r\n\r\n"
)
Work = Callable[[], Any]


class Besieged(Server):
    """A server in a storm, whose memory is watched."""

    def __init__(self, data: Path, database: str | None) -> None:
        self.metrics = free_port()
        super().__init__(data, database=database, more=["--metrics", str(self.metrics)], connections_per_address=1000)

    def bytes(self) -> int:
        """What its process takes, but for the tables that it keeps in memory."""
        told = httpx.get(f"http://127.0.0.1:{self.metrics}/metrics", timeout=SECONDS).text
        figures = {
            family.name: family.samples[0].value for family in text_string_to_metric_families(told) if family.samples
        }
        return int(figures["process_resident_memory_bytes"] - figures["islario_table_bytes"])


async def do_all(works: Iterator[Work], lines: int) -> None:
    """Do all works, so many at a time."""

    async def do_some() -> None:
        for work in works:
            await work()

    async with asyncio.TaskGroup() as group:
        for _ in range(lines):
            group.create_task(do_some())


# -- requests --------------------------------------------------------------------------------------


async def ask(port: int, request: bytes) -> int | None:
    """The status of an answer; None if the server only ended the connection."""
    async with asyncio.timeout(SECONDS):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(request)
            said = await reader.readuntil(b"\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            return None
        finally:
            writer.close()  # whether or not all has been said
    return int(said.split(b" ", 2)[1])


def storm_requests(port: int, table: str, cookie: str, many: int) -> Counter[int | None]:
    """Send so many bad requests, half of them from somebody who sits at the table; how they were answered."""
    answers: Counter[int | None] = Counter()
    storm = Storm(many, table, halves=many > 1000)

    def prepare(number: int) -> Work:
        request = storm.request()
        if number % 2:
            request = request.replace(b"Host: localhost", f"Host: localhost\r\nCookie: islario={cookie}".encode(), 1)

        async def work() -> None:
            answers[await ask(port, request)] += 1

        return work

    asyncio.run(do_all(map(prepare, range(many)), LINES))
    return answers


# -- frames ----------------------------------------------------------------------------------------


async def talk(port: int, storm: Storm, hello: bytes, frames: int, heard: Counter[str]) -> None:
    """Send so many frames of a storm of one's own, on a new connection whenever one was ended."""
    while frames > 0:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(hello)
            async with asyncio.timeout(SECONDS):
                await reader.readuntil(b"\r\n\r\n")
            await hear(reader, writer, heard)
            whole = True
            while frames > 0 and whole:
                for _ in range(FRAMES_A_TIME):
                    sent, whole = storm.frame()
                    writer.write(sent)
                    frames -= 1
                    if not whole:
                        break
                else:
                    await hear(reader, writer, heard)
            heard["left"] += 1
        except (asyncio.IncompleteReadError, ConnectionError, EOFError):
            heard["ended"] += 1
        finally:
            writer.close()


async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, heard: Counter[str]) -> None:
    """Ask whether it still answers, and listen until it does."""
    said = b""
    writer.write(PING)
    async with asyncio.timeout(SECONDS):
        while b'"pong"' not in said:
            more = await reader.read(65_536)
            if not more:
                raise EOFError
            said += more
    heard.update(status.decode() for status in re.findall(rb'"status":(\d+)', said))


def storm_frames(port: int, table: str, cookie: str, many: int) -> Counter[str]:
    """Send so many bad frames on some sockets; how often each status was told, and how connections ended."""
    heard: Counter[str] = Counter()
    hello = UPGRADE.format(table=table, cookie=cookie).encode()
    lines = 10

    async def storm_all() -> None:
        async with asyncio.TaskGroup() as group:
            for line in range(lines):
                group.create_task(talk(port, Storm(many + line, table), hello, many // lines, heard))

    asyncio.run(storm_all())
    return heard


def test_a_storm_rages_at_its_table_whatever_that_is_called() -> None:
    one, other = Storm(400, "abcdef", halves=False), Storm(400, "NGAMEN", halves=False)
    for _ in range(400):
        assert one.request().replace(b"abcdef", b"NGAMEN") == other.request()


# -- all of it -------------------------------------------------------------------------------------


@pytest.fixture
def besieged(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> Iterator[Besieged]:
    database = None if kind == "sqlite" else str(request.getfixturevalue("postgres"))
    with Besieged(tmp_path, database) as server:
        yield server


@pytest.mark.parametrize(
    ("kind", "many", "cases"), [("sqlite", 400, 20), rarely("sqlite", 18_000, 100), rarely("postgres", 6_000, 40)]
)
def test_a_storm_of_bad_input_changes_nothing_and_the_game_is_finished(
    besieged: Besieged, many: int, cases: int
) -> None:
    """``pytest -s`` shows how it went."""
    server, ana, bea = besieged, Person(besieged), Person(besieged)
    made = ana.start("me", "open", first=0)
    table = made["table"]
    bea.join(table, made["invitations"][0]["secret"])
    before = ana.read(table)
    cookie = ana.http.cookies["islario"]

    def storm_some(part: int) -> tuple[Counter[int | None], Counter[str]]:
        return storm_requests(server.port, table, cookie, part), storm_frames(server.port, table, cookie, part)

    storm_some(many // 5)  # what is made once is there then
    small = server.bytes()
    answers, heard = storm_some(many)
    grown = server.bytes() - small
    description: dict[str, Any] = ana.http.get("/schema/openapi.json").json()
    tried = count()
    for found in from_dict(description).get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(max_examples=cases, **CERTAIN)
        @given(case=operation.as_strategy())
        def send(case: schemathesis.Case[Any]) -> None:
            if "table" in case.path_parameters and len(str(case.body)) % 2:
                case.path_parameters["table"] = table
            # what the rules of a game or of a table refuse cannot be told in a schema
            case.call_and_validate(base_url=server.address, excluded_checks=[positive_data_acceptance])
            next(tried)

        send()
    grown_more = server.bytes() - small
    sent = f"{sum(answers.values())} requests, {many} frames, {next(tried)} of schemathesis"
    print(f"{sent}; answers {sorted(answers.items(), key=str)}, {sorted(heard.items())}")
    print(f"grown by {grown / 2**20:.1f} MiB, {grown_more / 2**20:.1f} with schemathesis, from {small / 2**20:.0f}")

    assert not [status for status in answers if status is not None and status >= 500]
    assert not [status for status in heard if status.startswith("5")]
    assert {"400", "ended"} <= set(heard)
    assert {400, 404, 405, 409, 421} <= set(answers)
    assert grown < GROWTH
    assert grown_more < 2 * GROWTH
    assert {**ana.read(table), "seats": []} == {**before, "seats": []}
    with ana.sit(table) as a, bea.sit(table) as b:
        chance = iter(range(10**6))
        play_to_the_end({0: a, 1: b}, lambda legal: legal[next(chance) % len(legal)])
    complaints = server.stop()
    assert "Traceback" not in complaints, complaints
