"""The manual of Hashi: the same rules in three languages as on the docs page, and pictures that the engine accepts."""

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

import islario
from islario.games.hashi import components
from islario.words import LANGUAGES, Words, words_for
from tests.rules import DOCS, listed_rules

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run

GAME = "hashi"
MANUAL = files(f"islario.games.{GAME}").joinpath("manual")
RULES = listed_rules()[GAME]
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

ID = r"HA-[A-Z]+-\d+"
EMPHASIS = r"(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])"


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
    said = {f"rank-{key}": words.name("rank", key) for key in components.RANKS}
    for key in components.BOARDS:
        said[f"side-{key}"] = f"*{words.name('side', key)}*"
    for key in ("players", "side"):
        said[f"option-{key}"] = f"*{words.name('option', key)}*"
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

    def in_full(found: re.Match[str]) -> str:
        return re.sub(r" -(?=\d)", rf" {found[1]}-", found[0])

    items = [re.sub(r"(HA-[A-Z]+)-\d+(?:(?:,| and) -\d+)+", in_full, line) for line in items if "`" not in line]
    assert [line for line in items if line not in lines("en")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_a_manual_mentions_exists(language: str) -> None:
    whole = "\n".join(lines(language))
    assert set(re.findall(r"HA-[\w-]*", whole)) == set(RULES)
    assert not re.search(r"(?<!\w)-\d", whole), "an id is not written in full"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_refers_to_the_same_rules_and_has_the_same_figures(language: str) -> None:
    for english, line in zip(lines("en"), lines(language), strict=True):
        assert re.findall(ID, line) == re.findall(ID, english)
        assert re.findall(r"\d+", line) == re.findall(r"\d+", english), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_but_ids_and_emphasis_is_marked_in_a_line(language: str) -> None:
    for line in lines(language):
        assert line == line.rstrip()
        assert not re.search(r"[*`_<>|\[\]#\\~]|://", re.sub(EMPHASIS, "", text(line))), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_a_name_is_called_by_it(language: str) -> None:
    whole = "\n".join(lines(language))
    assert [key for key, name in names(words_for(language, GAME)).items() if name not in whole] == []


# -- pictures --------------------------------------------------------------------------------------

PICTURES: list[dict[str, Any]] = tomllib.loads(MANUAL.joinpath("pictures.toml").read_text("utf-8"))["picture"]
FIELDS = {
    "board": {"rule", "kind", "side", "boards", "card", "ask"},
    "cards": {"rule", "kind", "cards"},
    "stacks": {"rule", "kind", "stacks", "until"},
}
ISLAND = re.compile(r"(?P<island>[a-r])(?P<number>[1-6])?(?P<answer>[+!])?")
LINE = re.compile(r"(?P<one>[a-r])(?P<bridges>[-=.])(?P<other>[a-r])(?P<answer>[+!])?")

pictured = pytest.mark.parametrize("picture", PICTURES, ids=[f"{n}-{one['rule']}" for n, one in enumerate(PICTURES)])
boards = pytest.mark.parametrize("picture", [picture for picture in PICTURES if picture["kind"] == "board"])


def read(board: str) -> tuple[dict[str, int], dict[str, int], dict[str, str]]:
    """The numbers, the bridges, and the answers of a drawing."""
    numbers: dict[str, int] = {}
    bridges: dict[str, int] = {}
    answers: dict[str, str] = {}
    for word in board.split():
        island, line = ISLAND.fullmatch(word), LINE.fullmatch(word)
        if island:
            name = island["island"]
            if island["number"]:
                numbers[name] = int(island["number"])
        else:
            assert line, word
            name = f"{line['one']}-{line['other']}"
            if line["bridges"] != ".":
                bridges[name] = 1 if line["bridges"] == "-" else 2
        answer = (island or line)["answer"]  # type: ignore[index]
        if answer:
            answers[name] = answer
    return numbers, bridges, answers


def position(picture: dict[str, Any], board: str) -> islario.State:
    """The game at the moment that a drawing shows."""
    numbers, bridges, _ = read(board)
    if picture.get("ask") == "start" and not numbers:
        return islario.game(GAME).position({"side": picture["side"], "players": [{}]})
    stage = {"number": "number"}.get(picture.get("ask", ""), "bridges")
    player = {"numbers": numbers, "bridges": bridges, "stage": stage}
    cards = {"shown": picture.get("card", "1/1")}
    return islario.game(GAME).position({"side": picture["side"], "cards": cards, "players": [player]})


def test_pictures_follow_the_order_of_the_rules() -> None:
    places = [RULES.index(picture["rule"]) for picture in PICTURES]
    assert places == sorted(places)


@pictured
def test_a_picture_shows_a_rule_and_has_the_fields_of_its_kind(picture: dict[str, Any]) -> None:
    assert picture["rule"] in RULES
    assert picture.keys() <= FIELDS[picture["kind"]]


@boards
def test_the_engine_accepts_every_board(picture: dict[str, Any]) -> None:
    for board in picture["boards"]:
        seen = position(picture, board).view(0)
        numbers, bridges, answers = read(board)
        assert seen["players"][0]["numbers"] == numbers
        assert seen["players"][0]["bridges"] == bridges
        assert {name for name in answers if "-" in name} <= set(seen["board"]["lines"])


@boards
def test_boards_only_grow(picture: dict[str, Any]) -> None:
    for before, after in zip(picture["boards"], picture["boards"][1:], strict=False):
        assert read(before)[0].items() <= read(after)[0].items()
        old, new = read(before)[1], read(after)[1]
        assert all(new.get(line, 0) >= count for line, count in old.items())


@boards
def test_answers_are_those_of_the_rules(picture: dict[str, Any]) -> None:
    if "ask" in picture:
        state = position(picture, picture["boards"][0])
        for name, answer in read(picture["boards"][0])[2].items():
            words = {"start": f"start {name} 4", "number": f"number {name}", "bridges": f"bridge {name}"}[
                picture["ask"]
            ]
            assert (state.why_not(0, words) is None) == (answer == "+"), words


def test_the_deck_and_the_stacks_are_those_of_the_box() -> None:
    deck, *others = [picture["cards"] for picture in PICTURES if picture["kind"] == "cards"]
    assert sorted(deck) == sorted(components.contents()["cards"])
    assert {card for cards in others for card in cards} <= set(deck)
    stacks = next(picture for picture in PICTURES if picture["kind"] == "stacks")
    assert stacks["stacks"] == components.STACKS
    ends = [sum(components.STACKS[: n + 1]) for n in range(len(components.STACKS))]
    told = {name: ends[n] for n, names in enumerate(stacks["until"]) for name in names}
    assert told == components.contents()["deadlines"]


def shown(rule: str, number: int = 0) -> dict[str, Any]:
    """The one seat of the last board of a rule's picture, as its view has it."""
    picture = [picture for picture in PICTURES if picture["rule"] == rule][number]
    found: dict[str, Any] = position(picture, picture["boards"][-1]).view(0)["players"][0]
    return found


def test_the_pictures_of_points_show_what_gives_them() -> None:
    assert shown("HA-SCORE-1")["reached"]["red"] == 4
    assert shown("HA-SCORE-2")["reached"]["blue"] == 3
    assert shown("HA-SCORE-3")["reached"]["six"] == 6
    assert shown("HA-SCORE-3", 1)["reached"]["six"] == 3
    assert "g" in shown("HA-NUM-5")["complete"]
    assert "k" in shown("HA-BRIDGE-6")["complete"]


def test_the_final_board_of_the_example_gives_39() -> None:
    picture = next(picture for picture in PICTURES if picture["rule"] == "HA-SCORE-5")
    numbers, bridges, _ = read(picture["boards"][0])
    mine = {"numbers": numbers, "bridges": bridges, "scored": {"red": 5, "six": 4}, "stage": "done"}
    state = islario.game(GAME).position(
        {
            "side": "A",
            "cards": {"shown": "1/1", "deck": []},
            "round": 17,
            "players": [mine, {"scored": {"red": 9, "six": 8}, "stage": "done"}],
        }
    )
    assert len(state.view(0)["players"][0]["complete"]) == 15
    assert state.result()["scores"][0] == 39  # type: ignore[index]
