"""The rows of a house as a browser keeps them: each under its shelf and key, as JSON."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec

from manoir.store.memory import CodeRow, TransferRow
from manoir.store.rows import EntryRow, FinishedRow, ReviewRow, SnapshotRow, TableRow
from manoir.store.shelves import SHELVES, Change
from manoir.store.trouble import Trouble

ROWS: dict[str, Any] = {
    "tables": TableRow,
    "entries": EntryRow,
    "snapshots": SnapshotRow,
    "finished": FinishedRow,
    "deleted": float,
    "codes": CodeRow,
    "transfers": TransferRow,
    "reviews": ReviewRow,
}
assert tuple(ROWS) == SHELVES

Written = list[list[str | None]]
"""A key, and what is kept there from now on; None: nothing any more."""

encoder = msgspec.json.Encoder()
decoders = {shelf: msgspec.json.Decoder(kind) for shelf, kind in ROWS.items()}


def written(changes: Iterable[Change]) -> Written:
    """Changes as they are kept."""
    return [[f"{shelf} {key}", None if row is None else encoder.encode(row).decode()] for shelf, key, row in changes]


def read(kept: Iterable[Iterable[str]]) -> list[Change]:
    """What was kept, by key; a row that cannot be read any more is left where it is, and not seen."""
    changes: list[Change] = []
    for at, text in kept:
        shelf, _, key = at.partition(" ")
        if shelf in decoders:
            try:
                changes.append((shelf, key, decoders[shelf].decode(text)))
            except msgspec.MsgspecError:
                continue
    return changes


def keeper(keep: Callable[[Written], Awaitable[object]]) -> Callable[[list[Change]], Awaitable[None]]:
    """What a store hands its commits to: each is kept whole, or there is Trouble."""

    async def kept(changes: list[Change]) -> None:
        try:
            await keep(written(changes))
        except Exception as refused:  # of the browser: its storage is full, or was taken away
            raise Trouble(str(refused)) from refused

    return kept
