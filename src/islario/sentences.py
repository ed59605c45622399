"""Every sentence of a language with sample values, for those who read it over.

A text is said once for each of its variants. Names are taken in turn from those that the game has, so that all
articles come up; what is neither a name nor a number stands in brackets: ``[file]``.
"""

from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, FunctionReference, Identifier, Message, SelectExpression, VariableReference

from islario.core.registry import find_game
from islario.screen import Screen
from islario.words import NOUNS, UNSAID, Words, texts_of

PLAYERS = ("Ana", "Berta")
"""Persons, beside the names that a game gives to players."""
MANY = 3
"""The sample of a number."""
MOST_NAMES = 60
"""Names among which one with an article is looked for."""
FILLED = {"treasure": "card", "one": "tile", "other": "tile", "landing": "tile", "name": "seat"}
"""Families of names that code fills in, where no noun of the game tells them."""
BROUGHT = "invention card"
"""The samples of a value that brings its family along."""


def every_sentence(language: str, game_name: str | None, also: Path | None = None) -> Iterator[str]:
    """The texts of a game (with None those that all games share), said, each after its id; then those below a folder
    that belong to the game."""
    speaker = Speaker(language, game_name)
    room = "islario" if game_name is None else f"islario.games.{game_name}"
    for text in [*texts_of(room, language), *speaker.add_files(also)]:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message) and entry.value is not None and not entry.id.name.startswith("article-"):
                for sentence in dict.fromkeys(speaker.variants(entry)):
                    yield f"{entry.id.name}: {sentence}"


class Speaker:
    """Somebody who fills texts in with samples."""

    def __init__(self, language: str, game_name: str | None) -> None:
        self.language, self.game_name = language, game_name
        game = None if game_name is None else find_game(game_name)
        self.words = Words(language) if game is None else Screen(game.new(seed=1), language, told=True).words
        self.nouns = {**FILLED, **NOUNS, **({} if game is None else game.nouns)}
        self.names = {name: cycle(each) for name, each in self._names().items()}

    def _names(self) -> dict[str, list[str]]:
        """The names of each family, none of them twice."""
        found: dict[str, list[str]] = {"seat": [*self.words.seats, *PLAYERS, self.words.seat(7)]}
        for room in ["islario"] if self.game_name is None else ["islario", f"islario.games.{self.game_name}"]:
            for text in texts_of(room, self.language):
                for entry in FluentParser().parse(text).body:
                    if isinstance(entry, Message) and entry.id.name != "seat-number":
                        values = {**UNSAID, **dict.fromkeys(_variables(entry), "[...]")}
                        if values.keys() <= {"a", "b", *UNSAID}:
                            said = self.words.say(entry.id.name, **values)
                            found.setdefault(entry.id.name.split("-")[0], []).append(said)
        return found

    def add_files(self, folder: Path | None) -> list[str]:
        """The texts below a folder that are of this game, or of none."""
        if folder is None:
            return []
        paths = [path for path in sorted(folder.rglob("*.ftl")) if f".{path.name}".endswith(f".{self.language}.ftl")]
        rooms = [path.parent.parent for path in paths]
        of_a_game = [room.parent.name == "games" for room in rooms]
        wanted = [
            path
            for path, room, owned in zip(paths, rooms, of_a_game, strict=True)
            if (room.name if owned else None) == self.game_name
        ]
        texts = [path.read_text("utf-8") for path in wanted]
        for text in texts:
            self.words.add(FluentResource(text))
        return texts

    def variants(self, entry: Message) -> Iterator[str]:
        """A text, once with samples alone and once for each variant that it has."""
        samples: dict[str, object] = {**UNSAID, **{value: self._sample(value) for value in _variables(entry)}}
        choices = list(_choices(entry))
        samples |= {value: MANY for value, key, _ in choices if key == "one" or key.isdigit()}
        yield self.words.say(entry.id.name, **samples)
        for value, key, by_article in choices:
            if key != "other":
                chosen = 1 if key == "one" else int(key) if key.isdigit() else key
                chosen = self._sample(value, key) if by_article else chosen
                yield self.words.say(entry.id.name, **{**samples, value: chosen})

    def _sample(self, value: str, article: str = "") -> str:
        """The next name of the value's family; one with this article, if there is one."""
        families = self.nouns.get(value, "").replace("*", BROUGHT).split()
        families = [family for family in families if family in self.names]
        if not families:
            return f"[{value}]"
        some = list(islice(self.names[families[0]], MOST_NAMES if article else 1))
        return next((name for name in some if self.words.article(name) == article), some[0])


def _nodes(node: BaseNode) -> Iterator[BaseNode]:
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, BaseNode):
                yield from _nodes(part)


def _variables(entry: Message) -> list[str]:
    return list(dict.fromkeys(node.id.name for node in _nodes(entry) if isinstance(node, VariableReference)))


def _choices(entry: Message) -> Iterator[tuple[str, str, bool]]:
    """The variants of a text: the value that is looked at, a key, and whether it is the article of a name."""
    for node in _nodes(entry):
        if isinstance(node, SelectExpression):
            looked_at = next(each for each in _nodes(node.selector) if isinstance(each, VariableReference))
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, Identifier) else variant.key.value
                yield looked_at.id.name, key, isinstance(node.selector, FunctionReference)
