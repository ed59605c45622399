"""The shape of the database: people, tables, seats, logs, chat, deals, results, and what people hide."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    false,
)

metadata = MetaData()
"""The newest shape. A change of columns needs a migration (migrations/) that makes the same of an older one."""

people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token", String, unique=True, nullable=False),  # its hash
    Column("created", Float, nullable=False),
)
HINTS = "hints"
"""Beside the options of its game, those of a table say whether hints are allowed where several people play."""
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String, nullable=False),
    Column("chance", String, nullable=False),  # of which stream the seed is
    Column("created", Float, nullable=False),
    Column("version", String, nullable=False),  # of the program that it began with
    Column("rules", Integer, nullable=False),  # the number of the rules that it began with
    Column("position", String),  # the fingerprint of its set-up; none: it was not kept
    Column("next", String),  # where the same people play again
    Column("start", JSON(none_as_null=True)),  # the position at which it begins; none: it is dealt
    Column("moment", Integer),  # after how many moves of another table it branched off; none: it did not
    Column("deal", ForeignKey("deals.id")),  # the challenge, deal of the day or lesson that is played
    Column("unsettled", Boolean, nullable=False, default=False),  # begun before results were kept, not looked at since
    Column("paused", Boolean, nullable=False, server_default=false()),  # whether its bots do not play
    Column("steps", Integer, nullable=False, server_default="0"),  # decisions that they may take though
    Column("speed", Integer, nullable=False, server_default="0"),  # how much faster they play than usual
    Column("held", JSON(none_as_null=True)),  # a move that waits until others have been asked, and its number
)
seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("owner", ForeignKey("people.id"), index=True),
    Column("name", String, nullable=False, default=""),
    Column("bot", String),
    Column("invitation", String),  # the hash of its secret
    Column("asks", Boolean, nullable=False, default=False),
    Column("inviter", ForeignKey("people.id")),  # whose invitation it is
    PrimaryKeyConstraint("table", "seat"),
)
log = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String),  # none: moves are taken back
    Column("undone", Integer, nullable=False),  # how many
    Column("person", ForeignKey("people.id")),  # none: a bot
    Column("at", Float, nullable=False),
    Column("position", String),  # the fingerprint of the position after it; none: it was not kept
    Column("why", JSON(none_as_null=True)),  # why a bot made the move, if one did and has told
    PrimaryKeyConstraint("table", "number"),
)
willing = Table(
    "willing",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # of the entry that they let come
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table", "number", "seat"),
)
chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)
LESSON = "lesson"
"""The kind of a deal that is published with the source, to learn a game by."""
deals = Table(
    "deals",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),  # challenge, daily or lesson
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("start", JSON(none_as_null=True)),  # the position at which it begins; none: it is dealt
    Column("seed", String, nullable=False),
    Column("chance", String, nullable=False),
    Column("places", JSON, nullable=False),  # the bot at each seat; null: whoever takes the challenge
    Column("name", String, nullable=False),  # of the person who made it
    Column("person", ForeignKey("people.id")),  # none: a deal of the day
    Column("created", Float, nullable=False),
    Column("closes", Float),  # until when it may be begun; none: for ever
)
tries = Table(
    "tries",
    metadata,
    Column("deal", ForeignKey("deals.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("table", ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("deal", "person"),
)
results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("game", String, nullable=False),
    Column("level", String, nullable=False),  # the value of the game's headline option
    Column("players", Integer, nullable=False),
    Column("result", JSON, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
scores = Table(
    "scores",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("won", Boolean),  # none: there was nobody to beat
    Column("score", Integer, nullable=False),
    Column("best", Integer),  # the proven best of the same cards; none: nobody has sought it
    PrimaryKeyConstraint("table", "seat"),
)
hidden = Table(
    "hidden",
    metadata,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("table", ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("person", "table"),
)
muted = Table(
    "muted",
    metadata,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("other", ForeignKey("people.id"), nullable=False),  # whose chat the person does not want to read
    PrimaryKeyConstraint("person", "other"),
)
links = Table(
    "links",
    metadata,
    Column("id", String, primary_key=True),  # the hash of its secret
    Column("token", String, nullable=False),  # sealed with the secret
    Column("until", Float, nullable=False),
)
findings = Table(
    "findings",
    metadata,
    Column("kind", String, nullable=False),  # review or hindsight
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", ForeignKey("people.id")),  # who asked for it; none: nobody did
    Column("at", Float, nullable=False),  # when that was
    Column("done", Boolean, nullable=False),
    Column("told", JSON, nullable=False),  # how far it is, or what was found
    PrimaryKeyConstraint("kind", "table", "seat"),
)
keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),  # a secret of the server itself, made once
)
