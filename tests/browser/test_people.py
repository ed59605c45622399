"""People at a table: who went away, what they are called, and the device that goes from hand to hand."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NOWHERE, OpenPage
from tests.browser.player import use_first_tile
from tests.browser.prepared import person_at, sit
from tests.browser.test_pages import LOCALES, check_with_axe
from tests.browser.texts import offer, say
from tests.rarely import rarely
from tests.server.overhearing import play
from tests.server.running import Person, Server


def two_people(server: Server, game: str, **options: object) -> tuple[Person, Person, str]:
    """Ana and Bea, who have sat down."""
    ana, bea = Person(server), Person(server)
    made = ana.start("me", "open", game=game, **options)
    bea.join(made["table"], made["invitations"][0]["secret"])
    return ana, bea, made["table"]


def button(page: Page, text: str) -> None:
    page.locator(".board .bar").get_by_role("button", name=say("en", text), exact=True).click()


@pytest.mark.parametrize("language", ["es", rarely("pt")])
def test_a_role_keeps_its_article_where_it_is_said_who_plays_it(
    server: Server, open_page: OpenPage, language: str
) -> None:
    ana, _, table = two_people(server, "forbidden_island", first=1, roles=["pilot", "engineer"])
    page = open_page(NOWHERE, locale=LOCALES[language])
    sit(page, server, ana, table)
    turn = {"es": "Turno del Ingeniero (Bea)", "pt": "Vez do Engenheiro (Bea)"}[language]
    expect(page.locator(".board").get_by_text(turn, exact=True)).to_be_visible()


@pytest.mark.parametrize("language", [rarely("es"), "pt"])
def test_the_device_is_handed_to_a_player_with_their_article(
    server: Server, open_page: OpenPage, language: str
) -> None:
    ana = Person(server)
    table = ana.start("me", "me", game="hashi")["table"]
    play(ana, table, lambda standing: standing["view"]["cards"]["shown"] is not None)
    page = open_page(NOWHERE, locale=LOCALES[language])
    sit(page, server, ana, table)
    told = {"es": "Pasa el dispositivo al Jugador 1", "pt": "Passe o aparelho para o Jogador 1"}[language]
    expect(page.get_by_role("dialog", name=told, exact=True)).to_be_visible()


@pytest.mark.parametrize(("game", "options"), [("forbidden_island", {"first": 1}), rarely("hashi", {})])
def test_a_bot_plays_for_somebody_who_went_away_until_they_are_back(
    server: Server, open_page: OpenPage, game: str, options: dict[str, object]
) -> None:
    ana, bea, table = two_people(server, game, **options)
    if game == "hashi":  # all act at once: Ana is done, and waits
        with ana.sit(table) as socket:
            assert socket.play(socket.standing["legal"]["0"][0], 0)["type"] == "done"
    page, hers = open_page(), open_page()
    sit(hers, server, bea, table)
    sit(page, server, ana, table)
    prompt = page.locator(".bar .prompt")
    expect(prompt).to_contain_text("Bea")
    expect(prompt).not_to_contain_text("away")
    hers.goto(server.address)
    expect(prompt).to_contain_text("is away.")
    button(page, "table-seat-stand-in")
    expect(prompt).not_to_contain_text("away")
    expect(page.locator("section.board")).not_to_have_attribute("data-moment", "0")
    sit(hers, server, bea, table)
    expect(hers.locator(".bar .prompt")).to_contain_text(say("en", "table-resting"))
    button(hers, "table-seat-take-back")
    expect(hers.locator(".bar .prompt")).not_to_contain_text(say("en", "table-resting"))
    assert [seat["bot"] for seat in ana.read(table)["seats"]] == [None, None]


def test_a_bot_plays_while_an_invitation_waits(server: Server, open_page: OpenPage) -> None:
    ana = Person(server)
    table = ana.start("me", "open", first=1)["table"]
    page = open_page(NOWHERE)
    sit(page, server, ana, table)
    expect(page.locator(".bar .prompt")).to_contain_text("Nobody is here yet")
    button(page, "table-seat-stand-in")
    expect(page.locator("section.board")).not_to_have_attribute("data-moment", "0")


def pass_and_play(page: Page, game: str) -> str:
    """A table at which Ana and Bea share the device."""
    offer(page, game, "link", "en", "home-pass").click()
    page.locator("label:has(input[name=players][value='2'])").click()
    for seat, name in enumerate(("Ana", "Bea")):
        page.get_by_role("textbox", name=say("en", "new-seat", seat=seat + 1), exact=True).fill(name)
    page.get_by_role("button", name=say("en", "new-create")).click()
    page.wait_for_selector("section.board")
    return page.url.split("/table/")[1]


def test_people_who_share_a_device_are_called_by_name_and_hand_it_on(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    table = pass_and_play(page, "forbidden_island")
    ana = person_at(server, page)
    seats = ana.read(table)["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Bea"]
    prompt = page.locator(".bar .prompt")
    at_turn = ana.read(table)["view"]["waiting_for"][0]
    first, then = seats[at_turn]["name"], seats[1 - at_turn]["name"]
    expect(prompt).to_contain_text(say("en", "table-hand-over", name=first))
    use_first_tile(page)
    expect(prompt).not_to_contain_text(say("en", "table-hand-over", name=first))
    expect(prompt).to_contain_text(f"({first})")
    expect(page.locator(".log li a").last).to_contain_text(f"({first})")
    play(ana, table, lambda standing: seats[standing["view"]["turn"]]["name"] == then)
    expect(prompt).to_contain_text(say("en", "table-hand-over", name=then))
    page.get_by_role("tab", name=say("en", "table-tab-table")).click()
    expect(page.locator("aside li .who").nth(1)).to_contain_text("Bea")
    page.goto(server.address)
    expect(page.locator("a.panel .who")).to_have_text("Ana and Bea")
    page.goto(f"{server.address}/new/hashi/pass")  # the names are kept
    expect(page.get_by_role("textbox", name=say("en", "new-seat", seat=2), exact=True)).to_have_value("Bea")


def test_a_curtain_falls_between_two_who_share_a_device_and_the_winner_has_a_name(
    server: Server, open_page: OpenPage
) -> None:
    page = open_page()
    table = pass_and_play(page, "hashi")
    ana = person_at(server, page)
    with ana.sit(table) as socket:
        assert socket.play(socket.standing["legal"]["0"][0], 0)["type"] == "done"
    expect(page.get_by_role("dialog")).to_contain_text(say("en", "hashi-pass", seat="Bea"))
    page.get_by_role("button", name=say("en", "hashi-pass-go", seat="Bea")).click()
    end = play(ana, table).standing["result"]
    winners = [("Ana", "Bea")[seat] for seat in end["winners"]]
    expect(page.locator("#end-title")).to_have_text(
        say("en", "table-end-winners", names=" and ".join(winners), count=len(winners))
    )
    page.goto(f"{server.address}/games")
    line = page.locator("li.panel")
    expect(line).to_contain_text("Ana and Bea")
    expect(line).to_contain_text(winners[0])


@pytest.mark.parametrize("game", [rarely("forbidden_island"), "hashi"])
def test_a_bot_is_called_the_same_everywhere(server: Server, open_page: OpenPage, game: str) -> None:
    ana = Person(server)
    table = ana.start("me", "random", game=game)["table"]
    name = ana.read(table)["seats"][1]["name"]
    page = open_page(NOWHERE)
    sit(page, server, ana, table)
    play(ana, table, lambda standing: standing["moment"] > 25)
    expect(page.locator(".log")).to_contain_text(name)
    expect(page.locator("section.board")).to_contain_text(name)
    page.get_by_role("tab", name=say("en", "table-tab-table")).click()
    expect(page.locator("aside li .who").nth(1)).to_contain_text(name)
    page.goto(server.address)
    expect(page.locator("a.panel .who")).to_have_text(f"You and {name}")


def test_what_a_person_says_can_be_hidden(server: Server, open_page: OpenPage) -> None:
    ana, bea, table = two_people(server, "hashi")
    bea.http.post(f"/tables/{table}/chat", json={"text": "good morning"})
    page = open_page(NOWHERE)
    sit(page, server, ana, table)
    chat, players = (page.get_by_role("tab", name=say("en", f"table-tab-{tab}")) for tab in ("chat", "table"))
    chat.click()
    expect(page.get_by_role("log")).to_contain_text("good morning")
    players.click()
    page.get_by_role("button", name=say("en", "table-seat-mute")).click()
    expect(page.get_by_role("button", name=say("en", "table-seat-unmute"))).to_be_visible()
    chat.click()
    expect(page.get_by_role("log")).not_to_contain_text("good morning")


def test_what_somebody_said_who_has_left_can_be_hidden_by_whoever_watches(server: Server, open_page: OpenPage) -> None:
    ana, bea, table = two_people(server, "hashi")
    bea.http.post(f"/tables/{table}/chat", json={"text": "good morning"})
    bea.http.post(f"/tables/{table}/leave")
    watcher, hers = open_page(f"/table/{table}"), open_page()
    sit(hers, server, ana, table)
    for page in (watcher, hers):  # the server did not know the first of them before
        page.get_by_role("tab", name=say("en", "table-tab-chat")).click()
        log = page.get_by_role("log")
        log.get_by_text("good morning").hover()
        log.get_by_role("button", name=say("en", "table-chat-hide-whom", name="Bea")).click()
        expect(log).not_to_contain_text("good morning")
        expect(page.get_by_text(say("en", "table-chat-hidden", name="Bea"))).to_be_visible()
        check_with_axe(page)
        page.get_by_role("button", name=say("en", "table-chat-unhide")).click()
        expect(log).to_contain_text("good morning")


def test_an_invitation_is_from_whoever_made_it(server: Server, open_page: OpenPage) -> None:
    ana, bea, table = two_people(server, "hashi")
    ana.http.post(f"/tables/{table}/leave")
    secret = bea.http.post(f"/tables/{table}/seats/0/invitation").json()["secret"]
    page = open_page(f"/table/{table}#invite={secret}")
    game = say("en", "site-game-hashi")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("en", "invited-by-to", name="Bea", game=game))


def test_an_invitation_says_from_whom_and_to_what(server: Server, open_page: OpenPage) -> None:
    ana = Person(server)
    made = ana.start("me", "open", "thumb", difficulty="elite")
    page = open_page(f"/table/{made['table']}#invite={made['invitations'][0]['secret']}")
    game = say("en", "site-game-forbidden_island")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("en", "invited-by-to", name="Ana", game=game))
    card = page.locator("form")
    expect(card).to_contain_text(say("en", "home-facts-forbidden_island"))
    expect(card).to_contain_text(say("en", "invited-table", players=3, level=say("en", "difficulty-elite")))


def test_play_now_uses_the_name_that_was_given_before(server: Server, open_page: OpenPage) -> None:
    page = open_page("/new/hashi/alone")
    page.get_by_label(say("en", "new-name")).fill("Caro")
    page.goto(server.address)  # whoever goes on at once has still said their name
    offer(page, "hashi", "button", "en", "home-play-now").click()
    page.wait_for_selector("section.board")
    table = page.url.split("/table/")[1]
    assert person_at(server, page).read(table)["seats"][0]["name"] == "Caro"
