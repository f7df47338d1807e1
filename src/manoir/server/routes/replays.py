"""Games looked at again: moments as a chair saw them, logs, forks."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from manoir.kernel.log import Log, log_of
from manoir.kernel.wrong import WrongInput, shown
from manoir.server.bodies import Created, Fork, Moments, TableName
from manoir.server.routes.keys import TableId, TheLobby, TheSecret
from manoir.store.rows import FinishedRow
from manoir.tables.finished import Look, Part, kept_game, log_and_stage, moments, old_moments
from manoir.tables.links import new_table_id
from manoir.tables.lobby import Lobby
from manoir.tables.seats import seat_of
from manoir.tables.table import Table
from manoir.tables.verdict import Denied

MOST = 100
LOG_BYTES = 1_000_000

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
    part = Part(None, start, count, views)
    row = await lobby.house.store.finished(id)
    if row is None:
        return await _live(await lobby.find(id), secret, chair, part)
    return await _finished(lobby, row, chair, part)


async def _live(table: Table, secret: str | None, chair: str | None, part: Part) -> Moments:
    seat = seat_of(table, secret)
    play = table.play_now()
    if seat is None and (not table.kept.settings.spectators or table.kept.settings.delay > 0):
        raise Denied("no-spectators")
    if chair is not None and chair != "public" and (seat is None or chair != str(seat + 1)):
        raise Denied("not-over")
    part = replace(part, look=None if chair == "public" else seat)
    log = Log(play.log.header, list(play.log.entries))  # the table goes on while we look
    found = await asyncio.to_thread(moments, play.stage, log, part, live=True)
    return Moments(table.kept.game, list(log.header.seats), len(log.entries), False, found)


async def _finished(lobby: Lobby, row: FinishedRow, chair: str | None, part: Part) -> Moments:
    title = lobby.house.title(row.game)
    log = log_of(row.log, "log")
    part = replace(part, look=_look(chair, len(log.header.seats)))
    try:
        log, stage = log_and_stage(title, row)
        found = await asyncio.to_thread(moments, stage, log, part, live=False)
    except WrongInput:  # the rules have moved on: what was told then is still known
        found = old_moments(row.told, part)
    return Moments(row.game, list(log.header.seats), len(log.entries), True, found)


def _look(chair: str | None, seats: int) -> Look:
    if chair == "all":
        return "all"
    if chair in (None, "public"):
        return None
    if chair is None or not chair.isdecimal() or not 1 <= int(chair) <= seats:
        raise WrongInput("chair", shown(chair), f"a number from 1 to {seats}, 'public' or 'all'")
    return int(chair) - 1


@get("/api/tables/{id:str}/log", media_type="application/jsonl")
async def download(lobby: TheLobby, id: TableId) -> Response[str]:
    """The log of a finished game, to be kept, checked or brought to another house."""
    row = await lobby.finished(id)
    name = f'attachment; filename="{row.game}-{row.id}.log"'
    return Response(row.log, media_type="application/jsonl", headers={"content-disposition": name})


@post("/api/logs", request_max_body_size=LOG_BYTES)
async def upload(lobby: TheLobby, request: Request[Any, Any, Any]) -> TableName:
    """Bring the log of a finished game: it is replayed, checked and kept to be watched."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise WrongInput("log", "bytes that are not UTF-8", "a log in JSON Lines") from None
    log = log_of(text, "log")
    title = lobby.house.title(log.header.game)
    row = await asyncio.to_thread(kept_game, title, log, new_table_id(), lobby.house.now())
    await lobby.house.store.finish(row)
    return TableName(row.id)


@post("/api/tables/{id:str}/fork")
async def fork(lobby: TheLobby, id: TableId, data: JSONBody[Fork]) -> Created:
    """Play on from a moment of a finished game, at a new table."""
    table, host = await lobby.fork(await lobby.finished(id), data.moment)
    return Created(table.seen(), host, [])
