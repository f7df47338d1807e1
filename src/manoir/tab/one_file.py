"""All games of a tab as one file, out and in: a cleared browser or a new phone loses nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from manoir.kernel.wrong import WrongInput
from manoir.protocol.request import Request
from manoir.protocol.route import Route
from manoir.store.memory import MemoryStore
from manoir.store.rows import EntryRow, FinishedRow, SnapshotRow, TableRow
from manoir.store.shelves import Change

FORM = 1
MOST = 500_000_000  # bytes: a device's own file, read by itself


class Everything(msgspec.Struct, kw_only=True):
    """What such a file holds of the house; the page adds what this device holds of its seats."""

    form: int = FORM
    tables: dict[str, TableRow] = {}
    entries: dict[str, EntryRow] = {}
    snapshots: dict[str, SnapshotRow] = {}
    finished: dict[str, FinishedRow] = {}
    page: Any = None


class Brought(msgspec.Struct):
    """What a file brought."""

    games: int  # that were not here, or went on further elsewhere
    page: Any = None


async def give(request: Request) -> Everything:
    """Everything that this house keeps."""
    rows = _shelves(request)
    return Everything(
        tables=rows["tables"], entries=rows["entries"], snapshots=rows["snapshots"], finished=rows["finished"]
    )


async def take(request: Request, body: bytes) -> Brought:
    """Take in a file: games that are not here, and those that went on further there. What is here otherwise stays."""
    try:
        file = msgspec.json.decode(body, type=Everything)
    except msgspec.MsgspecError as wrong:
        raise WrongInput("file", str(wrong)[:200], "all games of a house in a tab, as it wrote them") from None
    if file.form != FORM:
        raise WrongInput("file", f"form {file.form}", f"form {FORM}: this house is older, or newer, than the file")
    store = request.lobby.house.store
    assert isinstance(store, MemoryStore)
    changes: list[Change] = []
    games: set[str] = set()
    for id, row in file.tables.items():
        here = store.tables.get(id)
        theirs = [one for one in file.entries.values() if one.table_id == id]
        mine = [one for one in store.entries.values() if one.table_id == id]
        if here is None or len(theirs) > len(mine):
            games.add(id)
            fence = max(row.fence, 0 if here is None else here.fence) + 1  # whoever runs it here may save no more
            changes += [
                ("tables", id, replace(row, owner=None, fence=fence)),
                ("snapshots", id, file.snapshots.get(id)),
            ]
            changes += [("entries", f"{one.table_id} {one.number}", one) for one in theirs]
    for id, done in file.finished.items():
        if id not in store.games:
            games.add(id)
            changes.append(("finished", id, done))
    await store.shelves.commit(lambda: changes)
    return Brought(len(games), file.page)


def _shelves(request: Request) -> dict[str, dict[str, Any]]:
    store = request.lobby.house.store
    assert isinstance(store, MemoryStore)
    return store.shelves.rows


ONE_FILE = [
    Route("GET", "/api/pocket", 200, give),
    Route("POST", "/api/pocket", 200, take, most=MOST),
]
"""What only a tab answers."""
