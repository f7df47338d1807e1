"""How much of the house one caller may have, as the routes ask it; a server counts, a tab has one caller only."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

from manoir.tables.table import Table


class Quotas(Protocol):
    """Denies what is too much."""

    def make(self, caller: str, alone: bool = False) -> AbstractContextManager[None]:
        """One more table, perhaps of bots alone."""
        ...

    def start(self, caller: str, table: Table) -> None:
        """The game of a table is about to start."""
        ...

    def bring(self, caller: str, size: int) -> None:
        """So many bytes of a game that is brought."""
        ...

    def guess(self, caller: str) -> AbstractContextManager[None]:
        """A code is looked up, which may be a wrong one."""
        ...


class NoQuotas:
    """Whoever is alone in a house may have all of it."""

    def make(self, caller: str, alone: bool = False) -> AbstractContextManager[None]:
        return nullcontext()

    def start(self, caller: str, table: Table) -> None:
        pass

    def bring(self, caller: str, size: int) -> None:
        pass

    def guess(self, caller: str) -> AbstractContextManager[None]:
        return nullcontext()
