"""What people ask of the server: the bodies of requests, and the fields that they are made of."""

from typing import Annotated, Any, Literal

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
Speed = Annotated[int, Meta(ge=-2, le=2)]


class Request(msgspec.Struct):
    """Whatever a client sends. Fields that have a default may be left out; in answers none is."""


class NewSeat(Request):
    """Who is to sit somewhere: the one who asks, a bot, or whoever has the invitation."""

    who: Literal["me", "bot", "open"]
    bot: str = STAND_IN
    name: Name = ""
    """What whoever plays it at the device of the one who asks is called; empty: as the one who asks."""


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


class Pacing(Request):
    """Whether the bots of a table are paused, and how fast they play; what is left out stays as it is."""

    paused: bool | None = None
    speed: Speed | None = None


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


class Hinting(Request):
    """What is best for a seat now? ``number``: of the table as one knows it."""

    number: Number
    seat: Number


class Switch(Request):
    on: bool


class Arriving(Request):
    """Somebody comes with the link that they made on another device."""

    secret: Secret
