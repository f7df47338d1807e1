"""What workers send each other: conversations of a device at one worker with a table of another, and requests."""

from __future__ import annotations

import msgspec

from manoir.protocol.reply import Reply


class _WorkerMessage(msgspec.Struct, frozen=True, array_like=True):
    """One thing that is sent."""


class DeviceCame(_WorkerMessage, frozen=True, tag="come"):
    """A device of mine wants to talk with a table of yours."""

    conversation: str
    caller: str = ""


class DeviceSaid(_WorkerMessage, frozen=True, tag="say"):
    """What the device said; counted, so that a lost one is noticed."""

    conversation: str
    count: int
    data: bytes


class DeviceLeft(_WorkerMessage, frozen=True, tag="gone"):
    """The device is gone."""

    conversation: str


class DeviceTold(_WorkerMessage, frozen=True, tag="tell"):
    """What the device is told: written and redacted for this one socket by the worker that runs the table."""

    conversation: str
    count: int
    data: bytes


class ConversationOver(_WorkerMessage, frozen=True, tag="bye"):
    """The table's side of the conversation is over."""

    conversation: str


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


WorkerMessage = DeviceCame | DeviceSaid | DeviceLeft | DeviceTold | ConversationOver | ForwardedRequest | ForwardedReply


class WorkerMail(msgspec.Struct, frozen=True, array_like=True):
    """Whatever one worker had for another at one moment."""

    sender: str
    messages: list[WorkerMessage]


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(WorkerMail)


def pack(mail: WorkerMail) -> bytes:
    """The mail as it travels."""
    return _encoder.encode(mail)


def unpack(data: bytes) -> WorkerMail:
    """The mail as it arrived."""
    return _decoder.decode(data)
