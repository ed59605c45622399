"""Robinson Crusoe has twelve decks, and a forecast that looks ahead: nothing of either tells what nobody knows."""

import json
import random
from typing import Any

import pytest

import islario
from islario.core.signs import Sign
from islario.core.state import State
from tests.games.robinson.whole_games import reshuffled
from tests.rarely import rarely
from tests.server.overhearing import kept_state, seeds_in
from tests.server.running import Person, Server, Socket

DECKS = ("events", "event_box", "build", "gather", "explore", "mysteries", "beasts", "hunting", "inventions")
MORE_DECKS = ("discoveries", "item_box")
ROW = 3
"""So many cards in a row give an order away; tiles are numbers, of which more are needed."""
TILES = 5
TWINS = 7
"""Every so many messages are compared with what would be told if the hidden cards lay otherwise."""


def hidden_rows(state: State) -> list[str]:
    """What would give an order away: cards that lie in a row in a deck, as a message would tell them."""
    position = state.position()
    unseen = position["tile_deck"][: len(position["tile_deck"]) - position["known"]["tiles"]]
    rows = [deck[i : i + ROW] for name in DECKS + MORE_DECKS for deck in [position[name]] for i in starts(deck, ROW)]
    rows += [unseen[i : i + TILES] for i in starts(unseen, TILES)]
    return [json.dumps(order)[1:-1] for row in rows for order in (row, row[::-1])]


def starts(deck: list[Any], length: int) -> range:
    return range(0, len(deck) - length + 1, length)


def play_at_random(sockets: list[Socket], chance: random.Random) -> None:
    """Play to the end: so many people, each with a seat of their own."""
    first = sockets[0]
    while not (standing := first.standing)["over"]:
        seat = chance.choice(standing["view"]["waiting_for"])
        legal = sockets[seat].catch_up(standing["number"])["legal"][str(seat)]
        assert sockets[seat].play(chance.choice(legal), seat)["type"] == "done"
        first.catch_up(standing["number"] + 1)


def told(state: State, seat: int | None, seats: list[int]) -> dict[str, Any]:
    """What a server says of a moment, to somebody with these seats."""
    found = {
        "view": state.view(seat),
        "legal": {str(each): legal for each in seats if (legal := state.legal(each))},
        "signs": [told_sign(sign) for sign in state.signs(seat)],
        "forecast": state.forecast(seat),
    }
    plain: dict[str, Any] = json.loads(json.dumps(found))
    return plain


def told_sign(sign: Sign) -> dict[str, Any]:
    return {"kind": sign.kind, "code": sign.code, "values": sign.values}


@pytest.mark.parametrize("scenario", [1, *map(rarely, range(2, 8))])
def test_no_message_of_a_whole_game_tells_what_lies_in_a_deck(server: Server, scenario: int) -> None:
    people = [Person(server), Person(server)]
    made = people[0].start("me", "open", game="robinson", scenario=scenario)
    people[1].join(made["table"], made["invitations"][0]["secret"])
    table = made["table"]
    with people[0].sit(table) as a, people[1].sit(table) as b, Person(server).sit(table) as watcher:
        play_at_random([a, b], random.Random(scenario))
        for socket in (b, watcher):
            socket.catch_up(a.standing["number"])
    state = kept_state(server.data, table, begun=False)
    moments = [state.clone()]
    for move in a.moves:
        state.play(move["seat"], move["action"])
        moments.append(state.clone())
    rows = [hidden_rows(moment) for moment in moments]
    assert len(rows[0]) > 150
    seeds = seeds_in(server.data)
    forecasts = 0
    for socket, seat in ((a, 0), (b, 1), (watcher, None)):
        for number, message in enumerate(socket.heard):
            text = json.dumps(message)
            moment = message.get("moment", len(moments) - 1)
            assert not [secret for secret in seeds if secret in text]
            assert not [row for row in rows[moment] if row in text]
            if "view" not in message or number % TWINS:
                continue
            twin = reshuffled(moments[moment].position(), random.Random(number))
            other = islario.game("robinson").position(twin)
            expected = told(other, seat, [] if seat is None else [seat])
            assert {name: message[name] for name in expected} == expected
            forecasts += message["forecast"] is not None
    assert forecasts > 10
