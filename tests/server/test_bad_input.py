"""Bad input gets a status, a code and a sentence; the table is as it was, and the connection is kept."""

import json
from contextlib import ExitStack
from pathlib import Path
from socket import SHUT_RDWR
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.rarely import rarely
from tests.server.running import Person, Server, Socket
from tests.server.test_tables import play_to_the_end

CERTAIN: dict[str, Any] = {
    "deadline": None,
    "database": None,
    "derandomize": True,
    "suppress_health_check": list(HealthCheck),
}
"""The same examples in every run, however long they take."""
PROBLEM = {"status", "code", "values", "rule", "sentence", "table"}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"[]", 400),
        (b"null", 400),
        (b'{"game": 5, "seats": []}', 400),
        (b'{"game": "forbidden_island"}', 400),
        (b'{"game": "forbidden_island", "seats": []}', 400),
        (b'{"game": "forbidden_island", "seats": [{"who": "you"}]}', 400),
        (b'{"game": "forbidden_island", "seats": [{"who": "me"}]}', 400),
        (b'{"game": "forbidden_island", "seats": [{"who": "me"}, {"who": "bot", "bot": "genius"}]}', 400),
        (b'{"game": "forbidden_island", "seats": [{"who": "me"}, {"who": "me"}], "options": {"seed": 1}}', 400),
        (b'{"game": "forbidden_island", "seats": [{"who": "me"}, {"who": "me"}], "options": {"players": 3}}', 400),
        (b'{"game": "forbidden_island", "seats": [{"who": "me"}, {"who": "me"}], "options": {"layout": "x"}}', 400),
        (b'{"game": "chess", "seats": [{"who": "me"}, {"who": "me"}]}', 400),
        (b"[" * 8_000, 400),
        (b"[" * 50_000, 413),
        (b'{"game": "' + b"x" * 200_000 + b'"}', 413),
    ],
)
def test_a_table_that_cannot_be_started(ana: Person, body: bytes, status: int) -> None:
    answer = ana.http.post("/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == PROBLEM
    assert answer.json()["sentence"]
    assert "set-cookie" not in answer.headers
    assert ana.http.get("/tables").json() == []


@pytest.mark.parametrize(
    ("game", "options", "code", "blamed"),
    [
        ("forbidden_island", {"first": 2}, "bad_option", "first"),
        ("forbidden_island", {"roles": ["pilot"]}, "roles_count", "roles"),
        ("forbidden_island", {"layout": "###"}, "layout_cells", "layout"),
        ("forbidden_island", {"layout": "#o#"}, "layout_mark", "layout"),
        ("hashi", {"side": "C"}, "board_unknown", "side"),
        ("hashi", {"side": "oo\nrb"}, "board_islands", "side"),
        ("robinson", {"characters": ["cook"]}, "characters_count", "characters"),
        ("robinson", {"characters": ["cook", "soldier"]}, "no_soldier", "characters"),
        ("robinson", {"scenario": 3, "book_events": 9}, "bad_option", "book_events"),
        ("robinson", {"players": 3}, "seats_count", "players"),
    ],
)
def test_a_refused_table_names_the_option_at_fault(
    ana: Person, game: str, options: dict[str, Any], code: str, blamed: str
) -> None:
    body = {"game": game, "seats": [{"who": "me"}, {"who": "me"}], "options": options}
    answer = ana.http.post("/tables", json=body).json()
    assert (answer["code"], answer["values"]["option"]) == (code, blamed)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/tables/nothing", 404, "table_unknown"),
        ("GET", "/nothing", 404, "not_found"),
        ("DELETE", "/games", 405, "method_not_allowed"),
        ("GET", "/tables/TABLE/moments/-1", 400, "bad_message"),
        ("GET", "/tables/TABLE/moments/99", 404, "no_such_moment"),
        ("POST", "/tables/TABLE/seats/7/invitation", 404, "no_such_seat"),
        ("POST", "/tables/TABLE/seats/0/invitation", 409, "seat_taken"),
        ("DELETE", "/tables/TABLE/seats/9/bot", 404, "no_such_seat"),
    ],
)
def test_an_address_that_leads_nowhere(ana: Person, method: str, path: str, status: int, code: str) -> None:
    table = ana.start("me", "me")["table"]
    answer = ana.http.request(method, path.replace("TABLE", table))
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert set(answer.json()) == PROBLEM


def test_who_changes_nothing_of_how_bots_play_is_not_refused(ana: Person) -> None:
    table = ana.start("me", "steady")["table"]
    assert ana.http.put(f"/tables/{table}/bots", json={}).status_code == 204
    assert ana.http.put(f"/tables/{table}/bots", json={"paused": True}).status_code == 204


def test_a_page_of_somebody_else_can_send_nothing(ana: Person) -> None:
    table = ana.start("me", "me", first=0)["table"]
    foreign = {"Origin": "http://elsewhere.example"}
    answer = ana.http.post(f"/tables/{table}/moves", json={"number": 0, "seat": 0, "action": "end"}, headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin_foreign")
    with pytest.raises(InvalidStatus) as refused, ana.sit(table, **foreign):
        pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["code"] == "origin_foreign"
    assert ana.read(table)["number"] == 0


@pytest.mark.parametrize("origin", ["http://[", "null", "", "https://127.0.0.1"])
def test_an_origin_that_is_no_address_of_ours_is_foreign(ana: Person, origin: str) -> None:
    table = ana.start("me", "me", first=0)["table"]
    answer = ana.http.post(f"/tables/{table}/leave", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin_foreign")


@pytest.mark.parametrize("path", ["moves", "undo", "why", "chat", "join", "go-on"])
def test_letters_that_are_none_within_a_text_are_bad_input(ana: Person, path: str) -> None:
    table = ana.start("me", "me")["table"]
    body = b'{"number": 0, "seat": 0, "action": "\xff", "actions": ["\xff"], "text": "\xff", "secret": "\xff"}'
    headers = {"Content-Type": "application/json"}
    answer = ana.http.post(f"/tables/{table}/{path}", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), answer.text


@pytest.mark.parametrize("name", ["nothing.js", "%00", "..%2f..%2fapp.py", "x" * 300])
def test_a_file_that_is_not_of_the_page_is_not_there(ana: Person, name: str) -> None:
    answer = ana.http.get(f"{ana.server.address}/assets/{name}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_why_not_is_told_to_the_owner_of_the_seat_only(ana: Person, bea: Person) -> None:
    table = ana.start("me", "me")["table"]
    answer = bea.http.post(f"/tables/{table}/why", json={"seat": 0, "actions": ["end"]})
    assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat")
    with bea.sit(table) as socket:
        assert socket.ask("why", seat=0, actions=["end"])["code"] == "not_your_seat"


def test_one_address_opens_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with Server(tmp_path, sockets_per_address=3) as server, ExitStack() as open_sockets:
        ana = Person(server)
        table = ana.start("me", "me")["table"]
        for _ in range(3):
            open_sockets.enter_context(ana.sit(table))
        with pytest.raises(InvalidStatus) as refused, ana.sit(table):
            pass
        assert refused.value.response.status_code == 429


def test_our_own_page_is_let_in(ana: Person) -> None:
    table = ana.start("me", "me", first=0)["table"]
    with ana.sit(table, Origin=ana.server.address) as socket:
        assert socket.play("end")["type"] == "done"


def test_much_chat_is_refused_and_the_connection_kept(ana: Person) -> None:
    table = ana.start("me", "me", first=0)["table"]
    with ana.sit(table) as socket:
        for text in ("x" * 60_000, "x" * 501, "", "   "):
            socket.connection.send(json.dumps({"type": "chat", "id": 1, "text": text}))
            assert socket.wait_for("refused")["code"] in ("too_long", "bad_message", "chat_empty")
        assert socket.play("end")["type"] == "done"
    assert ana.http.post(f"/tables/{table}/chat", json={"text": "x" * 1_000_000}).status_code == 413
    assert ana.http.post(f"/tables/{table}/chat", json={"text": "x" * 501}).status_code == 400
    assert ana.read(table)["chat"] == []


def test_a_table_that_is_not_there_is_said_so_on_its_socket(ana: Person) -> None:
    with pytest.raises(ConnectionClosed), ana.sit("nowhere"):
        pass


def test_security_headers_are_on_every_answer(ana: Person) -> None:
    for path in ("/api/games", "/", "/api/nothing", "/assets/nothing.js"):
        headers = ana.http.get(f"{ana.server.address}{path}").headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "font-src 'self';" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def rush(socket: Socket) -> None:
    """Send without end, as fast as possible."""
    for _ in range(400):
        socket.connection.send('{"type": "ping"}')
    while True:
        socket.hear()


def test_one_address_sends_and_starts_so_much_and_no_more(tmp_path: Path) -> None:
    with Server(tmp_path, messages_per_second=2, tables_per_hour=3) as server:
        ana = Person(server)
        table = ana.start("me", "me")["table"]
        with ana.sit(table) as socket:
            for _ in range(100):
                socket.connection.send('{"type": "ping"}')
            assert socket.wait_for("refused")["code"] == "too_fast"
        with ana.sit(table) as socket, pytest.raises(ConnectionClosed):
            rush(socket)
        assert ana.read(table)["number"] == 0
        for _ in range(2):
            ana.start("me", "me")
        body = {"game": "forbidden_island", "seats": [{"who": "me"}, {"who": "me"}]}
        answer = ana.http.post("/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_tables")
        server.stop_without_complaint()


def test_somebody_who_goes_without_a_word_is_no_accident(ana: Person) -> None:
    """If it were, the server would complain of it, and that fails the last test."""
    table = ana.start("me", "me")["table"]
    for number in range(60):
        with ana.sit(table) as socket:
            socket.connection.send(f'{{"type": "chat", "id": 1, "text": "{number}"}}')
            socket.connection.socket.shutdown(SHUT_RDWR)
    assert ana.read(table)["chat"]


# -- many bad messages, and then the same game is finished -----------------------------------

words = st.one_of(
    st.sampled_from(
        ["end", "draw", "flood", "move iron_gate", "lift 0+1 iron_gate", "shore", "discard earth", "", "é"]
    ),
    st.text(max_size=300),
)
numbers = st.one_of(st.integers(-2, 5), st.integers(), st.floats(allow_nan=False), st.none(), st.text(max_size=5))
messages = st.one_of(
    st.fixed_dictionaries(
        {"type": st.sampled_from(["play", "undo", "why", "chat", "go_on", "language", "ping", "bow", ""])},
        optional={
            "id": numbers,
            "number": st.one_of(st.just(99_999), numbers),
            "seat": numbers,
            "action": words,
            "actions": st.one_of(st.lists(words, max_size=4), st.just(["end"] * 70)),
            "text": st.just(""),
            "count": numbers,
            "language": words,
        },
    ).map(json.dumps),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)
    ).map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
)


@pytest.mark.parametrize("count", [1000, rarely(20_000)])
def test_many_bad_messages_change_nothing_and_the_game_is_finished(ana: Person, bea: Person, count: int) -> None:
    made = ana.start("me", "open", first=0)
    table = made["table"]
    bea.join(table, made["invitations"][0]["secret"])
    before = ana.read(table)
    answered = {"refused", "done", "why", "pong"}

    with ana.sit(table) as a, bea.sit(table) as b:

        @settings(max_examples=count, **CERTAIN)
        @given(messages)
        def send(message: str | bytes) -> None:
            b.connection.send(message)
            b.wait_for(*answered)

        send()
        after = ana.read(table)
        assert {**after, "chat": []} == {**before, "chat": [], "seats": after["seats"]}
        chance = iter(range(10**6))
        play_to_the_end({0: a, 1: b}, lambda legal: legal[next(chance) % len(legal)])
