"""Nothing that is hidden leaves the server while the game goes on."""

import json
import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

import islario
from islario.core.state import State
from islario.games.forbidden_island.components import CARDS, TILES
from islario.server.people import digest
from tests.server.running import Person, Server, Socket
from tests.server.test_tables import two_people

BOX = [*TILES, *CARDS]


def seeds_of(data: Path) -> dict[str, str]:
    """The seeds of all tables that a server keeps."""
    database = sqlite3.connect(data / "islario.db")
    rows = database.execute("SELECT id, game, seed, chance, rules FROM tables").fetchall()
    database.close()
    for _, game, seed, chance, rules in rows:
        assert (chance, rules) == ("chacha8", islario.game(game).rules_number)
        assert re.fullmatch("[0-9a-f]{32}", seed)
    return {table: seed for table, _, seed, _, _ in rows}


def hidden_runs(state: State) -> list[str]:
    """What would give an order away: cards that lie in a row in a deck, as a message would tell them."""
    position = state.position()
    treasures, floods = position["treasure_deck"], position["flood_deck"]
    runs = [treasures[i : i + 8] for i in range(len(treasures) - 7)]
    runs += [floods[i : i + 5] for i in range(len(floods) - 4)]
    orders = [order for run in runs for order in (run, run[::-1])]
    # sets are told in the box's order: a run that happens to lie so gives nothing away
    return [json.dumps(order)[1:-1] for order in orders if order != sorted(order, key=BOX.index)]


def play_with_a_bot(a: Socket, b: Socket) -> None:
    """Play to the end at random: Ana at seat 0, Bea at seat 1, a bot at seat 2."""
    chance = random.Random(5)
    while not a.standing["over"]:
        for seat, socket in ((0, a), (1, b)):
            number = max(a.standing["number"], b.standing["number"])
            if seat in socket.catch_up(number)["view"]["waiting_for"]:
                socket.play(chance.choice(socket.standing["legal"][str(seat)]), seat)
        if a.standing["view"]["waiting_for"] == [2]:
            a.catch_up(a.standing["number"] + 1)


def test_no_message_of_a_whole_game_holds_the_seed_or_the_order_of_a_deck(
    server: Server, ana: Person, bea: Person
) -> None:
    table = two_people(ana, bea, "thumb")
    with ana.sit(table) as a, bea.sit(table) as b, Person(server).sit(table) as w:
        play_with_a_bot(a, b)
        w.catch_up(a.standing["number"])
    seed = seeds_of(server.data)[table]
    assert f"seed {seed}\n" in ana.http.get(f"/tables/{table}/record").text  # now that it is over
    state = islario.game("forbidden_island").new(seed=seed, **a.heard[0]["options"])
    runs = [hidden_runs(state)]
    for move in a.moves:
        state.play(move["seat"], move["action"])
        runs.append(hidden_runs(state))
    assert len(runs[0]) > 30
    for message in a.heard + b.heard + w.heard:
        text = json.dumps(message)
        assert seed not in text
        assert not [run for run in runs[message.get("moment", 0)] if run in text]


def test_secrets_of_people_and_invitations_are_stored_as_hashes_only(ana: Person) -> None:
    secret = ana.start("me", "open")["invitations"][0]["secret"]
    token = ana.http.cookies["islario"]
    kept = b"".join(file.read_bytes() for file in ana.server.data.iterdir())
    for word in (secret, token):
        assert word.encode() not in kept
        assert digest(word).encode() in kept


# -- the seed is the server's own ------------------------------------------------------------------

WISH = "0" * 31 + "7"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """``islario serve`` as it is, whatever the environment wishes."""
    with pytest.MonkeyPatch.context() as wishing:
        for name in ("SEED", "SEEDS", "ISLARIO_SEED", "ISLARIO_SEEDS", "ISLARIO_CHANCE"):
            wishing.setenv(name, WISH)
        with Server(tmp_path_factory.mktemp("served"), deals=None) as server:
            yield server


def test_every_table_of_islario_serve_has_a_seed_that_was_drawn_for_it(served: Server) -> None:
    ana = Person(served)
    tables = [ana.start("me", "me", game=game)["table"] for game in islario.games() * 2]
    kept = seeds_of(served.data)
    seeds = [kept[table] for table in tables]
    assert len(set(seeds)) == len(seeds) == 6
    assert len({seed[:8] for seed in seeds}) == 6  # nothing counts them
    assert WISH not in seeds


@pytest.mark.parametrize("seed", [7, "7", WISH, None])
def test_a_seed_among_the_options_is_refused_with_a_sentence(ana: Person, seed: object) -> None:
    body = {"game": "forbidden_island", "seats": [{"who": "me"}, {"who": "me"}], "options": {"seed": seed}}
    answer = ana.http.post("/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "seed_secret")
    assert answer.json()["sentence"] == "The seed of a table is drawn by the server and kept secret."


def test_no_request_and_no_variable_of_the_environment_chooses_a_seed(served: Server) -> None:
    ana = Person(served)
    places = [{"who": "me", "seed": WISH}, {"who": "me", "seed": WISH}]
    body = {"game": "forbidden_island", "seats": places, "options": {}, "seed": WISH, "chance": "sfc32"}
    answer = ana.http.post("/tables", json=body, params={"seed": WISH}, headers={"Seed": WISH})
    assert answer.status_code == 201
    with ana.sit(answer.json()["table"]) as socket:
        waiting = socket.standing["view"]["waiting_for"][0]
        socket.ask("play", number=0, seat=waiting, action="end", seed=WISH)
    assert WISH not in seeds_of(served.data).values()
