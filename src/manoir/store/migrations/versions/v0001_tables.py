"""Tables, journals, snapshots and finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("tables_by_stage", "tables", ["stage", "touched"])
    op.create_table(
        "entries",
        sa.Column("row", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "number", name="entries_once"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "finished",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_index("finished_by_game", "finished", ["game", "ended"])


def downgrade() -> None:
    op.drop_table("finished")
    op.drop_table("snapshots")
    op.drop_table("entries")
    op.drop_table("tables")
