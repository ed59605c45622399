"""A real browser and a real server."""

from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, system_chromium
from tests.browser.player import PATIENCE, watch
from tests.server.running import Server

OpenPage = Callable[..., Page]
NOWHERE = "about:blank"
"""An empty page, for whoever goes straight to a table from there."""

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in item.nodeid:
            item.add_marker(pytest.mark.once)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=system_chromium(), args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house"), pace=20, hindsight_seconds=3) as running:
        yield running
        running.stop_without_complaint()


@pytest.fixture
def server(one_server: Server, request: pytest.FixtureRequest) -> Server:
    """Each test has deals of its own, whatever ran before it."""
    one_server.deal_from(crc32(request.node.name.encode()))
    return one_server


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Opens a page as somebody of their own, with a new cookie; what its console complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    # no server for a while; an address that leads nowhere
    expected = ["net::ERR_", "WebSocket connection", "/lost)"]

    def complain(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(f"{message.text} ({message.location['url']})")

    def open_it(path: str = "/", width: int = 1280, height: int = 720, refused: str = "", **settings: Any) -> Page:
        """``refused`` is an address of the server that will say no."""
        expected.extend([f"{server.address}{refused})"] if refused else [])
        settings = {"locale": "en-GB", "reduced_motion": "reduce", **settings}
        context = browser.new_context(viewport={"width": width, "height": height}, **settings)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", complain)
        watch(page)
        page.goto(f"{server.address}{path}" if path.startswith("/") else path)
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert not [complaint for complaint in complaints if not any(part in complaint for part in expected)]
