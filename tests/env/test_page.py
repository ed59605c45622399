"""What the page on environments says is so."""

import doctest

import islario.env
from tests.env.tables import PAGE, filled


def test_the_tables_of_the_page_are_those_of_the_games() -> None:
    assert filled(PAGE.read_text("utf-8")) == PAGE.read_text("utf-8")


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(islario.env).failed == 0
