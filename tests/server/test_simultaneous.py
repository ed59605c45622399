"""Hashi at a table of the server: all act at once, and nobody learns what another does before all are done."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

import islario
from tests.server.running import Person, Server, Socket

START = {0: "start a 3", 1: "start d 4"}


@contextmanager
def two_people(server: Server, **options: Any) -> Iterator[tuple[str, Socket, Socket, Socket]]:
    """A table with two people and a spectator; the names of the first two are Ana and Bea."""
    ana, bea, cid = Person(server), Person(server), Person(server)
    made = ana.start("me", "open", game="hashi", **options)
    bea.join(made["table"], made["invitations"][0]["secret"])
    with ExitStack() as stack:
        yield (made["table"], *(stack.enter_context(one.sit(made["table"])) for one in (ana, bea, cid)))


def go(socket: Socket, seat: int, action: str) -> dict[str, Any]:
    return socket.ask("play", number=socket.standing["number"], seat=seat, action=action)


def set_up(*sockets: Socket) -> None:
    """Both have written their start number, and all know of the first card."""
    for seat in (0, 1):
        assert go(sockets[seat], seat, START[seat])["type"] == "done"
    for socket in sockets:
        while socket.standing["view"]["round"] != 1:
            socket.hear()


def finish_card(socket: Socket, seat: int) -> None:
    """Give up whatever is left of the card."""
    while seat in socket.standing["view"]["waiting_for"] and (legal := socket.standing["legal"].get(str(seat))):
        before = socket.standing["view"]["round"]
        go(socket, seat, next(action for action in reversed(legal)))
        if socket.standing["view"]["round"] != before:
            return


def test_both_act_at_once_and_neither_is_late(server: Server) -> None:
    with two_people(server) as (_, ana, bea, _cid):
        set_up(ana, bea)
        numbers = [socket.standing["number"] for socket in (ana, bea)]
        mine = ana.standing["legal"]["0"][0]
        theirs = bea.standing["legal"]["1"][0]
        assert ana.ask("play", number=numbers[0], seat=0, action=mine)["type"] == "done"
        assert bea.ask("play", number=numbers[1], seat=1, action=theirs)["type"] == "done"
        assert ana.standing["moves"][-1]["action"] == mine
        assert bea.standing["moves"][-1]["action"] == theirs


def test_nobody_hears_of_another_s_moves_before_the_card_is_done(server: Server) -> None:
    with two_people(server) as (_, ana, bea, cid):
        set_up(ana, bea, cid)
        known = {socket: (len(socket.heard), len(socket.moves), socket.standing["number"]) for socket in (bea, cid)}
        number = ana.standing["legal"]["0"][0]
        go(ana, 0, number)
        finish_card(ana, 0)
        for socket in (bea, cid):
            while 0 in socket.standing["view"]["waiting_for"]:  # that somebody is done, all see
                socket.hear()
            heard, moves, count = known[socket]
            assert len(socket.moves) == moves
            assert socket.standing["number"] == count
            assert f'"{number}"' not in json.dumps(socket.heard[heard:])
            assert socket.standing["view"]["players"][0]["new"] == {"number": None, "bridges": {}}
        finish_card(bea, 1)
        for socket in (ana, bea, cid):
            while socket.standing["view"]["round"] != 2:
                socket.hear()
            assert (0, number) in [(move["seat"], move["action"]) for move in socket.moves]
            assert number.split()[1] in socket.standing["view"]["players"][0]["numbers"]
        assert ana.moves == bea.moves == cid.moves
        assert ana.standing["number"] == bea.standing["number"] == cid.standing["number"]


def test_a_player_takes_back_what_they_did_though_another_has_acted_since(server: Server) -> None:
    with two_people(server) as (_, ana, bea, _cid):
        set_up(ana, bea)
        before = ana.standing["view"]["players"][0]
        go(ana, 0, ana.standing["legal"]["0"][0])
        go(bea, 1, bea.standing["legal"]["1"][0])
        assert ana.standing["undo"] == 1
        assert ana.ask("undo", number=ana.standing["number"], count=1)["type"] == "done"
        assert ana.standing["view"]["players"][0] == before
        assert bea.standing["undo"] == 1
        kept = bea.standing["view"]["players"][1]
        finish_card(ana, 0)
        assert bea.ask("undo", number=bea.standing["number"])["type"] == "done"
        assert bea.standing["view"]["players"][1] != kept


def test_what_is_done_cannot_be_taken_back(server: Server) -> None:
    with two_people(server) as (_, ana, bea, _cid):
        set_up(ana, bea)
        finish_card(ana, 0)
        assert ana.standing["undo"] == 0
        answer = ana.ask("undo", number=ana.standing["number"], count=1)
        assert (answer["type"], answer["code"]) == ("refused", "cannot_take_back")


def test_the_past_is_what_one_knew_of_it(server: Server) -> None:
    ana, bea = Person(server), Person(server)
    made = ana.start("me", "open", game="hashi")
    bea.join(made["table"], made["invitations"][0]["secret"])
    with ana.sit(made["table"]) as first, bea.sit(made["table"]) as second:
        set_up(first, second)
        go(first, 0, first.standing["legal"]["0"][0])
        known = [len(person.read(made["table"])["moves"]) for person in (ana, bea)]
        assert known == [3, 2]
        assert bea.http.get(f"/tables/{made['table']}/moments/3").status_code == 404
        seen = ana.http.get(f"/tables/{made['table']}/moments/3").json()
        assert seen["players"][0]["new"]["number"] is not None
        curve = bea.http.get(f"/tables/{made['table']}/curve").json()
        assert {len(values) for values in curve.values()} == {3}


def test_a_whole_game_with_a_bot_leaks_nothing_and_replays(server: Server) -> None:
    ana = Person(server)
    made = ana.start("me", "random", "thumb", game="hashi", side="B")
    with ana.sit(made["table"]) as socket:
        while not socket.standing["over"]:
            view = socket.standing["view"]
            legal = socket.standing["legal"].get("0")
            if legal:
                hidden = [player["new"] for seat, player in enumerate(view["players"]) if seat]
                assert all(new == {"number": None, "bridges": {}} for new in hidden)
                go(socket, 0, legal[len(socket.heard) % len(legal)])
            else:
                socket.hear()
        assert "seed" not in json.dumps(socket.heard)
    record = ana.http.get(f"/tables/{made['table']}/record").text
    assert islario.replay(record).result() == socket.standing["result"]
    assert len(socket.moves) == len(islario.replay(record).moves())


def test_the_order_of_unseen_cards_is_in_no_message(server: Server) -> None:
    ana = Person(server)
    made = ana.start("me", game="hashi")
    with ana.sit(made["table"]) as socket:
        while not socket.standing["over"]:
            go(socket, 0, socket.standing["legal"]["0"][-1])
        turned = [event["card"] for move in socket.moves for event in move["events"] if event["event"] == "turned"]
        assert len(turned) == 17
        for message in socket.heard:
            if message["type"] in ("table", "moved"):
                cards = message["view"]["cards"]
                assert cards["unseen"] == sorted(cards["unseen"])
                assert len(cards["unseen"]) == cards["left"] + 1


@pytest.mark.parametrize("seats", [2, 4])
def test_one_person_plays_all_seats_one_after_the_other(server: Server, seats: int) -> None:
    ana = Person(server)
    made = ana.start(*["me"] * seats, game="hashi")
    with ana.sit(made["table"]) as socket:
        for seat in range(seats):
            assert socket.standing["view"]["seat"] == seat
            go(socket, seat, socket.standing["legal"][str(seat)][0])
        assert socket.standing["view"]["round"] == 1
        assert socket.standing["view"]["seat"] == 0
