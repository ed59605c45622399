"""Bots on the page: paused, stepped, hurried, and why they did what they did."""

from playwright.sync_api import Locator, Page, expect

import islario
from islario import Motive
from islario.words import Words
from tests.browser.conftest import NOWHERE, OpenPage
from tests.browser.prepared import sit
from tests.browser.texts import say
from tests.server.running import Person, Server
from tests.server.test_bots import finish_turn

GAME = islario.game("forbidden_island")


def control(page: Page, name: str, language: str = "en") -> Locator:
    group = page.get_by_role("group", name=say(language, "table-bots"), exact=True)
    return group.get_by_role("button", name=say(language, name), exact=True)


def test_bots_are_paused_stepped_and_hurried_and_say_why(open_page: OpenPage, server: Server) -> None:
    page, ana = open_page(NOWHERE), Person(server)
    table = ana.start("me", "thumb", first=0)["table"]
    sit(page, server, ana, table)
    expect(control(page, "table-bots-step")).to_be_disabled()
    control(page, "table-bots-pause").click()
    expect(control(page, "table-bots-play")).to_be_visible()
    with ana.sit(table) as socket:
        finish_turn(socket)
        moments = socket.standing["moment"]
    expect(page.locator(".notices")).to_contain_text(say("en", "table-bots-paused"))
    control(page, "table-bots-step").click()
    expect(page.locator("section.board")).to_have_attribute("data-moment", str(moments + 1))
    why = ana.read(table)["moves"][moments]["why"]
    expect(page.locator(".log .why")).to_have_text(Words("en", GAME).motive(Motive(**why)))

    control(page, "table-bots-faster").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bots .speed")).to_contain_text(say("en", "table-bots-times", speed=1))
    page.keyboard.press("Enter")
    expect(control(page, "table-bots-faster")).to_be_disabled()
    control(page, "table-bots-slower").click()
    expect(page.locator(".bots .speed")).to_contain_text(say("en", "table-bots-times", speed=1))
    page.reload()
    expect(page.locator(".bots .speed")).to_contain_text(say("en", "table-bots-times", speed=1))
    expect(page.locator(".log .why")).to_have_text(Words("en", GAME).motive(Motive(**why)))
    page.locator(".notices").get_by_role("button", name=say("en", "table-bots-go-on")).click()
    expect(control(page, "table-bots-pause")).to_be_visible()
    expect(control(page, "table-bots-step")).to_be_disabled()  # it is Ana's turn again
    assert ana.read(table)["number"] > moments + 1


def test_another_s_pause_is_seen_on_a_phone_and_can_be_ended_there(open_page: OpenPage, server: Server) -> None:
    ana, bea = Person(server), Person(server)
    made = ana.start("me", "thumb", "open", first=0)
    ana.http.put(f"/tables/{made['table']}/bots", json={"paused": True})
    bea.join(made["table"], made["invitations"][0]["secret"])
    with ana.sit(made["table"]) as socket:
        finish_turn(socket)
    page = open_page(NOWHERE, width=390, height=844, has_touch=True, locale="es-ES")
    sit(page, server, bea, made["table"])
    expect(page.locator(".notices")).to_contain_text(say("es", "table-bots-paused"))
    page.get_by_role("button", name=say("es", "table-tab-log"), exact=True).click()
    expect(control(page, "table-bots-play", "es")).to_be_in_viewport()
    control(page, "table-bots-play", "es").click()
    expect(control(page, "table-bots-pause", "es")).to_be_visible()


def test_nothing_of_it_is_there_without_bots_or_for_who_only_watches(open_page: OpenPage, server: Server) -> None:
    page, ana = open_page(NOWHERE), Person(server)
    sit(page, server, ana, ana.start("me", "me")["table"])
    expect(page.locator(".bots")).to_have_count(0)
    watched = open_page(f"/table/{ana.start('me', 'thumb', first=0)['table']}")
    watched.wait_for_selector("section.board")
    expect(watched.locator(".bots")).to_have_count(0)
