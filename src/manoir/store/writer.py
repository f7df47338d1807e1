"""Group commit: one task writes for everybody, and commits at once whatever has arrived."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from manoir.store.commits import Commits, Kept
from manoir.store.trouble import Trouble

_Waiting = tuple[Sequence[Kept], asyncio.Future[None]]
"""What is kept together or not at all, and who waits for it."""


class Writer:
    """The only place that writes. A write returns when it is on the disk."""

    def __init__(self, disk: Commits) -> None:
        self.disk = disk
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
        self.disk.close()

    def write(self, *writes: Kept) -> asyncio.Future[None]:
        """Keep these writes, together: wait for what it returns; Trouble if they could not be kept."""
        if self._closing:
            raise Trouble("the store is closing")
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, kept))
        self._wake.set()
        return kept

    async def _run(self) -> None:
        while True:
            if not self._waiting:
                if self._closing:
                    return
                self._wake.clear()
                await self._wake.wait()
                await asyncio.sleep(0)  # whoever is about to write in this same turn of the loop shares the commit
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
        for _, kept in batch:
            if kept.cancelled():
                continue
            if trouble is None:
                kept.set_result(None)
            else:
                kept.set_exception(trouble)

    async def _commit(self, batch: list[_Waiting]) -> Trouble | None:
        writes = [write for writes, _ in batch for write in writes]
        try:
            await self.disk.commit(writes)
        except Trouble as trouble:
            return trouble
        self.commits += 1
        self.writes += len(writes)
        return None
