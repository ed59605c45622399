"""Seeds are texts and say of which stream; tables keep the number of their rules; positions have fingerprints.

Alembic keeps the revision in a table of its own, so that ``shape`` is not needed any more.
"""

import sqlalchemy as sa
from alembic import op

revision = "shape_2"
down_revision = "shape_1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("chance", sa.String))
    op.add_column("tables", sa.Column("rules", sa.Integer))
    op.add_column("tables", sa.Column("position", sa.String))
    tables = sa.table("tables", sa.column("chance"), sa.column("rules"))
    op.execute(tables.update().values(chance="sfc32", rules=1))
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("seed", existing_type=sa.BigInteger(), type_=sa.String(), existing_nullable=False)
        batch.alter_column("chance", existing_type=sa.String(), nullable=False)
        batch.alter_column("rules", existing_type=sa.Integer(), nullable=False)
    op.add_column("log", sa.Column("position", sa.String))
    op.drop_table("shape")
