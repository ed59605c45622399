"""At the end of a run: how many of each game's rules were shown by a test that passed."""

from collections.abc import Iterator

import pytest

from tests.rules import excused_rules, listed_rules

_shown: set[str] = set()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: left out of the interpreted run where there is a compiled one")
    config.addinivalue_line("markers", "rare: run by make long only")
    config.addinivalue_line("markers", "rule(*ids): the rules that the test shows, by their ids")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.parent.name == "browser")  # it leaves an event loop running behind it
    for item in items:
        ids = [str(name) for mark in item.iter_markers("rule") for name in mark.args]
        item.user_properties += [("rule", name) for name in ids]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        _shown.update(str(value) for name, value in report.user_properties if name == "rule")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None] | None:
    for page, ids in listed_rules().items():
        excused = excused_rules(page)
        due = [name for name in ids if name not in excused]
        missing = [name for name in due if name not in _shown]
        beside = f" ({len(excused)} excused)" if excused else ""
        shown = len(due) - len(missing)
        terminalreporter.write_line(f"rules of {page} named by passing tests: {shown} of {len(due)}{beside}")
        if missing:
            terminalreporter.write_line(f"  not named: {', '.join(missing)}")
    return None
