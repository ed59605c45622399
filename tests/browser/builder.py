"""Somebody at a browser who builds bridges with nothing but clicks."""

from playwright.sync_api import Locator

from tests.browser.player import Player


class Builder(Player):
    """Plays Hashi: writes numbers and draws bridges where it glows, and says when it is done."""

    def islands(self) -> Locator:
        return self.page.locator("[data-board] .islet.glows")

    def lines(self) -> Locator:
        return self.page.locator("[data-board] .line.glows .reach")

    def ready(self) -> Locator:
        return self.page.locator(".board .bar .done.ready:not(:disabled)")

    def step(self) -> None:
        """One click."""
        self.settle()
        curtain = self.page.locator(".curtain button")
        if self.over:
            return
        if curtain.count():
            self.click(curtain.first)
        elif self.ready().count():
            self.click(self.ready())
        elif self.lines().count():
            self.click(self.any_of(self.lines()), force=True)
        elif self.islands().count():
            self.click(self.any_of(self.islands()), force=True)
        else:
            self.page.wait_for_timeout(30)  # the others are not done yet, or a number that fits nowhere is given up
