"""Whose turn it is, for those who are elsewhere: the home page, the title, the icon, a notification."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NOWHERE, OpenPage
from tests.browser.prepared import sit
from tests.browser.test_people import two_people
from tests.browser.texts import say
from tests.server.overhearing import play
from tests.server.running import Person, Server

ELSEWHERE = """
  window.elsewhere = false;
  Object.defineProperty(document, "hidden", { get: () => window.elsewhere });
  window.told = [];
  window.Notification = class {
    static permission = "default";
    static async requestPermission() {
      return (this.permission = "granted");
    }
    constructor(title) {
      window.told.push(title);
    }
    close() {}
  };
"""
"""A page that can be told that nobody looks at it, and keeps its notifications: browsers without windows have none."""


def ask_for_notices(page: Page) -> None:
    page.get_by_role("tab", name=say("en", "table-tab-table")).click()
    page.get_by_label(say("en", "notices")).click()


def test_somebody_elsewhere_is_notified_of_their_turn(server: Server, open_page: OpenPage) -> None:
    ana, bea, table = two_people(server, "forbidden_island", first=1)
    page = open_page()
    page.add_init_script(ELSEWHERE)
    sit(page, server, ana, table)
    icon = page.locator("link[rel=icon]")
    plain = str(icon.get_attribute("href"))
    ask_for_notices(page)
    first = say("en", "notices-first")
    page.wait_for_function("() => window.told.length === 1")
    page.evaluate("window.elsewhere = true")
    play(bea, table, lambda standing: standing["view"]["waiting_for"] == [0])
    page.wait_for_function("() => window.told.length === 2")
    turn = say("en", "notices-turn", game=say("en", "site-game-forbidden_island"))
    assert page.evaluate("window.told") == [first, turn]
    expect(icon).not_to_have_attribute("href", plain)
    expect(page).to_have_title(say("en", "table-title-yours", game=say("en", "site-game-forbidden_island")))
    page.goto(server.address)
    expect(icon).to_have_attribute("href", plain)


def test_where_the_browser_forbids_notifications_the_page_says_what_tells_instead(
    server: Server, open_page: OpenPage
) -> None:
    ana = Person(server)
    page = open_page()
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    sit(page, server, ana, ana.start("me", "me")["table"])
    ask_for_notices(page)
    expect(page.get_by_text(say("en", "notices-refused"))).to_be_visible()
    expect(page.get_by_label(say("en", "notices"))).not_to_be_checked()


def test_my_tables_come_first_with_whose_turn_it_is(server: Server, open_page: OpenPage) -> None:
    ana, _, waits = two_people(server, "forbidden_island", first=1)
    mine = ana.start("me", "me")["table"]
    page = open_page(NOWHERE)
    sit(page, server, ana, waits)
    page.goto(server.address)
    lines = page.locator("section a.panel")
    expect(lines).to_have_count(2)
    expect(lines.first).to_have_attribute("href", f"/table/{mine}")
    expect(lines.first).to_contain_text(say("en", "home-your-turn"))
    expect(lines.last).to_contain_text(say("en", "home-waiting-for", names="Bea"))
    expect(page.locator("section:has(#my-tables) ~ .games article").first).to_be_visible()


def test_whoever_has_no_table_sees_none(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.locator("article").first).to_be_visible()
    expect(page.locator("#my-tables")).to_have_count(0)
