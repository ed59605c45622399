"""How quickly Robinson's table answers in a browser: ``python -m bench.page [--taps N]``.

A real server and a real browser. Two things are measured, on the day's plan, which is the heaviest page:

- Four windows of four people at one table. From a click in the first one until its board shows what followed, and until
  the last of the others shows it.
- A phone whose processor is slowed four times. From a tap until the next frame is painted, and until the board has
  painted what the server said.

All times are milliseconds of the machine's one clock, taken in the windows themselves. The first tap of a kind is told
by itself. On a busy machine the figures tell of what else runs: its load stands beside them.
"""

import argparse
import os
import statistics
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from tests.browser.chromium import ARGUMENTS, system_chromium
from tests.browser.prepared import sit
from tests.browser.shore import plans, start_at
from tests.server.running import Person, Server

SLOWED = 4
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
WATCH = """() => {
  const now = () => performance.timeOrigin + performance.now();
  const painted = (then) => requestAnimationFrame(() => {
    const frame = new MessageChannel();
    frame.port1.onmessage = () => then(now());
    frame.port2.postMessage(null);
  });
  window.pressed = window.first = window.shown = 0;
  addEventListener("pointerdown", () => (window.shown = window.first = 0), true);
  addEventListener("click", (event) => {
    window.pressed = performance.timeOrigin + event.timeStamp;
    painted((time) => (window.first = time));
  }, true);
  new MutationObserver(() => painted((time) => (window.shown = time)))
    .observe(document.querySelector("section.board"), { attributeFilter: ["data-moment"] });
}"""
"""When something was pressed, when the next frame was there, and when a new moment was."""
QUIET = 800
"""Milliseconds between two clicks, until all windows have finished with the first: steps of others stay for a while."""


def open_window(context: BrowserContext, person: Person, table: str) -> Page:
    page = context.new_page()
    sit(page, person.server, person, table)
    page.wait_for_selector(".board [data-field]", state="attached")
    page.evaluate(WATCH)
    return page


def time_of(page: Page, name: str) -> float:
    page.wait_for_function(f"() => window.{name} > 0")
    return float(page.evaluate(f"() => window.{name}"))


def plan_and_take_back(page: Page, number: int) -> Locator:
    """What is pressed: a pawn goes to rest, and comes back, in turn."""
    row = page.locator(".board [data-field=rest]")
    return row.locator(".pawns button" if number % 2 else ".chip").first


def among_four(browser: Browser, server: Server, taps: int) -> dict[str, list[float]]:
    people = [Person(server) for _ in range(4)]
    table = start_at(server, people, plans)
    windows = [open_window(browser.new_context(), person, table) for person in people]
    first, others = windows[0], windows[1:]
    times: dict[str, list[float]] = {"click to its own board": [], "click to the last of the others": []}
    for number in range(taps):
        for window in others:
            window.evaluate("() => (window.shown = 0)")
        plan_and_take_back(first, number).click()
        shown, seen = time_of(first, "shown"), max(time_of(window, "shown") for window in others)
        pressed = time_of(first, "pressed")
        times["click to its own board"].append(shown - pressed)
        times["click to the last of the others"].append(seen - pressed)
        first.wait_for_timeout(QUIET)
    for window in windows:
        window.context.close()
    return times


def on_a_slow_phone(browser: Browser, server: Server, taps: int) -> dict[str, list[float]]:
    ana = Person(server)
    table = start_at(server, [ana, ana], plans)
    page = open_window(browser.new_context(**PHONE), ana, table)
    page.locator("[data-field=rest] .unfold").tap()
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    times: dict[str, list[float]] = {"tap on the plan to paint": [], "until the plan has changed": []}

    def tap(name: str, spot: Locator) -> float:
        spot.tap()
        painted, pressed = time_of(page, "first"), time_of(page, "pressed")
        times.setdefault(name, []).append(painted - pressed)
        return pressed

    for number in range(taps):
        pressed = tap("tap on the plan to paint", plan_and_take_back(page, number))
        times["until the plan has changed"].append(time_of(page, "shown") - pressed)
        page.wait_for_timeout(QUIET)
    for _ in range(taps):
        for tab in ("inventions", "scenario", "plan"):
            tap(f"tap on the page {tab} to paint", page.locator(f"#robinson-tab-{tab}"))
            page.wait_for_timeout(QUIET)
    page.context.close()
    return times


def tell(title: str, measured: dict[str, list[float]]) -> None:
    print(title)
    for name, times in measured.items():
        ordered = sorted(times[1:] or times)
        figures = f"median {statistics.median(ordered):6.1f}, 90 % within {ordered[int(len(ordered) * 0.9)]:6.1f}"
        print(f"  {name:<36}{figures}, longest {ordered[-1]:6.1f}, the first {times[0]:6.1f}")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--taps", type=int, default=30)
    taps = parser.parse_args(arguments).taps
    parts: dict[str, Callable[[Browser, Server, int], dict[str, list[float]]]] = {
        "four windows, milliseconds:": among_four,
        f"a phone, its processor slowed {SLOWED} times, milliseconds:": on_a_slow_phone,
    }
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=ARGUMENTS)
        for title, measure in parts.items():
            tell(title, measure(browser, server, taps))
        if hasattr(os, "getloadavg"):
            print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
