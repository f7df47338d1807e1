"""A game deleted for everybody by those who played it: `docs/decisions/deleting-games`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from manoir.kernel.log import log_of
from manoir.kernel.wrong import WrongInput
from manoir.store.rows import FinishedRow
from manoir.store.trouble import Trouble
from manoir.tables.archive.finished import brought_id, played_of
from manoir.tables.archive.played import PlayedGame, people_of, seats_of, write_played
from manoir.tables.game.recording import save
from manoir.tables.lobby import CLOSED, Lobby
from manoir.tables.messages import Dismissed
from manoir.tables.people.seat_secrets import fits
from manoir.tables.people.seats import is_host
from manoir.tables.table import Table
from manoir.tables.verdict import Denied

DELETED = Dismissed("deleted")
TRIES = 5  # each failure is the success of another who wishes the same


@dataclass(frozen=True, slots=True)
class Deletion:
    """What became of the wish to delete a game."""

    waiting: list[int]  # the seats whose people have not wished it; none: the game is gone

    @property
    def done(self) -> bool:
        """Whether the game is gone."""
        return not self.waiting


async def delete_game(lobby: Lobby, id: str, secret: str) -> Deletion:
    """Whoever holds this secret wishes a game deleted: their name goes at once, the game when all have wished it."""
    row = await lobby.house.store.finished(id)
    if row is not None:
        return await _finished(lobby, row, secret)
    table = await lobby.find(id, secret)
    found = await table.do(_wish, secret)
    if found.done:
        await lobby.forget_table(id, DELETED)
    return found


async def _finished(lobby: Lobby, row: FinishedRow, secret: str) -> Deletion:
    title, store = lobby.house.titles.get(row.game), lobby.house.store
    for _ in range(TRIES):
        played = await asyncio.to_thread(played_of, title, row)
        seats = seats_of(played.people, secret)
        if not seats and (any(played.people) or not fits(secret, played.host)):
            raise Denied("not-played")
        after = _wished(played, seats)
        if not after.waited_for:
            await store.delete_game(row.id, _copies(row), lobby.house.now())
            await lobby.forget_table(row.id, DELETED)
            return Deletion([])
        nameless = replace(row, log=_without_names(row.log, after.names), played=write_played(after))
        if await store.save_played(nameless, row.played):
            for copy in _copies(row) if nameless.log != row.log else ():
                await store.delete_game(copy, (), lobby.house.now())
            await lobby.forget_table(row.id, CLOSED)  # its journal holds the names too
            return Deletion(after.waited_for)
        row = await lobby.finished(row.id)
    raise Trouble("the game changed again and again")


async def _wish(table: Table, secret: str) -> Deletion:
    """Mail: a seat wishes an unfinished game deleted; its host may do so where nobody played."""
    document = table.document
    seats = seats_of(people_of(document), secret)
    people = [seat for seat, place in enumerate(document.places) if place.hash is not None and not place.left]
    if document.stage == "antechamber" or not people:
        if not is_host(table, secret):
            raise Denied("not-host")
        people = []
    elif not seats:
        raise Denied("not-played")
    wished = sorted({*document.unwanted, *seats})
    waiting = [seat for seat in people if seat not in wished]
    if waiting:
        document.unwanted = wished
        await save(table)
        return Deletion(waiting)
    await table.house.store.delete_game(table.id, (), table.house.now())
    document.stage = "closed"  # nothing more is written to it
    table.audience.dismiss(DELETED)
    return Deletion([])


def _wished(played: PlayedGame, seats: Sequence[int]) -> PlayedGame:
    """The same game without the names of those who wish it deleted."""
    names = tuple(f"{seat + 1}" if seat in seats else name for seat, name in enumerate(played.names))
    return msgspec.structs.replace(played, names=names, wished=tuple(sorted({*played.wished, *seats})))


def _copies(row: FinishedRow) -> list[str]:
    """Under which names the same game is kept if somebody brought its log to this house."""
    try:
        return [brought_id(log_of(row.log, "log"))]
    except WrongInput:
        return []


def _without_names(text: str, names: tuple[str, ...]) -> str:
    """A log with other names. Its dice can no longer be checked, for the names were sealed with them."""
    try:
        log = log_of(text, "log")
    except WrongInput:  # nobody could read it, and names may stand anywhere in it
        return ""
    if names == log.header.seats:
        return text
    log.header = replace(log.header, seats=names, fair=None)
    return log.text()
