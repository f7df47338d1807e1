"""The tables of the database; `migrations/` brings an older one up to this."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("stage", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("doc", Text, nullable=False),  # seats, settings and powers, as tables/kept.py writes them
    Column("key", LargeBinary(32), nullable=False),  # the table's fate follows from it: never leaves the server
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("owner", String(32), nullable=True),  # the worker that runs it, as long as that worker lives
    Column("fence", Integer, nullable=False, server_default="0"),  # raised whenever a worker takes it
    Index("tables_by_stage", "stage", "touched"),
    Index("tables_by_owner", "owner"),
)

# Rows in the order of arrival and a unique index beside them: 3 to 7 times more rows a second than a table clustered
# by (table, number).
entries = Table(
    "entries",
    metadata,
    Column("row", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "number", name="entries_once"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # the last journal entry that it includes
    Column("body", Text, nullable=False),
)

finished = Table(
    "finished",
    metadata,
    Column("id", String(32), primary_key=True),  # of the table; no foreign key: a finished game outlives it
    Column("game", String(32), nullable=False),
    Column("ended", Float, nullable=False),
    Column("log", Text, nullable=False),  # as it is downloaded
    Column("told", Text, nullable=False),  # every event for every chair, to be watched when the rules have moved on
    Index("finished_by_game", "game", "ended"),
)
