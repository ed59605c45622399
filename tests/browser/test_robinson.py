"""Robinson Crusoe at the table: whole games, every scenario, and what a game weighs, by clicks in a real browser."""

import re
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.castaway import Castaway
from tests.browser.conftest import OpenPage
from tests.browser.player import PATIENCE, rest
from tests.browser.prepared import person_at, sit
from tests.browser.shore import asks_of_card, keep_golden, plans, start_at
from tests.browser.test_games import table_of
from tests.browser.test_pages import check_with_axe
from tests.browser.texts import offer, say
from tests.golden.playthrough import GAMES
from tests.rarely import rarely
from tests.server.running import Person, Server
from tests.server.test_killed import return_to

EASIER = {"friday": "yes", "dog": "yes", "starting_items": 4}
"""With these somebody who plays at random lives for three days."""
CURSED, JENNY = 2, 3
"""The scenarios of the crosses and of the castaway on her rock."""
SHORT, CALM = 3, 1
"""A deal at which a game by clicks is soon over, and one at which nothing unusual happens in the first days."""
MOST_CLICKS = 8
"""So many clicks may a round cost beside the pawns."""
DESK: ViewportSize = {"width": 1280, "height": 720}
WIDE: ViewportSize = {"width": 1680, "height": 940}
"""Here the history stands beside the board."""
WON = sorted(name for name in GAMES if name.startswith("robinson_") and name.endswith("_won"))
QUICKEST = "robinson_volcano_island_won"
BACK = 12
"""So many moments of a won game are leafed back through."""


def test_play_now_is_a_whole_game_of_castaways_in_clicks(open_page: OpenPage, server: Server) -> None:
    server.deal_from(SHORT)
    page = open_page()
    offer(page, "robinson", "button", "en", "home-play-now").click()
    table = table_of(page)
    page.wait_for_selector("section.board")
    player = Castaway(page, seed=SHORT)
    player.play_until(lambda: player.over)
    told = person_at(server, page).read(table)
    assert (told["view"]["scenario"], len(told["view"]["players"]), told["over"]) == (1, 2, True)
    assert told["view"]["friday"] is not None
    expect(page.locator(".end")).to_contain_text(say("en", f"result-{told['result']['reason']}"))
    assert player.clicks > told["view"]["round"] > 1


DAYS = [(1, 2, 1), (2, 1, 1), (3, 3, 1), (4, 2, 7), (5, 2, 2), (6, 2, 1), (7, 3, 1)]
"""Every scenario, with how many people, and the deal."""


@pytest.mark.parametrize(
    ("scenario", "players", "deal", "days"),
    [(2, 1, 1, 1), (5, 2, 1, 1), *[rarely(*case, 3) for case in DAYS]],
)
def test_every_scenario_starts_and_is_played_for_days_by_clicks(
    open_page: OpenPage, server: Server, scenario: int, players: int, deal: int, days: int
) -> None:
    server.deal_from(deal)
    ana, page = Person(server), open_page()
    table = ana.start(*["me"] * players, game="robinson", scenario=scenario, **EASIER)["table"]
    sit(page, server, ana, table)
    player = Castaway(page, seed=deal)
    player.play_until(lambda: player.plans(days + 1))
    assert (player.over, player.round) == (False, days + 1)
    page.locator("#robinson-tab-scenario").click()
    expect(page.locator("#robinson-page")).to_contain_text(say("en", "panel-goal"))


def test_a_round_in_which_nothing_unusual_happens_costs_few_clicks(open_page: OpenPage, server: Server) -> None:
    server.deal_from(CALM)
    ana, page = Person(server), open_page()
    sit(page, server, ana, ana.start("me", "me", game="robinson", **EASIER)["table"])
    player = Castaway(page)
    player.play_until(lambda: player.plans(1))
    costs, placed = [], []
    for day in (1, 2, 3):
        before = player.clicks, player.placed
        player.play_until(partial(player.plans, day + 1))
        costs.append(player.clicks - before[0])
        placed.append(player.placed - before[1])
    assert not player.over
    assert min(placed) >= 4  # all pawns of both, one click each
    assert max(costs) <= MOST_CLICKS, costs


LAPTOP = {"width": 1366, "height": 650}
"""The window of a browser on a small laptop."""
SPILT = """() => {
  const box = (part) => document.querySelector(`.board ${part}`).getBoundingClientRect();
  const [bar, decks] = [box(".bar"), box(".decks")];
  return [box(".island").right > bar.left, decks.bottom > innerHeight, bar.bottom > innerHeight]
    .concat(document.documentElement.scrollHeight > innerHeight);
}"""
"""Whether the bar covers the island, and whether decks, bar or page reach below the window."""


def test_on_a_small_laptop_a_question_covers_neither_island_nor_decks(open_page: OpenPage, server: Server) -> None:
    ana, page = Person(server), open_page(**LAPTOP)
    for wanted in (plans, asks_of_card):
        sit(page, server, ana, start_at(server, [ana, ana], wanted))
        rest(page)
        assert page.evaluate(SPILT) == [False] * 4


def test_a_card_that_was_turned_over_stays_to_be_read_until_somebody_goes_on(
    open_page: OpenPage, server: Server
) -> None:
    server.deal_from(CALM)
    ana, page = Person(server), open_page(**LAPTOP)
    sit(page, server, ana, ana.start("me", "me", game="robinson", **EASIER)["table"])
    player, drawn = Castaway(page), page.locator(".board .drawn")
    player.play_until(lambda: drawn.locator("[data-card^='event ']").count() > 0)
    assert not player.over
    expect(drawn.locator("p").first).not_to_be_empty()
    check_with_axe(page)
    answered = player.clicks
    player.play_until(lambda: player.plans(1))
    assert player.clicks > answered  # what is asked before the plan leaves the event in sight
    expect(drawn.locator("[data-card^='event ']")).to_have_count(1)
    player.step()
    expect(drawn.locator("[data-card^='event ']")).to_have_count(0)


def test_confirming_asks_when_friday_alone_has_no_task(open_page: OpenPage, server: Server) -> None:
    server.deal_from(CALM)
    ana, page = Person(server), open_page()
    sit(page, server, ana, ana.start("me", game="robinson", **EASIER)["table"])
    player = Castaway(page)
    player.play_until(lambda: player.plans(1))
    rest_of_all = page.locator(".board [data-field=rest]")
    for placed in (1, 2):
        rest_of_all.locator(".chip.open").first.click()
        expect(rest_of_all.locator(".line")).to_have_count(placed)
    tray = page.locator(".board .tray")
    expect(tray.locator("[data-pawn='0']")).to_have_count(0)
    expect(tray.locator("[data-pawn=friday]")).to_have_count(1)
    player.confirm.click()
    bar = page.locator(".board .bar")
    expect(bar).to_contain_text(say("en", "robinson-doubt"))
    expect(bar).to_contain_text(say("en", "forecast-warn-friday_idle"))
    bar.get_by_role("button", name=say("en", "robinson-confirm-sure")).click()
    expect(player.confirm).to_have_count(0)


CONFIRM_IN_HASTE = """() => new MutationObserver((changes, observer) => {
  if (changes.every(({ target }) => target.ariaBusy !== "true")) return;
  observer.disconnect();
  dispatchEvent(new KeyboardEvent("keydown", { key: "c" }));
}).observe(document.querySelector("section.board"), { subtree: true, attributeFilter: ["aria-busy"] })"""
"""Press the key as soon as a move is on its way."""


def test_a_question_takes_the_focus_as_soon_as_it_can_be_answered(open_page: OpenPage, server: Server) -> None:
    server.deal_from(CALM)
    ana, page = Person(server), open_page()
    sit(page, server, ana, ana.start("me", game="robinson", **EASIER)["table"])
    player = Castaway(page)
    player.play_until(lambda: player.plans(1))
    page.evaluate(CONFIRM_IN_HASTE)
    page.locator(".board [data-field=rest] .chip.open").first.click()
    expect(page.locator(".board .bar .answer[data-ready]")).to_be_focused()


SIDEWAYS = [(740, 360), (640, 360)]
"""A phone on its side, and a small desk at twice the size."""
IN_SIGHT = """(it) => {
  const box = it.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.width > 0 && box.bottom <= innerHeight && box.right <= innerWidth && (it.contains(at) || at?.contains(it));
}"""


@pytest.mark.parametrize(("width", "height"), SIDEWAYS)
def test_on_a_phone_on_its_side_every_page_and_every_answer_is_in_sight(
    open_page: OpenPage, server: Server, width: int, height: int
) -> None:
    ana, page = Person(server), open_page(width=width, height=height)
    sit(page, server, ana, start_at(server, [ana, ana], plans))
    rest(page)
    assert page.locator("[data-field=threat]").evaluate(IN_SIGHT)
    assert page.locator(".bar [aria-keyshortcuts=C]").evaluate(IN_SIGHT)
    tabs = page.get_by_role("tablist", name=say("en", "robinson-pages")).get_by_role("tab")
    for tab in tabs.all():
        assert tab.evaluate(IN_SIGHT)
    page.locator("#robinson-tab-place").click()
    spaces = page.locator(".island [data-target]")
    assert spaces.count() > 0
    assert spaces.first.evaluate(IN_SIGHT)
    page.locator("#robinson-tab-people").click()
    assert page.locator(".board .side").evaluate(IN_SIGHT)
    sit(page, server, ana, start_at(server, [ana, ana], asks_of_card))
    rest(page)
    for answer in page.locator(".board .bar li:not(.aside) .answer").all():
        assert answer.evaluate(IN_SIGHT)


def rolls_with_help(view: dict[str, Any]) -> bool:
    """Whether dice lie there, and whoever is asked could pay for something else."""
    rich = any(view["players"][seat]["determination"] >= 4 for seat in view["waiting_for"])
    return rich and bool(view["dice"]) and (view["asking"] or {}).get("kind") == "window"


def test_the_dice_stay_in_sight_however_much_could_be_used_first(open_page: OpenPage, server: Server) -> None:
    ana, page = Person(server), open_page(**LAPTOP)
    sit(page, server, ana, start_at(server, [ana, ana], rolls_with_help, **EASIER))
    rest(page)
    assert page.locator(".board .bar .aside").count() > 2
    expect(page.locator(".board .about .die")).to_have_count(3)
    for part in page.locator(".board .about .die, .board .bar li:not(.aside) .answer").all():
        assert part.evaluate(IN_SIGHT)


def asks_for_space(view: dict[str, Any]) -> bool:
    return (view["asking"] or {}).get("kind") == "space" and view["phase"] == "event"


def test_a_space_that_is_asked_for_is_clicked_on_the_island(open_page: OpenPage, server: Server) -> None:
    ana, page = Person(server), open_page(**LAPTOP)
    table = start_at(server, [ana, ana], asks_for_space, scenario=CURSED)
    sit(page, server, ana, table)
    rest(page)
    bar, spaces = page.locator(".board .bar"), page.locator(".island .hex.asked")
    assert spaces.count() == bar.locator("li:not(.aside) .answer").count() > 2
    for answer in bar.locator("li:not(.aside) .answer").all():
        assert answer.evaluate(IN_SIGHT)
    expect(bar.locator("li:not(.aside) .costs span")).to_have_count(0)  # what all of them change is said once
    white = say("en", "mark-white")
    expect(bar.locator(".shared")).to_contain_text(white)
    expect(bar.locator(".text")).not_to_contain_text("Goal")  # of the sheet only what asks
    space = spaces.first.get_attribute("data-space")
    spaces.first.click()
    expect(page.locator(f".island [data-space={space}]")).to_have_attribute("aria-label", re.compile(re.escape(white)))


def test_all_that_threatens_stands_in_one_line_with_the_goal(open_page: OpenPage, server: Server) -> None:
    ana, page = Person(server), open_page()
    sit(page, server, ana, ana.start("me", "me", game="robinson", scenario=JENNY)["table"])
    rest(page)
    assert page.locator("[data-part=goal] li").count() > 4
    line = "(top) => Math.max(...[...top.children].map((it) => it.offsetTop)) < top.children[0].offsetHeight + 8"
    assert page.locator("[data-part=top] .line").evaluate(line)


CUT = """() => [...document.querySelectorAll(".people b, .decks .name, .docked span:not(.unseen)")]
  .filter((it) => it.getClientRects().length > 0 && it.offsetWidth > 1)
  .filter((it) => {
    const text = document.createRange();
    text.selectNodeContents(it);
    const [inner, outer] = [text.getBoundingClientRect(), it.parentElement.getBoundingClientRect()];
    return it.scrollWidth > it.clientWidth + 1 || inner.left < outer.left - 1 || inner.right > outer.right + 1;
  })
  .map((it) => it.innerText)"""
"""The names that are not told in full."""


@pytest.mark.parametrize("locale", [*map(rarely, ("en-GB", "pt-BR")), "es-ES"])
def test_names_of_people_decks_and_what_lies_beside_are_told_in_full(
    open_page: OpenPage, server: Server, locale: str
) -> None:
    ana, page = Person(server), open_page(locale=locale)
    sit(page, server, ana, ana.start(*["me"] * 4, game="robinson")["table"])
    for width, height in [(1280, 720), *SIDEWAYS, (360, 740)]:
        page.set_viewport_size({"width": width, "height": height})
        if width < DESK["width"]:
            page.locator("#robinson-tab-people").click()
        rest(page)
        expect(page.locator(".people b")).to_have_count(4)
        assert page.locator(".docked").count() == 6
        assert page.evaluate(CUT) == [], (width, height)


def is_determined(view: dict[str, Any]) -> bool:
    """Whether somebody has so much determination that it takes two digits."""
    return any(player["determination"] > 9 for player in view["players"])


def test_names_are_told_in_full_beside_much_determination(open_page: OpenPage, server: Server) -> None:
    ana, page = Person(server), open_page(locale="es-ES")
    longest: dict[str, Any] = {**EASIER, "characters": ["explorer"]}
    sit(page, server, ana, start_at(server, [ana], is_determined, **longest))
    rest(page)
    assert page.evaluate(CUT) == []


# -- replayed --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [QUICKEST, *[rarely(name) for name in WON if name != QUICKEST]])
def test_the_won_game_of_each_scenario_is_leafed_through_in_the_page(
    browser: Browser, tmp_path: Path, name: str
) -> None:
    table = keep_golden(tmp_path, name)
    complaints: list[str] = []
    with Server(tmp_path) as server:
        context = browser.new_context(viewport=WIDE, locale="en-GB", reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto(f"{server.address}/table/{table}")
        expect(page.locator(".end")).to_contain_text(say("en", "result-won"))
        told = Person(server).read(table)
        page.locator(".end").get_by_role("button", name=say("en", "table-close")).click()
        board = page.locator("section.board")
        slider = page.get_by_role("slider", name=say("en", "table-history"))
        slider.press("Home")
        seen = []
        for moment in range(told["moment"]):
            expect(board).to_have_attribute("data-moment", str(moment))
            expect(page.locator(".board .bar .answer, .board .bar [aria-keyshortcuts=C]")).to_have_count(0)
            seen.append(int(page.locator(".board [data-round]").get_attribute("data-round") or 0))
            slider.press("ArrowRight")
        expect(board).to_have_attribute("data-moment", str(told["moment"]))
        assert seen == sorted(seen)
        for moment in range(told["moment"] - 1, max(0, told["moment"] - BACK), -1):  # and back again
            slider.press("ArrowLeft")
            expect(board).to_have_attribute("data-moment", str(moment))
        assert not complaints
        context.close()
        server.stop_without_complaint()


# -- what comes back -------------------------------------------------------------------------------------------------

SHOWN = """() => ["#robinson-page", ".board .bar .answers", ".board .bar .prompt", ".board .side"]
  .map((part) => document.querySelector(part)?.innerText ?? "").join("\\n---\\n")"""
"""What the table says: plan, question, answers, people and forecast."""


def shown(page: Page, moment: int) -> str:
    expect(page.locator(".connection")).to_have_class(re.compile("live"))
    expect(page.locator("section.board")).to_have_attribute("data-moment", str(moment))
    page.wait_for_selector('section.board[data-current="true"] [aria-busy="false"]', state="attached")
    page.evaluate("() => document.fonts.ready")
    return str(page.evaluate(SHOWN))


HALF_MADE = {"half a plan": lambda view: plans(view, 2, 2), "a question of a card": asks_of_card}


def test_what_was_open_is_there_again_after_a_reload_and_after_the_server_was_killed(
    browser: Browser, tmp_path: Path
) -> None:
    context = browser.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce")
    open_tables: list[tuple[Page, str, int, str]] = []
    with Server(tmp_path) as server:
        ana = Person(server)
        for wanted in HALF_MADE.values():
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            table = start_at(server, [ana, ana], wanted)
            sit(page, server, ana, table)
            told = ana.read(table)
            assert wanted(told["view"])
            before = shown(page, told["moment"])
            page.reload()
            assert shown(page, told["moment"]) == before
            open_tables.append((page, table, told["moment"], before))
        server.kill()
        for page, *_ in open_tables:
            expect(page.locator(".connection")).not_to_have_class(re.compile("live"))
    with Server(tmp_path, port=server.port) as back:
        for (page, table, moment, before), wanted in zip(open_tables, HALF_MADE.values(), strict=True):
            assert shown(page, moment) == before
            assert wanted(return_to(back, ana).read(table)["view"])
            player = Castaway(page)
            player.settle()
            player.step()  # and it goes on
            expect(page.locator("section.board")).not_to_have_attribute("data-moment", str(moment))
        context.close()
        back.stop_without_complaint()


# -- what it weighs --------------------------------------------------------------------------------------------------


WRITTEN = """() => performance.getEntriesByType("resource")
  .filter((it) => /[.](js|css)$/.test(new URL(it.name).pathname))
  .reduce((sum, it) => sum + it.encodedBodySize, 0)"""
"""Scripts, styles and texts, compressed as they came; texts are scripts."""


@pytest.mark.parametrize(("language", "locale"), [("pt", "pt-BR"), rarely("es", "es-ES"), rarely("en", "en-GB")])
def test_home_and_a_table_are_light(open_page: OpenPage, language: str, locale: str) -> None:
    page = open_page(locale=locale)
    offer(page, "robinson", "button", language, "home-play-now").click()
    expect(page.locator("section.board")).to_have_attribute("data-current", "true")
    rest(page)
    assert 120_000 < page.evaluate(WRITTEN) < 230_000


def drawings_of_robinson(page: Page) -> list[str]:
    """The scripts and styles that a page has loaded and that name one of this game's drawings."""
    rest(page)
    loaded = page.evaluate("() => performance.getEntriesByType('resource').map((it) => it.name)")
    return [path for path in loaded if re.search(r"[.](js|css)$", path) and "#rc-" in httpx.get(path).text]


def test_another_game_loads_nothing_of_this_one(open_page: OpenPage, server: Server) -> None:
    ana, page = Person(server), open_page()
    for game in ("forbidden_island", "robinson"):
        sit(page, server, ana, ana.start("me", "me", game=game)["table"])
        assert (drawings_of_robinson(page) != []) == (game == "robinson")
