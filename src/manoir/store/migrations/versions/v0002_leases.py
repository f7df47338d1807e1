"""Leases: which worker runs a table, and how often that has changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


# Not in batches: a batch makes the table anew, and dropping the old one would take every journal along.
def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_owner", "tables", ["owner"])


def downgrade() -> None:
    op.drop_index("tables_by_owner", "tables")
    op.drop_column("tables", "fence")
    op.drop_column("tables", "owner")
