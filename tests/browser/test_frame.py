"""The frame around any board: drawer, log, last move, moments, cards looked at, decisions, and room at every size."""

import itertools
import random

import pytest
from playwright.sync_api import Locator, Page, expect

from islario.words import Words, cards_of
from tests.browser.conftest import NOWHERE, OpenPage
from tests.browser.player import rest
from tests.browser.prepared import sit, start_ahead
from tests.browser.test_finishing import GAME, button, deal_with, moment, sit_at
from tests.browser.test_pages import check_with_axe
from tests.browser.texts import any_of, say
from tests.rarely import rarely
from tests.server.overhearing import play
from tests.server.running import Person, Server
from tests.server.seeded import seed_of_deal

PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
WORDS = Words("en", GAME)
IN_VIEW = """(thing) => {
  const box = thing.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  return inside && (thing.contains(at) || at.closest("[data-tile], [data-island], [data-spot]") !== null);
}"""
"""Whether all of something is on the screen and nothing of the frame lies over it."""


def tab(page: Page, name: str) -> Locator:
    return page.get_by_role("tab", name=say("en", f"table-tab-{name}"), exact=True)


def seen(found: Locator) -> bool:
    return bool(found.evaluate(IN_VIEW))


def freeze(page: Page) -> None:
    """From now on time passes only when it is told to."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


def moves_to(wanted: str) -> tuple[int, list[tuple[int, str]]]:
    """A deal and moves by chance after which something is due."""
    for deal in itertools.count():
        state, chance = GAME.new(seed=seed_of_deal(deal), players=2), random.Random(deal)
        while not state.over:
            seat = state.waiting_for()[0]
            if state.view(None)["due"] == wanted and "drown" not in state.legal(seat):
                return deal, list(state.moves())
            state.play(seat, chance.choice(state.legal(seat)))
    raise AssertionError


def sit_before(page: Page, server: Server, wanted: str) -> None:
    """Sit down one move before something is due, and make that move elsewhere."""
    deal, moves = moves_to(wanted)
    server.deal_from(deal)
    ana = Person(server)
    table = ana.start("me", "me")["table"]
    with ana.sit(table) as socket:
        for seat, action in moves[:-1]:
            assert socket.play(action, seat)["type"] == "done"
        sit(page, server, ana, table)
        moment(page, len(moves) - 1)
        page.locator(".tile[tabindex='0']").focus()
        seat, action = moves[-1]
        assert socket.play(action, seat)["type"] == "done"
    moment(page, len(moves))


def test_the_drawer_folds_and_stays_folded(open_page: OpenPage, server: Server) -> None:
    page = open_page(NOWHERE)
    sit_at(page, server, 1)
    board = page.locator("section.board")
    before = board.evaluate("(board) => board.offsetWidth")
    page.get_by_role("button", name=say("en", "table-fold")).click()
    expect(tab(page, "log")).to_have_count(0)
    assert board.evaluate("(board) => board.offsetWidth") > before + 200
    expect(page.locator(".dock .docked").first).to_be_focused()
    page.reload()
    page.wait_for_selector(".dock")
    expect(tab(page, "log")).to_have_count(0)
    check_with_axe(page)
    page.locator(".dock").get_by_role("button", name=say("en", "table-tab-chat")).click()
    expect(tab(page, "chat")).to_be_focused()
    page.reload()
    expect(tab(page, "log")).to_be_visible()


def test_who_wants_no_motion_has_the_room_of_a_folded_drawer_before_the_next_picture(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(NOWHERE)  # with reduced motion, as all pages of the tests
    sit_at(page, server, 1)
    fold = page.get_by_role("button", name=say("en", "table-fold"))
    gained, moving = fold.evaluate(
        """async (fold) => {
          const board = document.querySelector("section.board");
          const before = board.offsetWidth;
          fold.click();
          while (fold.isConnected) await null;  // no picture is drawn meanwhile
          return [board.offsetWidth - before, document.getAnimations().length];
        }"""
    )
    assert gained > 200
    assert moving == 0


def test_help_covers_nothing_of_the_board_where_there_is_room(open_page: OpenPage, server: Server) -> None:
    page = open_page(NOWHERE)
    sit_at(page, server, 1)
    for fold in (False, True):
        if fold:
            page.get_by_role("button", name=say("en", "table-fold")).click()
        page.keyboard.press("?")
        expect(page.locator("aside.help")).to_be_visible()
        help_left = page.locator("aside.help").evaluate("(it) => it.getBoundingClientRect().left")
        assert page.locator("section.board").evaluate("(it) => it.getBoundingClientRect().right") <= help_left + 1
        page.keyboard.press("Tab")  # past the close button, into the help and not under it
        assert page.evaluate("() => document.activeElement.closest('aside.help') !== null")
        page.keyboard.press("Escape")
        expect(page.locator("aside.help")).to_have_count(0)


def test_on_a_phone_the_drawer_comes_from_below_and_escape_closes_it(open_page: OpenPage, server: Server) -> None:
    page = open_page(NOWHERE, **PHONE)
    sit_at(page, server, 1)
    expect(page.locator(".drawer")).to_have_count(0)
    opener = page.locator(".dock").get_by_role("button", name=say("en", "table-tab-log"))
    opener.click()
    expect(tab(page, "log")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    expect(opener).to_be_focused()


@pytest.mark.parametrize("game", [rarely("forbidden_island"), "hashi"])
def test_the_log_has_pictures_and_says_by_marks_whose_moves_they_are(
    open_page: OpenPage, server: Server, game: str
) -> None:
    ana = Person(server)
    page = open_page(NOWHERE)
    sit(page, server, ana, start_ahead(server, ana, game, seats=2, left=10))
    log = page.locator(".log")
    expect(log.locator("li .thing svg").first).to_be_visible()
    expect(log.locator("h2").first).to_be_attached()
    expect(log.locator("h2 svg, li .mark svg").first).to_be_visible()
    check_with_axe(page)


def test_the_last_move_stays_marked_until_the_next(open_page: OpenPage, server: Server) -> None:
    page = open_page(NOWHERE)
    ana = sit_at(page, server, 1)
    table = page.url.rsplit("/", 1)[1]
    for number in (1, 2):
        with ana.sit(table) as socket:
            seat = min(socket.standing["legal"])
            action = next(text for text in socket.standing["legal"][seat] if text.startswith("move "))
            socket.play(action, int(seat))
        moment(page, number)
        expect(page.locator("[data-last]")).to_have_count(1)
        tile = action.split()[1]
        expect(page.locator(f"[data-last={tile}]")).to_be_attached()
        told = page.locator(f"[data-tile={tile}]")
        expect(told).to_have_attribute("aria-label", any_of([say("en", "board-cell-last")]))
    page.reload()
    expect(page.locator(f"[data-last={tile}]")).to_be_attached()


def draw(page: Page) -> None:
    page.locator("[aria-keyshortcuts=E]").click()
    page.locator("[aria-keyshortcuts=D]").click()


def test_the_rising_water_has_its_moment_and_any_key_ends_it(open_page: OpenPage, server: Server) -> None:
    page = open_page(NOWHERE)
    sit_at(page, server, deal_with("water_rose"))
    freeze(page)
    draw(page)
    expect(page.locator(".moment.alarm")).to_contain_text(WORDS.name("card", "waters_rise"))
    page.keyboard.press("Shift")
    expect(page.locator(".moment")).to_have_count(0)
    moment(page, 2)


def test_a_special_card_has_its_moment_and_it_ends_by_itself(open_page: OpenPage, server: Server) -> None:
    page = open_page(NOWHERE)
    sit_at(page, server, deal_with("drew", card="helicopter"))
    freeze(page)
    draw(page)
    expect(page.locator(".moment.plain")).to_contain_text(WORDS.name("card", "helicopter"))
    page.clock.run_for(2500)
    expect(page.locator(".moment")).to_have_count(0)


def words_of(card: str) -> str:
    return next(told.text[0] for told in cards_of("forbidden_island", "en") if told.card == card)


def test_a_card_is_looked_at_by_resting_on_it(open_page: OpenPage, server: Server) -> None:
    page = open_page(NOWHERE)
    sit_at(page, server, 1)
    freeze(page)
    card = page.locator(".hand .card").first
    card.hover()
    page.clock.run_for(700)
    expect(page.locator(".inspector")).to_contain_text(words_of(str(card.get_attribute("data-card"))))
    page.keyboard.press("Escape")
    expect(page.locator(".inspector")).to_have_count(0)


def test_any_card_is_looked_at_by_a_key_and_by_pressing_it_long(open_page: OpenPage, server: Server) -> None:
    page = open_page(NOWHERE, **PHONE)
    sit_at(page, server, 1)
    tile = page.locator(".tile[tabindex='0']")
    tile.focus()
    page.keyboard.press("v")
    panel = page.locator(".inspector")
    expect(panel).to_contain_text(words_of(str(tile.get_attribute("data-card"))))
    expect(panel.get_by_role("button", name=say("en", "table-close"))).to_be_focused()
    check_with_axe(page)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(tile).to_be_focused()
    role = page.locator(".hand.first .info")
    role.tap()
    expect(panel).to_contain_text(words_of(str(role.get_attribute("data-card"))))
    panel.get_by_role("button", name=say("en", "table-close")).tap()
    expect(panel).to_have_count(0)
    freeze(page)
    card = page.locator(".hand.first .card").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.clock.run_for(600)
    expect(panel).to_contain_text(words_of(str(card.get_attribute("data-card"))))
    moment(page, 0)


def test_hashis_card_is_looked_at_too(open_page: OpenPage, server: Server) -> None:
    ana = Person(server)
    page = open_page(NOWHERE)
    sit(page, server, ana, start_ahead(server, ana, "hashi", seats=1, left=10))
    card = page.locator(".turn [data-card]")
    card.click()
    told = next(told for told in cards_of("hashi", "en") if told.card == card.get_attribute("data-card"))
    expect(page.locator(".inspector")).to_contain_text(told.text[0])


@pytest.mark.parametrize("due", ["discard", "swim"])
def test_a_decision_takes_the_focus_and_escape_gives_it_back(open_page: OpenPage, server: Server, due: str) -> None:
    page = open_page()
    sit_before(page, server, due)
    panel = page.locator(".bar.deciding")
    expect(panel).to_be_focused()
    expect(panel.locator(".answer .costs > *").first).to_be_visible()
    check_with_axe(page)
    page.keyboard.press("ArrowRight")
    expect(panel.locator(".answer").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".tile[tabindex='0']")).to_be_focused()
    number = int(str(page.locator("section.board").get_attribute("data-moment")))
    panel.locator(".answer").first.click()
    moment(page, number + 1)


def test_a_question_leaves_whoever_writes_in_peace(open_page: OpenPage, server: Server) -> None:
    page = open_page(NOWHERE)
    sit_at(page, server, 1)
    tab(page, "chat").click()
    box = page.get_by_role("textbox")
    box.focus()
    button(page, "board-finish").evaluate("(finish) => finish.click()")
    expect(button(page, "board-finish-sure")).to_be_visible()
    expect(box).to_be_focused()


def test_giving_a_number_up_is_a_decision(open_page: OpenPage, server: Server) -> None:
    ana = Person(server)
    server.deal_from(3)
    table = ana.start("me", game="hashi")["table"]
    page = open_page(NOWHERE)
    with ana.sit(table) as socket:
        socket.play(socket.standing["legal"]["0"][0], 0)
    sit(page, server, ana, table)
    moment(page, 1)
    number = page.locator(".turn [data-card]").get_attribute("data-card")
    assert number is not None
    page.get_by_role("button", name=say("en", "hashi-give-up-number", number=int(number[5]))).click()
    expect(button(page, "hashi-keep")).to_be_focused()
    expect(page.locator(".bar .from")).to_have_attribute("data-card", number)
    page.keyboard.press("Enter")
    expect(page.locator(".bar.deciding")).to_have_count(0)
    moment(page, 1)


def test_a_phone_shows_the_cards_of_whoever_acts_and_nothing_lies_over_them(
    open_page: OpenPage, server: Server
) -> None:
    ana = Person(server)
    page = open_page(NOWHERE, **PHONE)
    sit(page, server, ana, ana.start("me", "me", "me", "me", first=2)["table"])
    page.wait_for_selector(".hand.first")
    rest(page)
    bar = page.locator(".bar").evaluate("(bar) => bar.getBoundingClientRect().top")
    hand = page.locator(".hand.first")
    assert hand.evaluate("(hand) => hand.getBoundingClientRect().bottom") <= bar
    tops = page.locator(".hand").evaluate_all("(hands) => hands.map((hand) => hand.getBoundingClientRect().top)")
    assert hand.evaluate("(hand) => hand.getBoundingClientRect().top") == min(tops)
    for button_ in page.locator(".ground button").all():  # each can be brought into sight, above what stays below
        button_.focus()
        assert button_.evaluate("(it) => it.getBoundingClientRect().bottom") <= bar + 1


@pytest.mark.parametrize("game", ["forbidden_island", "hashi"])
@pytest.mark.parametrize(("width", "height"), [rarely(740, 360), (640, 360), rarely(1440, 900), (1920, 1080)])
def test_the_whole_board_is_in_view(open_page: OpenPage, server: Server, game: str, width: int, height: int) -> None:
    page = open_page(f"/table/{Person(server).start('me', 'me', game=game)['table']}", width=width, height=height)
    pieces = page.locator(".main [data-tile] .touch, .main [data-island]")
    expect(pieces.first).to_be_visible()
    rest(page)
    hidden = pieces.evaluate_all(f"(pieces) => pieces.filter((piece) => !({IN_VIEW})(piece)).length")
    assert hidden == 0
    assert seen(page.locator(".signs"))
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_what_has_no_room_in_the_strip_is_counted_and_unfolds(open_page: OpenPage, server: Server) -> None:
    page = open_page(NOWHERE, **PHONE)
    ana = Person(server)
    sit(page, server, ana, start_ahead(server, ana, "forbidden_island", seats=4, left=6))
    rest(page)
    strip = page.locator(".signs")
    lines = strip.get_by_role("listitem")
    more = strip.get_by_role("button", name=say("en", "table-signs-all"))
    shown = """(lines) => lines.filter((it) => {
      const { clientWidth, clientHeight } = it.parentElement;
      return it.offsetLeft + it.offsetWidth <= clientWidth && it.offsetTop + it.offsetHeight <= clientHeight + 2;
    }).length"""
    expect(more).to_contain_text(f"+{lines.count() - lines.evaluate_all(shown)}")
    more.click()
    for line in lines.all():
        assert seen(line)
    check_with_axe(page)
    more.press("Escape")
    expect(more).to_have_attribute("aria-expanded", "false")
    expect(more).to_be_focused()


def test_in_a_small_window_no_sign_is_seen_in_part(server: Server, open_page: OpenPage) -> None:
    """A desk at 200 % zoom: two lines are shown, and what is on a third one is seen only unfolded."""
    ana = Person(server)
    table = ana.start("me", "me")["table"]
    play(ana, table, lambda standing: any(sign["kind"] == "danger" for sign in standing["signs"]))
    page = open_page(NOWHERE, width=640, height=360)
    sit(page, server, ana, table)
    expect(page.locator(".signs .danger").first).to_be_visible()
    expect(page.locator(".signs .below").first).to_have_css("opacity", "0")
    halves = """() => {
      const end = document.querySelector(".signs ul").getBoundingClientRect().bottom + 2;
      const signs = [...document.querySelectorAll(".signs li:not(.below)")];
      return signs.filter((sign) => sign.getBoundingClientRect().bottom > end).length;
    }"""
    assert page.evaluate(halves) == 0
    page.get_by_role("button", name=say("en", "table-signs-all")).click()
    expect(page.locator(".signs .below")).to_have_count(0)
