"""The first shape. Its number stands in a table of its own, ``shape``."""

import sqlalchemy as sa
from alembic import op

revision = "shape_1"
down_revision = None


def upgrade() -> None:
    """A server that was ended while it made the tables may have left some of them: only the others are made."""
    op.create_table("shape", sa.Column("number", sa.Integer, primary_key=True), if_not_exists=True)
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("token", sa.String, unique=True, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("version", sa.String, nullable=False),
        sa.Column("next", sa.String),
        if_not_exists=True,
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("owner", sa.Integer, sa.ForeignKey("people.id")),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String),
        sa.Column("invitation", sa.String),
        sa.Column("asks", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
        if_not_exists=True,
    )
    op.create_index("ix_seats_owner", "seats", ["owner"], if_not_exists=True)
    op.create_table(
        "log",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String),
        sa.Column("undone", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id")),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "number"),
        if_not_exists=True,
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "number"),
        if_not_exists=True,
    )
