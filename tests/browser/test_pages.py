"""Every page: in three languages, by day and night, large and small, for eyes, ears and keyboards."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

import islario
from tests.browser.conftest import NOWHERE, OpenPage
from tests.browser.player import Player, rest, use_first_tile
from tests.browser.prepared import PLAIN, calm_deal, sit, start_ahead
from tests.browser.texts import offer, say, vocabulary, words_in
from tests.rarely import rarely
from tests.rules import ID
from tests.server.running import Person, Server

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
PACKAGE = Path(__file__).parent.parent.parent / "src" / "islario"
LOCALES = {"es": "es-AR", "pt": "pt-PT"}
PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
DESK = {"width": 1280, "height": 720}
LOOKS = {
    "desk-light": ("light", DESK),
    "phone-dark": ("dark", PHONE),
    "desk-dark": ("dark", DESK),
    "phone-light": ("light", PHONE),
}
"""Every theme with every size."""
SAID = """() => {
  const spoken = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription"];
  const elements = [...document.querySelectorAll("*")];
  const attributes = elements.flatMap((element) => spoken.map((name) => element.getAttribute(name) || ""));
  const body = document.body.cloneNode(true);
  body.querySelectorAll("code").forEach((command) => command.remove());  // what is typed is the same everywhere
  const texts = [document.title, body.textContent];
  return [...texts, ...attributes].join("\\n");
}"""


def start(page: Page, language: str = "en") -> None:
    offer(page, "forbidden_island", "button", language, "home-play-now").click()
    page.wait_for_selector("section.board")


def turn_to(page: Page, path: str) -> None:
    """Another page, as a link within the page leads there: nothing is loaded anew."""
    page.evaluate(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
    )
    page.wait_for_selector("h1")


@pytest.mark.parametrize("language", ["es", rarely("pt")])
def test_no_english_word_is_left_on_any_page(open_page: OpenPage, server: Server, language: str) -> None:
    english = vocabulary("en") - vocabulary(language) - {"español", "português", "english"}
    page = open_page(locale=LOCALES[language])

    def check(where: str) -> None:
        rest(page)
        found = words_in(re.sub(ID, "", page.evaluate(SAID))) & english  # ids are no words
        assert not found, f"{where}: {sorted(found)}"

    page.wait_for_selector("h1")
    check("home")
    ways = [f"/new/{game}/{way}" for game in islario.games() for way in ("alone", "friends", "pass")]
    books = [f"/{book}/{game}" for book in ("rules", "cards", "almanac") for game in islario.games()]
    for path in (*ways, *books, "/lost"):
        turn_to(page, path)
        rest(page)  # more may be told when the games are known
        for details in page.locator("details > summary").all():
            details.click()
        check(path)
    ana = Person(server, language)
    sit(page, server, ana, start_ahead(server, ana, "forbidden_island", seats=3, left=40))
    player = Player(page, 8)
    for number in range(12):
        player.settle()
        if number % 4 == 0:
            check(f"table after {number} clicks")
        player.step()
    for tab in ("chat", "table", "log"):
        page.get_by_role("tab", name=re.compile(say(language, f"table-tab-{tab}"))).click()
        check(tab)
    ask_why_not(page, server, ana)
    check("why not")
    sit(page, server, ana, start_ahead(server, ana, "forbidden_island", seats=3, left=0))
    page.locator(".end").wait_for()
    check("end")


def ask_why_not(page: Page, server: Server, person: Person) -> Locator:
    """At a new table press a tile with which nothing can be done; the link to the rule that says so.

    Nobody is dealt a special card there, with which something could be done.
    """
    server.deal_from(PLAIN)
    made = person.start("me", "me", first=0, roles=["engineer", "messenger"])
    sit(page, server, person, made["table"])
    page.locator(".tile.still").first.click(force=True)
    link = page.locator(".pop a[href*='/rules/forbidden_island#FI-']").first
    link.wait_for()
    return link


@pytest.mark.parametrize("look", ["desk-light", *map(rarely, ["phone-dark", "desk-dark", "phone-light"])])
def test_axe_finds_nothing_serious(open_page: OpenPage, server: Server, look: str) -> None:
    theme, size = LOOKS[look]
    page = open_page(color_scheme=theme, **size)
    page.wait_for_selector("h1")
    check_with_axe(page)
    news = [f"/new/{game}/friends" for game in islario.games()]
    books = ["/rules/forbidden_island", "/rules/hashi", "/rules/robinson", "/cards/forbidden_island"]
    for path in (*news, "/new/hashi/alone", *books):
        turn_to(page, path)
        rest(page)
        for summary in page.locator("form details > summary").all():
            summary.click()
        check_with_axe(page)
    ana = Person(server)
    ask_why_not(page, server, ana)
    check_with_axe(page)
    sit(page, server, ana, start_ahead(server, ana, "forbidden_island", seats=4, left=40))
    check_with_axe(page)
    sit(page, server, ana, start_ahead(server, ana, "forbidden_island", seats=4, left=0))
    page.locator(".end").wait_for()
    check_with_axe(page)


def check_with_axe(page: Page, part: str = "html") -> None:
    rest(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    # What passes is looked for until one node is found, which is a quarter faster.
    found: list[dict[str, Any]] = page.evaluate(
        "async (part) => (await axe.run(part, { resultTypes: ['violations'] })).violations", part
    )
    serious = [violation for violation in found if violation["impact"] in ("serious", "critical")]
    told = [(violation["id"], [node["html"][:120] for node in violation["nodes"][:3]]) for violation in serious]
    assert not told, f"{page.url}: {told}"


OTHER_LAYOUTS = ["bone_island", "bridge_of_horrors", "arch_of_fate", "atoll_of_decisions"]


@pytest.mark.parametrize("layout", ["classic", "coral_reef", *map(rarely, OTHER_LAYOUTS)])
def test_the_whole_table_fits_a_small_desk_with_four_players(open_page: OpenPage, server: Server, layout: str) -> None:
    table = Person(server).start("me", "me", "me", "me", layout=layout)["table"]
    page = open_page(f"/table/{table}", **DESK)
    page.wait_for_selector("section.board .tile")
    rest(page)
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    hidden = """() => [...document.querySelectorAll(".tile .touch, .hand .card, .board .bar, .meter")].filter((it) => {
      const box = it.getBoundingClientRect();
      return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    }).length"""
    assert page.evaluate(hidden) == 0


def test_on_a_phone_a_turn_is_played_with_the_thumb(open_page: OpenPage, server: Server) -> None:
    server.deal_from(calm_deal())
    page = open_page(**PHONE)
    start(page)
    rest(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    small = """() => [...document.querySelectorAll("section.board .bar button, .dock button")].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.height < 40 || box.width < 40;
    }).length"""
    assert page.evaluate(small) == 0
    use_first_tile(page, touch=True)
    expect(page.locator("section.board")).to_have_attribute("data-moment", "1")
    page.get_by_role("button", name=say("en", "board-finish"), exact=True).tap()
    page.get_by_role("button", name=say("en", "board-finish-sure")).tap()
    expect(page.locator("section.board")).to_have_attribute("data-moment", re.compile(r"^([5-9]|\d\d)$"))


def test_a_turn_is_played_with_the_keyboard_alone(open_page: OpenPage, server: Server) -> None:
    server.deal_from(calm_deal())
    page = open_page()
    offer(page, "forbidden_island", "button", "en", "home-play-now").wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.textContent.trim()") == say("en", "home-play-now"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("section.board .tile")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.getAttribute('role')") == "gridcell":
            break
    focused = "() => document.activeElement.getAttribute('data-tile')"
    seen = set()
    for key in "ArrowRight ArrowDown ArrowLeft ArrowUp ArrowDown ArrowDown ArrowRight ArrowRight".split():
        seen.add(page.evaluate(focused))
        page.keyboard.press(key)
    assert len(seen) >= 4
    label = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert re.search(r"row \d, column \d", label)
    page.keyboard.press("t")
    expect(page.get_by_role("button", name=say("en", "board-cancel"))).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator("section.board")).to_have_attribute("data-moment", re.compile(r"^([3-9]|\d\d)$"))


def test_what_cannot_be_done_says_why_with_a_link_to_the_rule(open_page: OpenPage, server: Server) -> None:
    page = open_page(locale="es-ES")
    link = ask_why_not(page, server, Person(server, "es"))
    rule = str(link.get_attribute("href")).split("#")[1]
    with page.expect_popup() as opened:  # the table stays where it is
        link.click()
    target = opened.value.locator(f"[id='{rule}']")
    target.wait_for()
    expect(target).to_be_in_viewport()


def test_the_rules_can_be_searched_whatever_the_accents(open_page: OpenPage) -> None:
    page = open_page("/rules/forbidden_island", locale="es-ES")
    box = page.get_by_role("searchbox")
    expect(page.locator("[id^='FI-']")).to_have_count(68)
    expect(page.locator("main [id^='FI-'] svg").first).to_be_visible()
    box.fill("helicoptero")
    expect(page.locator("mark").first).to_be_visible()
    expect(page.locator("[id^='FI-']")).not_to_have_count(68)
    expect(page.locator("[id^='FI-']").first).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "question"), [("en-GB", "how do I win?"), ("es-ES", "¿Cómo gano?"), ("pt-BR", "como ganho")]
)
def test_a_question_shows_the_rule_that_answers_it(open_page: OpenPage, locale: str, question: str) -> None:
    page = open_page("/rules/forbidden_island", locale=locale)
    page.get_by_role("searchbox").fill(question)
    expect(page.locator("[id='FI-MOVE-1']")).to_have_count(0)
    expect(page.locator("[id='FI-WIN-1'] mark").first).to_be_visible()


def test_language_and_theme_are_remembered(open_page: OpenPage) -> None:
    page = open_page(locale="en-GB")
    page.get_by_role("combobox").select_option("pt")
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    page.get_by_role("button", name=say("pt", "site-dark")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(offer(page, "forbidden_island", "button", "pt", "home-play-now")).to_be_visible()


def test_a_move_without_connection_is_kept_in_sight_and_sent_later(open_page: OpenPage) -> None:
    page = open_page()
    page.clock.install()
    start(page)
    page.context.set_offline(True)
    expect(page.locator(".connection")).not_to_have_class(re.compile("live"))
    page.locator(".bar [aria-keyshortcuts=E]").click()
    move = say("en", "action-end")
    expect(page.locator(".bar .prompt")).to_have_text(say("en", "table-kept-kept", move=move))
    expect(page.locator(".tile.near")).to_have_count(0)  # what would follow is not known
    page.clock.run_for(5000)  # retries go on meanwhile
    page.context.set_offline(False)
    expect(page.locator(".connection")).to_have_class(re.compile("live"))
    expect(page.locator("section.board")).to_have_attribute("data-moment", "1")
    expect(page.locator(".bar .prompt")).not_to_contain_text(move)
    notice = page.locator(".notice")
    expect(notice).to_contain_text(say("en", "table-kept-played", move=move))
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    page.clock.run_for(4000)  # whatever was still to be tried has been
    page.get_by_role("tab", name=re.compile(say("en", "table-tab-chat"))).click()
    page.get_by_role("textbox").fill("back again")
    page.keyboard.press("Enter")
    expect(page.get_by_text("back again")).to_have_count(1)


def test_a_move_without_connection_that_comes_too_late_says_why(open_page: OpenPage, server: Server) -> None:
    page, ana = open_page(NOWHERE), Person(server)
    table = ana.start("me", "me")["table"]
    sit(page, server, ana, table)
    page.context.set_offline(True)
    page.locator(".bar [aria-keyshortcuts=E]").click()
    expect(page.locator(".bar .prompt")).to_contain_text(say("en", "action-end"))
    with ana.sit(table) as elsewhere:  # at another device
        assert elsewhere.play(elsewhere.standing["legal"][str(elsewhere.standing["view"]["waiting_for"][0])][0])
    page.context.set_offline(False)
    refused = say("en", "table-kept-refused", move=say("en", "action-end"), why=say("en", "table-moved-on"))
    expect(page.locator(".notice")).to_contain_text(refused)
    expect(page.locator("section.board")).to_have_attribute("data-moment", "1")
    page.locator(".bar [aria-keyshortcuts=E]").click()  # the next move ends the notice
    expect(page.locator(".notice")).to_have_count(0)


def test_the_past_is_looked_at_with_the_slider_and_left_again(open_page: OpenPage, server: Server) -> None:
    ana = Person(server)
    page = open_page(NOWHERE)
    table = start_ahead(server, ana, "forbidden_island", seats=2, left=18)
    sit(page, server, ana, table)
    now = str(ana.read(table)["moment"])
    expect(page.locator("section.board")).to_have_attribute("data-moment", now)
    expect(page.locator(".tile.near").first).to_be_visible()
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    expect(page.locator("section.board")).to_have_attribute("data-moment", "0")
    expect(page.locator(".tile.near")).to_have_count(0)
    page.get_by_role("button", name=say("en", "table-now")).click()
    expect(page.locator("section.board")).to_have_attribute("data-moment", now)


def test_moves_are_taken_back_by_a_button(open_page: OpenPage) -> None:
    page = open_page()
    start(page)
    use_first_tile(page)
    expect(page.locator("section.board")).to_have_attribute("data-moment", "1")
    page.get_by_role("button", name=say("en", "table-undo"), exact=True).click()
    expect(page.locator("section.board")).to_have_attribute("data-moment", "0")


def test_what_people_type_is_shown_as_text(open_page: OpenPage) -> None:
    page = open_page()
    start(page)
    page.get_by_role("tab", name=re.compile(say("en", "table-tab-chat"))).click()
    page.get_by_role("textbox").fill("<img src=x onerror=alert(1)><b>hello</b>")
    page.keyboard.press("Enter")
    page.get_by_text("<img src=x onerror=alert(1)><b>hello</b>").wait_for()
    assert page.locator("img[src=x]").count() == 0


def shifts(page: Page) -> float:
    """How much has jumped since the page was opened, once everything is there."""
    rest(page)
    jumps = """() => {
      const watcher = new PerformanceObserver(() => {});
      watcher.observe({ type: "layout-shift", buffered: true });
      return watcher.takeRecords().reduce((sum, jump) => sum + jump.value, 0);
    }"""
    return float(page.evaluate(jumps))


@pytest.mark.parametrize("game", ["forbidden_island", "hashi", "robinson"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 800)])
def test_nothing_jumps_while_the_rules_come(open_page: OpenPage, game: str, width: int, height: int) -> None:
    page = open_page(f"/rules/{game}", width=width, height=height)
    page.locator("article section").last.locator("li").last.wait_for()
    assert shifts(page) < 0.05


def test_the_first_load_is_small_and_nothing_jumps(open_page: OpenPage) -> None:
    page = open_page("/rules/forbidden_island")
    page.goto(re.sub(r"(https?://[^/]+).*", r"\1", page.url))
    page.wait_for_selector("article")
    assert shifts(page) < 0.02
    start(page)
    page.wait_for_selector("section.board .tile")
    assert shifts(page) < 0.05
    fresh = open_page()
    start(fresh)
    rest(fresh)
    sent = fresh.evaluate(
        "() => performance.getEntriesByType('resource').filter((e) => /[.](js|css)/.test(e.name))"
        ".map((e) => e.encodedBodySize).reduce((a, b) => a + b, 0)"
    )
    assert 20_000 < sent < 200_000


def texts_in(page: Page) -> set[str]:
    """Which of the package's files of English texts the page has loaded, known by their longest lines."""
    page.wait_for_load_state("networkidle")
    scripts = page.evaluate("() => performance.getEntriesByType('resource').map((e) => e.name)")
    said = "\n".join(httpx.get(script).text for script in scripts if script.endswith(".js"))
    files = [path for path in PACKAGE.rglob("locale/*.ftl") if f".{path.name}".endswith(".en.ftl")]
    assert len(files) > 20
    lines = {path: [line for line in path.read_text("utf-8").splitlines() if line[:1].islower()] for path in files}
    longest = {path: max(lines[path], key=len) for path in files}
    return {str(path.relative_to(PACKAGE)) for path in files if longest[path] in said}


def test_a_page_has_the_texts_of_the_game_that_it_shows_and_no_others(open_page: OpenPage) -> None:
    page = open_page()
    page.wait_for_selector("h1")
    brief = {f"games/{game}/locale/{part}.en.ftl" for game in islario.games() for part in ("options", "endings")}
    assert texts_in(page) == {"locale/en.ftl", *brief}
    start(page)
    page.wait_for_selector("section.board .tile")
    own = {f"games/forbidden_island/locale/{part}en.ftl" for part in ("", "signs.", "motives.")}
    assert texts_in(page) == {"locale/en.ftl", *own, *brief}


def test_sharing_gives_a_link_with_no_secret_in_it(open_page: OpenPage, server: Server) -> None:
    ana = Person(server)
    page = open_page(NOWHERE, permissions=["clipboard-read", "clipboard-write"])
    sit(page, server, ana, start_ahead(server, ana, "forbidden_island", seats=2, left=0))
    page.locator(".end").get_by_role("button", name=say("en", "table-end-share")).click()
    page.locator(".end").get_by_role("button", name=say("en", "link-copied")).wait_for()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert re.fullmatch(rf"{re.escape(server.address)}/table/[\w-]+", link)
    watcher = open_page(link)
    watcher.wait_for_selector("section.board .tile")
    watcher.get_by_text(say("en", "table-watching"), exact=True).wait_for()
