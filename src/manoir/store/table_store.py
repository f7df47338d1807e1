"""What tables ask of a store, wherever it keeps things: `store.py` in a database, `memory.py` in this process."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol

from manoir.store.rows import EntryRow, FinishedHead, FinishedRow, ReviewRow, SnapshotRow, TableRow


class CodeStore(Protocol):
    """Short codes: each stands for one thing, at all workers, until its time is over."""

    async def add(self, code: str, purpose: str, target: str, now: float, until: float) -> bool:
        """Keep a code; False if it stands for something already, here or at another worker."""
        ...

    async def target(self, code: str, purpose: str, now: float) -> str | None:
        """What a code stands for."""
        ...

    async def of(self, purpose: str, target: str, now: float) -> str | None:
        """The code of a target."""
        ...

    async def take(self, code: str, purpose: str, now: float) -> str | None:
        """What a code stands for, told to one only: whoever comes second is told nothing."""
        ...

    async def keep(self, purpose: str, targets: Sequence[str], until: float) -> None:
        """Let the codes of targets last until then."""
        ...

    async def free(self, purpose: str, target: str) -> None:
        """Let the codes of a target stand for nothing any more."""
        ...

    async def free_old(self, now: float) -> None:
        """Forget codes whose time is over."""
        ...


class TransferStore(Protocol):
    """Transfers between devices: a document each, until its time is over."""

    async def add(self, id: str, doc: str, until: float) -> None:
        """Keep a new transfer."""
        ...

    async def find(self, id: str, now: float) -> tuple[str, float] | None:
        """The document of a transfer and when its time is over; None if it is."""
        ...

    async def save(self, id: str, seen: str, doc: str) -> bool:
        """Keep what became of a transfer; False if somebody changed it since it was seen."""
        ...

    async def drop_old(self, now: float) -> None:
        """Forget transfers whose time is over."""
        ...


class ReviewStore(Protocol):
    """Reviews of finished games: one worker makes each, once; each goes with its game."""

    async def find(self, id: str) -> ReviewRow | None:
        """The review of a game, as far as it has come."""
        ...

    async def begin(self, row: ReviewRow, before: float) -> bool:
        """Note that one is being made; False if it is made, or came further since then, or its game is gone."""
        ...

    async def save(self, row: ReviewRow) -> bool:
        """Keep how far one has come, or what it says; False if nobody is making it any more."""
        ...

    async def drop(self, id: str) -> None:
        """Nobody makes one any more; one that is made stays."""
        ...


class TableStore(Protocol):
    """Tables, journals and finished games of one house; Trouble if something could not be kept."""

    @property
    def codes(self) -> CodeStore: ...

    @property
    def transfers(self) -> TransferStore: ...

    @property
    def reviews(self) -> ReviewStore: ...

    @property
    def commits(self) -> int:
        """How often something was kept."""
        ...

    @property
    def writes(self) -> int:
        """How many things were."""
        ...

    async def open(self) -> None:
        """Begin to write; call from the loop that the store will live in."""
        ...

    async def close(self) -> None:
        """Write what has arrived, and no more."""
        ...

    async def trouble(self, now: float) -> str | None:
        """Why nothing can be kept, found out by writing."""
        ...

    async def add_table(self, row: TableRow) -> None:
        """Keep a new table."""
        ...

    async def save_table(self, row: TableRow, *entries: EntryRow) -> None:
        """Keep what changed of a table, together with entries of its journal; WriteLost if another worker holds it."""
        ...

    async def take_table(self, id: str, seen: int, owner: str) -> bool:
        """Give a table to a worker; False if another took it since its fence was seen."""
        ...

    async def let_table_go(self, id: str, held: int) -> None:
        """Note that nobody runs a table any more; nothing, if another worker has taken it."""
        ...

    async def let_all_go(self, owner: str) -> None:
        """Note that a worker runs no table any more."""
        ...

    async def held(self, owner: str) -> dict[str, int]:
        """The tables of a worker, each with its fence."""
        ...

    def append(self, entry: EntryRow) -> Awaitable[None]:
        """Keep an entry of a journal; Twice if another holds its number."""
        ...

    async def touch(self, ids: Sequence[str], now: float) -> None:
        """Note that tables are in use."""
        ...

    async def drop_table(self, id: str) -> None:
        """Forget a table, its journal, its snapshot and its code."""
        ...

    async def save_snapshot(self, row: SnapshotRow) -> None:
        """Keep a table's latest snapshot in place of the one before."""
        ...

    async def finish(self, row: FinishedRow) -> None:
        """Keep a finished game; the same one twice is kept once."""
        ...

    async def drop_finished(self, id: str) -> None:
        """Forget a finished game."""
        ...

    async def save_played(self, row: FinishedRow, seen: str | None) -> bool:
        """Keep another log and another `played` of a finished game; False if somebody changed it since it was seen."""
        ...

    async def delete_game(self, id: str, copies: Sequence[str], now: float) -> None:
        """Forget a game for ever, its table and every copy, and note only that there was one."""
        ...

    async def drop_deleted(self, before: float) -> None:
        """Forget that games were deleted before then."""
        ...

    async def look(self, id: str, now: float) -> None:
        """Note that somebody looks at a game that was brought."""
        ...

    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""
        ...

    async def journal(self, id: str) -> list[EntryRow]:
        """A table's journal, in order."""
        ...

    async def snapshot(self, id: str) -> SnapshotRow | None:
        """A table's latest snapshot."""
        ...

    async def listed(self, limit: int) -> list[TableRow]:
        """The tables that their hosts chose to show, the latest first."""
        ...

    async def untouched(self, stage: str, since: float, limit: int = 500) -> list[str]:
        """The ids of tables of a stage that nobody has touched since then."""
        ...

    async def finished(self, id: str) -> FinishedRow | None:
        """A finished game by the id of its table."""
        ...

    async def tables_of(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of some tables that there are."""
        ...

    async def heads_of(self, ids: Sequence[str]) -> list[FinishedHead]:
        """Those of some finished games that there are, without their logs."""
        ...

    async def deleted_of(self, ids: Sequence[str]) -> set[str]:
        """Those of some games that were deleted by those who played them."""
        ...

    async def finished_ids(self, before: float | None = None) -> list[str]:
        """The ids of finished games, the oldest first; with a time, of those that ended before it."""
        ...

    async def unlooked_ids(self, before: float) -> list[str]:
        """The ids of games that were brought, and that nobody has looked at since then."""
        ...
