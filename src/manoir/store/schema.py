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
    Column("doc", Text, nullable=False),  # seats, settings and powers, as tables/document.py writes them
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
    Column("looked", Float, nullable=True),  # of a game that was brought: when somebody last looked at it
    Column("played", Text, nullable=True),  # as tables/played.py writes it; null: kept by an older house
    Index("finished_by_game", "game", "ended"),
    Index("finished_by_look", "looked"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("id", String(32), ForeignKey("finished.id", ondelete="CASCADE"), primary_key=True),
    Column("done", Integer, nullable=False),  # steps, of all there are
    Column("total", Integer, nullable=False),
    Column("at", Float, nullable=False),  # when it last came further: one that stands still is begun anew
    Column("body", Text, nullable=False),  # as coach/document.py writes it, without names; empty: on its way
)

codes = Table(
    "codes",
    metadata,
    Column("code", String(16), primary_key=True),  # one of all workers, whatever it stands for
    Column("purpose", String(16), nullable=False),
    Column("target", Text, nullable=False),  # what it stands for: the id of a table, for the purpose `table`
    Column("until", Float, nullable=False),
    Index("codes_by_target", "purpose", "target"),
    Index("codes_by_end", "until"),
)

transfers = Table(
    "transfers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("doc", Text, nullable=False),  # as tables/transfers.py writes it: public keys, and what is sealed by them
    Column("until", Float, nullable=False),
    Index("transfers_by_end", "until"),
)

deleted = Table(
    "deleted",
    metadata,
    Column("id", String(32), primary_key=True),  # of a game that those who played it had deleted: nothing else is left
    Column("at", Float, nullable=False),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),  # one row
    Column("at", Float, nullable=False),  # when a house last made sure that it can write
)
