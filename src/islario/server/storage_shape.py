"""The shape of the database: what is kept of people, tables, seats, logs and chat."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, MetaData, PrimaryKeyConstraint, String, Table

metadata = MetaData()
"""The newest shape. A change of columns needs a migration (migrations/) that makes the same of an older one."""

people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token", String, unique=True, nullable=False),  # its hash
    Column("created", Float, nullable=False),
)
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
    PrimaryKeyConstraint("table", "number"),
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
