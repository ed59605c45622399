"""At the end of a whole run: what each part took, and which rules of each game a test showed that passed.

``make test`` runs what only computes, with all rules, apart from what asks a server: each half is whole.
"""

from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import settings

from tests.rules import excused_rules, listed_rules

settings.register_profile("islario", deadline=None, derandomize=True, max_examples=150)
settings.register_profile("long", deadline=None, derandomize=True, max_examples=1000)
settings.load_profile("islario")

_shown: set[str] = set()
_seconds: dict[str, float] = defaultdict(float)
"""What each part of the tests took."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "once: how the rules run makes no difference: left out of the interpreted run")
    config.addinivalue_line("markers", "rare: run by make long only")
    config.addinivalue_line("markers", "rule(*ids): the rules that the test shows, by their ids")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.parent.name == "browser")  # it leaves an event loop running behind it
    for item in items:
        ids = [str(name) for mark in item.iter_markers("rule") for name in mark.args]
        item.user_properties += [("rule", name) for name in ids]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[part_of(report.nodeid)] += report.duration
    if report.when == "call" and report.passed:
        _shown.update(str(value) for name, value in report.user_properties if name == "rule")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    rules = runs_all("tests/games", config)
    if not rules and not runs_all("tests/server", config):
        return
    for part, seconds in sorted(_seconds.items(), key=lambda item: -item[1]):
        terminalreporter.write_line(f"{seconds:7.1f} s in {part}")
    if not rules:
        return
    for page, ids in listed_rules().items():
        excused = excused_rules(page)
        due = [name for name in ids if name not in excused]
        missing = [name for name in due if name not in _shown]
        beside = f" ({len(excused)} excused)" if excused else ""
        shown = len(due) - len(missing)
        terminalreporter.write_line(f"rules of {page} named by passing tests: {shown} of {len(due)}{beside}")
        if missing:
            terminalreporter.write_line(f"  not named: {', '.join(missing)}")


def part_of(test: str) -> str:
    """The folder of a test below ``tests``, or its file if it stands there itself."""
    parts = Path(test.partition("::")[0]).with_suffix("").parts[1:]
    return "/".join(parts[:-1] or parts)


def runs_all(folder: str, config: pytest.Config) -> bool:
    """Whether all tests of a folder run: only then do rules that no test named tell anything."""
    named = config.args == config.getini("testpaths") or folder in config.args
    chosen = (
        config.option.collectonly
        or config.option.keyword
        or config.getoption("lf", False)
        or config.option.markexpr not in ("", "not rare")
    )
    return named and not chosen and folder not in (config.option.ignore or ())
