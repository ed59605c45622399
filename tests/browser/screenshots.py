"""Pictures of every page, so that anyone can look: ``python -m tests.browser.screenshots FOLDER``."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.builder import Builder
from tests.browser.chromium import ARGUMENTS, system_chromium
from tests.browser.player import Player
from tests.server.house import Person, Server

DESK = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LOOKS: dict[str, dict[str, Any]] = {
    "desk": {**DESK, "locale": "en-GB"},
    "desk-dark": {**DESK, "locale": "es-ES", "color_scheme": "dark"},
    "phone": {**PHONE, "locale": "pt-BR"},
    "phone-dark": {**PHONE, "locale": "en-GB", "color_scheme": "dark"},
}


class Photographer:
    """Goes through the pages in one look."""

    def __init__(self, browser: Browser, server: Server, folder: Path, look: str) -> None:
        self.server = server
        self.folder = folder
        self.look = look
        self.person = Person(server)
        self.context = browser.new_context(reduced_motion="reduce", **LOOKS[look])
        self.page: Page = self.context.new_page()

    def take(self, name: str, path: str | None = None) -> None:
        if path is not None:
            self.page.goto(f"{self.server.address}{path}")
            self.page.wait_for_selector("h1")
        self.page.wait_for_timeout(400)
        self.page.screenshot(path=self.folder / f"{name}-{self.look}.png")

    def go_round(self) -> None:
        self.take("new", "/new/forbidden_island/friends")
        self.take("rules", "/rules/forbidden_island#FI-MOVE-5")
        table = self.person.start("me", "me", "me", "me", difficulty="normal")["table"]
        value = self.person.http.cookies["islario"]
        self.context.add_cookies([{"name": "islario", "value": value, "url": self.server.address}])
        self.take("table-start", f"/table/{table}")
        player = Player(self.page, seed=7)
        player.play_until(lambda: self.moment() >= 40 or player.over)
        self.take("table-middle")
        if not player.over:
            self.page.locator(".tile.still").first.click(force=True)
            self.take("table-why-not")
            self.page.keyboard.press("Escape")
        player.play_until(lambda: player.over)
        self.take("table-end")
        self.build_bridges()
        self.take("home", "/")

    def build_bridges(self) -> None:
        self.take("hashi-new", "/new/hashi/alone")
        self.take("hashi-rules", "/rules/hashi#HA-BRIDGE-4")
        table = self.person.start("me", "thumb", "thumb", "thumb", game="hashi", side="B")["table"]
        self.take("hashi-start", f"/table/{table}")
        builder = Builder(self.page, seed=7)
        builder.play_until(lambda: self.moment() >= 90)
        self.page.locator("[data-island='a']").click(force=True)
        self.take("hashi-why-not")
        self.page.keyboard.press("Escape")
        builder.play_until(lambda: builder.over)
        self.take("hashi-end")

    def moment(self) -> int:
        return int(self.page.locator("section.board").get_attribute("data-moment") or 0)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=ARGUMENTS)
        for look in LOOKS:
            Photographer(browser, server, folder, look).go_round()
            print(f"{look}: {len(list(folder.glob(f'*-{look}.png')))} pictures", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"))
