"""The store in this process: for a house in a browser's tab, whose `keep` writes each commit down, and for tests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from manoir.store.rows import OPEN, EntryRow, FinishedHead, FinishedRow, ReviewRow, SnapshotRow, TableRow
from manoir.store.shelves import Change, Shelves
from manoir.store.trouble import Trouble, Twice, WriteLost


@dataclass(frozen=True, slots=True)
class CodeRow:
    """A short code."""

    code: str
    purpose: str
    target: str
    until: float


@dataclass(frozen=True, slots=True)
class TransferRow:
    """A transfer between devices."""

    doc: str
    until: float


async def _nowhere(_: list[Change]) -> None:
    """Keep nothing beyond this process."""


class MemoryCodes:
    """The codes of a house."""

    def __init__(self, shelves: Shelves) -> None:
        self.shelves = shelves
        self.rows: dict[str, CodeRow] = shelves.rows["codes"]

    async def add(self, code: str, purpose: str, target: str, now: float, until: float) -> bool:
        added = CodeRow(code, purpose, target, until)

        def change() -> list[Change]:
            return [] if code in self.rows and self.rows[code].until > now else [("codes", code, added)]

        await self.shelves.commit(change)
        return self.rows.get(code) is added

    async def target(self, code: str, purpose: str, now: float) -> str | None:
        row = self.rows.get(code)
        return None if row is None or row.purpose != purpose or row.until <= now else row.target

    async def of(self, purpose: str, target: str, now: float) -> str | None:
        rows = [row for row in self._of(purpose, [target]) if row.until > now]
        return max(rows, key=lambda row: row.until).code if rows else None

    async def take(self, code: str, purpose: str, now: float) -> str | None:
        target = await self.target(code, purpose, now)
        spent = await self.shelves.replaced("codes", code, lambda row: row.until > now, until=now)
        return target if spent else None

    async def keep(self, purpose: str, targets: Sequence[str], until: float) -> None:
        await self.shelves.commit(
            lambda: [("codes", row.code, replace(row, until=until)) for row in self._of(purpose, targets)]
        )

    async def free(self, purpose: str, target: str) -> None:
        await self.shelves.commit(lambda: self.shelves.freed(purpose, target))

    async def free_old(self, now: float) -> None:
        await self.shelves.commit(lambda: self.shelves.without("codes", lambda row: row.until <= now))

    def _of(self, purpose: str, targets: Sequence[str]) -> list[CodeRow]:
        return [row for row in self.rows.values() if row.purpose == purpose and row.target in targets]


class MemoryTransfers:
    """The transfers of a house."""

    def __init__(self, shelves: Shelves) -> None:
        self.shelves = shelves
        self.rows: dict[str, TransferRow] = shelves.rows["transfers"]

    async def add(self, id: str, doc: str, until: float) -> None:
        await self.shelves.commit(lambda: [("transfers", id, TransferRow(doc, until))])

    async def find(self, id: str, now: float) -> tuple[str, float] | None:
        row = self.rows.get(id)
        return None if row is None or row.until <= now else (row.doc, row.until)

    async def save(self, id: str, seen: str, doc: str) -> bool:
        return await self.shelves.replaced("transfers", id, lambda row: row.doc == seen, doc=doc)

    async def drop_old(self, now: float) -> None:
        await self.shelves.commit(lambda: self.shelves.without("transfers", lambda row: row.until <= now))


class MemoryReviews:
    """The reviews of a house."""

    def __init__(self, shelves: Shelves) -> None:
        self.shelves = shelves
        self.rows: dict[str, ReviewRow] = shelves.rows["reviews"]

    async def find(self, id: str) -> ReviewRow | None:
        return self.rows.get(id)

    async def begin(self, row: ReviewRow, before: float) -> bool:
        def change() -> list[Change]:
            found = self.rows.get(row.id)
            idle = found is None or (not found.body and found.at < before)
            return [("reviews", row.id, row)] if idle and row.id in self.shelves.rows["finished"] else []

        await self.shelves.commit(change)
        return self.rows.get(row.id) is row

    async def save(self, row: ReviewRow) -> bool:
        values = {"done": row.done, "total": row.total, "at": row.at, "body": row.body}
        return await self.shelves.replaced("reviews", row.id, lambda found: not found.body, **values)

    async def drop(self, id: str) -> None:
        await self.shelves.commit(lambda: self.shelves.without("reviews", lambda row: row.id == id and not row.body))


class MemoryStore:
    """Tables, journals and finished games of one house; `keep` is handed each commit, whole, and says Trouble."""

    def __init__(self, keep: Callable[[list[Change]], Awaitable[None]] = _nowhere) -> None:
        self.shelves = Shelves(keep)
        self.codes = MemoryCodes(self.shelves)
        self.transfers = MemoryTransfers(self.shelves)
        self.reviews = MemoryReviews(self.shelves)
        rows = self.shelves.rows
        self.tables: dict[str, TableRow] = rows["tables"]
        self.entries: dict[str, EntryRow] = rows["entries"]
        self.games: dict[str, FinishedRow] = rows["finished"]

    @property
    def commits(self) -> int:
        return self.shelves.commits

    @property
    def writes(self) -> int:
        return self.shelves.writes

    def recall(self, changes: Iterable[Change]) -> None:
        """Take in what an earlier house kept, before this one is opened."""
        self.shelves.put(changes)

    async def open(self) -> None:
        """There is nothing to open."""

    async def close(self) -> None:
        await self.shelves.commit(lambda: [])  # whoever is before us in the queue is kept
        self.shelves.closed = True

    async def trouble(self, now: float) -> str | None:
        try:
            await self.shelves.keep([])
        except Trouble as trouble:
            return str(trouble)
        return None

    async def add_table(self, row: TableRow) -> None:
        await self.shelves.commit(lambda: [("tables", row.id, row)])

    async def save_table(self, row: TableRow, *entries: EntryRow) -> None:
        def change() -> list[Change]:
            before = self.tables.get(row.id)
            if before is None or before.fence != row.fence:
                raise WriteLost("another worker holds the table")
            saved = replace(before, stage=row.stage, listed=row.listed, doc=row.doc, touched=row.touched)
            freed = [] if row.stage in OPEN else self.shelves.freed("table", row.id)
            return [("tables", row.id, saved), *map(self._added, entries), *freed]

        await self.shelves.commit(change)

    async def take_table(self, id: str, seen: int, owner: str) -> bool:
        return await self.shelves.replaced("tables", id, lambda row: row.fence == seen, owner=owner, fence=seen + 1)

    async def let_table_go(self, id: str, held: int) -> None:
        await self.shelves.replaced("tables", id, lambda row: row.fence == held, owner=None)

    async def let_all_go(self, owner: str) -> None:
        await self.shelves.commit(
            lambda: [("tables", id, replace(row, owner=None)) for id, row in self.tables.items() if row.owner == owner]
        )

    async def held(self, owner: str) -> dict[str, int]:
        return {row.id: row.fence for row in self.tables.values() if row.owner == owner}

    async def append(self, entry: EntryRow) -> None:
        await self.shelves.commit(lambda: [self._added(entry)])

    async def touch(self, ids: Sequence[str], now: float) -> None:
        for id in ids:
            await self.shelves.replaced("tables", id, touched=now)

    async def drop_table(self, id: str) -> None:
        await self.shelves.commit(lambda: self._dropped(id))

    async def save_snapshot(self, row: SnapshotRow) -> None:
        await self.shelves.commit(lambda: [("snapshots", row.table_id, row)])

    async def finish(self, row: FinishedRow) -> None:
        await self.shelves.commit(lambda: [("finished", row.id, row), ("reviews", row.id, None)])

    async def drop_finished(self, id: str) -> None:
        await self.shelves.commit(lambda: [("finished", id, None), ("reviews", id, None)])

    async def save_played(self, row: FinishedRow, seen: str | None) -> bool:
        def same(before: FinishedRow) -> bool:
            return (before.played or "") == (seen or "")

        return await self.shelves.replaced("finished", row.id, same, log=row.log, played=row.played)

    async def delete_game(self, id: str, copies: Sequence[str], now: float) -> None:
        gone: list[Change] = [
            (shelf, one, now if shelf == "deleted" else None)
            for one in (id, *copies)
            for shelf in ("finished", "reviews", "deleted")
        ]
        await self.shelves.commit(lambda: self._dropped(id) + gone)

    async def drop_deleted(self, before: float) -> None:
        await self.shelves.commit(lambda: self.shelves.without("deleted", lambda at: at < before))

    async def look(self, id: str, now: float) -> None:
        await self.shelves.replaced("finished", id, lambda row: row.looked is not None, looked=now)

    async def table(self, id: str) -> TableRow | None:
        return self.tables.get(id)

    async def journal(self, id: str) -> list[EntryRow]:
        return sorted((row for row in self.entries.values() if row.table_id == id), key=lambda row: row.number)

    async def snapshot(self, id: str) -> SnapshotRow | None:
        return self.shelves.rows["snapshots"].get(id)

    async def listed(self, limit: int) -> list[TableRow]:
        rows = [row for row in self.tables.values() if row.listed and row.stage in OPEN]
        return sorted(rows, key=lambda row: -row.touched)[:limit]

    async def untouched(self, stage: str, since: float, limit: int = 500) -> list[str]:
        return [row.id for row in self.tables.values() if row.stage == stage and row.touched < since][:limit]

    async def finished(self, id: str) -> FinishedRow | None:
        return self.games.get(id)

    async def tables_of(self, ids: Sequence[str]) -> list[TableRow]:
        return [self.tables[id] for id in set(ids) if id in self.tables]

    async def heads_of(self, ids: Sequence[str]) -> list[FinishedHead]:
        found = [self.games[id] for id in set(ids) if id in self.games]
        return [FinishedHead(row.id, row.game, row.ended, row.played) for row in found]

    async def deleted_of(self, ids: Sequence[str]) -> set[str]:
        return {id for id in ids if id in self.shelves.rows["deleted"]}

    async def finished_ids(self, before: float | None = None) -> list[str]:
        rows = [row for row in self.games.values() if before is None or row.ended < before]
        return [row.id for row in sorted(rows, key=lambda row: (row.ended, row.id))]

    async def unlooked_ids(self, before: float) -> list[str]:
        return [row.id for row in self.games.values() if row.looked is not None and row.looked < before]

    def _added(self, entry: EntryRow) -> Change:
        key = f"{entry.table_id} {entry.number}"
        if entry.table_id not in self.tables:
            raise Trouble("there is no such table")
        if key in self.entries:
            raise Twice(key)
        return "entries", key, entry

    def _dropped(self, id: str) -> list[Change]:
        entries = self.shelves.without("entries", lambda row: row.table_id == id)
        return [("tables", id, None), ("snapshots", id, None), *entries, *self.shelves.freed("table", id)]
