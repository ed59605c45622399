"""What those at a table are called: people who share a device, bots, and whoever comes back."""

from typing import Any

from islario.server.bot_names import ISLANDS, name_bots
from tests.server.running import Person
from tests.server.test_branches import branch
from tests.server.test_tables import two_people


def names_at(person: Person, table: str) -> list[str]:
    return [seat["name"] for seat in person.read(table)["seats"]]


def open_with(person: Person, *seats: dict[str, Any], name: str = "Ana") -> str:
    made = person.http.post("/tables", json={"game": "forbidden_island", "seats": list(seats), "name": name})
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def test_people_who_share_a_device_have_names_of_their_own(ana: Person) -> None:
    table = open_with(ana, {"who": "me"}, {"who": "me", "name": " Bea\n"}, {"who": "me", "name": ""})
    assert names_at(ana, table) == ["Ana", "Bea", "Ana"]
    twig = branch(ana, table, 0, "new").json()["table"]
    assert names_at(ana, twig) == ["Ana", "Bea", "Ana"]
    assert [seat["name"] for seat in ana.http.get("/tables").json()[0]["seats"]] == ["Ana", "Bea", "Ana"]


def test_bots_have_names_of_their_own_that_stay(ana: Person) -> None:
    table = open_with(ana, {"who": "me"}, {"who": "bot"}, {"who": "bot", "bot": "random"}, {"who": "bot"})
    names = names_at(ana, table)
    assert len(set(names)) == 4
    assert set(names[1:]) <= set(ISLANDS)
    assert names_at(ana, table) == names
    assert [seat["person"] for seat in ana.read(table)["seats"]] == [True, False, False, False]


def test_a_bot_that_stands_in_leaves_the_person_their_name(ana: Person, bea: Person) -> None:
    table = two_people(ana, bea)
    bea.http.put(f"/tables/{table}/seats/1/bot", json={})
    told = ana.read(table)["seats"][1]
    assert (told["name"], told["person"], told["who"]) == ("Bea", True, "bot")
    bea.http.post(f"/tables/{table}/leave")
    told = ana.read(table)["seats"][1]
    assert (told["name"] in ISLANDS, told["person"]) == (True, False)


def test_no_bot_is_called_like_a_person() -> None:
    for number in range(100):
        called = name_bots(f"table {number}", range(8), ["elba", "Samoa"])
        assert len(set(called.values())) == 8
        assert not {"Elba", "Samoa"} & set(called.values())


def test_bots_have_the_names_of_today_and_unknown_ones_are_refused_with_the_choices(ana: Person) -> None:
    assert [seat["bot"] for seat in ana.read(ana.start("me", "thumb")["table"])["seats"]] == [None, "steady"]
    for game in ana.http.get("/games").json():
        assert game["usual"] in game["bots"]
        assert "oracle" not in game["bots"]
    for name, code in (("oracle", "oracle_elsewhere"), ("zed", "unknown_player")):
        place = {"who": "bot", "bot": name}
        refused = ana.http.post("/tables", json={"game": "hashi", "seats": [{"who": "me"}, place]})
        assert (refused.status_code, refused.json()["code"]) == (400, code)
        assert name in refused.json()["sentence"]
