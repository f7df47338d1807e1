"""The only codec: what goes over the wire passes through here, and a Secret does not."""

from __future__ import annotations

from typing import Any, NoReturn

import msgspec

from manoir.protocol.messages import Said, Told


class Malformed(Exception):
    """A message that is none of the protocol's; says where and why."""


def refuse(value: Any) -> NoReturn:
    """Whatever is not plain is our mistake; a Secret here was not redacted for its reader."""
    raise TypeError(f"a {type(value).__name__} was about to be written to the wire")


encoder = msgspec.json.Encoder(enc_hook=refuse, order=None)
_said: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Said)


def write(message: Told) -> bytes:
    """A message as it is sent."""
    return encoder.encode(message)


def read_body(body: bytes) -> Any:
    """The body of a request as plain data, or Malformed."""
    try:
        return msgspec.json.decode(body)
    except msgspec.DecodeError as wrong:
        raise Malformed(f"body: {wrong}"[:300]) from None


def read(data: bytes) -> Said:
    """A message as it was sent, or Malformed."""
    try:
        said: Said = _said.decode(data)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
        raise Malformed(str(wrong)[:200]) from None
    return said
