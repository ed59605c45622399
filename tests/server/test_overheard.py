"""Whatever is asked about branches, challenges and deals of the day: no seed and no hidden card is told."""

import json
from collections.abc import Callable
from http import HTTPStatus

import pytest

import islario
from islario.core.state import State
from tests.server.overhearing import Listener, kept_state, play, seeds_in
from tests.server.running import Server
from tests.server.test_branches import branch
from tests.server.test_deals import challenge, take, todays
from tests.server.test_robinson_secrets import hidden_rows
from tests.server.test_secrets import hidden_runs

PLAYED = 4
"""Moves that are played before everything is asked."""


def orders_of(state: State) -> list[str]:
    """Rows of cards that nobody has seen yet, as a message would tell them."""
    if state.game.name == "forbidden_island":
        return hidden_runs(state)
    if state.game.name == "robinson":
        return hidden_rows(state)
    deck = [*state.position()["cards"]["deck"], state.position()["cards"]["aside"]]
    runs = [deck[i : i + 4] for i in range(len(deck) - 3)]
    return [json.dumps(order)[1:-1] for run in runs for order in (run, run[::-1]) if order != sorted(order)]


def open_challenge(person: Listener, game: str) -> str:
    return take(person, challenge(person, "me", "thumb", game=game), "Ana")


def open_daily(person: Listener, game: str) -> str:
    return take(person, todays(person)[game]["deal"], "Ana")


def open_branch(person: Listener, game: str) -> str:
    table = person.start("me", "thumb", game=game)["table"]
    play(person, table, lambda standing: standing["moment"] >= PLAYED)
    return str(branch(person, table, 2).json()["table"])


PATHS = ["", "/moments/0", "/moments/2", "/moments/2/signs", "/curve", "/record"]


def ask_everything(person: Listener, table: str) -> set[int]:
    """Ask for all that can be asked without changing anything; how it was answered."""
    deal = (person.http.get(f"/tables/{table}").json().get("deal") or {}).get("deal", "none")
    paths = [f"/tables/{table}{path}" for path in PATHS]
    paths += [
        f"/tables/{table}/seats/0/hindsight",
        f"/tables/{table}/seats/0/review",
        "/tables",
        "/me/games",
        "/me/games?hidden=true",
        "/me/data",
    ]
    paths += [f"/deals/{deal}", "/daily", "/games", "/schema/openapi.json"]
    answers = [person.http.get(path).status_code for path in paths]
    bodies = {
        f"/tables/{table}/why": {"seat": 0, "actions": ["end", "nonsense"]},
        f"/tables/{table}/moves": {"number": 999, "seat": 0, "action": "end"},
        f"/tables/{table}/undo": {"number": 999},
        f"/tables/{table}/go-on": {"number": 999},
        f"/tables/{table}/invitation": {"secret": "x"},
        f"/tables/{table}/challenge": {"name": "Ana"},
        f"/tables/{table}/branch": {"moment": 0, "luck": "same"},
        f"/tables/{table}/again": {},
        f"/tables/{table}/seats/0/hindsight": {},
        f"/tables/{table}/seats/0/review": {},
        f"/tables/{table}/hint": {"number": 999, "seat": 0},
        f"/tables/{table}/seats/1/invitation": {},
    }
    answers += [person.http.post(path, json=body).status_code for path, body in bodies.items()]
    return set(answers)


@pytest.mark.parametrize("game", islario.games())
@pytest.mark.parametrize("begin", [open_challenge, open_daily, open_branch])
def test_no_answer_and_no_message_holds_a_seed_or_a_hidden_card(
    server: Server, begin: Callable[[Listener, str], str], game: str
) -> None:
    ana, eva = Listener(server), Listener(server)
    table = begin(ana, game)
    until = len(ana.read(table)["moves"]) + PLAYED
    play(ana, table, lambda standing: standing["moment"] >= until)
    for person in (ana, eva):
        assert HTTPStatus.INTERNAL_SERVER_ERROR not in ask_everything(person, table)
    state = kept_state(server.data, table)
    hidden = [*seeds_in(server.data), state.fingerprint(), *orders_of(state)]
    assert len(hidden) > 15
    assert len(ana.heard) > 25
    assert not [secret for person in (ana, eva) for text in person.heard for secret in hidden if secret in text]


@pytest.mark.parametrize("game", ["forbidden_island", "hashi"])
def test_whoever_has_finished_a_challenge_is_not_told_its_seed(server: Server, game: str) -> None:
    ana = Listener(server)
    table = open_challenge(ana, game)
    play(ana, table)
    again = branch(ana, table, 0, "same").json()["table"]
    play(ana, again)
    for each in (table, again):
        ask_everything(ana, each)
    assert not [seed for text in ana.heard for seed in seeds_in(server.data) if seed in text]
