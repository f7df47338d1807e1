"""Group commit: one task writes for everybody, and commits at once whatever has arrived."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from manoir.store.trouble import FAULTS, Lost, Trouble, Twice, told


@dataclass(frozen=True, slots=True)
class Write:
    """One statement and its values."""

    statement: Executable
    values: dict[str, Any]
    must: bool = False  # if it changes no row, nothing of this write is kept: Lost


@dataclass(frozen=True, slots=True)
class _Waiting:
    writes: Sequence[Write]  # kept together or not at all
    kept: asyncio.Future[None]


class Writer:
    """The only place that writes. A write returns when it is on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.commits = 0
        self.writes = 0
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what has arrived, then end."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def write(self, *writes: Write) -> None:
        """Keep these writes, together; Trouble if they could not be kept."""
        if self._closing:
            raise Trouble("the store is closing")
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(writes, kept))
        self._wake.set()
        await kept

    async def _run(self) -> None:
        while True:
            if not self._waiting:
                if self._closing:
                    return
                self._wake.clear()
                await self._wake.wait()
                continue
            batch, self._waiting = self._waiting, []
            await self._keep(batch)

    async def _keep(self, batch: list[_Waiting]) -> None:
        trouble = await self._commit(batch)
        if trouble is not None and len(batch) > 1:
            # One write can spoil a shared commit; alone, each fails for its own sake only.
            for waiting in batch:
                await self._keep([waiting])
            return
        for waiting in batch:
            if waiting.kept.cancelled():
                continue
            if trouble is None:
                waiting.kept.set_result(None)
            else:
                waiting.kept.set_exception(trouble)

    async def _commit(self, batch: list[_Waiting]) -> Trouble | None:
        try:
            async with self.engine.begin() as connection:
                await _execute(connection, [write for waiting in batch for write in waiting.writes])
        except Lost as lost:
            return lost
        except IntegrityError as wrong:
            return Twice(told(wrong))
        except FAULTS as wrong:
            return Trouble(told(wrong))
        self.commits += 1
        self.writes += sum(len(waiting.writes) for waiting in batch)
        return None


async def _execute(connection: AsyncConnection, writes: list[Write]) -> None:
    """Run the writes in their order, neighbours of one statement in one call."""
    for (_, must), alike in groupby(writes, key=lambda write: (id(write.statement), write.must)):
        same = list(alike)
        if not must:
            await connection.execute(same[0].statement, [write.values for write in same])
            continue
        for write in same:  # one by one: a call with many values does not say which of them found no row
            if (await connection.execute(write.statement, write.values)).rowcount != 1:
                raise Lost("another worker holds the table")
