"""Tables of Robinson Crusoe, played ahead without a browser: to a moment that is wanted, or to the end."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import islario
from islario.core.state import State
from islario.server.messages.requests import NewSeat
from islario.server.openings import row_of
from islario.server.people import People
from islario.server.storage import Entry
from islario.server.table_service import TableService
from tests.golden.playthrough import GAMES, decisions, game_of, opening, stored_moves
from tests.server.running import Person, Server
from tests.server.seeded import seed_of_deal
from tests.server.test_table_service import run

MOST_DEALS = 60
Wanted = Callable[[dict[str, Any]], bool]
"""Whether a view shows what a test is about."""


def plans(view: dict[str, Any], day: int = 1, placed: int = 0) -> bool:
    """Whether a day is planned and so many pawns are placed."""
    asked: bool = (view["asking"] or {}).get("kind") == "plan"
    return asked and view["round"] >= day and sum(len(slot["pawns"]) for slot in view["plan"]) >= placed


def asks_of_card(view: dict[str, Any]) -> bool:
    """Whether a card asks somebody to choose one of its halves."""
    asked = view["asking"] or {}
    return asked.get("kind") == "option" and asked.get("card") is not None and len(asked.get("options", [])) > 1


def find_moment(wanted: Wanted, seats: int, **options: Any) -> tuple[int, list[tuple[int, str]]]:
    """The first deal whose game, played at random, comes to what is wanted; the moves that lead there."""
    for deal in range(MOST_DEALS):
        state = islario.game("robinson").new(seed=seed_of_deal(deal), players=seats, **options)
        if come_to(state, wanted, random.Random(deal)):
            return deal, [(move[0], move[1]) for move in state.moves()]
    raise AssertionError("no deal comes to what is wanted")


def come_to(state: State, wanted: Wanted, pick: random.Random) -> bool:
    while not state.over:
        if wanted(state.view(None)):
            return True
        seat = pick.choice(state.waiting_for())
        state.play(seat, pick.choice(state.legal(seat)))
    return False


def start_at(server: Server, people: list[Person], wanted: Wanted, **options: Any) -> str:
    """A table of some people, each at a seat, or of one at all of several, at the moment that is wanted."""
    deal, moves = find_moment(wanted, len(people), **options)
    server.deal_from(deal)
    owner = people[0]
    made = owner.start(*["me" if person is owner else "open" for person in people], game="robinson", **options)
    table: str = made["table"]
    guests = [person for person in people if person is not owner]
    for number, (guest, invitation) in enumerate(zip(guests, made["invitations"], strict=True)):
        assert guest.join(table, invitation["secret"], f"Guest {number + 1}").status_code < 300
    for seat, action in moves:
        body = {"number": owner.read(table)["number"], "seat": seat, "action": action}
        answer = people[seat].http.post(f"/tables/{table}/moves", json=body)
        assert answer.status_code < 300, answer.text
    return table


# -- golden games ----------------------------------------------------------------------------------------------------


def keep_golden(data: Path, name: str) -> str:
    """Write a golden game into the data of a server that does not run; its table."""
    about = GAMES[name]
    state, moves = played(about)
    row = row_of(state) | {"options": options_of(about)}
    table: str = row["id"]
    entries = []
    for number, (seat, action) in enumerate(moves[:-1]):
        state.play(seat, action)
        entries.append(Entry(table, number, seat, action, 0, 1, 0.0, state.fingerprint(), None))

    async def keep(service: TableService) -> None:
        person, _ = await People(service.storage).welcome()
        seats = [NewSeat("me") for _ in state.view(None)["players"]]
        await service.openings.set_up(row, seats, "Ana", person, entries)
        await service.moves.play(table, person, len(entries), *moves[-1])  # its result is kept with it

    with ThreadPoolExecutor(1) as beside:  # a browser's own loop runs in this thread
        beside.submit(run, data, keep).result()
    return table


def played(about: dict[str, Any]) -> tuple[State, list[tuple[int, str]]]:
    """A golden game at its beginning, and all its moves."""
    state = opening(about)
    if "moves" in about:
        return state, stored_moves(about)
    going = state.clone()
    for seat, action in decisions(going, about):
        going.play(seat, action)
        if going.over:
            break
    return state, going.moves()


def options_of(about: dict[str, Any]) -> dict[str, Any]:
    """All options of a golden game; those of one that begins in the middle are told by its position."""
    position = about.get("position", {})
    given = about.get("options") or {"scenario": position.get("scenario", 1), "players": len(position["players"])}
    return game_of(about).new(seed=0, **given).origin.options or {}
