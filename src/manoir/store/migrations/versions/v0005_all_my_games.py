"""Who played a finished game and how it ended; the ids of games that were deleted; transfers between devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("finished", sa.Column("played", sa.Text, nullable=True))
    op.create_table(
        "deleted", sa.Column("id", sa.String(32), primary_key=True), sa.Column("at", sa.Float, nullable=False)
    )
    op.create_table(
        "transfers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("transfers_by_end", "transfers", ["until"])


def downgrade() -> None:
    op.drop_table("transfers")
    op.drop_table("deleted")
    op.drop_column("finished", "played")
