"""People around Robinson's island: in two windows, in four, at one device, and what each of them reads."""

import re

import pytest
from playwright.sync_api import Page, expect

from islario.games.robinson.components import SCENARIOS
from tests.browser.castaway import Castaway, play_together
from tests.browser.conftest import OpenPage
from tests.browser.player import rest
from tests.browser.prepared import person_at, sit
from tests.browser.shore import asks_of_card, plans, start_at
from tests.browser.test_games import table_of
from tests.browser.test_pages import LOCALES, LOOKS, SAID, check_with_axe, turn_to
from tests.browser.texts import offer, say, vocabulary, words_in
from tests.rarely import rarely
from tests.rules import ID
from tests.server.running import Person, Server

CALM = 1
TABS = ("inventions", "threats", "scenario", "force", "plan")
ENOUGH = 40
"""Clicks after which most of what is said in the first days has been said."""


NAMES_CUT = """() => [...document.querySelectorAll(".people b")]
  .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
  .map((it) => it.innerText)"""
"""What people are called, where it is not told in full."""


def planned_by(page: Page) -> list[str]:
    """Whose pawns stand on the plan."""
    pawns = page.locator(".board .line [data-pawn]")
    found: list[str] = pawns.evaluate_all("(all) => all.map((it) => it.dataset.pawn).sort()")
    return found


def test_a_plan_that_two_make_in_two_windows_grows_in_both_and_each_confirms_theirs(
    open_page: OpenPage, server: Server
) -> None:
    ana, bea = Person(server), Person(server)
    table = start_at(server, [ana, bea], plans)
    pages = [open_page(), open_page()]
    for page, person in zip(pages, (ana, bea), strict=True):
        sit(page, server, person, table)
    for page in pages:
        expect(page.locator(".people b").first).to_have_text("Ana")
        assert page.evaluate(NAMES_CUT) == []
    hers, his = (Castaway(page) for page in pages)
    for player, seat in ((hers, "0"), (his, "1")):
        player.settle()
        assert player.pawns == 2  # one's own alone
        player.step()
        for page in pages:
            expect(page.locator(f".board .line [data-pawn='{seat}']")).not_to_have_count(0)
    expect(pages[0].locator(".board .line")).to_have_count(pages[1].locator(".board .line").count())
    assert planned_by(pages[0]) == planned_by(pages[1])
    while hers.page.locator(".board .line.short").count() or hers.pawns or his.pawns:
        for player in (hers, his):
            if player.pawns or player.page.locator(".board .line.short").count():
                player.settle()
                player.step()
    hers.confirm.click()
    expect(pages[0].get_by_role("button", name=say("en", "robinson-reopen"))).to_be_visible()
    for page in pages:
        expect(page.locator(".board .ready li").first).to_contain_text(say("en", "robinson-ready"))
    assert ana.read(table)["view"]["confirmed"] == [0]
    assert his.planning
    his.confirm.click()
    expect(pages[1].locator(".board .bar")).to_contain_text(say("en", "forecast-warn-friday_idle"))  # asked of the last
    pages[1].get_by_role("button", name=say("en", "robinson-confirm-sure")).click()
    for page in pages:
        expect(page.locator(".board [data-field]")).to_have_count(0)
    play_together([hers, his], lambda: hers.plans(2))
    for page in pages:
        expect(page.locator(".board [data-round]")).to_have_attribute("data-round", "2")


@pytest.mark.rare
def test_four_people_in_four_windows_play_a_day(open_page: OpenPage, server: Server) -> None:
    people = [Person(server) for _ in range(4)]
    table = start_at(server, people, plans)
    players = []
    for number, person in enumerate(people):
        page = open_page()
        sit(page, server, person, table)
        players.append(Castaway(page, seed=number))
    play_together(players, lambda: all(player.round == 2 for player in players))
    assert not players[0].over
    moved = {move["seat"] for move in people[0].read(table)["moves"]}
    assert moved == {0, 1, 2, 3}
    for player in players:
        expect(player.page.locator(".board [data-round]")).to_have_attribute("data-round", "2")


NAMES = ("Ana", "Bea", "Carl", "Dora")


def test_four_who_share_a_device_play_a_day_and_whoever_is_asked_is_named(open_page: OpenPage, server: Server) -> None:
    server.deal_from(CALM)
    page = open_page()
    offer(page, "robinson", "link", "en", "home-pass").click()
    page.locator("label:has(input[name=players][value='4'])").click()
    for seat, name in enumerate(NAMES):
        page.get_by_role("textbox", name=say("en", "new-seat", seat=seat + 1), exact=True).fill(name)
    page.get_by_role("button", name=say("en", "new-create"), exact=True).click()
    table = table_of(page)
    page.wait_for_selector("section.board")
    ana = person_at(server, page)
    player = Castaway(page, seed=CALM)
    asked: list[str] = []

    def look() -> bool:
        if player.answers.count() and not player.over and not plans(ana.read(table)["view"]):
            asked.append(NAMES[ana.read(table)["view"]["waiting_for"][0]])
            expect(page.locator(".board .bar .prompt")).to_contain_text(asked[-1])
        return player.plans(2)

    player.play_until(lambda: player.plans(1))
    assert player.pawns == 8
    player.play_until(look)
    assert (player.over, player.round) == (False, 2)
    assert asked


# -- what is read ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "scenario", "clicks"),
    [("es", 1, 6), *[rarely(each, 1 + at, ENOUGH) for each in ("es", "pt") for at in range(len(SCENARIOS))]],
)
def test_no_english_word_is_left_at_the_table(
    open_page: OpenPage, server: Server, language: str, scenario: int, clicks: int
) -> None:
    english = vocabulary("en") - vocabulary(language) - {"español", "português", "english", "ana"}
    ana = Person(server, language)
    page = open_page(locale=LOCALES[language])

    def check(where: str) -> None:
        rest(page)
        found = words_in(re.sub(ID, "", page.evaluate(SAID))) & english  # ids are no words
        assert not found, f"{where}: {sorted(found)}"

    server.deal_from(scenario)
    sit(page, server, ana, ana.start("me", "me", game="robinson", scenario=scenario)["table"])
    player = Castaway(page, seed=scenario)
    for click in range(clicks):
        player.settle()
        if player.over:
            break
        check(f"after {click} clicks")
        player.step()
    player.settle()
    check("at last")
    if player.over:
        return
    for tab in TABS:
        page.locator(f"#robinson-tab-{tab}").click()
        check(tab)


@pytest.mark.parametrize("look", ["desk-light", *map(rarely, ["phone-dark", "desk-dark", "phone-light"])])
def test_axe_finds_nothing_serious_at_the_table(open_page: OpenPage, server: Server, look: str) -> None:
    theme, size = LOOKS[look]
    ana = Person(server)
    page = open_page(color_scheme=theme, **size)
    sit(page, server, ana, start_at(server, [ana, ana], lambda view: plans(view, 2, 2)))
    tabs = page.locator(".board [role=tab]:visible")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        check_with_axe(page)
    sit(page, server, ana, start_at(server, [ana, ana], asks_of_card))
    check_with_axe(page)


@pytest.mark.parametrize("look", ["desk-light", *map(rarely, ["phone-dark", "desk-dark", "phone-light"])])
def test_axe_finds_nothing_serious_in_the_card_book_and_where_a_table_is_set_up(open_page: OpenPage, look: str) -> None:
    theme, size = LOOKS[look]
    page = open_page(color_scheme=theme, **size)
    for path in ("/cards/robinson", "/new/robinson/alone"):
        turn_to(page, path)
        rest(page)
        for summary in page.locator("form details > summary").all():
            summary.click()
        check_with_axe(page)
