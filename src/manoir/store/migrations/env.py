"""What Alembic runs: the connection is handed in by `store/migrate.py`."""

from __future__ import annotations

from alembic import context

from manoir.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table otherwise
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
