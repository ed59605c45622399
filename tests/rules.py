"""Which rules the tests show: ``@rule("FI-MOVE-3")`` names them, the docs list them."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs" / "games"
ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+"
"""An id, such as FI-MOVE-3, PLAN-2 or SCEN1-4."""

rule = pytest.mark.rule


@cache
def listed_rules() -> dict[str, list[str]]:
    """For each page, the ids of its rules: those that stand at the head of a list item."""
    return {
        page.stem: re.findall(rf"^- \*\*({ID})\*\*", page.read_text("utf-8"), re.MULTILINE)
        for page in sorted(DOCS.glob("*.md"))
    }


@cache
def excused_rules(page: str) -> dict[str, str]:
    """The rules of a page that no test can show, and why: those in the ``excused.toml`` of its game, if it has one."""
    for folder in sorted(TESTS.glob("games/*/excused.toml")):
        game = folder.parent.name
        if page == game or page.startswith(f"{game}_"):
            reasons: dict[str, str] = tomllib.loads(folder.read_text("utf-8"))["excused"]
            ids = listed_rules()[page]
            return {name: reason for name, reason in reasons.items() if name in ids}
    return {}


@cache
def named_rules(game: str) -> dict[str, set[str]]:
    """The ids that the tests of a game name, each with the tests that do; none of them is run for it."""
    found: dict[str, set[str]] = {}
    for path in sorted(TESTS.glob(f"games/{game}/test_*.py")):
        module = import_module(f"tests.games.{game}.{path.stem}")
        for name, test in vars(module).items():
            for mark in getattr(test, "pytestmark", []) if name.startswith("test_") else []:
                for id in _ids(mark):
                    found.setdefault(id, set()).add(f"{path.name}: {name}")
    return found


def _ids(mark: Any) -> Iterator[str]:
    """The ids of a mark, or of the cases that it lists."""
    if mark.name == "rule":
        yield from mark.args
    elif mark.name == "parametrize":
        for case in mark.args[1]:
            for inner in getattr(case, "marks", ()):
                yield from _ids(getattr(inner, "mark", inner))
