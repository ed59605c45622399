"""How a table is told to somebody: its seats, its moves, how the game stands, what is said there."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
from msgspec import Meta

# Mappings that the rules make. Their titles name the types that describe them: those of the games' shapes, of all
# games together (View, Box, Forecast), or one of those here.
View = Annotated[dict[str, Any], Meta(title="View")]
Forecast = Annotated[dict[str, Any], Meta(title="Forecast")]
Box = Annotated[dict[str, Any], Meta(title="Box")]
Result = Annotated[dict[str, Any], Meta(title="GameResult")]
Event = Annotated[dict[str, Any], Meta(title="GameEvent")]


class GameResult(TypedDict):
    """How a game ended."""

    won: bool | None
    """Null where players compete."""
    winners: list[int]
    scores: list[int]
    reason: str
    rank: NotRequired[str | None]
    """What the points of somebody who played alone are worth, in a game that has ranks."""


class SeatInfo(msgspec.Struct):
    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    """What whoever has it is called: a person, or else a bot; empty where there is nobody, or no name was given."""
    person: bool
    """Whether a person has it, also while a bot plays for them."""
    bot: str | None
    """Which bot plays now, if one does."""
    yours: bool
    """Whether it is (one of) the reader's, also while a bot plays for them."""
    here: bool
    """Whether its person is connected now."""
    asks: bool
    """Whether its person wants to be asked before each card that others turn over."""
    invited: bool
    """Whether it has an invitation that was not used yet."""
    muted: bool
    """Whether the reader has hidden what its person says."""


class RulesMark(msgspec.Struct):
    """What has become of a table that was begun under rules of another number, or whose log was damaged.

    ``same``: every move led again to the position that was kept with it. ``unchecked``: every move is legal, but of
    some no position was kept. ``parted``: a move is refused or leads elsewhere; what stands before it is shown, the
    last ``left`` entries of the log are not, and nothing can be played. ``unreadable``: the set-up is another one.
    """

    begun: int
    now: int
    state: Literal["same", "unchecked", "parted", "unreadable"]
    left: int = 0


class DealMark(msgspec.Struct):
    """The challenge, deal of the day or lesson that is played at a table."""

    deal: str
    kind: Literal["challenge", "daily", "lesson"]


class BranchMark(msgspec.Struct):
    """A table that went on from a moment of another one."""

    moment: int
    luck: Literal["same", "new"]


class Summary(msgspec.Struct, rename="camel"):
    """A line of "my tables"."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    moment: int
    your_turn: bool
    """Whether the game waits for a seat of the reader."""
    waiting: list[int]
    """The seats that the game waits for."""
    over: bool
    result: Result | None
    at: float
    """Seconds since 1970 of the last move, or of the beginning."""
    rules: RulesMark | None
    """Set if the table was not begun under today's rules."""
    lesson: bool = False
    """Whether it is a lesson."""


class Invitation(msgspec.Struct):
    seat: int
    secret: str


class Created(msgspec.Struct):
    table: str
    invitations: list[Invitation]


class Invited(msgspec.Struct):
    """What an invitation is to."""

    seat: int
    by: str
    """The name of the person who made it; empty if they have none, or have left."""


class Joined(msgspec.Struct):
    seat: int


class Held(msgspec.Struct):
    """A move that waits until those who were asked have said "go on"."""

    seat: int
    action: str
    asked: list[int]


class Motive(msgspec.Struct):
    """Why a bot made a move: the largest term of the sum by which it weighs actions. Said as ``why-CODE``."""

    code: str
    values: dict[str, Any]


class MoveInfo(msgspec.Struct):
    seat: int
    action: str
    bot: bool
    """Whether a bot made it."""
    events: list[Event]
    why: Motive | None
    """Why, if a bot made it and has told."""


class BotsInfo(msgspec.Struct):
    """How the bots of a table play."""

    paused: bool
    speed: int
    """0 is as usual; each step more is twice as fast, each less half as fast."""


class HintsInfo(msgspec.Struct):
    """Whether people may ask what is best."""

    possible: bool
    """Never in a challenge or deal of the day, nor against others."""
    shared: bool
    """Whether several people play: then it is an option of the table."""
    on: bool
    """Whether that option is chosen."""


class ChatLine(msgspec.Struct):
    number: int
    name: str
    text: str
    at: float
    """Seconds since 1970."""
    yours: bool


class HiddenVoice(msgspec.Struct):
    """Somebody who has spoken at the table, and whose talk the reader has hidden."""

    name: str
    line: int
    """The number of a line of theirs."""


class Meaning(msgspec.Struct):
    """What an action is for people: its verb, and its values."""

    verb: str
    values: dict[str, Any]


class Sign(msgspec.Struct):
    """How the game stands: a part of its goal, a danger, or what is known to come. Said as ``sign-CODE``."""

    kind: Literal["goal", "danger", "known"]
    code: str
    values: dict[str, Any]


class Standing(msgspec.Struct):
    """How things stand for somebody: part of both messages that bring a table up to date."""

    number: int
    """Entries in the table's log; the next move is sent with this number."""
    moment: int
    """Moves that stand: the log without what was taken back."""
    view: View
    legal: dict[str, list[str]]
    """For each seat of the reader that may act, its legal actions."""
    meanings: dict[str, list[Meaning]]
    """What each of them means, in the same order."""
    signs: list[Sign]
    """The goal and how far it is, what is in danger, what is known to come; none at the end."""
    forecast: Forecast | None
    """What can be reckoned of what is to come: odds, needs, warnings; null in a game or at a moment that has none."""
    undo: int
    """How many of the reader's own last moves may be taken back."""
    over: bool
    result: Result | None
    account: list[Sign]
    """What decided the game, beyond its result: said as ``account-CODE``; nothing while it goes on."""
    asking: Held | None


class TableMessage(Standing, tag_field="type", tag="table"):
    """The whole table: on connecting, and when people came, left or changed seats."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    nouns: dict[str, str]
    """Which values of events, reasons and actions are names of things: value -> families of words (words.py)."""
    called: dict[str, str]
    """Text ids that this table replaces: id -> id used instead."""
    box: Box
    """What is in the game's box, for those who draw it."""
    bots: BotsInfo
    hints: HintsInfo
    moves: list[MoveInfo]
    chat: list[ChatLine]
    hidden: list[HiddenVoice]
    next: str | None
    """The table at which the same people play again."""
    branch: BranchMark | None
    deal: DealMark | None
    rules: RulesMark | None
    """Set if the table was not begun under today's rules."""


class MovedMessage(Standing, tag_field="type", tag="moved"):
    """Moves were played or taken back: of the moves before, the first ``kept`` stand; ``moves`` follow them."""

    kept: int
    moves: list[MoveInfo]


class SeatsMessage(msgspec.Struct, tag_field="type", tag="seats"):
    seats: list[SeatInfo]
    bots: BotsInfo
    hints: HintsInfo
    asking: Held | None
    next: str | None


class ChatMessage(msgspec.Struct, tag_field="type", tag="chat"):
    line: ChatLine
