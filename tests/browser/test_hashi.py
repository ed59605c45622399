"""Hashi in a real browser, with nothing but clicks: alone, and two at the same time."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import islario
from tests.browser.builder import Builder
from tests.browser.conftest import NOWHERE, OpenPage
from tests.browser.player import rest
from tests.browser.prepared import DEAL, SOON_SOLVED, person_at, play_ahead, sit, start_ahead
from tests.browser.test_games import LOCALES, sit_down, table_of, take_link
from tests.browser.test_pages import DESK, LOOKS, PHONE, SAID, check_with_axe
from tests.browser.texts import offer, say, vocabulary, words_in
from tests.rarely import rarely
from tests.server.running import Person, Server

CARDS = 17
"""So many are turned in a game."""
MOST_CLICKS = 2_000
"""More than any game takes."""


def start(page: Page, language: str = "en") -> None:
    offer(page, "hashi", "button", language, "home-play-now").click()
    page.wait_for_selector("[data-board] .islet.glows")


def finish(person: Person, table: str, card: int = CARDS + 1) -> None:
    """Play one's seats without a browser until a card is turned; if none is named, to the end of the game."""
    with person.sit(table) as socket:
        while not socket.standing["over"] and socket.standing["view"]["round"] < card:
            legal = socket.standing["legal"]
            if legal:
                seat = min(legal)
                socket.play(legal[seat][0], int(seat))
            else:
                socket.hear()


@pytest.mark.rare
def test_a_whole_solo_game_in_clicks(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(accept_downloads=True)
    start(page)
    table_of(page)
    finish_in_clicks(page, "en", tmp_path)


@pytest.mark.parametrize("language", [rarely("es"), "pt"])
def test_a_solo_game_is_brought_to_its_end_in_clicks_with_no_english_word(
    open_page: OpenPage, server: Server, language: str, tmp_path: Path
) -> None:
    ana = Person(server, language)
    page = open_page(NOWHERE, locale=LOCALES[language], accept_downloads=True)
    sit(page, server, ana, start_ahead(server, ana, "hashi", seats=1, left=10))
    check_language(page, language)
    finish_in_clicks(page, language, tmp_path)
    check_language(page, language)


def finish_in_clicks(page: Page, language: str, folder: Path) -> None:
    """Play on to the end, and compare what is told there with the record."""
    builder = Builder(page, seed=sum(map(ord, language)))
    builder.play_until(lambda: builder.over, MOST_CLICKS)
    end = page.locator(".end")
    with page.expect_download() as download:
        end.get_by_role("link", name=say(language, "table-end-record")).click()
    download.value.save_as(folder / "record.txt")
    result = islario.replay((folder / "record.txt").read_text("utf-8")).result()
    assert result is not None
    expect(end).to_contain_text(say(language, f"rank-{result['rank']}"))
    expect(end).to_contain_text(str(result["scores"][0]))


def check_language(page: Page, language: str) -> None:
    """Nothing on the page is said in English."""
    rest(page)
    english = vocabulary("en") - vocabulary(language) - {"español", "português", "english"}
    said = re.sub(r"[A-Z]{2}-[A-Z]+-\d+", "", page.evaluate(SAID))
    assert not words_in(said) & english


LATE_ANSWERS = """
const hear = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(handler) {
    const late = (event) => setTimeout(() => handler(event), 150);
    hear.set.call(this, (event) => (event.data.includes('"type":"done"') ? late(event) : handler(event)));
  },
});
"""
"""What has changed is shown at once; that it was one's own doing is heard later."""


def test_a_game_goes_on_however_late_the_answers_are(open_page: OpenPage, server: Server) -> None:
    ana = Person(server)
    table = start_ahead(server, ana, "hashi", seats=1, left=20)
    page = open_page(**DESK)
    page.add_init_script(LATE_ANSWERS)
    sit(page, server, ana, table)
    Builder(page, 7).play_until(lambda: ana.read(table)["over"], MOST_CLICKS)


@pytest.mark.parametrize("language", [rarely("en"), "es", rarely("pt")])
def test_two_windows_build_at_the_same_time(open_page: OpenPage, server: Server, language: str) -> None:
    server.deal_from(DEAL)
    page = open_page(locale=LOCALES[language])
    offer(page, "hashi", "link", language, "home-friends").click()
    page.get_by_label(say(language, "new-name")).fill("Ana")
    other = open_page(take_link(page, language), locale=LOCALES[language])
    sit_down(other, language)
    people = [person_at(server, window) for window in (page, other)]
    play_ahead(people, table_of(page), left=32 if language == "en" else 16)
    builders = [Builder(page, 1), Builder(other, 2)]
    together = 0
    for _ in range(MOST_CLICKS):
        if any(builder.over for builder in builders):
            break
        for builder in builders:
            builder.step()
        for builder in builders:
            builder.settle()
        # Both have begun the card, and neither is done with it.
        together += all(one.page.locator("[data-board] .islet.fresh").count() == 1 for one in builders)
    assert together > (5 if language == "en" else 0)
    ends = [builder.page.locator(".end > .finale").inner_text() for builder in builders]
    assert ends[0] == ends[1]


@pytest.mark.parametrize(("language", "told"), [("en", "to {}."), ("es", "a {}."), ("pt", "para {}.")])
def test_the_bot_that_gets_the_board_next_is_called_by_its_name(
    open_page: OpenPage, server: Server, language: str, told: str
) -> None:
    ana = Person(server)
    table = ana.start("me", "random", game="hashi")["table"]
    page = open_page(NOWHERE, locale=LOCALES[language], **DESK)
    sit(page, server, ana, table)
    expect(page.locator(".prompt")).to_contain_text(told.format(ana.read(table)["seats"][1]["name"]))


def test_what_the_other_does_is_seen_when_both_are_done(open_page: OpenPage, server: Server) -> None:
    ana, bea = Person(server), Person(server)
    made = ana.start("me", "open", game="hashi")
    bea.join(made["table"], made["invitations"][0]["secret"])
    page = open_page(NOWHERE, **DESK)
    sit(page, server, ana, made["table"])
    builder = Builder(page, 5)
    small = page.locator("[data-board='1']")
    builder.step()  # the start number
    builder.ready().wait_for()
    builder.step()  # and done
    standing = bea.read(made["table"])
    bea.http.post(
        f"/tables/{made['table']}/moves", json={"number": standing["number"], "seat": 1, "action": "start a 3"}
    )
    page.wait_for_selector("[data-board='0'] .islet.glows")
    before = small.inner_html()
    for action in ("number", "skip"):
        standing = bea.read(made["table"])
        chosen = next(one for one in standing["legal"]["1"] if one.startswith(action))
        move = {"number": standing["number"], "seat": 1, "action": chosen}
        bea.http.post(f"/tables/{made['table']}/moves", json=move)
    expect(page.locator("section.board")).to_contain_text("✓")
    assert small.inner_html() == before
    builder.play_until(lambda: ana.read(made["table"])["view"]["round"] == 2)
    expect(small.locator("[data-number]")).to_have_count(2)


def test_why_not_can_be_read_though_the_other_is_done_meanwhile(open_page: OpenPage, server: Server) -> None:
    ana, bea = Person(server), Person(server)
    made = ana.start("me", "open", game="hashi")
    bea.join(made["table"], made["invitations"][0]["secret"])
    page = open_page(NOWHERE, **DESK)
    sit(page, server, ana, made["table"])
    page.locator("[data-board='0'] .islet:not(.glows)").first.click(force=True)
    page.locator(".pop a[href*='/rules/hashi#HA-']").wait_for()
    with bea.sit(made["table"]) as socket:
        assert socket.play("start a 3", 1)["type"] == "done"
    expect(page.locator("section.board")).to_contain_text("✓")
    expect(page.locator(".pop a[href*='/rules/hashi#HA-']")).to_be_visible()


def test_half_made_bridges_are_taken_back(open_page: OpenPage, server: Server) -> None:
    ana = Person(server)
    table = ana.start("me", game="hashi")["table"]
    page = open_page(NOWHERE, **DESK)
    sit(page, server, ana, table)
    builder = Builder(page, 9)
    while page.locator(".line .bridge.fresh").count() == 0 and not builder.over:
        builder.step()
        builder.settle()
    assert not builder.over
    page.get_by_role("button", name=say("en", "hashi-back")).click()
    expect(page.locator(".line .bridge.fresh")).to_have_count(0)
    expect(page.locator(".line.glows").first).to_be_attached()


def test_what_cannot_be_done_says_why_with_the_rule(open_page: OpenPage) -> None:
    page = open_page(locale="es-ES")
    start(page, "es")
    page.locator("[data-island='b']").click(force=True)  # it has a flag
    link = page.locator("a[href*='/rules/hashi#HA-']").first
    link.wait_for()
    assert link.get_attribute("href") == "/rules/hashi#HA-SETUP-2"
    with page.expect_popup() as opened:  # the table stays where it is
        link.click()
    expect(opened.value.locator("[id='HA-SETUP-2']")).to_be_in_viewport()


@pytest.mark.parametrize("side", ["A", "B"])
def test_four_boards_fit_a_small_desk(open_page: OpenPage, server: Server, side: str) -> None:
    table = Person(server).start("me", "me", "me", "me", game="hashi", side=side)["table"]
    page = open_page(f"/table/{table}", **DESK)
    page.wait_for_selector("[data-board] .islet")
    rest(page)
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    hidden = """() => [...document.querySelectorAll(".islet, .board .bar, .board .bar button")].filter((it) => {
      const box = it.getBoundingClientRect();
      return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    }).length"""
    assert page.evaluate(hidden) == 0


def test_on_a_phone_a_card_is_played_with_the_thumb(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    start(page)
    builder = Builder(page, 3)
    moment = page.locator("section.board")
    for _ in range(MOST_CLICKS):
        builder.settle()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        if int(moment.get_attribute("data-moment") or 0) >= 6:
            break
        for found in (builder.ready(), builder.lines(), builder.islands()):
            if found.count():
                found.first.tap(force=True)
                break
    assert int(moment.get_attribute("data-moment") or 0) >= 6
    expect(page.locator(".board .bar .prompt")).to_be_in_viewport()


def test_a_card_is_played_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    offer(page, "hashi", "button", "en", "home-play-now").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-board] .islet.glows")
    focused = "() => document.activeElement.getAttribute('data-island')"
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(focused):
            break
    seen = {page.evaluate(focused)}
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        seen.add(page.evaluate(focused))
    assert len(seen - {None}) >= 3
    page.locator("[data-island='d']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".board .bar .done.ready")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("section.board")).to_have_attribute("data-moment", "1")


@pytest.mark.parametrize("look", ["phone-dark", *map(rarely, ["desk-light", "desk-dark", "phone-light"])])
def test_axe_finds_nothing_serious_at_the_table(open_page: OpenPage, server: Server, look: str) -> None:
    theme, size = LOOKS[look]
    ana = Person(server)
    table = ana.start("me", "thumb", "thumb", game="hashi")["table"]
    page = open_page(NOWHERE, color_scheme=theme, **size)
    sit(page, server, ana, table)
    check_with_axe(page)
    finish(ana, table, card=8)
    builder = Builder(page, 4)
    for _ in range(4):
        builder.step()
    builder.settle()
    check_with_axe(page)
    finish(ana, table)
    page.locator(".end").wait_for()
    check_with_axe(page)


def test_the_best_in_hindsight_is_found_and_shown_beside_one_s_own(open_page: OpenPage, server: Server) -> None:
    ana = Person(server)
    server.deal_from(SOON_SOLVED)
    table = ana.start("me", game="hashi")["table"]
    finish(ana, table)
    page = open_page(NOWHERE, **DESK)
    sit(page, server, ana, table)
    page.get_by_role("button", name=say("en", "hashi-hindsight-seek")).click()
    replay = page.get_by_role("button", name=say("en", "hashi-hindsight-show"))
    replay.wait_for(timeout=300_000)
    found = ana.http.get(f"/tables/{table}/seats/0/hindsight").json()
    expect(page.locator(".end")).to_contain_text(str(found["score"]))
    replay.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("svg .islet").first).to_be_visible()
    slider = dialog.get_by_role("slider")
    slider.focus()
    slider.press("End")
    best = found["rounds"][-1]["player"]
    mine = ana.read(table)["view"]["players"][0]
    boards = dialog.locator("svg:has(.islet)")
    for place, player in enumerate((best, mine)):  # both boards are there, complete islands circled
        expect(boards.nth(place).locator("[data-number]")).to_have_count(len(player["numbers"]))
        expect(boards.nth(place).locator("[data-ring]")).to_have_count(len(player["complete"]))
    check_with_axe(page)
