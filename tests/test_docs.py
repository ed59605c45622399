"""What the pages show is what happens, and every rule that they list is named by a test."""

import doctest
import re
from pathlib import Path

import pytest

import islario
import islario.players
from tests.rules import excused_rules, listed_rules, named_rules

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_of_a_page_run_as_they_are_printed(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False).failed == 0


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(islario).failed == 0


@pytest.mark.parametrize("game", islario.games())
def test_every_rule_of_a_game_is_named_by_a_test(game: str) -> None:
    named = named_rules(game).keys()
    rules = listed_rules()[game]
    assert len(rules) == len(set(rules)) > 0
    missing = set(rules) - named - excused_rules(game).keys()
    assert missing == set(), f"not named: {sorted(missing)}"


def test_links_between_pages_lead_somewhere() -> None:
    for page in PAGES:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            assert page.parent.joinpath(link).exists(), f"{page.name}: {link}"


def test_every_public_name_stands_in_the_reference() -> None:
    listed = set(re.findall(r"^::: islario\.(\S+)$", (ROOT / "docs" / "reference.md").read_text("utf-8"), re.MULTILINE))
    public = {*islario.__all__, *(f"players.{name}" for name in islario.players.__all__)}
    assert public == {name for name in listed if not name.startswith("lab.")}


def test_every_page_of_docs_stands_in_the_site() -> None:
    listed = set(re.findall(r"(\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE))
    assert listed == {page.relative_to(ROOT / "docs").as_posix() for page in ROOT.glob("docs/**/*.md")}
