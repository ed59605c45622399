"""Play on from here: a new table that branches off another one, with new luck or with the same."""

from typing import Any

import pytest

import islario
from tests.server.overhearing import Listener, kept_state, play, seeds_in
from tests.server.running import Person, Server
from tests.server.test_secrets import hidden_runs


def branch(person: Person, table: str, moment: int, luck: str = "new", **more: Any) -> Any:
    return person.http.post(f"/tables/{table}/branch", json={"moment": moment, "luck": luck, **more})


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("game", islario.games())
def test_with_new_luck_one_goes_on_from_what_one_saw(game: str, ana: Person, server: Server) -> None:
    table = ana.start("me", "thumb", game=game)["table"]
    play(ana, table, lambda standing: standing["moment"] >= 12)
    moves = ana.read(table)["moment"]
    for person, moment in ((ana, moves), (ana, 5), (Person(server), 5)):
        seen = person.http.get(f"/tables/{table}/moments/{moment}").json()
        made = branch(person, table, moment, name="Ana")
        assert made.status_code == 201, made.text
        twig = person.read(made.json()["table"])
        assert twig["branch"] == {"moment": moment, "luck": "new"}
        assert [seat["who"] for seat in twig["seats"]] == ["person", "bot"]
        kept = kept_state(server.data, twig["table"], begun=False)
        assert kept.view(seen["seat"]) == seen
        signs = person.http.get(f"/tables/{table}/moments/{moment}/signs").json()
        assert [(sign.kind, sign.code, sign.values) for sign in kept.signs(seen["seat"])] == [
            (sign["kind"], sign["code"], sign["values"]) for sign in signs
        ]
        assert play(person, twig["table"], lambda standing: standing["moment"] >= 10).moves


def test_with_new_luck_no_message_holds_a_seed_or_the_order_of_a_deck(server: Server) -> None:
    ana = Listener(server)
    table = ana.start("me", "me", first=0)["table"]
    play(ana, table, lambda standing: standing["moment"] >= 30)
    twig = branch(ana, table, 20).json()["table"]
    old, new = kept_state(server.data, table), kept_state(server.data, twig)
    assert old.game.new(seed=old.origin.seed, **ana.read(table)["options"]).position() != new.position()
    runs = hidden_runs(old) + hidden_runs(new)
    assert len(runs) > 60
    ana.http.get(f"/tables/{twig}/moments/0")
    ana.http.get("/tables")
    ana.http.get("/me/data")
    for text in ana.heard:
        assert not [seed for seed in seeds_in(server.data) if seed in text]
        assert not [run for run in runs if run in text]
    assert [deck for deck in ("treasure_deck", "flood_deck") if old.position()[deck] != new.position()[deck]]


def test_the_record_of_a_branch_with_new_luck_is_replayed_from_its_position(ana: Person) -> None:
    table = ana.start("me", "me")["table"]
    play(ana, table, lambda standing: standing["moment"] >= 9)
    twig = branch(ana, table, 7).json()["table"]
    assert refusal(ana.http.get(f"/tables/{twig}/record")) == (409, "record_secret")
    last = play(ana, twig).standing
    state = islario.replay(ana.http.get(f"/tables/{twig}/record").text)
    assert state.origin.options is None
    assert (state.result(), state.view(0)) == (last["result"], last["view"] | {"seat": 0})


def test_the_same_luck_is_for_games_that_are_over(ana: Person) -> None:
    table = ana.start("me", "me")["table"]
    play(ana, table, lambda standing: standing["moment"] >= 5)
    for moment in (0, 3):
        assert refusal(branch(ana, table, moment, "same")) == (409, "branch_luck")


@pytest.mark.parametrize(("game", "players"), [("forbidden_island", 2), ("hashi", 1)])
def test_with_the_same_luck_the_same_moves_lead_to_the_same_end(
    game: str, players: int, ana: Person, server: Server
) -> None:
    table = ana.start(*["me"] * players, game=game)["table"]
    whole = play(ana, table)
    moments = len(whole.moves)
    for person, moment in ((ana, 0), (ana, moments // 2), (Person(server), moments - 1)):
        twig = branch(person, table, moment, "same").json()["table"]
        assert person.read(twig)["branch"] == {"moment": moment, "luck": "same"}
        with person.sit(twig) as socket:
            assert socket.moves == whole.moves[:moment]
            for move in whole.moves[moment:]:
                assert socket.play(move["action"], move["seat"])["type"] == "done"
            assert [move["events"] for move in socket.moves] == [move["events"] for move in whole.moves]
            assert socket.standing["result"] == whole.standing["result"]
        record = islario.replay(person.http.get(f"/tables/{twig}/record").text)
        assert record.view(0) == whole.standing["view"] | {"seat": 0}


def test_a_branch_goes_on_otherwise_and_keeps_its_first_moves(ana: Person, server: Server) -> None:
    table = ana.start("me", "me", first=0)["table"]
    whole = play(ana, table)
    begin = next(n for n, move in enumerate(whole.moves) if n > 4 and move["action"] == "end")
    seat = whole.moves[begin]["seat"]
    twig = branch(ana, table, begin, "same").json()["table"]
    with ana.sit(twig) as socket:
        other = next(action for action in socket.standing["legal"][str(seat)] if action != "end")
        assert socket.play(other, seat)["type"] == "done"
        assert socket.moves[:begin] == whole.moves[:begin]
        assert not any(move["bot"] for move in socket.moves)
    assert ana.read(table)["moment"] == len(whole.moves)  # the other one is as it was


def test_a_moment_that_cannot_be_played_on_from_is_refused(ana: Person) -> None:
    table = ana.start("me", "me")["table"]
    last = play(ana, table).standing
    assert refusal(branch(ana, table, last["moment"])) == (409, "branch_over")
    assert refusal(branch(ana, table, last["moment"] + 1)) == (404, "no_such_moment")
    assert refusal(branch(ana, table, 0, seats=[{"who": "me"}])) == (400, "seats_count")
    assert refusal(branch(ana, table, 0, seats=[{"who": "me"}, {"who": "bot", "bot": "x"}]))[0] == 400
    assert refusal(branch(ana, "nowhere", 0)) == (404, "table_unknown")


def test_others_may_be_invited_to_a_branch(ana: Person, bea: Person) -> None:
    table = ana.start("me", "thumb")["table"]
    made = branch(ana, table, 0, seats=[{"who": "me"}, {"who": "open"}]).json()
    assert bea.join(made["table"], made["invitations"][0]["secret"]).json() == {"seat": 1}


def test_what_others_do_with_a_card_is_not_in_a_branch(ana: Person, bea: Person) -> None:
    """In Hashi Bea's move is hidden from Ana until the card is done."""
    made = ana.start("me", "open", game="hashi")
    table = made["table"]
    bea.join(table, made["invitations"][0]["secret"])
    with bea.sit(table) as b:
        assert b.play(b.standing["legal"]["1"][0], 1)["type"] == "done"
    assert ana.read(table)["moment"] == 0
    twig = branch(ana, table, 0).json()["table"]
    kept = kept_state(ana.server.data, twig).position()
    assert refusal(branch(ana, table, 1)) == (404, "no_such_moment")
    assert kept["players"][0]["numbers"] == {}
