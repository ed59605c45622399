"""Somebody at a browser who plays with nothing but clicks."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

PATIENCE = 60_000
"""Milliseconds that something may take on a busy machine."""


class Player:
    """Clicks on what the page offers, at random; every step must be something that glows or a button."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.page.set_default_timeout(PATIENCE)

    @property
    def over(self) -> bool:
        return self.page.get_by_test_id("end").count() > 0

    @property
    def asked(self) -> bool:
        """Whether the page waits for this person."""
        return self.page.get_by_test_id("board").get_attribute("data-acting") != ""

    def step(self) -> None:
        """One click of somebody who plays without much thought: the next step, or anything that glows."""
        self.settle()
        if self.over or not self.asked:
            return
        due = self.page.get_by_test_id("board").get_attribute("data-due")
        if due == "discard":
            self.choose_card()
        elif due == "swim":
            self.choose_tile()
        elif self.steps().count() and self.chance.random() < 0.6:
            self.any_of(self.steps()).click()
        elif self.tiles().count():
            self.choose_tile()
        else:
            self.any_of(self.steps()).click()

    def steps(self) -> Locator:
        """The big buttons: end, draw, flood."""
        return self.page.locator("[data-step]:enabled")

    def tiles(self) -> Locator:
        return self.page.locator(".tile.near")

    def choose_tile(self) -> None:
        self.click(self.any_of(self.tiles()))
        self.choose_from_menu()

    def choose_card(self) -> None:
        self.click(self.any_of(self.page.locator(".card.glows")))
        self.choose_from_menu()

    def choose_from_menu(self) -> None:
        """If what was chosen can be used in several ways, one of them; what is then still open is given up."""
        items = self.page.locator(".item:not(.cancel)")
        if items.count():
            self.any_of(items).click()
        cancel = self.page.get_by_test_id("cancel")
        if cancel.count():
            cancel.first.click()

    def any_of(self, found: Locator) -> Locator:
        return found.nth(self.chance.randrange(max(1, found.count())))

    def click(self, found: Locator) -> None:
        found.click(force=True)  # a tile may be half under a pawn, which is clicked in its place

    def settle(self) -> None:
        """Wait until the page shows what the server said last, and nothing is on its way."""
        self.page.wait_for_selector('[data-testid="board"][data-busy="false"]', state="attached")

    def play_until(self, done: Callable[[], bool], steps: int = 2000) -> None:
        for _ in range(steps):
            if done():
                return
            self.step()
        raise AssertionError("no end is in sight")
