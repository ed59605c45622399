"""The best in hindsight, asked for at a table that is over."""

import time
from pathlib import Path
from typing import Any

import pytest

import islario
from tests.server.running import Person, Server
from tests.server.test_deals import challenge, take, told

LIMIT = 1


def finished(person: Person, *seats: str, game: str = "hashi") -> str:
    """A table at which a game was played to its end, the first legal action always."""
    table: str = person.start(*seats, game=game)["table"]
    play_out(person, table)
    return table


def play_out(person: Person, table: str) -> None:
    """Play to the end, the first legal action always."""
    with person.sit(table) as socket:
        while not socket.standing["over"]:
            legal = socket.standing["legal"]
            if legal:
                seat = min(legal)
                socket.ask("play", number=socket.standing["number"], seat=int(seat), action=legal[seat][0])
            else:
                socket.hear()


def wait(person: Person, table: str, seat: int) -> dict[str, Any]:
    """What was found, once the search is done."""
    for _ in range(3000):
        answer = person.http.get(f"/tables/{table}/seats/{seat}/hindsight")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["state"] == "done":
            return found
        time.sleep(0.1)
    raise AssertionError("it takes too long")


@pytest.mark.once
def test_the_best_is_sought_with_a_limit_and_told_board_by_board(tmp_path: Path) -> None:
    with Server(tmp_path, hindsight_seconds=LIMIT) as server:
        ana = Person(server)
        table = finished(ana, "me", "me")
        first = ana.http.post(f"/tables/{table}/seats/1/hindsight")
        assert first.status_code == 201, first.text
        assert first.json()["state"] in ("waiting", "thinking")
        assert first.json()["limit"] == LIMIT
        again = ana.http.post(f"/tables/{table}/seats/1/hindsight").json()
        assert again["state"] in ("waiting", "thinking", "done")
        found = wait(ana, table, 1)
        record = islario.replay(ana.http.get(f"/tables/{table}/record").text)
        result = record.result()
        assert result is not None
        assert found["yours"] == result["scores"][1] <= found["score"] <= found["bound"]
        assert len(found["rounds"]) == 17
        assert len(found["start"]["numbers"]) == 1
        assert found["rounds"][-1]["player"]["total"] == found["score"]
        assert found["played"][-1] == ana.read(table)["view"]["players"][1]
        turned = record.position()["cards"]
        assert [part["card"] for part in found["rounds"]] == [*turned["gone"], turned["shown"]]


def test_it_is_for_those_who_sat_there_when_the_game_is_over(server: Server) -> None:
    ana, bea = Person(server), Person(server)
    table = ana.start("me", game="hashi")["table"]
    early = ana.http.post(f"/tables/{table}/seats/0/hindsight")
    assert (early.status_code, early.json()["code"]) == (409, "not_over")
    over = finished(ana, "me")
    foreign = bea.http.post(f"/tables/{over}/seats/0/hindsight")
    assert (foreign.status_code, foreign.json()["code"]) == (403, "not_at_table")
    nobody = ana.http.post(f"/tables/{over}/seats/7/hindsight")
    assert (nobody.status_code, nobody.json()["code"]) == (400, "no_such_seat")
    unasked = ana.http.get(f"/tables/{over}/seats/0/hindsight")
    assert (unasked.status_code, unasked.json()) == (200, None)


def test_other_games_have_none(server: Server) -> None:
    ana = Person(server)
    table = finished(ana, "me", "me", game="forbidden_island")
    answer = ana.http.post(f"/tables/{table}/seats/0/hindsight")
    assert (answer.status_code, answer.json()["code"]) == (400, "hindsight_game")


@pytest.mark.once
def test_the_results_of_a_challenge_have_the_best_sought_one_after_another(tmp_path: Path) -> None:
    with Server(tmp_path, hindsight_seconds=LIMIT) as server:
        ana, bea = Person(server), Person(server)
        deal = challenge(ana, "me", game="hashi")
        tables = [take(person, deal, name) for person, name in ((ana, "Ana"), (bea, "Bea"))]
        for person, table in zip((ana, bea), tables, strict=True):
            play_out(person, table)
        for _ in range(3000):
            seen = told(ana, deal)
            if not seen["seeking"]:
                break
            time.sleep(0.1)
        found = {table: wait(person, table, 0) for person, table in zip((ana, bea), tables, strict=True)}
        for line in told(ana, deal)["results"]:
            proven = found[line["table"]]["score"] == found[line["table"]]["bound"]
            assert line["best"] == (found[line["table"]]["score"] if proven else None)
