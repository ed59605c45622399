"""The page's shared code knows no game's events, verbs or names: each room brings its own, and draws its pieces."""

import re
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

import islario
from islario.core.options import Kind
from islario.games.forbidden_island.components import ROLES
from islario.words import texts_of

WEB = Path(__file__).parent.parent / "web" / "src"
GAMES = "games"
"""The one folder in which games are known; all else is shared."""
GENERATED = ".generated.ts"
"""What is made from the server's schema has a type for each game's view."""
UNREAD = re.compile(
    r"""<style>.*?</style>|<!--.*?-->|/\*.*?\*/|(?<![:\w])//[^\n]*|\bclass="[^"]*"|\[role=\w+\]""", re.DOTALL
)
"""Styles, comments, and roles that the document knows."""
LITERALS = [
    re.compile(kind, re.MULTILINE) for kind in (r'"([^"\n]*)"', r"'([^'\n]*)'", r"`([^`]*)`", r"^\s+(\w+): [\"\[]")
]
"""What stands in quotes, or the key of a table."""
FILLED_IN = re.compile(r"\$?\{[^}]*\}")
SHARED_NAMES = {"players", "seed", "seat", "result", "yes", "no", "default"}
"""Options, families and choices that are in every game, or in none alone."""
OTHERWISE = {
    *(
        "about",
        "asking",
        "because",
        "card",
        "decided",
        "end",
        "first",
        "found",
        "go_on",
        "goal",
        "kept",
        "lost",
        "mark",
        "moved",
        "number",
        "option",
        "place",
        "state",
        "who",
    ),
    *("person", "rule", "side", "start", "turn", "when"),
    *("account", "forecast", "next", "point"),
}
"""What messages, texts of the page and the document itself have words for too."""


def shared_code() -> dict[str, str]:
    """Every module and component outside the games' rooms, its markup too."""
    paths = [path for path in WEB.rglob("*") if path.relative_to(WEB).parts[0] != GAMES]
    return {
        str(path.relative_to(WEB)): UNREAD.sub("", path.read_text("utf-8"))
        for path in paths
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(GENERATED)
    }


def literals(text: str) -> set[str]:
    return {found for kind in LITERALS for found in kind.findall(text)}


def parts(literal: str) -> set[str]:
    """The words of a text's id, of a path or of a sentence, without what is filled in."""
    return set(re.findall(r"\w+", FILLED_IN.sub(" ", literal)))


def own_names() -> set[str]:
    """What the games call themselves, their options, what can be chosen, and the families of their things."""
    games = [islario.game(name) for name in islario.games()]
    options = [option for game in games for option in game.options]
    families = {family for game in games for each in game.nouns.values() for family in each.split()}
    named = {*families, *(family for game in games for family in game.typed)}
    for option in options:
        named |= {option.name, option.family, *option.choices}
    return {name for name in {*named, *islario.games()} - SHARED_NAMES if len(name) > 1}


def own_families() -> set[str]:
    """The families of texts that one game alone has."""
    rooms = [f"islario.games.{name}" for name in islario.games()]
    heads = [
        {head for text in texts_of(room, "en") for head in re.findall(r"^(\w+)-", text, re.MULTILINE)}
        for room in ("islario", *rooms)
    ]
    return {head for mine in heads[1:] for head in mine if sum(head in others for others in heads) == 1}


def test_shared_code_names_no_event_and_no_verb() -> None:
    rooms = [import_module(f"islario.games.{name}") for name in islario.games()]
    names = {word for room in rooms for word in (*room.happenings.NAMES, *room.notation.VERBS)} - OTHERWISE
    found = {(file, word) for file, text in shared_code().items() for word in literals(text) & names}
    assert len(names) > 100
    assert not found


def test_shared_code_names_no_game_and_nothing_of_a_game() -> None:
    names = (own_names() | own_families()) - OTHERWISE - set(get_args(Kind))
    found = {
        (file, literal, word)
        for file, text in shared_code().items()
        for literal in literals(text)
        for word in parts(literal) & names
    }
    assert {"hashi", "difficulty", "roles", "role", "pilot", "tile"} <= names
    assert not found


@pytest.mark.parametrize(
    ("markup", "words"),
    [
        ("<p>{say(`power-${name}`)}</p>", {"power"}),
        ('<style>a { b: "tile" }</style><b class="card" title={say("new-roles")}></b>', {"new", "roles"}),
        ("// 'role'\nconst marks = {\n  fly: \"plane\",\n};", {"fly", "plane"}),
    ],
)
def test_a_word_in_markup_in_a_table_or_within_an_id_is_found(markup: str, words: set[str]) -> None:
    assert {word for literal in literals(UNREAD.sub("", markup)) for word in parts(literal)} == words


@pytest.mark.parametrize("role", ROLES)
def test_every_role_of_forbidden_island_has_its_emblem_and_its_colours(role: str) -> None:
    room = WEB / "games" / "forbidden_island"
    assert (room / "art" / "marks" / f"{role}.svg").read_text("utf-8").startswith("<svg ")
    colours = rf"^\.role-{role} {{\n  --role: #\w{{6}};\n  --role-ink: #\w{{6}};\n}}$"
    assert len(re.findall(colours, (room / "roles.css").read_text("utf-8"), re.MULTILINE)) == 1
