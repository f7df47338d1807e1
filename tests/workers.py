"""A house of two workers in the process of the test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from live import PATIENCE, Worker, worker_in
from manoir.cli.benches.services import Postgres, Redis
from manoir.store.migrate import migrate


@asynccontextmanager
async def two(postgres: Postgres, redis: Redis, **means: Any) -> AsyncIterator[tuple[Worker, Worker]]:
    """Two workers of one house; the means are those of the first, which runs the tables made there."""
    url = postgres.new_url()
    await migrate(url)
    async with worker_in(url, redis.url, **means) as one, worker_in(url, redis.url) as other:
        yield one, other


async def api(worker: Worker, method: str, path: str, secret: str | None = None, **more: Any) -> httpx.Response:
    """A request at one of the workers."""
    headers = {} if secret is None else {"authorization": f"Bearer {secret}"}
    async with httpx.AsyncClient(base_url=f"http://{worker.address}", headers=headers, timeout=PATIENCE) as client:
        return await client.request(method, path, **more)
