"""Lessons in a real browser, from the first bubble to the last, and the help that "?" opens."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.learner import Learner
from tests.browser.player import rest
from tests.browser.test_pages import DESK, LOCALES, PHONE, SAID, check_with_axe, start
from tests.browser.texts import offer, say, vocabulary, words_in
from tests.rarely import rarely
from tests.rules import ID

BOARD = "section.board"


def check_language(page: Page, language: str) -> None:
    english = vocabulary("en") - vocabulary(language) - {"español", "português", "english"}
    said = re.sub(ID, "", page.evaluate(SAID))  # ids are no words
    assert not words_in(said) & english


def in_width(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("size", [DESK, rarely(PHONE)])
def test_forbidden_island_is_learned_bubble_by_bubble(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    learner = Learner(page)
    learner.begin("forbidden_island")
    learner.learn_island()
    check_with_axe(page)
    assert in_width(page)
    expect(learner.bubble.get_by_role("link", name=say("en", "guide-new-game"))).to_have_attribute(
        "href", "/new/forbidden_island/alone"
    )
    learner.button("guide-play-on").click()
    expect(learner.bubble).to_have_count(0)
    expect(page.locator(".tile.near").first).to_be_visible()  # from here on it is their game
    assert in_width(page)
    page.goto(re.sub(r"(https?://[^/]+).*", r"\1", page.url))
    expect(offer(page, "forbidden_island", "button", "en", "home-learn")).to_be_visible()
    expect(offer(page, "hashi", "button", "en", "home-learn-first")).to_be_visible()


@pytest.mark.parametrize("size", [rarely(DESK), PHONE])
def test_hashi_is_learned_bubble_by_bubble(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    learner = Learner(page)
    learner.begin("hashi")
    learner.learn_bridges()
    check_with_axe(page)
    assert in_width(page)
    learner.button("guide-rules").click()
    page.wait_for_selector(".help")
    expect(page.locator(".help")).to_contain_text(say("en", "hashi-help-goal"))


@pytest.mark.parametrize(
    ("game", "language", "width"),
    [
        ("forbidden_island", "es", 740),
        ("hashi", "pt", 640),
        rarely("forbidden_island", "pt", 640),
        rarely("hashi", "es", 740),
    ],
)
def test_in_a_low_window_no_bubble_hides_what_it_speaks_of(
    open_page: OpenPage, game: str, language: str, width: int
) -> None:
    """A phone on its side, and a desk at 200 % zoom. The learner looks at each bubble; a finger rests on nothing."""
    page = open_page(width=width, height=360, locale=LOCALES[language], has_touch=True)
    learner = Learner(page, language)
    learner.begin(game)
    learner.learn(game)
    assert in_width(page)


@pytest.mark.parametrize("size", [DESK, rarely(PHONE)])
def test_robinson_crusoe_is_learned_bubble_by_bubble(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    learner = Learner(page)
    learner.begin("robinson")
    learner.learn_castaways()
    check_with_axe(page, ".bubble")
    assert in_width(page)
    learner.button("guide-rules").click()
    page.wait_for_selector(".help")
    expect(page.locator(".help")).to_contain_text(say("en", "robinson-help-goal"))


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("forbidden_island", "es"),
        rarely("forbidden_island", "pt"),
        rarely("hashi", "es"),
        ("hashi", "pt"),
        rarely("robinson", "es"),
        rarely("robinson", "pt"),
    ],
)
def test_a_lesson_speaks_the_reader_s_language(open_page: OpenPage, game: str, language: str) -> None:
    page = open_page(locale=LOCALES[language])

    def look(step: int) -> None:
        check_language(page, language)

    learner = Learner(page, language, look)
    learner.begin(game)
    learner.learn(game)
    page.keyboard.press("?")
    page.wait_for_selector(".help details")
    check_language(page, language)


def test_forbidden_island_is_learned_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    offer(page, "forbidden_island", "button", "en", "home-learn-first").focus()
    page.keyboard.press("Enter")
    learner = Learner(page)
    focused = page.locator(":focus")
    learner.read(0)
    expect(focused).to_have_text(say("en", "guide-next"))
    page.keyboard.press("Enter")
    learner.read(1)
    expect(focused).to_have_attribute("data-tile", "bronze_gate")
    page.keyboard.press("Enter")
    learner.read(2)
    expect(focused).to_have_attribute("data-tile", "crimson_forest")
    page.keyboard.press("Enter")
    page.locator(".item:focus").wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    learner.read(3)
    expect(focused).to_have_attribute("aria-label", say("en", "card-earth"))
    page.keyboard.press("Enter")
    page.locator(".item:focus").wait_for()
    page.keyboard.press("Enter")
    learner.read(4)
    expect(focused).to_have_attribute("aria-keyshortcuts", "D")
    for moment in (4, 5):
        page.keyboard.press("d")
        expect(page.locator(BOARD)).to_have_attribute("data-moment", str(moment))
        page.wait_for_selector(f'{BOARD} [aria-busy="false"]', state="attached")
    learner.read(5)
    page.keyboard.press("f")
    expect(page.locator(BOARD)).to_have_attribute("data-moment", "6")
    page.wait_for_selector(f'{BOARD} [aria-busy="false"]', state="attached")
    page.keyboard.press("f")
    learner.read(6)
    expect(focused).to_have_attribute("data-tile", "fools_landing")
    page.keyboard.press("Enter")
    page.locator(".item:focus").wait_for()
    page.keyboard.press("Enter")
    learner.read(7)
    page.keyboard.press("t")
    page.keyboard.press("ArrowLeft")
    expect(focused).to_have_accessible_name(say("en", "board-finish-sure"))
    page.keyboard.press("Enter")
    learner.read(8)
    page.keyboard.press("t")
    learner.read(9)
    expect(focused).to_have_text(say("en", "guide-play-on"))


def test_robinson_crusoe_is_learned_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    offer(page, "robinson", "button", "en", "home-learn-first").focus()
    page.keyboard.press("Enter")
    learner = Learner(page)
    focused = page.locator(":focus")
    for step in (0, 1):
        learner.read(step)
        expect(focused).to_have_text(say("en", "guide-next"))
        page.keyboard.press("Enter")
    learner.read(2)
    learner.choose(1)
    learner.read(3)
    learner.press_focused("threat right", 1)
    learner.read(4)
    learner.press_focused("explore B2", 2)
    learner.read(5)
    learner.press_focused("build shovel", 2)
    learner.read(6)
    page.keyboard.press("c")
    learner.read(7)
    learner.choose(2)
    learner.read(8)
    learner.choose(1)
    learner.read(9)
    learner.press_focused("build shelter", 2)
    learner.read(10)
    learner.press_focused("threat right", 1)
    learner.read(11)
    learner.press_focused("gather B2 food", 1)
    page.keyboard.press("c")
    learner.choose(1)  # though Friday has no task
    learner.read(12)
    learner.choose(2)
    learner.choose(2)
    learner.read(13)
    learner.choose(2)
    learner.read(14)
    expect(focused).to_have_text(say("en", "guide-play-on"))


def test_a_lesson_says_nothing_while_somebody_watches_what_happens(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference")
    learner = Learner(page)
    learner.begin("robinson")
    learner.go_on()
    learner.go_on()
    learner.answer(0)
    learner.read(3)
    learner.plan("threat right", 1)
    learner.plan("explore B2", 2)
    learner.plan("build shovel", 2)
    learner.confirm()
    skip = page.locator(".board .bar .button.first")
    expect(skip).to_be_visible()
    expect(learner.bubble).to_have_count(0)
    skip.click()
    learner.read(7)


def test_a_lesson_goes_on_whatever_somebody_does_and_after_a_reload(open_page: OpenPage) -> None:
    page = open_page()
    learner = Learner(page)
    learner.begin("forbidden_island")
    learner.go_on()
    learner.read(1)
    page.reload()
    learner.read(1)
    page.locator(".bar [aria-keyshortcuts=E]").click()  # no walk, nothing shored up, no card given
    learner.read(4)
    learner.button("guide-back").click()
    expect(learner.bubble).to_have_attribute("data-step", "3")
    learner.go_on()
    learner.read(4)
    learner.cards("D", 2)
    learner.read(5)


def test_a_lesson_is_put_away_and_brought_back(open_page: OpenPage) -> None:
    page = open_page()
    learner = Learner(page)
    learner.begin("hashi")
    learner.button("guide-next").focus()
    page.keyboard.press("Escape")
    expect(learner.bubble).to_have_count(0)
    expect(page.get_by_role("button", name=say("en", "guide-resume"))).to_be_focused()
    page.reload()
    page.wait_for_selector(".islet.glows")
    page.get_by_role("button", name=say("en", "guide-resume")).click()
    learner.read(0)
    expect(page.get_by_role("status").filter(has_text=say("en", "guide-step", step=1, steps=10))).to_have_count(1)


def test_a_lesson_is_offered_where_a_table_is_set_and_shown_to_nobody_else(open_page: OpenPage) -> None:
    page = open_page("/new/hashi/alone")
    page.get_by_role("button", name=say("en", "home-learn-first")).click()
    page.wait_for_selector(".bubble.placed")
    path = re.sub(r"https?://[^/]+", "", page.url)
    other = open_page(path)
    other.get_by_text(say("en", "reason-not_at_table")).wait_for()


@pytest.mark.parametrize("size", [PHONE, rarely(DESK)])
def test_help_opens_beside_the_table_and_gives_the_focus_back(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    start(page)
    page.wait_for_selector(f"{BOARD} .tile")
    button = page.get_by_role("button", name=say("en", "guide-help"))
    button.click()
    title = page.get_by_role("heading", name=say("en", "guide-help-of", game=say("en", "site-game-forbidden_island")))
    expect(title).to_be_focused()
    rest(page)
    check_with_axe(page)
    assert in_width(page)
    page.get_by_role("searchbox").fill("sandbags")
    expect(page.locator(".help mark").first).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.locator(".help summary").nth(1).click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")  # in a field that is searched in, the first one empties it
    expect(page.locator(".help")).to_have_count(0)
    expect(button).to_be_focused()


def test_the_key_opens_help_and_the_table_is_played_beside_it(open_page: OpenPage) -> None:
    page = open_page()
    start(page)
    page.wait_for_selector(f"{BOARD} .tile")
    page.keyboard.press("?")
    expect(page.locator(".help")).to_contain_text(say("en", "board-help-goal"))
    expect(page.locator(".help kbd").first).to_have_text("E")
    page.locator(".bar [aria-keyshortcuts=E]").click()
    expect(page.locator(BOARD)).to_have_attribute("data-moment", "1")
    page.keyboard.press("?")
    expect(page.locator(".help")).to_have_count(0)


def test_texts_of_lessons_come_with_lessons_only(open_page: OpenPage) -> None:
    page = open_page()
    start(page)
    page.wait_for_selector(f"{BOARD} .tile")
    rest(page)
    names = page.evaluate("() => performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert not [name for name in names if re.search(r"\.help\.|HelpDrawer|Lesson|guidance", name)]
