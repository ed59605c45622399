"""A server that is killed at any moment comes back with every move that it acknowledged."""

import json
import random
from pathlib import Path
from typing import Any

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
