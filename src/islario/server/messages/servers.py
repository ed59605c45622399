"""What the servers on one database tell each other. Nothing secret: each reads the rest in the database."""

from typing import Literal

import msgspec

What = Literal["moved", "seats", "table", "chat", "here", "who"]
"""What is new at a table. ``here``: nothing but who is connected; ``who``: others are to say whom they have there."""


class News(msgspec.Struct):
    server: int
    """Who says it."""


class TableNews(News, tag="table"):
    """Something is new at a table."""

    table: str
    what: What
    here: list[int]
    """The people who are connected to this server there."""


class Spent(News, tag="spent"):
    """How much addresses have asked for, of what is kept to a pace."""

    pace: str
    asked: dict[str, int]


class Forgotten(News, tag="forgotten"):
    """A person is to be forgotten."""

    person: int


class Gone(News, tag="gone"):
    """This server is not there any more. Its last news may never have been told."""


class Missed(News, tag="missed"):
    """Some news may never have been heard."""


Heard = TableNews | Spent | Forgotten | Gone | Missed
