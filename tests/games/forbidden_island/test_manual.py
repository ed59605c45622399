"""The manual: the same rules in three languages as on the docs page, and pictures of them."""

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from islario.games.forbidden_island import components
from islario.words import LANGUAGES, Words, words_for
from tests.rules import DOCS, listed_rules

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run

GAME = "forbidden_island"
MANUAL = files(f"islario.games.{GAME}").joinpath("manual")
RULES = listed_rules()[GAME]
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

ID = r"FI-[A-Z]+-\d+"
EMPHASIS = r"(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])"

# Lines of the docs page without code in them that are put differently for players.
FOR_PLAYERS = ["Volcano Island", "The library carries out", "skull, landing, treasure, drowned"]


def lines(language: str) -> list[str]:
    """The lines of a manual that are not empty."""
    return [line for line in MANUAL.joinpath(f"{language}.md").read_text("utf-8").splitlines() if line]


def kind(line: str) -> str:
    """What a line is: a heading of a level, a rule, a ruling or a paragraph."""
    found = re.match(r"(#+) |- (\*\*)?", line)
    if found is None:
        return "paragraph"
    if found[1]:
        return f"heading {len(found[1])}"
    return "rule" if found[2] else "ruling"


def text(line: str) -> str:
    """A line without what makes it a heading, a rule or a ruling."""
    return re.sub(rf"^(#+ |- \*\*{ID}\*\* |- )", "", line)


def names(words: Words) -> dict[str, str]:
    """What has an established name, as it stands in a manual; names of what is chosen are emphasised."""
    things = {
        "role": components.ROLES,
        "card": components.CARDS,
        "tile": components.TILES,
        "ending": ["escaped", "treasure", "landing", "drowned", "skull"],
    }
    choices = {
        "option": ["players", "roles", "first", "discard_after_both_draws"],
        "difficulty": list(components.DIFFICULTIES),
        "layout": list(components.LAYOUTS),
    }
    said = {f"{family}-{key}": words.name(family, key) for family, keys in things.items() for key in keys}
    for family, keys in choices.items():
        for key in keys:
            name = words.name(family, key)
            said[f"{family}-{key}"] = f"*{name}*"
    return said


# -- the rules -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_manual_has_every_rule_of_the_docs_page_once_and_in_its_order(language: str) -> None:
    rules = [line for line in lines(language) if kind(line) == "rule"]
    assert [line.split("**")[1] for line in rules] == RULES


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_manuals_are_line_by_line_of_the_same_kinds(language: str) -> None:
    assert [kind(line) for line in lines(language)] == [kind(line) for line in lines("en")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_manual_begins_with_the_name_of_the_game(language: str) -> None:
    assert text(lines(language)[0]) == words_for(language, GAME).say("game-name")


def test_the_english_manual_has_the_wording_of_the_docs_page() -> None:
    page = DOCS.joinpath(f"{GAME}.md").read_text("utf-8")
    part = page[page.index("\n## The rules\n") : page.index("\n## What is in the box\n")]
    items = [line for line in part.splitlines() if line.startswith("- ")]
    assert len(items) == len([line for line in lines("en") if line.startswith("- ")])
    items = [line for line in items if not any(phrase in line for phrase in ("`", *FOR_PLAYERS))]

    def in_full(found: re.Match[str]) -> str:
        return re.sub(r" -(?=\d)", rf" {found[1]}-", found[0])

    items = [re.sub(r"(FI-[A-Z]+)-\d+(?:(?:,| and) -\d+)+", in_full, line) for line in items]
    assert [line for line in items if line not in lines("en")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_a_manual_mentions_exists(language: str) -> None:
    whole = "\n".join(lines(language))
    assert set(re.findall(r"FI-[\w-]*", whole)) == set(RULES)
    assert not re.search(r"(?<!\w)-\d", whole), "an id is not written in full"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_refers_to_the_same_rules(language: str) -> None:
    for english, line in zip(lines("en"), lines(language), strict=True):
        assert re.findall(ID, line) == re.findall(ID, english)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_same_figures(language: str) -> None:
    for english, line in zip(lines("en"), lines(language), strict=True):
        assert re.findall(r"\d+", line) == re.findall(r"\d+", english), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_but_ids_and_emphasis_is_marked_in_a_line(language: str) -> None:
    for line in lines(language):
        assert line == line.rstrip()
        assert not re.search(r"[*`_<>|\[\]#\\~]|://", re.sub(EMPHASIS, "", text(line))), line


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_calls_things_by_their_names(language: str) -> None:
    called = names(words_for(language, GAME))
    missing: list[str] = []
    for english, line in zip(lines("en"), lines(language), strict=True):
        for key, name in names(words_for("en", GAME)).items():
            there = re.search(rf"(?<!\w){re.escape(name.rstrip('!'))}(?!\w)", english)
            if there and called[key].lower() not in line.lower():
                missing.append(f"{key}: {line}")
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_before_a_game_is_called_by_its_label(language: str) -> None:
    whole = "\n".join(lines(language))
    named = {key for key, name in names(words_for(language, GAME)).items() if name[0] == "*" and name in whole}
    layouts = {"layout-classic", "layout-volcano_island"}
    options = {f"option-{key}" for key in ("players", "roles", "first", "discard_after_both_draws")}
    assert named == layouts | options | {f"difficulty-{key}" for key in components.DIFFICULTIES}


# -- pictures --------------------------------------------------------------------------------------

PICTURES: list[dict[str, Any]] = tomllib.loads(MANUAL.joinpath("pictures.toml").read_text("utf-8"))["picture"]
FIELDS = {
    "grid": {"rule", "kind", "rows", "arrows", "then", "cards", "into", "treasures"},
    "cards": {"rule", "kind", "cards", "from", "into"},
}
CELL = re.compile(rf"(\.|[dfs](\*({'|'.join(components.TREASURES)})|\^)?(@({'|'.join(components.ROLES)}))*)[+-]?")
CARD = re.compile(rf"({'|'.join(components.CARDS)}|flood)\+?")
PLACES = {"deck", "discard", "hand", "flood_deck", "flood_discard"}

pictured = pytest.mark.parametrize("picture", PICTURES, ids=[f"{n}-{one['rule']}" for n, one in enumerate(PICTURES)])


def grids(picture: dict[str, Any]) -> list[list[list[str]]]:
    """The grids of a picture, first and later ones, as rows of cells."""
    return [[row.split() for row in rows] for rows in [picture["rows"], *picture.get("then", [])]]


def test_pictures_follow_the_order_of_the_rules() -> None:
    places = [RULES.index(picture["rule"]) for picture in PICTURES]
    assert places == sorted(places)


@pictured
def test_a_picture_shows_a_rule_and_has_the_fields_of_its_kind(picture: dict[str, Any]) -> None:
    assert picture["rule"] in RULES
    assert picture.keys() <= FIELDS[picture["kind"]]
    assert ("rows" in picture) == (picture["kind"] == "grid")
    assert "cards" in picture or picture["kind"] == "grid"


@pictured
def test_the_cells_of_a_picture_are_in_the_notation(picture: dict[str, Any]) -> None:
    if picture["kind"] == "grid":
        sizes = {(len(grid), *map(len, grid)) for grid in grids(picture)}
        assert len(sizes) == 1, "grids of one size"
        height, *widths = sizes.pop()
        assert 1 <= height <= 4
        assert len(set(widths)) == 1
        assert 1 <= widths[0] <= 5
        cells = [cell for grid in grids(picture) for row in grid for cell in row]
        assert [cell for cell in cells if not CELL.fullmatch(cell)] == []


@pictured
def test_no_pawn_or_landing_is_twice_in_a_grid_of_a_picture(picture: dict[str, Any]) -> None:
    if picture["kind"] == "grid":
        for grid in grids(picture):
            marks = re.findall(r"@\w+|\^", " ".join(cell for row in grid for cell in row))
            assert len(marks) == len(set(marks))


@pictured
def test_arrows_lead_from_a_cell_of_the_grid_to_another(picture: dict[str, Any]) -> None:
    for arrow in picture.get("arrows", []):
        first = grids(picture)[0]
        row, column, to_row, to_column = arrow
        assert (row, column) != (to_row, to_column)
        for down, across in [(row, column), (to_row, to_column)]:
            assert 0 <= down < len(first)
            assert 0 <= across < len(first[0])


@pictured
def test_the_cards_and_treasures_of_a_picture_are_those_of_the_box(picture: dict[str, Any]) -> None:
    cards = picture.get("cards", [])
    assert [card for card in cards if not CARD.fullmatch(card)] == []
    assert set(picture.get("treasures", [])) <= set(components.TREASURES)
    assert picture.get("from", "deck") in PLACES
    assert picture.get("into", "deck") in PLACES | {"skull"}
    assert cards or "into" not in picture
