"""The almanac in the browser: the same data as in docs, sorted, filtered, in three languages."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import islario
from islario.lab.almanac.book import name_of, names_of
from islario.lab.almanac.pages import figure
from islario.words import words_for
from tests.browser.conftest import OpenPage
from tests.browser.test_pages import PHONE, check_with_axe
from tests.browser.texts import say

BOOK = Path(__file__).parent.parent.parent / "docs" / "almanac" / "almanac.json"
LOCALES = {"en": "en-GB", "es": "es-ES", "pt": "pt-BR"}


def table_of(game: str, name: str) -> dict[str, Any]:
    tables: list[dict[str, Any]] = json.loads(BOOK.read_text("utf-8"))["games"][game]["tables"]
    return next(table for table in tables if table["id"] == f"{game}_{name}")


def names_in(page: Page, table: str) -> list[str]:
    return page.locator(f"#{table} tbody th").all_text_contents()


@pytest.mark.parametrize("language", LOCALES)
def test_the_almanac_tells_its_tables_in_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page("/", locale=LOCALES[language])
    page.locator("article[data-game=forbidden_island]").get_by_role("link", name=say(language, "home-almanac")).click()
    words = words_for(language, "forbidden_island")
    told = table_of("forbidden_island", "pairs")
    expect(page.get_by_role("heading", level=2, name=words.say("almanac-forbidden_island_pairs"))).to_be_visible()
    pairs = [", ".join(name_of(words, part) for part in row["key"]) for row in told["rows"]]
    expect(page.locator("#forbidden_island_pairs tbody tr")).to_have_count(len(pairs))
    assert names_in(page, "forbidden_island_pairs") == pairs
    finding = page.locator("#forbidden_island_pairs .findings li").first
    expect(finding).to_contain_text(", ".join(name_of(words, part) for part in told["findings"][0]["keys"][0]))
    check_with_axe(page)


def test_a_table_is_sorted_filtered_searched_and_shows_another_figure(open_page: OpenPage) -> None:
    page = open_page("/almanac/robinson", color_scheme="dark")
    told = table_of("robinson", "inventions")
    section = page.locator("#robinson_inventions")
    first = [row for row in told["rows"] if row["key"][0] == told["rows"][0]["key"][0]]
    expect(section.locator("tbody tr")).to_have_count(len(first))  # a long table begins with its first group
    section.get_by_label(say("en", "almanac-by-scenario")).select_option("")
    expect(section.locator("tbody tr")).to_have_count(len(told["rows"]))
    section.get_by_role("searchbox").fill("shovel")
    expect(section.locator("tbody tr")).to_have_count(sum(row["key"][1] == "invention-shovel" for row in told["rows"]))
    section.get_by_role("searchbox").fill("")
    section.get_by_label(say("en", "almanac-by-scenario")).select_option("scenario-1")
    section.get_by_label(say("en", "figures-measure")).select_option("gain")
    head = section.get_by_role("columnheader", name=say("en", "almanac-measure-gain"))
    head.get_by_role("button").press("Enter")
    expect(head).to_have_attribute("aria-sort", "descending")
    ranked = sorted(first, key=lambda row: -row["figures"]["gain"][0])
    words = words_for("en", "robinson")
    expect(section.locator("tbody th").first).to_have_text(name_of(words, ranked[0]["key"][1]))
    head.get_by_role("button").press("Enter")
    expect(section.locator("tbody th").first).to_have_text(name_of(words, ranked[-1]["key"][1]))
    check_with_axe(page)


def test_cards_that_are_called_alike_are_told_apart_as_in_docs(open_page: OpenPage) -> None:
    page = open_page("/almanac/robinson", locale=LOCALES["es"])
    told = table_of("robinson", "deaths")
    names = names_of(words_for("es", "robinson"), told)
    expect(page.locator("#robinson_deaths tbody tr")).to_have_count(len(told["rows"]))
    assert names_in(page, "robinson_deaths") == [names[row["key"][0]] for row in told["rows"]]


@pytest.mark.parametrize("language", LOCALES)
def test_figures_are_those_of_docs_as_the_language_writes_them(open_page: OpenPage, language: str) -> None:
    page = open_page("/almanac/forbidden_island", locale=LOCALES[language])
    told = table_of("forbidden_island", "levels")
    section = page.locator("#forbidden_island_levels")
    section.get_by_label(say(language, "almanac-by-players")).select_option("")
    expect(section.locator("tbody tr")).to_have_count(len(told["rows"]))
    docs = [figure("won", row["figures"]["won"][0]) for row in told["rows"]]
    shown = [text.replace(",", ".").replace(" ", "") for text in section.locator(".figure b").all_text_contents()]
    assert shown == docs
    assert "?" not in page.locator("main").inner_text()


def test_what_cannot_be_compared_has_no_figure(open_page: OpenPage) -> None:
    book = json.loads(BOOK.read_text("utf-8"))
    table = next(table for table in book["games"]["robinson"]["tables"] if table["id"] == "robinson_inventions")
    row = table["rows"][-1]
    row["figures"]["gain"] = None  # as where all games were played without it, say
    page = open_page("/")
    told = f"export default {json.dumps(json.dumps(book))}"
    page.route("**/assets/almanac-*.js", lambda route: route.fulfill(body=told, content_type="text/javascript"))
    page.goto(f"{page.url}almanac/robinson")
    section = page.locator("#robinson_inventions")
    section.get_by_label(say("en", "almanac-by-scenario")).select_option(row["key"][0])
    section.get_by_label(say("en", "figures-measure")).select_option("gain")
    name = name_of(words_for("en", "robinson"), row["key"][1])
    line = section.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name, exact=True))
    expect(line.locator(".figure")).to_have_text("-")
    expect(line.locator("circle")).to_have_count(0)


@pytest.mark.parametrize("game", islario.games())
def test_on_a_phone_nothing_has_to_be_scrolled_sideways(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/almanac/{game}", locale="es-ES", **PHONE)
    page.locator("tbody tr").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    for choice in page.locator("section select").all():
        choice.select_option(index=0)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
