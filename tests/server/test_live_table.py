"""A table in memory: what each person is told of it, whoever is slow, changes hands or acts at once."""

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import islario
from islario.server.live_table import LiveTable
from islario.server.messages.tables import MoveInfo
from islario.server.storage import Entry, StoredTable

PEOPLE = (1, 2, 3)


def empty(game: str, owners: list[int | None], seed: int) -> LiveTable:
    """A table before its first move; a seat without owner is a bot's."""
    kept = {"seed": str(seed), "chance": "sfc32", "rules": islario.game(game).rules_number, "position": None}
    begun = {"created": 0.0, "next": None, "start": None, "moment": None, "deal": None}
    begun |= {"paused": False, "steps": 0, "speed": 0, "held": None}
    table = SimpleNamespace(id="t", game=game, options={"players": len(owners)}, **begun, **kept)
    seats = [
        SimpleNamespace(
            seat=seat, owner=owner, name="", bot=None if owner else "thumb", invitation=None, inviter=None, asks=False
        )
        for seat, owner in enumerate(owners)
    ]
    return LiveTable(StoredTable(cast(Any, table), cast(Any, seats), [], []))


def write(live: LiveTable, seat: int, action: str | None, undone: int = 0) -> None:
    live.take(Entry(live.id, live.number, seat, action, undone, live.seats[seat].owner, float(live.number)))


def act(live: LiveTable, pick: random.Random) -> None:
    """Somebody does something: plays, or now and then takes back what they may."""
    person = pick.choice(PEOPLE)
    back = live.takes_back(person)
    if back and pick.random() < 0.3:
        write(live, live.undoes(person), None, pick.randint(1, back))
        return
    seat = pick.choice(live.state.waiting_for())
    write(live, seat, pick.choice(live.state.legal(seat)))


@pytest.mark.parametrize("game", islario.games())
@pytest.mark.parametrize("seed", range(8))
def test_whoever_hears_of_changes_late_or_not_knows_the_moves_they_may_know(game: str, seed: int) -> None:
    pick = random.Random(seed)
    owners: list[int | None] = [[1, 2], [1, 2, 3], [1, 1, 2], [1, None, 2, 3]][seed % 4]  # type: ignore[assignment]
    live = empty(game, owners, seed)
    told: dict[int | None, tuple[int, list[MoveInfo]]] = {person: (0, []) for person in (None, *PEOPLE)}
    for _ in range(150):
        if live.state.over:
            break
        act(live, pick)
        if pick.random() < 0.05:  # somebody's seat changes hands, and everybody is told everything anew
            live.seats[pick.randrange(len(owners))].owner = pick.choice(PEOPLE)
            told = {person: (live.number_for(person), live.whole(person).moves) for person in told}
        for person, (number, moves) in told.items():
            if pick.random() < 0.5:
                news = live.news(person, number)
                moves = moves[: news.kept] + news.moves
                assert moves == [move.told for move in live.known(person)]
                assert news.moment == len(moves)
                assert news.number == live.number_for(person)
                told[person] = (news.number, moves)


def shown(live: LiveTable, person: int | None) -> list[Any]:
    """Everything that the server says to a person."""
    said: list[Any] = [live.whole(person), live.news(person, 0), live.curve(person)]
    said += [live.view_at(moment, person) for moment in range(len(live.known(person)) + 1)]
    return [*said, live.summary(person)] if person is not None else said


@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_is_said_hangs_on_what_others_do_with_the_card(seed: int) -> None:
    """One card, played in two ways by the others: nobody can tell from anything that they hear."""
    pick = random.Random(seed)
    base = empty("hashi", [1, 2, 3], seed)
    while int(base.state.view(None)["round"]) < 1 + seed:
        act(base, pick)
    tables = []
    for way in (1, 2):
        live = empty("hashi", [1, 2, 3], seed)
        for entry in base.knowledge.log:
            live.take(entry)
        other = random.Random(way)
        for seat in (1, 2):  # done in one way or another; the first seat has still to finish
            while seat in live.state.waiting_for() and live.state.waiting_for() != (seat,):
                write(live, seat, other.choice(live.state.legal(seat)))
        first = live.state.legal(0)[0]
        if 0 in live.state.waiting_for() and not first.startswith("skip bridges"):
            write(live, 0, first)
        tables.append(live)
    one, two = tables
    assert [entry.action for entry in one.knowledge.log] != [entry.action for entry in two.knowledge.log]
    for person in (1, None):
        assert _timeless(shown(one, person)) == _timeless(shown(two, person))


def _timeless(said: list[Any]) -> list[str]:
    """What was said; the time of one's own last move is one's own."""
    for message in said:
        if hasattr(message, "at"):
            message.at = 0.0
    return [repr(message) for message in said]


def test_a_person_with_several_seats_looks_through_the_one_that_is_due() -> None:
    live = empty("hashi", [1, 1], 4)
    write(live, 0, "start a 3")
    assert [move.told.action for move in live.known(1)] == []  # the next seat is somebody else's turn to look
    assert live.whole(1).view["seat"] == 1
    assert live.whole(1).view["players"][0]["numbers"] == {}
    assert live.view_at(0, 1)["players"][0]["numbers"] == {}
    write(live, 1, "start d 4")
    assert [move.told.action for move in live.known(1)] == ["start a 3", "start d 4"]


def test_a_seat_that_a_bot_plays_does_not_take_its_owner_s_eyes() -> None:
    live = empty("hashi", [1, 1], 4)
    live.seats[0].bot = "thumb"
    assert live.whole(1).view["seat"] == 1
