"""A new scenario is one module, one table of the box and its texts: no other line of code is changed for it."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from islario.games.robinson.components import SCENARIO_COUNT
from islario.words import LANGUAGES
from tests.games.robinson import lighthouse
from tests.games.robinson.helpers import changed_boxes, new_scenario
from tests.games.robinson.helpers.package_copies import copy_package, room_of, run, told_by

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run

PARTS = Path(lighthouse.__file__).parent
TABLE = (PARTS / "lighthouse.toml").read_text("utf-8")
NUMBER = SCENARIO_COUNT + 1
ENDINGS = {"won", "death", "out_of_time", "camp_lost"}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with one scenario more."""
    copy = copy_package(tmp_path_factory.mktemp("lighthouse"))
    room = room_of(copy)
    shutil.copy(PARTS / "lighthouse.py", room / "scenarios")
    with (room / "box" / "scenarios.toml").open("a", encoding="utf-8") as tables:
        tables.write(TABLE)
    for language in LANGUAGES:
        (room / "locale" / f"lighthouse.{language}.ftl").write_text(texts(language), "utf-8")
    return copy


def texts(language: str) -> str:
    """Its texts under its number; English ones in a language that it has none in."""
    file = PARTS / f"lighthouse.{language}.ftl"
    return (file if file.exists() else PARTS / "lighthouse.en.ftl").read_text("utf-8").replace("NUMBER", str(NUMBER))


@pytest.fixture(scope="module")
def found(package: Path) -> dict[str, Any]:
    """What becomes of it (``new_scenario``)."""
    (told,) = told_by(package, [new_scenario.__file__])
    assert isinstance(told, dict)
    return told


def test_the_option_has_one_choice_more(found: dict[str, Any]) -> None:
    assert found["option"] == [1, NUMBER, f"1-{NUMBER}"]


def test_it_is_dealt_as_its_table_says(found: dict[str, Any]) -> None:
    assert found["dealt"] == [NUMBER, 9, "lighthouse"]


def test_its_inventions_can_be_planned_the_one_on_its_tile(found: dict[str, Any]) -> None:
    assert found["legal"] == ["plan build great_lamp", "plan build signal_tower A1"]


def test_it_is_played_to_an_end_by_chance_and_by_thumb(found: dict[str, Any]) -> None:
    assert {ending for endings in found["ended"].values() for ending in endings} <= ENDINGS
    assert [len(endings) for endings in found["ended"].values()] == [len(new_scenario.SEEDS)] * 2
    assert "won" in found["ended"]["thumb"]


def test_its_module_says_when_it_is_won_and_what_counts(found: dict[str, Any]) -> None:
    assert found["lit"]["reason"] == "won"
    assert found["lit"]["points"]["bright_night"] == 3
    assert found["lit"]["scores"] == [found["lit"]["points"]["heart"] + 12] * 2


def test_its_positions_go_out_and_in(found: dict[str, Any]) -> None:
    assert len(found["taken in"]) > 5
    assert all(found["taken in"])
    assert found["too many nights"] == "notes[0]"


def test_what_is_planned_in_it_is_undone_and_a_record_of_it_is_replayed(found: dict[str, Any]) -> None:
    assert found["undone"]
    assert found["replayed"]


def test_what_cannot_be_done_has_its_reason(found: dict[str, Any]) -> None:
    assert found["here"] == ["camp_tile", "GATHER-2"]
    assert found["elsewhere"][0] == "other_scenario"


def test_what_is_refused_with_its_tokens_cites_no_rule_of_another_scenario(found: dict[str, Any]) -> None:
    assert found["tokens"] == {
        "token_scenario_cross": ["placed_in_planning", "PLAN-20"],
        "token_scenario_bands wound": ["rerolls_nothing", "RESOLVE-10"],
    }


def test_it_is_told_in_three_languages(found: dict[str, Any]) -> None:
    told = found["told"]
    assert told["en"]["goal"] == (
        "Goal: a Great Lamp that has burnt on a Signal Tower for three nights. The lamp burns. Nights: 2 of 3."
    )
    assert told["es"]["goal"] == (
        "Objetivo: una Gran lámpara que haya ardido tres noches en una Torre de señales. "
        "La lámpara arde. Noches: 2 de 3."
    )
    assert told["pt"]["goal"] == (
        "Objetivo: uma Grande lâmpada que tenha ardido três noites numa Torre de sinais. "
        "A lâmpada arde. Noites: 2 de 3."
    )
    assert all(said["drawn"] for said in told.values())
    names = {"en": "Signal Tower", "es": "Torre de señales", "pt": "Torre de sinais"}
    counts = {"en": "bright nights", "es": "noches con luz", "pt": "noites com luz"}
    for language in names:
        assert names[language] in told[language]["action"]
        assert counts[language] in told[language]["over"]


def test_its_cards_say_what_they_do(found: dict[str, Any]) -> None:
    scenario, tower, lamp, token = found["told"]["en"]["cards"]
    assert scenario == [
        "Goal: a Great Lamp that has burnt on a Signal Tower for three nights.",
        "Rounds: 9.",
        "Book effect: the group loses 1 wood, if possible.",
        "Goat Pen: the group gains 1 fur.",
        "Wrecked Hulls: morale falls by 1.",
    ]
    assert "It carries the Great Lamp." in tower
    assert "It burns every night as long as a Signal Tower stands." in lamp
    assert token[-1] == "Lighthouse, Driftwood: at any time (once): the group gains 2 wood."


BADLY = [
    ("rounds = 9\nweather = [", 'rounds = 2\nweather = ["", ""] # [', "number", "lighthouse", "rounds"),
    ('"wa"]', '"sun"]', "name", "lighthouse", "weather"),
    ("bright_night = 4", "dark_night = 4", "name", "lighthouse", "points"),
    ("bright_night = 4", 'bright_night = "four"', "number", "lighthouse", "points"),
    ("{ fur = 1 }", "{ furs = 1 }", "effect", "lighthouse", "totems"),
    ("book = [{ wood = -1, possible = true }]", "book = [{ lair = true }]", "effect", "lighthouse", "book"),
    ('id = "great_lamp"', 'id = "small_lamp"', "name", "small_lamp", "id"),
    ('id = "great_lamp"', 'id = "rope"', "name", "rope", "id"),
    ("place = true\n", "", "flag", "signal_tower", "place"),
    ("\nwood = 2\n", "\nplace = true\nwood = 2\n", "field", "great_lamp", "place"),
    ('id = "lighthouse"', 'id = "light_house"', "name", "light_house", "id"),
    ('id = "lighthouse"', 'id = "registry"', "name", "registry", "id"),
    ('id = "lighthouse"', 'id = "jenny"', "name", f"scenarios {NUMBER}", "id"),
]


def test_a_table_that_is_badly_written_is_refused_by_file_card_and_field(package: Path) -> None:
    edits = [("scenarios.toml", TABLE, TABLE.replace(old, new)) for old, new, *_ in BADLY]
    assert all(edit[1] != edit[2] for edit in edits)
    lines = "\n".join(json.dumps(edit) for edit in edits)
    refused = told_by(package, [changed_boxes.__file__, str(room_of(package) / "box")], lines)
    assert [[said[key] for key in ("kind", "code", "file", "entry", "field")] for said in refused] == [
        ["BadComponents", f"box_{code}", "scenarios.toml", card, field] for *_, code, card, field in BADLY
    ]


DRAWN = "tests/games/robinson/test_drawings.py"
TEXTS = [
    "tests/test_words.py::test_every_thing_of_a_game_has_a_name[robinson]",
    "tests/test_words.py::test_every_language_says_the_same_things_with_the_same_values",
    "tests/test_words.py::test_every_other_text_is_used_somewhere",
    "tests/games/robinson/test_texts.py",
]


def test_the_tests_of_texts_and_drawings_pass_with_it(package: Path) -> None:
    done = run(package, ["-m", "pytest", "-p", "no:cacheprovider", *TEXTS, DRAWN])
    assert done.returncode == 0, done.stdout


def test_the_tests_of_texts_find_one_that_is_missing(package: Path) -> None:
    path = room_of(package) / "locale" / "lighthouse.en.ftl"
    text = path.read_text("utf-8")
    path.write_text(text.replace(f"totem-s{NUMBER}_2", f"totem-s{NUMBER}_3"), "utf-8")
    done = run(package, ["-m", "pytest", "-p", "no:cacheprovider", TEXTS[0]])
    path.write_text(text, "utf-8")
    assert done.returncode == 1
    assert f"totem-s{NUMBER}_2" in done.stdout
