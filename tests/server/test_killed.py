"""A server that is killed at any moment comes back with every move that it acknowledged."""

import json
import random
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from islario.server.storage import sqlite_address
from tests.server.kill_storm import Fleet, Storm, check
from tests.server.postgres import Postgres
from tests.server.running import Person, Server, Socket, free_port
from tests.server.test_tables import two_people


def acknowledged(sockets: dict[int, Socket], moves: int, chance: random.Random) -> list[tuple[int, str]]:
    """Play so many moves; those that the server acknowledged."""
    played: list[tuple[int, str]] = []
    for _ in range(moves):
        number = max(socket.standing["number"] for socket in sockets.values())
        standing: dict[str, Any] = {}
        for socket in sockets.values():
            standing = socket.catch_up(number)
        if standing["over"]:
            break
        seat = standing["view"]["waiting_for"][0]
        action = chance.choice(sockets[seat].standing["legal"][str(seat)])
        assert sockets[seat].play(action, seat)["type"] == "done"
        played.append((seat, action))
    return played


def return_to(server: Server, person: Person) -> Person:
    """The same browser, after the server has come back."""
    returned = Person(server)
    returned.http.cookies = person.http.cookies
    return returned


def test_no_acknowledged_move_is_lost_when_the_server_is_killed_in_mid_turn_again_and_again(tmp_path: Path) -> None:
    port = free_port()
    with Server(tmp_path, port) as server:
        people = [Person(server), Person(server)]
        table = two_people(people[0], people[1])
    expected: list[list[tuple[int, str]]] = [[]]
    for moves in (1, 2, 3):
        with Server(tmp_path, port) as server:
            people = [return_to(server, person) for person in people]
            with people[0].sit(table) as a, people[1].sit(table) as b:
                stand = told(a)
                assert stand in expected
                assert b.moves == a.moves
                stand += acknowledged({0: a, 1: b}, moves, random.Random(moves))
                # one more is on its way when the server dies: it may be there afterwards or not, but whole
                number = len(stand)
                seat = a.catch_up(number)["view"]["waiting_for"][0]
                late = (a, b)[seat]
                last = late.catch_up(number)["legal"][str(seat)][0]
                message = {"type": "play", "id": 0, "number": number, "seat": seat, "action": last}
                late.connection.send(json.dumps(message))
                server.kill()
                expected = [stand, [*stand, (seat, last)]]
    with Server(tmp_path, port) as back:
        people = [return_to(back, person) for person in people]
        with people[0].sit(table) as a, people[1].sit(table) as b:
            stand = told(a)
            assert stand in expected
            more = acknowledged({0: a, 1: b}, 4, random.Random(0))
            a.catch_up(len(stand) + len(more))
            assert told(a) == stand + more
        back.stop_without_complaint()


def told(socket: Socket) -> list[tuple[int, str]]:
    return [(move["seat"], move["action"]) for move in socket.moves]


def test_seats_names_chat_and_hints_are_there_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana = Person(server)
        table = ana.start("me", "thumb", "open", first=0)["table"]
        assert ana.http.post(f"/tables/{table}/chat", json={"text": "hola"}).status_code == 204
        assert ana.http.put(f"/tables/{table}/hints", json={"on": True}).status_code == 204
        before = ana.read(table)
        assert before["hints"]["on"]
        server.stop_without_complaint()
    with Server(tmp_path) as back:
        ana = return_to(back, ana)
        assert ana.read(table) == before
        assert [line["table"] for line in ana.http.get("/tables").json()] == [table]
        back.stop_without_complaint()


# -- a storm ---------------------------------------------------------------------------------------

TEAMS = ((), ("steady",), ("random",))
"""The bots that play with two people, at each table."""
SERVERS = 3


def rage(storm: Storm, kills: int, chance: random.Random, postgres: Postgres | None = None, times: int = 0) -> None:
    """Kill servers while people play, and so many times the database too."""
    struck = set(chance.sample(range(kills), times))
    storm.begin()
    for kill in range(kills):
        storm.wait_for(chance.randint(1, 6))
        storm.fleet.kill(chance.randrange(len(storm.fleet.doors)))
        if kill in struck and postgres is not None:
            postgres.kill()
            postgres.start()
            storm.fleet.revive()
    storm.wait_for(len(storm.players))
    storm.end()


def tell(storm: Storm, people: int, bots: int) -> None:
    """Say how much stood, and see that there was something to lose."""
    acknowledged, tables = len(storm.acknowledged), len(storm.tables)
    print(f"{acknowledged} acknowledged entries of {people} by people, {bots} by bots, at {tables} tables")
    assert people >= acknowledged > 0
    assert bots > 0


@pytest.mark.parametrize(("kills", "times"), [(20, 2), pytest.param(300, 20, marks=pytest.mark.rare)])
def test_nothing_is_lost_or_forked_when_three_servers_and_their_database_are_killed_again_and_again(
    tmp_path: Path, one_postgres: Postgres, kills: int, times: int
) -> None:
    address = one_postgres.make_database()
    with closing(Fleet(tmp_path, ["--database", address], SERVERS)) as fleet:
        storm = Storm(fleet, TEAMS, kills)
        rage(storm, kills, random.Random(kills), one_postgres, times)
        tell(storm, *check(storm, address))


@pytest.mark.parametrize("kills", [20, pytest.param(300, marks=pytest.mark.rare)])
def test_nothing_is_lost_or_forked_when_a_server_with_sqlite_is_killed_again_and_again(
    tmp_path: Path, kills: int
) -> None:
    with closing(Fleet(tmp_path, ["--data", str(tmp_path)], 1)) as fleet:
        storm = Storm(fleet, TEAMS, kills)
        rage(storm, kills, random.Random(kills))
        tell(storm, *check(storm, sqlite_address(tmp_path / "islario.db")))
