"""Whoever holds a special card may be asked before each flood card."""

from pathlib import Path

from tests.server.running import Person, Server, Socket
from tests.server.test_killed import return_to
from tests.server.test_tables import two_people

TRIES = 200
"""Deals that may pass before one is as wanted."""


def table_where_bea_holds_a_special(ana: Person, bea: Person) -> str:
    for _ in range(TRIES):
        table = two_people(ana, bea)
        if "1" in bea.read(table)["legal"]:
            return table
    raise AssertionError("no deal gave Bea a special card")


def come_to_the_flood(a: Socket, b: Socket) -> bool:
    """Play Ana's turn up to her first flood card; whether it came to that with nothing in between."""
    for action in ("end", "draw", "draw"):
        if a.play(action, 0)["type"] != "done":
            return False
    b.catch_up(a.standing["number"])
    return a.standing["legal"].get("0", [])[:1] == ["flood"] and "1" in b.standing["legal"]


def test_a_flood_card_waits_until_those_who_want_to_be_asked_let_it_come(ana: Person, bea: Person) -> None:
    for _ in range(TRIES):
        table = table_where_bea_holds_a_special(ana, bea)
        assert bea.http.put(f"/tables/{table}/seats/1/asking", json={"on": True}).status_code == 204
        with ana.sit(table) as a, bea.sit(table) as b:
            if not come_to_the_flood(a, b):
                continue
            number = a.standing["number"]
            held = a.play("flood", 0)
            assert (held["type"], held["asking"]["asked"]) == ("held", [1])
            while b.hear().get("asking") is None:
                pass
            assert ana.read(table)["number"] == number
            assert b.ask("go_on", number=number)["type"] == "done"
            assert b.standing["moment"] == a.catch_up(number + 1)["moment"] == number + 1
            return
    raise AssertionError("it never came to a flood card")


def test_whoever_is_asked_may_play_a_card_first_and_whoever_goes_away_is_not_waited_for(
    ana: Person, bea: Person
) -> None:
    for _ in range(TRIES):
        table = table_where_bea_holds_a_special(ana, bea)
        bea.http.put(f"/tables/{table}/seats/1/asking", json={"on": True})
        with ana.sit(table) as a:
            with bea.sit(table) as b:
                if not come_to_the_flood(a, b):
                    continue
                number = a.standing["number"]
                assert a.play("flood", 0)["type"] == "held"
                special = next(action for action in b.standing["legal"]["1"] if action.startswith(("lift", "sandbag")))
                assert b.play(special, 1)["type"] == "done"
                assert a.catch_up(number + 1)["asking"] is None
                if "1" not in b.standing["legal"]:
                    continue  # that was the last card: nobody to ask any more
                assert a.play("flood", 0)["type"] == "held"
            assert a.catch_up(number + 2)["moment"] == number + 2
            return
    raise AssertionError("it never came to a second flood card")


def test_a_held_card_comes_when_the_seat_that_was_asked_is_given_to_a_bot(ana: Person, bea: Person) -> None:
    for _ in range(TRIES):
        table = table_where_bea_holds_a_special(ana, bea)
        bea.http.put(f"/tables/{table}/seats/1/asking", json={"on": True})
        with ana.sit(table) as a, bea.sit(table) as b:
            if not come_to_the_flood(a, b):
                continue
            number = a.standing["number"]
            assert a.play("flood", 0)["type"] == "held"
            assert bea.http.put(f"/tables/{table}/seats/1/bot", json={"bot": "random"}).status_code == 204
            assert a.catch_up(number + 1)["asking"] is None
            return
    raise AssertionError("it never came to a flood card")


def test_after_a_restart_whoever_is_there_is_asked_about_a_card_that_was_held(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana, bea = Person(server), Person(server)
        for _ in range(TRIES):
            table = table_where_bea_holds_a_special(ana, bea)
            bea.http.put(f"/tables/{table}/seats/1/asking", json={"on": True})
            with ana.sit(table) as a, bea.sit(table) as b:
                if not come_to_the_flood(a, b):
                    continue
                number = a.standing["number"]
                assert a.play("flood", 0)["type"] == "held"
                server.kill()
                break
    with Server(tmp_path) as back:
        ana, bea = return_to(back, ana), return_to(back, bea)
        with bea.sit(table) as b:
            asking = b.standing["asking"]
            while asking["asked"] != [1]:
                asking = b.wait_for("seats")["asking"]
            assert b.ask("go_on", number=number)["type"] == "done"
            assert b.catch_up(number + 1)["asking"] is None
        back.stop_without_complaint()


def test_one_is_not_asked_about_ones_own_cards(ana: Person) -> None:
    for _ in range(TRIES):
        table = ana.start("me", "me", first=0)["table"]
        ana.http.put(f"/tables/{table}/seats/1/asking", json={"on": True})
        with ana.sit(table) as a:
            for action in ("end", "draw", "draw"):
                a.play(action, 0)
            if "flood" in a.standing["legal"].get("0", []) and "1" in a.standing["legal"]:
                assert a.play("flood", 0)["type"] == "done"
                return
    raise AssertionError("no deal gave the second seat a special card")
