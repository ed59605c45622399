"""Tables that have been played ahead without a browser, so that a test begins where it has something to look at."""

import itertools
import random
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Page

import islario
from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.core.signs import DANGER
from islario.core.state import State
from islario.players import find_policy
from islario.players.bot import Bot
from tests.server.running import Person, Server
from tests.server.seeded import seed_of_deal

DEAL = 6
"""A deal at which games that are played at random last long, however many play."""

PLAIN = 2
"""A deal at which two players of Forbidden Island are dealt no special card."""

SOON_SOLVED = 17
"""A deal of Hashi whose best in hindsight is proven soon."""


def sit(page: Page, server: Server, person: Person, table: str) -> None:
    """Open a table in a browser that has a person's cookie."""
    page.context.add_cookies([{"name": "islario", "value": person.http.cookies["islario"], "url": server.address}])
    page.goto(f"{server.address}/table/{table}")
    page.wait_for_selector("section.board")


def person_at(server: Server, page: Page) -> Person:
    """Who sits before a browser, as one who needs none."""
    person = Person(server)
    cookie = next(cookie for cookie in page.context.cookies() if cookie["name"] == "islario")
    person.http.cookies.set("islario", cookie["value"])
    return person


def start_ahead(server: Server, person: Person, game: str, seats: int, left: int) -> str:
    """A table all of whose seats are one person's, so many moves before its end."""
    server.deal_from(DEAL)
    table: str = person.start(*["me"] * seats, game=game)["table"]
    play_ahead([person] * seats, table, left)
    return table


def play_ahead(people: Sequence[Person], table: str, left: int) -> None:
    """Play a table of the first deal at random until so many moves are left; people by their seats."""
    told = people[0].read(table)
    state = islario.game(told["game"]).new(seed=seed_of_deal(DEAL), **told["options"])
    pick = random.Random(DEAL)
    while not state.over:
        seat = pick.choice(state.waiting_for())
        state.play(seat, pick.choice(state.legal(seat)))
    moves = state.moves()
    assert left <= len(moves)
    with ExitStack() as stack:
        sockets = {person: stack.enter_context(person.sit(table)) for person in set(people)}
        for seat, action in moves[: len(moves) - left]:
            answer = sockets[people[seat]].play(action, seat)
            if answer.get("code") == "stale":  # what others have done was told with the refusal
                answer = sockets[people[seat]].play(action, seat)
            assert answer["type"] == "done", answer


def start_won(server: Server, person: Person) -> str:
    """A table of Forbidden Island that one person has won: the first deal with which the rules of thumb win it."""
    game = islario.game("forbidden_island")
    for deal in itertools.count():
        state = game.new(seed=seed_of_deal(deal), players=2, difficulty="novice")
        bot = Bot("thumb", game, Rng(deal))
        while not state.over:
            seat = state.waiting_for()[0]
            state.play(seat, bot.decide(state.view(seat)) or state.legal(seat)[0])
        if (result := state.result()) and result["won"]:
            break
    server.deal_from(deal)
    table: str = person.start("me", "me", difficulty="novice")["table"]
    with person.sit(table) as socket:
        for seat, action in state.moves():
            assert socket.play(action, seat)["type"] == "done"
    return table


def start_by_thumb(
    server: Server, person: Person, deal: int = 0, left: int = 0, ends: str | None = None, **options: Any
) -> str:
    """A table of Robinson Crusoe, all of it one person's, played by the rules of thumb until so many moves are left.

    ``ends``: the first deal from there on that ends so.
    """
    seats = ["me"] * options.pop("players", 2)
    state = play_by_thumb(deal, len(seats), options)
    while ends is not None and (result := state.result()) and result["reason"] != ends:
        deal += 1
        state = play_by_thumb(deal, len(seats), options)
    server.deal_from(deal)
    table: str = person.start(*seats, game="robinson", **options)["table"]
    moves = state.moves()
    with person.sit(table) as socket:
        for seat, action in moves[: len(moves) - left]:
            assert socket.play(action, seat)["type"] == "done"
    return table


def play_by_thumb(deal: int, players: int, options: dict[str, Any]) -> State:
    """A deal of Robinson Crusoe, played to its end by the rules of thumb."""
    state = islario.game("robinson").new(seed=seed_of_deal(deal), players=players, **options)
    sitting = Sitting(state.game, [find_policy("thumb", state.game)] * 4, Rng(deal))
    while not state.over:
        action = state.game.action(sitting.decide(state.table))
        state.play(int(sitting.seat), action)
    return state


def calm_deal() -> int:
    """The first deal of two players whose first turn can be finished without a stop, if nothing is done in it."""
    game = islario.game("forbidden_island")
    for deal in itertools.count():
        state = game.new(seed=seed_of_deal(deal), players=2)
        seat, happened = state.waiting_for()[0], state.play(state.waiting_for()[0], "end")
        while state.waiting_for() == (seat,) and len(state.legal(seat)) == 1:
            happened += state.play(seat, state.legal(seat)[0])
        drawn = {event.values.get("card") for event in happened if event.kind == "drew"}
        startled = {event.kind for event in happened} & {"water_rose", "sank"} or drawn & {"helicopter", "sandbags"}
        if state.waiting_for() != (seat,) and not startled and not [x for x in state.signs(None) if x.kind == DANGER]:
            return deal
    raise AssertionError
