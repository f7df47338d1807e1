"""What workers send each other: visits whose device is at one worker and whose table is at another, and requests."""

from __future__ import annotations

import msgspec

from manoir.protocol.reply import Reply


class _WorkerMessage(msgspec.Struct, frozen=True, array_like=True):
    """One thing that is sent."""


class DeviceCame(_WorkerMessage, frozen=True, tag="come"):
    """A device of mine wants to visit a table of yours."""

    visit: str
    caller: str = ""


class DeviceSaid(_WorkerMessage, frozen=True, tag="say"):
    """What the device said; counted, so that a lost one is noticed."""

    visit: str
    count: int
    data: bytes


class DeviceLeft(_WorkerMessage, frozen=True, tag="gone"):
    """The device is gone."""

    visit: str


class DeviceTold(_WorkerMessage, frozen=True, tag="tell"):
    """What the device is told: written and redacted for this one socket by the worker that runs the table."""

    visit: str
    count: int
    data: bytes


class VisitOver(_WorkerMessage, frozen=True, tag="bye"):
    """The table's side of the visit is over."""

    visit: str


class ForwardedRequest(_WorkerMessage, frozen=True, tag="ask"):
    """A request for a table of yours."""

    id: str
    method: str
    target: str
    secret: str | None
    body: bytes
    caller: str = ""


class ForwardedReply(_WorkerMessage, frozen=True, tag="reply"):
    """The response to a request."""

    id: str
    reply: Reply


WorkerMessage = DeviceCame | DeviceSaid | DeviceLeft | DeviceTold | VisitOver | ForwardedRequest | ForwardedReply


class WorkerMail(msgspec.Struct, frozen=True, array_like=True):
    """Whatever one worker had for another at one moment."""

    sender: str
    parcels: list[WorkerMessage]


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(WorkerMail)


def pack(bag: WorkerMail) -> bytes:
    """A bag as it travels."""
    return _encoder.encode(bag)


def unpack(data: bytes) -> WorkerMail:
    """A bag as it arrived."""
    return _decoder.decode(data)
