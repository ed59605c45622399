"""Somebody who plays Robinson Crusoe at a browser with nothing but clicks."""

import contextlib
import random
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, TimeoutError

from tests.browser.player import PATIENCE, SHORTLY

MOST_CLICKS = 4_000
"""More than any game takes."""
BOLD = 0.5
"""How often a pawn goes elsewhere than to the camp or to rest."""
HELPED = 0.1
"""How often something is used where an answer would do."""
DUE = """() => {
  const board = document.querySelector('section.board[data-current="true"] [aria-busy="false"]');
  return !!document.querySelector(".end") || !!board?.querySelector(".bar .answer, .bar [aria-keyshortcuts=C]");
}"""
"""There is something to click on: what runs by itself has run."""
SIGNATURE = """[document.querySelector("section.board").dataset.moment,
  ...[...document.querySelectorAll(".board .bar .answer")].map((answer) => answer.innerText)].join("|")"""
"""What is changed by every click that does something."""
LEFT = """(whose) => [...document.querySelectorAll(".board .tray button")]
  .filter((it) => new RegExp(whose).test(it.querySelector("[data-pawn]").dataset.pawn))
  .reduce((sum, it) => sum + (Number(it.innerText.replace(/[^0-9]/g, "")) || 1), 0)"""
"""How many of some pawns are left to place."""
OWN, FRIDAY = "^[0-3]$", "^friday$"
FITTING = """([calm, pawns]) => [...document.querySelectorAll(".board [data-field] .chip.open")]
  .filter((it) => ["camp", "rest"].includes(it.closest("[data-field]").dataset.field) === calm)
  .filter((it) => it.querySelector(".rings i") && it.querySelectorAll(".rings i").length <= pawns)
  .map((it) => it.dataset.target)"""
"""What could be planned with so many pawns: in the camp and at rest, or elsewhere."""


class Castaway:
    """Plays the seats of one window: at random, or without a seed always what comes first."""

    def __init__(self, page: Page, seed: int | None = None) -> None:
        self.page = page
        self.page.set_default_timeout(PATIENCE)
        self.chance = None if seed is None else random.Random(seed)
        self.clicks = 0
        """All but those that place pawns."""
        self.placed = 0
        self.given_up: set[str] = set()
        """What turned out to need more than there is, until the plan stands."""

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    @property
    def round(self) -> int:
        return int(self.page.locator(".board [data-round]").get_attribute("data-round") or 0)

    @property
    def answers(self) -> Locator:
        return self.page.locator(".board .bar li:not(.aside) .answer")

    @property
    def helps(self) -> Locator:
        """What could be used where something is asked."""
        return self.page.locator(".board .bar .aside .answer")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".board .bar [aria-keyshortcuts=C]")

    @property
    def planning(self) -> bool:
        return self.confirm.count() > 0

    @property
    def pawns(self) -> int:
        """Those of one's own that are left."""
        return int(self.page.evaluate(LEFT, OWN))

    @property
    def due(self) -> bool:
        """Whether there is something to click on."""
        return bool(self.page.evaluate(DUE))

    def settle(self) -> None:
        self.page.wait_for_function(DUE)

    def step(self) -> None:
        """One click: an answer, a pawn, or the plan confirmed."""
        if self.over:
            return
        before = self.page.evaluate(SIGNATURE)
        if self.answers.count():
            helped = self.chance is not None and self.chance.random() < HELPED and self.helps.count() > 0
            self.any_of(self.helps if helped else self.answers).click()
            self.clicks += 1
        elif self.place():
            self.placed += 1
        else:
            self.confirm.click()
            self.clicks += 1
            self.given_up.clear()
        self.page.wait_for_function(f"(before) => {SIGNATURE} !== before", arg=before)

    def place(self) -> bool:
        """Put one pawn somewhere, or take one back that is not enough where it is; whether anything was to do."""
        short = self.page.locator(".board .line.short").first
        if short.count():
            target = short.locator(".target").get_attribute("data-target") or ""
            comes = short.locator(".tools .tool")
            if not comes.count():
                self.given_up.add(target)
            (short.locator(".pawns button") if target in self.given_up else comes).first.click()
            return True
        pawns = self.pawns or int(self.page.evaluate(LEFT, FRIDAY))
        bold, calm = (
            [target for target in self.page.evaluate(FITTING, [where, pawns]) if target not in self.given_up]
            for where in (False, True)
        )
        if self.chance is None:
            found = calm[:1] if self.page.locator(".board .line").count() else [*bold, *calm][:1]
        else:
            found = bold if self.chance.random() < BOLD else calm
        if not pawns or not found:
            return False
        target = found[0] if self.chance is None else self.chance.choice(found)
        self.press(self.page.locator(f".board .chip[data-target='{target}']"))
        return True

    def press(self, spot: Locator) -> None:
        """A click, unless what was there has gone since it was seen: others plan at the same time."""
        for _ in range(PATIENCE // SHORTLY):
            with contextlib.suppress(TimeoutError):
                spot.click(trial=True, timeout=SHORTLY)  # a trial presses nothing: no pawn is placed twice
                break
            if not spot.count():
                return
        spot.click()

    def any_of(self, found: Locator) -> Locator:
        return found.first if self.chance is None else found.nth(self.chance.randrange(found.count()))

    def play_until(self, done: Callable[[], bool]) -> None:
        """Play until something holds when there is something to do, or to the end."""
        play_together([self], done)

    def plans(self, number: int) -> bool:
        """Whether the plan of a round, or of a later one, is being made."""
        return self.planning and self.round >= number


def play_together(people: Sequence[Castaway], done: Callable[[], bool]) -> None:
    """Whoever has something to do does it, until something holds or the game is over."""
    for _ in range(MOST_CLICKS):
        if len(people) == 1:
            people[0].settle()
        if done() or people[0].over:
            return
        ready = [person for person in people if person.due]
        for person in ready:
            person.step()
        if not ready:
            people[0].page.wait_for_timeout(30)  # what somebody did is on its way
    raise AssertionError("no end is in sight")
