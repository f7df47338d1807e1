"""Short codes: what people type to find a table, or whatever else a code stands for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("codes_by_target", "codes", ["purpose", "target"])
    op.create_index("codes_by_end", "codes", ["until"])


def downgrade() -> None:
    op.drop_table("codes")
