"""Somebody who plays Robinson Crusoe at a browser with nothing but clicks: the first answer, the first thing to do."""

from playwright.sync_api import Locator, Page

from tests.browser.player import PATIENCE

MOST_CLICKS = 4_000
"""More than any game takes."""
SETTLED = 'section.board[data-current="true"] [aria-busy="false"]'
FIELDS = ("explore", "gather", "build", "hunt", "threat")
"""Where the first pawn of a day goes, round by round; the others arrange the camp and rest."""
WAITED = """() => document.querySelector(".end") || document.querySelector(".board .bar .answer")
  || document.querySelector(".board [data-field]")"""
"""Something to do: what runs by itself has run."""


class Castaway:
    """Plays all seats of one browser."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.page.set_default_timeout(PATIENCE)
        self.clicks = 0
        self.placed = 0

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    @property
    def round(self) -> int:
        return int(self.page.locator("[data-round]").get_attribute("data-round") or 0)

    @property
    def answers(self) -> Locator:
        return self.page.locator(".board .bar .answer")

    @property
    def planning(self) -> bool:
        return self.page.locator(".board [data-field]").count() > 0

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".board .bar [aria-keyshortcuts=C]")

    def settle(self) -> None:
        self.page.wait_for_selector(SETTLED, state="attached")
        self.page.wait_for_function(WAITED)

    def step(self) -> None:
        """One click: the first answer, one pawn more, or the whole plan confirmed."""
        self.settle()
        moment = self.moment
        if self.over:
            return
        if self.answers.count():
            self.answers.first.click()
            self.clicks += 1
        elif not self.place():
            self.confirm.click()
            self.clicks += 1
        self.page.wait_for_function(
            "(moment) => document.querySelector('section.board').dataset.moment !== moment"
            " || document.querySelector('.board .bar .answer')",
            arg=moment,
        )

    @property
    def moment(self) -> str | None:
        return self.page.locator("section.board").get_attribute("data-moment")

    def place(self) -> bool:
        """Put one pawn somewhere; whether one was left."""
        if not self.page.locator(".board .tray [data-pawn]").count():
            return False
        own = self.page.locator(".board .tray button").filter(
            has=self.page.locator("[data-pawn='0'], [data-pawn='1'], [data-pawn='2'], [data-pawn='3']")
        )
        if not own.count():
            return False
        lines = self.page.locator(".board .line.short [data-target]")
        bold = self.page.locator(f"[data-field={FIELDS[self.round % len(FIELDS)]}] .chip.open")
        calm = self.page.locator("[data-field=camp] .chip.open, [data-field=rest] .chip.open")
        begun = self.page.locator(".board .line").count()
        if lines.count():
            lines.first.click()
        elif begun == 0 and bold.count():
            bold.first.click()
        else:
            calm.nth(begun % max(1, calm.count())).click()
        self.placed += 1
        return True

    def play_until(self, round_number: int | None = None) -> None:
        """Play until a round is planned, or to the end."""
        for _ in range(MOST_CLICKS):
            self.settle()
            if self.over or (round_number is not None and self.round >= round_number and self.planning):
                return
            self.step()
        raise AssertionError("no end is in sight")
