"""Finished games carried from house to house: a file of JSON Lines, one game a line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from manoir.kernel.log import log_of
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, quoted
from manoir.store.rows import FinishedRow
from manoir.store.table_store import TableStore
from manoir.tables.archive.finished import kept_game


@dataclass(frozen=True, slots=True)
class Carried:
    """What became of the games of a file."""

    kept: int
    known: int  # this house had them already
    deleted: int = 0  # those who played them had them deleted here: they do not come back


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(FinishedRow)


async def export_games(store: TableStore, path: Path) -> int:
    """Write every finished game of a house to a file, whole or not at all; returns how many."""
    scratch = path.with_name(path.name + ".part")
    ids = await store.finished_ids()
    with scratch.open("wb") as file:
        for id in ids:
            row = await store.finished(id)
            if row is not None:
                file.write(_encoder.encode(row) + b"\n")
    scratch.replace(path)
    return len(ids)


async def import_games(store: TableStore, titles: Mapping[str, Title], path: Path) -> Carried:
    """Keep the games of a file, every one checked before the first is kept; WrongInput names the line."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as trouble:
        raise WrongInput(str(path), trouble.strerror or "an unreadable file", "finished games, one a line") from None
    rows = [_checked(titles, line, f"{path}: line {number}") for number, line in enumerate(lines, 1)]
    return await _keep(store, rows)


async def _keep(store: TableStore, rows: Iterable[FinishedRow]) -> Carried:
    kept = known = deleted = 0
    for row in rows:
        if await store.deleted_of([row.id]):
            deleted += 1
        elif await store.finished(row.id) is not None:
            known += 1
        else:
            await store.finish(row)
            kept += 1
    return Carried(kept, known, deleted)


def _checked(titles: Mapping[str, Title], line: bytes, where: str) -> FinishedRow:
    """A game of a file; replayed if its rules are still ours, taken at its word if they have moved on."""
    try:
        row = _decoder.decode(line)
    except (msgspec.ValidationError, msgspec.DecodeError) as wrong:
        raise WrongInput(where, quoted(line[:60]), f"a finished game ({wrong})") from None
    log = log_of(row.log, where)
    title = titles.get(log.header.game)
    if title is None:
        raise WrongInput(where, quoted(log.header.game), f"one of {', '.join(titles)}")
    if title.under(log.header.rules) is None:
        return row
    try:
        found = kept_game(title, log, row.id, row.ended)
        return found if row.played is None else replace(found, played=row.played)
    except WrongInput as wrong:
        raise wrong.within(where) from None
