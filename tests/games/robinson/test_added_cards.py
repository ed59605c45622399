"""A new card is one entry of a file of the box and its texts: no line of code is changed for it."""

import json
from pathlib import Path
from typing import Any

import pytest

from islario.words import LANGUAGES
from tests.games.robinson.helpers import added_cards, changed_boxes
from tests.games.robinson.helpers.package_copies import copy_package, room_of, run, told_by

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run

RED_TIDE = """
[[book]]
id = "red_tide"
event = [{choose = [[{food = -1}], [{each = [{wounds = 1}]}]]}]
threat = {pawns = 1, reward = [{food = 1}]}
effect = [{morale = -1}]
"""
SAID = {
    "en": "card-red_tide = Red Tide\nthreat-red_tide = Fishing Farther Out\n",
    "es": "card-red_tide = Marea roja\nthreat-red_tide = Pescar más lejos\n",
    "pt": "card-red_tide = Maré vermelha\nthreat-red_tide = Pescar mais longe\n",
}
TEXTS = {language: SAID.get(language, SAID["en"]) for language in LANGUAGES}
OTHERS = {
    "events.toml": """
[[adventure]]
id = "red_sky"
icon = "gather"
event = [{weather = "storm"}]
threat = {pawns = 1, pay = {wood = 1}, reward = [{det = 1}]}
effect = [{palisade = -1}]
""",
    "adventures.toml": """
[[build]]
id = "loose_knot"
top = [{wounds = 1}]
shuffle = true
after = [{roof = -1}]

[[explore]]
id = "echo"
decide = [[{wounds = 1}], [{det = 1}]]
shuffled = [false, true]
after = [{morale = -1}]
""",
    "mysteries.toml": """
[[treasure]]
id = "silver_flask"
effect = []
keep = true
uses = 2
use = [{give_det = 1}]

[[monster]]
id = "yeti"
effect = [{fight = {strength = 3, fur = 2}}]

[[trap]]
id = "quicksand"
effect = [{wounds = 1}]
""",
    "pieces.toml": """
[[beasts]]
id = "walrus"
fight = { strength = 4, food = 3, fur = 1 }
""",
}
"""One card more of the other kinds, for each file; they need no texts to be played."""
ADDED = [
    "event red_sky", "adventure loose_knot", "adventure echo", "mystery silver_flask", "mystery yeti",
    "mystery quicksand", "beast walrus",
]  # fmt: skip


def add(path: Path, text: str) -> None:
    path.write_text(path.read_text("utf-8") + text, "utf-8")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with one event more."""
    copy = copy_package(tmp_path_factory.mktemp("red_tide"))
    add(room_of(copy) / "box" / "events.toml", RED_TIDE)
    for language, text in TEXTS.items():
        add(room_of(copy) / "locale" / f"cards.{language}.ftl", text)
    return copy


@pytest.fixture(scope="module")
def red_tide(package: Path) -> dict[str, Any]:
    """What becomes of the new card (``added_cards``)."""
    (told,) = told_by(package, [added_cards.__file__, "event", "red_tide"])
    assert isinstance(told, dict)
    return told


def test_a_new_event_is_drawn_and_does_what_its_entry_says(red_tide: dict[str, Any]) -> None:
    assert red_tide["asked"] == ["option 1", "option 2"]
    assert red_tide["food"] == 1
    assert red_tide["reward"] == 1
    assert red_tide["morale"] == -1


def test_a_new_event_is_told_in_three_languages(red_tide: dict[str, Any]) -> None:
    names = {"en": "(Red Tide)", "es": "(Marea roja)", "pt": "(Maré vermelha)"}
    for language, name in names.items():
        assert name in red_tide["said"][language]
    assert red_tide["text"]["en"] == [
        "Book: first the scenario's book effect.",
        "Event: one of these: 1) the group loses 1 food / 2) each player takes 1 wound.",
        "Threat action “Fishing Farther Out” (1 pawn): the group gains 1 food.",
        "If it slides off the board: morale falls by 1.",
    ]
    assert "«Pescar más lejos»" in red_tide["text"]["es"][2]
    assert "“Pescar mais longe”" in red_tide["text"]["pt"][2]


def test_a_new_event_has_its_face_by_itself(red_tide: dict[str, Any]) -> None:
    assert red_tide["face"] == ["book", "food", "wound", "morale"]


def test_the_answer_to_a_new_event_is_undone(red_tide: dict[str, Any]) -> None:
    assert red_tide["undone"]


def test_a_position_and_a_record_can_have_a_new_event(red_tide: dict[str, Any]) -> None:
    assert red_tide["taken in"]
    assert red_tide["replayed"]


BADLY = [
    ("{food = -1}], [{each", "{fish = -1}], [{each", "effect", "event"),
    ("event = [{choose", "events = [{choose", "field", "events"),
    ("threat = {pawns = 1,", "threat = {pawns = 9,", "number", "threat.pawns"),
    ("reward = [{food = 1}]}\neffect", "reward = [{food = 0}]}\neffect", "number", "threat.reward"),
    ("effect = [{morale = -1}]\n", "", "missing", "effect"),
    ('id = "red_tide"', 'id = "red tide"', "name", "id"),
]


def test_a_new_event_that_is_badly_written_is_refused_by_file_card_and_field(package: Path) -> None:
    edits = [("events.toml", RED_TIDE, RED_TIDE.replace(old, new)) for old, new, *_ in BADLY]
    assert all(edit[1] != edit[2] for edit in edits)
    lines = "\n".join(json.dumps(edit) for edit in edits)
    refused = told_by(package, [changed_boxes.__file__, str(room_of(package) / "box")], lines)
    assert [[said[key] for key in ("kind", "code", "file", "entry", "field")] for said in refused] == [
        ["BadComponents", f"box_{code}", "events.toml", "red tide" if field == "id" else "red_tide", field]
        for *_, code, field in BADLY
    ]


NAMED = "tests/test_words.py::test_every_thing_of_a_game_has_a_name[robinson]"
ALIKE = "tests/test_words.py::test_every_language_says_the_same_things_with_the_same_values"
DRAWN = "tests/games/robinson/test_drawings.py"


def test_the_tests_of_texts_and_drawings_pass_with_a_new_event(package: Path) -> None:
    done = run(package, ["-m", "pytest", "-p", "no:cacheprovider", NAMED, ALIKE, DRAWN])
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("missing", "found"), [("en", NAMED), ("pt", ALIKE)])
def test_the_tests_of_texts_find_a_new_event_without_a_text(package: Path, missing: str, found: str) -> None:
    path = room_of(package) / "locale" / f"cards.{missing}.ftl"
    text = path.read_text("utf-8")
    path.write_text(text.removesuffix(TEXTS[missing]), "utf-8")
    done = run(package, ["-m", "pytest", "-p", "no:cacheprovider", found])
    path.write_text(text, "utf-8")
    assert done.returncode == 1
    assert "card-red_tide" in done.stdout


@pytest.fixture(scope="module")
def others(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What becomes of one card more of every other kind."""
    package = copy_package(tmp_path_factory.mktemp("others"))
    for name, text in OTHERS.items():
        add(room_of(package) / "box" / name, text)
    (told,) = told_by(package, [added_cards.__file__, "others"])
    assert isinstance(told, dict)
    return told


def test_one_card_more_of_every_kind_is_dealt_and_none_is_lost(others: dict[str, Any]) -> None:
    assert set(ADDED) <= set(others["dealt"])


def test_one_card_more_of_every_kind_does_what_its_entry_says(others: dict[str, Any]) -> None:
    assert {name: told for name, told in others.items() if name != "dealt"} == {
        "red_sky": ["gather", "weather"],
        "loose_knot": 1,
        "loose_knot later": 1,
        "echo": ["option 1", "option 2"],
        "silver_flask": ["mystery silver_flask"],
        "silver_flask used": True,
        "yeti": 2,
        "quicksand": 1,
        "walrus": 3,
    }
