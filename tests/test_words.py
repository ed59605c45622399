"""Three languages: nothing missing, nothing unused, nothing that cannot be filled in."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

import islario
from islario.core.events import Event
from islario.core.reasons import Reason
from islario.games import forbidden_island as island
from islario.games import hashi
from islario.words import LANGUAGES, Words, explain, system_language

PACKAGE = Path(str(files("islario")))
ROOMS = ["", *(f"games/{name}" for name in islario.games())]


WEB = Path(__file__).parent.parent / "web" / "src"
WEB_ROOMS = sorted(path.parent for path in WEB.rglob("locale"))
"""Parts of the page that have words of their own."""


def messages(room: str | Path, language: str) -> dict[str, set[str]]:
    """The ids of a file, each with the variables that its text takes."""
    text = PACKAGE.joinpath(room, "locale", f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))
        else:
            assert type(entry).__name__.endswith("Comment"), FluentSerializer().serialize_entry(entry)
    return found


@pytest.mark.parametrize("room", [*ROOMS, *WEB_ROOMS], ids=lambda room: getattr(room, "name", room))
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_says_the_same_things_with_the_same_values(room: str | Path, language: str) -> None:
    assert messages(room, language) == messages(room, "en")


def sources() -> dict[Path, str]:
    return {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}


def reason_codes() -> set[str]:
    """Every code that is given to a Reason, directly or through a module's own short word for it."""
    makers = {"Reason", "_no", "_far", "_bad", "_unknown", "refuse"}
    codes: set[str] = set()
    for text in sources().values():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in makers and node.args:
                constants = (part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant))
                codes |= {value for value in constants if isinstance(value, str)}
    return codes


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    said = {name.removeprefix("reason-") for room in ROOMS for name in messages(room, "en") if name[:7] == "reason-"}
    assert said == reason_codes()


def test_no_code_has_two_sentences() -> None:
    codes = [name for room in ROOMS for name in messages(room, "en") if name.startswith("reason-")]
    assert len(codes) == len(set(codes))


FAMILIES: dict[str, dict[str, list[str]]] = {
    "forbidden_island": {
        "tile": island.components.TILES,
        "role": island.components.ROLES,
        "power": island.components.ROLES,
        "card": island.components.CARDS,
        "element": island.components.TREASURES,
        "layout": list(island.components.LAYOUTS),
        "difficulty": list(island.components.DIFFICULTIES),
        "event": island.happenings.NAMES,
        "result": list(island.happenings.ENDINGS.values()),
        "ending": list(island.happenings.ENDINGS.values()),
        "phase": ["actions", "draw", "flood"],
        "state": ["dry", "flooded", "sunk"],
        "action": list(island.notation.VERBS),
    },
    "hashi": {
        "side": list(hashi.components.BOARDS),
        "category": hashi.components.CATEGORIES,
        "rank": list(hashi.components.RANKS),
        "event": hashi.happenings.NAMES,
        "result": [hashi.happenings.ENDING],
        "ending": [hashi.happenings.ENDING],
        "stage": hashi.state.STAGES,
        "flag": ["none", "red", "blue"],
        "action": hashi.notation.VERBS,
    },
}


@pytest.mark.parametrize("name", islario.games())
def test_every_thing_of_a_game_has_a_name(name: str) -> None:
    families = {**FAMILIES[name], "option": [option.name for option in islario.game(name).options]}
    named = {f"{family}-{thing}" for family, things in families.items() for thing in things}
    rest = {known for known in messages(f"games/{name}", "en") if known not in named}
    assert named <= set(messages(f"games/{name}", "en"))
    assert {known.split("-")[0] for known in rest} == {"game", "screen", "reason"}


SPOKEN = {"seat", "simulate", "replay", "play", "bench", "serve", "page", "screen", "game", "hindsight"}
"""Families of texts that code asks for by their ids."""


def test_every_other_text_is_used_somewhere() -> None:
    code = "\n".join(sources().values())
    for room in ROOMS:
        for name in messages(room, "en"):
            if name.split("-")[0] in SPOKEN:
                stem = re.escape(name.rsplit("-", 1)[0])
                assert re.search(rf"""["']({re.escape(name)}["']|{stem}-\{{)""", code), f"{name} is unused"


def page_sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts"))


def test_every_text_of_the_page_is_used_there() -> None:
    assert len(WEB_ROOMS) >= 3
    code = page_sources()
    for room in WEB_ROOMS:
        for name in messages(room, "en"):
            stems = [name[: end.end()] for end in re.finditer("-", name)]
            told = [rf'"{re.escape(name)}"', *(rf"`{re.escape(stem)}\$\{{" for stem in stems)]
            named = name.split("-", 1)
            told += [rf'name\("{re.escape(named[0])}", '] if len(named) == 2 else []
            assert re.search("|".join(told), code), f"{name} is unused"


def test_every_text_that_the_page_asks_for_exists() -> None:
    rooms: list[str | Path] = [*ROOMS, *WEB_ROOMS]
    known = {name for room in rooms for name in messages(room, "en")}
    asked = set(re.findall(r'\bsay\(\s*"([\w-]+)"', page_sources()))
    assert len(asked) > 100
    assert asked <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_and_events_are_whole_sentences_with_names_in_the_language(language: str) -> None:
    game = islario.game("forbidden_island")
    words = Words(language, game)
    words.seats = [words.name("role", "pilot"), words.name("role", "diver")]
    moved = words.event(Event("moved", {"seat": 1, "origin": "iron_gate", "tile": "watchtower"}))
    assert words.name("tile", "watchtower") in moved
    assert words.name("role", "diver") in moved
    reason = words.reason(Reason("not_at_site", {"treasure": "fire", "tiles": ["cave_of_embers"]}, "FI-CAPTURE-1"))
    assert words.name("tile", "cave_of_embers") in reason
    assert reason.endswith("[FI-CAPTURE-1]")


@pytest.mark.parametrize("name", islario.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_said_as_a_phrase(language: str, name: str) -> None:
    game = islario.game(name)
    state = game.new(players=4, seed=1)
    words = Words(language, game)
    phrases = [words.action(action, state) for action in game.actions(4)]
    assert len(phrases) == len(set(phrases))


def test_a_reason_is_explained_without_knowing_its_game() -> None:
    assert "Iron Gate" in explain(Reason("tile_sunk", {"tile": "iron_gate"}))
    assert "Puerta de Hierro" in explain(Reason("tile_sunk", {"tile": "iron_gate"}), "es")


def test_the_system_s_locale_decides_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert system_language() == "en"
    for value, language in [("es_MX.UTF-8", "es"), ("pt_BR", "pt"), ("fr_FR.UTF-8", "en"), ("C", "en")]:
        monkeypatch.setenv("LANG", value)
        assert system_language() == language
    monkeypatch.setenv("LC_ALL", "pt_PT.UTF-8")
    assert system_language() == "pt"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(islario.BadOption):
        Words("fr")
