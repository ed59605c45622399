"""The tables of docs/environments.md: what observations and actions are made of.

    .venv/bin/python -m tests.env.tables

writes them anew; a test compares them.
"""

from pathlib import Path
from typing import Final

import islario
from islario.env.setup import Setup

PAGE: Final = Path(__file__).parent.parent.parent / "docs" / "environments.md"
PLAYERS: Final = 2
"""The tables are those of so many players."""


def sections_table(setup: Setup) -> str:
    """Each section with its place, range and meaning."""
    lines = ["| section | numbers | range | meaning |", "| --- | --- | --- | --- |"]
    for part in setup.sections.values():
        where = str(part.begin) if part.size == 1 else f"{part.begin}-{part.slice.stop - 1}"
        lines.append(f"| `{part.name}` | {where} | {part.low}-{part.high} | {part.meaning} |")
    return "\n".join(lines)


def actions_table(setup: Setup) -> str:
    """The runs of actions of one kind, each with its first and last."""
    runs: list[list[int]] = []
    for number, action in enumerate(setup.actions):
        if not runs or _verb(setup.actions[runs[-1][0]]) != _verb(action):
            runs.append([number, number])
        runs[-1][1] = number
    lines = ["| numbers | actions |", "| --- | --- |"]
    for first, last in runs:
        one, other = setup.actions[first], setup.actions[last]
        lines.append(f"| {first} | `{one}` |" if first == last else f"| {first}-{last} | `{one}` ... `{other}` |")
    return "\n".join(lines)


def _verb(action: str) -> str:
    """What actions beside each other share; those of a slot of a plan stand together."""
    verb = action.split()[0]
    return "slot" if verb in ("support", "take_back", "lead", "first") else verb


def tables(name: str) -> dict[str, str]:
    """The tables of a game by the marks that stand around them."""
    setup = Setup(name, {"players": PLAYERS})
    return {f"{name} observations": sections_table(setup), f"{name} actions": actions_table(setup)}


def filled(page: str) -> str:
    """The page with its tables as they have to be."""
    for name in islario.games():
        for mark, table in tables(name).items():
            begin, end = f"<!-- {mark} -->\n", f"\n<!-- end of {mark} -->"
            assert begin in page, mark
            head, _, rest = page.partition(begin)
            page = f"{head}{begin}{table}{end}{rest.partition(end)[2]}"
    return page


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text("utf-8")), "utf-8")
