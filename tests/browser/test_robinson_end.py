"""The end of Robinson Crusoe: what decided it, points, curves, leafing through it, playing on; and its bots."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import islario
from islario import Motive
from islario.core.record import replay
from islario.core.state import State
from islario.words import Words
from tests.browser.conftest import OpenPage
from tests.browser.prepared import sit, start_by_thumb
from tests.browser.test_bots import control
from tests.browser.test_pages import LOCALES
from tests.browser.test_try_again import at_another_table, press
from tests.browser.texts import say
from tests.rarely import rarely
from tests.server.running import Person, Server

GAME = islario.game("robinson")
WON: dict[str, Any] = {"ends": "won", "scenario": 2, "players": 4}
DIED: dict[str, Any] = {"ends": "death", "scenario": 5}
LATE: dict[str, Any] = {"ends": "out_of_time", "scenario": 1}
"""Games by the rules of thumb that are won, in which somebody dies, and that come too late."""


def game_at(person: Person, table: str) -> State:
    return replay(person.http.get(f"/tables/{table}/record").text)


def words_at(state: State, language: str = "en") -> Words:
    """The texts of a table at which one person has all seats: they are called by their characters."""
    words = Words(language, GAME)
    words.seats = [words.name("character", player["character"]) for player in state.view(None)["players"]]
    return words


def end_of(page: Page) -> Locator:
    expect(page.locator(".end figure").last).to_be_visible()
    return page.locator(".end")


def leaf_through(page: Page, moments: int, step: int) -> None:
    """Show moments from the first to the last, one by one or in steps."""
    slider = page.get_by_role("slider", name=say("en", "table-history"))
    for moment in range(0, moments, step):
        slider.fill(str(moment))
        expect(page.locator("section.board")).to_have_attribute("data-moment", str(moment))
        expect(page.locator(".board .bar .prompt")).to_have_text(say("en", "robinson-past"))


@pytest.mark.parametrize(
    ("case", "language", "reason"), [(WON, "en", "won"), (DIED, "es", "death"), rarely(LATE, "pt", "out_of_time")]
)
def test_an_end_says_what_decided_it_and_counts_the_points(
    open_page: OpenPage, server: Server, case: dict[str, Any], language: str, reason: str
) -> None:
    ana = Person(server)
    table = start_by_thumb(server, ana, **case)
    state = game_at(ana, table)
    words, result = words_at(state, language), state.result()
    assert result is not None
    assert result["reason"] == reason
    page = open_page(locale=LOCALES.get(language, "en-GB"))
    sit(page, server, ana, table)
    end = end_of(page)
    expect(end.locator("h2")).to_have_text(words.name("result", reason))
    account = state.account()
    expect(end.locator(".decided")).to_have_text(" ".join(words.account(x) for x in account if x.code != "wounds"))
    expect(end.locator(".kindly")).to_have_text(words.name("kind", reason))
    wounds = [words.account(sign) for sign in account if sign.code == "wounds"]
    expect(end.locator(".afterwards ul:not(.built) li")).to_have_text(wounds)
    expect(end.locator("tfoot td")).to_have_text(str(result["scores"][0]))
    expect(end.locator("tbody tr")).to_have_count(len(state.view(None)["points"]))
    for name in state.view(None)["built"]:
        expect(end.locator(".built")).to_contain_text(words.name("invention", name))
    curves = [f"{words.seats[seat]}: " for seat in range(len(words.seats))]
    for curve in [*curves, say(language, "robinson-curve-goal"), say(language, "robinson-curve-morale")]:
        expect(end.locator("figcaption", has_text=curve)).to_have_count(1)


def test_a_game_is_leafed_through_and_played_on_from_a_moment_with_either_luck(
    open_page: OpenPage, server: Server
) -> None:
    ana = Person(server)
    table = start_by_thumb(server, ana, **DIED)
    page = open_page()
    sit(page, server, ana, table)
    end_of(page)
    press(page, "table-end-replay")
    page.get_by_role("button", name=say("en", "table-history-pause")).click()
    leaf_through(page, ana.read(table)["moment"], 6)
    press(page, "table-now")
    expect(page.locator(".board .bar .prompt")).to_have_text(say("en", "table-over"))
    for luck in ("same", "new"):
        page.goto(f"{server.address}/table/{table}#moment=20")
        press(page, f"table-branch-{luck}")
        twig = at_another_table(page, table)
        assert ana.read(twig)["branch"] == {"moment": 20, "luck": luck}
        expect(page.locator(".board .bar")).to_be_visible()


@pytest.mark.rare
@pytest.mark.parametrize("scenario", range(1, 8))
def test_every_moment_of_a_game_is_shown_without_an_error(open_page: OpenPage, server: Server, scenario: int) -> None:
    ana = Person(server)
    table = start_by_thumb(server, ana, 1, scenario=scenario)
    page = open_page()
    sit(page, server, ana, table)
    end_of(page)
    press(page, "table-end-replay")
    page.get_by_role("button", name=say("en", "table-history-pause")).click()
    leaf_through(page, ana.read(table)["moment"], 1)


@pytest.mark.rare
def test_the_same_deal_again_and_a_challenge(open_page: OpenPage, server: Server) -> None:
    ana = Person(server)
    table = start_by_thumb(server, ana, **DIED)
    page = open_page()
    sit(page, server, ana, table)
    end_of(page)
    press(page, "table-end-same-deal")
    again = at_another_table(page, table)
    assert ana.read(again)["branch"] == {"moment": 0, "luck": "same"}
    page.goto(f"{server.address}/table/{table}")
    end_of(page)
    press(page, "table-end-challenge")
    page.wait_for_url("**/deal/*")
    expect(page.locator("tbody tr")).to_have_count(1)
    other = open_page(page.url.replace(server.address, ""))
    other.get_by_label(say("en", "new-name")).fill("Bea")
    press(other, "deal-play")
    at_another_table(other, table)


def test_bots_are_paused_and_stepped_and_say_why(open_page: OpenPage, server: Server) -> None:
    ana = Person(server)
    table = ana.start("me", "thumb", game="robinson", first_player=0)["table"]
    ana.http.put(f"/tables/{table}/bots", json={"paused": True})
    with ana.sit(table) as socket:  # before the page is there, which would go on by itself
        while 1 not in socket.standing["view"]["waiting_for"]:
            assert socket.play(socket.standing["legal"]["0"][0], 0)["type"] == "done"
        moments = socket.standing["moment"]
    page = open_page(locale="es-ES")
    sit(page, server, ana, table)
    expect(page.locator(".notices")).to_contain_text(say("es", "table-bots-paused"))
    page.get_by_role("button", name=say("es", "table-tab-log"), exact=True).click()
    control(page, "table-bots-step", "es").click()
    expect(page.locator("section.board")).to_have_attribute("data-moment", str(moments + 1))
    why = ana.read(table)["moves"][moments]["why"]
    expect(page.locator(".log .why")).to_have_text(Words("es", GAME).motive(Motive(**why)))
