"""Bots at a table: paused, stepped, slower and faster, and why they move."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from islario.games.hashi.motives import MOTIVES
from islario.server.live_table import LiveTable
from islario.server.messages.requests import NewSeat
from islario.server.refusals import Refused
from islario.server.table_service import TableService
from islario.server.tempo import FASTEST, SLOWEST, Tempo
from tests.server.running import Person, Server, Socket
from tests.server.test_simultaneous import finish_card
from tests.server.test_table_service import owner, run, start
from tests.server.test_tables import two_people

ME, THUMB = NewSeat("me"), NewSeat("bot", "thumb")


def pace(person: Person, table: str, **wanted: object) -> Any:
    return person.http.put(f"/tables/{table}/bots", json=wanted)


def step(person: Person, table: str) -> Any:
    return person.http.post(f"/tables/{table}/bots/step")


def wait_for_bots(socket: Socket, **wanted: object) -> None:
    """Hear messages until one says that the bots play so."""
    while not any(
        message.get("bots", {}).items() >= wanted.items() for message in socket.heard if message.get("bots") is not None
    ):
        socket.hear()


def finish_turn(socket: Socket) -> None:
    """Play seat 0's turn to its end, taking no action."""
    while socket.standing["view"]["waiting_for"] == [0]:
        legal = socket.standing["legal"]["0"]
        action = next((each for each in legal if each in ("end", "draw", "flood")), legal[0])
        assert socket.play(action, 0)["type"] == "done"


# -- pause, step, pace ---------------------------------------------------------------------------------


def test_paused_bots_move_one_decision_a_step_and_then_play_on(ana: Person) -> None:
    table = ana.start("me", "thumb", first=0)["table"]
    with ana.sit(table) as a:
        assert a.heard[0]["bots"] == {"paused": False, "speed": 0}
        assert pace(ana, table, paused=True).status_code == 204
        wait_for_bots(a, paused=True)
        finish_turn(a)
        number = a.standing["number"]
        for more in (1, 2, 3):
            assert step(ana, table).status_code == 204
            assert a.catch_up(number + more)["number"] == number + more
        assert ana.read(table)["number"] == number + 3
        assert pace(ana, table, paused=False).status_code == 204
        assert a.wait_for_people()["number"] > number + 3


def test_a_step_pauses_bots_that_play(ana: Person) -> None:
    table = ana.start("me", "thumb", first=1)["table"]
    with ana.sit(table) as a:
        while step(ana, table).status_code != 204:  # until it is a bot's turn once more
            a.wait_for_people()
            finish_turn(a)
        wait_for_bots(a, paused=True)
        assert ana.read(table)["bots"]["paused"]


def test_all_at_the_table_are_told_and_whoever_comes_back_finds_it_so(ana: Person, bea: Person) -> None:
    table = two_people(ana, bea, "thumb")
    with ana.sit(table) as a:
        with bea.sit(table) as b:
            assert pace(bea, table, paused=True, speed=-1).status_code == 204
            wait_for_bots(a, paused=True, speed=-1)
            wait_for_bots(b, paused=True, speed=-1)
        with bea.sit(table) as b:
            assert b.heard[0]["bots"] == {"paused": True, "speed": -1}
        assert pace(ana, table, speed=2).status_code == 204
        wait_for_bots(a, paused=True, speed=2)


def test_what_cannot_be_done_is_refused_with_a_sentence(server: Server, ana: Person, bea: Person) -> None:
    table = ana.start("me", "thumb", first=0)["table"]
    stranger = pace(bea, table, paused=True)
    assert (stranger.status_code, stranger.json()["code"]) == (403, "not_at_table")
    assert step(bea, table).json()["code"] == "not_at_table"
    assert step(ana, table).json()["code"] == "bots_wait"
    wrongs: list[Any] = [{"speed": 3}, {"speed": -3}, {"speed": "fast"}, {"paused": "yes"}, []]
    for wrong in wrongs:
        answer = ana.http.put(f"/tables/{table}/bots", json=wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), wrong
    people = ana.start("me", "me")["table"]
    for language, sentence in {
        "en": "No bot plays at this table.",
        "es": "En esta mesa no juega ningún bot.",
        "pt": "Nenhum bot joga nesta mesa.",
    }.items():
        answer = ana.http.put(f"/tables/{people}/bots", json={"paused": True}, headers={"Accept-Language": language})
        assert (answer.status_code, answer.json()["code"], answer.json()["sentence"]) == (409, "no_bots", sentence)
    assert pace(ana, "nowhere", paused=True).json()["code"] == "table_unknown"


def test_a_game_that_is_over_has_no_bots_to_stop(ana: Person) -> None:
    table = ana.start("me", "random", first=0)["table"]
    with ana.sit(table) as a:
        while not a.wait_for_people()["over"]:
            finish_turn(a)
    assert pace(ana, table, paused=True).json()["code"] == "game_over"
    assert step(ana, table).json()["code"] == "game_over"


# -- without a network: nothing runs while paused, and no race ------------------------------------------


async def rest(live: LiveTable) -> None:
    """Wait until no bot thinks: what was begun before a pause ends, and leads to nothing."""
    if live.thinking is not None:
        await live.thinking
    assert live.thinking is None


def test_a_paused_table_has_no_task_and_many_hands_at_once_do_no_harm(tmp_path: Path) -> None:
    async def work(service: TableService) -> None:
        live = await start(service, ME, THUMB)
        person = await owner(live)
        await service.bots.change(live.id, person, True, None)
        while 0 in live.state.waiting_for():
            legal = live.state.legal(0)
            action = "end" if "end" in legal else legal[0]
            await service.moves.play(live.id, person, live.number, 0, action)
        await rest(live)
        number = live.number
        await asyncio.gather(*(service.bots.step(live.id, person) for _ in range(5)))
        assert live.thinking is not None
        await rest(live)
        assert live.number == number + 1
        await service.bots.step(live.id, person)
        await service.bots.change(live.id, person, True, None)  # before the bot has thought
        await rest(live)
        assert live.number == number + 1
        for paused in (False, True) * 6:
            await service.bots.change(live.id, person, paused, None)
        await service.bots.change(live.id, person, False, 2)
        await rest(live)
        assert live.number > number + 1
        assert 0 in live.state.waiting_for() or live.state.over

    run(tmp_path, work)


def test_a_step_is_refused_while_the_game_waits_for_people(tmp_path: Path) -> None:
    async def work(service: TableService) -> None:
        live = await start(service, ME, THUMB)
        with pytest.raises(Refused) as refused:
            await service.bots.step(live.id, await owner(live))
        assert refused.value.reason.code == "bots_wait"
        assert not live.tempo.paused

    run(tmp_path, work)


def test_a_change_ends_a_wait_at_once_and_a_step_does_not_wait() -> None:
    async def work() -> None:
        tempo = Tempo()
        async with asyncio.timeout(60):
            waiting = asyncio.ensure_future(tempo.wait(100_000))
            await asyncio.sleep(0)
            tempo.change(None, FASTEST)
            assert await waiting is False
            tempo.change(True, SLOWEST)
            assert tempo.stopped
            tempo.step()
            assert not tempo.stopped
            assert await tempo.wait(100_000)
            tempo.count()
            assert tempo.stopped

    asyncio.run(work())


# -- why -------------------------------------------------------------------------------------------------


def test_a_bot_s_move_comes_with_its_motive_and_a_person_s_with_none(ana: Person) -> None:
    table = ana.start("me", "random", first=0)["table"]
    with ana.sit(table) as a:
        finish_turn(a)
        a.wait_for_people()
        whys = {(move["bot"], move["why"] and move["why"]["code"]) for move in a.moves}
    assert whys <= {(False, None), (True, None), (True, "random")}
    assert (True, "random") in whys
    assert ana.read(table)["moves"][: len(a.moves)] == a.moves


def whys(socket: Socket) -> list[str]:
    """The motives of seat 1, as far as they were told."""
    return [move["why"]["code"] for move in socket.moves if move["seat"] == 1 and move["why"]]


def test_in_hashi_why_a_bot_moved_is_told_when_the_card_is_done_and_not_before(server: Server, ana: Person) -> None:
    """The bot is done long before Ana; neither she nor a spectator learns anything until she is."""
    table = ana.start("me", "thumb", game="hashi")["table"]
    with ana.sit(table) as a, Person(server).sit(table) as w:
        for card in range(4):
            told = len(whys(a))
            for socket in (a, w):
                while socket.standing["view"]["waiting_for"] != [0]:
                    socket.hear()
                assert len(whys(socket)) == told
                assert socket.standing["view"]["round"] == card
            finish_card(a, 0)
            while w.standing["view"]["round"] == card:
                w.hear()
            assert whys(a) == whys(w)
            assert len(whys(a)) > told
    assert whys(a)[0] == "hard_start"
    assert set(whys(a)) <= {*MOTIVES}


def test_why_a_bot_moved_is_still_known_when_the_server_starts_anew(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana = Person(server)
        table = ana.start("me", "thumb", game="hashi")["table"]
        with ana.sit(table) as a:
            while a.standing["view"]["waiting_for"] != [0]:  # the bot is done
                a.hear()
            finish_card(a, 0)
            assert whys(a)
            before = a.moves
        cookies = ana.http.cookies
        server.stop()
    with Server(tmp_path) as server:
        ana = Person(server)
        ana.http.cookies = cookies
        assert ana.read(table)["moves"][: len(before)] == before
