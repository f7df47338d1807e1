"""Tables over HTTP: made, looked at, sat down at; and what their hosts may do."""

from __future__ import annotations

from litestar import delete, get, patch, post, put
from litestar.params import JSONBody

from manoir.protocol.http_types import (
    BotSeat,
    ChangeOptions,
    Created,
    CreateTable,
    HandOver,
    Held,
    Invite,
    Listed,
    MySeat,
    NamedSeat,
    OpenSeat,
    Pause,
    Share,
    SitDown,
    TableName,
)
from manoir.server.routes.keys import (
    SeatInPath,
    TableId,
    TheCaller,
    TheLobby,
    TheQuotas,
    TheSecret,
    hosted,
    seated,
)
from manoir.tables import dice, hosting, seats
from manoir.tables.document import Settings, read_kept
from manoir.tables.scene import TableSeen
from manoir.tables.verdict import Denied


@get("/api/tables")
async def listed(lobby: TheLobby) -> list[Listed]:
    """The tables that their hosts chose to show, the latest first."""
    found = []
    for row in await lobby.listed():
        kept = read_kept(row.doc)
        free = sum(place.free for place in kept.places)
        names = [place.called for place in kept.places if place.called]
        found.append(Listed(row.id, row.game, row.stage, len(kept.places), free, names))
    return found


@post("/api/tables")
async def create(lobby: TheLobby, quotas: TheQuotas, caller: TheCaller, data: JSONBody[CreateTable]) -> Created:
    """Make a table; whoever makes it is its host."""
    if data.start and any(isinstance(wish, OpenSeat) for wish in data.seats):
        raise Denied("seat-open")
    for wish in data.seats:
        if isinstance(wish, BotSeat):
            lobby.house.bot(wish.bot, data.game)
    alone = all(isinstance(wish, BotSeat) for wish in data.seats)
    one_screen = sum(isinstance(wish, MySeat) for wish in data.seats) > 1
    with quotas.make(caller, alone):
        table, host = await lobby.create(
            data.game, len(data.seats), data.edition, dict(data.options), data.settings, one_screen, caller=caller
        )
        held = []
        for number, wish in enumerate(data.seats):
            if isinstance(wish, MySeat):
                seat, secret = await table.do(seats.sit, number, wish.name, host)
                held.append(Held(seat + 1, secret))
            elif isinstance(wish, BotSeat):
                await table.do(hosting.seat_bot, number, wish.bot, wish.name)
        if data.start:
            await table.do(hosting.start)
    return Created(table.seen(), host, held)


@get("/api/tables/{id:str}")
async def look(lobby: TheLobby, secret: TheSecret, id: TableId) -> TableSeen:
    """A table as everybody sees it."""
    return (await lobby.find(id, secret)).seen()


@post("/api/tables/{id:str}/sit")
async def sit(lobby: TheLobby, secret: TheSecret, id: TableId, data: JSONBody[SitDown]) -> Held:
    """Sit down on an open seat; before the start."""
    table = await lobby.find(id, secret)
    wanted = None if data.seat is None else data.seat - 1
    share = None if data.share is None else (data.share.commitment, data.share.share)
    seat, held = await table.do(seats.sit, wanted, data.name, secret, share)
    return Held(seat + 1, held)


@put("/api/tables/{id:str}/share")
async def share(lobby: TheLobby, secret: TheSecret, id: TableId, data: JSONBody[Share]) -> TableSeen:
    """A seat: my share of the dice; once, before the start."""
    table, seat = await seated(lobby, id, secret)
    await table.do(dice.share, seat, data.commitment, data.share)
    return table.seen()


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(lobby: TheLobby, secret: TheSecret, id: TableId) -> TableSeen:
    """Get up; in a game a bot plays on, and the seat may be given to somebody else."""
    table, seat = await seated(lobby, id, secret)
    await table.do(seats.leave, seat)
    return table.seen()


@put("/api/tables/{id:str}/settings")
async def change_settings(lobby: TheLobby, secret: TheSecret, id: TableId, data: JSONBody[Settings]) -> TableSeen:
    """Host: clock, spectators, listing, grace; at any time, but how long seats are kept only before the start."""
    table = await hosted(lobby, id, secret)
    await table.do(hosting.change_settings, data)
    return table.seen()


@patch("/api/tables/{id:str}/options")
async def change_options(lobby: TheLobby, secret: TheSecret, id: TableId, data: JSONBody[ChangeOptions]) -> TableSeen:
    """Host: edition and options of the game; before the start."""
    table = await hosted(lobby, id, secret)
    await table.do(hosting.change_game, data.edition, data.options)
    return table.seen()


@post("/api/tables/{id:str}/seats")
async def add_seat(lobby: TheLobby, secret: TheSecret, id: TableId) -> TableSeen:
    """Host: one more seat; before the start."""
    table = await hosted(lobby, id, secret)
    await table.do(hosting.add_seat)
    return table.seen()


@put("/api/tables/{id:str}/seats/{seat:int}")
async def change_seat(
    lobby: TheLobby, secret: TheSecret, id: TableId, seat: SeatInPath, data: JSONBody[OpenSeat | BotSeat | NamedSeat]
) -> TableSeen:
    """Host: open a seat (before the start), seat a bot there, or rename it; before the start, a seat: my own name."""
    table = await lobby.find(id, secret)
    mine = table.kept.stage == "antechamber" and seats.seat_of(table, secret) == seat - 1
    if not (mine and isinstance(data, NamedSeat)):
        table = await hosted(lobby, id, secret)
    if isinstance(data, BotSeat):
        await table.do(hosting.seat_bot, seat - 1, data.bot, data.name)
    elif isinstance(data, NamedSeat):
        await table.do(hosting.rename, seat - 1, data.name)
    else:
        await table.do(hosting.open_seat, seat - 1)
    return table.seen()


@delete("/api/tables/{id:str}/seats/{seat:int}", status_code=200)
async def remove_seat(lobby: TheLobby, secret: TheSecret, id: TableId, seat: SeatInPath) -> TableSeen:
    """Host: take a seat away; before the start."""
    table = await hosted(lobby, id, secret)
    await table.do(hosting.remove_seat, seat - 1)
    return table.seen()


@post("/api/tables/{id:str}/seats/{seat:int}/invite")
async def invite(lobby: TheLobby, secret: TheSecret, id: TableId, seat: SeatInPath, data: JSONBody[Invite]) -> Held:
    """Host: a secret link for a seat that no person holds; in a game it waits for everybody's agreement."""
    table = await hosted(lobby, id, secret)
    return Held(seat, await table.do(hosting.invite, seat - 1, data.name))


@post("/api/tables/{id:str}/host", status_code=200)
async def hand_over(lobby: TheLobby, secret: TheSecret, id: TableId, data: JSONBody[HandOver]) -> TableSeen:
    """Host: make the person on a seat the host."""
    table = await hosted(lobby, id, secret)
    await table.do(hosting.hand_over, data.seat - 1)
    return table.seen()


@post("/api/tables/{id:str}/start", status_code=200)
async def start(lobby: TheLobby, quotas: TheQuotas, caller: TheCaller, secret: TheSecret, id: TableId) -> TableSeen:
    """Host: begin the game."""
    table = await hosted(lobby, id, secret)
    quotas.start(caller, table)
    await table.do(hosting.start)
    return table.seen()


@post("/api/tables/{id:str}/pause", status_code=200)
async def pause(lobby: TheLobby, secret: TheSecret, id: TableId, data: JSONBody[Pause]) -> TableSeen:
    """Host: stop the game, or let it go on."""
    table = await hosted(lobby, id, secret)
    await table.do(hosting.pause, data.paused)
    return table.seen()


@post("/api/tables/{id:str}/close", status_code=200)
async def close(lobby: TheLobby, secret: TheSecret, id: TableId) -> TableSeen:
    """Host: end the table; any seat, where the game cannot go on."""
    table = await lobby.find(id, secret)
    if table.stuck is None or seats.seat_of(table, secret) is None:
        await hosted(lobby, id, secret)
    await table.do(hosting.close)
    return table.seen()


@post("/api/tables/{id:str}/rematch")
async def rematch(lobby: TheLobby, quotas: TheQuotas, caller: TheCaller, secret: TheSecret, id: TableId) -> TableName:
    """Any seat, or the host: the same people again, at a new table where every secret link works too."""
    table = await lobby.find(id, secret)
    seat = seats.seat_of(table, secret)
    if seat is None and not seats.is_host(table, secret):
        raise Denied("not-seated")
    if table.kept.rematch is not None:
        return TableName(table.kept.rematch)
    with quotas.make(caller):
        return TableName(await table.do(lobby.rematch, caller, seat))
