"""Lessons: a table of one's own with the game's own deal, which nobody can choose, see or have counted."""

import json
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

import islario
from islario.core.lessons import find_lesson
from islario.server import lessons
from islario.server.refusals import Refused
from islario.server.table_service import TableService
from tests.server.overhearing import Listener, kept_state, play, seeds_in
from tests.server.running import Person, Server
from tests.server.test_branches import branch, refusal
from tests.server.test_me import games_of, tables_in

TAUGHT = ["forbidden_island", "hashi", "robinson"]


def learn(person: Person, game: str, name: str = "Ana") -> str:
    made = person.http.post(f"/games/{game}/lesson", json={"name": name})
    assert made.status_code == 201, made.text
    answer: dict[str, Any] = made.json()
    assert answer["invitations"] == []
    return str(answer["table"])


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_has_the_deal_of_the_source_for_everybody_and_each_time(game: str, server: Server) -> None:
    lesson = find_lesson(game)
    assert lesson is not None
    ana, bea = Person(server), Person(server)
    tables = [learn(ana, game), learn(ana, game), learn(bea, game)]
    assert len(set(tables)) == 3
    dealt = islario.game(game).new(seed=lesson.seed, **lesson.options)
    for table in tables:
        assert kept_state(server.data, table).position() == dealt.position()
    told = ana.read(tables[0])
    assert told["deal"]["kind"] == "lesson"
    assert [seat["name"] if seat["yours"] else seat["bot"] for seat in told["seats"]] == [
        "Ana" if who == "me" else who for who in lesson.seats
    ]


def test_only_games_with_a_lesson_are_taught(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal(ana.http.post("/games/chess/lesson", json={})) == (404, "unknown_game")
    monkeypatch.setattr(lessons, "find_lesson", lambda game: None)  # every game of the house has one
    with pytest.raises(Refused) as refused:
        lessons.Lessons(cast(TableService, None)).find("hashi")
    assert (refused.value.status, refused.value.reason.code) == (404, "no_lesson")


def test_nobody_chooses_anything_of_a_lesson(ana: Person, server: Server) -> None:
    wanted = {"seed": "0" * 32, "options": {"side": "B", "seed": 5}, "seats": [{"who": "me"}, {"who": "open"}]}
    made = ana.http.post("/games/hashi/lesson", json=wanted, params={"seed": "0" * 32})
    chosen, plain = (kept_state(server.data, table) for table in (made.json()["table"], learn(ana, "hashi")))
    assert chosen.position() == plain.position()


def test_a_lesson_is_shown_to_the_one_who_learns_only(ana: Person, bea: Person) -> None:
    table = learn(ana, "hashi")
    deal = ana.read(table)["deal"]["deal"]
    for path in ("", "/moments/0", "/moments/0/signs", "/curve", "/record"):
        assert refusal(bea.http.get(f"/tables/{table}{path}")) == (403, "not_at_table")
    assert refusal(branch(bea, table, 0)) == (403, "not_at_table")
    assert refusal(ana.http.post(f"/tables/{table}/seats/0/invitation")) == (409, "deal_alone")
    with pytest.raises(ConnectionClosed), bea.sit(table):
        pass
    for person in (ana, bea):  # it is no challenge that anybody could take, or whose results anybody could see
        assert refusal(person.http.get(f"/deals/{deal}")) == (404, "deal_unknown")
        assert refusal(person.http.post(f"/deals/{deal}/play", json={})) == (404, "deal_unknown")


def test_a_lesson_is_marked_in_ones_lists_and_counts_for_nothing(server: Server) -> None:
    ana = Listener(server)
    table, other = learn(ana, "hashi"), ana.start("me", game="hashi")["table"]
    assert {line["table"]: line["lesson"] for line in ana.http.get("/tables").json()} == {table: True, other: False}
    play(ana, table)
    history = games_of(ana)
    assert (tables_in(history), history["games"][0]["lesson"], history["rates"]) == ([table], True, [])
    play(ana, other)
    history = games_of(ana)
    assert [(line["table"], line["lesson"]) for line in history["games"]] == [(other, False), (table, True)]
    assert [rate["games"] for rate in history["rates"]] == [1]
    assert not [text for text in ana.heard for seed in seeds_in(server.data) if seed in text]


def test_after_a_lesson_one_plays_again_with_a_deal_of_ones_own(ana: Person, server: Server) -> None:
    table = learn(ana, "hashi")
    assert refusal(branch(ana, table, 0)) == (409, "branch_deal")
    play(ana, table)
    assert refusal(ana.http.post(f"/tables/{table}/challenge", json={})) == (409, "challenge_lesson")
    lesson = find_lesson("hashi")
    assert lesson is not None
    assert lesson.seed in ana.http.get(f"/tables/{table}/record").text
    following = ana.http.post(f"/tables/{table}/again").json()["table"]
    assert ana.read(following)["deal"] is None
    assert lesson.seed not in json.dumps(kept_state(server.data, following).record())
    same = branch(ana, table, 0, "same").json()["table"]
    assert ana.read(same)["deal"]["kind"] == "lesson"
