"""Games looked at again: moments as a chair saw them, logs, forks."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated

from msgspec import Meta

from manoir.kernel.log import Log, log_of
from manoir.kernel.numeral import is_numeral
from manoir.kernel.wrong import WrongInput, quoted
from manoir.protocol.http_types import Created, Fork, Moments, TableName
from manoir.protocol.reply import Download
from manoir.protocol.request import Request, TableId
from manoir.store.rows import FinishedRow
from manoir.tables.archive.finished import (
    FINISHED,
    Excerpt,
    Look,
    LookedAt,
    brought_game,
    gone_moments,
    log_and_stage,
    moments,
    old_moments,
    played_of,
    with_remarks,
)
from manoir.tables.archive.forked import PositionSeen, position_of
from manoir.tables.archive.remarks import remarks_in
from manoir.tables.lobby import Lobby
from manoir.tables.people.seats import seat_of
from manoir.tables.scenes.ending import ending_of
from manoir.tables.scenes.public import table_seen
from manoir.tables.scenes.scene import EndingSeen
from manoir.tables.table import Table
from manoir.tables.verdict import Denied

MOST = 100
NO_LOG = ("log", "log: line 1", "log: line 1: log")  # what is wrong here is no log at all
HOUR = 3600.0  # how exactly it is noted when a game that was brought was looked at

From = Annotated[int, Meta(ge=0, le=1_000_000)]
Count = Annotated[int, Meta(ge=1, le=MOST)]
ChairName = Annotated[str, Meta(max_length=10, description="A seat's number, `public` or `all`")]


async def look_back(
    request: Request,
    id: TableId,
    chair: ChairName | None = None,
    from_: From = 0,
    count: Count = 50,
    views: bool = True,
) -> Moments:
    """A finished game as any chair saw it (`all`: with everything shown); a live one as my own chair saw it."""
    lobby = request.lobby
    part = Excerpt(None, from_, count, views)
    row = await lobby.house.store.finished(id)
    if row is None:
        return await _live(await request.table(id), request.secret, chair, part)
    if row.looked is not None and lobby.house.now() - row.looked > HOUR:
        await lobby.house.store.look(id, lobby.house.now())
    return await _finished(lobby, row, chair, part)


async def _live(table: Table, secret: str | None, chair: str | None, part: Excerpt) -> Moments:
    seat = seat_of(table, secret)
    play = table.play_now()
    if seat is None and (not table.document.settings.spectators or table.document.settings.delay > 0):
        raise Denied("no-spectators")
    if chair is not None and chair != "public" and (seat is None or chair != str(seat + 1)):
        raise Denied("not-over")
    part = replace(part, look=None if chair == "public" else seat)
    remarks = remarks_in(await table.house.store.journal(table.id))
    log = Log(play.log.header, list(play.log.entries))  # the table goes on while we look
    found = await asyncio.to_thread(moments, play.stage, log, part, remarks, live=True)
    return Moments(table.document.game, list(log.header.seats), len(log.entries), False, [], found.board, found.moments)


async def _finished(lobby: Lobby, row: FinishedRow, chair: str | None, part: Excerpt) -> Moments:
    title = lobby.house.titles.get(row.game)
    log = log_of(row.log, "log")
    part = replace(part, look=_look(chair, len(log.header.seats)))
    winners = [seat + 1 for seat in (await asyncio.to_thread(played_of, title, row)).winners]
    names, total = list(log.header.seats), len(log.entries)
    if title is None:
        gone, told = await asyncio.to_thread(gone_moments, row, part, names)
        return Moments(row.game, names, total, True, winners, {}, told, gone)
    remarks = remarks_in(await lobby.house.store.journal(row.id))  # for as long as its table is kept
    try:
        log, stage = log_and_stage(title, row)
        found = await asyncio.to_thread(moments, stage, log, part, remarks, live=False)
    except WrongInput:  # the rules have moved on: what was told then is still known
        found = LookedAt({}, [with_remarks(moment, remarks) for moment in old_moments(row.told, part)])
    return Moments(row.game, names, total, True, winners, found.board, found.moments)


def _look(chair: str | None, seats: int) -> Look:
    if chair == "all":
        return "all"
    if chair in (None, "public"):
        return None
    if chair is None or not is_numeral(chair) or not 1 <= int(chair) <= seats:
        raise WrongInput("chair", quoted(chair), f"a number from 1 to {seats}, 'public' or 'all'")
    return int(chair) - 1


async def ending(request: Request, id: TableId) -> EndingSeen:
    """A finished game in numbers: where points came from, what chance did, the moment at which it turned."""
    row = await request.lobby.finished(id)
    return await asyncio.to_thread(ending_of, request.lobby.house.titles.get(row.game), row)


async def download(request: Request, id: TableId) -> Download:
    """The log of a finished game, to be kept, checked or brought to another house."""
    row = await request.lobby.finished(id)
    return Download(row.log, f"{row.game}-{row.id}.log")


async def position(request: Request, id: TableId) -> PositionSeen:
    """Where a table starts that plays on from a moment of another game, and who sat there then."""
    table = await request.table(id)
    return await position_of(request.lobby.house, table.document)


async def upload(request: Request, body: bytes) -> TableName:
    """Bring the log of a finished game: it is replayed, checked and kept to be watched."""
    lobby = request.lobby
    request.quotas.bring(request.caller, len(body))
    log = _read(body)
    if log.header.game not in lobby.house.titles:
        known = ", ".join(lobby.house.titles)
        raise Denied("log-of-no-game", f"log: line 1: game: found {quoted(log.header.game)}, expected one of {known}")
    try:
        row = await asyncio.to_thread(brought_game, lobby.house.titles[log.header.game], log, lobby.house.now())
    except WrongInput as wrong:
        raise Denied("log-unfinished" if wrong.expected == FINISHED else "log-misfit", str(wrong)) from None
    if await lobby.house.store.deleted_of([row.id]):
        raise Denied("deleted")
    await lobby.house.store.finish(row)
    return TableName(row.id)


def _read(data: bytes) -> Log:
    """A file as a log; Denied says whether it is none, or which field of it is wrong."""
    try:
        return log_of(data.decode("utf-8"), "log")
    except UnicodeDecodeError:
        raise Denied("not-a-log", "log: found bytes that are not UTF-8, expected a log in JSON Lines") from None
    except WrongInput as wrong:
        raise Denied("not-a-log" if wrong.place in NO_LOG else "log-misfit", str(wrong)) from None


async def fork(request: Request, id: TableId, data: Fork) -> Created:
    """Play on from a moment of a finished game, at a new table."""
    row = await request.lobby.finished(id)
    with request.quotas.make(request.caller):
        table, host = await request.lobby.fork(row, data.moment, request.caller)
    return Created(table_seen(table), host, [])
