"""Whether a database finds itself sound."""

from __future__ import annotations

from manoir.store.engine import open_engine
from manoir.store.faults import FAULTS, told

CHECKSUMS = "SELECT sum(checksum_failures)::bigint FROM pg_stat_database WHERE datname = current_database()"


async def integrity(url: str) -> str | None:
    """What the database's own check finds wrong with it, or None."""
    engine = open_engine(url)
    try:
        async with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                failures = (await connection.exec_driver_sql(CHECKSUMS)).scalar()
                return f"{failures} pages whose checksum does not fit" if failures else None
            found = (await connection.exec_driver_sql("PRAGMA integrity_check(5)")).scalars().all()
            strays = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
    except FAULTS as wrong:
        return told(wrong)
    finally:
        await engine.dispose()
    if list(found) != ["ok"]:
        return "; ".join(str(line) for line in found)
    return f"{len(strays)} rows that belong to no table" if strays else None
