"""The best in hindsight is asked for where OR-Tools is not installed."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import PATIENCE
from tests.browser.prepared import sit
from tests.browser.test_games import LOCALES
from tests.browser.test_hashi import finish
from tests.browser.texts import say
from tests.rarely import rarely
from tests.server.running import Person, Server


@pytest.mark.parametrize("language", [rarely("en"), "es", rarely("pt")])
def test_without_the_solver_the_page_names_the_extra_that_brings_it(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "ortools.py").write_text("raise ImportError\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(hidden), *filter(None, [os.environ.get("PYTHONPATH")])]))
    with Server(tmp_path) as server:
        ana = Person(server)
        table = ana.start("me", game="hashi")["table"]
        finish(ana, table)
        context = browser.new_context(locale=LOCALES[language])
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        sit(page, server, ana, table)
        page.get_by_role("button", name=say(language, "hashi-hindsight-seek")).click()
        trouble = page.locator(".hindsight").get_by_role("alert")
        expect(trouble).to_have_text(say(language, "reason-solver_missing"), timeout=PATIENCE)
        expect(trouble).to_contain_text("islario[solve]")
        context.close()
        server.stop_without_complaint()
