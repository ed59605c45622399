"""How a game is shown as plain text: the contract between a game's ``screen/drawing.py`` and the terminal.

It stands outside ``core``, because it speaks in words and is never compiled.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from islario.core.events import Event
from islario.core.game import Game
from islario.core.state import State
from islario.fuzzy_input import names, unaccented
from islario.words import Words, cards_of


class Drawing(ABC):
    """A view of one game as text. Each game has one object of a subclass, ``DRAWING``.

    The first four methods are every game's own. The others say more where a game has more to say.
    """

    naming: tuple[str, ...] = ()
    """The verbs of moves whose remarks name what they are about."""

    @abstractmethod
    def seat_names(self, view: Mapping[str, Any], words: Words) -> list[str]:
        """What the seats are called: a role, a colour, a number."""

    @abstractmethod
    def introduce(self, view: Mapping[str, Any], seat: int, words: Words) -> str:
        """What there is to know about a seat before the game."""

    @abstractmethod
    def draw(self, view: Mapping[str, Any], words: Words, width: int) -> str:
        """The whole table, drawn in so many columns."""

    @abstractmethod
    def tell(self, view: Mapping[str, Any], words: Words) -> str:
        """The same in sentences, with nothing that has to be seen."""

    def called(self, view: Mapping[str, Any]) -> dict[str, str]:
        """What has another name at this table: ids of texts, and the ids that are said instead."""
        return {}

    def moment(self, view: Mapping[str, Any]) -> str | None:
        """The moment at which the whole table is worth a look; None where it is not."""
        return None

    def glance(self, view: Mapping[str, Any], words: Words, width: int) -> str | None:
        """What changes between two looks at one moment; None: the whole table is shown each time."""
        return None

    def remarks(self, view: Mapping[str, Any], moves: Sequence[str], words: Words) -> list[str]:
        """What else there is to know of each of some moves."""
        return [""] * len(moves)

    def gloss(self, view: Mapping[str, Any], event: Event, words: Words) -> list[str]:
        """What else there is to say of something that happened, in lines."""
        return []

    def forecast(self, told: Mapping[str, Any], state: State, words: Words) -> list[str]:
        """What can be reckoned of what is to come, in lines; only of games that reckon anything."""
        return []

    def about(self, view: Mapping[str, Any], name: str, words: Words) -> str | None:
        """What the cards of that name or id do; without a name, what can be asked about. None: no such card."""
        if not name:
            return ", ".join(self.named(view, words))
        every = cards_of(view["game"], words.language)
        exact = [card for card in every if unaccented(name) in (unaccented(card.name), card.card.split(" ", 1)[1])]
        told = exact or [card for card in every if names(name, card.name)]
        return "\n".join(line for card in told for line in (card.name, *(f"  {text}" for text in card.text))) or None

    def named(self, view: Mapping[str, Any], words: Words) -> list[str]:
        """The things that can be asked about."""
        return list(dict.fromkeys(card.name for card in cards_of(view["game"], words.language)))


def drawing_of(game: Game) -> Drawing:
    """The drawing of a game, from its own room."""
    found: Drawing = import_module(f"islario.games.{game.name}.screen.drawing").DRAWING
    return found


def names_at(game: Game, view: Mapping[str, Any]) -> dict[str, str]:
    """Texts instead of which a table says others, by their ids."""
    return drawing_of(game).called(view)
