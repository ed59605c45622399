"""A server that is killed at any moment comes back with every move that it acknowledged."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Person, Server, Socket
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


@pytest.mark.parametrize("moves", [1, 2, 3])
def test_no_acknowledged_move_is_lost_when_the_server_is_killed_in_mid_turn(tmp_path: Path, moves: int) -> None:
    with Server(tmp_path) as server:
        ana, bea = Person(server), Person(server)
        table = two_people(ana, bea)
        with ana.sit(table) as a, bea.sit(table) as b:
            played = acknowledged({0: a, 1: b}, moves, random.Random(moves))
            # one more is on its way when the server dies: it may be there afterwards or not, but whole
            number = len(played)
            seat = a.catch_up(number)["view"]["waiting_for"][0]
            late = (a, b)[seat]
            last = late.catch_up(number)["legal"][str(seat)][0]
            message = {"type": "play", "id": 0, "number": number, "seat": seat, "action": last}
            late.connection.send(json.dumps(message))
            server.kill()
    with Server(tmp_path, port=server.port) as back:
        ana, bea = return_to(back, ana), return_to(back, bea)
        with ana.sit(table) as a, bea.sit(table) as b:
            stand = told(a)
            assert stand in (played, [*played, (seat, last)])
            assert b.moves == a.moves
            more = acknowledged({0: a, 1: b}, 4, random.Random(0))
            a.catch_up(len(stand) + len(more))
            assert told(a) == stand + more
        assert back.stop() == ""


def told(socket: Socket) -> list[tuple[int, str]]:
    return [(move["seat"], move["action"]) for move in socket.moves]


def test_seats_names_and_chat_are_there_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana = Person(server)
        table = ana.start("me", "thumb", "open", first=0)["table"]
        assert ana.http.post(f"/tables/{table}/chat", json={"text": "hola"}).status_code == 204
        before = ana.read(table)
        assert server.stop() == ""
    with Server(tmp_path) as back:
        ana = return_to(back, ana)
        assert ana.read(table) == before
        assert [line["table"] for line in ana.http.get("/tables").json()] == [table]
        assert back.stop() == ""
