"""Hints: the best moves now, for those who may have them."""

import sys
from pathlib import Path
from typing import Any

import pytest

import islario
from islario.core.rng import Rng
from islario.players.coach import Coach
from islario.players.search.levels import Level
from islario.server.hints import Hints
from islario.server.messages.requests import NewSeat
from islario.server.refusals import Refused
from islario.server.table_service import TableService
from tests.server.overhearing import Listener, kept_state, play, seeds_in
from tests.server.running import Person, Server
from tests.server.test_deals import challenge, take, todays
from tests.server.test_overheard import orders_of
from tests.server.test_table_service import owner, run, start
from tests.server.test_tables import two_people


def ask(person: Person, table: str, seat: int | None = None) -> Any:
    """Ask what is best for a seat, or for one that is waited for."""
    standing = person.read(table)
    due = standing["view"]["waiting_for"][0] if seat is None else seat
    return person.http.post(f"/tables/{table}/hint", json={"number": standing["number"], "seat": due})


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("game", islario.games())
def test_whoever_plays_alone_is_told_the_best_moves_and_what_they_are_worth(ana: Person, game: str) -> None:
    table = ana.start(
        "me", *(["steady"] if game != "hashi" else []), game=game, **({"first": 0} if game[0] == "f" else {})
    )["table"]
    assert ana.read(table)["hints"] == {"possible": True, "shared": False, "on": False}
    with ana.sit(table) as socket:
        socket.wait_for_people()
    answer = ask(ana, table)
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    standing = ana.read(table)
    assert (hint["number"], hint["scale"]) == (standing["number"], "points" if game == "hashi" else "chance")
    assert 1 <= len(hint["lines"]) <= 3
    for line in hint["lines"]:
        first = line["steps"][0]
        assert first["action"] in standing["legal"][str(first["seat"])]
        assert {"verb": first["verb"], "values": first["values"]} in standing["meanings"][str(first["seat"])]
        assert line["games"] > 0
        assert line["error"] >= 0
    values = [line["value"] for line in hint["lines"]]
    assert values == sorted(values, reverse=True)
    assert len({line["steps"][0]["action"] for line in hint["lines"]}) == len(values)


def test_where_several_play_it_is_an_option_that_all_see(ana: Person, bea: Person) -> None:
    table = two_people(ana, bea)
    assert ana.read(table)["hints"] == {"possible": True, "shared": True, "on": False}
    due = ana.read(table)["view"]["waiting_for"][0]
    mover = (ana, bea)[due]
    assert refused(ask(mover, table)) == (409, "hints_off")
    stranger = Person(ana.server)
    assert refused(stranger.http.put(f"/tables/{table}/hints", json={"on": True})) == (403, "not_at_table")
    with ana.sit(table) as a:
        assert bea.http.put(f"/tables/{table}/hints", json={"on": True}).status_code == 204
        while a.wait_for("seats")["hints"] != {"possible": True, "shared": True, "on": True}:
            pass
    assert ask(mover, table).status_code == 200
    other = (bea, ana)[due]
    assert refused(ask(other, table, 1 - due)) == (409, "hint_not_due")
    assert refused(ask(other, table, due)) == (403, "not_your_seat")
    assert ana.http.put(f"/tables/{table}/hints", json={"on": False}).status_code == 204
    assert refused(ask(mover, table)) == (409, "hints_off")


def test_there_are_none_in_a_challenge_in_a_deal_of_the_day_and_against_others(ana: Person) -> None:
    deals = [take(ana, challenge(ana, "me", "steady"), "Ana"), take(ana, todays(ana)["hashi"]["deal"], "Ana")]
    for table, code in [
        *((deal, "hint_deal") for deal in deals),
        (ana.start("me", "steady", game="hashi")["table"], "hint_rivals"),
    ]:
        assert ana.read(table)["hints"]["possible"] is False
        seat = next(int(seat) for seat in ana.read(table)["legal"])
        assert refused(ask(ana, table, seat)) == (409, code)
        assert refused(ana.http.put(f"/tables/{table}/hints", json={"on": True})) == (409, code)


def test_a_hint_is_for_the_table_as_it_is_and_for_one_s_own_seats(ana: Person, bea: Person) -> None:
    table = ana.start("me", "me", first=0)["table"]
    late = ana.http.post(f"/tables/{table}/hint", json={"number": 7, "seat": 0})
    assert refused(late) == (409, "stale")
    assert refused(ask(bea, table)) == (403, "not_your_seat")
    play(ana, table)
    assert refused(ana.http.post(f"/tables/{table}/hint", json={"number": ana.read(table)["number"], "seat": 0})) == (
        409,
        "game_over",
    )


@pytest.mark.parametrize("game", islario.games())
def test_a_hint_tells_no_seed_and_nothing_hidden(server: Server, game: str) -> None:
    ana = Listener(server)
    table = ana.start("me", *(["steady"] if game != "hashi" else []), game=game)["table"]
    with ana.sit(table) as socket:
        socket.wait_for_people()
    ana.heard.clear()
    assert ask(ana, table).status_code == 200
    state = kept_state(server.data, table)
    hidden = [*seeds_in(server.data), *orders_of(state)]
    assert len(ana.heard) == 2
    assert not [secret for text in ana.heard for secret in hidden if secret in text]


@pytest.mark.parametrize("game", islario.games())
def test_a_hint_does_not_hang_on_what_is_hidden(game: str) -> None:
    state = islario.game(game).new(players=2, seed=9)
    seat = state.waiting_for()[0]
    other = state.game.sample(state.view(seat), Rng(77))
    assert other.position() != state.position()

    def advise(table: Any) -> list[tuple[Any, float]]:
        coach = Coach(state.game, 2, Level("test", rollouts=40, ceiling=60.0), 8, most_lines=4)
        return [(line.steps, line.appraisal.mean) for line in coach.advise(table, seat)]

    assert advise(other.table) == advise(state.table)


def test_a_coach_that_dies_again_and_again_is_an_accident_and_no_more(tmp_path: Path) -> None:
    async def work(service: TableService) -> None:
        live = await start(service, NewSeat("me"), NewSeat("me"))
        hints = Hints(service.tables, command=[sys.executable, "-c", "import sys; sys.exit(1)"])
        with pytest.raises(Refused) as refused:
            await hints.ask(live.id, await owner(live), "", 0, 0)
        await hints.close()
        assert (refused.value.reason.code, refused.value.status) == ("accident", 500)
        await service.moves.play(live.id, await owner(live), 0, 0, "end")

    run(tmp_path, work)
