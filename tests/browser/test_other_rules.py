"""Tables that were begun under other rules, as people see them: in the list, at the table, or not at all."""

import shutil
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_pages import DESK, PHONE, check_with_axe
from tests.rarely import rarely
from tests.server.running import Server
from tests.server.test_old_data import FIRST, TABLES, TOLD
from tests.server.test_upgrades import open_all

OTHER = 99
"""The number of rules that nobody has made yet."""
UNCHECKED, PARTED, UNREADABLE = (TABLES[name]["table"] for name in ("island_next", "hashi_solo", "hashi_four"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data: Path = tmp_path_factory.mktemp("house")
    shutil.copy(FIRST, data / "islario.db")
    with ThreadPoolExecutor(1) as thread:  # this one has the browser's event loop
        thread.submit(open_all, data / "islario.db").result()  # brings the data up to date
    with closing(sqlite3.connect(data / "islario.db")) as database:
        database.execute("UPDATE tables SET rules = ?", (OTHER,))
        database.execute("UPDATE log SET action = 'sing' WHERE \"table\" = ? AND number = 8", (PARTED,))
        database.execute("UPDATE tables SET position = 'another' WHERE id = ?", (UNREADABLE,))
        database.commit()
    with Server(data, pace=20) as running:
        yield running
        running.stop()


def come_back(open_page: OpenPage, server: Server, path: str, size: dict[str, int]) -> Page:
    """Ana's page, with her cookie of then."""
    page = open_page("/", **size)
    page.context.add_cookies([{"name": "islario", "value": TOLD["cookies"]["ana"], "url": server.address}])
    page.goto(f"{server.address}{path}")
    return page


@pytest.mark.parametrize("size", [DESK, rarely(PHONE)])
def test_the_list_marks_them(open_page: OpenPage, server: Server, size: dict[str, int]) -> None:
    page = come_back(open_page, server, "/", size)
    page.get_by_role("button", name="Show all").click()
    for table, mark in (
        (UNCHECKED, "Begun under other rules"),
        (PARTED, "Begun under other rules: it can only be looked at"),
        (UNREADABLE, "It cannot be shown under these rules"),
    ):
        expect(page.locator(f"a[href='/table/{table}'] .mark")).to_have_text(mark)
    expect(page.locator(f"a[href='/table/{PARTED}'] .standing")).to_have_count(0)
    check_with_axe(page)


@pytest.mark.parametrize("size", [rarely(DESK), PHONE])
def test_the_table_says_what_became_of_it(open_page: OpenPage, server: Server, size: dict[str, int]) -> None:
    page = come_back(open_page, server, f"/table/{UNCHECKED}", size)
    expect(page.locator(".notice")).to_contain_text(f"Begun under rules number {OTHER}")
    expect(page.locator(".notice")).to_contain_text("Nobody can tell")
    check_with_axe(page)
    page = come_back(open_page, server, f"/table/{PARTED}", size)
    expect(page.locator(".notice")).to_contain_text("can only be looked at")
    shown = "6"  # of the 8 entries before, one takes a move back
    expect(page.locator("section.board")).to_have_attribute("data-moment", shown)
    check_with_axe(page)


def test_one_that_cannot_be_shown_says_so(open_page: OpenPage, server: Server) -> None:
    page = come_back(open_page, server, f"/table/{UNREADABLE}", DESK)
    expect(page.get_by_role("heading", level=1)).to_contain_text("cannot be played on")
