"""Tables: made, looked at, sat down at; and what their hosts may do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVarTuple

from manoir.protocol import http_types as http
from manoir.protocol.request import Request, SeatInPath, TableId
from manoir.tables.document import Settings, read_document
from manoir.tables.people import hosting, seats
from manoir.tables.scenes.public import table_seen
from manoir.tables.scenes.scene import TableSeen
from manoir.tables.table import Table
from manoir.tables.verdict import Denied

Given = TypeVarTuple("Given")


async def listed(request: Request) -> list[http.Listed]:
    """The tables that their hosts chose to show, the latest first."""
    found = []
    for row in await request.lobby.listed():
        document = read_document(row.doc)
        free = sum(place.free for place in document.places)
        names = [place.called for place in document.places if place.called]
        found.append(http.Listed(row.id, row.game, row.stage, len(document.places), free, names))
    return found


async def create(request: Request, data: http.CreateTable) -> http.Created:
    """Make a table; whoever makes it is its host."""
    lobby, caller = request.lobby, request.caller
    if data.start and any(isinstance(wish, http.OpenSeat) for wish in data.seats):
        raise Denied("seat-open")
    for wish in data.seats:
        if isinstance(wish, http.BotSeat):
            lobby.house.bot(wish.bot, data.game)
    alone = all(isinstance(wish, http.BotSeat) for wish in data.seats)
    one_screen = sum(isinstance(wish, http.MySeat) for wish in data.seats) > 1
    with request.quotas.make(caller, alone):
        table, host = await lobby.create(
            data.game, len(data.seats), data.edition, dict(data.options), data.settings, one_screen, caller=caller
        )
        held = []
        for number, wish in enumerate(data.seats):
            if isinstance(wish, http.MySeat):
                seat, secret = await table.do(seats.sit, number, wish.name, host)
                held.append(http.Held(seat + 1, secret))
            elif isinstance(wish, http.BotSeat):
                await table.do(hosting.seat_bot, number, wish.bot, wish.name)
        if data.start:
            await table.do(hosting.start)
    return http.Created(table_seen(table), host, held)


async def look(request: Request, id: TableId) -> TableSeen:
    """A table as everybody sees it."""
    return table_seen(await request.table(id))


async def sit(request: Request, id: TableId, data: http.SitDown) -> http.Held:
    """Sit down on an open seat; before the start."""
    table = await request.table(id)
    wanted = None if data.seat is None else data.seat - 1
    share = None if data.share is None else (data.share.commitment, data.share.share)
    seat, held = await table.do(seats.sit, wanted, data.name, request.secret, share)
    return http.Held(seat + 1, held)


async def share(request: Request, id: TableId, data: http.Share) -> TableSeen:
    """A seat: my share of the dice; once, before the start."""
    table, seat = await request.seated(id)
    return await _after(table, seats.share, seat, data.commitment, data.share)


async def leave(request: Request, id: TableId) -> TableSeen:
    """Get up; in a game a bot plays on, and the seat may be given to somebody else."""
    table, seat = await request.seated(id)
    return await _after(table, seats.leave, seat)


async def change_settings(request: Request, id: TableId, data: Settings) -> TableSeen:
    """Host: clock, spectators, listing, grace; at any time, but how long seats are kept only before the start."""
    return await _after(await request.as_host(id), hosting.change_settings, data)


async def change_options(request: Request, id: TableId, data: http.ChangeOptions) -> TableSeen:
    """Host: edition and options of the game; before the start."""
    return await _after(await request.as_host(id), hosting.change_game, data.edition, data.options)


async def add_seat(request: Request, id: TableId) -> TableSeen:
    """Host: one more seat; before the start."""
    return await _after(await request.as_host(id), hosting.add_seat)


async def change_seat(
    request: Request, id: TableId, seat: SeatInPath, data: http.OpenSeat | http.BotSeat | http.NamedSeat
) -> TableSeen:
    """Host: open a seat (before the start), seat a bot there, or rename it; before the start, a seat: my own name."""
    table = await request.table(id)
    mine = table.document.stage == "antechamber" and seats.seat_of(table, request.secret) == seat - 1
    if not (mine and isinstance(data, http.NamedSeat)):
        table = await request.as_host(id)
    if isinstance(data, http.BotSeat):
        return await _after(table, hosting.seat_bot, seat - 1, data.bot, data.name)
    if isinstance(data, http.NamedSeat):
        return await _after(table, hosting.rename, seat - 1, data.name)
    return await _after(table, hosting.open_seat, seat - 1)


async def remove_seat(request: Request, id: TableId, seat: SeatInPath) -> TableSeen:
    """Host: take a seat away; before the start."""
    return await _after(await request.as_host(id), hosting.remove_seat, seat - 1)


async def invite(request: Request, id: TableId, seat: SeatInPath, data: http.Invite) -> http.Held:
    """Host: a secret link for a seat that no person holds; in a game it waits for everybody's agreement."""
    table = await request.as_host(id)
    return http.Held(seat, await table.do(hosting.invite, seat - 1, data.name))


async def hand_over(request: Request, id: TableId, data: http.HandOver) -> TableSeen:
    """Host: make the person on a seat the host."""
    return await _after(await request.as_host(id), hosting.hand_over, data.seat - 1)


async def start(request: Request, id: TableId) -> TableSeen:
    """Host: begin the game."""
    table = await request.as_host(id)
    request.quotas.start(request.caller, table)
    return await _after(table, hosting.start)


async def pause(request: Request, id: TableId, data: http.Pause) -> TableSeen:
    """Host: stop the game, or let it go on."""
    return await _after(await request.as_host(id), hosting.pause, data.paused)


async def close(request: Request, id: TableId) -> TableSeen:
    """Host: end the table; any seat, where the game cannot go on."""
    table = await request.table(id)
    if table.stuck is None or seats.seat_of(table, request.secret) is None:
        await request.as_host(id)
    return await _after(table, hosting.close)


async def rematch(request: Request, id: TableId) -> http.TableName:
    """Any seat, or the host: the same people again, at a new table where every secret link works too."""
    table = await request.table(id)
    seat = seats.seat_of(table, request.secret)
    if seat is None and not seats.is_host(table, request.secret):
        raise Denied("not-seated")
    if table.document.rematch is not None:
        return http.TableName(table.document.rematch)
    with request.quotas.make(request.caller):
        return http.TableName(await table.do(request.lobby.rematch, request.caller, seat))


async def _after(table: Table, work: Callable[[Table, *Given], Awaitable[object]], *given: *Given) -> TableSeen:
    """A table as everybody sees it once something is done there."""
    await table.do(work, *given)
    return table_seen(table)
