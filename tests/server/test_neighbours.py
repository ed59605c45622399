"""Two servers on one database: whoever is at one of them meets everybody who is at the other."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.postgres import Postgres
from tests.server.running import SECONDS, Person, Server, Socket
from tests.server.test_asking import come_to_the_flood
from tests.server.test_bots import finish_turn, pace, step, wait_for_bots
from tests.server.test_hindsight import play_out, wait
from tests.server.test_killed import return_to

TRIES = 200


@pytest.fixture(scope="module")
def address(one_postgres: Postgres) -> str:
    return one_postgres.make_database()


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, address: str) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        folders = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
        found = [
            stack.enter_context(Server(folder, deals=number * 1_000_000, database=address, hindsight_seconds=1))
            for number, folder in enumerate(folders)
        ]
        yield found
        for server in found:
            complaints = server.stop()
            assert "Traceback" not in complaints, complaints


@pytest.fixture
def ana(servers: list[Server]) -> Person:
    return Person(servers[0])


@pytest.fixture
def bea(servers: list[Server]) -> Person:
    return Person(servers[1])


def two_apart(ana: Person, bea: Person, *more: str, **options: Any) -> str:
    """A table that Ana opened at her server, and to which Bea came at hers."""
    made = ana.start("me", "open", *more, first=0, **options)
    assert bea.join(made["table"], made["invitations"][0]["secret"]).status_code == 200
    return str(made["table"])


def hear_until(socket: Socket, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """The first message, of all that were and will be heard, that is as wanted."""
    for message in socket.heard:
        if wanted(message):
            return message
    while not wanted(message := socket.hear()):
        pass
    return message


def at_once(*tasks: Callable[[], Any]) -> list[Any]:
    """What these give, begun at the same moment."""
    barrier = threading.Barrier(len(tasks))
    found: dict[int, Any] = {}

    def work(number: int) -> None:
        barrier.wait(SECONDS)
        found[number] = tasks[number]()

    threads = [threading.Thread(target=work, args=(number,)) for number in range(len(tasks))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS)
    return [found[number] for number in range(len(tasks))]


def test_an_invitation_works_once_wherever_it_is_used(servers: list[Server], ana: Person, bea: Person) -> None:
    for _ in range(5):
        made = ana.start("me", "open")
        table, secret = made["table"], made["invitations"][0]["secret"]
        joining = [partial(Person(server).join, table, secret) for server in servers]
        assert sorted(answer.status_code for answer in at_once(*joining)) == [200, 403]
        assert bea.join(table, secret).json()["code"] == "invitation_unknown"


def test_moves_taken_back_seats_presence_talk_and_hints_are_told_at_the_other_server(ana: Person, bea: Person) -> None:
    table = two_apart(ana, bea)
    with ana.sit(table) as a:
        with bea.sit(table) as b:
            hear_until(a, lambda said: said.get("seats") and said["seats"][1]["here"])
            assert b.heard[0]["seats"][0]["here"]
            assert a.play("end", 0)["type"] == "done"
            assert b.catch_up(1)["view"]["phase"] == "draw"
            assert a.ask("undo", number=1)["type"] == "done"
            assert b.catch_up(2)["moment"] == 0
            for number in range(4):
                assert (a, b)[number % 2].ask("chat", text=str(number))["type"] == "done"
            for socket in (a, b):
                hear_until(socket, lambda said: said["type"] == "chat" and said["line"]["text"] == "3")
            assert [line["number"] for line in ana.read(table)["chat"]] == [0, 1, 2, 3]
            assert bea.http.put(f"/tables/{table}/hints", json={"on": True}).status_code == 204
            hear_until(a, lambda said: said.get("hints", {}).get("on"))
            assert bea.http.put(f"/tables/{table}/seats/1/bot", json={"bot": "random"}).status_code == 204
            hear_until(a, lambda said: said.get("seats") and said["seats"][1]["bot"] == "random")
        hear_until(a, lambda said: said is a.heard[-1] and said.get("seats") and not said["seats"][1]["here"])


def test_lines_of_chat_that_are_said_at_once_have_numbers_of_their_own(ana: Person, bea: Person) -> None:
    table = two_apart(ana, bea)
    lines = [(person, f"{number}") for number in range(6) for person in (ana, bea)]
    path = f"/tables/{table}/chat"
    told = at_once(*(partial(person.http.post, path, json={"text": text}) for person, text in lines))
    assert {answer.status_code for answer in told} == {204}
    for person in (ana, bea):
        chat = person.read(table)["chat"]
        assert [line["number"] for line in chat] == list(range(len(lines)))
        assert sorted(line["text"] for line in chat) == sorted(text for _, text in lines)


def test_a_card_waits_for_those_who_are_at_the_other_server(ana: Person, bea: Person) -> None:
    for _ in range(TRIES):
        table = two_apart(ana, bea)
        if "1" not in bea.read(table)["legal"]:
            continue
        assert bea.http.put(f"/tables/{table}/seats/1/asking", json={"on": True}).status_code == 204
        with ana.sit(table) as a, bea.sit(table) as b:
            hear_until(a, lambda said: said.get("seats") and said["seats"][1]["here"] and said["seats"][1]["asks"])
            if not come_to_the_flood(a, b):
                continue
            number = a.standing["number"]
            assert a.play("flood", 0)["type"] == "held"
            hear_until(b, lambda said: said.get("asking"))
            assert bea.read(table)["asking"]["asked"] == [1]
            assert b.ask("go_on", number=number)["type"] == "done"
            assert a.catch_up(number + 1)["number"] == b.catch_up(number + 1)["number"] == number + 1
            return
    raise AssertionError("it never came to a flood card")


def test_bots_are_paused_stepped_and_hurried_from_both_servers_and_take_one_decision_a_step(
    ana: Person, bea: Person
) -> None:
    table = two_apart(ana, bea, "steady")
    with ana.sit(table) as a, bea.sit(table) as b:
        assert pace(bea, table, paused=True, speed=2).status_code == 204
        wait_for_bots(a, paused=True, speed=2)
        finish_turn(a)
        number = b.catch_up(a.standing["number"])["number"]
        while b.standing["view"]["waiting_for"] == [1]:
            legal = b.standing["legal"]["1"]
            action = next((each for each in legal if each in ("end", "draw", "flood")), legal[0])
            assert b.play(action, 1)["type"] == "done"
        number = a.catch_up(b.standing["number"])["number"]
        assert a.standing["view"]["waiting_for"] == [2]
        for more, person in enumerate((ana, bea, ana, bea), 1):
            if 2 not in a.standing["view"]["waiting_for"]:
                break
            assert step(person, table).status_code == 204
            assert a.catch_up(number + more)["number"] == b.catch_up(number + more)["number"] == number + more
            # both have heard of it, and neither has a bot take another
            assert [each.read(table)["number"] for each in (ana, bea)] == [number + more] * 2


def ask_at_both(servers: list[Server], person: Person, path: str, wanted: str) -> set[str]:
    """What somebody gets who asks for the same at both servers at once."""

    def ask(hand: Person) -> str:
        answer = hand.http.post(path, json={"name": "Ana"})
        assert answer.is_success, answer.text
        return str(answer.json()[wanted])

    return set(at_once(*(partial(ask, return_to(server, person)) for server in servers)))


def test_of_those_who_ask_at_once_all_play_again_at_one_table(servers: list[Server], ana: Person) -> None:
    table = ana.start("me", "me", difficulty="legendary")["table"]
    play_out(ana, table)
    assert len(ask_at_both(servers, ana, f"/tables/{table}/again", "table")) == 1
    assert len(ana.http.get("/tables").json()) == 2


def test_of_those_who_make_a_challenge_of_a_game_at_once_all_get_the_same(servers: list[Server], ana: Person) -> None:
    table = ana.start("me", "me", difficulty="legendary")["table"]
    play_out(ana, table)
    (deal,) = ask_at_both(servers, ana, f"/tables/{table}/challenge", "deal")
    for server in servers:
        assert return_to(server, ana).http.get(f"/deals/{deal}").json()["count"] == 1
    assert len(ana.http.get("/me/data").json()["challenges"]) == 1


def test_a_deal_is_tried_once_wherever_one_begins_it(servers: list[Server], ana: Person, bea: Person) -> None:
    here, there = (person.http.get("/daily").json() for person in (ana, bea))
    assert [deal["deal"] for deal in here] == [deal["deal"] for deal in there]
    ana.start("me", "me")  # so that she is known
    assert len(ask_at_both(servers, ana, f"/deals/{here[0]['deal']}/play", "table")) == 1


def test_what_is_being_sought_is_read_everywhere_and_taken_over_when_its_server_dies(
    tmp_path: Path, address: str, ana: Person, bea: Person
) -> None:
    with Server(tmp_path, deals=2_000_000, database=address, hindsight_seconds=1) as third:
        person = Person(third)
        table = person.start("me", game="hashi")["table"]
        play_out(person, table)
        path = f"/tables/{table}/seats/0/hindsight"
        assert ana.http.get(path).json() is None
        assert person.http.post(path).json()["state"] in ("waiting", "thinking")
        assert ana.http.get(path).json()["state"] in ("waiting", "thinking")
        third.kill()
    found = wait(ana, table, 0)
    assert found["yours"] <= found["score"] <= found["bound"]
    assert bea.http.get(path).json() == found
    (kept,) = return_to(ana.server, person).http.get("/me/data").json()["findings"]
    assert (kept["kind"], kept["table"], kept["seat"]) == ("hindsight", table, 0)


def test_whoever_is_forgotten_at_one_server_is_unknown_at_the_other(
    servers: list[Server], ana: Person, bea: Person
) -> None:
    table = two_apart(ana, bea)
    there = return_to(servers[1], ana)
    assert bea.http.post(f"/tables/{table}/chat", json={"text": "hi"}).status_code == 204
    assert there.http.get("/me/data").json()["seats"]
    with bea.sit(table) as b:
        assert ana.http.delete("/me").status_code == 200
        hear_until(b, lambda said: said.get("seats") and said["seats"][0]["bot"] and not said["seats"][0]["person"])
    while there.http.get("/me/data").status_code != 404:
        pass
    assert [line["text"] for line in bea.read(table)["chat"]] == ["hi"]


def test_servers_that_lose_their_sessions_with_the_database_hear_of_each_other_again(
    one_postgres: Postgres, address: str, ana: Person, bea: Person
) -> None:
    table = two_apart(ana, bea, "steady")
    with ana.sit(table) as a, bea.sit(table) as b:
        for _ in range(3):
            asyncio.run(one_postgres.cut_off(address))
            number = a.standing["number"]
            seat = a.wait_for_people()["view"]["waiting_for"][0]
            player, other = (a, b) if seat == 0 else (b, a)
            player.catch_up(number)
            action = player.standing["legal"][str(seat)][0]
            while player.play(action, seat)["type"] != "done":  # the database may not be there at the moment
                pass
            other.catch_up(player.standing["number"])
        assert ana.read(table)["moves"] == bea.read(table)["moves"]


@pytest.mark.parametrize("path", ["/tables/%00", "/tables/a%00b/curve", "/deals/%00", "/me/games?game=hashi&level=%00"])
def test_a_letter_that_the_database_does_not_have_is_bad_input(ana: Person, path: str) -> None:
    """It is no trouble of the database, which would be another's to mend."""
    ana.start("me", "me")  # now one is known
    answer = ana.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), answer.text
