"""What those who write the page use: pictures of every page, and the page with hot reload."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import PATIENCE, rest
from tests.browser.screenshots import LEAST_BYTES, SHEET, Photographer
from tests.browser.texts import offer, say
from tests.rarely import rarely
from tests.server.running import SECONDS, Server, free_port

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("look", [rarely("desk"), rarely("phone-dark")])
def test_every_page_has_its_picture(browser: Browser, server: Server, tmp_path: Path, look: str) -> None:
    photographer = Photographer(browser, server, tmp_path, look)
    photographer.go_round()
    photographer.context.close()
    pictures = list(tmp_path.glob("*.png"))
    assert sorted(picture.stem for picture in pictures) == sorted(f"{name}-{look}" for name in photographer.taken)
    assert {name for name in SHEET if name.endswith(f"-{look}")} <= {picture.stem for picture in pictures}
    assert min(picture.stat().st_size for picture in pictures) > LEAST_BYTES


def test_at_the_end_of_a_game_of_four_nothing_is_drawn_over_on_a_phone(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    photographer = Photographer(browser, server, tmp_path, "phone")
    table = photographer.start("me", "me", "me", "me", game="hashi")
    photographer.play(table)
    photographer.take("end", f"/table/{table}", ".end .hindsight")
    expect(photographer.page.locator(".end figure")).to_have_count(5)  # they are asked for when the end is shown
    rest(photographer.page)
    parts = photographer.page.locator(".end figure, .end .hindsight").all()
    boxes = [box for part in parts if (box := part.bounding_box())]
    assert len(boxes) == 6  # four boards, the chart, the best in hindsight
    for one, other in combinations(boxes, 2):
        beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
        below = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
        assert beside or below
    expect(photographer.page.locator(".end .choices .first")).to_be_in_viewport(ratio=1)  # they stay below what scrolls
    photographer.context.close()


@pytest.fixture
def dev_page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """The page as ``make dev`` serves it, opened."""
    islario = tmp_path / "islario"
    islario.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m islario.cli "$@"\n')
    islario.chmod(0o755)
    port = str(free_port())
    command = [sys.executable, "-m", "web.dev", str(islario), str(tmp_path / "data"), port]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as workshop:
        try:
            assert workshop.stdout is not None
            said = next(line for line in workshop.stdout if port in line)
            context = browser.new_context(locale="en-GB", reduced_motion="reduce")
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            address = re.search(r"http://[\w.:]+", re.sub(r"\x1b\[\d*m", "", said))
            assert address
            page.goto(address[0])
            yield page
            context.close()
        finally:  # whatever went wrong: it would run for ever
            workshop.send_signal(signal.SIGTERM)
            workshop.communicate(timeout=SECONDS)
        assert workshop.returncode == 0


@pytest.mark.rare
def test_the_page_with_hot_reload_plays_against_its_server(dev_page: Page) -> None:
    errors: list[str] = []
    dev_page.on("pageerror", lambda error: errors.append(str(error)))
    offer(dev_page, "forbidden_island", "button", "en", "home-play-now").click()
    dev_page.locator(".tile.near").first.wait_for()
    for number, text in enumerate([say("en", "board-end"), say("en", "board-draw", left=2)], 1):
        dev_page.get_by_role("button", name=text, exact=True).click()
        expect(dev_page.locator("section.board")).to_have_attribute("data-moment", str(number))
    expect(dev_page.locator(".connection")).to_have_class(re.compile("live"))
    assert not errors
