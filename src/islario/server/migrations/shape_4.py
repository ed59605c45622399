"""Why bots made their moves, and from whom an invitation comes."""

import sqlalchemy as sa
from alembic import op

revision = "shape_4"
down_revision = "shape_3"


def upgrade() -> None:
    op.add_column("log", sa.Column("why", sa.JSON))
    op.add_column("seats", sa.Column("inviter", sa.Integer))
    with op.batch_alter_table("seats") as batch:
        batch.create_foreign_key("fk_seats_inviter", "people", ["inviter"], ["id"])
