"""A database that the first version left behind opens, is brought up to date, and its tables go on.

``data/shape_1.sqlite3`` was made by the program as it was before there were migrations, with tables of all games in
the middle of play; ``data/shape_1.json`` says how each stood, as that program told it. Both stay as they are.
"""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

import islario
from islario.server.live_table import LiveTable
from islario.server.storage import Storage, sqlite_address
from tests.server.running import Person, Server, Socket

FIRST = Path(__file__).parent / "data" / "shape_1.sqlite3"
TOLD: dict[str, Any] = json.loads(FIRST.with_suffix(".json").read_text("utf-8"))
TABLES: dict[str, dict[str, Any]] = TOLD["tables"]
OPEN_SEATS = {invitation["table"]: invitation for invitation in TOLD["invitations"]}


def dump(file: Path) -> list[str]:
    """All that is in a database, as text."""
    with closing(sqlite3.connect(file)) as database:
        return list(database.iterdump())


def ask(file: Path, question: str, *values: Any) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute(question, values).fetchall()


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> dict[str, LiveTable]:
    """The tables of the first version, as this one plays them out."""
    file = tmp_path_factory.mktemp("opened") / "islario.db"
    shutil.copy(FIRST, file)

    async def read() -> dict[str, LiveTable]:
        storage = Storage(sqlite_address(file))
        await storage.open()
        found = {name: await storage.read_table(told["table"]) for name, told in TABLES.items()}
        await storage.close()
        return {name: LiveTable(kept) for name, kept in found.items() if kept is not None}

    tables = asyncio.run(read())
    assert ask(file, "PRAGMA foreign_key_check") == []
    return tables


@pytest.mark.parametrize("name", TABLES)
def test_every_table_stands_where_it_stood_or_says_that_it_may_not(name: str, opened: dict[str, LiveTable]) -> None:
    live, told = opened[name], TABLES[name]
    left = 0
    if live.game.rules_number == 1:  # the first rules: those that it was begun under
        assert live.rules is None
        assert live.state.position() == told["position"]
        assert live.state.fingerprint() == told["fingerprint"]
        assert len(live.knowledge.moves) == told["moves"]
        assert (list(live.state.waiting_for()), live.state.over) == (told["waiting_for"], told["over"])
    else:
        assert live.rules is not None
        assert (live.rules.begun, live.rules.now) == (1, live.game.rules_number)
        assert live.rules.state in ("unchecked", "parted")  # no position was kept with its moves
        left = live.rules.left
    assert live.number + left == told["entries"]
    assert live.next == told["next"]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("served")


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[Server]:
    """A server that found the first version's data."""
    shutil.copy(FIRST, data / "islario.db")
    with Server(data) as running:
        yield running
        said = running.stop()
        assert said.count("\n") == 1, said
        assert "islario.db.before-" in said
    (copy,) = data.glob("islario.db.before-*")
    assert dump(copy) == dump(FIRST)


def returned(server: Server, name: str) -> Person:
    """Somebody who comes back with the cookie of then."""
    person = Person(server)
    person.http.cookies.set("islario", TOLD["cookies"][name])
    return person


def newcomer(server: Server, table: str) -> Person:
    """Somebody who uses the invitation of then."""
    person = Person(server)
    assert person.join(table, OPEN_SEATS[table]["secret"], "Eva").json() == {"seat": OPEN_SEATS[table]["seat"]}
    return person


def await_turn(sockets: dict[int, Socket]) -> int | None:
    """The first of these seats that the game waits for; the bots play until then, or to the end."""
    any_socket = next(iter(sockets.values()))
    while not any_socket.standing["over"]:
        for seat, socket in sockets.items():
            if seat in any_socket.standing["view"]["waiting_for"]:
                while seat not in socket.standing["view"]["waiting_for"]:
                    socket.hear()
                return seat
        any_socket.hear()
    return None


GOING_ON = [name for name, told in TABLES.items() if not told["over"]]


@pytest.mark.parametrize("name", GOING_ON)
def test_every_game_goes_on(name: str, server: Server, data: Path) -> None:
    told = TABLES[name]
    table = told["table"]
    owners = {seat: returned(server, owner) for seat, owner in enumerate(told["owners"]) if owner is not None}
    if table in OPEN_SEATS:
        owners[OPEN_SEATS[table]["seat"]] = newcomer(server, table)
    with ExitStack() as stack:
        sockets = {seat: stack.enter_context(person.sit(table)) for seat, person in owners.items()}
        before = sockets[0].standing
        if before["rules"] is not None and before["rules"]["state"] == "parted":
            assert sockets[0].play("end", 0)["code"] == "rules_parted"
            return
        while (seat := await_turn(sockets)) is not None:
            mine = sockets[seat]
            answer = mine.play(mine.standing["legal"][str(seat)][0], seat)
            if answer["type"] == "done":
                break
            assert answer["code"] == "stale", "a bot was faster"
    kept = ask(data / "islario.db", 'SELECT max(number), count(position) FROM log WHERE "table" = ?', table)[0]
    assert kept[0] >= told["entries"]
    if not set(told["waiting_for"]) & set(owners):
        assert kept[0] >= told["entries"] + (seat is not None), "the bots did not go on"
    assert kept[1] == kept[0] + 1 - told["entries"], "of each new entry the position is kept"


def test_tables_with_bots_and_invitations_are_among_them() -> None:
    due = [told for told in TABLES.values() if told["waiting_for"] and told["owners"][told["waiting_for"][0]] is None]
    assert len(due) >= 3
    going_on = {told["game"] for told in TABLES.values() if not told["over"]}
    assert going_on == {told["game"] for told in TABLES.values()} <= set(islario.games())
    assert set(OPEN_SEATS) <= {told["table"] for told in TABLES.values()}


def test_talk_goes_on(server: Server) -> None:
    ana = returned(server, "ana")
    table = TABLES["island_three"]["table"]
    assert [line["text"] for line in ana.read(table)["chat"]] == ["hola, ¿quién empieza?", "tú"]
    assert ana.http.post(f"/tables/{table}/chat", json={"text": "¿seguimos?"}).status_code == 204
    assert ana.read(table)["chat"][-1]["text"] == "¿seguimos?"


def test_a_game_that_is_over_has_its_record_and_its_next_table(server: Server) -> None:
    ana = returned(server, "ana")
    told = TABLES["island_over"]
    state = islario.replay(ana.http.get(f"/tables/{told['table']}/record").text)
    assert len(state.moves()) == told["moves"]
    assert ana.http.post(f"/tables/{told['table']}/again").json()["table"] == told["next"]


def test_whoever_comes_back_finds_their_tables(server: Server) -> None:
    mine = {told["table"] for told in TABLES.values() if "ana" in told["owners"]}
    assert {line["table"] for line in returned(server, "ana").http.get("/tables").json()} == mine
