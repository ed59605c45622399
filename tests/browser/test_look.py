"""How the page looks: its display face, what all of it weighs, and how an end is shown."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NOWHERE, OpenPage
from tests.browser.player import rest
from tests.browser.prepared import sit, start_ahead, start_won
from tests.browser.test_pages import LOOKS, check_with_axe, shifts
from tests.browser.texts import offer, say
from tests.rarely import rarely
from tests.server.overhearing import play
from tests.server.running import Person, Server

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


def test_a_win_shows_the_helicopter_with_every_treasure_and_adventurer(open_page: OpenPage, server: Server) -> None:
    ana = Person(server)
    page = open_page(NOWHERE)
    table = start_won(server, ana)
    sit(page, server, ana, table)
    picture = page.locator(".end .finale svg")
    expect(picture.locator(".rotor")).to_have_count(1)
    told = ana.read(table)
    for treasure in told["view"]["captured"]:
        expect(picture.locator(f"use[href='#treasure-{treasure}']")).to_have_count(1)
    assert len(told["view"]["captured"]) == 4
    for player in told["view"]["players"]:
        expect(picture.locator(f"use[href='#mark-{player['role']}']")).to_have_count(1)


def test_a_loss_shows_and_names_what_was_lost(open_page: OpenPage, server: Server) -> None:
    ana = Person(server)
    page = open_page(NOWHERE)
    table = start_ahead(server, ana, "forbidden_island", seats=2, left=0)
    sit(page, server, ana, table)
    view, result = ana.read(table)["view"], ana.read(table)["result"]
    assert result["reason"] == "landing"
    expect(page.locator(".end .finale use")).to_have_attribute("href", "#tile-fools_landing")
    expect(page.locator(".end .decided")).to_contain_text(say("en", "tile-fools_landing"))
    left = f"{len(view['tiles']) - len(view['sunk'])} of {len(view['tiles'])}"
    expect(page.locator(".end .decided")).to_contain_text(left)
    expect(page.locator(".end figure")).to_have_count(1)


def test_the_end_of_hashi_shows_every_board_the_best_first_and_one_chart(open_page: OpenPage, server: Server) -> None:
    ana = Person(server)
    page = open_page(NOWHERE)
    table = start_ahead(server, ana, "hashi", seats=3, left=0)
    sit(page, server, ana, table)
    boards = page.locator(".end .finale figure")
    expect(boards).to_have_count(3)
    totals = sorted((player["total"] for player in ana.read(table)["view"]["players"]), reverse=True)
    assert [int(points) for points in boards.locator("b").all_inner_texts()] == totals
    expect(page.locator(".end .curves svg[role=img]")).to_have_count(1)
    expect(page.locator(".end .curves .line")).to_have_count(3)
    shapes = page.locator(".end .curves .last").evaluate_all("(paths) => paths.map((path) => path.getAttribute('d'))")
    assert len(set(shapes)) == 3  # they are told apart without colours too


@pytest.mark.rare
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious_at_a_table_of_hashi(open_page: OpenPage, server: Server, look: str) -> None:
    theme, size = LOOKS[look]
    ana = Person(server)
    page = open_page(NOWHERE, color_scheme=theme, **size)
    sit(page, server, ana, start_ahead(server, ana, "hashi", seats=1, left=6))
    check_with_axe(page)
    sit(page, server, ana, start_ahead(server, ana, "hashi", seats=3, left=0))
    page.locator(".end").wait_for()
    check_with_axe(page)


@pytest.mark.parametrize("game", ["forbidden_island", rarely("hashi")])
def test_the_end_lies_beside_what_stays_in_sight(open_page: OpenPage, server: Server, game: str) -> None:
    """A desk at 200 % zoom, where the dock stands beside the board: the end can be read and closed."""
    ana = Person(server)
    table = ana.start("me", "me", game=game)["table"]
    play(ana, table)
    page = open_page(NOWHERE, width=640, height=360)
    sit(page, server, ana, table)
    end = page.locator(".end")
    expect(end).to_be_visible()
    rest(page)
    right = "(box) => box.getBoundingClientRect().right"
    assert end.evaluate(right) <= page.locator(".dock").evaluate("(dock) => dock.getBoundingClientRect().left")
    end.get_by_role("button", name=say("en", "table-close"), exact=True).click()
    expect(end).to_have_count(0)
