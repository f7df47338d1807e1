"""Whose turn it is to think in one process."""

from __future__ import annotations

import asyncio
from collections import deque

HALF = 0.5
MOST = 256  # that wait on behalf of one caller; a school has a hundred


class TooMany(Exception):
    """So many wait already that one more would never come to its turn."""


class Turns:
    """Callers in turn, of a caller its tables in turn, of a table whoever asked first.

    So a caller with sixty tables, and a table with six who look ahead, count as one.
    """

    def __init__(self) -> None:
        self.queues: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}  # by caller and table, the next one first
        self.now: tuple[str, str] | None = None  # the caller and the table of the one who thinks

    async def come(self, caller: str, table: str) -> None:
        """Wait for a turn; it lasts until `go`. TooMany where too many wait."""
        if self.now is None:
            self.now = caller, table
            return
        tables = self.queues.get(caller, {})
        if sum(map(len, tables.values())) >= MOST:
            raise TooMany
        turn = asyncio.get_running_loop().create_future()
        self.queues.setdefault(caller, tables).setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(caller, table, turn)
            else:
                self.go()  # it came at the very moment at which nobody wanted it any more
            raise

    def go(self) -> None:
        """Whoever had the turn has done; the next have theirs before the same caller, and the same table, again."""
        assert self.now is not None
        caller, table = self.now
        self.now = None
        if caller in self.queues:
            tables = self.queues[caller] = self.queues.pop(caller)
            if table in tables:
                tables[table] = tables.pop(table)
        while self.queues and self.now is None:
            caller, tables = next(iter(self.queues.items()))
            table, turns = next(iter(tables.items()))
            turn = turns[0]
            self._leave(caller, table, turn)
            if not turn.cancelled():
                self.now = caller, table
                turn.set_result(None)

    def share(self) -> float:
        """By how much the time of whoever has the turn is to be divided, with those who wait.

        Callers share alike, so do the tables of a caller, so do the bots of a table. Only a caller who waits with more
        tables has to be content with half a share: most who play have one, and whoever floods has many.
        """
        assert self.now is not None
        caller, table = self.now
        mine = self.queues.get(caller, {})
        tables = len({table, *mine})
        others = sum(1 if len(waits) <= tables else HALF for who, waits in self.queues.items() if who != caller)
        return (1 + others) * tables * (1 + len(mine.get(table, ())))

    def _leave(self, caller: str, table: str, turn: asyncio.Future[None]) -> None:
        """Take one out of its queue, if it is still there."""
        tables = self.queues.get(caller, {})
        turns = tables.get(table, deque())
        if turn in turns:
            turns.remove(turn)
            if not turns:
                del tables[table]
            if not tables:
                del self.queues[caller]
