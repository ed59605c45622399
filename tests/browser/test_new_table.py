"""A new table: every option of every game is drawn, told in the reader's language, and sent as it was chosen."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

import islario
from islario.core.options import Option
from islario.core.reasons import Reason
from islario.words import words_for
from tests.browser.conftest import OpenPage
from tests.browser.texts import say
from tests.rarely import rarely

LOCALES = {"en": "en-GB", "es": "es-AR", "pt": "pt-PT"}
GAMES = islario.games()


def options_of(game: str) -> list[Option]:
    return [option for option in islario.game(game).options if option.name != "seed"]


def open_all(page: Page) -> None:
    page.locator("form").wait_for()
    for group in page.locator("form details").all():
        if group.get_attribute("open") is None:
            group.locator("> summary").click()


def control_of(page: Page, option: str) -> Locator:
    return page.locator(f"form [data-option={option}]")


def submit(page: Page) -> None:
    """As the button does."""
    page.locator("form").evaluate("(form) => form.requestSubmit()")


def sent_by(page: Page) -> dict[str, Any]:
    """The options that the page would send now; they do not arrive, so that it stays as it is."""

    def is_creation(request: Request) -> bool:
        return request.method == "POST" and request.url.endswith("/api/tables")

    page.route("**/api/tables", lambda route: route.abort())
    with page.expect_request(is_creation) as caught:
        submit(page)
    page.locator("form [role=alert]").wait_for()
    page.unroute("**/api/tables")
    options: dict[str, Any] = json.loads(caught.value.post_data or "")["options"]
    return options


def change(control: Locator) -> None:
    """Choose something else than what is chosen."""
    radios = control.locator("input[type=radio]")
    if radios.count() > 0:
        radios.locator("xpath=..").filter(has_not=control.page.locator(":checked")).last.click()
    elif control.locator("select").count() > 0:
        control.locator("select").select_option(index=control.locator("option").count() - 1)
    elif control.locator("input[type=checkbox]").count() > 0:
        control.locator("input[type=checkbox]").check()
    else:
        control.locator("input[type=number]").fill("1")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_drawn_and_what_is_chosen_is_sent(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/new/{game}/friends")
    open_all(page)
    before = sent_by(page)
    for option in options_of(game):
        control = control_of(page, option.name)
        expect(control).to_be_visible()
        change(control)
        after = sent_by(page)
        changed = {name for name in {*before, *after} if before.get(name) != after.get(name)}
        assert changed == {option.name}
        if option.kind != "layout":  # whose last choice is a drawing, and nothing is drawn yet
            option.read(after[option.name])
        before = after


@pytest.mark.parametrize("language", [rarely("en"), "es", rarely("pt")])
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_choice_is_told_in_the_reader_s_language(
    open_page: OpenPage, game: str, language: str
) -> None:
    words = words_for(language, game)
    page = open_page(f"/new/{game}/friends", locale=LOCALES[language])
    open_all(page)
    for option in options_of(game):
        control = control_of(page, option.name)
        expect(control.locator("legend, label").first).to_have_text(words.say(f"option-{option.name}"))
        if option.kind in ("choice", "layout"):
            told = [words.name(option.name, choice).lower() for choice in option.choices]
        elif option.default is None:
            told = [words.name("unset", option.name).lower()]
        else:
            told = []
        listed = [text.strip().lower() for text in control.locator("label, option").all_text_contents()]
        listed += [str(field.get_attribute("placeholder")).lower() for field in control.locator("input").all()]
        assert set(told) <= set(listed)


def test_a_list_of_names_is_as_long_as_the_seats_and_has_none_twice(open_page: OpenPage) -> None:
    page = open_page("/new/forbidden_island/pass")
    open_all(page)
    control_of(page, "players").get_by_text("4").click()
    roles = control_of(page, "roles")
    roles.get_by_text(say("en", "new-names-chosen")).click()
    expect(roles.locator("select")).to_have_count(4)
    roles.locator("select").first.select_option("diver")
    assert sent_by(page)["roles"] == ["diver", "engineer", "explorer", "navigator"]
    roles.locator("select").last.select_option("diver")
    assert sent_by(page)["roles"] == ["navigator", "engineer", "explorer", "diver"]
    control_of(page, "players").get_by_text("2").click()
    assert sent_by(page)["roles"] == ["navigator", "engineer"]


def test_a_seat_that_is_gone_can_not_begin(open_page: OpenPage) -> None:
    page = open_page("/new/robinson/pass")
    open_all(page)
    first = control_of(page, "first_player")
    control_of(page, "players").get_by_text("4").click()
    first.get_by_text(say("en", "new-seat", seat=4)).click()
    assert sent_by(page)["first_player"] == 3
    control_of(page, "players").get_by_text("2").click()
    expect(first.locator("input")).to_have_count(3)
    expect(first.locator("input").first).to_be_checked()
    assert "first_player" not in sent_by(page)


def test_a_drawing_of_one_s_own_is_sent_as_it_was_drawn(open_page: OpenPage) -> None:
    page = open_page("/new/hashi/alone")
    open_all(page)
    side = control_of(page, "side")
    side.get_by_text(say("en", "new-drawn")).click()
    side.locator("summary").click()
    side.locator("textarea").fill("o.r\n.b.")
    assert sent_by(page)["side"] == "o.r\n.b."
    side.locator("label").first.click()
    expect(side.locator("textarea")).to_have_count(0)
    assert sent_by(page)["side"] == "A"


def test_an_island_of_one_s_own_is_drawn_by_clicks_and_keys(open_page: OpenPage) -> None:
    page = open_page("/new/forbidden_island/pass")
    open_all(page)
    layout = control_of(page, "layout")
    layout.locator("select").select_option(label=say("en", "new-drawn"))
    cells = layout.locator(".cell")
    told = layout.get_by_role("status")
    for cell in range(22):
        cells.nth(cell).click()
    expect(told).to_have_text(say("en", "drawing-count", what=say("en", "drawn-tile", count=24), drawn=22, count=24))
    cells.nth(21).click()  # it is sea again
    expect(cells.nth(21)).to_have_attribute("aria-pressed", "false")
    for key in ("Space", "ArrowRight", "Space", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(layout.locator("[aria-pressed=true]")).to_have_count(24)
    expect(told).to_have_class(re.compile("done"))
    cells.last.click()  # one too many
    expect(told).to_have_text(say("en", "drawing-full"))
    expect(layout.locator("[aria-pressed=true]")).to_have_count(24)
    assert sent_by(page)["layout"] == "##########\n##########\n###\n..#"


def test_what_the_server_refuses_is_said_beside_the_option(open_page: OpenPage) -> None:
    page = open_page("/new/forbidden_island/pass", refused="/api/tables", locale="es-ES")
    open_all(page)
    layout = control_of(page, "layout")
    layout.locator("select").select_option(label=say("es", "new-drawn"))
    layout.locator("summary").click()
    layout.locator("textarea").fill("##\n##")
    page.locator("form > details > summary").click()
    page.get_by_role("button", name=say("es", "new-create")).click()
    alert = layout.get_by_role("alert")
    expect(alert).to_have_text(words_for("es", "forbidden_island").say("reason-layout_cells", cells=4, expected=24))
    expect(alert).to_be_in_viewport()
    layout.locator("textarea").fill("")
    expect(alert).to_have_count(0)


def test_what_a_game_s_own_rules_refuse_is_said_beside_the_option(open_page: OpenPage) -> None:
    page = open_page("/new/robinson/friends", refused="/api/tables")
    open_all(page)
    characters = control_of(page, "characters")
    characters.get_by_text(say("en", "new-names-chosen")).click()
    characters.locator("select").last.select_option("soldier")
    submit(page)
    reason = Reason("no_soldier", {"players": 2}, "SETUP-5")  # the server's sentence: the page has no table of it yet
    expect(characters.get_by_role("alert")).to_have_text(words_for("en", "robinson").reason(reason))
