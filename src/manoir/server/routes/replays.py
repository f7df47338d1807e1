"""Games looked at again: moments as a chair saw them, logs, forks."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from manoir.kernel.log import Log, log_of
from manoir.kernel.numeral import is_numeral
from manoir.kernel.wrong import WrongInput, shown
from manoir.protocol.http_types import Created, Fork, Moments, TableName
from manoir.server.routes.keys import TableId, TheCaller, TheLobby, TheQuotas, TheSecret
from manoir.store.rows import FinishedRow
from manoir.tables.ending import ending_of
from manoir.tables.finished import (
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
from manoir.tables.forked import PositionSeen, position_of
from manoir.tables.lobby import Lobby
from manoir.tables.remarks import remarks_in
from manoir.tables.scene import EndingSeen
from manoir.tables.seats import seat_of
from manoir.tables.table import Table
from manoir.tables.verdict import Denied

MOST = 100
LOG_BYTES = 1_000_000
NO_LOG = ("log", "log: line 1", "log: line 1: log")  # what is wrong here is no log at all
HOUR = 3600.0  # how exactly it is noted when a game that was brought was looked at

From = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=MOST)]
ChairName = Annotated[str | None, QueryParameter(max_length=10, description="A seat's number, `public` or `all`")]


@get("/api/tables/{id:str}/moments")
async def look_back(
    lobby: TheLobby,
    secret: TheSecret,
    id: TableId,
    chair: ChairName = None,
    start: From = 0,
    count: Count = 50,
    views: FromQuery[bool] = True,
) -> Moments:
    """A finished game as any chair saw it (`all`: with everything shown); a live one as my own chair saw it."""
    part = Excerpt(None, start, count, views)
    row = await lobby.house.store.finished(id)
    if row is None:
        return await _live(await lobby.find(id, secret), secret, chair, part)
    if row.looked is not None and lobby.house.now() - row.looked > HOUR:
        await lobby.house.store.look(id, lobby.house.now())
    return await _finished(lobby, row, chair, part)


async def _live(table: Table, secret: str | None, chair: str | None, part: Excerpt) -> Moments:
    seat = seat_of(table, secret)
    play = table.play_now()
    if seat is None and (not table.kept.settings.spectators or table.kept.settings.delay > 0):
        raise Denied("no-spectators")
    if chair is not None and chair != "public" and (seat is None or chair != str(seat + 1)):
        raise Denied("not-over")
    part = replace(part, look=None if chair == "public" else seat)
    remarks = remarks_in(await table.house.store.journal(table.id))
    log = Log(play.log.header, list(play.log.entries))  # the table goes on while we look
    found = await asyncio.to_thread(moments, play.stage, log, part, remarks, live=True)
    return Moments(table.kept.game, list(log.header.seats), len(log.entries), False, [], found.board, found.moments)


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
        raise WrongInput("chair", shown(chair), f"a number from 1 to {seats}, 'public' or 'all'")
    return int(chair) - 1


@get("/api/tables/{id:str}/ending")
async def ending(lobby: TheLobby, id: TableId) -> EndingSeen:
    """A finished game in numbers: where points came from, what chance did, the moment at which it turned."""
    row = await lobby.finished(id)
    return await asyncio.to_thread(ending_of, lobby.house.titles.get(row.game), row)


@get("/api/tables/{id:str}/log", media_type="application/jsonl")
async def download(lobby: TheLobby, id: TableId) -> Response[str]:
    """The log of a finished game, to be kept, checked or brought to another house."""
    row = await lobby.finished(id)
    name = f'attachment; filename="{row.game}-{row.id}.log"'
    return Response(row.log, media_type="application/jsonl", headers={"content-disposition": name})


@get("/api/tables/{id:str}/position")
async def position(lobby: TheLobby, secret: TheSecret, id: TableId) -> PositionSeen:
    """Where a table starts that plays on from a moment of another game, and who sat there then."""
    table = await lobby.find(id, secret)
    return await position_of(lobby.house, table.kept)


@post("/api/logs", request_max_body_size=LOG_BYTES)
async def upload(lobby: TheLobby, quotas: TheQuotas, caller: TheCaller, request: Request[Any, Any, Any]) -> TableName:
    """Bring the log of a finished game: it is replayed, checked and kept to be watched."""
    data = await request.body()
    quotas.bring(caller, len(data))
    log = _read(data)
    if log.header.game not in lobby.house.titles:
        known = ", ".join(lobby.house.titles)
        raise Denied("log-of-no-game", f"log: line 1: game: found {shown(log.header.game)}, expected one of {known}")
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


@post("/api/tables/{id:str}/fork")
async def fork(lobby: TheLobby, quotas: TheQuotas, caller: TheCaller, id: TableId, data: JSONBody[Fork]) -> Created:
    """Play on from a moment of a finished game, at a new table."""
    row = await lobby.finished(id)
    with quotas.make(caller):
        table, host = await lobby.fork(row, data.moment, caller)
    return Created(table.seen(), host, [])
