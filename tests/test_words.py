"""Three languages: nothing missing, nothing unused, nothing that cannot be filled in."""

import ast
import random
import re
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

import islario
from islario.core import fields
from islario.core.events import Event
from islario.core.reasons import Reason
from islario.games import forbidden_island as island
from islario.games import hashi, robinson
from islario.games.forbidden_island import motives as island_motives
from islario.games.hashi import motives as hashi_motives
from islario.games.robinson.effects import specs as effects
from islario.games.robinson.forecast import courses
from islario.games.robinson.rules.refusal_rules import REASONS
from islario.games.robinson.scenarios.registry import SCENARIOS
from islario.games.robinson.screen import cards as screen_cards
from islario.games.robinson.screen import texts
from islario.games.robinson.shapes.forecast import RobinsonLack
from islario.games.robinson.thumb import motives as robinson_motives
from islario.words import LANGUAGES, Words, explain, system_language
from tests.test_page_words import page_texts

PACKAGE = Path(str(files("islario")))
ROOMS = ["", *(f"games/{name}" for name in islario.games())]


WEB = Path(__file__).parent.parent / "web" / "src"
WEB_ROOMS = sorted(path.parent for path in WEB.rglob("locale"))
"""Parts of the page that have words of their own."""


def messages(room: str | Path, language: str) -> dict[str, set[str]]:
    """The ids of a room's files, each with the variables that its text takes."""
    files = [
        file for file in PACKAGE.joinpath(room, "locale").iterdir() if f".{file.name}".endswith(f".{language}.ftl")
    ]
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse("\n".join(file.read_text("utf-8") for file in files)).body:
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))
        else:
            assert type(entry).__name__.endswith("Comment"), FluentSerializer().serialize_entry(entry)
    return found


@pytest.mark.parametrize("room", [*ROOMS, *WEB_ROOMS], ids=lambda room: getattr(room, "name", room))
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_says_the_same_things_with_the_same_values(room: str | Path, language: str) -> None:
    """Only the articles are each language's own."""
    said, in_english = (
        {name: values for name, values in messages(room, spoken).items() if not name.startswith("article-")}
        for spoken in (language, "en")
    )
    assert said == in_english


def sources() -> dict[Path, str]:
    return {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}


def reason_codes() -> set[str]:
    """Every code that is given to a Reason, directly, through a module's own short word for it, or by a table."""
    makers = {"Reason", "_no", "_far", "_bad", "_unknown", "refuse"}
    rows = [*REASONS.values(), *(row for scenario in SCENARIOS for row in scenario.reasons().values())]
    codes: set[str] = {code for code, _ in rows} | set(fields.CODES.values())
    for text in sources().values():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and node.args and not isinstance(node.args[0], ast.JoinedStr):
                constants = (part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant))
                told = {value for value in constants if isinstance(value, str)}
                if getattr(node.func, "id", "") in makers or getattr(node.func, "attr", "") == "refuse":
                    codes |= told
                elif getattr(node.func, "attr", "") == "bad":  # what is wrong in a file of the box
                    codes |= {f"box_{value}" for value in told}
    return codes


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    said = {name.removeprefix("reason-") for room in ROOMS for name in messages(room, "en") if name[:7] == "reason-"}
    assert said == reason_codes()


def sign_codes(game: str) -> set[str]:
    """Every code that is given to a Sign, directly or by the name ``code``."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((PACKAGE / "games" / game / "signs.py").read_text("utf-8"))):
        given: ast.expr | None = None
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Sign":
            given = node.args[1]
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "code":
            given = node.value
        constants = (part.value for part in ast.walk(given) if isinstance(part, ast.Constant)) if given else ()
        found |= {value for value in constants if isinstance(value, str)}
    return found


def goal_codes(game: str) -> set[str]:
    """Every part of a scenario's goal: what is given to ``Part`` and ``whether``."""
    found: set[str] = set()
    for file in (PACKAGE / "games" / game).glob("scenarios/*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Part", "whether"):
                found |= {str(code.value) for code in node.args[:1] if isinstance(code, ast.Constant)}
    return found


@pytest.mark.parametrize("game", islario.games())
def test_every_sign_has_a_sentence_and_every_sentence_a_sign(game: str) -> None:
    said = {name.removeprefix("sign-") for name in messages(f"games/{game}", "en") if name[:5] == "sign-"}
    assert said == sign_codes(game) | goal_codes(game)


def forecast_codes() -> set[str]:
    """Every code of a forecast, with its family: what is given to ``warn`` and ``fact``, directly or as ``code``."""
    found = {f"omit-{code}" for code in courses.OMITS}
    found |= {f"lack-{what}" for what in get_args(RobinsonLack.__annotations__["what"])}
    room = PACKAGE / "games" / "robinson" / "forecast"
    for name, family, maker in (("warnings", "warn", "warn"), ("answers", "answer", "fact")):
        for node in ast.walk(ast.parse((room / f"{name}.py").read_text("utf-8"))):
            given: ast.expr | None = None
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (maker, "of_mark"):
                given = node.args[0]
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "code":
                given = node.value
            constants = (part.value for part in ast.walk(given) if isinstance(part, ast.Constant)) if given else ()
            found |= {f"{family}-{value}" for value in constants if isinstance(value, str)}
    return found


def test_everything_that_a_forecast_says_has_a_text_and_every_text_is_said() -> None:
    texts = messages("games/robinson", "en")
    assert {name.removeprefix("forecast-") for name in texts if name[:9] == "forecast-"} == forecast_codes()


def test_no_code_has_two_sentences() -> None:
    codes = [name for room in ROOMS for name in messages(room, "en") if name.startswith("reason-")]
    assert len(codes) == len(set(codes))


SIGNS = ("dashes", "bowtie", "cross", "bands")
"""What is drawn on the discovery tokens of the scenarios."""
FAMILIES: dict[str, dict[str, list[str]]] = {
    "forbidden_island": {
        "tile": island.components.TILES,
        "role": island.components.ROLES,
        "about-role": island.components.ROLES,
        "power": island.components.ROLES,
        "card": island.components.CARDS,
        "element": island.components.TREASURES,
        "layout": list(island.components.LAYOUTS),
        "difficulty": list(island.components.DIFFICULTIES),
        "event": island.happenings.NAMES,
        "result": list(island.happenings.ENDINGS.values()),
        "kind": list(island.happenings.ENDINGS.values()),
        "ending": list(island.happenings.ENDINGS.values()),
        "phase": ["actions", "draw", "flood"],
        "state": ["dry", "flooded", "sunk"],
        "action": list(island.notation.VERBS),
        "why": list(island_motives.MOTIVES),
    },
    "hashi": {
        "side": list(hashi.components.BOARDS),
        "category": hashi.components.CATEGORIES,
        "rank": list(hashi.components.RANKS),
        "kind": list(hashi.components.RANKS),
        "event": hashi.happenings.NAMES,
        "result": [hashi.happenings.ENDING],
        "ending": [hashi.happenings.ENDING],
        "stage": hashi.state.STAGES,
        "flag": ["none", "red", "blue"],
        "action": hashi.notation.VERBS,
        "why": list(hashi_motives.MOTIVES),
    },
    "robinson": {
        "scenario": [*(str(scenario.number + 1) for scenario in SCENARIOS), *robinson.components.SCENARIOS],
        "friday": ["default", "yes", "no"],
        "dog": ["default", "yes", "no"],
        "errata": ["rulebook", "printed"],
        "card": robinson.box.cards.EVENTS,
        "threat": robinson.box.cards.EVENTS,
        "adventure": robinson.box.cards.ADVENTURES,
        "mystery": robinson.box.cards.MYSTERIES,
        "aftermath": [name.split(" ")[1] for name, card in texts.DESCRIBED.items() if card.get("after")],
        "beast": robinson.components.BEASTS,
        "invention": robinson.notation.BUILDS[4:],
        "building": robinson.notation.BUILDS[:4],
        "item": robinson.components.STARTING_ITEMS,
        "wreckage": [*robinson.components.WRECKAGE, "random"],
        "discovery": [
            *robinson.components.DISCOVERIES,
            *(f"s{scenario.number + 1}_{sign}" for scenario in SCENARIOS for sign in SIGNS),
        ],
        "character": [*robinson.components.CHARACTERS, "friday", "dog", "jenny"],
        "skill": [*robinson.components.SKILLS, "friday_reroll"],
        "totem": [
            f"s{scenario.number + 1}_{number + 1}"
            for scenario in SCENARIOS
            for number in range(max(robinson.components.TOTEM_COUNT[scenario.number], len(scenario.temples)))
        ],
        "topic": [*screen_cards.TOPICS, *(f"{topic}-text" for topic in screen_cards.TOPICS)],
        "crew": [str(number) for number in range(1, 10)],
        "terrain": effects.TERRAINS,
        "source": effects.SOURCES,
        "resource": robinson.components.RESOURCES,
        "token": [*effects.TOKENS, "rain", "snow", "storm", "animals", "shortcut", "white", "blue", "number"],
        "field": robinson.components.ACTIONS,
        "die": robinson.notation.DICE,
        "weatherdie": ["rain", "winter", "animals"],
        "part": effects.PARTS,
        "pawn": robinson.planning.pawns.SOURCES,
        "face": [*robinson.notation.DICE, *robinson.components.WEATHER_FACES],
        "phase": robinson.state.PHASES,
        "when": robinson.box.reading.WHENS,
        "mark": robinson.marks.KINDS,
        "place": robinson.marks.PLACES,
        "asking": ["plan", "window", *robinson.agenda.QUESTIONS],
        "target": [target.split(" ")[0] for target in robinson.notation.TARGETS],
        "action": robinson.notation.VERBS,
        "why": list(robinson_motives.MOTIVES),
        "event": robinson.happenings.NAMES,
        "cause": [*(word for word, _ in robinson.causes.CAUSES[1:]), *robinson.causes.SOURCES],
        "lack": robinson.agenda.LACKS[1:],
        "result": robinson.happenings.ENDINGS[1:],
        "ending": robinson.happenings.ENDINGS[1:],
        "kind": robinson.happenings.ENDINGS[1:],
        "piece": effects.TOKENS,
        "at": list(effects.TOKEN_PLACES),
        "passive": [
            *texts.MORE_THAN_EFFECTS,
            *(f"{key.split('-')[1]}_printed" for key in texts.PRINTED_OTHERWISE if key.startswith("passive-")),
        ],
    },
}


@pytest.mark.parametrize("name", islario.games())
def test_every_thing_of_a_game_has_a_name(name: str) -> None:
    options = [option for option in islario.game(name).options if option.name != "seed"]
    families = {
        **FAMILIES[name],
        "option": ["seed", *(option.name for option in options)],
        "unset": [option.name for option in options if option.default is None],
        "new-drawing": [option.name for option in options if option.kind == "layout"],
        "drawn": [name for option in options for _, name, _ in option.marks],
    }
    named = {f"{family}-{thing}" for family, things in families.items() for thing in things}
    shared = messages("", "en")  # a game may say something in its own words
    rest = {known for known in messages(f"games/{name}", "en") if known not in named and known not in shared}
    assert named <= set(messages(f"games/{name}", "en"))
    assert {known.split("-")[0] for known in rest} <= {
        "game",
        "screen",
        "reason",
        "sign",
        "account",
        "goal",
        "forecast",
        *STANDING,
        *COMPOSED,
    }


STANDING = {"ask", "next", "means", "relief", "point", "force"}
"""What is asked and what answers mean (tests/games/robinson/test_questions_told.py), points, and what is in force."""
COMPOSED = {"effect", "text", "amount", "who", "because"}
"""Families of clauses out of which the texts of cards are made (tests/games/robinson/test_texts.py), and the ends of
sentences that say why."""
SPOKEN = {
    "seat",
    "command",
    "cli",
    "simulate",
    "replay",
    "play",
    "bench",
    "serve",
    "page",
    "screen",
    "game",
    "hindsight",
    "coach",
    "upkeep",
    "almanac",
}
"""Families of texts that code asks for by their ids."""


def test_every_other_text_is_used_somewhere() -> None:
    code = "\n".join(sources().values())
    for room in ROOMS:
        for name in messages(room, "en"):
            if name.split("-")[0] in SPOKEN:
                stem = name.rsplit("-", 1)[0]
                told = [f"{quote}{text}" for quote in "\"'" for text in (f'{name}"', f"{name}'", f"{stem}-{{")]
                assert any(text in code for text in told), f"{name} is unused"


def page_sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts"))


def test_every_text_of_the_page_is_used_there() -> None:
    assert len(WEB_ROOMS) >= 3
    code = page_sources()
    for room in WEB_ROOMS:
        for name in messages(room, "en"):
            stems = [name[: end.end()] for end in re.finditer("-", name)]
            told = [f'"{name}"', *(f"`{stem}${{" for stem in stems)]
            named = name.split("-", 1)
            told += [f'name("{named[0]}", '] if len(named) == 2 else []
            assert any(text in code for text in told), f"{name} is unused"


def test_every_text_that_the_page_asks_for_is_loaded_there() -> None:
    texts = [text for game in islario.games() for text in page_texts(game, "en")]
    known = {found for text in texts for found in re.findall(r"^([\w-]+) =", text, re.MULTILINE)}
    for later in ("coach", "almanac"):  # they are loaded when they are asked for
        text = (PACKAGE / "locale" / f"{later}.en.ftl").read_text("utf-8")
        known |= set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
    known |= {name for room in WEB_ROOMS for name in messages(room, "en")}
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_of_several_words_are_said_in_the_language(language: str) -> None:
    words = Words(language, islario.game("robinson"))
    assert words.name("beast", "fox") in words.event(Event("beast_faced", {"who": 0, "card": "beast fox"}))
    assert words.name("card", "storm_a") in words.event(Event("struck", {"card": "event storm_a"}))
    planned = words.event(Event("planned", {"pawn": "dog", "slot": 2, "target": "build cross A1"}))
    assert f"{words.name('invention', 'cross')} (A1)" in planned
    hunt = words.event(Event("planned", {"pawn": 0, "slot": 2, "target": "hunt"}))
    assert words.say("target-hunt", a="none") in hunt
    assert words.seat(0) in hunt
    wounded = words.event(Event("wounded", {"who": "jenny", "wounds": 2, "card": ""}))
    assert wounded.startswith("Jenny: 2 ")
    assert "(" not in wounded
    by_card = {"who": "jenny", "wounds": 2, "card": "beast fox", "cause": "beast fox", "rule": "", "lacking": ""}
    assert f"({words.name('beast', 'fox')})" in words.event(Event("wounded", {**by_card, "sources": []}))
    by_rule = {"food": 2, "cause": "rot", "rule": "NIGHT-20"}
    assert f"({words.name('cause', 'rot')}; NIGHT-20)" in words.event(Event("rotted", by_rule))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_robinson_crusoe_tells_can_be_said(language: str) -> None:
    """All that happens in games played by chance, and all that is refused in them."""
    game = islario.game("robinson")
    words = Words(language, game)
    told: set[str] = set()
    for number in range(1, len(SCENARIOS) + 1):
        state = game.new(players=1 + number % 4, scenario=number, seed=number)
        chance = random.Random(number)
        while state.waiting_for() and len(state.moves()) < 250:
            seat = chance.choice(state.waiting_for())
            for action in chance.sample(game.actions(4), 12):
                reason = state.why_not(seat, action)
                told |= {words.reason(reason)} if reason is not None else set()
            told |= {words.event(event) for event in state.play(seat, chance.choice(state.legal(seat)))}
    assert len(told) > 1000


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
    for value, language in [("es_MX.UTF-8", "es"), ("pt_BR", "pt"), ("xx_XX.UTF-8", "en"), ("C", "en")]:
        monkeypatch.setenv("LANG", value)
        assert system_language() == language
    monkeypatch.setenv("LC_ALL", "pt_PT.UTF-8")
    assert system_language() == "pt"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(islario.BadOption):
        Words("xx")
