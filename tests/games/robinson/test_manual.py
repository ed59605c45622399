"""The manual of Robinson Crusoe: every rule that the game names, in three languages, and pictures that are true."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

import islario
from islario.games.robinson import components
from islario.words import LANGUAGES, Words, words_for
from tests.rules import ID, listed_rules

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run

GAME = "robinson"
ROOM = files(f"islario.games.{GAME}")
MANUAL = ROOM.joinpath("manual")
RULES = {*listed_rules()[GAME], *listed_rules()[f"{GAME}_scenarios"]}
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
HEAD = re.compile(rf"- \*\*({ID}(?: {ID})*)\*\* ")
EMPHASIS = r"(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])"


def lines(language: str) -> list[str]:
    """The lines of a manual that are not empty."""
    return [line for line in MANUAL.joinpath(f"{language}.md").read_text("utf-8").splitlines() if line]


def text(line: str) -> str:
    """A line without what makes it a heading or a rule."""
    return HEAD.sub("", line).lstrip("# ")


def told(language: str) -> list[str]:
    """The rules that a manual tells, in its order."""
    heads = [HEAD.match(line) for line in lines(language)]
    return [rule for head in heads if head for rule in head[1].split()]


def named_in_code() -> set[str]:
    """The rules that refusals, events and causes name."""
    sources = Path(str(ROOM)).rglob("*.py")
    return {rule for path in sources for rule in re.findall(rf'"({ID})"', path.read_text("utf-8"))}


# -- the rules -------------------------------------------------------------------------------------


def test_every_rule_that_the_game_names_leads_to_a_passage() -> None:
    named = named_in_code()
    assert len(named) > 150
    assert sorted(named - set(told("en"))) == []


def test_a_manual_tells_rules_of_the_docs_and_none_twice() -> None:
    assert sorted(set(told("en")) - RULES) == []
    assert [rule for rule, count in Counter(told("en")).items() if count > 1] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_manuals_tell_the_same_line_by_line(language: str) -> None:
    for english, line in zip(lines("en"), lines(language), strict=True):
        heads = [re.match(rf"#+ |{HEAD.pattern}", each) for each in (english, line)]
        assert (heads[0] and heads[0][0]) == (heads[1] and heads[1][0])
        assert re.findall(r"\d+", text(line)) == re.findall(r"\d+", text(english)), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_manual_begins_with_the_name_of_the_game(language: str) -> None:
    assert text(lines(language)[0]) == words_for(language, GAME).say("game-name")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_scenario_has_a_chapter_in_the_order_of_their_numbers(language: str) -> None:
    words = words_for(language, GAME)
    chapters = [text(line) for line in lines(language) if line.startswith("### ")]
    assert chapters[-7:] == [words.name("scenario", str(number)) for number in range(1, 8)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_but_ids_and_emphasis_is_marked_in_a_line(language: str) -> None:
    for line in lines(language):
        assert line == line.rstrip()
        assert not re.search(r"[*`_<>|\[\]#\\~]|://", re.sub(EMPHASIS, "", text(line))), line


def names(words: Words) -> dict[str, str]:
    """What has an established name, as it stands in a manual; names of options are emphasised."""
    said = {f"{kind}-{key}": words.name(kind, key) for kind, keys in KINDS.items() for key in keys}
    return said | {f"option-{key}": f"*{words.name('option', key)}*" for key in OPTIONS}


KINDS = {
    "character": [*components.CHARACTERS, "friday", "dog"],
    "skill": components.SKILLS,
    "item": components.STARTING_ITEMS,
    "invention": [card["id"] for pair in components.SCENARIO_INVENTIONS for card in pair],
    "phase": ["event", "morale", "production", "action", "weather", "night"],
}
OPTIONS = [
    "characters", "errata", "all_pawns", "levels_without_shelter", "own_economy", "own_rerolls", "heal_friday",
    "temporary_counts", "dog_not_with_friday", "one_meal", "hungry_crew",
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_a_name_is_called_by_it(language: str) -> None:
    whole = "\n".join(lines(language)).casefold()
    said = names(words_for(language, GAME))
    assert [key for key, name in said.items() if name.casefold() not in whole] == []


# -- pictures --------------------------------------------------------------------------------------

PICTURES: list[dict[str, Any]] = tomllib.loads(MANUAL.joinpath("pictures.toml").read_text("utf-8"))["picture"]
SPACE = re.compile(r"([A-C]\d)([@#x:])(?:(\d)/(\d)|!)?")
SOURCED = {"A1": 1, "A2": 6, "B2": 7, "B3": 9, "C1": 11}
"""A tile for each space of a picture that has one."""


def pictures(kind: str) -> list[dict[str, Any]]:
    return [picture for picture in PICTURES if picture["kind"] == kind]


def test_a_picture_stands_beside_the_first_rule_of_a_passage() -> None:
    firsts = [head[1].split()[0] for head in map(HEAD.match, lines("en")) if head]
    places = [firsts.index(picture["rule"]) for picture in PICTURES]
    assert places == sorted(places)


@pytest.mark.parametrize("picture", pictures("island"), ids=lambda picture: str(picture["ask"]))
def test_the_pawns_on_an_island_are_those_that_the_engine_wants(picture: dict[str, Any]) -> None:
    spaces = [SPACE.fullmatch(word) for word in picture["spaces"].split()]
    tiles = {space[1]: SOURCED.get(space[1], 8) for space in spaces if space and space[2] != ":"}
    marks = [{"mark": "down", "at": space[1]} for space in spaces if space and space[2] == "x"]
    for space in spaces:
        assert space
        state = islario.game(GAME).position({"players": ["cook", "explorer"], "tiles": tiles, "marks": marks})
        sources = [action for action in state.game.actions(2) if action.startswith(f"plan gather {space[1]} ")]
        tried = sources if picture["ask"] == "gather" else [f"plan explore {space[1]}"]
        open_ones = [action for action in tried if state.why_not(0, action) is None]
        assert bool(open_ones) == bool(space[3]), space[0]
        if open_ones:
            state.play(0, open_ones[0])
            missing = state.why_not(0, "confirm")
            assert int(space[3]) == (1 if missing is None else missing.values["needed"])
            assert int(space[4]) == int(space[3]) + 1


@pytest.mark.parametrize("slot", [slot for picture in pictures("slots") for slot in picture["slots"]])
def test_what_comes_of_a_planned_action_is_what_the_engine_says(slot: str) -> None:
    action, *pawns, outcome = slot.split()
    target = {"build": "build weapon", "explore": "explore A1"}.get(action, action)
    given = {
        "players": ["cook", "explorer"],
        "dog": True,
        "built": ["map"],
        "available": {"wood": 3},
        "hunting": ["fox"],
    }
    state = islario.game(GAME).position(given)
    first = {"pawn": f"plan {target}", "friday": f"plan {target} friday"}.get(pawns[0], f"support 1 {pawns[0]}")
    moves = [(0, first)] + [(1 if pawn == "other" else 0, "support 1 " + joins(pawn)) for pawn in pawns[1:]]
    for seat, move in [*moves, (0, "confirm")]:
        if state.why_not(seat, move) is not None:
            assert outcome == "!"
            return
        state.play(seat, move)
    events = state.play(1, "confirm")
    assert outcome == ("?" if any(event.kind == "rolled" for event in events) else "+")


def joins(pawn: str) -> str:
    return "pawn" if pawn == "other" else pawn


def test_dice_tracks_prices_and_the_pile_are_those_of_the_box() -> None:
    dice = [line.split() for line in pictures("dice")[0]["dice"]]
    faces = [components.SUCCESS_FACES, components.WOUND_FACES, components.ADVENTURE_FACES]
    assert [row[0] for row in dice] == ["build", "gather", "explore"]
    assert [[int(count) for count in row[1:]] for row in dice] == [[die[n] for die in faces] for n in range(3)]
    people = [*components.CHARACTERS, "friday"]
    for who, dies, *arrows in (track.split() for track in pictures("life")[0]["tracks"]):
        place = people.index(who)
        assert int(dies) == components.DIES[place]
        assert sum(1 << int(wound) for wound in arrows) == components.ARROWS[place]
    for players, wood, fur in (map(int, price.split()) for price in pictures("prices")[0]["prices"]):
        names = ["cook", "explorer", "carpenter", "soldier"][:players]
        for pay, amount in (("wood", wood), ("fur", fur)):
            for there in (amount - 1, amount):
                state = islario.game(GAME).position({"players": names, "available": {pay: there}})
                refused = state.why_not(0, "plan build shelter" + (" fur" if pay == "fur" else ""))
                assert (refused is None) == (there == amount), (players, pay, there)
    assert sum(pictures("pile")[0]["columns"]) == 15


def test_the_weather_of_the_picture_costs_what_it_shows() -> None:
    picture = pictures("weather")[0]
    stores = picture["stores"].split()
    available = Counter(word.removesuffix("-") for word in stores)
    clouds = [{"mark": cloud, "at": "weather"} for cloud in picture["clouds"].split()]
    given = {"players": ["cook", "explorer"], "begin": "weather", "shelter": True, "roof": picture["roof"]}
    state = islario.game(GAME).position({**given, "available": dict(available), "marks": clouds})
    events = list(takewhile(lambda event: event.values.get("phase") != "night", state.play(0, "go_on")))
    lost: Counter[str] = Counter()
    for event in events:
        lost.update({event.values["resource"]: event.values["amount"]} if event.kind == "lost" else {})
    assert lost == Counter(word[:-1] for word in stores if word.endswith("-"))
    wounds = [event.values["wounds"] for event in events if event.kind == "wounded"]
    assert wounds == [picture["wounds"]] * 2
