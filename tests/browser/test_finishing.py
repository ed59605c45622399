"""Finishing a turn: nobody loses actions by accident, and nothing passes unseen."""

import itertools

from playwright.sync_api import Locator, Page, expect

import islario
from islario import Event
from islario.words import Words
from tests.browser.conftest import NOWHERE, OpenPage
from tests.browser.prepared import sit
from tests.browser.texts import say
from tests.server.running import Person, Server
from tests.server.seeded import seed_of_deal

GAME = islario.game("forbidden_island")


def events_of_turn(deal: int) -> list[list[Event]]:
    """What the first turn brings, step by step, if nothing is done in it."""
    state = GAME.new(seed=seed_of_deal(deal), players=2)
    seat = state.waiting_for()[0]
    steps = [state.play(seat, "end"), state.play(seat, "draw")]
    return [*steps, state.play(seat, "draw")] if "draw" in state.legal(seat) else steps


def deal_with(kind: str, **values: object) -> int:
    """The first deal whose first card, drawn in a turn without actions, brings this."""
    for deal in itertools.count():
        drawn = events_of_turn(deal)[1]
        if any(event.kind == kind and values.items() <= event.values.items() for event in drawn):
            return deal
    raise AssertionError


def sit_at(page: Page, server: Server, deal: int) -> Person:
    server.deal_from(deal)
    ana = Person(server)
    sit(page, server, ana, ana.start("me", "me")["table"])
    return ana


def button(page: Page, text: str) -> Locator:
    return page.get_by_role("button", name=say("en", text), exact=True)


def moment(page: Page, number: int) -> None:
    expect(page.locator("section.board")).to_have_attribute("data-moment", str(number))


def test_finishing_asks_when_actions_are_left_and_escape_gives_the_focus_back(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(NOWHERE)
    sit_at(page, server, 1)
    tile = page.locator("section.board .tile[tabindex='0']")
    tile.focus()
    page.keyboard.press("t")
    expect(page.locator(".bar .prompt")).to_have_text(say("en", "board-finish-asks", left=3))
    expect(button(page, "board-cancel")).to_be_focused()  # Enter loses nothing
    page.keyboard.press("Escape")
    expect(button(page, "board-finish-sure")).to_have_count(0)
    expect(tile).to_be_focused()
    moment(page, 0)
    finish = button(page, "board-finish")  # it is drawn anew after the question
    finish.focus()
    page.keyboard.press("Enter")
    expect(button(page, "board-cancel")).to_be_focused()
    page.keyboard.press("Escape")
    expect(finish).to_be_focused()
    finish.click()
    button(page, "board-cancel").click()
    expect(finish).to_be_focused()
    moment(page, 0)


def stops_at(page: Page, server: Server, told: str, kind: str, **values: object) -> None:
    """Finishing halts after the card that brings this, says so, and goes on when it is asked to."""
    sit_at(page, server, deal_with(kind, **values))
    button(page, "board-finish").click()
    button(page, "board-finish-sure").click()
    moment(page, 2)
    expect(button(page, "board-finish")).to_be_enabled()
    expect(page.locator(".bar .prompt")).to_contain_text(told)
    button(page, "board-finish").click()
    expect(page.locator("section.board")).not_to_have_attribute("data-moment", "2")


def test_finishing_stops_at_waters_rise(open_page: OpenPage, server: Server) -> None:
    stops_at(open_page(), server, Words("en", GAME).event(Event("water_rose", {"water": 2, "level": 2})), "water_rose")


def test_finishing_stops_at_a_special_card(open_page: OpenPage, server: Server) -> None:
    stops_at(open_page(), server, Words("en", GAME).name("card", "helicopter"), "drew", card="helicopter")
