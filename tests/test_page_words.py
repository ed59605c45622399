"""The page and the terminal say the same: a corpus of whole games, in three languages, word for word."""

import json
import random
import re
import subprocess
from collections import defaultdict
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

import islario
from hatch_build import install_packages
from islario.core.events import Event
from islario.core.game import Game
from islario.core.reasons import Reason
from islario.core.rng import Rng
from islario.core.signs import Sign
from islario.drawing import names_at
from islario.players import PLAYERS, Bot
from islario.server.messages.tables import Meaning
from islario.server.refusals import told
from islario.words import LANGUAGES, Words
from tests.games.playing import scenarios_of

WEB = Path(__file__).parent.parent / "web"
PACKAGE = Path(str(files("islario")))
LOADER = (WEB / "src" / "lib" / "words.svelte.ts").read_text("utf-8")
LEFT_OUT = re.findall(r'"!.*/locale/\{([\w,]+)\}', LOADER)[0].split(",")
"""The parts of a game's texts that do not come with it: some are there before, others never."""
BEFORE = re.findall(r'"[^"!]*islario/games/\*/locale/\{([\w,]+)\}\.\*\.ftl"', LOADER)[0].split(",")
SEATS = ["Ana", "Beatriz"]
"""Two seats have names, the others only numbers."""
MOST_OF_A_KIND = 40
FORECAST_AFTER = 9
"""The forecast is asked for after every so many moves."""
MORE_KINDS_THAN = {"forbidden_island": 50, "hashi": 25, "robinson": 120}
"""So many kinds of events, reasons and actions come up at least, so that a corpus is not all but empty."""
PROGRAM = """
import {{ readFileSync }} from "node:fs";
import {{ sayAll }} from "{}";
console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(sayAll)));
"""
OF_THE_TERMINAL = {"topic", "cli", "command", "play", "simulate", "replay", "bench", "serve", "hindsight"}
COMPOSED = {"effect", "text", "passive", "amount", "piece", "at", "who"}
"""Families of clauses that cards are made of: the server says cards."""
SPARSE = {"robinson": [Event("wounded", {"who": "jenny", "wounds": 2, "card": ""}), Event("rotted", {"food": 1200})]}
"""Events without the values that a sentence can do without."""
MADE_UP = [
    Reason("unknown_option", {"option": "x" * 2000, "expected": "a\nb\tc\u00a0d\u200be"}),
    Reason("bad_option", {"option": "seat", "value": "1000000", "expected": ["a", "b"]}),
    Reason("record_refused", {"line": 3, "text": "0 end", "why": Reason("game_over", {}, "")}),
]


class Corpus:
    """What happened, was refused, could be done and was told of how games of chance stood: of each kind some."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.new(players=4, seed=1)
        self.called = names_at(game, self.state.view(None))
        self.actions = game.actions(4)
        self._events: dict[str, dict[str, Event]] = defaultdict(dict)
        self._reasons: dict[str, dict[str, Reason]] = defaultdict(dict)
        self._signs: dict[str, dict[str, Sign]] = defaultdict(dict)
        self._account: dict[str, dict[str, Sign]] = defaultdict(dict)
        self._facts: dict[str, dict[str, dict[str, Any]]] = defaultdict(dict)
        self._goals: dict[str, dict[str, dict[str, Any]]] = defaultdict(dict)
        scenarios = scenarios_of(game)
        for number in scenarios or range(1, 4):
            chosen = {"scenario": number} if scenarios else {}
            for player in [player.name for player in PLAYERS.values() if not player.ceiling]:
                self._play(game.new(players=4 - number % 3, seed=number, **chosen), player, number)
        self.events = [*self._some(self._events), *SPARSE.get(game.name, [])]
        self.reasons = [*self._some(self._reasons), *MADE_UP]
        self.signs = self._some(self._signs)
        self.account = self._some(self._account)
        self.facts = self._some(self._facts)
        self.goals = self._some(self._goals)

    def _play(self, state: islario.State, player: str, number: int) -> None:
        chance, bot = random.Random(number), Bot(player, self.game, Rng(number))
        every = self.game.actions(len(state.view(None)["players"]))
        while state.waiting_for():
            seat = chance.choice(state.waiting_for())
            for action in chance.sample(every, min(10, len(every))):
                reason = state.why_not(seat, action)
                if reason is not None:
                    self._reasons[reason.code].setdefault(repr(reason.values), Reason(reason.code, reason.values))
            if len(state.moves()) % FORECAST_AFTER == 0:
                self._take(state.forecast(seat))
            for part in state.view(seat).get("progress", []):
                self._goals[part["code"]].setdefault(repr(part["values"]), part)
            for sign in state.signs(seat):
                self._signs[sign.code].setdefault(repr(sign.values), sign)
            chosen = bot.decide(state.view(seat))
            if chosen is None:
                continue  # it leaves the decision to another one
            for event in state.play(seat, chosen):
                self._events[event.kind].setdefault(repr(event.values), event)
        for sign in state.account():
            self._account[sign.code].setdefault(repr(sign.values), sign)

    def _take(self, forecast: dict[str, Any] | None) -> None:
        """Take what a forecast says."""
        if forecast is None:
            return
        facts = [("warn", fact) for fact in forecast["warnings"]]
        facts += [("answer", fact) for told in forecast["answers"].values() for fact in told]
        facts += [
            ("lack", {"code": lack["what"], "values": lack}) for each in forecast["targets"] for lack in each["lacks"]
        ]
        for family, fact in facts:
            kind = f"{family}-{fact['code']}"
            told = {"family": family, "code": fact["code"], "values": fact["values"]}
            self._facts[kind].setdefault(repr(fact["values"]), told)

    def _some(self, found: dict[str, dict[str, Any]]) -> list[Any]:
        return [each for kind in found.values() for each in list(kind.values())[:MOST_OF_A_KIND]]

    def kinds(self) -> int:
        return (
            len(self._events)
            + len(self._reasons)
            + len(self._signs)
            + len(self._account)
            + len(self._facts)
            + len(self._goals)
            + len({action.split(" ")[0] for action in self.actions})
        )


def page_texts(game: str, language: str) -> list[str]:
    """The package's texts that the page has when it shows a game, as it loads them."""
    room = PACKAGE / "games" / game / "locale"
    parts = [path for path in sorted(room.iterdir()) if f".{path.name}".endswith(f".{language}.ftl")]
    own = [path for path in parts if path.name.split(".")[0] in BEFORE or path.name.split(".")[0] not in LEFT_OUT]
    return [path.read_text("utf-8") for path in (PACKAGE / "locale" / f"{language}.ftl", *own)]


def said_alone(texts: list[str]) -> list[str]:
    """The ids of texts in which nothing is filled in."""
    entries = [entry for text in texts for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    return [entry.id.name for entry in entries if "{" not in FluentSerializer().serialize_entry(entry)]


@cache
def corpus_of(name: str) -> Corpus:
    return Corpus(islario.game(name))


def corpus_for_the_page(corpus: Corpus, language: str) -> dict[str, Any]:
    """All of it as the server tells it."""
    game, texts = corpus.game, page_texts(corpus.game.name, language)
    return {
        "language": language,
        "texts": texts,
        "nouns": game.nouns,
        "called": corpus.called,
        "seats": SEATS,
        "ids": said_alone(texts),
        "events": [event.as_dict() for event in corpus.events],
        "reasons": [told(reason, language) for reason in corpus.reasons],
        "signs": [as_told(sign) for sign in corpus.signs],
        "account": [as_told(sign) for sign in corpus.account],
        "facts": corpus.facts,
        "goals": corpus.goals,
        "actions": [Meaning(*game.meaning(game.code(corpus.state.table, action))) for action in corpus.actions],
    }


def as_told(sign: Sign) -> dict[str, Any]:
    return {"kind": sign.kind, "code": sign.code, "values": sign.values}


def said_in_a_terminal(corpus: Corpus, language: str, ids: list[str]) -> list[str]:
    words = Words(language, corpus.game)
    words.seats, words.called = SEATS, corpus.called
    return [
        *(words.say(key) for key in ids),
        *(words.event(event) for event in corpus.events),
        *(words.reason(reason) for reason in corpus.reasons),
        *(words.sign(sign) for sign in corpus.signs),
        *(words.account(sign) for sign in corpus.account),
        *(words.goal(part) for part in corpus.goals),
        *(words.fact(fact["family"], fact["code"], fact["values"]) for fact in corpus.facts),
        *(words.action(action, corpus.state) for action in corpus.actions),
    ]


@pytest.fixture(scope="module")
def speaker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own code as a program for Node."""
    install_packages(WEB)
    program = tmp_path_factory.mktemp("page") / "speak.mjs"
    bundler = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    command = ["node", str(bundler), "speak.ts", "--file", str(program), "--platform", "node"]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    return program


@pytest.mark.once
@pytest.mark.parametrize("name", islario.games())
def test_the_page_says_everything_as_the_terminal_does(name: str, speaker: Path) -> None:
    corpus = corpus_of(name)
    assert corpus.kinds() > MORE_KINDS_THAN.get(name, 3)
    asked = [corpus_for_the_page(corpus, language) for language in LANGUAGES]
    done = subprocess.run(
        ["node", "--input-type=module", "-e", PROGRAM.format(speaker.as_uri())],
        input=msgspec.json.encode(asked),
        capture_output=True,
    )
    assert done.returncode == 0, done.stderr.decode()
    for language, whole, on_page in zip(LANGUAGES, asked, json.loads(done.stdout), strict=True):
        in_terminal = said_in_a_terminal(corpus, language, whole["ids"])
        assert len(in_terminal) == len(on_page)
        different = [pair for pair in zip(in_terminal, on_page, strict=True) if pair[0] != pair[1]]
        assert not different, f"{len(different)} in {language}: {different[:5]}"


@pytest.mark.once
@pytest.mark.parametrize("name", islario.games())
def test_no_sentence_begins_with_a_small_letter(name: str) -> None:
    corpus = corpus_of(name)
    for language in LANGUAGES:
        words = Words(language, corpus.game)
        words.seats, words.called = SEATS, corpus.called
        told = [words.event(event) for event in corpus.events] + [words.reason(reason) for reason in corpus.reasons]
        told += [words.account(sign) for sign in corpus.account]
        assert len(told) > 60
        assert not [sentence for sentence in told if sentence[0].islower()]


NAMESAKE = {"en": "Shovel", "es": "Pala", "pt": "Pá"}
"""A person called like a tool."""


@pytest.mark.once
def test_a_person_called_like_a_thing_has_no_article_whatever_was_said_before(speaker: Path) -> None:
    game = islario.game("robinson")
    built = [Event("built", {"card": f"invention {card}", "who": 0}) for card in ("map", "shovel", "map")]
    empty: dict[str, list[str]] = {
        name: [] for name in ("ids", "reasons", "signs", "account", "facts", "goals", "actions")
    }
    asked, in_terminal = [], []
    for language, name in NAMESAKE.items():
        words = Words(language, game)
        words.seats = [name]
        assert words.name("invention", "shovel") == name
        told = [words.event(event) for event in built]
        assert told[0] == told[2]
        assert told[0].startswith(f"{name} ")
        in_terminal.append(told)
        texts = page_texts("robinson", language)
        asked.append({"language": language, "texts": texts, "nouns": game.nouns, "called": {}, "seats": [name],
                      "events": [event.as_dict() for event in built], **empty})  # fmt: skip
    done = subprocess.run(
        ["node", "--input-type=module", "-e", PROGRAM.format(speaker.as_uri())],
        input=msgspec.json.encode(asked),
        capture_output=True,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert json.loads(done.stdout) == in_terminal


def test_a_player_called_by_a_number_has_an_article() -> None:
    for language, begins in (("es", "El jugador 2 "), ("pt", "O jogador 2 ")):
        words = Words(language, islario.game("hashi"))
        words.seats = [words.say("seat-number", seat=number) for number in ("1", "2")]
        assert words.event(Event("gave_up_number", {"seat": 1, "number": 4})).startswith(begins)


@pytest.mark.parametrize("name", islario.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_no_texts_of_the_terminal(name: str, language: str) -> None:
    entries = [entry for text in page_texts(name, language) for entry in FluentParser().parse(text).body]
    ids = {entry.id.name for entry in entries if isinstance(entry, Message)}
    families = {key.split("-")[0] for key in ids}
    assert {"event", "reason", "option", "ending", "seat"} <= families
    assert not families & (OF_THE_TERMINAL | COMPOSED)
    page = "\n".join(path.read_text("utf-8") for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts"))
    assert not [key for key in ids if key.startswith("screen-") and f'"{key}"' not in page]
