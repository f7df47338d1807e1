"""Migrations: a database brought up to this program's tables, or down again."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from manoir.kernel.wrong import WrongInput, quoted
from manoir.store.engine import open_engine
from manoir.store.faults import FAULTS, told
from manoir.store.trouble import Trouble

HERE = Path(__file__).parent / "migrations"
MIGRATING = 0x6D616E6F  # a lock of PostgreSQL: two machines that open at once bring the database up one after the other


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def head() -> str:
    """The version that this program needs."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def _run(connection: Connection, target: str | None) -> str | None:
    """Move to a version (`head` up, `base` down, or one by name), or only say which one it is."""
    if target is not None:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
        if target not in known | {"head", "base"}:
            raise WrongInput("version", quoted(target), f"head, base or one of {', '.join(sorted(known))}")
        config = _config(connection)
        current = MigrationContext.configure(connection).get_current_revision()
        if target == "base" or (current is not None and target != "head" and target < current):
            command.downgrade(config, target)
        else:
            command.upgrade(config, target)
    return MigrationContext.configure(connection).get_current_revision()


async def migrate(url: str, target: str | None = "head") -> str | None:
    """Bring the database of a URL to a version, and say which it has now; None as target only looks."""
    engine = open_engine(url)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(_run, target)
    except CommandError as wrong:
        raise Trouble(f"the database was written by another version of the house: {wrong}") from wrong
    except FAULTS as wrong:
        raise Trouble(told(wrong)) from wrong
    finally:
        await engine.dispose()
