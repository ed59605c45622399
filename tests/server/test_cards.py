"""Every card in words, and legal actions as verbs and values."""

import re
from typing import Any

import pytest

import islario
from islario.games.forbidden_island.components import CARDS as TREASURE_CARDS
from islario.games.forbidden_island.components import ROLES, TILES
from islario.games.robinson.box.cards import CARDS as ROBINSON_CARDS
from islario.words import LANGUAGES, Words
from tests.server.running import Person, Server

EVERY_CARD = {
    "forbidden_island": [
        *(f"treasure {card}" for card in TREASURE_CARDS),
        *(f"flood {tile}" for tile in TILES),
        *(f"role {role}" for role in ROLES),
    ],
    "hashi": [f"card {card}" for card in islario.game("hashi").box()["cards"]],
    "robinson": ROBINSON_CARDS,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", islario.games())
def test_every_card_of_a_game_is_told_in_words(ana: Person, game: str, language: str) -> None:
    answer = ana.http.get(f"/games/{game}/cards", params={"language": language})
    assert answer.status_code == 200, answer.text
    cards: list[dict[str, Any]] = answer.json()
    assert [card["card"] for card in cards] == EVERY_CARD[game]
    for card in cards:
        assert card["kind"] == card["card"].split(" ")[0]
        assert card["name"]
        assert card["text"]
        assert not [line for line in (card["name"], *card["text"]) if re.search(r"[_{$]", line)]


def test_cards_are_told_in_the_reader_s_language_unless_another_is_asked_for(server: Server) -> None:
    reader = Person(server, "pt")
    own, other = (reader.http.get("/games/robinson/cards", params=asked) for asked in ({}, {"language": "es"}))
    for answer, language in ((own, "pt"), (other, "es")):
        frost = next(card for card in answer.json() if card["card"] == "event frost")
        words = Words(language, islario.game("robinson"))
        assert frost["name"] == words.name("card", "frost")
        assert words.name("threat", "frost") in "\n".join(frost["text"])
        assert frost["face"] == ["event", "snow"]


def test_cards_may_be_kept_a_while_and_bad_questions_are_refused(ana: Person) -> None:
    answer = ana.http.get("/games/hashi/cards")
    assert answer.headers["cache-control"] == "public, max-age=3600"
    assert "Accept-Language" in answer.headers["vary"]
    bad = ana.http.get("/games/hashi/cards", params={"language": "xx"})
    assert (bad.status_code, bad.json()["code"]) == (400, "bad_option")
    assert ", ".join(LANGUAGES) in bad.json()["sentence"]
    assert bad.headers["cache-control"] == "no-store"
    lost = ana.http.get("/games/chess/cards")
    assert (lost.status_code, lost.json()["code"]) == (404, "unknown_game")


@pytest.mark.parametrize("game", islario.games())
def test_legal_actions_also_come_as_verbs_and_values(ana: Person, game: str) -> None:
    """In the same order; only to whom the actions are told."""
    table = ana.start("me", "me", "me", game=game)["table"]
    words = Words("en", islario.game(game))
    with ana.sit(table) as socket:
        for _ in range(12):
            legal, meanings = socket.standing["legal"], socket.standing["meanings"]
            assert legal.keys() == meanings.keys()
            seat = str(socket.standing["view"]["waiting_for"][0])
            rules = islario.game(game)
            state = rules.new(players=3, seed=1)
            told = [rules.meaning(rules.code(state.table, action)) for action in legal[seat]]
            assert [(meaning["verb"], meaning["values"]) for meaning in meanings[seat]] == told
            assert all(words.knows(f"action-{verb}") for verb, _ in told)
            assert socket.play(legal[seat][-1], int(seat))["type"] == "done"
    spectator = Person(ana.server).read(table)
    assert spectator["legal"] == spectator["meanings"] == {}
