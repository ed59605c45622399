"""How the page looks: its display face, and what all of it weighs."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import rest
from tests.browser.test_pages import shifts
from tests.browser.texts import offer
from tests.server.running import Server

FONTS = Path(__file__).parent.parent.parent / "web" / "src" / "fonts"
FACE = "() => getComputedStyle(document.querySelector('h1')).fontFamily"
LOADED = "() => [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)"
WEIGHT = """(kind) => performance.getEntriesByType("resource")
  .filter((it) => new URL(it.name).pathname.startsWith("/assets/") && /[.]woff2/.test(it.name) === (kind === "fonts"))
  .reduce((sum, it) => sum + it.encodedBodySize, 0)"""
"""What has come over the line, compressed as it came: fonts, or everything else with the texts."""


def weigh(page: Page, kind: str) -> int:
    rest(page)
    return int(page.evaluate(WEIGHT, kind))


def test_the_display_face_comes_with_the_page_and_is_asked_for_at_once(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    page.wait_for_selector("h1")
    rest(page)
    assert page.evaluate(FACE).startswith("Alegreya")
    assert "Alegreya" in page.evaluate(LOADED)
    preloaded = page.locator("link[rel=preload][as=font]").get_attribute("href")
    answer = httpx.get(f"{server.address}{preloaded}")
    assert answer.headers["content-type"] == "font/woff2"
    assert answer.content == (FONTS / "alegreya-normal.woff2").read_bytes()


def test_the_display_face_has_its_licence_beside_it() -> None:
    licence = (FONTS / "OFL.txt").read_text("utf-8")
    assert "The Alegreya Project Authors" in licence
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "with Reserved Font Name" not in licence  # else a part of the face would need another name


@pytest.mark.parametrize("path", ["/", "/rules/hashi"])
def test_nothing_jumps_when_the_display_face_comes_late(open_page: OpenPage, path: str) -> None:
    page = open_page("/lost")
    page.wait_for_selector("h1")
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    page.goto(page.url.replace("/lost", path), wait_until="commit")
    page.wait_for_selector("h1")
    page.wait_for_function("() => document.fonts.status === 'loading'")
    assert held
    for route in held:
        route.continue_()
    page.unroute("**/*.woff2")
    rest(page)
    assert "Alegreya" in page.evaluate(LOADED)
    assert shifts(page) < 0.05


@pytest.mark.parametrize("game", ["forbidden_island", "hashi"])
def test_home_table_and_fonts_are_light_in_the_heaviest_language(open_page: OpenPage, game: str) -> None:
    page = open_page(locale="es-ES")
    page.wait_for_selector("h1")
    assert 20_000 < weigh(page, "page") < 80_000
    offer(page, game, "button", "es", "home-play-now").click()
    expect(page.locator("section.board")).to_have_attribute("data-current", "true")
    assert 60_000 < weigh(page, "page") < 170_000
    assert 20_000 < weigh(page, "fonts") < 80_000
