"""What is said to people, in their language.

Texts are Fluent files by stable ids: ``islario/locale`` for what all games share, each game's
``locale`` for its own: ``en.ftl``, and parts such as ``cards.en.ftl``. The page has a half of its own
that says the same (``web/src/lib/speech.ts``), and does not load every part (``words.svelte.ts`` there).

Reasons, events and actions carry names such as ``iron_gate``; a game's ``nouns`` say which values are
names, and of which family of words (``tile-iron_gate``), or of which families, to be tried in turn
(``"building invention"``). A value may have several words:

- ``gather A1 wood``, of the family ``target``, is the text ``target-gather``, with the other words as
  ``$a`` and ``$b``; ``nouns`` may say what they are under ``target-gather``;
- ``beast fox``, of the family ``*``, brings its family along: it is ``beast-fox``; ``nouns`` may say
  under ``*-beast`` that the family is called otherwise. ``*`` may be the last of several families.

A name that is empty, a list without names, and ``$a`` or ``$b`` where there is none are ``none``: a
text can select that.

A name may have an ``.article``. A text then asks for a form of it, ``{ THE($tile) }``, ``{ TO($tile) }``,
``{ OF($tile) }``, and ``article-...`` in the language's own file says how that form is made: "al Palacio".
A name is recognised by its text, so that whoever fills a text in just gives the name. What has no
article is said as ``article-none``; so is what a seat is called, unless it is a role (``SEAT_NAME``) or a number: a
person called Shovel is no tool. ``{ ARTICLE($tile) -> ... }`` selects by the article, for verbs and
adjectives; ``{ CAP(THE($tile)) }`` begins a sentence.
"""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.resources import files
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

from islario.core.events import Event
from islario.core.game import Game
from islario.core.motives import Motive
from islario.core.reasons import BadOption, Reason
from islario.core.registry import GAMES, find_game
from islario.core.signs import Sign
from islario.core.state import State

LANGUAGES = ("en", "es", "pt")
FORMS = ("the", "to", "of", "in", "by")
"""Forms of a name that a text may ask for: ``THE(...)`` is the text of an article, the others are its attributes."""
NOUNS = {"seat": "seat"}
"""Values that are names whatever the game."""
SEAT_NAME = "seat-name"
"""Under this the nouns of a game have the family of names that its seats can have beside what people are called."""
SEAT_NUMBER = "seat-number"
"""What a seat is called that has no other name."""
UNSAID = dict.fromkeys(("cause", "rule", "lacking", "sources"), "none")
"""Values of events whose sentences can do without them."""
LONGEST_VALUE = 700
"""Characters of a value that are said."""


class ToldChoice(NamedTuple):
    """Something that a card lets choose: its effects as views have them, and in words."""

    effects: list[dict[str, Any]]
    text: str


class ToldCard(NamedTuple):
    """A card in words: "event frost", its kind, its name, what it says in paragraphs, and what it lets choose from.

    Where a card has several parts that are read apart, each paragraph says which it is. ``face`` names the signs on it,
    where they come from what it does.
    """

    card: str
    kind: str
    name: str
    text: list[str]
    choices: Sequence[ToldChoice] = ()
    parts: Sequence[str] = ()
    face: Sequence[str] = ()


def system_language() -> str:
    """The language of the system's locale, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


class Words:
    """One language, for one game or for what all games share."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        if language not in LANGUAGES:
            values = {"option": "lang", "value": language, "expected": ", ".join(LANGUAGES)}
            raise BadOption(Reason("bad_option", values))
        self.language = language
        self.game = game
        self.seats: Sequence[str] = ()
        """The names of the seats, where they are known: a role, a colour, a person."""
        self.called: Mapping[str, str] = {}
        """Texts instead of which this table says others, by their ids: what has another name in a variant."""
        self._articles: dict[str, str] = {}
        """The articles of names that were said."""
        self._roles: dict[str, str] = {}
        """Those of them that are roles."""
        self._plain: dict[str, str] = {}
        """Texts that were said and take no values: names mostly, of which a screen says hundreds."""
        functions: dict[str, Callable[[Any], Any]] = {form.upper(): partial(self._form, form) for form in FORMS}
        functions |= {"ARTICLE": self.article, "CAP": _capital}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._named: Mapping[str, str] = {}
        """Things that a person may call by their name in the language."""
        for resource in _resources_of("islario", language):
            self.add(resource)
        if game is not None:
            room = f"islario.games.{game.name}"
            for resource in _resources_of(room, language):
                self.add(resource)
            self._named = _names_in(room, language, game.typed)

    def add(self, resource: Resource) -> None:
        """Speak by these texts too, and rather than by others with the same ids."""
        self._bundle.add_resource(resource, allow_overrides=True)
        self._plain.clear()

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **values: Any) -> str:
        """The text of an id, its values filled in; where it is missing, the id: it takes no other text away."""
        key = self.called.get(key, key)
        if values:
            return self._say(key, values)
        if key not in self._plain:
            self._plain[key] = self._say(key, values)
        return self._plain[key]

    def _say(self, key: str, values: Mapping[str, Any]) -> str:
        if not self.knows(key):
            return key
        message = self._bundle.get_message(key)
        assert message.value is not None, f"{key} has no text"
        printable = {name: _printable(value) for name, value in values.items()}
        text = self._filled(message.value, printable)
        if "article" in message.attributes:
            self._articles[text] = self._filled(message.attributes["article"], printable)
            role = self.game is not None and key.split("-")[0] == self.game.nouns.get(SEAT_NAME)
            if role or key == SEAT_NUMBER:
                self._roles[text] = self._articles[text]
        return text

    def name(self, family: str, key: str) -> str:
        """The name of a thing: ``name("tile", "iron_gate")``."""
        return self.say(f"{family}-{key}")

    def article(self, name: Any) -> str:
        """The article of a name that was said; of what is no name, none."""
        articles = self._roles if name in self.seats else self._articles
        return articles.get(str(name), "none")

    def seat(self, seat: Any) -> str:
        """A seat by its name or, where it has none, its number; people count from one."""
        if not isinstance(seat, int) and not (str(seat).isascii() and str(seat).isdecimal()):
            return self.say(SEAT_NUMBER, seat=str(seat))
        seat = int(seat)
        return self.seats[seat] if 0 <= seat < len(self.seats) else self.say(SEAT_NUMBER, seat=str(seat + 1))

    def option(self, name: str) -> str:
        """What an option is about, and what becomes of it if it is left out."""
        told, unset = self.say(f"option-{name}"), f"unset-{name}"
        return self.say("screen-unset", option=told, unset=self.say(unset)) if self.knows(unset) else told

    def reason(self, reason: Reason) -> str:
        """Why not, as a sentence; the rule's id follows where there is one."""
        sentence = self.say(f"reason-{reason.code}", **self._fill(reason.values))
        return f"{sentence} [{reason.rule}]" if reason.rule else sentence

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self.say(f"event-{event.kind}", **{**UNSAID, **self._fill(event.values)})

    def sign(self, sign: Sign) -> str:
        """How the game stands, as a sentence."""
        return self.say(f"sign-{sign.code}", **self._fill(sign.values))

    def account(self, sign: Sign) -> str:
        """What decided a game that is over, as a sentence."""
        return self.say(f"account-{sign.code}", **self._fill(sign.values))

    def goal(self, part: Mapping[str, Any]) -> str:
        """How far a part of the goal is that a view tells, as a clause."""
        return self.say(f"sign-{part['code']}", **self._fill(part["values"]))

    def fact(self, family: str, code: str, values: Mapping[str, Any]) -> str:
        """What a forecast says, as a clause: ``forecast-warn-hungry``."""
        return self.say(f"forecast-{family}-{code}", **self._fill(values))

    def motive(self, motive: Motive) -> str:
        """Why a bot plays what it plays, as a clause."""
        return self.say(f"why-{motive.code}", **self._fill(motive.values))

    def action(self, action: str, state: State) -> str:
        """What an action would do, as a phrase."""
        verb, values = state.game.meaning(state.game.code(state.table, action))
        return self.say(f"action-{verb}", **self._fill(values))

    def recognise(self, line: str) -> str:
        """A line in which names of the language, such as "Iron Gate", are written as actions name them."""
        for name in sorted(self._named, key=len, reverse=True):
            line = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", self._named[name], line, flags=re.IGNORECASE)
        return line.lower()

    def _filled(self, pattern: Any, values: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, errors
        return str(text)

    def _form(self, form: str, value: Any) -> Any:
        """A name as this form of it; of several names, each."""
        if not isinstance(value, str):
            return value
        if value not in self._articles and ", " in value:
            return ", ".join(str(self._form(form, part)) for part in value.split(", "))
        article = self._bundle.get_message(f"article-{self.article(value)}")
        return self._filled(article.value if form == "the" else article.attributes[form], {"name": value})

    def _fill(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {key: self._value(key, value) for key, value in values.items()}

    def _value(self, key: str, value: Any) -> Any:
        """A value as it is said: names translated, numbers without grouping, reasons as sentences."""
        families = (NOUNS if self.game is None else self.game.nouns).get(key, "")
        if families and value in ("", []):
            return "none"
        if isinstance(value, list):
            return ", ".join(str(self._value(key, part)) for part in value)
        if isinstance(value, Reason):
            return explain(value, self.language)
        return self._noun(families, value)

    def noun(self, key: str, value: Any) -> str:
        """A value of that key as it is said: "gather A1 wood" of the key "target"."""
        return str(self._value(key, value))

    def _noun(self, families: str, value: Any) -> Any:
        """The name of a thing that is of one of these families; what has no name is said as it is."""
        head, *rest = str(value).split(" ")
        if re.fullmatch(r"seat_\d", head):  # a place beside somebody
            return self.seat(int(head[-1]))
        for family in families.split():
            if family == "*" and self.game is not None:
                return self._noun(self.game.nouns.get(f"*-{head}", head), " ".join(rest))
            key = f"{family}-{head}"
            if family != "seat" and self.knows(key):
                a, b = (self._value(key, word) for word in [*rest, "none", "none"][:2])
                return self.say(key, a=a, b=b)
        if families == "seat" or (isinstance(value, int) and "seat" in families.split()):
            return self.seat(value)
        return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def texts_of(room: str, language: str) -> list[str]:
    """The Fluent files of a room in a language: ``en.ftl``, ``cards.en.ftl``."""
    found = [file for file in files(room).joinpath("locale").iterdir() if f".{file.name}".endswith(f".{language}.ftl")]
    return [file.read_text("utf-8") for file in sorted(found, key=lambda file: file.name)]


@cache
def _resources_of(room: str, language: str) -> list[Resource]:
    """A room's texts, parsed once."""
    return [FluentResource(text) for text in texts_of(room, language)]


@cache
def _names_in(room: str, language: str, families: tuple[str, ...]) -> Mapping[str, str]:
    """The things of these families that a room's texts name."""
    named = rf"^(?:{'|'.join(families)})-(\w+) = (.*)$"
    texts = texts_of(room, language) if families else []
    return {name: key for text in texts for key, name in re.findall(named, text, re.MULTILINE)}


def _capital(value: Any) -> str:
    return str(value)[:1].upper() + str(value)[1:]


def _printable(value: Any) -> Any:
    """A value without anything that would break a line, colour a terminal or fill a screen."""
    if isinstance(value, str):
        return "".join(letter if letter.isprintable() else "?" for letter in value[:LONGEST_VALUE])
    return value


@cache
def words_for(language: str, game_name: str | None = None) -> Words:
    """The words of a language for a game; shared, so that files are read once."""
    return Words(language, None if game_name is None else find_game(game_name))


@cache
def cards_of(game_name: str, language: str) -> list[ToldCard]:
    """Every card of a game in words, as the game's screen says it; shared, since it takes a while."""
    words = Words(language, find_game(game_name))
    return list(import_module(f"islario.games.{game_name}.screen.cards").told(words))


def explain(reason: Reason, language: str = "en") -> str:
    """A reason as a sentence, whichever game it comes from."""
    for name in (None, *GAMES):
        words = words_for(language, name)
        if words.knows(f"reason-{reason.code}"):
            return words.reason(reason)
    return repr(reason)
