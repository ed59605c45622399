"""The books: the rules of Robinson Crusoe, and the cards of every game."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

import islario
from islario.words import cards_of
from tests.browser.conftest import NOWHERE, OpenPage
from tests.browser.prepared import sit
from tests.browser.test_pages import DESK, PHONE, check_with_axe, shifts
from tests.browser.texts import say
from tests.rarely import rarely
from tests.server.running import Person, Server

CARDS = ".list li"


def names_on(page: Page) -> list[str]:
    return [name.strip() for name in page.locator(f"{CARDS} h3").all_text_contents()]


@pytest.mark.parametrize("game", [*map(rarely, islario.games()[:-1]), islario.games()[-1]])
def test_the_book_has_every_card_of_the_game_in_words(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/cards/{game}", locale="es-ES")
    told = cards_of(game, "es")
    expect(page.locator(CARDS)).to_have_count(len(told))
    assert sorted(names_on(page)) == sorted(card.name for card in told)
    anchor = told[-1].card.replace(" ", ".")
    expect(page.locator(f"[id='{anchor}']")).to_contain_text(told[-1].text[0])


def test_cards_are_searched_whatever_the_accents_and_leafed_through_by_kind(open_page: OpenPage) -> None:
    page = open_page("/cards/robinson", locale="pt-BR")
    every = len(cards_of("robinson", "pt"))
    expect(page.locator(CARDS)).to_have_count(every)
    page.get_by_role("searchbox").fill("palicada")
    expect(page.locator("mark").first).to_have_text("paliçada")
    expect(page.locator(CARDS)).not_to_have_count(every)
    page.get_by_role("searchbox").fill("")
    chip = page.get_by_role("button", name=say("pt", "cards-kind-beast"))
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")
    beasts = [card.name for card in cards_of("robinson", "pt") if card.kind == "beast"]
    expect(page.locator(CARDS)).to_have_count(len(beasts))
    assert names_on(page) == beasts


@pytest.mark.parametrize("size", [DESK, rarely(PHONE)], ids=["desk", "phone"])
def test_the_address_of_a_card_leads_to_it_and_nothing_jumps(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page("/cards/robinson#invention.map", **size)
    card = page.locator("[id='invention.map']")
    expect(card).to_be_in_viewport()
    expect(card).to_be_focused()
    assert shifts(page) < 0.05
    page.get_by_role("searchbox").fill("otters")
    expect(card).to_have_count(0)
    page.evaluate("location.hash = 'skill.hooch'")  # whatever was searched for
    expect(page.locator("[id='skill.hooch']")).to_be_in_viewport()
    check_with_axe(page)


def test_cards_that_were_not_met_yet_can_be_hidden(open_page: OpenPage, server: Server) -> None:
    page = open_page("/cards/forbidden_island")
    page.get_by_role("checkbox").check()
    expect(page.locator(CARDS)).to_have_count(0)
    ana = Person(server)
    made = ana.start("me", "me", first=0)
    sit(page, server, ana, made["table"])
    tile = page.locator(".tile[tabindex='0']")
    tile.focus()
    page.keyboard.press("v")
    link = page.locator(".inspector").get_by_role("link", name=say("en", "table-card-book"))
    card = str(tile.get_attribute("data-card"))
    assert link.get_attribute("href") == f"/cards/forbidden_island#{card.replace(' ', '.')}"
    page.goto(f"{server.address}/cards/forbidden_island")
    name = next(told.name for told in cards_of("forbidden_island", "en") if told.card == card)
    expect(page.locator(f"{CARDS} h3", has_text=name)).to_have_count(1)
    met = json.loads(page.evaluate("localStorage.getItem('islario.seen')"))["forbidden_island"]
    assert card in met
    assert len(names_on(page)) < len(cards_of("forbidden_island", "en"))


def test_what_happened_at_a_table_is_known_in_the_book(open_page: OpenPage, server: Server) -> None:
    ana = Person(server)
    table = ana.start("me", "me", first=0)["table"]
    page = open_page(NOWHERE)
    sit(page, server, ana, table)
    page.wait_for_selector("section.board .tile")
    page.keyboard.press("e")
    page.get_by_role("button", name=say("en", "board-draw", left=2)).click()
    page.wait_for_function("() => (localStorage.getItem('islario.seen') ?? '').includes('treasure ')")


@pytest.mark.parametrize("rule", ["GATHER-6", rarely("SCEN5-9")])
def test_a_rule_that_robinson_names_leads_to_the_passage_that_tells_it(open_page: OpenPage, rule: str) -> None:
    page = open_page(f"/rules/robinson#{rule}", locale="es-ES")
    passage = page.locator(f"[id='{rule}']")
    expect(passage).to_be_in_viewport()
    expect(passage).to_have_class(re.compile("target"))
    expect(passage.locator(".id")).to_have_text(rule)
