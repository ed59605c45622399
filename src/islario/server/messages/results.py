"""What is told of games that are over, of deals that several play, and of the best in hindsight."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from islario.server.messages.tables import Result, SeatInfo

# A mapping that the rules make, described in Hashi's shapes.
HashiBoard = Annotated[dict[str, Any], Meta(title="HashiPlayer")]


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
    left: bool
    """Whether the reader has begun and left it: each has one try."""
    finished: bool
    """Whether the reader has played it to its end."""
    count: int
    """How many have finished it."""
    results: list[DealResult] | None
    """Null as long as the reader has not finished."""
    seeking: bool
    """Whether the best of the same cards is being sought for some of them."""


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
