"""Seats and a list of games moved from device to device; secrets and tickets stand in no address."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from manoir.protocol.http_types import (
    ClaimTransfer,
    GiveTransfer,
    OfferTransfer,
    TransferClaimed,
    TransferOffered,
    TransferSeen,
    TransferTaken,
)
from manoir.server.routes.keys import TheCaller, TheLobby, TheQuotas, TheSecret
from manoir.tables import transfers
from manoir.tables.lobby import Lobby

SEALED_BYTES = 500_000


@post("/api/transfers")
async def offer(lobby: TheLobby, data: JSONBody[OfferTransfer]) -> TransferOffered:
    """The device that gives: a code that lasts for some minutes and works once."""
    code, ticket = await transfers.offer(lobby.house, data.key)
    return TransferOffered(code, ticket.ticket, _milliseconds(ticket.until))


@post("/api/transfers/claim")
async def claim(
    lobby: TheLobby, quotas: TheQuotas, caller: TheCaller, data: JSONBody[ClaimTransfer]
) -> TransferClaimed:
    """The device that asks, with the code; the other one is told, and decides."""
    with quotas.guess(caller):
        ticket = await transfers.claim(lobby.house, data.code, data.key, data.device)
    return TransferClaimed(ticket.ticket, ticket.key, _milliseconds(ticket.until))


@get("/api/transfers/mine")
async def look(lobby: TheLobby, secret: TheSecret) -> TransferSeen:
    """Either device, by its ticket: how far it has come."""
    return await _seen(lobby, secret)


@post("/api/transfers/give", status_code=200, request_max_body_size=SEALED_BYTES)
async def give(
    lobby: TheLobby, quotas: TheQuotas, caller: TheCaller, secret: TheSecret, data: JSONBody[GiveTransfer]
) -> TransferSeen:
    """The device that gives: yes, to the one that asks."""
    quotas.bring(caller, len(data.sealed))
    await transfers.give(lobby.house, secret or "", data.sealed)
    return await _seen(lobby, secret)


@post("/api/transfers/refuse", status_code=200)
async def refuse(lobby: TheLobby, secret: TheSecret) -> TransferSeen:
    """The device that gives: no, and the code is void."""
    await transfers.refuse(lobby.house, secret or "")
    return await _seen(lobby, secret)


@post("/api/transfers/take", status_code=200)
async def take(lobby: TheLobby, secret: TheSecret) -> TransferTaken:
    """The device that asks: what was sealed for it, once."""
    return TransferTaken(await transfers.take(lobby.house, secret or ""))


async def _seen(lobby: Lobby, ticket: str | None) -> TransferSeen:
    now = await transfers.progress(lobby.house, ticket or "")
    return TransferSeen(now.stage, now.device, now.key, _milliseconds(now.until))


def _milliseconds(at: float) -> int:
    return round(at * 1000)
