"""Whole games in a real browser, with nothing but clicks."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import islario
from tests.browser.conftest import NOWHERE, OpenPage
from tests.browser.player import Player
from tests.browser.prepared import DEAL, person_at, play_ahead, sit, start_ahead
from tests.browser.texts import any_of, offer, say
from tests.rarely import rarely
from tests.server.running import Person, Server

CALM = 0
"""A deal at which four people all have a turn, whatever they do."""
LOCALES = {"en": "en-GB", "es": "es-MX", "pt": "pt-BR"}
LOSSES = ("treasure", "landing", "drowned", "skull")


def table_of(page: Page) -> str:
    page.wait_for_url("**/table/*")
    return page.url.split("/table/")[1].split("#")[0]


def test_play_now_is_a_whole_game_in_clicks(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(accept_downloads=True)
    offer(page, "forbidden_island", "button", "en", "home-play-now").click()
    finish_and_play_again(page, "en", table_of(page), tmp_path)


@pytest.mark.parametrize("language", ["es", rarely("pt")])
def test_a_game_is_brought_to_its_end_in_clicks_in_every_language(
    open_page: OpenPage, server: Server, language: str, tmp_path: Path
) -> None:
    ana = Person(server, language)
    table = start_ahead(server, ana, "forbidden_island", seats=2, left=10)
    page = open_page(NOWHERE, locale=LOCALES[language], accept_downloads=True)
    sit(page, server, ana, table)
    finish_and_play_again(page, language, table, tmp_path)


def finish_and_play_again(page: Page, language: str, table: str, folder: Path) -> None:
    """Play on to the end, look at what is told there, take the record home, and start anew."""
    player = Player(page, seed=sum(map(ord, language)))
    player.play_until(lambda: player.over)
    end = page.locator(".end")
    expect(end).to_contain_text(any_of(say(language, f"result-{reason}") for reason in ("escaped", *LOSSES)))
    expect(end.locator("figure path.line")).to_have_count(2)  # they are asked for when the end is shown
    with page.expect_download() as download:
        end.get_by_role("link", name=say(language, "table-end-record")).click()
    download.value.save_as(folder / "record.txt")
    assert islario.replay((folder / "record.txt").read_text("utf-8")).over
    end.get_by_role("button", name=say(language, "table-end-again")).click()
    page.wait_for_url(lambda url: table not in url and "/table/" in url)


def take_link(page: Page, language: str) -> str:
    """Create the table that has been chosen, take the link for a friend, and go there."""
    page.get_by_role("button", name=say(language, "new-create-links")).click()
    box = page.get_by_role("textbox", name=say(language, "new-invitation", seat=2))
    expect(box).to_have_value(re.compile("#invite="))
    link = box.input_value()
    page.get_by_role("link", name=say(language, "new-go")).click()
    page.wait_for_selector("section.board")
    return link


def sit_down(page: Page, language: str) -> None:
    """Take the seat that an invitation offers."""
    page.get_by_label(say(language, "table-invited-name")).fill("Bea")
    page.get_by_role("button", name=say(language, "table-invited-sit")).click()
    page.wait_for_url(re.compile(r"/table/[^#]*$"))
    page.wait_for_selector("section.board")


def test_two_windows_and_a_bot_by_invitation_link(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    offer(page, "forbidden_island", "link", "en", "home-friends").click()
    page.get_by_label(say("en", "new-name")).fill("Ana")
    page.locator("label:has(input[name=players][value='3'])").click()
    page.locator("#seat-2").select_option("steady")
    other = open_page(take_link(page, "en"))
    sit_down(other, "en")
    players = [Player(page, 1), Player(other, 2)]
    for _ in range(400):
        for player in players:
            player.step()
        if len(seats_that_moved(server, page)) == 3:
            break
    assert seats_that_moved(server, page) == {0, 1, 2}  # the bot too, however quick its turn was
    for player in players:
        player.settle()
    moves = moves_before_a_person(server, page)
    assert moves > 10
    for window in (page, other):
        expect(window.locator("section.board")).to_have_attribute("data-moment", str(moves))


def seats_that_moved(server: Server, page: Page) -> set[int]:
    with person_at(server, page).sit(table_of(page)) as socket:
        return {move["seat"] for move in socket.moves}


def moves_before_a_person(server: Server, page: Page) -> int:
    """How many moves have been made once the bots have nothing to do."""
    with person_at(server, page).sit(table_of(page)) as socket:
        return int(socket.wait_for_people()["moment"])


def test_both_windows_show_the_end(open_page: OpenPage, server: Server) -> None:
    people = [Person(server), Person(server)]
    server.deal_from(DEAL)
    made = people[0].start("me", "open")
    people[1].join(made["table"], made["invitations"][0]["secret"])
    play_ahead(people, made["table"], left=6)
    pages = [open_page(), open_page()]
    for page, person in zip(pages, people, strict=True):
        sit(page, server, person, made["table"])
    players = [Player(pages[0], 1), Player(pages[1], 2)]
    for _ in range(400):
        if any(player.over for player in players):
            break
        for player in players:
            player.step()
    for page in pages:
        expect(page.locator(".end")).to_contain_text(any_of(say("en", f"result-{reason}") for reason in LOSSES))


def test_pass_and_play(open_page: OpenPage, server: Server) -> None:
    server.deal_from(CALM)
    page = open_page()
    offer(page, "forbidden_island", "link", "en", "home-pass").click()
    page.locator("label:has(input[name=players][value='4'])").click()
    page.get_by_role("button", name=say("en", "new-create")).click()
    table_of(page)
    player = Player(page, 3)
    player.step()
    turns: set[str] = set()

    def all_have_played() -> bool:
        turns.add(page.locator(".hand.active .name").inner_text())
        return len(turns) == 4

    player.play_until(all_have_played)
    assert (len(turns), player.over) == (4, False)


def test_both_windows_go_on_after_the_server_was_killed_in_mid_turn(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path, pace=20) as server:
        contexts = [browser.new_context(reduced_motion="reduce", locale="en-GB") for _ in range(2)]
        ana, bea = (context.new_page() for context in contexts)
        players = [Player(ana, 4), Player(bea, 5)]
        ana.goto(server.address)
        offer(ana, "forbidden_island", "link", "en", "home-friends").click()
        bea.goto(take_link(ana, "en"))
        sit_down(bea, "en")
        for _ in range(6):
            for player in players:
                player.step()
                player.settle()
        moves = moves_before_a_person(server, ana)
        assert moves > 0
        server.kill()
        for page in (ana, bea):
            expect(page.locator(".connection")).not_to_have_class(re.compile("live"))
    with Server(tmp_path, port=server.port, pace=20) as back:
        for page in (ana, bea):
            expect(page.locator(".connection")).to_have_class(re.compile("live"))
            expect(page.locator("section.board")).to_have_attribute("data-moment", str(moves))
        for _ in range(8):
            for player in players:
                player.step()
                player.settle()
        assert moves_before_a_person(back, ana) > moves
        for context in contexts:
            context.close()
        back.stop_without_complaint()
