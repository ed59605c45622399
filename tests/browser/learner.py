"""Somebody who learns a game: reads bubble after bubble, and does what each says."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import rest
from tests.browser.texts import offer, say

CLEAR = """() => {
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  const ring = document.querySelector(".ring")?.getBoundingClientRect() ?? null;
  const apart = (one, other) => one.right <= other.left || other.right <= one.left
    || one.bottom <= other.top || other.bottom <= one.top;
  const inside = bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
  return [ring !== null, ring !== null && apart(bubble, ring), inside];
}"""


class Learner:
    """Goes through a lesson. ``look`` is called at each bubble."""

    def __init__(self, page: Page, language: str = "en", look: Callable[[int], None] = lambda step: None) -> None:
        self.page = page
        self.language = language
        self.look = look
        self.bubble = page.locator(".bubble")

    def begin(self, game: str) -> None:
        offer(self.page, game, "button", self.language, "home-learn-first").click()
        self.page.wait_for_selector(".bubble.placed")

    def read(self, step: int) -> None:
        """Wait for a bubble. It points at something, covers nothing of it, and is wholly in sight."""
        expect(self.bubble).to_have_attribute("data-step", str(step))
        rest(self.page)
        assert self.page.evaluate(CLEAR) == [True, True, True], f"bubble {step}"
        self.look(step)

    def button(self, key: str) -> Locator:
        return self.bubble.get_by_role("button", name=say(self.language, key), exact=True)

    def go_on(self) -> None:
        self.button("guide-next").click()

    def press(self, selector: str) -> None:
        """Press what a bubble speaks of; a pawn on it is pressed in its place."""
        self.page.locator(selector).first.click(force=True)

    def shore(self, tile: str) -> None:
        """Press a tile, and choose to shore it up; a card that does the same is offered before."""
        self.press(f"[data-tile={tile}] [data-extent]")
        self.page.locator(".item:has([href='#mark-water'])").last.click()

    def cards(self, key: str, count: int) -> None:
        """Turn over so many cards, each when it can be."""
        moment = int(self.page.locator("section.board").get_attribute("data-moment") or 0)
        for turned in range(1, count + 1):
            self.page.locator(f".bar [aria-keyshortcuts={key}]:not(:disabled)").click()
            expect(self.page.locator("section.board")).to_have_attribute("data-moment", str(moment + turned))

    def learn(self, game: str) -> None:
        """The whole lesson of a game."""
        {"forbidden_island": self.learn_island, "hashi": self.learn_bridges, "robinson": self.learn_castaways}[game]()

    def learn_island(self) -> None:
        """The whole lesson of Forbidden Island, as it suggests."""
        self.read(0)
        self.go_on()
        self.read(1)
        self.press("[data-tile=bronze_gate] [data-extent]")
        self.read(2)
        self.shore("crimson_forest")
        self.read(3)
        self.page.locator("[data-spot=hand-0] .card.glows").first.click()
        self.page.locator(".item:not(.cancel)").first.click()
        self.read(4)
        self.cards("D", 2)
        self.read(5)
        self.cards("F", 2)
        self.read(6)
        self.shore("fools_landing")
        self.read(7)
        self.press("[data-tile=crimson_forest] [data-extent]")
        expect(self.page.locator("section.board")).to_have_attribute("data-moment", "9")
        self.read(7)
        self.press("[data-tile=temple_of_the_sun] [data-extent]")
        expect(self.page.locator("section.board")).to_have_attribute("data-moment", "10")
        self.cards("D", 2)
        self.read(8)
        self.cards("F", 2)
        self.read(9)

    def learn_bridges(self) -> None:
        """The whole lesson of Hashi, as it suggests."""
        done = self.page.locator(".bar .done:not(:disabled)")
        self.read(0)
        self.go_on()
        self.read(1)
        self.press(".own [data-island=d] [data-extent]")
        done.click()
        self.read(2)
        self.go_on()
        self.read(3)
        self.press(".own [data-island=g] [data-extent]")
        self.read(4)
        for line in ("b-d", "d-e", "d-g"):
            self.press(f".own [data-line={line}] .reach")
            self.page.wait_for_selector('section.board [aria-busy="false"]', state="attached")
        done.click()
        self.read(5)
        self.go_on()
        self.read(6)
        self.press(".own [data-island=e] [data-extent]")
        self.read(7)
        self.press(".own [data-line=g-h] .reach")
        done.click()
        self.read(8)
        self.go_on()
        self.read(9)

    def plan(self, target: str, times: int) -> None:
        """Put so many pawns on something; where the rows of the plan are folded, its row is unfolded first."""
        board = self.page.locator("section.board")
        row = self.page.locator(f"[data-field={target.split(' ')[0]}]")
        found = row.locator(f"[data-target='{target}']").first
        for _ in range(times):
            if not found.is_visible():
                row.locator(".unfold").click()
            moment = int(board.get_attribute("data-moment") or 0)
            found.click()
            expect(board).to_have_attribute("data-moment", str(moment + 1))
            self.page.wait_for_selector('section.board [aria-busy="false"]', state="attached")

    def turn_to_people(self, step: int) -> None:
        """Where the people have a page of their own a bubble leads there, and then lies beside what it speaks of."""
        tab = self.page.locator("#robinson-tab-people")
        if tab.is_visible():
            tab.click()
            self.read(step)

    def answer(self, place: int) -> None:
        self.page.locator(".board .bar .answer").nth(place).click()

    def choose(self, place: int) -> None:
        """Answer with the keyboard: so many arrows, and Enter."""
        answers = self.page.locator(".board .bar .answer:not(:disabled)")
        chosen = answers.nth(place - 1)
        expect(chosen).to_be_visible()
        expect(self.page.locator(".board .bar:focus, .board .bar :focus")).to_be_visible()
        for _ in range(answers.count()):
            if not chosen.evaluate("(answer) => answer === document.activeElement"):
                self.page.keyboard.press("ArrowRight")
        expect(chosen).to_be_focused()
        self.page.keyboard.press("Enter")

    def press_focused(self, target: str, times: int) -> None:
        """What a bubble speaks of has the focus, and keeps it until the last press."""
        board = self.page.locator("section.board")
        for _ in range(times):
            expect(self.page.locator(":focus")).to_have_attribute("data-target", target)
            moment = int(board.get_attribute("data-moment") or 0)
            self.page.keyboard.press("Enter")
            expect(board).to_have_attribute("data-moment", str(moment + 1))

    def confirm(self) -> None:
        self.page.locator(".board .bar [aria-keyshortcuts=C]").click()

    def learn_castaways(self) -> None:
        """The whole lesson of Robinson Crusoe, as it suggests."""
        self.read(0)
        self.go_on()
        self.read(1)
        self.turn_to_people(1)
        self.go_on()
        self.read(2)
        self.answer(0)
        self.read(3)
        self.plan("threat right", 1)
        self.read(4)
        self.plan("explore B2", 2)
        self.read(5)
        self.plan("build shovel", 2)
        self.read(6)
        self.turn_to_people(6)
        self.confirm()
        self.read(7)
        self.answer(1)
        self.read(8)
        self.answer(0)
        self.read(9)
        self.plan("build shelter", 2)
        self.read(10)
        self.plan("threat right", 1)
        self.read(11)
        self.plan("gather B2 food", 1)
        self.plan("camp", 1)
        self.confirm()
        self.read(12)
        self.answer(1)
        self.answer(1)
        self.read(13)
        self.answer(1)
        self.read(14)
