"""From a click in one window to the moment the other window shows it: ``python -m bench.clicks [--moves N] [--apart]``.

A real server, a real browser, two windows of two people at one table. With ``--apart`` there are two servers on one
PostgreSQL, and each window is at one of them. The time runs from the click event in the first window until the second
window's board has changed, by the machine's one clock.
"""

import argparse
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import ARGUMENTS, system_chromium
from tests.server.postgres import Postgres
from tests.server.running import Person, Server

WATCH = """() => {
  const now = () => performance.timeOrigin + performance.now();
  const board = document.querySelector("section.board");
  window.clicked = window.seen = 0;
  addEventListener("click", () => (window.clicked = now()), true);
  new MutationObserver(() => (window.seen = now())).observe(board, { attributeFilter: ["data-moment"] });
}"""


def open_window(page: Page, person: Person, table: str) -> Page:
    value = person.http.cookies["islario"]
    page.context.add_cookies([{"name": "islario", "value": value, "url": person.server.address}])
    page.goto(f"{person.server.address}/table/{table}")
    page.wait_for_selector("section.board .tile")
    page.evaluate(WATCH)
    return page


@contextmanager
def one_server() -> Iterator[list[Server]]:
    """One server with SQLite, for both windows."""
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server:
        yield [server, server]
        server.stop()


@contextmanager
def two_servers() -> Iterator[list[Server]]:
    """Two servers on one PostgreSQL, one for each window."""
    with closing(Postgres()) as postgres, ExitStack() as stack:
        address = postgres.make_database()
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(2)]
        servers = [stack.enter_context(Server(folder, database=address)) for folder in folders]
        yield servers
        for server in servers:
            server.stop()


def measure(servers: Sequence[Server], moves: int) -> list[float]:
    """Milliseconds for each of so many moves: end and undo in turn, which nothing random can stop."""
    times: list[float] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=ARGUMENTS)
        ana, bea = (Person(server) for server in servers)
        made = ana.start("me", "open", first=0)
        bea.join(made["table"], made["invitations"][0]["secret"])
        one, two = (open_window(browser.new_context().new_page(), person, made["table"]) for person in (ana, bea))
        for number in range(moves):
            back = number % 2 == 1
            button = one.locator(".back button").first if back else one.locator("[aria-keyshortcuts=E]")
            button.click()
            moment = "0" if back else "1"
            for page in (one, two):
                page.wait_for_selector(f"section.board[data-moment='{moment}'][data-current='true']", state="attached")
            times.append(two.evaluate("() => window.seen") - one.evaluate("() => window.clicked"))
            two.wait_for_timeout(700)  # until the second window has finished showing it
        browser.close()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--apart", action="store_true", help="each window at a server of its own, on one PostgreSQL")
    given = parser.parse_args()
    with two_servers() if given.apart else one_server() as servers:
        times = sorted(measure(servers, given.moves))
    where = "two servers on one PostgreSQL" if given.apart else "one server"
    print(f"click to seen in the other window, {len(times)} moves, one table, {where}:")
    print(f"median {statistics.median(times):.1f} ms, 90 % within {times[int(len(times) * 0.9)]:.1f} ms")


if __name__ == "__main__":
    main()
