"""People at a table: who went away, what they are called, and the device that goes from hand to hand."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.prepared import sit
from tests.browser.texts import say
from tests.server.running import Person, Server


def two_people(server: Server, game: str, **options: object) -> tuple[Person, Person, str]:
    """Ana and Bea, who have sat down."""
    ana, bea = Person(server), Person(server)
    made = ana.start("me", "open", game=game, **options)
    bea.join(made["table"], made["invitations"][0]["secret"])
    return ana, bea, made["table"]


def button(page: Page, text: str) -> None:
    page.locator(".board .bar").get_by_role("button", name=say("en", text), exact=True).click()


@pytest.mark.parametrize(("game", "options"), [("forbidden_island", {"first": 1}), ("hashi", {})])
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
    page = open_page()
    sit(page, server, ana, table)
    expect(page.locator(".bar .prompt")).to_contain_text("Nobody is here yet")
    button(page, "table-seat-stand-in")
    expect(page.locator("section.board")).not_to_have_attribute("data-moment", "0")
