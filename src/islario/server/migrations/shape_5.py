"""What all servers have to know: how bots play, which move is held, links, what was found in looking back."""

import sqlalchemy as sa
from alembic import op

revision = "shape_5"
down_revision = "shape_4"


def upgrade() -> None:
    op.add_column("tables", sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("steps", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("speed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("held", sa.JSON))
    op.create_table(
        "willing",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", "seat"),
    )
    op.create_table(
        "links",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("token", sa.String, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "findings",
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id")),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("told", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("kind", "table", "seat"),
    )
