"""A row that says when the database was last written to; and since when nobody looked at a game that was brought."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "heartbeat", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float, nullable=False)
    )
    op.execute("INSERT INTO heartbeat (id, at) VALUES (1, 0)")
    op.add_column("finished", sa.Column("looked", sa.Float, nullable=True))
    op.create_index("finished_by_look", "finished", ["looked"])


def downgrade() -> None:
    op.drop_index("finished_by_look", "finished")
    op.drop_column("finished", "looked")
    op.drop_table("heartbeat")
