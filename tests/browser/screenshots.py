"""Pictures of every page, so that anyone can look: ``python -m tests.browser.screenshots FOLDER``.

Some of them are laid out on one sheet, ``contact-sheet.jpg``; that of the README is ``docs/contact-sheet.jpg``.
"""

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import islario
from islario.core.rng import Rng
from islario.players.bot import Bot
from tests.browser.chromium import ARGUMENTS, system_chromium
from tests.browser.player import PATIENCE, rest, watch
from tests.server.running import Person, Server

DESK = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LOOKS: dict[str, dict[str, Any]] = {
    "desk": {**DESK, "locale": "en-GB"},
    "desk-dark": {**DESK, "locale": "es-ES", "color_scheme": "dark"},
    "phone": {**PHONE, "locale": "pt-BR"},
    "phone-dark": {**PHONE, "locale": "en-GB", "color_scheme": "dark"},
}


ROBINSON_DEAL = 12
"""A deal of which the rules of thumb see all of the moments below."""
MOMENTS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "plan": lambda view: view["round"] >= 3 and view["asking"]["kind"] == "plan" and not view["plan"],
    "forecast": lambda view: view["round"] >= 3 and view["asking"]["kind"] == "plan" and len(view["plan"]) >= 3,
    "adventure": lambda view: str(view["asking"].get("card")).startswith("adventure") and view["phase"] == "action",
    "weather": lambda view: view["round"] >= 4 and view["phase"] == "weather",
    "night": lambda view: view["phase"] == "night",
}
"""Moments of a game of Robinson Crusoe, one after the other."""
SHEET = {
    "robinson-forecast-desk": 2,
    "robinson-forecast-phone": 1,
    "table-middle-desk": 2,
    "lesson-phone": 1,
    "hashi-middle-desk-dark": 2,
    "hashi-end-phone": 1,
    "table-end-desk": 2,
    "table-middle-phone-dark": 1,
}
"""What is on the sheet, and how many of its columns each picture takes."""
SHEET_STYLE = """
    body { margin: 0; padding: 16px; background: #f5ecd9; }
    main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; width: 1200px; }
    img { width: 100%; height: 440px; object-fit: cover; object-position: top; border-radius: 8px; }
"""
SHOWN = "section.board[data-current=true]"
"""A table as the server said it last."""
WHY = ".pop a[href*='/rules/']"
DRAWN = "() => Promise.all([...document.images].map((image) => image.decode()))"


LEAST_BYTES = 10_000
"""A picture with something on it is larger."""
MOST_TRIES = 20


class Photographer:
    """Goes through the pages in one look. What the page complains of is an error."""

    def __init__(self, browser: Browser, server: Server, folder: Path, look: str) -> None:
        self.server = server
        self.folder = folder
        self.look = look
        self.chance = random.Random(7)
        self.person = Person(server)
        self.context = browser.new_context(reduced_motion="reduce", **LOOKS[look])
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        watch(self.page)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.complaints: list[str] = []
        self.taken: list[str] = []

    def take(self, name: str, path: str | None = None, seen: str = "h1") -> None:
        """A picture of a page once something is seen on it, or of the page as it is."""
        if path is not None:
            self.page.goto(f"{self.server.address}{path}")
        self.page.wait_for_selector(seen)
        rest(self.page)
        self.page.evaluate(DRAWN)
        picture = self.folder / f"{name}-{self.look}.png"
        for _ in range(MOST_TRIES):  # on a busy machine a long page that was scrolled may not be painted yet
            self.page.screenshot(path=picture, animations="disabled")
            if picture.stat().st_size > LEAST_BYTES:
                break
            rest(self.page)
        self.taken.append(name)
        assert not self.complaints, f"{name}: {self.complaints}"

    def go_round(self) -> None:
        self.take("new", "/new/forbidden_island/friends", "form.panel")
        self.take("rules", "/rules/forbidden_island#FI-MOVE-5", "[id='FI-MOVE-5']")
        self.take("almanac", "/almanac/forbidden_island", "tbody tr")
        table = self.start("me", "me", "me", "me", difficulty="normal")
        self.take("table-start", f"/table/{table}", SHOWN)
        self.page.locator(".hand .card:not(.glows)").first.click()
        self.take("table-why-not", seen=WHY)
        self.play(table, 40)
        self.take("table-middle", f"/table/{table}", SHOWN)
        self.play(table)
        self.take("table-end", f"/table/{table}", ".end figure")
        self.build_bridges()
        self.survive()
        self.take("lesson", f"/table/{self.learn('forbidden_island')}", ".bubble")
        self.take("home", "/", "article[data-game=hashi]")

    def build_bridges(self) -> None:
        self.take("hashi-new", "/new/hashi/alone", "form.panel")
        self.take("robinson-rules", "/rules/robinson#GATHER-6", "[id='GATHER-6']")
        self.take("cards", "/cards/forbidden_island", ".list li")
        self.take("robinson-cards", "/cards/robinson#invention.map", ".target")
        self.take("hashi-rules", "/rules/hashi#HA-BRIDGE-4", "[id='HA-BRIDGE-4']")
        table = self.start("me", "thumb", "thumb", "thumb", game="hashi", side="B")
        self.take("hashi-start", f"/table/{table}", SHOWN)
        self.play(table, 90, "number")
        self.take("hashi-middle", f"/table/{table}", SHOWN)
        self.page.locator("[data-board] .islet:not(.glows)").first.click(force=True)
        self.take("hashi-why-not", seen=WHY)
        self.play(table)
        self.take("hashi-end", f"/table/{table}", ".end figure")

    def survive(self) -> None:
        """Robinson Crusoe: set-up, and what a table shows from the plan to the end."""
        self.take("robinson-new", "/new/robinson/alone", "form.panel")
        self.server.deal_from(ROBINSON_DEAL)
        table = self.start("me", "me", "me", game="robinson")
        for name, is_it in MOMENTS.items():
            self.play_well(table, is_it)
            self.take(f"robinson-{name}", f"/table/{table}", SHOWN)
            if name == "forecast":
                self.show_pages()
        self.play_well(table, lambda view: False)
        self.take("robinson-end", f"/table/{table}", ".end figure")

    def show_pages(self) -> None:
        """The pages beside the plan; on a phone the people with the forecast, and the island, are two of them."""
        for page in ("inventions", "threats", "scenario", "force", "people", "place"):
            tab = self.page.locator(f"#robinson-tab-{page}")
            if tab.is_visible():
                tab.click()
                self.take(f"robinson-{page}", seen=SHOWN)

    def start(self, *seats: str, **options: Any) -> str:
        """A table at which the browser sits."""
        table: str = self.person.start(*seats, **options)["table"]
        self.sit_down()
        return table

    def learn(self, game: str) -> str:
        """The table of a lesson."""
        table: str = self.person.http.post(f"/games/{game}/lesson", json={"name": "Ana"}).json()["table"]
        self.sit_down()
        return table

    def sit_down(self) -> None:
        """Let the browser be the person that plays."""
        value = self.person.http.cookies["islario"]
        self.context.add_cookies([{"name": "islario", "value": value, "url": self.server.address}])

    def play_well(self, table: str, until: Callable[[dict[str, Any]], bool]) -> None:
        """Play one's seats by rules of thumb to the end, or to a moment that is looked for."""
        told = self.person.read(table)
        bot = Bot("thumb", islario.game(told["game"]), Rng(7))
        with self.person.sit(table) as socket:
            while not (standing := socket.wait_for_people())["over"] and not until(standing["view"]):
                seat = standing["view"]["waiting_for"][0]
                chosen = bot.decide({**standing["view"], "seat": seat}) or standing["legal"][str(seat)][0]
                assert socket.play(chosen, seat)["type"] == "done"

    def play(self, table: str, moves: int | None = None, verb: str = "") -> None:
        """Play one's seats by chance to the end, or until so many moves are made and something can be done.

        The bots have done their part then: what is looked at stays as it is.
        """
        with self.person.sit(table) as socket:
            while not (standing := socket.wait_for_people())["over"]:
                seat = min(standing["legal"])
                legal = standing["legal"][seat]
                if moves is not None and standing["moment"] >= moves and legal[0].startswith(verb):
                    break
                socket.play(self.chance.choice(legal), int(seat))


def lay_out(browser: Browser, folder: Path) -> None:
    """Some pictures on one sheet."""
    images = [f'<img src="{name}.png" style="grid-column: span {columns}">' for name, columns in SHEET.items()]
    sheet = folder / "contact-sheet.html"
    sheet.write_text(f"<style>{SHEET_STYLE}</style><main>{''.join(images)}</main>", "utf-8")
    page = browser.new_page(viewport={"width": 1232, "height": 800})
    page.goto(sheet.resolve().as_uri())
    page.evaluate(DRAWN)
    page.screenshot(path=folder / "contact-sheet.jpg", full_page=True, quality=82)
    page.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=ARGUMENTS)
        for look in LOOKS:
            Photographer(browser, server, folder, look).go_round()
            print(f"{look}: {len(list(folder.glob(f'*-{look}.png')))} pictures", flush=True)
        lay_out(browser, folder)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"))
