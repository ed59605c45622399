"""Tables: starting, joining, watching, playing, taking back, leaving, bots and chat."""

import random
from collections.abc import Callable
from typing import Any

import islario
from islario.server.bot_names import ISLANDS
from tests.server.running import Person, Server, Socket


def two_people(ana: Person, bea: Person, *more: str, **options: Any) -> str:
    """A table at which Ana has seat 0 and Bea seat 1; seat 0 begins."""
    made = ana.start("me", "open", *more, first=0, **options)
    assert bea.join(made["table"], made["invitations"][0]["secret"]).status_code == 200
    return str(made["table"])


def play_to_the_end(sockets: dict[int, Socket], choose: Callable[[list[str]], str]) -> dict[str, Any]:
    """Play until it is over, each seat from its own socket; the last standing."""
    number = next(iter(sockets.values())).standing["number"]
    while True:
        standings = [socket.catch_up(number) for socket in sockets.values()]
        if standings[0]["over"]:
            return standings[0]
        seat = standings[0]["view"]["waiting_for"][0]
        socket = sockets[seat]
        answer = socket.play(choose(socket.standing["legal"][str(seat)]), seat)
        assert answer["type"] == "done", answer
        number = socket.standing["number"]


def test_a_table_is_started_joined_and_played_to_its_end_by_two(ana: Person, bea: Person) -> None:
    table = two_people(ana, bea)
    chance = random.Random(1)
    with ana.sit(table) as a, bea.sit(table) as b:
        last = play_to_the_end({0: a, 1: b}, chance.choice)
        assert last["result"]["reason"]
        assert a.moves == b.moves
    assert (
        ana.http.post(f"/tables/{table}/moves", json={"number": last["number"], "seat": 0, "action": "end"}).json()[
            "code"
        ]
        == "game_over"
    )
    record = ana.http.get(f"/tables/{table}/record")
    assert "attachment" in record.headers["content-disposition"]
    state = islario.replay(record.text)
    assert state.moves() == [(move["seat"], move["action"]) for move in a.moves]
    assert state.view(0) == last["view"]


def test_the_record_is_kept_back_while_the_game_goes_on(ana: Person) -> None:
    answer = ana.http.get(f"/tables/{ana.start('me', 'me')['table']}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "record_secret")


def test_an_invitation_works_once(ana: Person, bea: Person, server: Server) -> None:
    made = ana.start("me", "open")
    secret = made["invitations"][0]["secret"]
    assert bea.join(made["table"], secret).json() == {"seat": 1}
    late = Person(server).join(made["table"], secret)
    assert (late.status_code, late.json()["code"]) == (403, "invitation_unknown")
    assert "set-cookie" not in late.headers


def test_a_newer_invitation_takes_the_place_of_an_older_one(ana: Person, bea: Person) -> None:
    made = ana.start("me", "open")
    newer = ana.http.post(f"/tables/{made['table']}/seats/1/invitation").json()
    assert bea.join(made["table"], made["invitations"][0]["secret"]).status_code == 403
    assert bea.join(made["table"], newer["secret"]).status_code == 200
    again = ana.http.post(f"/tables/{made['table']}/seats/1/invitation")
    assert (again.status_code, again.json()["code"]) == (409, "seat_taken")


def test_the_cookie_cannot_be_read_by_scripts_and_stays_on_this_site(ana: Person) -> None:
    answer = ana.http.post("/tables", json={"game": "forbidden_island", "seats": [{"who": "me"}, {"who": "me"}]})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_a_stale_number_is_refused_with_the_table_as_it_is_now(ana: Person) -> None:
    table = ana.start("me", "me", first=0)["table"]
    move = {"number": 0, "seat": 0, "action": "end"}
    assert ana.http.post(f"/tables/{table}/moves", json=move).status_code == 201
    late = ana.http.post(f"/tables/{table}/moves", json=move)
    assert (late.status_code, late.json()["code"]) == (409, "stale")
    assert late.json()["table"]["number"] == 1
    assert late.json()["table"]["view"]["phase"] == "draw"


def test_of_two_moves_under_one_number_one_is_played(ana: Person) -> None:
    table = ana.start("me", "me", first=0)["table"]
    with ana.sit(table) as one, ana.sit(table) as two:
        for socket in (one, two):
            socket.connection.send('{"type": "play", "id": 9, "number": 0, "seat": 0, "action": "end"}')
        answers = sorted(socket.wait_for("done", "refused")["type"] for socket in (one, two))
        assert answers == ["done", "refused"]
    assert ana.read(table)["number"] == 1


def test_a_seat_is_played_by_its_owner_only(ana: Person, bea: Person, server: Server) -> None:
    table = two_people(ana, bea)
    move = {"number": 0, "seat": 0, "action": "end"}
    for stranger in (bea, Person(server)):
        answer = stranger.http.post(f"/tables/{table}/moves", json=move)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat")
    assert ana.read(table)["number"] == 0


def test_a_cookie_of_another_table_opens_nothing_here(ana: Person, bea: Person) -> None:
    bea.start("me", "me")
    table = ana.start("me", "me", first=0)["table"]
    with bea.sit(table) as socket:
        assert socket.standing["legal"] == {}
        assert socket.play("end", 0)["code"] == "not_your_seat"
        assert socket.ask("chat", text="hello")["code"] == "not_at_table"
    assert bea.http.post(f"/tables/{table}/leave").status_code == 403


def test_an_illegal_action_is_refused_with_its_reason_and_rule_in_the_language(server: Server) -> None:
    ana = Person(server, "es")
    table = ana.start("me", "me", first=0, roles=["engineer", "diver"])["table"]
    answer = ana.http.post(f"/tables/{table}/moves", json={"number": 0, "seat": 0, "action": "fly observatory"})
    assert answer.status_code == 422
    assert answer.json()["code"] == "only_pilot"
    assert answer.json()["rule"] == "FI-MOVE-4"
    assert answer.json()["sentence"] == "Solo el Piloto puede volar; este es el Ingeniero. [FI-MOVE-4]"
    assert ana.read(table)["number"] == 0


def test_why_not_is_answered_for_many_actions_at_once(ana: Person) -> None:
    table = ana.start("me", "me", first=0)["table"]
    actions = ["end", "draw", "sing"]
    with ana.sit(table) as socket:
        said = [reason and reason["code"] for reason in socket.ask("why", seat=0, actions=actions)["reasons"]]
    asked = ana.http.post(f"/tables/{table}/why", json={"seat": 0, "actions": actions}).json()
    assert said == [None, "wrong_phase", "unknown_action"] == [reason and reason["code"] for reason in asked]


def test_moves_are_taken_back_one_by_one_or_the_whole_turn(ana: Person) -> None:
    table = ana.start("me", "me", first=0)["table"]
    with ana.sit(table) as socket:
        before = socket.standing["view"]
        for _ in range(2):
            moves = [action for action in socket.standing["legal"]["0"] if action.startswith(("move", "fly"))]
            assert socket.play(moves[0])["type"] == "done"
        assert socket.standing["undo"] == 2
        assert socket.ask("undo", number=2, count=1)["type"] == "done"
        assert (socket.standing["number"], socket.standing["moment"], len(socket.moves)) == (3, 1, 1)
        socket.play(next(action for action in socket.standing["legal"]["0"] if action.startswith("move")))
        assert socket.ask("undo", number=4)["type"] == "done"
        assert (socket.standing["view"], socket.moves) == (before, [])
        refused = socket.ask("undo", number=5)
        assert (refused["status"], refused["code"]) == (409, "cannot_take_back")


def test_what_was_revealed_and_what_others_did_is_not_taken_back(ana: Person, bea: Person) -> None:
    table = two_people(ana, bea)
    with ana.sit(table) as a, bea.sit(table) as b:
        a.play("end")
        b.catch_up(1)
        assert (a.standing["undo"], b.standing["undo"]) == (1, 0)
        assert b.ask("undo", number=1, count=1)["code"] == "cannot_take_back"
        a.play("draw")
        assert a.standing["undo"] == 0


def test_a_person_may_take_back_moves_of_several_seats_of_their_own(ana: Person) -> None:
    """Special cards of one's other seats are one's own moves too."""
    table = next(
        table
        for table in (ana.start("me", "me", first=0)["table"] for _ in range(200))
        if "1" in ana.read(table)["legal"]
    )
    with ana.sit(table) as socket:
        assert socket.play(socket.standing["legal"]["1"][0], 1)["type"] == "done"
        assert socket.play("end", 0)["type"] == "done"
        assert socket.standing["undo"] == 2


def test_spectators_see_everything_but_can_do_nothing(ana: Person, server: Server) -> None:
    table = ana.start("me", "me")["table"]
    with Person(server).sit(table) as watcher:
        assert watcher.standing["view"]["seat"] is None
        assert watcher.standing["legal"] == {}
        assert not any(seat["yours"] for seat in watcher.standing["seats"])


def test_my_tables_are_listed_with_the_last_used_first(ana: Person, bea: Person) -> None:
    first, second = ana.start("me", "me", first=0)["table"], ana.start("me", "thumb", first=0)["table"]
    ana.http.post(f"/tables/{first}/moves", json={"number": 0, "seat": 0, "action": "end"})
    listed = ana.http.get("/tables").json()
    assert [line["table"] for line in listed] == [first, second]
    assert listed[0]["yourTurn"]
    assert bea.http.get("/tables").json() == []


def test_bots_play_their_seats(ana: Person) -> None:
    table = ana.start("me", "thumb", "random", first=1)["table"]
    with ana.sit(table) as socket:
        while socket.standing["view"]["waiting_for"] not in ([0], []):
            socket.hear()
        assert {move["seat"] for move in socket.moves} >= {1, 2}
        assert all(move["bot"] for move in socket.moves)


def test_a_seat_is_given_to_a_bot_and_taken_back(ana: Person) -> None:
    table = ana.start("me", "me", first=0)["table"]
    with ana.sit(table) as socket:
        assert ana.http.put(f"/tables/{table}/seats/0/bot", json={"bot": "thumb"}).status_code == 204
        while socket.standing["view"]["waiting_for"] != [1] and not socket.standing["over"]:
            socket.hear()
        seat = ana.read(table)["seats"][0]
        assert (seat["who"], seat["bot"], seat["yours"]) == ("bot", "steady", True)
        assert socket.play("end", 0)["code"] == "bot_plays"
        assert ana.http.delete(f"/tables/{table}/seats/0/bot").status_code == 204
        assert ana.read(table)["seats"][0]["who"] == "person"


def test_a_bot_plays_for_somebody_who_is_away_until_they_take_the_seat_back(
    ana: Person, bea: Person, server: Server
) -> None:
    table = two_people(ana, bea)
    with bea.sit(table) as b:
        with ana.sit(table) as a:
            a.wait_for("seats")
            refused = bea.http.put(f"/tables/{table}/seats/0/bot", json={"bot": "thumb"})
            assert refused.json()["code"] == "not_your_seat"  # as long as she is there
        while b.wait_for("seats")["seats"][0]["here"]:
            pass
        stranger = Person(server).http.put(f"/tables/{table}/seats/0/bot", json={"bot": "thumb"})
        assert stranger.json()["code"] == "not_your_seat"
        assert bea.http.put(f"/tables/{table}/seats/0/bot", json={"bot": "thumb"}).status_code == 204
        while b.standing["view"]["waiting_for"] not in ([1], []):
            b.hear()
    assert ana.http.delete(f"/tables/{table}/seats/0/bot").status_code == 204
    assert ana.read(table)["seats"][0]["who"] == "person"


def test_a_bot_may_warm_an_open_seat_until_the_guest_comes(ana: Person, bea: Person) -> None:
    made = ana.start("me", "open", first=1)
    table = made["table"]
    assert ana.http.put(f"/tables/{table}/seats/1/bot", json={"bot": "random"}).status_code == 204
    with ana.sit(table) as a:
        while a.standing["view"]["waiting_for"] != [0] and not a.standing["over"]:
            a.hear()
    assert bea.join(table, made["invitations"][0]["secret"]).json() == {"seat": 1}
    assert bea.read(table)["seats"][1]["who"] == "person"


def test_an_invitation_is_looked_at_without_being_used(ana: Person, bea: Person) -> None:
    made = ana.start("me", "open")
    secret = {"secret": made["invitations"][0]["secret"]}
    path = f"/tables/{made['table']}/invitation"
    assert bea.http.post(path, json=secret).json() == {"seat": 1, "by": "Ana"}
    bea.join(made["table"], **secret)
    assert ana.http.post(path, json=secret).json()["code"] == "invitation_unknown"


def test_an_invitation_is_from_whoever_made_it(ana: Person, bea: Person, server: Server) -> None:
    made = ana.start("me", "open", "open")
    table, (first, second) = made["table"], (place["secret"] for place in made["invitations"])
    bea.join(table, first, "Bea")
    path = f"/tables/{table}/invitation"
    guest = Person(server)
    assert guest.http.post(path, json={"secret": second}).json() == {"seat": 2, "by": "Ana"}
    newer = bea.http.post(f"/tables/{table}/seats/2/invitation").json()["secret"]
    assert guest.http.post(path, json={"secret": newer}).json() == {"seat": 2, "by": "Bea"}
    assert bea.http.get("/me/data").json()["invitations"] == [{"table": table, "seat": 2}]
    bea.http.delete("/me")
    assert guest.http.post(path, json={"secret": newer}).json() == {"seat": 2, "by": ""}


def test_whoever_leaves_is_replaced_by_a_bot_and_the_seat_can_be_offered_again(
    ana: Person, bea: Person, server: Server
) -> None:
    table = two_people(ana, bea)
    assert ana.http.post(f"/tables/{table}/leave").status_code == 204
    with bea.sit(table) as b:
        while b.standing["view"]["waiting_for"] not in ([1], []):
            b.hear()
    seat = bea.read(table)["seats"][0]
    assert (seat["who"], seat["person"], seat["name"] in ISLANDS) == ("bot", False, True)
    assert ana.http.post(f"/tables/{table}/chat", json={"text": "still here"}).json()["code"] == "not_at_table"
    secret = bea.http.post(f"/tables/{table}/seats/0/invitation").json()["secret"]
    newcomer = Person(server)
    assert newcomer.join(table, secret, "Caro").json() == {"seat": 0}
    assert bea.read(table)["seats"][0]["name"] == "Caro"


def test_chat_reaches_everybody_as_it_was_typed(ana: Person, bea: Person) -> None:
    table = two_people(ana, bea)
    with ana.sit(table) as a, bea.sit(table) as b:
        assert a.ask("chat", text="<b>¡hola!</b>\u0000\u202e")["type"] == "done"
        line = b.wait_for("chat")["line"]
        assert (line["name"], line["text"]) == ("Ana", "<b>¡hola!</b>")
    assert [line["text"] for line in bea.read(table)["chat"]] == ["<b>¡hola!</b>"]


def test_people_are_seen_to_come_and_go(ana: Person, bea: Person) -> None:
    table = two_people(ana, bea)
    with ana.sit(table) as a:
        with bea.sit(table):
            while not a.wait_for("seats")["seats"][1]["here"]:
                pass
        while a.wait_for("seats")["seats"][1]["here"]:
            pass


def test_whoever_reloads_the_page_again_and_again_goes_on_hearing_of_moves(ana: Person, bea: Person) -> None:
    table = two_people(ana, bea)
    with ana.sit(table) as a:
        for number in range(0, 40, 2):
            with bea.sit(table):
                pass
            with bea.sit(table) as b:
                assert a.ask("play", number=number, seat=0, action="end")["type"] == "done"
                assert b.catch_up(number + 1)["view"]["phase"] == "draw"
                assert a.ask("undo", number=number + 1, count=1)["type"] == "done"


def test_a_lonely_page_that_is_reloaded_hears_of_the_moves_of_bots(ana: Person) -> None:
    for _ in range(10):
        table = ana.start("me", "thumb", first=1)["table"]
        for _ in range(3):
            with ana.sit(table):
                pass
        with ana.sit(table) as socket:
            while socket.standing["view"]["waiting_for"] not in ([0], []):
                socket.hear()


def test_any_moment_of_the_past_can_be_looked_at(ana: Person) -> None:
    table = ana.start("me", "me", first=0)["table"]
    with ana.sit(table) as socket:
        views = [socket.standing["view"]]
        for action in ("end", "draw", "draw"):
            assert socket.play(action)["type"] == "done"
            views.append(socket.standing["view"])
    for moment, view in enumerate(views):
        assert ana.http.get(f"/tables/{table}/moments/{moment}").json() == view
    missing = ana.http.get(f"/tables/{table}/moments/{len(views)}")
    assert (missing.status_code, missing.json()["code"]) == (404, "no_such_moment")
    curve = ana.http.get(f"/tables/{table}/curve").json()
    assert curve == {"tiles": [24] * len(views), "treasures": [0] * len(views)}


def test_playing_again_brings_the_same_people_to_one_new_table(ana: Person, bea: Person) -> None:
    table = two_people(ana, bea, "thumb", difficulty="legendary")
    assert ana.http.post(f"/tables/{table}/again").json()["code"] == "not_over"
    chance = random.Random(2)
    with ana.sit(table) as a, bea.sit(table) as b:
        while not a.standing["over"]:
            for seat, socket in ((0, a), (1, b)):
                if str(seat) in socket.standing["legal"] and seat in socket.standing["view"]["waiting_for"]:
                    socket.play(chance.choice(socket.standing["legal"][str(seat)]), seat)
            number = max(a.standing["number"], b.standing["number"])
            a.catch_up(number)
            b.catch_up(number)
            if not a.standing["over"] and a.standing["view"]["waiting_for"] == [2]:
                a.catch_up(number + 1)
        following = ana.http.post(f"/tables/{table}/again").json()["table"]
        assert bea.http.post(f"/tables/{table}/again").json()["table"] == following
        while b.wait_for("seats")["next"] != following:
            pass
    standing = bea.read(following)
    assert [seat["yours"] for seat in standing["seats"]] == [False, True, False]
    assert standing["options"]["difficulty"] == "legendary"
