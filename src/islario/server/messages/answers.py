"""Answers that concern no table: the games, their cards, one's own devices, and every refusal."""

from typing import Any

import msgspec

from islario.core.options import Kind
from islario.server.messages.tables import TableMessage


class DrawnMark(msgspec.Struct):
    """What a drawing of one's own is made of, beside dots for the sea."""

    mark: str
    name: str
    """What it stands for: said as ``drawn-NAME``."""
    count: int
    """How many there have to be."""


class OptionInfo(msgspec.Struct):
    name: str
    kind: Kind
    """What kind of choice it is (core/options.py)."""
    default: Any
    choices: list[str]
    low: int
    high: int
    family: str
    """Its choices are named by the texts ``FAMILY-CHOICE``, and some told of by ``about-FAMILY-CHOICE``."""
    marks: list[DrawnMark]
    """Of an option that can be drawn."""


class GameInfo(msgspec.Struct):
    name: str
    options: list[OptionInfo]
    bots: list[str]
    """The levels at which bots play, the weakest first."""
    usual: str
    """The bot that sits down where nobody says which."""


class ChoiceInfo(msgspec.Struct):
    """Something that a card lets choose, in words."""

    effects: list[dict[str, Any]]
    """As views have them, where they tell the options of a question."""
    text: str


class CardInfo(msgspec.Struct):
    """A card in words."""

    card: str
    """Its kind and its id, as views name it: "event frost"."""
    kind: str
    name: str
    text: list[str]
    """What it says, in paragraphs."""
    parts: list[str]
    """What each paragraph is, such as "threat" or "rule"; empty where a card is read as a whole."""
    choices: list[ChoiceInfo]
    """What it lets choose from."""
    face: list[str]
    """The signs on it, where they come from what it does: first that of its deck."""


class DeviceLink(msgspec.Struct):
    """A secret that carries one's identity to another device, once and for a short time."""

    secret: str
    seconds: int


class Done(msgspec.Struct):
    """It was done; the answer brings a cookie."""

    done: bool = True


class ToldReason(msgspec.Struct):
    """Why something is refused: a stable code, what it is about, the rule, and a sentence in the reader's language."""

    code: str
    values: dict[str, Any]
    rule: str | None
    sentence: str


class Problem(msgspec.Struct):
    """Every refusal of a request. ``table`` is how the table stands now, where it was about an earlier number."""

    status: int
    code: str
    values: dict[str, Any]
    rule: str | None
    sentence: str
    table: TableMessage | None = None
