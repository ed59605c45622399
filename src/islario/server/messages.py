"""What the server and its clients say to each other. The page's side is web/src/lib/protocol.ts."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from islario.server.limits import LONGEST_CHAT, LONGEST_NAME, MOST_WHYS

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Action = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=1, le=1000)]
Secret = Annotated[str, Meta(max_length=100)]


# -- requests --------------------------------------------------------------------------------------


class NewSeat(msgspec.Struct):
    """Who is to sit somewhere: the one who asks, a bot, or whoever has the invitation."""

    who: Literal["me", "bot", "open"]
    bot: str = "thumb"


class NewTable(msgspec.Struct):
    game: str
    seats: Annotated[list[NewSeat], Meta(max_length=8)]
    options: dict[str, Any] = {}
    name: Name = ""


class Joining(msgspec.Struct):
    secret: Secret
    name: Name = ""


class Playing(msgspec.Struct):
    number: Number
    seat: Number
    action: Action


class Undoing(msgspec.Struct):
    """``count``: how many moves to take back; all that may be, if left out: that resets the turn."""

    number: Number
    count: Count | None = None


class Asking(msgspec.Struct):
    """Whether a seat wants to be asked before each card that another turns over."""

    on: bool


class Substitute(msgspec.Struct):
    bot: str = "thumb"


class Saying(msgspec.Struct):
    text: Text


class Wondering(msgspec.Struct):
    """Why may a seat not play these?"""

    seat: Number
    actions: Annotated[list[Action], Meta(max_length=MOST_WHYS)]


class GoingOn(msgspec.Struct):
    number: Number


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


class Language(msgspec.Struct, tag_field="type", tag="language"):
    language: str
    id: int = 0


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    id: int = 0


Said = Play | Undo | Why | Say | GoOn | Language | Ping


# -- answers ---------------------------------------------------------------------------------------


class Problem(msgspec.Struct):
    """Every refusal. ``table`` is how the table stands now, where the request was about an earlier number."""

    status: int
    code: str
    values: dict[str, Any]
    rule: str | None
    sentence: str
    table: dict[str, Any] | None = None


class OptionInfo(msgspec.Struct):
    name: str
    kind: str
    default: Any
    choices: list[str]
    low: int
    high: int


class GameInfo(msgspec.Struct):
    name: str
    options: list[OptionInfo]
    bots: list[str]


class Invitation(msgspec.Struct):
    seat: int
    secret: str


class Created(msgspec.Struct):
    table: str
    invitations: list[Invitation]


class Joined(msgspec.Struct):
    seat: int


class SeatInfo(msgspec.Struct):
    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    yours: bool
    here: bool
    asks: bool
    invited: bool


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


class Summary(msgspec.Struct, rename="camel"):
    table: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    moment: int
    your_turn: bool
    over: bool
    result: dict[str, Any] | None
    at: float
    rules: RulesMark | None


class Held(msgspec.Struct):
    """A move that waits until those who were asked have said "go on"."""

    seat: int
    action: str
    asked: list[int]


class MoveInfo(msgspec.Struct):
    seat: int
    action: str
    bot: bool
    events: list[dict[str, Any]]


class HindsightRound(msgspec.Struct):
    """What the best line of play does with a card (no number or no bridges: given up), and the seat's board then."""

    card: str
    number: str | None
    bridges: list[str]
    player: dict[str, Any]


class HindsightInfo(msgspec.Struct):
    """The best that the same cards allowed on a seat's board: at least ``score``, at most ``bound``.

    ``seconds`` of ``limit`` have been spent. When it is done come the board as it was at the ``start``, the ``rounds``
    of the best line, and the boards after each card as it was ``played``.
    """

    state: Literal["waiting", "thinking", "done"]
    seat: int
    yours: int
    score: int
    bound: int
    seconds: float
    limit: float
    start: dict[str, Any] | None = None
    rounds: list[HindsightRound] = []
    played: list[dict[str, Any]] = []


class ChatLine(msgspec.Struct):
    number: int
    name: str
    text: str
    at: float


class Standing(msgspec.Struct):
    """How things stand for somebody."""

    number: int
    moment: int
    view: dict[str, Any]
    legal: dict[str, list[str]]
    undo: int
    over: bool
    result: dict[str, Any] | None
    asking: Held | None


class TableMessage(Standing, tag_field="type", tag="table"):
    table: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    nouns: dict[str, str]
    box: dict[str, Any]
    moves: list[MoveInfo]
    chat: list[ChatLine]
    next: str | None
    rules: RulesMark | None


class MovedMessage(Standing, tag_field="type", tag="moved"):
    """Of the moves before, the first ``kept`` stand; ``moves`` follow them."""

    kept: int
    moves: list[MoveInfo]


class SeatsMessage(msgspec.Struct, tag_field="type", tag="seats"):
    seats: list[SeatInfo]
    asking: Held | None
    next: str | None


class ChatMessage(msgspec.Struct, tag_field="type", tag="chat"):
    line: ChatLine
