"""Tables may begin at a position or play a deal that others play too; results are kept when a game ends.

Whether an older table is over is not known without playing its log out: that is done when it is first needed.
"""

import sqlalchemy as sa
from alembic import op

revision = "shape_3"
down_revision = "shape_2"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("start", sa.JSON),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("chance", sa.String, nullable=False),
        sa.Column("places", sa.JSON, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id")),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("closes", sa.Float),
    )
    for column in (
        sa.Column("start", sa.JSON),
        sa.Column("moment", sa.Integer),
        sa.Column("deal", sa.String),
        sa.Column("unsettled", sa.Boolean),
    ):
        op.add_column("tables", column)
    op.execute(sa.table("tables", sa.column("unsettled", sa.Boolean)).update().values(unsettled=True))
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("unsettled", existing_type=sa.Boolean(), nullable=False)
        batch.create_foreign_key("fk_tables_deal", "deals", ["deal"], ["id"])
    op.create_table(
        "tries",
        sa.Column("deal", sa.String, sa.ForeignKey("deals.id"), nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.PrimaryKeyConstraint("deal", "person"),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("result", sa.JSON, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "scores",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_table(
        "hidden",
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.PrimaryKeyConstraint("person", "table"),
    )
    op.create_table(
        "muted",
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("other", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
