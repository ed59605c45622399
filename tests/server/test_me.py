"""What concerns one person: the games they have finished, their data, whose talk they hide, and other devices."""

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from islario.server import live_tables
from islario.server.bot_names import ISLANDS
from islario.server.histories import Histories
from islario.server.limits import LINK_SECONDS, WINS_FOR_NUDGE
from islario.server.people import People, digest
from islario.server.storage import Entry
from islario.server.storage_archive import End, Wanted
from islario.server.table_service import TableService
from tests.server.overhearing import Listener, play, seeds_in
from tests.server.running import Person, Server
from tests.server.test_branches import branch, refusal
from tests.server.test_old_data import FIRST, TABLES, TOLD, returned
from tests.server.test_table_service import BOT, ME, owner, run, start
from tests.server.test_tables import two_people


def games_of(person: Person, **filters: Any) -> dict[str, Any]:
    answer = person.http.get("/me/games", params=filters)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def tables_in(history: dict[str, Any]) -> list[str]:
    return [line["table"] for line in history["games"]]


# -- my games --------------------------------------------------------------------------------------


def test_finished_games_are_listed_with_their_results(server: Server) -> None:
    ana = Listener(server)
    island, bridges = ana.start("me", "me")["table"], ana.start("me", game="hashi")["table"]
    ana.start("me", "me")  # it goes on, and is not among them
    ends = {table: play(ana, table).standing["result"] for table in (island, bridges)}
    history = games_of(ana)
    assert tables_in(history) == [bridges, island]
    assert [line["result"] for line in history["games"]] == [ends[bridges], ends[island]]
    last, first = history["games"]
    assert (last["level"], last["players"], last["won"], last["score"]) == ("A", 1, None, ends[bridges]["scores"][0])
    assert (first["level"], first["players"], first["won"]) == ("novice", 2, False)
    assert [seat["name"] for seat in first["seats"]] == ["Ana", "Ana"]
    assert history["rates"] == [
        {"game": "forbidden_island", "level": "novice", "players": 2, "games": 1, "won": 0, "best": 0},
        {"game": "hashi", "level": "A", "players": 1, "games": 1, "won": None, "best": last["score"]},
    ]
    assert (history["more"], history["nudge"]) == (False, None)
    assert not [text for text in ana.heard for seed in seeds_in(server.data) if seed in text]


def test_the_list_is_filtered_and_paged(ana: Person) -> None:
    island, bridges = ana.start("me", "me", difficulty="elite")["table"], ana.start("me", game="hashi")["table"]
    play(ana, island)
    play(ana, bridges)
    assert tables_in(games_of(ana, game="hashi")) == [bridges]
    assert tables_in(games_of(ana, level="elite")) == [island]
    assert tables_in(games_of(ana, level="novice")) == []
    assert tables_in(games_of(ana, players=2)) == [island]
    assert tables_in(games_of(ana, won=False)) == [island]
    assert tables_in(games_of(ana, won=True)) == []
    assert tables_in(games_of(ana, before=games_of(ana)["games"][0]["at"])) == [island]
    assert refusal(ana.http.get("/me/games", params={"players": 1000})) == (400, "bad_message")


def test_a_game_is_hidden_from_one_s_own_list_only(ana: Person, bea: Person) -> None:
    table = two_people(ana, bea)
    ana.http.put(f"/tables/{table}/seats/0/bot", json={"bot": "random"})
    play(bea, table)
    path = f"/me/games/{table}/hidden"
    assert ana.http.put(path, json={"on": True}).status_code == 204
    assert (tables_in(games_of(ana)), tables_in(games_of(ana, hidden=True))) == ([], [table])
    assert tables_in(games_of(bea)) == [table]
    assert ana.http.put(path, json={"on": False}).status_code == 204
    assert tables_in(games_of(ana)) == [table]
    assert refusal(Person(ana.server).http.put(path, json={"on": True})) == (403, "not_at_table")


def test_second_tries_are_listed_but_do_not_count(ana: Person) -> None:
    table = ana.start("me", game="hashi")["table"]
    play(ana, table)
    twig = branch(ana, table, 0, "same").json()["table"]
    play(ana, twig)
    history = games_of(ana)
    assert tables_in(history) == [twig, table]
    assert [rate["games"] for rate in history["rates"]] == [1]


def test_the_list_replays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    people: list[int] = []

    async def finish(service: TableService) -> None:
        live = await start(service, ME, BOT)
        people.append(await owner(live))
        await service.seating.substitute(live.id, people[0], 0, "random")
        assert live.thinking is not None
        await live.thinking
        assert live.state.over

    async def look(service: TableService) -> None:
        history = await Histories(service).read(people[0], Wanted())
        (line,) = await service.tables.summarise(people[0])
        assert [played.result for played in history.games] == [line.result]
        assert (line.over, line.moment, line.your_turn) == (True, history.games[0].moves, False)

    run(tmp_path, finish)
    monkeypatch.setattr(live_tables, "LiveTable", None)  # whoever replays fails
    run(tmp_path, look)


def test_games_that_ended_before_results_were_kept_are_looked_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(FIRST, tmp_path / "islario.db")
    over = {told["table"] for told in TABLES.values() if told["over"] and "ana" in told["owners"]}

    async def look(service: TableService) -> None:
        person = await People(service.storage).recognise(TOLD["cookies"]["ana"])
        history = await Histories(service).read(person, Wanted())
        assert over == {line.table for line in history.games}

    assert over
    run(tmp_path, look)
    monkeypatch.setattr(live_tables, "LiveTable", None)
    run(tmp_path, look)


def test_who_comes_back_to_a_new_version_finds_their_finished_games(tmp_path: Path) -> None:
    shutil.copy(FIRST, tmp_path / "islario.db")
    with Server(tmp_path) as server:
        ana = returned(server, "ana")
        first = games_of(ana)
        assert TABLES["island_over"]["table"] in tables_in(first)
        assert games_of(ana) == first


def test_after_some_wins_the_next_level_is_proposed(tmp_path: Path) -> None:
    async def work(service: TableService) -> None:
        histories = Histories(service)
        person: int | None = None
        for number in range(WINS_FOR_NUDGE):
            live = await start(service, ME, ME)
            person = person or await owner(live)
            for seat in (0, 1):
                await service.storage.change_seat(live.id, seat, {}, {"owner": person})
            assert (await histories.read(person, Wanted())).nudge is None
            won = {"won": True, "winners": [0, 1], "scores": [1, 1], "reason": "escaped"}
            row = {"table": live.id, "game": live.game.name, "level": "novice", "players": 2, "moves": 1}
            scores = [{"table": live.id, "seat": seat, "won": True, "score": 1} for seat in (0, 1)]
            end = End({**row, "result": won, "at": float(number)}, scores)
            await service.storage.append(Entry(live.id, 0, 0, "end", 0, person, float(number)), end)
        nudge = (await histories.read(person, Wanted())).nudge
        assert nudge is not None
        assert (nudge.game, nudge.level, nudge.next) == ("forbidden_island", "novice", "normal")

    run(tmp_path, work)


# -- my data ---------------------------------------------------------------------------------------


def test_everything_kept_about_a_person_can_be_had(server: Server) -> None:
    ana, bea = Listener(server), Person(server)
    table = two_people(ana, bea)
    ana.http.post(f"/tables/{table}/chat", json={"text": "hola"})
    ana.http.post(f"/tables/{table}/moves", json={"number": 0, "seat": 0, "action": "end"})
    bea.http.post(f"/tables/{table}/chat", json={"text": "hello"})
    answer = ana.http.get("/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert [(row["id"], row["seat"], row["name"]) for row in data["seats"]] == [(table, 0, "Ana")]
    assert [(row["table"], row["action"]) for row in data["moves"]] == [(table, "end")]
    assert [row["text"] for row in data["chat"]] == ["hola"]
    assert data["person"]["created"] > 0
    assert refusal(Person(server).http.get("/me/data")) == (404, "nobody_known")


def test_whoever_is_deleted_leaves_moves_without_a_name(server: Server, ana: Person, bea: Person) -> None:
    going, over = two_people(ana, bea), two_people(ana, bea, difficulty="legendary")
    bea.http.put(f"/tables/{over}/seats/1/bot", json={"bot": "random"})
    play(ana, over)
    for table in (going, over):
        assert ana.http.post(f"/tables/{table}/chat", json={"text": "adiós"}).status_code == 204
        assert bea.http.post(f"/tables/{table}/chat", json={"text": "bye"}).status_code == 204
    moves = bea.read(over)["moves"]
    token = ana.http.cookies["islario"]
    with bea.sit(going) as b:
        assert ana.http.delete("/me").status_code == 200
        while [line["text"] for line in b.wait_for("table")["chat"]] != ["bye"]:
            pass
        assert b.heard[-1]["seats"][0]["name"] in ISLANDS
    assert "islario" not in ana.http.cookies
    seats = {table: bea.read(table)["seats"][0] for table in (going, over)}
    assert (seats[going]["name"] in ISLANDS, seats[over]["name"]) == (True, "")
    assert (seats[going]["who"], seats[over]["who"]) == ("bot", "person")
    assert bea.read(over)["moves"] == moves
    assert [line["text"] for line in bea.read(over)["chat"]] == ["bye"]
    ana.http.cookies.set("islario", token)
    assert refusal(ana.http.get("/me/data")) == (404, "nobody_known")
    assert ana.http.get("/tables").json() == []
    assert bea.http.post(f"/tables/{over}/chat", json={"text": "alone"}).status_code == 204
    database = sqlite3.connect(server.data / "islario.db")
    kept = "\n".join(database.iterdump())
    database.close()
    assert digest(token) not in kept
    assert not [line for line in kept.splitlines() if going in line and "adiós" in line]


def test_a_link_carries_a_person_to_another_device_once(server: Server, ana: Person) -> None:
    table = ana.start("me", "me")["table"]
    link = ana.http.post("/me/link").json()
    assert link["seconds"] == LINK_SECONDS
    phone, thief = Person(server), Person(server)
    assert phone.http.post("/me/arrive", json={"secret": link["secret"]}).status_code == 200
    assert [line["table"] for line in phone.http.get("/tables").json()] == [table]
    assert refusal(thief.http.post("/me/arrive", json={"secret": link["secret"]})) == (403, "link_unknown")
    assert refusal(thief.http.post("/me/link")) == (404, "nobody_known")


def test_a_link_gets_old(tmp_path: Path) -> None:
    async def work(service: TableService) -> None:
        now = [0.0]
        people = People(service.storage, lambda: now[0])
        _, token = await people.welcome()
        early, late = await people.make_link(token), await people.make_link(token)
        now[0] = LINK_SECONDS - 1.0
        assert await people.follow_link(early) == token
        now[0] = float(LINK_SECONDS)
        assert await people.follow_link(late) is None

    run(tmp_path, work)


# -- whose talk one hides ----------------------------------------------------------------------------


def test_what_somebody_says_can_be_hidden_and_shown_again(server: Server, ana: Person, bea: Person) -> None:
    table = two_people(ana, bea)
    watcher = Person(server)
    bea.http.post(f"/tables/{table}/chat", json={"text": "one"})
    for person in (ana, watcher):
        path = f"/tables/{table}/seats/1/muted"
        with person.sit(table) as socket:
            assert person.http.put(path, json={"on": True}).status_code == 200
        with person.sit(table) as socket:
            assert socket.heard[0]["chat"] == []
            assert socket.heard[0]["seats"][1]["muted"]
            bea.http.post(f"/tables/{table}/chat", json={"text": "two"})
            assert socket.ask("language", language="en")["type"] == "done"
            assert not [message for message in socket.heard if message["type"] == "chat"]
        assert len(bea.read(table)["chat"]) >= 2
    other = two_people(ana, bea)  # elsewhere too
    bea.http.post(f"/tables/{other}/chat", json={"text": "three"})
    assert ana.read(other)["chat"] == []
    assert ana.http.put(f"/tables/{other}/seats/1/muted", json={"on": False}).status_code == 200
    assert [line["text"] for line in ana.read(other)["chat"]] == ["three"]
    assert refusal(ana.http.put(f"/tables/{other}/seats/0/muted", json={"on": True})) == (409, "mute_nobody")


def test_what_somebody_said_who_has_left_can_be_hidden_and_shown_again(ana: Person, bea: Person) -> None:
    table = two_people(ana, bea)
    bea.http.post(f"/tables/{table}/chat", json={"text": "one"})
    ana.http.post(f"/tables/{table}/chat", json={"text": "two"})
    assert bea.http.post(f"/tables/{table}/leave").status_code == 204
    said = ana.read(table)["chat"]
    assert [line["yours"] for line in said] == [False, True]
    path = f"/tables/{table}/chat/{said[0]['number']}/muted"
    assert ana.http.put(path, json={"on": True}).status_code == 200
    after = ana.read(table)
    assert [line["text"] for line in after["chat"]] == ["two"]
    assert after["hidden"] == [{"name": "Bea", "line": 0}]
    assert ana.http.put(path, json={"on": False}).status_code == 200
    assert (ana.read(table)["chat"], ana.read(table)["hidden"]) == (said, [])
    for number in (said[1]["number"], 7):  # one's own, nobody's
        answer = ana.http.put(f"/tables/{table}/chat/{number}/muted", json={"on": True})
        assert refusal(answer) == (409, "mute_nobody")
