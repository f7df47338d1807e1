"""What a list of games shows of each: where it stands, who plays, how it ended."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

import msgspec

from manoir.kernel.registry import OWN
from manoir.store.rows import FinishedHead, TableRow
from manoir.tables.archive.finished import played_of
from manoir.tables.archive.played import PlayedGame, read_played, write_played
from manoir.tables.document import Stage, read_document
from manoir.tables.lobby import Lobby


class Summary(msgspec.Struct, frozen=True):
    """A game in a list. Seats count from 1."""

    table: str
    state: Stage | Literal["deleted", "gone"]  # by those who played it; or this house has forgotten it
    game: str = ""
    when: int = 0  # milliseconds of the house's clock: when it ended, or when its table was made
    names: list[str] = []
    winners: list[int] = []
    scores: list[int] = []  # empty: not over, or nobody knows
    wished: list[int] = []  # the seats that wish it deleted
    waiting: list[int] = []  # the seats whose people must wish it too
    title: dict[str, str] = {}  # what the game is called, by language, where it is not the house's own


async def summaries(lobby: Lobby, ids: Sequence[str]) -> list[Summary]:
    """A summary of each of these games, in the same order."""
    store = lobby.house.store
    found = {row.id: _open(row) for row in await store.tables_of(ids)}
    for head in await store.heads_of(ids):
        found[head.id] = _over(head, await _played(lobby, head))
    deleted = await store.deleted_of([id for id in ids if id not in found])
    return [found.get(id) or Summary(id, "deleted" if id in deleted else "gone") for id in ids]


def _open(row: TableRow) -> Summary:
    document = read_document(row.doc)
    people = [seat for seat, place in enumerate(document.places, 1) if place.hash is not None and not place.left]
    wished = [seat + 1 for seat in document.unwanted]
    return Summary(
        row.id,
        document.stage,
        row.game,
        round(row.created * 1000),
        [place.called for place in document.places],
        wished=wished,
        waiting=[] if document.stage == "antechamber" else [seat for seat in people if seat not in wished],
        title={} if document.package in ("", OWN) else document.title,
    )


def _over(head: FinishedHead, played: PlayedGame) -> Summary:
    return Summary(
        head.id,
        "over",
        head.game,
        round(head.ended * 1000),
        list(played.names),
        [seat + 1 for seat in played.winners],
        list(played.scores),
        [seat + 1 for seat in played.wished],
        [seat + 1 for seat in played.waited_for],
        played.title,
    )


async def _played(lobby: Lobby, head: FinishedHead) -> PlayedGame:
    """How a game ended; one of an older house is replayed once, and then it is known."""
    if head.played is not None:
        return read_played(head.played)
    row = await lobby.house.store.finished(head.id)
    if row is None:
        return PlayedGame(())
    title = lobby.house.titles.get(row.game)
    played = await asyncio.to_thread(played_of, title, row)
    if title is None:
        return played
    await lobby.house.store.save_played(replace(row, played=write_played(played)), row.played)
    return played
