"""Names with their articles: "al Palacio", "de la Caverna". What a text asks for, every name has."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import islario
from islario.core.events import Event
from islario.core.reasons import Reason
from islario.words import FORMS, LANGUAGES, NOUNS, Words, explain

PACKAGE = Path(str(files("islario")))
WEB = Path(__file__).parent.parent / "web" / "src"
SEAT_NAMES = {"": [], "forbidden_island": ["role"], "hashi": [], "robinson": ["character"]}
"""What else than its number a seat may be called, by its game."""
FILLED = {
    "": {"name": "seat", "names": "seat", "role": "seat"},
    "forbidden_island": {"one": "tile", "other": "tile", "landing": "tile"},
    "hashi": {"seats": "seat"},
    "robinson": {"character": "character", "a": "invention"},
}
"""Values that code fills in with names, beside those that the game's nouns tell."""
BRINGING = {
    "robinson": "card adventure mystery beast invention item wreckage discovery scenario skill".split(),
}
"""Families of names that a value may bring along (``*``), by the game."""


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A part of a text and all its parts."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from nodes(part)


def asked_of(entry: ast.Message) -> set[tuple[str, str]]:
    """The forms that a text asks for, each with the value of which it is one."""
    found: set[tuple[str, str]] = set()
    for node in nodes(entry):
        if isinstance(node, ast.FunctionReference) and node.id.name.lower() in FORMS:
            (value,) = node.arguments.positional
            assert isinstance(value, ast.VariableReference), f"{entry.id.name}: {node.id.name} of something else"
            found.add((node.id.name.lower(), value.id.name))
    return found


@cache
def entries(game: str, language: str) -> list[ast.Message]:
    """All texts that may be said where a game is shown, its own last."""
    rooms = [PACKAGE / "locale", WEB / "locale", WEB / "table" / "locale"]
    rooms += [PACKAGE / "games" / game / "locale", WEB / "games" / game / "locale"] if game else []
    paths = [path for room in rooms if room.exists() for path in sorted(room.iterdir())]
    return [entry for path in paths if f".{path.name}".endswith(f".{language}.ftl") for entry in entries_of(path)]


@cache
def entries_of(path: Path) -> list[ast.Message]:
    return [entry for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, ast.Message)]


def attributes(entry: ast.Message) -> dict[str, str]:
    """The attributes of a text, as far as they are plain words; those with values in them are "filled"."""
    found: dict[str, str] = {}
    for attribute in entry.attributes:
        (first, *rest) = attribute.value.elements
        found[attribute.id.name] = first.value if isinstance(first, ast.TextElement) and not rest else "filled"
    return found


def families_of(game: str, value: str, message: str) -> list[str]:
    nouns = islario.game(game).nouns if game else NOUNS
    families = {**FILLED[""], **FILLED[game], **nouns}.get(value, "").split()
    assert families, f"{message} asks for a form of {value}, which is no name"
    families = [each for family in families for each in (BRINGING[game] if family == "*" else [family])]
    return [*families, *(SEAT_NAMES[game] if "seat" in families else [])]


@pytest.mark.parametrize("game", ["", *islario.games()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_the_forms_that_texts_ask_for(game: str, language: str) -> None:
    texts = {entry.id.name: attributes(entry) for entry in entries(game, language)}
    articles = {key.removeprefix("article-"): {"the", *texts[key]} for key in texts if key.startswith("article-")}
    asked = [(entry.id.name, *each) for entry in entries(game, language) for each in asked_of(entry)]
    assert asked
    for message, form, value in asked:
        for family in families_of(game, value, message):
            for name in (key for key in texts if key.startswith(f"{family}-")):
                article = texts[name].get("article", "missing")
                assert article == "filled" or form in articles.get(article, set()), (
                    f"{message} asks for {form.upper()} of {name}, whose article is {article}"
                )


@pytest.mark.parametrize("game", ["", *islario.games()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_has_two_articles(game: str, language: str) -> None:
    """A name is recognised by its text, so that two things of one name have one article."""
    found: dict[str, set[str]] = {}
    for entry in entries(game, language):
        pattern = entry.value
        if pattern is not None and isinstance(pattern.elements[0], ast.TextElement) and len(pattern.elements) == 1:
            article = attributes(entry).get("article")
            found.setdefault(pattern.elements[0].value, set()).update([article] if article else [])
    assert {name: articles for name, articles in found.items() if len(articles) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_article_of_a_language_has_the_same_forms(language: str) -> None:
    forms = [set(attributes(entry)) for entry in entries("", language) if entry.id.name.startswith("article-")]
    assert len(forms) >= 3
    assert all(each == forms[0] and each <= set(FORMS) for each in forms)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The Pilot moves from Fools' Landing to the Cave of Shadows."),
        ("es", "El Piloto va de la Pista de Aterrizaje a la Caverna de las Sombras."),
        ("pt", "O Piloto vai do Porto dos Tolos para a Caverna das Sombras."),
    ],
)
def test_a_sentence_has_its_articles(language: str, sentence: str) -> None:
    words = Words(language, islario.game("forbidden_island"))
    words.seats = [words.name("role", "pilot")]
    moved = Event("moved", {"seat": 0, "origin": "fools_landing", "tile": "cave_of_shadows"})
    assert words.event(moved) == sentence


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "The Tidal Palace sinks!", "The Dunes of Deception sink!"),
        ("es", "¡El Palacio de las Mareas se hunde!", "¡Las Dunas del Engaño se hunden!"),
        ("pt", "O Palácio das Marés afunda!", "As Dunas da Ilusão afundam!"),
    ],
)
def test_a_verb_agrees_with_the_name(language: str, one: str, many: str) -> None:
    words = Words(language, islario.game("forbidden_island"))
    assert words.event(Event("sank", {"tile": "tidal_palace"})) == one
    assert words.event(Event("sank", {"tile": "dunes_of_deception"})) == many


@pytest.mark.parametrize(
    ("language", "role", "person"),
    [
        ("en", "give the Navigator a card: Crystal of Fire", "give Ana a card: Crystal of Fire"),
        ("es", "entregar una carta al Navegador: Cristal del Fuego", "entregar una carta a Ana: Cristal del Fuego"),
        ("pt", "dar uma carta ao Navegador: Cristal do Fogo", "dar uma carta a Ana: Cristal do Fogo"),
    ],
)
def test_a_role_has_an_article_and_a_person_has_none(language: str, role: str, person: str) -> None:
    game = islario.game("forbidden_island")
    state = game.new(players=2, seed=1)
    words = Words(language, game)
    words.seats = ["Berta", words.name("role", "navigator")]
    assert words.action("give 1 fire", state) == role
    words.seats = ["Berta", "Ana"]
    assert words.action("give 1 fire", state) == person


def test_of_several_names_each_has_its_article() -> None:
    words = Words("es", islario.game("forbidden_island"))
    reason = Reason("not_at_site", {"treasure": "ocean", "tiles": ["coral_palace", "lost_lagoon"]})
    assert words.reason(reason).endswith("en: el Palacio de Coral, la Laguna Perdida.")


@pytest.mark.parametrize(("language", "said"), [("en", "player 2"), ("es", "el jugador 2"), ("pt", "pelo jogador 2")])
def test_seats_are_players_counted_from_one(language: str, said: str) -> None:
    assert said in explain(Reason("not_your_seat", {"seat": 1}), language)
