"""Rows kept in dictionaries, each commit whole: what the store in this process stands on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Any

from manoir.store.trouble import Trouble

Change = tuple[str, str, Any]
"""A shelf, a key there, and the row that it holds from now on; None: nothing any more."""

SHELVES = ("tables", "entries", "snapshots", "finished", "deleted", "codes", "transfers", "reviews")


class Shelves:
    """What is kept: a dictionary a shelf. Commits come one after the other, and each is seen once it is kept."""

    def __init__(self, keep: Callable[[list[Change]], Awaitable[None]]) -> None:
        self.keep = keep
        self.rows: dict[str, dict[str, Any]] = {name: {} for name in SHELVES}
        self.commits = 0
        self.writes = 0
        self.closed = False
        self._turn = asyncio.Lock()

    async def commit(self, change: Callable[[], Iterable[Change]]) -> None:
        """Keep changes together or none of them, as they follow from what is kept when it is their turn."""
        async with self._turn:
            if self.closed:
                raise Trouble("the store is closing")
            if changes := list(change()):
                await self.keep(changes)
                self.put(changes)
                self.commits += 1
                self.writes += len(changes)

    async def replaced(self, shelf: str, key: str, when: Callable[[Any], bool] = lambda _: True, **values: Any) -> bool:
        """Change some values of a row, if there is such a row and it is still as it was seen; False if not."""
        done = False

        def change() -> list[Change]:
            nonlocal done
            row: Any = self.rows[shelf].get(key)
            done = row is not None and when(row)
            return [(shelf, key, replace(row, **values))] if done else []

        await self.commit(change)
        return done

    def put(self, changes: Iterable[Change]) -> None:
        """Note changes that are kept."""
        for shelf, key, row in changes:
            self.rows[shelf].pop(key, None)
            if row is not None:
                self.rows[shelf][key] = row

    def without(self, shelf: str, gone: Callable[[Any], bool]) -> list[Change]:
        """The changes that take rows off a shelf."""
        return [(shelf, key, None) for key, row in self.rows[shelf].items() if gone(row)]

    def freed(self, purpose: str, target: str) -> list[Change]:
        """The changes that free every code of a target."""
        return self.without("codes", lambda row: (row.purpose, row.target) == (purpose, target))
