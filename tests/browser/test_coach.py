"""The coach on the page: hints while a game goes on, and a game looked back on."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NOWHERE, OpenPage
from tests.browser.prepared import sit, start_ahead
from tests.browser.test_games import LOCALES
from tests.browser.texts import say
from tests.server.overhearing import play
from tests.server.running import Person, Server
from tests.server.test_tables import two_people

LANGUAGES = list(LOCALES)
TURNED = 11
"""A deal that luck and decisions turn where the last legal action is always played."""
PATIENT = 300_000
"""Milliseconds for the coach where the rules run interpreted."""


def open_coach(page: Page, language: str) -> Locator:
    page.get_by_role("tab", name=say(language, "table-tab-coach"), exact=True).click()
    return page.locator(".coach")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_moves_are_told_and_marked_on_the_board(open_page: OpenPage, server: Server, language: str) -> None:
    page, ana = open_page(NOWHERE, locale=LOCALES[language]), Person(server)
    table = ana.start("me", "me", first=0)["table"]
    sit(page, server, ana, table)
    coach = open_coach(page, language)
    coach.get_by_role("button", name=say(language, "coach-hint"), exact=True).click()
    best = coach.locator("li:has(.worth)").first
    expect(best).to_contain_text(say(language, "coach-best"), timeout=PATIENT)
    expect(best.locator(".worth")).to_contain_text(re.compile(r"\d+ %"))
    expect(best.locator(".worth small")).to_contain_text(re.compile(r"± \d+ %"))
    expect(best.locator(".steps > li").first).not_to_be_empty()
    lines = coach.locator("li:has(.worth)").count()
    assert 1 <= lines <= 3
    expect(coach.locator("li:has(.worth) p.soft")).to_have_count(lines if lines > 1 else 0)
    for reason in coach.locator("li:has(.worth) p.soft").all():
        expect(reason).not_to_be_empty()
    expect(page.locator(".marks .order").first).to_be_attached()
    with ana.sit(table) as socket:  # the table moves on: what is marked is gone, and the advice is an old one
        assert socket.play("end", 0)["type"] == "done"
    expect(page.locator(".marks")).to_have_count(0)
    expect(coach).to_contain_text(say(language, "coach-old"))


def test_what_will_be_planned_or_used_is_marked_before_there_is_a_plan(open_page: OpenPage, server: Server) -> None:
    page, ana = open_page(NOWHERE), Person(server)
    sit(page, server, ana, ana.start("me", "me", game="robinson", scenario=1)["table"])
    page.get_by_role("button", name=say("en", "table-tab-coach"), exact=True).click()
    coach = page.locator(".coach")
    coach.get_by_role("button", name=say("en", "coach-hint"), exact=True).click()
    expect(coach.locator("li:has(.worth)").first).to_be_visible(timeout=PATIENT)
    placed = coach.locator("li:has(.worth)").filter(has_text=re.compile(r"explore [ABC]\d|Use "))
    expect(placed.first).to_be_visible()
    for line in placed.all():
        line.get_by_role("button", name=say("en", "coach-mark"), exact=True).click()
        expect(line).to_have_class(re.compile("shown"))
        expect(page.locator(".marks .order").first).to_be_attached()


def test_where_several_play_hints_are_switched_on_for_all(open_page: OpenPage, server: Server) -> None:
    ana, bea = Person(server), Person(server)
    table = two_people(ana, bea)
    first, second = open_page(NOWHERE), open_page(NOWHERE)
    sit(first, server, ana, table)
    sit(second, server, bea, table)
    switches = [open_coach(page, "en").get_by_role("checkbox") for page in (first, second)]
    for page in (first, second):
        expect(page.locator(".coach").get_by_role("button", name=say("en", "coach-hint"))).to_have_count(0)
    switches[0].check()
    expect(switches[1]).to_be_checked()
    switches[1].uncheck()
    expect(switches[0]).not_to_be_checked()


def test_there_are_no_hints_against_others(open_page: OpenPage, server: Server) -> None:
    page, ana = open_page(NOWHERE, locale=LOCALES["pt"]), Person(server)
    sit(page, server, ana, ana.start("me", "steady", game="hashi")["table"])
    coach = open_coach(page, "pt")
    expect(coach).to_contain_text(say("pt", "coach-never-rivals"))
    expect(coach.get_by_role("button")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_looked_back_on_with_progress_and_played_on(
    open_page: OpenPage, server: Server, language: str
) -> None:
    page, ana = open_page(NOWHERE, locale=LOCALES[language]), Person(server)
    server.deal_from(TURNED)
    table = ana.start("me", "me", difficulty="novice")["table"]
    play(ana, table)
    sit(page, server, ana, table)
    page.locator(".end").get_by_role("button", name=say(language, "table-end-review"), exact=True).click()
    coach = page.locator(".coach")
    coach.get_by_role("button", name=say(language, "coach-review"), exact=True).click()
    expect(coach.locator("progress")).to_be_visible()
    expect(coach.locator("figure svg[role=img]")).to_be_visible(timeout=PATIENT)
    told = ana.http.get(f"/tables/{table}/seats/0/review").json()["told"]
    units = told["units"]
    luck, decisions = (
        int(coach.locator(f"dd[data-{kind}]").get_attribute(f"data-{kind}") or "") for kind in ("luck", "decisions")
    )
    balance = told["balance"]
    assert (luck, decisions) == (balance["luck"], balance["decisions"])
    assert balance["first"] + luck + decisions == balance["result"] == units[-1]["after"] == 0
    expect(coach.locator("h2")).to_have_text(say(language, "coach-turning"))
    turning = told["turning"]
    expect(coach.locator("li[data-turning]")).to_have_count(len(turning))
    for place, each in enumerate(turning):
        unit = units[each["unit"]]
        item = coach.locator("li[data-turning]").nth(place)
        item.get_by_role("button", name=say(language, "coach-look")).click()
        moment = unit["last"] if each["kind"] == "luck" else unit["first"]
        expect(page.locator("section.board")).to_have_attribute("data-moment", str(moment))
    coach.get_by_role("button", name=say(language, "coach-play-on-new")).first.click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator("section.board")).to_be_visible()


def test_where_people_compete_one_chooses_whose_points_are_looked_back_on(open_page: OpenPage, server: Server) -> None:
    page, ana = open_page(NOWHERE), Person(server)
    table = start_ahead(server, ana, "hashi", seats=2, left=0)
    sit(page, server, ana, table)
    page.locator(".end").get_by_role("button", name=say("en", "table-end-review"), exact=True).click()
    coach = page.locator(".coach")
    coach.locator("select").select_option("1")
    coach.get_by_role("button", name=say("en", "coach-review"), exact=True).click()
    expect(coach.locator("dd[data-luck]")).to_be_visible(timeout=PATIENT)
    expect(coach.locator("select")).to_have_value("1")
    told = ana.http.get(f"/tables/{table}/seats/1/review").json()["told"]
    expect(coach.locator("dd[data-luck]")).to_have_attribute("data-luck", str(told["balance"]["luck"]))
    assert ana.http.get(f"/tables/{table}/seats/0/review").json() is None
