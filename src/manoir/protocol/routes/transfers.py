"""Seats and a list of games moved from device to device; secrets and tickets stand in no address."""

from __future__ import annotations

from manoir.protocol import http_types as http
from manoir.protocol.request import Request
from manoir.tables.people import transfers


async def offer(request: Request, data: http.OfferTransfer) -> http.TransferOffered:
    """The device that gives: a code that lasts for some minutes and works once."""
    code, ticket = await transfers.offer(request.lobby.house, data.key)
    return http.TransferOffered(code, ticket.ticket, _milliseconds(ticket.until))


async def claim(request: Request, data: http.ClaimTransfer) -> http.TransferClaimed:
    """The device that asks, with the code; the other one is told, and decides."""
    with request.quotas.guess(request.caller):
        ticket = await transfers.claim(request.lobby.house, data.code, data.key, data.device)
    return http.TransferClaimed(ticket.ticket, ticket.key, _milliseconds(ticket.until))


async def look(request: Request) -> http.TransferSeen:
    """Either device, by its ticket: how far it has come."""
    return await _seen(request)


async def give(request: Request, data: http.GiveTransfer) -> http.TransferSeen:
    """The device that gives: yes, to the one that asks."""
    request.quotas.bring(request.caller, len(data.sealed))
    await transfers.give(request.lobby.house, request.secret or "", data.sealed)
    return await _seen(request)


async def refuse(request: Request) -> http.TransferSeen:
    """The device that gives: no, and the code is void."""
    await transfers.refuse(request.lobby.house, request.secret or "")
    return await _seen(request)


async def take(request: Request) -> http.TransferTaken:
    """The device that asks: what was sealed for it, once."""
    return http.TransferTaken(await transfers.take(request.lobby.house, request.secret or ""))


async def _seen(request: Request) -> http.TransferSeen:
    now = await transfers.progress(request.lobby.house, request.secret or "")
    return http.TransferSeen(now.stage, now.device, now.key, _milliseconds(now.until))


def _milliseconds(at: float) -> int:
    return round(at * 1000)
