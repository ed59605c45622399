"""Games that are over, looked back on at their table."""

import time
from typing import Any

import pytest

import islario
from tests.server.overhearing import Listener, play, seeds_in
from tests.server.running import Person, Server
from tests.server.test_deals import challenge, take

SHORT: dict[str, dict[str, Any]] = {
    "forbidden_island": {"difficulty": "legendary"},
    "hashi": {},
    "robinson": {"scenario": 1},
}


def wait(person: Person, table: str, seat: int = 0) -> dict[str, Any]:
    """The review, once it is done."""
    seen: list[tuple[int, int]] = []
    for _ in range(6000):
        answer = person.http.get(f"/tables/{table}/seats/{seat}/review")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        seen.append((found["done"], found["total"]))
        assert seen[-1] >= seen[0]
        if found["state"] == "done":
            return found
        time.sleep(0.1)
    raise AssertionError("it takes too long")


@pytest.mark.parametrize("game", islario.games())
def test_luck_and_decisions_add_up_and_no_seed_is_told(server: Server, game: str) -> None:
    ana, eva = Listener(server), Person(server)
    table = ana.start("me", "me", game=game, **SHORT[game])["table"]
    path = f"/tables/{table}/seats/0/review"
    assert ana.http.post(path).json()["code"] == "not_over"
    play(ana, table)
    assert ana.http.get(path).json() is None
    assert eva.http.post(path).json()["code"] == "not_at_table"
    ana.heard.clear()
    asked = ana.http.post(path)
    assert asked.status_code == 201, asked.text
    told = wait(ana, table)["told"]
    result = ana.read(table)["result"]
    worth = result["scores"][0] if result["won"] is None else int(result["won"])
    units = told["units"]
    luck = sum(unit["after"] - unit["expected"] for unit in units)
    decisions = sum(unit["expected"] - unit["before"] for unit in units)
    assert units[0]["before"] + luck + decisions == units[-1]["after"] == worth * told["parts"]
    assert units[-1]["last"] == len(ana.read(table)["moves"])
    for turning in told["turning"]:
        for line in (turning["played"], turning["better"]):
            assert line is None or line["steps"]
    assert ana.http.post(path).json()["state"] == "done"
    assert eva.http.get(path).json()["told"] == told
    assert not [seed for text in ana.heard for seed in seeds_in(server.data) if seed in text]


def test_the_review_of_a_challenge_is_for_those_who_have_finished_it(server: Server, ana: Person, bea: Person) -> None:
    table = take(ana, challenge(ana, "me", "me", difficulty="legendary"), "Ana")
    path = f"/tables/{table}/seats/0/review"
    assert bea.http.get(path).json()["code"] == "deal_secret"
    assert ana.http.post(path).json()["code"] == "not_over"
    deal = ana.read(table)["deal"]["deal"]
    play(ana, table)
    assert ana.http.post(path).status_code == 201
    told = wait(ana, table)["told"]
    assert bea.http.get(path).json()["code"] == "deal_secret"
    play(bea, take(bea, deal, "Bea"))
    assert bea.http.get(path).json()["told"] == told
