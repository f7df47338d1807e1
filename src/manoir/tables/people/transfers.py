"""Seats and a list of games moved to another device: `docs/decisions/moving-to-another-device`.

The house passes on two public keys and what one device sealed for the other. It cannot read it, and keeps it for as
long as the second device takes to fetch it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import msgspec

from manoir.kernel.wrong import WrongInput, quoted
from manoir.store.trouble import Trouble
from manoir.tables.house import House
from manoir.tables.people.codes import typed
from manoir.tables.people.names import cleaned
from manoir.tables.people.seat_secrets import fits, hashed, new_secret, new_table_id
from manoir.tables.verdict import Denied

LETTERS = 8  # of a code: eleven thousand million of them
LASTS = 600.0  # seconds
PURPOSE = "transfer"
KEY = re.compile("[0-9a-f]{64}")
ID = 16  # letters of a ticket that name its transfer; the rest is its secret

Stage = Literal["open", "asked", "given", "taken", "refused"]


class Transfer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The document of a transfer."""

    giver: str  # the hash of the ticket of the device that gives
    giver_key: str  # public
    stage: Stage = "open"
    taker: str | None = None  # the hash of the ticket of the device that asks
    taker_key: str = ""
    device: str = ""  # what that device calls itself
    sealed: str = ""  # what only that device can read


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a device shows to go on with a transfer, and the key of the other device if there is one."""

    ticket: str
    key: str
    until: float


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a transfer has come."""

    stage: Stage
    device: str
    key: str  # of the device that asks
    until: float


_decoder = msgspec.json.Decoder(Transfer)


async def offer(house: House, key: str) -> tuple[str, Ticket]:
    """A device wishes to give: a code for the other one to type, and a ticket for itself."""
    ticket, until = _new_ticket(), house.now() + LASTS
    await house.store.transfers.add(_id(ticket), _written(Transfer(hashed(ticket), _key(key))), until)
    code = await house.codes.draw(PURPOSE, _id(ticket), LASTS, LETTERS)
    if code is None:
        raise Trouble("no code was free")
    return code, Ticket(ticket, "", until)


async def claim(house: House, code: str, key: str, device: str) -> Ticket:
    """Another device typed the code: it is spent, whoever typed it, and the first device is told who asks."""
    key, letters = _key(key), _typed(code)
    id = await house.codes.take(letters, PURPOSE)
    if id is None:
        raise Denied("no-transfer")
    ticket = id + new_secret()

    def ask(now: Transfer) -> Transfer:
        return msgspec.structs.replace(
            now, stage="asked", taker=hashed(ticket), taker_key=key, device=cleaned(device) or "?"
        )

    now, until = await _change(house, id, "open", ask)
    return Ticket(ticket, now.giver_key, until)


async def progress(house: House, ticket: str) -> Progress:
    """How far a transfer has come, for either of its devices."""
    now, _, until = await _found(house, _id(ticket))
    if not fits(ticket, now.giver) and not fits(ticket, now.taker):
        raise Denied("transfer-over")
    return Progress(now.stage, now.device, now.taker_key, until)


async def give(house: House, ticket: str, sealed: str) -> None:
    """The first device agrees: what it sealed waits for the other."""

    def given(now: Transfer) -> Transfer:
        _must_fit(ticket, now.giver)
        return msgspec.structs.replace(now, stage="given", sealed=sealed)

    await _change(house, _id(ticket), "asked", given)


async def refuse(house: House, ticket: str) -> None:
    """The first device does not wish to give, or not to this one."""

    def refused(now: Transfer) -> Transfer:
        _must_fit(ticket, now.giver)
        return msgspec.structs.replace(now, stage="refused", sealed="")

    await _change(house, _id(ticket), None, refused)
    await house.codes.free(PURPOSE, _id(ticket))


async def take(house: House, ticket: str) -> str:
    """The other device fetches what was sealed for it, once: it is gone from the house before it is told."""
    sealed = ""

    def taken(now: Transfer) -> Transfer:
        nonlocal sealed
        _must_fit(ticket, now.taker)
        sealed = now.sealed
        return msgspec.structs.replace(now, stage="taken", sealed="")

    await _change(house, _id(ticket), "given", taken)
    return sealed


async def _change(
    house: House, id: str, stage: Stage | None, change: Callable[[Transfer], Transfer]
) -> tuple[Transfer, float]:
    """Bring a transfer from one stage to another; Denied if it is at none that allows it, or its time is over."""
    now, seen, until = await _found(house, id)
    after = change(now)
    open_still = stage is None and now.stage in ("open", "asked")
    if not open_still and now.stage != stage:
        raise Denied("transfer-over")
    if not await house.store.transfers.save(id, seen, _written(after)):
        raise Denied("transfer-over")
    return now, until


async def _found(house: House, id: str) -> tuple[Transfer, str, float]:
    found = await house.store.transfers.find(id, house.now())
    if found is None:
        raise Denied("transfer-over")
    return _decoder.decode(found[0]), *found


def _must_fit(ticket: str, kept: str | None) -> None:
    if not fits(ticket, kept):
        raise Denied("transfer-over")


def _new_ticket() -> str:
    return new_table_id() + new_secret()


def _id(ticket: str) -> str:
    return ticket[:ID]


def _key(text: str) -> str:
    if not KEY.fullmatch(text):
        raise WrongInput("key", quoted(text), "64 hexadecimal digits")
    return text


def _typed(text: str) -> str:
    try:
        return typed(text.replace("-", " "), LETTERS)
    except Denied as wrong:
        raise Denied("not-a-transfer", wrong.detail) from None


def _written(transfer: Transfer) -> str:
    return msgspec.json.encode(transfer).decode()
