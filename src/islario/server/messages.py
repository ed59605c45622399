"""What the server and its clients say to each other.

``schema.py`` makes a JSON schema of it, texts below fields included, and ``web/protocol.py`` the page's types.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
from msgspec import Meta

from islario.players.registry import STAND_IN
from islario.server.limits import LONGEST_CHAT, LONGEST_NAME, MOST_WHYS

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Action = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=1, le=1000)]
Secret = Annotated[str, Meta(max_length=100)]

# Mappings that the rules make. Their titles name the types that describe them: those of the games' shapes.py, of all
# games together (View, Box), or one of those here.
View = Annotated[dict[str, Any], Meta(title="View")]
Box = Annotated[dict[str, Any], Meta(title="Box")]
HashiBoard = Annotated[dict[str, Any], Meta(title="HashiPlayer")]
Result = Annotated[dict[str, Any], Meta(title="GameResult")]
Event = Annotated[dict[str, Any], Meta(title="GameEvent")]


# -- requests --------------------------------------------------------------------------------------


class Request(msgspec.Struct):
    """Whatever a client sends. Fields that have a default may be left out; in answers none is."""


class NewSeat(Request):
    """Who is to sit somewhere: the one who asks, a bot, or whoever has the invitation."""

    who: Literal["me", "bot", "open"]
    bot: str = STAND_IN


class NewTable(Request):
    game: str
    seats: Annotated[list[NewSeat], Meta(max_length=8)]
    options: dict[str, Any] = {}
    name: Name = ""
    """What the person is called at the table."""


class Joining(Request):
    secret: Secret
    name: Name = ""


class Playing(Request):
    number: Number
    seat: Number
    action: Action


class Undoing(Request):
    """``count``: how many moves to take back; all that may be, if left out: that resets the turn."""

    number: Number
    count: Count | None = None


class Asking(Request):
    """Whether a seat wants to be asked before each card that another turns over."""

    on: bool


class Substitute(Request):
    bot: str = STAND_IN


class Saying(Request):
    text: Text


class Wondering(Request):
    """Why may a seat not play these?"""

    seat: Number
    actions: Annotated[list[Action], Meta(max_length=MOST_WHYS)]


class GoingOn(Request):
    number: Number


class Branching(Request):
    """A new table that goes on from a moment of another one.

    ``same`` luck keeps what chance had ready there, and is for games that are over. With ``new`` luck all that the
    reader could not see at that moment is drawn anew.
    """

    moment: Number
    luck: Literal["same", "new"] = "new"
    seats: Annotated[list[NewSeat], Meta(max_length=8)] | None = None
    """Left out: the reader's seats stay theirs, and bots play the others."""
    name: Name = ""


class Challenging(Request):
    """Make a challenge of a game that is over."""

    name: Name = ""


class Taking(Request):
    """Take a challenge, the deal of the day, or a lesson."""

    name: Name = ""


class Switch(Request):
    on: bool


class Arriving(Request):
    """Somebody comes with the link that they made on another device."""

    secret: Secret


# -- the same on a socket, where each has an id that the answer repeats ------------------------------


class Play(Playing, tag_field="type", tag="play"):
    id: int = 0


class Undo(Undoing, tag_field="type", tag="undo"):
    id: int = 0


class Why(Wondering, tag_field="type", tag="why"):
    id: int = 0


class Say(Saying, tag_field="type", tag="chat"):
    id: int = 0


class GoOn(GoingOn, tag_field="type", tag="go_on"):
    id: int = 0


class Language(Request, tag_field="type", tag="language"):
    language: str
    id: int = 0


class Ping(Request, tag_field="type", tag="ping"):
    id: int = 0


Said = Play | Undo | Why | Say | GoOn | Language | Ping


# -- answers ---------------------------------------------------------------------------------------


class ToldReason(msgspec.Struct):
    """Why something is refused: a stable code, what it is about, the rule, and a sentence in the reader's language."""

    code: str
    values: dict[str, Any]
    rule: str | None
    sentence: str


class OptionInfo(msgspec.Struct):
    name: str
    kind: str
    """What kind of choice it is (core/options.py)."""
    default: Any
    choices: list[str]
    low: int
    high: int


class GameInfo(msgspec.Struct):
    name: str
    options: list[OptionInfo]
    bots: list[str]


class CardInfo(msgspec.Struct):
    """A card in words."""

    card: str
    """Its kind and its id, as views name it: "event frost"."""
    kind: str
    name: str
    text: list[str]
    """What it says, in paragraphs."""


class Invitation(msgspec.Struct):
    seat: int
    secret: str


class Created(msgspec.Struct):
    table: str
    invitations: list[Invitation]


class Joined(msgspec.Struct):
    seat: int


class Done(msgspec.Struct):
    """It was done; the answer brings a cookie."""

    done: bool = True


class SeatInfo(msgspec.Struct):
    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    """The person's name; empty for a bot or an open seat."""
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


class GameResult(TypedDict):
    """How a game ended."""

    won: bool | None
    """Null where players compete."""
    winners: list[int]
    scores: list[int]
    reason: str
    rank: NotRequired[str | None]
    """What the points of somebody who played alone are worth, in a game that has ranks."""


class Summary(msgspec.Struct, rename="camel"):
    """A line of "my tables"."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    moment: int
    your_turn: bool
    """Whether the game waits for a seat of the reader."""
    over: bool
    result: Result | None
    at: float
    """Seconds since 1970 of the last move, or of the beginning."""
    rules: RulesMark | None
    """Set if the table was not begun under today's rules."""
    lesson: bool = False
    """Whether it is a lesson."""


class DealMark(msgspec.Struct):
    """The challenge, deal of the day or lesson that is played at a table."""

    deal: str
    kind: Literal["challenge", "daily", "lesson"]


class BranchMark(msgspec.Struct):
    """A table that went on from a moment of another one."""

    moment: int
    luck: Literal["same", "new"]


class DealCreated(msgspec.Struct):
    deal: str


class DealResult(msgspec.Struct):
    """How somebody did with a deal that others play too."""

    name: str
    yours: bool
    table: str
    won: bool | None
    """Null where there is nobody to beat."""
    score: int
    best: int | None
    """The proven best of the same cards; null if nobody has sought it."""
    reason: str
    rank: str | None
    moves: int
    at: float


class DealInfo(msgspec.Struct):
    """A deal that anybody who knows of it may play once, alone."""

    deal: str
    kind: Literal["challenge", "daily"]
    game: str
    options: dict[str, Any]
    bots: list[str | None]
    """For each seat the bot that plays it; null: whoever takes the challenge."""
    name: str
    """Of the person who made it; empty for a deal of the day."""
    created: float
    closes: float | None
    """Until when it may be begun; null: for ever."""
    table: str | None
    """Where the reader plays it, if they have begun."""
    finished: bool
    """Whether the reader has played it to its end."""
    count: int
    """How many have finished it."""
    results: list[DealResult] | None
    """Null as long as the reader has not finished."""


class PlayedGame(msgspec.Struct):
    """A line of "my games": a game that is over."""

    table: str
    game: str
    level: str
    """The value of the option by which results are told apart; "own" for a drawing of one's own."""
    players: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    result: Result
    won: bool | None
    """Whether the reader won; null where there was nobody to beat."""
    score: int
    best: int | None
    """The proven best of the same cards; null if nobody has sought it."""
    moves: int
    at: float
    deal: str | None
    lesson: bool
    """Whether it was a lesson: it counts for nothing."""


class Rate(msgspec.Struct):
    """How somebody does at a kind of game. Tries of the same deal again and lessons do not count."""

    game: str
    level: str
    players: int
    games: int
    won: int | None
    """Null where there was nobody to beat."""
    best: int
    """The best score."""


class Nudge(msgspec.Struct):
    """The last games of a level were all won: the next one may be tried."""

    game: str
    level: str
    next: str
    wins: int


class History(msgspec.Struct):
    games: list[PlayedGame]
    """The last first."""
    more: bool
    """Whether there are older ones: ask with the ``at`` of the last as ``before``."""
    rates: list[Rate]
    nudge: Nudge | None


class DeviceLink(msgspec.Struct):
    """A secret that carries one's identity to another device, once and for a short time."""

    secret: str
    seconds: int


class Held(msgspec.Struct):
    """A move that waits until those who were asked have said "go on"."""

    seat: int
    action: str
    asked: list[int]


class MoveInfo(msgspec.Struct):
    seat: int
    action: str
    bot: bool
    """Whether a bot made it."""
    events: list[Event]


class HindsightRound(msgspec.Struct):
    """What the best line of play does with a card, and the seat's board then."""

    card: str
    number: str | None
    """The island that gets the card's number; null: given up."""
    bridges: list[str]
    """The lines on which bridges are drawn, one for each bridge; none: given up."""
    player: HashiBoard


class HindsightInfo(msgspec.Struct):
    """The best that the same cards allowed on a seat's board: at least ``score``, at most ``bound``."""

    state: Literal["waiting", "thinking", "done"]
    seat: int
    yours: int
    """What the seat scored."""
    score: int
    bound: int
    seconds: float
    """How long it has been sought."""
    limit: float
    """How long it may be sought."""
    start: HashiBoard | None = None
    """The board at the beginning; null until it is done."""
    rounds: list[HindsightRound] = []
    played: list[HashiBoard] = []
    """The seat's own board after each card, as it was played."""


class ChatLine(msgspec.Struct):
    number: int
    name: str
    text: str
    at: float
    """Seconds since 1970."""


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
    undo: int
    """How many of the reader's own last moves may be taken back."""
    over: bool
    result: Result | None
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
    moves: list[MoveInfo]
    chat: list[ChatLine]
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
    asking: Held | None
    next: str | None


class ChatMessage(msgspec.Struct, tag_field="type", tag="chat"):
    line: ChatLine


class Problem(msgspec.Struct):
    """Every refusal of a request. ``table`` is how the table stands now, where it was about an earlier number."""

    status: int
    code: str
    values: dict[str, Any]
    rule: str | None
    sentence: str
    table: TableMessage | None = None


# -- answers on a socket; ``id`` is that of the message which is answered ------------------------------


class DoneAnswer(msgspec.Struct, tag_field="type", tag="done"):
    id: int


class HeldAnswer(msgspec.Struct, tag_field="type", tag="held"):
    """A move waits until others have said "go on"."""

    id: int
    asking: Held


class WhyAnswer(msgspec.Struct, tag_field="type", tag="why"):
    """Why not, action by action; null for those that are possible."""

    id: int
    reasons: list[ToldReason | None]


class RefusedAnswer(ToldReason, tag_field="type", tag="refused"):
    status: int
    id: int | None
    """Null if the message could not be read."""


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    pass


Answer = DoneAnswer | HeldAnswer | WhyAnswer | RefusedAnswer
Told = TableMessage | MovedMessage | SeatsMessage | ChatMessage | Answer | Pong
