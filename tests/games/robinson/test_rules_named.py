"""The page of Robinson Crusoe: every rule is named by a test, and its tables are those of the engine."""

import re
from pathlib import Path

import pytest

from islario.games.robinson import happenings, marks, notation
from islario.games.robinson.causes import CAUSES
from islario.games.robinson.effects import specs
from islario.games.robinson.game import Robinson
from islario.games.robinson.position.writing import FIELDS
from islario.games.robinson.rules import refusals
from tests.rules import DOCS, ID, excused_rules, listed_rules, named_rules

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run

HERE = Path(__file__).parent
PAGES = ["robinson", "robinson_scenarios"]
MOST_EXCUSED = 40
TEXT = DOCS.joinpath("robinson.md").read_text("utf-8")


def named() -> dict[str, set[str]]:
    return named_rules("robinson")


def listed() -> list[str]:
    return [name for page in PAGES for name in listed_rules()[page]]


def excused() -> set[str]:
    return {name for page in PAGES for name in excused_rules(page)}


def section(title: str) -> str:
    """A part of the page, from its heading to the next of the same rank."""
    return re.split(r"^## ", TEXT.partition(f"\n## {title}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def first_column(title: str) -> list[str]:
    """Everything in code in the first column of the tables of a part."""
    rows = re.findall(r"^\| (`[^|]*) \|", section(title), re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row)]


def test_no_rule_is_listed_twice() -> None:
    names = listed()
    assert len(names) == len(set(names)) > 761


def test_every_rule_is_named_by_a_test_or_excused() -> None:
    missing = [name for name in listed() if name not in named() and name not in excused()]
    assert missing == []


def test_few_rules_are_excused_and_none_that_a_test_names() -> None:
    assert len(excused()) < MOST_EXCUSED
    assert excused() & named().keys() == set()


def test_every_excused_rule_exists() -> None:
    written = re.findall(rf"^({ID}) = ", HERE.joinpath("excused.toml").read_text("utf-8"), re.MULTILINE)
    assert sorted(written) == sorted(excused())


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    names = set(listed())
    assert {name: tests for name, tests in named().items() if name not in names} == {}


def test_every_rule_that_the_page_quotes_exists() -> None:
    names = set(listed())
    text = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
    assert {name for name in re.findall(rf"\b{ID}\b", text) if name not in names} == set()


def test_the_page_has_every_option_with_its_default() -> None:
    assert first_column("Options")[: len(Robinson().options)] == [option.name for option in Robinson().options]


def test_the_page_has_every_verb() -> None:
    assert {words.split(" ")[0] for words in first_column("Notation")} >= set(notation.VERBS)


def test_the_page_has_every_field_of_a_position() -> None:
    assert set(FIELDS) <= set(first_column("Positions"))


def test_the_page_has_every_kind_of_mark() -> None:
    kinds = re.search(r"^Kinds: (.*)\.$", section("Views"), re.MULTILINE)
    assert kinds is not None
    assert re.findall(r"`([^`]+)`", kinds[1]) == marks.KINDS


def test_the_page_has_every_event() -> None:
    assert first_column("Events") == happenings.NAMES


def test_the_page_has_every_cause_with_its_rules() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*) \|", section("Causes"), re.MULTILINE)
    told = {word: [name for name in names.strip().split(", ") if name] for word, names in rows}
    causes: dict[str, list[str]] = {}
    for word, name in CAUSES[1:]:
        causes.setdefault(word, []).extend([name] if name else [])
    assert told == causes
    assert {name for names in causes.values() for name in names} <= set(listed())


def test_the_page_has_every_reason_with_its_rules() -> None:
    room = Path(refusals.__file__).parent.parent
    sources = [*sorted(room.joinpath("rules").glob("refusal*.py")), *sorted(room.joinpath("scenarios").glob("*.py"))]
    text = "".join(source.read_text("utf-8") for source in sources)
    written = re.findall(rf'(?:_no|: )\("([a-z_]+)", "({ID})"', text)
    written += re.findall(rf'"([a-z_]+)": "({ID})"', text)
    told = dict(re.findall(r"^\| `([a-z_]+)` \| ([^|]+) \|", section("Reasons"), re.MULTILINE))
    rules: dict[str, set[str]] = {}
    for code, name in written:
        rules.setdefault(code, set()).add(name)
    assert {code: set(names.split(", ")) for code, names in told.items()} == rules


def test_the_page_has_every_word_of_the_effect_language() -> None:
    assert first_column("How cards are written") == list(specs.EFFECTS)
