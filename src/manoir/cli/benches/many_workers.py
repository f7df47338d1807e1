"""A house of many workers hired for a measurement, with a PostgreSQL and a Redis of its own, and what each costs."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any, Self

from manoir.cli.bench_server import measured
from manoir.cli.benches.one_worker import PAGE, TICK, OneWorker
from manoir.cli.benches.services import Postgres, Redis
from manoir.store.engine import database_url

COLUMNS = (
    "workers",
    "tables",
    "sockets a table",
    "answers/s",
    "entries/s",
    "p50 ms",
    "p99 ms",
    "entries a commit",
    "µs an entry: workers",
    "PostgreSQL",
    "Redis",
    "bytes an entry: stored",
    "logged",
    "through Redis",
    "memory kB a table: made",
    "played",
    "MB an empty worker",
)


class ManyWorkers(OneWorker):
    """A server of so many workers; what it uses is the sum over its processes."""

    def __init__(self, workers: int, postgres: Postgres, redis: Redis) -> None:
        super().__init__()
        self.workers = workers
        self.postgres = postgres
        self.redis = redis
        self.url = postgres.new_url()

    def __enter__(self) -> Self:
        super().__enter__()
        while self.read("/metrics").count("manoir_tables{") < self.workers:
            sleep(0.1)  # the first of them is open; tables are to be spread over all
        return self

    def command(self) -> list[str]:
        """How it is served."""
        port = self.address.split(":")[1]
        house = ["--port", port, "--database", self.url, "--redis", self.redis.url, "--workers", str(self.workers)]
        return ["serve", *house]

    def measure(self, name: str) -> float:
        """A count of the house, over all workers as of their last sign of life."""
        return sum(float(found) for found in re.findall(rf"^{name}\{{\S+ (\S+)$", self.read("/metrics"), re.MULTILINE))

    def cpu(self) -> float:
        return 0.0 if self.process is None else cpu_of(self.process.pid)

    def memory(self) -> int:
        return 0 if self.process is None else sum(_resident(pid) for pid in family(self.process.pid))

    def disk(self) -> tuple[int, int]:
        """Bytes of the database, and bytes that PostgreSQL ever wrote to its log."""
        name = database_url(self.url).database
        size = self.postgres.tell(f"SELECT pg_database_size('{name}')")
        return int(size), int(self.postgres.tell("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"))


def at_workers(
    workers: int, services: tuple[Postgres, Redis], game: str, tables: int, sockets: int, warm: float, seconds: float
) -> dict[str, Any]:
    """One combination on a fresh house of so many workers."""
    with ManyWorkers(workers, *services) as house:
        before, empty = _costs(house), house.memory()
        row = measured(house, game, tables, sockets, warm, seconds)
        after, held = _costs(house), house.memory()
        entries = max(house.measure("manoir_entries_total"), 1)
    spent = {name: (after[name] - before[name]) / entries for name in after}
    memory = {
        "played_kb_per_table": (held - empty) / row["made"] / 1024,
        "empty_mb_per_worker": empty / workers / 2**20,
    }
    return {**row, **spent, **memory, "workers": workers}


def _costs(house: ManyWorkers) -> dict[str, float]:
    size, log = house.disk()
    postgres, redis = (service.process for service in (house.postgres, house.redis))
    assert postgres is not None
    assert redis is not None
    return {
        "postgres_us_per_entry": cpu_of(postgres.pid) * 1e6,
        "redis_us_per_entry": cpu_of(redis.pid) * 1e6,
        "bytes_per_entry": size,
        "log_bytes_per_entry": log,
        "redis_bytes_per_entry": house.redis.carried(),
    }


def family(pid: int) -> list[int]:
    """A process and all that descend from it, where the system tells; any of them may end while we look."""
    found = [pid]
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += family(int(child))
    return found


def cpu_of(pid: int) -> float:
    """Seconds of processor that a process, those it began and those that have ended have used."""
    total = 0.0
    for one in family(pid):
        with suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            total += sum(int(field) for field in fields[11:15]) / TICK
    return total


def _resident(pid: int) -> int:
    with suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1]) * PAGE
    return 0


def cells(rows: list[dict[str, Any]]) -> list[list[str]]:
    """The report, row by row, as text."""
    kinds = (
        ("workers", ""),
        ("tables", ""),
        ("sockets", ""),
        ("answers_per_second", ",.0f"),
        ("entries_per_second", ",.0f"),
        ("p50_ms", ".1f"),
        ("p99_ms", ".1f"),
        ("entries_per_commit", ".1f"),
        ("cpu_us_per_entry", ",.0f"),
        ("postgres_us_per_entry", ",.0f"),
        ("redis_us_per_entry", ",.0f"),
        ("bytes_per_entry", ",.0f"),
        ("log_bytes_per_entry", ",.0f"),
        ("redis_bytes_per_entry", ",.0f"),
        ("memory_kb_per_table", ".0f"),
        ("played_kb_per_table", ".0f"),
        ("empty_mb_per_worker", ".0f"),
    )
    return [[format(row[name], kind) for name, kind in kinds] for row in rows]
