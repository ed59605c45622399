"""Challenges and the deal of the day: the same deal for everybody, one try each, and nothing told before its time."""

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

import islario
from tests.server.overhearing import Listener, kept_state, play, seeds_in
from tests.server.running import Person, Server
from tests.server.test_branches import branch, refusal
from tests.server.test_secrets import hidden_runs

NOON = datetime(2031, 3, 5, 12, tzinfo=UTC).timestamp()
HOUR = 3600.0


def challenge(person: Person, *seats: str, game: str = "forbidden_island", **options: Any) -> str:
    """A challenge with a new deal; a seat is me or a bot."""
    places = [{"who": "me"} if seat == "me" else {"who": "bot", "bot": seat} for seat in seats]
    made = person.http.post("/deals", json={"game": game, "seats": places, "options": options, "name": "Ana"})
    assert made.status_code == 201, made.text
    return str(made.json()["deal"])


def take(person: Person, deal: str, name: str) -> str:
    made = person.http.post(f"/deals/{deal}/play", json={"name": name})
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def told(person: Person, deal: str) -> dict[str, Any]:
    answer = person.http.get(f"/deals/{deal}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_those_who_have_finished_a_challenge_see_how_all_did(server: Server) -> None:
    ana, bea, eva = Listener(server), Listener(server), Listener(server)
    deal = challenge(ana, "me", "me", difficulty="elite")
    tables = {name: take(person, deal, name) for name, person in (("Ana", ana), ("Bea", bea))}
    assert tables["Ana"] != tables["Bea"]
    assert ana.read(tables["Ana"])["view"] == bea.read(tables["Bea"])["view"]
    assert ana.read(tables["Ana"])["deal"] == {"deal": deal, "kind": "challenge"}
    play(ana, tables["Ana"])
    ana.http.get("/me/data")
    for person in (bea, eva):
        seen = told(person, deal)
        assert (seen["results"], seen["finished"], seen["count"], seen["name"]) == (None, False, 1, "Ana")
    assert told(bea, deal)["table"] == tables["Bea"]
    assert [line["name"] for line in told(ana, deal)["results"]] == ["Ana"]
    play(bea, tables["Bea"])
    lines = told(bea, deal)["results"]
    assert {line["name"] for line in lines} == {"Ana", "Bea"}
    assert [line["yours"] for line in lines if line["name"] == "Bea"] == [True]
    assert all(line["reason"] and line["moves"] and line["won"] is False for line in lines)
    assert bea.read(tables["Ana"])["over"]  # now she may look
    for person, table in ((ana, tables["Ana"]), (bea, tables["Ana"])):
        assert refusal(person.http.get(f"/tables/{table}/record")) == (409, "record_deal")
    for person in (ana, bea, eva):
        assert not [text for text in person.heard for seed in seeds_in(server.data) if seed in text]


def test_no_message_of_a_challenge_holds_the_order_of_a_deck(server: Server) -> None:
    ana, bea = Listener(server), Listener(server)
    deal = challenge(ana, "me", "thumb")
    table = take(ana, deal, "Ana")
    runs = hidden_runs(kept_state(server.data, table, begun=False))
    told(ana, deal)
    told(bea, deal)
    take(bea, deal, "Bea")
    play(bea, told(bea, deal)["table"], lambda standing: standing["moment"] >= 3)
    assert len(runs) > 30
    assert not [text for person in (ana, bea) for text in person.heard for run in runs if run in text]


def test_each_has_one_try_and_nobody_comes_along(server: Server, ana: Person, bea: Person) -> None:
    deal = challenge(ana, "me", "thumb")
    table = take(ana, deal, "Ana")
    assert take(ana, deal, "Anna") == table
    assert refusal(ana.http.post(f"/tables/{table}/seats/1/invitation")) == (409, "deal_alone")
    body = {"game": "hashi", "seats": [{"who": "me"}, {"who": "open"}]}
    assert refusal(ana.http.post("/deals", json=body)) == (409, "deal_alone")
    body = {"game": "hashi", "seats": [{"who": "bot"}]}
    assert refusal(ana.http.post("/deals", json=body)) == (409, "deal_alone")
    assert ana.http.post(f"/tables/{table}/leave").status_code == 204
    assert refusal(ana.http.post(f"/deals/{deal}/play", json={})) == (409, "deal_left")
    assert (told(ana, deal)["left"], told(ana, deal)["table"]) == (True, None)  # no way leads back there
    assert (told(bea, deal)["left"], told(bea, deal)["table"]) == (False, None)
    assert refusal(bea.http.get("/deals/nothing")) == (404, "deal_unknown")
    assert refusal(bea.http.post("/deals/nothing/play", json={})) == (404, "deal_unknown")


def test_nobody_looks_at_a_challenge_that_they_have_not_played(server: Server, ana: Person, bea: Person) -> None:
    deal = challenge(ana, "me", game="hashi")
    table = take(ana, deal, "Ana")
    take(bea, deal, "Bea")
    for over in (False, True):
        if over:
            play(ana, table)
        for person in (bea, Person(server)):
            paths = ("", "/moments/0", "/moments/0/signs", "/curve", "/record", "/seats/0/hindsight")
            answers = [person.http.get(f"/tables/{table}{path}") for path in paths]
            answers.append(branch(person, table, 0))
            assert {refusal(answer) for answer in answers} == {(403, "deal_secret")}
            undo = person.http.post(f"/tables/{table}/undo", json={"number": 99})
            assert (refusal(undo), undo.json()["table"]) == ((403, "not_at_table"), None)
            move = person.http.post(f"/tables/{table}/moves", json={"number": 99, "seat": 0, "action": "x"})
            assert (refusal(move), move.json()["table"]) == ((403, "not_your_seat"), None)


def test_nobody_sits_down_as_a_watcher_of_a_challenge(ana: Person, bea: Person) -> None:
    table = take(ana, challenge(ana, "me", game="hashi"), "Ana")
    cookie = {"Cookie": f"islario={bea.http.cookies.get('islario') or ''}"}
    address = f"ws://127.0.0.1:{ana.server.port}/api/tables/{table}/live"
    with connect(address, additional_headers=cookie) as socket:
        said = str(socket.recv(timeout=60))
        assert '"deal_secret"' in said
        assert '"view"' not in said


def test_there_is_no_way_out_of_an_unfinished_challenge(ana: Person, bea: Person) -> None:
    deal = challenge(ana, "me", "me")
    table = take(ana, deal, "Ana")
    for luck in ("new", "same"):
        assert refusal(branch(ana, table, 0, luck)) == (409, "branch_deal")
    assert refusal(ana.http.post(f"/tables/{table}/challenge", json={})) == (409, "not_over")
    play(ana, table)
    again = branch(ana, table, 0, "same").json()["table"]
    assert refusal(branch(ana, again, 0)) == (409, "branch_deal")  # it is the same deal
    play(ana, again)
    assert refusal(ana.http.get(f"/tables/{again}/record")) == (409, "record_deal")
    assert [line["table"] for line in told(ana, deal)["results"]] == [table]  # the second try does not count
    twig = branch(ana, table, 3).json()["table"]  # with new luck; but what was seen of the deal lies there too
    assert refusal(bea.http.get(f"/tables/{twig}")) == (403, "deal_secret")
    assert refusal(ana.http.post(f"/tables/{twig}/seats/0/invitation")) == (409, "deal_alone")
    play(ana, twig)
    assert refusal(ana.http.post(f"/tables/{twig}/challenge", json={})) == (409, "challenge_branch")
    assert [line["table"] for line in told(ana, deal)["results"]] == [table]


def test_a_finished_game_becomes_a_challenge(server: Server, ana: Person, bea: Person) -> None:
    made = ana.start("me", "open", "thumb", first=0)
    table = made["table"]
    bea.join(table, made["invitations"][0]["secret"])
    assert refusal(ana.http.post(f"/tables/{table}/challenge", json={})) == (409, "not_over")
    bea.http.post(f"/tables/{table}/leave")
    play(ana, table)
    twig = branch(ana, table, 0, "same").json()["table"]
    assert refusal(bea.http.post(f"/tables/{table}/challenge", json={})) == (403, "not_at_table")
    deal = ana.http.post(f"/tables/{table}/challenge", json={"name": "Ana"}).json()["deal"]
    assert ana.http.post(f"/tables/{table}/challenge", json={"name": "Ana"}).json()["deal"] == deal
    seen = told(bea, deal)
    assert (seen["bots"], seen["count"], seen["results"]) == ([None, "steady", "steady"], 1, None)
    assert [line["table"] for line in told(ana, deal)["results"]] == [table]
    for other in (table, twig):  # whoever knew these addresses learns nothing there any more
        assert refusal(bea.http.get(f"/tables/{other}")) == (403, "deal_secret")
    assert refusal(ana.http.get(f"/tables/{table}/record")) == (409, "record_deal")
    hers = kept_state(server.data, take(bea, deal, "Bea"), begun=False)
    assert hers.position() == kept_state(server.data, table, begun=False).position()
    play(ana, twig)
    assert refusal(ana.http.post(f"/tables/{branch_of(ana)}/challenge", json={})) == (409, "challenge_branch")


def test_a_branch_with_new_luck_becomes_a_challenge_once_and_no_repeat_of_it_does(ana: Person) -> None:
    table = ana.start("me", game="hashi")["table"]
    play(ana, table)
    twig = branch(ana, table, 3).json()["table"]
    play(ana, twig)
    repeat = branch(ana, twig, 0, "same").json()["table"]
    play(ana, repeat)
    assert refusal(ana.http.post(f"/tables/{repeat}/challenge", json={})) == (409, "challenge_branch")
    assert ana.http.post(f"/tables/{twig}/challenge", json={}).status_code == 201


def branch_of(person: Person) -> str:
    """A second try of a game that is over."""
    table = person.start("me", game="hashi")["table"]
    play(person, table)
    twig = str(branch(person, table, 0, "same").json()["table"])
    play(person, twig)
    return twig


# -- the deal of the day ---------------------------------------------------------------------------


def set_clock(server: Server, at: float) -> None:
    (server.data / "clock").write_text(str(at), "utf-8")


@pytest.fixture
def day(tmp_path: Path) -> Iterator[Server]:
    """A server at noon of a certain day."""
    with Server(tmp_path) as server:
        set_clock(server, NOON)
        yield server


def todays(person: Person) -> dict[str, dict[str, Any]]:
    return {deal["game"]: deal for deal in person.http.get("/daily").json()}


def kept_deals(data: Path) -> dict[str, tuple[str, str]]:
    database = sqlite3.connect(data / "islario.db")
    rows = database.execute("SELECT id, seed, options FROM deals WHERE kind = 'daily'").fetchall()
    database.close()
    return {deal: (seed, options) for deal, seed, options in rows}


def test_every_game_has_a_deal_for_each_day_of_utc(day: Server, tmp_path_factory: pytest.TempPathFactory) -> None:
    ana = Listener(day)
    first = todays(ana)
    assert {game: deal["deal"] for game, deal in first.items()} == {
        game: f"2031-03-05-{game}" for game in islario.games()
    }
    assert all(deal["closes"] == NOON + 12 * HOUR and deal["kind"] == "daily" for deal in first.values())
    set_clock(day, NOON + 12 * HOUR - 1)
    assert todays(ana) == first
    set_clock(day, NOON + 12 * HOUR)
    assert {deal["deal"][:10] for deal in todays(ana).values()} == {"2031-03-06"}
    seeds = [seed for seed, _ in kept_deals(day.data).values()]
    assert len(set(seeds)) == 6
    assert all(len(seed) == 32 for seed in seeds)
    with Server(tmp_path_factory.mktemp("other")) as other:  # another server has another secret
        set_clock(other, NOON)
        todays(Person(other))
        assert not set(seeds) & {seed for seed, _ in kept_deals(other.data).values()}
    assert not [text for text in ana.heard for seed in seeds_in(day.data) if seed in text]


def test_the_secret_is_made_once(day: Server) -> None:
    todays(Person(day))
    before, deals = seeds_in(day.data), kept_deals(day.data)
    day.stop_without_complaint()
    database = sqlite3.connect(day.data / "islario.db")
    database.execute("DELETE FROM deals")
    database.commit()
    database.close()
    with Server(day.data) as again:
        todays(Person(again))
        assert (seeds_in(day.data), kept_deals(day.data)) == (before, deals)


def test_the_deal_of_the_day_is_the_same_for_all_and_secret_until_all_have_had_their_time(day: Server) -> None:
    ana, bea, eva = (Person(day) for _ in range(3))
    deal = todays(ana)["hashi"]["deal"]
    tables = [take(person, deal, name) for person, name in ((ana, "Ana"), (bea, "Bea"))]
    assert ana.read(tables[0])["view"] == bea.read(tables[1])["view"]
    play(ana, tables[0])
    assert [line["name"] for line in told(ana, deal)["results"]] == ["Ana"]
    assert refusal(ana.http.get(f"/tables/{tables[0]}/record")) == (409, "record_deal")
    assert refusal(ana.http.post(f"/tables/{tables[0]}/challenge", json={})) == (409, "challenge_daily")
    assert refusal(branch(bea, tables[1], 0)) == (409, "branch_deal")
    set_clock(day, NOON + 13 * HOUR)
    assert refusal(eva.http.post(f"/deals/{deal}/play", json={})) == (409, "deal_closed")
    assert told(eva, deal)["results"] is None
    assert refusal(eva.http.get(f"/tables/{tables[0]}")) == (403, "deal_secret")
    play(bea, tables[1])
    assert {line["name"] for line in told(bea, deal)["results"]} == {"Ana", "Bea"}
    set_clock(day, NOON + 36 * HOUR)
    assert told(eva, deal)["count"] == 2
    assert told(eva, deal)["results"]
    state = islario.replay(eva.http.get(f"/tables/{tables[0]}/record").text)
    assert state.over
    assert todays(eva)["hashi"]["table"] is None


def test_whoever_finishes_too_late_is_not_listed(day: Server) -> None:
    ana = Person(day)
    deal = todays(ana)["hashi"]["deal"]
    table = take(ana, deal, "Ana")
    set_clock(day, NOON + 36 * HOUR)
    play(ana, table)
    assert told(ana, deal)["results"] == []


def test_the_level_changes_from_day_to_day(day: Server) -> None:
    ana = Person(day)
    levels = []
    for number in range(4):
        set_clock(day, NOON + number * 24 * HOUR)
        levels.append(todays(ana)["forbidden_island"]["options"]["difficulty"])
    assert len(set(levels)) == 4
