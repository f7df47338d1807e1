"""How much of the house one caller may have, as routes ask it. Here it is all; a server counts (`server/quotas.py`)."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

from manoir.tables.table import Table


class Quotas:
    """Lets everything pass; one that counts says Denied."""

    def make(self, caller: str, alone: bool = False) -> AbstractContextManager[None]:
        """One more table, perhaps of bots alone."""
        return nullcontext()

    def start(self, caller: str, table: Table) -> None:
        """The game of a table is about to start."""

    def bring(self, caller: str, size: int) -> None:
        """So many bytes of a game that is brought."""

    def guess(self, caller: str) -> AbstractContextManager[None]:
        """A code is looked up, which may be a wrong one."""
        return nullcontext()
