"""What is said on a socket, both ways: requests and their answers, with an id that the answer repeats."""

import msgspec

from islario.server.messages.answers import ToldReason
from islario.server.messages.requests import GoingOn, Playing, Request, Saying, Undoing, Wondering
from islario.server.messages.tables import ChatMessage, Held, MovedMessage, SeatsMessage, TableMessage


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
