"""Somebody at a browser who plays with nothing but clicks."""

import contextlib
import random
from collections.abc import Callable
from weakref import WeakKeyDictionary

from playwright.sync_api import Locator, Page, Request, TimeoutError

PATIENCE = 60_000
"""Milliseconds that something may take on a busy machine."""
SHORTLY = 1000
MOST_FRAMES = 1000
QUIET = 2
"""So many looks in a row find nothing on its way: the first may come before an answer is read."""
AT_REST = """async () => {
  await document.fonts.ready;
  const ending = document.getAnimations().filter((it) => it.effect.getComputedTiming().iterations !== Infinity);
  await Promise.all(ending.map((it) => it.finished.catch(() => {})));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
CHANGED = """(moment) => document.querySelector(".item")
  || document.querySelector("section.board").dataset.moment !== moment"""


_asked: WeakKeyDictionary[Page, set[Request]] = WeakKeyDictionary()
"""The requests of each page that have no answer yet."""


def watch(page: Page) -> None:
    """Keep count of what a page asks the server, for ``rest``."""
    asked: set[Request] = set()
    _asked[page] = asked
    page.on("request", lambda request: asked.add(request))
    page.on("requestfinished", lambda request: asked.discard(request))
    page.on("requestfailed", lambda request: asked.discard(request))


def rest(page: Page) -> None:
    """Wait until everything is loaded and nothing moves any more."""
    quiet = 0
    for _ in range(MOST_FRAMES):
        page.evaluate(AT_REST)
        quiet = 0 if _asked[page] else quiet + 1  # an answer may lead to the next question
        if quiet == QUIET:
            return
    raise AssertionError(f"no answer to {[request.url for request in _asked[page]]}")


def use_first_tile(page: Page, touch: bool = False) -> None:
    """Do something on the first tile that glows; the first of several things."""
    board = page.locator("section.board")
    moment = board.get_attribute("data-moment")
    tile = page.locator(".tile.near").first
    if touch:
        tile.tap(force=True)
    else:
        tile.click(force=True)
    page.wait_for_function(CHANGED, arg=moment)
    item = page.locator(".item").first
    if item.count():
        item.click()
    page.wait_for_function("(moment) => document.querySelector('section.board').dataset.moment !== moment", arg=moment)


class Player:
    """Clicks on what the page offers, at random; every step must be something that glows or a button."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.page.set_default_timeout(PATIENCE)

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    @property
    def due(self) -> bool:
        """Whether a discard or a swim is due."""
        return self.page.locator(".board .bar.asked").count() > 0

    def step(self) -> None:
        """One click of somebody who plays without much thought: the next step, or anything that glows."""
        self.settle()
        if self.over:
            return
        steps, tiles = self.steps(), self.tiles()
        drown = self.page.locator(".board .bar .answer.danger")
        if drown.count():
            self.click(drown.first)  # nobody is lifted off a sinking tile by somebody without much thought
        elif self.due and tiles.count():
            self.choose_tile()
        elif self.due:
            self.choose_card()
        elif steps.count() and (self.chance.random() < 0.6 or not tiles.count()):
            self.click(self.any_of(steps))
        elif steps.count():
            self.choose_tile()
        else:
            self.page.wait_for_timeout(30)  # it is somebody else's turn

    def steps(self) -> Locator:
        """The big buttons: end, draw, flood."""
        return self.page.locator(".board .bar").locator(
            "[aria-keyshortcuts=E], [aria-keyshortcuts=D], [aria-keyshortcuts=F]"
        )

    def tiles(self) -> Locator:
        return self.page.locator(".tile.near")

    def choose_tile(self) -> None:
        self.click(self.any_of(self.tiles()), force=True)  # a pawn on the tile is clicked in its place
        self.choose_from_menu()

    def choose_card(self) -> None:
        self.click(self.any_of(self.page.locator(".card.glows")))
        self.choose_from_menu()

    def choose_from_menu(self) -> None:
        """If what was chosen can be used in several ways, one of them; what is then still open is given up."""
        items = self.page.locator(".item:not(.cancel)")
        if items.count():
            self.click(self.any_of(items))
        if self.page.locator(".board .bar").count() and not self.steps().count():
            self.page.keyboard.press("Escape")

    def any_of(self, found: Locator) -> Locator:
        return found.nth(self.chance.randrange(max(1, found.count())))

    def click(self, found: Locator, force: bool = False) -> None:
        """A click, unless what was there has gone since it was seen."""
        with contextlib.suppress(TimeoutError):
            found.click(force=force, timeout=SHORTLY)

    def settle(self) -> None:
        """Wait until the page shows what the server said last, and nothing is on its way."""
        self.page.wait_for_selector('section.board[data-current="true"] [aria-busy="false"]', state="attached")

    def play_until(self, done: Callable[[], bool], steps: int = 2000) -> None:
        for _ in range(steps):
            if done():
                return
            self.step()
        raise AssertionError("no end is in sight")
